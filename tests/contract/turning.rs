//! Turning the board turns the result: no player has an advantage in the rules, only in the first sowing.

use super::for_random_positions;
use ali_guli_mane::rules::Outcome;
use ali_guli_mane::{Position, Side, Sowing};

/// The position after the players have changed places.
fn turned(position: &Position) -> Position {
    let (board, ring) = (position.board(), position.board().ring());
    let places = ring.holes().map(|hole| {
        let seat = hole.turned(); // turning twice is not turning
        match board.is_open(seat) {
            true => board.seeds(seat).to_string(),
            false => "x".to_owned(),
        }
    });
    let places: Vec<String> = places.collect();
    let (norths, souths) = places.split_at(places.len() / 2);
    let [south, north] = board.banks();
    let text = format!(
        "{}/{} {north}-{south} {}{} free",
        norths.join(","),
        souths.join(","),
        position.mover().other().letter(),
        if position.is_second_sowing() { "+" } else { "" },
    );
    Position::parse(position.rules(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn turned_sowing(sowing: Sowing) -> Sowing {
    let hole = sowing.hole.turned();
    Sowing { hole, ..sowing }
}

fn turned_outcome(outcome: Outcome) -> Outcome {
    let [south, north] = outcome.totals;
    Outcome {
        winner: outcome.winner.map(Side::other),
        totals: [north, south],
        ..outcome
    }
}

#[test]
fn turning_the_board_turns_every_result() {
    for_random_positions(9, |_, position| {
        let across = turned(position);
        assert_eq!(turned(&across), *position);
        for sowing in position.pseudo_legal() {
            let turned_after = position.after(sowing).map(|next| turned(&next));
            let seen_across = across.after(turned_sowing(sowing));
            assert_eq!(seen_across, turned_after, "{sowing:?} in {position}");
        }
        assert_eq!(
            across.outcome(),
            position.outcome().map(turned_outcome),
            "{position}"
        );
    });
}

#[test]
fn turning_the_board_turns_what_may_be_sown() {
    for_random_positions(10, |_, position| {
        let across = turned(position);
        for (here, there) in [
            (position.legal(), across.legal()),
            (position.endless(), across.endless()),
        ] {
            assert_eq!(here.len(), there.len(), "{position}");
            assert!(
                here.iter()
                    .all(|&sowing| there.contains(&turned_sowing(sowing)))
            );
        }
    });
}
