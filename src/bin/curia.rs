//! The command-line tool.

use std::process::ExitCode;

fn main() -> ExitCode {
    curia::tool::main(curia::games::SPOKEN)
}
