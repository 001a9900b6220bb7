//! Section 6: Pallanguzhi.

use super::*;
use ali_guli_mane::rules::EndReason;

const TWELVES: &str = "12,12,12,2,12,12,12/12,12,12,2,12,12,12 0-0 S";

#[test]
fn p1_opens_with_twelve_in_each_hole_and_two_in_the_middle_of_each_row() {
    let opening = Position::opening(PALLANGUZHI);
    assert_eq!(opening.to_string(), TWELVES);
    assert_eq!(opening.board().total(), 148);
}

#[test]
fn p1_offers_the_opening_of_146_with_one_in_each_middle_hole() {
    let opening = PALLANGUZHI
        .rules()
        .opening_with_id(146)
        .expect("an opening");
    let setup = MatchOptions {
        opening,
        ..MatchOptions::new(PALLANGUZHI)
    };
    let first = setup.first_position();
    assert_eq!(
        text(&first),
        "12,12,12,1,12,12,12/12,12,12,1,12,12,12 0-0 S"
    );
    assert_eq!(first.board().total(), 146);
}

#[test]
fn has_one_sowing_a_turn_anticlockwise() {
    let legal = Position::opening(PALLANGUZHI).legal();
    assert_eq!(legal.len(), 7);
    let before = "0,0,0,0,0,0,0/0,0,1,3,0,0,1 0-0 S"; // captures, and yet it is North's turn afterwards
    assert_eq!(
        round(PALLANGUZHI, before, "B1").position().mover(),
        Side::North
    );
}

#[test]
fn p2_a_hole_brought_to_six_is_emptied_into_the_sowers_bank() {
    let before = "0,0,0,0,0,0,0/0,0,0,0,0,5,2 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,0,0,1,0,0 6-0 N",
    );
    let told = trace(PALLANGUZHI, before, "B1");
    let six = Event::Ripe {
        hole: hole(12),
        seeds: 6,
        player: Side::South,
    };
    assert_eq!(told[1..3], [Event::Drop { hole: hole(12) }, six]); // at once, before the next seed falls
}

#[test]
fn p2_on_either_side_of_the_board() {
    let before = "5,0,0,0,0,0,0/2,0,0,0,0,0,0 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B7",
        "0,1,0,0,0,0,0/0,0,0,0,0,0,0 6-0 N",
    );
    let norths = "0,0,0,0,0,0,2/0,0,0,0,0,0,5 0-0 N";
    leads(
        PALLANGUZHI,
        norths,
        "A1",
        "0,0,0,0,0,0,0/0,0,0,0,0,1,0 0-6 S",
    );
}

/// B2 becomes six and is emptied; B3 after it holds two, which go to B4 and B5.
#[test]
fn p2_the_last_seed_of_a_lap_included_and_the_relay_looks_on_from_there() {
    let before = "0,0,0,0,0,0,0/0,0,0,0,2,5,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,1,1,0,0,0 6-0 N",
    );
}

#[test]
fn p2_exactly_six_neither_five_nor_seven() {
    let before = "0,0,0,0,0,0,0/0,0,0,0,4,6,2 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,0,0,5,7,0 0-0 N",
    );
}

#[test]
fn p2_by_a_dropped_seed_a_six_that_lies_there_stays() {
    let before = "0,6,0,0,0,0,0/6,0,0,0,0,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,6,0,0,0,0,0/6,0,0,0,0,1,0 0-0 N",
    );
}

/// The second lap, B3's two seeds, brings B4 to six.
#[test]
fn p2_in_every_lap_of_the_relay() {
    let before = "0,0,0,0,0,0,0/0,0,0,5,2,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,1,0,0,1,0 6-0 N",
    );
}

#[test]
fn p3_the_relay_goes_on_from_the_next_hole() {
    let before = "0,0,0,0,0,0,0/0,0,0,2,3,3,1 0-0 S";
    // B1's seed lands in B2 (4); B3's three are sown into B4 (3), B5, B6; B7 is empty, and so is A7.
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,1,1,3,0,4,0 0-0 N",
    );
}

