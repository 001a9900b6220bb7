//! A match: rounds one after the other, the seeds carried over.

use super::position::{PlayError, Played, Position};
use super::refill::{is_beaten, is_playable, layouts};
use super::round::Round;
use super::summary::Summary;
use super::undo::MatchAction;
use crate::board::{Board, Side};
use crate::rules::{EndReason, Opening, Rounds, Rules, Variant, leader};
use crate::sowing::{Event, Sowing};

/// What is agreed before a match begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOptions {
    /// The game that is played.
    pub rules: &'static Rules,
    /// Seeds per hole, in the first round and in every refill.
    pub opening: Opening,
    /// A number of rounds after which the larger stock wins; without it the match goes on until a player
    /// cannot (M5).
    pub rounds: Option<u16>,
    /// Where the first round begins, if not with the opening.
    pub start: Option<Position>,
}

impl MatchOptions {
    /// The usual match of a game.
    pub fn new(variant: Variant) -> Self {
        let rules = variant.rules();
        MatchOptions {
            rules,
            opening: rules.opening(),
            rounds: None,
            start: None,
        }
    }

    /// The position in which the first round begins.
    pub fn first_position(&self) -> Position {
        self.start
            .unwrap_or_else(|| Position::laid_out(self.rules, self.opening))
    }

    /// Seeds in play: what every position of the match adds up to, unless it is a free one.
    pub fn total(&self) -> u8 {
        2 * self.opening.row_total(self.rules.row)
    }

    /// After how many rounds the match is over at the latest.
    fn last_round(&self) -> Option<usize> {
        match self.rules.rounds {
            Rounds::One => Some(1),
            _ => self.rounds.map(usize::from),
        }
    }
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum MatchEndReason {
    /// A player cannot fill a single hole (Pallanguzhi: holds fewer than six seeds).
    CannotFill,
    /// The agreed number of rounds is played.
    Rounds,
    /// The round that would have been the last was given up.
    Resigned,
    /// So few seeds are in play that too few holes would be open.
    TooFewHoles,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct MatchOutcome {
    /// Why it is over.
    pub reason: MatchEndReason,
    /// Who won; nobody when equal.
    pub winner: Option<Side>,
    /// Seeds each player takes from the last round, `[South, North]` (M1).
    pub stocks: [u8; 2],
}

/// Why the next round cannot begin. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum NextRoundError {
    /// The round is still running.
    #[error("the round is still running")]
    RoundRunning,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
}

/// A match under way. One round is a match, too.
///
/// ```
/// use ali_guli_mane::play::MatchOptions;
/// use ali_guli_mane::{Match, Variant};
/// let mut game = Match::new(MatchOptions::new(Variant::AliGuliMane));
/// let b4 = game.options().rules.sowing_named("B4").expect("the name of a sowing");
/// game.play(b4)?;
/// assert_eq!(game.table().banks(), [15, 0]);
/// assert!(game.undo());
/// assert_eq!(game.table().banks(), [0, 0]);
/// # Ok::<(), ali_guli_mane::play::PlayError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    options: MatchOptions,
    pub(super) rounds: Vec<Round>,
    pub(super) undone: Vec<MatchAction>,
}

impl Match {
    /// A match at its beginning.
    pub fn new(options: MatchOptions) -> Self {
        let first = Round::new(options.first_position());
        Match {
            options,
            rounds: vec![first],
            undone: Vec::new(),
        }
    }

    /// What was agreed.
    pub fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// All rounds, the running one last.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The running round, or the one just over.
    pub fn round(&self) -> &Round {
        self.rounds.last().expect("a match has a round")
    }

    /// Where the round stands.
    pub fn position(&self) -> &Position {
        self.round().position()
    }

    /// What is on the table; see [`Round::table`].
    pub fn table(&self) -> Board {
        self.round().table()
    }

