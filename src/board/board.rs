//! What is on the table: seeds in holes and banks, closed holes. No mover, no rules.

use super::hole::Hole;
use super::place::{PLACES, Place, bank_of};
use super::ring::Ring;
use super::side::Side;
use std::fmt;

/// Seeds in holes and banks, and which holes are closed. Small, copied freely.
///
/// A closed hole holds nothing and receives nothing (S3).
///
/// ```
/// use ali_guli_mane::{Position, Side, Variant};
/// let board = *Position::opening(Variant::Pallanguzhi).board();
/// let middle = board.ring().hole_named("B4").expect("rows of seven");
/// assert_eq!(board.seeds(middle), 2);
/// assert_eq!(board.row_seeds(Side::South), 74);
/// assert_eq!(board.banks(), [0, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    places: [u8; PLACES],
    closed: u16,
    ring: Ring,
}

impl Board {
    /// An empty board with two rows of `row` holes, all open.
    ///
    /// # Panics
    /// If `row` is not between 1 and 7.
    pub const fn empty(row: u8) -> Self {
        Board {
            places: [0; PLACES],
            closed: 0,
            ring: Ring::new(row),
        }
    }

    /// The ring that the holes form.
    pub const fn ring(&self) -> Ring {
        self.ring
    }

    /// Seeds in a hole.
    ///
    /// # Panics
    /// If the hole belongs to a board of another size.
    pub const fn seeds(&self, hole: Hole) -> u8 {
        self.at(self.place(hole))
    }

    /// Seeds in a player's bank.
    pub const fn bank(&self, side: Side) -> u8 {
        self.at(bank_of(side))
    }

    /// Both banks, `[South, North]`.
    pub const fn banks(&self) -> [u8; 2] {
        [self.bank(Side::South), self.bank(Side::North)]
    }

    /// May seeds lie here in this round?
    ///
    /// # Panics
    /// If the hole belongs to a board of another size.
    pub const fn is_open(&self, hole: Hole) -> bool {
        self.closed & (1 << self.place(hole)) == 0
    }

    const fn place(&self, hole: Hole) -> Place {
        assert!(
            self.ring.has(hole),
            "the hole belongs to a board of another size"
        );
        hole.number()
    }

    /// Which holes are closed: bit h for hole h.
    pub(crate) const fn closed(&self) -> u16 {
        self.closed
    }

    /// Seeds in a player's row.
    pub fn row_seeds(&self, side: Side) -> u8 {
        self.row_slice(side).iter().sum()
    }

    /// Is a player's row empty?
    pub fn row_is_empty(&self, side: Side) -> bool {
        self.occupied(side) == 0
    }

    /// The holes of a row that hold seeds: bit 8k+7 for the k-th hole by number.
    ///
    /// All holes at once: adding 127 to the low seven bits of a byte carries into its top bit unless they were 0.
    #[inline]
    pub(crate) fn occupied(&self, side: Side) -> u64 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let first = self.first_of(side) as usize;
        let eight = self.places[first..first + 8]
            .try_into()
            .expect("a row and a bit");
        let row = u64::MAX >> (64 - 8 * u32::from(self.ring.row()));
        let seeds = u64::from_le_bytes(eight) & row;
        (((seeds & LOW) + LOW) | seeds) & !LOW
    }

    /// The lowest hole number of a player's row.
    pub(crate) const fn first_of(&self, side: Side) -> u8 {
        match side {
            Side::North => 0,
            Side::South => self.ring.row(),
        }
    }

    /// Seeds in all holes, banks left out.
    pub fn seeds_in_holes(&self) -> u8 {
        self.places[..2 * self.ring.row() as usize].iter().sum()
    }

    /// All seeds, holes and banks: what no sowing ever changes (S5).
    pub fn total(&self) -> u8 {
        self.places.iter().sum()
    }

    /// The holes as a player sees them, in one number: byte h is hole h for South and, the board turned, hole
    /// 2n-1-h for North; from bit 112 a bit for each closed hole. Banks are not in it.
    pub(crate) fn seen_by(&self, side: Side) -> u128 {
        let bits = 16 * u32::from(self.ring.row());
        let seeds = u128::from_le_bytes(self.places) & ((1 << bits) - 1);
        let (seeds, closed) = match side {
            Side::South => (seeds, self.closed),
            Side::North => (
                seeds.swap_bytes() >> (128 - bits),
                self.closed.reverse_bits() >> (16 - bits / 8),
            ),
        };
        seeds | u128::from(closed) << 112
    }

    /// All seeds, of a board that may still hold more than can be counted.
    pub(crate) fn total_of_any(&self) -> u32 {
        self.places.iter().map(|&seeds| u32::from(seeds)).sum()
    }

    /// How many holes are open.
    pub(crate) fn open_holes(&self) -> usize {
        self.ring.holes().filter(|&hole| self.is_open(hole)).count()
    }

    /// Lays seeds into a hole, in place of what was there. For setting up; sowing moves seeds.
    pub(crate) fn set_seeds(&mut self, hole: Hole, seeds: u8) {
        debug_assert!(self.ring.has(hole));
        self.places[hole.index()] = seeds;
    }

    /// Closes a hole, which must be empty.
    pub(crate) fn close(&mut self, hole: Hole) {
        debug_assert_eq!(self.seeds(hole), 0, "a closed hole holds nothing");
        self.closed |= 1 << self.place(hole);
    }

    /// Opens a hole.
    pub(crate) fn open(&mut self, hole: Hole) {
        self.closed &= !(1 << self.place(hole));
    }

    /// Sets a bank's seeds. For setting up.
    pub(crate) fn set_bank(&mut self, side: Side, seeds: u8) {
        self.places[bank_of(side) as usize] = seeds;
    }

    /// Lifts all seeds of a place.
    pub(crate) fn lift(&mut self, place: Place) -> u8 {
        std::mem::take(&mut self.places[place as usize % PLACES])
    }

    /// Drops one seed and says how many lie there now.
    pub(crate) fn drop_one(&mut self, place: Place) -> u8 {
        let seeds = &mut self.places[place as usize % PLACES];
        *seeds = seeds.wrapping_add(1); // 255 on the table at most, so it never wraps; the loop is spared a check
        *seeds
    }

    /// Lays seeds from the hand into a bank.
    pub(crate) fn put_in_bank(&mut self, side: Side, seeds: u8) {
        self.places[bank_of(side) as usize] += seeds;
    }

    /// Seeds at a place.
    pub(crate) const fn at(&self, place: Place) -> u8 {
        self.places[place as usize % PLACES]
    }

    /// Banks a player's whole row and says how much it was.
    pub(crate) fn bank_row(&mut self, side: Side) -> u8 {
        let seeds = self.row_seeds(side);
        let ring = self.ring();
        for hole in ring.row_of(side) {
            self.set_seeds(hole, 0);
        }
        self.put_in_bank(side, seeds);
        seeds
    }

    fn row_slice(&self, side: Side) -> &[u8] {
        let first = self.first_of(side) as usize;
        &self.places[first..first + self.ring.row() as usize]
    }
}

