//! Positions that random rounds lead to: unlike those laid out at random, they can really be met.

use crate::hole::Side;
use crate::luck::Luck;
use crate::position::Position;
use crate::rules::Variant;

/// With fewer sowings to choose from there is little to think about.
const FEWEST_CHOICES: usize = 3;

/// So many sowings lie behind a first position at most: most rounds are over by then.
const SOWINGS: usize = 40;

/// A position from anywhere in a round, whichever of its openings the game begins with. Soon after an opening there are
/// too few to tell apart.
pub fn somewhere(variant: Variant, luck: &mut Luck) -> Position {
    let rules = variant.rules();
    let opening = rules.openings[luck.below(rules.openings.len())];
    let mut position = Position::laid_out(rules, opening);
    for _ in 0..=luck.below(SOWINGS) {
        position = next(&position, luck).unwrap_or(position);
    }
    position
}

/// The position after a sowing drawn at random; none where the round is over.
pub fn next(position: &Position, luck: &mut Luck) -> Option<Position> {
    let next: Vec<Position> = position.sowings().map(|(_, next)| next).collect();
    (!next.is_empty()).then(|| next[luck.below(next.len())])
}

/// May it be asked about? A turn of the near player's begins, there is a choice, and no sowing goes round for ever.
pub fn is_fit(position: &Position) -> bool {
    position.mover() == Side::South
        && !position.is_second_sowing()
        && position.legal().len() >= FEWEST_CHOICES
        && position.endless().is_empty()
}
