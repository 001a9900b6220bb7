//! Plays every level against every other, and says how many seeds each loses to best play with every sowing.
//!
//! `cargo run --release --example arena -- ali-guli-mane 20` · the game, and how many rounds each pair plays
//!
//! Rounds begin after one of the fairest first turns; each beginning is played twice, with changed sides.

use ali_guli_mane::{Engine, FairStart, Game, Level, Options, Position, Sowing, Variant};
use std::process::ExitCode;

/// So many of the fairest first turns.
const BEGINNINGS: usize = 3;

/// What may be spent on finding fair beginnings.
const NODES_FOR_STARTS: u64 = 3_000_000;

/// What may be spent on a sowing.
const NODES: u64 = 300_000;

/// No round is this long, unless it goes round and round.
const LONGEST_ROUND: usize = 500;

/// What a level has done so far.
#[derive(Clone, Copy, Default)]
struct Tally {
    sowings: u32,
    lost: u32,
    nodes: u64,
}

struct Arena {
    engine: Engine,
    beginnings: Vec<Position>,
    tallies: [Tally; Level::ALL.len()],
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let variant = arguments.first().and_then(|id| Variant::from_id(id));
    let rounds = arguments.get(1).map_or(Ok(20), |rounds| rounds.parse());
    let (Some(variant), Ok(rounds)) = (variant, rounds) else {
        eprintln!("arena <game> [<rounds each>]");
        return ExitCode::FAILURE;
    };
    let mut engine = Engine::new(variant);
    let mut arena = Arena {
        beginnings: beginnings(&mut engine, variant),
        engine,
        tallies: Default::default(),
    };
    arena.print_points(rounds);
    arena.print_losses();
    ExitCode::SUCCESS
}

impl Arena {
    /// Points of every level against every other, in hundredths: a win is 1, a draw a half.
    fn print_points(&mut self, rounds: u64) {
        let head: String = Level::ALL
            .iter()
            .map(|l| format!("{:>11}", l.id()))
            .collect();
        println!("{:11}{head}", "");
        for one in 0..Level::ALL.len() {
            let row: String = (0..Level::ALL.len())
                .map(|other| match one > other {
                    true => format!("{:>10}%", self.points(one, other, rounds)),
                    false => format!("{:>11}", ""),
                })
                .collect();
            println!("{:11}{row}", Level::ALL[one].id());
        }
    }

    fn points(&mut self, one: usize, other: usize, rounds: u64) -> u64 {
        let points: u64 = (0..rounds)
            .map(|round| {
                let seats = [[one, other], [other, one]][round as usize % 2];
                let margin = self.round(seats, round / 2, round);
                let margin = if seats[0] == one { margin } else { -margin };
                (1 + margin.signum()) as u64
            })
            .sum();
        100 * points / (2 * rounds)
    }

    /// Plays a round; by how much South wins it.
    fn round(&mut self, seats: [usize; 2], beginning: u64, seed: u64) -> i16 {
        let start = self.beginnings[beginning as usize % self.beginnings.len()];
        let mut game = Game::new(start);
        let mut history = Vec::new();
        while game.outcome().is_none() && history.len() < LONGEST_ROUND {
            let position = *game.position();
            self.sow(&mut game, seats[position.mover().index()], &history, seed);
            history.push(position);
        }
        game.outcome().map_or(0, |outcome| outcome.margin())
    }

    fn sow(&mut self, game: &mut Game, seat: usize, history: &[Position], seed: u64) {
        let level = Level::ALL[seat];
        let options = Options {
            level: Some(level),
            nodes: NODES,
            history: history.to_vec(),
            seed: seed + 1000 * history.len() as u64,
        };
        let position = *game.position();
        let chosen = self.engine.think(&position, &options);
        let Some(sowing) = chosen.sowing else { return };
        self.count(&position, seat, sowing, chosen.nodes);
        game.play(sowing).expect("the engine chooses what is legal");
    }

    fn count(&mut self, position: &Position, seat: usize, sowing: Sowing, nodes: u64) {
        let known = self.engine.think(
            position,
            &Options {
                nodes: NODES,
                ..Options::default()
            },
        );
        let tally = &mut self.tallies[seat];
        tally.nodes += nodes;
        let worth = known.values.iter().find(|value| value.sowing == sowing);
        let best = known.values.iter().map(|value| value.margin).max();
        if let (Some(worth), Some(best), true) = (worth, best, known.values.iter().all(|v| v.exact))
        {
            tally.sowings += 1;
            tally.lost += u32::from((best - worth.margin).unsigned_abs());
        }
    }

    fn print_losses(&self) {
        println!("\n{:11}{:>16}{:>10}", "", "seeds a sowing", "sowings");
        for (level, tally) in Level::ALL.iter().zip(&self.tallies) {
            let mean = f64::from(tally.lost) / f64::from(tally.sowings.max(1));
            println!("{:11}{mean:>16.2}{:>10}", level.id(), tally.sowings);
        }
    }
}

/// Where the rounds begin: after the fairest first turns, or, where none is proved, at the opening.
fn beginnings(engine: &mut Engine, variant: Variant) -> Vec<Position> {
    let opening = Position::opening(variant);
    let starts = engine.fair_starts(&opening, 1, NODES_FOR_STARTS).starts;
    let after = |start: &FairStart| {
        let mut sowings = start.sowings.iter();
        sowings.try_fold(opening, |position, &sowing| position.after(sowing))
    };
    let begun: Vec<Position> = starts.iter().take(BEGINNINGS).filter_map(after).collect();
    match begun.is_empty() {
        true => vec![opening],
        false => begun,
    }
}
