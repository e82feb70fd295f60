//! Sounds of a table.

use leptos::prelude::*;

use super::screen::Screen;
use super::settings::preferences;
use crate::record::Controller;
use crate::scene::sounds;
use crate::session::Session;

/// Plays the sounds of every action at the table from now on.
pub fn hear<G: Screen>(session: RwSignal<Session<G>>) {
    let preferences = preferences();
    Effect::new(move |before: Option<usize>| {
        let played = session.with(Session::played);
        if before.is_some_and(|before| played > before) && preferences.sound.get_untracked() {
            let heard = session.with_untracked(|table| {
                let events = table.log().next_back().map_or(Vec::new(), |entry| entry.events);
                let is_person = |seat| {
                    table.record().controller(seat) == Some(Controller::Person)
                        && table.away() != Some(seat)
                };
                sounds::<G>(&events, table.decider(), is_person)
            });
            preferences.play(heard);
        }
        played
    });
}
