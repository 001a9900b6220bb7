//! A sowing as the search sees it: what it wins at once, and who chooses next.

use super::window::{Bounds, Window};
use crate::board::Side;
use crate::play::Position;
use crate::rules::{Keep, Margin};
use crate::sowing::Sowing;

/// A legal sowing with the position behind it.
#[derive(Clone, Copy, Debug)]
pub struct Successor {
    /// The sowing.
    pub sowing: Sowing,
    /// The position after it.
    pub next: Position,
    /// Seeds that the sower banks by it, minus seeds that the other does.
    pub gain: Margin,
    /// Does the same player choose again?
    pub stays: bool,
    /// What is known of the sowing's worth before it is looked into.
    pub known: Bounds,
}

impl Successor {
    /// All successors of a position, by hole number.
    pub fn all(position: &Position) -> Vec<Successor> {
        Successor::each(position).collect()
    }

    /// The same, one at a time.
    pub fn each(position: &Position) -> impl Iterator<Item = Successor> {
        let behind = |(sowing, next): (Sowing, Position)| {
            let stays = next.mover() == position.mover();
            let gain = sign(stays) * next.lead() - position.lead();
            let known = Bounds::ANY;
            Successor {
                sowing,
                next,
                gain,
                stays,
                known,
            }
        };
        position.sowings().map(behind)
    }

    /// A small number for the sowing, the same for a turned board, as the table's keys are. It counts from the mover's
    /// last hole, next to the bank, backwards.
    pub fn code(&self) -> u8 {
        let hole = self.sowing.hole;
        let seen = match hole.owner() {
            Side::South => hole,
            Side::North => hole.turned(),
        };
        2 * seen.number() + self.sowing.way as u8
    }

    /// Are as many seeds in the holes as before? Only then can a position come again.
    pub fn wins_nothing(&self, position: &Position) -> bool {
        self.next.board().seeds_in_holes() == position.board().seeds_in_holes()
    }

    /// What the sowing is worth to the sower, if the position behind is worth so much to whoever chooses there.
    ///
    /// The sign follows the player, not the ply: who stays to choose again keeps it.
    pub fn worth(&self, behind: Margin) -> Margin {
        self.gain + sign(self.stays) * behind
    }

    /// What the position behind must be worth to whoever chooses there, for the sowing to be worth so much.
    pub fn behind(&self, worth: Margin) -> Margin {
        sign(self.stays) * (worth - self.gain)
    }

    /// What is known of the sowing, from what is known of the position behind.
    pub fn bounds(&self, behind: Bounds) -> Bounds {
        let (a, b) = (self.worth(behind.lower), self.worth(behind.upper));
        Bounds {
            lower: a.min(b),
            upper: a.max(b),
        }
    }

    /// What to ask of the position behind, to answer this question about the sowing.
    pub fn ask(&self, window: Window) -> Window {
        let (a, b) = (self.behind(window.alpha), self.behind(window.beta));
        Window {
            alpha: a.min(b),
            beta: a.max(b),
        }
    }
}

fn sign(stays: bool) -> Margin {
    match stays {
        true => 1,
        false => -1,
    }
}

/// What the mover still gets, minus what the other does, in a position where nobody can go on.
pub fn final_value(position: &Position) -> Margin {
    let (board, side) = (position.board(), position.mover());
    match position.rules().keep {
        Keep::Nobody => 0,
        Keep::OwnRow => {
            Margin::from(board.row_seeds(side)) - Margin::from(board.row_seeds(side.other()))
        }
    }
}
