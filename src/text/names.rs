//! The names of holes and sowings for people.
//!
//! Source: B2.

use crate::board::{Hole, Ring, Side, Way};
use crate::rules::{Rules, Ways};
use crate::sowing::Sowing;

/// The name of a hole for people: B1.. for South's row, A1.. for North's, left to right on the screen.
///
/// ```
/// use ali_guli_mane::{hole_name, Hole, Ring};
/// assert_eq!(hole_name(Ring::new(7), Hole::new(10)), "B4");
/// assert_eq!(hole_name(Ring::new(7), Hole::new(3)), "A4");
/// ```
pub fn hole_name(ring: Ring, hole: Hole) -> String {
    match ring.owner(hole) {
        Side::South => format!("B{}", 2 * ring.row() - hole.number()),
        Side::North => format!("A{}", ring.row() - hole.number()),
    }
}

/// The name of a sowing: `B4`, or `B4+` and `B4-` where both ways are allowed.
pub fn sowing_name(rules: &Rules, sowing: Sowing) -> String {
    let way = match (rules.ways, sowing.way) {
        (Ways::Anticlockwise, _) => "",
        (Ways::Both, Way::Anticlockwise) => "+",
        (Ways::Both, Way::Clockwise) => "-",
    };
    hole_name(rules.ring_of_holes(), sowing.hole) + way
}

/// The sowing of that name; nothing where the game has none so called. Whether it may be played is not asked.
///
/// ```
/// use ali_guli_mane::{sowing_named, Hole, Sowing, Variant};
/// let rules = Variant::AliGuliMane.rules();
/// assert_eq!(sowing_named(rules, "B4"), Some(Sowing::anticlockwise(Hole::new(10))));
/// assert_eq!(sowing_named(rules, "B8"), None);
/// ```
pub fn sowing_named(rules: &Rules, name: &str) -> Option<Sowing> {
    let ways: &[Way] = match rules.ways {
        Ways::Anticlockwise => &[Way::Anticlockwise],
        Ways::Both => &[Way::Anticlockwise, Way::Clockwise],
    };
    let all = rules.ring_of_holes().holes();
    all.flat_map(|hole| ways.iter().map(move |&way| Sowing { hole, way }))
        .find(|&sowing| sowing_name(rules, sowing) == name)
}
