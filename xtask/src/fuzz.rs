//! Fuzzing, for as long as `--long` has time: each target for minutes, from what is known on.

use crate::count::Count;
use crate::shell::{self, Shell};
use anyhow::Result;
use std::fs;

/// The targets of `fuzz/`.
const TARGETS: [&str; 3] = ["position", "record", "game"];

/// How long each is run, in seconds.
const SECONDS: u32 = 120;

/// Runs every target; says what they printed, and how many came through.
pub fn run(shell: &Shell) -> Result<(String, Count)> {
    let (mut text, mut count) = (String::new(), Count::default());
    for target in TARGETS {
        let (printed, well) = run_target(shell, target)?;
        count += Count::of(u32::from(well), u32::from(!well));
        text += &printed;
    }
    Ok((text, count))
}

/// Whether a target came through. What broke it then lies in `fuzz/crashes`, where `cargo test` plays it again.
fn run_target(shell: &Shell, target: &str) -> Result<(String, bool)> {
    let folder = shell.root().join("fuzz");
    fs::create_dir_all(folder.join("found").join(target))?;
    let dictionary = format!("{target}.dict");
    let mut command = shell.command("cargo");
    command.current_dir(&folder);
    command.args(["run", "--quiet", "--release", "--bin", target, "--"]);
    if folder.join(&dictionary).is_file() {
        command.arg(format!("-dict={dictionary}"));
    }
    command.args([
        format!("-max_total_time={SECONDS}"),
        "-timeout=25".to_owned(),
        format!("-artifact_prefix=crashes/{target}/"),
        format!("found/{target}"),
        format!("corpus/{target}"),
    ]);
    let ended = shell::listen(&mut command)?;
    let did_run = ended.text.lines().any(|line| line.starts_with("Done "));
    Ok((ended.text, ended.well && did_run))
}
