//! The matches on the start page, and actions on them.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use leptos::ev::StorageEvent;
use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::shelved::{Looked, Shelved, Versions};
use crate::archive::{
    Fault, Glance, Head, Listing, MATCH, MatchId, NoResults, RESULTS, Removed, Results, Rules,
};
use crate::text::{kept, storage, text};
use crate::web::portions::Portions;
use crate::web::store::{Browser, archive, now};

/// Rest after another tab saved something, in which it may save more.
const REST: Duration = Duration::from_millis(300);

/// What restores deleted matches. It comes with what deletes them, which the start page needs later.
type Back = Arc<dyn Fn() + Send + Sync>;

/// All kept matches, and the remains of unreadable ones.
#[derive(Clone, Copy)]
pub struct Library {
    versions: Versions,
    listing: RwSignal<Result<Listing<Infallible>, Fault>>,
    /// Matches opened to summarise them, by name, revision and date.
    looked: RwSignal<BTreeMap<(MatchId, u64, u64), Looked>>,
    /// Matches that could not be saved and exist only in this tab.
    loose: RwSignal<Vec<Shelved>>,
    /// Every match, last saved first.
    all: Memo<Vec<Shelved>>,
    /// The log of results, once what reads it is loaded.
    results: RwSignal<Option<Result<Results, NoResults>>>,
    /// Whether the log was damaged and has been made again.
    results_were_damaged: RwSignal<bool>,
    /// Restores what was deleted last.
    back: RwSignal<Option<Back>>,
    note: RwSignal<Option<String>>,
    /// Whether a match was saved since that is not on the list.
    is_old: StoredValue<bool>,
    /// Fingerprints of matches that are being imported.
    arriving: StoredValue<BTreeSet<u64>>,
    /// Messages about the files that were imported together.
    told: StoredValue<Vec<String>>,
}

