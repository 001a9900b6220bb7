//! The player who takes the sowing that wins most seeds over the whole turn.

use crate::hole::Side;
use crate::outcome::Margin;
use crate::position::Position;
use crate::sow::Sowing;

/// Sowings of one turn looked ahead. A turn of Kalah may be longer; the rest of it is then not counted.
const LONGEST_TURN: u32 = 8;

/// The sowing with which the turn wins most; the first of equals. Nothing when the round is over.
pub(super) fn choose(position: &Position) -> Option<Sowing> {
    let side = position.mover();
    let won = |next: &Position| most_in_turn(next, side, LONGEST_TURN - 1);
    let mut best: Option<(Margin, Sowing)> = None;
    for (sowing, next) in position.sowings() {
        let margin = won(&next);
        if best.is_none_or(|(most, _)| margin > most) {
            best = Some((margin, sowing));
        }
    }
    best.map(|(_, sowing)| sowing)
}

/// The best lead that `side` can hold when the turn has passed, kept rows included if that ends the round.
fn most_in_turn(position: &Position, side: Side, sowings: u32) -> Margin {
    if position.mover() != side || sowings == 0 {
        return lead(position, side);
    }
    let turns = position.sowings();
    turns
        .map(|(_, next)| most_in_turn(&next, side, sowings - 1))
        .max()
        .unwrap_or_else(|| lead(position, side))
}

fn lead(position: &Position, side: Side) -> Margin {
    let totals = position
        .outcome()
        .map_or(position.board().banks(), |outcome| outcome.totals);
    Margin::from(totals[side.index()]) - Margin::from(totals[side.other().index()])
}
