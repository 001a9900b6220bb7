//! One sowing: what all rule sets have in common (section 3), and whose turn it is afterwards.

use super::{Naive, NaiveEvent, Place, Variant, other};

/// S4: a sowing that has not come to rest after so many laps never will.
const ENDLESS: u32 = 10_000;

/// A sowing under way.
pub(super) struct Sowing {
    /// The board as it is now, without the seeds in the hand.
    pub(super) board: Naive,
    /// The way of all its laps (W1).
    pub(super) way: char,
    /// All that has happened so far.
    pub(super) events: Vec<NaiveEvent>,
    /// Seeds captured so far: what A4 asks about.
    pub(super) captured: u32,
}

/// What the rule set says at the end of a lap.
pub(super) enum Then {
    /// Lift this hole and sow on.
    SowOn(usize),
    /// The sowing is over and the same player is to sow again, for this reason.
    Again(&'static str),
    /// The sowing is over, and the turn with it.
    TurnOver,
}

impl Naive {
    /// The board after sowing `hole`, and the ledger; `None` if the sowing is endless (S4).
    ///
    /// A round may be over now: the seeds in the rows are still there (see `keep`), the turn has passed.
    pub fn sow(&self, hole: usize, way: char) -> Option<(Naive, Vec<NaiveEvent>)> {
        let mut sowing = Sowing::of(self, way);
        match sowing.run(hole)? {
            Then::Again(reason) => sowing.again(reason),
            _ => sowing.pass(),
        }
        assert_eq!(sowing.board.total(), self.total(), "S5: a seed was lost");
        Some((sowing.board, sowing.events))
    }

    /// Whether a sowing comes to rest (S4).
    pub(super) fn rests(&self, hole: usize, way: char) -> bool {
        Sowing::of(self, way).run(hole).is_some()
    }
}

impl Sowing {
    fn of(board: &Naive, way: char) -> Sowing {
        Sowing {
            board: board.clone(),
            way,
            events: vec![],
            captured: 0,
        }
    }

    /// Lap after lap, until it rests (S4).
    fn run(&mut self, hole: usize) -> Option<Then> {
        let mut from = hole;
        for _ in 0..ENDLESS {
            let landing = self.lap(from);
            match self.look(landing) {
                Then::SowOn(next) => from = next,
                rest => return Some(rest),
            }
        }
        None
    }

    /// S1, S2: lifts all seeds of a hole and drops them one by one, into that hole too if it comes round.
    /// The answer is where the last seed fell.
    fn lap(&mut self, from: usize) -> Place {
        let hand = std::mem::take(&mut self.board.holes[from]);
        self.events.push(NaiveEvent::Scoop {
            hole: from,
            seeds: hand,
        });
        let mut here = Place::Hole(from);
        for _ in 0..hand {
            here = self.board.following(here, self.way);
            self.drop_into(here);
        }
        here
    }

    fn drop_into(&mut self, place: Place) {
        match place {
            Place::Hole(hole) => {
                self.board.holes[hole] += 1;
                self.events.push(NaiveEvent::Drop { hole });
                self.take_if_ripe(hole);
            }
            Place::Bank(player) => {
                self.board.banks[player] += 1;
                self.events.push(NaiveEvent::BankDrop { player });
            }
        }
    }

    /// What the rule set makes of the end of a lap.
    fn look(&mut self, landing: Place) -> Then {
        match self.board.variant {
            Variant::AliGuliMane | Variant::EitherWay => self.look_for_saada(landing),
            Variant::Pallanguzhi | Variant::Traditional => self.look_beyond(landing),
            Variant::Kalah => self.look_across(landing),
            Variant::Avalanche => self.look_into(landing),
        }
    }

    /// The next open hole, where the banks are not in the ring.
    pub(super) fn next_hole(&self, here: Place) -> usize {
        match self.board.following(here, self.way) {
            Place::Hole(hole) => hole,
            Place::Bank(_) => unreachable!("a bank in the ring of a game of relays"),
        }
    }

    /// Moves all seeds of these holes to the sower's bank.
    pub(super) fn capture(&mut self, holes: &[usize]) {
        let holes: Vec<usize> = holes
            .iter()
            .copied()
            .filter(|&hole| self.board.holes[hole] > 0)
            .collect();
        let seeds: u32 = holes
            .iter()
            .map(|&hole| std::mem::take(&mut self.board.holes[hole]))
            .sum();
        if seeds > 0 {
            let player = self.board.mover;
            self.board.banks[player] += seeds;
            self.captured += seeds;
            self.events.push(NaiveEvent::Capture {
                holes,
                seeds,
                player,
            });
        }
    }

    /// The same player once more: if there is anything to sow. Otherwise the turn ends (A4), and in Kalah
    /// and Avalanche the game is over, the extra turn void (K4).
    fn again(&mut self, reason: &'static str) {
        self.board.second = self.board.variant.has_second_sowing();
        if self.board.legal().is_empty() {
            return self.pass();
        }
        let player = self.board.mover;
        self.events.push(NaiveEvent::Again { player, reason });
    }

    /// The turn passes to the other player.
    fn pass(&mut self) {
        self.board.mover = other(self.board.mover);
        self.board.second = false;
        self.events.push(NaiveEvent::Turn {
            player: self.board.mover,
        });
    }
}
