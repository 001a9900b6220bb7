//! Reads a position text and gathers every fault on the way.

use super::{MAX_POSITION_LENGTH, PositionFault, PositionFaultKind};
use crate::board::Side;
use crate::play::{Position, Setup, SetupError};
use crate::rules::Rules;
use crate::text::plain::plain;

/// A word of the text and the column where it begins.
#[derive(Clone, Copy)]
struct Word<'a> {
    column: usize,
    text: &'a str,
}

impl<'a> Word<'a> {
    /// The parts between separators, each with its own column.
    fn split(self, separator: char) -> impl Iterator<Item = Word<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let word = Word { column, text };
            column += text.chars().count() + 1;
            word
        })
    }

    /// What stands here, cut short for a message.
    fn cut(self) -> String {
        self.text.chars().take(12).collect()
    }
}

/// The words of a text, with the column of each counted in characters from 1.
fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let whole = Word { column: 1, text };
    whole.split(' ').filter(|word| !word.text.is_empty())
}

/// Reads a position and gathers every fault on the way.
pub(super) struct Reader {
    rules: &'static Rules,
    total: u8,
    pub(super) faults: Vec<PositionFault>,
}

impl Reader {
    pub fn new(rules: &'static Rules, total: u8) -> Self {
        Reader {
            rules,
            total,
            faults: Vec::new(),
        }
    }

    /// The position, if nothing is wrong.
    pub fn position(&mut self, text: &str) -> Option<Position> {
        if text.chars().nth(MAX_POSITION_LENGTH).is_some() {
            self.fault(MAX_POSITION_LENGTH + 1, PositionFaultKind::TooLong);
            return None;
        }
        let text = plain(text);
        let text = text.trim_end();
        let end = text.chars().count() + 1;
        let mut words = words(text);
        let rows = self.rows(words.next(), end);
        let banks = self.banks(words.next(), end);
        let (mover, second) = self.player(words.next(), end);
        let free = self.free(words.next());
        if let Some(word) = words.next() {
            self.fault(
                word.column,
                PositionFaultKind::Unexpected { found: word.cut() },
            );
        }
        if !self.faults.is_empty() {
            return None;
        }
        let setup = self.setup(&rows, banks).mover(mover);
        let setup = if second { setup.second_sowing() } else { setup };
        self.checked(if free { setup.free() } else { setup })
    }

    fn setup(&self, holes: &[Option<u8>], [south, north]: [u8; 2]) -> Setup {
        let empty = Setup::new(self.rules).with_total(self.total);
        let banked = empty.bank(Side::South, south).bank(Side::North, north);
        let holes = self.rules.ring_of_holes().holes().zip(holes);
        holes.fold(banked, |setup, (hole, seeds)| match *seeds {
            Some(seeds) => setup.seeds(hole, seeds),
            None => setup.closed(hole),
        })
    }

    fn fault(&mut self, column: usize, kind: PositionFaultKind) {
        self.faults.push(PositionFault { column, kind });
    }

    /// Seeds by hole number, `None` for a closed hole.
    fn rows(&mut self, word: Option<Word<'_>>, end: usize) -> Vec<Option<u8>> {
        let rows: Vec<Word<'_>> = word.map_or_else(Vec::new, |word| word.split('/').collect());
        let &[north, south] = rows.as_slice() else {
            self.fault(
                word.map_or(end, |word| word.column),
                PositionFaultKind::NotTwoRows,
            );
            return Vec::new();
        };
        let mut holes = self.row(north);
        holes.extend(self.row(south));
        holes
    }

    fn row(&mut self, word: Word<'_>) -> Vec<Option<u8>> {
        let holes: Vec<Option<u8>> = word.split(',').map(|place| self.hole(place)).collect();
        let (found, expected) = (holes.len(), usize::from(self.rules.row));
        if found != expected {
            self.fault(
                word.column,
                PositionFaultKind::HolesInRow { found, expected },
            );
        }
        holes
    }

    fn hole(&mut self, word: Word<'_>) -> Option<u8> {
        match word.text {
            "x" if !self.rules.has_closed_holes() => {
                self.fault(word.column, SetupError::NoClosedHoles.into());
                None
            }
            "x" => None,
            _ => Some(self.count(word)),
        }
    }

    fn count(&mut self, word: Word<'_>) -> u8 {
        if word.text.is_empty() || !word.text.bytes().all(|byte| byte.is_ascii_digit()) {
            self.fault(
                word.column,
                PositionFaultKind::NotSeeds { found: word.cut() },
            );
            return 0;
        }
        word.text.parse().unwrap_or_else(|_| {
            self.fault(word.column, PositionFaultKind::TooManyHere);
            0
        })
    }

    fn banks(&mut self, word: Option<Word<'_>>, end: usize) -> [u8; 2] {
        let banks: Vec<Word<'_>> = word.map_or_else(Vec::new, |word| word.split('-').collect());
        let &[south, north] = banks.as_slice() else {
            self.fault(
                word.map_or(end, |word| word.column),
                PositionFaultKind::NotTwoBanks,
            );
            return [0, 0];
        };
        [self.count(south), self.count(north)]
    }

    fn player(&mut self, word: Option<Word<'_>>, end: usize) -> (Side, bool) {
        let Some(word) = word else {
            self.fault(end, PositionFaultKind::NoPlayer);
            return (Side::South, false);
        };
        let (letter, second) = match word.text.strip_suffix('+') {
            Some(letter) => (letter, true),
            None => (word.text, false),
        };
        if second && !self.rules.has_second_sowings() {
            self.fault(word.column, SetupError::NoSecondSowing.into());
        }
        let mut letters = letter.chars();
        let side = letters
            .next()
            .and_then(|letter| Side::try_from(letter).ok());
        let side = side.filter(|_| letters.next().is_none());
        if side.is_none() {
            self.fault(
                word.column,
                PositionFaultKind::NotAPlayer { found: word.cut() },
            );
        }
        (side.unwrap_or(Side::South), second)
    }

    fn free(&mut self, word: Option<Word<'_>>) -> bool {
        match word {
            None => false,
            Some(word) if word.text == "free" => true,
            Some(word) => {
                self.fault(
                    word.column,
                    PositionFaultKind::Unexpected { found: word.cut() },
                );
                false
            }
        }
    }

    /// The position, if it can be played: what is wrong with the whole of it is said at its beginning.
    fn checked(&mut self, setup: Setup) -> Option<Position> {
        let faults = setup.faults().map(|fault| PositionFault {
            column: 1,
            kind: fault.into(),
        });
        self.faults.extend(faults);
        setup.position().ok()
    }
}
