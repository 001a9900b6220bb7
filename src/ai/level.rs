//! How well an opponent chooses.
//!
//! Every level knows what each sowing is truly worth; those below the best err on purpose, as people do. A long relay
//! is easily overlooked, a short sowing hardly ever; and better sowings are chosen more often, by just so much that in
//! the mean as many seeds are lost as the level says. Errors are drawn from a seed, so that a game can be played again.

use super::root::{Candidate, Root};
use crate::insertion_sort::insertion_sort_by_key;
use crate::play::Position;
use crate::random::Rng;
use crate::sowing::Sowing;
use std::fmt;
use std::str::FromStr;

/// How an opponent chooses.
///
/// ```
/// use ali_guli_mane::ai::Level;
/// assert_eq!("first-game".parse(), Ok(Level::FirstGame));
/// assert!(Level::Child < Level::Expert);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
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
pub struct ErrorModel {
    /// How likely one lap more of a relay is followed.
    follows: f64,
    /// How many seeds a sowing costs on average, where there is so much to lose.
    loses: f64,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::FirstGame,
        Level::Child,
        Level::Learner,
        Level::Player,
        Level::Expert,
        Level::Perfect,
    ];

    /// The name in the JS API.
    pub const fn id(self) -> &'static str {
        match self {
            Level::FirstGame => "first-game",
            Level::Child => "child",
            Level::Learner => "learner",
            Level::Player => "player",
            Level::Expert => "expert",
            Level::Perfect => "perfect",
        }
    }

    /// How it errs, if it does.
    pub(super) const fn error_model(self) -> Option<ErrorModel> {
        let (follows, loses) = match self {
            Level::FirstGame => (0.80, 6.0),
            Level::Child => (0.85, 2.2),
            Level::Learner => (0.90, 1.3),
            Level::Player => (0.95, 0.6),
            Level::Expert => (0.98, 0.2),
            Level::Perfect => return None,
        };
        Some(ErrorModel { follows, loses })
    }
}

/// No level has that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level called \"{0}\"")]
#[non_exhaustive]
pub struct LevelError(pub String);

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(id: &str) -> Result<Self, LevelError> {
        let mut levels = Level::ALL.into_iter();
        levels
            .find(|level| level.id() == id)
            .ok_or_else(|| LevelError(id.to_owned()))
    }
}

/// A sowing as an erring player sees it.
struct PerceivedSowing {
    sowing: Sowing,
    /// Seeds that it costs against the best.
    cost: f64,
    /// How likely it is seen at all.
    seen: f64,
}

impl ErrorModel {
    /// The sowing that such a player chooses.
    pub fn choose(self, position: &Position, root: &Root, seed: u64) -> Option<Sowing> {
        let seen = self.look(position, root);
        let temperature = temperature(&seen, self.loses);
        let weights = seen.iter().map(|s| weight(s, temperature));
        let mut rest = rng(seed, position).draw() * weights.clone().sum::<f64>();
        let mut chosen = seen.iter().zip(weights).filter(|(_, weight)| {
            rest -= weight;
            rest < 0.0
        });
        chosen.next().map(|(s, _)| s.sowing)
    }

    /// The candidates by hole number: the choice must not depend on the order in which they were computed.
    fn look(self, position: &Position, root: &Root) -> Vec<PerceivedSowing> {
        let best = root.candidates.iter().map(|c| c.margin).max().unwrap_or(0);
        let mut candidates = root.candidates.clone();
        insertion_sort_by_key(&mut candidates, |c| c.successor.code());
        let see = |c: &Candidate| PerceivedSowing {
            sowing: c.successor.sowing,
            cost: f64::from(best - c.margin),
            seen: self.follows.powi(laps(position, c.successor.sowing) - 1),
        };
        candidates.iter().map(see).collect()
    }
}

/// How often a sowing is chosen, against the others: a sowing dearer by one `temperature` a third as often.
fn weight(sowing: &PerceivedSowing, temperature: f64) -> f64 {
    sowing.seen * (-sowing.cost / temperature).exp()
}

/// The temperature at which so many seeds are lost on average; found by halving, as a higher one always loses more.
fn temperature(seen: &[PerceivedSowing], loses: f64) -> f64 {
    let (mut low, mut high) = (0.01, 1000.0);
    for _ in 0..30 {
        let middle = f64::sqrt(low * high);
        match mean_cost(seen, middle) > loses {
            true => high = middle,
            false => low = middle,
        }
    }
    low
}

fn mean_cost(seen: &[PerceivedSowing], temperature: f64) -> f64 {
    let weights = seen.iter().map(|s| weight(s, temperature));
    let costs = seen.iter().map(|s| weight(s, temperature) * s.cost);
    costs.sum::<f64>() / weights.sum::<f64>()
}

/// How many laps a sowing takes.
fn laps(position: &Position, sowing: Sowing) -> i32 {
    let trace = position.play(sowing).map(|played| played.trace);
    trace
        .iter()
        .flatten()
        .filter(|event| event.begins_lap())
        .count() as i32
}

/// Random numbers from a seed and the position: the same for the same two.
pub(super) fn rng(seed: u64, position: &Position) -> Rng {
    let key = position.key();
    Rng::seeded(seed, &[key as u64, (key >> 64) as u64])
}
