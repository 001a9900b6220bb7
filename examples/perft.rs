//! Counts sequences of legal sowings: `cargo run --release --example perft -- ali-guli-mane 9 [position]`.
//!
//! Prints one line a depth: depth, sequences, milliseconds.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

use ali_guli_mane::play::perft;
use ali_guli_mane::rules::VariantError;
use ali_guli_mane::{Position, Variant};
use std::time::Instant;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [variant, depth, position @ ..] = words.as_slice() else {
        return Err("usage: perft VARIANT DEPTH [POSITION]".into());
    };
    let variant: Variant = variant
        .parse()
        .map_err(|error: VariantError| error.to_string())?;
    let depth: u32 = depth.parse().map_err(|_| format!("not a depth: {depth}"))?;
    let position = match position {
        [] => Position::opening(variant),
        text => {
            let text = text.join(" ");
            Position::parse(variant.rules(), &text).map_err(|error| error.to_string())?
        }
    };
    for depth in 1..=depth {
        let start = Instant::now();
        let count = perft(&position, depth);
        let ms = start.elapsed().as_secs_f64() * 1e3;
        println!("{depth} {count} {ms:.3}");
    }
    Ok(())
}
