//! What is on the table: holes, banks, and the seeds in them. No rules, nobody to move.
//!
//! | file | one idea |
//! |---|---|
//! | `hole` | a hole: where it lies, and its name |
//! | `side` | the two players, and the rows that are theirs |
//! | `way` | the two ways round |
//! | `ring` | the ring that joins the holes |
//! | `place` | holes and banks in one index space, so that sowing is one loop |
//! | `board` | seeds in holes and banks, closed holes |

mod board;
mod hole;
mod place;
mod ring;
mod side;
mod way;

pub use board::Board;
pub use hole::Hole;
pub use place::MAX_SEEDS;
pub(crate) use place::{PLACES, Place, bank_of, is_bank};
pub use ring::Ring;
pub use side::{Side, SideError};
pub use way::{Way, WayError};
