//! Puzzles as plain objects.

use super::view::JsSowing;
use crate::board::Hole;
use crate::puzzle::{self, DailyPuzzle, Landing, RatedSowing};
use crate::rules::{Margin, Rules};
use serde::Serialize;

/// A puzzle with its answer.
#[derive(Serialize)]
pub struct Puzzle {
    variant: &'static str,
    kind: &'static str,
    seed: u32,
    grade: u8,
    position: String,
    choices: Vec<JsChoice>,
    best: Margin,
    line: Vec<JsSowing>,
    falls: Option<Hole>,
}

#[derive(Serialize)]
struct JsChoice {
    sowing: JsSowing,
    worth: Margin,
}

impl Puzzle {
    /// The puzzle that was made from a seed.
    pub fn of(seed: u32, puzzle: puzzle::Puzzle) -> Self {
        let rules = puzzle.position.rules();
        let choices = puzzle.choices.into_iter();
        let line = puzzle.line.into_iter();
        Puzzle {
            variant: rules.variant.id(),
            kind: puzzle.kind.id(),
            seed,
            grade: puzzle.grade,
            position: puzzle.position.to_string(),
            choices: choices.map(|choice| JsChoice::of(rules, choice)).collect(),
            best: puzzle.best,
            line: line.map(|sowing| JsSowing::of(rules, sowing)).collect(),
            falls: match puzzle.landing {
                Landing::Hole(hole) => Some(hole),
                Landing::Bank(_) => None,
            },
        }
    }
}

impl JsChoice {
    fn of(rules: &Rules, choice: RatedSowing) -> Self {
        JsChoice {
            sowing: JsSowing::of(rules, choice.sowing),
            worth: choice.worth,
        }
    }
}

/// Which puzzle is a day's.
#[derive(Serialize)]
pub struct Daily {
    variant: &'static str,
    kind: &'static str,
    seed: u64,
    grade: u8,
}

impl Daily {
    /// The puzzle of that day.
    pub fn of(today: DailyPuzzle) -> Self {
        Daily {
            variant: today.variant.id(),
            kind: today.kind.id(),
            seed: today.seed,
            grade: today.grade,
        }
    }
}
