//! What the fuzz targets make of their bytes. `cargo test` plays the kept inputs through the same functions
//! (`tests/fuzzed.rs`), so that what was found once is never lost again.

#[path = "../../tests/fold/mod.rs"]
mod fold;
mod game;
#[path = "../../tests/reading/mod.rs"]
mod reading;

pub use game::game;

/// Bytes as a position text of every game.
pub fn position(bytes: &[u8]) {
    reading::read_position(&String::from_utf8_lossy(bytes));
}

/// Bytes as a record.
pub fn record(bytes: &[u8]) {
    reading::read_record(&String::from_utf8_lossy(bytes));
}
