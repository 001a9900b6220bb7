//! Every position that whole turns lead to, however long they are, and what it is worth: by the naive engine.

use crate::naive::{self, Naive};
use ali_guli_mane::ai::ThinkOptions;
use ali_guli_mane::{Engine, Position, Sowing};
use std::collections::{BTreeSet, VecDeque};

/// A position that whole turns lead to: what follows is worth so much to South, and so many sowings lead there at
/// least.
#[derive(Clone, Debug)]
pub struct End {
    pub position: Naive,
    pub margin: i32,
    pub sowings: usize,
}

pub fn naive(position: &Position) -> Naive {
    let variant = naive::Variant::of(position.rules().variant.id());
    Naive::parse(variant, &position.to_string())
}

/// Every position that so many whole turns lead to, with the fewest sowings: all turns there are, however long.
pub fn all_ends(start: &Naive, turns: u8) -> Vec<(Naive, usize)> {
    let mut met = BTreeSet::new();
    let mut open = VecDeque::from([(start.clone(), turns, 0)]);
    let mut ends = Vec::new();
    while let Some((board, turns, sowings)) = open.pop_front() {
        if turns == 0 {
            ends.push((board, sowings));
            continue;
        }
        for (_, after) in board.after_each() {
            let turns = turns - u8::from(after.mover != board.mover);
            if met.insert((turns, after.text())) {
                open.push_back((after, turns, sowings + 1));
            }
        }
    }
    ends
}

/// By how much South wins, if what follows is worth so much to whoever chooses next.
pub fn for_south(board: &Naive, worth: i32) -> i32 {
    let [south, north] = board.banks.map(|bank| bank as i32);
    south - north
        + if board.mover == naive::SOUTH {
            worth
        } else {
            -worth
        }
}

/// All ends by plain minimax; nothing if more positions can follow than the naive engine has time for.
pub fn counted_ends(position: &Position, turns: u8) -> Option<Vec<End>> {
    let start = naive(position);
    let known = naive::minimax::Known::of(&start, MANY)?;
    let end = |(position, sowings): (Naive, usize)| End {
        margin: for_south(&position, known.worth(&position).expect("it can follow")),
        position,
        sowings,
    };
    Some(all_ends(&start, turns).into_iter().map(end).collect())
}

/// All ends with the exact worth of the best sowing of each: what `tests/ai.rs` holds against minimax.
pub fn searched_ends(engine: &mut Engine, position: &Position, turns: u8) -> Vec<End> {
    let end = |(end, sowings): (Naive, usize)| {
        let text = format!("{} free", end.text());
        let position = Position::parse(position.rules(), &text).expect("a position");
        let margin = i32::from(margin(engine, &position));
        End {
            margin: if end.mover == naive::SOUTH {
                margin
            } else {
                -margin
            },
            position: end,
            sowings,
        }
    };
    all_ends(&naive(position), turns)
        .into_iter()
        .map(end)
        .collect()
}

/// More positions than this are too many for the naive engine.
pub const MANY: usize = 5000;

/// By how much the player who chooses next wins, by the exact worth of every sowing.
pub fn margin(engine: &mut Engine, position: &Position) -> i16 {
    let (side, banks) = (position.mover(), position.board().banks());
    let lead =
        |banks: [u8; 2]| i16::from(banks[side.index()]) - i16::from(banks[side.other().index()]);
    let analysis = engine.think(position, &ThinkOptions::default());
    assert!(analysis.exact, "{position}");
    let best = analysis.values.iter().map(|value| value.margin).max();
    match (best, position.outcome()) {
        (Some(best), _) => lead(banks) + best,
        (None, outcome) => lead(outcome.expect("nothing to choose").totals),
    }
}

pub fn after(position: &Position, sowings: &[Sowing]) -> Position {
    sowings.iter().fold(*position, |position, &sowing| {
        position.after(sowing).expect("a legal sowing")
    })
}

pub fn nearest(all: &[End]) -> Option<i32> {
    all.iter().map(|end| end.margin.abs()).min()
}
