//! What the tests and the release build take from npm. Playing needs none of it.

use crate::shell::{self, Shell};
use anyhow::{Context, Result, bail};
use std::fs;

/// The oldest Node.js whose test runner tells all that we count.
const NODE: u32 = 20;

/// Is there a Node.js that will do?
pub fn has_node() -> bool {
    shell::version("node")
        .and_then(|line| major(&line))
        .is_some_and(|major| major >= NODE)
}

/// Installs exactly what the lock file says, unless that is what is there.
pub fn ensure(shell: &Shell) -> Result<()> {
    if !has_node() {
        bail!("Node.js {NODE} or newer, with npm, is needed for this: see https://nodejs.org");
    }
    let lock = fs::read(shell.root().join("package-lock.json"))
        .context("cannot read package-lock.json")?;
    // A copy of the lock file, written last: an interrupted install has none.
    let receipt = shell.root().join("node_modules/.installed-from");
    if fs::read(&receipt).is_ok_and(|from| from == lock) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    shell
        .run(shell.command(npm).arg("ci"))
        .context("the npm packages could not be installed; by hand: npm ci")?;
    Ok(fs::write(receipt, lock)?)
}

fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_is_read() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("v9.0.0-nightly"), Some(9));
        assert_eq!(major("command not found"), None);
    }
}
