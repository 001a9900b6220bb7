//! What differs from game to game, and whose the seeds are in the end.
//!
//! | file | one idea |
//! |---|---|
//! | `dials` | the questions that rules answer, and the answers there are |
//! | `variant` | the games by name |
//! | `games` | each game's answers: one constant a game |
//! | `outcome` | how a round ended, and by how much |

mod dials;
mod games;
mod outcome;
mod variant;

pub use dials::{
    Again, BankRing, Capture, End, Keep, MAX_ROUNDS, Opening, Relay, Ripe, Rounds, Rules, Ways,
};
pub use outcome::{EndReason, Margin, Outcome};
pub(crate) use outcome::{is_kept, leader};
pub use variant::{Variant, VariantError};
