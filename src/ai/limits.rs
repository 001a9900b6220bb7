//! How much an engine may keep in memory.

use super::endgame::EndgameLimits;
use crate::rules::{BankRing, Variant};

/// How much an engine may keep in memory.
///
/// ```
/// use ali_guli_mane::ai::MemoryLimits;
/// use ali_guli_mane::{Engine, Variant};
/// let usual = MemoryLimits::of(Variant::AliGuliMane);
/// let small = MemoryLimits { table_bits: 12, ..usual.with_endgames(1000) };
/// let mut engine = Engine::with_limits(Variant::AliGuliMane, small); // its table takes 256 kB
/// assert!(!engine.prepare(1), "never more endgames than that");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryLimits {
    /// The transposition table: two to the power of this times 64 bytes.
    pub table_bits: u32,
    /// How many endgames it knows, a byte each. The more at once, the shorter the search and the longer the wait before
    /// it.
    pub endgames: EndgameLimits,
}

impl MemoryLimits {
    /// What a game needs: 8 MB for the table. Where banks are in the ring rounds can last; but no endgame goes in
    /// circles there, and so they can be computed one after the other: those of eleven seeds at once, in a quarter of a
    /// second, those of fifteen, 17 MB, in some seconds more. Of the short games of long relays few are enough.
    pub fn of(variant: Variant) -> MemoryLimits {
        let [at_start, at_most] = match variant.rules().ring {
            BankRing::Beside => [40_000, 40_000],
            BankRing::OwnBank => [1_400_000, 17_400_000],
        };
        MemoryLimits {
            table_bits: 17,
            endgames: EndgameLimits { at_start, at_most },
        }
    }

    /// The same with so many endgames, all of them known before any search.
    pub fn with_endgames(self, size: usize) -> MemoryLimits {
        let endgames = EndgameLimits {
            at_start: size,
            at_most: size,
        };
        MemoryLimits { endgames, ..self }
    }
}
