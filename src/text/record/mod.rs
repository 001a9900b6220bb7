//! A whole match as text that a person can read and edit, and that replays to the same match.
//!
//! ```text
//! game: ali-guli-mane
//! opening: 5
//! rounds: 3
//!
//! round 1
//! 1. B4 B1
//! 2. A2
//! ...
//! result: South 48-18 stuck
//!
//! round 2
//! ...
//! ```
//!
//! One line a turn, numbered, with all its sowings; `resigns` ends a round that was given up. `rounds:` and
//! `start:` stand only where they were agreed. Blank lines and lines that begin with `#` say nothing.

mod error;
mod reader;

use crate::board::Side;
use crate::play::{Match, MatchOptions, Round};
use crate::rules::{EndReason, Outcome};
pub use error::{RecordError, RecordErrorKind};
use std::fmt::{self, Write};

/// A longer record, in bytes, is refused unread: a text of any length must not take any amount of time and memory.
pub const MAX_RECORD_LENGTH: usize = 1 << 24;

const RESIGNS: &str = "resigns";

impl Match {
    /// The whole match as text; [`Match::from_record`] reads it.
    ///
    /// ```
    /// use ali_guli_mane::play::MatchOptions;
    /// use ali_guli_mane::{Match, Variant};
    /// let mut game = Match::new(MatchOptions::new(Variant::AliGuliMane));
    /// for name in ["B4", "B2"] {
    ///     let sowing = game.options().rules.sowing_named(name).expect("the name of a sowing");
    ///     game.play(sowing)?;
    /// }
    /// let record = game.record();
    /// assert_eq!(record, "game: ali-guli-mane\nopening: 5\n\nround 1\n1. B4 B2\n");
    /// assert_eq!(Match::from_record(&record)?.position(), game.position());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn record(&self) -> String {
        let mut text = String::new();
        // Writing to a text never fails.
        let _ = write_heading(&mut text, self.options());
        for (number, round) in (1..).zip(self.rounds()) {
            let _ = write_round(&mut text, number, round);
        }
        text
    }

    /// Replays a record. Any dash counts as `-`, and any space as a space, also one that is not seen; columns are those
    /// of the text as it is.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column.
    pub fn from_record(record: &str) -> Result<Match, RecordError> {
        if record.len() > MAX_RECORD_LENGTH {
            return Err(RecordError::too_long());
        }
        reader::read(record)
    }
}

impl MatchOptions {
    /// Where the match began, if that was agreed; `free` wherever a reader who goes by its opening would count
    /// other seeds.
    pub(crate) fn start_text(&self) -> Option<String> {
        let start = self.start?;
        let text = start.to_string();
        let says_free = text.ends_with(" free");
        Some(match start.board().total() == self.total() || says_free {
            true => text,
            false => text + " free",
        })
    }
}

fn write_heading(text: &mut String, options: &MatchOptions) -> fmt::Result {
    writeln!(text, "game: {}", options.rules.variant.id())?;
    writeln!(text, "opening: {}", options.opening.id)?;
    if let Some(rounds) = options.rounds {
        writeln!(text, "rounds: {rounds}")?;
    }
    if let Some(start) = options.start_text() {
        writeln!(text, "start: {start}")?;
    }
    Ok(())
}

/// A round, a line for each turn. It is written when anything is saved, so it takes no detours.
fn write_round(text: &mut String, number: usize, round: &Round) -> fmt::Result {
    let rules = round.position().rules();
    let (mut turn, mut last) = (0, None);
    let mut say = |text: &mut String, mover: Side, word: &str| {
        if last.replace(mover) == Some(mover) {
            return write!(text, " {word}");
        }
        turn += 1;
        write!(text, "\n{turn}. {word}")
    };
    write!(text, "\nround {number}")?;
    for (position, sowing) in round.sowings() {
        say(text, position.mover(), &rules.sowing_name(sowing))?;
    }
    if let Some(loser) = round.resigned() {
        say(text, loser, RESIGNS)?;
    }
    text.push('\n');
    match round.outcome() {
        Some(outcome) => writeln!(text, "result: {}", result_text(&outcome)),
        None => Ok(()),
    }
}

fn result_text(outcome: &Outcome) -> String {
    let winner = match outcome.winner {
        Some(Side::South) => "South",
        Some(Side::North) => "North",
        None => "draw",
    };
    let reason = match outcome.reason {
        EndReason::Stuck => "stuck",
        EndReason::RowEmpty => "row empty",
        EndReason::Repetition => "repetition",
        EndReason::Resigned => "resigned",
    };
    let [south, north] = outcome.totals;
    format!("{winner} {south}-{north} {reason}")
}
