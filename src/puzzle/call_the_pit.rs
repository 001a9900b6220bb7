//! Where the last seed falls, said before it is sown.

use super::{Puzzle, PuzzleKind, grade, lap_count};
use crate::play::Position;
use crate::random::Rng;
use crate::rules::Margin;

/// Nobody keeps more laps, or more seeds, in mind.
const MAX_LAPS: Margin = 9;
const MAX_DROPS: Margin = 60;

/// Fewer seeds than this need no thought.
const MIN_DROPS: Margin = 4;

/// The puzzle for one of the sowings, if it is neither too short nor too long to follow.
pub fn ask(position: &Position) -> Option<Puzzle> {
    let key = position.key();
    let legal = position.legal();
    let drawn = Rng::seeded(key as u64, &[(key >> 64) as u64]).below(legal.len());
    let sowing = legal[drawn];
    let relay = lap_count::count_laps(position, sowing)?;
    if relay.laps > MAX_LAPS || !(MIN_DROPS..=MAX_DROPS).contains(&relay.drops) {
        return None;
    }
    Some(Puzzle {
        kind: PuzzleKind::CallThePit,
        position: *position,
        grade: grade::of(relay.laps as u32, [2, 3, 4, 6]),
        choices: Vec::new(),
        best: relay.laps,
        line: vec![sowing],
        landing: relay.landing,
    })
}
