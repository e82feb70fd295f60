//! The engine on standard input and output.

use std::io::{self, BufRead, BufReader, Read, Write};

use super::answer::Engine;
use super::refusal::LONGEST_LINE;
use super::served::Served;
use crate::tool::failure::Failure;

/// Answers the lines of the input until `quit` or its end. At most one line is kept in memory, and only
/// up to the maximum length.
///
/// # Errors
/// Returns an error if the output can't be written or the input can't be read.
pub fn serve(
    games: &[impl AsRef<Served>],
    input: impl Read,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(LONGEST_LINE, input);
    let mut engine = Engine::new(games);
    let mut line = Vec::new();
    while next_line(&mut input, &mut line).map_err(Failure::Requests)? {
        let answer = engine.answer(&line);
        output.write_all(answer.line.as_bytes())?;
        output.write_all(b"\n")?;
        // Requests that were written together get their replies together.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        if answer.quits {
            break;
        }
    }
    Ok(output.flush()?)
}

/// Replaces `line` by the next one, without its end; a line that is too long is cut but stays too long.
/// Returns false at the end of the input.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let mut any = false;
    loop {
        let waiting = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            waiting => waiting?,
        };
        if waiting.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = waiting.iter().position(|&byte| byte == b'\n');
        let part = &waiting[..end.unwrap_or(waiting.len())];
        let room = (LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let taken = part.len() + usize::from(end.is_some());
        input.consume(taken);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, next_line};

    #[test]
    fn of_a_line_that_is_too_long_only_the_beginning_is_kept() {
        let text = format!("{}\nnext\n\nlast", "x".repeat(5 * LONGEST_LINE));
        // In small pieces, as from a pipe.
        let mut input = std::io::BufReader::with_capacity(1000, text.as_bytes());
        let mut line = Vec::new();
        let mut lengths = Vec::new();
        while next_line(&mut input, &mut line).unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [LONGEST_LINE + 1, 4, 0, 4]);
    }
}
