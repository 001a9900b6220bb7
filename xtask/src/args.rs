//! What was asked for on the command line.

use crate::part::{Part, Scope};
use anyhow::{Result, bail};
use lexopt::prelude::*;

/// Shown by `cargo xtask help`.
pub const HELP: &str = "\
cargo xtask play [--port N] [--no-open]   build the game and serve it on this computer
cargo xtask build                         release build into dist/
cargo xtask pack                          the same, packed into target/ali-guli-mane.tar.gz
cargo xtask test [--long] [PART...]       prove that it works; parts:
                                          fmt clippy lint native doc wasm types js browser
                                          and fuzz, which --long adds
cargo xtask test quick [PART...]          the same without slow native tests; if no part is named:
                                          fmt clippy lint native js

What is missing is installed into a cache of its own, once per computer.";

/// Seven holes a side, fourteen in all; few other programs listen here.
const PORT: u16 = 7014;

/// One thing to do.
#[derive(Debug, PartialEq)]
pub enum Task {
    Help,
    Build,
    Pack,
    /// Trunk's hook, see `Trunk.toml`; not for people.
    NameModule,
    Play {
        port: u16,
        open: bool,
    },
    Test {
        parts: Vec<Part>,
        scope: Scope,
    },
}

/// Reads the command line; the error is a sentence for the person who typed it.
pub fn parse(mut parser: lexopt::Parser) -> Result<Task> {
    let Some(first) = parser.next()? else {
        return Ok(Task::Help);
    };
    match first {
        Value(word) if word == "play" => play(parser),
        Value(word) if word == "test" => test(parser),
        Value(word) if word == "build" => alone(parser, Task::Build),
        Value(word) if word == "pack" => alone(parser, Task::Pack),
        Value(word) if word == "name-module" => alone(parser, Task::NameModule),
        Value(word) if word == "help" => Ok(Task::Help),
        Long("help") | Short('h') => Ok(Task::Help),
        other => bail!("{}\n\n{HELP}", other.unexpected()),
    }
}

fn alone(mut parser: lexopt::Parser, task: Task) -> Result<Task> {
    match parser.next()? {
        None => Ok(task),
        Some(extra) => bail!("{}\n\n{HELP}", extra.unexpected()),
    }
}

fn play(mut parser: lexopt::Parser) -> Result<Task> {
    let (mut port, mut open) = (PORT, true);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("port") => port = port_named(&parser.value()?.string()?)?,
            Long("no-open") => open = false,
            other => bail!("{}\n\n{HELP}", other.unexpected()),
        }
    }
    Ok(Task::Play { port, open })
}

fn port_named(text: &str) -> Result<u16> {
    match text.parse() {
        Ok(port) => Ok(port),
        Err(_) => bail!("--port takes a number up to 65535, not {text:?}"),
    }
}

fn test(mut parser: lexopt::Parser) -> Result<Task> {
    let (mut parts, mut scope) = (Vec::new(), Scope::Usual);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("long") => scope = Scope::Long,
            Value(word) if word == "quick" => scope = Scope::Quick,
            Value(word) => parts.push(word.parse()?),
            other => bail!("{}\n\n{HELP}", other.unexpected()),
        }
    }
    if parts.is_empty() {
        parts = Part::all_in(scope);
    }
    Ok(Task::Test { parts, scope })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task> {
        parse(lexopt::Parser::from_args(line.split_whitespace()))
    }

    #[test]
    fn play_takes_a_port_and_may_leave_the_browser_alone() {
        let told = read("play --no-open --port 9000").unwrap();
        assert_eq!(
            told,
            Task::Play {
                port: 9000,
                open: false
            }
        );
        let plain = read("play").unwrap();
        assert_eq!(
            plain,
            Task::Play {
                port: PORT,
                open: true
            }
        );
    }

    #[test]
    fn test_without_parts_means_all_of_them() {
        let test = |parts, scope| Task::Test { parts, scope };
        for (line, scope) in [
            ("test", Scope::Usual),
            ("test quick", Scope::Quick),
            ("test --long", Scope::Long),
        ] {
            assert_eq!(read(line).unwrap(), test(Part::all_in(scope), scope));
        }
        let some = test(vec![Part::Js, Part::Browser], Scope::Long);
        assert_eq!(read("test --long js browser").unwrap(), some);
        let one = test(vec![Part::Native], Scope::Quick);
        assert_eq!(read("test quick native").unwrap(), one);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in [
            "fly",
            "play --port 70000",
            "play --port",
            "test pebbles",
            "build --fast",
            "pack dist",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
