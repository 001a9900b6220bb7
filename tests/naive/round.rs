//! The end of a round, and a round played from its beginning.

use super::{Choice, NORTH, Naive, NaiveEvent, SOUTH};

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NaiveOutcome {
    /// `"stuck"`, `"rowEmpty"` or `"repetition"`.
    pub reason: &'static str,
    /// What each holds.
    pub totals: [u32; 2],
    /// Who holds more (A6, K4); nobody if equal.
    pub winner: Option<usize>,
}

/// The player with more, if any.
pub(super) fn larger([south, north]: [u32; 2]) -> Option<usize> {
    match south.cmp(&north) {
        std::cmp::Ordering::Greater => Some(SOUTH),
        std::cmp::Ordering::Less => Some(NORTH),
        std::cmp::Ordering::Equal => None,
    }
}

impl Naive {
    /// K4: one row is empty, in a game that ends by it.
    pub(super) fn row_is_empty(&self) -> bool {
        let empty = |player| self.seeds_in_row(player) == 0;
        self.variant.banks_in_ring() && (empty(SOUTH) || empty(NORTH))
    }

    /// How the round ended, if it has, as far as this position alone tells (all but S6).
    ///
    /// A5 and P5 are tested at the start of a turn only; a position before a second sowing always has one (A4).
    pub fn over(&self) -> Option<NaiveOutcome> {
        if !self.legal().is_empty() {
            return None;
        }
        let reason = if self.row_is_empty() {
            "rowEmpty"
        } else {
            "stuck"
        };
        Some(self.outcome(reason, self.keep().0.banks))
    }

    fn outcome(&self, reason: &'static str, totals: [u32; 2]) -> NaiveOutcome {
        NaiveOutcome {
            reason,
            totals,
            winner: larger(totals),
        }
    }

    /// The board once the round is over: in Pallanguzhi, Kalah and Avalanche each player has banked the own
    /// row (P5, K4); in Ali Guli Mane what is left on the board is nobody's (A6).
    pub fn keep(&self) -> (Naive, Vec<NaiveEvent>) {
        let mut board = self.clone();
        let mut events = vec![];
        if !self.variant.has_second_sowing() {
            for player in [SOUTH, NORTH] {
                events.extend(board.keep_row(player));
            }
        }
        (board, events)
    }

    fn keep_row(&mut self, player: usize) -> Option<NaiveEvent> {
        let seeds = self.seeds_in_row(player);
        let mut holes = self.row_of(player);
        holes.retain(|&hole| self.holes[hole] > 0);
        for &hole in &holes {
            self.holes[hole] = 0;
        }
        self.banks[player] += seeds;
        (seeds > 0).then_some(NaiveEvent::Keep {
            player,
            holes,
            seeds,
        })
    }
}

/// A round that remembers where its turns began.
#[derive(Clone, Debug)]
pub struct NaiveRound {
    /// The position now.
    pub now: Naive,
    /// Every start of a turn so far: the holes and the player to move (S6).
    starts: Vec<(Vec<u32>, usize)>,
}

impl NaiveRound {
    /// A round that begins here.
    pub fn from(start: Naive) -> NaiveRound {
        let mut round = NaiveRound {
            now: start,
            starts: vec![],
        };
        if !round.now.second {
            round.remember();
        }
        round
    }

    fn remember(&mut self) {
        self.starts.push((self.now.holes.clone(), self.now.mover));
    }

    /// Plays a legal sowing; `None`, and nothing has changed, if it is not legal or the round is over.
    pub fn play(&mut self, (hole, way): Choice) -> Option<Vec<NaiveEvent>> {
        if self.over().is_some() || !self.now.sowings().contains(&(hole, way)) {
            return None;
        }
        let (after, events) = self.now.sow(hole, way)?;
        let turn_passed = after.mover != self.now.mover;
        self.now = after;
        if turn_passed {
            self.remember();
        }
        Some(events)
    }

    /// How the round ended, if it has. After a repetition (S6) the seeds still on the board are nobody's.
    pub fn over(&self) -> Option<NaiveOutcome> {
        let repetition = self
            .repeated()
            .then(|| self.now.outcome("repetition", self.now.banks));
        self.now.over().or(repetition)
    }

    /// S6: the position now stands at the start of a turn for the third time.
    fn repeated(&self) -> bool {
        let now = (self.now.holes.clone(), self.now.mover);
        let at_a_start = !self.now.second && self.starts.last() == Some(&now);
        at_a_start && self.starts.iter().filter(|&start| *start == now).count() >= 3
    }
}
