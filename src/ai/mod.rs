//! The engine: what to sow, and what each sowing is worth. The only door to the rest of `ai`.
//!
//! | file | one idea |
//! |---|---|
//! | `successor` | a sowing as the search sees it: what it wins, who chooses next |
//! | `window` | what is asked, what is known |
//! | `search` | what a position is worth |
//! | `move_order` | which sowing to look into first |
//! | `key` | what a value depends on, in one number; maps and sets of positions |
//! | `transposition` | what was computed before |
//! | `position_index`, `endgame/` | what is known without a search: the value of every position with few seeds |
//! | `book` | the choices of an opening book, computed beforehand |
//! | `engine` | what may be asked, and what is answered |
//! | `limits` | how much it may remember |
//! | `root` | the sowings to choose from, ever better known |
//! | `repetition` | what a position is worth in a round in which others have stood twice |
//! | `fastest_win` | how to win without going in circles |
//! | `turns` | whole turns: every position that they can lead to |
//! | `fair` | beginnings that are nearly even |
//! | `swap` | who changes sides, and who divides fairly |
//! | `level` | how well an opponent chooses |

mod book;
mod endgame;
mod engine;
mod fair;
mod fastest_win;
mod key;
mod level;
mod limits;
mod move_order;
mod position_index;
mod repetition;
mod root;
mod search;
mod successor;
mod swap;
mod transposition;
mod turns;
mod window;

pub use book::{Book, BookEntry, BookError, VARIANTS_WITH_BOOKS};
pub use endgame::EndgameLimits;
pub use engine::{Analysis, Engine, SowingValue, ThinkOptions};
pub use fair::{FairStart, FairStarts};
pub use level::{Level, LevelError};
pub use limits::MemoryLimits;
pub use swap::{EvenSowing, SwapDecision};
