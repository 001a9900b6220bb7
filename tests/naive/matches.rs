//! Matches of several rounds (section 8).

use super::round::larger;
use super::{NORTH, Naive, NaiveRound, SOUTH, Variant, other};

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOutcome {
    /// `"cannotFill"` or `"rounds"` (M5).
    pub reason: &'static str,
    /// Who has won it.
    pub winner: Option<usize>,
    /// What each holds.
    pub stocks: [u32; 2],
}

/// M1: what each player carries into the next round.
pub fn stocks(last: &Naive) -> [u32; 2] {
    [SOUTH, NORTH].map(|player| last.banks[player] + last.seeds_in_row(player))
}

/// M2, M3: the board filled afresh; `row` is the opening of one row from its owner's left.
pub fn refill(variant: Variant, row: &[u32], stocks: [u32; 2], beginner: usize) -> Naive {
    let holes = vec![0; 2 * variant.row()];
    let closed = vec![false; holes.len()];
    let mut board = Naive {
        variant,
        holes,
        closed,
        banks: stocks,
        mover: beginner,
        second: false,
    };
    board.fill(SOUTH, row);
    board.fill(NORTH, row);
    board
}

impl Naive {
    /// M2: from the player's own left, the cheapest holes first; what cannot be filled whole is closed.
    fn fill(&mut self, player: usize, row: &[u32]) {
        let mut holes: Vec<(usize, u32)> = self
            .row_of(player)
            .into_iter()
            .zip(row.iter().copied())
            .collect();
        holes.sort_by_key(|&(_, seeds)| seeds); // a stable sort: equals stay in order from the left
        for (hole, seeds) in holes {
            if self.banks[player] >= seeds {
                self.banks[player] -= seeds;
                self.holes[hole] = seeds;
            } else {
                self.closed[hole] = true;
            }
        }
    }

    /// The opening of a rule set with `row` laid into both rows; South begins.
    pub fn opening(variant: Variant, row: &[u32]) -> Naive {
        let seeds = row.iter().sum();
        refill(variant, row, [seeds, seeds], SOUTH)
    }
}

/// A match under way.
#[derive(Clone, Debug)]
pub struct NaiveMatch {
    /// The round being played.
    pub round: NaiveRound,
    /// Its number, from 1.
    pub number: u32,
    row: Vec<u32>,
    beginner: usize,
    rounds: Option<u32>,
}

impl NaiveMatch {
    /// A match from the opening; `rounds` if it is set to a number of rounds (M5).
    pub fn new(variant: Variant, row: &[u32], rounds: Option<u32>) -> NaiveMatch {
        let round = NaiveRound::from(Naive::opening(variant, row));
        NaiveMatch {
            round,
            number: 1,
            row: row.to_vec(),
            beginner: SOUTH,
            rounds,
        }
    }

    /// How the match ended, if it has: known as soon as the deciding round is over.
    pub fn outcome(&self) -> Option<MatchOutcome> {
        self.round.over()?;
        let stocks = stocks(&self.round.now);
        let lacking = stocks.map(|stock| stock < self.least());
        if lacking[SOUTH] || lacking[NORTH] {
            return Some(MatchOutcome {
                reason: "cannotFill",
                winner: larger(stocks),
                stocks,
            });
        }
        let last = self.rounds == Some(self.number);
        last.then(|| MatchOutcome {
            reason: "rounds",
            winner: larger(stocks),
            stocks,
        })
    }

    /// M5: with fewer seeds than these a player cannot go on.
    fn least(&self) -> u32 {
        let cheapest = *self.row.iter().min().expect("a row has holes");
        if self.round.now.variant == Variant::Pallanguzhi {
            6
        } else {
            cheapest
        }
    }

    /// Begins the next round; false, and nothing has changed, if this one is not over or the match is.
    pub fn next_round(&mut self) -> bool {
        if self.round.over().is_none() || self.outcome().is_some() {
            return false;
        }
        self.beginner = other(self.beginner); // M4
        self.number += 1;
        let last = &self.round.now;
        self.round = NaiveRound::from(refill(last.variant, &self.row, stocks(last), self.beginner));
        true
    }
}
