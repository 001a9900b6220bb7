//! Puzzles, made by the engine: a position from a random round, a question about it, and what every answer is worth.
//!
//! | file | one idea |
//! |---|---|
//! | `puzzle` | a puzzle, and how one is made |
//! | `kind` | what may be asked, and in which games |
//! | `random_positions` | positions that random rounds lead to |
//! | `keep_the_win` | only one sowing keeps the win |
//! | `turn`, `largest_capture` | all that a turn can bring in; the turn that banks most |
//! | `lap_count`, `longest_relay` | a sowing lap by lap; the sowing with most laps |
//! | `call_the_pit` | where the last seed falls |
//! | `grade` | how hard it is |
//! | `date`, `daily` | a civil date; the puzzle of that day |
//!
//! The same seed makes the same puzzle everywhere: chance is drawn in whole numbers, and values are exact whatever the
//! engine has seen before.

mod call_the_pit;
mod daily;
mod date;
mod grade;
mod keep_the_win;
mod kind;
mod lap_count;
mod largest_capture;
mod longest_relay;
mod puzzle;
mod random_positions;
mod turn;

pub use daily::DailyPuzzle;
pub use date::{Date, DateError};
pub use grade::MAX_GRADE;
pub use kind::{PuzzleKind, PuzzleKindError};
pub use puzzle::{Landing, Puzzle, RatedSowing};
