//! Places: holes and banks in one index space.

use super::side::Side;

/// The most seeds that can be counted, on the whole board and in the banks.
pub const MAX_SEEDS: u8 = 255;

/// Where a seed can lie: a hole (its own number) or a bank. One index space, so that sowing is one loop.
pub(crate) type Place = u8;

/// Places of a board: the holes, and from [`FIRST_BANK`] on the banks.
pub(crate) const PLACES: usize = 16;
const FIRST_BANK: Place = 14;

/// The place of a player's bank.
pub(crate) const fn bank_of(side: Side) -> Place {
    FIRST_BANK + side as u8
}

/// Is the place a bank?
pub(crate) const fn is_bank(place: Place) -> bool {
    place >= FIRST_BANK
}
