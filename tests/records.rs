//! Records: a match that was written down can be played again, and whatever else stands there is refused with
//! a line and a column.

#![cfg(not(target_arch = "wasm32"))] // proptest is for native builds only

mod random;
mod reading;

use ali_guli_mane::play::MatchOptions;
use ali_guli_mane::text::RecordErrorKind;
use ali_guli_mane::{Match, Variant};
use proptest::prelude::*;
use random::{Rng, few_or_many};
use reading::{assert_replays_as, read_record};

/// A match of any game, set up in any way, somewhere in its course.
fn matches() -> impl Strategy<Value = Match> {
    (any::<u64>(), 0..200_usize).prop_map(|(seed, plies)| {
        let mut rng = Rng::new(seed);
        let game = rng.pick(&Variant::ALL);
        let start = rng.once_in(3).then(|| random::position(&mut rng, game));
        let options = MatchOptions {
            start,
            ..random::options(&mut rng, game)
        };
        random::match_played(&mut rng, options, plies)
    })
}

fn changes() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    let ink = prop_oneof![
        any::<char>(),
        prop::sample::select("0123456789AB+-xSN./:#\n\r\t ".chars().collect::<Vec<_>>()),
    ];
    prop::collection::vec((any::<usize>(), any::<u8>(), ink), 1..4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(256, 20_000) as u32))]

    #[test]
    fn a_match_that_was_written_down_can_be_played_again(game in matches()) {
        assert_replays_as(&game, &game.record());
    }

    #[test]
    fn a_person_may_add_remarks_and_space(game in matches()) {
        let edited: String = game.record().lines().map(|line| format!("\t {line}  \r\n# {line}\r\n\r\n")).collect();
        assert_replays_as(&game, &edited);
    }

    #[test]
    fn an_editor_may_put_tabs_between_words_and_a_mark_before_the_text(game in matches()) {
        let record = game.record();
        let edited = record.replace(": ", ":\t").replace(". ", ".\t").replace("round ", "round\t");
        assert_replays_as(&game, &format!("\u{feff}{edited}"));
    }

    #[test]
    fn an_editor_may_put_in_any_dashes_and_spaces(game in matches(), seed in any::<u64>()) {
        let rng = &mut Rng::new(seed);
        let edited: Vec<String> = game.record().lines().map(|line| random::edited(rng, &format!(" {line} "))).collect();
        assert_replays_as(&game, &edited.join("\r\n"));
    }

    #[test]
    fn a_slip_of_the_pen_stands_where_it_is_whatever_an_editor_makes(
        game in matches(), slips in changes(), seed in any::<u64>()
    ) {
        let slipped = random::slip(&game.record(), &slips);
        let edited = random::edited(&mut Rng::new(seed), &slipped);
        prop_assert_eq!(place(&edited), place(&slipped));
    }

    #[test]
    fn a_person_may_leave_the_results_out(game in matches()) {
        let record = game.record();
        let edited: Vec<&str> = record.lines().filter(|line| !line.starts_with("result")).collect();
        assert_replays_as(&game, &edited.join("\n"));
    }

    #[test]
    fn any_text_is_replayed_or_refused_with_a_place(text in any::<String>()) {
        read_record(&text);
        read_record(&format!("game: ali-guli-mane\n{text}"));
        read_record(&format!("game: kalah\nround 1\n1. B4 {text}"));
    }

    #[test]
    fn so_is_a_record_with_slips_of_the_pen(game in matches(), slips in changes()) {
        read_record(&random::slip(&game.record(), &slips));
    }
}

/// Where a record is refused.
fn place(record: &str) -> Option<(usize, usize)> {
    let refused = Match::from_record(record).err();
    refused.map(|refused| (refused.line, refused.column))
}

const BEGUN: &str = "game: ali-guli-mane\n\nround 1\n";

/// Replays `BEGUN` and these lines, and says what is wrong where; line 4 is their first.
#[track_caller]
fn refused(lines: &str) -> (usize, usize, RecordErrorKind) {
    refused_all(&format!("{BEGUN}{lines}"))
}

#[track_caller]
fn refused_all(text: &str) -> (usize, usize, RecordErrorKind) {
    let refused = Match::from_record(text).expect_err(text);
    (refused.line, refused.column, refused.kind)
}

mod refuses {
    use super::*;
    use ali_guli_mane::Hole;
    use ali_guli_mane::play::{NextRoundError, PlayError};
    use ali_guli_mane::text::PositionFaultKind;

    fn hole(name: &str) -> Hole {
        let ring = Variant::AliGuliMane.rules().ring_of_holes();
        ring.hole_named(name).expect("a hole")
    }

