//! A level of endgames in which no game goes in circles: where a player's own bank is on the way round, a sowing that
//! wins nothing stays in the sower's row, and carries seeds towards the bank. So each value follows from others that
//! can be settled first, and the level can be filled a position at a time. (In a row of six a seed has five steps to
//! go, so no line of such sowings is longer than five for each seed.)

use super::super::position_index::{PositionIndex, Positions};
use super::super::successor::{Successor, final_value};
use super::Levels;
use crate::board::Side;
use crate::play::Position;
use crate::rules::Margin;

/// Stands for a value that is not settled yet.
const OPEN: i8 = i8::MIN;

/// A level under way.
#[derive(Clone)]
pub struct AcyclicLevel {
    seeds: u8,
    /// Those that were not looked at yet.
    open: Positions,
    values: Vec<i8>,
}

impl AcyclicLevel {
    pub fn new(index: &PositionIndex, seeds: u8) -> AcyclicLevel {
        // No hole is ever closed in these games (K5).
        let north = index.positions(Side::North, seeds).next();
        debug_assert!(north.is_none(), "the board looks the same from both sides");
        AcyclicLevel {
            seeds,
            open: index.positions(Side::South, seeds),
            values: vec![OPEN; index.count(seeds)],
        }
    }

    /// Settles one more position, if there is one.
    pub fn settle_next(&mut self, below: &Levels) -> bool {
        let next = self.open.next();
        if let Some(position) = &next {
            self.settle(below, position);
        }
        next.is_some()
    }

    /// The values, once all are settled.
    pub fn values(self) -> Vec<i8> {
        self.values
    }

    /// What a position of this level is worth, and on the way every value that it depends on.
    fn settle(&mut self, below: &Levels, position: &Position) -> Margin {
        let at = below.index.of_position(position);
        if self.values[at] == OPEN {
            let worths = Successor::each(position).map(|b| b.worth(self.behind(below, &b.next)));
            let value = worths.max().unwrap_or_else(|| final_value(position));
            self.values[at] = value as i8;
        }
        self.values[at].into()
    }

    fn behind(&mut self, below: &Levels, next: &Position) -> Margin {
        match next.board().seeds_in_holes() == self.seeds {
            true => self.settle(below, next),
            false => below.value(next),
        }
    }
}
