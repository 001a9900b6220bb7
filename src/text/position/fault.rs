//! What can be wrong with a position text, and where.

use super::{LONGEST_POSITION, MOST_SEEDS};
use crate::play::FEWEST_OPEN_HOLES;
use serde::Serialize;
use std::fmt;

/// Everything that is wrong with a position text, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError {
    /// At least one fault.
    pub faults: Vec<Fault>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The character where it stands, counted from 1.
    pub column: usize,
    /// What is wrong.
    #[serde(flatten)]
    pub what: What,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "camelCase")]
pub enum What {
    /// Longer than [`LONGEST_POSITION`].
    TooLong,
    /// Not two rows with a `/` between them.
    NotTwoRows,
    /// A row of the wrong length.
    HolesInRow {
        /// Holes found.
        found: usize,
        /// Holes of a row of this game.
        expected: usize,
    },
    /// Neither digits nor `x`.
    NotSeeds {
        /// What stands there, cut short.
        found: String,
    },
    /// More than [`MOST_SEEDS`] in one place.
    TooManyHere,
    /// The banks are missing, or not two counts with a `-` between them.
    NotTwoBanks,
    /// The player to move is missing.
    NoPlayer,
    /// Neither `S` nor `N`, with or without `+`.
    NotAPlayer {
        /// What stands there, cut short.
        found: String,
    },
    /// `+`, though the game has no second sowing.
    NoSecondSowing,
    /// A closed hole in a game without closed holes (K5).
    NoClosedHoles,
    /// Fewer open holes than [`FEWEST_OPEN_HOLES`].
    TooFewOpenHoles {
        /// Open holes found.
        found: usize,
    },
    /// More than [`MOST_SEEDS`] on the board and in the banks.
    TooManySeeds {
        /// Seeds found.
        found: u32,
    },
    /// Not the number of seeds that the game is played with, and no `free` behind it.
    WrongTotal {
        /// Seeds found.
        found: u32,
        /// Seeds the game is played with.
        expected: u32,
    },
    /// Something behind the end of the text.
    Unexpected {
        /// What stands there, cut short.
        found: String,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults = self.faults.iter().map(Fault::to_string);
        f.write_str(&faults.collect::<Vec<_>>().join("; "))
    }
}

impl std::error::Error for PositionError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::TooLong => write!(f, "longer than {LONGEST_POSITION} characters"),
            What::NotTwoRows => write!(f, "two rows with a / between them should stand here"),
            What::HolesInRow { found, expected } => {
                write!(f, "the row has {found} holes, not {expected}")
            }
            What::NotSeeds { found } => write!(f, "{found:?} is neither a number of seeds nor x"),
            What::TooManyHere => write!(f, "more than {MOST_SEEDS} seeds in one place"),
            What::NotTwoBanks => write!(f, "two banks with a - between them should stand here"),
            What::NoPlayer => write!(f, "the player to move, S or N, is missing"),
            What::NotAPlayer { found } => write!(f, "{found:?} is not a player, S or N"),
            What::NoSecondSowing => write!(f, "this game has no second sowing"),
            What::NoClosedHoles => write!(f, "this game has no closed holes"),
            What::TooFewOpenHoles { found } => {
                write!(
                    f,
                    "{found} open holes; at least {FEWEST_OPEN_HOLES} are needed"
                )
            }
            What::TooManySeeds { found } => {
                write!(
                    f,
                    "{found} seeds in all; at most {MOST_SEEDS} can be counted"
                )
            }
            What::WrongTotal { found, expected } => {
                write!(
                    f,
                    "{found} seeds in all, not {expected}; a free position says so"
                )
            }
            What::Unexpected { found } => write!(f, "{found:?} should not stand here"),
        }
    }
}
