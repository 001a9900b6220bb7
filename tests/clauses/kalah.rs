//! Section 7: Kalah, and what Avalanche shares with it.

use super::*;
use ali_guli_mane::play::SetupError;
use ali_guli_mane::play::{MatchEndReason, NextRoundError};
use ali_guli_mane::rules::EndReason;
use ali_guli_mane::sowing::AgainReason;
use ali_guli_mane::text::PositionFaultKind;

#[test]
fn opens_with_six_holes_a_row_and_four_seeds_in_each() {
    for game in [KALAH, AVALANCHE] {
        let opening = Position::opening(game).to_string();
        assert_eq!(opening, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    }
}

#[test]
fn the_sowers_own_bank_gets_a_seed_in_passing_and_the_other_is_skipped() {
    let souths = "1,0,0,0,0,0/9,0,0,0,1,0 0-0 S";
    leads(KALAH, souths, "B6", "2,1,1,1,1,1/0,0,0,0,2,1 1-0 N");
    let way = first_lap(&trace(KALAH, souths, "B6"));
    assert_eq!(way, "South's bank A6 A5 A4 A3 A2 A1 B1 B2");

    let norths = "0,0,0,0,1,9/1,0,0,0,0,0 0-0 N";
    let way = first_lap(&trace(KALAH, norths, "A1"));
    assert_eq!(way, "North's bank B1 B2 B3 B4 B5 B6 A6 A5");
}

#[test]
fn k1_the_last_seed_in_the_own_bank_earns_another_sowing() {
    for game in [KALAH, AVALANCHE] {
        let before = "1,0,0,0,0,0/1,0,0,1,0,0 0-0 S";
        leads(game, before, "B6", "1,0,0,0,0,0/0,0,0,1,0,0 1-0 S");
        let told = trace(game, before, "B6");
        let again = Event::Again {
            player: Side::South,
            reason: AgainReason::OwnBank,
        };
        assert_eq!(told.last(), Some(&again));
    }
}

/// B6; B5's two into B6 and the bank; B6; B4's three into B5, B6 and the bank; and so on.
#[test]
fn k1_without_limit() {
    for game in [KALAH, AVALANCHE] {
        let long_turn = round(game, "1,0,0,0,0,0/1,2,3,0,0,1 0-0 S", "B6 B5 B6 B4 B6");
        assert_eq!(text(long_turn.position()), "1,0,0,0,0,0/0,1,0,0,0,1 5-0 S");
        assert_eq!(long_turn.outcome(), None);
    }
}

#[test]
fn k2_the_last_seed_in_an_own_empty_hole_takes_itself_and_the_hole_opposite() {
    let before = "1,0,0,0,3,0/1,0,0,0,0,1 0-0 S";
    leads(KALAH, before, "B1", "1,0,0,0,0,0/1,0,0,0,0,0 4-0 N");
    let norths = "1,0,0,0,0,1/0,5,0,0,0,1 0-0 N";
    leads(KALAH, norths, "A6", "0,0,0,0,0,1/0,0,0,0,0,1 0-6 S");
}

#[test]
fn k2_with_the_hole_opposite_empty_the_seed_stays() {
    let before = "1,0,0,0,0,0/1,0,0,0,0,1 0-0 S";
    leads(KALAH, before, "B1", "1,0,0,0,0,0/1,0,0,0,1,0 0-0 N");
}

#[test]
fn k2_an_own_hole_that_held_seeds_takes_nothing() {
    let before = "1,0,0,0,3,0/1,0,0,0,2,1 0-0 S";
    leads(KALAH, before, "B1", "1,0,0,0,3,0/1,0,0,0,3,0 0-0 N");
}

/// A5 was empty, and B5 across from it holds four; but A5 is North's.
#[test]
fn k2_an_empty_hole_of_the_other_player_takes_nothing() {
    let before = "0,0,1,0,0,0/3,4,0,0,0,0 0-0 S";
    leads(KALAH, before, "B6", "1,1,1,0,0,0/0,4,0,0,0,0 1-0 N");
}

/// Five seeds into South's row, one into the bank, six into North's: the thirteenth falls into B1 again, and
/// A1 across from it has three by then.
#[test]
fn k2_a_lap_of_thirteen_ends_in_its_own_hole_which_counts_as_empty() {
    let before = "0,0,0,0,0,2/0,0,0,0,0,13 0-0 S";
    leads(KALAH, before, "B1", "1,1,1,1,1,0/1,1,1,1,1,0 5-0 N");
}

#[test]
fn k4_the_game_is_over_as_soon_as_the_sowers_row_is_empty() {
    for game in [KALAH, AVALANCHE] {
        let ended = round(game, "2,0,1,0,0,0/2,0,0,0,0,0 20-23 S", "B6");
        let outcome = ended.outcome().expect("the end");
        assert_eq!(
            (outcome.reason, outcome.totals),
            (EndReason::RowEmpty, [21, 27])
        );
        assert_eq!(outcome.winner, Some(Side::North));
        assert_eq!(ended.table().banks(), [21, 27]);
    }
}

/// B1 captures the last seeds of North's row; it would be North's turn.
#[test]
fn k4_the_game_is_over_as_soon_as_the_other_row_is_empty() {
    let ended = round(KALAH, "0,0,0,0,3,0/2,0,0,0,0,1 20-22 S", "B1");
    let outcome = ended.outcome().expect("the end");
    assert_eq!(
        (outcome.reason, outcome.totals),
        (EndReason::RowEmpty, [26, 22])
    );
    assert_eq!(outcome.winner, Some(Side::South));
    assert_eq!(ended.legal(), []);
}

#[test]
fn k4_an_extra_turn_earned_with_the_last_seed_is_void() {
    for game in [KALAH, AVALANCHE] {
        let told = trace(game, "3,0,0,0,0,0/1,0,0,0,0,0 20-24 S", "B6");
        assert!(
            !told
                .iter()
                .any(|event| matches!(event, Event::Again { .. })),
            "{told:?}"
        );
        assert!(matches!(told.last(), Some(Event::RoundOver(o)) if o.totals == [21, 27]));
    }
}

#[test]
fn k4_a_game_with_an_empty_row_is_over_whoever_is_to_move() {
    for mover in ["S", "N"] {
        let ended = round(KALAH, &format!("0,0,0,0,0,0/0,0,3,0,0,0 20-25 {mover}"), "");
        assert_eq!(ended.legal(), []);
        assert_eq!(ended.outcome().expect("the end").totals, [23, 25]);
    }
}

#[test]
fn k4_equal_is_a_draw() {
    let ended = round(KALAH, "0,0,0,0,0,0/0,0,4,0,0,0 20-24 N", "")
        .outcome()
        .expect("the end");
    assert_eq!((ended.winner, ended.totals), (None, [24, 24]));
}

#[test]
fn k5_one_round_only() {
    for game in [KALAH, AVALANCHE] {
        let mut over = match_after(game, "0,0,0,0,0,0/0,0,3,0,0,0 20-25 N");
        let outcome = over.outcome().expect("the only round is over");
        assert_eq!(
            (outcome.reason, outcome.winner),
            (MatchEndReason::Rounds, Some(Side::North))
        );
        assert_eq!(outcome.stocks, [23, 25]);
        assert_eq!(over.next_round(), Err(NextRoundError::MatchOver));
        assert!(!game.rules().allows_rounds(2));
    }
}

#[test]
fn k5_no_closed_holes() {
    for game in [KALAH, AVALANCHE] {
        let refused = Position::parse(game.rules(), "4,4,x,4,4,4/4,4,4,4,4,4 4-0 S").unwrap_err();
        assert_eq!(
            (refused.faults[0].column, &refused.faults[0].kind),
            (5, &PositionFaultKind::Setup(SetupError::NoClosedHoles))
        );
    }
}
