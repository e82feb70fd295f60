//! Makes Rust and data of the texts in `.ftl` files: a type with a method a message of each English file, and for each
//! language the messages as code that `src/text/say.rs` runs. A fault in a file stops the build.

#![allow(clippy::expect_used, reason = "a build that can't go on stops")]

use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "texts.rs"]
mod texts;

/// Where the texts of the house are.
const HOUSE: &str = "src/text";
/// Where the games are, each with a folder `text`.
const GAMES: &str = "src/games";

fn main() {
    println!("cargo::rerun-if-changed=build");
    let house = Path::new(HOUSE);
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo names the folder"));
    make(house, None, &out.join("house"));
    for game in fs::read_dir(GAMES).expect("a folder").flatten() {
        let text = game.path().join("text");
        if text.join("english/words.ftl").exists() {
            make(&text, Some(house), &out.join(game.file_name()));
        }
    }
}

fn make(from: &Path, house: Option<&Path>, to: &Path) {
    println!("cargo::rerun-if-changed={}", from.display());
    for fault in texts::make(from, house, to).err().unwrap_or_default() {
        println!("cargo::error={fault}");
    }
}
