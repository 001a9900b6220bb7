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

/// What is known of a position before the values of its own level are.
struct Known {
    at: usize,
    /// The best of the sowings that leave the level.
    sure: Option<Margin>,
    /// Those that stay in it.
    open: std::ops::Range<usize>,
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
        let mut open = Vec::new();
        let known: Vec<Known> = Side::BOTH
            .into_iter()
            .flat_map(|side| self.rank.positions(side, seeds))
            .map(|position| self.look(&position, seeds, &mut open))
            .collect();
        while self.spread(&known, &open) {}
    }

    /// Plays every sowing of a position once.
    fn look(
        &self,
        position: &Position,
        seeds: u8,
        open: &mut Vec<(Margin, Margin, usize)>,
    ) -> Known {
        let branches = Branch::all(position);
        let first = open.len();
        let mut sure = branches.is_empty().then(|| kept(position));
        for branch in &branches {
            match branch.next.board().seeds_in_holes() == seeds {
                true => open.push((
                    branch.gain,
                    branch.worth(1) - branch.gain,
                    self.rank.of_position(&branch.next),
                )),
                false => sure = sure.max(Some(branch.worth(self.value(&branch.next)))),
            }
        }
        Known {
            at: self.rank.of_position(position),
            sure,
            open: first..open.len(),
        }
    }

    /// Carries values one sowing back; says whether any has changed.
    fn spread(&mut self, known: &[Known], open: &[(Margin, Margin, usize)]) -> bool {
        let mut changed = false;
        for position in known {
            let behind = open[position.open.clone()].iter();
            let best = behind
                .map(|&(gain, sign, next)| gain + sign * Margin::from(self.values[next]))
                .chain(position.sure)
                .max()
                .unwrap_or(0);
            let value = &mut self.values[position.at];
            changed |= Margin::from(*value) != best;
            *value = best as i8;
        }
        changed
    }
}
