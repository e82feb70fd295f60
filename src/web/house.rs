//! The half of a table on the screen that is the same for every game.

use leptos::prelude::*;

use super::capabilities::Capabilities;
use super::places::Spot;
use super::signs::Signs;
use crate::archive::{Saved, Unsaved};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::Prompt;
use crate::session::{Moment, NoUndo, Stage, WaysBack};

/// The half of a table that does not depend on its game.
#[derive(Clone, Copy)]
pub struct House {
    /// Permissions of the table.
    pub may: Capabilities,
    /// Seats of the match, told apart.
    pub seats: Signal<Vec<SeatRecord>>,
    /// The only seat that a person at the screen has.
    pub own_seat: Option<Seat>,
    /// The own seat in a match by link.
    pub mine: Option<Seat>,
    /// Seat that must decide.
    pub decider: Memo<Option<Seat>>,
    /// The same, if its person is elsewhere.
    pub away: Memo<Option<Seat>>,
    /// Content of the screen.
    pub stage: Memo<Stage>,
    /// Whether the match is marked as assisted.
    pub assisted: Memo<bool>,
    /// Log entries that lead back.
    pub ways_back: Memo<WaysBack>,
    /// Moment before the last decision, or the reason it can't be undone.
    pub undo: Memo<Result<Moment, NoUndo>>,
    /// Moment at the start of the turn, or the reason it can't be restarted.
    pub restart: Memo<Result<Moment, NoUndo>>,
    /// Whether there is something to redo.
    pub can_redo: Memo<bool>,
    /// Changes with the session, after its events have been drawn: for effects that can wait.
    pub drawn: RwSignal<u32>,
    /// State of saving the match.
    pub saved: RwSignal<Saved<Unsaved>>,
    /// What the seat at the screen is asked, in words; nothing as soon as it is confirmed.
    pub prompt: Memo<Option<Prompt>>,
    /// How events are shown.
    pub showing: Showing,
    /// Signs of the game.
    pub signs: Signs,
    /// Reason the last click did nothing.
    pub note: RwSignal<Option<String>>,
    /// What is asked at this table, told until something is picked; nothing but the game's own question by default.
    pub task: RwSignal<Option<String>>,
    /// Whether an action was done a moment ago, so that a second tap in its place is an accident.
    pub settling: RwSignal<bool>,
    /// Whether the bots wait, because something else is on the screen.
    pub resting: RwSignal<bool>,
    /// Place in the log of the result that the table shows until the person goes on.
    pub result: Memo<Option<usize>>,
    /// Whether there is one.
    pub holds: Memo<bool>,
    /// Panels over the table.
    pub panels: Panels,
    /// Number of actions to keep if the person confirms.
    pub wanted_back: RwSignal<usize>,
}

/// How events are shown, whatever they are.
#[derive(Clone, Copy)]
pub struct Showing {
    /// Places named by the log entry that is looked at.
    pub lit: RwSignal<Vec<Spot>>,
    /// Whether a bot's action stands until the person goes on.
    pub held: RwSignal<bool>,
    /// Progress of the thinking bot, from 0 to 1.
    pub thought: RwSignal<f32>,
    /// Whether the bots' turns are skipped.
    pub hurried: RwSignal<bool>,
}

/// The panels that may be open over a table of any game.
#[derive(Clone, Copy)]
pub struct Panels {
    /// Whether the log is open as a sheet.
    pub log: RwSignal<bool>,
    /// Whether the list of legal moves is open.
    pub moves: RwSignal<bool>,
    /// Whether the list of keys is open.
    pub help: RwSignal<bool>,
    /// Whether the person is asked if going back may mark the match as assisted.
    pub asking_back: RwSignal<bool>,
    /// Whether the person is asked to confirm a complete move before the turn ends.
    pub asking_end: RwSignal<bool>,
    /// Whether the person is asked if a hint may mark the match as assisted.
    pub asking_hint: RwSignal<bool>,
}

/// Returns the untyped half of the surrounding table.
pub fn house() -> House {
    expect_context()
}

impl Panels {
    /// Returns them all closed.
    pub fn closed() -> Panels {
        Panels {
            log: RwSignal::new(false),
            moves: RwSignal::new(false),
            help: RwSignal::new(false),
            asking_back: RwSignal::new(false),
            asking_end: RwSignal::new(false),
            asking_hint: RwSignal::new(false),
        }
    }
}
