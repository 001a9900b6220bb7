//! The six rule sets: their names and what they lay out at the start.

/// A rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Section 4.
    AliGuliMane,
    /// Section 5.
    EitherWay,
    /// Section 6.
    Pallanguzhi,
    /// Section 6, T1 and T2.
    Traditional,
    /// Section 7, K2.
    Kalah,
    /// Section 7, K3.
    Avalanche,
}

use Variant::*;

impl Variant {
    /// All six.
    pub const ALL: [Variant; 6] = [
        AliGuliMane,
        EitherWay,
        Pallanguzhi,
        Traditional,
        Kalah,
        Avalanche,
    ];

    /// The name the rules give it.
    pub fn id(self) -> &'static str {
        match self {
            AliGuliMane => "ali-guli-mane",
            EitherWay => "ali-guli-mane-either-way",
            Pallanguzhi => "pallanguzhi",
            Traditional => "pallanguzhi-traditional",
            Kalah => "kalah",
            Avalanche => "avalanche",
        }
    }

    /// The rule set of that name; panics if there is none.
    pub fn of(id: &str) -> Variant {
        let found = Variant::ALL.into_iter().find(|variant| variant.id() == id);
        found.unwrap_or_else(|| panic!("no rule set is called {id}"))
    }

    /// Holes in a row (section 2).
    pub fn row(self) -> usize {
        if self.banks_in_ring() { 6 } else { 7 }
    }

    /// Seeds laid into one row at the start, from its owner's left (sections 4, 6, 7; P1).
    pub fn opening_row(self) -> Vec<u32> {
        match self {
            AliGuliMane | EitherWay => vec![5; 7],
            Pallanguzhi => vec![12, 12, 12, 2, 12, 12, 12],
            Traditional => vec![6; 7],
            Kalah | Avalanche => vec![4; 6],
        }
    }

    /// Section 7: a seed is sown into the sower's own bank in passing.
    pub fn banks_in_ring(self) -> bool {
        matches!(self, Kalah | Avalanche)
    }

    /// W1: the ways a sowing may go.
    pub fn ways(self) -> &'static [char] {
        if self == EitherWay {
            &['+', '-']
        } else {
            &['+']
        }
    }

    /// Sections 4 and 5: a sowing that captures earns a second one (A4).
    pub fn has_second_sowing(self) -> bool {
        matches!(self, AliGuliMane | EitherWay)
    }
}
