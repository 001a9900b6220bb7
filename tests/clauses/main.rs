//! One test for each sentence of the rules, named by its clause: a position, a sowing, the position after it.
//!
//! Every position after was worked out by hand from the rules, seed by seed. Most boards hold only the seeds
//! that the sentence is about, so that the hand can follow.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

mod ali;
mod avalanche;
mod board;
mod either_way;
#[path = "../fold/mod.rs"]
mod fold;
mod kalah;
mod matches;
mod pallanguzhi;
mod repetition;
mod sowing;
mod text;
mod traditional;

use ali_guli_mane::board::Ring;
use ali_guli_mane::play::{MatchOptions, PlayError};
use ali_guli_mane::sowing::Event;
use ali_guli_mane::{Hole, Match, Position, Round, Side, Sowing, Variant};

const ALI: Variant = Variant::AliGuliMane;
const EITHER_WAY: Variant = Variant::AliGuliManeEitherWay;
const PALLANGUZHI: Variant = Variant::Pallanguzhi;
const TRADITIONAL: Variant = Variant::PallanguzhiTraditional;
const KALAH: Variant = Variant::Kalah;
const AVALANCHE: Variant = Variant::Avalanche;

/// Reads a position of however many seeds.
#[track_caller]
fn position(game: Variant, text: &str) -> Position {
    Position::parse(game.rules(), &format!("{text} free")).expect(text)
}

/// Writes one, without the word that says how many seeds it has.
fn text(position: &Position) -> String {
    position.to_string().trim_end_matches(" free").to_owned()
}

/// A hole of a board with rows of seven.
#[track_caller]
fn hole(number: u8) -> Hole {
    Ring::new(7).hole(number).expect("fourteen holes")
}

#[track_caller]
fn sowing(game: Variant, name: &str) -> Sowing {
    game.rules().sowing_named(name).expect(name)
}

/// The sowing of that name leads from one position to the other.
#[track_caller]
fn leads(game: Variant, before: &str, name: &str, after: &str) {
    let played = position(game, before)
        .play(sowing(game, name))
        .expect(before);
    assert_eq!(text(&played.position), after, "{name} in {before}");
}

/// The sowing of that name is refused.
#[track_caller]
fn refuses(game: Variant, before: &str, name: &str, why: fn(&PlayError) -> bool) {
    let refused = position(game, before).play(sowing(game, name)).unwrap_err();
    assert!(why(&refused), "{name} in {before}: {refused}");
}

/// A round that begins here, after these sowings.
#[track_caller]
fn round(game: Variant, start: &str, sowings: &str) -> Round {
    let mut round = Round::new(position(game, start));
    for name in sowings.split_whitespace() {
        round
            .play(sowing(game, name))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    round
}

/// What is told when that sowing is played in a round.
#[track_caller]
fn trace(game: Variant, before: &str, name: &str) -> Vec<Event> {
    round(game, before, "")
        .play(sowing(game, name))
        .expect(before)
}

/// The names of the holes into which the first lap drops its seeds.
fn first_lap(trace: &[Event]) -> String {
    let lap = trace[1..]
        .iter()
        .take_while(|event| !matches!(event, Event::Scoop { .. }));
    let names = lap.filter_map(|event| match event {
        Event::Drop { hole } => Some(hole.to_string()),
        Event::BankDrop {
            player: Side::South,
        } => Some("South's bank".to_owned()),
        Event::BankDrop {
            player: Side::North,
        } => Some("North's bank".to_owned()),
        _ => None,
    });
    names.collect::<Vec<_>>().join(" ")
}

/// A match whose first round ends where it begins.
#[track_caller]
fn match_after(game: Variant, last: &str) -> Match {
    match_set_up(MatchOptions {
        start: Some(position(game, last)),
        ..MatchOptions::new(game)
    })
}

#[track_caller]
fn match_set_up(setup: MatchOptions) -> Match {
    let game = Match::new(setup);
    assert!(
        game.round().outcome().is_some(),
        "the first round should be over"
    );
    game
}

/// The position in which the round after this one begins.
#[track_caller]
fn next_opening(game: Variant, last: &str) -> String {
    let mut game = match_after(game, last);
    game.next_round().expect(last);
    text(game.position())
}
