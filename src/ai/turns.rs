//! Whole turns: every position that they can lead to, each with the fewest sowings that lead there.
//!
//! Where banks are in the ring a turn can have dozens of sowings, and most orders of them lead to the same positions.
//! So no position is looked into twice, and those that take fewer sowings come first.

use super::key::KeySet;
use crate::board::Side;
use crate::play::Position;
use crate::sowing::Sowing;

/// More positions than this are too many to keep. The first turn of Avalanche meets fewer than half of them.
const MAX_POSITIONS: usize = 100_000;

/// A position on the way.
struct Step {
    position: Position,
    /// Turns still to be played from here.
    turns: u8,
    /// Sowings that lead here.
    sowings: usize,
    /// The step before, and what is sown there; nothing where the walk begins.
    before: Option<(usize, Sowing)>,
}

/// All that so many turns can lead to, as far as they are walked.
pub struct Turns {
    steps: Vec<Step>,
    met: KeySet,
    /// The first step that nobody has gone on from.
    front: usize,
}

impl Turns {
    /// So many turns from this position on, not walked yet.
    pub fn from(position: &Position, turns: u8) -> Turns {
        let first = Step {
            position: *position,
            turns,
            sowings: 0,
            before: None,
        };
        Turns {
            steps: vec![first],
            met: KeySet::default(),
            front: 0,
        }
    }

    /// Walks on, so far as so many sowings lead, or until there are too many positions.
    pub fn go_on(&mut self, sowings: usize) {
        while self.front < self.steps.len()
            && self.steps[self.front].sowings < sowings
            && self.steps.len() <= MAX_POSITIONS
        {
            self.look_beyond(self.front);
            self.front += 1;
        }
    }

    /// Is there no turn that is not walked to its end?
    pub fn is_complete(&self) -> bool {
        let is_over = |step: &Step| step.turns == 0 || step.position.sowings().next().is_none();
        self.steps[self.front..].iter().all(is_over)
    }

    /// Adds every position that is one sowing further and was not met before.
    fn look_beyond(&mut self, at: usize) {
        let Step {
            position,
            turns,
            sowings,
            ..
        } = self.steps[at];
        if turns == 0 {
            return;
        }
        for (sowing, next) in position.sowings() {
            let turns = turns - u8::from(next.mover() != position.mover());
            if self.met.insert((next.key(), beside_key(&next, turns))) {
                self.steps.push(Step {
                    position: next,
                    turns,
                    sowings: sowings + 1,
                    before: Some((at, sowing)),
                });
            }
        }
    }

    /// The positions in which all turns are over, those after the fewest sowings first, each with its place in the
    /// walk.
    pub fn ends(&self) -> impl Iterator<Item = (usize, &Position)> {
        let steps = self.steps.iter().enumerate();
        let over = steps.filter(|(_, step)| step.turns == 0);
        over.map(|(at, step)| (at, &step.position))
    }

    /// The sowings that lead to a place of the walk.
    pub fn sowings(&self, place: usize) -> Vec<Sowing> {
        let before = |&(at, _): &(usize, Sowing)| self.steps[at].before;
        let mut sowings: Vec<Sowing> = std::iter::successors(self.steps[place].before, before)
            .map(|(_, sowing)| sowing)
            .collect();
        sowings.reverse();
        sowings
    }
}

/// What tells two positions of a walk apart, beside their keys: the turns that are left, from which the player to move
/// follows, and South's bank, from which North's does.
fn beside_key(position: &Position, turns: u8) -> u16 {
    u16::from(turns) << 8 | u16::from(position.board().bank(Side::South))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn the_first_turn_of_avalanche_is_walked_to_every_end() {
        let mut walk = Turns::from(&Position::opening(Variant::Avalanche), 1);
        walk.go_on(4);
        assert!(!walk.is_complete());
        let short = walk.ends().count();
        walk.go_on(usize::MAX);
        assert!(walk.is_complete());
        assert_eq!(walk.ends().count(), 24_347);
        let lengths: Vec<usize> = walk.ends().map(|(at, _)| walk.sowings(at).len()).collect();
        assert!(lengths.is_sorted());
        assert_eq!(lengths.iter().filter(|&&length| length <= 4).count(), short);
        assert_eq!(lengths.last(), Some(&29));
        assert!(2 * walk.steps.len() < MAX_POSITIONS);
    }

    #[test]
    fn a_walk_that_is_cut_short_says_so() {
        let mut walk = Turns::from(&Position::opening(Variant::Avalanche), 2);
        walk.go_on(usize::MAX);
        assert!(!walk.is_complete());
        assert!(walk.steps.len() <= MAX_POSITIONS + 6);
    }

    #[test]
    fn sowings_lead_where_the_walk_came_to() {
        for variant in Variant::ALL {
            let opening = Position::opening(variant);
            let mut walk = Turns::from(&opening, 2);
            walk.go_on(3);
            for (at, end) in walk.ends() {
                let sown = walk.sowings(at).into_iter();
                let reached = sown.fold(opening, |from, sowing| from.after(sowing).expect("legal"));
                assert_eq!(reached, *end);
            }
        }
    }
}
