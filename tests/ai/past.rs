//! What a round's past changes: positions that have stood twice end it when they stand again (S6).

use crate::naive::{self, Naive};
use crate::small::{self, Rng};
use crate::turns::naive;
use ali_guli_mane::ai::{Level, ThinkOptions};
use ali_guli_mane::rules::{BankRing, EndReason};
use ali_guli_mane::{Engine, Position, Round, Side, Sowing, Variant, Way};

/// More positions than this are too many for the naive engine.
const MANY: usize = 1000;

/// The positions of a round that stand, or stood, for the second time at the start of a turn.
fn twice(history: &[Position], now: &Position) -> Vec<Naive> {
    let stood: Vec<&Position> = history.iter().chain([now]).collect();
    let starts = stood.iter().filter(|position| !position.is_second_sowing());
    let again =
        starts.filter(|position| stood.iter().filter(|other| other == position).count() >= 2);
    again.map(|position| naive(position)).collect()
}

/// What every sowing is worth after such a past, by plain minimax.
fn counted(past: &[Naive], now: &Position) -> Option<Vec<(Sowing, i16)>> {
    let game = now.rules().variant;
    let known = naive::minimax::Known::after(past, &naive(now), MANY)?;
    let mut values: Vec<(Sowing, i16)> = known
        .values()
        .into_iter()
        .map(|(choice, margin)| (crate::sowing_of(game, choice), margin as i16))
        .collect();
    values.sort_by_key(|&(sowing, _)| (sowing.hole, sowing.way == Way::Clockwise));
    Some(values)
}

/// A round by chance, in which going to and fro is likelier than winning something.
fn wander(start: Position, rng: &mut Rng) -> Vec<Position> {
    let mut round = Round::new(start);
    let mut stood = vec![start];
    while round.outcome().is_none() && stood.len() < 80 {
        let now = *round.position();
        let idle = |sowing: &Sowing| {
            let next = now.after(*sowing).expect("a legal sowing");
            next.board().seeds_in_holes() == now.board().seeds_in_holes()
        };
        let mut legal = round.legal();
        if legal.iter().any(idle) {
            legal.retain(idle);
        }
        let sowing = legal[rng.throw(legal.len() as u64) as usize];
        round.play(sowing).expect("a legal sowing");
        stood.push(*round.position());
    }
    stood
}

/// Compares after the last sowings of a round that goes to and fro; says how often, and how often the past made a
/// difference.
fn compare(engine: &mut Engine, stood: &[Position]) -> [u32; 2] {
    let [mut compared, mut changed] = [0; 2];
    for at in stood.len().saturating_sub(6)..stood.len() {
        let (history, now) = (&stood[..at], &stood[at]);
        let past = twice(history, now);
        if past.is_empty() {
            continue;
        }
        let Some(after) = counted(&past, now).filter(|values| !values.is_empty()) else {
            continue;
        };
        let options = ThinkOptions {
            history: history.to_vec(),
            ..ThinkOptions::default()
        };
        let analysis = engine.think(now, &options);
        let is_exact = analysis.values.iter().all(|value| value.exact);
        assert!(analysis.exact && is_exact, "{now}");
        assert_eq!(crate::told(&analysis), after, "{now} after {history:?}");
        let best = after.iter().map(|&(_, margin)| margin).max();
        let chosen = after
            .iter()
            .find(|&&(sowing, _)| Some(sowing) == analysis.sowing);
        assert_eq!(chosen.map(|&(_, margin)| margin), best, "{now}");
        compared += 1;
        changed += u32::from(counted(&[], now).is_some_and(|before| before != after));
    }
    [compared, changed]
}

/// In Kalah and Avalanche nothing comes again: every sowing brings seeds nearer to a bank.
#[test]
fn values_after_a_past_are_those_of_plain_minimax_after_it() {
    let mut games = Variant::ALL.to_vec();
    games.retain(|game| game.rules().ring == BankRing::Beside);
    for variant in games {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut rng = Rng(606 + variant as u64);
        let [mut compared, mut changed] = [0; 2];
        while changed < 30 {
            let start = small::position(variant, &mut rng);
            let [more, other] = compare(&mut engine, &wander(start, &mut rng));
            (compared, changed) = (compared + more, changed + other);
        }
        assert!(compared > 30, "{} {compared}", variant.id());
    }
}

/// What was found out after a past says nothing about a round without it, nor the other way round.
#[test]
fn a_past_is_forgotten_with_its_question() {
    let variant = Variant::AliGuliMane;
    let mut rng = Rng(5);
    let mut engine = Engine::with_endgames(variant, 1);
    for _ in 0..100 {
        let stood = wander(small::position(variant, &mut rng), &mut rng);
        let [history @ .., now] = &stood[..] else {
            continue;
        };
        let options = ThinkOptions {
            history: history.to_vec(),
            ..ThinkOptions::default()
        };
        engine.think(now, &options);
        let alone = engine.think(now, &ThinkOptions::default());
        if let Some(counted) = counted(&[], now) {
            assert_eq!(crate::told(&alone), counted, "{now}");
        }
    }
}

/// Plays on as is best for both, and says how the round ends; after every sowing the same is foretold.
fn finish(engine: &mut Engine, round: &mut Round) -> EndReason {
    let mut foretold = Vec::new();
    while round.outcome().is_none() {
        let options = ThinkOptions {
            level: Some(Level::Perfect),
            history: round.sowings().map(|(position, _)| *position).collect(),
            ..ThinkOptions::default()
        };
        let now = *round.position();
        let analysis = engine.think(&now, &options);
        let sowing = analysis.sowing.expect("a round that goes on");
        let value = analysis.values.iter().find(|value| value.sowing == sowing);
        let value = value.expect("one of the sowings");
        assert!(analysis.exact && value.exact, "{now}");
        let [south, north] = now.board().banks().map(i16::from);
        let sign = if now.mover() == Side::South { 1 } else { -1 };
        foretold.push(south - north + sign * value.margin);
        round.play(sowing).expect("a legal sowing");
    }
    let outcome = round.outcome().expect("the end");
    let result = outcome.margin();
    let is_result = foretold.iter().all(|&margin| margin == result);
    assert!(is_result, "{} {foretold:?} {outcome:?}", round.start());
    outcome.reason
}

/// However a round went until now: what is known for certain is its result, where it ends by repetition as well.
#[test]
fn an_exact_value_is_the_result_that_best_play_comes_to() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut rng = Rng(9 + variant as u64);
        let mut repetitions = 0;
        for _ in 0..300 {
            let mut stood = wander(small::position(variant, &mut rng), &mut rng);
            stood.truncate(1 + rng.throw(stood.len() as u64) as usize);
            let mut round = Round::new(stood[0]);
            for next in &stood[1..] {
                let legal = round.legal().into_iter();
                let mut leads_there =
                    legal.filter(|&sowing| round.position().after(sowing) == Some(*next));
                let sowing = leads_there.next().expect("a sowing that was made");
                round.play(sowing).expect("a legal sowing");
            }
            let reason = finish(&mut engine, &mut round);
            repetitions += u32::from(reason == EndReason::Repetition);
        }
        let can_repeat = variant.rules().ring == BankRing::Beside;
        assert_eq!(
            repetitions > 0,
            can_repeat,
            "{} {repetitions}",
            variant.id()
        );
    }
}
