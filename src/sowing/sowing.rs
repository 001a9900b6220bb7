//! A player's choice.

use crate::board::{Hole, Way};
use serde::Serialize;

/// A player's choice: the hole to lift, and the way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Sowing {
    /// The hole whose seeds are lifted.
    pub hole: Hole,
    /// The way they are sown; all laps keep it.
    pub way: Way,
}

impl Sowing {
    /// The sowing of a hole in the usual way round.
    pub const fn anticlockwise(hole: Hole) -> Self {
        Sowing {
            hole,
            way: Way::Anticlockwise,
        }
    }
}
