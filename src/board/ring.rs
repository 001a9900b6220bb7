//! The ring that joins the holes: neighbours, opposites, rows.

use super::hole::Hole;
use super::side::Side;
use super::way::Way;

/// The ring of holes of a board with two rows of equal length.
///
/// ```
/// use ali_guli_mane::{Hole, Ring, Side, Way};
/// let ring = Ring::new(7);
/// assert_eq!(ring.next(Hole::new(13), Way::Anticlockwise), Hole::new(12)); // B1 to B2
/// assert_eq!(ring.next(Hole::new(7), Way::Anticlockwise), Hole::new(0)); //   B7 to A7
/// assert_eq!(ring.opposite(Hole::new(2)), Hole::new(9));
/// assert_eq!(ring.owner(Hole::new(2)), Side::North);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    row: u8,
}

impl Ring {
    /// The ring of two rows of `row` holes, at most seven.
    pub const fn new(row: u8) -> Self {
        assert!(row >= 1 && row <= 7);
        Ring { row }
    }

    /// Holes in a row.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Is there a hole with this number?
    pub const fn has(self, hole: Hole) -> bool {
        hole.0 < 2 * self.row
    }

    /// All holes, by number.
    pub fn holes(self) -> impl DoubleEndedIterator<Item = Hole> {
        (0..2 * self.row).map(Hole)
    }

    /// A player's holes from the player's own left: South from B1, North from An.
    ///
    /// Source: M2.
    pub fn row_of(self, side: Side) -> impl Iterator<Item = Hole> {
        (0..self.row).map(move |step| match side {
            Side::South => Hole(2 * self.row - 1 - step),
            Side::North => Hole(step),
        })
    }

    /// The neighbouring hole, closed or open, banks left out.
    ///
    /// Source: docs/rules.md, section 2.
    pub const fn next(self, hole: Hole, way: Way) -> Hole {
        let (n, h) = (self.row, hole.0);
        Hole(match way {
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
    pub const fn opposite(self, hole: Hole) -> Hole {
        if hole.0 < self.row {
            Hole(hole.0 + self.row)
        } else {
            Hole(hole.0 - self.row)
        }
    }

    /// Whose row the hole lies in.
    pub const fn owner(self, hole: Hole) -> Side {
        if hole.0 < self.row {
            Side::North
        } else {
            Side::South
        }
    }

    /// Where the hole lies after the board is turned so that the players change places.
    pub const fn turned(self, hole: Hole) -> Hole {
        Hole(2 * self.row - 1 - hole.0)
    }
}
