//! The bots' thread.

fn main() {}
