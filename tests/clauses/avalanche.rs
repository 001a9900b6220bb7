//! Section 7: Avalanche. K1, K4 and K5 are tested with Kalah's.

use super::*;

/// B2 held two; its three, the last seed included, go to B3, B4 and the empty B5.
#[test]
fn k3_the_last_seed_in_a_hole_that_held_seeds_is_lifted_with_all_that_lies_there() {
    let before = "0,0,0,0,0,1/0,0,0,0,2,1 0-0 S";
    leads(AVALANCHE, before, "B1", "0,0,0,0,0,1/0,1,1,1,0,0 0-0 N");
}

#[test]
fn k3_on_either_side() {
    let before = "1,0,0,0,0,0/2,0,0,0,0,1 0-0 S";
    leads(AVALANCHE, before, "B6", "0,1,1,0,0,0/0,0,0,0,0,1 1-0 N");
}

/// B6's seven end in A1; its two go past North's bank to B1 and B2.
#[test]
fn k3_sows_on_never_into_the_others_bank() {
    let before = "0,0,0,0,0,1/7,0,0,0,0,0 0-0 S";
    leads(AVALANCHE, before, "B6", "1,1,1,1,1,0/0,0,0,0,1,1 1-0 N");
}

/// A2 across from B2 holds four.
#[test]
fn k3_in_an_empty_hole_the_turn_ends_without_a_capture() {
    let before = "0,0,0,0,4,0/1,0,0,0,0,1 0-0 S";
    leads(AVALANCHE, before, "B1", "0,0,0,0,4,0/1,0,0,0,1,0 0-0 N");
}

/// B1's seed makes five at B2; they go to B3 .. B6, and the last into the bank.
#[test]
fn k1_a_relay_that_ends_in_the_own_bank_earns_another_sowing() {
    let before = "0,0,0,0,0,1/0,0,0,0,4,1 0-0 S";
    leads(AVALANCHE, before, "B1", "0,0,0,0,0,1/1,1,1,1,0,0 1-0 S");
}

/// Thirteen seeds: the last falls into B1, which the scoop has emptied.
#[test]
fn k3_the_hole_a_lap_started_from_counts_as_empty() {
    let before = "0,0,0,0,0,0/0,0,0,0,0,13 0-0 S".replacen("0,0,0,0,0,0", "1,0,0,0,0,0", 1);
    leads(AVALANCHE, &before, "B1", "2,1,1,1,1,1/1,1,1,1,1,1 1-0 N");
}
