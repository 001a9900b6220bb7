//! Chromium and its driver for the tests, and the person's own browser for playing.

use crate::shell::{self, Shell};
use anyhow::{Context, Result, bail};
use std::env;
use std::path::PathBuf;

const CHROMIUM: [&str; 5] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];
/// Chromium without windows: it opens a page in two thirds of the time.
const HEADLESS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];
const CHROMIUM_PACKAGES: [&str; 3] = [
    "chromium",
    "chromium-driver",
    "fonts-liberation", // as wide as those that people have; Chromium only recommends them
];
const MAC: &str = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/// What drives the tests that need a browser.
pub struct Browser {
    /// Chromium, or a browser that is one inside.
    pub chromium: PathBuf,
    /// ChromeDriver of the same version.
    pub driver: PathBuf,
}

impl Browser {
    /// What opens the page in its tests: Chromium without windows, where there is one, or else Chromium.
    pub fn for_pages(&self, shell: &Shell) -> PathBuf {
        let find = || HEADLESS.iter().find_map(|name| shell::find(name));
        if named("CHROME").is_some() {
            return self.chromium.clone();
        }
        if find().is_none() && is_root() && shell::find("apt-get").is_some() {
            let _ = install(shell, &HEADLESS[..1]); // not every system has it
        }
        find().unwrap_or_else(|| self.chromium.clone())
    }

    /// Finds both, or installs them where that is ours to do.
    pub fn ensure(shell: &Shell) -> Result<Self> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        if is_root() && shell::find("apt-get").is_some() {
            install(shell, &CHROMIUM_PACKAGES).context(
                "Chromium could not be installed; by hand: apt-get install chromium chromium-driver fonts-liberation",
            )?;
        }
        match Self::find() {
            Some(found) => Ok(found),
            None => bail!(
                "Chromium and ChromeDriver of one version are needed for this. On Debian: apt-get install \
                 chromium chromium-driver fonts-liberation. Elsewhere, name the programs by CHROME and CHROMEDRIVER."
            ),
        }
    }

    fn find() -> Option<Self> {
        let on_path = || CHROMIUM.iter().find_map(|name| shell::find(name));
        let on_mac = || Some(PathBuf::from(MAC)).filter(|path| path.is_file());
        let chromium = named("CHROME").or_else(on_path).or_else(on_mac)?;
        let driver = named("CHROMEDRIVER").or_else(|| shell::find("chromedriver"))?;
        Some(Self { chromium, driver })
    }
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable)
        .map(PathBuf::from)
        .filter(|path| path.is_file())
}

fn is_root() -> bool {
    shell::listen(std::process::Command::new("id").arg("-u")).is_ok_and(|id| id.text.trim() == "0")
}

fn install(shell: &Shell, packages: &[&str]) -> Result<()> {
    eprintln!("Installing with apt-get: {}.", packages.join(", "));
    let apt = |words: &[&str]| {
        let mut command = shell.command("apt-get");
        command
            .args(["-q", "-o", "DPkg::Lock::Timeout=300"])
            .args(words);
        shell.run(command.env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update"])?;
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

/// Opens the person's browser, where there is a screen for one. The address is on the terminal anyway.
pub fn open(url: &str) {
    let has_screen = env::var_os("DISPLAY")
        .or_else(|| env::var_os("WAYLAND_DISPLAY"))
        .is_some();
    // Without a screen, Linux would offer a text browser, which takes the terminal away.
    if has_screen || !cfg!(target_os = "linux") {
        let _ = open::that_detached(url);
    }
}
