//! `cargo xtask`: sets up what is missing, then plays, builds or tests the game.
//!
//! | file | one idea |
//! |---|---|
//! | `args` | what was asked for |
//! | `shell` | starting other programs |
//! | `tools` | pinned Rust tools in a cache of their own |
//! | `npm`, `browser` | what the tests need besides |
//! | `site` | the page, built into `dist/`, with `bundle/` in JavaScript |
//! | `serve` | `dist/` on localhost |
//! | `part`, `suite`, `count` | the parts of the test, running them, counting what ran |
//! | `fuzz` | minutes of input that nobody would think of |
//! | `lock` | two of us at once |

mod args;
mod browser;
mod count;
mod fuzz;
mod lock;
mod npm;
mod part;
mod serve;
mod shell;
mod site;
mod suite;
mod tools;

use anyhow::Result;
use args::Task;
use shell::Shell;
use std::process::ExitCode;

fn main() -> ExitCode {
    match args::parse(lexopt::Parser::from_env()).and_then(carry_out) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{}", shell::explain(&error));
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well; an error is for what could not even be tried.
fn carry_out(task: Task) -> Result<bool> {
    let mut shell = Shell::new()?;
    match task {
        Task::Help => println!("{}", args::HELP),
        Task::NameModule => site::name_module()?,
        Task::Build => {
            let _turn = lock::project(shell.root())?;
            site::release(&mut shell)?;
        }
        Task::Pack => {
            let _turn = lock::project(shell.root())?;
            site::release(&mut shell)?;
            site::pack(&shell)?;
        }
        Task::Play { port, open } => {
            let door = serve::Door::open(port)?; // first: a port in use should not cost a build
            let turn = lock::project(shell.root())?;
            let dist = site::playable(&mut shell)?;
            drop(turn);
            door.serve(&dist, open)?;
        }
        Task::Test { parts, scope } => {
            let _turn = lock::project(shell.root())?;
            return Ok(suite::run(shell, &parts, scope));
        }
    }
    Ok(true)
}
