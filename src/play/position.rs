//! A position: the board, whose turn it is, and what may be sown.

use crate::board::{Board, Hole, Side, Way};
use crate::rules::{Again, End, EndReason, Margin, Opening, Outcome, Rules, Variant};
use crate::sowing::{AgainReason, Event, MAX_LAPS, PseudoLegal, Rest, Sower, Sowing, Witness};

/// A board under rules, with a player to move. Small, copied freely.
///
/// It knows no past: repetition (S6), resigning and rounds belong to [`Round`](crate::Round) and
/// [`Match`](crate::Match). One is had from an opening, from text, or from a [`Setup`](super::Setup). It is shown as
/// its text.
///
/// ```
/// use ali_guli_mane::{Position, Variant};
/// let opening = Position::opening(Variant::AliGuliMane);
/// let b4 = opening.rules().sowing_named("B4").expect("the name of a sowing");
/// let played = opening.play(b4)?;
/// assert_eq!(played.position.to_string(), "0,0,1,7,7,7,7/8,0,8,2,7,1,0 15-0 S+");
/// # Ok::<(), ali_guli_mane::play::PlayError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    rules: &'static Rules,
    board: Board,
    mover: Side,
    second: bool,
}

/// A sowing that was played: where it led, and what happened on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position after it. Its rows still hold what their owners may keep at the end of a round.
    pub position: Position,
    /// What happened, ending with `Again` or `Turn`.
    pub trace: Vec<Event>,
}

/// Why a choice is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The hole belongs to a board of another size.
    #[error("there is no hole {}", .0.number())]
    NoSuchHole(Hole),
    /// The hole lies in the other player's row.
    #[error("hole {} is in the other player's row", .0.number())]
    NotYourHole(Hole),
    /// The hole is closed in this round.
    #[error("hole {} is closed in this round", .0.number())]
    ClosedHole(Hole),
    /// There is nothing in the hole.
    #[error("hole {} is empty", .0.number())]
    EmptyHole(Hole),
    /// The game is sown one way only.
    #[error("this game is sown anticlockwise only")]
    WayNotAllowed(Way),
    /// The sowing would go round for ever (S4).
    #[error("the sowing of hole {} would never end", .0.number())]
    EndlessSowing(Hole),
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
}

impl Position {
    /// The usual opening of a game, South to move.
    pub fn opening(variant: Variant) -> Self {
        let rules = variant.rules();
        Position::laid_out(rules, rules.opening())
    }

    /// A full board laid out with one of the rules' openings, South to move.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Variant};
    /// let rules = Variant::AliGuliMane.rules();
    /// let four = rules.opening_with_id(4).expect("families open with four, too");
    /// assert_eq!(Position::laid_out(rules, four).board().total(), 56);
    /// ```
    pub fn laid_out(rules: &'static Rules, opening: Opening) -> Self {
        let mut board = Board::empty(rules.row);
        for side in Side::BOTH {
            for (step, hole) in (0..).zip(board.ring().row_of(side)) {
                board.set_seeds(hole, opening.seeds(rules.row, step));
            }
        }
        Position::from_parts(rules, board, Side::South, false)
    }

    /// A position from its parts, which the caller has validated ([`Setup`](super::Setup) does).
    ///
    /// A second sowing that no hole allows is no second sowing: the turn has passed (A4).
    pub(crate) fn from_parts(
        rules: &'static Rules,
        board: Board,
        mover: Side,
        second: bool,
    ) -> Self {
        let position = Position {
            rules,
            board,
            mover,
            second,
        };
        if second && !position.has_legal() {
            return position.passed(board);
        }
        position
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// What is on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    pub fn mover(&self) -> Side {
        self.mover
    }

    /// Is this the second sowing of a turn (A4)?
    pub fn is_second_sowing(&self) -> bool {
        self.second
    }

    /// Every sowing that may be played, by hole number, anticlockwise first. Empty when the round is over.
    pub fn legal(&self) -> Vec<Sowing> {
        self.pseudo_legal().filter(|&s| self.rests(s)).collect()
    }

    /// What would be legal, were it not endless (S4).
    pub fn endless(&self) -> Vec<Sowing> {
        self.pseudo_legal().filter(|&s| !self.rests(s)).collect()
    }

