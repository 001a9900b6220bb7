//! The page and its module, built into `dist/`.
//!
//! Trunk puts the sources beside the module, which is what `trunk serve` shows. What is shipped is made of that.

use crate::npm;
use crate::shell::Shell;
use crate::tools;
use anyhow::{Context, Result, bail};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// As Trunk names it: after the package.
const PACKAGE: &str = "ali-guli-mane";
/// As the page, the worker and Node import it: after the crate.
const MODULE: &str = "ali_guli_mane";

/// What the compiler is known to use: without these, wasm-opt takes the module for a broken one.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-sign-ext",
    "--enable-mutable-globals",
];

/// Builds what is shipped into `dist/`, and returns where it is.
pub fn release(shell: &mut Shell) -> Result<PathBuf> {
    let dist = build(shell)?;
    if npm::has_node() {
        npm::ensure(shell)?;
        finish(shell)?;
    } else {
        eprintln!("There is no Node.js here: {UNFINISHED}");
    }
    Ok(dist)
}

/// The same, but for playing: what npm does not bring is done without.
pub fn playable(shell: &mut Shell) -> Result<PathBuf> {
    let dist = build(shell)?;
    match npm::ensure(shell) {
        Ok(()) => finish(shell)?,
        Err(_) => eprintln!("Without Node.js and its packages {UNFINISHED}"),
    }
    Ok(dist)
}

/// What it means when a build was not finished.
const UNFINISHED: &str = "the page plays the same, but it is larger and slower to start.";

/// Makes what Trunk has built small and quick to start.
fn finish(shell: &Shell) -> Result<()> {
    optimise(shell)?;
    bundle(shell)
}

/// Builds `dist/` with the sources as they are, and returns where it is.
fn build(shell: &mut Shell) -> Result<PathBuf> {
    tools::wasm_target(shell)?;
    tools::wasm_bindgen(shell)?.ensure(shell)?;
    tools::trunk().ensure(shell)?;
    let mut trunk = shell.command("trunk");
    trunk.env("RUST_LIB_BACKTRACE", "0"); // where Trunk itself was when the build failed tells nobody anything
    shell.run(trunk.args(["build", "--release", "--log", "error"]))?;
    let dist = shell.root().join("dist");
    for part in [
        "index.html",
        &format!("{MODULE}.js"),
        &format!("{MODULE}_bg.wasm"),
    ] {
        if !dist.join(part).is_file() {
            bail!("the build left no dist/{part}: are the Trunk lines of www/index.html in order?");
        }
    }
    Ok(dist)
}

/// Makes the built module smaller and quicker.
fn optimise(shell: &Shell) -> Result<()> {
    let module = format!("dist/{MODULE}_bg.wasm");
    let smaller = format!("{module}.smaller");
    let mut command = shell.command("node");
    command
        .arg("node_modules/binaryen/bin/wasm-opt")
        .arg("--no-inline=*") // the compiler has done it; it has to stand before the level to hold for it
        .args(["-O3", "--converge", "--low-memory-unused"]) // the stack lies there, and never reaches down so far
        .args(["--strip-producers", "--strip-target-features"])
        .args(WASM_FEATURES);
    shell.run(command.args([&module, "-o", &smaller]))?;
    Ok(fs::rename(
        shell.root().join(smaller),
        shell.root().join(module),
    )?)
}

/// Bundles scripts and styles, and compresses what there is.
fn bundle(shell: &Shell) -> Result<()> {
    shell.run(shell.command("node").arg("xtask/bundle/index.mjs"))
}

/// Packs what was built, with its licences, as one file that can be handed on.
pub fn pack(shell: &Shell) -> Result<()> {
    let archive = format!("target/{PACKAGE}.tar.gz");
    let mut tar = shell.command("tar");
    shell.run(tar.args(["-czf", &archive, "dist", "LICENSE-MIT", "LICENSE-APACHE"]))
}

/// Gives what Trunk has just built the names it is imported by.
pub fn name_module() -> Result<()> {
    let staging =
        env::var_os("TRUNK_STAGING_DIR").context("only Trunk calls this, see Trunk.toml")?;
    rename_in(Path::new(&staging))
}

fn rename_in(folder: &Path) -> Result<()> {
    for ending in [".js", ".d.ts", "_bg.wasm"] {
        let named = |name| folder.join(format!("{name}{ending}"));
        fs::rename(named(PACKAGE), named(MODULE))?;
    }
    let script = folder.join(format!("{MODULE}.js"));
    let text = rename_imports(&fs::read_to_string(&script)?);
    Ok(fs::write(script, text)?)
}

/// Only where a file is meant: the game and its element are called like the package too.
fn rename_imports(script: &str) -> String {
    ["_bg.wasm", ".d.ts"]
        .iter()
        .fold(script.to_owned(), |text, ending| {
            text.replace(&format!("{PACKAGE}{ending}"), &format!("{MODULE}{ending}"))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_renamed_and_games_are_not() {
        let script = "new URL('ali-guli-mane_bg.wasm', here); /* ali-guli-mane.d.ts */ game('ali-guli-mane')";
        let renamed = "new URL('ali_guli_mane_bg.wasm', here); /* ali_guli_mane.d.ts */ game('ali-guli-mane')";
        assert_eq!(rename_imports(script), renamed);
    }
}
