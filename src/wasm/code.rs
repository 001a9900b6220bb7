//! The codes of errors: all that the module throws on purpose has one of them.

/// What is wrong. `types.d.ts` lists the same codes for TypeScript, and a test holds the two together.
#[derive(Clone, Copy, Debug)]
pub enum Code {
    /// There is no game of that name.
    NoSuchVariant,
    /// The board has no such hole.
    NoSuchHole,
    /// Seeds go anticlockwise or clockwise.
    NoSuchWay,
    /// The game has no sowing of that name.
    NoSuchSowing,
    /// There is no level of that name.
    NoSuchLevel,
    /// The hole is in the other player's row.
    NotYourHole,
    /// The hole is closed in this round.
    ClosedHole,
    /// There is nothing in the hole.
    EmptyHole,
    /// The game is sown one way only.
    WayNotAllowed,
    /// The sowing would go round for ever.
    EndlessSowing,
    /// The round is over.
    RoundOver,
    /// The round is still running.
    RoundRunning,
    /// The match is over.
    MatchOver,
    /// The game has no puzzles of that kind.
    NoSuchPuzzle,
    /// The calendar has no such day.
    NoSuchDay,
    /// A value that is not allowed there.
    BadOption,
    /// A text that is no position of the game.
    BadPosition,
    /// A text that is no record of a match.
    BadRecord,
    /// A text that is no opening book of the game.
    BadBook,
}

impl Code {
    /// The `code` of the error.
    pub const fn name(self) -> &'static str {
        match self {
            Code::NoSuchVariant => "noSuchVariant",
            Code::NoSuchHole => "noSuchHole",
            Code::NoSuchWay => "noSuchWay",
            Code::NoSuchSowing => "noSuchSowing",
            Code::NoSuchLevel => "noSuchLevel",
            Code::NotYourHole => "notYourHole",
            Code::ClosedHole => "closedHole",
            Code::EmptyHole => "emptyHole",
            Code::WayNotAllowed => "wayNotAllowed",
            Code::EndlessSowing => "endlessSowing",
            Code::RoundOver => "roundOver",
            Code::RoundRunning => "roundRunning",
            Code::MatchOver => "matchOver",
            Code::NoSuchPuzzle => "noSuchPuzzle",
            Code::NoSuchDay => "noSuchDay",
            Code::BadOption => "badOption",
            Code::BadPosition => "badPosition",
            Code::BadRecord => "badRecord",
            Code::BadBook => "badBook",
        }
    }
}
