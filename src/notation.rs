//! Positions and sowings as text, both ways, with precise errors.
//!
//! Source: rules.md section 9, and B2 for the names of holes.

use crate::board::Board;
use crate::hole::{Hole, Ring, Side, Way};
use crate::position::Position;
use crate::refill::FEWEST_OPEN_HOLES;
use crate::rules::{Again, Rounds, Rules, Ways};
use crate::sow::Sowing;
use serde::Serialize;
use std::fmt;

/// The most seeds in a hole, and on the whole board and banks.
pub const MOST_SEEDS: u8 = 255;

/// No position text is longer than this many characters.
pub const LONGEST_POSITION: usize = 256;

/// Everything that is wrong with a position text, in the order of the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionError {
    /// At least one fault.
    pub faults: Vec<Fault>,
}

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The character where it stands, counted from 1.
    pub column: usize,
    /// What is wrong.
    #[serde(flatten)]
    pub what: What,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "camelCase")]
pub enum What {
    /// Longer than [`LONGEST_POSITION`].
    TooLong,
    /// Not two rows with a `/` between them.
    NotTwoRows,
    /// A row of the wrong length.
    HolesInRow {
        /// Holes found.
        found: usize,
        /// Holes of a row of this game.
        expected: usize,
    },
    /// Neither digits nor `x`.
    NotSeeds {
        /// What stands there, cut short.
        found: String,
    },
    /// More than [`MOST_SEEDS`] in one place.
    TooManyHere,
    /// The banks are missing, or not two counts with a `-` between them.
    NotTwoBanks,
    /// The player to move is missing.
    NoPlayer,
    /// Neither `S` nor `N`, with or without `+`.
    NotAPlayer {
        /// What stands there, cut short.
        found: String,
    },
    /// `+`, though the game has no second sowing.
    NoSecondSowing,
    /// A closed hole in a game without closed holes (K5).
    NoClosedHoles,
    /// Fewer open holes than [`FEWEST_OPEN_HOLES`].
    TooFewOpenHoles {
        /// Open holes found.
        found: usize,
    },
    /// More than [`MOST_SEEDS`] on the board and in the banks.
    TooManySeeds {
        /// Seeds found.
        found: u32,
    },
    /// Not the number of seeds that the game is played with, and no `free` behind it.
    WrongTotal {
        /// Seeds found.
        found: u32,
        /// Seeds the game is played with.
        expected: u32,
    },
    /// Something behind the end of the text.
    Unexpected {
        /// What stands there, cut short.
        found: String,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults = self.faults.iter().map(Fault::to_string);
        f.write_str(&faults.collect::<Vec<_>>().join("; "))
    }
}

impl std::error::Error for PositionError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.what)
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::TooLong => write!(f, "longer than {LONGEST_POSITION} characters"),
            What::NotTwoRows => write!(f, "two rows with a / between them should stand here"),
            What::HolesInRow { found, expected } => {
                write!(f, "the row has {found} holes, not {expected}")
            }
            What::NotSeeds { found } => write!(f, "{found:?} is neither a number of seeds nor x"),
            What::TooManyHere => write!(f, "more than {MOST_SEEDS} seeds in one place"),
            What::NotTwoBanks => write!(f, "two banks with a - between them should stand here"),
            What::NoPlayer => write!(f, "the player to move, S or N, is missing"),
            What::NotAPlayer { found } => write!(f, "{found:?} is not a player, S or N"),
            What::NoSecondSowing => write!(f, "this game has no second sowing"),
            What::NoClosedHoles => write!(f, "this game has no closed holes"),
            What::TooFewOpenHoles { found } => {
                write!(
                    f,
                    "{found} open holes; at least {FEWEST_OPEN_HOLES} are needed"
                )
            }
            What::TooManySeeds { found } => {
                write!(
                    f,
                    "{found} seeds in all; at most {MOST_SEEDS} can be counted"
                )
            }
            What::WrongTotal { found, expected } => {
                write!(
                    f,
                    "{found} seeds in all, not {expected}; a free position says so"
                )
            }
            What::Unexpected { found } => write!(f, "{found:?} should not stand here"),
        }
    }
}

