//! Section 6: the Pallanguzhi of most South Indian sources, with the cow.

use super::*;

#[test]
fn opens_with_six_seeds_in_every_hole() {
    let opening = Position::opening(TRADITIONAL);
    assert_eq!(opening.to_string(), "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0-0 S");
    assert_eq!(opening.board().total(), 84);
}

#[test]
fn t1_a_hole_brought_to_four_goes_to_the_owner_of_its_row() {
    let own = "0,0,0,0,0,0,0/0,0,0,0,0,3,2 0-0 S";
    leads(TRADITIONAL, own, "B1", "0,0,0,0,0,0,0/0,0,0,0,1,0,0 4-0 N");
    let other = "3,0,0,0,0,0,0/2,0,0,0,0,0,0 0-0 S";
    leads(
        TRADITIONAL,
        other,
        "B7",
        "0,1,0,0,0,0,0/0,0,0,0,0,0,0 0-4 N",
    );
    let cow = Event::Ripe {
        hole: hole(0),
        seeds: 4,
        player: Side::North,
    };
    assert_eq!(trace(TRADITIONAL, other, "B7")[2], cow);
}

/// B2 becomes four and is emptied; B3 after it holds two, which go to B4 and B5.
#[test]
fn t1_the_last_seed_of_a_lap_included_and_the_relay_looks_on_from_there() {
    let before = "0,0,0,0,0,0,0/0,0,0,0,2,3,1 0-0 S";
    leads(
        TRADITIONAL,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,1,1,0,0,0 4-0 N",
    );
}

#[test]
fn t1_exactly_four_a_six_stays() {
    let before = "0,0,0,0,0,0,0/0,0,0,0,4,5,2 0-0 S";
    leads(
        TRADITIONAL,
        before,
        "B1",
        "0,0,0,0,0,0,0/0,0,0,0,5,6,0 0-0 N",
    );
}

#[test]
fn t1_by_a_dropped_seed_a_four_that_lies_there_stays() {
    let before = "0,4,0,0,0,0,0/4,0,0,0,0,0,1 0-0 S";
    leads(
        TRADITIONAL,
        before,
        "B1",
        "0,4,0,0,0,0,0/4,0,0,0,0,1,0 0-0 N",
    );
}

/// As P4, but A5 is not sown on, nor is there a second sowing.
#[test]
fn t2_after_the_capture_the_turn_is_over() {
    let before = "0,0,2,0,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(
        TRADITIONAL,
        before,
        "B1",
        "0,0,2,0,0,0,0/0,0,0,0,0,1,0 3-0 N",
    );
}

#[test]
fn t2_takes_no_opposite_hole() {
    let before = "0,0,0,4,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(
        TRADITIONAL,
        before,
        "B1",
        "0,0,0,4,0,0,0/0,0,0,0,0,1,0 3-0 N",
    );
}

#[test]
fn t2_with_two_empty_holes_ahead_nothing_is_taken() {
    let before = "0,0,0,5,0,0,0/0,0,5,0,0,0,1 0-0 S";
    leads(
        TRADITIONAL,
        before,
        "B1",
        "0,0,0,5,0,0,0/0,0,5,0,0,1,0 0-0 N",
    );
}

#[test]
fn t_the_next_round_is_refilled_with_six() {
    let last = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 50-34 N";
    assert_eq!(
        next_opening(TRADITIONAL, last),
        "6,6,6,6,6,x,x/6,6,6,6,6,6,6 8-4 S"
    );
}
