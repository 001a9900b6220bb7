//! The two players, and the rows that are theirs.

use std::fmt;

/// A player, and the row that is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The near row; begins the first round. Player 0 in JavaScript.
    South,
    /// The far row. Player 1 in JavaScript.
    North,
}

/// Not a letter of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a player, S or N")]
#[non_exhaustive]
pub struct SideError(pub char);

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

/// Reads the letter of position text.
///
/// ```
/// use ali_guli_mane::Side;
/// assert_eq!(Side::try_from('N'), Ok(Side::North));
/// assert!(Side::try_from('W').is_err());
/// ```
impl TryFrom<char> for Side {
    type Error = SideError;

    fn try_from(letter: char) -> Result<Self, SideError> {
        let mut sides = Side::BOTH.into_iter();
        sides
            .find(|side| side.letter() == letter)
            .ok_or(SideError(letter))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Side {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(*self as u8)
    }
}
