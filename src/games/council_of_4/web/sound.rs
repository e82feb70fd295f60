//! The sounds of a table.

use leptos::prelude::*;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::event::Event;
use crate::games::council_of_4::scene::Sound;
use crate::games::council_of_4::scene::sound::sounds;
use crate::record::Controller;
use crate::session::Session;
use crate::web::settings::preferences;

/// Sounds for every action of the table from now on.
pub fn hear(session: RwSignal<Session<CouncilOf4>>) {
    let preferences = preferences();
    Effect::new(move |before: Option<usize>| {
        let played = session.with(Session::played);
        if before.is_some_and(|before| played > before) && preferences.sound.get_untracked() {
            let heard = session.with_untracked(|table| {
                let events: Vec<Event> = table.log().next_back().map_or(Vec::new(), |e| e.events);
                sounds(&events, |seat| table.record().controller(seat) == Some(Controller::Person))
            });
            preferences.play(heard.into_iter().map(Sound::parts));
        }
        played
    });
}
