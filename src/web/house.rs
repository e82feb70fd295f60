//! What a table on the screen holds that is the same for every game.

use std::sync::Arc;

use leptos::prelude::*;

use super::capabilities::Capabilities;
use super::focus::after_drawing;
use crate::archive::{Saved, Unsaved};
use crate::bots::Playable;
use crate::session::{Moment, NoUndo, Session, Stage, WaysBack};

/// What of a table does not depend on its game.
#[derive(Clone, Copy)]
pub struct House {
    /// What may be done here.
    pub may: Capabilities,
    /// What the screen shows.
    pub stage: Memo<Stage>,
    /// Whether the match is marked as assisted.
    pub assisted: Memo<bool>,
    /// Which entries of the log lead back.
    pub ways_back: Memo<WaysBack>,
    /// Where the last decision is taken back to.
    pub undo: Memo<Result<Moment, NoUndo>>,
    /// Where the turn begins anew.
    pub restart: Memo<Result<Moment, NoUndo>>,
    /// Whether what was taken back can be done again.
    pub can_redo: Memo<bool>,
    /// Moves with the session, once what happened has been drawn: what tells of it can wait so long.
    pub drawn: RwSignal<u32>,
    /// How the match is kept.
    pub saved: RwSignal<Saved<Unsaved>>,
    /// Why the last click led nowhere.
    pub note: RwSignal<Option<String>>,
    /// Whether an action was done a moment ago, so that a second tap in its place is an accident.
    pub settling: RwSignal<bool>,
    /// Whether the bots wait, because something else is on the screen.
    pub resting: RwSignal<bool>,
    /// What is open over the table.
    pub panels: Panels,
    /// So many actions are to be kept if the person says so.
    pub wanted_back: RwSignal<usize>,
}

/// What may be open over a table, whatever its game.
#[derive(Clone, Copy)]
pub struct Panels {
    /// Whether the log is open where it is a sheet.
    pub log: RwSignal<bool>,
    /// Whether the list of legal moves is open.
    pub moves: RwSignal<bool>,
    /// Whether the keys are listed.
    pub help: RwSignal<bool>,
    /// Whether the person is asked if the match may be marked as assisted by going back.
    pub asking_back: RwSignal<bool>,
    /// Whether the person is asked if the match may be marked as assisted by a hint.
    pub asking_hint: RwSignal<bool>,
}

/// What the screens that know no game do at a table.
pub trait Play: Send + Sync {
    /// Goes back to a moment, or says why that is not possible. Before the match is marked as
    /// assisted the person is asked.
    fn go_back(&self, to: Result<Moment, NoUndo>);

    /// The same to before the entry of the log at this place.
    fn go_back_before(&self, entry: usize);

    /// Goes back to where the person was asked about.
    fn go_back_assisted(&self);

    /// Does again what was taken back, or says that nothing was.
    fn redo(&self);

    /// So many actions are kept in a moment, if the table is about to go back.
    fn goes_back_to(&self) -> Option<usize>;

    /// Whether in a moment is done again what was taken back.
    fn goes_on_again(&self) -> bool;

    /// Why there is no hint now.
    fn no_hint(&self) -> Option<&'static str>;

    /// Whether the best actions are shown, or looked for.
    fn is_hinting(&self) -> bool;

    /// Shows the best actions, or takes them away again; asks first if the match is not yet marked
    /// as assisted.
    fn ask_for_hint(&self);

    /// Marks the match as assisted and shows the best actions.
    fn show_hint(&self);

    /// Takes the best actions away.
    fn close_hint(&self);

    /// Keeps the match, or tries again to.
    fn save(&self);

    /// Shows the match as it is kept by now.
    fn read_again(&self);

    /// Takes the match over from another tab, and then follows what that did with it.
    fn take_from_elsewhere(&self, follow: Callback<()>);
}

/// What may be done at the table around.
pub fn play() -> StoredValue<Arc<dyn Play>> {
    expect_context()
}

/// What of the table around does not depend on its game.
pub fn house() -> House {
    expect_context()
}

impl House {
    /// What holds for a session on the screen.
    pub fn of<G: Playable>(session: RwSignal<Session<G>>, may: Capabilities) -> House
    where
        Session<G>: Send + Sync + 'static,
    {
        let drawn = RwSignal::new(0);
        Effect::new(move |_| {
            session.track();
            after_drawing(move || _ = drawn.try_update(|count| *count += 1));
        });
        House {
            may,
            stage: Memo::new(move |_| session.with(Session::stage)),
            assisted: Memo::new(move |_| session.with(|session| session.record().assisted)),
            ways_back: Memo::new(move |_| session.with(Session::ways_back)),
            undo: Memo::new(move |_| session.with(Session::can_undo)),
            restart: Memo::new(move |_| session.with(Session::can_restart_turn)),
            can_redo: Memo::new(move |_| session.with(Session::can_redo)),
            drawn,
            saved: RwSignal::new(Saved::NotYet),
            note: RwSignal::new(None),
            settling: RwSignal::new(false),
            resting: RwSignal::new(false),
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
            asking_hint: RwSignal::new(false),
        }
    }
}
