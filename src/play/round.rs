//! One round with its record: repetition and resigning.

use super::position::{PlayError, Played, Position};
use crate::board::{Board, Hole, Side};
use crate::rules::{EndReason, Outcome, is_kept};
use crate::sowing::{Event, Sowing};

/// One round: where it began, every sowing since, and whether somebody gave up.
///
/// ```
/// use ali_guli_mane::{Position, Round, Variant};
/// let mut round = Round::new(Position::opening(Variant::Avalanche));
/// while let Some(&sowing) = round.legal().first() {
///     round.play(sowing)?;
/// }
/// let [south, north] = round.outcome().expect("nobody can go on").totals;
/// assert_eq!(south + north, 48);
/// # Ok::<(), ali_guli_mane::play::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Round {
    start: Position,
    plies: Vec<Ply>,
    resigned: Option<Side>,
}

/// A sowing and the position after it.
#[derive(Clone, Copy, Debug)]
struct Ply {
    sowing: Sowing,
    position: Position,
}

impl Round {
    /// A round that begins here.
    pub fn new(start: Position) -> Self {
        Round {
            start,
            plies: Vec::new(),
            resigned: None,
        }
    }

    /// Where the round began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where the round stands.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.position)
    }

    /// The sowings so far, each with the position in which it was chosen.
    pub fn sowings(&self) -> impl Iterator<Item = (&Position, Sowing)> {
        let before = std::iter::once(&self.start).chain(self.plies.iter().map(|p| &p.position));
        before.zip(self.plies.iter().map(|p| p.sowing))
    }

    /// How the round ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        if let Some(loser) = self.resigned {
            return Some(Outcome::resigned(loser, position.board()));
        }
        position.outcome().or_else(|| {
            self.is_repetition().then(|| {
                Outcome::of(
                    EndReason::Repetition,
                    position.rules().keep,
                    position.board(),
                )
            })
        })
    }

    /// What is on the table: the position's board, and after the end of the round the rows banked as the
    /// rules say.
    pub fn table(&self) -> Board {
        let mut board = *self.position().board();
        if self.keeps_rows() {
            for side in Side::BOTH {
                board.bank_row(side);
            }
        }
        board
    }

    /// What each player takes into the next round: their bank and row, whoever the result gave them to.
    ///
    /// Source: M1.
    pub fn stocks(&self) -> [u8; 2] {
        let board = self.position().board();
        Side::BOTH.map(|side| board.bank(side) + board.row_seeds(side))
    }

    /// Who gave the round up, if somebody did.
    pub fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// The sowings that may be played now. Empty when the round is over.
    pub fn legal(&self) -> Vec<Sowing> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.position().legal(),
        }
    }

    /// The sowings that would be legal, were they not endless; also when they are why the mover is stuck.
    pub fn endless(&self) -> Vec<Sowing> {
        match self.outcome() {
            Some(outcome) if outcome.reason != EndReason::Stuck => Vec::new(),
            _ => self.position().endless(),
        }
    }

    /// What [`Round::play`] would do.
    ///
    /// # Errors
    /// As [`Round::play`].
    pub fn preview(&self, sowing: Sowing) -> Result<Played, PlayError> {
        let mut round = self.clone();
        let trace = round.play(sowing)?;
        Ok(Played {
            position: *round.position(),
            trace,
        })
    }

    /// Plays a sowing; the trace ends with the end of the round, if this was it.
    ///
    /// # Errors
    /// A [`PlayError`]; then nothing has changed.
    pub fn play(&mut self, sowing: Sowing) -> Result<Vec<Event>, PlayError> {
        let position = self.position();
        if !position.board().ring().has(sowing.hole) {
            return Err(PlayError::NoSuchHole(sowing.hole));
        }
        if self.outcome().is_some() {
            return Err(PlayError::RoundOver);
        }
        let Played {
            position,
            mut trace,
        } = position.play(sowing)?;
        self.plies.push(Ply { sowing, position });
        trace.extend(self.closing_events());
        Ok(trace)
    }

    /// The player to move gives the round up.
    ///
    /// # Errors
    /// [`PlayError::RoundOver`].
    pub fn resign(&mut self) -> Result<Vec<Event>, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::RoundOver);
        }
        self.resigned = Some(self.position().mover());
        Ok(self.closing_events())
    }

    /// Takes the last sowing back, and says which it was.
    pub(crate) fn undo_sowing(&mut self) -> Option<Sowing> {
        debug_assert!(self.resigned.is_none(), "a resignation is taken back first");
        self.plies.pop().map(|ply| ply.sowing)
    }

    /// Takes a resignation back; says whether there was one.
    pub(crate) fn undo_resignation(&mut self) -> bool {
        self.resigned.take().is_some()
    }

    /// What is told when the round is over; nothing while it runs.
    pub(crate) fn closing_events(&self) -> Vec<Event> {
        let Some(outcome) = self.outcome() else {
            return Vec::new();
        };
        let keeps = self.keeps_rows();
        let keep = Side::BOTH.into_iter().filter(|_| keeps);
        keep.filter_map(|side| self.keep_event(side))
            .chain([Event::RoundOver(outcome)])
            .collect()
    }

    fn keep_event(&self, player: Side) -> Option<Event> {
        let board = self.position().board();
        let seeds = board.row_seeds(player);
        let holes: Vec<Hole> = board
            .ring()
            .row_of(player)
            .filter(|&hole| board.seeds(hole) > 0)
            .collect();
        (seeds > 0).then_some(Event::Keep {
            player,
            holes,
            seeds,
        })
    }

    fn keeps_rows(&self) -> bool {
        let keep = self.position().rules().keep;
        self.outcome()
            .is_some_and(|outcome| is_kept(outcome.reason, keep))
    }

    /// Has the position stood at the start of a turn three times, this one included?
    ///
    /// Source: S6.
    fn is_repetition(&self) -> bool {
        let now = self.position();
        if now.is_second_sowing() {
            return false;
        }
        let stood = std::iter::once(&self.start).chain(self.plies.iter().map(|p| &p.position));
        let since_a_capture = |earlier: &&Position| earlier.board().banks() == now.board().banks();
        let stood = stood.rev().take_while(since_a_capture); // what is banked never comes back in a round
        stood.filter(|earlier| earlier.repeats(now)).count() >= 3
    }
}
