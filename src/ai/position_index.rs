//! Numbering the positions with few seeds without gaps, so that a table of their values needs no keys.
//!
//! Source: the combinatorial number system, D. E. Knuth, "The Art of Computer Programming" 7.2.1.3; a sowing game's
//! positions are counted in it by their sums of seeds from the first hole on.

use crate::board::{Board, Hole, Side};
use crate::play::Position;
use crate::rules::Rules;

/// Positions with fewer seeds can be numbered.
const SEEDS: usize = 32;

/// Bytes of a key that stand for holes.
const HOLES: usize = 14;

/// `WAYS[k][s]`: in how many ways `s` seeds or fewer lie in `k` holes.
const WAYS: [[u32; SEEDS]; HOLES + 1] = ways();

/// What a byte of a key adds to a position's number, by the sum of all bytes up to it.
type Terms = [[u32; SEEDS]; HOLES];

/// The numbering for boards with the same holes open.
#[derive(Clone)]
pub struct PositionIndex {
    rules: &'static Rules,
    empty: Board,
    /// The bytes of a key at which open holes lie, as South sees them, and as North does.
    open: [Vec<u8>; 2],
    terms: Box<[Terms; 2]>,
}

impl PositionIndex {
    /// The numbering for this board's open holes.
    pub fn of(rules: &'static Rules, board: &Board) -> PositionIndex {
        let mut empty = Board::empty(rules.row);
        let ring = board.ring();
        for hole in ring.holes().filter(|&hole| !board.is_open(hole)) {
            empty.close(hole);
        }
        let open: [Vec<u8>; 2] = Side::BOTH.map(|side| {
            let seen = |number: u8| match side {
                Side::South => ring.at(number),
                Side::North => ring.at(number).turned(),
            };
            (0..2 * rules.row)
                .filter(|&number| board.is_open(seen(number)))
                .collect()
        });
        PositionIndex {
            rules,
            empty,
            terms: Box::new([terms(&open[0]), terms(&open[1])]),
            open,
        }
    }

    /// Are the same holes open there?
    pub fn fits(&self, board: &Board) -> bool {
        self.empty
            .ring()
            .holes()
            .all(|hole| self.empty.is_open(hole) == board.is_open(hole))
    }

    /// How many numbers positions with so many seeds take.
    pub fn count(&self, seeds: u8) -> usize {
        self.sides() * WAYS[self.open[0].len() - 1][seeds as usize] as usize
    }

    /// The most seeds with which all positions that have no more take no more than `size` numbers together.
    pub fn seeds_within(&self, size: usize) -> u8 {
        let fits = |seeds: &usize| self.sides() * WAYS[self.open[0].len()][*seeds] as usize <= size;
        (0..SEEDS).take_while(fits).last().unwrap_or(0) as u8
    }

    /// The number of a position at the start of a turn, among those with as many seeds.
    pub fn of_position(&self, position: &Position) -> usize {
        debug_assert!(usize::from(position.board().seeds_in_holes()) < SEEDS);
        let side = position.mover().index();
        let terms = self.terms[side].iter().zip(sums(position.key()));
        let number: u32 = terms.map(|(term, sum)| term[sum as usize % SEEDS]).sum();
        number as usize * self.sides() + side % self.sides()
    }

    /// All positions with so many seeds and `side` to move, unless the other side's are the same turned round.
    pub fn positions(&self, side: Side, seeds: u8) -> Positions {
        let holes: Vec<Hole> = self.open[0]
            .iter()
            .map(|&n| self.empty.ring().at(n))
            .collect();
        let wanted = side.index() < self.sides();
        Positions {
            rules: self.rules,
            empty: self.empty,
            side,
            next: wanted.then(|| first_layout(holes.len(), seeds)),
            holes,
        }
    }

    /// 1 where the board looks the same from both sides, so that one table serves both.
    fn sides(&self) -> usize {
        1 + usize::from(self.open[0] != self.open[1])
    }
}

/// Positions with the same number of seeds, each once.
#[derive(Clone)]
pub struct Positions {
    rules: &'static Rules,
    empty: Board,
    side: Side,
    holes: Vec<Hole>,
    /// The seeds in those holes.
    next: Option<Vec<u8>>,
}

impl Iterator for Positions {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let layout = self.next.take()?;
        let mut board = self.empty;
        for (&hole, &seeds) in self.holes.iter().zip(&layout) {
            board.set_seeds(hole, seeds);
        }
        self.next = next_layout(layout);
        Some(Position::from_parts(self.rules, board, self.side, false))
    }
}

/// The sums of a key's bytes from the first to each: one multiplication for eight. They are meant for the holes, whose
/// seeds are fewer than 256 together; the two bytes behind these count for nothing.
fn sums(key: u128) -> [u8; 16] {
    const EACH: u64 = u64::MAX / 255;
    let [low, high] = [key as u64, (key >> 64) as u64];
    let low = low.wrapping_mul(EACH);
    let high = high.wrapping_add(low >> 56).wrapping_mul(EACH);
    (u128::from(high) << 64 | u128::from(low)).to_le_bytes()
}

