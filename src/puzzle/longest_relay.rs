//! The sowing that goes on for most laps.

use super::{Puzzle, PuzzleKind, RatedSowing, grade, lap_count};
use crate::play::Position;
use crate::rules::Margin;

/// A relay worth the name, and the longest that anybody wants to follow.
const LAPS: std::ops::RangeInclusive<Margin> = 3..=16;

/// The puzzle, if one sowing has more laps than every other.
pub fn ask(position: &Position) -> Option<Puzzle> {
    let laps = |sowing| Some(lap_count::count_laps(position, sowing)?.laps);
    let choices: Option<Vec<RatedSowing>> = position
        .legal()
        .into_iter()
        .map(|sowing| {
            Some(RatedSowing {
                sowing,
                worth: laps(sowing)?,
            })
        })
        .collect();
    let choices = choices?;
    let best = *choices.iter().max_by_key(|choice| choice.worth)?;
    let others = choices.iter().filter(|choice| choice.sowing != best.sowing);
    let second = others.map(|choice| choice.worth).max()?;
    if second == best.worth || !LAPS.contains(&best.worth) {
        return None;
    }
    Some(Puzzle {
        kind: PuzzleKind::LongestRelay,
        position: *position,
        grade: grade::of(points(position, &choices, best, second), [8, 10, 13, 18]),
        line: vec![best.sowing],
        best: best.worth,
        landing: lap_count::count_laps(position, best.sowing)?.landing,
        choices,
    })
}

/// Laps to follow in the two longest, choices to compare, and a fuller hole that does not go so far.
fn points(position: &Position, choices: &[RatedSowing], best: RatedSowing, second: Margin) -> u32 {
    let seeds = |choice: &RatedSowing| position.board().seeds(choice.sowing.hole);
    let tempting = choices.iter().any(|choice| seeds(choice) > seeds(&best));
    (best.worth + second) as u32 + choices.len() as u32 / 3 + 2 * u32::from(tempting)
}
