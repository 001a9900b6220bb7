//! What may be sown: legal is what is playable, and a refusal says why and changes nothing.

use super::for_random_positions;
use ali_guli_mane::board::Ring;
use ali_guli_mane::play::PlayError;
use ali_guli_mane::{Position, Round, Sowing, Variant, Way};

const WAYS: [Way; 2] = [Way::Anticlockwise, Way::Clockwise];

/// Every hole of every board that there can be, and both ways.
fn every_sowing() -> impl Iterator<Item = Sowing> {
    let holes = (1..=7).flat_map(|row| Ring::new(row).holes());
    holes.flat_map(|hole| WAYS.map(|way| Sowing { hole, way }))
}

/// What is wrong with a sowing, by the words of S1, S4 and W1.
fn is_apt(position: &Position, sowing: Sowing, refused: &PlayError) -> bool {
    let (board, hole) = (position.board(), sowing.hole);
    let exists = board.ring().has(hole);
    let own = exists && hole.owner() == position.mover();
    match refused {
        PlayError::NoSuchHole(named) => *named == hole && !exists,
        PlayError::RoundOver => exists && position.legal().is_empty(),
        PlayError::NotYourHole(named) => *named == hole && exists && !own,
        PlayError::ClosedHole(named) => *named == hole && own && !board.is_open(hole),
        PlayError::EmptyHole(named) => {
            *named == hole && own && board.is_open(hole) && board.seeds(hole) == 0
        }
        PlayError::WayNotAllowed(way) => {
            let either = position.rules().variant == Variant::AliGuliManeEitherWay;
            *way == Way::Clockwise && sowing.way == Way::Clockwise && !either
        }
        PlayError::EndlessSowing(named) => *named == hole && position.endless().contains(&sowing),
        _ => false,
    }
}

#[test]
fn legal_is_what_is_playable_and_every_refusal_says_why_and_changes_nothing() {
    for_random_positions(6, |rng, position| {
        if !rng.once_in(8) {
            return; // five hundred choices each
        }
        let (legal, mut game) = (position.legal(), Round::new(*position));
        for sowing in every_sowing() {
            match position.play(sowing) {
                Ok(_) => assert!(legal.contains(&sowing), "{sowing:?} in {position}"),
                Err(refused) => {
                    assert!(!legal.contains(&sowing), "{sowing:?} in {position}");
                    assert!(
                        is_apt(position, sowing, &refused),
                        "{refused}: {sowing:?} in {position}"
                    );
                    assert_eq!(game.play(sowing), Err(refused));
                    assert_eq!(game.preview(sowing), Err(refused));
                }
            }
        }
        assert_eq!((game.position(), game.sowings().count()), (position, 0));
    });
}

#[test]
fn every_choice_is_either_legal_or_endless() {
    for_random_positions(7, |_, position| {
        let mut all = [position.legal(), position.endless()].concat();
        all.sort_by_key(|sowing| (sowing.hole, sowing.way == Way::Clockwise));
        assert_eq!(
            all,
            position.pseudo_legal().collect::<Vec<_>>(),
            "{position}"
        );
        for sowing in position.endless() {
            assert_eq!(position.after(sowing), None);
        }
        let mut choices = position.pseudo_legal();
        for left in (0..=all.len()).rev() {
            assert_eq!(choices.len(), left, "{position}");
            choices.next();
        }
    });
}

#[test]
fn sowings_are_the_legal_ones_with_the_positions_after_them() {
    for_random_positions(8, |_, position| {
        let legal = position.legal().into_iter();
        let expected: Vec<_> = legal
            .map(|sowing| (sowing, position.after(sowing).unwrap()))
            .collect();
        assert_eq!(
            position.sowings().collect::<Vec<_>>(),
            expected,
            "{position}"
        );
    });
}
