//! A second engine, slow and obvious, written from the rules alone: the oracle the real one is held against.
//!
//! Put the rules beside it and tick them off; every line that decides something names its clause.
//! It shares no code with the engine, knows no table and saves no time.
//!
//! | clauses | file |
//! |---|---|
//! | section 2: holes, ring, opposite; openings | `variant.rs`, `board.rs` |
//! | S1 to S5: one sowing; whose turn it is then | `sow.rs` |
//! | A1 to A4, W1 | `relay.rs` |
//! | P2 to P4, T1, T2 | `pallanguzhi.rs` |
//! | K1 to K3 | `banks.rs` |
//! | S4, S7: what may be sown; perft | `choices.rs` |
//! | S6, A5, A6, P5, K4: the end of a round | `round.rs` |
//! | M1 to M5: matches | `matches.rs` |
//! | section 9: position text | `text.rs` |
//! | the ledger of one sowing, and what it adds up to | `event.rs` |
//! | what a small position is worth | `minimax.rs` |
//!
//! The refusals of section 9 are not here: this engine is only ever given positions that make sense.

#![allow(dead_code, unused_imports)] // each test that includes this module needs a part of it

mod banks;
mod board;
mod choices;
mod event;
mod matches;
pub mod minimax;
mod pallanguzhi;
mod relay;
mod round;
mod sow;
mod text;
mod variant;

pub use board::{NORTH, Naive, Place, SOUTH, other};
pub use event::{NaiveEvent, folded};
pub use matches::{MatchOutcome, NaiveMatch, refill, stocks};
pub use round::{NaiveOutcome, NaiveRound};
pub use text::{choice, name_of};
pub use variant::Variant;

/// A sowing that may be chosen: the hole and its way, `'+'` anticlockwise or `'-'` clockwise.
pub type Choice = (usize, char);
