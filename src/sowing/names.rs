//! The names of sowings, which depend on the game.
//!
//! Source: B2.

use super::sowing::Sowing;
use crate::board::Way;
use crate::rules::{Rules, Ways};

impl Rules {
    /// The name of a sowing: `B4`, or `B4+` and `B4-` where both ways are allowed.
    pub fn sowing_name(&self, sowing: Sowing) -> String {
        match self.ways {
            Ways::Anticlockwise => sowing.hole.to_string(),
            Ways::Both => format!("{sowing:#}"),
        }
    }

    /// The sowing that has this name, or `None` where the game has no such hole or way. It need not be legal now.
    ///
    /// (A name alone does not say which hole it is: B4 has number 10 where rows have seven holes, and 8 where they have
    /// six. So a sowing is read by the rules of a game.)
    ///
    /// ```
    /// use ali_guli_mane::Variant;
    /// let b4 = Variant::AliGuliMane.rules().sowing_named("B4").expect("rows of seven");
    /// assert_eq!(b4.hole.number(), 10);
    /// assert_eq!(Variant::Kalah.rules().sowing_named("B7"), None);
    /// assert_eq!(Variant::AliGuliManeEitherWay.rules().sowing_named("B4"), None); // which way?
    /// ```
    pub fn sowing_named(&self, name: &str) -> Option<Sowing> {
        let (hole, way) = match self.ways {
            Ways::Anticlockwise => (name, Way::Anticlockwise),
            Ways::Both => either_way(name)?,
        };
        let hole = self.ring_of_holes().hole_named(hole)?;
        Some(Sowing { hole, way })
    }
}

/// The name of the hole, and the way that stands behind it.
fn either_way(name: &str) -> Option<(&str, Way)> {
    let anticlockwise = name
        .strip_suffix('+')
        .map(|hole| (hole, Way::Anticlockwise));
    anticlockwise.or_else(|| name.strip_suffix('-').map(|hole| (hole, Way::Clockwise)))
}
