//! The walls between the floors, read from the sources: what the compiler does not hold.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

use std::fs;
use std::path::{Path, PathBuf};

/// From the bottom up: a floor uses itself and what lies below it.
const FLOORS: [&str; 8] =
    ["games", "bots", "record", "archive", "session", "scene", "text", "preferences"];
/// Side by side above them all, with the modules of each.
const ROOFS: [&[&str]; 2] = [&["wire", "web"], &["tool"]];

/// Crates that only work in a browser, as code names them.
const BROWSER_CRATES: [&str; 6] = [
    "leptos",
    "web_sys",
    "js_sys",
    "wasm_bindgen",
    "serde_wasm_bindgen",
    "console_error_panic_hook",
];

/// Crates of the command-line tool. Chance that is not the game's comes from `getrandom`.
const TOOL_CRATES: [&str; 3] = ["clap", "indicatif", "ctrlc"];

/// A source file in words and signs, without comments.
struct Source {
    /// Its path below `src`.
    path: PathBuf,
    tokens: Vec<String>,
}

impl Source {
    /// Whether it is the module, or below it.
    fn is_below(&self, module: &str) -> bool {
        self.path.with_extension("").starts_with(module)
    }

    /// Where a word stands in a path: after or before `::`.
    fn names_in_a_path(&self, word: &str) -> bool {
        self.tokens.iter().enumerate().any(|(at, token)| {
            let before = at.checked_sub(1).map(|before| self.tokens[before].as_str());
            let after = self.tokens.get(at + 1).map(String::as_str);
            token == word && (before == Some("::") || after == Some("::"))
        })
    }

    /// The words that `crate::` and `super::` lead to, those of a list in braces included.
    fn roots(&self) -> Vec<&str> {
        let mut roots = Vec::new();
        for (at, pair) in self.tokens.windows(2).enumerate() {
            if !matches!(pair[0].as_str(), "crate" | "super" | "curia") || pair[1] != "::" {
                continue;
            }
            let rest = &self.tokens[at + 2..];
            if rest.first().is_none_or(|first| first != "{") {
                roots.extend(rest.first().map(String::as_str));
                continue;
            }
            let mut depth = 0;
            let mut begins = true;
            for token in rest {
                match token.as_str() {
                    "{" => depth += 1,
                    "}" => depth -= 1,
                    "," => {}
                    word if begins && depth == 1 => roots.push(word),
                    _ => {}
                }
                begins = matches!(token.as_str(), "{" | ",");
                if depth == 0 {
                    break;
                }
            }
        }
        roots
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Words, `::` and single signs; comments and what stands in quotes are left out.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let taken = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            let mut escaped = false;
            let end = rest[1..].find(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            end.map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("'\"'") {
            3
        } else if is_word(first) {
            let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            tokens.push(rest[..end].to_owned());
            end
        } else {
            let length = if rest.starts_with("::") { 2 } else { first.len_utf8() };
            if !first.is_whitespace() {
                tokens.push(rest[..length].to_owned());
            }
            length
        };
        rest = &rest[taken..];
    }
    tokens
}

fn collect(folder: &Path, root: &Path, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, root, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let path = path.strip_prefix(root).expect("below the root").to_owned();
            sources.push(Source { path, tokens: tokens(&text) });
        }
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    collect(&root, &root, &mut sources);
    sources
}

fn of_floor<'a>(sources: &'a [Source], floor: &str) -> Vec<&'a Source> {
    let inside: Vec<_> = sources.iter().filter(|source| source.is_below(floor)).collect();
    assert!(!inside.is_empty(), "no file in {floor}");
    inside
}

#[test]
fn no_floor_uses_one_above_it() {
    let sources = sources();
    let forbid = |floor: &str, others: &[&str]| {
        for source in of_floor(&sources, floor) {
            for other in others {
                let path = source.path.display();
                assert!(!source.names_in_a_path(other), "src/{path} names {other}");
                assert!(!source.roots().contains(other), "src/{path} uses {other}");
            }
        }
    };
    for (height, floor) in FLOORS.into_iter().enumerate() {
        forbid(floor, &FLOORS[height + 1..]);
        ROOFS.into_iter().for_each(|roof| forbid(floor, roof));
    }
    for (one, other) in [(ROOFS[0], ROOFS[1]), (ROOFS[1], ROOFS[0])] {
        one.iter().for_each(|module| forbid(module, other));
    }
    forbid("wire", &["web"]);
}

