//! The road that a sowing takes round the board.

use crate::board::{Board, Hole, PLACES, Place, Ring, Side, Way, bank_of};

/// For every place the one that follows.
///
/// Closed holes are left out (rules.md S3); a bank is on the road only where the rules put it there.
#[derive(Clone, Copy)]
pub(crate) struct Road {
    next: [Place; PLACES],
}

impl Road {
    /// The road round the open holes of a board, past the banks.
    pub fn beside_banks(board: &Board, way: Way) -> Road {
        match (board.ring().row(), board.closed(), way) {
            (7, 0, Way::Anticlockwise) => const { Road::around(7, 0, Way::Anticlockwise) },
            (7, 0, Way::Clockwise) => const { Road::around(7, 0, Way::Clockwise) },
            (row, closed, way) => Road::around(row, closed, way),
        }
    }

    /// The anticlockwise road through the sower's own bank; the other bank is skipped (section 7).
    pub fn through_bank(board: &Board, side: Side) -> Road {
        match (board.ring().row(), board.closed(), side) {
            (6, 0, Side::South) => const { Road::around_with_bank(6, 0, Side::South) },
            (6, 0, Side::North) => const { Road::around_with_bank(6, 0, Side::North) },
            (row, closed, side) => Road::around_with_bank(row, closed, side),
        }
    }

    /// The place after this one.
    pub fn after(&self, place: Place) -> Place {
        self.next[place as usize % PLACES]
    }

    const fn around(row: u8, closed: u16, way: Way) -> Road {
        let ring = Ring::new(row);
        let mut next = [0; PLACES];
        let mut from = 0;
        while from < 2 * row {
            let mut to = ring.next(Hole::new(from), way);
            while closed & (1 << to.number()) != 0 && to.number() != from {
                to = ring.next(to, way);
            }
            next[from as usize] = to.number();
            from += 1;
        }
        Road { next }
    }

    /// Puts the bank after the last hole of its owner's row: hole n for South, n-1 for North.
    const fn around_with_bank(row: u8, closed: u16, side: Side) -> Road {
        let mut road = Road::around(row, closed, Way::Anticlockwise);
        let last = match side {
            Side::South => row,
            Side::North => row - 1,
        } as usize;
        road.next[bank_of(side) as usize] = road.next[last];
        road.next[last] = bank_of(side);
        road
    }
}
