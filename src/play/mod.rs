//! A game being played: positions, rounds, matches.
//!
//! | file | one idea |
//! |---|---|
//! | `position` | board, mover, second sowing: what may be sown, and where it leads |
//! | `setup` | setting up a position, and what can be wrong with one |
//! | `round` | one round with its record: repetition, resigning |
//! | `refill` | laying out the next round |
//! | `matches` | rounds one after the other, the seeds carried over |
//! | `undo` | taking back and doing again, across rounds |
//! | `history` | what was done in a match, step by step |
//! | `summary` | what a sowing comes to: its trace, added up |
//! | `perft` | counts sequences of legal sowings |

mod history;
mod matches;
mod perft;
mod position;
mod refill;
mod round;
mod setup;
mod summary;
mod undo;

pub use history::HistoryStep;
pub use matches::{Match, MatchEndReason, MatchOptions, MatchOutcome, NextRoundError};
pub use perft::perft;
pub use position::{PlayError, Played, Position};
pub use refill::MIN_OPEN_HOLES;
pub use round::Round;
pub use setup::{Setup, SetupError};
pub use summary::{AfterSowing, Summary};
pub use undo::MatchAction;
