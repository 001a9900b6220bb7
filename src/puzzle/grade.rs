//! How hard a puzzle is, from 1 to 5.
//!
//! What makes a puzzle hard is counted in points: laps that must be followed in the mind, choices that must be
//! compared, an answer that is close to the next best, and one that is not what a hasty eye would take. Which of these
//! count in a kind of puzzle, and how much, stands with the kind; where grades begin is measured, so that each has a
//! fair share of the puzzles that turn up.

/// The hardest grade.
pub const MAX_GRADE: u8 = 5;

/// The grade for so many points: `steps` are the points with which the grades from 2 on begin.
pub fn of(points: u32, steps: [u32; MAX_GRADE as usize - 1]) -> u8 {
    1 + steps.iter().filter(|&&step| points >= step).count() as u8
}
