//! The ledger of a sowing, in the words of the engine's own events.

use super::{Naive, Place};

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NaiveEvent {
    /// A hole is emptied into the hand.
    Scoop {
        /// The hole.
        hole: usize,
        /// What lay in it.
        seeds: u32,
    },
    /// A seed falls from the hand into a hole.
    Drop {
        /// The hole.
        hole: usize,
    },
    /// A seed falls from the hand into a bank in the ring.
    BankDrop {
        /// Whose bank.
        player: usize,
    },
    /// A six or a four is taken in passing (P2, T1).
    Ripe {
        /// The hole.
        hole: usize,
        /// What lay in it.
        seeds: u32,
        /// Who gets it.
        player: usize,
    },
    /// The relay meets an empty hole (A1).
    Saada {
        /// The empty hole.
        hole: usize,
    },
    /// Seeds are taken (A2, P4, K2).
    Capture {
        /// The holes that held any, the one on the way first, the opposite one last.
        holes: Vec<usize>,
        /// What lay in them together.
        seeds: u32,
        /// Who gets it.
        player: usize,
    },
    /// The same player sows once more.
    Again {
        /// The player.
        player: usize,
        /// `"secondSowing"` (A4) or `"ownBank"` (K1).
        reason: &'static str,
    },
    /// The turn passes.
    Turn {
        /// To this player.
        player: usize,
    },
    /// A player banks the own row at the end of a round (P5, K4).
    Keep {
        /// The player.
        player: usize,
        /// The holes that held any, from the player's own left.
        holes: Vec<usize>,
        /// What lay in them together.
        seeds: u32,
    },
}

use NaiveEvent::*;

/// What a ledger makes of a position, and the seeds still in the hand at its end (there should be none).
pub fn folded(before: &Naive, ledger: &[NaiveEvent]) -> (Naive, u32) {
    let mut board = before.clone();
    let mut hand = 0;
    for event in ledger {
        board.enter(event, &mut hand);
    }
    (board, hand)
}

impl Naive {
    /// Writes one event into the board. No rule is looked up.
    fn enter(&mut self, event: &NaiveEvent, hand: &mut u32) {
        match event {
            Scoop { hole, seeds } => *hand += self.emptied(&[*hole], *seeds),
            Drop { hole } => *self.let_fall(Place::Hole(*hole), hand) += 1,
            BankDrop { player } => *self.let_fall(Place::Bank(*player), hand) += 1,
            Ripe {
                hole,
                seeds,
                player,
            } => self.banks[*player] += self.emptied(&[*hole], *seeds),
            Capture {
                holes,
                seeds,
                player,
            }
            | Keep {
                player,
                holes,
                seeds,
            } => {
                self.banks[*player] += self.emptied(holes, *seeds);
            }
            Saada { hole } => assert_eq!(self.holes[*hole], 0, "saada at a hole with seeds in it"),
            Again { player, reason } => {
                assert_eq!(self.mover, *player);
                self.second = *reason == "secondSowing";
            }
            Turn { player } => (self.mover, self.second) = (*player, false),
        }
    }

    /// Empties holes that are said to hold so many seeds.
    fn emptied(&mut self, holes: &[usize], said: u32) -> u32 {
        let held: u32 = holes
            .iter()
            .map(|&hole| std::mem::take(&mut self.holes[hole]))
            .sum();
        assert_eq!(held, said, "seeds in {holes:?}");
        held
    }

    /// Takes a seed from the hand; the answer is where it falls.
    fn let_fall(&mut self, place: Place, hand: &mut u32) -> &mut u32 {
        *hand -= 1;
        match place {
            Place::Hole(hole) => &mut self.holes[hole],
            Place::Bank(player) => &mut self.banks[player],
        }
    }
}
