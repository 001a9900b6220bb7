//! Beginnings that are fair: the first turn, or the first turn of each, after which best play comes out nearly even.
//!
//! Of most beginnings it is enough to know that their worth is far from 0. So each is asked in turn whether it
//! is within 0 seeds, within 1, within 2, until some are: two questions each, and mostly one, where its value would
//! take many.

use super::engine::Engine;
use super::search::{Search, Stopped, TO_THE_END};
use super::turns::Turns;
use super::window::{Bounds, Window};
use crate::board::Side;
use crate::play::Position;
use crate::rules::Margin;
use crate::sowing::Sowing;

/// A beginning, and by how much South wins with best play from there on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairStart {
    /// The sowings of the turns: of all that lead to the same position the fewest.
    pub sowings: Vec<Sowing>,
    /// Seeds that South will hold more than North at the end of the round.
    pub margin: Margin,
}

/// The fairest beginnings, as far as they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairStarts {
    /// The fairest first, of equals those of fewer sowings; every margin is proved. All that are nearest to even and,
    /// while there are fewer than twelve, those up to two seeds further from it.
    pub starts: Vec<FairStart>,
    /// Has every beginning been looked into, however long its turns, so that none is missing?
    pub complete: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// A turn of more sowings is a poor beginning, and there are very many of them: those are looked into only if no
/// shorter one is even.
pub(super) const SHORT_TURN: usize = 4;

/// So many are enough to draw from.
const ENOUGH: usize = 12;

/// Where fewer are nearest to even, those up to so many seeds further from it will do.
const HARDLY_LESS: Margin = 2;

/// A beginning that is looked into.
struct Beginning {
    /// Its place in the walk.
    place: usize,
    end: Position,
    /// What it is worth to the player who chooses next, banked seeds left out.
    known: Bounds,
}

impl FairStarts {
    /// Is it certain that no beginning is nearer to even than the first of these?
    pub fn is_fairest_known(&self) -> bool {
        self.complete || self.nearest() == Some(0)
    }

    /// How far from even the fairest is.
    pub fn nearest(&self) -> Option<Margin> {
        self.starts.first().map(|start| start.margin.abs())
    }
}

impl Engine {
    /// The fairest beginnings of so many turns, as far as they can be proved within so many nodes. Asked again, the
    /// engine knows more.
    ///
    /// ```
    /// use ali_guli_mane::{Engine, Position, Variant};
    /// let opening = Position::opening(Variant::PallanguzhiTraditional);
    /// let found = Engine::new(Variant::PallanguzhiTraditional).fair_starts(&opening, 2, 1_000_000);
    /// assert!(found.complete);
    /// let fairest = &found.starts[0]; // draw from those that are as near to even
    /// let begun = fairest.sowings.iter().try_fold(opening, |position, &sowing| position.after(sowing));
    /// assert_eq!(begun.expect("legal sowings").mover(), opening.mover());
    /// ```
    pub fn fair_starts(&mut self, position: &Position, turns: u8, nodes: u64) -> FairStarts {
        let short = SHORT_TURN * turns as usize;
        let mut walk = Turns::from(position, turns);
        let mut search = self.search(position, nodes);
        let mut beginnings = Vec::new();
        let mut reached = Err(Stopped);
        for sowings in [short, usize::MAX] {
            walk.go_on(sowings);
            let further = walk.ends().skip(beginnings.len()).map(Beginning::of);
            beginnings.extend(further);
            reached = sift(&mut search, &mut beginnings);
            if reached.is_err() || beginnings.iter().any(|b| b.margin() == Some(0)) {
                break;
            }
        }
        FairStarts {
            starts: fairest(&walk, &beginnings, reached.ok()),
            complete: walk.is_complete() && reached.is_ok(),
            nodes: search.nodes,
        }
    }
}

/// Looks for those within 0 seeds of even, within 1 and so on, until there are enough; says how far it came.
fn sift(search: &mut Search<'_>, beginnings: &mut [Beginning]) -> Result<Margin, Stopped> {
    let (mut nearest, mut distance) = (None, 0);
    loop {
        let mut found = 0;
        for beginning in beginnings.iter_mut() {
            found += usize::from(beginning.is_within(search, distance)?);
        }
        nearest = nearest.or((found > 0).then_some(distance));
        let far = nearest.is_some_and(|nearest| distance >= nearest + HARDLY_LESS);
        if far || found >= ENOUGH.min(beginnings.len()) {
            return Ok(distance);
        }
        distance += 1;
    }
}

/// Those that are proved to be nearest to even, and those hardly less near, as far as all of them were asked about.
fn fairest(walk: &Turns, beginnings: &[Beginning], reached: Option<Margin>) -> Vec<FairStart> {
    let proved = |beginning: &Beginning| {
        Some(FairStart {
            margin: beginning.margin()?,
            sowings: walk.sowings(beginning.place),
        })
    };
    let margins = beginnings.iter().filter_map(Beginning::margin);
    let nearest = margins.map(Margin::abs).min().unwrap_or(0);
    let farthest = reached.unwrap_or(nearest + HARDLY_LESS);
    let at = |distance| {
        let even = move |b: &&Beginning| b.margin().is_some_and(|m| m.abs() == distance);
        beginnings.iter().filter(even).filter_map(proved)
    };
    (nearest..=farthest).flat_map(at).collect()
}

impl Beginning {
    fn of((place, &end): (usize, &Position)) -> Beginning {
        Beginning {
            place,
            end,
            known: Bounds::of(&end),
        }
    }

    /// Does nobody win by more than so many seeds?
    fn is_within(&mut self, search: &mut Search<'_>, distance: Margin) -> Result<bool, Stopped> {
        let lead = self.end.lead();
        let most = distance - lead;
        let least = -distance - lead;
        // The likelier no is asked for first: then the other question need not be asked.
        Ok(match lead > 0 {
            true => !self.is_worth(search, most + 1)? && self.is_worth(search, least)?,
            false => self.is_worth(search, least)? && !self.is_worth(search, most + 1)?,
        })
    }

    /// Is what follows worth at least so much to the player who chooses next?
    fn is_worth(&mut self, search: &mut Search<'_>, value: Margin) -> Result<bool, Stopped> {
        let window = Window::at_least(value);
        if let Some(known) = self.known.answer(window) {
            return Ok(known >= value);
        }
        let answer = search.ask(&self.end, window, TO_THE_END)?.value;
        self.known.learn(window, answer);
        Ok(answer >= value)
    }

    /// By how much South wins, if that is known.
    fn margin(&self) -> Option<Margin> {
        let Bounds { lower, upper } = self.known;
        let margin = self.end.lead() + lower;
        (lower == upper).then(|| match self.end.mover() {
            Side::South => margin,
            Side::North => -margin,
        })
    }
}