    #[test]
    fn a_heading_that_is_none() {
        assert_eq!(
            refused_all("game: kalah\nplace: Mysore\n"),
            (2, 1, RecordErrorKind::NotAHeading)
        );
        assert_eq!(
            refused_all("  gamme: kalah"),
            (1, 3, RecordErrorKind::NotAHeading)
        );
        assert_eq!(
            refused_all("game kalah"),
            (1, 1, RecordErrorKind::NotAHeading)
        );
    }

    #[test]
    fn a_heading_that_stands_there_twice() {
        assert_eq!(
            refused_all("game: kalah\ngame: kalah"),
            (2, 1, RecordErrorKind::NotAHeading)
        );
    }

    #[test]
    fn no_game_and_an_unknown_one() {
        assert_eq!(refused_all(""), (1, 1, RecordErrorKind::NoGame));
        assert_eq!(refused_all("opening: 5"), (1, 1, RecordErrorKind::NoGame));
        assert_eq!(
            refused_all("game:   oware"),
            (1, 9, RecordErrorKind::NoSuchVariant)
        );
    }

    #[test]
    fn an_opening_that_the_game_has_not() {
        for opening in ["7", "-5", "five", "", "5.0", "260"] {
            let (line, column, fault) =
                refused_all(&format!("game: ali-guli-mane\nopening: {opening}"));
            assert_eq!(
                (line, fault),
                (2, RecordErrorKind::NotAnOpening),
                "{opening}"
            );
            assert!((9..=10).contains(&column)); // behind the colon, where nothing else stands
        }
    }

    #[test]
    fn a_number_of_rounds_that_the_game_has_not() {
        for (game, rounds) in [
            ("pallanguzhi", "0"),
            ("pallanguzhi", "1001"),
            ("pallanguzhi", "65537"),
            ("kalah", "2"),
        ] {
            let refused = refused_all(&format!("game: {game}\nrounds: {rounds}"));
            assert_eq!(refused, (2, 9, RecordErrorKind::NotRounds), "{rounds}");
        }
    }

    #[test]
    fn a_start_with_the_column_where_it_is_wrong() {
        let (line, column, fault) =
            refused_all("game: kalah\nstart: 4,4,4,4,4,4/4,four,4,4,4,4 0-0 S");
        assert_eq!((line, column), (2, 22));
        let RecordErrorKind::BadStart(inner) = fault else {
            panic!("{fault}")
        };
        assert_eq!(
            (inner.faults[0].column, &inner.faults[0].kind),
            (
                15,
                &PositionFaultKind::NotSeeds {
                    found: "four".into()
                }
            )
        );
    }

    #[test]
    fn the_wrong_round() {
        let kalah = "game: kalah\nround 2\n";
        assert_eq!(
            refused_all(kalah),
            (2, 1, RecordErrorKind::WrongRound { expected: 1 })
        );
        assert_eq!(
            refused("1. B1\nround 3"),
            (5, 1, RecordErrorKind::WrongRound { expected: 2 })
        );
    }

    #[test]
    fn a_round_before_its_time_and_after_the_last() {
        let running = RecordErrorKind::NoNextRound(NextRoundError::RoundRunning);
        assert_eq!(refused("1. B1\nround 2"), (5, 1, running));
        let over = RecordErrorKind::NoNextRound(NextRoundError::MatchOver);
        assert_eq!(
            refused_all("game: kalah\nround 1\n1. resigns\nround 2"),
            (4, 1, over)
        );
    }

    #[test]
    fn a_turn_out_of_turn() {
        assert_eq!(
            refused("2. B1"),
            (4, 1, RecordErrorKind::WrongTurn { expected: 1 })
        );
        assert_eq!(
            refused("1. B1 B2\n3. A1"),
            (5, 1, RecordErrorKind::WrongTurn { expected: 2 })
        );
        assert_eq!(
            refused("  B1"),
            (4, 3, RecordErrorKind::WrongTurn { expected: 1 })
        );
        assert_eq!(
            refused("1 . B1"),
            (4, 1, RecordErrorKind::WrongTurn { expected: 1 })
        );
    }

    /// B4 captures fifteen, so South sows again; after the second sowing it is North's turn.
    #[test]
    fn a_turn_that_is_too_short_or_too_long() {
        assert_eq!(
            refused("1. B4\n2. A1"),
            (5, 1, RecordErrorKind::TurnNotOver)
        );
        assert_eq!(refused("1. B4 B2 B3"), (4, 10, RecordErrorKind::TurnOver));
    }

