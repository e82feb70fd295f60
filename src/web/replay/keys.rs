//! Keys of a replay, pressed anywhere outside fields and dialogs.

use leptos::ev;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::player::Player;
use super::what_if::WhatIf;
use crate::scene::keys::{ReplayKey, read_in_replay};
use crate::web::focus::{after_drawing, element, to_first};
use crate::web::keys::{is_field, press};
use crate::web::layers::layers;
use crate::web::layout::{Layout, layout};
use crate::web::pointed::pointed;
use crate::web::settings::preferences;
use crate::web::theme::switch;

/// Word of the tab with the log.
const LOG: &str = "log";

/// Listens while the replay is open.
pub fn listen(player: Player, what_if: WhatIf, close: Callback<()>) {
    let (preferences, layers, layout, pointed) = (preferences(), layers(), layout(), pointed());
    // On the window: after a click beside everything, no element has the focus.
    let keys = window_event_listener(ev::keydown, move |event: KeyboardEvent| {
        let target = element(event.target());
        let elsewhere = layers.top().is_some() || target.as_ref().is_some_and(is_field);
        if elsewhere || event.default_prevented() {
            return;
        }
        let (key, code) = (event.key(), event.code());
        // The control to which the focus was moved keeps its own press.
        let on_button = pointed.control_at(target.as_ref()).is_some();
        let done = match read_in_replay(press(&event, &key, &code)) {
            Some(ReplayKey::Play) if on_button => false,
            Some(ReplayKey::Go(step)) => {
                player.stop_playing();
                player.step(step);
                true
            }
            Some(ReplayKey::Travel(way)) => player.desk.get_value().travel(way),
            Some(ReplayKey::ShowKeys) => {
                player.house.panels.help.set(true);
                true
            }
            Some(ReplayKey::Theme) => {
                switch(preferences.theme);
                true
            }
            Some(_) if event.repeat() => true,
            Some(ReplayKey::Play) => {
                player.toggle();
                true
            }
            Some(ReplayKey::See(place)) => {
                player.see(place);
                true
            }
            Some(ReplayKey::Branch) => {
                what_if.ask();
                true
            }
            Some(ReplayKey::Search) => {
                search(player, layout);
                true
            }
            Some(ReplayKey::Close) => {
                if player.house.panels.log.get_untracked() {
                    player.house.panels.log.set(false);
                } else {
                    close.run(());
                }
                true
            }
            None => false,
        };
        if done {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// Focuses the search field of the log, after opening the log if it is not always in sight.
fn search(player: Player, layout: Signal<Layout>) {
    match layout.get_untracked() {
        Layout::Desktop | Layout::Low => {}
        Layout::Landscape | Layout::Portrait => player.house.panels.log.set(true),
        Layout::Phone | Layout::Lying => player.desk.get_value().turn_to_tab(LOG),
    }
    after_drawing(|| {
        _ = to_first(".index .search input");
    });
}
