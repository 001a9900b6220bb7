//! Errors as JavaScript sees them: an `Error` with a `code`, a `detail` and an English message.

use super::code::Code;
use super::view::to_js;
use crate::ai::BookError;
use crate::play::{NextRoundError, PlayError};
use crate::text::{PositionError, PositionFault, RecordError, RecordErrorKind};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// What the functions of the API give back to JavaScript.
pub type JsResult = Result<JsValue, JsValue>;

/// An error that has a code of its own in JavaScript.
pub trait Coded: std::fmt::Display {
    /// The `code`.
    fn code(&self) -> Code;

    /// The `detail`.
    fn detail(&self) -> JsResult;

    /// The thrown `Error`.
    fn coded(&self) -> JsValue {
        match self.detail() {
            Ok(detail) => error(self.code(), detail, &self.to_string()),
            Err(failure) => failure,
        }
    }
}

/// An `Error` with a `code` and a `detail`.
pub fn error(code: Code, detail: JsValue, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    for (key, value) in [("code", JsValue::from_str(code.name())), ("detail", detail)] {
        // A fresh Error takes new properties; were it ever to refuse one, the message is still there.
        let _ = js_sys::Reflect::set(&error, &key.into(), &value);
    }
    error.into()
}

#[derive(Serialize)]
struct HoleDetail {
    hole: u8,
}

/// The board has no hole of that number.
pub fn no_such_hole(hole: u8) -> JsValue {
    match to_js(&HoleDetail { hole }) {
        Ok(detail) => error(
            Code::NoSuchHole,
            detail,
            &format!("there is no hole {hole}"),
        ),
        Err(failure) => failure,
    }
}

#[derive(Serialize)]
struct Nothing {}

#[derive(Serialize)]
struct PositionDetail<'a> {
    column: usize,
    faults: &'a [PositionFault],
}

#[derive(Serialize)]
struct BookDetail {
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry: Option<usize>,
}

#[derive(Serialize)]
struct RecordDetail<'a> {
    line: usize,
    column: usize,
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'a PositionError>,
}

impl Coded for PlayError {
    fn code(&self) -> Code {
        match self {
            PlayError::NoSuchHole(_) => Code::NoSuchHole,
            PlayError::NotYourHole(_) => Code::NotYourHole,
            PlayError::ClosedHole(_) => Code::ClosedHole,
            PlayError::EmptyHole(_) => Code::EmptyHole,
            PlayError::WayNotAllowed(_) => Code::WayNotAllowed,
            PlayError::EndlessSowing(_) => Code::EndlessSowing,
            PlayError::RoundOver => Code::RoundOver,
        }
    }

    fn detail(&self) -> JsResult {
        match self {
            PlayError::NoSuchHole(hole)
            | PlayError::NotYourHole(hole)
            | PlayError::ClosedHole(hole)
            | PlayError::EmptyHole(hole)
            | PlayError::EndlessSowing(hole) => to_js(&HoleDetail {
                hole: hole.number(),
            }),
            PlayError::WayNotAllowed(_) | PlayError::RoundOver => to_js(&Nothing {}),
        }
    }
}

impl Coded for NextRoundError {
    fn code(&self) -> Code {
        match self {
            NextRoundError::RoundRunning => Code::RoundRunning,
            NextRoundError::MatchOver => Code::MatchOver,
        }
    }

    fn detail(&self) -> JsResult {
        to_js(&Nothing {})
    }
}

impl Coded for BookError {
    fn code(&self) -> Code {
        Code::BadBook
    }

    fn detail(&self) -> JsResult {
        let (what, entry) = match *self {
            BookError::NotOfThisGame => ("notOfThisGame", None),
            BookError::EndsBefore(entry) => ("endsBefore", Some(entry)),
            BookError::NotAChoice(entry) => ("notAChoice", Some(entry)),
            BookError::GoesOn(entry) => ("goesOn", Some(entry)),
        };
        to_js(&BookDetail { what, entry })
    }
}

impl Coded for PositionError {
    fn code(&self) -> Code {
        Code::BadPosition
    }

    fn detail(&self) -> JsResult {
        to_js(&PositionDetail {
            column: self.faults[0].column,
            faults: &self.faults,
        })
    }
}

impl Coded for RecordError {
    fn code(&self) -> Code {
        Code::BadRecord
    }

    fn detail(&self) -> JsResult {
        let (expected, position) = match &self.kind {
            RecordErrorKind::WrongRound { expected } | RecordErrorKind::WrongTurn { expected } => {
                (Some(expected.to_string()), None)
            }
            RecordErrorKind::WrongResult { expected } => (expected.clone(), None),
            RecordErrorKind::BadStart(error) => (None, Some(error)),
            _ => (None, None),
        };
        to_js(&RecordDetail {
            line: self.line,
            column: self.column,
            what: what(&self.kind),
            expected,
            position,
        })
    }
}

/// The `detail.what` of a bad record.
fn what(fault: &RecordErrorKind) -> &'static str {
    match fault {
        RecordErrorKind::TooLong => "tooLong",
        RecordErrorKind::NoGame => "noGame",
        RecordErrorKind::NoSuchVariant => Code::NoSuchVariant.name(),
        RecordErrorKind::NotAHeading => "notAHeading",
        RecordErrorKind::NotAnOpening => "notAnOpening",
        RecordErrorKind::NotRounds => "notRounds",
        RecordErrorKind::BadStart(_) => "badStart",
        RecordErrorKind::WrongRound { .. } => "wrongRound",
        RecordErrorKind::NoNextRound(error) => error.code().name(),
        RecordErrorKind::WrongTurn { .. } => "wrongTurn",
        RecordErrorKind::TurnNotOver => "turnNotOver",
        RecordErrorKind::TurnOver => "turnOver",
        RecordErrorKind::NotASowing => "notASowing",
        RecordErrorKind::Illegal(error) => error.code().name(),
        RecordErrorKind::AfterTheEnd => "afterTheEnd",
        RecordErrorKind::WrongResult { .. } => "wrongResult",
    }
}
