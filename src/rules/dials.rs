//! What makes one sowing game differ from another: a handful of closed dials.

use super::variant::Variant;
use crate::board::{Ring, Side, Way};

/// The most rounds that a match may be set to.
pub const MAX_ROUNDS: u16 = 1000;

/// Everything that makes one sowing game differ from another.
///
/// Each field answers one question a player would ask. The engine asks the dials, never the game's name.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which game is this? (For text and tables; no rule depends on it.)
    pub variant: Variant,
    /// How many holes has a row?
    pub row: u8,
    /// What lies in the holes at the start? The first is the usual opening.
    pub openings: &'static [Opening],
    /// Which way may a player sow?
    pub ways: Ways,
    /// Do the banks lie in the ring, so that sowing passes through one's own?
    pub ring: BankRing,
    /// Where does the next lap begin?
    pub relay: Relay,
    /// Who takes a hole that a dropped seed has just made full enough?
    pub ripe: Ripe,
    /// What does a sowing win when it rests?
    pub capture: Capture,
    /// When does the same player sow again?
    pub again: Again,
    /// When is the round over?
    pub end: End,
    /// Whose are the seeds left on the board?
    pub keep: Keep,
    /// Is there another round, and until when?
    pub rounds: Rounds,
}

/// Seeds per hole at the start of a round; `id` is what the `openingSeeds` option calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The value of the `openingSeeds` option: seeds a hole, or seeds in all where holes differ.
    pub id: u8,
    /// Seeds in an ordinary hole.
    pub hole: u8,
    /// Seeds in the middle hole of each row.
    pub middle: u8,
}

impl Opening {
    pub(super) const fn even(seeds: u8) -> Self {
        Opening {
            id: seeds,
            hole: seeds,
            middle: seeds,
        }
    }

    /// Seeds that the hole `step` places from its owner's left starts with.
    pub const fn seeds(self, row: u8, step: u8) -> u8 {
        if row % 2 == 1 && step == row / 2 {
            self.middle
        } else {
            self.hole
        }
    }

    /// Seeds of a whole row.
    pub fn row_total(self, row: u8) -> u8 {
        (0..row).map(|step| self.seeds(row, step)).sum()
    }
}

/// Which way may a player sow?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Ways {
    /// Anticlockwise only.
    Anticlockwise,
    /// Either way, chosen anew for every sowing (W1).
    Both,
}

impl Ways {
    /// May a sowing go this way?
    pub const fn allows(self, way: Way) -> bool {
        matches!((self, way), (Ways::Both, _) | (_, Way::Anticlockwise))
    }
}

/// Do the banks lie in the ring?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum BankRing {
    /// Banks lie beside the board.
    Beside,
    /// The sower's own bank gets a seed in passing, the other is skipped (section 7).
    OwnBank,
}

/// Where does the next lap begin?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Relay {
    /// One lap and no more.
    Never,
    /// In the hole after the landing hole, if it holds seeds (A1, P3).
    FromNext,
    /// In the landing hole itself, if it held seeds before (K3).
    FromLanding,
}

/// Who takes a hole that a dropped seed has just made full enough?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Ripe {
    /// Nobody.
    Never,
    /// At six, the player sowing (P2).
    SixToSower,
    /// At four, *pasu*, the owner of the row (T1).
    FourToRowOwner,
}

impl Ripe {
    /// The count that makes a hole ripe; 0, which no dropped-on hole has, where none does.
    pub(crate) const fn count(self) -> u8 {
        match self {
            Ripe::Never => 0,
            Ripe::SixToSower => 6,
            Ripe::FourToRowOwner => 4,
        }
    }

    /// Who banks a ripe hole that lies in `owner`'s row.
    pub(crate) const fn taker(self, sower: Side, owner: Side) -> Side {
        match self {
            Ripe::FourToRowOwner => owner,
            Ripe::SixToSower | Ripe::Never => sower,
        }
    }
}

/// What does a sowing win when it rests?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Capture {
    /// Nothing (K3).
    Nothing,
    /// At the empty hole: the hole after it and the one opposite that (A2).
    NextAndOpposite,
    /// At the empty hole: the hole after it (T2).
    Next,
    /// The same, and the sowing goes on from the next hole that holds seeds (P4).
    NextAndSowOn,
    /// Landing in one's own empty hole: that seed and the hole opposite (K2).
    LandingAndOpposite,
}

/// When does the same player sow again?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Again {
    /// Never: a turn is one sowing.
    Never,
    /// Once more, if the first sowing of the turn captured (A4).
    OnceAfterCapture,
    /// As often as the last seed falls into one's own bank (K1).
    OwnBank,
}

/// When is the round over?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum End {
    /// When the player whose turn begins has no legal sowing (A5, P5).
    Stuck,
    /// As soon as either row is empty after a sowing (K4).
    RowEmpty,
}

/// Whose are the seeds left on the board when nobody can go on?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Keep {
    /// Nobody's (A6).
    Nobody,
    /// Each player banks their own row (P5, K4).
    OwnRow,
}

/// Is there another round, and until when?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Rounds {
    /// One round only (K5).
    One,
    /// Until a player cannot fill a single hole (M5).
    UntilNoHole,
    /// Until a player holds fewer than six seeds (M5, Pallanguzhi).
    UntilFewerThanSix,
}

impl Rules {
    /// The ring of holes.
    pub const fn ring_of_holes(&self) -> Ring {
        Ring::new(self.row)
    }

    /// The usual opening.
    pub const fn opening(&self) -> Opening {
        self.openings[0]
    }

    /// Seeds in play at the usual opening.
    pub(crate) fn usual_total(&self) -> u8 {
        2 * self.opening().row_total(self.row)
    }

    /// May a turn have a second sowing (A4)?
    pub fn has_second_sowings(&self) -> bool {
        self.again == Again::OnceAfterCapture
    }

    /// May holes be closed? Only a refill closes any (M2, K5).
    pub fn has_closed_holes(&self) -> bool {
        self.rounds != Rounds::One
    }

    /// May a match of this game be set to so many rounds (M5, K5)?
    pub fn allows_rounds(&self, rounds: u16) -> bool {
        match self.rounds {
            Rounds::One => rounds == 1,
            Rounds::UntilNoHole | Rounds::UntilFewerThanSix => (1..=MAX_ROUNDS).contains(&rounds),
        }
    }

    /// The opening that the `openingSeeds` option calls `id`.
    pub fn opening_with_id(&self, id: u8) -> Option<Opening> {
        self.openings.iter().copied().find(|o| o.id == id)
    }
}
