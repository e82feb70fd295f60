//! Saved matches to the letter, without the rules of their games.

use super::names::{RESULTS, ids};
use super::{Archive, Fault, MatchId, Origin, Shelf, envelope};

impl<S: Shelf> Archive<S> {
    /// Returns the last text of a match that can be read as one, and the match in it as it is written; `None` if there is
    /// none.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn letter(&self, id: MatchId) -> Result<Option<(String, String)>, Fault> {
        let texts = self.texts(id)?.into_iter();
        let read = texts.filter_map(|(_, text)| {
            let form = envelope::form::<()>(&text).ok().filter(|form| form.id == id)?;
            let (revision, record) = (form.revision, form.record.get().to_owned());
            Some((revision, text, record))
        });
        let last = read.max_by_key(|(revision, ..)| *revision);
        Ok(last.map(|(_, text, record)| (text, record)))
    }

    /// Returns where a match came from, unless it was simply begun or is not there.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn origin(&self, id: MatchId) -> Result<Option<Origin>, Fault> {
        let last = self.letter(id)?;
        Ok(last.and_then(|(text, _)| envelope::form::<()>(&text).ok()?.origin))
    }

    /// Returns all matches and the log of results as one text, which [`super::given::each`] takes apart again. A text that
    /// can't be read goes along as it is.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn backup(&self) -> Result<String, Fault> {
        let mut parts = Vec::new();
        for id in ids(&self.shelf.names()?) {
            match self.letter(id)? {
                Some((text, _)) => parts.push(text),
                None => parts.extend(self.texts(id)?.into_iter().map(|(_, text)| quoted(&text))),
            }
        }
        parts.extend(self.shelf.read(RESULTS)?.map(|text| quoted(&text)));
        Ok(format!("[\n{}\n]\n", parts.join(",\n")))
    }
}

/// Returns a text as a string in JSON.
fn quoted(text: &str) -> String {
    // Writing a string can't fail.
    serde_json::to_string(text).unwrap_or_default()
}
