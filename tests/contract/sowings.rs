//! A sowing and its trace.

use super::fold::Scene;
use super::for_random_positions;
use ali_guli_mane::sowing::Event;
use ali_guli_mane::{Position, Round};

#[test]
fn the_trace_folded_over_the_old_board_gives_the_new_one_and_no_seed_is_lost() {
    for_random_positions(1, |_, position| {
        for sowing in position.legal() {
            let played = position.play(sowing).expect("a legal sowing");
            let folded = Scene::of(position.board()).fold(&played.trace); // counts after every event
            assert_eq!(
                folded,
                Scene::of(played.position.board()),
                "{sowing:?} in {position}"
            );
        }
    });
}

#[test]
fn a_trace_ends_by_saying_whose_turn_it_is() {
    for_random_positions(2, |_, position| {
        for sowing in position.legal() {
            let played = position.play(sowing).expect("a legal sowing");
            let (last, before) = played.trace.split_last().expect("something happens");
            let told = |event: &Event| match event {
                Event::Again { player, .. } => Some((*player, player == &position.mover())),
                Event::Turn { player } => Some((*player, player == &position.mover())),
                _ => None,
            };
            let same_player = matches!(last, Event::Again { .. });
            assert_eq!(
                told(last),
                Some((played.position.mover(), same_player)),
                "{position}"
            );
            assert_eq!(before.iter().find_map(told), None, "{position}");
        }
    });
}

#[test]
fn play_after_and_preview_lead_to_the_same_position() {
    for_random_positions(3, |_, position| {
        let game = Round::new(*position);
        for sowing in game.legal() {
            let played = position.play(sowing).expect("a legal sowing");
            assert_eq!(
                position.after(sowing),
                Some(played.position),
                "{sowing:?} in {position}"
            );
            let previewed = game.preview(sowing).expect("a legal sowing");
            assert_eq!(previewed.position, played.position);
            let mut game = game.clone();
            assert_eq!(game.play(sowing), Ok(previewed.trace));
            assert_eq!(*game.position(), played.position);
        }
        assert_eq!(game.position(), position, "a preview changed something");
    });
}

#[test]
fn the_end_of_the_round_is_told_and_what_is_kept_lies_in_the_banks() {
    for_random_positions(4, |_, position| {
        for sowing in position.legal() {
            let mut game = Round::new(*position);
            let trace = game.play(sowing).expect("a legal sowing");
            let told = trace.iter().find_map(|event| match event {
                Event::RoundOver(outcome) => Some(*outcome),
                _ => None,
            });
            assert_eq!(told, game.outcome(), "{sowing:?} in {position}");
            assert_eq!(
                Scene::of(position.board()).fold(&trace),
                Scene::of(&game.table())
            );
            assert_eq!(game.outcome().is_some(), game.legal().is_empty());
        }
    });
}

#[test]
fn the_text_of_a_position_reads_as_the_position() {
    for_random_positions(5, |_, position| {
        let read = Position::parse(position.rules(), &position.to_string());
        assert_eq!(read.as_ref(), Ok(position), "{position}");
    });
}

/// What is watched is what would be played, as far as it goes; a lap that was begun is shown whole.
#[test]
fn watching_shows_the_first_laps_of_a_sowing_endless_or_not() {
    for_random_positions(20, |rng, position| {
        if position.end().is_some() {
            return;
        }
        for sowing in position.pseudo_legal() {
            let laps = rng.below(9) as u32;
            let watched = position.watch(sowing, laps).expect("a choice");
            Scene::of(position.board()).fold(&watched);
            match position.play(sowing) {
                Ok(played) => assert!(
                    played.trace.starts_with(&watched),
                    "{sowing:?} in {position}"
                ),
                Err(_) => assert_eq!(scoops(&watched), laps as usize, "{sowing:?} in {position}"),
            }
        }
    });
}

fn scoops(trace: &[Event]) -> usize {
    trace
        .iter()
        .filter(|event| matches!(event, Event::Scoop { .. }))
        .count()
}
