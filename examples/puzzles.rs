//! How the puzzles of each game and kind turn out: how long they take to make, and how the grades are shared.
//!
//! `cargo run --release --example puzzles -- 200` makes 200 of each, once as they come and once of a grade wished for.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

use ali_guli_mane::puzzle::{Puzzle, PuzzleKind};
use ali_guli_mane::{Engine, Variant};
use std::collections::HashSet;
use std::time::{Duration, Instant};

fn main() {
    let count = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let count: u64 = count.unwrap_or(200);
    for variant in Variant::ALL {
        for kind in PuzzleKind::ALL
            .into_iter()
            .filter(|kind| kind.suits(variant.rules()))
        {
            for wish in [false, true] {
                print(variant, kind, count, wish);
            }
        }
    }
}

fn print(variant: Variant, kind: PuzzleKind, count: u64, wish: bool) {
    let mut grades = [0; 5];
    let mut missed = 0;
    let mut met = HashSet::new();
    let mut times: Vec<Duration> = Vec::new();
    let mut engine = Engine::new(variant);
    for seed in 0..count {
        let wished = wish.then_some(1 + (seed % 5) as u8);
        let begun = Instant::now();
        let puzzle = Puzzle::make(&mut engine, variant, kind, seed, wished).expect("a puzzle");
        times.push(begun.elapsed());
        met.insert(puzzle.position.to_string());
        grades[usize::from(puzzle.grade) - 1] += 1;
        missed += u32::from(wished.is_some_and(|wished| wished != puzzle.grade));
    }
    times.sort();
    println!(
        "{:28} {:15} {:12} grades {grades:?} missed {missed} positions {} median {:?} worst {:?}",
        variant.id(),
        kind.id(),
        if wish { "grade wished" } else { "any grade" },
        met.len(),
        times[times.len() / 2],
        times[times.len() - 1]
    );
}
