//! A hole of a board: where it lies, and its name.

use super::ring::Ring;
use super::side::Side;
use super::way::Way;
use std::fmt;

/// A hole of a board: North's are numbered 0 to n-1, South's n to 2n-1.
///
/// It can only be had from a [`Ring`], so it exists; and it knows how long the rows of its board are, so that no
/// other board takes it for one of its own. A hole is shown by its name: B1, B2 .. in South's row and A1, A2 .. in
/// North's, both from left to right as South sees the board.
///
/// ```
/// use ali_guli_mane::board::{Ring, Side, Way};
/// let ring = Ring::new(7);
/// let b1 = ring.hole(13).expect("fourteen holes");
/// assert_eq!(b1.to_string(), "B1");
/// assert_eq!(b1.owner(), Side::South);
/// assert_eq!(b1.opposite().to_string(), "A1");
/// assert_eq!(b1.next(Way::Anticlockwise).to_string(), "B2");
/// assert_eq!(b1.next(Way::Clockwise).to_string(), "A1");
/// ```
///
/// Source: docs/rules.md, section 2, and B2 for the names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole {
    row: u8,
    number: u8,
}

impl Hole {
    /// The hole with this number on a board with rows of this length, which has one.
    pub(super) const fn new(row: u8, number: u8) -> Self {
        debug_assert!(number < 2 * row);
        Hole { row, number }
    }

    /// The hole's number.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The hole's number, ready to index with.
    pub const fn index(self) -> usize {
        self.number as usize
    }

    /// Holes in a row of its board.
    pub(super) const fn row(self) -> u8 {
        self.row
    }

    /// The ring that it belongs to.
    pub const fn ring(self) -> Ring {
        Ring::new(self.row)
    }

    /// Whose row it lies in.
    pub const fn owner(self) -> Side {
        if self.number < self.row {
            Side::North
        } else {
            Side::South
        }
    }

    /// The neighbouring hole, closed or open, banks left out.
    ///
    /// Source: docs/rules.md, section 2.
    pub const fn next(self, way: Way) -> Hole {
        let (n, h) = (self.row, self.number);
        self.at(match way {
            Way::Anticlockwise if h == n => 0,
            Way::Anticlockwise if h == n - 1 => 2 * n - 1,
            Way::Anticlockwise if h > n => h - 1,
            Way::Anticlockwise => h + 1,
            Way::Clockwise if h == 0 => n,
            Way::Clockwise if h == 2 * n - 1 => n - 1,
            Way::Clockwise if h >= n => h + 1,
            Way::Clockwise => h - 1,
        })
    }

    /// The hole straight across the board.
    pub const fn opposite(self) -> Hole {
        self.at(match self.owner() {
            Side::North => self.number + self.row,
            Side::South => self.number - self.row,
        })
    }

    /// Where it lies after the board is turned so that the players change places.
    pub const fn turned(self) -> Hole {
        self.at(2 * self.row - 1 - self.number)
    }

    const fn at(self, number: u8) -> Hole {
        Hole::new(self.row, number)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner() {
            Side::South => write!(f, "B{}", 2 * self.row - self.number),
            Side::North => write!(f, "A{}", self.row - self.number),
        }
    }
}

/// The name, and how long the rows of its board are.
impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} of {}", self.row)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Hole {
    /// The number.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number)
    }
}
