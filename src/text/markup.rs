//! Long texts as marked-up files, read line by line. It names no game: a game says which names stand for
//! what.
//!
//! A line is a whole paragraph, heading or point. Its first sign tells which; empty lines set lists apart.
//!
//! ```text
//! // a comment
//! # key | Title                      begins a section
//! ## Heading
//! A paragraph with **strong words** and a {name}.
//! - a point of a list
//! 1. a step, whatever its number
//! ! name | what is seen | caption    a picture
//! = name                             something that the program draws
//! ```

/// The meanings of the names in a text.
pub trait Names {
    /// A name in braces.
    type Mark;
    /// The name of a picture.
    type Picture;
    /// The name of something else that the program draws.
    type Insert;

    /// Returns the meaning of a name in braces.
    fn mark(name: &str) -> Option<Self::Mark>;
    /// Returns the picture of a name.
    fn picture(name: &str) -> Option<Self::Picture>;
    /// Returns the drawing of a name.
    fn insert(name: &str) -> Option<Self::Insert>;
}

/// A text as it was read.
pub struct Document<'a, N: Names> {
    /// Everything that could be read, by section.
    pub sections: Vec<Section<'a, N>>,
    /// The places that could not be read.
    pub errors: Vec<Error>,
}

/// A section of a text.
pub struct Section<'a, N: Names> {
    /// Its name for the program, the same in every language.
    pub key: &'a str,
    pub title: &'a str,
    /// Its parts, from top to bottom.
    pub blocks: Vec<Block<'a, N>>,
}

impl<N: Names> Default for Section<'_, N> {
    fn default() -> Self {
        Section { key: "", title: "", blocks: Vec::new() }
    }
}

impl<'a, N: Names> Section<'a, N> {
    /// Returns its paragraphs without anything else.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Line<'a, N>> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Text(line) => Some(line),
            _ => None,
        })
    }
}

/// A part of a section.
pub enum Block<'a, N: Names> {
    /// A paragraph.
    Text(Line<'a, N>),
    /// A title in the section.
    Heading(&'a str),
    /// The points of a list, or numbered steps.
    Points {
        /// Whether they are numbered.
        numbered: bool,
        /// From top to bottom.
        points: Vec<Line<'a, N>>,
    },
    /// A picture, what is seen in it, and its caption.
    Picture(N::Picture, Line<'a, N>, Line<'a, N>),
    /// Something else that the program draws.
    Insert(N::Insert),
}

/// The pieces of a paragraph, a point or a caption.
pub type Line<'a, N> = Vec<Span<'a, N>>;

/// A piece of a line.
pub enum Span<'a, N: Names> {
    /// Plain words.
    Words(&'a str),
    /// Words that stand out.
    Strong(&'a str),
    /// The meaning of a name in braces.
    Mark(N::Mark),
}

/// A place that could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// The line, from 1.
    pub line: usize,
    /// The letter of the line, from 1.
    pub column: usize,
    /// The reason.
    pub fault: Fault,
}

/// A reason why a place could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A line that belongs to no section.
    NoSection,
    /// A section without a key or a title.
    NoTitle,
    /// A section with the key of another.
    KeyTwice,
    /// A first sign with nothing behind it, or without a blank.
    Start,
    /// A picture that is not in three parts.
    Parts,
    /// `**` or `{` that nothing closes.
    Open,
    /// `}` that closes nothing.
    Close,
    /// A mark where only plain words may be.
    NotPlain,
    /// A name that stands for nothing.
    Unknown,
}

/// Reads a text. A place that can't be read is left out, and listed among the errors.
pub fn read<N: Names>(text: &str) -> Document<'_, N> {
    let document = Document { sections: Vec::new(), errors: Vec::new() };
    let mut reader = Reader { document, number: 0, line: "", apart: true };
    for line in text.lines() {
        reader.number += 1;
        reader.line = line;
        reader.read(line.trim());
    }
    reader.document
}

struct Reader<'a, N: Names> {
    document: Document<'a, N>,
    number: usize,
    /// The whole line.
    line: &'a str,
    /// Whether a point begins a new list.
    apart: bool,
}

