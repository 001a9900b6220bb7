//! How many tests ran, read from what their runner printed.
//!
//! An exit code alone is no proof: runners end well when they found nothing to run.

use std::ops::AddAssign;

/// Tests that passed and tests that failed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Count {
    pub passed: u32,
    pub failed: u32,
}

impl Count {
    /// In this order, always.
    pub const fn of(passed: u32, failed: u32) -> Self {
        Self { passed, failed }
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Rust's runner and wasm-bindgen's, one line a test program: `test result: ok. 3 passed; 0 failed; 0 ignored`.
pub fn rust(text: &str) -> Count {
    let mut count = Count::default();
    for line in text
        .lines()
        .filter(|line| line.starts_with("test result: "))
    {
        count += Count {
            passed: before(line, " passed;"),
            failed: before(line, " failed;"),
        };
    }
    count
}

/// Node's runner, which closes with lines such as `ℹ pass 12`.
///
/// It reports a file without a test as one passed test with the file's name: for us that is a failure.
pub fn node(text: &str) -> Count {
    let closing = |word| {
        text.lines()
            .rev()
            .find_map(|line| after(line, word))
            .unwrap_or(0)
    };
    let empty = text.lines().filter(|line| is_empty_file(line)).count() as u32;
    Count::of(
        closing("pass").saturating_sub(empty),
        closing("fail") + closing("cancelled") + empty,
    )
}

fn before(line: &str, words: &str) -> u32 {
    let number = line
        .split(words)
        .next()
        .and_then(|head| head.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn after(line: &str, word: &str) -> Option<u32> {
    line.strip_prefix("ℹ ")?
        .strip_prefix(word)?
        .trim()
        .parse()
        .ok()
}

fn is_empty_file(line: &str) -> bool {
    let name = line
        .strip_prefix("✔ ")
        .and_then(|rest| rest.rsplit_once(" ("));
    name.is_some_and(|(name, _)| name.ends_with(".test.mjs") || name.ends_with(".test.js"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_programs_are_added_up() {
        let text = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s\n\
            test result: FAILED. 10 passed; 2 failed; 0 ignored; 0 filtered out\n";
        assert_eq!(rust(text), Count::of(13, 2));
    }

    #[test]
    fn a_wasm_file_that_was_skipped_counts_nothing() {
        let text = "this test suite is only configured to run in node.js, but we're only running browser tests";
        assert_eq!(rust(text), Count::default());
    }

    #[test]
    fn node_closes_with_its_counts() {
        let text =
            "✔ sows (0.8ms)\nℹ tests 4\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ duration_ms 35.1\n";
        assert_eq!(node(text), Count::of(2, 2));
        assert_eq!(node("Could not find 'tests/js'"), Count::default());
    }

    #[test]
    fn a_node_file_without_a_test_has_failed() {
        let text =
            "✔ /home/me/tests/js/empty.test.mjs (50.1ms)\n✔ sows (1.2ms)\nℹ pass 2\nℹ fail 0\n";
        assert_eq!(node(text), Count::of(1, 1));
    }
}
