//! Fair beginnings, held against the exact worth of every way to play the turns.

use crate::random::few_or_many;
use crate::small::{self, Rng};
use crate::swap::cut;
use crate::turns::{End, after, counted_ends, margin, naive, nearest, searched_ends};
use ali_guli_mane::ai::{FairStart, FairStarts, ThinkOptions};
use ali_guli_mane::{Engine, Position, Sowing, Variant};
use std::collections::BTreeSet;

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

/// Holds fair starts and perfect cuts of small positions against all turns there are; says of how many positions, and
/// of how many starts were missing.
fn compare(variant: Variant, turns: u8, positions: usize) -> [usize; 2] {
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
        incomplete += usize::from(!found.complete);
    }
    [compared, incomplete]
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn fair_starts_and_cuts_are_the_most_even_of_all_turns_however_long() {
    for variant in Variant::ALL {
        let [compared, incomplete] = compare(variant, 1, few_or_many(100, 300));
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
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn fair_starts_of_two_turns_are_the_most_even_of_all_however_long() {
    for variant in Variant::ALL {
        let [compared, incomplete] = compare(variant, 2, few_or_many(30, 80));
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
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
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
