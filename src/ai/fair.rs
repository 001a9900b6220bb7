//! Beginnings that are fair: the first turn, or the first turn of each, after which best play comes out nearly even.
//!
//! What most beginnings are worth nobody wants to know, only that it is far from 0. So each is asked in turn whether it
//! is within 0 seeds, within 1, within 2, until some are: two questions each, and mostly one, where its value would take
//! many.

use super::engine::Engine;
use super::search::{Search, Stopped, TO_THE_END};
use super::window::{Bounds, Window};
use crate::board::Side;
use crate::play::Position;
use crate::rules::Margin;
use crate::sowing::Sowing;

/// A beginning, and by how much South wins with best play from there on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairStart {
    /// The sowings of the turns.
    pub sowings: Vec<Sowing>,
    /// Seeds that South will hold more than North at the end of the round.
    pub margin: Margin,
}

/// The fairest beginnings, as far as they are found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairStarts {
    /// Those proved to be nearest to even, and those hardly less near if there are few, the fairest first.
    pub starts: Vec<FairStart>,
    /// Has every beginning been looked into, so that none is missing?
    pub complete: bool,
    /// Positions looked at.
    pub nodes: u64,
}

/// A turn may be long where banks are in the ring; nobody would call one of more sowings a beginning.
const LONGEST_TURN: usize = 4;

/// So many are enough to draw from.
const ENOUGH: usize = 12;

/// Where fewer are nearest to even, those up to so many seeds further from it will do.
const HARDLY_LESS: Margin = 2;

/// A beginning that is looked into.
struct Beginning {
    sowings: Vec<Sowing>,
    end: Position,
    /// What it is worth to the player who chooses next, banked seeds left out.
    known: Bounds,
}

impl Engine {
    /// The fairest beginnings of so many turns, as far as they can be proved within so many nodes. Asked again, the
    /// engine knows more.
    pub fn fair_starts(&mut self, position: &Position, turns: u32, nodes: u64) -> FairStarts {
        let mut beginnings = beginnings(position, turns);
        let mut search = self.search(position, nodes);
        let complete = sift(&mut search, &mut beginnings).is_ok();
        let mut starts: Vec<FairStart> = beginnings.iter().filter_map(Beginning::start).collect();
        starts.sort_by_key(|start| (start.margin.abs(), start.sowings.len()));
        let nearest = starts.first().map_or(0, |start| start.margin.abs());
        starts.retain(|start| start.margin.abs() <= nearest + HARDLY_LESS);
        FairStarts {
            starts,
            complete,
            nodes: search.nodes,
        }
    }
}

/// Looks for those within 0 seeds of even, within 1 and so on, until there are enough.
fn sift(search: &mut Search<'_>, beginnings: &mut [Beginning]) -> Result<(), Stopped> {
    let mut nearest = None;
    for distance in 0.. {
        let mut found = 0;
        for beginning in beginnings.iter_mut() {
            found += usize::from(beginning.is_within(search, distance)?);
        }
        nearest = nearest.or((found > 0).then_some(distance));
        let far = nearest.is_some_and(|nearest| distance >= nearest + HARDLY_LESS);
        if far || found >= ENOUGH.min(beginnings.len()) {
            break;
        }
    }
    Ok(())
}

impl Beginning {
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

    /// With its margin, if that is known.
    fn start(&self) -> Option<FairStart> {
        let Bounds { lower, upper } = self.known;
        let margin = self.end.lead() + lower;
        (lower == upper).then(|| FairStart {
            sowings: self.sowings.clone(),
            margin: match self.end.mover() {
                Side::South => margin,
                Side::North => -margin,
            },
        })
    }
}

/// Every way to play so many whole turns.
fn beginnings(position: &Position, turns: u32) -> Vec<Beginning> {
    let mut begun = vec![(Vec::new(), *position)];
    for _ in 0..turns {
        begun = begun.iter().flat_map(after_a_turn).collect();
    }
    let beginning = |(sowings, end)| Beginning {
        known: Bounds::of(&end),
        sowings,
        end,
    };
    begun.into_iter().map(beginning).collect()
}

/// Every way to play one whole turn.
pub(super) fn after_a_turn(
    (sowings, position): &(Vec<Sowing>, Position),
) -> Vec<(Vec<Sowing>, Position)> {
    let side = position.mover();
    let mut open = vec![(sowings.clone(), *position)];
    let mut ended = Vec::new();
    for _ in 0..LONGEST_TURN {
        let further = open.iter().flat_map(|(sowings, position)| {
            position.sowings().map(|(sowing, next)| {
                let sowings = sowings.iter().copied().chain([sowing]).collect::<Vec<_>>();
                (sowings, next)
            })
        });
        let (stays, passed) = further.partition::<Vec<_>, _>(|(_, next)| next.mover() == side);
        ended.extend(passed);
        open = stays;
    }
    ended
}
