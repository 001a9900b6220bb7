//! All that has to hold, part by part: one line each, and a count at the end.

use crate::browser::Browser;
use crate::count::{self, Count};
use crate::part::{Part, Scope};
use crate::shell::{self, Shell};
use crate::{fuzz, npm, site, tools};
use anyhow::{Error, Result, bail};
use std::cmp::Reverse;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

/// Runs the parts, all of them even when one failed. True if nothing failed.
pub fn run(mut shell: Shell, parts: &[Part], scope: Scope) -> bool {
    shell.quiet = true;
    let mut suite = Suite {
        shell,
        scope,
        site: None,
    };
    let mut total = Count::default();
    for part in parts {
        total += suite.report(*part);
    }
    println!("\n{} passed, {} failed", total.passed, total.failed);
    total.failed == 0
}

/// A runner's output, and how to count in it.
struct Ran {
    well: bool,
    text: String,
    count: Count,
}

impl Ran {
    /// Both, as one; that one of them ran no test is not made good by the other.
    fn and(self, other: Ran) -> Ran {
        let mut count = judge(&self).0;
        count += judge(&other).0;
        Ran {
            well: self.well && other.well,
            text: self.text + &other.text,
            count,
        }
    }
}

struct Suite {
    shell: Shell,
    scope: Scope,
    /// Built once, for the parts that need it; a failure is remembered too.
    site: Option<Result<(), String>>,
}

impl Suite {
    fn report(&mut self, part: Part) -> Count {
        let began = Instant::now();
        if io::stderr().is_terminal() {
            eprint!("{} ...\r", part.name()); // the part's line, when it comes, covers this
        }
        let ran = self
            .attempt(part)
            .unwrap_or_else(|error| failed(shell::explain(&error)));
        let (count, remark) = judge(&ran);
        let seconds = began.elapsed().as_secs_f32();
        let Count { passed, failed } = count;
        println!(
            "{:<8}{passed:>5} passed, {failed:>2} failed {seconds:>7.1} s{remark}",
            part.name()
        );
        if failed > 0 {
            println!("{}\n", ran.text.trim_end());
        }
        count
    }

    fn attempt(&mut self, part: Part) -> Result<Ran> {
        match part {
            Part::Fmt => self.check(&["cargo fmt --all --check"]),
            Part::Clippy => self.clippy(),
            Part::Lint => self.lint(),
            Part::Native => self.native(),
            Part::Doc => self.doc(),
            Part::Wasm => self.wasm(),
            Part::Types => self.types(),
            Part::Js => self.js(),
            Part::Browser => self.browser(),
            Part::Fuzz => self.fuzz(),
        }
    }

    fn clippy(&mut self) -> Result<Ran> {
        tools::wasm_target(&self.shell)?;
        self.check(&[
            "cargo clippy --quiet --workspace --all-targets -- -D warnings",
            "cargo clippy --quiet --package ali-guli-mane --lib --test web --test node --target wasm32-unknown-unknown -- -D warnings",
        ])
    }

    fn lint(&self) -> Result<Ran> {
        npm::ensure(&self.shell)?;
        self.check(&["node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings"])
    }

    /// The examples in the documentation, and that all of it can be shown: one test more.
    fn doc(&self) -> Result<Ran> {
        let mut examples = self.cargo_test(&["--package", "ali-guli-mane", "--doc"])?;
        let mut command = self.command("cargo");
        command.args("doc --quiet --package ali-guli-mane --no-deps --all-features".split(' '));
        let shown = shell::listen(command.env("RUSTDOCFLAGS", "-D warnings"))?;
        examples.text += &shown.text;
        examples.count += Count::of(shown.well.into(), (!shown.well).into());
        examples.well &= shown.well;
        Ok(examples)
    }

    fn native(&self) -> Result<Ran> {
        let mut words = vec!["--workspace", "--lib", "--bins", "--tests", "--examples"];
        if self.scope != Scope::Quick {
            words.extend(["--", "--include-ignored"]); // the slow ones, which a plain `cargo test` leaves out
        }
        self.cargo_test(&words)
    }

    fn cargo_test(&self, what: &[&str]) -> Result<Ran> {
        let mut command = self.command("cargo");
        ran(
            command.args(["test", "--no-fail-fast"]).args(what),
            count::rust,
        )
    }

    fn wasm(&mut self) -> Result<Ran> {
        tools::wasm_target(&self.shell)?;
        tools::wasm_bindgen(&self.shell)?.ensure(&mut self.shell)?;
        tools::wasm_pack().ensure(&mut self.shell)?;
        let browser = Browser::ensure(&self.shell)?;
        if let Some(folder) = browser.driver.parent() {
            self.shell.add_tools(folder.to_owned()); // wasm-pack looks for a driver on the path, and else fetches one
        }
        let in_browser = self.wasm_pack("test --headless --chrome")?;
        let in_node = self.wasm_pack("test --node")?;
        Ok(in_browser.and(in_node))
    }

    /// What a person would type; how long a test may take stands in `.cargo/config.toml`.
    fn wasm_pack(&self, line: &str) -> Result<Ran> {
        let mut command = self.command("wasm-pack");
        ran(command.args(line.split(' ')), count::rust)
    }

