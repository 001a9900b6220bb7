//! Positions as text, both ways, with precise errors.
//!
//! Source: docs/rules.md, section 9.

mod fault;
mod reader;

use crate::play::Position;
use crate::rules::{Rules, Variant, VariantError};
use crate::text::plain::plain;
pub use fault::{PositionError, PositionFault, PositionFaultKind};
use reader::Reader;
use std::fmt;
use std::str::FromStr;

/// No position text is longer than this many characters.
pub const MAX_POSITION_LENGTH: usize = 256;

impl Position {
    /// Reads a position text of this game. Any dash counts as `-`, and any space as a space, also one that is not seen;
    /// columns are those of the text as it is.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Variant};
    /// let rules = Variant::AliGuliMane.rules();
    /// let text = "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+";
    /// assert_eq!(Position::parse(rules, text)?.to_string(), text);
    ///
    /// let error = Position::parse(rules, "5,5,5,5,5,5,5/5,5,5,5,5,5 0-0 S").unwrap_err();
    /// assert_eq!(error.faults[0].column, 15);
    /// assert_eq!(error.to_string(), "column 15: the row has 6 holes, not 7");
    ///
    /// let pasted = "0,0,1,7,7,7,7/8,0,8,2,7,1,0\u{a0}15\u{2013}0\tS+";
    /// assert_eq!(Position::parse(rules, pasted)?.to_string(), text);
    /// # Ok::<(), ali_guli_mane::text::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// All that is wrong, each with its column.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Position, PositionError> {
        Position::parse_with_total(rules, rules.usual_total(), text)
    }

    /// The same for a match that is played with another number of seeds.
    pub(crate) fn parse_with_total(
        rules: &'static Rules,
        total: u8,
        text: &str,
    ) -> Result<Position, PositionError> {
        let mut reader = Reader::new(rules, total);
        reader
            .position(text)
            .ok_or_else(|| PositionError::of(reader.faults))
    }
}

/// Why a text with the name of its game is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// It does not begin with the name of a game.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// What follows is not a position of that game; columns count from behind the name.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Reads the name of a game and, behind it, a position of that game: the text of a position alone does not say by which
/// rules it is played. `{:#}` writes it so.
///
/// ```
/// use ali_guli_mane::Position;
/// let position: Position = "kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S".parse()?;
/// assert_eq!(position.to_string(), "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
/// assert_eq!(format!("{position:#}").parse(), Ok(position));
/// # Ok::<(), ali_guli_mane::text::ParsePositionError>(())
/// ```
impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let text = plain(text);
        let text = text.trim_start();
        let (game, position) = text.split_once(' ').unwrap_or((text, ""));
        let variant: Variant = game.parse()?;
        Ok(Position::parse(variant.rules(), position)?)
    }
}

/// The text of a position; ` free` behind it where the seeds are not as many as the game's usual opening has,
/// so that the text can always be read again. `{:#}` has the name of the game before it.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, rules) = (self.board(), self.rules());
        let row = |holes: std::ops::Range<u8>| {
            let holes = holes.map(|number| board.ring().at(number));
            let places = holes.map(|hole| match board.is_open(hole) {
                true => board.seeds(hole).to_string(),
                false => "x".to_owned(),
            });
            places.collect::<Vec<_>>().join(",")
        };
        if f.alternate() {
            write!(f, "{} ", rules.variant)?;
        }
        let [south, north] = board.banks();
        let (n, mover) = (rules.row, self.mover().letter());
        write!(f, "{}/{} {south}-{north} {mover}", row(0..n), row(n..2 * n))?;
        if self.is_second_sowing() {
            f.write_str("+")?;
        }
        if board.total() != rules.usual_total() {
            f.write_str(" free")?;
        }
        Ok(())
    }
}

/// Its text.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
