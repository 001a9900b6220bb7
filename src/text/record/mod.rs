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

/// No record is longer than this many bytes.
pub const MAX_RECORD_LENGTH: usize = 1 << 20;

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
        let options = self.options();
        let mut text = format!(
            "game: {}\nopening: {}\n",
            options.rules.variant.id(),
            options.opening.id
        );
        if let Some(rounds) = options.rounds {
            text += &format!("rounds: {rounds}\n");
        }
        if let Some(start) = options.start_text() {
            text += &format!("start: {start}\n");
        }
        for (number, round) in (1..).zip(self.rounds()) {
            text += &format!("\nround {number}\n");
            for (turn, words) in (1..).zip(turns(round)) {
                text += &format!("{turn}. {}\n", words.join(" "));
            }
            if let Some(outcome) = round.outcome() {
                text += &format!("result: {}\n", result_text(&outcome));
            }
        }
        text
    }

    /// Replays a record.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column.
    pub fn from_record(record: &str) -> Result<Match, RecordError> {
        if record.len() > MAX_RECORD_LENGTH {
            return Err(RecordError::at(1, 1, RecordErrorKind::TooLong));
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

/// The turns of a round, each with the words of its line.
fn turns(round: &Round) -> Vec<Vec<String>> {
    let rules = round.position().rules();
    let (mut turns, mut last) = (Vec::<Vec<String>>::new(), None);
    let mut say = |mover: Side, word: String| {
        if last.replace(mover) != Some(mover) {
            turns.push(Vec::new());
        }
        turns.last_mut().expect("a turn has begun").push(word);
    };
    for (position, sowing) in round.sowings() {
        say(position.mover(), rules.sowing_name(sowing));
    }
    if let Some(loser) = round.resigned() {
        say(loser, RESIGNS.to_owned());
    }
    turns
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
