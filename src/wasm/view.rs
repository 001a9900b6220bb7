//! A match as plain objects that cross to JavaScript: what a player sees, its rounds, its history.

use super::errors::JsResult;
use crate::board::{Hole, Side, Way};
use crate::play::{self, Match, MatchAction, MatchOptions, MatchOutcome};
use crate::rules::{Outcome, Rules, Ways};
use crate::sowing::Sowing;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;

/// A Rust value as plain objects and arrays; `None` as `null`.
pub fn to_js(value: &impl Serialize) -> JsResult {
    let serializer = Serializer::new()
        .serialize_maps_as_objects(true)
        .serialize_missing_as_null(true);
    Ok(value.serialize(&serializer)?)
}

/// What a player sees.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    variant: &'static str,
    holes: Vec<u8>,
    closed: Vec<bool>,
    banks: [u8; 2],
    mover: Side,
    second_sowing: bool,
    legal: Vec<JsSowing>,
    endless: Vec<JsSowing>,
    round: usize,
    outcome: Option<Outcome>,
    match_outcome: Option<MatchOutcome>,
    text: String,
}

impl View {
    /// The view of a match as it stands.
    pub fn of(game: &Match) -> Self {
        let (round, position, table) = (game.round(), game.position(), game.table());
        let (ring, rules) = (table.ring(), position.rules());
        View {
            variant: rules.variant.id(),
            holes: ring.holes().map(|hole| table.seeds(hole)).collect(),
            closed: ring.holes().map(|hole| !table.is_open(hole)).collect(),
            banks: table.banks(),
            mover: position.mover(),
            second_sowing: position.is_second_sowing(),
            legal: JsSowing::all(rules, round.legal()),
            endless: JsSowing::all(rules, round.endless()),
            round: game.rounds().len(),
            outcome: round.outcome(),
            match_outcome: game.outcome(),
            text: position.to_string(),
        }
    }
}

/// What was agreed before a match: the options that begin the same one.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameOptions {
    opening_seeds: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

impl GameOptions {
    /// What was agreed before this match.
    pub fn of(options: &MatchOptions) -> Self {
        GameOptions {
            opening_seeds: options.opening.id,
            rounds: options.rounds,
            position: options.start_text(),
        }
    }
}

/// A sowing; the way only where both are allowed.
#[derive(Serialize)]
pub struct JsSowing {
    hole: Hole,
    #[serde(skip_serializing_if = "Option::is_none")]
    way: Option<Way>,
}

impl JsSowing {
    /// The sowing as a game with these rules tells it.
    pub fn of(rules: &Rules, sowing: Sowing) -> Self {
        JsSowing {
            hole: sowing.hole,
            way: (rules.ways == Ways::Both).then_some(sowing.way),
        }
    }

    /// Several of them.
    pub fn all(rules: &Rules, sowings: Vec<Sowing>) -> Vec<Self> {
        let sowings = sowings.into_iter();
        sowings.map(|sowing| JsSowing::of(rules, sowing)).collect()
    }
}

/// A round of a match, for its history.
#[derive(Serialize)]
pub struct RoundInfo {
    beginner: Side,
    holes: Vec<u8>,
    closed: Vec<bool>,
    banks: [u8; 2],
    sowings: usize,
    outcome: Option<Outcome>,
    stocks: [u8; 2],
}

/// The rounds of a match, the running one last.
pub fn rounds(game: &Match) -> Vec<RoundInfo> {
    let rounds = game.rounds().iter();
    rounds
        .map(|round| {
            let board = round.start().board();
            let ring = board.ring();
            RoundInfo {
                beginner: round.start().mover(),
                holes: ring.holes().map(|hole| board.seeds(hole)).collect(),
                closed: ring.holes().map(|hole| !board.is_open(hole)).collect(),
                banks: board.banks(),
                sowings: round.sowings().count(),
                outcome: round.outcome(),
                stocks: round.stocks(),
            }
        })
        .collect()
}

/// A step of a match.
#[derive(Serialize)]
pub struct HistoryStep {
    kind: &'static str,
    round: usize,
    position: String,
    mover: Side,
    banks: [u8; 2],
    sowing: Option<JsSowing>,
    name: Option<String>,
}

impl HistoryStep {
    /// A step as it was done.
    pub fn of(done: play::HistoryStep) -> Self {
        let rules = done.position.rules();
        let (kind, sowing) = match done.action {
            MatchAction::Sow(sowing) => ("sow", Some(sowing)),
            MatchAction::Resign => ("resign", None),
            MatchAction::NextRound => ("nextRound", None),
        };
        HistoryStep {
            kind,
            round: done.round,
            position: done.position.to_string(),
            mover: done.position.mover(),
            banks: done.banks,
            sowing: sowing.map(|sowing| JsSowing::of(rules, sowing)),
            name: sowing.map(|sowing| rules.sowing_name(sowing)),
        }
    }
}
