//! What the search has computed, kept for the next time it comes to a position.

use super::key::{Key, mixed};
use super::window::{Bounds, Window};
use crate::play::Position;
use crate::rules::Margin;

/// The key of an empty slot. No position has it: every hole would be closed and yet hold seeds.
const EMPTY_KEY: Key = Key::MAX;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Proved, whatever comes.
    pub proved: Bounds,
    /// True if no more than `depth` turns are looked ahead.
    pub guessed: Bounds,
    /// How many turns the guess looked ahead.
    pub depth: u8,
    /// The sowing that promised most: its place among the choices.
    pub best: u8,
    /// How much work it was: the binary logarithm of the positions searched for it.
    pub work: u8,
}

impl Entry {
    /// What is known of a position that was never searched.
    pub fn of(position: &Position) -> Self {
        Entry {
            proved: Bounds::of(position),
            guessed: Bounds::of(position),
            ..NOTHING
        }
    }

    /// The answer to a question, looking so many turns ahead or more, if that is remembered.
    pub fn guess(&self, window: Window, depth: u8) -> Option<Margin> {
        match self.depth >= depth {
            true => self.guessed.answer(window),
            false => None,
        }
    }

    /// Takes in an answer: one that was proved, or one that looked so many turns ahead.
    pub fn learn(&mut self, window: Window, answer: Margin, depth: Option<u8>) {
        match depth {
            None => self.proved.learn(window, answer),
            Some(depth) => {
                if self.depth != depth {
                    (self.depth, self.guessed) = (depth, self.proved);
                }
                self.guessed.learn(window, answer);
            }
        }
    }
}

const NOTHING: Entry = Entry {
    proved: Bounds::ANY,
    guessed: Bounds::ANY,
    depth: 0,
    best: u8::MAX,
    work: 0,
};

#[derive(Clone, Copy)]
struct Slot {
    key: Key,
    entry: Entry,
}

/// Two slots that the processor fetches at once.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Slot; 2]);

/// A table of fixed size. It forgets, but what it remembers it never mixes up: whole keys are compared.
///
/// Source: of two entries the one that cost less work is replaced, D. M. Breuker, J. Uiterwijk and H. J. van den
/// Herik, "Replacement schemes for transposition tables", ICCA Journal 17 (1994).
#[derive(Clone)]
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    bits: u32,
}

impl TranspositionTable {
    /// A table of two to the power of `bits` buckets, 64 bytes each.
    pub fn new(bits: u32) -> Self {
        let empty = Slot {
            key: EMPTY_KEY,
            entry: NOTHING,
        };
        TranspositionTable {
            buckets: vec![Bucket([empty; 2]); 1 << bits],
            bits,
        }
    }

    /// What is remembered of a position.
    #[inline]
    pub fn get(&self, key: Key) -> Option<&Entry> {
        let Bucket(slots) = &self.buckets[self.place(key)];
        let slot = slots.iter().find(|slot| slot.key == key)?;
        Some(&slot.entry)
    }

    /// Remembers an entry, in place of the same position's or of the one that cost less.
    pub fn put(&mut self, key: Key, entry: Entry) {
        let place = self.place(key);
        let Bucket([first, second]) = &mut self.buckets[place];
        let replaced = if first.key == key {
            first
        } else if second.key == key || second.entry.work < first.entry.work {
            second
        } else {
            first
        };
        *replaced = Slot { key, entry };
    }

    /// Where a key belongs.
    fn place(&self, key: Key) -> usize {
        (mixed(key) >> (64 - self.bits)) as usize
    }
}
