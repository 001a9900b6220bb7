//! A small generator of our own (xorshift64*), so that every run plays the same rounds.

/// What is left to chance, begun from a seed that is not 0.
pub struct Rng(pub u64);

impl Rng {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let roll = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        (roll as usize * n) >> 32
    }
}
