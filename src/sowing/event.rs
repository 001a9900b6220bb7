//! What a sowing tells: the events of a trace, and who listens.

use crate::board::{Hole, Side};
use crate::rules::Outcome;

/// One thing that happened, in the order in which things happen.
///
/// Folding the events of a trace over the old board gives the new one, seed for seed, with nothing left in
/// the hand; an event carries all that the fold needs, so that whoever shows it looks no rule up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "camelCase"))]
pub enum Event {
    /// All seeds of a hole are lifted into the hand.
    Scoop {
        /// The hole lifted.
        hole: Hole,
        /// Seeds lifted.
        seeds: u8,
    },
    /// A seed falls from the hand into a hole.
    Drop {
        /// The hole it falls into.
        hole: Hole,
    },
    /// A seed falls from the hand into a bank in the ring.
    BankDrop {
        /// Whose bank.
        player: Side,
    },
    /// A hole just made full enough is taken in passing (P2, T1).
    Ripe {
        /// The hole emptied.
        hole: Hole,
        /// Seeds taken.
        seeds: u8,
        /// Who banks them.
        player: Side,
    },
    /// The next hole is empty: the lap ends here (A1).
    Saada {
        /// The empty hole.
        hole: Hole,
    },
    /// Holes are emptied into a bank.
    Capture {
        /// The holes that held seeds; all of them are empty now.
        holes: Vec<Hole>,
        /// Seeds taken in all.
        seeds: u8,
        /// Who banks them.
        player: Side,
    },
    /// The same player sows again.
    Again {
        /// Who.
        player: Side,
        /// Why.
        reason: AgainReason,
    },
    /// The turn passes.
    Turn {
        /// Whose turn it is now.
        player: Side,
    },
    /// A player banks what is left in their own row at the end of a round (P5, K4).
    Keep {
        /// Who.
        player: Side,
        /// The holes that held seeds.
        holes: Vec<Hole>,
        /// Seeds banked.
        seeds: u8,
    },
    /// The round is over.
    RoundOver(Outcome),
    /// A player lays out the row for the next round, from the bank and what lay in the row (M1, M2).
    Refill {
        /// Who.
        player: Side,
        /// The player's holes that stay closed in this round.
        closed: Vec<Hole>,
        /// Seeds left in the bank.
        bank: u8,
        /// The player's holes that are open, with the seeds laid into each.
        filled: Vec<FilledHole>,
    },
}

impl Event {
    /// Does a lap begin with it? A trace has as many laps as events of this kind.
    pub fn begins_lap(&self) -> bool {
        matches!(self, Event::Scoop { .. })
    }
}

/// A hole laid out for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct FilledHole {
    /// Which hole.
    pub hole: Hole,
    /// Seeds laid into it.
    pub seeds: u8,
}

/// Why a player sows again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum AgainReason {
    /// The first sowing of the turn captured (A4).
    SecondSowing,
    /// The last seed fell into the player's own bank (K1).
    OwnBank,
}

/// Who listens while a sowing is played.
///
/// The page's listener is a `Vec<Event>`; the search's is `()`, for which no event is even made.
pub trait Witness {
    /// Something happened.
    fn see(&mut self, event: impl FnOnce() -> Event);
}

impl Witness for () {
    #[inline(always)]
    fn see(&mut self, _: impl FnOnce() -> Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
