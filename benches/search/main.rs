//! How much the search spares: beside a plain alpha-beta over the same sowings, with a table of as many entries and
//! the same endgames; and, without endgames, beside the naive engine, which counts everything.
//!
//! `cargo bench --bench search` prints positions searched and the processor's time, endgames not counted, and how many
//! times as much the plain search needs. All three must agree.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

#[path = "../../tests/naive/mod.rs"]
mod naive;
mod plain;
#[path = "../../examples/cost/random_positions.rs"]
mod random;

use ali_guli_mane::ai::{Level, ThinkOptions};
use ali_guli_mane::rules::Margin;
use ali_guli_mane::{Engine, Position, Variant};
use cpu_time::ProcessTime;
use plain::Plain;
use random::random_positions;

/// Positions met in random rounds of Kalah and Avalanche, with so many seeds in the holes.
const SEEDS: u8 = 26;

/// So many of them.
const POSITIONS: usize = 8;

/// About so many seeds are enough for the naive engine, and so many positions that follow; where there are more it is
/// not asked.
const FEW_SEEDS: u8 = 7;
const FEW_POSITIONS: usize = 20_000;

/// What a search found, and what it took.
#[derive(Clone, Copy)]
struct Cost {
    value: Margin,
    nodes: u64,
    seconds: f64,
}

fn main() {
    println!("| | positions | ours | plain | times | ours, s | plain, s | times |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|");
    for variant in Variant::ALL {
        compare(variant, &positions(variant));
    }
    println!("\n| | positions | ours, ms | naive, ms | times |");
    println!("|---|---:|---:|---:|---:|");
    for variant in Variant::ALL {
        compare_naive(variant);
    }
}

/// The opening, where the plain search can do it; else positions later in the round.
fn positions(variant: Variant) -> Vec<Position> {
    match variant {
        Variant::Kalah | Variant::Avalanche => random_positions(variant, SEEDS, POSITIONS),
        _ => vec![Position::opening(variant)],
    }
}

fn compare(variant: Variant, positions: &[Position]) {
    let mut sums = [(0, 0.0); 2];
    for position in positions {
        let costs = [
            timed(plain::engine(variant), position),
            plain(variant, position),
        ];
        assert_eq!(costs[0].value, costs[1].value, "{position}");
        for (sum, cost) in sums.iter_mut().zip(costs) {
            *sum = (sum.0 + cost.nodes, sum.1 + cost.seconds);
        }
    }
    let [ours, plain] = sums;
    println!(
        "| {} | {} | {} | {} | {:.1} | {:.3} | {:.3} | {:.1} |",
        variant.id(),
        positions.len(),
        ours.0,
        plain.0,
        plain.0 as f64 / ours.0 as f64,
        ours.1,
        plain.1,
        plain.1 / ours.1
    );
}

fn compare_naive(variant: Variant) {
    let positions = random_positions(variant, FEW_SEEDS, POSITIONS);
    let (mut compared, mut sums) = (0, [0.0; 2]);
    for position in &positions {
        let Some((value, seconds)) = naively(variant, position) else {
            continue; // too many positions can follow
        };
        let ours = timed(Engine::with_endgames(variant, 1), position);
        assert_eq!(ours.value, value, "{position}");
        compared += 1;
        sums = [sums[0] + ours.seconds, sums[1] + seconds];
    }
    if compared == 0 {
        return; // nothing to compare with
    }
    let [ours, naive] = sums.map(|seconds| 1e3 * seconds);
    let times = naive / ours;
    println!(
        "| {} | {compared} | {ours:.3} | {naive:.0} | {times:.0} |",
        variant.id()
    );
}

/// Our search for the best sowing, with the line of best play, which is part of the answer.
fn timed(mut engine: Engine, position: &Position) -> Cost {
    let options = ThinkOptions {
        level: Some(Level::Perfect),
        nodes: u64::MAX,
        ..ThinkOptions::default()
    };
    let start = ProcessTime::now();
    let analysis = engine.think(position, &options);
    let seconds = start.elapsed().as_secs_f64();
    let best = analysis
        .values
        .iter()
        .find(|value| Some(value.sowing) == analysis.sowing);
    Cost {
        value: best.expect("a sowing").margin,
        nodes: analysis.nodes,
        seconds,
    }
}

/// The plain search, a second time: what it asked of the endgames in the first is known by then.
fn plain(variant: Variant, position: &Position) -> Cost {
    let mut plain = Plain::new(variant);
    plain.value(position);
    plain.forget();
    let start = ProcessTime::now();
    let value = plain.value(position);
    Cost {
        value,
        nodes: plain.nodes,
        seconds: start.elapsed().as_secs_f64(),
    }
}

/// The naive engine's value, and how many seconds it took.
fn naively(variant: Variant, position: &Position) -> Option<(Margin, f64)> {
    let board = naive::Naive::parse(naive::Variant::of(variant.id()), &position.to_string());
    let start = ProcessTime::now();
    let value = naive::minimax::best(&board, FEW_POSITIONS)?;
    Some((value as Margin, start.elapsed().as_secs_f64()))
}
