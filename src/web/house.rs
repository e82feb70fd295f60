//! What a table on the screen holds that is the same for every game.

use leptos::prelude::*;

use super::capabilities::Capabilities;
use super::focus::after_drawing;
use crate::archive::{Saved, Unsaved};
use crate::bots::Playable;
use crate::session::{Session, Stage, WaysBack};

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
