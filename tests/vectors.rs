//! The results in `tests/vectors`, which an independent engine computed.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

use ali_guli_mane::play::{MatchOptions, perft};
use ali_guli_mane::{Hole, Way};
use ali_guli_mane::{Match, Position, Sowing, Variant};

/// The rows of a file: fields between tabs; lines that begin with `#` say what the fields are.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
}

fn variant(id: &str) -> Variant {
    id.parse().expect(id)
}

fn hole_of(game: Variant, number: u8) -> Hole {
    let hole = game.rules().ring_of_holes().hole(number);
    hole.expect("a hole of the board")
}

/// `13` or, clockwise, `13-`.
fn sowing(game: Variant, text: &str) -> Sowing {
    let (hole, way) = match text.strip_suffix('-') {
        Some(hole) => (hole, Way::Clockwise),
        None => (text, Way::Anticlockwise),
    };
    Sowing {
        hole: hole_of(game, hole.parse().expect("a hole number")),
        way,
    }
}

#[test]
fn every_legal_sowing_leads_where_the_vectors_say() {
    let mut sowings = 0;
    for row in rows(include_str!("vectors/positions.tsv")) {
        let position = Position::parse(variant(row[0]).rules(), row[1]).expect(row[1]);
        assert_eq!(position.to_string(), row[1]);
        let mut expected: Vec<(Sowing, &str)> = row[2..]
            .iter()
            .map(|field| field.split_once('=').expect("sowing=position"))
            .map(|(name, after)| (sowing(variant(row[0]), name), after))
            .collect();
        expected.sort_by_key(|(s, _)| (s.hole, s.way == Way::Clockwise));
        let legal: Vec<Sowing> = expected.iter().map(|&(s, _)| s).collect();
        assert_eq!(position.legal(), legal, "legal in {} {}", row[0], row[1]);
        for (sowing, after) in expected {
            let played = position.play(sowing).expect(row[1]);
            assert_eq!(
                played.position.to_string(),
                after,
                "{sowing:?} in {} {}",
                row[0],
                row[1]
            );
            assert_eq!(position.after(sowing), Some(played.position));
            sowings += 1;
        }
    }
    assert!(sowings > 900, "only {sowings} sowings were compared");
}

#[test]
fn perft_counts_what_the_vectors_count() {
    for row in rows(include_str!("vectors/perft.tsv")) {
        let opening = Position::opening(variant(row[0]));
        for (depth, count) in (1..).zip(row[1].split(' ')) {
            assert_eq!(
                perft(&opening, depth),
                count.parse().unwrap(),
                "{} {depth}",
                row[0]
            );
        }
    }
}

#[test]
fn matches_go_as_the_vectors_go() {
    let mut game: Option<Match> = None;
    let mut rounds = 0;
    for row in rows(include_str!("vectors/matches.tsv")) {
        let [id, number, began, sowings, last, holds, next] = row[..] else {
            panic!("seven fields: {row:?}")
        };
        if number == "1" {
            game = Some(Match::new(MatchOptions::new(variant(id))));
        }
        let game = game.as_mut().expect("a first round");
        assert_eq!(game.position().mover().letter().to_string(), began);
        for text in sowings.split(' ') {
            game.play(sowing(variant(id), text))
                .unwrap_or_else(|e| panic!("{id} {number} {text}: {e}"));
        }
        assert_eq!(game.position().to_string(), last, "{id} {number}");
        let outcome = game.round().outcome().expect("the round is over");
        assert_eq!(
            format!("{} {}", outcome.totals[0], outcome.totals[1]),
            holds,
            "{id} {number}"
        );
        match next {
            "over" => assert!(game.outcome().is_some()),
            _ => {
                game.next_round().expect("another round");
                assert_eq!(game.position().to_string(), next, "{id} {number}");
            }
        }
        rounds += 1;
    }
    assert!(rounds > 60, "only {rounds} rounds were played");
}

#[test]
fn names_in_the_vectors_are_names_of_sowings() {
    let either_way = Variant::AliGuliManeEitherWay;
    let name = |text| either_way.rules().sowing_name(sowing(either_way, text));
    assert_eq!(name("10-"), "B4-");
    assert_eq!(name("3"), "A4+");
}
