//! Puzzles, made by the engine: a position met in a random round, a question about it, and what every answer is worth.
//!
//! | file | one idea |
//! |---|---|
//! | `puzzle` | a puzzle, and how one is made |
//! | `kind` | what may be asked, and in which games |
//! | `met` | positions that random rounds lead to |
//! | `keep` | only one sowing keeps the win |
//! | `turn`, `richest` | all that a turn can bring in; the turn that banks most |
//! | `relay`, `longest` | a sowing lap by lap; the sowing with most laps |
//! | `pit` | where the last seed falls |
//! | `grade` | how hard it is |
//! | `day`, `today` | a date; the puzzle of that day |
//!
//! The same seed makes the same puzzle everywhere: chance is drawn in whole numbers, and values are exact whatever the
//! engine has seen before.

mod day;
mod grade;
mod keep;
mod kind;
mod longest;
mod met;
mod pit;
mod puzzle;
mod relay;
mod richest;
mod today;
mod turn;

pub use day::Day;
pub use grade::HARDEST;
pub use kind::Kind;
pub use puzzle::{Choice, Falls, Puzzle};
pub use today::Today;
