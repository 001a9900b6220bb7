//! One whole turn, with all the sowings that it may have. Every position that turns lead to is walked over in
//! `ai/turns.rs`; here it is what a turn banks that counts, and only where there are few turns.

use crate::board::Side;
use crate::play::Position;
use crate::rules::Margin;
use crate::sowing::Sowing;

/// A turn with more ways to play it than this is nothing for people.
const MAX_LINES: usize = 3000;

/// A whole turn: its sowings, and the seeds that it banks.
#[derive(Clone, Debug)]
pub struct Turn {
    /// In order.
    pub sowings: Vec<Sowing>,
    /// Seeds in the player's bank after it that were not there before.
    pub banks: Margin,
}

/// Seeds in a player's bank.
fn bank(position: &Position, side: Side) -> Margin {
    Margin::from(position.board().bank(side))
}

/// Seeds that one sowing banks for its player.
pub fn banked(position: &Position, next: &Position) -> Margin {
    bank(next, position.mover()) - bank(position, position.mover())
}

/// For each first sowing a turn that banks most. Nothing where a turn may end the round, since then rows may be kept
/// that nobody has won, or where there are too many turns to choose from.
pub fn best_turn_per_sowing(position: &Position) -> Option<Vec<Turn>> {
    let mut ways = MAX_LINES;
    turns(position, &mut ways)
}

fn turns(position: &Position, ways: &mut usize) -> Option<Vec<Turn>> {
    position
        .sowings()
        .map(|(sowing, next)| turn_starting_with(position, sowing, &next, ways))
        .collect()
}

/// The turn that begins with this sowing and banks most.
fn turn_starting_with(
    position: &Position,
    sowing: Sowing,
    next: &Position,
    ways: &mut usize,
) -> Option<Turn> {
    *ways = ways.checked_sub(1)?;
    let won = banked(position, next);
    if next.end().is_some() {
        return None;
    }
    if next.mover() != position.mover() {
        let sowings = vec![sowing];
        return Some(Turn {
            sowings,
            banks: won,
        });
    }
    let rest = best_turn(turns(next, ways)?)?;
    let sowings = [vec![sowing], rest.sowings].concat();
    let banks = won + rest.banks;
    Some(Turn { sowings, banks })
}

/// The turn that banks most; of equals the first of the shortest.
pub fn best_turn(turns: Vec<Turn>) -> Option<Turn> {
    let worth = |turn: &Turn| (-turn.banks, turn.sowings.len());
    turns.into_iter().min_by_key(worth)
}
