//! The sowing engine: laps, relays, what is taken in passing, and where a sowing comes to rest.

use super::capture::{self, AfterLanding};
use super::event::{Event, Witness};
use super::next_places::NextPlaces;
use crate::board::{Board, Hole, Place, Side, Way, is_bank};
use crate::rules::{BankRing, Relay, Ripe, Rules};

/// A sowing that has not come to rest after this many laps is endless, and no legal choice.
///
/// Source: S4.
pub const MAX_LAPS: u32 = 10_000;

/// How a sowing came to rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rest {
    /// Seeds captured where the sowing rested; what was taken in passing is not among them.
    pub captured: u8,
    /// Did the last seed fall into the sower's own bank?
    pub in_own_bank: bool,
}

/// A sowing that goes round for ever (S4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Endless;

/// One sowing under way: what its laps need to know.
pub(crate) struct Sower<'a> {
    pub rules: &'a Rules,
    pub side: Side,
    pub next_places: NextPlaces,
}

impl<'a> Sower<'a> {
    pub fn new(rules: &'a Rules, board: &Board, side: Side, way: Way) -> Self {
        let next_places = match rules.ring {
            BankRing::Beside => NextPlaces::beside_banks(board, way),
            BankRing::OwnBank => NextPlaces::through_bank(board, side),
        };
        Sower {
            rules,
            side,
            next_places,
        }
    }

    /// Sows from a non-empty hole until the seeds rest, which must be within `laps` laps.
    ///
    /// If this returns `Err`, the board is left half-sown, so pass a copy.
    pub fn sow(
        &self,
        board: &mut Board,
        hole: Hole,
        laps: u32,
        witness: &mut impl Witness,
    ) -> Result<Rest, Endless> {
        let mut from = hole.number();
        for _ in 0..laps {
            let landing = self.lap(board, from, witness);
            if let Some(next) = self.next_lap(board, landing) {
                from = next;
                continue;
            }
            match capture::at_rest(self, board, landing, witness) {
                AfterLanding::Rest(rest) => return Ok(rest),
                AfterLanding::SowOn(next) => from = next,
            }
        }
        Err(Endless)
    }

    /// Lifts a hole and drops its seeds one by one; says where the last one fell.
    ///
    /// A lap long enough to come round drops a seed where it started, too. Source: S1, S2.
    fn lap(&self, board: &mut Board, from: Place, witness: &mut impl Witness) -> Place {
        let hand = board.lift(from);
        witness.see(|| Event::Scoop {
            hole: board.ring().at(from),
            seeds: hand,
        });
        let ripe = self.rules.ripe.count();
        let mut at = from;
        for _ in 0..hand {
            at = self.next_places.after(at);
            let seeds = board.drop_one(at);
            witness.see(|| self.dropped(board, at));
            if seeds == ripe && self.rules.ripe != Ripe::Never {
                self.take_ripe(board, board.ring().at(at), witness);
            }
        }
        at
    }

    /// Source: P2, T1.
    #[cold]
    fn take_ripe(&self, board: &mut Board, hole: Hole, witness: &mut impl Witness) {
        let player = self.rules.ripe.taker(self.side, hole.owner());
        let seeds = board.lift(hole.number());
        board.put_in_bank(player, seeds);
        witness.see(|| Event::Ripe {
            hole,
            seeds,
            player,
        });
    }

    /// Where the relay goes on after a lap, if it does.
    ///
    /// Source: A1, P3 (from the next hole), K3 (from the landing hole).
    #[inline]
    fn next_lap(&self, board: &Board, landing: Place) -> Option<Place> {
        match self.rules.relay {
            Relay::Never => None,
            Relay::FromNext => {
                let next = self.next_places.after(landing);
                (board.at(next) > 0).then_some(next)
            }
            Relay::FromLanding => (!is_bank(landing) && board.at(landing) > 1).then_some(landing),
        }
    }

    fn dropped(&self, board: &Board, place: Place) -> Event {
        match is_bank(place) {
            true => Event::BankDrop { player: self.side },
            false => Event::Drop {
                hole: board.ring().at(place),
            },
        }
    }
}
