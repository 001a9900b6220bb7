//! Text, both ways: positions and whole matches, every fault with its place.
//!
//! | file | one idea |
//! |---|---|
//! | `plain` | the dashes and spaces of editors, made plain |
//! | `position/` | a position as text; its reader; what can be wrong |
//! | `record/` | a match as text; its reader; what can be wrong |

mod plain;
mod position;
mod record;

pub use position::{
    MAX_POSITION_LENGTH, ParsePositionError, PositionError, PositionFault, PositionFaultKind,
};
pub use record::{MAX_RECORD_LENGTH, RecordError, RecordErrorKind};
