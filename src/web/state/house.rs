//! The untyped half of a table.

use leptos::prelude::*;

use super::results::Results;
use super::signs::signs;
use crate::archive::Saved;
use crate::record::told_apart;
use crate::scene::Prompt;
use crate::session::Session;
use crate::web::capabilities::Capabilities;
use crate::web::focus::after_drawing;
use crate::web::house::{House, Panels, Showing};
use crate::web::screen::Screen;

/// Returns the untyped half of a table for a session on the screen.
pub fn house_of<G: Screen>(
    session: RwSignal<Session<G>>,
    may: Capabilities,
    prompt: Memo<Option<Prompt>>,
    showing: Showing,
    results: Results,
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
        mine: session.with_untracked(Session::mine),
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
        signs: signs::<G>(),
        note: RwSignal::new(None),
        task: RwSignal::new(None),
        settling: RwSignal::new(false),
        resting: RwSignal::new(false),
        result: results.at,
        holds: results.holds,
        panels: Panels::closed(),
        wanted_back: RwSignal::new(0),
    }
}
