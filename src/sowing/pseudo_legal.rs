//! What a player may reach for: one's own holes that hold seeds, each way round that the rules allow.

use super::sowing::Sowing;
use crate::board::{Board, Ring, Side, Way};
use crate::rules::Ways;

/// The sowings of one row's non-empty holes, by hole number, anticlockwise first. They are legal if they come to rest.
///
/// The holes are a set of bits, one to a byte, as `Board::occupied` computes them: walking it costs a few instructions
/// a hole, which is what random rounds and the search do most.
#[derive(Clone, Debug)]
pub struct PseudoLegal {
    holes: u64,
    first: u8,
    ring: Ring,
    ways: Ways,
    clockwise_next: bool,
}

impl PseudoLegal {
    /// Those of a player; none if the round is over.
    pub(crate) fn of(board: &Board, side: Side, ways: Ways, over: bool) -> Self {
        PseudoLegal {
            holes: match over {
                true => 0,
                false => board.occupied(side),
            },
            first: board.first_of(side),
            ring: board.ring(),
            ways,
            clockwise_next: false,
        }
    }
}

impl Iterator for PseudoLegal {
    type Item = Sowing;

    fn next(&mut self) -> Option<Sowing> {
        if self.holes == 0 {
            return None;
        }
        let number = self.first + (self.holes.trailing_zeros() / 8) as u8;
        let hole = self.ring.at(number);
        let way = match self.clockwise_next {
            true => Way::Clockwise,
            false => Way::Anticlockwise,
        };
        self.clockwise_next = self.ways == Ways::Both && !self.clockwise_next;
        if !self.clockwise_next {
            self.holes &= self.holes - 1;
        }
        Some(Sowing { hole, way })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let holes = self.holes.count_ones() as usize;
        let left = match self.ways {
            Ways::Anticlockwise => holes,
            Ways::Both => 2 * holes - usize::from(self.clockwise_next),
        };
        (left, Some(left))
    }
}

impl ExactSizeIterator for PseudoLegal {}
