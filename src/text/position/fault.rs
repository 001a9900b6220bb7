//! What can be wrong with a position text, and where.

use super::MAX_POSITION_LENGTH;
use crate::board::MAX_SEEDS;
use crate::insertion_sort::insertion_sort_by_key;
use crate::play::SetupError;

/// Everything that is wrong with a position text, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[error("{}", told(faults))]
#[non_exhaustive]
pub struct PositionError {
    /// At least one fault.
    pub faults: Vec<PositionFault>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[error("column {column}: {kind}")]
#[non_exhaustive]
pub struct PositionFault {
    /// The character where it stands, counted from 1.
    pub column: usize,
    /// What is wrong.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: PositionFaultKind,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "what", rename_all = "camelCase"))]
#[non_exhaustive]
pub enum PositionFaultKind {
    /// Longer than [`MAX_POSITION_LENGTH`].
    #[error("longer than {MAX_POSITION_LENGTH} characters")]
    TooLong,
    /// Not two rows with a `/` between them.
    #[error("two rows with a / between them should stand here")]
    NotTwoRows,
    /// A row of the wrong length.
    #[error("the row has {found} holes, not {expected}")]
    HolesInRow {
        /// Holes found.
        found: usize,
        /// Holes of a row of this game.
        expected: usize,
    },
    /// Neither digits nor `x`.
    #[error("\"{found}\" is neither a number of seeds nor x")]
    NotSeeds {
        /// What stands there, cut short.
        found: String,
    },
    /// More than [`MAX_SEEDS`] in one place.
    #[error("more than {MAX_SEEDS} seeds in one place")]
    TooManyHere,
    /// The banks are missing, or not two counts with a `-` between them.
    #[error("two banks with a - between them should stand here")]
    NotTwoBanks,
    /// The player to move is missing.
    #[error("the player to move, S or N, is missing")]
    NoPlayer,
    /// Neither `S` nor `N`, with or without `+`.
    #[error("\"{found}\" is not a player, S or N")]
    NotAPlayer {
        /// What stands there, cut short.
        found: String,
    },
    /// Something behind the end of the text.
    #[error("\"{found}\" should not stand here")]
    Unexpected {
        /// What stands there, cut short.
        found: String,
    },
    /// What a [`Setup`](crate::play::Setup) refuses too.
    #[error(transparent)]
    #[cfg_attr(feature = "serde", serde(untagged))]
    Setup(#[from] SetupError),
}

impl PositionError {
    /// These faults, in the order of the text.
    pub(super) fn of(mut faults: Vec<PositionFault>) -> Self {
        insertion_sort_by_key(&mut faults, |fault| fault.column);
        PositionError { faults }
    }
}

fn told(faults: &[PositionFault]) -> String {
    let faults: Vec<String> = faults.iter().map(PositionFault::to_string).collect();
    faults.join("; ")
}
