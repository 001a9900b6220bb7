//! Ali Guli Mane and its relatives: one exact sowing engine, driven by a small [`Rules`] value.
//!
//! A [`Position`] is what lies on the table and whose turn it is. Playing a [`Sowing`] gives the position after
//! it and a trace of [`Event`]s that tells all that happened on the way, seed by seed:
//!
//! ```
//! use ali_guli_mane::{Event, Hole, Position, Sowing, Variant};
//!
//! let opening = Position::opening(Variant::AliGuliMane);
//! let b4 = Sowing::anticlockwise(Hole::new(10));
//! let played = opening.play(b4)?;
//!
//! assert_eq!(played.position.board().banks(), [15, 0]);
//! assert!(matches!(played.trace[0], Event::Scoop { seeds: 5, .. }));
//! assert!(played.position.is_second_sowing());
//! # Ok::<(), ali_guli_mane::PlayError>(())
//! ```
//!
//! A [`Game`] is one round with its record, a [`Match`] is rounds one after the other. The rules themselves,
//! clause by clause, are cited at the code that plays them. In the browser the same engine speaks through the
//! JS API of the `wasm` module.

mod ai;
mod board;
mod capture;
mod choices;
mod event;
mod game;
mod hole;
mod luck;
mod notation;
mod outcome;
mod perft;
mod position;
mod puzzle;
mod record;
mod refill;
mod road;
mod rounds;
mod rules;
mod sow;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use ai::{
    BOOKS, Book, BookChoice, BookError, Cut, EndgameSize, Engine, FairStart, FairStarts, Level,
    Options, Room, Swap, Thought, Value,
};
pub use board::Board;
pub use choices::Choices;
pub use event::{AgainReason, Event, Filled, Witness};
pub use game::Game;
pub use hole::{Hole, Ring, Side, Way};
pub use notation::{Fault, PositionError, What, hole_name, sowing_name, sowing_named};
pub use outcome::{Margin, Outcome, Reason};
pub use perft::perft;
pub use position::{PlayError, Played, Position};
pub use puzzle::{Choice, Day, Falls, HARDEST, Kind, Puzzle, Today};
pub use record::{RecordError, RecordFault};
pub use refill::FEWEST_OPEN_HOLES;
pub use rounds::{Match, MatchOutcome, MatchReason, NextRoundError, Setup};
pub use rules::{
    Again, BankRing, Capture, End, Keep, MOST_ROUNDS, Opening, Relay, Ripe, Rounds, Rules, Variant,
    Ways,
};
pub use sow::{MOST_LAPS, Sowing};
