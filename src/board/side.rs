//! The two players, and the rows that are theirs.

use serde::{Serialize, Serializer};

/// A player, and the row that is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The near row; begins the first round. Player 0 in JavaScript.
    South,
    /// The far row. Player 1 in JavaScript.
    North,
}

impl Side {
    /// Both sides, in the order in which arrays list them.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The player across the board.
    pub const fn other(self) -> Self {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: the place in every `[South, North]` array.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of position text: `S` or `N`.
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}
