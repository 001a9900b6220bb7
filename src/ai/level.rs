//! How well an opponent chooses.
//!
//! Every level knows what each sowing is truly worth; those below the best err on purpose, as people do. A long relay
//! is easily overlooked, a short sowing hardly ever; and of the sowings that are seen the better ones are chosen more
//! often, the more so the better the player. Errors are drawn from a seed, so that a game can be played again.

use super::root::{Candidate, Root};
use crate::event::Event;
use crate::position::Position;
use crate::sow::Sowing;

/// How an opponent chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Takes what wins most seeds over the whole turn, and looks no further.
    Greedy,
    /// A small child's first game.
    FirstGame,
    /// A child who has played before.
    Child,
    /// Somebody who is learning.
    Learner,
    /// Somebody who plays often.
    Player,
    /// Somebody who seldom errs.
    Expert,
    /// Never loses a seed.
    Perfect,
}

/// How a player errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Errs {
    /// How likely one lap more of a relay is followed.
    follows: f64,
    /// A sowing that costs so many seeds is chosen a third as often as one that costs none.
    seeds: f64,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 7] = [
        Level::FirstGame,
        Level::Child,
        Level::Learner,
        Level::Greedy,
        Level::Player,
        Level::Expert,
        Level::Perfect,
    ];

    /// The name in the JS API.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Greedy => "greedy",
            Level::FirstGame => "first-game",
            Level::Child => "child",
            Level::Learner => "learner",
            Level::Player => "player",
            Level::Expert => "expert",
            Level::Perfect => "perfect",
        }
    }

    /// The level of that name.
    pub fn from_id(id: &str) -> Option<Self> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How it errs, if it does.
    pub(super) const fn errs(self) -> Option<Errs> {
        let (follows, seeds) = match self {
            Level::FirstGame => (0.70, 40.0),
            Level::Child => (0.80, 12.0),
            Level::Learner => (0.90, 6.0),
            Level::Player => (0.96, 3.0),
            Level::Expert => (0.99, 1.0),
            Level::Greedy | Level::Perfect => return None,
        };
        Some(Errs { follows, seeds })
    }
}

impl Errs {
    /// The sowing that such a player chooses.
    pub fn choose(self, position: &Position, root: &Root, seed: u64) -> Option<Sowing> {
        let mut luck = Luck::new(seed, position);
        let best = root.candidates.iter().map(|c| c.margin).max()?;
        let weigh = |c: &Candidate| (-f64::from(best - c.margin) / self.seeds).exp();
        let mut seen: Vec<&Candidate> = root.candidates.iter().collect();
        seen.sort_by_key(|c| c.branch.code()); // luck must not hang on how far the search came
        let all = seen.clone();
        seen.retain(|c| luck.draw() < self.follows.powi(laps(position, c.branch.sowing) - 1));
        if seen.is_empty() {
            seen = all;
        }
        let mut rest = luck.draw() * seen.iter().map(|c| weigh(c)).sum::<f64>();
        let chosen = seen.iter().find(|c| {
            rest -= weigh(c);
            rest < 0.0
        });
        chosen.or(seen.first()).map(|c| c.branch.sowing)
    }
}

/// How many laps a sowing takes.
fn laps(position: &Position, sowing: Sowing) -> i32 {
    let trace = position.play(sowing).map(|played| played.trace);
    let scoops = trace.into_iter().flatten();
    scoops
        .filter(|event| matches!(event, Event::Scoop { .. }))
        .count() as i32
}

/// Chance from a seed and the position: the same again for the same two.
///
/// Source: SplitMix64, G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA
/// 2014.
struct Luck(u64);

impl Luck {
    fn new(seed: u64, position: &Position) -> Luck {
        let key = position.key();
        let mut luck = Luck(seed);
        for part in [key as u64, (key >> 64) as u64] {
            luck.0 = luck.next() ^ part;
        }
        luck
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Evenly from 0 to 1, 1 left out.
    fn draw(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}
