//! All matches that are kept on a device, in any store of texts by name.
//!
//! Each match alternates between two names, so that the previous save remains if a write fails or the
//! new text can't be read later. A text is written, read back and only then entered in the index. The
//! index is only a list: if it is damaged or lost, the names tell what is kept.
//!
//! The list of matches reads only the fields that need no rules. A glance beside each match adds its
//! state of play, and is made again when it is missing or outdated.
//!
//! A text that can't be read is never overwritten. If only the last save of a match is damaged, its text
//! is put aside under another name before the next save.
//!
//! Several tabs may write without seeing each other's texts immediately. A save is known by its revision
//! and the fingerprint of its text, so each tab notices a save that is not its own, also of the same
//! revision.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::record::MOST_ACTIONS;
use crate::record::json::ReadError;
use crate::rules::Game;
use crate::rules::luck::fnv1a;

mod address;
pub mod besides;
mod by_link;
mod claim;
pub mod daily;
mod day;
mod envelope;
pub mod given;
mod glance;
mod head;
mod id;
mod index;
mod kept;
mod letter;
mod moments;
mod names;
pub mod one_text;
mod pars;
pub mod results;
mod saved;
mod shelf;
mod summary;
#[cfg(test)]
pub mod trial;

pub use address::{Address, Strange};
pub use by_link::{ByLink, Came, Checked, Course, check_number, likely_seat};
pub use claim::{Claims, Holder, Said};
pub use day::{Day, NoDay};
pub use envelope::{
    Envelope, FORMAT, LAST_REVISION, LONGEST_NAME, Origin, Read, Unreadable, clean_name, is_own,
};
pub use glance::{Glance, Glanced, Short, links};
pub use head::Head;
pub use id::{MatchId, NoId};
pub use kept::{Damage, Found, Kept, Listed, Listing, Removed, Rules, Since, Trouble};
pub use moments::{Cost, Costs, MOMENTS, Moments};
pub use names::{ASIDE, INDEX, MATCH, PUZZLES, RESULTS, analysis_of};
pub use pars::{PARS, Pars};
pub use results::{Line, NoResults, Results};
pub use saved::{Aside, Fault, Saved, Unsaved};
pub use shelf::{Shelf, put_aside, write};

use index::Index;
use kept::Wrong;
use names::{glance_of, ids, match_in, names_of, place_of};

/// All matches on a shelf.
#[derive(Clone, Debug, Default)]
pub struct Archive<S> {
    shelf: S,
}

impl<S: Shelf> Archive<S> {
    /// Returns the archive on a shelf.
    pub const fn new(shelf: S) -> Archive<S> {
        Archive { shelf }
    }

    /// Returns the shelf that holds everything.
    pub const fn shelf(&self) -> &S {
        &self.shelf
    }

