//! The half of a table on the screen that is the same for every game.

use std::sync::Arc;

use leptos::prelude::*;

use super::capabilities::Capabilities;
use super::focus::after_drawing;
use super::places::Spot;
use super::screen::Screen;
use super::signs::Signs;
use crate::archive::{Saved, Unsaved};
use crate::record::{SeatRecord, told_apart};
use crate::rules::Seat;
use crate::scene::Prompt;
use crate::session::{Moment, NoUndo, Session, Stage, WaysBack};

/// The half of a table that does not depend on its game.
#[derive(Clone, Copy)]
pub struct House {
    /// Permissions of the table.
    pub may: Capabilities,
    /// Seats of the match, told apart.
    pub seats: Signal<Vec<SeatRecord>>,
    /// The only seat that a person at the screen has.
    pub own_seat: Option<Seat>,
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
    /// Whether the table shows a result until the person goes on.
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

/// A table for the screens that know no game: what they tell of it, and what is done at it.
pub trait Play: Send + Sync {
    /// Returns who does something else meanwhile, in a sentence.
    fn waiting(&self) -> String;

    /// Returns what is asked at this table, until something is picked.
    fn task(&self) -> Option<String>;

    /// Returns the one line that tells the person what to do, or who does something else.
    fn instruction(&self) -> String;

    /// Carries out any open decision now, so that later code finds everything done.
    fn finish(&self);

    /// Pauses the bots; a choice not yet played will be made again.
    fn rest(&self);

    /// Saves the match now if a save is due.
    fn save_now(&self);

    /// Goes back to a moment, or shows the reason it can't. Asks the person before the match is marked
    /// as assisted.
    fn go_back(&self, to: Result<Moment, NoUndo>);

    /// Goes back to before the log entry at this place, in the same way.
    fn go_back_before(&self, entry: usize);

    /// Goes back as the person has confirmed.
    fn go_back_assisted(&self);

    /// Redoes what was undone, or shows that there is nothing.
    fn redo(&self);

    /// Returns the number of actions to keep, if the table is about to go back.
    fn goes_back_to(&self) -> Option<usize>;

    /// Whether the table is about to redo.
    fn goes_on_again(&self) -> bool;

    /// Returns the reason there is no hint now.
    fn no_hint(&self) -> Option<&'static str>;

    /// Whether the best actions are shown or being searched.
    fn is_hinting(&self) -> bool;

    /// Shows or hides the best actions; asks first if the match is not yet marked as assisted.
    fn ask_for_hint(&self);

    /// Marks the match as assisted and shows the best actions.
    fn show_hint(&self);

    /// Hides the best actions.
    fn close_hint(&self);

    /// Saves the match, or tries again.
    fn save(&self);

    /// Downloads the match as a game file.
    fn save_as_file(&self);

    /// Shows the match as currently saved.
    fn read_again(&self);

    /// Takes the match over from another tab, and then shows what that tab did with it.
    fn take_from_elsewhere(&self, follow: Callback<()>);
}

/// Returns the actions at the surrounding table.
pub fn play() -> StoredValue<Arc<dyn Play>> {
    expect_context()
}

/// Returns the untyped half of the surrounding table.
pub fn house() -> House {
    expect_context()
}

impl House {
    /// Returns the untyped half for a session on the screen.
    pub fn of<G: Screen>(
        session: RwSignal<Session<G>>,
        may: Capabilities,
        prompt: Memo<Option<Prompt>>,
        showing: Showing,
        holds: Memo<bool>,
    ) -> House {
        let drawn = RwSignal::new(0);
        Effect::new(move |_| {
            session.track();
            after_drawing(move || _ = drawn.try_update(|count| *count += 1));
        });
        House {
            may,
            seats: Signal::derive(move || {
                session.with_untracked(|session| told_apart(&session.record().seats))
            }),
            own_seat: session.with_untracked(Session::own_seat),
            decider: Memo::new(move |_| session.with(Session::decider)),
            away: Memo::new(move |_| session.with(Session::away)),
            stage: Memo::new(move |_| session.with(Session::stage)),
            assisted: Memo::new(move |_| session.with(|session| session.record().assisted)),
            ways_back: Memo::new(move |_| session.with(Session::ways_back)),
            undo: Memo::new(move |_| session.with(Session::can_undo)),
            restart: Memo::new(move |_| session.with(Session::can_restart_turn)),
            can_redo: Memo::new(move |_| session.with(Session::can_redo)),
            drawn,
            saved: RwSignal::new(Saved::NotYet),
            prompt,
            showing,
            signs: Signs::of::<G>(),
            note: RwSignal::new(None),
            task: RwSignal::new(None),
            settling: RwSignal::new(false),
            resting: RwSignal::new(false),
            holds,
            panels: Panels::closed(),
            wanted_back: RwSignal::new(0),
        }
    }
}

impl Panels {
    fn closed() -> Panels {
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
