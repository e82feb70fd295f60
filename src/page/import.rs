//! An import of many matches: what is on the list already, and what became of each.

use std::collections::BTreeSet;

use super::library::Library;
use super::shelved::Shelved;
use crate::archive::MatchId;
use crate::text::said::matches::TakenInAll;
use crate::text::text;

/// Maximum number of errors reported; the rest is counted.
const MOST_SAID: usize = 5;

/// Results of an import.
pub struct Import {
    library: Library,
    /// Fingerprints of the new matches.
    fingerprints: BTreeSet<u64>,
    /// New matches, with their titles and numbers of actions.
    pub added: Vec<(MatchId, String, usize)>,
    /// Number of those whose heads were read.
    listed: usize,
    /// Those of them that could not be saved.
    pub loose: Vec<Shelved>,
    /// Titles of matches that were on the list already.
    pub twice: Vec<String>,
    /// What could not be kept of the matches.
    pub short: Vec<String>,
    /// Links of matches that are played by link, which are asked about instead.
    pub in_turn: Vec<String>,
    /// Reasons why other texts are no matches.
    pub refused: Vec<String>,
}

impl Import {
    /// Begins an import to a list.
    pub fn to(library: Library) -> Import {
        Import {
            library,
            fingerprints: BTreeSet::new(),
            added: Vec::new(),
            listed: 0,
            loose: Vec::new(),
            twice: Vec::new(),
            short: Vec::new(),
            in_turn: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// Whether a match is not on the list, nor on its way there in this import or another one.
    pub fn is_new(&mut self, fingerprint: u64) -> bool {
        let is_new = self.library.announce(fingerprint);
        if is_new {
            self.fingerprints.insert(fingerprint);
        }
        is_new
    }

    /// Reads the heads of the matches imported since the last time, without showing them.
    pub fn list(&mut self) {
        let ids = self.added[self.listed..].iter().map(|(id, ..)| *id).collect();
        self.library.prepare(&ids);
        self.listed = self.added.len();
    }

    /// Enters the new matches in the list, and returns the message about all `texts`.
    pub fn finish(mut self, texts: usize) -> String {
        self.list();
        let texts = texts - self.in_turn.len();
        let words = text().matches();
        // What was wrong comes first: nobody reads to the end of what went well.
        let mut said: Vec<String> = self.refused.into_iter().take(MOST_SAID).collect();
        match (texts, &self.added[..], &self.twice[..]) {
            (1, [(_, title, played)], _) => said.push(words.taken_in(title, *played)),
            (1, _, [title]) => said.push(words.known_already(title)),
            (0 | 1, ..) => {}
            (_, added, twice) => {
                said.push(words.taken_in_all(TakenInAll { kept: added.len(), all: texts }));
                said.extend((!twice.is_empty()).then(|| words.known_already_many(twice.len())));
            }
        }
        said.extend(self.short.into_iter().take(MOST_SAID));
        let saved = self.added.iter().map(|(id, ..)| *id);
        let is_loose = |id: &MatchId| self.loose.iter().any(|loose| loose.id() == *id);
        let ids = saved.filter(|id| !is_loose(id)).collect();
        self.library.add(&ids, self.loose);
        self.library.arrived(&self.fingerprints);
        said.join(" ")
    }
}