impl Position {
    /// Reads a position text of this game.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Variant};
    /// let rules = Variant::AliGuliMane.rules();
    /// let text = "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+";
    /// assert_eq!(Position::parse(rules, text)?.to_string(), text);
    ///
    /// let error = Position::parse(rules, "5,5,5,5,5,5,5/5,5,5,5,5,5 0-0 S").unwrap_err();
    /// assert_eq!(error.faults[0].column, 15);
    /// # Ok::<(), ali_guli_mane::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// All that is wrong, each with its column.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Position, PositionError> {
        Position::parse_with_total(rules, rules.opening().row_total(rules.row) * 2, text)
    }

    /// The same for a match that is played with another number of seeds.
    pub(crate) fn parse_with_total(
        rules: &'static Rules,
        total: u8,
        text: &str,
    ) -> Result<Position, PositionError> {
        let mut reader = Reader::new(rules, total);
        let position = reader.position(text);
        match reader.faults.is_empty() {
            true => Ok(position),
            false => {
                reader.faults.sort_by_key(|fault| fault.column);
                Err(PositionError {
                    faults: reader.faults,
                })
            }
        }
    }
}

/// The text of a position; ` free` behind it where the seeds are not as many as the game's usual opening has,
/// so that the text can always be read again.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, rules) = (self.board(), self.rules());
        let row = |holes: std::ops::Range<u8>| {
            let places = holes.map(Hole::new).map(|hole| match board.is_open(hole) {
                true => board.seeds(hole).to_string(),
                false => "x".to_owned(),
            });
            places.collect::<Vec<_>>().join(",")
        };
        let [south, north] = board.banks();
        let (n, mover) = (rules.row, self.mover().letter());
        write!(f, "{}/{} {south}-{north} {mover}", row(0..n), row(n..2 * n))?;
        if self.is_second_sowing() {
            f.write_str("+")?;
        }
        if board.total() != rules.opening().row_total(n) * 2 {
            f.write_str(" free")?;
        }
        Ok(())
    }
}

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
struct Reader {
    rules: &'static Rules,
    total: u8,
    faults: Vec<Fault>,
}

impl Reader {
    fn new(rules: &'static Rules, total: u8) -> Self {
        Reader {
            rules,
            total,
            faults: Vec::new(),
        }
    }

    /// The position; worth something only if there was no fault.
    fn position(&mut self, text: &str) -> Position {
        let nothing =
            Position::from_parts(self.rules, Board::empty(self.rules.row), Side::South, false);
        if text.chars().nth(LONGEST_POSITION).is_some() {
            self.fault(LONGEST_POSITION + 1, What::TooLong);
            return nothing;
        }
        let text = text.trim_end();
        let end = text.chars().count() + 1;
        let mut words = words(text);
        let rows = self.rows(words.next(), end);
        let banks = self.banks(words.next(), end);
        let (mover, second) = self.player(words.next(), end);
        let free = self.free(words.next());
        if let Some(word) = words.next() {
            self.fault(word.column, What::Unexpected { found: word.cut() });
        }
        if !self.faults.is_empty() {
            return nothing;
        }
        self.check_seeds(&rows, banks, free);
        self.check_holes(&rows);
        if !self.faults.is_empty() {
            return nothing;
        }
        Position::from_parts(self.rules, self.board(&rows, banks), mover, second)
    }

    fn fault(&mut self, column: usize, what: What) {
        self.faults.push(Fault { column, what });
    }

    /// Seeds by hole number, `None` for a closed hole.
    fn rows(&mut self, word: Option<Word<'_>>, end: usize) -> Vec<Option<u8>> {
        let rows: Vec<Word<'_>> = word.map_or_else(Vec::new, |word| word.split('/').collect());
        let &[north, south] = rows.as_slice() else {
            self.fault(word.map_or(end, |word| word.column), What::NotTwoRows);
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
            self.fault(word.column, What::HolesInRow { found, expected });
        }
        holes
    }

    fn hole(&mut self, word: Word<'_>) -> Option<u8> {
        match word.text {
            "x" if self.rules.rounds == Rounds::One => {
                self.fault(word.column, What::NoClosedHoles);
                None
            }
            "x" => None,
            _ => Some(self.count(word)),
        }
    }

    fn count(&mut self, word: Word<'_>) -> u8 {
        if word.text.is_empty() || !word.text.bytes().all(|byte| byte.is_ascii_digit()) {
            self.fault(word.column, What::NotSeeds { found: word.cut() });
            return 0;
        }
        word.text.parse().unwrap_or_else(|_| {
            self.fault(word.column, What::TooManyHere);
            0
        })
    }

