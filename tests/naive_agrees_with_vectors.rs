//! The naive engine against the test vectors: whoever judges the engine is judged first.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

mod naive;

use naive::{
    Choice, Naive, NaiveEvent as E, NaiveMatch, NaiveRound, Variant, choice, folded, name_of, other,
};

const POSITIONS: &str = include_str!("vectors/positions.tsv");
const PERFT: &str = include_str!("vectors/perft.tsv");
const MATCHES: &str = include_str!("vectors/matches.tsv");

/// The rows of a file: its fields, without the comments.
fn rows(file: &str) -> impl Iterator<Item = Vec<&str>> {
    file.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

fn position(variant: &str, text: &str) -> Naive {
    let board = Naive::parse(Variant::of(variant), text);
    assert_eq!(board.text(), text);
    board
}

fn ali(text: &str) -> Naive {
    position("ali-guli-mane", text)
}

/// One `sowing=position` of positions.tsv.
fn result(field: &str) -> (Choice, String) {
    let (sowing, after) = field.split_once('=').expect("sowing=position");
    (choice(sowing), after.to_string())
}

#[test]
fn every_legal_sowing_of_every_position() {
    let mut seen = 0;
    for row in rows(POSITIONS) {
        let mut want: Vec<_> = row[2..].iter().map(|field| result(field)).collect();
        let after_each = position(row[0], row[1]).after_each().into_iter();
        let mut got: Vec<_> = after_each
            .map(|(choice, after)| (choice, after.text()))
            .collect();
        want.sort();
        got.sort();
        assert_eq!(got, want, "{} {}", row[0], row[1]);
        seen += 1;
    }
    assert_eq!(seen, 240);
}

/// S5, and the contract of the events: folded over the old board they give the new one.
#[test]
fn every_ledger_adds_up() {
    for row in rows(POSITIONS) {
        let board = position(row[0], row[1]);
        for (hole, way) in board.legal() {
            let (after, ledger) = board.sow(hole, way).expect("a legal sowing");
            assert_eq!(folded(&board, &ledger), (after.clone(), 0));
            let (kept, ledger) = after.keep();
            assert_eq!(folded(&after, &ledger), (kept, 0));
        }
    }
}

#[test]
fn perft_of_every_opening() {
    let mut seen = 0;
    for row in rows(PERFT) {
        let variant = Variant::of(row[0]);
        let opening = Naive::opening(variant, &variant.opening_row());
        for (depth, want) in row[1].split(' ').enumerate() {
            assert_eq!(
                opening.perft(depth as u32 + 1).to_string(),
                want,
                "{} {depth}",
                row[0]
            );
            seen += 1;
        }
    }
    assert_eq!(seen, 23);
}

/// One line of matches.tsv, played from the opening the line before it left.
fn play_round(game: &mut NaiveMatch, row: &[&str]) {
    assert_eq!(row[1], game.number.to_string());
    assert!(game.round.now.text().ends_with(row[2]), "{row:?}");
    for sowing in row[3].split(' ') {
        assert!(
            game.round.play(choice(sowing)).is_some(),
            "{sowing} in {row:?}"
        );
    }
    assert_eq!(game.round.now.text(), row[4]);
    let [south, north] = game.round.over().expect("the end of the round").totals;
    assert_eq!(format!("{south} {north}"), row[5]);
}

/// The opening of the next round as matches.tsv writes it.
fn go_on(game: &mut NaiveMatch) -> String {
    if game.next_round() {
        game.round.now.text()
    } else {
        "over".to_string()
    }
}

#[test]
fn every_round_of_every_match() {
    let mut game = None;
    let mut seen = 0;
    for row in rows(MATCHES) {
        let variant = Variant::of(row[0]);
        if row[1] == "1" {
            game = Some(NaiveMatch::new(variant, &variant.opening_row(), None));
        }
        let game = game.as_mut().expect("a match begins with round 1");
        play_round(game, &row);
        assert_eq!(go_on(game), row[6], "{row:?}");
        assert_eq!(row[6] == "over", game.outcome().is_some());
        seen += 1;
    }
    assert_eq!(seen, 69);
}

/// Two lone seeds in the either-way game, stepping to and fro.
const TO_AND_FRO: &str = "0,0,0,1,0,0,0/0,0,0,1,0,0,0 40-28 S";

/// S6: at the start of a turn, for the third time.
#[test]
fn the_third_standing_of_a_position_ends_the_round() {
    let mut round = NaiveRound::from(position("ali-guli-mane-either-way", TO_AND_FRO));
    for sowing in ["10", "3", "9-", "4-", "10", "3", "9-", "4-"] {
        assert_eq!(round.over(), None);
        round.play(choice(sowing)).expect("a legal sowing");
    }
    let end = round.over().expect("the end");
    assert_eq!((end.reason, end.totals), ("repetition", [40, 28]));
}

/// S4: the sowing that never ends is barred, and is the only one that is.
#[test]
fn ajji_aata_is_endless() {
    let board = ali("1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S");
    assert_eq!(board.endless(), [(13, '+')]);
    assert_eq!(board.sow(13, '+'), None);
}

/// B2: the example of the text, event by event. It ends in A5, A4 is empty: A3 and B3 are captured.
#[test]
fn the_ledger_of_the_example_of_the_text() {
    let before = ali("0,0,0,0,4,0,0/3,0,0,0,5,0,1 57-0 S");
    let (after, ledger) = before.sow(7, '+').expect("a legal sowing");
    assert_eq!(after.text(), "1,1,1,0,0,0,0/0,0,0,0,0,0,1 66-0 S+");
    let names = [2, 3, 4, 11].map(|hole| name_of(before.variant, hole));
    assert_eq!(names, ["A5", "A4", "A3", "B3"]);
    let want = [
        E::Scoop { hole: 7, seeds: 3 },
        E::Drop { hole: 0 },
        E::Drop { hole: 1 },
        E::Drop { hole: 2 },
        E::Saada { hole: 3 },
        E::Capture {
            holes: vec![4, 11],
            seeds: 9,
            player: 0,
        },
        E::Again {
            player: 0,
            reason: "secondSowing",
        },
    ];
    assert_eq!(ledger, want);
}

/// M5: a match set to a number of rounds ends with the last of them, and the larger stock wins.
#[test]
fn a_match_of_one_round() {
    let first = rows(MATCHES).next().expect("a round");
    let mut game = NaiveMatch::new(Variant::of(first[0]), &[5; 7], Some(1));
    play_round(&mut game, &first);
    let end = game.outcome().expect("the end of the match");
    assert_eq!(
        (end.reason, end.winner, end.stocks),
        ("rounds", Some(0), [52, 18])
    );
    assert_eq!(go_on(&mut game), "over");
}

/// A match of Pallanguzhi at the end of a round in which North has kept so many seeds.
fn north_left_with(seeds: u32) -> NaiveMatch {
    let variant = Variant::Pallanguzhi;
    let mut game = NaiveMatch::new(variant, &variant.opening_row(), None);
    let stuck = format!(
        "0,0,0,0,1,0,0/0,0,0,0,0,0,0 {}-{} S",
        148 - seeds,
        seeds - 1
    );
    game.round = NaiveRound::from(position(variant.id(), &stuck));
    game
}

/// M5: with fewer than six, although two would fill the middle hole.
#[test]
fn fewer_than_six_end_a_match_of_pallanguzhi() {
    let end = north_left_with(5).outcome().expect("the end of the match");
    assert_eq!(
        (end.reason, end.winner, end.stocks),
        ("cannotFill", Some(0), [143, 5])
    );
    assert_eq!(north_left_with(6).outcome(), None);
}

/// M2: 24 seeds fill the middle hole and one more from the left, not two from the left.
#[test]
fn the_cheapest_hole_is_filled_first() {
    let opening = "12,x,x,2,x,x,x/12,12,12,2,12,12,12 50-10 N";
    assert_eq!(go_on(&mut north_left_with(24)), opening);
}

/// K4: over at once, although the player to move has seeds; they go to him.
#[test]
fn an_empty_row_ends_the_game() {
    let board = position("kalah", "0,0,0,0,0,0/0,2,3,1,3,2 17-20 S");
    let end = board.over().expect("the end");
    assert_eq!(
        (end.reason, end.winner, end.totals),
        ("rowEmpty", Some(0), [28, 20])
    );
}

/// Minimax without any memory, so many sowings ahead.
fn look(board: &Naive, ahead: u32) -> i32 {
    let lead = |at: &Naive| at.banks[board.mover] as i32 - at.banks[other(board.mover)] as i32;
    let worth = |after: &Naive| {
        let more = look(after, ahead - 1);
        lead(after) - lead(board)
            + if after.mover == board.mover {
                more
            } else {
                -more
            }
    };
    match board.over() {
        Some(_) => lead(&board.keep().0) - lead(board),
        None if ahead == 0 => 0,
        None => board
            .after_each()
            .iter()
            .map(|(_, after)| worth(after))
            .max()
            .expect("a sowing"),
    }
}

/// Positions that looking ahead gets to the bottom of: the last seeds of a round.
fn is_small(board: &Naive) -> bool {
    let seeds: u32 = board.holes.iter().sum();
    match board.variant {
        Variant::EitherWay => false, // too many ways to go
        Variant::Kalah | Variant::Avalanche => seeds <= 6,
        _ => seeds <= 3,
    }
}

/// The openings of values.tsv are out of reach of anything so plain.
#[test]
fn minimax_remembers_what_looking_ahead_finds() {
    let boards = rows(POSITIONS).map(|row| position(row[0], row[1]));
    let small: Vec<Naive> = boards.filter(is_small).collect();
    for board in &small {
        assert_eq!(
            naive::minimax::best(board, 10_000),
            Some(look(board, 16)),
            "{}",
            board.text()
        );
    }
    assert_eq!(small.len(), 21);
}

/// S6: neither can do better than to go on for ever.
#[test]
fn going_round_for_ever_is_worth_nothing() {
    let board = position("ali-guli-mane-either-way", TO_AND_FRO);
    assert_eq!(naive::minimax::best(&board, 10_000), Some(0));
}
