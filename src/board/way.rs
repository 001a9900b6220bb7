//! The two ways round.

use std::fmt;
use std::str::FromStr;

/// The way round in which seeds are sown, as seen on the drawn board (B1).
///
/// ```
/// use ali_guli_mane::Way;
/// assert_eq!("clockwise".parse(), Ok(Way::Clockwise));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Way {
    /// B1 to Bn, then An to A1.
    Anticlockwise,
    /// The other way.
    Clockwise,
}

/// Not the name of a way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seeds go round anticlockwise or clockwise")]
#[non_exhaustive]
pub struct WayError;

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Way::Anticlockwise => "anticlockwise",
            Way::Clockwise => "clockwise",
        })
    }
}

impl FromStr for Way {
    type Err = WayError;

    fn from_str(name: &str) -> Result<Self, WayError> {
        match name {
            "anticlockwise" => Ok(Way::Anticlockwise),
            "clockwise" => Ok(Way::Clockwise),
            _ => Err(WayError),
        }
    }
}
