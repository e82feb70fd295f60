//! Links in any text: a message, a mail that was quoted and wrapped, an address that another program has put into one of
//! its own.

use super::{AT, LONGEST_TEXT, MATCH, TURN, open};
use crate::record::seat::is_hidden;

/// Maximum length in bytes of a text that is searched, well above any message.
pub const LONGEST_MESSAGE: usize = 1 << 20;
/// Maximum numbers of places in a text that may begin a link, and of lines that one may take.
const MOST_PLACES: usize = 64;
const MOST_LINES: usize = 400;
/// Maximum number of letters behind a link in its line that are not its own: marks around it, or a word after a line's
/// end that a field of one line left out.
const MOST_SPARE: usize = 40;
/// Signs before the lines of a quoted mail.
const QUOTING: &str = ">|";

/// Returns the links in a text, each once, in order, as [`super::encode`] writes them. Only those that came whole count,
/// and the words around them mean nothing.
pub fn find(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if text.len() > LONGEST_MESSAGE {
        return found;
    }
    let text = plain(text);
    let text = text.trim_start();
    let begins = |&(at, _): &(usize, &str)| at == 0 || text[..at].ends_with('#');
    for (at, _) in text.match_indices(MATCH).filter(begins).take(MOST_PLACES) {
        let link = beginning_of(&text[at + MATCH.len()..]);
        found.extend(link.filter(|link| !found.contains(link)));
    }
    found
}

/// Returns a text as it was before programs on its way hid signs in it or wrote some as others.
fn plain(text: &str) -> String {
    let mut text = text.replace(is_hidden, "");
    // An address within another may be written so twice.
    for _ in 0..2 {
        text = without_percents(&text);
    }
    text.replace("&amp;", "&")
}

/// Returns a text with the ASCII signs that it gives as `%` and two digits.
fn without_percents(text: &str) -> String {
    let mut parts = text.split('%');
    let mut written = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let sign = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match sign.filter(u8::is_ascii_graphic) {
            Some(sign) => {
                written.push(sign.into());
                written.push_str(&part[2..]);
            }
            None => {
                written.push('%');
                written.push_str(part);
            }
        }
    }
    written
}

const fn is_letter(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// Returns the link whose letters a text begins with, in one line or several; `None` if they are not whole.
fn beginning_of(text: &str) -> Option<String> {
    let (first, mut rest) = run(text);
    let mut letters = first.to_owned();
    let mut spare = MOST_SPARE;
    for _ in 0..MOST_LINES {
        if let Some(whole) = whole(&letters, spare) {
            return Some(format!("#{MATCH}{whole}{}", end(rest)));
        }
        spare = 0;
        let (more, after) = next_line(rest)?;
        if letters.len() + more.len() > LONGEST_TEXT {
            return None;
        }
        letters.push_str(more);
        rest = after;
    }
    None
}

/// Returns the letters at the beginning of a text, and the rest.
fn run(text: &str) -> (&str, &str) {
    text.split_at(text.find(|sign| !is_letter(sign)).unwrap_or(text.len()))
}

/// Returns the letters with which the next line goes on, as where a mail was wrapped, and the rest.
fn next_line(text: &str) -> Option<(&str, &str)> {
    let between = |sign: char| sign.is_whitespace() || QUOTING.contains(sign);
    let next = text.trim_start_matches(between);
    let is_next_line = text[..text.len() - next.len()].contains('\n');
    Some(run(next)).filter(|(more, _)| is_next_line && !more.is_empty())
}

/// Returns the letters whose checksum is right: all, or all but so many at the end.
fn whole(letters: &str, spare: usize) -> Option<&str> {
    let lengths = (letters.len().saturating_sub(spare)..=letters.len()).rev();
    lengths.map(|len| &letters[..len]).find(|text| open::<()>(text).is_ok())
}

/// Returns what a link says after its letters, if it does.
fn end(rest: &str) -> String {
    if let Some(after) = rest.strip_prefix(AT) {
        // What is no number is for the reader to refuse.
        let signed = after.strip_prefix(['-', '+']).unwrap_or(after);
        let end = signed.find(|sign: char| !sign.is_alphanumeric()).unwrap_or(signed.len());
        return format!("{AT}{}", &after[..after.len() - signed.len() + end]);
    }
    let after = rest.strip_prefix(TURN);
    let is_turn = after.is_some_and(|after| !after.starts_with(char::is_alphanumeric));
    if is_turn { TURN.to_owned() } else { String::new() }
}
