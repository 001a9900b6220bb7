//! The engine that knows, held against one that only counts: `naive` tries every sowing of every position.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

#[path = "ai/book.rs"]
mod book;
#[path = "ai/fair.rs"]
mod fair;
mod naive;
#[path = "ai/past.rs"]
mod past;
mod random;
#[path = "ai/small.rs"]
mod small;
#[path = "ai/swap.rs"]
mod swap;
#[path = "ai/turns.rs"]
mod turns;

use ali_guli_mane::ai::{Analysis, EndgameLimits, Level, MemoryLimits, SowingValue, ThinkOptions};
use ali_guli_mane::{Engine, Hole, Position, Sowing, Variant, Way};
use naive::Naive;
use random::few_or_many;
use small::Rng;
use std::sync::{Mutex, OnceLock};

/// More positions than this are too many for the naive engine.
const FEW: usize = 2000;

/// As docs/rules.md, section 9 and the vectors write it: `13` or, clockwise, `13-`.
fn sowing(game: Variant, text: &str) -> Sowing {
    let (hole, way) = match text.strip_suffix('-') {
        Some(hole) => (hole, Way::Clockwise),
        None => (text, Way::Anticlockwise),
    };
    let hole = hole_of(game, hole.parse().expect("a hole number"));
    Sowing { hole, way }
}

fn hole_of(game: Variant, number: u8) -> Hole {
    let hole = game.rules().ring_of_holes().hole(number);
    hole.expect("a hole of the board")
}

/// What the naive engine counts for every sowing; nothing if that would take too long.
fn counted(position: &Position) -> Option<Vec<(Sowing, i16)>> {
    let variant = naive::Variant::of(position.rules().variant.id());
    let values = naive::minimax::values(&Naive::parse(variant, &position.to_string()), FEW)?;
    let game = position.rules().variant;
    let values = values.into_iter();
    Some(
        values
            .map(|(choice, margin)| (sowing_of(game, choice), margin as i16))
            .collect(),
    )
}

/// A choice of the naive engine's.
fn sowing_of(game: Variant, (hole, way): naive::Choice) -> Sowing {
    let way = match way {
        '-' => Way::Clockwise,
        _ => Way::Anticlockwise,
    };
    let hole = hole_of(game, hole as u8);
    Sowing { hole, way }
}

fn told(analysis: &Analysis) -> Vec<(Sowing, i16)> {
    analysis
        .values
        .iter()
        .map(|value| (value.sowing, value.margin))
        .collect()
}

