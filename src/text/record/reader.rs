//! Reads a record line by line, playing the match that it tells.

use super::{RESIGNS, RecordError, RecordErrorKind, result_text};
use crate::play::{Match, MatchOptions, Position, Round};
use crate::rules::Variant;
use crate::text::plain::plain;

/// What a heading may say.
const KEYS: [&str; 4] = ["game", "opening", "rounds", "start"];

/// The match that a record tells.
pub(super) fn read(record: &str) -> Result<Match, RecordError> {
    let record = plain(record);
    let mut lines = lines(&record).peekable();
    let mut heading = Vec::new();
    while let Some(line) = lines.next_if(|line| round_number(*line).is_none()) {
        check_heading(&heading, line)?;
        heading.push(line);
    }
    let mut reader = RecordReader {
        game: Match::new(read_options(&heading)?),
        turn: 0,
        rounds_begun: 0,
        result_given: false,
    };
    for line in lines {
        reader.line(line)?;
    }
    Ok(reader.game)
}

/// A line that says something, with its number; or a part of one, with the column where it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    line: usize,
    column: usize,
    text: &'a str,
}

impl<'a> Part<'a> {
    fn fault(self, fault: RecordErrorKind) -> RecordError {
        RecordError::at(self.line, self.column, fault)
    }

    fn words(self) -> impl Iterator<Item = Part<'a>> {
        let mut column = self.column;
        let words = self.text.split(char::is_whitespace).map(move |text| {
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
    let (word, number) = part.text.split_once(char::is_whitespace)?;
    (word == "round").then(|| number.trim().parse().ok())?
}

fn read_options(heading: &[Part<'_>]) -> Result<MatchOptions, RecordError> {
    let value = |key: &str| heading.iter().find_map(|part| part.value_of(key));
    let game = value("game").ok_or(RecordError::at(1, 1, RecordErrorKind::NoGame))?;
    let variant: Result<Variant, _> = game.text.parse();
    let variant = variant.map_err(|_| game.fault(RecordErrorKind::NoSuchVariant))?;
    let mut options = MatchOptions::new(variant);
    let rules = options.rules;
    if let Some(part) = value("opening") {
        let id = part.text.parse().ok();
        let opening = id.and_then(|id| rules.opening_with_id(id));
        options.opening = opening.ok_or(part.fault(RecordErrorKind::NotAnOpening))?;
    }
    if let Some(part) = value("rounds") {
        let rounds = part.text.parse().ok();
        let allowed = rounds.filter(|&rounds| rules.allows_rounds(rounds));
        options.rounds = Some(allowed.ok_or(part.fault(RecordErrorKind::NotRounds))?);
    }
    if let Some(part) = value("start") {
        options.start = Some(read_start(&options, part)?);
    }
    Ok(options)
}

/// A line of the heading is one of the known, and does not stand there before.
fn check_heading(before: &[Part<'_>], part: Part<'_>) -> Result<(), RecordError> {
    let key = KEYS.into_iter().find(|key| part.value_of(key).is_some());
    let stood_before = |key| before.iter().any(|part| part.value_of(key).is_some());
    match key.is_none_or(stood_before) {
        true => Err(part.fault(RecordErrorKind::NotAHeading)),
        false => Ok(()),
    }
}

fn read_start(options: &MatchOptions, part: Part<'_>) -> Result<Position, RecordError> {
    Position::parse_with_total(options.rules, options.total(), part.text).map_err(|error| {
        let column = part.column + error.faults[0].column - 1;
        RecordError::at(part.line, column, RecordErrorKind::BadStart(error))
    })
}

/// A record being read: the match so far.
struct RecordReader {
    game: Match,
    turn: usize,
    rounds_begun: usize,
    result_given: bool,
}

impl RecordReader {
    fn line(&mut self, part: Part<'_>) -> Result<(), RecordError> {
        if let Some(number) = round_number(part) {
            self.round(part, number)
        } else if self.result_given {
            Err(part.fault(RecordErrorKind::AfterTheEnd))
        } else if let Some(result) = part.value_of("result") {
            self.result(result)
        } else {
            self.turn(part)
        }
    }

    fn round(&mut self, part: Part<'_>, number: usize) -> Result<(), RecordError> {
        let expected = self.rounds_begun + 1;
        if number != expected {
            return Err(part.fault(RecordErrorKind::WrongRound { expected }));
        }
        if number > 1 {
            let begun = self.game.next_round();
            begun.map_err(|error| part.fault(RecordErrorKind::NoNextRound(error)))?;
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
            return Err(part.fault(RecordErrorKind::WrongResult { expected }));
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
            return Err(part.fault(RecordErrorKind::WrongTurn { expected }));
        }
        if self.turn > 0 && sows_again(self.game.round()) {
            return Err(part.fault(RecordErrorKind::TurnNotOver));
        }
        self.turn = expected;
        let mut words = words.enumerate().peekable();
        if words.peek().is_none() {
            return Err(part.fault(RecordErrorKind::NotASowing));
        }
        for (at, word) in words {
            self.word(word, at == 0)?;
        }
        Ok(())
    }

    /// A sowing or a resignation; `first` in its turn.
    fn word(&mut self, word: Part<'_>, first: bool) -> Result<(), RecordError> {
        if !first && self.game.round().outcome().is_none() && !sows_again(self.game.round()) {
            return Err(word.fault(RecordErrorKind::TurnOver));
        }
        if word.text == RESIGNS {
            let resigned = self.game.resign().map(|_| ());
            return resigned.map_err(|error| word.fault(RecordErrorKind::Illegal(error)));
        }
        let rules = self.game.options().rules;
        let sowing = rules
            .sowing_named(word.text)
            .ok_or(word.fault(RecordErrorKind::NotASowing))?;
        let played = self.game.play(sowing).map(|_| ());
        played.map_err(|error| word.fault(RecordErrorKind::Illegal(error)))
    }
}

/// Is the player who sowed last the one who sows now?
fn sows_again(round: &Round) -> bool {
    let last = round.sowings().last();
    round.outcome().is_none()
        && last.is_some_and(|(before, _)| before.mover() == round.position().mover())
}
