//! Fair beginnings and the swap rule, held against the exact worth of every way to play the turns.

use crate::naive::{self, Naive};
use crate::small::{self, Rng};
use ali_guli_mane::ai::{EvenSowing, FairStart, FairStarts, Level, SwapDecision, ThinkOptions};
use ali_guli_mane::{Engine, Position, Sowing, Variant};
use std::collections::{BTreeSet, VecDeque};

/// A position that whole turns lead to: what follows is worth so much to South, and so many sowings lead there at least.
#[derive(Clone, Debug)]
struct End {
    position: Naive,
    margin: i32,
    sowings: usize,
}

fn naive(position: &Position) -> Naive {
    let variant = naive::Variant::of(position.rules().variant.id());
    Naive::parse(variant, &position.to_string())
}

/// Every position that so many whole turns lead to, with the fewest sowings: all turns there are, however long.
fn all_ends(start: &Naive, turns: u8) -> Vec<(Naive, usize)> {
    let mut met = BTreeSet::new();
    let mut open = VecDeque::from([(start.clone(), turns, 0)]);
    let mut ends = Vec::new();
    while let Some((board, turns, sowings)) = open.pop_front() {
        if turns == 0 {
            ends.push((board, sowings));
            continue;
        }
        for (_, after) in board.after_each() {
            let turns = turns - u8::from(after.mover != board.mover);
            if met.insert((turns, after.text())) {
                open.push_back((after, turns, sowings + 1));
            }
        }
    }
    ends
}

/// By how much South wins, if what follows is worth so much to whoever chooses next.
fn for_south(board: &Naive, worth: i32) -> i32 {
    let [south, north] = board.banks.map(|bank| bank as i32);
    south - north
        + if board.mover == naive::SOUTH {
            worth
        } else {
            -worth
        }
}

/// All ends by plain minimax; nothing if more positions can follow than the naive engine has time for.
fn counted_ends(position: &Position, turns: u8) -> Option<Vec<End>> {
    let start = naive(position);
    let known = naive::minimax::Known::of(&start, MANY)?;
    let end = |(position, sowings): (Naive, usize)| End {
        margin: for_south(&position, known.worth(&position).expect("it can follow")),
        position,
        sowings,
    };
    Some(all_ends(&start, turns).into_iter().map(end).collect())
}

/// All ends with the exact worth of the best sowing of each: what `tests/ai.rs` holds against minimax.
fn searched_ends(engine: &mut Engine, position: &Position, turns: u8) -> Vec<End> {
    let end = |(end, sowings): (Naive, usize)| {
        let text = format!("{} free", end.text());
        let position = Position::parse(position.rules(), &text).expect("a position");
        let margin = i32::from(margin(engine, &position));
        End {
            margin: if end.mover == naive::SOUTH {
                margin
            } else {
                -margin
            },
            position: end,
            sowings,
        }
    };
    all_ends(&naive(position), turns)
        .into_iter()
        .map(end)
        .collect()
}

/// More positions than this are too many for the naive engine.
const MANY: usize = 5000;

/// By how much the player who chooses next wins, by the exact worth of every sowing.
fn margin(engine: &mut Engine, position: &Position) -> i16 {
    let (side, banks) = (position.mover(), position.board().banks());
    let lead =
        |banks: [u8; 2]| i16::from(banks[side.index()]) - i16::from(banks[side.other().index()]);
    let analysis = engine.think(position, &ThinkOptions::default());
    assert!(analysis.exact, "{position}");
    let best = analysis.values.iter().map(|value| value.margin).max();
    match (best, position.outcome()) {
        (Some(best), _) => lead(banks) + best,
        (None, outcome) => lead(outcome.expect("nothing to choose").totals),
    }
}

fn after(position: &Position, sowings: &[Sowing]) -> Position {
    sowings.iter().fold(*position, |position, &sowing| {
        position.after(sowing).expect("a legal sowing")
    })
}

fn nearest(all: &[End]) -> Option<i32> {
    all.iter().map(|end| end.margin.abs()).min()
}

