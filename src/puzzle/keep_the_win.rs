//! Only one sowing keeps the win.

use super::turn::banked;
use super::{Landing, Puzzle, PuzzleKind, RatedSowing, grade, lap_count};
use crate::ai::{Engine, SowingValue, ThinkOptions};
use crate::play::Position;
use crate::rules::{BankRing, Margin, Rules, Ways};
use crate::sowing::Sowing;

/// The puzzle, if one sowing wins and all others do not.
pub fn ask(engine: &mut Engine, position: &Position) -> Option<Puzzle> {
    let choices = leads(engine, position)?;
    let [win] = winning(&choices)[..] else {
        return None;
    };
    Some(Puzzle {
        kind: PuzzleKind::KeepTheWin,
        position: *position,
        grade: grade::of(points(position, &choices, win), [2, 3, 4, 6]),
        best: win.worth,
        line: vec![win.sowing],
        landing: landing(position, win.sowing)?,
        choices,
    })
}

fn landing(position: &Position, sowing: Sowing) -> Option<Landing> {
    Some(lap_count::count_laps(position, sowing)?.landing)
}

fn winning(choices: &[RatedSowing]) -> Vec<RatedSowing> {
    let wins = choices.iter().filter(|choice| choice.worth > 0);
    wins.copied().collect()
}

/// By how much each sowing wins in the end. Nothing where that is as good as decided, or takes long to compute.
fn leads(engine: &mut Engine, position: &Position) -> Option<Vec<RatedSowing>> {
    let seeds = Margin::from(position.board().seeds_in_holes());
    let open = 3 * position.lead().abs() <= 2 * seeds;
    if !open || !(MIN_SEEDS..=most_seeds(position.rules())).contains(&seeds) {
        return None;
    }
    let everything = ThinkOptions {
        nodes: u64::MAX,
        ..ThinkOptions::default()
    };
    let analysis = engine.think(position, &everything);
    let lead = |value: &SowingValue| {
        value.exact.then_some(RatedSowing {
            sowing: value.sowing,
            worth: position.lead() + value.margin,
        })
    };
    analysis.values.iter().map(lead).collect()
}

/// With fewer seeds than this there is nothing to win.
const MIN_SEEDS: Margin = 8;

/// With so many seeds on the board all that can follow is soon known: the more choices, and the longer a round may go
/// on, the fewer.
fn most_seeds(rules: &Rules) -> Margin {
    match (rules.ring, rules.ways) {
        (BankRing::OwnBank, _) => 18,
        (BankRing::Beside, Ways::Both) => 14,
        (BankRing::Beside, Ways::Anticlockwise) => 26,
    }
}

/// Many choices, many seeds to play out, a close second, and a winning sowing that wins less at once than another.
fn points(position: &Position, choices: &[RatedSowing], win: RatedSowing) -> u32 {
    let others = choices.iter().filter(|choice| choice.sowing != win.sowing);
    let gap = win.worth - others.map(|choice| choice.worth).max().unwrap_or(0);
    let at_once = |sowing| {
        position
            .after(sowing)
            .map_or(0, |next| banked(position, &next))
    };
    let modest = choices
        .iter()
        .any(|choice| at_once(choice.sowing) > at_once(win.sowing));
    let close = (6 - gap.clamp(1, 6)) as u32 / 2;
    let seeds = u32::from(position.board().seeds_in_holes()) / 8;
    (choices.len() as u32 / 4).min(2) + close + seeds + 3 * u32::from(modest)
}
