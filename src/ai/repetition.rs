//! What a round's past changes: a position that has stood twice ends the round when it stands once more (S6), and is
//! then worth nothing further to either player.
//!
//! So in such a round positions with as many seeds in the holes as now are worth something else than in any other. What
//! is computed of them is remembered apart from everything else, and only for as long as the question lasts.
//! Positions with fewer seeds have never stood: they are worth what they always are.

use super::key::{Key, KeySet};
use super::transposition::TranspositionTable;
use super::window::Bounds;
use crate::board::Side;
use crate::play::Position;

/// A table of so many bits is enough: two players who go to and fro have few seeds left.
const TABLE_BITS: u32 = 13;

/// The positions of a round that have stood twice and can still come again.
pub struct Repetition {
    twice: Vec<Position>,
    /// Seeds in the holes of each of them.
    seeds: u8,
    /// What is computed of positions with so many seeds.
    pub table: TranspositionTable,
}

impl Repetition {
    /// What earlier positions of the round mean for this one; nothing if none that has stood twice can come again.
    pub fn of(now: &Position, history: &[Position]) -> Option<Repetition> {
        let seeds = now.board().seeds_in_holes();
        let starts = history
            .iter()
            .chain([now])
            .filter(|stood| !stood.is_second_sowing() && stood.board().seeds_in_holes() == seeds);
        let (mut once, mut again) = (KeySet::default(), KeySet::default());
        let twice: Vec<Position> = starts
            .filter(|stood| {
                let place = (key(stood), stood.board().bank(Side::South).into());
                !once.insert(place) && again.insert(place)
            })
            .copied()
            .collect();
        (!twice.is_empty()).then(|| Repetition {
            twice,
            seeds,
            table: TranspositionTable::new(TABLE_BITS),
        })
    }

    /// Is the position worth something else than in another round?
    pub fn bears_on(&self, position: &Position) -> bool {
        position.board().seeds_in_holes() == self.seeds
    }

    /// Does the round end when the position stands?
    pub fn ends_with(&self, position: &Position) -> bool {
        self.twice.iter().any(|stood| stood.repeats(position))
    }

    /// What is known at once of a position that the past bears on.
    pub fn at_sight(&self, position: &Position) -> Bounds {
        match self.ends_with(position) {
            true => Bounds::exactly(0),
            false => Bounds::of(position),
        }
    }
}

/// The key of a position that a past bears on: with the board turned it is another position.
pub fn key(position: &Position) -> Key {
    position.key() | Key::from(position.mover() == Side::North) << 127
}