/// What is offered is among all ends, at what it is worth, by as few sowings as can be; nothing is nearer to even; and
/// where that is said none is missing.
fn check(position: &Position, found: &FairStarts, all: &[End], what: &str) {
    let mut met = BTreeSet::new();
    for start in &found.starts {
        let text = naive(&after(position, &start.sowings)).text();
        let end = all
            .iter()
            .find(|end| end.position.text() == text)
            .expect(what);
        assert_eq!(i32::from(start.margin), end.margin, "{what}: {start:?}");
        assert_eq!(start.sowings.len(), end.sowings, "{what}: {start:?}");
        assert!(met.insert(text), "{what}: {start:?} twice");
    }
    let distance = |start: &FairStart| start.margin.abs();
    assert!(found.starts.is_sorted_by_key(distance), "{what}");
    assert_eq!(found.nearest().map(i32::from), nearest(all), "{what}");
    assert!(found.is_fairest_known(), "{what}");
    let Some(nearest) = nearest(all) else {
        return;
    };
    let within = |far: i32| all.iter().filter(|end| end.margin.abs() <= far).count();
    let few = found.starts.len() < 12;
    assert!(
        found
            .starts
            .iter()
            .all(|start| i32::from(distance(start)) <= nearest + 2)
    );
    match found.complete {
        true if few => assert_eq!(found.starts.len(), within(nearest + 2), "{what}"),
        true => assert!(found.starts.len() >= within(nearest), "{what}"),
        false => {}
    }
}

/// Holds fair starts and perfect cuts of small positions against all turns there are; says of how many positions, and of
/// how many starts were missing.
fn compare(variant: Variant, turns: u8, positions: u32) -> [u32; 2] {
    let mut engine = Engine::with_endgames(variant, 1000);
    let mut rng = Rng(31 + variant as u64 + u64::from(turns));
    let [mut compared, mut incomplete] = [0; 2];
    while compared < positions {
        let position = small::position(variant, &mut rng);
        let Some(all) = counted_ends(&position, turns) else {
            continue;
        };
        let what = format!("{} {turns} {position}", variant.id());
        let found = engine.fair_starts(&position, turns, 10_000_000);
        check(&position, &found, &all, &what);
        if turns == 1 && !all.is_empty() {
            let end = cut(&mut engine, &position, &ThinkOptions::default());
            let text = naive(&end).text();
            let end = all
                .iter()
                .find(|end| end.position.text() == text)
                .expect(&what);
            assert_eq!(Some(end.margin.abs()), nearest(&all), "{what}");
            assert!(
                engine
                    .even_sowing(&position, &ThinkOptions::default())
                    .exact,
                "{what}"
            );
        }
        compared += 1;
        incomplete += u32::from(!found.complete);
    }
    [compared, incomplete]
}

#[test]
fn fair_starts_and_cuts_are_the_most_even_of_all_turns_however_long() {
    for variant in Variant::ALL {
        let [compared, incomplete] = compare(variant, 1, 300);
        assert!(incomplete < compared / 20, "{} {incomplete}", variant.id());
    }
}

/// Whatever a budget cuts short: what is called complete, exact or a margin by then is so.
#[test]
fn what_is_certain_of_a_turn_is_so_within_any_budget() {
    for variant in Variant::ALL {
        let mut knowing = Engine::with_endgames(variant, 1);
        let mut rng = Rng(808 + variant as u64);
        let [mut compared, mut open] = [0; 2];
        while compared < 60 {
            let position = small::position(variant, &mut rng);
            let Some(all) = counted_ends(&position, 1).filter(|all| !all.is_empty()) else {
                continue;
            };
            let mut engine = Engine::with_endgames(variant, 1);
            for nodes in [0, 2, 8, 32, 128, 512] {
                let what = format!("{} {position} {nodes}", variant.id());
                let found = engine.fair_starts(&position, 1, nodes);
                if found.is_fairest_known() {
                    check(&position, &found, &all, &what);
                }
                for start in &found.starts {
                    let text = naive(&after(&position, &start.sowings)).text();
                    let end = all.iter().find(|end| end.position.text() == text);
                    let margin = end.map(|end| end.margin);
                    assert_eq!(margin, Some(i32::from(start.margin)), "{what}");
                }
                let options = ThinkOptions {
                    nodes,
                    ..ThinkOptions::default()
                };
                let even = engine.even_sowing(&position, &options);
                if even.exact {
                    let first = position.after(even.sowing.expect("a sowing"));
                    let rest = first.expect("a legal one");
                    let ends = match rest.mover() == position.mover() {
                        true => counted_ends(&rest, 1).expect("fewer positions"),
                        false => counted_ends(&rest, 0).expect("fewer positions"),
                    };
                    assert_eq!(nearest(&ends), nearest(&all), "{what}");
                }
                let swap = engine.decide_swap(&position, &options);
                let behind = margin(&mut knowing, &position) < 0;
                assert!(swap.change == behind || !swap.exact, "{what}");
                open += u32::from(!found.complete);
            }
            compared += 1;
        }
        assert!(open > 40, "{} {open}", variant.id());
    }
}

#[test]
fn fair_starts_of_two_turns_are_the_most_even_of_all_however_long() {
    for variant in Variant::ALL {
        let [compared, incomplete] = compare(variant, 2, 80);
        assert!(incomplete < compared / 20, "{} {incomplete}", variant.id());
    }
}

