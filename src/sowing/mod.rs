//! One sowing: from the hole that is lifted to where the seeds rest, and what is told of it.
//!
//! | file | one idea |
//! |---|---|
//! | `sowing` | a player's choice: hole and way |
//! | `names` | the names of sowings, which depend on the game |
//! | `pseudo_legal` | one's own holes that hold seeds, each way allowed |
//! | `event` | what a sowing tells, and who listens |
//! | `next_places` | for every place the next: closed holes left out, a bank where the rules put it |
//! | `sow` | laps, relays, endless sowings, what is taken in passing |
//! | `capture` | what a resting sowing wins, one function for each kind |
//!
//! `sow` and `capture` are one idea in two files and know each other.

mod capture;
mod event;
mod names;
mod next_places;
mod pseudo_legal;
mod sow;
mod sowing;

pub(crate) use event::Witness;
pub use event::{AgainReason, Event, FilledHole};
pub use pseudo_legal::PseudoLegal;
pub use sow::MAX_LAPS;
pub(crate) use sow::{Rest, Sower};
pub use sowing::Sowing;