/// The last open hole adds nothing: how many seeds it holds follows from the others.
fn terms(open: &[u8]) -> Terms {
    let mut terms = [[0; SEEDS]; HOLES];
    for (k, &hole) in (1..open.len()).zip(open) {
        terms[hole as usize][1..].copy_from_slice(&WAYS[k][..SEEDS - 1]);
    }
    terms
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
const fn ways() -> [[u32; SEEDS]; HOLES + 1] {
    let mut ways = [[1; SEEDS]; HOLES + 1];
    let mut k = 1;
    while k <= HOLES {
        let mut s = 1;
        while s < SEEDS {
            ways[k][s] = u32::saturating_add(ways[k][s - 1], ways[k - 1][s]);
            s += 1;
        }
        k += 1;
    }
    ways
}

/// The numbering, held against writing down every position.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// An empty board of the game with these holes closed.
    fn empty(rules: &Rules, closed: &[u8]) -> Board {
        let mut board = Board::empty(rules.row);
        for &number in closed {
            board.close(board.ring().at(number));
        }
        board
    }

    /// Every way to lay so many seeds into the open holes, hole by hole.
    fn layouts(board: Board, from: u8, seeds: u8) -> Vec<Board> {
        let Some(hole) = board.ring().hole(from) else {
            return if seeds == 0 { vec![board] } else { Vec::new() };
        };
        let most = if board.is_open(hole) { seeds } else { 0 };
        let laid = |here: u8| {
            let mut board = board;
            board.set_seeds(hole, here);
            layouts(board, from + 1, seeds - here)
        };
        (0..=most).flat_map(laid).collect()
    }

    /// Games and closed holes: none, the same on both sides, more on one side.
    fn cases() -> Vec<(&'static Rules, Vec<u8>)> {
        let kalah = Variant::Kalah.rules();
        let ali = Variant::AliGuliMane.rules();
        let closed = [
            vec![],
            vec![0, 13],
            vec![6],
            vec![1, 2, 9],
            vec![0, 1, 2, 3, 4],
        ];
        let closed = closed.into_iter().map(|closed| (ali, closed));
        closed.chain([(kalah, Vec::new())]).collect()
    }

    /// With so many seeds all positions can be written down.
    const FEW: u8 = 5;

    #[test]
    fn positions_have_all_numbers_below_the_count_each_once() {
        for (rules, closed) in cases() {
            let board = empty(rules, &closed);
            let index = PositionIndex::of(rules, &board);
            for seeds in 0..=FEW {
                let mut numbers = HashSet::new();
                for board in layouts(board, 0, seeds) {
                    for side in Side::BOTH {
                        let position = Position::from_parts(rules, board, side, false);
                        numbers.insert(index.of_position(&position));
                    }
                }
                let all: HashSet<usize> = (0..index.count(seeds)).collect();
                assert_eq!(numbers, all, "{closed:?}, {seeds} seeds");
            }
        }
    }

    #[test]
    fn positions_share_a_number_only_if_one_is_the_other_turned() {
        for (rules, closed) in cases() {
            let board = empty(rules, &closed);
            let index = PositionIndex::of(rules, &board);
            let boards = layouts(board, 0, FEW);
            let positions = Side::BOTH.map(|side| {
                boards
                    .iter()
                    .map(move |&board| Position::from_parts(rules, board, side, false))
            });
            let mut known = std::collections::HashMap::new();
            for position in positions.into_iter().flatten() {
                let key = *known
                    .entry(index.of_position(&position))
                    .or_insert(position.key());
                assert_eq!(key, position.key(), "{position}");
            }
        }
    }

    #[test]
    fn every_position_is_listed_once() {
        for (rules, closed) in cases() {
            let board = empty(rules, &closed);
            let index = PositionIndex::of(rules, &board);
            for seeds in 0..=FEW {
                let listed = Side::BOTH.map(|side| index.positions(side, seeds));
                let numbers: Vec<usize> = listed
                    .into_iter()
                    .flatten()
                    .map(|position| index.of_position(&position))
                    .collect();
                let once: HashSet<usize> = numbers.iter().copied().collect();
                assert_eq!(
                    (numbers.len(), once.len()),
                    (once.len(), index.count(seeds))
                );
            }
        }
    }

    #[test]
    fn a_size_has_room_for_all_positions_up_to_its_seeds() {
        for (rules, closed) in cases() {
            let index = PositionIndex::of(rules, &empty(rules, &closed));
            for size in [1, 100, 40_000, 1_400_000] {
                let up_to = |seeds: u8| (0..=seeds).map(|s| index.count(s)).sum::<usize>();
                let seeds = index.seeds_within(size);
                assert!(seeds == 0 || up_to(seeds) <= size);
                assert!(up_to(seeds + 1) > size);
            }
        }
    }

    proptest! {
        #[test]
        fn sums_are_those_of_adding_byte_by_byte(mut bytes in any::<[u8; 16]>()) {
            for byte in &mut bytes {
                *byte %= 18; // fourteen holes then hold fewer than 256 together
            }
            let mut sum = 0;
            let added = bytes.map(|byte| {
                sum += u32::from(byte);
                sum
            });
            let sums = sums(u128::from_le_bytes(bytes)).map(u32::from);
            prop_assert_eq!(&sums[..HOLES], &added[..HOLES]);
        }
    }
}
