//! Contents of the list of legal moves: the moves of each kind with their texts, and the parts that are
//! open.

use std::collections::HashSet;

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Action, Kind, Price, View};
use crate::games::council_of_4::scene::moves::{Group, groups};
use crate::games::council_of_4::scene::{Legal, Outcome, Totals};
use crate::games::council_of_4::text::moves::{Brief, finds, glance, sentence};
use crate::text::told::Told;

/// Legal action with everything that the list says about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub action: Action,
    /// Short form that is shown.
    pub glance: Brief,
    /// Sentence that is read out.
    pub sentence: String,
    /// Price of the action.
    pub price: Price,
    /// Total gains.
    pub total: Totals,
}

impl Entry {
    fn new(view: &View, names: &[String], action: Action) -> Entry {
        let outcome = Outcome::of(view, action);
        Entry {
            action,
            glance: glance(view, action, outcome.as_ref(), names),
            sentence: sentence(view, action, outcome.as_ref()),
            price: outcome.as_ref().map(|outcome| outcome.price).unwrap_or_default(),
            total: outcome.map(|outcome| outcome.total()).unwrap_or_default(),
        }
    }
}

/// Moves of one kind; each row is one thing to do with its payments, cheapest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Kind of the moves; `None` for the end of the turn.
    pub kind: Option<Kind>,
    /// Name of the kind.
    pub name: String,
    /// Rows of moves; none is empty.
    pub rows: Vec<Vec<Entry>>,
}

impl Section {
    /// Returns the number of moves.
    pub fn count(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// Returns the part of the section that contains all words of a search.
    pub fn found(&self, search: &str) -> Section {
        let fits = |entry: &&Entry| {
            let all = [&*self.name, &entry.glance.title, &entry.glance.detail, &entry.sentence];
            finds(search, &all.join(" "))
        };
        let rows = self.rows.iter().map(|row| row.iter().filter(fits).cloned().collect());
        let rows = rows.filter(|row: &Vec<Entry>| !row.is_empty()).collect();
        Section { rows, ..self.clone() }
    }
}

/// Returns all legal moves; `names` are those of the seats.
pub fn sections(legal: &Legal, names: &[String]) -> Vec<Section> {
    let view = legal.view();
    let entry = |action| Entry::new(view, names, action);
    let section = |group: Group| Section {
        kind: group.kind,
        name: CouncilOf4::kind_name(view, group.kind),
        rows: group
            .rows
            .into_iter()
            .map(|row| [vec![row.action], row.others].concat().into_iter().map(entry).collect())
            .collect(),
    };
    groups(legal).into_iter().map(section).collect()
}

/// Kinds to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    All,
    Main,
    Quick,
}

impl Which {
    /// Whether a kind is listed.
    pub fn lists(self, kind: Option<Kind>) -> bool {
        let among = |kinds: &[Kind]| kind.is_some_and(|kind| kinds.contains(&kind));
        match self {
            Which::All => true,
            Which::Main => among(&Kind::MAIN),
            Which::Quick => among(&Kind::QUICK),
        }
    }
}

/// Open parts of the list. Both sets contain what differs from the initial state.
#[derive(Clone, Copy)]
pub struct Fold {
    /// Kinds opened or closed by the player.
    pub groups: RwSignal<HashSet<Option<Kind>>>,
    /// Moves whose other payments are shown.
    pub payments: RwSignal<HashSet<Action>>,
    /// Whether the kinds are closed at first.
    pub closed_at_first: bool,
    /// Whether a search is under way, which opens all kinds.
    pub searching: Signal<bool>,
}

impl Fold {
    /// Whether a kind is open.
    pub fn is_open(self, kind: Option<Kind>) -> bool {
        self.searching.get() || self.groups.read().contains(&kind) == self.closed_at_first
    }

    /// Whether the other payments of a move are shown.
    pub fn shows_payments(self, of: Action) -> bool {
        self.payments.read().contains(&of)
    }

    /// Opens a closed element, or closes an open one.
    pub fn toggle<T: Eq + std::hash::Hash>(set: &mut HashSet<T>, one: T) {
        if !set.remove(&one) {
            set.insert(one);
        }
    }
}

/// Line of a section below its head.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// A move, with its cheapest payment.
    Move(Entry),
    /// Number of other payments of a move.
    Others(Action, usize),
    /// One of the other payments.
    Other(Entry),
}

impl Line {
    /// Returns a key; lines with the same key look the same.
    pub fn key(&self) -> String {
        match self {
            Line::Move(entry) => format!("move {} {}", entry.sentence, entry.glance.detail),
            Line::Others(action, count) => format!("others {action} {count}"),
            Line::Other(entry) => format!("other {}", entry.sentence),
        }
    }
}

/// Returns the lines of a row: one, unless its other payments are shown.
pub fn lines_of(row: Vec<Entry>, fold: Fold) -> Vec<Line> {
    let mut entries = row.into_iter();
    let Some(first) = entries.next() else { return Vec::new() };
    let action = first.action;
    let others = entries.len();
    let mut lines = vec![Line::Move(first)];
    if others > 0 {
        lines.push(Line::Others(action, others));
        if fold.shows_payments(action) {
            lines.extend(entries.map(Line::Other));
        }
    }
    lines
}
