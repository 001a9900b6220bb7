//! What holds for every game, every position and every sowing, on random play and on boards no play leads to.
//!
//! The numbers are thrown anew from the same seed every time; `AGM_LONG=1` throws a million sowings instead of
//! some thousands.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

mod choices;
#[path = "../fold/mod.rs"]
mod fold;
mod matches;
#[path = "../naive/mod.rs"]
mod naive;
mod oracle;
#[path = "../random/mod.rs"]
mod random;
mod sowings;
mod summaries;
mod taking_back;
mod turning;

use ali_guli_mane::{Position, Variant};
use random::{Rng, few_or_many};

/// Checks random positions of every game, until they had so many sowings in all.
fn for_random_positions(seed: u64, check: impl Fn(&mut Rng, &Position)) {
    let sowings = few_or_many(10_000, 1_000_000 / Variant::ALL.len());
    for game in Variant::ALL {
        let mut rng = Rng::new(seed);
        let mut seen = 0;
        while seen < sowings {
            let position = random::position(&mut rng, game);
            check(&mut rng, &position);
            seen += 1 + position.pseudo_legal().count();
        }
    }
}
