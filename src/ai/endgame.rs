//! The exact value of every position with only a few seeds left, known before the search begins.
//!
//! The table is filled from the empty board upwards. A sowing that wins seeds leads to a position that is known
//! already. Sowings that win nothing stay among positions with the same number of seeds, and may come back to where
//! they were; there all values begin as 0, what going round for ever is worth (rules.md S6), and better ones spread
//! backwards until nothing changes.
//!
//! Source: retrograde analysis, K. Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9 (1986); for a
//! sowing game in this way, by the number of seeds left, J. Romein and H. Bal, "Awari is solved", ICGA Journal 25
//! (2002).

use super::branch::{Branch, kept};
use super::rank::Rank;
use crate::board::Board;
use crate::hole::Side;
use crate::outcome::Margin;
use crate::position::Position;
use crate::rules::Rules;

/// The values of all positions of a board with no more than `seeds` seeds in its holes.
pub struct Endgame {
    rank: Rank,
    seeds: u8,
    values: Vec<i8>,
}

/// A position with sowings that stay in its level. There are millions, so it is small.
struct Open {
    at: u32,
    /// The best of the sowings that leave the level.
    sure: Option<i8>,
    /// How many edges it has.
    edges: u8,
}

/// A sowing that stays in its level.
struct Edge {
    next: u32,
    gain: i8,
    stays: bool,
}

impl Endgame {
    /// The table for a game on a board with these holes open, for so many seeds as keep it below `size` values.
    pub fn new(rules: &'static Rules, board: &Board, size: usize) -> Endgame {
        let rank = Rank::of(rules, board);
        let seeds = rank.seeds_within(size);
        let mut endgame = Endgame {
            values: vec![0; rank.count(seeds)],
            rank,
            seeds: 0,
        };
        for seeds in 1..=seeds {
            endgame.fill(seeds);
            endgame.seeds = seeds;
        }
        endgame
    }

    /// Is the position's value here? (The board must be one that this table [fits](Endgame::fits).)
    pub fn has(&self, position: &Position) -> bool {
        position.board().seeds_in_holes() <= self.seeds
    }

    /// Is the board one of those that this table was made for?
    pub fn fits(&self, board: &Board) -> bool {
        self.rank.fits(board)
    }

    /// What a position with few enough seeds is worth to the player to move.
    pub fn value(&self, position: &Position) -> Margin {
        if position.is_second_sowing() {
            let branches = Branch::all(position);
            let values = branches.iter().map(|b| b.worth(self.value(&b.next)));
            return values.max().unwrap_or_else(|| kept(position));
        }
        Margin::from(self.values[self.rank.of_position(position)])
    }

    fn fill(&mut self, seeds: u8) {
        let (mut open, mut edges) = (Vec::new(), Vec::new());
        for side in Side::BOTH {
            for position in self.rank.positions(side, seeds) {
                open.extend(self.look(&position, seeds, &mut edges));
            }
        }
        while self.spread(&open, &edges) {}
    }

    /// Plays every sowing of a position once. If none stays in its level, its value is known at once.
    fn look(&mut self, position: &Position, seeds: u8, edges: &mut Vec<Edge>) -> Option<Open> {
        let branches = Branch::all(position);
        let mut sure = branches.is_empty().then(|| kept(position));
        let before = edges.len();
        for branch in &branches {
            match branch.next.board().seeds_in_holes() == seeds {
                true => edges.push(Edge {
                    next: self.rank.of_position(&branch.next) as u32,
                    gain: branch.gain as i8,
                    stays: branch.stays,
                }),
                false => sure = sure.max(Some(branch.worth(self.value(&branch.next)))),
            }
        }
        let at = self.rank.of_position(position);
        if edges.len() == before {
            self.values[at] = sure.map_or(0, |value| value as i8);
            return None;
        }
        Some(Open {
            at: at as u32,
            sure: sure.map(|value| value as i8),
            edges: (edges.len() - before) as u8,
        })
    }

    /// Carries values one sowing back; says whether any has changed.
    fn spread(&mut self, open: &[Open], edges: &[Edge]) -> bool {
        let (mut changed, mut edges) = (false, edges);
        for position in open {
            let (own, others) = edges.split_at(position.edges.into());
            edges = others;
            let worth = |edge: &Edge| match (edge.stays, self.values[edge.next as usize]) {
                (true, behind) => edge.gain + behind,
                (false, behind) => edge.gain - behind,
            };
            let best = own.iter().map(worth).chain(position.sure).max();
            let value = &mut self.values[position.at as usize];
            changed |= Some(*value) != best;
            *value = best.unwrap_or(0);
        }
        changed
    }
}
