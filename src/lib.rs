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
mod play;
mod puzzle;
mod random;
mod rules;
mod sowing;
mod text;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use ai::{
    BOOKS, Book, BookChoice, BookError, Cut, EndgameSize, Engine, FairStart, FairStarts, Level,
    Options, Room, Swap, Thought, Value,
};
pub use board::{Board, Hole, Ring, Side, Way};
pub use play::{
    FEWEST_OPEN_HOLES, Game, Match, MatchOutcome, MatchReason, NextRoundError, PlayError, Played,
    Position, Setup, perft,
};
pub use puzzle::{Choice, Day, Falls, HARDEST, Kind, Puzzle, Today};
pub use rules::{
    Again, BankRing, Capture, End, Keep, MOST_ROUNDS, Margin, Opening, Outcome, Reason, Relay,
    Ripe, Rounds, Rules, Variant, Ways,
};
pub use sowing::{AgainReason, Choices, Event, Filled, MOST_LAPS, Sowing, Witness};
pub use text::{
    Fault, PositionError, RecordError, RecordFault, What, hole_name, sowing_name, sowing_named,
};
