//! Starting other programs: in the project's folder, with the project's own tools first on the PATH.

use anyhow::{Context, Error, Result, bail};
use std::env;
use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where programs are started, and what they find on their PATH. The person's own PATH is never changed.
pub struct Shell {
    root: PathBuf,
    tools: Vec<PathBuf>,
    /// Keep the output of what goes well to ourselves.
    pub quiet: bool,
}

/// A program that has ended.
pub struct Ended {
    /// Did it say that all went well?
    pub well: bool,
    /// All it wrote, both streams in the order they came.
    pub text: String,
}

impl Shell {
    /// A shell in the folder that holds `xtask/`.
    pub fn new() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
        let root = root.context("xtask has no folder above it")?.to_path_buf();
        Ok(Self {
            root,
            tools: Vec::new(),
            quiet: false,
        })
    }

    /// The project's folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Puts a folder of programs before all others, for the programs started from now on.
    pub fn add_tools(&mut self, folder: PathBuf) {
        if !self.tools.contains(&folder) {
            self.tools.insert(0, folder);
        }
    }

    /// A command to be run in the project's folder.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.root).stdin(Stdio::null());
        command.env("PATH", self.path());
        // Trunk takes NO_COLOR=1 for a wrong argument; colours would hide the counts from us.
        command.env_remove("NO_COLOR").env_remove("FORCE_COLOR");
        if self.quiet {
            command.env("CARGO_TERM_COLOR", "never");
        }
        command
    }

    fn path(&self) -> std::ffi::OsString {
        let own = env::var_os("PATH").unwrap_or_default();
        let all = self.tools.iter().cloned().chain(env::split_paths(&own));
        env::join_paths(all).unwrap_or(own)
    }

    /// Runs a command that has to go well.
    pub fn run(&self, command: &mut Command) -> Result<()> {
        let ended = if self.quiet {
            listen(command)?
        } else {
            let status = command.status().with_context(|| cannot_start(command))?;
            Ended {
                well: status.success(),
                text: String::new(),
            }
        };
        if !ended.well {
            bail!("{}{} failed", ended.text, name(command));
        }
        Ok(())
    }
}

/// Runs a command and keeps all it writes.
pub fn listen(command: &mut Command) -> Result<Ended> {
    let (mut reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let started = command.spawn();
    command.stdout(Stdio::null()).stderr(Stdio::null()); // lets go of our ends: else reading never ends
    let mut child = started.with_context(|| cannot_start(command))?;
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Ok(Ended {
        well: child.wait()?.success(),
        text,
    })
}

/// The first line a program prints about its version, if it can be started at all.
pub fn version(program: impl AsRef<OsStr>) -> Option<String> {
    let ended = listen(Command::new(program).arg("--version").stdin(Stdio::null())).ok()?;
    let first = ended.text.lines().next()?.trim().to_owned();
    ended.well.then_some(first)
}

/// Where a program is on the person's own PATH.
pub fn find(program: &str) -> Option<PathBuf> {
    let file = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|p| p.is_file())
}

/// What went wrong and why, a line each.
pub fn explain(error: &Error) -> String {
    let causes: Vec<_> = error.chain().map(ToString::to_string).collect();
    causes.join("\n  because ")
}

fn name(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start {}", command.get_program().to_string_lossy())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listening_hears_what_was_written_and_how_it_ended() {
        let ended = listen(Command::new("rustc").arg("--version")).unwrap();
        assert!(ended.well && ended.text.starts_with("rustc "));
        let ended = listen(Command::new("rustc").arg("--no-such-flag")).unwrap();
        assert!(!ended.well && ended.text.contains("no-such-flag"));
    }

    #[test]
    fn what_is_not_there_is_named() {
        let error = listen(&mut Command::new("no-such-program-at-all"))
            .err()
            .unwrap();
        assert!(error.to_string().contains("no-such-program-at-all"));
        assert_eq!(version("no-such-program-at-all"), None);
    }

    #[test]
    fn an_error_is_told_with_its_causes() {
        let error = Error::msg("no network").context("no tool");
        assert_eq!(explain(&error), "no tool\n  because no network");
    }

    #[test]
    fn own_tools_come_first_on_the_path() {
        let mut shell = Shell::new().unwrap();
        shell.add_tools(PathBuf::from("/own/bin"));
        let path = shell.path();
        assert_eq!(
            env::split_paths(&path).next(),
            Some(PathBuf::from("/own/bin"))
        );
    }
}
