//! Numbering the positions with few seeds without gaps, so that a table of their values needs no keys.
//!
//! Source: the combinatorial number system, D. E. Knuth, "The Art of Computer Programming" 7.2.1.3; a sowing game's
//! positions are counted in it by their sums of seeds from the first hole on.

use crate::board::Board;
use crate::hole::{Hole, Side};
use crate::position::Position;
use crate::rules::Rules;

/// Most seeds that can be numbered.
const MOST_SEEDS: usize = 31;

/// `WAYS[k][s]`: in how many ways `s` seeds or fewer lie in `k` holes.
const WAYS: [[u32; MOST_SEEDS + 2]; 15] = ways();

/// The numbering for boards with the same holes open.
pub struct Rank {
    rules: &'static Rules,
    empty: Board,
    /// The bytes of a key at which open holes lie, as South sees them, and as North does.
    open: [Vec<u8>; 2],
}

impl Rank {
    /// The numbering for this board's open holes.
    pub fn of(rules: &'static Rules, board: &Board) -> Rank {
        let mut empty = Board::empty(rules.row);
        let ring = board.ring();
        for hole in ring.holes().filter(|&hole| !board.is_open(hole)) {
            empty.close(hole);
        }
        let open = Side::BOTH.map(|side| {
            let seen = |number: u8| match side {
                Side::South => Hole::new(number),
                Side::North => ring.turned(Hole::new(number)),
            };
            (0..2 * rules.row)
                .filter(|&number| board.is_open(seen(number)))
                .collect()
        });
        Rank { rules, empty, open }
    }

    /// Are the same holes open there?
    pub fn fits(&self, board: &Board) -> bool {
        self.empty
            .ring()
            .holes()
            .all(|hole| self.empty.is_open(hole) == board.is_open(hole))
    }

    /// How many numbers positions with no more than so many seeds take.
    pub fn count(&self, seeds: u8) -> usize {
        self.sides() * self.one_side(seeds)
    }

    /// The most seeds with which they take no more than `size` numbers.
    pub fn seeds_within(&self, size: usize) -> u8 {
        let fit = (0..=MOST_SEEDS as u8).take_while(|&seeds| self.count(seeds) <= size);
        fit.last().unwrap_or(0)
    }

    /// The number of a position at the start of a turn.
    pub fn of_position(&self, position: &Position) -> usize {
        let side = position.mover().index();
        let key = position.key();
        let mut sum = 0;
        let mut number = 0;
        for (k, &hole) in (1..).zip(&self.open[side]) {
            sum += usize::from((key >> (8 * hole)) as u8);
            number += match sum {
                0 => 0,
                _ => WAYS[k][sum - 1] as usize,
            };
        }
        number * self.sides() + side % self.sides()
    }

    /// All positions with so many seeds and `side` to move, unless the other side's are the same turned round.
    pub fn positions(&self, side: Side, seeds: u8) -> impl Iterator<Item = Position> + use<> {
        let (rules, empty) = (self.rules, self.empty);
        let holes: Vec<Hole> = self.open[0].iter().map(|&n| Hole::new(n)).collect();
        let wanted = side.index() < self.sides();
        let mut layout = wanted.then(|| first_layout(holes.len(), seeds));
        std::iter::from_fn(move || {
            let now = layout.take()?;
            let mut board = empty;
            for (&hole, &seeds) in holes.iter().zip(&now) {
                board.set_seeds(hole, seeds);
            }
            layout = next_layout(now);
            Some(Position::from_parts(rules, board, side, false))
        })
    }

    /// 1 where the board looks the same from both sides, so that one table serves both.
    fn sides(&self) -> usize {
        1 + usize::from(self.open[0] != self.open[1])
    }

    fn one_side(&self, seeds: u8) -> usize {
        WAYS[self.open[0].len()][seeds as usize] as usize
    }
}

/// All seeds in the first hole.
fn first_layout(holes: usize, seeds: u8) -> Vec<u8> {
    let mut layout = vec![0; holes];
    layout[0] = seeds;
    layout
}

/// The next way to lay out the same seeds: one seed goes on, and those before it go back to the first hole.
fn next_layout(mut layout: Vec<u8>) -> Option<Vec<u8>> {
    let at = layout.iter().position(|&seeds| seeds > 0)?;
    *layout.get_mut(at + 1)? += 1;
    let rest = std::mem::take(&mut layout[at]) - 1;
    layout[0] = rest;
    Some(layout)
}

/// Pascal's triangle.
const fn ways() -> [[u32; MOST_SEEDS + 2]; 15] {
    let mut ways = [[1; MOST_SEEDS + 2]; 15];
    let mut k = 1;
    while k < 15 {
        let mut s = 1;
        while s < MOST_SEEDS + 2 {
            ways[k][s] = u32::saturating_add(ways[k][s - 1], ways[k - 1][s]);
            s += 1;
        }
        k += 1;
    }
    ways
}
