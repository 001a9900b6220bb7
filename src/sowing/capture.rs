//! What a resting sowing wins: one function for each kind of capture.

use super::event::{Event, Witness};
use super::sow::{Rest, Sower};
use crate::board::{Board, Hole, Place, bank_of};
use crate::rules::{BankRing, Capture};

/// What follows when the laps have stopped.
pub(crate) enum AfterLanding {
    /// The sowing is over.
    Rest(Rest),
    /// The sowing goes on from this hole.
    SowOn(Place),
}

/// Settles a sowing whose last seed fell at `landing` and whose relay goes no further.
pub(crate) fn at_rest(
    sower: &Sower<'_>,
    board: &mut Board,
    landing: Place,
    witness: &mut impl Witness,
) -> AfterLanding {
    match sower.rules.capture {
        Capture::Nothing => AfterLanding::Rest(rest_in_ring(sower, landing)),
        Capture::NextAndOpposite => next_and_opposite(sower, board, landing, witness),
        Capture::Next => next_hole(sower, board, landing, witness),
        Capture::NextAndSowOn => next_and_sow_on(sower, board, landing, witness),
        Capture::LandingAndOpposite => landing_and_opposite(sower, board, landing, witness),
    }
}

/// The hole after the empty one, and the one across from it. Where the empty hole is the last of its row the
/// one across *is* the empty hole, which adds nothing.
///
/// Source: A2, A3.
fn next_and_opposite(
    sower: &Sower<'_>,
    board: &mut Board,
    landing: Place,
    witness: &mut impl Witness,
) -> AfterLanding {
    let next = beyond_saada(sower, board, landing, witness);
    let captured = take(sower, board, [next, next.opposite()], witness);
    rest(captured)
}

/// The hole after the empty one.
///
/// Source: T2.
fn next_hole(
    sower: &Sower<'_>,
    board: &mut Board,
    landing: Place,
    witness: &mut impl Witness,
) -> AfterLanding {
    let next = beyond_saada(sower, board, landing, witness);
    rest(take(sower, board, [next], witness))
}

/// The hole after the empty one; then on from the next hole that holds seeds, whoever owns it.
///
/// Source: P4.
fn next_and_sow_on(
    sower: &Sower<'_>,
    board: &mut Board,
    landing: Place,
    witness: &mut impl Witness,
) -> AfterLanding {
    let next = beyond_saada(sower, board, landing, witness);
    let captured = take(sower, board, [next], witness);
    if captured == 0 || board.seeds_in_holes() == 0 {
        return rest(captured);
    }
    let mut from = sower.next_places.after(next.number());
    while board.at(from) == 0 {
        from = sower.next_places.after(from);
    }
    AfterLanding::SowOn(from)
}

/// The seed that fell into one's own empty hole, and the hole across, if that holds seeds.
///
/// Source: K2; K1 for the last seed in the bank.
fn landing_and_opposite(
    sower: &Sower<'_>,
    board: &mut Board,
    landing: Place,
    witness: &mut impl Witness,
) -> AfterLanding {
    let settled = rest_in_ring(sower, landing);
    if settled.in_own_bank {
        return AfterLanding::Rest(settled);
    }
    let hole = board.ring().at(landing);
    let lone_seed_at_home = hole.owner() == sower.side && board.at(landing) == 1;
    if !lone_seed_at_home || board.at(hole.opposite().number()) == 0 {
        return rest(0);
    }
    rest(take(sower, board, [hole, hole.opposite()], witness))
}

fn rest(captured: u8) -> AfterLanding {
    AfterLanding::Rest(Rest {
        captured,
        in_own_bank: false,
    })
}

fn rest_in_ring(sower: &Sower<'_>, landing: Place) -> Rest {
    Rest {
        captured: 0,
        in_own_bank: sower.rules.ring == BankRing::OwnBank && landing == bank_of(sower.side),
    }
}

/// Meets the empty hole and says which one comes after it.
///
/// Source: A1, A2.
fn beyond_saada(
    sower: &Sower<'_>,
    board: &Board,
    landing: Place,
    witness: &mut impl Witness,
) -> Hole {
    let (ring, empty) = (board.ring(), sower.next_places.after(landing));
    witness.see(|| Event::Saada {
        hole: ring.at(empty),
    });
    ring.at(sower.next_places.after(empty))
}

/// Empties holes into the sower's bank; says how many seeds they held.
fn take<const N: usize>(
    sower: &Sower<'_>,
    board: &mut Board,
    holes: [Hole; N],
    witness: &mut impl Witness,
) -> u8 {
    let before = *board;
    let seeds = holes.iter().map(|hole| board.lift(hole.number())).sum();
    board.put_in_bank(sower.side, seeds);
    if seeds > 0 {
        witness.see(|| Event::Capture {
            holes: holes
                .into_iter()
                .filter(|&hole| before.seeds(hole) > 0)
                .collect(),
            seeds,
            player: sower.side,
        });
    }
    seeds
}
