//! The games by name.

use super::dials::Rules;
use super::games;

/// The games of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Ali Guli Mane, the default (section 4).
    AliGuliMane,
    /// Ali Guli Mane, sown either way (section 5).
    AliGuliManeEitherWay,
    /// Pallanguzhi as its text tells it (section 6).
    Pallanguzhi,
    /// Pallanguzhi with the cow (section 6, T).
    PallanguzhiTraditional,
    /// Kalah (section 7).
    Kalah,
    /// Avalanche (section 7).
    Avalanche,
}

impl Variant {
    /// Every game, the default first.
    pub const ALL: [Variant; 6] = [
        Variant::AliGuliMane,
        Variant::AliGuliManeEitherWay,
        Variant::Pallanguzhi,
        Variant::PallanguzhiTraditional,
        Variant::Kalah,
        Variant::Avalanche,
    ];

    /// The name in records and in the JS API.
    pub const fn id(self) -> &'static str {
        match self {
            Variant::AliGuliMane => "ali-guli-mane",
            Variant::AliGuliManeEitherWay => "ali-guli-mane-either-way",
            Variant::Pallanguzhi => "pallanguzhi",
            Variant::PallanguzhiTraditional => "pallanguzhi-traditional",
            Variant::Kalah => "kalah",
            Variant::Avalanche => "avalanche",
        }
    }

    /// The game of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Variant::ALL.into_iter().find(|v| v.id() == id)
    }

    /// The rules of the game: the one place where a game's name decides anything.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::AliGuliMane => &games::ALI_GULI_MANE,
            Variant::AliGuliManeEitherWay => &games::EITHER_WAY,
            Variant::Pallanguzhi => &games::PALLANGUZHI,
            Variant::PallanguzhiTraditional => &games::TRADITIONAL,
            Variant::Kalah => &games::KALAH,
            Variant::Avalanche => &games::AVALANCHE,
        }
    }
}