impl Library {
    /// Lists the matches of the games of which `versions` knows the rules that are played. Those without a glance are opened
    /// with `look` when the part of their game is loaded.
    pub fn open(
        versions: Versions,
        look: impl Fn(&Head) -> Option<Looked> + Copy + 'static,
    ) -> Library {
        let is_old = StoredValue::new(false);
        let listing = RwSignal::new(archive().list(now(), versions));
        let looked = RwSignal::new(BTreeMap::new());
        let loose = RwSignal::new(Vec::new());
        let library = Library {
            versions,
            listing,
            looked,
            loose,
            all: Memo::new(move |_| all(versions, &listing.read(), &looked.read(), &loose.read())),
            results: RwSignal::new(None),
            results_were_damaged: RwSignal::new(false),
            back: RwSignal::new(None),
            note: RwSignal::new(None),
            is_old,
            arriving: StoredValue::new(BTreeSet::new()),
            told: StoredValue::new(Vec::new()),
        };
        // Whoever looks at the list is not disturbed; a hidden page has a title and a mark that are to be true.
        let soon = debounce(REST, move |()| {
            if document().hidden() && library.is_old.try_get_value() == Some(true) {
                library.refresh();
            }
        });
        let soon = RefCell::new(soon);
        let kept = window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
            if event.key().is_none_or(|name| name.starts_with(MATCH) || name == RESULTS) {
                is_old.set_value(true);
                soon.borrow_mut()(());
            }
        });
        on_cleanup(move || kept.remove());
        Effect::new(move |_| {
            let unknown = library.unknown();
            // Once their part is loaded, all of them are looked at.
            let first = unknown.iter().find_map(|head| Some((save_of(head), look(head)?)));
            let Some(first) = first else { return };
            spawn_local(async move {
                let (mut found, mut portions) = (vec![first], Portions::begin());
                for head in unknown {
                    if found.iter().all(|(save, _)| *save != save_of(&head)) {
                        found.extend(look(&head).map(|looked| (save_of(&head), looked)));
                    }
                    portions.rest().await;
                }
                library.looked.update(|all| all.extend(found));
            });
        });
        library
    }

    /// Returns the listed matches without a summary.
    fn unknown(&self) -> Vec<Head> {
        let looked = self.looked.read_untracked();
        self.listing.with(|listing| {
            let listed = listing.iter().flat_map(|listing| &listing.matches);
            let unknown = listed.filter(|listed| {
                listed.rules == Rules::Same
                    && !listed.glance.as_ref().is_some_and(Glance::is_whole)
                    && !looked.contains_key(&save_of(&listed.head))
            });
            unknown.map(|listed| listed.head.clone()).collect()
        })
    }

    /// Returns the reason the storage can't be read, if it can't.
    pub fn fault(&self) -> Option<Fault> {
        self.listing.with(|listing| listing.as_ref().err().copied())
    }

    /// Whether the list was damaged and has been made again.
    pub fn index_was_damaged(&self) -> bool {
        self.listing.with(|listing| listing.as_ref().is_ok_and(|found| found.index_was_damaged))
    }

    /// Returns the names and messages of texts that can't be opened.
    pub fn unreadable(&self) -> Vec<(String, String)> {
        let looked = self.looked.read();
        self.listing.with(|listing| {
            let listings = || listing.iter();
            let read = listings().flat_map(|listing| &listing.unreadable);
            let read = read.map(|(name, why)| (name.clone(), kept::unreadable(why)));
            let opened = listings().flat_map(|listing| &listing.matches).filter_map(|listed| {
                match looked.get(&save_of(&listed.head))? {
                    Looked::Unreadable(name, why) => Some((name.clone(), why())),
                    Looked::Opened(..) => None,
                }
            });
            read.chain(opened).collect()
        })
    }

    /// Whether there may be texts that can't be opened or were put aside.
    pub fn has_leftovers(&self) -> bool {
        let is_left =
            |listing: &Listing<_>| !listing.unreadable.is_empty() || !listing.aside.is_empty();
        let is_unreadable = |looked: &Looked| matches!(looked, Looked::Unreadable(..));
        // Whether what is kept beside matches can be read is looked at when it is fetched.
        archive().keeps_more()
            || self.listing.with(|listing| listing.as_ref().is_ok_and(is_left))
            || self.looked.with(|looked| looked.values().any(is_unreadable))
    }

    /// Returns the names of the texts that were put aside.
    pub fn aside(&self) -> Vec<String> {
        let aside = |listing: &Result<Listing<_>, Fault>| {
            listing.as_ref().map_or_else(|_| Vec::new(), |listing| listing.aside.clone())
        };
        self.listing.with(aside)
    }

    /// Whether there is any match.
    pub fn has_any(&self) -> bool {
        self.all.with(|all| !all.is_empty())
    }

    /// Whether there is any match, or anything else that is saved with all of them.
    pub fn has_kept(&self) -> bool {
        self.has_any() || self.has_results() || archive().keeps_more()
    }

    /// Whether there are matches that exist only in this tab.
    pub fn has_loose(&self) -> bool {
        self.loose.with(|loose| !loose.is_empty())
    }

    /// Reads every match, last saved first.
    pub fn with_all<T>(&self, read: impl FnOnce(&[Shelved]) -> T) -> T {
        self.all.with(|all| read(all))
    }

    /// Returns the log of results, once it was read, or the reason there is none.
    pub fn results(&self) -> Option<Result<Results, NoResults>> {
        self.results.get()
    }

    /// Whether anything has ended here.
    pub fn has_results(&self) -> bool {
        let has_lines = |results: &Results| results.lines().next().is_some();
        self.results.with(|results| {
            results.as_ref().and_then(|results| results.as_ref().ok()).is_some_and(has_lines)
        })
    }

    /// Returns the reason there is no log of results, if there is none.
    pub fn no_results(&self) -> Option<NoResults> {
        self.results.with(|results| results.as_ref()?.as_ref().err().copied())
    }

    /// Whether the log of results was damaged and has been made again.
    pub fn results_were_damaged(&self) -> bool {
        self.results_were_damaged.get()
    }

    /// Takes over the log of results, as it was read and as it is now.
    pub fn set_results(&self, found: &Result<Results, NoResults>, now: Result<Results, NoResults>) {
        if matches!(found, Err(NoResults::Damaged)) && now.is_ok() {
            self.results_were_damaged.set(true);
        }
        if self.results.with_untracked(|old| old.as_ref() != Some(&now)) {
            self.results.set(Some(now));
        }
    }

    /// Tracks every change of the list, and of what another tab may have done besides.
    pub fn track(&self) {
        self.listing.track();
        self.all.track();
    }

    /// Returns the matches that are over, last saved first.
    pub fn ended(&self) -> Vec<Shelved> {
        untrack(|| self.with_all(|all| all.iter().filter(|it| it.is_over()).cloned().collect()))
    }

    /// Finds a match, saved or only in this tab.
    pub fn find(&self, id: MatchId) -> Option<Shelved> {
        self.with_all(|all| all.iter().find(|shelved| shelved.id() == id).cloned())
    }

    /// Finds a match that is the same, whatever its name.
    pub fn find_same(&self, fingerprint: u64) -> Option<MatchId> {
        let is_same = |shelved: &&Shelved| shelved.head.fingerprint == fingerprint;
        untrack(|| self.with_all(|all| all.iter().find(is_same).map(Shelved::id)))
    }

    /// Announces a match that is about to be added. Returns whether it is new.
    pub fn announce(&self, fingerprint: u64) -> bool {
        let announce = |arriving: &mut BTreeSet<u64>| arriving.insert(fingerprint);
        self.find_same(fingerprint).is_none()
            && self.arriving.try_update_value(announce) == Some(true)
    }

    /// Ends what announced matches.
    pub fn arrived(&self, fingerprints: &BTreeSet<u64>) {
        self.arriving.update_value(|arriving| arriving.retain(|one| !fingerprints.contains(one)));
    }

    /// Follows a match through its changes, until it is gone.
    pub fn follow(self, shelved: Shelved) -> Memo<Shelved> {
        let id = shelved.id();
        Memo::new(move |last: Option<&Shelved>| {
            let last = || last.cloned().unwrap_or_else(|| shelved.clone());
            self.find(id).unwrap_or_else(last)
        })
    }

    /// Returns the storage that Curia uses, in kilobytes.
    pub fn kilobytes(&self) -> usize {
        self.listing.track();
        Browser.bytes().0.div_ceil(1000)
    }

    /// Keeps the list current while it is shown: reads it again if another tab saved something, now and
    /// whenever the person returns to this tab.
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

    /// Reads the list again.
    pub fn refresh(&self) {
        self.is_old.set_value(false);
        self.listing.set(archive().list(now(), self.versions));
    }

    /// Reads some matches of the list again, or all if another tab saved something.
    fn refresh_some(&self, ids: &BTreeSet<MatchId>) {
        if self.is_old.get_value() || self.listing.with_untracked(Result::is_err) {
            self.refresh();
        } else {
            self.listing.update(|listing| self.list_again(listing, ids));
        }
    }

    /// Takes back a match from its table, in this tab only if it could not be saved.
    pub fn take_back(&self, id: MatchId, loose: Option<Shelved>) {
        self.loose.update(|all| {
            all.retain(|other| other.id() != id);
            all.extend(loose);
        });
        self.forget_what_was_done();
        self.refresh_some(&BTreeSet::from([id]));
    }

    /// Enters new matches in the list, saved ones and those in this tab only.
    pub fn add(&self, new: &BTreeSet<MatchId>, loose: Vec<Shelved>) {
        // Without the index the names tell what there is.
        archive().enter(new).unwrap_or_default();
        if !loose.is_empty() {
            self.loose.update(|all| all.extend(loose));
        }
        self.listing.notify();
    }

    /// Reads new matches, which are shown once they are entered in the list.
    pub fn prepare(&self, new: &BTreeSet<MatchId>) {
        self.listing.update_untracked(|listing| self.list_again(listing, new));
    }

    fn list_again(
        &self,
        listing: &mut Result<Listing<Infallible>, Fault>,
        ids: &BTreeSet<MatchId>,
    ) {
        if let Ok(found) = listing
            && let Err(fault) = archive().list_again(found, ids, now(), self.versions)
        {
            *listing = Err(fault);
        }
    }

    /// Takes back a match whose table was replaced by another one.
    pub fn take_back_from_table(&self, id: MatchId, loose: Option<Shelved>) {
        if loose.is_some() || self.has_loose() {
            self.take_back(id, loose);
        } else {
            // The list is read again when it returns to the screen.
            self.is_old.set_value(true);
        }
    }

    /// Hands a match that could not be saved to its table, which returns it if that is still so.
    pub fn let_go(&self, id: MatchId) {
        self.loose.update(|loose| loose.retain(|other| other.id() != id));
    }

    /// Returns the matches that could not be saved, as they would be.
    pub fn loose_texts(&self) -> BTreeMap<MatchId, String> {
        let text = |of: &Shelved| Some((of.id(), of.loose.as_ref()?.text.to_string()));
        self.loose.with_untracked(|all| all.iter().filter_map(text).collect())
    }

    /// Retries unsaved matches with `save`, which returns those that still can't be saved.
    pub fn save_loose(&self, save: impl Fn(Shelved) -> Option<Shelved>) {
        let loose = self.loose.get_untracked();
        self.loose.set(loose.into_iter().filter_map(save).collect());
        self.refresh();
    }

    /// Deletes matches; they can be restored until the next change.
    pub fn delete(&self, ids: &BTreeSet<MatchId>) {
        let chosen = |shelved: &&Shelved| ids.contains(&shelved.id());
        let title = untrack(|| self.with_all(|all| all.iter().find(chosen).map(Shelved::title)));
        let loose = self.loose.with_untracked(|all| all.iter().filter(chosen).cloned().collect());
        let loose: Vec<Shelved> = loose;
        let removed = match archive().remove_all(ids) {
            // If nothing can be written, they were only in this tab.
            Err(_) if loose.len() == ids.len() => Ok(Removed::default()),
            removed => removed,
        };
        if removed.is_ok() && !loose.is_empty() {
            self.loose.update(|all| all.retain(|other| !ids.contains(&other.id())));
        }
        let words = text().matches();
        let said = match (ids.len(), title) {
            (1, Some(title)) => words.deleted(&title),
            (count, _) => words.deleted_many(count),
        };
        self.remove(removed, loose, ids, said);
    }

    /// Deletes a text that can't be opened.
    pub fn discard(&self, name: &str) {
        let said = text().matches().discarded().to_owned();
        self.remove(archive().discard(name), Vec::new(), &BTreeSet::new(), said);
        self.refresh();
    }

    /// Returns the message about the last change.
    pub fn note(&self) -> Option<String> {
        self.note.get()
    }

    /// Shows a message about a change that can't be undone.
    pub fn say(&self, said: String) {
        self.back.set(None);
        self.note.set(Some(said));
    }

    /// Begins an import of files.
    pub fn begin_to_tell(&self) {
        self.told.set_value(Vec::new());
    }

    /// Adds a message about one of the imported files.
    pub fn tell(&self, said: String) {
        self.told.update_value(|told| told.push(said));
        self.say(self.told.with_value(|told| told.join(" ")));
    }

    /// Whether something can be restored.
    pub fn can_bring_back(&self) -> bool {
        self.back.with(Option::is_some)
    }

    /// Restores what was deleted last.
    pub fn bring_back(&self) {
        if let Some(back) = self.back.try_update(Option::take).flatten() {
            back();
        }
    }

    fn restore(self, removed: &Arc<(Removed, Vec<Shelved>)>) {
        let (texts, loose) = &**removed;
        let restored = archive().restore(texts);
        if restored.is_ok() {
            self.note.set(None);
            self.loose.update(|all| all.extend(loose.iter().cloned()));
        } else {
            self.note.set(Some(text().matches().not_brought_back().to_owned()));
            self.can_restore(removed.clone());
        }
        let matches = texts.matches();
        if matches.is_empty() { self.refresh() } else { self.refresh_some(&matches) }
    }

    fn can_restore(self, removed: Arc<(Removed, Vec<Shelved>)>) {
        self.back.set(Some(Arc::new(move || self.restore(&removed))));
    }

    fn remove(
        &self,
        removed: Result<Removed, Fault>,
        loose: Vec<Shelved>,
        ids: &BTreeSet<MatchId>,
        said: String,
    ) {
        match removed {
            Ok(removed) => {
                self.note.set(Some(said));
                self.can_restore(Arc::new((removed, loose)));
            }
            Err(fault) => {
                self.note.set(Some(storage::not_saved(fault)));
            }
        }
        self.refresh_some(ids);
    }

    fn forget_what_was_done(&self) {
        self.note.set(None);
        self.back.set(None);
    }
}

/// Returns the match and save that a head belongs to.
const fn save_of(head: &Head) -> (MatchId, u64, u64) {
    (head.id, head.revision, head.changed)
}

/// Returns every match, last saved first.
fn all(
    versions: Versions,
    listing: &Result<Listing<Infallible>, Fault>,
    looked: &BTreeMap<(MatchId, u64, u64), Looked>,
    loose: &[Shelved],
) -> Vec<Shelved> {
    let mut all: Vec<Shelved> = loose.iter().rev().cloned().collect();
    for listed in listing.iter().flat_map(|listing| &listing.matches) {
        if loose.iter().any(|other| other.id() == listed.head.id) {
            continue;
        }
        let mut found = Shelved::of(listed.clone(), versions);
        match looked.get(&save_of(&found.head)) {
            Some(Looked::Unreadable(..)) => continue,
            Some(Looked::Opened(glance, trouble)) => {
                (found.glance, found.trouble) = (Some(glance.clone()), trouble.clone());
            }
            None => {}
        }
        all.push(found);
    }
    all
}
