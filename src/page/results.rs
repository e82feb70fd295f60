//! The log of results, kept in step with the list: every match there that has ended has its line.

use std::collections::BTreeSet;

use super::library::Library;
use super::shelved::Shelved;
use crate::archive::besides::Texts;
use crate::archive::results::About;
use crate::archive::{
    Fault, Glance, Head, Line, MOMENTS, MatchId, Moments, NoResults, PARS, PUZZLES, Pars, Results,
    Shelf, one_text,
};
use crate::record::is_game_name;
use crate::scene::puzzle::Answers;
use crate::text::{kept, storage, text};
use crate::web::download::download;
use crate::web::later::entries;
use crate::web::store::{Browser, archive};
use crate::web::update::look_for_update;

entries! {
    /// Reads the log of results, and enters those of the list that it lacks.
    rest, fetch_results: fn gather(library: Library) -> () {
        enter(library, &library.ended());
    }

    /// Saves all matches and the log of results as one file.
    rest, fetch_all: fn save_all(library: Library) -> () {
        match archive().backup(&library.loose_texts()) {
            Ok(text) => download("curia.json", &text),
            Err(fault) => library.say(text().storage().fault(fault)),
        }
    }
}

/// Takes over the results in a log from a file, and returns what is to be said of it.
pub fn take_in(library: Library, log: &str) -> String {
    let mut added = 0;
    let given = match Results::read(log) {
        Ok(given) => given,
        Err(NoResults::Newer(_)) => {
            look_for_update();
            return text().sending().made_by_newer().to_owned();
        }
        Err(why) => return storage::no_results(why).to_owned(),
    };
    let (unread, has_read) = (given.unread(), given.lines().next().is_some());
    match archive().change_results(|results| added = results.merge(given)) {
        Ok(now) => {
            library.set_results(&Ok(Results::default()), Ok(now));
            let words = text().finding();
            let read = (has_read || unread == 0).then(|| words.results_added(added));
            let unread = (unread > 0).then(|| words.unread(unread));
            [read, unread].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        Err(why) => storage::no_results(why).to_owned(),
    }
}

/// What is kept beside matches and results.
enum Kind {
    Moments,
    Pars,
    Answers,
}

/// Returns what is kept under a name.
fn kind(name: &str) -> Option<Kind> {
    match name {
        MOMENTS => Some(Kind::Moments),
        PARS => Some(Kind::Pars),
        _ => name.strip_prefix(PUZZLES).is_some_and(is_game_name).then_some(Kind::Answers),
    }
}

/// Returns the names of what is kept beside matches and results and can't be read, each with the reason in words.
pub fn unreadable_besides() -> Vec<(String, String)> {
    let why = |name: String| {
        let (kind, text) = (kind(&name)?, Browser.read(&name).ok()??);
        let fault = match kind {
            Kind::Moments => one_text::read::<Moments>(&text).err(),
            Kind::Pars => one_text::read::<Pars>(&text).err(),
            Kind::Answers => one_text::read::<Answers>(&text).err(),
        };
        Some((name, kept::besides(fault?).to_owned()))
    };
    Browser.names().unwrap_or_default().into_iter().filter_map(why).collect()
}

/// Takes over what a file has beside matches and results, and returns what is to be said of it, if anything. `None` is of
/// a version that this one doesn't know.
pub fn take_in_besides(texts: Option<Texts>) -> Option<String> {
    let words = text().finding();
    let take_in = |(name, text): (&String, &String)| match kind(name) {
        Some(Kind::Moments) => one_text::take_in::<Moments>(&Browser, name, text),
        Some(Kind::Pars) => one_text::take_in::<Pars>(&Browser, name, text),
        Some(Kind::Answers) => one_text::take_in::<Answers>(&Browser, name, text),
        None => Err(Fault::Damaged),
    };
    let found: Vec<_> = match &texts {
        Some(texts) => texts.iter().map(take_in).collect(),
        None => vec![Err(Fault::Newer)],
    };
    match found.iter().find_map(|taken_in| taken_in.err()) {
        None => found.contains(&Ok(true)).then(|| words.besides_added().to_owned()),
        Some(Fault::Newer) => {
            look_for_update();
            Some(text().sending().made_by_newer().to_owned())
        }
        Some(Fault::Damaged) => Some(words.besides_left().to_owned()),
        Some(_) => Some(words.besides_unsaved().to_owned()),
    }
}

/// Enters the results of matches that the log lacks, and reads it.
fn enter(library: Library, ended: &[Shelved]) {
    let found = archive().results();
    let lacking = lines(ended, found.as_ref().unwrap_or(&Results::default()));
    // If nothing can be written, what is there still counts.
    let now = change(lacking).or_else(|why| found.clone().map_err(|_| why));
    library.set_results(&found, now);
}

/// Enters lines in the log.
fn change(lines: Vec<Line>) -> Result<Results, NoResults> {
    archive().change_results(|results| {
        for line in lines {
            results.enter(line);
        }
    })
}

/// Deletes matches, whose results stay.
pub fn delete(library: Library, ids: &BTreeSet<MatchId>) {
    let mut ended = library.ended();
    ended.retain(|shelved| ids.contains(&shelved.id()));
    let results = archive().results().unwrap_or_default();
    // Where nothing could be written, there is room once they are gone.
    let lacking = lines(&ended, &results);
    library.delete(ids);
    if !lacking.is_empty() {
        let found = archive().results();
        library.set_results(&found, change(lacking));
    }
}

/// Returns the lines of matches that a log lacks, or has only in part, the first one that ended first.
fn lines(ended: &[Shelved], known: &Results) -> Vec<Line> {
    let is_known = |shelved: &Shelved| {
        let is_whole = shelved.glance.as_ref().is_some_and(Glance::is_whole);
        let says_all = |line: &Line| line.deal.is_some() && (line.has_places() || !is_whole);
        known.lines().any(|line| line.id == shelved.id() && says_all(line))
    };
    let lacking = ended.iter().rev().filter(|shelved| !shelved.is_loose() && !is_known(shelved));
    let line = |shelved: &Shelved| {
        let (_, record) = archive().letter(shelved.id()).ok()??;
        let Head { id, origin, mine, changed, .. } = shelved.head.clone();
        Line::of(&record, About { id, origin, mine, changed }, shelved.glance.as_ref()?)
    };
    lacking.filter_map(line).collect()
}
