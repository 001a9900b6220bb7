//! `docs/design.md`: every test that is said to hold a promise is there.

use super::{files, read, root};

/// The tests named in the last column of the table of promises.
fn named(design: &str) -> Vec<String> {
    let section = design
        .split("\n## What is called certain\n")
        .nth(1)
        .expect("the section");
    let section = section.split("\n## ").next().expect("its text");
    let rows = section.lines().filter(|line| line.starts_with("| "));
    let tests = rows.filter_map(|row| row.trim_end_matches(" |").rsplit(" | ").next());
    let words = tests.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let names = words.filter(|word| word.contains('_'));
    names.map(str::to_owned).collect()
}

#[test]
fn every_promise_has_its_tests() {
    let names = named(&read(&root().join("docs/design.md")));
    assert!(names.len() > 15, "{names:?}");
    let mut files_of_tests = files(&root().join("tests"), &[".rs"]);
    files_of_tests.extend(files(&root().join("src"), &[".rs"]));
    let code: String = files_of_tests.iter().map(|file| read(file)).collect();
    let code = code.lines().filter(|line| !line.starts_with("#[ignore")); // slow ones are tests as well
    let code = code.collect::<Vec<_>>().join("\n");
    for name in names {
        let test = format!("#[test]\nfn {name}()");
        let inside = format!("#[test]\n    fn {name}()");
        assert!(code.contains(&test) || code.contains(&inside), "{name}");
    }
}
