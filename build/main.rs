//! Makes Rust and data of the texts in `.ftl` files: a type with a method a message of each English file, and for each
//! language the messages as code that `src/text/say.rs` runs. A fault in a file stops the build.

#![allow(clippy::expect_used, reason = "a build that can't go on stops")]

use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "texts.rs"]
mod texts;

use texts::Game;

/// Where the texts of the house are.
const HOUSE: &str = "src/text";
/// The table of languages.
const LANGUAGES: &str = "src/text/languages.txt";
/// Where the games are, each with a folder `text`: those of the page, and those outside the crate.
const GAMES: [&str; 2] = ["src/games", "examples"];

fn main() {
    println!("cargo::rerun-if-changed=build");
    let house = Path::new(HOUSE);
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo names the folder"));
    let mut table = fs::read_to_string(LANGUAGES).unwrap_or_default();
    if env::var_os("CARGO_FEATURE_PSEUDO").is_some() {
        table += texts::pseudo::LANGUAGE;
    }
    let languages = match texts::languages(&table) {
        Ok(languages) => languages,
        Err((line, what)) => return println!("cargo::error={LANGUAGES}:{line}: {what}"),
    };
    let games = GAMES.iter().flat_map(|of| fs::read_dir(of).expect("a folder").flatten());
    let games = games.map(|game| Game {
        name: game.file_name().to_string_lossy().into_owned(),
        texts: game.path().join("text"),
        is_outside: !game.path().starts_with(GAMES[0]),
    });
    let mut games: Vec<_> = games.filter(|game| game.texts.is_dir()).collect();
    games.sort_by(|one, other| one.name.cmp(&other.name));
    for folder in games.iter().map(|game| game.texts.as_path()).chain([house]) {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    // The names of files hold their content: those of another build are left over.
    let _ = fs::remove_dir_all(out.join("texts"));
    for fault in texts::make(&languages, house, &games, &out).err().unwrap_or_default() {
        println!("cargo::error={fault}");
    }
}
