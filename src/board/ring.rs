//! The ring that joins the holes of a board.

use super::hole::Hole;
use super::side::Side;

/// The ring of holes of a board with two rows of equal length.
///
/// ```
/// use ali_guli_mane::board::Ring;
/// let ring = Ring::new(6);
/// assert_eq!(ring.hole(11), ring.hole_named("B1"));
/// assert_eq!(ring.hole(12), None);
/// assert_eq!(ring.hole_named("B7"), None);
/// assert_eq!(ring.holes().count(), 12);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ring {
    row: u8,
}

impl Ring {
    /// The ring of two rows of `row` holes.
    ///
    /// # Panics
    /// If `row` is not between 1 and 7.
    pub const fn new(row: u8) -> Self {
        assert!(row >= 1 && row <= 7, "a row has 1 to 7 holes");
        Ring { row }
    }

    /// Holes in a row.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The hole with this number, if there is one.
    pub const fn hole(self, number: u8) -> Option<Hole> {
        if number < 2 * self.row {
            Some(Hole::new(self.row, number))
        } else {
            None
        }
    }

    /// The hole of that name, if there is one.
    pub fn hole_named(self, name: &str) -> Option<Hole> {
        self.holes().find(|hole| hole.to_string() == name)
    }

    /// Does the hole belong to a board of this size?
    pub const fn has(self, hole: Hole) -> bool {
        hole.row() == self.row
    }

    /// The hole with this number, which is known to exist: what sowing and searching use.
    pub(crate) const fn at(self, number: u8) -> Hole {
        Hole::new(self.row, number)
    }

    /// All holes, by number.
    pub fn holes(self) -> impl DoubleEndedIterator<Item = Hole> {
        (0..2 * self.row).map(move |number| self.at(number))
    }

    /// A player's holes from the player's own left: South from B1, North from An.
    ///
    /// Source: M2.
    pub fn row_of(self, side: Side) -> impl DoubleEndedIterator<Item = Hole> {
        (0..self.row).map(move |step| match side {
            Side::South => self.at(2 * self.row - 1 - step),
            Side::North => self.at(step),
        })
    }
}
