//! The road that a sowing takes round the board.

use crate::board::{Board, PLACES, Place, Ring, Side, Way, bank_of};

/// For every place the one that follows.
///
/// Closed holes are left out (S3); a bank is on the road only where the rules put it there.
#[derive(Clone, Copy)]
pub(crate) struct NextPlaces {
    next: [Place; PLACES],
}

impl NextPlaces {
    /// The road round the open holes of a board, past the banks.
    pub fn beside_banks(board: &Board, way: Way) -> NextPlaces {
        match (board.ring().row(), board.closed(), way) {
            (7, 0, Way::Anticlockwise) => const { NextPlaces::around(7, 0, Way::Anticlockwise) },
            (7, 0, Way::Clockwise) => const { NextPlaces::around(7, 0, Way::Clockwise) },
            (row, closed, way) => NextPlaces::around(row, closed, way),
        }
    }

    /// The anticlockwise road through the sower's own bank; the other bank is skipped (section 7).
    pub fn through_bank(board: &Board, side: Side) -> NextPlaces {
        match (board.ring().row(), board.closed(), side) {
            (6, 0, Side::South) => const { NextPlaces::around_with_bank(6, 0, Side::South) },
            (6, 0, Side::North) => const { NextPlaces::around_with_bank(6, 0, Side::North) },
            (row, closed, side) => NextPlaces::around_with_bank(row, closed, side),
        }
    }

    /// The place after this one.
    pub fn after(&self, place: Place) -> Place {
        self.next[place as usize % PLACES]
    }

    const fn around(row: u8, closed: u16, way: Way) -> NextPlaces {
        let ring = Ring::new(row);
        let mut next = [0; PLACES];
        let mut from = 0;
        while from < 2 * row {
            let mut to = ring.at(from).next(way);
            while closed & (1 << to.number()) != 0 && to.number() != from {
                to = to.next(way);
            }
            next[from as usize] = to.number();
            from += 1;
        }
        NextPlaces { next }
    }

    /// Puts the bank after the last hole of its owner's row: hole n for South, n-1 for North.
    const fn around_with_bank(row: u8, closed: u16, side: Side) -> NextPlaces {
        let mut next_places = NextPlaces::around(row, closed, Way::Anticlockwise);
        let last = match side {
            Side::South => row,
            Side::North => row - 1,
        } as usize;
        next_places.next[bank_of(side) as usize] = next_places.next[last];
        next_places.next[last] = bank_of(side);
        next_places
    }
}
