//! The exact value of every position with only a few seeds left.
//!
//! The table is filled from the empty board upwards, level by level: a level is all positions with the same number of
//! seeds. A sowing that wins seeds leads to a lower level, which is known already.
//!
//! Source: retrograde analysis, K. Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9 (1986); for a
//! sowing game in this way, by the number of seeds left, J. Romein and H. Bal, "Awari is solved", ICGA Journal 25
//! (2002).

mod acyclic;
mod cyclic;

use super::position_index::PositionIndex;
use super::successor::{Successor, final_value};
use crate::board::Board;
use crate::play::Position;
use crate::rules::{BankRing, Margin, Rules};
use acyclic::AcyclicLevel;

/// The values of all positions of a board with few seeds in its holes.
#[derive(Clone)]
pub struct Endgame {
    levels: Levels,
    /// The level that is being filled, where the table still grows.
    growing: Option<AcyclicLevel>,
    /// With so many seeds it has grown enough.
    most: u8,
}

/// How many values a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameLimits {
    /// So many from the beginning; fewer, as only whole levels are filled.
    pub at_start: usize,
    /// So many at most, where no game goes in circles; elsewhere there are never more than at once.
    pub at_most: usize,
}

/// The levels that are known.
#[derive(Clone)]
struct Levels {
    index: PositionIndex,
    /// By seeds in the holes, then by rank.
    values: Vec<Vec<i8>>,
}

impl Endgame {
    /// The table for a game on a board with these holes open.
    pub fn new(rules: &'static Rules, board: &Board, size: EndgameLimits) -> Endgame {
        let index = PositionIndex::of(rules, board);
        let [at_start, at_most] =
            [size.at_start, size.at_most].map(|size| index.seeds_within(size));
        let nothing = vec![0; index.count(0)];
        let levels = Levels {
            index,
            values: vec![nothing],
        };
        let mut endgame = Endgame {
            levels,
            growing: None,
            most: at_most,
        };
        match rules.ring {
            BankRing::Beside => endgame.fill_cyclic(at_start),
            BankRing::OwnBank => endgame.fill_acyclic(at_start),
        }
        endgame
    }

    /// Is the board one of those that this table was made for?
    pub fn fits(&self, board: &Board) -> bool {
        self.levels.index.fits(board)
    }

    /// What a position is worth to the player to move, if it has few enough seeds. (The board must be one that this
    /// table [fits](Endgame::fits).)
    pub fn value(&self, position: &Position) -> Option<Margin> {
        let seeds = usize::from(position.board().seeds_in_holes());
        (seeds < self.levels.values.len()).then(|| self.levels.value(position))
    }

    /// Computes the values of so many more positions, and says whether there are more to compute.
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
        let full = self.growing.take().map(AcyclicLevel::values);
        self.levels.values.extend(full);
        self.begin_level();
    }

    fn begin_level(&mut self) {
        let seeds = self.levels.values.len() as u8;
        self.growing = (seeds <= self.most).then(|| AcyclicLevel::new(&self.levels.index, seeds));
    }

    fn fill_acyclic(&mut self, seeds: u8) {
        self.begin_level();
        while self.levels.values.len() <= seeds.into() && self.grow(1) {}
    }

    fn fill_cyclic(&mut self, seeds: u8) {
        for seeds in 1..=seeds {
            let level = cyclic::level(&self.levels, seeds);
            self.levels.values.push(level);
        }
    }
}

impl Levels {
    fn value(&self, position: &Position) -> Margin {
        if position.is_second_sowing() {
            let values = Successor::each(position).map(|b| b.worth(self.value(&b.next)));
            return values.max().unwrap_or_else(|| final_value(position));
        }
        let level = &self.values[position.board().seeds_in_holes() as usize];
        level[self.index.of_position(position)].into()
    }
}
