//! Puzzles, every answer worked out once more by the naive engine.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

mod naive;
mod random;

use ali_guli_mane::ai::ThinkOptions;
use ali_guli_mane::board::Ring;
use ali_guli_mane::puzzle::{DailyPuzzle, Date, Landing, Puzzle, PuzzleKind};
use ali_guli_mane::rules::Margin;
use ali_guli_mane::{Engine, Side, Sowing, Variant, Way};
use naive::{Choice, Naive, NaiveEvent, SOUTH};
use random::few_or_many;
use std::collections::{HashMap, HashSet};

/// So many puzzles of each kind in each game.
fn puzzles() -> u64 {
    few_or_many(100, 300) as u64
}

/// More positions than this are too many for plain minimax.
const FEW: usize = 10_000;

/// With more seeds than this there nearly always are.
const SMALL: u32 = 10;

/// Every kind of puzzle in every game that has it.
fn kinds() -> impl Iterator<Item = (Variant, PuzzleKind)> {
    let all = Variant::ALL.into_iter();
    all.flat_map(|variant| PuzzleKind::ALL.map(|kind| (variant, kind)))
        .filter(|(variant, kind)| kind.suits(variant.rules()))
}

/// Every puzzle of a kind, with the naive board that it stands on.
fn each(kind: PuzzleKind, mut look: impl FnMut(&Puzzle, &Naive)) {
    for (variant, _) in kinds().filter(|&(_, suited)| suited == kind) {
        let mut engine = Engine::new(variant);
        for seed in 0..puzzles() {
            let puzzle = Puzzle::make(&mut engine, variant, kind, seed, None).expect("a puzzle");
            let board = naive::Variant::of(variant.id());
            look(&puzzle, &Naive::parse(board, &puzzle.position.to_string()));
        }
    }
}

fn choice(sowing: Sowing) -> Choice {
    let way = if sowing.way == Way::Clockwise {
        '-'
    } else {
        '+'
    };
    (sowing.hole.index(), way)
}

/// What each choice is worth, for comparing.
fn worths(puzzle: &Puzzle) -> HashMap<Choice, i32> {
    let choices = puzzle.choices.iter();
    choices
        .map(|c| (choice(c.sowing), i32::from(c.worth)))
        .collect()
}

/// The answer is the only one that is worth so much, and it is the first of the line.
fn assert_one_answer(puzzle: &Puzzle) {
    let choices = puzzle.choices.iter();
    let best: Vec<Sowing> = choices
        .filter(|choice| choice.worth == puzzle.best)
        .map(|choice| choice.sowing)
        .collect();
    assert_eq!(best, puzzle.line[..1], "{puzzle:?}");
    let most = puzzle.choices.iter().map(|choice| choice.worth).max();
    assert_eq!(most, Some(puzzle.best));
    assert!(puzzle.choices.len() >= 3, "a choice worth the name");
}

fn sow(board: &Naive, (hole, way): Choice) -> (Naive, Vec<NaiveEvent>) {
    board.sow(hole, way).expect("it comes to rest")
}

/// Laps, and where the last seed falls, as the naive engine tells it.
fn followed(ring: Ring, board: &Naive, choice: Choice) -> (i32, Landing) {
    let (_, events) = sow(board, choice);
    let laps = events
        .iter()
        .filter(|event| matches!(event, NaiveEvent::Scoop { .. }));
    let mut fallen = events.iter().filter_map(|event| match *event {
        NaiveEvent::Drop { hole } => Some(Landing::Hole(ring.hole(hole as u8).expect("a hole"))),
        NaiveEvent::BankDrop { player } => Some(Landing::Bank(Side::BOTH[player])),
        _ => None,
    });
    (
        laps.count() as i32,
        fallen.next_back().expect("a seed falls"),
    )
}

/// The most that South can bank before the turn passes.
fn most_banked(board: &Naive) -> i32 {
    let after = board.after_each();
    let most = after.iter().map(|(_, next)| {
        let won = next.banks[SOUTH] as i32 - board.banks[SOUTH] as i32;
        match next.mover == SOUTH {
            true => won + most_banked(next),
            false => won,
        }
    });
    most.max().expect("a sowing")
}

/// What plain minimax makes of a board that is small enough for it.
fn counted(board: &Naive) -> Option<Vec<(Choice, i32)>> {
    let seeds: u32 = board.holes.iter().sum();
    (seeds <= SMALL)
        .then(|| naive::minimax::values(board, FEW))
        .flatten()
}

