//! The board of section 2: holes by number, the ring around them, and what lies opposite what.

use super::Variant;

/// Player 0: the near row, holes n to 2n-1.
pub const SOUTH: usize = 0;
/// Player 1: the far row, holes 0 to n-1.
pub const NORTH: usize = 1;

/// The other player.
pub fn other(player: usize) -> usize {
    1 - player
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naive {
    /// The rules it is played by.
    pub variant: Variant,
    /// Seeds, by hole number.
    pub holes: Vec<u32>,
    /// Closed holes, by hole number.
    pub closed: Vec<bool>,
    /// Seeds in the banks: South's, North's.
    pub banks: [u32; 2],
    /// The player to sow.
    pub mover: usize,
    /// True before the second sowing of a turn (A4).
    pub second: bool,
}

/// A stop on the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A hole, by number.
    Hole(usize),
    /// A player's bank.
    Bank(usize),
}

use Place::{Bank as B, Hole as H};

/// The ring in the order of an anticlockwise sowing, as section 2 lists it, for rows of seven.
#[rustfmt::skip]
const RING_OF_SEVENS: [Place; 16] = [
    H(13), H(12), H(11), H(10), H(9), H(8), H(7), B(SOUTH),
    H(0), H(1), H(2), H(3), H(4), H(5), H(6), B(NORTH),
];

/// The same for rows of six.
#[rustfmt::skip]
const RING_OF_SIXES: [Place; 14] = [
    H(11), H(10), H(9), H(8), H(7), H(6), B(SOUTH),
    H(0), H(1), H(2), H(3), H(4), H(5), B(NORTH),
];

impl Naive {
    /// Holes in a row.
    pub fn row(&self) -> usize {
        self.variant.row()
    }

    /// The hole numbers of a player's row, from that player's own left (M2).
    pub fn row_of(&self, player: usize) -> Vec<usize> {
        let n = self.row();
        if player == SOUTH {
            (n..2 * n).rev().collect()
        } else {
            (0..n).collect()
        }
    }

    /// The player in whose row a hole lies.
    pub fn owner(&self, hole: usize) -> usize {
        if hole < self.row() { NORTH } else { SOUTH }
    }

    /// The hole across the board.
    pub fn opposite(&self, hole: usize) -> usize {
        let n = self.row();
        if hole < n { hole + n } else { hole - n }
    }

    /// All seeds of a player's row.
    pub fn seeds_in_row(&self, player: usize) -> u32 {
        self.row_of(player)
            .iter()
            .map(|&hole| self.holes[hole])
            .sum()
    }

    /// Every seed there is (S5: never changes).
    pub fn total(&self) -> u32 {
        self.holes.iter().sum::<u32>() + self.banks[SOUTH] + self.banks[NORTH]
    }

    /// Where the next seed falls after `here`, going `way`.
    pub fn following(&self, here: Place, way: char) -> Place {
        let ring: &[Place] = if self.row() == 7 {
            &RING_OF_SEVENS
        } else {
            &RING_OF_SIXES
        };
        let at = ring
            .iter()
            .position(|&place| place == here)
            .expect("a place on the ring");
        let ahead = |steps| {
            if way == '+' {
                at + steps
            } else {
                at + ring.len() - steps
            }
        };
        let mut places = (1..=ring.len()).map(|steps| ring[ahead(steps) % ring.len()]);
        places
            .find(|&place| self.receives(place))
            .expect("an open hole")
    }

    /// S3: closed holes are skipped. Section 7: so is every bank but the sower's own, and that one too
    /// where the banks are not in the ring.
    fn receives(&self, place: Place) -> bool {
        match place {
            Place::Hole(hole) => !self.closed[hole],
            Place::Bank(player) => self.variant.banks_in_ring() && player == self.mover,
        }
    }
}