fn best(values: &[SowingValue]) -> Option<i16> {
    values.iter().map(|value| value.margin).max()
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn values_are_those_of_plain_minimax_with_and_without_endgames() {
    for variant in Variant::ALL {
        let mut engines = [1000, 1].map(|endgames| Engine::with_endgames(variant, endgames));
        let mut rng = Rng(variant as u64);
        let mut compared = 0;
        while compared < few_or_many(300, 1000) {
            let position = small::position(variant, &mut rng);
            let Some(mut counted) = counted(&position) else {
                continue;
            };
            counted.sort_by_key(|&(sowing, _)| (sowing.hole, sowing.way == Way::Clockwise));
            for engine in &mut engines {
                let analysis = engine.think(&position, &ThinkOptions::default());
                assert_eq!(told(&analysis), counted, "{} {position}", variant.id());
                assert!(analysis.exact && analysis.values.iter().all(|value| value.exact));
                let chosen = analysis
                    .values
                    .iter()
                    .find(|value| Some(value.sowing) == analysis.sowing);
                assert_eq!(
                    chosen.map(|value| value.margin),
                    best(&analysis.values),
                    "{position}"
                );
            }
            compared += 1;
        }
    }
}

/// Whatever a budget cuts short: what is called exact by then is what minimax counts, and a best sowing is one.
#[test]
fn what_is_exact_is_so_within_any_budget() {
    for variant in Variant::ALL {
        let mut rng = Rng(404 + variant as u64);
        let [mut compared, mut open] = [0; 2];
        while compared < 100 {
            let position = small::position(variant, &mut rng);
            let Some(counted) = counted(&position).filter(|values| !values.is_empty()) else {
                continue;
            };
            let mut engine = Engine::with_endgames(variant, 1);
            let most = counted.iter().map(|&(_, margin)| margin).max();
            for nodes in [0, 1, 3, 10, 30, 100, 300] {
                let options = ThinkOptions {
                    nodes,
                    ..ThinkOptions::default()
                };
                let analysis = engine.think(&position, &options);
                let exact = analysis.values.iter().filter(|value| value.exact);
                for value in exact {
                    let pair = (value.sowing, value.margin);
                    assert!(counted.contains(&pair), "{position} {nodes} {value:?}");
                }
                let chosen = counted
                    .iter()
                    .find(|&&(sowing, _)| Some(sowing) == analysis.sowing);
                let is_best = chosen.map(|&(_, margin)| margin) == most;
                assert!(is_best || !analysis.exact, "{position} {nodes}");
                open += u32::from(!analysis.exact);
            }
            compared += 1;
        }
        assert!(open > 100, "{} {open}", variant.id());
    }
}

/// In the middle of a level, too: what is known by then is used, what is not is searched for.
#[test]
fn values_are_the_same_however_many_endgames_were_found_out_by_then() {
    for variant in [Variant::Kalah, Variant::Avalanche] {
        let endgames = EndgameLimits {
            at_start: 1,
            at_most: 20_000,
        };
        let room = MemoryLimits::of(variant);
        let mut growing = Engine::with_limits(variant, MemoryLimits { endgames, ..room });
        let mut knowing = Engine::with_endgames(variant, 20_000);
        let mut rng = Rng(31 + variant as u64);
        let (mut steps, mut compared) = (0, 0);
        while growing.prepare(97) {
            steps += 1;
            let position = small::position(variant, &mut rng);
            let [one, other] = [&mut growing, &mut knowing]
                .map(|engine| told(&engine.think(&position, &ThinkOptions::default())));
            assert_eq!(one, other, "{} {position}", variant.id());
            compared += usize::from(one.len() > 1);
        }
        assert!(steps > 150 && compared > 100, "{steps} {compared}");
        assert!(!growing.prepare(1), "there is an end");
    }
}

/// An engine that has all its endgames: Avalanche's are millions, so tests share it.
fn prepared(variant: Variant) -> &'static Mutex<Engine> {
    static ENGINES: [OnceLock<Mutex<Engine>>; Variant::ALL.len()] =
        [const { OnceLock::new() }; Variant::ALL.len()];
    ENGINES[variant as usize].get_or_init(|| {
        let mut engine = Engine::new(variant);
        engine.prepare(usize::MAX);
        Mutex::new(engine)
    })
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn the_largest_endgames_are_worth_what_a_search_finds() {
    for variant in [Variant::Kalah, Variant::Avalanche] {
        let (knowing, mut searching) = (prepared(variant), Engine::with_endgames(variant, 1));
        let mut knowing = knowing.lock().expect("the other test did not fail");
        let mut rng = Rng(53 + variant as u64);
        let (positions, mut compared) = (few_or_many(8, 60), 0);
        for seeds in (12..=15).cycle().take(positions) {
            let position = small::with_seeds(variant, seeds, &mut rng);
            let [known, found] = [&mut *knowing, &mut searching]
                .map(|engine| engine.think(&position, &ThinkOptions::default()));
            assert_eq!(told(&known), told(&found), "{position}");
            assert_eq!(known.nodes, 0, "{position}");
            compared += usize::from(found.values.len() > 1);
        }
        assert!(compared > positions * 4 / 5, "{compared}");
    }
}

/// The openings of `values.tsv`, and what every first sowing is worth.
fn openings() -> impl Iterator<Item = (Variant, Position, Vec<(Sowing, i16)>)> {
    let rows = include_str!("vectors/values.tsv").lines();
    rows.filter(|line| !line.starts_with('#')).map(|row| {
        let [id, position, values] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three fields: {row}")
        };
        let variant: Variant = id.parse().expect(id);
        let position = Position::parse(variant.rules(), position).expect(position);
        let mut values: Vec<(Sowing, i16)> = values
            .split(' ')
            .map(|value| value.split_once(':').expect("sowing:margin"))
            .map(|(name, margin)| (sowing(variant, name), margin.parse().expect("a number")))
            .collect();
        values.sort_by_key(|&(sowing, _)| (sowing.hole, sowing.way == Way::Clockwise));
        (variant, position, values)
    })
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn openings_are_worth_what_the_vectors_say() {
    for (variant, position, values) in openings() {
        let mut engine = prepared(variant)
            .lock()
            .expect("the other test did not fail");
        let analysis = engine.think(&position, &ThinkOptions::default());
        assert_eq!(told(&analysis), values, "{}", variant.id());
        let best = values.iter().map(|&(_, margin)| margin).max();
        let chosen = values.iter().find(|row| Some(row.0) == analysis.sowing);
        assert_eq!(chosen.map(|row| row.1), best, "{}", variant.id());
        assert!(analysis.exact);
    }
}

#[test]
fn a_turned_board_is_worth_the_same() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut rng = Rng(7 + variant as u64);
        for _ in 0..50 {
            let position = small::position(variant, &mut rng);
            let turned = small::turned(&position);
            let [one, other] =
                [position, turned].map(|p| engine.think(&p, &ThinkOptions::default()));
            let mut back = told(&other);
            for (sowing, _) in &mut back {
                sowing.hole = sowing.hole.turned();
            }
            back.sort_by_key(|&(sowing, _)| (sowing.hole, sowing.way == Way::Clockwise));
            assert_eq!(told(&one), back, "{position}");
        }
    }
}

