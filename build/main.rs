//! Makes Rust and data of the texts in `.ftl` files: a type with a method a message of each English file, and for each
//! language the messages as code that `src/text/say.rs` runs. A fault in a file stops the build.

#![allow(clippy::expect_used, reason = "a build that can't go on stops")]

use std::env;
use std::path::Path;

#[path = "texts.rs"]
mod texts;

/// Where the texts of the house are.
const HOUSE: &str = "src/text";

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={HOUSE}");
    let out = env::var("OUT_DIR").expect("cargo names the folder");
    if let Err(faults) = texts::make(Path::new(HOUSE), &Path::new(&out).join("house")) {
        for fault in faults {
            println!("cargo::error={fault}");
        }
    }
}
