//! What every public item says of itself. Fields and variants may speak by their names alone.

use std::fs;
use std::path::Path;

use super::sources::sources;

const ITEMS: [&str; 8] =
    ["fn", "struct", "enum", "trait", "const", "static", "type", "macro_rules!"];

/// Returns the name of the public item that begins in a line.
fn item(line: &str) -> Option<&str> {
    let mut words = line.trim_start().strip_prefix("pub ")?.split_whitespace();
    let kind = words.find(|word| !matches!(*word, "async" | "unsafe"))?;
    let kind = if kind == "const" && line.contains("const fn ") { words.next()? } else { kind };
    // A name that a macro is given has its comment there.
    ITEMS.contains(&kind).then(|| words.next()).flatten().filter(|name| !name.starts_with('$'))
}

/// Returns the public items of a text that no comment stands above.
fn without_comment(text: &str) -> Vec<&str> {
    let mut without = Vec::new();
    let (mut told, mut in_attribute) = (false, false);
    for line in text.lines().map(str::trim) {
        if in_attribute || line.starts_with("#[") {
            in_attribute = !line.contains(']');
            continue;
        }
        without.extend(item(line).filter(|_| !told));
        told = line.starts_with("///");
    }
    without
}

#[test]
fn every_public_item_says_what_it_is() {
    let mut items = 0;
    let is_test = |path: &Path| path.iter().any(|part| part == "tests");
    for source in sources().into_iter().filter(|source| !is_test(&source.path)) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&source.path);
        let text = fs::read_to_string(path).expect("a source");
        items += text.lines().filter_map(item).count();
        assert_eq!(without_comment(&text), [""; 0], "src/{}", source.path.display());
    }
    assert!(items > 3_000, "only {items} public items were found");
}

#[test]
fn an_item_without_a_comment_is_found() {
    let text = "/// Told.\n#[derive(\n    Clone\n)]\npub struct A {\n    pub a: u8,\n}\n\npub const fn b() {}\n\npub(crate) fn c() {}";
    assert_eq!(without_comment(text), ["b()"]);
}
