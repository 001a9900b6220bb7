//! The naive engine as a judge: positions, choices, ledgers and counts have to be its own.

use super::for_random_positions;
use super::naive::{Choice, Naive, NaiveEvent, NaiveOutcome, Variant as NaiveVariant};
use super::random::{self, Rng, few_or_many};
use ali_guli_mane::play::perft;
use ali_guli_mane::rules::{EndReason, Outcome};
use ali_guli_mane::sowing::{AgainReason, Event};
use ali_guli_mane::{Hole, Position, Sowing, Variant, Way};
use std::cell::Cell;

/// The same game, by name.
pub fn same_game(variant: Variant) -> NaiveVariant {
    NaiveVariant::of(variant.id())
}

/// The same position, by its text.
pub fn naive(position: &Position) -> Naive {
    Naive::parse(same_game(position.rules().variant), &position.to_string())
}

/// The same sowing.
pub fn choice(sowing: Sowing) -> Choice {
    let way = match sowing.way {
        Way::Anticlockwise => '+',
        Way::Clockwise => '-',
    };
    (sowing.hole.index(), way)
}

/// The same outcome.
pub fn outcome(outcome: Outcome) -> NaiveOutcome {
    NaiveOutcome {
        reason: match outcome.reason {
            EndReason::Stuck => "stuck",
            EndReason::RowEmpty => "rowEmpty",
            EndReason::Repetition => "repetition",
            EndReason::Resigned => "resigned",
        },
        totals: outcome.totals.map(u32::from),
        winner: outcome.winner.map(|side| side.index()),
    }
}

/// The same trace, event by event.
pub fn events<'a>(trace: impl Iterator<Item = &'a Event>) -> Vec<NaiveEvent> {
    trace.map(event).collect()
}

fn event(event: &Event) -> NaiveEvent {
    let numbers = |holes: &[Hole]| holes.iter().map(|hole| hole.index()).collect();
    match event {
        Event::Scoop { hole, seeds } => NaiveEvent::Scoop {
            hole: hole.index(),
            seeds: (*seeds).into(),
        },
        Event::Drop { hole } => NaiveEvent::Drop { hole: hole.index() },
        Event::BankDrop { player } => NaiveEvent::BankDrop {
            player: player.index(),
        },
        Event::Ripe {
            hole,
            seeds,
            player,
        } => NaiveEvent::Ripe {
            hole: hole.index(),
            seeds: (*seeds).into(),
            player: player.index(),
        },
        Event::Saada { hole } => NaiveEvent::Saada { hole: hole.index() },
        Event::Capture {
            holes,
            seeds,
            player,
        } => NaiveEvent::Capture {
            holes: numbers(holes),
            seeds: (*seeds).into(),
            player: player.index(),
        },
        Event::Again { player, reason } => NaiveEvent::Again {
            player: player.index(),
            reason: match reason {
                AgainReason::SecondSowing => "secondSowing",
                AgainReason::OwnBank => "ownBank",
            },
        },
        Event::Turn { player } => NaiveEvent::Turn {
            player: player.index(),
        },
        Event::Keep {
            player,
            holes,
            seeds,
        } => NaiveEvent::Keep {
            player: player.index(),
            holes: numbers(holes),
            seeds: (*seeds).into(),
        },
        Event::RoundOver(_) | Event::Refill { .. } => panic!("no event of a sowing: {event:?}"),
    }
}

fn sorted(mut choices: Vec<Choice>) -> Vec<Choice> {
    choices.sort();
    choices
}

#[test]
fn the_same_sowings_are_legal_and_the_same_are_endless() {
    let endless = Cell::new(0);
    for_random_positions(16, |_, position| {
        let oracle = naive(position);
        let choices = |sowings: Vec<Sowing>| sorted(sowings.into_iter().map(choice).collect());
        assert_eq!(
            choices(position.legal()),
            sorted(oracle.legal()),
            "{position}"
        );
        assert_eq!(
            choices(position.endless()),
            sorted(oracle.endless()),
            "{position}"
        );
        endless.set(endless.get() + position.endless().len());
    });
    assert!(
        endless.get() > 50,
        "only {} endless sowings were met",
        endless.get()
    );
}

#[test]
fn every_sowing_leads_to_the_same_position_through_the_same_events() {
    for_random_positions(17, |_, position| {
        let oracle = naive(position);
        for sowing in position.legal() {
            let (hole, way) = choice(sowing);
            let played = position.play(sowing).expect("a legal sowing");
            let (after, ledger) = oracle.sow(hole, way).expect("a legal sowing");
            assert_eq!(naive(&played.position), after, "{sowing:?} in {position}");
            assert_eq!(
                events(played.trace.iter()),
                ledger,
                "{sowing:?} in {position}"
            );
        }
    });
}

#[test]
fn every_position_is_over_when_the_naive_engine_says_so() {
    for_random_positions(18, |_, position| {
        assert_eq!(
            position.outcome().map(outcome),
            naive(position).over(),
            "{position}"
        );
    });
}

#[test]
fn perft_counts_the_same_to_depth_five_from_every_opening() {
    for game in Variant::ALL {
        let opening = Position::opening(game);
        for depth in 1..=5 {
            assert_eq!(
                perft(&opening, depth),
                naive(&opening).perft(depth),
                "{} {depth}",
                game.id()
            );
        }
    }
}

#[test]
fn perft_counts_the_same_from_random_positions() {
    let mut rng = Rng::new(19);
    for _ in 0..few_or_many(10, 500) {
        for game in Variant::ALL {
            let position = random::position(&mut rng, game);
            let depth = if game == Variant::AliGuliManeEitherWay {
                3
            } else {
                4
            };
            assert_eq!(
                perft(&position, depth),
                naive(&position).perft(depth),
                "{position}"
            );
        }
    }
}
