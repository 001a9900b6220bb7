//! Section 4: Ali Guli Mane.

use super::*;
use ali_guli_mane::rules::EndReason;
use ali_guli_mane::sowing::AgainReason;

#[test]
fn opens_with_five_seeds_in_each_of_fourteen_holes_anticlockwise_only() {
    let opening = Position::opening(ALI);
    assert_eq!(opening.to_string(), "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S");
    assert_eq!(opening.board().total(), 70);
    let legal: Vec<u8> = opening
        .legal()
        .iter()
        .map(|sowing| sowing.hole.number())
        .collect();
    assert_eq!(legal, [7, 8, 9, 10, 11, 12, 13]);
}

#[test]
fn families_open_with_four_or_six_a_hole_as_well() {
    for (seeds, total) in [(4, 56), (6, 84)] {
        let opening = ALI.rules().opening_with_id(seeds).expect("an opening");
        let setup = MatchOptions {
            opening,
            ..MatchOptions::new(ALI)
        };
        let board = *setup.first_position().board();
        assert!(board.ring().holes().all(|hole| board.seeds(hole) == seeds));
        assert_eq!(board.total(), total);
    }
}

/// B4 ends in A6, A5's five in B1, B2's in B7, A7's six in A1, B1's six in B7: A7 is empty; A6 has seven, B6
/// eight.
#[test]
fn a1_the_relay_of_the_books_own_opening() {
    let opening = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
    leads(ALI, opening, "B4", "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+");
    let told = trace(ALI, opening, "B4");
    let lifted = told.iter().filter_map(|event| match event {
        Event::Scoop { hole, seeds } => Some((hole.number(), *seeds)),
        _ => None,
    });
    assert_eq!(
        lifted.collect::<Vec<_>>(),
        [(10, 5), (2, 5), (12, 5), (0, 6), (13, 6)]
    );
}

#[test]
fn a1_the_seeds_of_the_next_hole_are_lifted_not_those_of_the_landing_hole() {
    let before = "0,0,0,0,0,0,0/0,0,0,2,3,4,1 0-0 S";
    // B1's seed lands in B2 (5); B3's three are sown into B4 (3), B5, B6; B7 is empty, and so are A7 and A1.
    leads(ALI, before, "B1", "0,0,0,0,0,0,0/0,1,1,3,0,5,0 0-0 N");
}

#[test]
fn a1_an_empty_next_hole_is_saada_though_the_landing_hole_held_seeds() {
    let before = "0,0,0,0,0,0,0/0,0,0,0,0,2,1 0-0 S";
    leads(ALI, before, "B1", "0,0,0,0,0,0,0/0,0,0,0,0,3,0 0-0 N");
    let told = trace(ALI, before, "B1");
    assert!(told.contains(&Event::Saada { hole: hole(11) }));
}

/// B7 lands in A7; A6's six go to A5 .. A1 and B1; B2 is empty, B3 too, and A3 across from it holds one.
#[test]
fn a1_the_relay_goes_round_both_ends_of_the_board() {
    let before = "0,6,0,0,0,0,0/1,0,0,0,0,0,0 0-0 S";
    leads(ALI, before, "B7", "1,0,1,1,0,1,1/0,0,0,0,0,0,1 1-0 S+");
}

#[test]
fn a2_takes_the_hole_after_the_empty_one_and_the_opposite_hole_too() {
    let before = "0,0,0,4,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(ALI, before, "B1", "0,0,0,0,0,0,0/0,0,0,0,0,1,0 7-0 S+");
    let told = trace(ALI, before, "B1");
    let taken = Event::Capture {
        holes: [10, 3].map(hole).to_vec(),
        seeds: 7,
        player: Side::South,
    };
    assert!(told.contains(&taken), "{told:?}");
}

#[test]
fn a2_takes_the_hole_after_the_empty_one_when_its_opposite_is_empty() {
    let before = "0,0,0,0,0,0,0/0,0,0,3,0,0,1 0-0 S";
    leads(ALI, before, "B1", "0,0,0,0,0,0,0/0,0,0,0,0,1,0 3-0 S+");
}

