//! Ali Guli Mane, one way or either (sections 4 and 5): saada and what it takes.

use super::sow::{Sowing, Then};
use super::{NaiveEvent, Place};

impl Sowing {
    /// A1: the next open hole E decides. Seeds in it: lift them. Empty: saada.
    pub(super) fn look_for_saada(&mut self, landing: Place) -> Then {
        let e = self.next_hole(landing);
        if self.board.holes[e] > 0 {
            return Then::SowOn(e);
        }
        self.events.push(NaiveEvent::Saada { hole: e });
        self.take_after(e);
        // A4: one more, but never a third.
        if self.captured > 0 && !self.board.second {
            Then::Again("secondSowing")
        } else {
            Then::TurnOver
        }
    }

    /// A2: the hole after E and the hole opposite that one are taken. A3 needs no word of its own: opposite
    /// the first hole of a row lies the last one of the other, which is E, and E is empty.
    fn take_after(&mut self, e: usize) {
        let c = self.next_hole(Place::Hole(e));
        self.capture(&[c, self.board.opposite(c)]);
    }
}
