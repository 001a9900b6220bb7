//! What can be wrong with a record, and where.

use super::MAX_RECORD_LENGTH;
use crate::play::{NextRoundError, PlayError};
use crate::text::PositionError;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
#[non_exhaustive]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// Longer than [`MAX_RECORD_LENGTH`].
    #[error("longer than {MAX_RECORD_LENGTH} bytes")]
    TooLong,
    /// No line says which game it is.
    #[error("no line says which game this is")]
    NoGame,
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchVariant,
    /// The heading has no such line, or has it twice.
    #[error("expected game, opening, rounds or start, each once")]
    NotAHeading,
    /// The game has no such opening.
    #[error("the game has no such opening")]
    NotAnOpening,
    /// Not a number of rounds from 1 to [`MAX_ROUNDS`](crate::rules::MAX_ROUNDS), or a game of one round only.
    #[error("not a number of rounds for this game")]
    NotRounds,
    /// The starting position cannot be read.
    #[error("the starting position: {0}")]
    BadStart(#[source] PositionError),
    /// Another round should begin here.
    #[error("round {expected} should begin here")]
    WrongRound {
        /// The number of the round that should stand here.
        expected: usize,
    },
    /// The next round cannot begin.
    #[error(transparent)]
    NoNextRound(NextRoundError),
    /// Another turn should stand here.
    #[error("turn {expected} should stand here")]
    WrongTurn {
        /// The number of the turn that should stand here.
        expected: usize,
    },
    /// The turn before is not over: its player sows again.
    #[error("the player of the turn before sows again")]
    TurnNotOver,
    /// The turn is over: its player does not sow again.
    #[error("the turn is over before this sowing")]
    TurnOver,
    /// Not the name of a sowing.
    #[error("not the name of a sowing")]
    NotASowing,
    /// The sowing is not allowed.
    #[error(transparent)]
    Illegal(PlayError),
    /// Something after a resignation or a result.
    #[error("the round is over before this")]
    AfterTheEnd,
    /// Not the result that the sowings lead to.
    #[error("{}", wrong_result(expected.as_deref()))]
    WrongResult {
        /// The result they lead to, as it would be written; nothing while the round runs.
        expected: Option<String>,
    },
}

impl RecordError {
    /// Longer than [`MAX_RECORD_LENGTH`], whatever it says.
    pub(crate) fn too_long() -> Self {
        RecordError::at(1, 1, RecordErrorKind::TooLong)
    }

    pub(super) fn at(line: usize, column: usize, kind: RecordErrorKind) -> Self {
        RecordError { line, column, kind }
    }
}

fn wrong_result(expected: Option<&str>) -> String {
    match expected {
        Some(result) => format!("the sowings lead to another result: {result}"),
        None => "the round is not over".to_owned(),
    }
}
