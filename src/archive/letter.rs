//! Saved matches to the letter, without the rules of their games.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::value::RawValue;

use super::envelope::{self, Form, LAST_REVISION, clean_name};
use super::names::{RESULTS, glance_of, ids, place_of};
use super::{
    Archive, Aside, Fault, MatchId, Origin, Shelf, Unsaved, besides, glance, mark_of, put_aside,
    write,
};

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

    /// Names a match that can't be played here.
    ///
    /// # Errors
    /// Returns an error if it could not be saved. The previous save is intact.
    pub fn rename(&self, id: MatchId, name: &str, now: u64) -> Result<(), Unsaved> {
        self.write_anew(id, |form| {
            (form.name, form.changed) = (clean_name(name), now);
            form.revision += 1;
        })
    }

    /// Saves a copy of a match that can't be played here, under a new name for people.
    ///
    /// # Errors
    /// Returns an error if it could not be saved.
    pub fn copy(&self, of: MatchId, id: MatchId, name: &str, now: u64) -> Result<(), Unsaved> {
        self.write_anew(of, |form| {
            (form.id, form.name, form.revision) = (id, clean_name(name), 1);
            (form.began, form.changed) = (now, now);
            form.origin = Some(Origin::Copy { of });
        })
    }

    /// Saves a match that came from a file and can't be played here.
    ///
    /// # Errors
    /// Returns an error if it could not be saved.
    pub fn keep_letter(
        &self,
        id: MatchId,
        name: &str,
        record: &str,
        now: u64,
    ) -> Result<(), Unsaved> {
        let record: &RawValue = serde_json::from_str(record).map_err(|_| Fault::Damaged)?;
        let name = clean_name(name);
        let (envelope, origin, by_link) = (envelope::AT_ONE_SCREEN, Some(Origin::Given), None);
        let (began, changed) = (now, now);
        let form =
            Form { envelope, id, name, revision: 1, began, changed, origin, by_link, record };
        self.write_form(&form).map(drop)
    }

    /// Writes the last save of a match with other metadata, and its glance with it.
    fn write_anew(
        &self,
        id: MatchId,
        change: impl FnOnce(&mut Form<&RawValue>),
    ) -> Result<(), Unsaved> {
        let (text, _) = self.letter(id)?.ok_or(Unsaved::Removed)?;
        let mut form = envelope::form::<()>(&text).map_err(|_| Fault::Damaged)?;
        change(&mut form);
        let written = self.write_form(&form)?;
        let glance = self.shelf.read(&glance_of(id))?;
        let moved = glance.and_then(|it| glance::moved(&it, mark_of(&text), mark_of(&written)));
        if let Some(moved) = moved {
            // Without it the list says less.
            write(&self.shelf, &glance_of(form.id), &moved).unwrap_or_default();
        }
        Ok(())
    }

    /// Writes a text of a match in its place, and enters the match in the index.
    fn write_form(&self, form: &Form<&RawValue>) -> Result<String, Unsaved> {
        if form.revision > LAST_REVISION {
            return Err(Fault::Damaged.into());
        }
        let name = place_of(form.id, form.revision);
        if let Some(text) = self.shelf.read(&name)?
            && envelope::form::<()>(&text).is_err()
            && put_aside(&self.shelf, &text) == Aside::InPlace
        {
            return Err(Fault::Damaged.into());
        }
        // All maps have string keys, so this can't fail.
        let written = serde_json::to_string(form).unwrap_or_default();
        write(&self.shelf, &name, &written)?;
        self.enter(&BTreeSet::from([form.id]))?;
        Ok(written)
    }

    /// Whether anything is kept that [`Archive::backup`] returns beside matches; not if the shelf can't be read.
    pub fn keeps_more(&self) -> bool {
        let goes_along = |name: &String| name == RESULTS || besides::is_one(name);
        self.shelf.names().is_ok_and(|names| names.iter().any(goes_along))
    }

    /// Returns all matches, the log of results and what is kept beside them as one text, which [`super::given::each`] takes
    /// apart again. A text that can't be read goes along as it is. `unsaved` are matches that could not be saved as they
    /// are now.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read and there are no others.
    pub fn backup(&self, unsaved: &BTreeMap<MatchId, String>) -> Result<String, Fault> {
        let mut parts: Vec<String> = unsaved.values().cloned().collect();
        match self.kept_besides(unsaved) {
            Ok(kept) => parts.extend(kept),
            Err(fault) if parts.is_empty() => return Err(fault),
            Err(_) => {}
        }
        Ok(format!("[\n{}\n]\n", parts.join(",\n")))
    }

    /// Returns all that is kept but the matches in `unsaved`, as parts of a list in JSON.
    fn kept_besides(&self, unsaved: &BTreeMap<MatchId, String>) -> Result<Vec<String>, Fault> {
        let mut parts = Vec::new();
        let ids = ids(&self.shelf.names()?).into_iter();
        for id in ids.filter(|id| !unsaved.contains_key(id)) {
            match self.letter(id)? {
                Some((text, _)) => parts.push(text),
                None => parts.extend(self.texts(id)?.into_iter().map(|(_, text)| quoted(&text))),
            }
        }
        parts.extend(self.shelf.read(RESULTS)?.map(|text| quoted(&text)));
        parts.extend(besides::written(&self.shelf)?);
        Ok(parts)
    }
}

/// Returns a text as a string in JSON.
fn quoted(text: &str) -> String {
    // Writing a string can't fail.
    serde_json::to_string(text).unwrap_or_default()
}
