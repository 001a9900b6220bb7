//! What a puzzle may ask, and in which games.

use super::{Puzzle, call_the_pit, keep_the_win, largest_capture, longest_relay};
use crate::ai::Engine;
use crate::play::Position;
use crate::rules::{Capture, Relay, Rules};
use std::fmt;
use std::str::FromStr;

/// What a puzzle asks.
///
/// ```
/// use ali_guli_mane::puzzle::PuzzleKind;
/// use ali_guli_mane::Variant;
/// let kind: PuzzleKind = "longestRelay".parse()?;
/// assert!(kind.suits(Variant::AliGuliMane.rules()));
/// assert!(!kind.suits(Variant::Kalah.rules()));
/// # Ok::<(), ali_guli_mane::puzzle::PuzzleKindError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleKind {
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

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [PuzzleKind; 4] = [
        PuzzleKind::KeepTheWin,
        PuzzleKind::LargestCapture,
        PuzzleKind::LongestRelay,
        PuzzleKind::CallThePit,
    ];

    /// The name in the JS API.
    pub const fn id(self) -> &'static str {
        match self {
            PuzzleKind::KeepTheWin => "keepTheWin",
            PuzzleKind::LargestCapture => "largestCapture",
            PuzzleKind::LongestRelay => "longestRelay",
            PuzzleKind::CallThePit => "callThePit",
        }
    }

    /// Has the game such puzzles? Captures and relays can be asked for only where there are any; where the last seed
    /// of a single lap falls is a matter of counting, and no puzzle.
    pub fn suits(self, rules: &Rules) -> bool {
        match self {
            PuzzleKind::KeepTheWin => true,
            PuzzleKind::LargestCapture => rules.capture != Capture::Nothing,
            PuzzleKind::LongestRelay | PuzzleKind::CallThePit => rules.relay != Relay::Never,
        }
    }

    /// The puzzle that a position makes; nothing where it makes no good one.
    pub(super) fn ask(self, engine: &mut Engine, position: &Position) -> Option<Puzzle> {
        match self {
            PuzzleKind::KeepTheWin => keep_the_win::ask(engine, position),
            PuzzleKind::LargestCapture => largest_capture::ask(position),
            PuzzleKind::LongestRelay => longest_relay::ask(position),
            PuzzleKind::CallThePit => call_the_pit::ask(position),
        }
    }
}

/// No kind of puzzle has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no kind of puzzle called \"{0}\"")]
#[non_exhaustive]
pub struct PuzzleKindError(pub String);

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for PuzzleKind {
    type Err = PuzzleKindError;

    fn from_str(id: &str) -> Result<Self, PuzzleKindError> {
        let mut kinds = PuzzleKind::ALL.into_iter();
        kinds
            .find(|kind| kind.id() == id)
            .ok_or_else(|| PuzzleKindError(id.to_owned()))
    }
}
