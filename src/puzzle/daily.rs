//! The puzzle of the day: the same for everyone, and no server asked.

use super::{Date, PuzzleKind};
use crate::random::Rng;
use crate::rules::Variant;

/// Which puzzle is the day's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The game.
    pub variant: Variant,
    /// What is asked.
    pub kind: PuzzleKind,
    /// The seed it is made from.
    pub seed: u64,
    /// How hard it is to be.
    pub grade: u8,
}

/// An easy Monday, and a hard nut for Sunday.
const GRADES: [u8; 7] = [1, 2, 2, 3, 3, 4, 5];

impl DailyPuzzle {
    /// The puzzle of that day. Game and kind are drawn from a bag that is filled anew when it is empty, so that all
    /// come round.
    ///
    /// ```
    /// use ali_guli_mane::puzzle::{DailyPuzzle, Puzzle};
    /// use ali_guli_mane::Engine;
    /// let DailyPuzzle { variant, kind, seed, grade } = DailyPuzzle::of("2026-12-07".parse()?);
    /// assert_eq!(grade, 1); // a Monday
    /// let puzzle = Puzzle::make(&mut Engine::new(variant), variant, kind, seed, Some(grade));
    /// assert_eq!(puzzle.expect("the game has such puzzles").kind, kind);
    /// # Ok::<(), ali_guli_mane::puzzle::DateError>(())
    /// ```
    pub fn of(day: Date) -> DailyPuzzle {
        let mut bag = all();
        let (bags, drawn) = (
            day.number() as usize / bag.len(),
            day.number() as usize % bag.len(),
        );
        let mut rng = Rng::seeded(bags as u64, &[]);
        for left in (1..bag.len()).rev() {
            bag.swap(left, rng.below(left + 1));
        }
        let (variant, kind) = bag[drawn];
        DailyPuzzle {
            variant,
            kind,
            seed: u64::from(day.number()),
            grade: GRADES[day.weekday() as usize],
        }
    }
}

/// Every kind of puzzle in every game that has it.
fn all() -> Vec<(Variant, PuzzleKind)> {
    let games = Variant::ALL.into_iter();
    games
        .flat_map(|variant| PuzzleKind::ALL.map(|kind| (variant, kind)))
        .filter(|(variant, kind)| kind.suits(variant.rules()))
        .collect()
}