#[test]
fn a2_takes_the_opposite_when_the_hole_after_the_empty_one_is_empty() {
    let before = "0,0,0,4,0,0,0/0,0,0,0,0,0,1 0-0 S";
    leads(ALI, before, "B1", "0,0,0,0,0,0,0/0,0,0,0,0,1,0 4-0 S+");
}

#[test]
fn a2_takes_nothing_when_both_are_empty() {
    let before = "0,0,0,0,9,9,9/0,0,0,0,0,0,1 0-0 S";
    leads(ALI, before, "B1", "0,0,0,0,9,9,9/0,0,0,0,0,1,0 0-0 N");
}

/// B7 lands in A7, A6 is empty: A5 is North's, B5 across from it South's own.
#[test]
fn a2_takes_on_either_side_of_the_board() {
    let before = "0,0,3,0,0,0,0/1,0,2,0,0,0,1 0-0 S";
    leads(ALI, before, "B7", "1,0,0,0,0,0,0/0,0,0,0,0,0,1 5-0 S+");
}

#[test]
fn a2_north_takes_into_norths_bank() {
    let before = "1,0,0,2,0,0,0/0,0,0,4,0,0,0 0-0 N";
    leads(ALI, before, "A7", "0,1,0,0,0,0,0/0,0,0,0,0,0,0 0-6 N+");
}

/// B5 lands in B6; B7, the last of the row, is empty: A7 is taken, and across from A7 is B7 itself.
#[test]
fn a3_where_the_empty_hole_is_the_last_of_a_row_only_the_next_one_is_taken() {
    let souths = "5,2,0,0,0,0,0/0,0,1,0,0,0,0 0-0 S";
    leads(ALI, souths, "B5", "0,2,0,0,0,0,0/0,1,0,0,0,0,0 5-0 S+");
    let norths = "0,0,0,0,1,0,0/0,0,0,0,0,2,5 0-0 N";
    leads(ALI, norths, "A3", "0,0,0,0,0,1,0/0,0,0,0,0,2,0 0-5 N+");
}

/// B5 lands in B6; B7 is closed, A7 empty, so C is A6, and across from A6 is B6 with the seed just dropped.
#[test]
fn a3_where_closed_holes_put_the_landing_hole_across_its_seeds_are_taken_too() {
    let before = "0,2,0,0,0,0,0/x,0,1,0,0,0,1 0-0 S";
    leads(ALI, before, "B5", "0,0,0,0,0,0,0/x,0,0,0,0,0,1 3-0 S+");
}

const TWO_CAPTURES: &str = "0,0,0,0,0,0,0/0,0,1,3,0,0,1 0-0 S";

#[test]
fn a4_a_first_sowing_that_captured_earns_a_second_one() {
    leads(
        ALI,
        TWO_CAPTURES,
        "B1",
        "0,0,0,0,0,0,0/0,0,1,0,0,1,0 3-0 S+",
    );
    let told = trace(ALI, TWO_CAPTURES, "B1");
    let again = Event::Again {
        player: Side::South,
        reason: AgainReason::SecondSowing,
    };
    assert_eq!(told.last(), Some(&again));
}

#[test]
fn a4_the_second_sowing_is_from_any_own_hole() {
    let second = position(ALI, "0,0,3,0,0,0,0/1,0,2,0,0,1,0 3-0 S+");
    assert_eq!(
        second.legal(),
        ["B7", "B5", "B2"].map(|name| sowing(ALI, name))
    );
}

/// B2 lands in B3, B4 is empty, B5 holds one.
#[test]
fn a4_the_turn_ends_after_the_second_saada_though_it_captured() {
    let second = "0,0,0,0,0,0,0/0,0,1,0,0,1,0 3-0 S+";
    leads(ALI, second, "B2", "0,0,0,0,0,0,0/0,0,0,0,1,0,0 4-0 N");
    let told = round(ALI, TWO_CAPTURES, "B1")
        .play(sowing(ALI, "B2"))
        .expect("the second sowing");
    assert!(told.contains(&Event::Turn {
        player: Side::North
    }));
}

#[test]
fn a4_the_turn_ends_after_the_second_saada_that_took_nothing() {
    let second = "0,0,0,0,0,0,0/0,0,1,0,0,1,0 3-0 S+";
    leads(ALI, second, "B5", "0,0,0,0,0,0,0/0,1,0,0,0,1,0 3-0 N");
}

