//! The parts of the test, by name, and which of them run when none is named.

use anyhow::{Error, Result, bail};
use std::str::FromStr;

/// One kind of proof.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// The Rust code is laid out as rustfmt does it.
    Fmt,
    /// Clippy has nothing to say, neither natively nor for the web.
    Clippy,
    /// Biome has nothing to say of JavaScript and styles: their layout, common faults, circles of imports.
    Lint,
    /// Rust tests on this computer.
    Native,
    /// The examples in the documentation.
    Doc,
    /// The JS API, compiled to wasm, in a browser.
    Wasm,
    /// The types written in the page's comments.
    Types,
    /// The page's parts that need no browser.
    Js,
    /// The page in a browser.
    Browser,
    /// Input that nobody would think of, for minutes: only when time does not matter.
    Fuzz,
}

/// How much is to be proved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scope {
    /// In a minute or so, before a commit: nothing slow, and no browser.
    Quick,
    /// All that has to hold.
    Usual,
    /// The same with more of everything that is drawn by chance, and the fuzzer.
    Long,
}

impl Part {
    /// In the order in which they run: what fails fast comes first.
    pub const ALL: [Self; 10] = [
        Self::Fmt,
        Self::Clippy,
        Self::Lint,
        Self::Native,
        Self::Doc,
        Self::Wasm,
        Self::Types,
        Self::Js,
        Self::Browser,
        Self::Fuzz,
    ];

    /// Those that run when none is named.
    pub fn all_in(scope: Scope) -> Vec<Self> {
        let all = Self::ALL.into_iter();
        all.filter(|part| part.is_in(scope)).collect()
    }

    fn is_in(self, scope: Scope) -> bool {
        match scope {
            Scope::Quick => matches!(
                self,
                Self::Fmt | Self::Clippy | Self::Lint | Self::Native | Self::Js
            ),
            Scope::Usual => self != Self::Fuzz,
            Scope::Long => true,
        }
    }

    /// As it is typed.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

impl FromStr for Part {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self> {
        match Self::ALL.into_iter().find(|part| part.name() == word) {
            Some(part) => Ok(part),
            None => bail!(
                "there is no part \"{word}\" of the test; there are: {}",
                names()
            ),
        }
    }
}

fn names() -> String {
    Part::ALL.map(Part::name).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_called_by_their_names() {
        for part in Part::ALL {
            assert_eq!(part.name().parse::<Part>().unwrap(), part);
        }
        assert!("pebbles".parse::<Part>().is_err());
    }

    #[test]
    fn what_is_quick_needs_no_browser_and_only_what_is_long_fuzzes() {
        let names = |scope| Part::all_in(scope).into_iter().map(Part::name);
        let quick: Vec<String> = names(Scope::Quick).collect();
        assert_eq!(quick, ["fmt", "clippy", "lint", "native", "js"]);
        let usual: Vec<String> = names(Scope::Usual).collect();
        let long: Vec<String> = names(Scope::Long).collect();
        assert_eq!(long, [usual, vec!["fuzz".to_owned()]].concat());
    }

    #[test]
    fn the_workflow_runs_every_usual_part() {
        let workflow = include_str!("../../.github/workflows/test.yml");
        let lines = workflow
            .lines()
            .filter_map(|line| line.trim().strip_prefix("parts: "));
        let mut run: Vec<String> = lines
            .flat_map(str::split_whitespace)
            .map(str::to_owned)
            .collect();
        let mut usual: Vec<String> = Part::all_in(Scope::Usual)
            .into_iter()
            .map(Part::name)
            .collect();
        run.sort();
        usual.sort();
        assert_eq!(run, usual);
    }
}
