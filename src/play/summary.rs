//! What a sowing comes to: its trace, added up.

use super::position::{PlayError, Played, Position};
use super::round::Round;
use crate::board::{Board, Hole, Side};
use crate::rules::{EndReason, Outcome};
use crate::sowing::{AgainReason, Event, Sowing};

/// What a sowing comes to. All numbers are seeds, but for the laps.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Summary {
    /// Who sows.
    pub player: Side,
    /// Laps: how often a hole is lifted.
    pub laps: u32,
    /// Seeds that fall from the hand, into holes and bank.
    pub sown: u32,
    /// The hole in which the last seed falls; nothing where that is the bank.
    pub ends: Option<Hole>,
    /// Does the last seed fall into an empty hole?
    pub alone: bool,
    /// The empty hole at which the sowing comes to rest (A1), if it does.
    pub saada: Option<Hole>,
    /// Seeds sown into the player's bank, where banks lie in the ring.
    pub banked: u32,
    /// What is taken in passing (P2, T1), `[South, North]`.
    pub passing: [u32; 2],
    /// What the player captures at the end of laps.
    pub captured: u32,
    /// The holes emptied into the player's bank, in order, each of them once.
    pub takes: Vec<Hole>,
    /// All that comes into the player's bank by the sowing: banked, taken in passing, captured.
    pub wins: u32,
    /// Rows banked because the round is over (P5, K4), `[South, North]`.
    pub kept: [u32; 2],
    /// How it goes on.
    pub next: AfterSowing,
}

/// How it goes on after a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "camelCase"))]
pub enum AfterSowing {
    /// The other player's turn begins.
    Turn {
        /// Whose turn it is.
        player: Side,
    },
    /// The same player sows again.
    Again {
        /// Who.
        player: Side,
        /// Why.
        reason: AgainReason,
    },
    /// The round is over.
    Over {
        /// Who would be to move.
        player: Side,
        /// Why.
        reason: EndReason,
    },
}

impl Round {
    /// What [`Round::play`] of this sowing would come to.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Round, Side, Variant};
    /// use ali_guli_mane::play::AfterSowing;
    /// use ali_guli_mane::sowing::AgainReason;
    /// let rules = Variant::AliGuliMane.rules();
    /// let start = Position::parse(rules, "0,1,0,0,5,0,2/0,4,3,0,4,3,1 0-0 S free")?;
    /// let b6 = rules.sowing_named("B6").expect("the name of a sowing");
    ///
    /// let summary = Round::new(start).summary(b6)?;
    /// assert_eq!((summary.laps, summary.sown, summary.wins), (1, 4, 9));
    /// let (player, reason) = (Side::South, AgainReason::SecondSowing);
    /// assert_eq!(summary.next, AfterSowing::Again { player, reason });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Round::play`].
    pub fn summary(&self, sowing: Sowing) -> Result<Summary, PlayError> {
        let Played { position, trace } = self.preview(sowing)?;
        let mut tally = Tally::new(self.position(), position.mover());
        for event in &trace {
            tally.add(event);
        }
        Ok(tally.summary)
    }
}

/// A trace being added up, with the board as it stands after the events so far.
struct Tally {
    board: Board,
    summary: Summary,
}

impl Tally {
    fn new(before: &Position, next: Side) -> Self {
        Tally {
            board: *before.board(),
            summary: Summary {
                player: before.mover(),
                laps: 0,
                sown: 0,
                ends: None,
                alone: false,
                saada: None,
                banked: 0,
                passing: [0, 0],
                captured: 0,
                takes: Vec::new(),
                wins: 0,
                kept: [0, 0],
                next: AfterSowing::Turn { player: next },
            },
        }
    }

    fn add(&mut self, event: &Event) {
        let summary = &mut self.summary;
        match *event {
            Event::Scoop { hole, .. } => self.scoop(hole),
            Event::Drop { hole } => self.drop(hole),
            Event::BankDrop { .. } => self.drop_in_bank(),
            Event::Ripe {
                hole,
                seeds,
                player,
            } => self.ripe(hole, seeds, player),
            Event::Saada { hole } => summary.saada = Some(hole),
            Event::Capture {
                ref holes, seeds, ..
            } => {
                summary.captured += u32::from(seeds);
                self.win(holes, seeds);
            }
            Event::Again { player, reason } => summary.next = AfterSowing::Again { player, reason },
            Event::Turn { player } => summary.next = AfterSowing::Turn { player },
            Event::Keep { player, seeds, .. } => summary.kept[player.index()] += u32::from(seeds),
            Event::RoundOver(Outcome { reason, .. }) => self.end(reason),
            Event::Refill { .. } => {} // no sowing lays out a round
        }
    }

    fn scoop(&mut self, hole: Hole) {
        self.board.lift(hole.number());
        self.summary.laps += 1;
        self.summary.saada = None;
    }

    fn drop(&mut self, hole: Hole) {
        self.summary.sown += 1;
        self.summary.ends = Some(hole);
        self.summary.alone = self.board.drop_one(hole.number()) == 1;
    }

    fn drop_in_bank(&mut self) {
        self.summary.sown += 1;
        self.summary.ends = None;
        self.summary.alone = false;
        self.summary.banked += 1;
        self.summary.wins += 1;
    }

    fn ripe(&mut self, hole: Hole, seeds: u8, player: Side) {
        self.summary.passing[player.index()] += u32::from(seeds);
        match player == self.summary.player {
            true => self.win(&[hole], seeds),
            false => _ = self.board.lift(hole.number()),
        }
    }

    fn win(&mut self, holes: &[Hole], seeds: u8) {
        self.summary.wins += u32::from(seeds);
        for &hole in holes {
            self.board.lift(hole.number());
            if !self.summary.takes.contains(&hole) {
                self.summary.takes.push(hole);
            }
        }
    }

    fn end(&mut self, reason: EndReason) {
        let player = match self.summary.next {
            AfterSowing::Turn { player }
            | AfterSowing::Again { player, .. }
            | AfterSowing::Over { player, .. } => player,
        };
        self.summary.next = AfterSowing::Over { player, reason };
    }
}
