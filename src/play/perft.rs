//! Counts sequences of legal sowings: the engine's fingerprint.

use super::position::Position;

/// The number of different sequences of `depth` sowings from a position.
///
/// A round that ends earlier has no sequence of that length. Repetition and resigning play no part.
///
/// ```
/// use ali_guli_mane::play::perft;
/// use ali_guli_mane::{Position, Variant};
/// let opening = Position::opening(Variant::AliGuliMane);
/// assert_eq!(perft(&opening, 1), 7);
/// assert_eq!(perft(&opening, 2), 36);
/// assert_eq!(perft(&opening, 3), 184);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position
        .sowings()
        .map(|(_, next)| perft(&next, depth - 1))
        .sum()
}
