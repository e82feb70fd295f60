//! The matches that the start page lists, and what can be done with them.

use std::any::Any;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;

use leptos::ev::StorageEvent;
use leptos::prelude::*;

use crate::archive::{Fault, Glance, Head, Listing, MATCH, MatchId, Removed, Shelf};
use crate::page::games::{Games, games};
use crate::page::part::GamePart;
use crate::text::kept::{damage, unreadable};
use crate::text::matches::title;
use crate::text::text;
use crate::web::store::archive;

/// Something that is said in the language in use.
pub type Said = Arc<dyn Fn() -> String + Send + Sync>;

/// What the list reads of everything that is kept.
type Heads = Listing<Infallible>;

/// A match on the list.
#[derive(Clone)]
pub struct Shelved {
    /// What is known of it without its rules.
    pub head: Head,
    /// How it stands, once that is known.
    pub glance: Option<Glance>,
    /// What is wrong with its texts.
    pub trouble: Option<Said>,
    /// The match itself, as its game has it, if it could not be saved.
    pub loose: Option<Arc<dyn Any + Send + Sync>>,
}

impl Shelved {
    /// What it is called.
    pub fn title(&self) -> String {
        title(&self.head.name, &self.head.outline.seats)
    }

    /// Its name among the texts that are kept.
    pub const fn id(&self) -> MatchId {
        self.head.id
    }

    /// Whether it could not be saved.
    pub const fn is_loose(&self) -> bool {
        self.loose.is_some()
    }

    /// Whether it is known to be over.
    pub fn is_over(&self) -> bool {
        self.glance.as_ref().is_some_and(Glance::is_over)
    }
}

/// What came of opening a match.
#[derive(Clone)]
pub enum Looked {
    /// How it stands, and what is wrong with its texts.
    Opened(Glance, Option<Said>),
    /// The name of the text that stands in the way, and why.
    Unreadable(String, Said),
}

/// Everything that is kept, and everything that is left of what could not be.
#[derive(Clone, Copy)]
pub struct Library {
    listing: RwSignal<Result<Heads, Fault>>,
    /// What was opened to see how it stands, each as it was kept then: its revision and date.
    looked: RwSignal<BTreeMap<(MatchId, u64, u64), Looked>>,
    /// Matches that could not be saved: they live in this tab.
    loose: RwSignal<Vec<Shelved>>,
    /// What was deleted last: its texts, and the match if it could not be saved.
    removed: RwSignal<Option<(Removed, Option<Shelved>)>>,
    note: RwSignal<Option<String>>,
    /// Whether something was kept since that is not on the list.
    is_old: StoredValue<bool>,
    /// What has been said of the files that were brought in together.
    told: StoredValue<Vec<String>>,
}

