//! What the player to move may sow.

use super::{Choice, Naive};

impl Naive {
    /// Every sowing there is from an own, open hole with seeds in it (S1), endless ones included.
    pub fn sowings(&self) -> Vec<Choice> {
        if self.row_is_empty() {
            return vec![]; // K4: the game is over, whoever still has seeds
        }
        let both_ways = |hole| self.variant.ways().iter().map(move |&way| (hole, way));
        let mut own = self.row_of(self.mover);
        own.retain(|&hole| self.holes[hole] > 0 && !self.closed[hole]);
        own.into_iter().flat_map(both_ways).collect()
    }

    /// S4, S7: those that come to rest, of which one must be chosen.
    pub fn legal(&self) -> Vec<Choice> {
        self.sowings()
            .into_iter()
            .filter(|&(hole, way)| self.rests(hole, way))
            .collect()
    }

    /// S4: those that would be legal, were they not endless.
    pub fn endless(&self) -> Vec<Choice> {
        self.sowings()
            .into_iter()
            .filter(|&(hole, way)| !self.rests(hole, way))
            .collect()
    }

    /// Every legal sowing with the position after it.
    pub fn after_each(&self) -> Vec<(Choice, Naive)> {
        let sown = |(hole, way)| Some(((hole, way), self.sow(hole, way)?.0));
        self.sowings().into_iter().filter_map(sown).collect()
    }

    /// How many sequences of so many sowings there are. A sequence stops where a round is over; repetition
    /// (S6), which needs a history, is not looked at.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.after_each()
            .iter()
            .map(|(_, after)| after.perft(depth - 1))
            .sum()
    }
}
