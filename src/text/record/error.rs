//! What can be wrong with a record, and where.

use super::MAX_RECORD_LENGTH;
use crate::play::{NextRoundError, PlayError};
use crate::text::PositionError;
use std::fmt;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// Longer than [`MAX_RECORD_LENGTH`].
    TooLong,
    /// No line says which game it is.
    NoGame,
    /// There is no such game.
    NoSuchVariant,
    /// The heading has no such line, or has it twice.
    NotAHeading,
    /// The game has no such opening.
    NotAnOpening,
    /// Not a number of rounds from 1 to [`MAX_ROUNDS`](crate::MOST_ROUNDS), or a game of one round only.
    NotRounds,
    /// The starting position cannot be read.
    BadStart(PositionError),
    /// Another round should begin here.
    WrongRound {
        /// The number of the round that should stand here.
        expected: usize,
    },
    /// The next round cannot begin.
    NoNextRound(NextRoundError),
    /// Another turn should stand here.
    WrongTurn {
        /// The number of the turn that should stand here.
        expected: usize,
    },
    /// The turn before is not over: its player sows again.
    TurnNotOver,
    /// The turn is over: its player does not sow again.
    TurnOver,
    /// Not the name of a sowing.
    NotASowing,
    /// The sowing is not allowed.
    Illegal(PlayError),
    /// Something after a resignation or a result.
    AfterTheEnd,
    /// Not the result that the sowings lead to.
    WrongResult {
        /// The result they lead to, as it would be written; nothing while the round runs.
        expected: Option<String>,
    },
}

impl RecordError {
    pub(super) fn at(line: usize, column: usize, kind: RecordErrorKind) -> Self {
        RecordError { line, column, kind }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::TooLong => write!(f, "longer than {MAX_RECORD_LENGTH} bytes"),
            RecordErrorKind::NoGame => write!(f, "no line says which game this is"),
            RecordErrorKind::NoSuchVariant => write!(f, "there is no such game"),
            RecordErrorKind::NotAHeading => {
                write!(f, "expected game, opening, rounds or start, each once")
            }
            RecordErrorKind::NotAnOpening => write!(f, "the game has no such opening"),
            RecordErrorKind::NotRounds => write!(f, "not a number of rounds for this game"),
            RecordErrorKind::BadStart(error) => write!(f, "the starting position: {error}"),
            RecordErrorKind::WrongRound { expected } => {
                write!(f, "round {expected} should begin here")
            }
            RecordErrorKind::NoNextRound(error) => error.fmt(f),
            RecordErrorKind::WrongTurn { expected } => {
                write!(f, "turn {expected} should stand here")
            }
            RecordErrorKind::TurnNotOver => write!(f, "the player of the turn before sows again"),
            RecordErrorKind::TurnOver => write!(f, "the turn is over before this sowing"),
            RecordErrorKind::NotASowing => write!(f, "not the name of a sowing"),
            RecordErrorKind::Illegal(error) => error.fmt(f),
            RecordErrorKind::AfterTheEnd => write!(f, "the round is over before this"),
            RecordErrorKind::WrongResult {
                expected: Some(result),
            } => {
                write!(f, "the sowings lead to another result: {result}")
            }
            RecordErrorKind::WrongResult { expected: None } => write!(f, "the round is not over"),
        }
    }
}
