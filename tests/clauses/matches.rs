//! Section 8: matches of several rounds.
//!
//! The first round of these matches is over where it begins: the player to move has nothing to sow.

use super::*;
use ali_guli_mane::play::{MatchEndReason, NextRoundError};

const NO_SEEDS: &str = "0,0,0,0,0,0,0/0,0,0,0,0,0,0";

/// Three seeds were nobody's in the result; South has them in the stock.
#[test]
fn m1_the_stock_is_what_lies_in_the_bank_and_in_the_own_row() {
    let last = "0,0,0,0,0,0,0/3,0,0,0,0,0,0 30-37 N";
    let game = match_after(ALI, last);
    assert_eq!(game.round().outcome().expect("the end").totals, [30, 37]);
    assert_eq!(game.round().stocks(), [33, 37]);
    assert_eq!(next_opening(ALI, last), "5,5,5,5,5,5,5/x,5,5,5,5,5,5 3-2 S");
}

#[test]
fn m1_the_total_never_changes() {
    for (game, last) in [
        (ALI, "0,0,0,0,0,0,0/3,0,0,0,0,0,0 30-37 N"),
        (EITHER_WAY, "0,2,0,0,x,0,0/0,0,0,0,0,0,0 30-38 S"),
        (PALLANGUZHI, "0,0,0,0,0,0,0/1,0,0,0,0,1,0 71-75 N"),
        (TRADITIONAL, "0,0,0,0,0,0,0/1,0,0,0,0,1,0 40-42 N"),
    ] {
        let mut game = match_after(game, last);
        let before = game.position().board().total();
        game.next_round().expect(last);
        assert_eq!(game.position().board().total(), before);
    }
}

/// A round that is given up leaves the seeds where they lie: in South's row.
#[test]
fn m1_after_a_resignation_as_well() {
    let start = position(ALI, "0,0,0,0,0,0,0/4,0,0,0,0,0,0 30-36 S");
    let mut game = Match::new(MatchOptions {
        start: Some(start),
        ..MatchOptions::new(ALI)
    });
    game.resign().expect("the round runs");
    game.next_round().expect("both can go on");
    assert_eq!(text(game.position()), "5,5,5,5,5,5,5/x,5,5,5,5,5,5 4-1 N");
}

/// Nobody is stuck, so nobody banks the own row (P5, K4): the banks are the result, and the other has won.
#[test]
fn a_round_that_is_given_up_is_decided_by_the_banks_alone() {
    for (game, start) in [
        (PALLANGUZHI, "0,0,0,0,0,0,0/9,0,0,0,0,0,0 80-59 S"),
        (KALAH, "0,0,0,0,0,1/9,0,0,0,0,0 20-18 S"),
    ] {
        let mut round = round(game, start, "");
        let told = round.resign().expect("the round runs");
        let outcome = round.outcome().expect("the end");
        assert_eq!(outcome.totals, round.position().board().banks());
        assert_eq!(outcome.winner, Some(Side::North));
        assert_eq!(told, [Event::RoundOver(outcome)]);
        assert_eq!(round.table(), *round.position().board());
    }
}

#[test]
fn m2_south_fills_from_b1() {
    assert_eq!(
        next_opening(ALI, &format!("{NO_SEEDS} 17-53 N")),
        "5,5,5,5,5,5,5/x,x,x,x,5,5,5 2-18 S"
    );
}

#[test]
fn m2_north_fills_from_an_the_north_players_left() {
    assert_eq!(
        next_opening(ALI, &format!("{NO_SEEDS} 53-17 N")),
        "5,5,5,x,x,x,x/5,5,5,5,5,5,5 18-2 S"
    );
}

#[test]
fn m2_a_hole_that_cannot_be_filled_whole_is_closed() {
    assert_eq!(
        next_opening(ALI, &format!("{NO_SEEDS} 36-34 N")),
        "5,5,5,5,5,5,x/5,5,5,5,5,5,5 1-4 S"
    );
    assert_eq!(
        next_opening(ALI, &format!("{NO_SEEDS} 35-35 N")),
        "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S"
    );
}

/// Thirteen seeds would fill a hole of twelve; they fill the middle one, and eleven stay in the bank.
#[test]
fn m2_the_cheapest_holes_are_filled_first() {
    for (souths, next) in [
        ("13-135", "12,12,12,2,12,12,12/x,x,x,2,x,x,x 11-61 S"),
        ("14-134", "12,12,12,2,12,12,12/x,x,x,2,x,x,12 0-60 S"),
        ("25-123", "12,12,12,2,12,12,12/x,x,x,2,x,x,12 11-49 S"),
    ] {
        assert_eq!(
            next_opening(PALLANGUZHI, &format!("{NO_SEEDS} {souths} N")),
            next
        );
    }
    let norths = next_opening(PALLANGUZHI, &format!("{NO_SEEDS} 121-27 N"));
    assert_eq!(norths, "12,12,x,2,x,x,x/12,12,12,2,12,12,12 47-1 S");
}

