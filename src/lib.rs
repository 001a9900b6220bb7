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
//! A [`Round`] is one round with its record, a [`Match`] is rounds one after the other. The rules themselves
//! are cited at the code that plays them: an id such as `S4` is a clause of `docs/rules.md`. In the browser the same engine speaks through the
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
    Analysis, Book, BookEntry, BookError, EndgameLimits, Engine, EvenSowing, FairStart, FairStarts,
    Level, MemoryLimits, SowingValue, SwapDecision, ThinkOptions, VARIANTS_WITH_BOOKS,
};
pub use board::{Board, Hole, Ring, Side, Way};
pub use play::{
    MIN_OPEN_HOLES, Match, MatchEndReason, MatchOptions, MatchOutcome, NextRoundError, PlayError,
    Played, Position, Round, perft,
};
pub use puzzle::{DailyPuzzle, Date, Landing, MAX_GRADE, Puzzle, PuzzleKind, RatedSowing};
pub use rules::{
    Again, BankRing, Capture, End, EndReason, Keep, MAX_ROUNDS, Margin, Opening, Outcome, Relay,
    Ripe, Rounds, Rules, Variant, Ways,
};
pub use sowing::{AgainReason, Event, FilledHole, MAX_LAPS, PseudoLegal, Sowing, Witness};
pub use text::{
    PositionError, PositionFault, PositionFaultKind, RecordError, RecordErrorKind, hole_name,
    sowing_name, sowing_named,
};