#[test]
fn nothing_but_the_page_knows_the_browser() {
    for source in sources() {
        let places = ["web", "wire", "bin/bot_worker", "main"];
        let is_page = places.iter().any(|place| source.is_below(place));
        for name in BROWSER_CRATES.iter().filter(|_| !is_page) {
            let named = source.tokens.iter().any(|token| token == name);
            assert!(!named, "src/{} names {name}", source.path.display());
        }
    }
}

#[test]
fn chance_from_outside_and_the_terminal_are_known_on_top_alone() {
    for source in sources() {
        let knows = |crates: &[&str], places: &[&str]| {
            let is_there = places.iter().any(|place| source.is_below(place));
            for name in crates.iter().filter(|_| !is_there) {
                let named = source.tokens.iter().any(|token| token == name);
                assert!(!named, "src/{} names {name}", source.path.display());
            }
        };
        knows(&TOOL_CRATES, &["tool"]);
        knows(&["getrandom"], &["web", "tool"]);
    }
}

/// What a bot is given and gives back: the items that are public, and the functions of public
/// traits. The bodies of functions are left out.
fn public_items(tokens: &[String]) -> Vec<&[String]> {
    let mut items = Vec::new();
    for (at, pair) in tokens.windows(2).enumerate() {
        if pair[0] != "pub" || pair[1] == "(" {
            continue;
        }
        let is_function = tokens[at..].iter().take(4).any(|token| token == "fn");
        let mut depth = 0;
        let end = tokens[at..].iter().position(|token| {
            match token.as_str() {
                "{" if is_function => return true,
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            depth == 0 && (token == "}" || token == ";") || depth < 0
        });
        items.push(&tokens[at..at + end.unwrap_or(tokens.len() - at)]);
    }
    items
}

#[test]
fn no_bot_is_given_a_state() {
    let sources = sources();
    let mut items = 0;
    for source in of_floor(&sources, "bots") {
        for item in public_items(&source.tokens) {
            let path = source.path.display();
            let names_state = item.iter().any(|token| token == "State" || token == "Luck");
            assert!(!names_state, "src/{path}: {}", item.join(" "));
            items += 1;
        }
    }
    assert!(items > 8, "only {items} public items were found");
}

/// A position that a bot tries its actions on is dealt behind its view, and nowhere else begun.
#[test]
fn bots_get_positions_by_dealing_anew_alone() {
    let sources = sources();
    for source in of_floor(&sources, "bots") {
        let path = source.path.display();
        for word in ["start", "Setup", "from_str", "from_value", "Match", "Session"] {
            let named = source.tokens.iter().any(|token| token == word);
            assert!(!named, "src/{path} names {word}");
        }
    }
}

/// The numbers of the game stand in `components/` and `board.rs`. What does the rules counts to
/// two at most, but for the lengths and masks of arrays.
#[test]
fn the_rules_have_no_numbers_of_their_own() {
    let sources = sources();
    for name in ["legal.rs", "play.rs", "bonus.rs", "scoring.rs"] {
        let path = Path::new("games/council_of_4").join(name);
        let source = sources.iter().find(|source| source.path == path).expect(name);
        for pair in source.tokens.windows(2) {
            let (before, number) = (pair[0].as_str(), pair[1].as_str());
            let is_number = number.starts_with(|letter: char| letter.is_ascii_digit());
            let of_array = matches!(before, ";" | "&");
            let is_small = matches!(number, "0" | "1" | "2");
            assert!(!is_number || of_array || is_small, "{name} has a {number}");
        }
    }
}

/// What the tests above rely on.
#[test]
fn sources_are_read_as_code() {
    let text = "use crate::{a::{x, y}, b}; // web::z\n/// [`crate::web`]\nlet t = \"web::\\\" c\"; super::d::e;";
    let source = Source { path: PathBuf::new(), tokens: tokens(text) };
    assert_eq!(source.roots(), ["a", "b", "d"]);
    assert!(source.names_in_a_path("d") && !source.names_in_a_path("web"));
    let tokens =
        tokens("pub fn f(a: A) -> B { State } struct S; pub struct P { q: Q, r: R } State");
    let items: Vec<String> = public_items(&tokens).iter().map(|item| item.join(" ")).collect();
    assert_eq!(items, ["pub fn f ( a : A ) - > B", "pub struct P { q : Q , r : R"]);
}