impl<'a, N: Names> Reader<'a, N> {
    fn read(&mut self, line: &'a str) {
        let apart = std::mem::replace(&mut self.apart, true);
        if line.is_empty() || line.starts_with("//") {
            return;
        }
        let (sign, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim_start();
        let number = sign.strip_suffix('.').unwrap_or_default();
        let numbered = !number.is_empty() && number.bytes().all(|letter| letter.is_ascii_digit());
        match sign {
            "#" | "##" | "-" | "!" | "=" if rest.is_empty() => self.fault(Fault::Start, line),
            "#" => self.section(rest),
            "##" => {
                let heading = self.plain(rest);
                self.push(Block::Heading(heading));
            }
            _ if sign == "-" || numbered => self.point(rest, numbered, apart),
            "!" => self.picture(rest),
            "=" => match N::insert(rest) {
                Some(insert) => self.push(Block::Insert(insert)),
                None => self.fault(Fault::Unknown, rest),
            },
            _ if line.starts_with(['#', '-', '!', '=']) => self.fault(Fault::Start, line),
            _ => {
                let words = self.spans(line);
                self.push(Block::Text(words));
            }
        }
    }

    fn section(&mut self, rest: &'a str) {
        let (key, title) = rest.split_once('|').unwrap_or((rest, ""));
        let (key, title) = (key.trim(), self.plain(title.trim()));
        if key.is_empty() || title.is_empty() {
            self.fault(Fault::NoTitle, rest);
        }
        if self.document.sections.iter().any(|section| section.key == key) {
            self.fault(Fault::KeyTwice, key);
        }
        self.document.sections.push(Section { key, title, blocks: Vec::new() });
    }

    fn push(&mut self, block: Block<'a, N>) {
        match self.document.sections.last_mut() {
            Some(section) => section.blocks.push(block),
            None => self.fault(Fault::NoSection, self.line),
        }
    }

    /// Adds a point to the list that it continues, or to a new one.
    fn point(&mut self, rest: &'a str, numbered: bool, apart: bool) {
        self.apart = false;
        let point = self.spans(rest);
        let last = self.document.sections.last_mut().and_then(|last| last.blocks.last_mut());
        match last {
            Some(Block::Points { numbered: before, points }) if !apart && *before == numbered => {
                points.push(point);
            }
            _ => self.push(Block::Points { numbered, points: vec![point] }),
        }
    }

    fn picture(&mut self, rest: &'a str) {
        let mut parts = rest.split('|').map(str::trim);
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(name), Some(seen), Some(caption), None) => {
                let (seen, caption) = (self.spans(seen), self.spans(caption));
                match N::picture(name) {
                    Some(picture) => self.push(Block::Picture(picture, seen, caption)),
                    None => self.fault(Fault::Unknown, name),
                }
            }
            _ => self.fault(Fault::Parts, rest),
        }
    }

    /// The pieces of a line.
    fn spans(&mut self, mut rest: &'a str) -> Line<'a, N> {
        let mut spans = Vec::new();
        while !rest.is_empty() {
            let signs = ["**", "{", "}"].into_iter();
            let next = signs.filter_map(|sign| Some((rest.find(sign)?, sign))).min();
            let (at, sign) = next.unwrap_or((rest.len(), ""));
            let (before, from) = rest.split_at(at);
            if !before.is_empty() {
                spans.push(Span::Words(before));
            }
            let inner = &from[sign.len()..];
            let closing = if sign == "{" { "}" } else { sign };
            let closed = inner.split_once(closing).filter(|_| matches!(sign, "**" | "{"));
            rest = closed.map_or(inner, |(_, after)| after);
            match (sign, closed) {
                ("**", Some((inside, _))) => spans.push(Span::Strong(self.plain(inside))),
                ("{", Some((inside, _))) => match N::mark(inside.trim()) {
                    Some(mark) => spans.push(Span::Mark(mark)),
                    None => self.fault(Fault::Unknown, inside),
                },
                ("}", _) => self.fault(Fault::Close, from),
                ("", _) => {}
                _ => self.fault(Fault::Open, from),
            }
        }
        spans
    }

    /// The same words, if they have no marks.
    fn plain(&mut self, words: &'a str) -> &'a str {
        if let Some(at) = ["**", "{", "}"].into_iter().filter_map(|sign| words.find(sign)).min() {
            self.fault(Fault::NotPlain, &words[at..]);
        }
        words
    }

    /// Notes a fault at a part of the line.
    fn fault(&mut self, fault: Fault, part: &'a str) {
        let at = part.as_ptr().addr().saturating_sub(self.line.as_ptr().addr());
        let column = self.line.get(..at).map_or(0, |before| before.chars().count()) + 1;
        self.document.errors.push(Error { line: self.number, column, fault });
    }
}
