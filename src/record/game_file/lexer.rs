//! Tokens of a game file, without blanks and comments.

use super::{Expected, LineColumn};

/// A word or sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[`.
    Open,
    /// `]`.
    Close,
    /// `,`.
    Comma,
    /// `:`.
    Colon,
    /// Quoted text, without quotes and with all escapes resolved.
    Text(String),
    /// Digits followed by a point, without the point.
    Number(&'a str),
    /// End of a match: `*`, or totals by seat.
    End(&'a str),
    /// Anything else.
    Word(&'a str),
}

/// A token with the place where it begins; `None` at the end of the text.
pub(super) type Found<'a> = (LineColumn, Option<Token<'a>>);

/// Reader of one token after the other. After an error there are no more.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    rest: &'a str,
    place: LineColumn,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        // Some editors put a byte order mark at the beginning.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer { rest, place: LineColumn { line: 1, column: 1 } }
    }

    /// Returns the place after the last character of a text.
    pub(super) fn end_of(text: &str) -> LineColumn {
        let mut lexer = Lexer::new(text);
        lexer.take(lexer.rest.len());
        lexer.place
    }

    /// Takes the first `bytes` bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        for letter in taken.chars() {
            if letter == '\n' {
                self.place = LineColumn { line: self.place.line + 1, column: 1 };
            } else {
                self.place.column += 1;
            }
        }
        taken
    }

    /// Takes everything before the first character that stops it, or the end of the text.
    fn take_until(&mut self, stops: impl FnMut(char) -> bool) -> &'a str {
        self.take(self.rest.find(stops).unwrap_or(self.rest.len()))
    }

    fn skip_blanks_and_comments(&mut self) -> Result<(), (LineColumn, Expected)> {
        loop {
            self.take_until(|letter| !letter.is_whitespace());
            if self.rest.starts_with(';') {
                self.take_until(|letter| letter == '\n');
            } else if self.rest.starts_with('{') {
                let begin = self.place;
                self.take_until(|letter| letter == '}');
                if self.rest.is_empty() {
                    return Err((begin, Expected::ClosingBrace));
                }
                self.take(1);
            } else {
                return Ok(());
            }
        }
    }

    /// Reads the next token.
    pub(super) fn next(&mut self) -> Result<Found<'a>, (LineColumn, Expected)> {
        self.skip_blanks_and_comments()?;
        let place = self.place;
        let Some(first) = self.rest.chars().next() else { return Ok((place, None)) };
        let sign = match first {
            '[' => Some(Token::Open),
            ']' => Some(Token::Close),
            ',' => Some(Token::Comma),
            ':' => Some(Token::Colon),
            _ => None,
        };
        let token = if let Some(sign) = sign {
            self.take(1);
            sign
        } else if first == '"' {
            Token::Text(self.text()?)
        } else {
            self.word()
        };
        Ok((place, Some(token)))
    }

    fn word(&mut self) -> Token<'a> {
        let digits = self.rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(0);
        if digits > 0 && self.rest[digits..].starts_with('.') {
            let number = self.take(digits);
            self.take(1);
            return Token::Number(number);
        }
        // An unopened brace or bracket is a word of its own, so that reading can continue.
        let ends = |letter: char| letter.is_whitespace() || "[]{};,:\"".contains(letter);
        let word = if self.rest.starts_with(ends) { self.take(1) } else { self.take_until(ends) };
        if is_end(word) { Token::End(word) } else { Token::Word(word) }
    }

    /// Reads a quoted text, from its first quote on.
    fn text(&mut self) -> Result<String, (LineColumn, Expected)> {
        let begin = self.place;
        let mut text = String::new();
        self.take(1);
        loop {
            text.push_str(self.take_until(|letter| matches!(letter, '"' | '\\' | '\n')));
            if self.rest.starts_with('"') {
                self.take(1);
                return Ok(text);
            }
            if !self.rest.starts_with('\\') {
                return Err((begin, Expected::ClosingQuote));
            }
            let (letter, length) = escape(self.rest).ok_or((self.place, Expected::Escape))?;
            text.push(letter);
            self.take(length);
        }
    }
}

/// Returns the character of the escape at the start of the text, and the escape's length in bytes.
fn escape(text: &str) -> Option<(char, usize)> {
    match text.as_bytes().get(1)? {
        b'"' => Some(('"', 2)),
        b'\\' => Some(('\\', 2)),
        b'u' => {
            let (digits, _) = text.strip_prefix("\\u{")?.split_once('}')?;
            let hexadecimal = (1..=6).contains(&digits.len())
                && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            let number = u32::from_str_radix(digits, 16).ok().filter(|_| hexadecimal)?;
            Some((char::from_u32(number)?, digits.len() + 4))
        }
        _ => None,
    }
}

/// Returns a text in quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            _ if letter.is_control() => quoted.extend(letter.escape_unicode()),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// Whether a word is the end of a match: `*`, or numbers with hyphens between them.
pub(super) fn is_end(word: &str) -> bool {
    let digits = |letter: char| letter.is_ascii_digit() || letter == '-';
    word == "*" || word.contains('-') && word.chars().all(digits)
}
