//! What a puzzle may ask, and in which games.

use super::{Puzzle, keep, longest, pit, richest};
use crate::ai::Engine;
use crate::play::Position;
use crate::rules::{Capture, Relay, Rules};

/// What a puzzle asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Which sowing keeps the win? Only one does. Its worth: seeds ahead at the end, with best play by both.
    KeepTheWin,
    /// What is the most that this turn can bring in? The worth of a first sowing: seeds banked by the best turn that
    /// begins with it.
    LargestCapture,
    /// Which sowing goes on for most laps? Its worth: laps.
    LongestRelay,
    /// Where will the last seed fall? Nothing is to be chosen but a place.
    CallThePit,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 4] = [
        Kind::KeepTheWin,
        Kind::LargestCapture,
        Kind::LongestRelay,
        Kind::CallThePit,
    ];

    /// The name in the JS API.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::KeepTheWin => "keepTheWin",
            Kind::LargestCapture => "largestCapture",
            Kind::LongestRelay => "longestRelay",
            Kind::CallThePit => "callThePit",
        }
    }

    /// The kind of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Has the game such puzzles? Captures and relays can be asked for only where there are any; where the last seed
    /// of a single lap falls is a matter of counting, and no puzzle.
    pub fn suits(self, rules: &Rules) -> bool {
        match self {
            Kind::KeepTheWin => true,
            Kind::LargestCapture => rules.capture != Capture::Nothing,
            Kind::LongestRelay | Kind::CallThePit => rules.relay != Relay::Never,
        }
    }

    /// The puzzle that a position makes; nothing where it makes no good one.
    pub(super) fn ask(self, engine: &mut Engine, position: &Position) -> Option<Puzzle> {
        match self {
            Kind::KeepTheWin => keep::ask(engine, position),
            Kind::LargestCapture => richest::ask(position),
            Kind::LongestRelay => longest::ask(position),
            Kind::CallThePit => pit::ask(position),
        }
    }
}
