//! A puzzle, and how one is made from a seed.

use super::kind::Kind;
use super::met::Met;
use crate::ai::Engine;
use crate::board::{Hole, Side};
use crate::play::Position;
use crate::random::Luck;
use crate::rules::{Margin, Variant};
use crate::sowing::Sowing;

/// A question about a position, with its answer.
///
/// ```
/// use ali_guli_mane::{Engine, Kind, Puzzle, Variant};
/// let mut engine = Engine::new(Variant::AliGuliMane);
/// let puzzle = Puzzle::make(&mut engine, Variant::AliGuliMane, Kind::LongestRelay, 1, None).expect("this game has relays");
/// let laps = puzzle.choices.iter().map(|choice| choice.worth);
/// assert_eq!(laps.max(), Some(puzzle.best));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is asked.
    pub kind: Kind,
    /// Where: a turn of South's begins here.
    pub position: Position,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// Every sowing that may be chosen, and what it is worth in the sense of the question (see [`Kind`]).
    pub choices: Vec<Choice>,
    /// What the right answer is worth.
    pub best: Margin,
    /// Sowings that show the answer; where a place is asked for, the one whose last seed falls there.
    pub line: Vec<Sowing>,
    /// Where the last seed of `line` falls.
    pub falls: Falls,
}

/// A sowing to choose, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The sowing.
    pub sowing: Sowing,
    /// Its worth.
    pub worth: Margin,
}

/// Where a seed falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Falls {
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
        kind: Kind,
        seed: u64,
        grade: Option<u8>,
    ) -> Option<Puzzle> {
        if !kind.suits(variant.rules()) {
            return None;
        }
        let mut met = Met::new(variant, Luck::of(seed, &[variant as u64, kind as u64]));
        let mut ask = |position: Position| kind.ask(engine, &position);
        let graded = grade.and_then(|grade| {
            let puzzles = met.by_ref().take(PATIENCE).filter_map(&mut ask);
            nearest(puzzles, grade)
        });
        graded.or_else(|| met.find_map(ask))
    }
}

/// The first puzzle of that grade, or else the first of those that come nearest.
fn nearest(puzzles: impl Iterator<Item = Puzzle>, grade: u8) -> Option<Puzzle> {
    let off = |puzzle: &Puzzle| puzzle.grade.abs_diff(grade);
    let mut nearest: Option<Puzzle> = None;
    for puzzle in puzzles {
        if nearest
            .as_ref()
            .is_some_and(|near| off(near) <= off(&puzzle))
        {
            continue;
        }
        if off(&puzzle) == 0 {
            return Some(puzzle);
        }
        nearest = Some(puzzle);
    }
    nearest
}
