//! Taking back what was done last, and doing it again, across rounds.

use super::matches::Match;
use crate::sowing::Sowing;

/// Something a player did, as it can be taken back and done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchAction {
    /// A sowing.
    Sow(Sowing),
    /// The player to move gave the round up.
    Resign,
    /// The next round was laid out.
    NextRound,
}

impl Match {
    /// Is there something to take back?
    pub fn can_undo(&self) -> bool {
        let round = self.round();
        self.rounds.len() > 1 || round.resigned().is_some() || round.sowings().next().is_some()
    }

    /// Is there something to do again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last sowing, resignation or refill back; says whether there was one.
    ///
    /// ```
    /// use ali_guli_mane::play::MatchOptions;
    /// use ali_guli_mane::{Match, Variant};
    /// let mut game = Match::new(MatchOptions::new(Variant::Kalah));
    /// assert!(!game.undo());
    /// game.resign()?;
    /// assert!(game.undo());
    /// assert_eq!(game.round().outcome(), None);
    /// assert!(game.redo());
    /// assert!(game.round().outcome().is_some());
    /// # Ok::<(), ali_guli_mane::play::PlayError>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        let action = self.take_back();
        self.undone.extend(action);
        action.is_some()
    }

    /// Does again what was taken back last; says whether there was anything.
    pub fn redo(&mut self) -> bool {
        let Some(action) = self.undone.pop() else {
            return false;
        };
        let done = match action {
            MatchAction::Sow(sowing) => self.running().play(sowing).is_ok(),
            MatchAction::Resign => self.running().resign().is_ok(),
            MatchAction::NextRound => self.begin_next_round().is_ok(),
        };
        debug_assert!(done, "what was done once can be done again");
        done
    }

    fn take_back(&mut self) -> Option<MatchAction> {
        if self.running().undo_resignation() {
            return Some(MatchAction::Resign);
        }
        if let Some(sowing) = self.running().undo_sowing() {
            return Some(MatchAction::Sow(sowing));
        }
        (self.rounds.len() > 1).then(|| {
            self.rounds.pop();
            MatchAction::NextRound
        })
    }
}
