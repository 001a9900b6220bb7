//! Reading any text at all: either it is understood, and then written and read again it is the same; or it is
//! refused with places that lie within the text.
//!
//! Shared by the property tests and the fuzz targets.

#![allow(dead_code)] // each test that includes this module needs a part of it

use ali_guli_mane::text::{PositionError, RecordError};
use ali_guli_mane::{Match, Position, Variant};

/// Reads a text as a position of every game.
pub fn read_position(text: &str) {
    for game in Variant::ALL {
        match Position::parse(game.rules(), text) {
            Ok(position) => assert_reads_as(&position, &position.to_string()),
            Err(refused) => assert_places_are_in(&refused, text),
        }
    }
}

pub fn assert_reads_as(position: &Position, text: &str) {
    assert_eq!(
        Position::parse(position.rules(), text).as_ref(),
        Ok(position),
        "{text}"
    );
}

fn assert_places_are_in(refused: &PositionError, text: &str) {
    let columns: Vec<usize> = refused.faults.iter().map(|fault| fault.column).collect();
    assert!(
        !columns.is_empty() && columns.is_sorted(),
        "{columns:?} in {text:?}"
    );
    let behind_the_end = text.chars().count() + 1;
    assert!(
        columns
            .iter()
            .all(|column| (1..=behind_the_end).contains(column)),
        "{columns:?} in {text:?}"
    );
    assert!(refused.to_string().starts_with("column "));
}

/// Replays a text as a record.
pub fn read_record(text: &str) {
    match Match::from_record(text) {
        Ok(game) => assert_replays_as(&game, &game.record()),
        Err(refused) => assert_place_is_in(&refused, text),
    }
}

pub fn assert_replays_as(game: &Match, record: &str) {
    let replayed = Match::from_record(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert_eq!(replayed.record(), game.record());
    assert_eq!(replayed.options(), game.options());
    assert_eq!(replayed.outcome(), game.outcome());
    assert_eq!(replayed.position(), game.position());
    assert_eq!(replayed.table(), game.table());
}

fn assert_place_is_in(refused: &RecordError, text: &str) {
    let lines: Vec<&str> = text.split('\n').collect();
    assert!(
        (1..=lines.len()).contains(&refused.line),
        "{refused} in {text:?}"
    );
    let behind_the_end = lines[refused.line - 1].chars().count() + 1;
    assert!(
        (1..=behind_the_end).contains(&refused.column),
        "{refused} in {text:?}"
    );
    assert!(refused.to_string().starts_with("line "));
}
