//! What it costs to know the best sowing, by the seeds that still lie in the holes.
//!
//! `cargo run --release --example cost` · positions searched, as tables
//! `cargo run --release --example cost -- docs/search-cost.svg` · and as a chart
//!
//! Positions are met in random rounds, the same in every run, and each is put to an engine that has had the time to
//! compute its endgames, but never searched before. A position that needs more than [`NODES`] is left there: a rank
//! among the others it has all the same.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

mod chart;
mod random_positions;

use ali_guli_mane::ai::{Level, ThinkOptions};
use ali_guli_mane::{Engine, Position, Variant};
use std::process::ExitCode;

/// Positions for each number of seeds, where random rounds lead to as many.
const POSITIONS: usize = 21;

/// With fewer a median would say little.
const FEWEST: usize = 7;

/// What may be spent on one position.
pub const NODES: u64 = 4_000_000;

/// What it cost to know the best sowing where so many seeds lie in the holes.
pub struct Cost {
    /// Seeds in the holes.
    pub seeds: u8,
    /// Positions searched, for each position that was asked about, the cheapest first.
    pub nodes: Vec<u64>,
}

/// One game's costs, the fewest seeds first.
pub struct Costs {
    /// The game.
    pub variant: Variant,
    /// What was measured.
    pub costs: Vec<Cost>,
}

fn main() -> ExitCode {
    let games: Vec<Costs> = Variant::ALL.into_iter().map(Costs::measured).collect();
    let Some(path) = std::env::args().nth(1) else {
        return ExitCode::SUCCESS;
    };
    match std::fs::write(&path, chart::drawn(&games)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}

impl Costs {
    fn measured(variant: Variant) -> Costs {
        println!(
            "\n| {} | positions | median | 90 % | worst | over |",
            variant.id()
        );
        println!("|---:|---:|---:|---:|---:|---:|");
        let mut engine = Engine::new(variant);
        engine.prepare(usize::MAX);
        let measured = |&seeds: &u8| Cost::measured(&engine, variant, seeds);
        let costs = seeds(variant).iter().filter_map(measured).collect();
        Costs { variant, costs }
    }
}

impl Cost {
    fn measured(engine: &Engine, variant: Variant, seeds: u8) -> Option<Cost> {
        let positions = random_positions::random_positions(variant, seeds, POSITIONS);
        let mut nodes: Vec<u64> = positions.iter().map(|p| cost(engine, p)).collect();
        nodes.sort_unstable();
        let cost = Cost { seeds, nodes };
        let says_much = cost.is_opening(variant) || cost.nodes.len() >= FEWEST;
        says_much.then(|| cost.print())
    }

    /// Are all seeds in the holes yet?
    pub fn is_opening(&self, variant: Variant) -> bool {
        self.seeds == Position::opening(variant).board().seeds_in_holes()
    }

    fn print(self) -> Cost {
        let (seeds, count, over) = (self.seeds, self.nodes.len(), self.over());
        let [median, most, worst] = [0.5, 0.9, 1.0].map(|share| self.within(share));
        println!("| {seeds} | {count} | {median} | {most} | {worst} | {over} |");
        self
    }

    /// As many as so large a share of the positions needed at most.
    pub fn within(&self, share: f64) -> u64 {
        let rank = (share * self.nodes.len() as f64).ceil() as usize;
        self.nodes[rank.max(1) - 1]
    }

    /// How many were left at the limit.
    pub fn over(&self) -> usize {
        self.nodes.iter().filter(|&&nodes| nodes >= NODES).count()
    }
}

/// The numbers of seeds to ask about: few enough to be known, up to the opening where that can be.
fn seeds(variant: Variant) -> Vec<u8> {
    let all = Position::opening(variant).board().seeds_in_holes();
    match variant {
        Variant::Kalah => vec![12, 16, 20, 24, 28, 32, 36, 40],
        Variant::Avalanche => vec![12, 16, 20, 24, 28, 32, 36, 40, 42],
        _ => (1..all / 7).map(|part| 7 * part).chain([all]).collect(),
    }
}

fn cost(engine: &Engine, position: &Position) -> u64 {
    let options = ThinkOptions {
        level: Some(Level::Perfect),
        nodes: NODES,
        ..ThinkOptions::default()
    };
    let analysis = engine.clone().think(position, &options);
    analysis.nodes.max(1)
}
