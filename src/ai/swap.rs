//! The swap rule: who begins plays the first turn, and then the other may change sides.
//!
//! So whoever begins does best to divide evenly, and whoever comes second to take the better part, as when one cuts the
//! cake and the other chooses. Who plays perfectly does so by what the positions are worth; the weaker levels by the
//! seeds that they see coming a few turns ahead, the weakest by what lies in the banks.

use super::engine::{Engine, ThinkOptions};
use super::fair::{FairStart, SHORT_TURN};
use super::level::{Level, rng};
use super::search::Stopped;
use super::successor::{Successor, final_value};
use super::turns::Turns;
use super::window::Window;
use crate::insertion_sort::insertion_sort_by_key;
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

/// A way to play the rest of the turn: its first sowing, and by how much somebody then wins, whoever it is.
type TurnOption = (Sowing, Margin);

/// The ways to play the rest of the turn.
struct TurnOptions {
    turn_options: Vec<TurnOption>,
    /// Is it certain that no way is more even than the most even of these?
    exact: bool,
}

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
    /// Would whoever chooses next do better on the other side? If both sides look equal, it stays.
    ///
    /// ```
    /// use ali_guli_mane::ai::{Level, ThinkOptions};
    /// use ali_guli_mane::{Engine, Position};
    /// let position: Position = "ali-guli-mane 0,0,0,5,5,0,0/5,0,0,0,5,0,0 40-10 N".parse()?;
    /// let child = ThinkOptions { level: Some(Level::Child), ..ThinkOptions::default() };
    /// let decision = Engine::new(position.rules().variant).decide_swap(&position, &child);
    /// assert!(decision.change); // South has more in the bank
    /// # Ok::<(), ali_guli_mane::text::ParsePositionError>(())
    /// ```
    pub fn decide_swap(&mut self, position: &Position, options: &ThinkOptions) -> SwapDecision {
        let mut nodes = 0;
        let (margin, exact) = match Lookahead::of(options.level) {
            Lookahead::Everything => self.know(position, options.nodes, &mut nodes),
            Lookahead::Turns(turns) => {
                let seen = foresee(&[*position], turns, options.nodes, &mut nodes);
                (seen[0], false)
            }
        };
        SwapDecision {
            change: margin < 0,
            exact,
            nodes,
        }
    }

    /// The sowing of a turn that leaves the sides as even as can be told; which of several, the seed says.
    ///
    /// ```
    /// use ali_guli_mane::ai::ThinkOptions;
    /// use ali_guli_mane::{Engine, Position, Variant};
    /// let opening = Position::opening(Variant::AliGuliMane);
    /// let mut engine = Engine::new(Variant::AliGuliMane);
    /// let first = engine.even_sowing(&opening, &ThinkOptions::default());
    /// assert!(first.exact);
    /// assert!(opening.legal().contains(&first.sowing.expect("a round that goes on")));
    /// ```
    pub fn even_sowing(&mut self, position: &Position, options: &ThinkOptions) -> EvenSowing {
        let mut nodes = 0;
        let TurnOptions {
            mut turn_options,
            exact,
        } = match Lookahead::of(options.level) {
            Lookahead::Everything => self.known_turn_options(position, options.nodes, &mut nodes),
            Lookahead::Turns(turns) => {
                seen_turn_options(position, turns, options.nodes, &mut nodes)
            }
        };
        let evenest = turn_options.iter().map(|&(_, uneven)| uneven).min();
        turn_options.retain(|&(_, uneven)| Some(uneven) == evenest);
        let drawn = rng(options.seed, position).below(turn_options.len());
        EvenSowing {
            sowing: turn_options.get(drawn).map(|&(sowing, _)| sowing),
            exact,
            nodes,
        }
    }

    /// The ways as they are proved; where none is proved to be nearly even, what each is thought to be worth.
    fn known_turn_options(
        &mut self,
        position: &Position,
        budget: u64,
        nodes: &mut u64,
    ) -> TurnOptions {
        let share = match position.rules().ring {
            BankRing::Beside => budget,
            BankRing::OwnBank => budget / 2, // rounds may be too long for a proof
        };
        let fair = self.fair_starts(position, 1, share);
        *nodes += fair.nodes;
        let exact = fair.is_fairest_known();
        if !exact && fair.nearest().is_none_or(|nearest| nearest > HARDLY_UNEVEN) {
            return self.guessed_turn_options(position, budget, nodes);
        }
        let part = |start: &FairStart| Some((*start.sowings.first()?, start.margin.abs()));
        TurnOptions {
            turn_options: fair.starts.iter().filter_map(part).collect(),
            exact,
        }
    }

    /// What the ways are thought to be worth; what one leaves of its share of the budget is left to the others.
    fn guessed_turn_options(
        &mut self,
        position: &Position,
        budget: u64,
        nodes: &mut u64,
    ) -> TurnOptions {
        let ends = short_turns(position);
        let mut turn_options = Vec::new();
        for (place, (sowing, end)) in ends.iter().enumerate() {
            let share = budget.saturating_sub(*nodes) / (ends.len() - place) as u64;
            let (margin, _) = self.know(end, share, nodes);
            turn_options.push((*sowing, margin.abs()));
        }
        TurnOptions {
            turn_options,
            exact: false,
        }
    }

    /// By how much the player who chooses next wins, as far as is known, and whether that is certain.
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
        let (value, exact) = match best {
            Some(best) => (best.margin, analysis.exact),
            None => (final_value(position), true),
        };
        (position.lead() + value, exact)
    }
}

