//! A plain alpha-beta: one full window, what wins most at once first, a table, and nothing else.
//!
//! Going round for ever is worth 0. What leans on a position further up the path is not remembered: it holds there
//! only.

use ali_guli_mane::ai::{MemoryLimits, ThinkOptions};
use ali_guli_mane::rules::{BankRing, Keep, Margin};
use ali_guli_mane::{Engine, Hole, Position, Side, Variant};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The holes as the mover sees them, and whether the sowing is the second of a turn.
type Key = u128;

/// Holds wherever the path came from.
const ON_NOTHING: usize = usize::MAX;

/// More than any value.
const MOST: Margin = Margin::MAX / 2;

/// As many entries as the engine has: two for each of its pairs.
const ENTRIES: usize = 1 << 18;

/// What is remembered of a position: its value lies between these.
#[derive(Clone, Copy)]
struct Entry {
    key: Key,
    lower: Margin,
    upper: Margin,
}

/// A plain search.
pub struct Plain {
    variant: Variant,
    table: Vec<Option<Entry>>,
    endgames: HashMap<Key, Margin, BuildHasherDefault<Mixer>>,
    engine: Engine,
    path: Vec<Key>,
    /// Positions searched.
    pub nodes: u64,
}

impl Plain {
    pub fn new(variant: Variant) -> Plain {
        Plain {
            variant,
            table: vec![None; ENTRIES],
            endgames: HashMap::default(),
            engine: engine(variant),
            path: Vec::new(),
            nodes: 0,
        }
    }

    /// Forgets all but the endgames.
    pub fn forget(&mut self) {
        self.table.fill(None);
        self.nodes = 0;
    }

    /// What a position is worth to the player to move.
    pub fn value(&mut self, position: &Position) -> Margin {
        self.search(position, -MOST, MOST).0
    }

    /// The value, or a bound beyond the window, and the first place of the path that it leans on.
    fn search(&mut self, position: &Position, alpha: Margin, beta: Margin) -> (Margin, usize) {
        let key = key(position);
        if position.board().seeds_in_holes() <= endgame_seeds(self.variant) {
            return (self.endgame(key, position), ON_NOTHING);
        }
        if let Some(at) = self.path.iter().position(|&earlier| earlier == key) {
            return (0, at);
        }
        let known = self.known(key);
        if known.lower >= beta || known.lower == known.upper {
            return (known.lower, ON_NOTHING);
        }
        if known.upper <= alpha {
            return (known.upper, ON_NOTHING);
        }
        let here = self.path.len();
        self.path.push(key);
        let (value, leans) = self.best(position, alpha, beta);
        self.path.pop();
        if leans < here {
            return (value, leans);
        }
        self.remember(known, value, alpha, beta);
        (value, ON_NOTHING)
    }

    fn best(&mut self, position: &Position, mut alpha: Margin, beta: Margin) -> (Margin, usize) {
        self.nodes += 1;
        let branches = branches(position);
        if branches.is_empty() {
            return (kept(position), ON_NOTHING);
        }
        let (mut best, mut leans) = (-MOST, ON_NOTHING);
        for (gain, stays, next) in branches {
            let (value, on) = match stays {
                true => {
                    let (behind, on) = self.search(&next, alpha - gain, beta - gain);
                    (gain + behind, on)
                }
                false => {
                    let (behind, on) = self.search(&next, gain - beta, gain - alpha);
                    (gain - behind, on)
                }
            };
            leans = leans.min(on);
            best = best.max(value);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        (best, leans)
    }

    fn known(&self, key: Key) -> Entry {
        let nothing = Entry {
            key,
            lower: -MOST,
            upper: MOST,
        };
        let entry = self.table[mixed(key) as usize % self.table.len()];
        entry.filter(|entry| entry.key == key).unwrap_or(nothing)
    }

    fn remember(&mut self, mut entry: Entry, value: Margin, alpha: Margin, beta: Margin) {
        if value > alpha {
            entry.lower = entry.lower.max(value);
        }
        if value < beta {
            entry.upper = entry.upper.min(value);
        }
        let place = mixed(entry.key) as usize % self.table.len();
        self.table[place] = Some(entry);
    }

    /// The endgames are those of the engine: asked for once, then known.
    fn endgame(&mut self, key: Key, position: &Position) -> Margin {
        let engine = &mut self.engine;
        *self.endgames.entry(key).or_insert_with(|| {
            let values = engine.think(position, &ThinkOptions::default()).values;
            let best = values.iter().map(|value| value.margin).max();
            best.unwrap_or_else(|| kept(position))
        })
    }
}

/// An engine that never computes more endgames than it begins with.
pub fn engine(variant: Variant) -> Engine {
    Engine::with_endgames(variant, MemoryLimits::of(variant).endgames.at_start)
}

/// As many seeds as its endgames have.
fn endgame_seeds(variant: Variant) -> u8 {
    match variant.rules().ring {
        BankRing::Beside => 6,
        BankRing::OwnBank => 11,
    }
}

/// Every sowing: what it wins at once, whether the same player chooses again, and the position behind.
fn branches(position: &Position) -> Vec<(Margin, bool, Position)> {
    let mover = position.mover();
    let branch = |next: Position| {
        let gain = lead(&next, mover) - lead(position, mover);
        (gain, next.mover() == mover, next)
    };
    let mut branches: Vec<_> = position.sowings().map(|(_, next)| branch(next)).collect();
    branches.sort_by_key(|&(gain, ..)| -gain);
    branches
}

fn lead(position: &Position, side: Side) -> Margin {
    let bank = |side| Margin::from(position.board().bank(side));
    bank(side) - bank(side.other())
}

/// What the mover keeps more than the other where nobody can go on.
fn kept(position: &Position) -> Margin {
    let row = |side| Margin::from(position.board().row_seeds(side));
    match position.rules().keep {
        Keep::Nobody => 0,
        Keep::OwnRow => row(position.mover()) - row(position.mover().other()),
    }
}

fn key(position: &Position) -> Key {
    let board = position.board();
    let ring = board.ring();
    let seen = |hole: Hole| match position.mover() {
        Side::South => hole,
        Side::North => hole.turned(),
    };
    let seeds = ring.holes().map(|hole| board.seeds(seen(hole)));
    let key = seeds.fold(0, |key, seeds| key << 8 | Key::from(seeds));
    key << 1 | Key::from(position.is_second_sowing())
}

fn mixed(key: Key) -> u64 {
    let mixed = ((key >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ key as u64;
    let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ (mixed >> 32)
}

/// Quick enough for a table that is asked at every turn.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers");
    }

    fn write_u128(&mut self, key: u128) {
        self.0 = mixed(key);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
