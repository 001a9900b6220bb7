//! Makes an opening book: a best sowing and its worth, wherever one player may have to choose who goes by the book.
//!
//! `cargo run --release --example book -- kalah 35 26 >www/books/kalah.txt` · Kalah, down to 35 seeds in the holes,
//! with a table of two to the power of 26 times 64 bytes
//! `cargo run --release --example book -- kalah 34 26 www/books/kalah.txt` · goes on from an earlier book
//!
//! How far it has come is told on stderr, as it takes long.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

use ali_guli_mane::ai::{Book, BookEntry, Level, MemoryLimits, ThinkOptions};
use ali_guli_mane::rules::VariantError;
use ali_guli_mane::{Engine, Position, Variant};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match book(&arguments) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn book(arguments: &[String]) -> Result<String, String> {
    let [id, seeds, bits, earlier @ ..] = arguments else {
        return Err("book <game> <seeds> <bits of the table> [<earlier book>]".to_owned());
    };
    let variant: Variant = id
        .parse()
        .map_err(|error: VariantError| error.to_string())?;
    let seeds = seeds.parse().map_err(|_| "how many seeds?")?;
    let bits = bits.parse().map_err(|_| "how large a table?")?;
    let mut maker = Maker::new(variant, bits);
    if let Some(earlier) = earlier.first() {
        let text = std::fs::read_to_string(earlier).map_err(|error| error.to_string())?;
        let book = Book::read(variant, &text).map_err(|error| error.to_string())?;
        maker.engine.load_book(book);
    }
    Ok(Book::write(variant, seeds, |position| {
        maker.choose(position)
    }))
}

/// All of eighteen seeds on twelve holes, half a minute: nothing beside the search for a book.
const ENDGAMES: usize = 86_500_000;

struct Maker {
    engine: Engine,
    start: Instant,
    choices: u32,
}

impl Maker {
    fn new(variant: Variant, bits: u32) -> Maker {
        let limits = MemoryLimits {
            table_bits: bits,
            ..MemoryLimits::of(variant).with_endgames(ENDGAMES)
        };
        let engine = Engine::with_limits(variant, limits);
        Maker {
            engine,
            start: Instant::now(),
            choices: 0,
        }
    }

    fn choose(&mut self, position: &Position) -> BookEntry {
        let best = ThinkOptions {
            level: Some(Level::Perfect),
            nodes: u64::MAX,
            ..ThinkOptions::default()
        };
        let analysis = self.engine.think(position, &best);
        let sowing = analysis.sowing.expect("a round that goes on");
        let value = analysis.values.iter().find(|value| value.sowing == sowing);
        let value = value.expect("one of the sowings");
        assert!(value.exact, "without a limit everything is computed");
        self.choices += 1;
        let seconds = self.start.elapsed().as_secs();
        eprintln!(
            "{:>6} {position} {:+} {} nodes, {seconds} s",
            self.choices, value.margin, analysis.nodes
        );
        BookEntry {
            sowing,
            margin: value.margin,
        }
    }
}
