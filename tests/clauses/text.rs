//! Section 9: position and record text, and what is refused.

use super::*;
use ali_guli_mane::Hole;
use ali_guli_mane::play::SetupError;
use ali_guli_mane::text::PositionFaultKind;

#[test]
fn the_opening_is_written_so() {
    assert_eq!(
        Position::opening(ALI).to_string(),
        "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S"
    );
}

#[test]
fn rows_stand_in_hole_number_order_norths_first_then_souths_bank_and_norths() {
    let board = *position(ALI, "0,1,2,3,4,5,6/7,8,9,10,11,12,13 14-15 N").board();
    for hole in board.ring().holes() {
        assert_eq!(board.seeds(hole), hole.number());
    }
    assert_eq!(board.banks(), [14, 15]);
}

#[test]
fn x_is_a_closed_hole() {
    let board = *position(ALI, "5,5,5,5,x,x,x/5,5,5,5,5,5,5 13-2 N").board();
    let closed: Vec<Hole> = board
        .ring()
        .holes()
        .filter(|&hole| !board.is_open(hole))
        .collect();
    assert_eq!(closed, [4, 5, 6].map(hole));
}

#[test]
fn plus_is_the_second_sowing_of_a_turn() {
    let text = "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S";
    assert!(!position(ALI, text).is_second_sowing());
    assert!(position(ALI, &format!("{text}+")).is_second_sowing());
}

#[test]
fn a_sowing_is_written_with_its_way_where_both_are_allowed() {
    let (b4, clockwise) = (sowing(EITHER_WAY, "B4+"), sowing(EITHER_WAY, "B4-"));
    assert_eq!(b4, Sowing::anticlockwise(hole(10)));
    assert_eq!(EITHER_WAY.rules().sowing_name(clockwise), "B4-");
    for game in [ALI, PALLANGUZHI, TRADITIONAL] {
        assert_eq!(sowing(game, "B4"), b4);
        assert_eq!(game.rules().sowing_named("B4+"), None);
    }
    assert_eq!(EITHER_WAY.rules().sowing_named("B4"), None);
}

/// All that is wrong, with the columns.
#[track_caller]
fn faults(game: Variant, text: &str) -> Vec<(usize, PositionFaultKind)> {
    let refused = Position::parse(game.rules(), text).expect_err(text);
    refused
        .faults
        .into_iter()
        .map(|fault| (fault.column, fault.kind))
        .collect()
}

#[test]
fn refuses_a_wrong_number_of_holes() {
    let wrong = |found| PositionFaultKind::HolesInRow { found, expected: 7 };
    assert_eq!(
        faults(ALI, "5,5,5,5,5,5/5,5,5,5,5,5,5 5-0 S"),
        [(1, wrong(6))]
    );
    assert_eq!(
        faults(ALI, "5,5,5,5,5,5,5/5,5,5,5,5,5,5,5 0-0 S"),
        [(15, wrong(8))]
    );
    let kalahs = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
    assert_eq!(faults(ALI, kalahs), [(1, wrong(6)), (13, wrong(6))]);
}

#[test]
fn refuses_one_row_and_three() {
    let (one, three) = (
        "5,5,5,5,5,5,5 35-0 S",
        "5,5,5,5,5,5,5/5,5,5,5,5,5,5/5,5 0-0 S",
    );
    assert_eq!(faults(ALI, one), [(1, PositionFaultKind::NotTwoRows)]);
    assert_eq!(faults(ALI, three), [(1, PositionFaultKind::NotTwoRows)]);
}

#[test]
fn refuses_anything_but_digits_and_x_in_a_hole() {
    for wrong in ["a", "X", "-1", "+5", "5.0", "xx", "", "٥", "５", "5x"] {
        let text = format!("5,5,{wrong},5,5,5,5/5,5,5,5,5,5,5 0-0 S");
        assert_eq!(
            faults(ALI, &text),
            [(
                5,
                PositionFaultKind::NotSeeds {
                    found: wrong.to_owned()
                }
            )]
        );
    }
}

#[test]
fn refuses_anything_but_digits_in_a_bank() {
    let rows = "5,5,5,5,5,5,5/5,5,5,5,5,5,5";
    let not_seeds = |found: &str| PositionFaultKind::NotSeeds {
        found: found.to_owned(),
    };
    assert_eq!(
        faults(ALI, &format!("{rows} x-0 S")),
        [(29, not_seeds("x"))]
    );
    assert_eq!(faults(ALI, &format!("{rows} 0- S")), [(31, not_seeds(""))]);
    assert_eq!(
        faults(ALI, &format!("{rows} 0-0-0 S")),
        [(29, PositionFaultKind::NotTwoBanks)]
    );
    assert_eq!(
        faults(ALI, &format!("{rows} 0 S")),
        [(29, PositionFaultKind::NotTwoBanks)]
    );
}

