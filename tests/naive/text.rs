//! Position text and the short names of sowings (section 9).

use super::{Choice, NORTH, Naive, SOUTH, Variant};

impl Naive {
    /// Reads a position; panics on anything that is not one. A last word `free` is allowed and forgotten.
    pub fn parse(variant: Variant, text: &str) -> Naive {
        let words: Vec<&str> = text.split(' ').collect();
        let [rows, banks, mover] = words[..3] else {
            panic!("a position of three words: {text}")
        };
        let holes: Vec<&str> = rows.split([',', '/']).collect();
        assert_eq!(holes.len(), 2 * variant.row(), "holes in {text}");
        let (south, north) = banks.split_once('-').expect("two banks");
        Naive {
            variant,
            holes: holes
                .iter()
                .map(|hole| if *hole == "x" { 0 } else { number(hole) })
                .collect(),
            closed: holes.iter().map(|hole| *hole == "x").collect(),
            banks: [number(south), number(north)],
            mover: if mover.starts_with('S') { SOUTH } else { NORTH },
            second: mover.ends_with('+'),
        }
    }

    /// Writes it down.
    pub fn text(&self) -> String {
        let n = self.row();
        let row = |from: usize| {
            (from..from + n)
                .map(|hole| self.hole_text(hole))
                .collect::<Vec<_>>()
                .join(",")
        };
        let [south, north] = self.banks;
        let mover = if self.mover == SOUTH { 'S' } else { 'N' };
        let second = if self.second { "+" } else { "" };
        format!("{}/{} {south}-{north} {mover}{second}", row(0), row(n))
    }

    fn hole_text(&self, hole: usize) -> String {
        if self.closed[hole] {
            "x".to_string()
        } else {
            self.holes[hole].to_string()
        }
    }
}

fn number(text: &str) -> u32 {
    text.parse()
        .unwrap_or_else(|_| panic!("not a number of seeds: {text}"))
}

/// A sowing as the test vectors write it: a hole number, `-` after it if it goes clockwise.
pub fn choice(text: &str) -> Choice {
    match text.strip_suffix('-') {
        Some(hole) => (number(hole) as usize, '-'),
        None => (number(text) as usize, '+'),
    }
}

/// What people call a hole (B2): South's `2n-k` is `Bk`, North's `n-k` is `Ak`.
pub fn name_of(variant: Variant, hole: usize) -> String {
    let n = variant.row();
    if hole < n {
        format!("A{}", n - hole)
    } else {
        format!("B{}", 2 * n - hole)
    }
}
