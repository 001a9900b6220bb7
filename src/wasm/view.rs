//! The plain objects that cross to JavaScript.

use super::errors::JsResult;
use crate::ai;
use crate::board::{Hole, Side, Way};
use crate::play::{self, Match, MatchAction, MatchOptions, MatchOutcome};
use crate::puzzle::PuzzleKind;
use crate::rules::{
    Again, BankRing, Capture, End, Keep, Margin, Opening, Outcome, Relay, Ripe, Rounds, Rules,
    Variant, Ways,
};
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

    fn all(rules: &Rules, sowings: Vec<Sowing>) -> Vec<Self> {
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

/// What there is to know about a game before it is played.
#[derive(Serialize)]
pub struct VariantInfo {
    id: &'static str,
    row: u8,
    opening: Vec<u8>,
    openings: Vec<u8>,
    ways: Ways,
    ring: bool,
    matches: bool,
    book: bool,
    names: Vec<String>,
    puzzles: Vec<&'static str>,
    dials: Dials,
}

/// One code per dial, for the rules page.
#[derive(Serialize)]
struct Dials {
    ways: Ways,
    ring: BankRing,
    relay: Relay,
    ripe: Ripe,
    capture: Capture,
    again: Again,
    end: End,
    keep: Keep,
    rounds: Rounds,
}

impl VariantInfo {
    /// What there is to know about this game.
    pub fn of(variant: Variant) -> Self {
        let rules = variant.rules();
        let ring = rules.ring_of_holes();
        VariantInfo {
            id: variant.id(),
            row: rules.row,
            opening: opening_holes(rules, rules.opening()),
            openings: rules.openings.iter().map(|opening| opening.id).collect(),
            ways: rules.ways,
            ring: rules.ring == BankRing::OwnBank,
            matches: rules.rounds != Rounds::One,
            book: crate::ai::VARIANTS_WITH_BOOKS.contains(&variant),
            names: ring.holes().map(|hole| hole.to_string()).collect(),
            puzzles: puzzles(rules),
            dials: Dials::of(rules),
        }
    }
}

impl Dials {
    fn of(rules: &Rules) -> Self {
        Dials {
            ways: rules.ways,
            ring: rules.ring,
            relay: rules.relay,
            ripe: rules.ripe,
            capture: rules.capture,
            again: rules.again,
            end: rules.end,
            keep: rules.keep,
            rounds: rules.rounds,
        }
    }
}

/// The kinds of puzzle that the game has.
fn puzzles(rules: &Rules) -> Vec<&'static str> {
    let kinds = PuzzleKind::ALL.into_iter();
    let suited = kinds.filter(|kind| kind.suits(rules));
    suited.map(PuzzleKind::id).collect()
}

fn opening_holes(rules: &'static Rules, opening: Opening) -> Vec<u8> {
    let position = crate::play::Position::laid_out(rules, opening);
    let ring = rules.ring_of_holes();
    ring.holes()
        .map(|hole| position.board().seeds(hole))
        .collect()
}

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

/// How the engine would divide.
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
