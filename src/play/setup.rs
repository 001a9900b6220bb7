//! Setting up a position: whatever is laid out may be wrong, until it is looked at.

use super::position::Position;
use super::refill::MIN_OPEN_HOLES;
use crate::board::{Board, Hole, MAX_SEEDS, Side};
use crate::rules::Rules;

/// A position that is being set up. [`Setup::position`] says whether it can be played.
///
/// It begins with an empty board, all holes open, South to move. Unless it is [`Setup::free`] it must hold as many
/// seeds as the game's usual opening.
///
/// ```
/// use ali_guli_mane::play::Setup;
/// use ali_guli_mane::{Side, Variant};
/// let rules = Variant::Kalah.rules();
/// let [b1, a1] = ["B1", "A1"].map(|name| rules.ring_of_holes().hole_named(name).expect("a hole"));
/// let setup = Setup::new(rules).seeds(b1, 3).seeds(a1, 2).bank(Side::South, 20).mover(Side::North).free();
/// assert_eq!(setup.position()?.to_string(), "0,0,0,0,0,2/0,0,0,0,0,3 20-0 N free");
/// # Ok::<(), ali_guli_mane::play::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "a setup is not a position yet"]
pub struct Setup {
    rules: &'static Rules,
    board: Board,
    mover: Side,
    second: bool,
    /// How many seeds there must be; nothing where any number will do.
    total: Option<u8>,
}

/// Why a setup cannot be played: the first fault that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "what", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum SetupError {
    /// `second_sowing`, though the game has none.
    #[error("this game has no second sowing")]
    NoSecondSowing,
    /// A closed hole in a game without closed holes (K5).
    #[error("this game has no closed holes")]
    NoClosedHoles,
    /// More than [`MAX_SEEDS`] on the board and in the banks.
    #[error("{found} seeds in all; at most {MAX_SEEDS} can be counted")]
    TooManySeeds {
        /// Seeds found.
        found: u32,
    },
    /// Not the number of seeds that the game is played with, and not free.
    #[error("{found} seeds in all, not {expected}: only a free position may hold another number")]
    WrongTotal {
        /// Seeds found.
        found: u32,
        /// Seeds the game is played with.
        expected: u32,
    },
    /// Fewer open holes than [`MIN_OPEN_HOLES`].
    #[error("{found} open holes; at least {MIN_OPEN_HOLES} are needed")]
    TooFewOpenHoles {
        /// Open holes found.
        found: usize,
    },
}

impl Setup {
    /// An empty board of a game.
    pub fn new(rules: &'static Rules) -> Self {
        Setup {
            rules,
            board: Board::empty(rules.row),
            mover: Side::South,
            second: false,
            total: Some(rules.usual_total()),
        }
    }

    /// Lays seeds into a hole. A closed hole is opened.
    ///
    /// # Panics
    /// If the hole belongs to a board of another size.
    pub fn seeds(mut self, hole: Hole, seeds: u8) -> Self {
        self.board.open(hole);
        self.board.set_seeds(hole, seeds);
        self
    }

    /// Closes a hole, and takes out the seeds in it.
    ///
    /// # Panics
    /// If the hole belongs to a board of another size.
    pub fn closed(mut self, hole: Hole) -> Self {
        self.board.open(hole); // says so if it is of another board
        self.board.set_seeds(hole, 0);
        self.board.close(hole);
        self
    }

    /// Lays seeds into a bank.
    pub fn bank(mut self, side: Side, seeds: u8) -> Self {
        self.board.set_bank(side, seeds);
        self
    }

    /// Says whose turn it is.
    pub fn mover(self, mover: Side) -> Self {
        Setup { mover, ..self }
    }

    /// Says that the mover has captured and sows once more (A4). If no hole allows that, the turn has passed.
    pub fn second_sowing(self) -> Self {
        Setup {
            second: true,
            ..self
        }
    }

    /// Allows any number of seeds.
    pub fn free(self) -> Self {
        Setup {
            total: None,
            ..self
        }
    }

    /// Asks for so many seeds.
    pub(crate) fn with_total(self, total: u8) -> Self {
        Setup {
            total: Some(total),
            ..self
        }
    }

    /// The position, if it can be played.
    ///
    /// # Errors
    /// A [`SetupError`] says what is wrong.
    pub fn position(&self) -> Result<Position, SetupError> {
        match self.faults().next() {
            Some(fault) => Err(fault),
            None => Ok(self.unchecked()),
        }
    }

    /// All that is wrong.
    pub(crate) fn faults(&self) -> impl Iterator<Item = SetupError> {
        let second = self.second && !self.rules.has_second_sowings();
        let faults = [
            second.then_some(SetupError::NoSecondSowing),
            self.closed_fault(),
            self.total_fault(),
            self.open_fault(),
        ];
        faults.into_iter().flatten()
    }

    fn unchecked(&self) -> Position {
        Position::from_parts(self.rules, self.board, self.mover, self.second)
    }

    fn closed_fault(&self) -> Option<SetupError> {
        let closed = self.board.closed() != 0 && !self.rules.has_closed_holes();
        closed.then_some(SetupError::NoClosedHoles)
    }

    fn total_fault(&self) -> Option<SetupError> {
        let found = self.board.total_of_any();
        if found > u32::from(MAX_SEEDS) {
            return Some(SetupError::TooManySeeds { found });
        }
        let expected = self.total.map(u32::from);
        let wrong = expected.filter(|&expected| found != expected);
        wrong.map(|expected| SetupError::WrongTotal { found, expected })
    }

    fn open_fault(&self) -> Option<SetupError> {
        let found = self.board.open_holes();
        (found < MIN_OPEN_HOLES).then_some(SetupError::TooFewOpenHoles { found })
    }
}

/// A position to change, with any number of seeds.
impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Setup {
            rules: position.rules(),
            board: *position.board(),
            mover: position.mover(),
            second: position.is_second_sowing(),
            total: None,
        }
    }
}
