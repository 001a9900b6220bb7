//! One at a time: two builds into one folder, or two installs of one tool, would trample each other.

use anyhow::{Context, Result};
use std::fs::{self, File, TryLockError};
use std::path::Path;

/// Held while it lives; the system gives it back even when the program is killed.
#[must_use = "the turn ends when this is dropped"]
pub struct Turn {
    _file: File,
}

/// A turn at this clone of the project.
pub fn project(root: &Path) -> Result<Turn> {
    take(&root.join("target/xtask.lock"), "in this folder")
}

/// A turn at whatever `path` stands for; `place` ends the sentence about whom we wait for.
pub fn take(path: &Path, place: &str) -> Result<Turn> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            eprintln!("Waiting for another cargo xtask {place} to finish.");
            file.lock()?;
        }
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    Ok(Turn { _file: file })
}
