//! Kalah and Avalanche (section 7): what the last seed decides.

use super::Place;
use super::sow::{Sowing, Then};

impl Sowing {
    /// K1, then K2: one seed in an own hole means that the hole was empty when the seed fell.
    pub(super) fn look_across(&mut self, landing: Place) -> Then {
        let Place::Hole(hole) = landing else {
            return Then::Again("ownBank");
        };
        let opposite = self.board.opposite(hole);
        let own = self.board.owner(hole) == self.board.mover;
        if own && self.board.holes[hole] == 1 && self.board.holes[opposite] > 0 {
            self.capture(&[hole, opposite]);
        }
        Then::TurnOver
    }

    /// K1, then K3: more than one seed means that the hole held seeds; lift them all.
    pub(super) fn look_into(&mut self, landing: Place) -> Then {
        let Place::Hole(hole) = landing else {
            return Then::Again("ownBank");
        };
        if self.board.holes[hole] > 1 {
            Then::SowOn(hole)
        } else {
            Then::TurnOver
        }
    }
}
