//! Imports run downwards: the folders of `src/` use each other exactly as the table in docs/design.md says.

#![cfg(not(target_arch = "wasm32"))] // in wasm the JS API is tested, by `web`

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const DESIGN: &str = include_str!("../docs/design.md");

/// The section that has the table.
const HEADING: &str = "## The engine (`src/`)";

/// A row of the table: a folder or file of `src/`, and what it imports.
#[derive(Debug)]
struct Row {
    name: String,
    imports: BTreeSet<String>,
}

/// The first table of the section.
fn table() -> Vec<Row> {
    let (_, section) = DESIGN.split_once(HEADING).expect("the section");
    let lines = section.lines().skip_while(|line| !line.starts_with('|'));
    let rows = lines.take_while(|line| line.starts_with('|')).skip(2);
    rows.map(row).collect()
}

fn row(line: &str) -> Row {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [name, _, imports] = cells[..] else {
        panic!("three cells in {line}");
    };
    let imports = imports.split(", ").filter(|&import| import != "nothing");
    Row {
        name: module(name.trim_matches('`')),
        imports: imports.map(str::to_owned).collect(),
    }
}

/// The module that a folder or file of `src/` is: `board/` and `board.rs` are `board`.
fn module(file: &str) -> String {
    file.trim_end_matches('/')
        .trim_end_matches(".rs")
        .to_owned()
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every Rust file under a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// The names of the modules from the crate's root down to a file.
fn path_of(file: &Path) -> Vec<String> {
    let below = file.strip_prefix(source()).expect("a file of src/");
    let names = below
        .iter()
        .map(|name| module(&name.to_string_lossy()))
        .filter(|name| name != "mod");
    names.collect()
}

/// What a file imports from outside its own top folder.
fn imports_of(file: &Path) -> BTreeSet<String> {
    let code = without_comments(&fs::read_to_string(file).expect("a text"));
    let path = path_of(file);
    let mut imports = names_after(&code, "crate::");
    let to_the_root = "super::".repeat(path.len());
    imports.extend(names_after(&code, &to_the_root));
    imports.remove(&path[0]);
    imports
}

fn without_comments(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    lines.collect::<Vec<_>>().join("\n")
}

/// The names that follow a prefix, one by one or in braces.
fn names_after(code: &str, prefix: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        match rest.strip_prefix('{') {
            Some(group) => names.extend(top_names(group)),
            None => names.extend([first_name(rest)]),
        }
    }
    names
}

/// The first name of each part of a group, up to its closing brace.
fn top_names(group: &str) -> Vec<String> {
    let (mut depth, mut begins, mut names) = (0, true, Vec::new());
    for (at, character) in group.char_indices() {
        match character {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            _ if begins && !character.is_whitespace() => {
                names.push(first_name(&group[at..]));
                begins = false;
            }
            _ => {}
        }
    }
    names
}

fn first_name(text: &str) -> String {
    text.chars()
        .take_while(|&c| c.is_alphanumeric() || c == '_')
        .collect()
}

#[test]
fn the_table_runs_downwards() {
    let mut above = BTreeSet::new();
    for row in table() {
        assert!(row.imports.is_subset(&above), "{row:?} looks up");
        above.insert(row.name);
    }
    assert!(above.len() > 8, "the table was found");
}

#[test]
fn every_folder_has_a_row() {
    let tops = files(&source())
        .into_iter()
        .map(|file| path_of(&file)[0].clone());
    let folders: BTreeSet<String> = tops.filter(|name| name != "lib").collect();
    let rows: BTreeSet<String> = table().into_iter().map(|row| row.name).collect();
    assert_eq!(folders, rows);
}

#[test]
fn a_folder_begins_with_its_mod_rs() {
    for file in files(&source()) {
        assert!(
            !file.with_extension("").is_dir(),
            "{file:?} beside its folder"
        );
    }
}

#[test]
fn folders_import_what_the_table_says() {
    let mut imports = BTreeMap::<String, BTreeSet<String>>::new();
    for file in files(&source()) {
        let folder = path_of(&file)[0].clone();
        if folder != "lib" {
            imports.entry(folder).or_default().extend(imports_of(&file));
        }
    }
    for row in table() {
        assert_eq!(imports[&row.name], row.imports, "{}", row.name);
    }
}

#[test]
fn imports_are_found_however_they_are_written() {
    let code = "use crate::board::Hole;\nuse crate::{\n    ai, play::{self, Round},\n};\nlet x = crate::text::name();";
    let found: Vec<String> = names_after(code, "crate::").into_iter().collect();
    assert_eq!(found, ["ai", "board", "play", "text"]);
}