/// Among turns of four sowings none is nearer to even than 8.
#[test]
fn a_long_turn_of_kalah_may_be_the_only_even_one() {
    let rules = Variant::Kalah.rules();
    let position =
        Position::parse(rules, "0,2,2,0,2,2/1,2,3,4,5,0 8-15 S free").expect("a position");
    let mut engine = Engine::new(Variant::Kalah);
    let all = searched_ends(&mut engine, &position, 1);
    assert_eq!(nearest(&all), Some(0));
    let short = all.iter().filter(|end| end.sowings <= 4);
    assert_eq!(short.map(|end| end.margin.abs()).min(), Some(8));
    let found = engine.fair_starts(&position, 1, 10_000_000);
    check(&position, &found, &all, "Kalah");
    assert!(found.complete);
    let end = cut(&mut engine, &position, &ThinkOptions::default());
    assert_eq!(margin(&mut engine, &end), 0);
}

/// With more seeds turns are longer still.
#[test]
fn fair_starts_with_many_seeds_are_the_most_even_of_all_turns() {
    for variant in [Variant::Kalah, Variant::Avalanche] {
        let mut engine = Engine::new(variant);
        let mut rng = Rng(400 + variant as u64);
        let mut longest = 0;
        for seeds in (14..=20).cycle().take(60) {
            let position = small::with_seeds(variant, seeds, &mut rng);
            let all = searched_ends(&mut engine, &position, 1);
            let found = engine.fair_starts(&position, 1, 100_000_000);
            check(
                &position,
                &found,
                &all,
                &format!("{} {position}", variant.id()),
            );
            let cut = engine.even_sowing(&position, &ThinkOptions::default());
            let end = after(
                &position,
                &found
                    .starts
                    .first()
                    .map_or(Vec::new(), |s| s.sowings.clone()),
            );
            assert!(cut.exact && cut.sowing.is_some() == (end != position));
            longest = longest.max(
                found
                    .starts
                    .iter()
                    .map(|s| s.sowings.len())
                    .max()
                    .unwrap_or(0),
            );
        }
        assert!(longest > 4, "{} {longest}", variant.id());
    }
}

#[test]
fn fair_starts_of_the_openings_are_the_most_even_of_all() {
    for (variant, turns) in [
        (Variant::AliGuliMane, 1),
        (Variant::AliGuliMane, 2),
        (Variant::Pallanguzhi, 2),
        (Variant::PallanguzhiTraditional, 2),
    ] {
        let opening = Position::opening(variant);
        let found = Engine::new(variant).fair_starts(&opening, turns, 1_000_000);
        let all = searched_ends(&mut Engine::new(variant), &opening, turns);
        check(&opening, &found, &all, variant.id());
        assert!(found.complete, "{}", variant.id());
    }
}

#[test]
fn three_first_turns_leave_south_one_seed_ahead() {
    let variant = Variant::AliGuliMane;
    let opening = Position::opening(variant);
    let found = Engine::new(variant).fair_starts(&opening, 1, 1_000_000);
    let margins: Vec<i16> = found.starts.iter().map(|start| start.margin).collect();
    assert_eq!(margins[..3], [1, 1, 1]);
    assert!(margins[3..].iter().all(|margin| margin.abs() > 1));
    let name = |&sowing: &Sowing| variant.rules().sowing_name(sowing);
    let names = |start: &FairStart| start.sowings.iter().map(name).collect::<Vec<_>>();
    assert!(
        found.starts[..3]
            .iter()
            .any(|start| names(start) == ["B6", "B2"])
    );
}

#[test]
fn fair_starts_are_found_in_portions() {
    let opening = Position::opening(Variant::AliGuliMane);
    let mut engine = Engine::new(Variant::AliGuliMane);
    let hasty = engine.fair_starts(&opening, 1, 10);
    assert!(hasty.starts.is_empty(), "what is not proved is not offered");
    assert_eq!((hasty.complete, hasty.nodes), (false, 10));
    let mut portions = (0..200).map(|_| engine.fair_starts(&opening, 1, 5000));
    let last = portions.find(|found| found.complete);
    let at_once = Engine::new(Variant::AliGuliMane).fair_starts(&opening, 1, 1_000_000);
    assert_eq!(last.map(|found| found.starts), Some(at_once.starts));
}

