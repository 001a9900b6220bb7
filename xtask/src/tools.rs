//! Rust tools at pinned versions, in a cache of their own: never over the person's own, never twice.

use crate::lock;
use crate::shell::{self, Shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A tool from the crates registry.
pub struct Tool {
    name: &'static str,
    version: String,
    /// All of these have to be there, at that version.
    programs: &'static [&'static str],
    /// How it is known to install; see the functions below.
    flags: &'static [&'static str],
}

/// Joins the compiled module to JavaScript. Its version has to be that of the library, so it is read, not chosen.
pub fn wasm_bindgen(shell: &Shell) -> Result<Tool> {
    let lock =
        fs::read_to_string(shell.root().join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let version =
        locked_version(&lock, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")?;
    Ok(Tool {
        name: "wasm-bindgen-cli",
        version: version.to_owned(),
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        flags: &[], // not --locked: its lock file names a crate that was withdrawn
    })
}

/// Builds the page.
pub fn trunk() -> Tool {
    Tool {
        name: "trunk",
        version: "0.21.14".to_owned(), // the last that Rust 1.95 can build
        programs: &["trunk"],
        flags: &["--locked", "--no-default-features", "--features", "rustls"],
    }
}

/// Runs the tests of the JS API in a browser.
pub fn wasm_pack() -> Tool {
    Tool {
        name: "wasm-pack",
        version: "0.15.1".to_owned(),
        programs: &["wasm-pack"],
        flags: &["--locked"],
    }
}

impl Tool {
    /// Makes the tool ready for the programs that `shell` starts, installing it if it is nowhere yet.
    pub fn ensure(&self, shell: &mut Shell) -> Result<()> {
        let cache = cache()?;
        let home = cache.join(self.id());
        if !home.is_dir() {
            if self.is_on_path() {
                return Ok(());
            }
            let _turn = lock::take(
                &cache.join(format!("{}.lock", self.id())),
                "installing the same tool",
            )?;
            if !home.is_dir() {
                self.install(shell, &cache)?;
            }
        }
        shell.add_tools(home.join("bin"));
        Ok(())
    }

    fn id(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }

    fn is_on_path(&self) -> bool {
        let right = |program: &&str| {
            let line = shell::version(program).unwrap_or_default();
            line.split_whitespace().nth(1) == Some(&self.version)
        };
        self.programs.iter().all(right)
    }

    /// Installs beside the place and moves it there last, so that what has the name is whole.
    fn install(&self, shell: &Shell, cache: &Path) -> Result<()> {
        eprintln!(
            "Installing {} {}: once on this computer, takes minutes.",
            self.name, self.version
        );
        let unfinished = cache.join(format!("{}.unfinished", self.id()));
        let build = cache.join(format!("{}.build", self.id())); // kept when interrupted: the next try goes on
        shell
            .run(&mut self.install_command(shell, &unfinished, &build))
            .with_context(|| self.advice())?;
        fs::rename(&unfinished, cache.join(self.id()))?;
        fs::remove_dir_all(build).context("cannot clear up after the install")
    }

    fn install_command(&self, shell: &Shell, root: &Path, build: &Path) -> Command {
        let mut command = shell.command("cargo");
        command
            .args([
                "install",
                self.name,
                "--version",
                &self.version,
                "--force",
                "--root",
            ])
            .arg(root);
        // A debug build is ready in a quarter of the time, and these tools have little to do.
        command
            .arg("--debug")
            .args(self.flags)
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        command
            .env("CARGO_TARGET_DIR", build)
            .env_remove("CARGO_BUILD_TARGET")
            .env_remove("RUSTFLAGS");
        if !io::stderr().is_terminal() {
            command.arg("--quiet");
        }
        command
    }

    fn advice(&self) -> String {
        let (name, version, flags) = (self.name, &self.version, self.flags.join(" "));
        format!(
            "{name} {version} could not be installed. Is the network there? By hand: \
             cargo install {name} --version {version} {flags}"
        )
    }
}

/// Makes sure that Rust can compile for the web.
pub fn wasm_target(shell: &Shell) -> Result<()> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let mut ask = shell.command("rustc");
    let place = shell::listen(ask.args(["--print", "target-libdir", "--target", TARGET]))?;
    if Path::new(place.text.trim()).is_dir() {
        return Ok(());
    }
    if shell::find("rustup").is_none() {
        bail!(
            "Rust cannot compile for {TARGET} here, and there is no rustup to add it: see https://rustup.rs"
        );
    }
    shell
        .run(shell.command("rustup").args(["target", "add", TARGET]))
        .with_context(|| {
            format!("the target {TARGET} could not be added; by hand: rustup target add {TARGET}")
        })
}

fn cache() -> Result<PathBuf> {
    let base = dirs::cache_dir().context("there is no home folder to keep tools in")?;
    Ok(base.join("ali-guli-mane/tools"))
}

fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let head = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != head);
    lines
        .nth(1)?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_that_of_the_very_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "wasm"), None);
    }

    #[test]
    fn a_tool_nobody_has_is_not_on_the_path() {
        let version = "0.0.0-none".to_owned();
        let tool = Tool {
            name: "rustc",
            version,
            programs: &["rustc"],
            flags: &[],
        };
        assert!(!tool.is_on_path());
    }
}
