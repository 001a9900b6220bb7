//! What the events of a trace make of a board: arithmetic on seeds, no rules.
//!
//! Shared by the tests that fold traces. Whoever shows a trace has to come out where the engine does, so each
//! event is also held against what lies there: a trace that says a wrong number fails where it says it.

#![allow(dead_code)] // each test that includes this module needs a part of it

use ali_guli_mane::board::{Board, Ring};
use ali_guli_mane::sowing::Event;
use ali_guli_mane::{Hole, Side};

/// Seeds in holes, banks and the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    pub holes: Vec<u32>,
    pub closed: Vec<bool>,
    pub banks: [u32; 2],
    pub hand: u32,
    ring: Ring,
}

impl Scene {
    /// What lies on this board, with nothing in the hand.
    pub fn of(board: &Board) -> Self {
        let ring = board.ring();
        Scene {
            holes: ring.holes().map(|hole| board.seeds(hole).into()).collect(),
            closed: ring.holes().map(|hole| !board.is_open(hole)).collect(),
            banks: board.banks().map(u32::from),
            hand: 0,
            ring,
        }
    }

    /// All seeds, those in the hand too.
    pub fn total(&self) -> u32 {
        self.holes.iter().sum::<u32>() + self.banks.iter().sum::<u32>() + self.hand
    }

    /// Folds a trace, counting the seeds after every event (S5).
    pub fn fold(mut self, trace: &[Event]) -> Self {
        let total = self.total();
        for event in trace {
            self.see(event);
            assert_eq!(self.total(), total, "seeds came or went at {event:?}");
        }
        assert_eq!(self.hand, 0, "seeds are left in the hand");
        self
    }

    /// What one event makes of it.
    pub fn see(&mut self, event: &Event) {
        match event {
            Event::Scoop { hole, seeds } => {
                assert_eq!(self.hand, 0, "the hand is full already");
                self.hand = self.empty(&[*hole], *seeds);
            }
            Event::Drop { hole } => {
                assert!(!self.closed[hole.index()], "a closed hole receives nothing");
                self.let_fall();
                self.holes[hole.index()] += 1;
            }
            Event::BankDrop { player } => {
                self.let_fall();
                self.banks[player.index()] += 1;
            }
            Event::Ripe {
                hole,
                seeds,
                player,
            } => self.bank(*player, &[*hole], *seeds),
            Event::Capture {
                holes,
                seeds,
                player,
            }
            | Event::Keep {
                player,
                holes,
                seeds,
            } => {
                self.bank(*player, holes, *seeds);
            }
            Event::Saada { hole } => {
                assert_eq!(self.holes[hole.index()], 0, "saada at a full hole")
            }
            Event::Refill {
                player,
                closed,
                bank,
                filled,
            } => {
                self.clear_row(*player);
                self.banks[player.index()] = (*bank).into();
                for hole in closed {
                    self.closed[hole.index()] = true;
                }
                for place in filled {
                    self.holes[place.hole.index()] = place.seeds.into();
                }
            }
            Event::Again { .. } | Event::Turn { .. } | Event::RoundOver(_) => {}
        }
    }

    fn let_fall(&mut self) {
        self.hand = self
            .hand
            .checked_sub(1)
            .expect("a seed falls from an empty hand");
    }

    fn bank(&mut self, player: Side, holes: &[Hole], seeds: u8) {
        self.banks[player.index()] += self.empty(holes, seeds);
    }

    fn empty(&mut self, holes: &[Hole], said: u8) -> u32 {
        let each = holes
            .iter()
            .map(|hole| std::mem::take(&mut self.holes[hole.index()]));
        let held: Vec<u32> = each.collect();
        assert!(
            held.iter().all(|&seeds| seeds > 0),
            "nothing lies in one of {holes:?}"
        );
        assert_eq!(held.iter().sum::<u32>(), said.into(), "seeds in {holes:?}");
        said.into()
    }

    fn clear_row(&mut self, player: Side) {
        for hole in self.ring.row_of(player) {
            self.holes[hole.index()] = 0;
            self.closed[hole.index()] = false;
        }
    }
}
