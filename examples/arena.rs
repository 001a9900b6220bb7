//! Plays every level against every other, and says how many seeds each loses to best play with every sowing.
//!
//! `cargo run --release --example arena -- ali-guli-mane 20` · the game, and how many rounds each pair plays
//! `cargo run --release --example arena -- kalah 20 1` · with so many portions of thinking for a sowing
//!
//! Rounds begin where the first turn of each has left the game nearest to even; each beginning is played twice, with
//! changed sides.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

use ali_guli_mane::ai::{Analysis, FairStart, Level, ThinkOptions};
use ali_guli_mane::{Engine, Position, Round, Sowing, Variant};
use std::process::ExitCode;

/// So many of the fairest beginnings.
const BEGINNINGS: usize = 10;

/// What may be spent on finding fair beginnings.
const NODES_FOR_STARTS: u64 = 6_000_000;

/// The page asks in portions of so many positions, until it is known what to sow.
const PORTION: u64 = 100_000;

/// After so many portions the page takes the best answer so far.
const PORTIONS: u64 = 12;

/// No round is this long, unless it goes round and round.
const LONGEST_ROUND: usize = 500;

/// What a level has done so far.
#[derive(Clone, Copy, Default)]
struct Tally {
    sowings: u32,
    lost: u32,
}

struct Arena {
    engine: Engine,
    portions: u64,
    beginnings: Vec<Position>,
    tallies: [Tally; Level::ALL.len()],
}

impl Tally {
    /// Counts what a sowing lost against the best, where both are known.
    fn count(&mut self, analysis: &Analysis, sowing: Sowing) {
        let known = || analysis.values.iter().filter(|value| value.exact);
        let chosen = known().find(|value| value.sowing == sowing);
        let best = known().map(|value| value.margin).max();
        if let (Some(chosen), Some(best), true) = (chosen, best, analysis.exact) {
            self.sowings += 1;
            self.lost += u32::from((best - chosen.margin).unsigned_abs());
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let variant = arguments.first().and_then(|id| id.parse().ok());
    let number = |at: usize, usual: u64| arguments.get(at).map_or(Ok(usual), |text| text.parse());
    let numbers = (number(1, 20), number(2, PORTIONS));
    let (Some(variant), (Ok(rounds), Ok(portions))) = (variant, numbers) else {
        eprintln!("arena <game> [<rounds each> [<portions a sowing>]]");
        return ExitCode::FAILURE;
    };
    let mut engine = Engine::new(variant);
    engine.prepare(usize::MAX); // on the page there is time for it
    let mut arena = Arena {
        beginnings: beginnings(&mut engine, variant),
        engine,
        portions,
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
        let mut game = Round::new(start);
        let mut history = Vec::new();
        while game.outcome().is_none() && history.len() < LONGEST_ROUND {
            let position = *game.position();
            self.sow(&mut game, seats[position.mover().index()], &history, seed);
            history.push(position);
        }
        game.outcome().map_or(0, |outcome| outcome.margin())
    }

    fn sow(&mut self, game: &mut Round, seat: usize, history: &[Position], seed: u64) {
        let level = Level::ALL[seat];
        let options = ThinkOptions {
            level: Some(level),
            nodes: PORTION,
            history: history.to_vec(),
            seed: seed + 1000 * history.len() as u64,
        };
        let position = *game.position();
        let analysis = self.think(&position, &options);
        let Some(sowing) = analysis.sowing else {
            return;
        };
        self.tallies[seat].count(&analysis, sowing);
        game.play(sowing).expect("the engine chooses what is legal");
    }

    /// What a level thinks after as many portions as the page would wait for.
    fn think(&mut self, position: &Position, options: &ThinkOptions) -> Analysis {
        let mut analysis = self.engine.think(position, options);
        for _ in 1..self.portions {
            if analysis.nodes < PORTION {
                break;
            }
            analysis = self.engine.think(position, options);
        }
        analysis
    }

    fn print_losses(&self) {
        println!("\n{:11}{:>16}{:>10}", "", "seeds a sowing", "sowings");
        for (level, tally) in Level::ALL.iter().zip(&self.tallies) {
            let mean = f64::from(tally.lost) / f64::from(tally.sowings.max(1));
            println!("{:11}{mean:>16.2}{:>10}", level.id(), tally.sowings);
        }
    }
}

/// Where the rounds begin: after the fairest first turn of each, or, where none is proved, at the opening.
fn beginnings(engine: &mut Engine, variant: Variant) -> Vec<Position> {
    let opening = Position::opening(variant);
    let starts = engine.fair_starts(&opening, 2, NODES_FOR_STARTS).starts;
    let after = |start: &FairStart| {
        let mut sowings = start.sowings.iter();
        sowings.try_fold(opening, |position, &sowing| position.after(sowing))
    };
    let even = |start: &&FairStart| start.margin.abs() == starts[0].margin.abs();
    let begun = starts.iter().take_while(even).take(BEGINNINGS);
    let begun: Vec<Position> = begun.filter_map(after).collect();
    match begun.is_empty() {
        true => vec![opening],
        false => begun,
    }
}