#[test]
fn whoever_is_perfect_changes_sides_exactly_when_it_is_behind() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut knowing = Engine::with_endgames(variant, 1);
        let mut rng = Rng(5 + variant as u64);
        let mut changes = 0;
        for _ in 0..200 {
            let position = small::position(variant, &mut rng);
            let behind = margin(&mut knowing, &position) < 0;
            let SwapDecision { change, exact, .. } =
                engine.decide_swap(&position, &ThinkOptions::default());
            assert_eq!((change, exact), (behind, true), "{position}");
            changes += u32::from(change);
        }
        assert!((20..180).contains(&changes), "{changes} of 200");
    }
}

fn level(level: Level, seed: u64) -> ThinkOptions {
    ThinkOptions {
        level: Some(level),
        seed,
        ..ThinkOptions::default()
    }
}

/// Plays the first turn as a level cuts it.
fn cut(engine: &mut Engine, opening: &Position, options: &ThinkOptions) -> Position {
    let mut position = *opening;
    while position.mover() == opening.mover() {
        let EvenSowing { sowing, .. } = engine.even_sowing(&position, options);
        position = position
            .after(sowing.expect("a sowing"))
            .expect("a legal one");
    }
    position
}

#[test]
fn whoever_is_perfect_cuts_as_evenly_as_can_be() {
    for variant in [
        Variant::AliGuliMane,
        Variant::Pallanguzhi,
        Variant::PallanguzhiTraditional,
    ] {
        let opening = Position::opening(variant);
        let mut engine = Engine::new(variant);
        let fairest = engine.fair_starts(&opening, 1, 1_000_000).starts[0]
            .margin
            .abs();
        let mut ends = Vec::new();
        for seed in 0..8 {
            let end = cut(&mut engine, &opening, &level(Level::Perfect, seed));
            assert_eq!(margin(&mut engine, &end).abs(), fairest, "{end}");
            assert_eq!(
                end,
                cut(&mut engine, &opening, &level(Level::Perfect, seed))
            );
            ends.push(end);
        }
        let varies = ends.iter().any(|end| end != &ends[0]);
        assert_eq!(varies, variant != Variant::Pallanguzhi, "one has no choice");
    }
}

#[test]
fn a_cut_is_found_in_portions_and_whatever_is_left_of_the_last_says_that_it_is_certain() {
    for variant in [Variant::AliGuliMane, Variant::PallanguzhiTraditional] {
        let opening = Position::opening(variant);
        let mut engine = Engine::new(variant);
        let portion = ThinkOptions {
            nodes: 10_000,
            ..ThinkOptions::default()
        };
        let mut portions = (0..100).map(|_| engine.even_sowing(&opening, &portion));
        let last = portions.find(|cut| cut.nodes < portion.nodes);
        let at_once = Engine::new(variant).even_sowing(&opening, &ThinkOptions::default());
        let last = last.expect("it is found out in the end");
        assert_eq!((last.sowing, last.exact), (at_once.sowing, true));
    }
    let kalah = Position::opening(Variant::Kalah);
    let hasty = ThinkOptions {
        nodes: 10_000,
        ..ThinkOptions::default()
    };
    let cut = Engine::new(Variant::Kalah).even_sowing(&kalah, &hasty);
    assert_eq!((cut.nodes, cut.exact), (10_000, false));
}

#[test]
fn a_beginner_goes_by_the_banks() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1);
        let mut rng = Rng(variant as u64);
        let opening = Position::opening(variant);
        for seed in 0..20 {
            let end = cut(&mut engine, &opening, &level(Level::FirstGame, seed));
            let [south, north] = end.board().banks();
            let ends = all_ends(&naive(&opening), 1);
            let evenest = ends
                .iter()
                .map(|(end, _)| end.banks[0].abs_diff(end.banks[1]));
            assert_eq!(
                Some(u32::from(south.abs_diff(north))),
                evenest.min(),
                "{end}"
            );
            let position = small::played(variant, &mut rng);
            let banks = position.board().banks();
            let side = position.mover();
            let behind = banks[side.index()] < banks[side.other().index()];
            let swap = engine.decide_swap(&position, &level(Level::FirstGame, seed));
            assert_eq!((swap.change, swap.nodes), (behind, 0), "{position}");
        }
    }
}

#[test]
fn every_level_cuts_and_swaps_wherever_it_is_asked() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut rng = Rng(77);
        for _ in 0..30 {
            let position = small::position(variant, &mut rng);
            let over = position.sowings().next().is_none();
            for each in Level::ALL {
                engine.decide_swap(&position, &level(each, 3));
                let cut = engine.even_sowing(&position, &level(each, 3));
                let legal = |sowing| position.after(sowing).is_some();
                assert_eq!(cut.sowing.is_none(), over, "{position} {each:?}");
                assert!(cut.sowing.is_none_or(legal), "{position} {each:?}");
            }
        }
    }
}
