//! Random numbers without a clock: the same seed gives the same numbers on every machine.

/// A stream of numbers from a seed.
///
/// Source: SplitMix64, G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA
/// 2014.
pub(crate) struct Rng(u64);

impl Rng {
    /// The stream that a seed and further numbers begin.
    pub fn seeded(seed: u64, more: &[u64]) -> Rng {
        let mut rng = Rng(seed);
        for part in more {
            rng.0 = rng.next() ^ part;
        }
        rng
    }

    /// The next number.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to 1, without 1, all equally likely.
    pub fn draw(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number below `count`, all equally likely, in whole numbers throughout.
    pub fn below(&mut self, count: usize) -> usize {
        (((self.next() >> 32) * count as u64) >> 32) as usize
    }
}