    /// Plays a sowing; see [`Round::play`].
    ///
    /// # Errors
    /// A [`PlayError`]; then nothing has changed.
    pub fn play(&mut self, sowing: Sowing) -> Result<Vec<Event>, PlayError> {
        let trace = self.running().play(sowing)?;
        self.undone.clear();
        Ok(trace)
    }

    /// What [`Match::play`] would do; nothing is played.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn preview(&self, sowing: Sowing) -> Result<Played, PlayError> {
        self.round().preview(sowing)
    }

    /// What [`Match::play`] of this sowing would come to.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn summary(&self, sowing: Sowing) -> Result<Summary, PlayError> {
        self.round().summary(sowing)
    }

    /// The player to move gives the round up.
    ///
    /// # Errors
    /// [`PlayError::RoundOver`].
    pub fn resign(&mut self) -> Result<Vec<Event>, PlayError> {
        let trace = self.running().resign()?;
        self.undone.clear();
        Ok(trace)
    }

    /// Lays the board out for the next round; who went second goes first.
    ///
    /// ```
    /// use ali_guli_mane::play::MatchOptions;
    /// use ali_guli_mane::{Match, Side, Variant};
    /// let mut game = Match::new(MatchOptions { rounds: Some(2), ..MatchOptions::new(Variant::AliGuliMane) });
    /// game.resign()?;
    /// game.next_round()?;
    /// assert_eq!(game.position().mover(), Side::North);
    /// game.resign()?;
    /// assert_eq!(game.outcome().map(|over| over.winner), Some(Some(Side::South)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Source: M2, M3, M4.
    ///
    /// # Errors
    /// While a round is running, and when the match is over.
    pub fn next_round(&mut self) -> Result<Vec<Event>, NextRoundError> {
        let trace = self.begin_next_round()?;
        self.undone.clear();
        Ok(trace)
    }

    /// How the match ended: known as soon as its deciding round is over.
    ///
    /// Source: M5. Giving up the last round of all gives up the match.
    pub fn outcome(&self) -> Option<MatchOutcome> {
        let outcome = self.round().outcome()?;
        let reason = self.end(outcome.reason)?;
        let stocks = self.round().stocks();
        let winner = match reason {
            MatchEndReason::Resigned => outcome.winner,
            _ => leader(stocks),
        };
        Some(MatchOutcome {
            reason,
            winner,
            stocks,
        })
    }

    pub(super) fn running(&mut self) -> &mut Round {
        self.rounds.last_mut().expect("a match has a round")
    }

    pub(super) fn begin_next_round(&mut self) -> Result<Vec<Event>, NextRoundError> {
        if self.round().outcome().is_none() {
            return Err(NextRoundError::RoundRunning);
        }
        if self.outcome().is_some() {
            return Err(NextRoundError::MatchOver);
        }
        let (rules, opening) = (self.options.rules, self.options.opening);
        let layouts = layouts(rules, opening, self.round().stocks());
        let mut board = Board::empty(rules.row);
        for layout in &layouts {
            layout.apply(&mut board);
        }
        let beginner = self.round().start().mover().other();
        let round = Round::new(Position::from_parts(rules, board, beginner, false));
        let mut trace: Vec<Event> = layouts.iter().map(|layout| layout.event()).collect();
        trace.push(Event::Turn { player: beginner });
        trace.extend(round.closing_events());
        self.rounds.push(round);
        Ok(trace)
    }

    fn end(&self, round_ended: EndReason) -> Option<MatchEndReason> {
        let (rules, opening) = (self.options.rules, self.options.opening);
        let stocks = self.round().stocks();
        if self.options.last_round() == Some(self.rounds.len()) {
            Some(match round_ended {
                EndReason::Resigned => MatchEndReason::Resigned,
                _ => MatchEndReason::Rounds,
            })
        } else if stocks.iter().any(|&stock| is_beaten(rules, opening, stock)) {
            Some(MatchEndReason::CannotFill)
        } else {
            (!is_playable(rules, opening, stocks)).then_some(MatchEndReason::TooFewHoles)
        }
    }
}