/// What is less even than this may be much less even than another way that is not proved.
const HARDLY_UNEVEN: Margin = 2;

/// The ways to play the turn as a player sees them who looks `turns` turns ahead and overlooks very long turns.
fn seen_turn_options(position: &Position, turns: u32, budget: u64, nodes: &mut u64) -> TurnOptions {
    let (sowings, ends): (Vec<Sowing>, Vec<Position>) = short_turns(position).into_iter().unzip();
    let seen = foresee(&ends, turns, budget, nodes);
    let uneven = seen.into_iter().map(Margin::abs);
    TurnOptions {
        turn_options: sowings.into_iter().zip(uneven).collect(),
        exact: false,
    }
}

/// The ways to play a turn of few sowings, by the first of them; longer ones if there are no others.
fn short_turns(position: &Position) -> Vec<(Sowing, Position)> {
    let mut walk = Turns::from(position, 1);
    walk.go_on(SHORT_TURN);
    if walk.ends().next().is_none() {
        walk.go_on(usize::MAX);
    }
    walk.ends()
        .filter_map(|(place, end)| Some((*walk.sowings(place).first()?, *end)))
        .collect()
}

/// By how much the player who chooses next leads in each position after so many turns, or after as many as there are
/// nodes for: then equally many everywhere, so that they can be compared.
fn foresee(positions: &[Position], turns: u32, budget: u64, nodes: &mut u64) -> Vec<Margin> {
    let mut look = Look { budget, nodes: 0 };
    let mut seen = positions.iter().map(Position::lead).collect();
    for turns in 1..=turns {
        let further = positions
            .iter()
            .map(|position| Ok(position.lead() + look.ahead(position, turns, EVERYTHING)?))
            .collect::<Result<Vec<Margin>, Stopped>>();
        match further {
            Ok(further) => seen = further,
            Err(Stopped) => break,
        }
    }
    *nodes += look.nodes;
    seen
}

/// Wider than any number of seeds, and far from where sums of them would overflow.
const EVERYTHING: Window = Window {
    alpha: -1000,
    beta: 1000,
};

/// A look some turns ahead. It remembers nothing, so that the same is seen whatever was asked before.
struct Look {
    /// Positions that may still be looked at.
    budget: u64,
    /// How many have been.
    nodes: u64,
}

impl Look {
    /// Seeds that the player to choose can bank within so many turns more than the other.
    fn ahead(
        &mut self,
        position: &Position,
        turns: u32,
        window: Window,
    ) -> Result<Margin, Stopped> {
        if turns == 0 {
            return Ok(0);
        }
        self.budget = self.budget.checked_sub(1).ok_or(Stopped)?;
        self.nodes += 1;
        let mut successors = Successor::all(position);
        if successors.is_empty() {
            return Ok(final_value(position));
        }
        insertion_sort_by_key(&mut successors, |successor| -successor.gain);
        let mut best = Margin::MIN;
        for successor in successors {
            let turns = turns - u32::from(!successor.stays);
            let behind = self.ahead(&successor.next, turns, successor.ask(window.above(best)))?;
            best = best.max(successor.worth(behind));
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }
}
