//! The sowings that there are to choose from, and what each is worth as far as is known by now.

use super::branch::Branch;
use super::search::{Search, Stopped, TO_THE_END};
use super::window::{Bounds, Window};
use crate::outcome::Margin;
use crate::position::Position;

/// How far to look ahead, time after time: what a shorter look finds best is tried first by the next.
///
/// Source: iterative deepening, D. J. Slate and L. R. Atkin, "Chess 4.5" (1977). Most rounds are over before the last
/// step; it is there for those that could go round and round.
fn looks() -> impl Iterator<Item = u8> {
    (2..=40).step_by(2).chain([TO_THE_END])
}

/// All sowings are compared so far ahead before any is looked into further.
const GLANCE: u8 = 6;

/// A sowing to choose, with its worth.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The sowing.
    pub branch: Branch,
    /// What it is worth: the value, or what is thought to be.
    pub margin: Margin,
    /// Is the value proved?
    pub exact: bool,
    /// Is it proved that it is worth no more?
    at_most: bool,
    /// Does it end the round by repetition (S6)?
    is_third: bool,
}

/// Would the position stand for the third time (S6)?
fn is_third(position: &Position, history: &[Position]) -> bool {
    let earlier = history.iter().filter(|earlier| earlier.repeats(position));
    !position.is_second_sowing() && earlier.count() >= 2
}

/// All sowings of a position, the best first.
pub struct Root {
    /// The candidates.
    pub candidates: Vec<Candidate>,
}

impl Root {
    /// The sowings as they look at first sight, after those positions of the round.
    pub fn of(search: &Search<'_>, position: &Position, history: &[Position]) -> Root {
        let candidate = |branch: Branch| {
            let is_third = is_third(&branch.next, history);
            let known = match is_third {
                true => Bounds::exactly(branch.gain),
                false => branch.bounds(search.known(&branch.next)),
            };
            Candidate {
                branch,
                margin: branch.gain.clamp(known.lower, known.upper),
                exact: known.lower == known.upper,
                at_most: false,
                is_third,
            }
        };
        let branches = Branch::all(position).into_iter();
        let mut root = Root {
            candidates: branches.map(candidate).collect(),
        };
        root.sort();
        root
    }

    /// The places of the candidates that are proved to be best.
    pub fn best_proved(&self) -> Vec<usize> {
        let best = self.candidates.first().filter(|best| best.exact);
        let equals = |at: &usize| {
            let candidate = &self.candidates[*at];
            best.is_some_and(|best| candidate.margin == best.margin) && !candidate.is_third
        };
        (0..self.candidates.len()).filter(equals).collect()
    }

    /// Is the first candidate proved to be a best one?
    pub fn is_best_proved(&self) -> bool {
        let Some((best, others)) = self.candidates.split_first() else {
            return true;
        };
        best.exact
            && others
                .iter()
                .all(|other| other.exact || (other.at_most && other.margin <= best.margin))
    }

    /// Looks for the best sowing, ever further ahead, until it is proved.
    pub fn find_best(&mut self, search: &mut Search<'_>) -> Result<(), Stopped> {
        for depth in looks() {
            if self.is_best_proved() {
                break;
            }
            self.compare(search, depth)?;
        }
        Ok(())
    }

    /// Looks for the worth of every sowing, until all are proved.
    pub fn find_all(&mut self, search: &mut Search<'_>) -> Result<(), Stopped> {
        for depth in looks().take_while(|&depth| depth <= GLANCE) {
            for candidate in &mut self.candidates {
                candidate.look(search, depth)?;
            }
        }
        for candidate in &mut self.candidates {
            for depth in looks() {
                candidate.look(search, depth)?;
            }
        }
        self.sort();
        Ok(())
    }

    /// Finds the best sowing so many turns ahead: its value, and of the others only that they are no better.
    fn compare(&mut self, search: &mut Search<'_>, depth: u8) -> Result<(), Stopped> {
        let mut best = Margin::MIN;
        for at in 0..self.candidates.len() {
            let candidate = &mut self.candidates[at];
            if candidate.beats(best, search, depth)? {
                candidate.look(search, depth)?;
                best = candidate.margin;
                self.candidates[..=at].rotate_right(1);
            }
        }
        Ok(())
    }

    /// The best first; of equals the one that wins more at once.
    fn sort(&mut self) {
        self.candidates.sort_by_key(|c| (-c.margin, -c.branch.gain));
    }
}

impl Candidate {
    /// Is it worth more than `best`, so many turns ahead?
    fn beats(&mut self, best: Margin, search: &mut Search<'_>, depth: u8) -> Result<bool, Stopped> {
        if self.exact || best == Margin::MIN {
            return Ok(self.margin > best);
        }
        let window = self.branch.ask(Window::at_least(best + 1));
        let answer = search.ask(&self.branch.next, window, depth)?;
        self.margin = self.branch.worth(answer.value);
        self.at_most = answer.proved && self.margin <= best;
        Ok(self.margin > best)
    }

    fn look(&mut self, search: &mut Search<'_>, depth: u8) -> Result<(), Stopped> {
        if self.exact {
            return Ok(());
        }
        let guess = self.branch.behind(self.margin);
        let (value, proved) = search.value(&self.branch.next, depth, guess)?;
        (self.margin, self.exact) = (self.branch.worth(value), proved);
        self.at_most = false;
        Ok(())
    }
}
