//! Every input that the fuzzer was given to begin with, and every one that it ever broke something with.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

#[path = "../fuzz/src/lib.rs"]
mod targets;

use std::fs;
use std::path::Path;

/// Plays the files of a folder through a target; says how many there were.
fn replay(folder: &str, target: fn(&[u8])) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz")
        .join(folder);
    let files =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let inputs = files
        .map(|file| file.expect("a file").path())
        .filter(|path| path.is_file());
    inputs
        .map(|path| {
            println!("{}", path.display()); // shown if it fails
            target(&fs::read(path).expect("bytes"));
        })
        .count()
}

fn replay_all(name: &str, target: fn(&[u8])) {
    assert!(replay(&format!("corpus/{name}"), target) >= 6);
    replay(&format!("crashes/{name}"), target);
}

#[test]
fn positions() {
    replay_all("position", targets::position);
}

#[test]
fn records() {
    replay_all("record", targets::record);
}

#[test]
fn games() {
    replay_all("game", targets::game);
}
