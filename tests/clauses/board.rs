//! Section 2: the board and its numbers.

use super::*;

/// Fourteen seeds go once round the board.
const ONCE_ROUND: &str = "0,0,0,0,0,0,0/0,0,0,0,0,0,14 0-0 S";

#[test]
fn b1_souths_row_is_drawn_below_and_runs_from_2n_minus_1_to_n() {
    let counts = position(ALI, "1,2,3,4,5,6,7/8,9,10,11,12,13,14 0-0 S");
    let drawn = format!("{:?}", counts.board());
    let rows: Vec<Vec<&str>> = drawn
        .lines()
        .map(|row| row.split_whitespace().collect())
        .collect();
    assert_eq!(rows[0][..7], ["7", "6", "5", "4", "3", "2", "1"]);
    assert_eq!(rows[1][..7], ["14", "13", "12", "11", "10", "9", "8"]);
}

#[test]
fn b1_sowing_goes_counter_clockwise_on_the_board_so_drawn() {
    let drops = trace(ALI, ONCE_ROUND, "B1")
        .into_iter()
        .filter_map(|event| match event {
            Event::Drop { hole } => Some(hole.number()),
            _ => None,
        });
    let first_lap: Vec<u8> = drops.take(14).collect();
    assert_eq!(first_lap, [12, 11, 10, 9, 8, 7, 0, 1, 2, 3, 4, 5, 6, 13]);
}

#[test]
fn b2_souths_hole_2n_minus_k_is_bk_and_norths_n_minus_k_is_ak() {
    for game in [ALI, KALAH] {
        let (n, ring) = (game.rules().row, game.rules().ring_of_holes());
        for k in 1..=n {
            assert_eq!(ring.hole(2 * n - k), ring.hole_named(&format!("B{k}")));
            assert_eq!(ring.hole(n - k), ring.hole_named(&format!("A{k}")));
        }
    }
}

#[test]
fn b2_opposite_holes_share_their_number() {
    for game in [ALI, KALAH] {
        let ring = game.rules().ring_of_holes();
        for hole in ring.holes() {
            let (here, across) = (hole.to_string(), hole.opposite().to_string());
            assert_eq!(here[1..], across[1..]);
            assert_ne!(here[..1], across[..1]);
        }
    }
}

#[test]
fn b2_anticlockwise_is_from_b1_to_bn_and_from_an_to_a1() {
    assert_eq!(
        first_lap(&trace(ALI, ONCE_ROUND, "B1")),
        "B2 B3 B4 B5 B6 B7 A7 A6 A5 A4 A3 A2 A1 B1"
    );
}

/// The text's own example: an anticlockwise sowing ends in A5, A4 is empty: A3 and B3 are captured.
#[test]
fn b2_a_sowing_that_ends_in_a5_before_an_empty_a4_captures_a3_and_b3() {
    let before = "0,0,0,0,4,0,0/3,0,0,0,6,0,1 0-0 S";
    leads(
        EITHER_WAY,
        before,
        "B7+",
        "1,1,1,0,0,0,0/0,0,0,0,0,0,1 10-0 S+",
    );
    leads(ALI, before, "B7", "1,1,1,0,0,0,0/0,0,0,0,0,0,1 10-0 S+");
}

#[test]
fn turning_the_board_maps_hole_i_to_2n_minus_1_minus_i() {
    for game in [ALI, KALAH] {
        let (n, ring) = (game.rules().row, game.rules().ring_of_holes());
        for hole in ring.holes() {
            assert_eq!(hole.turned().number(), 2 * n - 1 - hole.number());
        }
    }
}
