//! The two ways round.

use serde::Serialize;

/// The way round in which seeds are sown, as seen on the drawn board (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Way {
    /// B1 to Bn, then An to A1.
    Anticlockwise,
    /// The other way.
    Clockwise,
}
