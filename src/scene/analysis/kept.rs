//! Stored form of an analysis: JSON with a format version and the fingerprint of its match.
//!
//! Reading treats its input as hostile, like that of a match: the length is capped, and every entry is
//! checked against the match. Anything incomplete or of another match is refused.

use serde::{Deserialize, Serialize};

use super::{Advised, Analysis, Depth, Judged};
use crate::bots::advice::Advice;
use crate::record::Match;
use crate::rules::luck::fnv1a;
use crate::scene::Shown;
use crate::session::Session;

/// Format version that is written and read. Chances of version 1 were told as search found them.
pub const FORMAT: u32 = 2;
/// Maximum length of a text in bytes, far above any real analysis; longer texts are not read.
pub const LONGEST_TEXT: usize = 4 << 20;

/// Reason why a text is not an analysis of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Text longer than [`LONGEST_TEXT`], with its length in bytes.
    TooLong(usize),
    /// Text that is not JSON or not of the form of an analysis, at this line and column, counted from 1.
    Malformed { line: usize, column: usize },
    /// Text in another version of the format.
    OtherFormat(u32),
    /// Analysis of another match.
    OtherMatch,
    /// Match that is not over.
    NotOver,
    /// Impossible entry for the decision after this many actions.
    Damaged(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form<M> {
    format: u32,
    /// Fingerprint of the match, in hexadecimal digits.
    of: String,
    depth: Depth,
    judged: Vec<Entry<M>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry<M> {
    /// Number of actions played before the decision.
    at: usize,
    depth: Depth,
    /// Advice with its actions in notation.
    told: Advice<String, M>,
}

/// Part of the form that every version of the format shares.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// Returns a number shared only by matches with the same rules version, set-up, seed and actions.
pub(super) fn fingerprint<G: Shown>(record: &Match<G>) -> u64 {
    let actions: Vec<String> = record.actions.iter().map(|&action| G::print(action)).collect();
    // All maps in a set-up have strings as keys, so writing it can't fail.
    let setup = serde_json::to_string(&record.setup).unwrap_or_default();
    let rules = G::rules_of(&record.setup);
    let words = format!("{rules}\n{setup}\n{}\n{}", record.seed, actions.join(","));
    fnv1a(words.as_bytes())
}

impl<G: Shown> Analysis<G> {
    /// Returns the analysis as text.
    pub fn write(&self) -> String {
        let entry = |(&at, judged): (&usize, &Judged<G>)| {
            let told = judged.told.clone().map(|action| Some(G::print(action)))?;
            Some(Entry { at, depth: judged.depth, told })
        };
        let form = Form {
            format: FORMAT,
            of: hexadecimal(self.fingerprint),
            depth: self.depth,
            judged: self.judged.iter().filter_map(entry).collect(),
        };
        // Writing it can't fail; an empty text would be read as no analysis.
        serde_json::to_string(&form).unwrap_or_default()
    }

    /// Reads the analysis of this match from a text.
    ///
    /// # Errors
    /// Returns a [`Refusal`] if the text is of another match or not whole, or if the match is not over.
    pub fn read(text: &str, session: &Session<G>) -> Result<Analysis<G>, Refusal> {
        if text.len() > LONGEST_TEXT {
            return Err(Refusal::TooLong(text.len()));
        }
        let malformed = |error: serde_json::Error| Refusal::Malformed {
            line: error.line(),
            column: error.column(),
        };
        let head: Head = serde_json::from_str(text).map_err(malformed)?;
        if head.format != FORMAT {
            return Err(Refusal::OtherFormat(head.format));
        }
        let form: Form<G::Motive> = serde_json::from_str(text).map_err(malformed)?;
        if form.of != hexadecimal(fingerprint(session.record())) {
            return Err(Refusal::OtherMatch);
        }
        let mut analysis = Analysis::of(session).ok_or(Refusal::NotOver)?;
        analysis.depth = form.depth;
        for Entry { at, depth, told } in form.judged {
            let told = told.map(|notation| G::parse(&notation));
            let told = told.filter(|told| is_sound(told, session, at));
            let new = analysis.judged(at).is_none();
            if !new || !told.is_some_and(|told| analysis.take(at, depth, told)) {
                return Err(Refusal::Damaged(at));
            }
        }
        Ok(analysis)
    }
}

/// Whether every action was legal then and is listed once, and every motive could be given.
fn is_sound<G: Shown>(told: &Advised<G>, session: &Session<G>, at: usize) -> bool {
    let Some(view) = session.history_at(at).map(|history| history.now.view) else { return false };
    let mut legal = Vec::new();
    G::view_legal_actions(&view, &mut legal);
    let mut actions: Vec<_> = told.candidates.iter().map(|one| one.action).collect();
    actions.sort_unstable();
    let twice = actions.windows(2).any(|two| two[0] == two[1]);
    let mut motives = told.candidates.iter().flat_map(|one| &one.motives);
    !twice
        && actions.iter().all(|action| legal.binary_search(action).is_ok())
        && motives.all(|motive| G::could_be_said(motive, &view))
}

fn hexadecimal(fingerprint: u64) -> String {
    format!("{fingerprint:016x}")
}
