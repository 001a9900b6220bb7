//! Pallanguzhi and its traditional form (section 6): what is taken in passing, and capture beyond a gap.

use super::sow::{Sowing, Then};
use super::{NaiveEvent, Place, Variant};

impl Sowing {
    /// P2: a six goes to the sower. T1: a four goes to the owner of the row. At once, wherever it lies.
    pub(super) fn take_if_ripe(&mut self, hole: usize) {
        let (ripe, player) = match self.board.variant {
            Variant::Pallanguzhi => (6, self.board.mover),
            Variant::Traditional => (4, self.board.owner(hole)),
            _ => return,
        };
        if self.board.holes[hole] == ripe {
            self.board.holes[hole] = 0;
            self.board.banks[player] += ripe;
            self.events.push(NaiveEvent::Ripe {
                hole,
                seeds: ripe,
                player,
            });
        }
    }

    /// P3: seeds in the next hole E are lifted. P4: E empty, the hole C after it is taken, and the sowing
    /// goes on (T2: the turn is over). C empty too: the turn is over.
    pub(super) fn look_beyond(&mut self, landing: Place) -> Then {
        let e = self.next_hole(landing);
        if self.board.holes[e] > 0 {
            return Then::SowOn(e);
        }
        self.events.push(NaiveEvent::Saada { hole: e });
        let c = self.next_hole(Place::Hole(e));
        if self.board.holes[c] == 0 {
            return Then::TurnOver;
        }
        self.capture(&[c]);
        if self.board.variant == Variant::Traditional {
            Then::TurnOver
        } else {
            self.sow_on_after(c)
        }
    }

    /// P4: on from the first hole after C that holds seeds, whoever owns it; if none does, there is nothing
    /// left to sow.
    fn sow_on_after(&self, c: usize) -> Then {
        let mut hole = self.next_hole(Place::Hole(c));
        while hole != c {
            if self.board.holes[hole] > 0 {
                return Then::SowOn(hole);
            }
            hole = self.next_hole(Place::Hole(hole));
        }
        Then::TurnOver
    }
}