#[test]
fn best_play_ends_with_what_was_foretold() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut rng = Rng(99 + variant as u64);
        for _ in 0..60 {
            let start = small::position(variant, &mut rng);
            let side = start.mover();
            let lead = |banks: [u8; 2]| {
                i16::from(banks[side.index()]) - i16::from(banks[side.other().index()])
            };
            let Some(foretold) = best(&engine.think(&start, &ThinkOptions::default()).values)
            else {
                continue;
            };
            let mut game = ali_guli_mane::Round::new(start);
            let mut history = Vec::new();
            while game.outcome().is_none() {
                let position = *game.position();
                let options = ThinkOptions {
                    level: Some(Level::Perfect),
                    history: history.clone(),
                    ..ThinkOptions::default()
                };
                let sowing = engine.think(&position, &options).sowing.expect("a sowing");
                game.play(sowing).expect("a legal one");
                history.push(position);
            }
            let outcome = game.outcome().expect("over");
            let reached = lead(outcome.totals);
            assert_eq!(
                reached - lead(start.board().banks()),
                foretold,
                "{} {start}",
                variant.id()
            );
        }
    }
}

#[test]
fn a_small_budget_is_kept_and_asking_again_finds_more() {
    let opening = Position::opening(Variant::AliGuliMane);
    let mut engine = Engine::new(Variant::AliGuliMane);
    let options = ThinkOptions {
        nodes: 5_000,
        ..ThinkOptions::default()
    };
    let exact = |analysis: &Analysis| analysis.values.iter().filter(|value| value.exact).count();
    let first = engine.think(&opening, &options);
    assert!(first.nodes <= 5_000 && !first.exact && first.sowing.is_some());
    assert_eq!(first.values.len(), 7);
    let thoughts: Vec<Analysis> = (0..60).map(|_| engine.think(&opening, &options)).collect();
    assert!(thoughts.iter().all(|analysis| analysis.nodes <= 5_000));
    assert_eq!(
        thoughts.last().map(exact),
        Some(7),
        "in the end all is known"
    );
    assert_eq!(
        thoughts.last().map(|analysis| analysis.nodes),
        Some(0),
        "and nothing is left to do"
    );
}

/// Where a search begins that is neither over at once nor ever so long: the opening, or one with two seeds in each
/// hole.
fn beginning(variant: Variant) -> Position {
    let row = vec!["2"; variant.rules().row.into()].join(",");
    match variant {
        Variant::AliGuliManeEitherWay | Variant::Kalah | Variant::Avalanche => {
            Position::parse(variant.rules(), &format!("{row}/{row} 0-0 S free")).expect("a layout")
        }
        _ => Position::opening(variant),
    }
}

#[test]
fn the_same_question_costs_the_same_and_gets_the_same_answer() {
    for variant in Variant::ALL {
        let beginning = beginning(variant);
        let [one, other] =
            [0, 1].map(|_| Engine::new(variant).think(&beginning, &ThinkOptions::default()));
        assert_eq!(one, other, "{}", variant.id());
        assert!(one.exact && one.nodes > 1000, "{}", variant.id());
    }
}

/// A level's choices over many positions: the sowings, and the seeds lost by them in the mean.
fn choices(level: Level, seed: u64) -> (Vec<Option<Sowing>>, f64) {
    let variant = Variant::AliGuliMane;
    let mut engine = Engine::new(variant);
    let mut rng = Rng(17);
    let (mut chosen, mut lost) = (Vec::new(), 0);
    for _ in 0..80 {
        let position = small::played(variant, &mut rng);
        let analysis = engine.think(&position, &ThinkOptions::default());
        let Some(best) = best(&analysis.values) else {
            continue;
        };
        let options = ThinkOptions {
            level: Some(level),
            seed,
            ..ThinkOptions::default()
        };
        let sowing = engine.think(&position, &options).sowing;
        let worth = analysis
            .values
            .iter()
            .find(|value| Some(value.sowing) == sowing);
        lost += best - worth.expect("a legal sowing").margin;
        chosen.push(sowing);
    }
    let mean = f64::from(lost) / chosen.len() as f64;
    (chosen, mean)
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn each_level_loses_less_than_the_one_below_and_chooses_the_same_again() {
    let lost = Level::ALL.map(|level| choices(level, 1).1);
    assert!(lost.windows(2).all(|pair| pair[0] > pair[1]), "{lost:?}");
    assert_eq!(lost.last(), Some(&0.0), "perfect play loses nothing");
    let again = [choices(Level::Child, 1).0, choices(Level::Child, 2).0];
    assert_eq!(
        choices(Level::Child, 1).0,
        again[0],
        "the same seed, the same choices"
    );
    assert_ne!(again[0], again[1], "another seed, other choices");
}