#[test]
fn m2_the_match_keeps_the_opening_it_was_set_up_with() {
    let opening = PALLANGUZHI
        .rules()
        .opening_with_id(146)
        .expect("an opening");
    let start = Some(position(PALLANGUZHI, &format!("{NO_SEEDS} 85-61 N")));
    let mut game = match_set_up(MatchOptions {
        opening,
        start,
        ..MatchOptions::new(PALLANGUZHI)
    });
    game.next_round().expect("both can go on");
    assert_eq!(
        text(game.position()),
        "12,12,12,1,12,12,x/12,12,12,1,12,12,12 12-0 S"
    );

    let opening = ALI.rules().opening_with_id(4).expect("an opening");
    let start = Some(position(ALI, &format!("{NO_SEEDS} 33-23 N")));
    let mut game = match_set_up(MatchOptions {
        opening,
        start,
        ..MatchOptions::new(ALI)
    });
    game.next_round().expect("both can go on");
    assert_eq!(text(game.position()), "4,4,4,4,4,x,x/4,4,4,4,4,4,4 5-3 S");
}

/// 13 and 2 seeds stay in the banks; they decide the next round, in which nothing is captured.
#[test]
fn m2_the_rest_stays_in_the_bank_and_counts_in_the_next_result() {
    let mut game = match_after(ALI, &format!("{NO_SEEDS} 48-22 N"));
    let refill = game.next_round().expect("both can go on");
    assert_eq!(game.table().banks(), [13, 2]);
    assert!(
        refill
            .iter()
            .any(|event| matches!(event, Event::Refill { bank: 13, .. }))
    );
    game.resign().expect("the round runs");
    assert_eq!(game.round().outcome().expect("the end").totals, [13, 2]);
}

#[test]
fn m3_only_the_player_who_lacks_seeds_closes_holes() {
    let mut game = match_after(ALI, &format!("{NO_SEEDS} 52-18 N"));
    game.next_round().expect("both can go on");
    let board = game.table();
    let closed = |side| {
        board
            .ring()
            .row_of(side)
            .filter(|&hole| !board.is_open(hole))
            .count()
    };
    assert_eq!((closed(Side::South), closed(Side::North)), (0, 4));
}

/// North had four closed holes and holds enough for all seven now; South closes one.
#[test]
fn m3_a_closed_hole_opens_again_when_its_owner_can_fill_it() {
    let last = "0,0,0,x,x,x,x/0,0,0,0,0,0,0 34-36 N";
    assert_eq!(next_opening(ALI, last), "5,5,5,5,5,5,5/x,5,5,5,5,5,5 4-1 S");
}

#[test]
fn m3_a_hole_that_cannot_be_filled_yet_stays_closed() {
    let last = "0,0,0,x,x,x,x/0,0,0,0,0,0,0 44-26 N";
    assert_eq!(next_opening(ALI, last), "5,5,5,5,5,x,x/5,5,5,5,5,5,5 9-1 S");
}

#[test]
fn m4_who_went_second_goes_first_in_the_next_round() {
    for (began, begins) in [("S", "N"), ("N", "S")] {
        let next = next_opening(ALI, &format!("{NO_SEEDS} 35-35 {began}"));
        assert_eq!(next, format!("5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 {begins}"));
    }
}

/// The beginner sows and the other gives up: that the beginner sowed last, and won, does not matter.
#[test]
fn m4_whoever_sowed_last_or_won() {
    let mut game = Match::new(MatchOptions::new(PALLANGUZHI));
    let mut beginners = vec![game.position().mover()];
    for _ in 0..3 {
        let sowing = game.round().legal()[0];
        game.play(sowing).expect("a legal sowing");
        game.resign().expect("the round runs");
        game.next_round().expect("both can go on");
        beginners.push(game.position().mover());
    }
    assert_eq!(
        beginners,
        [Side::South, Side::North, Side::South, Side::North]
    );
}

#[test]
fn m5_the_match_is_over_when_a_player_cannot_fill_a_single_hole() {
    for (game, holds, winner) in [
        (ALI, "66-4", Side::South),
        (EITHER_WAY, "4-66", Side::North),
        (TRADITIONAL, "79-5", Side::South),
    ] {
        let mut over = match_after(game, &format!("{NO_SEEDS} {holds} N"));
        let outcome = over.outcome().expect("the match is over");
        assert_eq!(
            (outcome.reason, outcome.winner),
            (MatchEndReason::CannotFill, Some(winner))
        );
        assert_eq!(over.next_round(), Err(NextRoundError::MatchOver));
    }
}

#[test]
fn m5_with_a_single_hole_the_match_goes_on() {
    let next = next_opening(ALI, &format!("{NO_SEEDS} 65-5 N"));
    assert_eq!(next, "5,x,x,x,x,x,x/5,5,5,5,5,5,5 30-0 S");
    let next = next_opening(TRADITIONAL, &format!("{NO_SEEDS} 78-6 N"));
    assert_eq!(next, "6,x,x,x,x,x,x/6,6,6,6,6,6,6 36-0 S");
}

