//! The engine: what to sow. The only door to the rest of `ai`.

mod greedy;

use crate::position::Position;
use crate::sow::Sowing;

/// How an opponent chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Takes what wins most seeds over the whole turn, and looks no further.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 1] = [Level::Greedy];

    /// The name in the JS API.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Greedy => "greedy",
        }
    }

    /// The level of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}

/// What a level would sow; nothing when the round is over.
///
/// ```
/// use ali_guli_mane::{choose, Hole, Level, Position, Sowing, Variant};
/// let opening = Position::opening(Variant::AliGuliMane);
/// let sowing = choose(&opening, Level::Greedy);
/// assert!(sowing.is_some_and(|s| opening.legal().contains(&s)));
/// ```
pub fn choose(position: &Position, level: Level) -> Option<Sowing> {
    match level {
        Level::Greedy => greedy::choose(position),
    }
}
