//! Small positions by chance, the same every time.

use ali_guli_mane::{Position, Side, Variant};

/// Chance without a clock: the same seed, the same throws.
pub struct Rng(pub u64);

impl Rng {
    /// A number below `sides`.
    pub fn throw(&mut self, sides: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// A position with a few seeds, sometimes with closed holes, sometimes between two sowings of a turn.
pub fn position(variant: Variant, rng: &mut Rng) -> Position {
    let rules = variant.rules();
    let holes = 2 * usize::from(rules.row);
    let mut open = vec![true; holes];
    if variant.rules().rounds != ali_guli_mane::rules::Rounds::One {
        for _ in 0..rng.throw(holes as u64 - 3) {
            open[rng.throw(holes as u64) as usize] = false;
        }
    }
    if open.iter().filter(|&&open| open).count() < 4 {
        return position(variant, rng);
    }
    let mut seeds = vec![0; holes];
    for _ in 0..2 + rng.throw(11) {
        let hole = rng.throw(holes as u64) as usize;
        if open[hole] {
            seeds[hole] += 1;
        }
    }
    let mover = ["S", "N"][rng.throw(2) as usize];
    let again = rules.again == ali_guli_mane::rules::Again::OnceAfterCapture && rng.throw(4) == 0;
    let second = if again { "+" } else { "" };
    let hole = |hole: usize| {
        if open[hole] {
            seeds[hole].to_string()
        } else {
            "x".to_owned()
        }
    };
    let row = |from: usize| {
        (from..from + holes / 2)
            .map(hole)
            .collect::<Vec<_>>()
            .join(",")
    };
    let text = format!("{}/{} 3-1 {mover}{second} free", row(0), row(holes / 2));
    Position::parse(rules, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The same position from the other side of the table.
pub fn turned(position: &Position) -> Position {
    let board = position.board();
    let ring = board.ring();
    let hole = |number: u8| {
        let hole = ring.hole(number).expect("a hole").turned();
        if board.is_open(hole) {
            board.seeds(hole).to_string()
        } else {
            "x".to_owned()
        }
    };
    let row = |from: u8| {
        (from..from + ring.row())
            .map(hole)
            .collect::<Vec<_>>()
            .join(",")
    };
    let [south, north] = board.banks();
    let mover = position.mover().other().letter();
    let second = if position.is_second_sowing() { "+" } else { "" };
    let text = format!(
        "{}/{} {north}-{south} {mover}{second} free",
        row(0),
        row(ring.row())
    );
    debug_assert!(position.mover() != Side::South || mover == 'N');
    Position::parse(position.rules(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position met in play: some sowings by chance from the opening.
pub fn played(variant: Variant, rng: &mut Rng) -> Position {
    let mut position = Position::opening(variant);
    for _ in 0..rng.throw(20) {
        let next: Vec<Position> = position.sowings().map(|(_, next)| next).collect();
        match next.len() as u64 {
            0 => break,
            choices => position = next[rng.throw(choices) as usize],
        }
    }
    position
}

/// So many seeds, each in a hole of its own choice.
pub fn with_seeds(variant: Variant, seeds: u8, rng: &mut Rng) -> Position {
    let rules = variant.rules();
    let holes = 2 * usize::from(rules.row);
    let mut lying = vec![0_u8; holes];
    for _ in 0..seeds {
        lying[rng.throw(holes as u64) as usize] += 1;
    }
    let lying: Vec<String> = lying.iter().map(u8::to_string).collect();
    let [north, south] = [&lying[..holes / 2], &lying[holes / 2..]].map(|row| row.join(","));
    let mover = ["S", "N"][rng.throw(2) as usize];
    let text = format!("{north}/{south} 0-0 {mover} free");
    Position::parse(rules, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
