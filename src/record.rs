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

use crate::game::Game;
use crate::hole::Side;
use crate::notation::{PositionError, sowing_name, sowing_named};
use crate::outcome::{Outcome, Reason};
use crate::position::{PlayError, Position};
use crate::rounds::{Match, NextRoundError, Setup};
use crate::rules::Variant;
use std::fmt::{self, Write};

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
        if let Some(start) = setup.start {
            text += &format!("start: {start}\n");
        }
        for (number, game) in (1..).zip(self.rounds()) {
            text += &format!("\nround {number}\n");
            write_round(&mut text, game);
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
        let mut lines = lines(record).peekable();
        let mut heading = Vec::new();
        while let Some(line) = lines.next_if(|line| round_number(*line).is_none()) {
            heading.push(line);
        }
        let mut replay = Replay {
            game: Match::new(read_setup(&heading)?),
            turn: 0,
            rounds_begun: 0,
            result_given: false,
        };
        for line in lines {
            replay.line(line)?;
        }
        Ok(replay.game)
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// Longer than [`LONGEST_RECORD`].
    TooLong,
    /// No line says which game it is.
    NoGame,
    /// There is no such game.
    NoSuchVariant,
    /// The heading has no such line, or has it twice.
    NotAHeading,
    /// The game has no such opening.
    NotAnOpening,
    /// Not a number of rounds from 1 to [`MOST_ROUNDS`](crate::MOST_ROUNDS), or a game of one round only.
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
    fn at(line: usize, column: usize, fault: RecordFault) -> Self {
        RecordError {
            line,
            column,
            fault,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.fault
        )
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::TooLong => write!(f, "longer than {LONGEST_RECORD} bytes"),
            RecordFault::NoGame => write!(f, "no line says which game this is"),
            RecordFault::NoSuchVariant => write!(f, "there is no such game"),
            RecordFault::NotAHeading => {
                write!(f, "expected game, opening, rounds or start, each once")
            }
            RecordFault::NotAnOpening => write!(f, "the game has no such opening"),
            RecordFault::NotRounds => write!(f, "not a number of rounds for this game"),
            RecordFault::BadStart(error) => write!(f, "the starting position: {error}"),
            RecordFault::WrongRound { expected } => write!(f, "round {expected} should begin here"),
            RecordFault::NoNextRound(error) => error.fmt(f),
            RecordFault::WrongTurn { expected } => write!(f, "turn {expected} should stand here"),
            RecordFault::TurnNotOver => write!(f, "the player of the turn before sows again"),
            RecordFault::TurnOver => write!(f, "the turn is over before this sowing"),
            RecordFault::NotASowing => write!(f, "not the name of a sowing"),
            RecordFault::Illegal(error) => error.fmt(f),
            RecordFault::AfterTheEnd => write!(f, "the round is over before this"),
            RecordFault::WrongResult {
                expected: Some(result),
            } => {
                write!(f, "the sowings lead to another result: {result}")
            }
            RecordFault::WrongResult { expected: None } => write!(f, "the round is not over"),
        }
    }
}

/// A line that says something, with its number; or a part of one, with the column where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    line: usize,
    column: usize,
    text: &'a str,
}

impl<'a> Part<'a> {
    fn fault(self, fault: RecordFault) -> RecordError {
        RecordError::at(self.line, self.column, fault)
    }

    fn words(self) -> impl Iterator<Item = Part<'a>> {
        let mut column = self.column;
        let words = self.text.split(' ').map(move |text| {
            let part = Part {
                column,
                text,
                ..self
            };
            column += text.chars().count() + 1;
            part
        });
        words.filter(|part| !part.text.is_empty())
    }

    /// The part behind `key` and a colon.
    fn value_of(self, key: &str) -> Option<Part<'a>> {
        let rest = self.text.strip_prefix(key)?.strip_prefix(':')?;
        let text = rest.trim_start();
        let skipped = self.text.chars().count() - text.chars().count();
        Some(Part {
            column: self.column + skipped,
            text,
            ..self
        })
    }
}

/// The lines that say something.
fn lines(record: &str) -> impl Iterator<Item = Part<'_>> {
    (1..)
        .zip(record.lines())
        .map(|(line, text)| Part {
            line,
            column: 1 + text.chars().take_while(|c| c.is_whitespace()).count(),
            text: text.trim(),
        })
        .filter(|part| !part.text.is_empty() && !part.text.starts_with('#'))
}

/// The number of the round that begins here, if one does.
fn round_number(part: Part<'_>) -> Option<usize> {
    part.text.strip_prefix("round ")?.trim().parse().ok()
}

