//! What the engine answers, as plain objects that cross to JavaScript.

use super::view::JsSowing;
use crate::ai;
use crate::rules::{Margin, Rules};
use serde::Serialize;

/// What the engine answers.
#[derive(Serialize)]
pub struct Analysis {
    sowing: Option<JsSowing>,
    exact: bool,
    nodes: u64,
    values: Vec<SowingValue>,
    line: Vec<JsSowing>,
}

#[derive(Serialize)]
struct SowingValue {
    sowing: JsSowing,
    margin: Margin,
    exact: bool,
}

impl Analysis {
    /// An analysis of the engine.
    pub fn of(rules: &Rules, analysis: ai::Analysis) -> Self {
        let values = analysis.values.iter().map(|value| SowingValue {
            sowing: JsSowing::of(rules, value.sowing),
            margin: value.margin,
            exact: value.exact,
        });
        Analysis {
            sowing: analysis.sowing.map(|sowing| JsSowing::of(rules, sowing)),
            exact: analysis.exact,
            nodes: analysis.nodes,
            values: values.collect(),
            line: JsSowing::all(rules, analysis.line),
        }
    }
}

/// The fairest beginnings, as far as the engine knows.
#[derive(Serialize)]
pub struct FairStarts {
    starts: Vec<Start>,
    complete: bool,
    nodes: u64,
}

#[derive(Serialize)]
struct Start {
    sowings: Vec<JsSowing>,
    margin: Margin,
}

impl FairStarts {
    /// What the engine found.
    pub fn of(rules: &Rules, found: ai::FairStarts) -> Self {
        let start = |start: ai::FairStart| Start {
            sowings: JsSowing::all(rules, start.sowings),
            margin: start.margin,
        };
        FairStarts {
            starts: found.starts.into_iter().map(start).collect(),
            complete: found.complete,
            nodes: found.nodes,
        }
    }
}

/// Whether the engine would change sides.
#[derive(Serialize)]
pub struct SwapDecision {
    change: bool,
    exact: bool,
    nodes: u64,
}

impl SwapDecision {
    /// What the engine decided.
    pub fn of(
        ai::SwapDecision {
            change,
            exact,
            nodes,
        }: ai::SwapDecision,
    ) -> Self {
        SwapDecision {
            change,
            exact,
            nodes,
        }
    }
}

/// How the engine would sow if the other player could then change sides.
#[derive(Serialize)]
pub struct EvenSowing {
    sowing: Option<JsSowing>,
    exact: bool,
    nodes: u64,
}

impl EvenSowing {
    /// What the engine decided.
    pub fn of(rules: &Rules, cut: ai::EvenSowing) -> Self {
        EvenSowing {
            sowing: cut.sowing.map(|sowing| JsSowing::of(rules, sowing)),
            exact: cut.exact,
            nodes: cut.nodes,
        }
    }
}
