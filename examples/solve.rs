//! What every sowing of a position is worth, and what it costs to know.
//!
//! `cargo run --release --example solve -- ali-guli-mane` · a game's opening
//! `cargo run --release --example solve -- kalah 3` · with other seeds in each hole
//! `cargo run --release --example solve -- pallanguzhi '0,0,0,1,2,0,0/0,3,0,0,1,0,0 70-71 S'` · any position

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

use ali_guli_mane::ai::ThinkOptions;
use ali_guli_mane::rules::VariantError;
use ali_guli_mane::{Engine, Position, Variant};
use cpu_time::ProcessTime;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match question(&arguments) {
        Ok((variant, position)) => {
            answer(variant, &position);
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn question(arguments: &[String]) -> Result<(Variant, Position), String> {
    let [id, rest @ ..] = arguments else {
        return Err("solve <game> [<seeds in each hole> | <position>]".to_owned());
    };
    let variant: Variant = id.parse().map_err(|error: VariantError| {
        let games = Variant::ALL.map(Variant::id).join(", ");
        format!("{error}; there are {games}")
    })?;
    let rules = variant.rules();
    let position = match rest {
        [] => Ok(Position::opening(variant)),
        [seeds] if seeds.parse::<u8>().is_ok() => {
            let row = vec![seeds.as_str(); rules.row.into()].join(",");
            Position::parse(rules, &format!("{row}/{row} 0-0 S free"))
        }
        [text, ..] => Position::parse(rules, text),
    };
    Ok((variant, position.map_err(|error| error.to_string())?))
}

fn answer(variant: Variant, position: &Position) {
    let start = ProcessTime::now();
    let options = ThinkOptions {
        nodes: u64::MAX,
        ..ThinkOptions::default()
    };
    let analysis = Engine::new(variant).think(position, &options);
    let seconds = start.elapsed().as_secs_f64();
    let name = |sowing| variant.rules().sowing_name(sowing);
    println!("{position}");
    for value in &analysis.values {
        println!("{:>4} {:+}", name(value.sowing), value.margin);
    }
    let line: Vec<String> = analysis.line.iter().copied().map(name).collect();
    println!("best play: {}", line.join(" "));
    println!("{} nodes, {seconds:.3} s of processor time", analysis.nodes);
}
