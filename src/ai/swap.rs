//! The swap rule: who begins plays the first turn, and then the other may change sides.
//!
//! So whoever begins does best to divide evenly, and whoever comes second to take the better part, as when one cuts the
//! cake and the other chooses. Who plays perfectly does so by what the positions are worth; the weaker levels by the
//! seeds that they see coming a few turns ahead, the weakest by what lies in the banks.

use super::engine::{Engine, ThinkOptions};
use super::fair::after_a_turn;
use super::level::{Level, rng};
use super::successor::{Successor, final_value};
use super::window::Window;
use crate::play::Position;
use crate::rules::{BankRing, Margin};
use crate::sowing::Sowing;

/// Whether to change sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwapDecision {
    /// Is the other side the better one?
    pub change: bool,
    /// Is that certain?
    pub exact: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// How to divide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvenSowing {
    /// The next sowing of the turn; nothing when the round is over.
    pub sowing: Option<Sowing>,
    /// Is it certain that nothing more even could be made of the turn?
    pub exact: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// How far a level sees.
#[derive(Clone, Copy)]
enum Lookahead {
    /// What will be in the banks after so many turns.
    Turns(u32),
    /// The end of the round.
    Everything,
}

/// What somebody thinks by how much the player who chooses next wins.
#[derive(Clone, Copy)]
struct Estimate {
    margin: Margin,
    exact: bool,
}

/// A way to play the rest of the turn: its first sowing, and what comes of it.
type Part = (Sowing, Estimate);

impl Lookahead {
    fn of(level: Option<Level>) -> Lookahead {
        match level {
            Some(Level::FirstGame | Level::Child) => Lookahead::Turns(0),
            Some(Level::Learner) => Lookahead::Turns(1),
            Some(Level::Player) => Lookahead::Turns(2),
            Some(Level::Expert) => Lookahead::Turns(3),
            Some(Level::Perfect) | None => Lookahead::Everything,
        }
    }
}

impl Engine {
    /// Would whoever chooses next do better on the other side? Who sees no difference stays.
    pub fn decide_swap(&mut self, position: &Position, options: &ThinkOptions) -> SwapDecision {
        let mut nodes = 0;
        let lookahead = Lookahead::of(options.level);
        let seen = self.see(position, lookahead, options.nodes, &mut nodes);
        SwapDecision {
            change: seen.margin < 0,
            exact: seen.exact,
            nodes,
        }
    }

    /// The sowing of a turn that leaves the sides as even as can be told; which of several, the seed says.
    pub fn even_sowing(&mut self, position: &Position, options: &ThinkOptions) -> EvenSowing {
        let mut nodes = 0;
        let parts = match Lookahead::of(options.level) {
            Lookahead::Everything => self.proved_parts(position, options.nodes, &mut nodes),
            Lookahead::Turns(_) => None,
        };
        let parts = parts.unwrap_or_else(|| self.parts(position, options, &mut nodes));
        let evenest = parts.iter().map(|(_, seen)| seen.margin.abs()).min();
        let even = |(_, seen): &&Part| Some(seen.margin.abs()) == evenest;
        let even: Vec<&Part> = parts.iter().filter(even).collect();
        let drawn = rng(options.seed, position).below(even.len());
        EvenSowing {
            sowing: even.get(drawn).map(|(sowing, _)| *sowing),
            exact: parts.iter().all(|(_, seen)| seen.exact),
            nodes,
        }
    }

    /// The ways that are proved to be most even, if any are. With banks in the ring rounds are too long for that; there
    /// the book knows the worth of every first turn.
    fn proved_parts(
        &mut self,
        position: &Position,
        budget: u64,
        nodes: &mut u64,
    ) -> Option<Vec<Part>> {
        if position.rules().ring == BankRing::OwnBank {
            return None;
        }
        let fair = self.fair_starts(position, 1, budget);
        *nodes += fair.nodes;
        let part = |start: &super::FairStart| {
            let seen = Estimate {
                margin: start.margin,
                exact: fair.complete,
            };
            start.sowings.first().map(|&sowing| (sowing, seen))
        };
        let parts: Vec<Part> = fair.starts.iter().filter_map(part).collect();
        (!parts.is_empty()).then_some(parts)
    }

    /// Every way to play the rest of the turn, what one leaves of its share of the budget left to the others.
    fn parts(&mut self, position: &Position, options: &ThinkOptions, nodes: &mut u64) -> Vec<Part> {
        let ends = after_a_turn(&(Vec::new(), *position));
        let lookahead = Lookahead::of(options.level);
        let see = |(place, (sowings, end)): (usize, &(Vec<Sowing>, Position))| {
            let budget = options.nodes.saturating_sub(*nodes) / (ends.len() - place) as u64;
            let seen = self.see(end, lookahead, budget, nodes);
            sowings.first().map(|&sowing| (sowing, seen))
        };
        ends.iter().enumerate().filter_map(see).collect()
    }

    /// By how much the player who chooses next wins, as far as such a player sees.
    fn see(
        &mut self,
        position: &Position,
        lookahead: Lookahead,
        budget: u64,
        nodes: &mut u64,
    ) -> Estimate {
        let (value, exact) = match lookahead {
            Lookahead::Turns(turns) => (ahead(position, turns, EVERYTHING), false),
            Lookahead::Everything => self.know(position, budget, nodes),
        };
        Estimate {
            margin: position.lead() + value,
            exact,
        }
    }

    /// What the position is worth, or is thought to be, and whether that is certain.
    fn know(&mut self, position: &Position, budget: u64, nodes: &mut u64) -> (Margin, bool) {
        let options = ThinkOptions {
            level: Some(Level::Perfect),
            nodes: budget,
            ..ThinkOptions::default()
        };
        let analysis = self.think(position, &options);
        *nodes += analysis.nodes;
        let best = analysis
            .values
            .iter()
            .find(|value| Some(value.sowing) == analysis.sowing);
        match best {
            Some(best) => (best.margin, analysis.exact),
            None => (final_value(position), true),
        }
    }
}

/// Wider than any number of seeds, and far from where sums of them would overflow.
const EVERYTHING: Window = Window {
    alpha: -1000,
    beta: 1000,
};

/// Seeds that the player to choose can bank within so many turns more than the other. It remembers nothing, so that the
/// same is seen whatever was asked before.
fn ahead(position: &Position, turns: u32, window: Window) -> Margin {
    if turns == 0 {
        return 0;
    }
    let mut successors = Successor::all(position);
    if successors.is_empty() {
        return final_value(position);
    }
    successors.sort_by_key(|successor| -successor.gain);
    let mut best = Margin::MIN;
    for successor in successors {
        let turns = turns - u32::from(!successor.stays);
        let behind = ahead(&successor.next, turns, successor.ask(window.above(best)));
        best = best.max(successor.worth(behind));
        if best >= window.beta {
            break;
        }
    }
    best
}