    #[test]
    fn a_turn_without_a_sowing() {
        assert_eq!(refused("1.\n2. B1"), (4, 1, RecordErrorKind::NotASowing));
        assert_eq!(
            refused("1. B4 B2\n2.\n3. A1"),
            (5, 1, RecordErrorKind::NotASowing)
        );
    }

    #[test]
    fn what_is_no_name_of_a_sowing() {
        for name in ["B8", "b4", "B4+", "10", "B", "four", "५"] {
            assert_eq!(
                refused(&format!("1.  {name}")),
                (4, 5, RecordErrorKind::NotASowing),
                "{name}"
            );
        }
    }

    #[test]
    fn a_sowing_that_is_not_allowed() {
        let not_yours = PlayError::NotYourHole(hole("A1"));
        assert_eq!(
            refused("1. A1"),
            (4, 4, RecordErrorKind::Illegal(not_yours))
        );
        let empty = PlayError::EmptyHole(hole("B6"));
        assert_eq!(refused("1. B4 B6"), (4, 7, RecordErrorKind::Illegal(empty)));
    }

    #[test]
    fn anything_after_a_resignation() {
        let over = || RecordErrorKind::Illegal(PlayError::RoundOver);
        assert_eq!(refused("1. resigns\n2. A1"), (5, 4, over()));
        assert_eq!(refused("1. resigns resigns"), (4, 12, over()));
    }

    #[test]
    fn anything_after_a_result() {
        let lines = "1. resigns\nresult: North 0-0 resigned\n2. A1";
        assert_eq!(refused(lines), (6, 1, RecordErrorKind::AfterTheEnd));
        let lines = "1. resigns\nresult: North 0-0 resigned\nresult: North 0-0 resigned";
        assert_eq!(refused(lines), (6, 1, RecordErrorKind::AfterTheEnd));
    }

    #[test]
    fn a_result_that_the_sowings_do_not_lead_to() {
        let expected = Some("North 0-0 resigned".to_owned());
        assert_eq!(
            refused("1. resigns\nresult: South 9-0 stuck"),
            (5, 9, RecordErrorKind::WrongResult { expected })
        );
        let expected = None;
        assert_eq!(
            refused("1. B1\nresult: draw"),
            (5, 9, RecordErrorKind::WrongResult { expected })
        );
    }

    #[test]
    fn megabytes_of_anything() {
        for flood in [
            "1. B4 ",
            "game: kalah\n",
            "#",
            "\n",
            "round 1\n",
            ":",
            "\u{1f330}",
            "999999999999",
        ] {
            assert_eq!(
                refused_all(&flood.repeat((1 << 24) / flood.len() + 1)),
                (1, 1, RecordErrorKind::TooLong)
            );
            read_record(&flood.repeat((1 << 20) / flood.len()));
            read_record(&format!("{BEGUN}{}", flood.repeat((1 << 19) / flood.len())));
        }
    }
}

/// A record of 22,000 rounds, each of them given up.
#[test]
fn a_match_may_last_as_long_as_people_like() {
    let mut game = Match::new(MatchOptions::new(Variant::AliGuliMane));
    for _ in 0..22_000 {
        game.resign().expect("a round that is running");
        game.next_round().expect("a match that goes on");
    }
    let record = game.record();
    let replayed = Match::from_record(&record).expect("a record");
    assert_eq!(replayed.rounds().len(), 22_001);
    assert_eq!(replayed.record(), record);
}

#[test]
fn columns_count_characters_not_bytes() {
    assert_eq!(
        refused("1. B4 B2\n# ಅಳಿ ಗುಳಿ ಮಣೆ\n2. ಅಳಿ"),
        (6, 4, RecordErrorKind::NotASowing)
    );
    assert_eq!(refused("1. B4 ಅಳಿ B2"), (4, 7, RecordErrorKind::NotASowing));
    assert_eq!(
        refused_all("\u{feff}game: chess"),
        (1, 8, RecordErrorKind::NoSuchVariant)
    );
}

#[test]
fn a_record_without_a_round_is_a_match_at_its_beginning() {
    let game = Match::from_record("game: pallanguzhi\nopening: 146\nrounds: 3").expect("a record");
    assert_eq!(game.position().board().total(), 146);
    assert_eq!(
        game.record(),
        "game: pallanguzhi\nopening: 146\nrounds: 3\n\nround 1\n"
    );
}

#[test]
fn a_record_reads_like_this() {
    let text =
        "game: kalah\nopening: 4\n\nround 1\n1. B3 B6\n2. A5 resigns\nresult: South 2-1 resigned\n";
    let game = Match::from_record(text).expect("a record");
    assert_eq!(game.record(), text);
}
