//! Random numbers that can be thrown again, and random positions: some played, some strewn.

#![allow(dead_code)] // each test that includes this module needs a part of it

use ali_guli_mane::play::MatchOptions;
use ali_guli_mane::rules::Rounds;
use ali_guli_mane::{Match, Position, Sowing, Variant};

/// How much to try: `few` as a rule, `many` when `AGM_LONG` is set (`cargo xtask test --long`).
pub fn few_or_many(few: usize, many: usize) -> usize {
    match std::env::var_os("AGM_LONG") {
        Some(_) => many,
        None => few,
    }
}

/// A small generator (splitmix64); the same seed throws the same numbers everywhere.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(seed)
    }

    /// A whole number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }

    /// True once in so many throws.
    pub fn once_in(&mut self, throws: usize) -> bool {
        self.below(throws) == 0
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A position of this game, as play leads to it or as no play would.
pub fn position(rng: &mut Rng, game: Variant) -> Position {
    match rng.once_in(2) {
        true => played(rng, game),
        false => strewn(rng, game),
    }
}

/// What is agreed before a match: any opening, sometimes a number of rounds.
pub fn options(rng: &mut Rng, game: Variant) -> MatchOptions {
    let rules = game.rules();
    let rounds = match rules.rounds {
        Rounds::One => 1,
        _ => 1 + rng.below(4) as u16,
    };
    MatchOptions {
        opening: rng.pick(rules.openings),
        rounds: rng.once_in(3).then_some(rounds),
        ..MatchOptions::new(game)
    }
}

/// Some sowings after an opening.
pub fn played(rng: &mut Rng, game: Variant) -> Position {
    let mut position = options(rng, game).first_position();
    for _ in 0..rng.below(60) {
        let next: Vec<(Sowing, Position)> = position.sowings().collect();
        if next.is_empty() {
            break;
        }
        position = rng.pick(&next).1;
    }
    position
}

/// Any board of any number of seeds, holes closed where the game knows closed holes.
pub fn strewn(rng: &mut Rng, game: Variant) -> Position {
    let row = usize::from(game.rules().row);
    let most = rng.pick(&[1, 1, 2, 2, 3, 4, 6, 12, 40]);
    let mut holes: Vec<usize> = (0..2 * row).map(|_| rng.below(most + 1)).collect();
    if rng.once_in(8) {
        holes[rng.below(2 * row)] = rng.below(200);
    }
    while holes.iter().sum::<usize>() > 255 {
        holes.iter_mut().for_each(|seeds| *seeds /= 2);
    }
    let rest = 255 - holes.iter().sum::<usize>();
    let south = rng.below(rest + 1);
    let north = rng.below(rest - south + 1);
    let mover = rng.pick(&["S", "N"]);
    let second = match game {
        Variant::AliGuliMane | Variant::AliGuliManeEitherWay if rng.once_in(4) => "+",
        _ => "",
    };
    let mut places: Vec<String> = holes.iter().map(usize::to_string).collect();
    if game.rules().rounds != Rounds::One && rng.once_in(2) {
        close_some(rng, &mut places);
    }
    let (norths, souths) = (places[..row].join(","), places[row..].join(","));
    let text = format!("{norths}/{souths} {south}-{north} {mover}{second} free");
    Position::parse(game.rules(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Closes holes until four or more are left open. (The fewer there are, the more sowings are endless.)
fn close_some(rng: &mut Rng, places: &mut [String]) {
    let mut open: Vec<usize> = (0..places.len()).collect();
    for _ in 0..rng.below(places.len() - 3) {
        places[open.swap_remove(rng.below(open.len()))] = "x".to_owned();
    }
}

/// The text as some editor gives it back: other dashes, other spaces.
pub fn edited(rng: &mut Rng, text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        '-' => rng.pick(&DASHES),
        ' ' => rng.pick(&SPACES),
        _ => letter,
    });
    letters.collect()
}

/// What stands for a dash in the texts of people's editors and telephones.
pub const DASHES: [char; 11] = [
    '-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2015}', '\u{2212}',
    '\u{fe58}', '\u{fe63}', '\u{ff0d}',
];

/// What stands for a space there, or is put between words without being seen.
pub const SPACES: [char; 12] = [
    ' ', '\t', '\u{a0}', '\u{2002}', '\u{2003}', '\u{2009}', '\u{202f}', '\u{3000}', '\u{200b}',
    '\u{200e}', '\u{2060}', '\u{feff}',
];

/// A text with slips of the pen: at a character, something taken away, put in, put there instead, or doubled.
pub fn slip(text: &str, slips: &[(usize, u8, char)]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for &(at, kind, character) in slips {
        let at = at % (characters.len() + 1);
        match kind % 5 {
            0 => drop(characters.splice(at..(at + 1).min(characters.len()), [])),
            1 => characters.insert(at, character),
            2 => drop(characters.splice(at..(at + 1).min(characters.len()), [character])),
            3 => characters.truncate(at),
            _ => characters.extend_from_within(at..),
        }
    }
    characters.into_iter().collect()
}

/// A match played for a while: sowings, now and then a resignation, the next round.
pub fn match_played(rng: &mut Rng, options: MatchOptions, plies: usize) -> Match {
    let mut game = Match::new(options);
    for _ in 0..plies {
        let legal = game.round().legal();
        let went_on = match legal.is_empty() {
            true => game.next_round().is_ok(),
            false if rng.once_in(30) => game.resign().is_ok(),
            false => game.play(rng.pick(&legal)).is_ok(),
        };
        if !went_on {
            break;
        }
    }
    game
}
