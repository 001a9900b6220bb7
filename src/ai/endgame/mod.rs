//! The exact value of every position with only a few seeds left.
//!
//! The table is filled from the empty board upwards, level by level: a level is all positions with the same number of
//! seeds. A sowing that wins seeds leads to a lower level, which is known already.
//!
//! Source: retrograde analysis, K. Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9 (1986); for a
//! sowing game in this way, by the number of seeds left, J. Romein and H. Bal, "Awari is solved", ICGA Journal 25
//! (2002).

mod circling;
mod straight;

use super::branch::{Branch, kept};
use super::rank::Rank;
use crate::board::Board;
use crate::play::Position;
use crate::rules::{BankRing, Margin, Rules};
use straight::Straight;

/// The values of all positions of a board with few seeds in its holes.
#[derive(Clone)]
pub struct Endgame {
    levels: Levels,
    /// The level that is being filled, where the table still grows.
    growing: Option<Straight>,
    /// With so many seeds it has grown enough.
    most: u8,
}

/// How many values a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameSize {
    /// So many from the beginning; fewer, as only whole levels are filled.
    pub at_once: usize,
    /// So many at most, where no game goes in circles; elsewhere there are never more than at once.
    pub in_time: usize,
}

/// The levels that are known.
#[derive(Clone)]
struct Levels {
    rank: Rank,
    /// By seeds in the holes, then by rank.
    values: Vec<Vec<i8>>,
}

impl Endgame {
    /// The table for a game on a board with these holes open.
    pub fn new(rules: &'static Rules, board: &Board, size: EndgameSize) -> Endgame {
        let rank = Rank::of(rules, board);
        let [at_once, in_time] = [size.at_once, size.in_time].map(|size| rank.seeds_within(size));
        let nothing = vec![0; rank.count(0)];
        let levels = Levels {
            rank,
            values: vec![nothing],
        };
        let mut endgame = Endgame {
            levels,
            growing: None,
            most: in_time,
        };
        match rules.ring {
            BankRing::Beside => endgame.fill_circling(at_once),
            BankRing::OwnBank => endgame.fill_straight(at_once),
        }
        endgame
    }

    /// Is the board one of those that this table was made for?
    pub fn fits(&self, board: &Board) -> bool {
        self.levels.rank.fits(board)
    }

    /// What a position is worth to the player to move, if it has few enough seeds. (The board must be one that this table
    /// [fits](Endgame::fits).)
    pub fn value(&self, position: &Position) -> Option<Margin> {
        let seeds = usize::from(position.board().seeds_in_holes());
        (seeds < self.levels.values.len()).then(|| self.levels.value(position))
    }

    /// Finds out the values of so many more positions, and says whether there are more to find.
    ///
    /// It grows only where no game goes in circles, as circles need a whole level at once.
    pub fn grow(&mut self, positions: usize) -> bool {
        for _ in 0..positions {
            let Some(level) = &mut self.growing else {
                break;
            };
            if !level.settle_next(&self.levels) {
                self.end_level();
            }
        }
        self.growing.is_some()
    }

    fn end_level(&mut self) {
        let full = self.growing.take().map(Straight::values);
        self.levels.values.extend(full);
        self.begin_level();
    }

    fn begin_level(&mut self) {
        let seeds = self.levels.values.len() as u8;
        self.growing = (seeds <= self.most).then(|| Straight::new(&self.levels.rank, seeds));
    }

    fn fill_straight(&mut self, seeds: u8) {
        self.begin_level();
        while self.levels.values.len() <= seeds.into() && self.grow(1) {}
    }

    fn fill_circling(&mut self, seeds: u8) {
        for seeds in 1..=seeds {
            let level = circling::level(&self.levels, seeds);
            self.levels.values.push(level);
        }
    }
}

impl Levels {
    fn value(&self, position: &Position) -> Margin {
        if position.is_second_sowing() {
            let values = Branch::each(position).map(|b| b.worth(self.value(&b.next)));
            return values.max().unwrap_or_else(|| kept(position));
        }
        let level = &self.values[position.board().seeds_in_holes() as usize];
        level[self.rank.of_position(position)].into()
    }
}
