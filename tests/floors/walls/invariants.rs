//! The tests named in `docs/invariants.md`, looked up in the sources.

use std::fs;
use std::path::Path;

const PAGE: &str = include_str!("../../../docs/invariants.md");

/// Returns every test, step and source, with its path.
fn files() -> Vec<(String, String)> {
    let mut folders = vec![root().join("tests"), root().join("src"), root().join(".ci")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("node_modules") {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs" || end == "js" || end == "sh")
            {
                let text = fs::read_to_string(&path).expect("a text");
                files.push((path.display().to_string(), text));
            }
        }
    }
    files
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the proofs between two marks.
fn proofs(mark: char) -> Vec<&'static str> {
    let rows = PAGE.lines().filter(|line| line.starts_with("| "));
    let proofs = rows.filter_map(|row| row.split(" | ").nth(1));
    proofs.flat_map(|proof| proof.split(mark).skip(1).step_by(2)).collect()
}

#[test]
fn every_test_that_proves_an_invariant_exists() {
    let files = files();
    let holds = |part: &str| files.iter().any(|(_, text)| text.contains(part));
    let (names, titles) = (proofs('`'), proofs('"'));
    assert!(names.len() > 100 && titles.len() > 25, "{} {}", names.len(), titles.len());
    for name in names.into_iter().filter(|name| *name != "make test") {
        let exists = if name.contains('/') {
            root().join(name).exists()
        } else if name.contains('.') {
            files.iter().any(|(path, _)| path.ends_with(&format!("/{name}")))
        } else {
            holds(&format!("fn {name}("))
        };
        assert!(exists, "no test {name}");
    }
    for title in titles {
        assert!(holds(&format!("\"{title}\"")), "no test {title:?}");
    }
}