    /// Every legal sowing with the position after it: what a search walks over.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Variant};
    /// let opening = Position::opening(Variant::Kalah);
    /// let again = opening.sowings().filter(|(_, next)| next.mover() == opening.mover());
    /// let names: Vec<String> = again.map(|(sowing, _)| sowing.to_string()).collect();
    /// assert_eq!(names, ["B3"]); // its last seed falls into the bank
    /// ```
    pub fn sowings(&self) -> impl Iterator<Item = (Sowing, Position)> {
        self.pseudo_legal()
            .filter_map(|sowing| Some((sowing, self.after_unchecked(sowing)?)))
    }

    /// The sowings of the mover's holes that hold seeds; endless ones are still among them.
    pub fn pseudo_legal(&self) -> PseudoLegal {
        let over = self.rules.end == End::RowEmpty && self.a_row_is_empty();
        PseudoLegal::of(&self.board, self.mover, self.rules.ways, over)
    }

    /// The position after a sowing, if the rules allow it; nothing is told of it.
    ///
    /// [`Position::play`] also says what happens, or why the sowing is not allowed.
    pub fn after(&self, sowing: Sowing) -> Option<Position> {
        self.check_hole(sowing).ok()?;
        let over = self.rules.end == End::RowEmpty && self.a_row_is_empty();
        (!over).then(|| self.after_unchecked(sowing))?
    }

    /// The position after one of the [`Position::pseudo_legal`] sowings; nothing where it is endless.
    pub(crate) fn after_unchecked(&self, sowing: Sowing) -> Option<Position> {
        debug_assert_eq!(self.check_hole(sowing), Ok(()), "{sowing:?} in {self}");
        self.sow(sowing, &mut ())
    }

    /// Plays a sowing if the rules allow it, and tells what happened.
    ///
    /// # Errors
    /// A [`PlayError`] says why the sowing is not allowed.
    pub fn play(&self, sowing: Sowing) -> Result<Played, PlayError> {
        self.check(sowing)?;
        let mut trace = Vec::new();
        let position = self
            .sow(sowing, &mut trace)
            .ok_or(PlayError::EndlessSowing(sowing.hole))?;
        Ok(Played { position, trace })
    }

    /// What the first `laps` laps of a sowing look like, endless or not: for watching *Ajji aata*, the game that
    /// never ends (S4). Nothing is played; the hand is empty at the end of the last lap.
    ///
    /// ```
    /// use ali_guli_mane::play::PlayError;
    /// use ali_guli_mane::Position;
    /// let position: Position = "ali-guli-mane 1,0,1,0,1,0,1/0,1,0,1,0,1,2 61-0 S".parse()?;
    /// let endless = position.endless()[0];
    /// assert_eq!(position.play(endless), Err(PlayError::EndlessSowing(endless.hole)));
    /// assert!(!position.watch(endless, 98)?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Position::play`], but for [`PlayError::EndlessSowing`] and [`PlayError::RoundOver`].
    pub fn watch(&self, sowing: Sowing, laps: u32) -> Result<Vec<Event>, PlayError> {
        self.check_hole(sowing)?;
        let (mut board, mut trace) = (self.board, Vec::new());
        // Whether it has come to rest by then or not, the trace is what there is to see.
        let _ = self
            .sower(sowing.way)
            .sow(&mut board, sowing.hole, laps.min(MAX_LAPS), &mut trace);
        Ok(trace)
    }

    /// Why the round is over, if it is; tested at the start of a turn only (A5, P5), or after every sowing (K4).
    pub fn end(&self) -> Option<EndReason> {
        match self.rules.end {
            End::RowEmpty => self.a_row_is_empty().then_some(EndReason::RowEmpty),
            End::Stuck => (!self.second && !self.has_legal()).then_some(EndReason::Stuck),
        }
    }