/// Five seeds would fill the middle hole, and yet they are too few; six are enough, and four stay in the bank.
#[test]
fn m5_in_pallanguzhi_when_a_player_holds_fewer_than_six() {
    let over = match_after(PALLANGUZHI, &format!("{NO_SEEDS} 143-5 N"));
    assert_eq!(
        over.outcome().map(|outcome| outcome.winner),
        Some(Some(Side::South))
    );
    let next = next_opening(PALLANGUZHI, &format!("{NO_SEEDS} 142-6 N"));
    assert_eq!(next, "x,x,x,2,x,x,x/12,12,12,2,12,12,12 68-4 S");
}

/// What lies in the row counts: North holds two in the bank, and three seeds that were nobody's.
#[test]
fn m5_it_is_the_stock_that_counts_not_the_result() {
    let last = "1,1,1,0,0,0,0/0,0,0,0,0,0,0 65-2 S";
    assert_eq!(
        next_opening(ALI, last),
        "5,x,x,x,x,x,x/5,5,5,5,5,5,5 30-0 N"
    );
}

fn set_to(rounds: u16, holds: &str) -> Match {
    let start = Some(position(ALI, &format!("{NO_SEEDS} {holds} N")));
    match_set_up(MatchOptions {
        rounds: Some(rounds),
        start,
        ..MatchOptions::new(ALI)
    })
}

#[test]
fn m5_set_to_a_number_of_rounds_the_larger_stock_wins_after_them() {
    let mut over = set_to(1, "34-36");
    let outcome = over.outcome().expect("the only round is over");
    assert_eq!(
        (outcome.reason, outcome.winner),
        (MatchEndReason::Rounds, Some(Side::North))
    );
    assert_eq!(outcome.stocks, [34, 36]);
    assert_eq!(over.next_round(), Err(NextRoundError::MatchOver));
}

/// North has captured more and won the round; with the three seeds of the own row South holds more.
#[test]
fn m5_the_larger_stock_wins_not_the_winner_of_the_last_round() {
    let start = Some(position(ALI, "0,0,0,0,0,0,0/3,0,0,0,0,0,0 33-34 N"));
    let over = match_set_up(MatchOptions {
        rounds: Some(1),
        start,
        ..MatchOptions::new(ALI)
    });
    assert_eq!(
        over.round().outcome().expect("the end").winner,
        Some(Side::North)
    );
    assert_eq!(
        over.outcome().expect("the only round is over").winner,
        Some(Side::South)
    );
}

#[test]
fn m5_set_to_a_number_of_rounds_equal_stocks_are_a_draw() {
    let outcome = set_to(1, "35-35")
        .outcome()
        .expect("the only round is over");
    assert_eq!(outcome.winner, None);
}

#[test]
fn m5_before_the_last_round_the_match_goes_on() {
    let mut game = set_to(2, "34-36");
    assert_eq!(game.outcome(), None);
    game.next_round().expect("there are two rounds");
    assert_eq!(game.outcome(), None);
}

#[test]
fn m5_a_match_set_to_a_number_of_rounds_ends_when_a_player_cannot_go_on() {
    let outcome = set_to(9, "66-4").outcome().expect("the match is over");
    assert_eq!(
        (outcome.reason, outcome.winner),
        (MatchEndReason::CannotFill, Some(Side::South))
    );
}

/// Giving up the last round of all is giving up the match, however much one holds.
#[test]
fn m5_the_last_round_given_up_gives_up_the_match() {
    let start = Some(position(ALI, "0,0,0,0,0,0,1/9,0,0,0,0,0,0 40-20 S"));
    let options = MatchOptions {
        rounds: Some(1),
        start,
        ..MatchOptions::new(ALI)
    };
    let mut game = Match::new(options);
    game.resign().expect("the round runs");
    let outcome = game.outcome().expect("the match is over");
    assert_eq!(
        (outcome.reason, outcome.winner),
        (MatchEndReason::Resigned, Some(Side::North))
    );
}

/// Section 9 wants four open holes; these thirteen seeds of a free position would open two.
#[test]
fn m5_with_fewer_than_four_open_holes_there_is_no_next_round() {
    let mut over = match_after(ALI, &format!("{NO_SEEDS} 7-6 N"));
    let outcome = over.outcome().expect("the match is over");
    assert_eq!(
        (outcome.reason, outcome.winner),
        (MatchEndReason::TooFewHoles, Some(Side::South))
    );
    assert_eq!(over.next_round(), Err(NextRoundError::MatchOver));
    let next = next_opening(ALI, &format!("{NO_SEEDS} 10-10 N"));
    assert_eq!(next, "5,5,x,x,x,x,x/x,x,x,x,x,5,5 0-0 S");
}
