//! A hole belongs to a board: no other board sows it, and no bank can be had as one.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

use ali_guli_mane::board::{Board, Ring};
use ali_guli_mane::play::{PlayError, Setup};
use ali_guli_mane::{Hole, Position, Round, Sowing, Variant, Way};
use std::panic::catch_unwind;

/// Positions in which every open hole and both banks hold seeds.
fn full(variant: Variant) -> Position {
    let setup = Setup::from(Position::opening(variant));
    let banked = setup.bank(ali_guli_mane::Side::South, 9);
    let banked = banked.bank(ali_guli_mane::Side::North, 8);
    banked.position().expect("any number of seeds will do")
}

fn boards() -> impl Iterator<Item = Ring> {
    (1..=7).map(Ring::new)
}

/// The holes of all boards whose rows are not as long as this position's.
fn foreign(position: &Position) -> Vec<Hole> {
    let own = position.board().ring();
    let others = boards().filter(|&ring| ring != own);
    others.flat_map(Ring::holes).collect()
}

#[test]
fn a_ring_has_as_many_holes_as_two_rows_and_no_more() {
    for ring in boards() {
        let numbers: Vec<u8> = (0..=u8::MAX).filter(|&n| ring.hole(n).is_some()).collect();
        assert_eq!(numbers, (0..2 * ring.row()).collect::<Vec<u8>>());
        for hole in ring.holes() {
            assert!(ring.has(hole));
            assert_eq!(ring.hole(hole.number()), Some(hole));
            assert_eq!(ring.hole_named(&hole.to_string()), Some(hole));
        }
    }
}

#[test]
fn names_of_holes_that_are_not_there_name_nothing() {
    for name in ["B0", "B8", "A07", "b1", "C1", "B", "", "B1 ", "B-1"] {
        assert_eq!(Ring::new(7).hole_named(name), None, "{name}");
    }
    assert_eq!(Ring::new(6).hole_named("B7"), None);
}

#[test]
fn walking_from_a_hole_never_leaves_its_board() {
    for ring in boards() {
        for hole in ring.holes() {
            for way in [Way::Anticlockwise, Way::Clockwise] {
                assert!(ring.has(hole.next(way)));
            }
            assert_eq!(hole.next(Way::Clockwise).next(Way::Anticlockwise), hole);
            assert_eq!(hole.opposite().opposite(), hole);
            assert_eq!(hole.turned().turned(), hole);
            assert_ne!(hole.owner(), hole.opposite().owner());
            assert_ne!(hole.owner(), hole.turned().owner());
        }
    }
}

#[test]
fn holes_of_another_board_are_refused() {
    for variant in Variant::ALL {
        let position = full(variant);
        for hole in foreign(&position) {
            for way in [Way::Anticlockwise, Way::Clockwise] {
                let sowing = Sowing::new(hole, way);
                let no_such_hole = PlayError::NoSuchHole(hole);
                assert_eq!(position.play(sowing), Err(no_such_hole));
                assert_eq!(position.watch(sowing, 10), Err(no_such_hole));
                assert_eq!(position.after(sowing), None);
                let mut round = Round::new(position);
                assert_eq!(round.play(sowing), Err(no_such_hole));
                assert_eq!(round.preview(sowing), Err(no_such_hole));
                assert_eq!(*round.position(), position);
            }
        }
    }
}

#[test]
fn a_board_says_so_when_it_is_asked_about_another_boards_hole() {
    let message = |result: std::thread::Result<()>| {
        let panic = result.expect_err("a panic");
        let text = panic.downcast_ref::<&str>().copied();
        text.map(str::to_owned)
            .or(panic.downcast_ref::<String>().cloned())
    };
    let board: Board = *full(Variant::Kalah).board();
    let b1 = Ring::new(7).hole(13).expect("fourteen holes");
    let setup = Setup::new(Variant::Kalah.rules());
    for panicked in [
        catch_unwind(|| _ = board.seeds(b1)),
        catch_unwind(|| _ = board.is_open(b1)),
        catch_unwind(|| _ = setup.seeds(b1, 1).position()),
        catch_unwind(|| _ = setup.closed(b1).position()),
    ] {
        let said = message(panicked).unwrap_or_default();
        assert_eq!(said, "the hole belongs to a board of another size");
    }
}

#[test]
fn after_plays_what_play_plays_and_nothing_else() {
    for variant in Variant::ALL {
        let mut position = Position::opening(variant);
        for _ in 0..60 {
            for hole in position.board().ring().holes() {
                for way in [Way::Anticlockwise, Way::Clockwise] {
                    let sowing = Sowing::new(hole, way);
                    let played = position.play(sowing).ok().map(|played| played.position);
                    assert_eq!(position.after(sowing), played, "{sowing:?} in {position}");
                }
            }
            let Some((_, next)) = position.sowings().last() else {
                break;
            };
            position = next;
        }
    }
}
