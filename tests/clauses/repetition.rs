//! S6: the same position at the start of a turn for the third time.

use super::*;
use ali_guli_mane::rules::EndReason;

/// Either way: B6+ goes B6 to B7, then A7 to A6; A6- takes A6 to A7 and B7 to B6. Two sowings, and all is as
/// it was.
const TO_AND_FRO: &str = "1,0,0,0,0,0,0/0,1,0,0,0,0,0 40-28 S";
const ONCE: &str = "B6+ A6- ";

/// Two seeds half a board apart, chasing each other: after seven sowings each they have changed places.
const CHASE: &str = "1,0,0,0,0,0,0/0,0,0,0,0,0,1 80-66 S";
const ONE_CHASE: &str = "B1 A7 B2 A6 B3 A5 B4 A4 B5 A3 B6 A2 B7 A1 ";

#[track_caller]
fn ends(round: &Round) -> Option<EndReason> {
    round.outcome().map(|outcome| outcome.reason)
}

#[test]
fn s6_the_round_ends_when_a_position_stands_for_the_third_time() {
    let twice = round(EITHER_WAY, TO_AND_FRO, ONCE);
    assert_eq!(text(twice.position()), TO_AND_FRO);
    assert_eq!(ends(&twice), None);

    let nearly = round(EITHER_WAY, TO_AND_FRO, &(ONCE.to_owned() + "B6+"));
    assert_eq!(ends(&nearly), None); // North's position stands for the second time only

    let thrice = round(EITHER_WAY, TO_AND_FRO, &ONCE.repeat(2));
    assert_eq!(ends(&thrice), Some(EndReason::Repetition));
    assert_eq!(thrice.legal(), []);
}

#[test]
fn s6_seeds_still_on_the_board_are_unclaimed() {
    let outcome = round(EITHER_WAY, TO_AND_FRO, &ONCE.repeat(2))
        .outcome()
        .expect("the end");
    assert_eq!(outcome.totals, [40, 28]);
    assert_eq!(outcome.winner, Some(Side::South));
}

/// Where P5 has every player bank the row at the end, a repetition does not: whoever could have banked more had the
/// chance. For the next round the row counts all the same (M1).
#[test]
fn s6_in_pallanguzhi_the_seeds_are_unclaimed_too() {
    for game in [PALLANGUZHI, TRADITIONAL] {
        assert_eq!(ends(&round(game, CHASE, ONE_CHASE)), None);
        let thrice = round(game, CHASE, &ONE_CHASE.repeat(2));
        let outcome = thrice.outcome().expect("the end");
        assert_eq!(outcome.reason, EndReason::Repetition);
        assert_eq!(outcome.totals, [80, 66]);
        assert_eq!(thrice.table(), *thrice.position().board());
        assert_eq!(thrice.stocks(), [81, 67]);
    }
}

/// Playing on and taking back leaves no trace in the count.
#[test]
fn s6_what_was_taken_back_never_stood() {
    let start = position(EITHER_WAY, TO_AND_FRO);
    let mut game = Match::new(MatchOptions {
        start: Some(start),
        ..MatchOptions::new(EITHER_WAY)
    });
    for _ in 0..3 {
        game.play(sowing(EITHER_WAY, "B6+")).expect("South's seed");
        game.play(sowing(EITHER_WAY, "A6-")).expect("North's seed");
        assert!(game.undo() && game.undo());
    }
    assert_eq!(game.round().outcome(), None);
}

/// The opening of round two has never stood in round two.
#[test]
fn s6_counts_within_a_round() {
    let start = position(EITHER_WAY, TO_AND_FRO);
    let mut game = Match::new(MatchOptions {
        start: Some(start),
        ..MatchOptions::new(EITHER_WAY)
    });
    for name in ONCE.repeat(2).split_whitespace() {
        game.play(sowing(EITHER_WAY, name)).expect(name);
    }
    game.next_round().expect("both can go on");
    assert_eq!(game.round().outcome(), None);
}
