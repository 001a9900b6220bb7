//! Ali Guli Mane and its relatives: one exact sowing engine, driven by a small [`Rules`](rules::Rules) value.
//!
//! A [`Position`] is what lies on the table and whose turn it is. Playing a [`Sowing`] gives the position after it and
//! a trace of [`Event`](sowing::Event)s that tells all that happened on the way, seed by seed:
//!
//! ```
//! use ali_guli_mane::sowing::Event;
//! use ali_guli_mane::{Position, Variant};
//!
//! let opening = Position::opening(Variant::AliGuliMane);
//! let b4 = opening.rules().sowing_named("B4").expect("the name of a sowing");
//! let played = opening.play(b4)?;
//!
//! assert_eq!(played.position.board().banks(), [15, 0]);
//! assert!(matches!(played.trace[0], Event::Scoop { seeds: 5, .. }));
//! assert!(played.position.is_second_sowing());
//! # Ok::<(), ali_guli_mane::play::PlayError>(())
//! ```
//!
//! A [`Round`] is positions one after the other, a [`Match`] is rounds one after the other, and an [`Engine`] knows
//! what to sow. The rules themselves are cited at the code that plays them: an id such as `S4` is a clause of
//! `docs/rules.md`.
//!
//! | module | what is in it |
//! |---|---|
//! | [`board`] | what is on the table: holes, banks, seeds |
//! | [`rules`] | what differs from game to game |
//! | [`sowing`] | one sowing, and the events it tells |
//! | [`play`] | positions, rounds, matches; setting up; taking back |
//! | [`text`] | positions and matches as text, and what can be wrong with them |
//! | [`ai`] | what each sowing is worth, and what to sow |
//! | [`puzzle`] | puzzles from a seed, and the puzzle of a day |
//!
//! # Features
//!
//! - `js`, on by default: on `wasm32` the JS API, with which a browser plays. A Rust program that wants the engine
//!   alone says `default-features = false`, natively and in wasm.
//! - `serde`: events, outcomes and rules as they cross to JavaScript. `js` needs it.
//!
//! The standard library is needed: the search uses hash maps, and a level below the best draws its errors with `exp`
//! and `powi`, which `core` does not have.

pub mod ai;
pub mod board;
mod insertion_sort;
pub mod play;
pub mod puzzle;
mod random;
pub mod rules;
pub mod sowing;
pub mod text;
#[cfg(all(target_arch = "wasm32", feature = "js"))]
mod wasm;

pub use ai::Engine;
pub use board::{Hole, Side, Way};
pub use play::{Match, Position, Round};
pub use rules::Variant;
pub use sowing::Sowing;

/// The README's example in Rust is a doctest, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
