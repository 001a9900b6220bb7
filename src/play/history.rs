//! What was done in a match, step by step, and the position before each step.

use super::matches::Match;
use super::position::Position;
use super::round::Round;
use super::undo::MatchAction;

/// A step of a match: what [`Match::undo`] takes back at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryStep {
    /// The round, counted from 1; for a `NextRound` step, the round that had just ended.
    pub round: usize,
    /// The position before the step.
    pub position: Position,
    /// The banks before the step, `[South, North]`. After the end of a round the rows that players keep are in them.
    pub banks: [u8; 2],
    /// What was done.
    pub action: MatchAction,
}

impl Match {
    /// Everything that was done, the first step first.
    ///
    /// ```
    /// use ali_guli_mane::play::{MatchOptions, MatchAction};
    /// use ali_guli_mane::{Match, Position, Variant};
    /// let mut game = Match::new(MatchOptions::new(Variant::AliGuliMane));
    /// let b4 = Variant::AliGuliMane.rules().sowing_named("B4").expect("the name of a sowing");
    /// game.play(b4)?;
    /// game.resign()?;
    ///
    /// let history: Vec<_> = game.history().collect();
    /// assert_eq!(history[0].action, MatchAction::Sow(b4));
    /// assert_eq!(history[0].position, Position::opening(Variant::AliGuliMane));
    /// assert_eq!((history[1].action, history[1].banks), (MatchAction::Resign, [15, 0]));
    /// # Ok::<(), ali_guli_mane::play::PlayError>(())
    /// ```
    pub fn history(&self) -> impl Iterator<Item = HistoryStep> {
        (1..=self.rounds().len()).flat_map(|round| self.history_of(round))
    }

    /// What was done in one round, counted from 1; the step to the next one is its last. Nothing if there is no such
    /// round.
    pub fn history_of(&self, number: usize) -> impl Iterator<Item = HistoryStep> {
        let round = number.checked_sub(1).and_then(|at| self.rounds().get(at));
        let is_left = number < self.rounds().len();
        let steps = round.into_iter();
        steps.flat_map(move |round| steps_of(round, number, is_left))
    }
}

/// The steps of a round; `is_left`: was another one begun?
fn steps_of(round: &Round, number: usize, is_left: bool) -> impl Iterator<Item = HistoryStep> {
    let now = *round.position();
    let sown = round.sowings();
    let sown = sown.map(|(before, sowing)| (*before, MatchAction::Sow(sowing)));
    let resigned = round.resigned().map(|_| (now, MatchAction::Resign));
    let left = is_left.then_some((now, MatchAction::NextRound));
    let steps = sown.chain(resigned).chain(left);
    steps.map(move |(position, action)| HistoryStep {
        round: number,
        position,
        banks: match action {
            MatchAction::NextRound => round.table().banks(),
            _ => position.board().banks(),
        },
        action,
    })
}