/// What a search finds that knows hardly any endgame.
fn searched(engine: &mut Engine, puzzle: &Puzzle) -> Vec<(Choice, i32)> {
    let values = engine
        .think(&puzzle.position, &ThinkOptions::default())
        .values;
    let values = values.into_iter();
    values
        .map(|value| (choice(value.sowing), i32::from(value.margin)))
        .collect()
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn the_win_is_kept_by_one_sowing_only() {
    let (mut all, mut by_counting) = (0, 0);
    let mut engines = Variant::ALL.map(|variant| Engine::with_endgames(variant, 1000));
    each(PuzzleKind::KeepTheWin, |puzzle, board| {
        assert_one_answer(puzzle);
        let winning = puzzle.choices.iter().filter(|choice| choice.worth > 0);
        assert_eq!(winning.count(), 1, "{puzzle:?}");
        all += 1;
        let counted = counted(board);
        by_counting += u32::from(counted.is_some());
        let engine = &mut engines[puzzle.position.rules().variant as usize];
        let sampled = (all % 4 == 0).then(|| searched(engine, puzzle));
        let [south, north] = puzzle.position.board().banks().map(i32::from);
        for margins in counted.into_iter().chain(sampled) {
            let leads = margins.into_iter();
            let leads = leads.map(|(choice, margin)| (choice, south - north + margin));
            assert_eq!(worths(puzzle), leads.collect(), "{puzzle:?}");
        }
    });
    assert!(
        by_counting >= all / 80,
        "{by_counting} of {all} were small enough"
    );
}

#[test]
fn no_turn_banks_more_than_the_largest_capture() {
    each(PuzzleKind::LargestCapture, |puzzle, board| {
        assert_one_answer(puzzle);
        let counted = board.after_each().into_iter().map(|(first, next)| {
            let won = (next.banks[SOUTH] - board.banks[SOUTH]) as i32;
            let more = if next.mover == SOUTH {
                most_banked(&next)
            } else {
                0
            };
            (first, won + more)
        });
        assert_eq!(worths(puzzle), counted.collect(), "{puzzle:?}");
        let end = puzzle.line.iter().fold(board.clone(), |board, &sowing| {
            assert_eq!(board.mover, SOUTH, "the turn has not passed");
            sow(&board, choice(sowing)).0
        });
        let banked = (end.banks[SOUTH] - board.banks[SOUTH]) as i32;
        assert_eq!((end.mover, banked), (naive::NORTH, i32::from(puzzle.best)));
    });
}

#[test]
fn no_sowing_has_more_laps_than_the_longest_relay() {
    each(PuzzleKind::LongestRelay, |puzzle, board| {
        assert_one_answer(puzzle);
        let legal = board.legal().into_iter();
        let counted = legal.map(|choice| {
            (
                choice,
                followed(puzzle.position.board().ring(), board, choice).0,
            )
        });
        assert_eq!(worths(puzzle), counted.collect(), "{puzzle:?}");
    });
}

#[test]
fn the_last_seed_falls_where_the_puzzle_says() {
    let mut banks = 0;
    each(PuzzleKind::CallThePit, |puzzle, board| {
        let (laps, falls) = followed(
            puzzle.position.board().ring(),
            board,
            choice(puzzle.line[0]),
        );
        let told = (i32::from(puzzle.best), puzzle.landing);
        assert_eq!(told, (laps, falls), "{puzzle:?}");
        assert_eq!((puzzle.line.len(), puzzle.choices.len()), (1, 0));
        banks += u32::from(matches!(falls, Landing::Bank(_)));
    });
    assert!(banks > 0, "some fall into a bank");
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn a_seed_makes_the_same_puzzle_whatever_the_engine_has_seen() {
    for (variant, kind) in kinds() {
        let mut seasoned = Engine::new(variant);
        let make = |engine: &mut Engine, seed| Puzzle::make(engine, variant, kind, seed, Some(3));
        let first: Vec<_> = (0..12).map(|seed| make(&mut seasoned, seed)).collect();
        for seed in [11, 3, 7] {
            let fresh = make(&mut Engine::with_endgames(variant, 100), seed);
            assert_eq!(fresh, first[seed as usize], "{} {kind:?}", variant.id());
        }
        let positions = first
            .iter()
            .flatten()
            .map(|puzzle| puzzle.position.to_string());
        assert!(
            positions.collect::<HashSet<_>>().len() >= 8,
            "other seeds, other puzzles"
        );
    }
}

#[test]
#[ignore = "slow: cargo xtask test, or cargo test -- --include-ignored"]
fn a_grade_that_is_wished_for_is_found_or_nearly_so() {
    for (variant, kind) in kinds() {
        let mut engine = Engine::new(variant);
        let mut missed = 0;
        for seed in 0..25 {
            let wish = 1 + (seed % 5) as u8;
            let puzzle = Puzzle::make(&mut engine, variant, kind, seed, Some(wish));
            missed += puzzle.expect("a puzzle").grade.abs_diff(wish);
        }
        assert!(missed <= 35, "{} {kind:?}: {missed} in all", variant.id());
    }
}

#[test]
fn captures_and_relays_are_asked_for_only_where_there_are_any() {
    let count = |variant: Variant| kinds().filter(|&(suited, _)| suited == variant).count();
    assert_eq!(Variant::ALL.map(count), [4, 4, 4, 4, 2, 3]);
    let mut engine = Engine::with_endgames(Variant::Kalah, 1);
    let none = Puzzle::make(
        &mut engine,
        Variant::Kalah,
        PuzzleKind::LongestRelay,
        0,
        None,
    );
    assert_eq!(none, None);
}

fn days(year: u16) -> impl Iterator<Item = Date> {
    (1..=12).flat_map(move |month| (1..=31).filter_map(move |day| Date::new(year, month, day)))
}

fn made(engine: &mut Engine, today: DailyPuzzle) -> Puzzle {
    let DailyPuzzle {
        variant,
        kind,
        seed,
        grade,
    } = today;
    Puzzle::make(engine, variant, kind, seed, Some(grade)).expect("a puzzle")
}

#[test]
fn every_day_of_a_year_has_its_puzzle() {
    let mut engines = Variant::ALL.map(Engine::new);
    let mut kinds_met: HashMap<(Variant, PuzzleKind), u32> = HashMap::new();
    let mut positions = HashSet::new();
    for day in days(2027) {
        let today = DailyPuzzle::of(day);
        let engine = &mut engines[today.variant as usize];
        positions.insert(made(engine, today).position.to_string());
        *kinds_met.entry((today.variant, today.kind)).or_default() += 1;
    }
    assert!(positions.len() > 350, "{} positions", positions.len());
    assert_eq!(kinds_met.len(), kinds().count(), "all come round");
    assert!(
        kinds_met.values().all(|&times| (16..=19).contains(&times)),
        "{kinds_met:?}"
    );
}

#[test]
fn puzzles_are_easy_on_a_monday_and_hard_on_a_sunday() {
    let grade = |day| DailyPuzzle::of(Date::new(2026, 11, day).expect("a day")).grade;
    let week: Vec<u8> = (23..=29).map(grade).collect();
    assert_eq!(week, [1, 2, 2, 3, 3, 4, 5]);
}

/// Everyone has the same puzzle on one day, whichever release they have: what this test expects never changes.
#[test]
fn the_puzzle_of_a_day_stays_what_it_was() {
    let today = DailyPuzzle::of(Date::new(2026, 12, 1).expect("a day"));
    let mut engine = Engine::new(today.variant);
    let puzzle = made(&mut engine, today);
    let told = (
        today.variant.id(),
        today.kind.id(),
        today.seed,
        today.grade,
        puzzle.position.to_string(),
    );
    assert_eq!(
        told,
        (
            "pallanguzhi",
            "keepTheWin",
            740257,
            2,
            "0,1,0,1,0,0,0/0,2,1,1,1,1,0 68-72 S".to_owned()
        )
    );
}

#[test]
fn a_day_is_a_day_of_the_calendar() {
    let day = |text: &str| text.parse::<Date>().is_ok();
    for text in ["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"] {
        assert!(day(text), "{text}");
    }
    for text in [
        "2023-02-29",
        "1900-02-29",
        "2026-04-31",
        "2026-13-01",
        "2026-00-10",
        "2026-01-00",
        "0000-01-01",
        "2026-1-1",
        "26-01-01",
        "2026-01-01 ",
        "2026-01-01-01",
        "",
        "+026-01-01",
        "today",
    ] {
        assert!(!day(text), "{text}");
    }
    let numbers: Vec<u32> = (1999..=2004).flat_map(days).map(Date::number).collect();
    assert!(
        numbers.windows(2).all(|two| two[0] + 1 == two[1]),
        "days follow each other"
    );
}

/// A worth is a number of seeds or of laps that people can count.
#[test]
fn worths_stay_within_what_lies_on_the_board() {
    for (variant, kind) in kinds() {
        let mut engine = Engine::new(variant);
        let puzzle = Puzzle::make(&mut engine, variant, kind, 77, None).expect("a puzzle");
        let seeds = Margin::from(puzzle.position.board().total());
        assert!(
            puzzle
                .choices
                .iter()
                .all(|choice| choice.worth.abs() <= seeds)
        );
        assert!((1..=5).contains(&puzzle.grade));
    }
}
