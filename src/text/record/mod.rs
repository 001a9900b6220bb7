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
mod replay;

use super::names::sowing_name;
use crate::board::Side;
use crate::play::{Game, Match, Setup};
use crate::rules::{Outcome, Reason};
pub use error::{RecordError, RecordFault};

/// No record is longer than this many bytes.
pub const LONGEST_RECORD: usize = 1 << 20;

const RESIGNS: &str = "resigns";

impl Match {
    /// The whole match as text; [`Match::from_record`] reads it.
    ///
    /// ```
    /// use ali_guli_mane::{Hole, Match, Setup, Sowing, Variant};
    /// let mut game = Match::new(Setup::new(Variant::AliGuliMane));
    /// game.play(Sowing::anticlockwise(Hole::new(10)))?;
    /// assert_eq!(game.record(), "game: ali-guli-mane\nopening: 5\n\nround 1\n1. B4\n");
    /// # Ok::<(), ali_guli_mane::PlayError>(())
    /// ```
    pub fn record(&self) -> String {
        let setup = self.setup();
        let mut text = format!(
            "game: {}\nopening: {}\n",
            setup.rules.variant.id(),
            setup.opening.name
        );
        if let Some(rounds) = setup.rounds {
            text += &format!("rounds: {rounds}\n");
        }
        if let Some(start) = setup.start_text() {
            text += &format!("start: {start}\n");
        }
        for (number, game) in (1..).zip(self.rounds()) {
            text += &format!("\nround {number}\n");
            for (turn, words) in (1..).zip(turns(game)) {
                text += &format!("{turn}. {}\n", words.join(" "));
            }
            if let Some(outcome) = game.outcome() {
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
        if record.len() > LONGEST_RECORD {
            return Err(RecordError::at(1, 1, RecordFault::TooLong));
        }
        replay::replay(record)
    }
}

impl Setup {
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
fn turns(game: &Game) -> Vec<Vec<String>> {
    let rules = game.position().rules();
    let (mut turns, mut last) = (Vec::<Vec<String>>::new(), None);
    let mut say = |mover: Side, word: String| {
        if last.replace(mover) != Some(mover) {
            turns.push(Vec::new());
        }
        turns.last_mut().expect("a turn has begun").push(word);
    };
    for (position, sowing) in game.sowings() {
        say(position.mover(), sowing_name(rules, sowing));
    }
    if let Some(loser) = game.resigned() {
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
        Reason::Stuck => "stuck",
        Reason::RowEmpty => "row empty",
        Reason::Repetition => "repetition",
        Reason::Resigned => "resigned",
    };
    let [south, north] = outcome.totals;
    format!("{winner} {south}-{north} {reason}")
}
