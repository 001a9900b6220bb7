//! Positions and sowings as text: what was written can be read, and whatever else stands there is refused with
//! a place. The refusals one by one are clause tests (`clauses/text.rs`).

#![cfg(not(target_arch = "wasm32"))] // proptest is for native builds only

mod random;
mod reading;

use ali_guli_mane::rules::Rules;
use ali_guli_mane::{Position, Sowing, Variant};
use proptest::prelude::*;
use proptest::sample::select;
use random::{Rng, few_or_many};
use reading::{assert_reads_as, read_position};

fn games() -> impl Strategy<Value = Variant> {
    select(&Variant::ALL[..])
}

/// A position, played or strewn.
fn positions() -> impl Strategy<Value = Position> {
    (games(), any::<u64>()).prop_map(|(game, seed)| random::position(&mut Rng::new(seed), game))
}

/// Text that looks like a position to whoever looks away.
fn almost_positions() -> impl Strategy<Value = String> {
    let ink = select(
        "0123456789,,,///--  xSN+free५⑤\t\n\u{0}\u{a0}\u{feff}\u{2013}\u{2212}"
            .chars()
            .collect::<Vec<_>>(),
    );
    prop::collection::vec(ink, 0..80).prop_map(String::from_iter)
}

/// One change to a text: at which character, which kind, what is put there.
fn changes() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    prop::collection::vec((any::<usize>(), any::<u8>(), any::<char>()), 1..4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(few_or_many(512, 50_000) as u32))]

    #[test]
    fn what_was_written_can_be_read(position in positions()) {
        assert_reads_as(&position, &position.to_string());
    }

    #[test]
    fn the_rules_own_number_of_seeds_needs_no_other_word(position in positions()) {
        let usual = Position::opening(position.rules().variant).board().total();
        let said = position.to_string().ends_with(" free");
        prop_assert_eq!(said, position.board().total() != usual);
        assert_reads_as(&position, &format!("  {}  free ", position.to_string().trim_end_matches(" free")));
    }

    #[test]
    fn whatever_editors_make_of_dashes_and_spaces_is_read(position in positions(), seed in any::<u64>()) {
        let edited = random::edited(&mut Rng::new(seed), &format!(" {position} "));
        assert_reads_as(&position, &edited);
        let with_name = random::edited(&mut Rng::new(seed), &format!(" {position:#} "));
        prop_assert_eq!(with_name.parse(), Ok(position));
    }

    #[test]
    fn faults_stand_where_they_are_in_what_editors_made(
        position in positions(), slips in changes(), seed in any::<u64>()
    ) {
        let slipped = random::slip(&position.to_string(), &slips);
        let edited = random::edited(&mut Rng::new(seed), &slipped);
        prop_assert_eq!(places(position.rules(), &edited), places(position.rules(), &slipped));
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in any::<String>()) {
        read_position(&text);
    }

    #[test]
    fn so_is_text_that_is_almost_a_position(text in almost_positions()) {
        read_position(&text);
    }

    #[test]
    fn so_is_a_position_with_slips_of_the_pen(position in positions(), slips in changes()) {
        read_position(&random::slip(&position.to_string(), &slips));
    }

    #[test]
    fn the_name_of_a_sowing_names_it(game in games(), number in any::<prop::sample::Index>()) {
        let sowings: Vec<Sowing> = every_sowing(game);
        let sowing = *number.get(&sowings);
        prop_assert_eq!(game.rules().sowing_named(&game.rules().sowing_name(sowing)), Some(sowing));
    }

    #[test]
    fn any_other_name_names_nothing(game in games(), name in any::<String>()) {
        let named = game.rules().sowing_named(&name);
        prop_assert_eq!(named.map(|sowing| game.rules().sowing_name(sowing)), named.map(|_| name));
    }
}

/// The columns of all that is wrong with a position.
fn places(rules: &'static Rules, text: &str) -> Vec<usize> {
    let read = Position::parse(rules, text);
    read.map_or_else(
        |error| error.faults.iter().map(|fault| fault.column).collect(),
        |_| Vec::new(),
    )
}

/// Every sowing that a name could mean: each hole, the ways that the game allows.
fn every_sowing(game: Variant) -> Vec<Sowing> {
    use ali_guli_mane::Way;
    use ali_guli_mane::rules::Ways;
    let ways: &[Way] = match game.rules().ways {
        Ways::Anticlockwise => &[Way::Anticlockwise],
        Ways::Both => &[Way::Anticlockwise, Way::Clockwise],
    };
    let holes = game.rules().ring_of_holes().holes();
    holes
        .flat_map(|hole| ways.iter().map(move |&way| Sowing { hole, way }))
        .collect()
}

#[test]
fn names_are_all_different() {
    for game in Variant::ALL {
        let mut names: Vec<String> = every_sowing(game)
            .iter()
            .map(|&sowing| game.rules().sowing_name(sowing))
            .collect();
        let holes = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), holes, "{}", game.id());
    }
}

#[test]
fn megabytes_of_anything_are_refused_at_once() {
    for flood in [
        "5",
        "5,",
        "/",
        "x,",
        " ",
        "-",
        "\u{1f330}",
        "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S ",
        "\n",
    ] {
        read_position(&flood.repeat(4 << 20));
    }
}

#[test]
fn space_around_the_words_is_no_fault() {
    let text = "5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 S";
    let spaced = format!("  {}  ", text.replace(' ', "   "));
    let read = Position::parse(Variant::AliGuliMane.rules(), &spaced);
    assert_eq!(read, Ok(Position::opening(Variant::AliGuliMane)));
}

#[test]
fn columns_count_characters_not_bytes() {
    let refused = Position::parse(
        Variant::AliGuliMane.rules(),
        "५,5,5,5,5,5,é/5,5,5,5,5,5,5 0-0 S",
    );
    let columns = refused
        .unwrap_err()
        .faults
        .iter()
        .map(|fault| fault.column)
        .collect::<Vec<_>>();
    assert_eq!(columns, [1, 13]);
}
