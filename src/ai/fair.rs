//! Beginnings that are fair: the first turn, or the first turn of each, after which best play comes out nearly even.

use super::engine::Engine;
use super::search::{Search, TO_THE_END};
use crate::hole::Side;
use crate::outcome::Margin;
use crate::position::Position;
use crate::sow::Sowing;

/// A beginning, and by how much South wins with best play from there on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairStart {
    /// The sowings of the turns.
    pub sowings: Vec<Sowing>,
    /// Seeds that South will hold more than North at the end of the round.
    pub margin: Margin,
}

/// A turn may be long where banks are in the ring; nobody would call one of more sowings a beginning.
const LONGEST_TURN: usize = 4;

impl Engine {
    /// The beginnings of so many turns whose worth is proved within so many nodes, the fairest first.
    pub fn fair_starts(&mut self, position: &Position, turns: u32, nodes: u64) -> Vec<FairStart> {
        let mut search = self.search(position, nodes);
        let mut starts = vec![(Vec::new(), *position)];
        for _ in 0..turns {
            starts = starts.iter().flat_map(after_a_turn).collect();
        }
        let valued = starts.into_iter().map_while(|(sowings, end)| {
            let margin = for_south(&mut search, &end)?;
            Some(FairStart { sowings, margin })
        });
        let mut valued: Vec<FairStart> = valued.collect();
        valued.sort_by_key(|start| (start.margin.abs(), start.sowings.len()));
        valued
    }
}

/// Every way to play one whole turn.
fn after_a_turn((sowings, position): &(Vec<Sowing>, Position)) -> Vec<(Vec<Sowing>, Position)> {
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

/// By how much South wins from here, if that can be found out.
fn for_south(search: &mut Search<'_>, position: &Position) -> Option<Margin> {
    let (value, _) = search.value(position, TO_THE_END, 0).ok()?;
    let margin = position.lead() + value;
    Some(match position.mover() {
        Side::South => margin,
        Side::North => -margin,
    })
}
