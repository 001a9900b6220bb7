//! Fair beginnings and the swap rule, held against the exact worth of every way to play the turns.

use crate::small::{self, Rng};
use ali_guli_mane::{
    Engine, EvenSowing, FairStart, FairStarts, Level, Position, Side, Sowing, SwapDecision,
    ThinkOptions, Variant,
};

/// A turn of more sowings is no beginning.
const LONGEST_TURN: usize = 4;

/// A way to play a turn, and what comes of it.
type Played = (Vec<Sowing>, Position);

fn after_a_turn((sowings, position): Played) -> Vec<Played> {
    let (mut going, mut over) = (vec![(sowings, position)], Vec::new());
    for _ in 0..LONGEST_TURN {
        let mut further = Vec::new();
        for (sowings, from) in &going {
            for (sowing, next) in from.sowings() {
                let on = match next.mover() == position.mover() {
                    true => &mut further,
                    false => &mut over,
                };
                on.push(([sowings.clone(), vec![sowing]].concat(), next));
            }
        }
        going = further;
    }
    over
}

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

/// Every beginning with its margin for South.
fn all_starts(engine: &mut Engine, position: &Position, turns: u32) -> Vec<FairStart> {
    let mut played = vec![(Vec::new(), *position)];
    for _ in 0..turns {
        played = played.into_iter().flat_map(after_a_turn).collect();
    }
    let start = |(sowings, end): Played| FairStart {
        sowings,
        margin: match (end.mover(), margin(engine, &end)) {
            (Side::South, margin) => margin,
            (Side::North, margin) => -margin,
        },
    };
    played.into_iter().map(start).collect()
}

/// The fairest are there, with what they are worth; of the others none that is much less fair.
fn check(found: &FairStarts, all: &[FairStart], what: &str) {
    assert!(found.complete, "{what}");
    assert!(
        found.starts.iter().all(|start| all.contains(start)),
        "{what}"
    );
    let distance = |start: &FairStart| start.margin.abs();
    assert!(found.starts.is_sorted_by_key(distance), "{what}");
    let Some(nearest) = all.iter().map(distance).min() else {
        return assert!(found.starts.is_empty(), "{what}");
    };
    assert!(
        found
            .starts
            .iter()
            .all(|start| distance(start) <= nearest + 2)
    );
    let wanted = match found.starts.len() < 12 {
        true => nearest + 2,
        false => nearest,
    };
    for start in all.iter().filter(|start| distance(start) <= wanted) {
        assert!(found.starts.contains(start), "{what}: {start:?}");
    }
}

#[test]
fn fair_starts_are_those_of_all_that_are_worth_least() {
    for variant in Variant::ALL {
        let mut engine = Engine::with_endgames(variant, 1000);
        let mut knowing = Engine::with_endgames(variant, 1);
        let mut rng = Rng(31 + variant as u64);
        for _ in 0..60 {
            let position = small::position(variant, &mut rng);
            for turns in [1, 2] {
                let found = engine.fair_starts(&position, turns, 10_000_000);
                let all = all_starts(&mut knowing, &position, turns);
                check(&found, &all, &format!("{} {position}", variant.id()));
            }
        }
    }
}

#[test]
fn fair_starts_of_the_openings_are_those_of_all_that_are_worth_least() {
    for (variant, turns) in [
        (Variant::AliGuliMane, 1),
        (Variant::AliGuliMane, 2),
        (Variant::Pallanguzhi, 2),
        (Variant::PallanguzhiTraditional, 2),
    ] {
        let opening = Position::opening(variant);
        let found = Engine::new(variant).fair_starts(&opening, turns, 1_000_000);
        let all = all_starts(&mut Engine::new(variant), &opening, turns);
        check(&found, &all, variant.id());
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
    let name = |&sowing: &Sowing| ali_guli_mane::sowing_name(variant.rules(), sowing);
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
            let ends = after_a_turn((Vec::new(), opening));
            let evenest = ends.iter().map(|(_, end)| {
                let [south, north] = end.board().banks();
                south.abs_diff(north)
            });
            assert_eq!(Some(south.abs_diff(north)), evenest.min(), "{end}");
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
