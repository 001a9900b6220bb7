//! Positions met in random rounds: the same in every run.

#[path = "rng.rs"]
mod rng;

use ali_guli_mane::rules::BankRing;
use ali_guli_mane::{Position, Variant};
use rng::Rng;
use std::collections::HashSet;

/// Random rounds in which positions are looked for.
const ROUNDS: usize = 20_000;

/// No round is this long, unless it goes round and round.
const LONGEST_ROUND: usize = 500;

/// Up to `count` different positions at the start of a turn, with about so many seeds in the holes.
pub fn random_positions(variant: Variant, seeds: u8, count: usize) -> Vec<Position> {
    let (mut rng, mut known, mut found) = (Rng(u64::from(seeds)), HashSet::new(), Vec::new());
    for _ in 0..ROUNDS {
        let position = random_round(variant, seeds, &mut rng);
        found.extend(position.filter(|position| known.insert(holes_and_turn(position))));
        if found.len() == count {
            break;
        }
    }
    found
}

/// The first such position of a random round in which there is something to choose.
fn random_round(variant: Variant, seeds: u8, rng: &mut Rng) -> Option<Position> {
    let mut position = Position::opening(variant);
    for _ in 0..LONGEST_ROUND {
        let next: Vec<Position> = position.sowings().map(|(_, next)| next).collect();
        let here = position.board().seeds_in_holes();
        if here <= seeds + about(variant) && !position.is_second_sowing() {
            let fits = here.abs_diff(seeds) <= about(variant) && next.len() > 1;
            return fits.then_some(position);
        }
        position = *next.get(rng.below(next.len()))?;
    }
    None
}

/// Relays take many seeds at once, so few rounds come by just so many; where banks are in the ring they do.
fn about(variant: Variant) -> u8 {
    match variant.rules().ring {
        BankRing::Beside => 3,
        BankRing::OwnBank => 0,
    }
}

/// What a position's future hangs on.
fn holes_and_turn(position: &Position) -> Vec<u8> {
    let board = position.board();
    let seeds = board.ring().holes().map(|hole| board.seeds(hole));
    seeds.chain([position.mover().index() as u8]).collect()
}