    fn types(&mut self) -> Result<Ran> {
        npm::ensure(&self.shell)?;
        self.site()?; // brings the types of the module
        self.check(&["node node_modules/typescript/bin/tsc --pretty false"])
    }

    fn js(&mut self) -> Result<Ran> {
        npm::ensure(&self.shell)?;
        self.site()?;
        self.node_tests("tests/js", None)
    }

    fn browser(&mut self) -> Result<Ran> {
        npm::ensure(&self.shell)?;
        self.site()?;
        let browser = Browser::ensure(&self.shell)?;
        self.node_tests("tests/browser", Some(browser.for_pages(&self.shell)))
    }

    /// The test files of a folder, side by side: pages wait more than they work.
    fn node_tests(&self, folder: &str, chromium: Option<PathBuf>) -> Result<Ran> {
        let files = thread::available_parallelism().map_or(1, usize::from);
        let mut command = self.command("node");
        command.args(["--test", "--test-reporter=spec"]);
        command.arg(format!("--test-concurrency={files}"));
        command.args(self.test_files(folder)?);
        command.envs(chromium.map(|path| ("CHROME", path)));
        ran(&mut command, count::node)
    }

    fn fuzz(&self) -> Result<Ran> {
        let (text, count) = fuzz::run(&self.shell)?;
        let well = count.failed == 0;
        Ok(Ran { well, text, count })
    }

    /// Commands that together are one check: all went well, or not.
    fn check(&self, lines: &[&str]) -> Result<Ran> {
        let mut text = String::new();
        for line in lines {
            let mut words = line.split(' ');
            let mut command = self.command(words.next().unwrap_or_default());
            let ended = shell::listen(command.args(words))?;
            text += &ended.text;
            if !ended.well {
                return Ok(failed(text));
            }
        }
        Ok(Ran {
            well: true,
            text,
            count: Count::of(1, 0),
        })
    }

    fn command(&self, program: &str) -> Command {
        let mut command = self.shell.command(program);
        if self.scope == Scope::Long {
            command.env("AGM_LONG", "1"); // property tests take their time
        }
        command
    }

    /// What is tested is what is shipped.
    fn site(&mut self) -> Result<()> {
        let built = match self.site.take() {
            Some(built) => built,
            None => site::release(&mut self.shell)
                .map(drop)
                .map_err(|error| shell::explain(&error)),
        };
        self.site = Some(built.clone());
        built.map_err(Error::msg)
    }

    /// Named one by one: versions of Node.js differ in what they take a folder for.
    fn test_files(&self, folder: &str) -> Result<Vec<String>> {
        let mut files = Vec::new();
        for entry in fs::read_dir(self.shell.root().join(folder))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.ends_with(".test.mjs") || name.ends_with(".test.js") {
                files.push(format!("{folder}/{name}"));
            }
        }
        if files.is_empty() {
            bail!("there is no test in {}", Path::new(folder).display());
        }
        // The longest first, so that the last ones are short and no processor is left waiting for one.
        files.sort_by_key(|file| {
            Reverse(fs::metadata(self.shell.root().join(file)).map_or(0, |found| found.len()))
        });
        Ok(files)
    }
}

fn ran(command: &mut Command, count: fn(&str) -> Count) -> Result<Ran> {
    let ended = shell::listen(command)?;
    Ok(Ran {
        well: ended.well,
        count: count(&ended.text),
        text: ended.text,
    })
}

fn failed(text: String) -> Ran {
    Ran {
        well: false,
        text,
        count: Count::of(0, 1),
    }
}

/// A runner that ran nothing, or that failed without naming a test, has failed all the same.
fn judge(ran: &Ran) -> (Count, &'static str) {
    let Count { passed, failed } = ran.count;
    match (passed + failed, failed, ran.well) {
        (0, _, true) => (Count::of(passed, 1), "  ran no test"),
        (_, 0, false) => (Count::of(passed, 1), "  the runner failed"),
        _ => (ran.count, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(well: bool, passed: u32, failed: u32) -> Count {
        judge(&Ran {
            well,
            text: String::new(),
            count: Count::of(passed, failed),
        })
        .0
    }

    #[test]
    fn a_part_that_ran_no_test_is_a_failure() {
        assert_eq!(judged(true, 0, 0), Count::of(0, 1));
    }

    #[test]
    fn of_two_runners_each_has_to_run_a_test() {
        let ran = |passed| Ran {
            well: true,
            text: String::new(),
            count: Count::of(passed, 0),
        };
        assert_eq!(judge(&ran(7).and(ran(3))).0, Count::of(10, 0));
        assert_eq!(judge(&ran(7).and(ran(0))).0, Count::of(7, 1));
    }

    #[test]
    fn an_exit_code_is_believed_when_it_is_bad() {
        assert_eq!(judged(false, 7, 0), Count::of(7, 1));
        assert_eq!(judged(false, 7, 2), Count::of(7, 2));
        assert_eq!(judged(true, 7, 0), Count::of(7, 0));
    }
}
