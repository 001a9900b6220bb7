//! What a sowing is said to come to, held against the boards before and after it, and against its trace.

use super::fold::Scene;
use super::for_random_positions;
use ali_guli_mane::play::{AfterSowing, Summary};
use ali_guli_mane::sowing::Event;
use ali_guli_mane::{Position, Round, Side, Sowing};

/// A legal sowing, what was said of it, and the round after it.
struct Played {
    before: Round,
    summary: Summary,
    trace: Vec<Event>,
    after: Round,
}

fn for_random_sowings(seed: u64, check: impl Fn(&Played)) {
    for_random_positions(seed, |_, position| {
        for sowing in Round::new(*position).legal() {
            check(&Played::of(position, sowing));
        }
    });
}

impl Played {
    fn of(position: &Position, sowing: Sowing) -> Self {
        let before = Round::new(*position);
        let summary = before.summary(sowing).expect("a legal sowing");
        let mut after = before.clone();
        let trace = after.play(sowing).expect("a legal sowing");
        Played {
            before,
            summary,
            trace,
            after,
        }
    }

    fn count(&self, is_one: impl Fn(&Event) -> bool) -> u32 {
        self.trace.iter().filter(|event| is_one(event)).count() as u32
    }
}

#[test]
fn the_seeds_of_a_summary_are_those_by_which_the_banks_grow() {
    for_random_sowings(
        21,
        |Played {
             before,
             summary,
             after,
             ..
         }| {
            for side in Side::BOTH {
                let bank = |game: &Round| u32::from(game.table().bank(side));
                let won = match side == summary.player {
                    true => summary.wins,
                    false => summary.passing[side.index()],
                };
                let grown = bank(after) - bank(before);
                assert_eq!(
                    grown,
                    won + summary.kept[side.index()],
                    "{}",
                    before.position()
                );
            }
            let passing = summary.passing[summary.player.index()];
            assert_eq!(summary.wins, summary.banked + passing + summary.captured);
        },
    );
}

#[test]
fn its_laps_and_seeds_are_those_of_the_trace() {
    for_random_sowings(22, |played| {
        let Played { summary, .. } = played;
        let scoops = played.count(|event| matches!(event, Event::Scoop { .. }));
        let drops = played.count(|event| matches!(event, Event::Drop { .. }));
        let into_bank = played.count(|event| matches!(event, Event::BankDrop { .. }));
        let told = (summary.laps, summary.sown, summary.banked);
        assert_eq!(told, (scoops, drops + into_bank, into_bank));
    });
}

#[test]
fn the_last_seed_falls_where_it_says_alone_or_among_others() {
    for_random_sowings(
        23,
        |Played {
             before,
             summary,
             trace,
             ..
         }| {
            let mut scene = Scene::of(before.position().board());
            let mut last = (None, false);
            for event in trace {
                scene.see(event);
                match event {
                    Event::Drop { hole } => last = (Some(*hole), scene.holes[hole.index()] == 1),
                    Event::BankDrop { .. } => last = (None, false),
                    _ => {}
                }
            }
            assert_eq!((summary.ends, summary.alone), last, "{}", before.position());
        },
    );
}

#[test]
fn the_holes_it_takes_are_those_that_fill_the_players_bank() {
    for_random_sowings(24, |Played { summary, trace, .. }| {
        let taken = trace.iter().flat_map(|event| match event {
            Event::Ripe { hole, player, .. } if *player == summary.player => vec![*hole],
            Event::Capture { holes, .. } => holes.clone(),
            _ => Vec::new(),
        });
        let mut taken: Vec<_> = taken.collect();
        let mut told = summary.takes.clone();
        let each_once = told.len();
        taken.sort();
        taken.dedup();
        told.sort();
        told.dedup();
        assert_eq!((told.len(), told), (each_once, taken));
    });
}

#[test]
fn it_goes_on_as_the_round_does() {
    for_random_sowings(
        25,
        |Played {
             before,
             summary,
             after,
             ..
         }| {
            let mover = after.position().mover();
            let same = mover == before.position().mover();
            match (summary.next, after.outcome()) {
                (AfterSowing::Over { player, reason }, Some(outcome)) => {
                    assert_eq!((player, reason), (mover, outcome.reason));
                }
                (AfterSowing::Again { player, .. }, None) => {
                    assert_eq!((player, true), (mover, same))
                }
                (AfterSowing::Turn { player }, None) => assert_eq!((player, false), (mover, same)),
                (next, outcome) => panic!("{next:?}, where the round ended so: {outcome:?}"),
            }
        },
    );
}

#[test]
fn a_saada_is_told_where_the_sowing_comes_to_rest_there() {
    for_random_sowings(26, |Played { summary, trace, .. }| {
        let at_rest = trace.iter().rev().find_map(|event| match event {
            Event::Saada { hole } => Some(Some(*hole)),
            Event::Scoop { .. } => Some(None),
            _ => None,
        });
        assert_eq!(summary.saada, at_rest.flatten());
    });
}
