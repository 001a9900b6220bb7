//! The engine: what to sow, and what each sowing is worth. The only door to the rest of `ai`.
//!
//! | file | one idea |
//! |---|---|
//! | `branch` | a sowing as the search sees it: what it wins, who chooses next |
//! | `window` | what is asked, what is known |
//! | `search` | what a position is worth |
//! | `order` | which sowing to look into first |
//! | `table` | what was found out before |
//! | `rank`, `endgame` | what is known without a search: the value of every position with few seeds |
//! | `book` | what was found out long before: the choices of an opening book |
//! | `engine` | question and thought |
//! | `room` | how much it may remember |
//! | `root` | the sowings to choose from, ever better known |
//! | `progress` | how to win without going in circles |
//! | `fair` | beginnings that are nearly even |
//! | `swap` | who changes sides, and who divides fairly |
//! | `level` | how well an opponent chooses |

mod book;
mod branch;
mod endgame;
mod engine;
mod fair;
mod level;
mod order;
mod progress;
mod rank;
mod room;
mod root;
mod search;
mod swap;
mod table;
mod window;

pub use book::{BOOKS, Book, BookChoice, BookError};
pub use endgame::EndgameSize;
pub use engine::{Engine, Options, Thought, Value};
pub use fair::{FairStart, FairStarts};
pub use level::Level;
pub use room::Room;
pub use swap::{Cut, Swap};
