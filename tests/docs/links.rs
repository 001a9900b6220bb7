//! Links between the documents lead somewhere.

use super::{files, read, root};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Everything written for people to read.
pub fn documents() -> Vec<PathBuf> {
    files(root(), &[".md"])
}

/// A document without its blocks of code, whose brackets are no links.
fn prose(path: &Path) -> String {
    let text = read(path);
    let blocks = text.split("\n```").enumerate();
    let outside = blocks
        .filter(|(number, _)| number % 2 == 0)
        .map(|(_, block)| block);
    outside.collect::<Vec<_>>().join("\n")
}

/// Where the links and pictures of a document lead: `[words](target)`.
fn targets(prose: &str) -> Vec<&str> {
    let ends = prose.split("](").skip(1);
    ends.filter_map(|rest| Some(rest.split_once(')')?.0))
        .collect()
}

/// The names by which places in a document can be linked to: its headings, and what is marked by hand.
fn anchors(prose: &str) -> BTreeSet<String> {
    let headings = prose.lines().filter(|line| line.starts_with('#')).map(slug);
    let marked = prose.split("<a id=\"").skip(1);
    let marked = marked.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
    headings.chain(marked).collect()
}

/// A heading as GitHub names it.
fn slug(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = words
        .chars()
        .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter })
        .collect()
}

/// What is wrong with a link, if anything.
fn fault(document: &Path, target: &str) -> Option<&'static str> {
    if target.starts_with("https://") {
        return None;
    }
    let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
    let file = match path {
        "" => document.to_owned(),
        path => document.parent()?.join(path),
    };
    if !file.exists() {
        return Some("there is no such file");
    }
    let found = anchor.is_empty() || anchors(&prose(&file)).contains(anchor);
    (!found).then_some("there is no such place in it")
}

#[test]
fn every_link_leads_somewhere() {
    let mut seen = 0;
    for document in documents() {
        for target in targets(&prose(&document)) {
            seen += 1;
            let fault = fault(&document, target);
            assert_eq!(fault, None, "{}: {target}", document.display());
        }
    }
    assert!(seen > 20, "only {seen} links found");
}

#[test]
fn a_link_to_nowhere_is_found() {
    let here = root().join("README.md");
    assert!(fault(&here, "docs/nowhere.md").is_some());
    assert!(fault(&here, "docs/rules.md#s99").is_some());
    assert_eq!(fault(&here, "docs/rules.md#s6"), None);
    assert_eq!(
        fault(&here, "docs/rules.md#8-matches-of-several-rounds"),
        None
    );
    let both = targets("a [word](one.md), ![a picture](two.jpg) and [more](three.md#x)");
    assert_eq!(both, ["one.md", "two.jpg", "three.md#x"]);
}
