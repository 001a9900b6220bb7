//! Positions that random rounds lead to: unlike those laid out at random, they can occur in play.

use crate::board::Side;
use crate::play::Position;
use crate::random::Rng;
use crate::rules::Variant;

/// With fewer sowings to choose from there is little to think about.
const MIN_CHOICES: usize = 3;

/// So many sowings lie behind a first position at most: most rounds are over by then.
const SOWINGS: usize = 40;

/// Positions worth asking about, one after the other, without end.
pub struct RandomPositions {
    variant: Variant,
    rng: Rng,
    now: Position,
}

impl RandomPositions {
    /// Those that these random numbers lead to.
    pub fn new(variant: Variant, rng: Rng) -> RandomPositions {
        let now = Position::opening(variant);
        let mut random_positions = RandomPositions { variant, rng, now };
        random_positions.begin();
        random_positions
    }

    /// Begins somewhere in a round, whichever of its openings the game is laid out with: soon after an opening there
    /// are too few positions to tell apart.
    fn begin(&mut self) {
        let rules = self.variant.rules();
        let opening = rules.openings[self.rng.below(rules.openings.len())];
        self.now = Position::laid_out(rules, opening);
        for _ in 0..=self.rng.below(SOWINGS) {
            self.sow();
        }
    }

    /// A sowing drawn at random. False where the round is over.
    fn sow(&mut self) -> bool {
        let next: Vec<Position> = self.now.sowings().map(|(_, next)| next).collect();
        if !next.is_empty() {
            self.now = next[self.rng.below(next.len())];
        }
        !next.is_empty()
    }
}

impl Iterator for RandomPositions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        loop {
            if !self.sow() {
                self.begin();
            }
            if is_fit(&self.now) {
                return Some(self.now);
            }
        }
    }
}

/// May it be asked about? A turn of the near player's begins, there is a choice, and no sowing goes round for ever.
fn is_fit(position: &Position) -> bool {
    position.mover() == Side::South
        && !position.is_second_sowing()
        && position.legal().len() >= MIN_CHOICES
        && position.endless().is_empty()
}
