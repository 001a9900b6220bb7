//! A player's choice.

use crate::board::{Hole, Way};
use std::fmt;

/// A player's choice: the hole to lift, and the way round.
///
/// It is shown by the name of its hole, with a `-` behind it where it goes clockwise. Where both ways are allowed
/// records also write a `+` where it does not: `{:#}` does that, and so does
/// [`Rules::sowing_name`](crate::rules::Rules::sowing_name), which knows the game.
///
/// ```
/// use ali_guli_mane::board::{Ring, Way};
/// use ali_guli_mane::Sowing;
/// let b4 = Ring::new(7).hole_named("B4").expect("a hole");
/// assert_eq!(Sowing::anticlockwise(b4).to_string(), "B4");
/// assert_eq!(format!("{:#}", Sowing::anticlockwise(b4)), "B4+");
/// assert_eq!(Sowing::new(b4, Way::Clockwise).to_string(), "B4-");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sowing {
    /// The hole whose seeds are lifted.
    pub hole: Hole,
    /// The way they are sown; all laps keep it.
    pub way: Way,
}

impl Sowing {
    /// The sowing of a hole one way round.
    pub const fn new(hole: Hole, way: Way) -> Self {
        Sowing { hole, way }
    }

    /// The sowing of a hole in the usual way round.
    pub const fn anticlockwise(hole: Hole) -> Self {
        Sowing::new(hole, Way::Anticlockwise)
    }
}

impl fmt::Display for Sowing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match (self.way, f.alternate()) {
            (Way::Clockwise, _) => "-",
            (Way::Anticlockwise, true) => "+",
            (Way::Anticlockwise, false) => "",
        };
        write!(f, "{}{way}", self.hole)
    }
}

impl fmt::Debug for Sowing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.hole, self.way)
    }
}