#[test]
fn a4_a_first_sowing_that_captured_nothing_ends_the_turn() {
    leads(ALI, TWO_CAPTURES, "B5", "0,0,0,0,0,0,0/0,1,0,3,0,0,1 0-0 N");
}

/// B7 lands in A7 and takes A5; South's row is empty.
#[test]
fn a4_with_no_legal_second_sowing_the_turn_ends() {
    let before = "0,0,3,0,0,0,0/1,0,0,0,0,0,0 0-0 S";
    leads(ALI, before, "B7", "1,0,0,0,0,0,0/0,0,0,0,0,0,0 3-0 N");
    let told = trace(ALI, before, "B7");
    assert_eq!(
        told.last(),
        Some(&Event::Turn {
            player: Side::North
        })
    );
}

#[test]
fn a5_the_round_is_over_when_the_player_whose_turn_begins_cannot_sow() {
    let stuck = round(ALI, "3,0,0,0,0,0,0/0,0,0,0,0,0,0 37-30 S", "");
    assert_eq!(
        stuck.outcome().map(|outcome| outcome.reason),
        Some(EndReason::Stuck)
    );
    let mut stuck = stuck;
    assert_eq!(stuck.play(sowing(ALI, "A7")), Err(PlayError::RoundOver));
    let running = round(ALI, "3,0,0,0,0,0,0/0,0,0,0,0,0,0 37-30 N", "");
    assert_eq!(running.outcome(), None);
}

/// B5 takes A7, North's last seeds, and South sows once more before North turns out to be stuck.
#[test]
fn a5_the_end_is_never_tested_between_two_sowings_of_a_turn() {
    let start = "5,0,0,0,0,0,0/0,0,1,0,0,0,0 0-0 S";
    let between = round(ALI, start, "B5");
    assert_eq!(
        text(between.position()),
        "0,0,0,0,0,0,0/0,1,0,0,0,0,0 5-0 S+"
    );
    assert_eq!(between.outcome(), None);
    let after = round(ALI, start, "B5 B6");
    assert_eq!(text(after.position()), "0,0,0,0,0,0,0/1,0,0,0,0,0,0 5-0 N");
    assert_eq!(
        after.outcome().map(|outcome| outcome.reason),
        Some(EndReason::Stuck)
    );
}

/// The same the other way round: the sower's own row is empty after the first sowing. North sows.
#[test]
fn a5_a_player_without_seeds_waits_for_the_next_turn() {
    let waiting = round(ALI, "0,0,3,0,0,0,0/1,0,0,0,0,0,0 0-0 S", "B7");
    assert_eq!(waiting.outcome(), None);
    assert_eq!(waiting.legal(), [sowing(ALI, "A7")]);
}

#[test]
fn a6_more_captured_seeds_win() {
    let ended = round(ALI, "0,0,0,0,0,0,0/0,0,0,0,0,0,0 34-36 S", "")
        .outcome()
        .expect("the end");
    assert_eq!(
        (ended.winner, ended.totals, ended.margin()),
        (Some(Side::North), [34, 36], -2)
    );
}

#[test]
fn a6_equal_is_a_draw() {
    let ended = round(ALI, "0,0,0,0,0,0,0/0,0,0,0,0,0,0 35-35 S", "")
        .outcome()
        .expect("the end");
    assert_eq!((ended.winner, ended.margin()), (None, 0));
}

/// Three seeds in South's row would have made South the winner.
#[test]
fn a6_seeds_left_on_the_board_are_nobodys() {
    let round = round(ALI, "0,0,0,0,0,0,0/3,0,0,0,0,0,0 33-34 N", "");
    let ended = round.outcome().expect("the end");
    assert_eq!((ended.winner, ended.totals), (Some(Side::North), [33, 34]));
    assert_eq!(round.table().row_seeds(Side::South), 3);
}

#[test]
fn a7_the_next_round_is_refilled_with_five() {
    let last = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 48-22 N";
    assert_eq!(
        next_opening(ALI, last),
        "5,5,5,5,x,x,x/5,5,5,5,5,5,5 13-2 S"
    );
}
