//! `docs/rules.md`: every clause is played and tested, and every clause that is cited exists.

use super::{files, read, root};
use ali_guli_mane::Variant;
use std::collections::BTreeSet;
use std::path::Path;

struct Rules {
    /// The clauses of the games that are played.
    clauses: BTreeSet<String>,
    /// Clauses of games for later: nothing may rely on them yet.
    later: BTreeSet<String>,
    /// The clauses with a ruling of ours.
    rulings: BTreeSet<String>,
    /// Those named in the list of rulings.
    listed: BTreeSet<String>,
    /// For each game, the clauses that hold in it.
    games: Vec<(String, BTreeSet<String>)>,
}

fn rules() -> Rules {
    let text = read(&root().join("docs/rules.md"));
    let mut rules = Rules {
        clauses: BTreeSet::new(),
        later: BTreeSet::new(),
        rulings: BTreeSet::new(),
        listed: BTreeSet::new(),
        games: Vec::new(),
    };
    for section in text.split("\n## ").skip(1) {
        let (heading, body) = section.split_once('\n').expect("a section");
        match heading {
            "Which clauses hold where" => rules.games = table(body),
            "Where we had to decide" => rules.listed.extend(clause_ids(body)),
            _ if heading.ends_with("(not played yet)") => {
                rules.later.extend(clauses(body).map(|(id, _)| id))
            }
            _ => {
                for (id, words) in clauses(body) {
                    if words.contains("(ruling") {
                        rules.rulings.insert(id.clone());
                    }
                    assert!(rules.clauses.insert(id.clone()), "{id} stands twice");
                }
            }
        }
    }
    rules
}

/// The clauses of a section with their words: `- <a id="s1"></a>**S1** ...`.
fn clauses(section: &str) -> impl Iterator<Item = (String, &str)> {
    section.split("\n- <a id=\"").skip(1).map(|clause| {
        let (anchor, words) = clause
            .split_once("\"></a>**")
            .expect("an id in bold letters");
        let id = clause_ids(words).next().expect("an id");
        assert_eq!(id.to_lowercase(), anchor, "the anchor of {id}");
        (id, words)
    })
}

/// The rows "| `game` | clauses |".
fn table(section: &str) -> Vec<(String, BTreeSet<String>)> {
    let rows = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
    rows.map(|(game, clauses)| (game.to_owned(), clause_ids(clauses).collect()))
        .collect()
}

/// Every word that looks like the id of a clause: a capital and one or two digits.
fn clause_ids(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.filter(|word| is_clause_id(word)).map(str::to_owned)
}

fn is_clause_id(word: &str) -> bool {
    let (letter, digits) = word.split_at_checked(1).unwrap_or_default();
    letter.chars().all(|letter| letter.is_ascii_uppercase())
        && (1..=2).contains(&digits.len())
        && digits.chars().all(|digit| digit.is_ascii_digit())
}

/// What a line of code says to its readers, if anything.
fn comment(line: &str) -> &str {
    if line.trim_start().starts_with('*') {
        return line;
    }
    let begin = ["//", "/*"].iter().filter_map(|mark| line.find(mark)).min();
    begin.map_or("", |begin| &line[begin..])
}

/// The clauses a comment cites. `A4` and `B2` are holes as well as clauses, so those count after `Source:` only.
fn cited(comment: &str) -> Vec<String> {
    let source = comment
        .find("Source:")
        .map_or("", |begin| &comment[begin..]);
    let elsewhere = clause_ids(comment).filter(|id| !id.starts_with(['A', 'B']));
    elsewhere.chain(clause_ids(source)).collect()
}

fn code() -> Vec<std::path::PathBuf> {
    let folders = [
        "src",
        "tests",
        "www",
        "xtask/src",
        "examples",
        "benches",
        "fuzz/src",
    ];
    let endings = [".rs", ".js", ".mjs", ".ts"];
    let here = root().join("tests/docs");
    let all = folders
        .iter()
        .flat_map(|folder| files(&root().join(folder), &endings));
    all.filter(|path| !path.starts_with(&here)).collect() // what looks for clauses names some that are none
}

#[test]
fn every_clause_cited_is_one_that_is_played() {
    let rules = rules();
    let mut citations = 0;
    let mut check = |path: &Path, number: usize, id: &str| {
        citations += 1;
        assert!(
            rules.clauses.contains(id),
            "{}:{number} cites {id}",
            path.display()
        );
    };
    for path in code() {
        for (number, line) in (1..).zip(read(&path).lines()) {
            for id in cited(comment(line)) {
                check(&path, number, &id);
            }
        }
    }
    for path in super::links::documents() {
        if !path.ends_with("docs/rules.md") {
            for (number, line) in (1..).zip(read(&path).lines()) {
                for id in clause_ids(line).filter(|id| !id.starts_with(['A', 'B'])) {
                    check(&path, number, &id);
                }
            }
        }
    }
    assert!(citations > 100, "only {citations} citations found");
}

#[test]
fn whatever_the_rules_name_is_a_clause_of_theirs() {
    let rules = rules();
    for id in clause_ids(&read(&root().join("docs/rules.md"))) {
        let known = rules.clauses.contains(&id) || rules.later.contains(&id);
        let hole = id.starts_with(['A', 'B']);
        assert!(known || hole, "{id} is nowhere");
    }
}

#[test]
fn code_names_the_rules_by_their_place() {
    let headings = read(&root().join("docs/rules.md"));
    for path in code() {
        let text = read(&path);
        for (at, _) in text.match_indices("rules.md") {
            assert!(
                text[..at].ends_with("docs/"),
                "{}: rules.md is in docs/",
                path.display()
            );
        }
        for cited in text.split("docs/rules.md, section ").skip(1) {
            let number = cited.split(|letter: char| !letter.is_ascii_digit()).next();
            let heading = format!("\n## {}. ", number.unwrap_or_default());
            assert!(
                headings.contains(&heading),
                "{}: no section{heading}",
                path.display()
            );
        }
    }
}

#[test]
fn every_clause_has_a_test_named_after_it() {
    let rules = rules();
    let mut tested = BTreeSet::new();
    for path in files(&root().join("tests/clauses"), &[".rs"]) {
        let text = read(&path);
        for test in text.split("#[test]\nfn ").skip(1) {
            let (name, _) = test.split_once('(').expect("a function");
            let id = name.split('_').next().unwrap_or_default().to_uppercase();
            if is_clause_id(&id) {
                assert!(rules.clauses.contains(&id), "{}: {name}", path.display());
                tested.insert(id);
            }
        }
    }
    assert_eq!(tested, rules.clauses);
}

#[test]
fn every_clause_holds_in_a_game_that_is_played() {
    let rules = rules();
    let games: Vec<&str> = rules.games.iter().map(|(game, _)| game.as_str()).collect();
    assert_eq!(games, Variant::ALL.map(Variant::id));
    let held: BTreeSet<String> = rules
        .games
        .iter()
        .flat_map(|(_, clauses)| clauses.clone())
        .collect();
    assert_eq!(held, rules.clauses);
}

#[test]
fn every_ruling_is_in_the_list_of_them() {
    let rules = rules();
    assert_eq!(rules.listed, rules.rulings);
}

#[test]
fn citations_are_told_from_holes() {
    let cites = |line: &str| cited(comment(line)).join(" ");
    assert_eq!(cites("    /// Source: A9, B3 and S4."), "S4 A9 B3 S4");
    assert_eq!(cites("let hole = \"S4\"; // from B8 (M7)"), "M7");
    assert_eq!(cites(" * ends it (S77), see S777"), "S77");
    assert_eq!(cites("let s4 = S4;"), "");
}