#[test]
fn refuses_a_total_that_is_not_the_rule_sets() {
    let wrong = PositionFaultKind::Setup(SetupError::WrongTotal {
        found: 69,
        expected: 70,
    });
    assert_eq!(
        faults(ALI, "4,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S"),
        [(1, wrong)]
    );
    let wrong = PositionFaultKind::Setup(SetupError::WrongTotal {
        found: 70,
        expected: 84,
    });
    assert_eq!(
        faults(TRADITIONAL, "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S"),
        [(1, wrong)]
    );
}

#[test]
fn takes_any_total_that_is_said_to_be_free() {
    let text = "4,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S free";
    let position = Position::parse(ALI.rules(), text).expect(text);
    assert_eq!(position.board().total(), 69);
    assert_eq!(position.to_string(), text);
}

#[test]
fn refuses_more_than_255_seeds_in_a_hole() {
    assert_eq!(
        faults(ALI, "0,0,256,0,0,0,0/0,0,0,0,0,0,0 0-0 S free"),
        [(5, PositionFaultKind::TooManyHere)]
    );
    let many = format!("0,0,1{},0,0,0,0/0,0,0,0,0,0,0 0-0 S free", "0".repeat(99));
    assert_eq!(faults(ALI, &many), [(5, PositionFaultKind::TooManyHere)]);
    position(ALI, "0,0,255,0,0,0,0/0,0,0,0,0,0,0 0-0 S");
}

#[test]
fn refuses_more_than_255_seeds_on_the_whole_board_and_banks() {
    let text = "100,0,0,0,0,0,0/0,0,0,0,0,0,100 55-1 S free";
    assert_eq!(
        faults(ALI, text),
        [(
            1,
            PositionFaultKind::Setup(SetupError::TooManySeeds { found: 256 })
        )]
    );
    position(ALI, "100,0,0,0,0,0,0/0,0,0,0,0,0,100 55-0 S");
}

#[test]
fn refuses_fewer_than_four_open_holes() {
    let text = "5,5,x,x,x,x,x/5,x,x,x,x,x,x 55-0 S";
    assert_eq!(
        faults(ALI, text),
        [(
            1,
            PositionFaultKind::Setup(SetupError::TooFewOpenHoles { found: 3 })
        )]
    );
    position(ALI, "5,5,x,x,x,x,x/5,5,x,x,x,x,x 50-0 S");
}

#[test]
fn refuses_a_position_without_a_player() {
    let rows = "5,5,5,5,5,5,5/5,5,5,5,5,5,5";
    assert_eq!(
        faults(ALI, &format!("{rows} 0-0")),
        [(32, PositionFaultKind::NoPlayer)]
    );
    for wrong in ["s", "W", "SN", "+", "S++", "+S"] {
        let faults = faults(ALI, &format!("{rows} 0-0 {wrong}"));
        assert_eq!(
            faults,
            [(
                33,
                PositionFaultKind::NotAPlayer {
                    found: wrong.to_owned()
                }
            )]
        );
    }
}

#[test]
fn refuses_plus_where_the_rule_set_has_no_second_sowing() {
    for (game, text) in [
        (
            PALLANGUZHI,
            "12,12,12,2,12,12,12/12,12,12,2,12,12,12 0-0 S+",
        ),
        (TRADITIONAL, "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0-0 S+"),
        (KALAH, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S+"),
        (AVALANCHE, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S+"),
    ] {
        assert_eq!(
            faults(game, text),
            [(
                text.len() - 1,
                PositionFaultKind::Setup(SetupError::NoSecondSowing)
            )]
        );
    }
}

#[test]
fn refuses_what_stands_behind_the_end() {
    let text = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
    let unexpected = |found: &str| PositionFaultKind::Unexpected {
        found: found.to_owned(),
    };
    assert_eq!(
        faults(ALI, &format!("{text} please")),
        [(35, unexpected("please"))]
    );
    assert_eq!(
        faults(ALI, &format!("{text} free free")),
        [(40, unexpected("free"))]
    );
}

#[test]
fn refuses_nothing_at_all_and_far_too_much() {
    assert_eq!(
        faults(ALI, ""),
        [
            (1, PositionFaultKind::NotTwoRows),
            (1, PositionFaultKind::NotTwoBanks),
            (1, PositionFaultKind::NoPlayer)
        ]
    );
    assert_eq!(
        faults(ALI, &"5,".repeat(1 << 20)),
        [(257, PositionFaultKind::TooLong)]
    );
}

#[test]
fn names_all_that_is_wrong_in_the_order_of_the_text() {
    let not_seeds = |found: &str| PositionFaultKind::NotSeeds {
        found: found.to_owned(),
    };
    assert_eq!(
        faults(KALAH, "4,four,x,4,4,4/4,4,4,4,4 0-? S+"),
        [
            (3, not_seeds("four")),
            (8, PositionFaultKind::Setup(SetupError::NoClosedHoles)),
            (
                16,
                PositionFaultKind::HolesInRow {
                    found: 5,
                    expected: 6
                }
            ),
            (28, not_seeds("?")),
            (30, PositionFaultKind::Setup(SetupError::NoSecondSowing)),
        ]
    );
}
