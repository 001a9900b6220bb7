//! The sowings that there are to choose from, and what each is worth as far as is known by now.

use super::search::{Search, Stopped, TO_THE_END};
use super::successor::Successor;
use super::window::{Bounds, Window};
use crate::insertion_sort::insertion_sort_by_key;
use crate::play::Position;
use crate::rules::Margin;

/// The first depths: what is best at a small depth is tried first at a greater one. From a few turns on it is cheaper
/// to look to the end at once than ever further ahead.
///
/// Source: iterative deepening, D. J. Slate and L. R. Atkin, "Chess 4.5" (1977).
const FIRST_DEPTHS: [u8; 3] = [2, 4, 6];

/// A sowing to choose, with its worth.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The sowing.
    pub successor: Successor,
    /// What it is thought to be worth.
    pub margin: Margin,
    /// What is proved of its worth.
    proved: Bounds,
    /// Does it end the round by repetition (S6)?
    is_third: bool,
}

/// What is known of a sowing from what the book says of the best one.
fn by_the_book(successor: &Successor, booked: Option<(u8, Margin)>) -> Bounds {
    match booked {
        Some((code, margin)) if code == successor.code() => Bounds::exactly(margin),
        Some((_, margin)) => Bounds {
            upper: margin,
            ..Bounds::ANY
        },
        None => Bounds::ANY,
    }
}

/// All sowings of a position, the best first.
pub struct Root {
    /// The candidates.
    pub candidates: Vec<Candidate>,
}

impl Root {
    /// The sowings as they look at first sight.
    pub fn of(search: &Search<'_>, position: &Position) -> Root {
        let booked = search.book.choice(position);
        let candidate = |successor: Successor| {
            let known = successor.bounds(search.known(&successor.next));
            let proved = by_the_book(&successor, booked).within(known);
            Candidate {
                successor,
                margin: successor.gain.clamp(proved.lower, proved.upper),
                proved,
                is_third: search.is_third(&successor.next),
            }
        };
        let successors = Successor::all(position).into_iter();
        let mut root = Root {
            candidates: successors.map(candidate).collect(),
        };
        root.sort();
        root
    }

    /// The places of the candidates that are proved to be best.
    pub fn best_proved(&self) -> Vec<usize> {
        let best = self.candidates.first().filter(|best| best.is_exact());
        let equals = |at: &usize| {
            let candidate = &self.candidates[*at];
            best.is_some_and(|best| candidate.margin == best.margin) && !candidate.is_third
        };
        (0..self.candidates.len()).filter(equals).collect()
    }

    /// Puts a candidate to the front that turned out to be worth as much as the best.
    pub fn lead_with(&mut self, at: usize, margin: Margin) {
        self.candidates[at].proved = Bounds::exactly(margin);
        self.candidates[..=at].rotate_right(1);
    }

    /// Is the first candidate proved to be a best one?
    pub fn is_best_proved(&self) -> bool {
        let Some((best, others)) = self.candidates.split_first() else {
            return true;
        };
        let no_better = |other: &Candidate| other.proved.upper <= best.margin;
        best.is_exact() && others.iter().all(no_better)
    }

    /// Looks for the best sowing, ever further ahead, until it is proved; it is the first candidate then.
    pub fn find_best(&mut self, search: &mut Search<'_>) -> Result<(), Stopped> {
        for depth in FIRST_DEPTHS.into_iter().chain([TO_THE_END]) {
            if self.is_best_proved() {
                break;
            }
            self.narrow(search, depth)?;
        }
        Ok(())
    }

    /// Looks for the worth of every sowing, until all are proved.
    pub fn find_all(&mut self, search: &mut Search<'_>) -> Result<(), Stopped> {
        for depth in FIRST_DEPTHS.into_iter().chain([TO_THE_END]) {
            for candidate in &mut self.candidates {
                candidate.look(search, depth)?;
            }
        }
        self.sort();
        Ok(())
    }

    /// Computes what the best sowing is worth, looking so many turns ahead; of the others only that they are no
    /// better. As [`Search::value`] does, from question to question.
    fn narrow(&mut self, search: &mut Search<'_>, depth: u8) -> Result<(), Stopped> {
        let mut bounds = self.bounds();
        let mut value = self.candidates[0].margin;
        while bounds.lower < bounds.upper {
            let window = Window::at_least(value.max(bounds.lower + 1));
            value = self.ask(search, window, depth)?;
            bounds.learn(window, value);
        }
        // Whatever was proved before any question is not at the front yet.
        let proved = |candidate: &Candidate| candidate.proved.lower >= bounds.lower;
        if let Some(at) = self.candidates.iter().position(proved) {
            self.candidates[..=at].rotate_right(1);
        }
        Ok(())
    }

    /// What is proved of the best sowing, whichever it is.
    fn bounds(&self) -> Bounds {
        let proved = self.candidates.iter().map(|candidate| candidate.proved);
        proved.fold(Bounds::exactly(Margin::MIN), |best, one| Bounds {
            lower: best.lower.max(one.lower),
            upper: best.upper.max(one.upper),
        })
    }

    /// Asks a question of one candidate after the other; one that is good enough goes to the front.
    fn ask(
        &mut self,
        search: &mut Search<'_>,
        window: Window,
        depth: u8,
    ) -> Result<Margin, Stopped> {
        let mut best = Margin::MIN;
        for at in 0..self.candidates.len() {
            best = best.max(self.candidates[at].ask(search, window, depth)?);
            if best >= window.beta {
                self.candidates[..=at].rotate_right(1);
                break;
            }
        }
        Ok(best)
    }

    /// The best first; of equals the one that wins more at once.
    fn sort(&mut self) {
        insertion_sort_by_key(&mut self.candidates, |c| (-c.margin, -c.successor.gain));
    }
}

impl Candidate {
    /// Is it proved what it is worth?
    pub fn is_exact(&self) -> bool {
        self.proved.lower == self.proved.upper
    }

    /// The answer to one question about its worth.
    fn ask(
        &mut self,
        search: &mut Search<'_>,
        window: Window,
        depth: u8,
    ) -> Result<Margin, Stopped> {
        if let Some(value) = self.proved.answer(window) {
            return Ok(value);
        }
        let answer = search.ask(&self.successor.next, self.successor.ask(window), depth)?;
        self.margin = self.successor.worth(answer.value);
        if answer.proved {
            self.proved.learn(window, self.margin);
        }
        Ok(self.margin)
    }

    /// Computes what it is worth, looking so many turns ahead.
    fn look(&mut self, search: &mut Search<'_>, depth: u8) -> Result<(), Stopped> {
        if self.is_exact() {
            return Ok(());
        }
        let guess = self.successor.behind(self.margin);
        let (value, proved) = search.value(&self.successor.next, depth, guess)?;
        self.margin = self.successor.worth(value);
        if proved {
            self.proved = Bounds::exactly(self.margin);
        }
        Ok(())
    }
}
