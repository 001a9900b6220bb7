//! Positions set up without text, and values that are read from text and shown as text.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

use ali_guli_mane::ai::Level;
use ali_guli_mane::board::MAX_SEEDS;
use ali_guli_mane::play::{MIN_OPEN_HOLES, Setup, SetupError};
use ali_guli_mane::puzzle::{Date, PuzzleKind};
use ali_guli_mane::{Hole, Position, Side, Variant, Way};
use std::collections::HashSet;

fn hole(variant: Variant, name: &str) -> Hole {
    let ring = variant.rules().ring_of_holes();
    ring.hole_named(name).expect("a hole")
}

/// Every hole with so many seeds.
fn filled(variant: Variant, seeds: u8) -> Setup {
    let rules = variant.rules();
    let holes = rules.ring_of_holes().holes();
    holes.fold(Setup::new(rules), |setup, hole| setup.seeds(hole, seeds))
}

#[test]
fn the_usual_opening_can_be_set_up() {
    for (variant, seeds) in [
        (Variant::AliGuliMane, 5),
        (Variant::PallanguzhiTraditional, 6),
        (Variant::Kalah, 4),
    ] {
        let position = filled(variant, seeds).position();
        assert_eq!(position, Ok(Position::opening(variant)));
    }
}

#[test]
fn a_setup_is_what_its_text_says() {
    let game = Variant::AliGuliMane;
    let setup = filled(game, 5)
        .closed(hole(game, "A1"))
        .seeds(hole(game, "B4"), 0)
        .bank(Side::South, 3)
        .bank(Side::North, 7)
        .mover(Side::North);
    let text = "5,5,5,5,5,5,x/5,5,5,0,5,5,5 3-7 N";
    let position = setup.position().expect("70 seeds");
    assert_eq!(position.to_string(), text);
    assert_eq!(Position::parse(game.rules(), text), Ok(position));
    assert_eq!(Setup::from(position).position(), Ok(position));
}

#[test]
fn a_closed_hole_that_gets_seeds_is_open() {
    let game = Variant::AliGuliMane;
    let b1 = hole(game, "B1");
    let setup = filled(game, 5).closed(b1).seeds(b1, 5);
    assert_eq!(setup.position(), Ok(Position::opening(game)));
}

#[test]
fn a_second_sowing_that_no_hole_allows_has_passed() {
    let game = Variant::AliGuliMane;
    let setup = Setup::new(game.rules()).seeds(hole(game, "A3"), 4).free();
    let position = setup.second_sowing().position().expect("free");
    assert_eq!(position.mover(), Side::North);
    assert!(!position.is_second_sowing());
}

#[test]
fn a_setup_that_cannot_be_played_says_why() {
    let (ali, kalah) = (Variant::AliGuliMane, Variant::Kalah);
    let refused = |setup: Setup| setup.position().expect_err("a fault");
    let wrong_total = |found, expected| SetupError::WrongTotal { found, expected };
    assert_eq!(refused(Setup::new(ali.rules())), wrong_total(0, 70));
    assert_eq!(refused(filled(kalah, 5)), wrong_total(60, 48));
    assert_eq!(
        refused(filled(kalah, 4).second_sowing()),
        SetupError::NoSecondSowing
    );
    let closed = filled(kalah, 4).closed(hole(kalah, "B1")).free();
    assert_eq!(refused(closed), SetupError::NoClosedHoles);
    let most = filled(ali, MAX_SEEDS).bank(Side::South, MAX_SEEDS).free();
    let found = 15 * u32::from(MAX_SEEDS);
    assert_eq!(refused(most), SetupError::TooManySeeds { found });
    let three_open = [
        "A1", "A2", "A3", "A4", "A5", "A6", "A7", "B1", "B2", "B3", "B4",
    ];
    let closed = three_open
        .into_iter()
        .fold(filled(ali, 5), |setup, name| setup.closed(hole(ali, name)));
    let found = MIN_OPEN_HOLES - 1;
    assert_eq!(
        refused(closed.free()),
        SetupError::TooFewOpenHoles { found }
    );
}

#[test]
fn setups_and_texts_have_the_same_faults() {
    let game = Variant::AliGuliMane;
    let text = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 1-0 S";
    let from_text = Position::parse(game.rules(), text).expect_err("71 seeds");
    let set_up = filled(game, 5).bank(Side::South, 1).position();
    let said = format!("column 1: {}", set_up.expect_err("71 seeds"));
    assert_eq!(from_text.to_string(), said);
}

#[test]
fn a_position_is_shown_as_its_text_and_read_with_its_game() {
    for variant in Variant::ALL {
        let position = Position::opening(variant);
        assert_eq!(format!("{position:?}"), position.to_string());
        let with_game = format!("{position:#}");
        assert_eq!(with_game, format!("{variant} {position}"));
        assert_eq!(with_game.parse(), Ok(position));
    }
    let refused = |text: &str| text.parse::<Position>().expect_err(text).to_string();
    assert_eq!(refused("go 1,1"), "there is no game called \"go\"");
    let error = refused("kalah 4,4,4,4,4,4/4,4,4,4,4,4 0-0");
    assert_eq!(error, "column 28: the player to move, S or N, is missing");
    assert_eq!(refused(""), "there is no game called \"\"");
}

#[test]
fn positions_with_one_hash_are_equal_and_games_tell_them_apart() {
    let openings: HashSet<Position> = Variant::ALL.map(Position::opening).into();
    assert_eq!(openings.len(), Variant::ALL.len());
    assert!(openings.contains(&Position::opening(Variant::Kalah)));
}

#[test]
fn names_are_read_as_they_are_shown() {
    for variant in Variant::ALL {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    for kind in PuzzleKind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(kind));
    }
    for way in [Way::Anticlockwise, Way::Clockwise] {
        assert_eq!(way.to_string().parse(), Ok(way));
    }
    for side in Side::BOTH {
        assert_eq!(Side::try_from(side.letter()), Ok(side));
    }
    let day = Date::new(476, 9, 4).expect("a day");
    assert_eq!(day.to_string(), "0476-09-04");
    assert_eq!(day.to_string().parse(), Ok(day));
}

#[test]
fn names_that_are_none_are_refused_by_name() {
    let game = "chess".parse::<Variant>().expect_err("a game we lack");
    assert_eq!(game.to_string(), "there is no game called \"chess\"");
    assert!("Perfect".parse::<Level>().is_err());
    assert!("riddle".parse::<PuzzleKind>().is_err());
    assert!("widdershins".parse::<Way>().is_err());
    assert!("2026-2-3".parse::<Date>().is_err());
    assert!(Side::try_from('s').is_err());
}
