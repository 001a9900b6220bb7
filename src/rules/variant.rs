//! The games by name.

use super::dials::Rules;
use super::games;
use std::fmt;
use std::str::FromStr;

/// A game, by name.
///
/// ```
/// use ali_guli_mane::Variant;
/// let kalah: Variant = "kalah".parse()?;
/// assert_eq!(kalah.rules().row, 6);
/// assert_eq!(Variant::AliGuliMane.to_string(), "ali-guli-mane");
/// # Ok::<(), ali_guli_mane::rules::VariantError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

/// No game has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game called \"{0}\"")]
#[non_exhaustive]
pub struct VariantError(pub String);

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Variant {
    type Err = VariantError;

    fn from_str(id: &str) -> Result<Self, VariantError> {
        let mut variants = Variant::ALL.into_iter();
        variants
            .find(|variant| variant.id() == id)
            .ok_or_else(|| VariantError(id.to_owned()))
    }
}
