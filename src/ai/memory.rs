//! How much an engine may keep in memory.

use super::endgame::EndgameSize;
use crate::rules::{BankRing, Variant};

/// How much an engine may keep in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// What it finds out: two to the power of this times 64 bytes.
    pub table_bits: u32,
    /// How many endgames it knows, a byte each. The more at once, the shorter the search and the longer the wait before
    /// it.
    pub endgames: EndgameSize,
}

impl Room {
    /// What a game needs: 8 MB for the table. Where banks are in the ring rounds can last; but no endgame goes in circles
    /// there, and so they can be found out in time: those of eleven seeds at once, in a quarter of a second, those of fifteen,
    /// 17 MB, in some seconds more. Of the short games of long relays few are enough.
    pub fn of(variant: Variant) -> Room {
        let [at_once, in_time] = match variant.rules().ring {
            BankRing::Beside => [40_000, 40_000],
            BankRing::OwnBank => [1_400_000, 17_400_000],
        };
        Room {
            table_bits: 17,
            endgames: EndgameSize { at_once, in_time },
        }
    }

    /// The same with so many endgames, all of them known before any search.
    pub fn with_endgames(self, size: usize) -> Room {
        let endgames = EndgameSize {
            at_once: size,
            in_time: size,
        };
        Room { endgames, ..self }
    }
}
