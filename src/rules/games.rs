//! The rules of each game: one constant a game.

use super::dials::{
    Again, BankRing, Capture, End, Keep, Opening, Relay, Ripe, Rounds, Rules, Ways,
};
use super::variant::Variant;

/// Source: docs/rules.md, section 4 (the first text). Families also open with 4 or 6 a hole.
pub(super) const ALI_GULI_MANE: Rules = Rules {
    variant: Variant::AliGuliMane,
    row: 7,
    openings: &[Opening::even(5), Opening::even(4), Opening::even(6)],
    ways: Ways::Anticlockwise,
    ring: BankRing::Beside,
    relay: Relay::FromNext,
    ripe: Ripe::Never,
    capture: Capture::NextAndOpposite,
    again: Again::OnceAfterCapture,
    end: End::Stuck,
    keep: Keep::Nobody,
    rounds: Rounds::UntilNoHole,
};

/// Source: docs/rules.md, section 5 (the second text).
pub(super) const EITHER_WAY: Rules = Rules {
    variant: Variant::AliGuliManeEitherWay,
    ways: Ways::Both,
    ..ALI_GULI_MANE
};

/// Source: docs/rules.md, section 6 (the Pallanguzhi text). 148 seeds; the 146 of other sources is an option (P1).
pub(super) const PALLANGUZHI: Rules = Rules {
    variant: Variant::Pallanguzhi,
    openings: &[
        Opening {
            id: 148,
            hole: 12,
            middle: 2,
        },
        Opening {
            id: 146,
            hole: 12,
            middle: 1,
        },
    ],
    ripe: Ripe::SixToSower,
    capture: Capture::NextAndSowOn,
    again: Again::Never,
    keep: Keep::OwnRow,
    rounds: Rounds::UntilFewerThanSix,
    ..ALI_GULI_MANE
};

/// Source: docs/rules.md, section 6, T1 and T2.
pub(super) const TRADITIONAL: Rules = Rules {
    variant: Variant::PallanguzhiTraditional,
    openings: &[Opening::even(6)],
    ripe: Ripe::FourToRowOwner,
    capture: Capture::Next,
    ..PALLANGUZHI
};

/// Source: docs/rules.md, section 7 (the Kalah text).
pub(super) const KALAH: Rules = Rules {
    variant: Variant::Kalah,
    row: 6,
    openings: &[Opening::even(4)],
    ways: Ways::Anticlockwise,
    ring: BankRing::OwnBank,
    relay: Relay::Never,
    ripe: Ripe::Never,
    capture: Capture::LandingAndOpposite,
    again: Again::OwnBank,
    end: End::RowEmpty,
    keep: Keep::OwnRow,
    rounds: Rounds::One,
};

/// Source: docs/rules.md, section 7, K3 (the Kalah text).
pub(super) const AVALANCHE: Rules = Rules {
    variant: Variant::Avalanche,
    relay: Relay::FromLanding,
    capture: Capture::Nothing,
    ..KALAH
};