/// B4's three are captured; on from A5, the first with seeds, though it is North's: its two go to A4 and A3.
#[test]
fn p4_takes_the_hole_after_the_empty_one_and_sows_on_whoever_owns_the_hole() {
    let before = "0,0,2,0,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,1,1,0,0/0,0,0,0,0,1,0 3-0 N",
    );
}

/// A4 lies across from B4 and is not captured; it is sown on: A3, A2, A1, B1; then B2's one to B3, and there
/// B4 is empty and B5 too.
#[test]
fn p4_takes_no_opposite_hole() {
    let before = "0,0,0,4,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,1,1,1/0,0,0,0,1,0,1 3-0 N",
    );
}

/// B4 is captured, B5 sown into B6; B7 is empty, A7 captured, A6 sown into A5; A4 and A3 are empty.
#[test]
fn p4_captures_as_often_as_the_sowing_comes_to_rest_before_a_full_hole() {
    let before = "4,1,0,0,0,0,0/0,0,1,3,0,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,1,0,0,0,0/0,1,0,0,0,1,0 7-0 N",
    );
}

/// The only seed left is the one just dropped.
#[test]
fn p4_sows_on_from_the_landing_hole_if_that_is_the_first_with_seeds() {
    let before = "0,0,0,0,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,0,0,1,0,0 3-0 N",
    );
}

#[test]
fn p4_after_the_last_seeds_of_all_there_is_nothing_to_sow_on() {
    let before = "0,0,0,0,0,0,0/0,0,0,3,0,5,1 0-0 S"; // a six at B2, then B4
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,0,0,0,0,0 9-0 N",
    );
}

#[test]
fn p4_with_two_empty_holes_ahead_the_turn_is_over() {
    let before = "0,0,0,5,0,0,0/0,0,5,0,0,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "0,0,0,5,0,0,0/0,0,5,0,0,1,0 0-0 N",
    );
}

/// From B2 the next open hole is B4 (empty), the one after it B6 (captured), the next with seeds A6.
#[test]
fn p4_closed_holes_are_passed_over() {
    let before = "x,2,0,0,0,0,0/0,4,x,0,x,0,1 0-0 S";
    leads(
        PALLANGUZHI,
        before,
        "B1",
        "x,0,1,1,0,0,0/0,0,x,0,x,1,0 4-0 N",
    );
}

#[test]
fn p5_when_the_player_whose_turn_begins_cannot_sow_each_banks_the_own_row() {
    for game in [PALLANGUZHI, TRADITIONAL] {
        let ended = round(game, "0,0,0,0,0,0,0/1,0,0,0,0,1,0 71-75 N", "");
        let outcome = ended.outcome().expect("the end");
        assert_eq!(
            (outcome.reason, outcome.totals),
            (EndReason::Stuck, [73, 75])
        );
        assert_eq!(outcome.winner, Some(Side::North));
        assert_eq!(ended.table().banks(), [73, 75]);
        assert!(ended.table().row_is_empty(Side::South));
    }
}

#[test]
fn p5_it_is_told_what_each_player_keeps() {
    let told = trace(PALLANGUZHI, "0,0,0,0,0,0,0/0,0,2,0,0,0,1 70-75 S", "B1");
    let holes = [12, 9].map(hole).to_vec();
    let keep = Event::Keep {
        player: Side::South,
        holes,
        seeds: 3,
    };
    assert!(told.contains(&keep), "{told:?}");
}

#[test]
fn p5_the_round_is_over_when_no_seed_is_left() {
    let ended = round(PALLANGUZHI, "0,0,0,0,0,0,0/0,0,0,0,0,0,0 74-74 S", "");
    let outcome = ended.outcome().expect("the end");
    assert_eq!((outcome.reason, outcome.winner), (EndReason::Stuck, None));
}

#[test]
fn p6_the_next_round_is_refilled_with_twelve_and_two_in_the_middle() {
    let last = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 74-74 N";
    assert_eq!(next_opening(PALLANGUZHI, last), TWELVES);
}