/// Two rows as they are drawn: North's above, South's below, `x` for a closed hole, then the banks.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in [Side::North, Side::South] {
            let mut row: Vec<Hole> = self.ring().row_of(side).collect();
            if side == Side::North {
                row.reverse();
            }
            for hole in row {
                match self.is_open(hole) {
                    true => write!(f, "{:4}", self.seeds(hole))?,
                    false => write!(f, "   x")?,
                }
            }
            writeln!(f, "   bank {}", self.bank(side))?;
        }
        Ok(())
    }
}

/// The word arithmetic, held against going from hole to hole.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A board with seeds and closed holes anywhere, and seeds in the banks.
    fn boards() -> impl Strategy<Value = Board> {
        let holes = proptest::collection::vec(proptest::option::of(any::<u8>()), 14);
        (1..=7u8, holes, any::<[u8; 2]>()).prop_map(|(row, seeds, banks)| {
            let mut board = Board::empty(row);
            for (hole, seeds) in board.ring().holes().zip(seeds) {
                match seeds {
                    Some(seeds) => board.set_seeds(hole, seeds),
                    None => board.close(hole),
                }
            }
            for side in Side::BOTH {
                board.set_bank(side, banks[side.index()]);
            }
            board
        })
    }

    proptest! {
        #[test]
        fn occupied_has_a_bit_for_every_hole_of_the_row_that_holds_seeds(board in boards()) {
            for side in Side::BOTH {
                let holes = board.ring().holes().filter(|hole| hole.owner() == side);
                let bits = (0u32..).zip(holes).map(|(k, hole)| {
                    let holds = board.seeds(hole) > 0;
                    u64::from(holds) << (8 * k + 7)
                });
                prop_assert_eq!(board.occupied(side), bits.sum::<u64>());
                prop_assert_eq!(board.row_is_empty(side), board.occupied(side) == 0);
            }
        }

        #[test]
        fn seen_by_a_side_every_hole_has_its_byte_and_its_bit(board in boards()) {
            for side in Side::BOTH {
                let holes = board.ring().holes();
                let parts = holes.map(|hole| {
                    let seen = match side {
                        Side::South => hole,
                        Side::North => hole.turned(),
                    };
                    let seeds = u128::from(board.seeds(hole)) << (8 * seen.number());
                    let closed = u128::from(!board.is_open(hole)) << (112 + seen.number());
                    seeds + closed
                });
                prop_assert_eq!(board.seen_by(side), parts.sum::<u128>());
            }
        }

        #[test]
        fn sides_of_a_turned_board_see_what_the_other_saw(board in boards()) {
            let mut turned = Board::empty(board.ring().row());
            for hole in board.ring().holes() {
                turned.set_seeds(hole.turned(), board.seeds(hole));
                if !board.is_open(hole) {
                    turned.close(hole.turned());
                }
            }
            prop_assert_eq!(board.seen_by(Side::South), turned.seen_by(Side::North));
            prop_assert_eq!(board.seen_by(Side::North), turned.seen_by(Side::South));
        }
    }
}
