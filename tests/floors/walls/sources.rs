//! The sources as modules, and their imports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module that is a file: `games/council_of_4/scene` for `scene/mod.rs` there.
pub type Module = String;

/// A source file in words and signs, without comments.
pub struct Source {
    /// Path below `src`.
    pub path: PathBuf,
    /// Words, `::` and single signs.
    pub tokens: Vec<String>,
}

impl Source {
    /// Whether the source is the module, or below it.
    pub fn is_below(&self, module: &str) -> bool {
        Path::new(&self.module()).starts_with(module)
    }

    /// Returns the module of the source.
    pub fn module(&self) -> Module {
        let path = self.path.with_extension("");
        let path = if path.ends_with("mod") { path.parent() } else { Some(path.as_path()) };
        path.and_then(Path::to_str).unwrap_or_default().to_owned()
    }

    /// Returns every path that begins at `crate`, `curia`, `self` or `super`, or follows `use`; those of a
    /// list in braces one by one.
    fn paths(&self) -> Vec<Vec<String>> {
        let mut paths = Vec::new();
        let mut at = 0;
        while at < self.tokens.len() {
            let token = self.tokens[at].as_str();
            let before = at.checked_sub(1).map(|before| self.tokens[before].as_str());
            let begins = matches!(token, "crate" | "curia" | "self" | "super")
                && before != Some("::")
                && self.tokens.get(at + 1).is_some_and(|next| next == "::");
            if begins || before == Some("use") {
                at = self.path_at(at, &mut Vec::new(), &mut paths);
            } else {
                at += 1;
            }
        }
        paths
    }

    /// Adds the paths that begin here. Returns the position after them.
    fn path_at(
        &self,
        mut at: usize,
        before: &mut Vec<String>,
        paths: &mut Vec<Vec<String>>,
    ) -> usize {
        let depth = before.len();
        let token = |at: usize| self.tokens.get(at).map_or("", String::as_str);
        loop {
            if token(at) == "{" {
                at += 1;
                while !matches!(token(at), "}" | "") {
                    at = self.path_at(at, before, paths);
                    // Its local name, and the comma.
                    while !matches!(token(at), "," | "}" | "") {
                        at += 1;
                    }
                    at += usize::from(token(at) == ",");
                }
                at += 1;
                break;
            }
            before.push(token(at).to_owned());
            at += 1;
            if token(at) != "::" {
                paths.push(before.clone());
                break;
            }
            at += 1;
        }
        before.truncate(depth);
        at
    }
}

/// Returns all sources of the crate.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    collect(&root, &root, &mut sources);
    sources
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

/// Returns the imports of each module: the modules that its paths lead to, except from its own tests.
pub fn imports(sources: &[Source]) -> BTreeMap<Module, BTreeSet<Module>> {
    let modules: BTreeSet<Module> = sources.iter().map(Source::module).collect();
    let of = |source: &Source| {
        let own = source.module();
        let used = source.paths().into_iter().filter_map(|path| resolve(&own, &path, &modules));
        let used = used.filter(|other| *other != own).collect();
        (own, used)
    };
    sources.iter().map(of).collect()
}

/// Returns the module of a path seen from another module, `None` if it is outside the crate.
fn resolve(from: &str, path: &[String], modules: &BTreeSet<Module>) -> Option<Module> {
    let mut here: Vec<&str> = from.split('/').filter(|part| !part.is_empty()).collect();
    let mut rest = path;
    match path.first()?.as_str() {
        "crate" | "curia" => (here, rest) = (Vec::new(), &path[1..]),
        "self" => rest = &path[1..],
        "super" => {
            let up = path.iter().take_while(|part| *part == "super").count();
            here.truncate(here.len().saturating_sub(up));
            rest = &path[up..];
        }
        // The name of a module below, or of a crate.
        name => {
            let below = [here.join("/"), name.to_owned()].join("/");
            modules.get(below.trim_start_matches('/'))?;
        }
    }
    for part in rest {
        here.push(part);
        if !modules.contains(&here.join("/")) {
            here.pop();
            break;
        }
    }
    modules.get(&here.join("/")).cloned()
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Splits a text into words, `::` and single signs, without comments and quoted texts.
pub fn tokens(text: &str) -> Vec<String> {
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

/// The walls rely on this.
#[test]
fn sources_are_read_as_code() {
    let text = "use crate::{a::{x, y as z}, b}; // web::z\n/// [`crate::web`]\nlet t = \"web::\\\" c\"; super::d::e(self::f);";
    let source = Source { path: PathBuf::from("m/n.rs"), tokens: tokens(text) };
    let paths: Vec<String> = source.paths().iter().map(|path| path.join("::")).collect();
    assert_eq!(paths, ["crate::a::x", "crate::a::y", "crate::b", "super::d::e", "self::f"]);
    let modules = ["a", "a/x", "m", "m/n", "m/d"].map(str::to_owned).into();
    let led: Vec<_> = source.paths().iter().map(|path| resolve("m/n", path, &modules)).collect();
    let to = |module: &str| Some(module.to_owned());
    assert_eq!(led, [to("a/x"), to("a"), None, to("m/d"), to("m/n")]);
}
