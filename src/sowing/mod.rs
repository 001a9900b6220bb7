//! One sowing: from the hole that is lifted to where the seeds rest, and what is told of it.
//!
//! | file | one idea |
//! |---|---|
//! | `sowing` | a player's choice: hole and way |
//! | `choices` | one's own holes that hold seeds, each way allowed |
//! | `event` | what a sowing tells, and who listens |
//! | `road` | for every place the next: closed holes left out, a bank where the rules put it |
//! | `sow` | laps, relays, endless sowings, what is taken in passing |
//! | `capture` | what a resting sowing wins, one function a kind |
//!
//! `sow` and `capture` are one idea in two files and know each other.

mod capture;
mod choices;
mod event;
mod road;
mod sow;
mod sowing;

pub use choices::Choices;
pub use event::{AgainReason, Event, Filled, Witness};
pub use sow::MOST_LAPS;
pub(crate) use sow::{Rest, Sower};
pub use sowing::Sowing;
