//! Section 5: Ali Guli Mane, sown either way.

use super::*;

#[test]
fn w1_a_sowing_goes_clockwise_as_its_player_chooses() {
    let before = "0,0,0,0,0,0,0/0,0,0,2,0,0,0 0-0 S";
    leads(
        EITHER_WAY,
        before,
        "B4+",
        "0,0,0,0,0,0,0/0,1,1,0,0,0,0 0-0 N",
    );
    leads(
        EITHER_WAY,
        before,
        "B4-",
        "0,0,0,0,0,0,0/0,0,0,0,1,1,0 0-0 N",
    );
}

#[test]
fn w1_both_ways_of_every_hole_are_choices() {
    let start = position(EITHER_WAY, "0,0,0,0,0,0,0/0,0,0,2,0,0,1 0-0 S");
    assert_eq!(
        start.legal(),
        ["B4+", "B4-", "B1+", "B1-"].map(|name| sowing(EITHER_WAY, name))
    );
}

#[test]
fn w1_clockwise_is_from_bn_to_b1_and_from_a1_to_an() {
    let once_round = "0,0,0,0,0,0,0/14,0,0,0,0,0,0 0-0 S";
    assert_eq!(
        first_lap(&trace(EITHER_WAY, once_round, "B7-")),
        "B6 B5 B4 B3 B2 B1 A1 A2 A3 A4 A5 A6 A7 B7"
    );
}

/// B5's seed lands in B4; B3's three go to B2, B1 and A1. A2 is empty, A3 too, and B3 was lifted.
#[test]
fn w1_all_laps_of_a_sowing_keep_their_way() {
    let before = "0,0,0,0,0,0,0/0,0,1,0,3,0,0 0-0 S";
    leads(
        EITHER_WAY,
        before,
        "B5-",
        "0,0,0,0,0,0,1/0,0,0,1,0,1,1 0-0 N",
    );
}

/// B2 lands in B1, A1 is empty, A2 holds three; B2 across from it was lifted.
#[test]
fn w1_the_hole_after_the_empty_one_is_the_next_in_the_same_way() {
    let before = "0,0,0,0,0,3,0/1,0,0,0,0,1,0 0-0 S";
    leads(
        EITHER_WAY,
        before,
        "B2-",
        "0,0,0,0,0,0,0/1,0,0,0,0,0,1 3-0 S+",
    );
}

/// A3 of the rules, clockwise: B1, the last of the row that way, is empty, and A1 alone is taken.
#[test]
fn w1_the_last_hole_of_a_row_is_at_its_other_end() {
    let before = "0,0,0,0,0,0,4/0,0,0,2,0,0,0 0-0 S";
    leads(
        EITHER_WAY,
        before,
        "B4-",
        "0,0,0,0,0,0,0/0,0,0,0,1,1,0 4-0 S+",
    );
}

#[test]
fn w1_closed_holes_are_skipped_clockwise_too() {
    let before = "0,0,0,0,0,0,0/0,0,0,1,x,0,0 0-0 S";
    leads(
        EITHER_WAY,
        before,
        "B4-",
        "0,0,0,0,0,0,0/0,0,0,0,x,1,0 0-0 N",
    );
}

/// Anticlockwise first: B1 to B2, and B4 is taken; then B2 back to B1.
#[test]
fn w1_the_choice_is_made_anew_for_the_second_sowing() {
    let start = "0,0,0,0,0,0,0/0,0,0,3,0,0,1 0-0 S";
    let second = round(EITHER_WAY, start, "B1+");
    assert_eq!(
        second.legal(),
        ["B2+", "B2-"].map(|name| sowing(EITHER_WAY, name))
    );
    let after = round(EITHER_WAY, start, "B1+ B2-");
    assert_eq!(text(after.position()), "0,0,0,0,0,0,0/0,0,0,0,0,0,1 3-0 N");
}

#[test]
fn w1_elsewhere_the_way_is_not_for_choosing() {
    let clockwise = sowing(EITHER_WAY, "B1-");
    for game in [ALI, PALLANGUZHI, TRADITIONAL] {
        let refused = Position::opening(game).play(clockwise);
        assert!(matches!(refused, Err(PlayError::WayNotAllowed(_))));
    }
}
