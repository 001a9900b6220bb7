//! Positions as text, both ways, with precise errors.
//!
//! Source: docs/rules.md, section 9.

mod fault;
mod reader;

use crate::board::Hole;
use crate::play::Position;
use crate::rules::Rules;
pub use fault::{PositionError, PositionFault, PositionFaultKind};
use reader::Reader;
use std::fmt;

/// The most seeds in a hole, and on the whole board and banks.
pub const MAX_SEEDS: u8 = 255;

/// No position text is longer than this many characters.
pub const MAX_POSITION_LENGTH: usize = 256;

impl Position {
    /// Reads a position text of this game.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Variant};
    /// let rules = Variant::AliGuliMane.rules();
    /// let text = "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+";
    /// assert_eq!(Position::parse(rules, text)?.to_string(), text);
    ///
    /// let error = Position::parse(rules, "5,5,5,5,5,5,5/5,5,5,5,5,5 0-0 S").unwrap_err();
    /// assert_eq!(error.faults[0].column, 15);
    /// # Ok::<(), ali_guli_mane::PositionError>(())
    /// ```
    ///
    /// # Errors
    /// All that is wrong, each with its column.
    pub fn parse(rules: &'static Rules, text: &str) -> Result<Position, PositionError> {
        Position::parse_with_total(rules, rules.opening().row_total(rules.row) * 2, text)
    }

    /// The same for a match that is played with another number of seeds.
    pub(crate) fn parse_with_total(
        rules: &'static Rules,
        total: u8,
        text: &str,
    ) -> Result<Position, PositionError> {
        let mut reader = Reader::new(rules, total);
        let position = reader.position(text);
        match reader.faults.is_empty() {
            true => Ok(position),
            false => {
                reader.faults.sort_by_key(|fault| fault.column);
                Err(PositionError {
                    faults: reader.faults,
                })
            }
        }
    }
}

/// The text of a position; ` free` behind it where the seeds are not as many as the game's usual opening has,
/// so that the text can always be read again.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, rules) = (self.board(), self.rules());
        let row = |holes: std::ops::Range<u8>| {
            let places = holes.map(Hole::new).map(|hole| match board.is_open(hole) {
                true => board.seeds(hole).to_string(),
                false => "x".to_owned(),
            });
            places.collect::<Vec<_>>().join(",")
        };
        let [south, north] = board.banks();
        let (n, mover) = (rules.row, self.mover().letter());
        write!(f, "{}/{} {south}-{north} {mover}", row(0..n), row(n..2 * n))?;
        if self.is_second_sowing() {
            f.write_str("+")?;
        }
        if board.total() != rules.opening().row_total(n) * 2 {
            f.write_str(" free")?;
        }
        Ok(())
    }
}
