//! The swap rule: who changes sides, and who divides fairly.

use crate::small::{self, Rng};
use crate::turns::{all_ends, margin, naive};
use ali_guli_mane::ai::{EvenSowing, Level, SwapDecision, ThinkOptions};
use ali_guli_mane::{Engine, Position, Variant};

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
pub fn cut(engine: &mut Engine, opening: &Position, options: &ThinkOptions) -> Position {
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
