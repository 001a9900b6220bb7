//! What the search asks, and what it knows: two kinds of intervals.

use crate::play::Position;
use crate::rules::Margin;

/// A question: is the value below, above or where between these two? An answer outside need not be exact.
///
/// Source: alpha-beta, D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 6
/// (1975); answers outside the window are still bounds ("fail-soft"), J. P. Fishburn (1983).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What the player to move is sure of already.
    pub alpha: Margin,
    /// What the other player would not allow.
    pub beta: Margin,
}

impl Window {
    /// The question "is it worth at least `value`?"
    pub fn at_least(value: Margin) -> Self {
        Window {
            alpha: value - 1,
            beta: value,
        }
    }

    /// The question that is left when something worth `value` has been found.
    pub fn above(self, value: Margin) -> Self {
        Window {
            alpha: self.alpha.max(value),
            ..self
        }
    }
}

/// Knowledge: the value is one of those from `lower` to `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// It is worth at least so much.
    pub lower: Margin,
    /// It is worth at most so much.
    pub upper: Margin,
}

impl Bounds {
    /// The value itself.
    pub const fn exactly(value: Margin) -> Self {
        Bounds {
            lower: value,
            upper: value,
        }
    }

    /// Nothing is known.
    pub const ANY: Bounds = Bounds {
        lower: Margin::MIN,
        upper: Margin::MAX,
    };

    /// What is known of any position: nobody can win more seeds than there are.
    pub fn of(position: &Position) -> Self {
        let seeds = Margin::from(position.board().seeds_in_holes());
        Bounds {
            lower: -seeds,
            upper: seeds,
        }
    }

    /// What is known by one and the other.
    pub fn within(self, other: Bounds) -> Self {
        Bounds {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }

    /// The answer, where the question is answered by this already.
    pub fn answer(self, window: Window) -> Option<Margin> {
        if self.lower >= window.beta || self.lower == self.upper {
            Some(self.lower)
        } else {
            (self.upper <= window.alpha).then_some(self.upper)
        }
    }

    /// What is known once the question has got this answer.
    pub fn learn(&mut self, window: Window, answer: Margin) {
        if answer > window.alpha {
            self.lower = self.lower.max(answer);
        }
        if answer < window.beta {
            self.upper = self.upper.min(answer);
        }
    }
}
