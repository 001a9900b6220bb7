//! What can be wrong with a position text, and where.

use super::{MAX_POSITION_LENGTH, MAX_SEEDS};
use crate::play::MIN_OPEN_HOLES;
use serde::Serialize;
use std::fmt;

/// Everything that is wrong with a position text, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError {
    /// At least one fault.
    pub faults: Vec<PositionFault>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionFault {
    /// The character where it stands, counted from 1.
    pub column: usize,
    /// What is wrong.
    #[serde(flatten)]
    pub kind: PositionFaultKind,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "camelCase")]
pub enum PositionFaultKind {
    /// Longer than [`MAX_POSITION_LENGTH`].
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
    /// More than [`MAX_SEEDS`] in one place.
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
    /// Fewer open holes than [`MIN_OPEN_HOLES`].
    TooFewOpenHoles {
        /// Open holes found.
        found: usize,
    },
    /// More than [`MAX_SEEDS`] on the board and in the banks.
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
        let faults = self.faults.iter().map(PositionFault::to_string);
        f.write_str(&faults.collect::<Vec<_>>().join("; "))
    }
}

impl std::error::Error for PositionError {}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl fmt::Display for PositionFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFaultKind::TooLong => write!(f, "longer than {MAX_POSITION_LENGTH} characters"),
            PositionFaultKind::NotTwoRows => {
                write!(f, "two rows with a / between them should stand here")
            }
            PositionFaultKind::HolesInRow { found, expected } => {
                write!(f, "the row has {found} holes, not {expected}")
            }
            PositionFaultKind::NotSeeds { found } => {
                write!(f, "{found:?} is neither a number of seeds nor x")
            }
            PositionFaultKind::TooManyHere => write!(f, "more than {MAX_SEEDS} seeds in one place"),
            PositionFaultKind::NotTwoBanks => {
                write!(f, "two banks with a - between them should stand here")
            }
            PositionFaultKind::NoPlayer => write!(f, "the player to move, S or N, is missing"),
            PositionFaultKind::NotAPlayer { found } => {
                write!(f, "{found:?} is not a player, S or N")
            }
            PositionFaultKind::NoSecondSowing => write!(f, "this game has no second sowing"),
            PositionFaultKind::NoClosedHoles => write!(f, "this game has no closed holes"),
            PositionFaultKind::TooFewOpenHoles { found } => {
                write!(
                    f,
                    "{found} open holes; at least {MIN_OPEN_HOLES} are needed"
                )
            }
            PositionFaultKind::TooManySeeds { found } => {
                write!(
                    f,
                    "{found} seeds in all; at most {MAX_SEEDS} can be counted"
                )
            }
            PositionFaultKind::WrongTotal { found, expected } => {
                write!(
                    f,
                    "{found} seeds in all, not {expected}; a free position says so"
                )
            }
            PositionFaultKind::Unexpected { found } => write!(f, "{found:?} should not stand here"),
        }
    }
}