    fn banks(&mut self, word: Option<Word<'_>>, end: usize) -> [u8; 2] {
        let banks: Vec<Word<'_>> = word.map_or_else(Vec::new, |word| word.split('-').collect());
        let &[south, north] = banks.as_slice() else {
            self.fault(word.map_or(end, |word| word.column), What::NotTwoBanks);
            return [0, 0];
        };
        [self.count(south), self.count(north)]
    }

    fn player(&mut self, word: Option<Word<'_>>, end: usize) -> (Side, bool) {
        let Some(word) = word else {
            self.fault(end, What::NoPlayer);
            return (Side::South, false);
        };
        let (letter, second) = match word.text.strip_suffix('+') {
            Some(letter) => (letter, true),
            None => (word.text, false),
        };
        if second && self.rules.again != Again::OnceAfterCapture {
            self.fault(word.column, What::NoSecondSowing);
        }
        let side = Side::BOTH
            .into_iter()
            .find(|side| letter == side.letter().to_string());
        if side.is_none() {
            self.fault(word.column, What::NotAPlayer { found: word.cut() });
        }
        (side.unwrap_or(Side::South), second)
    }

    fn free(&mut self, word: Option<Word<'_>>) -> bool {
        match word {
            None => false,
            Some(word) if word.text == "free" => true,
            Some(word) => {
                self.fault(word.column, What::Unexpected { found: word.cut() });
                false
            }
        }
    }

    fn check_seeds(&mut self, holes: &[Option<u8>], banks: [u8; 2], free: bool) {
        let all = holes.iter().flatten().chain(&banks);
        let found: u32 = all.map(|&seeds| u32::from(seeds)).sum();
        let expected = u32::from(self.total);
        if found > u32::from(MOST_SEEDS) {
            self.fault(1, What::TooManySeeds { found });
        } else if found != expected && !free {
            self.fault(1, What::WrongTotal { found, expected });
        }
    }

    fn check_holes(&mut self, holes: &[Option<u8>]) {
        let found = holes.iter().flatten().count();
        if found < FEWEST_OPEN_HOLES {
            self.fault(1, What::TooFewOpenHoles { found });
        }
    }

    fn board(&self, holes: &[Option<u8>], banks: [u8; 2]) -> Board {
        let mut board = Board::empty(self.rules.row);
        for (hole, seeds) in board.ring().holes().zip(holes) {
            match *seeds {
                Some(seeds) => board.set_seeds(hole, seeds),
                None => board.close(hole),
            }
        }
        for side in Side::BOTH {
            board.set_bank(side, banks[side.index()]);
        }
        board
    }
}

/// The name of a hole for people: B1.. for South's row, A1.. for North's, left to right on the screen.
///
/// ```
/// use ali_guli_mane::{hole_name, Hole, Ring};
/// assert_eq!(hole_name(Ring::new(7), Hole::new(10)), "B4");
/// assert_eq!(hole_name(Ring::new(7), Hole::new(3)), "A4");
/// ```
pub fn hole_name(ring: Ring, hole: Hole) -> String {
    match ring.owner(hole) {
        Side::South => format!("B{}", 2 * ring.row() - hole.number()),
        Side::North => format!("A{}", ring.row() - hole.number()),
    }
}

/// The name of a sowing: `B4`, or `B4+` and `B4-` where both ways are allowed.
pub fn sowing_name(rules: &Rules, sowing: Sowing) -> String {
    let way = match (rules.ways, sowing.way) {
        (Ways::Anticlockwise, _) => "",
        (Ways::Both, Way::Anticlockwise) => "+",
        (Ways::Both, Way::Clockwise) => "-",
    };
    hole_name(rules.ring_of_holes(), sowing.hole) + way
}

/// The sowing of that name; nothing where the game has none so called. Whether it may be played is not asked.
///
/// ```
/// use ali_guli_mane::{sowing_named, Hole, Sowing, Variant};
/// let rules = Variant::AliGuliMane.rules();
/// assert_eq!(sowing_named(rules, "B4"), Some(Sowing::anticlockwise(Hole::new(10))));
/// assert_eq!(sowing_named(rules, "B8"), None);
/// ```
pub fn sowing_named(rules: &Rules, name: &str) -> Option<Sowing> {
    let ways: &[Way] = match rules.ways {
        Ways::Anticlockwise => &[Way::Anticlockwise],
        Ways::Both => &[Way::Anticlockwise, Way::Clockwise],
    };
    let all = rules.ring_of_holes().holes();
    all.flat_map(|hole| ways.iter().map(move |&way| Sowing { hole, way }))
        .find(|&sowing| sowing_name(rules, sowing) == name)
}
