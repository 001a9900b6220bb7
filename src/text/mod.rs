//! Text, both ways: positions, names, and whole matches, every fault with its place.
//!
//! | file | one idea |
//! |---|---|
//! | `names` | the names of holes and sowings |
//! | `position/` | a position as text; its reader; what can be wrong |
//! | `record/` | a match as text; its replay; what can be wrong |

mod names;
mod position;
mod record;

pub use names::{hole_name, sowing_name, sowing_named};
pub use position::{PositionError, PositionFault, PositionFaultKind};
#[cfg(target_arch = "wasm32")]
pub(crate) use record::MAX_RECORD_LENGTH;
pub use record::{RecordError, RecordErrorKind};
