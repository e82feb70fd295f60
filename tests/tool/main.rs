//! The command-line tool, run as its users run it.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails where it cannot go on")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

mod another;
mod any_game;
mod chances;
mod commands;
mod engine;
mod forms;
mod four_towers;
mod ladder;
mod puzzles;
mod selfplay;
mod the_council;
#[allow(dead_code, reason = "more of it is asked for elsewhere")]
#[path = "../../examples/toy/mod.rs"]
mod toy;
mod wrong;

/// Path of the tool.
const CURIA: &str = env!("CARGO_BIN_EXE_curia");

/// The result of a run of the tool.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// Runs the tool with these arguments and this standard input.
fn run(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(CURIA)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // In a thread of its own, since the tool may write before it has read all, or read nothing at all.
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the tool ends");
    writer.join().expect("a thread").unwrap_or_default();
    let text = |bytes| String::from_utf8(bytes).expect("the tool writes UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Returns the tool's output for valid input.
fn out_of(arguments: &[&str], input: &str) -> String {
    let run = run(arguments, input.as_bytes());
    assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.err);
    run.out
}

/// Returns the position of a new game for two.
fn start() -> String {
    out_of(&["new", "--players", "2", "--seed", "ada"], "")
}

/// Returns an empty folder with this in its name, for its caller alone: tests run side by side.
fn folder(name: &str) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{number}"));
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder of an earlier run can be removed");
    }
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Returns a path as an argument.
fn text(path: &std::path::Path) -> &str {
    path.to_str().expect("a path of letters")
}