fn read_setup(heading: &[Part<'_>]) -> Result<Setup, RecordError> {
    for (at, part) in heading.iter().enumerate() {
        let key = part.text.split(':').next().unwrap_or_default();
        let again = heading[..at].iter().any(|p| p.value_of(key).is_some());
        if again
            || !["game", "opening", "rounds", "start"].contains(&key)
            || part.value_of(key).is_none()
        {
            return Err(part.fault(RecordFault::NotAHeading));
        }
    }
    let value = |key: &str| heading.iter().find_map(|part| part.value_of(key));
    let game = value("game").ok_or(RecordError::at(1, 1, RecordFault::NoGame))?;
    let variant = Variant::from_id(game.text).ok_or(game.fault(RecordFault::NoSuchVariant))?;
    let mut setup = Setup::new(variant);
    if let Some(part) = value("opening") {
        let named = part
            .text
            .parse()
            .ok()
            .and_then(|name| setup.rules.opening_named(name));
        setup.opening = named.ok_or(part.fault(RecordFault::NotAnOpening))?;
    }
    if let Some(part) = value("rounds") {
        let rounds = part
            .text
            .parse()
            .ok()
            .filter(|&n| setup.rules.allows_rounds(n));
        setup.rounds = Some(rounds.ok_or(part.fault(RecordFault::NotRounds))?);
    }
    if let Some(part) = value("start") {
        setup.start = Some(read_start(&setup, part)?);
    }
    Ok(setup)
}

fn read_start(setup: &Setup, part: Part<'_>) -> Result<Position, RecordError> {
    Position::parse_with_total(setup.rules, setup.total(), part.text).map_err(|error| {
        let column = part.column + error.faults[0].column - 1;
        RecordError::at(part.line, column, RecordFault::BadStart(error))
    })
}

/// A record being replayed.
struct Replay {
    game: Match,
    turn: usize,
    rounds_begun: usize,
    result_given: bool,
}

impl Replay {
    fn line(&mut self, part: Part<'_>) -> Result<(), RecordError> {
        if let Some(number) = round_number(part) {
            self.round(part, number)
        } else if self.result_given {
            Err(part.fault(RecordFault::AfterTheEnd))
        } else if let Some(result) = part.value_of("result") {
            self.result(result)
        } else {
            self.turn(part)
        }
    }

    fn round(&mut self, part: Part<'_>, number: usize) -> Result<(), RecordError> {
        let expected = self.rounds_begun + 1;
        if number != expected {
            return Err(part.fault(RecordFault::WrongRound { expected }));
        }
        if number > 1 {
            let begun = self.game.next_round();
            begun.map_err(|error| part.fault(RecordFault::NoNextRound(error)))?;
        }
        self.rounds_begun = number;
        self.turn = 0;
        self.result_given = false;
        Ok(())
    }

    fn result(&mut self, part: Part<'_>) -> Result<(), RecordError> {
        let expected = self
            .game
            .round()
            .outcome()
            .map(|outcome| result_text(&outcome));
        if expected.as_deref() != Some(part.text) {
            return Err(part.fault(RecordFault::WrongResult { expected }));
        }
        self.result_given = true;
        Ok(())
    }

    fn turn(&mut self, part: Part<'_>) -> Result<(), RecordError> {
        let mut words = part.words();
        let expected = self.turn + 1;
        let number = words
            .next()
            .filter(|word| word.text == format!("{expected}."));
        if number.is_none() {
            return Err(part.fault(RecordFault::WrongTurn { expected }));
        }
        if self.turn > 0 && sows_again(self.game.round()) {
            return Err(part.fault(RecordFault::TurnNotOver));
        }
        self.turn = expected;
        for (at, word) in words.enumerate() {
            self.word(word, at == 0)?;
        }
        Ok(())
    }

    /// A sowing or a resignation; `first` in its turn.
    fn word(&mut self, word: Part<'_>, first: bool) -> Result<(), RecordError> {
        if !first && self.game.round().outcome().is_none() && !sows_again(self.game.round()) {
            return Err(word.fault(RecordFault::TurnOver));
        }
        if word.text == RESIGNS {
            let resigned = self.game.resign().map(|_| ());
            return resigned.map_err(|error| word.fault(RecordFault::Illegal(error)));
        }
        let rules = self.game.setup().rules;
        let sowing = sowing_named(rules, word.text).ok_or(word.fault(RecordFault::NotASowing))?;
        let played = self.game.play(sowing).map(|_| ());
        played.map_err(|error| word.fault(RecordFault::Illegal(error)))
    }
}

/// Is the player who sowed last the one who sows now?
fn sows_again(game: &Game) -> bool {
    let last = game.sowings().last();
    game.outcome().is_none()
        && last.is_some_and(|(before, _)| before.mover() == game.position().mover())
}

fn write_round(text: &mut String, game: &Game) {
    let rules = game.position().rules();
    let (mut turn, mut last) = (0, None);
    for (position, sowing) in game.sowings() {
        if last != Some(position.mover()) {
            turn += 1;
            let line_end = if turn > 1 { "\n" } else { "" };
            write!(text, "{line_end}{turn}.").expect("a string takes all");
        }
        last = Some(position.mover());
        write!(text, " {}", sowing_name(rules, sowing)).expect("a string takes all");
    }
    if game.resigned().is_some() {
        match sows_again_at_resignation(game, last) {
            true => write!(text, " {RESIGNS}"),
            false if turn == 0 => write!(text, "1. {RESIGNS}"),
            false => write!(text, "\n{}. {RESIGNS}", turn + 1),
        }
        .expect("a string takes all");
    }
    if !text.ends_with('\n') {
        text.push('\n');
    }
    if let Some(outcome) = game.outcome() {
        writeln!(text, "result: {}", result_text(&outcome)).expect("a string takes all");
    }
}

fn sows_again_at_resignation(game: &Game, last: Option<Side>) -> bool {
    last == Some(game.position().mover())
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