    /// Lists everything that belongs to a known game, of which `rules` names the versions that are played. `now` tells
    /// which dates can't be true.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn list<E>(
        &self,
        now: u64,
        rules: impl Fn(&str) -> Option<RangeInclusive<u32>>,
    ) -> Result<Listing<E>, Fault> {
        let mut listing = Listing::default();
        self.list_some(&mut listing, now, &rules, &|_| true)?;
        Ok(listing)
    }

    /// Lists some matches again after a change to them.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn list_again<E>(
        &self,
        listing: &mut Listing<E>,
        ids: &BTreeSet<MatchId>,
        now: u64,
        rules: impl Fn(&str) -> Option<RangeInclusive<u32>>,
    ) -> Result<(), Fault> {
        let is_of_another = |name: &str| match_in(name).is_none_or(|id| !ids.contains(&id));
        listing.matches.retain(|listed| !ids.contains(&listed.head.id));
        listing.unreadable.retain(|(name, _)| is_of_another(name));
        self.list_some(listing, now, &rules, &|id| ids.contains(id))
    }

    // Not generic in what is asked, so that the program has it only once.
    fn list_some<E>(
        &self,
        listing: &mut Listing<E>,
        now: u64,
        rules: &dyn Fn(&str) -> Option<RangeInclusive<u32>>,
        is_meant: &dyn Fn(&MatchId) -> bool,
    ) -> Result<(), Fault> {
        let names = self.shelf.names()?;
        let index = self.index()?;
        let mut ids = ids(&names);
        ids.extend(index.iter().flat_map(|index| index.matches.iter().copied()));
        for id in ids.into_iter().filter(|id| is_meant(id)) {
            let wrong = match self.listed(id)? {
                Ok(mut listed) => match rules(&listed.head.outline.game) {
                    Some(played) => {
                        listed.rules = Rules::of(listed.head.outline.rules, &played);
                        listing.matches.push(listed);
                        continue;
                    }
                    None => {
                        let why = ReadError::OtherGame(listed.head.outline.game);
                        (place_of(id, listed.head.revision), Unreadable::Match(why))
                    }
                },
                Err(wrong) => wrong,
            };
            // There are few, so they are put in order one by one.
            let place = listing.unreadable.partition_point(|(name, _)| *name < wrong.0);
            listing.unreadable.insert(place, wrong);
        }
        let last_first = |listed: &Listed<E>| {
            let head = &listed.head;
            Reverse((head.saved(now), head.changed, head.id))
        };
        listing.matches.sort_unstable_by_key(last_first);
        listing.aside = names.into_iter().filter(|name| name.starts_with(ASIDE)).collect();
        listing.index_was_damaged = index.is_none() && !self.index_is_newer()?;
        Ok(())
    }

    /// Reads the facts about a match that need no rules, or returns the name of the text that prevents it.
    fn listed<E>(&self, id: MatchId) -> Result<Result<Listed<E>, Wrong<E>>, Fault> {
        let (mut heads, mut wrong) = (Vec::new(), Vec::new());
        for (name, text) in self.texts(id)? {
            match head::read(&text) {
                Ok(head) if head.id != id => wrong.push((name, Unreadable::OtherMatch(head.id))),
                Ok(head) => heads.push((head, text)),
                Err(newer @ Unreadable::OtherFormat(_)) => return Ok(Err((name, newer))),
                Err(why) => wrong.push((name, why)),
            }
        }
        let mut wrong = wrong.into_iter().next();
        let glance = self.shelf.read(&glance_of(id))?;
        if wrong.is_none()
            && let [(head, text)] = &heads[..]
        {
            wrong = missing(id, head.revision, text, glance.as_deref());
        }
        let last = heads.into_iter().max_by_key(|(head, _)| head.revision);
        let Some((head, text)) = last else {
            let missing = || (names_of(id)[0].clone(), Unreadable::Missing);
            return Ok(Err(wrong.unwrap_or_else(missing)));
        };
        let trouble = wrong.map(|(name, why)| Trouble { name, what: Damage::Unreadable(why) });
        let glance = glance.and_then(|glance| glance::read(&glance, mark_of(&text), &head));
        Ok(Ok(Listed { head, glance, trouble, rules: Rules::Same }))
    }

    /// Opens a match, or returns the name of the text that prevents it.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn open<G: Game>(&self, id: MatchId) -> Result<Found<G>, Fault> {
        let texts = self.texts(id)?;
        let mut read = Vec::new();
        let mut wrong = Vec::new();
        for (name, text) in &texts {
            match Envelope::<G>::read(text) {
                Ok(Read { envelope, .. }) if envelope.id != id => {
                    wrong.push((name.clone(), Unreadable::OtherMatch(envelope.id)));
                }
                Ok(Read { envelope, lost }) => read.push((name.clone(), envelope, lost, text)),
                // Written by a newer version: its match is left alone.
                Err(newer @ Unreadable::OtherFormat(_)) => return Ok(Err((name.clone(), newer))),
                Err(why) => wrong.push((name.clone(), why)),
            }
        }
        if wrong.is_empty()
            && let [(_, envelope, _, text)] = &read[..]
        {
            let glance = self.shelf.read(&glance_of(id))?;
            wrong.extend(missing(id, envelope.revision, text, glance.as_deref()));
        }
        read.sort_by_key(|(_, envelope, ..)| std::cmp::Reverse(envelope.revision));
        let mut read = read.into_iter();
        let Some((name, mut envelope, lost, _)) = read.next() else {
            let missing = || (names_of(id)[0].clone(), Unreadable::Missing);
            return Ok(Err(wrong.into_iter().next().unwrap_or_else(missing)));
        };
        let mut what = lost.map(Damage::Lost);
        // The previous save may hold more of a damaged match.
        if what.is_some()
            && let Some((_, before, None, _)) = read.next()
            && before.record.actions.len() > envelope.record.actions.len()
        {
            envelope = Envelope { revision: envelope.revision, ..before };
            what = Some(Damage::Behind);
        }
        let mut trouble = what.map(|what| Trouble { name, what });
        let wrong = wrong.into_iter().next();
        // What the only text has lost itself is worse than a missing save.
        if let Some((name, why)) =
            wrong.filter(|wrong| trouble.is_none() || wrong.1 != Unreadable::Missing)
        {
            trouble = Some(Trouble { name, what: Damage::Unreadable(why) });
        }
        // A text that can't be opened may still show its revision, on which the next save is based.
        let last = last_of(id, &texts).ok().flatten();
        envelope.revision = last.map_or(envelope.revision, |(revision, _)| revision);
        Ok(Ok(Kept { envelope, trouble, mark: last.map(|(_, mark)| mark) }))
    }

    /// Saves the match after putting aside any text in trouble.
    ///
    /// # Errors
    /// Returns an error if it could not be saved. The previous save is intact.
    pub fn save<G: Game>(&self, kept: &mut Kept<G>, now: u64) -> Result<(), Unsaved> {
        self.put(kept, now)?;
        Ok(self.enter(&BTreeSet::from([kept.envelope.id]))?)
    }

    /// Saves one of many matches, which [`Archive::enter`] then enters in the index together.
    ///
    /// # Errors
    /// Returns an error if it could not be saved. The previous save is intact.
    pub fn put<G: Game>(&self, kept: &mut Kept<G>, now: u64) -> Result<(), Unsaved> {
        if kept.envelope.record.actions.len() > MOST_ACTIONS {
            return Err(Unsaved::TooLong);
        }
        let (id, before) = (kept.envelope.id, kept.envelope.revision);
        match last_of(id, &self.texts(id)?)? {
            Some(there) if Some(there) != kept.last() => return Err(Unsaved::Elsewhere),
            None if before > 0 && self.was_removed(id)? => return Err(Unsaved::Removed),
            _ => {}
        }
        self.rescue(kept)?;
        // Replaces the damaged text, if one of the two is damaged: the other is good.
        let next = before + 1;
        let damaged = kept.trouble.as_ref().map(|trouble| &trouble.name);
        let skips = damaged.is_some_and(|name| *name == place_of(id, next + 1));
        let revision = if skips { next + 1 } else { next };
        if revision > LAST_REVISION {
            return Err(Fault::Damaged.into());
        }
        let changed = std::mem::replace(&mut kept.envelope.changed, now);
        kept.envelope.revision = revision;
        let text = kept.envelope.write();
        if let Err(fault) = self.write(&place_of(id, revision), &text) {
            (kept.envelope.revision, kept.envelope.changed) = (before, changed);
            return Err(fault.into());
        }
        kept.trouble = None;
        kept.mark = Some(mark_of(&text));
        Ok(())
    }

    /// Returns what another tab did with a match since it was read or saved here. If it left the actions as
    /// they were, its changes to the metadata, such as the name, are taken over for the next save.
    pub fn catch_up<G: Game>(&self, kept: &mut Kept<G>) -> Since {
        let id = kept.envelope.id;
        let last = self.texts(id).map_err(Unsaved::from).and_then(|texts| last_of(id, &texts));
        if last == Ok(kept.last()) {
            return Since::Nothing;
        }
        match self.open(id) {
            Ok(Ok(there)) => kept.take_over(there),
            Ok(Err(_)) | Err(_) => Since::Unreadable,
        }
    }

    /// Plays a match to summarise it and keeps the glance. `None` if it can't be played.
    pub fn look<G: Glanced>(&self, kept: &Kept<G>) -> Option<Glance> {
        let glance = Glance::of(&kept.envelope.record)?;
        self.keep_glance(kept, &glance);
        Some(glance)
    }

    /// Keeps the glance of a match, unless its texts are damaged: then it is made again later.
    pub fn keep_glance<G: Game>(&self, kept: &Kept<G>, glance: &Glance) {
        if let (Some(mark), None) = (kept.mark, &kept.trouble) {
            let name = glance_of(kept.envelope.id);
            // If there is no room, it is computed again.
            self.write(&name, &glance::write(glance, mark)).unwrap_or_default();
        }
    }

    /// Removes a match and returns it for [`Archive::restore`].
    ///
    /// # Errors
    /// Returns an error if the shelf can't be written.
    pub fn remove(&self, id: MatchId) -> Result<Removed, Fault> {
        self.remove_all(&BTreeSet::from([id]))
    }

    /// Removes matches and returns them for [`Archive::restore`].
    ///
    /// # Errors
    /// Returns an error if the shelf can't be written.
    pub fn remove_all(&self, ids: &BTreeSet<MatchId>) -> Result<Removed, Fault> {
        // The index first: if the rest fails, the names still show what is there.
        self.reindex(|index| index.retain(|id| !ids.contains(id)))?;
        let names = ids.iter().flat_map(|&id| {
            let [even, odd] = names_of(id);
            [even, odd, analysis_of(id), glance_of(id)]
        });
        self.take_away(names)
    }

    /// Removes a listed text that is no match and returns it for [`Archive::restore`].
    ///
    /// # Errors
    /// Returns an error if the shelf can't be written.
    pub fn discard(&self, name: &str) -> Result<Removed, Fault> {
        match match_in(name) {
            Some(id) => self.remove(id),
            None => self.take_away([name.to_owned()]),
        }
    }

    /// Restores what was removed.
    ///
    /// # Errors
    /// Returns an error if storage is full.
    pub fn restore(&self, removed: &Removed) -> Result<(), Fault> {
        for (name, text) in &removed.texts {
            self.write(name, text)?;
        }
        self.enter(&removed.matches())
    }

    /// Whether the shelf has a match with that name, readable or not.
    ///
    /// # Errors
    /// Returns an error if the shelf can't be read.
    pub fn has(&self, id: MatchId) -> Result<bool, Fault> {
        Ok(!self.texts(id)?.is_empty())
    }

    /// Puts aside the damaged text of a match, so that the match can be saved.
    fn rescue<G: Game>(&self, kept: &Kept<G>) -> Result<(), Fault> {
        let Some(trouble) = &kept.trouble else { return Ok(()) };
        if let Some(text) = self.shelf.read(&trouble.name)?
            && put_aside(&self.shelf, &text) == Aside::InPlace
        {
            return Err(Fault::Damaged);
        }
        Ok(())
    }

    /// Reads the texts of a match, with their names.
    fn texts(&self, id: MatchId) -> Result<Vec<(String, String)>, Fault> {
        let texts = names_of(id).into_iter().map(|name| {
            let text = self.shelf.read(&name)?;
            Ok(text.map(|text| (name, text)))
        });
        texts.filter_map(Result::transpose).collect()
    }

    /// Whether a match whose texts are gone was removed by a person: a browser that needs room removes
    /// everything.
    fn was_removed(&self, id: MatchId) -> Result<bool, Fault> {
        let nothing = self.shelf.read(INDEX)?.is_none();
        let listed = self.index()?.is_some_and(|index| index.matches.contains(&id));
        Ok(!nothing && !listed)
    }

    /// Whether a newer version of the page wrote the index.
    fn index_is_newer(&self) -> Result<bool, Fault> {
        Ok(self.shelf.read(INDEX)?.is_some_and(|text| Index::is_newer(&text)))
    }

    /// Reads the index; `None` if it is damaged or of a newer version.
    fn index(&self) -> Result<Option<Index>, Fault> {
        let text = self.shelf.read(INDEX)?;
        Ok(text.map_or_else(|| Some(Index::default()), |text| Index::read(&text)))
    }

    /// Enters matches in the index.
    ///
    /// # Errors
    /// Returns an error if the index can't be written.
    pub fn enter(&self, ids: &BTreeSet<MatchId>) -> Result<(), Fault> {
        if ids.is_empty() { Ok(()) } else { self.reindex(|index| index.extend(ids)) }
    }

    fn reindex(&self, change: impl FnOnce(&mut BTreeSet<MatchId>)) -> Result<(), Fault> {
        let (old, mut index) = match self.index()? {
            Some(index) => (Some(index.clone()), index),
            // Made again from the names.
            None => (None, Index { matches: ids(&self.shelf.names()?) }),
        };
        change(&mut index.matches);
        if old.as_ref() == Some(&index) && self.shelf.read(INDEX)?.is_some() {
            return Ok(());
        }
        // The names tell what there is, so an index that can't be put aside may stay, as one of a newer version does.
        if old.is_none() && self.index_is_newer()? {
            return Ok(());
        }
        if old.is_none()
            && let Some(text) = self.shelf.read(INDEX)?
            && put_aside(&self.shelf, &text) == Aside::InPlace
        {
            return Ok(());
        }
        self.write(INDEX, &index.write())
    }

    fn take_away(&self, names: impl IntoIterator<Item = String>) -> Result<Removed, Fault> {
        let mut texts = Vec::new();
        for name in names {
            if let Some(text) = self.shelf.read(&name)? {
                self.shelf.remove(&name)?;
                texts.push((name, text));
            }
        }
        Ok(Removed { texts })
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Fault> {
        write(&self.shelf, name, text)
    }
}

/// Returns the last save of a match among its readable texts: its revision and the fingerprint of its text.
fn last_of(id: MatchId, texts: &[(String, String)]) -> Result<Option<(u64, u64)>, Unsaved> {
    let mut last = None;
    for (_, text) in texts {
        match envelope::mark::<()>(text) {
            Ok(head) if head.id == id => last = last.max(Some((head.revision, mark_of(text)))),
            Err(Unreadable::OtherFormat(_)) => return Err(Unsaved::Elsewhere),
            // In trouble.
            Ok(_) | Err(_) => {}
        }
    }
    Ok(last)
}

/// Returns the fingerprint of a text, which tells it from what another tab saved.
fn mark_of(text: &str) -> u64 {
    fnv1a(text.as_bytes())
}

/// Returns the missing last save of a match of which only this text is left. The glance tells: it belongs
/// to the last save, unless that was interrupted before its glance was written.
fn missing<E>(id: MatchId, revision: u64, text: &str, glance: Option<&str>) -> Option<Wrong<E>> {
    let is_missing =
        revision > 0 && glance.is_some_and(|it| glance::is_of_another(it, mark_of(text)));
    is_missing.then(|| (place_of(id, revision + 1), Unreadable::Missing))
}