    /// How the round ended, if the position ends it.
    ///
    /// ```
    /// use ali_guli_mane::{Position, Side};
    /// let position: Position = "kalah 0,0,0,0,0,0/0,0,3,0,0,1 20-24 N".parse()?;
    /// let outcome = position.outcome().expect("North's row is empty");
    /// assert_eq!(outcome.totals, [24, 24]);
    /// assert_eq!(outcome.winner, None);
    /// # Ok::<(), ali_guli_mane::text::ParsePositionError>(())
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.end()?;
        Some(Outcome::of(reason, self.rules.keep, &self.board))
    }

    /// All that its future depends on, in one number, from the mover's seat: a position and the same one with the
    /// board turned have one key. The banks are not in it.
    #[inline]
    pub(crate) fn key(&self) -> u128 {
        self.board.seen_by(self.mover) | u128::from(self.second) << 126
    }

    /// Seeds the mover has in the bank more than the other.
    pub(crate) fn lead(&self) -> Margin {
        let bank = |side| Margin::from(self.board.bank(side));
        bank(self.mover) - bank(self.mover.other())
    }

    /// Does the same position stand here: the same seeds in the same holes, the same player to move (S6)?
    pub(crate) fn repeats(&self, other: &Position) -> bool {
        self.mover == other.mover && self.second == other.second && self.board == other.board
    }

    fn a_row_is_empty(&self) -> bool {
        Side::BOTH.iter().any(|&side| self.board.row_is_empty(side))
    }

    fn has_legal(&self) -> bool {
        self.pseudo_legal().any(|sowing| self.rests(sowing))
    }

    /// Does the sowing come to rest (S4)?
    fn rests(&self, sowing: Sowing) -> bool {
        let mut board = self.board;
        self.sower(sowing.way)
            .sow(&mut board, sowing.hole, MAX_LAPS, &mut ())
            .is_ok()
    }

    fn sower(&self, way: Way) -> Sower<'static> {
        Sower::new(self.rules, &self.board, self.mover, way)
    }

    fn check(&self, sowing: Sowing) -> Result<(), PlayError> {
        if self.board.ring().has(sowing.hole) && self.end().is_some() {
            return Err(PlayError::RoundOver);
        }
        self.check_hole(sowing)
    }

    /// Is this one of the mover's holes that hold seeds, sown a way the game allows?
    fn check_hole(&self, sowing: Sowing) -> Result<(), PlayError> {
        let (hole, ring) = (sowing.hole, self.board.ring());
        if !ring.has(hole) {
            Err(PlayError::NoSuchHole(hole))
        } else if hole.owner() != self.mover {
            Err(PlayError::NotYourHole(hole))
        } else if !self.board.is_open(hole) {
            Err(PlayError::ClosedHole(hole))
        } else if self.board.seeds(hole) == 0 {
            Err(PlayError::EmptyHole(hole))
        } else if !self.rules.ways.allows(sowing.way) {
            Err(PlayError::WayNotAllowed(sowing.way))
        } else {
            Ok(())
        }
    }

    fn sow(&self, sowing: Sowing, witness: &mut impl Witness) -> Option<Position> {
        let mut board = self.board;
        let rest = self
            .sower(sowing.way)
            .sow(&mut board, sowing.hole, MAX_LAPS, witness)
            .ok()?;
        Some(self.next_choice(board, rest, witness))
    }

    /// Who chooses next, after a sowing has come to rest in this way.
    fn next_choice(&self, board: Board, rest: Rest, witness: &mut impl Witness) -> Position {
        if let Some((position, reason)) = self.again(board, rest) {
            witness.see(|| Event::Again {
                player: self.mover,
                reason,
            });
            return position;
        }
        let position = self.passed(board);
        witness.see(|| Event::Turn {
            player: position.mover,
        });
        position
    }

    /// The same player's next sowing of this turn, if there is one.
    ///
    /// Source: A4; K1, and K4 for the extra turn that the end of the round makes void.
    fn again(&self, board: Board, rest: Rest) -> Option<(Position, AgainReason)> {
        match self.rules.again {
            Again::Never => None,
            Again::OnceAfterCapture => {
                let second = Position {
                    board,
                    second: true,
                    ..*self
                };
                (!self.second && rest.captured > 0 && second.has_legal())
                    .then_some((second, AgainReason::SecondSowing))
            }
            Again::OwnBank => {
                let extra = Position { board, ..*self };
                (rest.in_own_bank && !extra.a_row_is_empty())
                    .then_some((extra, AgainReason::OwnBank))
            }
        }
    }

    fn passed(&self, board: Board) -> Position {
        Position {
            rules: self.rules,
            board,
            mover: self.mover.other(),
            second: false,
        }
    }
}
