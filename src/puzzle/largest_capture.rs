//! The turn that banks most.

use super::turn::{self, Turn, banked};
use super::{Puzzle, PuzzleKind, RatedSowing, grade, lap_count};
use crate::play::Position;
use crate::rules::Margin;

/// Fewer seeds than this are no haul.
const MIN_HAUL: Margin = 4;

/// The puzzle, if only one first sowing leads to the most.
pub fn ask(position: &Position) -> Option<Puzzle> {
    let turns = turn::best_turn_per_sowing(position)?;
    let best = turn::best_turn(turns.clone())?;
    let equal = turns.iter().filter(|turn| turn.banks == best.banks).count();
    if equal > 1 || best.banks < MIN_HAUL {
        return None;
    }
    let (points, landing) = look(position, &turns, &best)?;
    let choices = turns.iter().map(|turn| RatedSowing {
        sowing: turn.sowings[0],
        worth: turn.banks,
    });
    Some(Puzzle {
        kind: PuzzleKind::LargestCapture,
        position: *position,
        grade: grade::of(points, [3, 5, 7, 9]),
        choices: choices.collect(),
        best: best.banks,
        line: best.sowings,
        landing,
    })
}

/// Laps to follow, sowings to think ahead, a close second, and a first sowing that wins less at once than another.
fn look(position: &Position, turns: &[Turn], best: &Turn) -> Option<(u32, super::Landing)> {
    let others = turns.iter().filter(|turn| turn.banks < best.banks);
    let gap = best.banks - others.map(|turn| turn.banks).max()?;
    let at_once = |turn: &Turn| {
        position
            .after(turn.sowings[0])
            .map(|next| banked(position, &next))
    };
    let modest = turns.iter().any(|turn| at_once(turn) > at_once(best));
    let (mut now, mut laps, mut landing) = (*position, 0, None);
    for &sowing in &best.sowings {
        let relay = lap_count::count_laps(&now, sowing)?;
        (laps, landing) = (laps + relay.laps, Some(relay.landing));
        now = now.after(sowing)?;
    }
    let close = (4 - gap.clamp(1, 4)) as u32 / 2;
    let further = best.sowings.len() as u32 - 1;
    let laps = (laps as u32 - further - 1).min(9);
    Some((
        laps + 2 * further.min(3) + close + 2 * u32::from(modest),
        landing?,
    ))
}