impl Library {
    /// Looks at what there is. How it stands is found out of what that is not kept of, once the part of
    /// its game is there.
    pub fn open() -> Library {
        let is_old = StoredValue::new(false);
        let kept = window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
            if event.key().is_none_or(|name| name.starts_with(MATCH)) {
                is_old.set_value(true);
            }
        });
        on_cleanup(move || kept.remove());
        let library = Library {
            listing: RwSignal::new(archive().list(Games::knows)),
            looked: RwSignal::new(BTreeMap::new()),
            loose: RwSignal::new(Vec::new()),
            removed: RwSignal::new(None),
            note: RwSignal::new(None),
            is_old,
            told: StoredValue::new(Vec::new()),
        };
        let games = games();
        Effect::new(move |_| {
            let unknown = library.unknown();
            let looked = unknown.into_iter().filter_map(|head| {
                let part = games.part(&head.outline.game)?;
                Some(((head.id, head.revision, head.changed), part.look(head.id)))
            });
            let looked: Vec<_> = looked.collect();
            if !looked.is_empty() {
                library.looked.update(|all| all.extend(looked));
            }
        });
        library
    }

    /// The matches on the list of which is not known how they stand.
    fn unknown(&self) -> Vec<Head> {
        let looked = self.looked.read_untracked();
        self.listing.with(|listing| {
            let listed = listing.iter().flat_map(|listing| &listing.matches);
            let unknown = listed.filter(|listed| {
                listed.glance.is_none() && !looked.contains_key(&save_of(&listed.head))
            });
            unknown.map(|listed| listed.head.clone()).collect()
        })
    }

    /// Why the storage can't be read, if it can't.
    pub fn fault(&self) -> Option<Fault> {
        self.listing.with(|listing| listing.as_ref().err().copied())
    }

    /// Whether the list was damaged and has been made anew.
    pub fn index_was_damaged(&self) -> bool {
        self.listing.with(|listing| listing.as_ref().is_ok_and(|found| found.index_was_damaged))
    }

    /// The names of texts that can't be opened, each with what is said of it.
    pub fn unreadable(&self) -> Vec<(String, String)> {
        let looked = self.looked.read();
        self.listing.with(|listing| {
            let listings = || listing.iter();
            let read = listings().flat_map(|listing| &listing.unreadable);
            let read = read.map(|(name, why)| (name.clone(), unreadable(why)));
            let opened = listings().flat_map(|listing| &listing.matches).filter_map(|listed| {
                match looked.get(&save_of(&listed.head))? {
                    Looked::Unreadable(name, why) => Some((name.clone(), why())),
                    Looked::Opened(..) => None,
                }
            });
            read.chain(opened).collect()
        })
    }

    /// The names of the texts that were put aside.
    pub fn aside(&self) -> Vec<String> {
        let aside = |listing: &Result<Heads, Fault>| {
            listing.as_ref().map_or_else(|_| Vec::new(), |listing| listing.aside.clone())
        };
        self.listing.with(aside)
    }

    /// Whether there is any match.
    pub fn has_any(&self) -> bool {
        !self.matches().is_empty()
    }

    /// Whether there are matches that live in this tab alone.
    pub fn has_loose(&self) -> bool {
        self.loose.with(|loose| !loose.is_empty())
    }

    /// Every match, the last saved first.
    pub fn matches(&self) -> Vec<Shelved> {
        let mut all: Vec<Shelved> = self.loose.with(|loose| loose.iter().rev().cloned().collect());
        let looked = self.looked.read();
        self.listing.with(|listing| {
            for listed in listing.iter().flat_map(|listing| &listing.matches) {
                if all.iter().any(|other| other.is_loose() && other.id() == listed.head.id) {
                    continue;
                }
                let head = listed.head.clone();
                let (glance, trouble) = match looked.get(&save_of(&head)) {
                    Some(Looked::Unreadable(..)) => continue,
                    Some(Looked::Opened(glance, trouble)) => {
                        (Some(glance.clone()), trouble.clone())
                    }
                    None => {
                        let trouble = listed
                            .trouble
                            .clone()
                            .map(|trouble| -> Said { Arc::new(move || damage(&trouble.what)) });
                        (listed.glance.clone(), trouble)
                    }
                };
                all.push(Shelved { head, glance, trouble, loose: None });
            }
        });
        all
    }

    /// A match that is kept or lives in this tab.
    pub fn find(&self, id: MatchId) -> Option<Shelved> {
        self.matches().into_iter().find(|shelved| shelved.id() == id)
    }

    /// How much room everything takes, in kilobytes.
    pub fn kilobytes(&self) -> usize {
        let shelf = archive();
        let names = shelf.shelf().names().unwrap_or_default();
        let bytes = names.iter().map(|name| {
            let text = shelf.shelf().read(name).ok().flatten();
            // A browser counts two bytes a sign.
            2 * (name.len() + text.map_or(0, |text| text.encode_utf16().count()))
        });
        bytes.sum::<usize>().div_ceil(1000)
    }

    /// For the page that lists everything: looks again if another tab kept something, now and whenever
    /// one comes back to it.
    pub fn look_again(self) {
        let look = move || {
            if !document().hidden() && self.is_old.get_value() {
                self.refresh();
            }
        };
        untrack(look);
        let back = window_event_listener_untyped("visibilitychange", move |_| look());
        on_cleanup(move || back.remove());
    }

    /// Looks again.
    pub fn refresh(&self) {
        self.is_old.set_value(false);
        self.listing.set(archive().list(Games::knows));
    }

    /// Takes back what left the table: what could not be saved stays in this tab.
    pub fn take_back(&self, id: MatchId, loose: Option<Shelved>) {
        self.loose.update(|all| {
            all.retain(|other| other.id() != id);
            all.extend(loose);
        });
        self.forget_what_was_done();
        self.refresh();
    }

    /// The same of a table that gave way to another one.
    pub fn take_back_from_table(&self, id: MatchId, loose: Option<Shelved>) {
        if loose.is_some() || self.has_loose() {
            self.take_back(id, loose);
        } else {
            // The list is made anew once it is on the screen again.
            self.is_old.set_value(true);
        }
    }

    /// A table has a match now that could not be saved, and gives it back if it still can't be.
    pub fn let_go(&self, id: MatchId) {
        self.loose.update(|loose| loose.retain(|other| other.id() != id));
    }

    /// Tries to save what could not be.
    pub fn save_loose(&self, part: &dyn GamePart) {
        let loose = self.loose.get_untracked();
        self.loose.set(loose.into_iter().filter_map(|loose| part.save_loose(loose)).collect());
        self.refresh();
    }

    /// Deletes a match; it can be brought back until something else is done.
    pub fn delete(&self, shelved: &Shelved) {
        let id = shelved.id();
        let removed = match archive().remove(id) {
            // Where nothing can be written it was never anywhere else.
            Err(_) if shelved.is_loose() => Ok(Removed::default()),
            removed => removed,
        };
        let loose = shelved.is_loose().then(|| shelved.clone());
        if removed.is_ok() {
            self.let_go(id);
        }
        self.remove(removed, loose, (text().matches().deleted)(&shelved.title()));
    }

    /// Throws a text away that can't be opened.
    pub fn discard(&self, name: &str) {
        self.remove(archive().discard(name), None, text().matches().discarded.to_owned());
    }

    /// What is to be said of what was done last.
    pub fn note(&self) -> Option<String> {
        self.note.get()
    }

    /// Says what was done, when nothing of that can be taken back.
    pub fn say(&self, said: String) {
        self.removed.set(None);
        self.note.set(Some(said));
    }

    /// From now on files are brought in.
    pub fn begin_to_tell(&self) {
        self.told.set_value(Vec::new());
    }

    /// Says what became of one of them, besides the others.
    pub fn tell(&self, said: String) {
        self.told.update_value(|told| told.push(said));
        self.say(self.told.with_value(|told| told.join(" ")));
    }

    /// Whether something can be brought back.
    pub fn can_bring_back(&self) -> bool {
        self.removed.with(Option::is_some)
    }

    /// Brings back what was deleted last.
    pub fn bring_back(&self) {
        let taken = self.removed.try_update(Option::take).flatten();
        let Some((removed, loose)) = taken else { return };
        match archive().restore(&removed) {
            Ok(()) => {
                self.note.set(None);
                self.loose.update(|all| all.extend(loose));
            }
            Err(_) => {
                self.note.set(Some(text().matches().not_brought_back.to_owned()));
                self.removed.set(Some((removed, loose)));
            }
        }
        self.refresh();
    }

    fn remove(&self, removed: Result<Removed, Fault>, loose: Option<Shelved>, said: String) {
        match removed {
            Ok(removed) => {
                self.note.set(Some(said));
                self.removed.set(Some((removed, loose)));
            }
            Err(fault) => {
                self.note.set(Some((text().storage().unsaved)(fault.into()).to_owned()));
            }
        }
        self.refresh();
    }

    fn forget_what_was_done(&self) {
        self.note.set(None);
        self.removed.set(None);
    }
}

/// Which save of which match a head is of.
const fn save_of(head: &Head) -> (MatchId, u64, u64) {
    (head.id, head.revision, head.changed)
}
