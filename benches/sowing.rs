//! How fast the engine sows: random rounds of every rule set, in silence, on one core.
//!
//! `cargo bench` prints sowings and laps for each second of the processor's time. Laps are counted in a second pass
//! over the same rounds, so that counting does not slow the first.

#![cfg_attr(target_arch = "wasm32", no_main)] // for the command line: in wasm it is empty
#![cfg(not(target_arch = "wasm32"))]

#[path = "../examples/cost/rng.rs"]
mod rng;

use ali_guli_mane::sowing::Event;
use ali_guli_mane::{Position, Variant};
use cpu_time::ProcessTime;
use rng::Rng;
use std::hint::black_box;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(2);
const ROUNDS_COUNTED: u32 = 200;

/// Plays one random round; says how many sowings it had.
fn round(opening: &Position, rng: &mut Rng, mut see: impl FnMut(&Position, &Position)) -> u64 {
    let (mut position, mut sowings) = (*opening, 0);
    // Rounds that only walk in circles are rare; nobody waits for them here.
    while sowings < 1_000 {
        let count = position.pseudo_legal().len();
        if count == 0 {
            break;
        }
        let sowing = position
            .pseudo_legal()
            .nth(rng.below(count))
            .expect("in range");
        let Some(next) = position.after(sowing) else {
            break;
        };
        see(&position, &next);
        position = next;
        sowings += 1;
    }
    sowings
}

fn laps_per_sowing(opening: &Position) -> f64 {
    let (mut rng, mut laps, mut sowings) = (Rng(7), 0, 0);
    for _ in 0..ROUNDS_COUNTED {
        let mut position = *opening;
        while let Some(sowing) = {
            let legal = position.legal();
            (!legal.is_empty()).then(|| legal[rng.below(legal.len())])
        } {
            let played = position.play(sowing).expect("a legal sowing");
            laps += played
                .trace
                .iter()
                .filter(|e| matches!(e, Event::Scoop { .. }))
                .count();
            sowings += 1;
            position = played.position;
            if sowings % 1_000 == 0 {
                break;
            }
        }
    }
    laps as f64 / f64::from(sowings)
}

fn main() {
    println!("{:26} {:>14} {:>14}", "", "sowings/s", "laps/s");
    for variant in Variant::ALL {
        let opening = Position::opening(variant);
        let (mut rng, mut sowings) = (Rng(7), 0);
        let start = ProcessTime::now();
        while start.elapsed() < TIME {
            for _ in 0..100 {
                sowings += round(&opening, &mut rng, |_, next| {
                    black_box(next);
                });
            }
        }
        let rate = sowings as f64 / start.elapsed().as_secs_f64();
        let laps = rate * laps_per_sowing(&opening);
        println!(
            "{:26} {:>12.2} M {:>12.2} M",
            variant.id(),
            rate / 1e6,
            laps / 1e6
        );
    }
}
