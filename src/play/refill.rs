//! Laying out the board for the next round from what the players hold.

use crate::board::{Board, Hole, Side};
use crate::insertion_sort::insertion_sort_by_key;
use crate::rules::{Opening, Rounds, Rules};
use crate::sowing::{Event, FilledHole};

/// A board needs this many open holes to be played on (docs/rules.md, section 9).
pub const MIN_OPEN_HOLES: usize = 4;

/// How a player lays out their own row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    side: Side,
    filled: Vec<FilledHole>,
    closed: Vec<Hole>,
    bank: u8,
}

impl Layout {
    /// Fills the player's own holes from the stock, the cheapest first and then from the player's own left, each whole
    /// or not at all.
    ///
    /// Source: M2.
    pub fn of(rules: &Rules, opening: Opening, side: Side, stock: u8) -> Self {
        let row = rules.ring_of_holes().row_of(side);
        let mut wanted: Vec<FilledHole> = (0..)
            .zip(row)
            .map(|(step, hole)| FilledHole {
                hole,
                seeds: opening.seeds(rules.row, step),
            })
            .collect();
        insertion_sort_by_key(&mut wanted, |place| place.seeds);
        let mut layout = Layout {
            side,
            filled: Vec::new(),
            closed: Vec::new(),
            bank: stock,
        };
        for place in wanted {
            layout.fill(place);
        }
        layout
    }

    fn fill(&mut self, place: FilledHole) {
        match self.bank.checked_sub(place.seeds) {
            Some(rest) => {
                self.bank = rest;
                self.filled.push(place);
            }
            None => self.closed.push(place.hole),
        }
    }

    /// Lays the row out on the board.
    pub fn apply(&self, board: &mut Board) {
        for place in &self.filled {
            board.set_seeds(place.hole, place.seeds);
        }
        for &hole in &self.closed {
            board.close(hole);
        }
        board.set_bank(self.side, self.bank);
    }

    /// What is told about it.
    pub fn event(&self) -> Event {
        Event::Refill {
            player: self.side,
            closed: self.closed.clone(),
            bank: self.bank,
            filled: self.filled.clone(),
        }
    }
}

/// Can the player not go on with this stock?
///
/// Source: M5.
pub(crate) fn is_beaten(rules: &Rules, opening: Opening, stock: u8) -> bool {
    match rules.rounds {
        Rounds::UntilFewerThanSix => stock < 6,
        Rounds::One | Rounds::UntilNoHole => stock < opening.hole.min(opening.middle),
    }
}

/// Both players' layouts for these stocks, `[South, North]`.
pub(crate) fn layouts(rules: &Rules, opening: Opening, stocks: [u8; 2]) -> [Layout; 2] {
    Side::BOTH.map(|side| Layout::of(rules, opening, side, stocks[side.index()]))
}

/// Can a round be played on the board that these stocks give?
///
/// Only boards smaller than any opening come to this: a free position may hold a handful of seeds.
pub(crate) fn is_playable(rules: &Rules, opening: Opening, stocks: [u8; 2]) -> bool {
    let open: usize = layouts(rules, opening, stocks)
        .iter()
        .map(|layout| layout.filled.len())
        .sum();
    open >= MIN_OPEN_HOLES
}
