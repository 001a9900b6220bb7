//! A hole by its number.

use serde::Serialize;

/// A hole by its number: North 0..n-1, South n..2n-1.
///
/// Source: docs/rules.md, section 2. A hole number is never a count of seeds, so it has a type of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Hole(pub(super) u8);

impl Hole {
    /// The hole with this number. Whether a board has it is for [`Ring::has`] to say.
    pub const fn new(number: u8) -> Self {
        Hole(number)
    }

    /// The hole's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The hole's number, ready to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
