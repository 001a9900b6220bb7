//! A puzzle, and how one is made from a seed.

use super::kind::PuzzleKind;
use super::random_positions::RandomPositions;
use crate::ai::Engine;
use crate::board::{Hole, Side};
use crate::play::Position;
use crate::random::Rng;
use crate::rules::{Margin, Variant};
use crate::sowing::Sowing;

/// A question about a position, with its answer.
///
/// ```
/// use ali_guli_mane::puzzle::{Puzzle, PuzzleKind};
/// use ali_guli_mane::{Engine, Variant};
/// let mut engine = Engine::new(Variant::AliGuliMane);
/// let puzzle = Puzzle::make(&mut engine, Variant::AliGuliMane, PuzzleKind::LongestRelay, 1, None);
/// let puzzle = puzzle.expect("this game has relays");
/// let laps = puzzle.choices.iter().map(|choice| choice.worth);
/// assert_eq!(laps.max(), Some(puzzle.best));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is asked.
    pub kind: PuzzleKind,
    /// Where: a turn of South's begins here.
    pub position: Position,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// Every sowing that may be chosen, and what it is worth in the sense of the question (see [`PuzzleKind`]).
    pub choices: Vec<RatedSowing>,
    /// What the right answer is worth.
    pub best: Margin,
    /// Sowings that show the answer; where a place is asked for, the one whose last seed falls there.
    pub line: Vec<Sowing>,
    /// Where the last seed of `line` falls.
    pub landing: Landing,
}

/// A sowing to choose, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedSowing {
    /// The sowing.
    pub sowing: Sowing,
    /// Its worth.
    pub worth: Margin,
}

/// Where a seed falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Into a hole.
    Hole(Hole),
    /// Into a player's bank.
    Bank(Side),
}

/// After so many positions the puzzle whose grade comes nearest will do.
const PATIENCE: usize = 700;

impl Puzzle {
    /// The puzzle of that kind and seed; of that grade or, where none turns up, as near to it as was found. Nothing if
    /// the game has no such puzzles.
    pub fn make(
        engine: &mut Engine,
        variant: Variant,
        kind: PuzzleKind,
        seed: u64,
        grade: Option<u8>,
    ) -> Option<Puzzle> {
        if !kind.suits(variant.rules()) {
            return None;
        }
        let rng = Rng::seeded(seed, &[variant as u64, kind as u64]);
        let mut nearest: Option<Puzzle> = None;
        for (tried, position) in RandomPositions::new(variant, rng).enumerate() {
            if tried >= PATIENCE && nearest.is_some() {
                break;
            }
            let Some(puzzle) = kind.ask(engine, &position) else {
                continue;
            };
            let off = puzzle.off_by(grade);
            if nearest.as_ref().is_none_or(|near| off < near.off_by(grade)) {
                nearest = Some(puzzle);
            }
            if off == 0 {
                break;
            }
        }
        nearest
    }

    /// How many grades it is away from the one that is wanted, if any is.
    fn off_by(&self, grade: Option<u8>) -> u8 {
        grade.map_or(0, |grade| self.grade.abs_diff(grade))
    }
}
