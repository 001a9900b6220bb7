//! What a value depends on, in one number; maps and sets of positions.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

/// See [`Position::key`](crate::Position).
pub type Key = u128;

/// Something for each of many positions.
pub type KeyMap<T> = HashMap<Key, T, BuildHasherDefault<KeyHasher>>;

/// Positions that were met, each with a number for what its key does not tell.
pub type KeySet = HashSet<(Key, u16), BuildHasherDefault<KeyHasher>>;

/// Mixes a key: every bit of it has its say, by multiplication with odd numbers without a pattern.
pub fn mixed(key: Key) -> u64 {
    let (high, low) = ((key >> 64) as u64, key as u64);
    let mixed = (high.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32) ^ low)
        .wrapping_mul(0xD6E8_FEB8_6659_FD93);
    (mixed ^ (mixed >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// The hasher for keys. The standard one guards against keys that are chosen to collide, which costs bytes and time;
/// these keys are positions that the engine itself walks to.
#[derive(Default)]
pub struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write_u128(&mut self, key: u128) {
        self.0 = mixed(key);
    }

    fn write_u16(&mut self, number: u16) {
        self.0 ^= mixed(number.into());
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u16(byte.into());
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
