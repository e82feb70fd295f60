//! The log of results: a line for every match that ended. It stays when the match is deleted, and statistics, the days
//! in a row and the best result are counted from it alone.
//!
//! The text is a line with the version, then a line of JSON for each result, so that damage costs no more than what it
//! hit: a line that can't be read stays as it is. Nothing is written over a log of a newer version.

use serde::{Deserialize, Serialize};

use super::names::RESULTS;
use super::shelf::{Shelf, put_aside, write};
use super::{Archive, Aside, Envelope, Fault, Glance, Kept};
use crate::record::json;
use crate::rules::Game;

mod line;

pub use line::{About, Line};

/// Version that is read and written.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    results: u32,
}

/// The log of results.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    lines: Vec<Line>,
    /// Lines that can't be read, to the letter.
    unread: Vec<String>,
}

/// Reason there is no log of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoResults {
    /// The shelf can't be read or written.
    Fault(Fault),
    /// It is no log.
    Damaged,
    /// Written by a newer version of the page, in this form.
    Newer(u32),
}

impl From<Fault> for NoResults {
    fn from(fault: Fault) -> NoResults {
        NoResults::Fault(fault)
    }
}

/// Whether a text is a log of results, of any version.
pub fn is_results(text: &str) -> bool {
    version(text).is_some()
}

fn version(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Version {
        results: u32,
    }
    let first = text.lines().next()?;
    // Any other text begins with the line of another form, which may be long.
    let first = Some(first).filter(|first| first.len() < 1000)?;
    serde_json::from_str::<Version>(first).ok().map(|version| version.results)
}

impl Results {
    /// Reads a log.
    ///
    /// # Errors
    /// Returns an error if it is none, or of a newer version.
    pub fn read(text: &str) -> Result<Results, NoResults> {
        match version(text) {
            Some(FORMAT) => {
                let mut results = Results::default();
                for text in text.lines().skip(1).filter(|text| !text.trim().is_empty()) {
                    match Line::read(text) {
                        Some(line) => results.lines.push(line),
                        None => results.unread.push(text.to_owned()),
                    }
                }
                Ok(results)
            }
            Some(newer) if newer > FORMAT => Err(NoResults::Newer(newer)),
            _ => Err(NoResults::Damaged),
        }
    }

    /// Returns the log as text.
    pub fn write(&self) -> String {
        // Numbers, and maps with strings as keys, so this can't fail.
        let head = serde_json::to_string(&Head { results: FORMAT }).unwrap_or_default();
        let lines = self.lines.iter().map(|line| serde_json::to_string(line).unwrap_or_default());
        let all = std::iter::once(head).chain(self.unread.iter().cloned()).chain(lines);
        all.fold(String::new(), |text, line| text + &line + "\n")
    }

    /// Returns the results, in the order in which they came.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &Line> {
        self.lines.iter()
    }

    /// Returns the number of lines that can't be read.
    pub const fn unread(&self) -> usize {
        self.unread.len()
    }

    /// Enters a result, and returns whether it is one more. The same match counts once, under whatever name: of what was
    /// played here and came back from a file, the one that was played here. A match that was taken back after its end
    /// and ended otherwise has its last result.
    pub fn enter(&mut self, line: Line) -> bool {
        if let Some(old) = self.lines.iter_mut().find(|old| old.mark == line.mark) {
            if line.is_mine() && !old.is_mine() {
                (old.id, old.origin, old.mine) = (line.id, line.origin, line.mine);
                old.ended = line.ended;
            }
            if !old.has_places() {
                (old.places, old.causes) = (line.places, line.causes);
            }
            old.deal = old.deal.or(line.deal);
            old.assisted |= line.assisted;
            return false;
        }
        match self.lines.iter_mut().find(|old| old.id == line.id) {
            Some(old) if old.ended <= line.ended => *old = line,
            Some(_) => {}
            None => {
                self.lines.push(line);
                return true;
            }
        }
        false
    }

    /// Takes over the lines of another log, and returns the number of results that are new.
    pub fn merge(&mut self, other: Results) -> usize {
        for text in other.unread {
            if !self.unread.contains(&text) {
                self.unread.push(text);
            }
        }
        let new = other.lines.into_iter().filter(|line| self.enter(line.clone()));
        new.count()
    }
}

impl<S: Shelf> Archive<S> {
    /// Returns the log of results.
    ///
    /// # Errors
    /// Returns the reason there is none.
    pub fn results(&self) -> Result<Results, NoResults> {
        let text = self.shelf().read(RESULTS)?;
        text.map_or_else(|| Ok(Results::default()), |text| Results::read(&text))
    }

    /// Changes the log of results, and returns it. A damaged one is put aside first, and what can be read of it stays.
    ///
    /// # Errors
    /// Returns an error if nothing can be kept. The log is then as it was.
    pub fn change_results(&self, how: impl FnOnce(&mut Results)) -> Result<Results, NoResults> {
        let text = self.shelf().read(RESULTS)?;
        let found = text.as_deref().map(Results::read);
        let mut results = match (found, &text) {
            (Some(Err(NoResults::Damaged)), Some(text)) => {
                if put_aside(self.shelf(), text) == Aside::InPlace {
                    return Err(NoResults::Damaged);
                }
                let lines = text.lines().filter_map(Line::read).collect();
                Results { lines, unread: Vec::new() }
            }
            (Some(found), _) => found?,
            (None, _) => Results::default(),
        };
        how(&mut results);
        let written = results.write();
        if text.as_deref() != Some(&*written) && (text.is_some() || results != Results::default()) {
            write(self.shelf(), RESULTS, &written)?;
        }
        Ok(results)
    }

    /// Enters the result of a match that has ended. If that fails, it is entered when the match is listed again.
    pub fn enter_result<G: Game>(&self, kept: &Kept<G>, glance: &Glance) {
        let Envelope { id, origin, changed, record, .. } = &kept.envelope;
        let about = About {
            id: *id,
            origin: origin.clone(),
            mine: kept.envelope.mine(),
            changed: *changed,
        };
        if glance.is_over()
            && let Some(line) = Line::of(&json::write(record), about, glance)
        {
            self.change_results(|results| _ = results.enter(line)).map(drop).unwrap_or_default();
        }
    }
}
