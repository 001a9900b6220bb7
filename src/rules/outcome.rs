//! How a round ended, and by how much.

use super::dials::Keep;
use crate::board::{Board, Side};

/// Seeds won minus seeds lost: the one unit of every value.
pub type Margin = i16;

/// Why a round is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum EndReason {
    /// The player whose turn began had no legal sowing (A5, P5).
    Stuck,
    /// A row was empty after a sowing (K4).
    RowEmpty,
    /// The same position stood at the start of a turn for the third time (S6).
    Repetition,
    /// A player gave up.
    Resigned,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// Why it is over.
    pub reason: EndReason,
    /// Who won; nobody when equal.
    pub winner: Option<Side>,
    /// Seeds each holds at the end, `[South, North]`.
    pub totals: [u8; 2],
}

impl Outcome {
    /// The result of a round that came to its end: each player's bank, and their row where it is kept.
    ///
    /// Source: A6, P5, K4; S6, by which a repetition leaves the seeds on the board unclaimed in every game.
    pub(crate) fn of(reason: EndReason, keep: Keep, board: &Board) -> Self {
        let totals = match is_kept(reason, keep) {
            true => Side::BOTH.map(|side| board.bank(side) + board.row_seeds(side)),
            false => board.banks(),
        };
        Outcome {
            reason,
            winner: leader(totals),
            totals,
        }
    }

    /// The result after `loser` gave up: the banks as they are, and the other has won.
    pub(crate) fn resigned(loser: Side, board: &Board) -> Self {
        Outcome {
            reason: EndReason::Resigned,
            winner: Some(loser.other()),
            totals: board.banks(),
        }
    }

    /// What South holds more than North, in seeds.
    pub fn margin(&self) -> Margin {
        Margin::from(self.totals[0]) - Margin::from(self.totals[1])
    }
}

/// Are the seeds left on the board banked by the owners of the rows?
pub(crate) fn is_kept(reason: EndReason, keep: Keep) -> bool {
    match reason {
        EndReason::Stuck | EndReason::RowEmpty => keep == Keep::OwnRow,
        EndReason::Repetition | EndReason::Resigned => false,
    }
}

/// Who holds more; nobody when equal.
pub(crate) fn leader(totals: [u8; 2]) -> Option<Side> {
    match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => Some(Side::South),
        std::cmp::Ordering::Less => Some(Side::North),
        std::cmp::Ordering::Equal => None,
    }
}
