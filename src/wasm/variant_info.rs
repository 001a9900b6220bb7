//! What there is to know about each game, as a plain object that crosses to JavaScript.

use crate::ai::VARIANTS_WITH_BOOKS;
use crate::play::Position;
use crate::puzzle::PuzzleKind;
use crate::rules::{
    Again, BankRing, Capture, End, Keep, Opening, Relay, Ripe, Rounds, Rules, Variant, Ways,
};
use serde::Serialize;

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
            book: VARIANTS_WITH_BOOKS.contains(&variant),
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
    let position = Position::laid_out(rules, opening);
    let ring = rules.ring_of_holes();
    ring.holes()
        .map(|hole| position.board().seeds(hole))
        .collect()
}
