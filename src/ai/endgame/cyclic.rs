//! A level of endgames in which games may go in circles. All values begin as 0, what going round for ever is worth
//! (S6), and better ones spread backwards until nothing changes.

use super::super::successor::{Successor, final_value};
use super::Levels;
use crate::board::Side;
use crate::play::Position;

/// A position with sowings that stay in its level.
struct Open {
    at: u32,
    /// The best of the sowings that leave the level.
    sure: Option<i8>,
    /// How many others there are.
    edges: u8,
}

/// The values of a level, by rank.
pub fn level(below: &Levels, seeds: u8) -> Vec<i8> {
    let mut values = vec![0; below.index.count(seeds)];
    let (mut open, mut edges) = (Vec::new(), Vec::new());
    for side in Side::BOTH {
        for position in below.index.positions(side, seeds) {
            let before = edges.len();
            let sure = look(below, &position, seeds, &mut edges);
            let at = below.index.of_position(&position);
            match edges.len() - before {
                0 => values[at] = sure.unwrap_or(0),
                count => open.push(Open {
                    at: at as u32,
                    sure,
                    edges: count as u8,
                }),
            }
        }
    }
    while spread(&mut values, &open, &edges) {}
    values
}

/// Plays every sowing of a position once: the best of those that leave the level; the others are edges, given by the
/// rank of the position behind. (Nobody banks anything by an edge, and who chooses twice has captured: so it wins
/// nothing, and passes the turn.)
fn look(below: &Levels, position: &Position, seeds: u8, edges: &mut Vec<u32>) -> Option<i8> {
    let successors = Successor::all(position);
    let mut sure = successors.is_empty().then(|| final_value(position));
    for successor in &successors {
        match successor.next.board().seeds_in_holes() == seeds {
            true => edges.push(below.index.of_position(&successor.next) as u32),
            false => sure = sure.max(Some(successor.worth(below.value(&successor.next)))),
        }
    }
    sure.map(|value| value as i8)
}

/// Carries values one sowing back; says whether any has changed.
fn spread(values: &mut [i8], open: &[Open], edges: &[u32]) -> bool {
    let (mut changed, mut edges) = (false, edges);
    for position in open {
        let (own, others) = edges.split_at(position.edges.into());
        edges = others;
        let best = own
            .iter()
            .map(|&next| -values[next as usize])
            .chain(position.sure)
            .max();
        let value = &mut values[position.at as usize];
        changed |= Some(*value) != best;
        *value = best.unwrap_or(0);
    }
    changed
}
