//! Keys at the table: what is done with a press, and the commands that every table obeys.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::Table;
use crate::preferences::Theme;
use crate::scene::keys::{HouseKey, Press};
use crate::web::focus::{self, element};
use crate::web::keys::{is_field, press};
use crate::web::layers::layers;
use crate::web::pointed::pointed;
use crate::web::screen::Screen;
use crate::web::theme::switch;

impl<G: Screen> Table<G> {
    /// Listens for presses anywhere outside fields and dialogs as long as the table exists. The game says what a
    /// press means and whether it may be repeated by holding the key, and does it; `act` returns whether anything was
    /// done. Enter and Space alone at a control to which the focus was moved press that control, but for Enter at something
    /// picked (`picked`, a selector), which confirms.
    pub fn listen<C: 'static>(
        self,
        picked: &'static str,
        read: impl Fn(Press<'_>) -> Option<C> + 'static,
        repeats: fn(&C) -> bool,
        act: impl Fn(C) -> bool + 'static,
    ) {
        let (layers, pointed) = (layers(), pointed());
        let keeps = move |key: &str, control: &Element| match key {
            "Enter" => {
                let is_on = control.get_attribute("aria-pressed").as_deref() == Some("true");
                !(is_on && control.matches(picked).unwrap_or(false))
            }
            " " => !control.has_attribute("aria-disabled"),
            _ => false,
        };
        // On the window: after a click outside everything, nothing in the table has the focus.
        let keys = window_event_listener(ev::keydown, move |event| {
            let target = element(event.target());
            let elsewhere = layers.top().is_some() || target.as_ref().is_some_and(is_field);
            if elsewhere || event.default_prevented() {
                return;
            }
            self.finish();
            let (key, code) = (event.key(), event.code());
            let press = press(&event, &key, &code);
            let alone = !press.shift && !press.control;
            let control = pointed.control_at(target.as_ref()).filter(|_| alone);
            if control.is_some_and(|control| keeps(&key, &control)) {
                return;
            }
            let command = read(press);
            // A key that is held down must not trigger the next thing, too.
            let done = if event.repeat() && !command.as_ref().is_some_and(repeats) {
                key == "Enter"
            } else {
                command.is_some_and(&act)
            };
            if done {
                event.prevent_default();
            }
        });
        on_cleanup(move || keys.remove());
    }

    /// Obeys a command that every table has. Returns whether anything was done.
    pub fn obey(&self, key: HouseKey, theme: RwSignal<Theme>) -> bool {
        match key {
            HouseKey::Travel(way) => return focus::travel(way),
            HouseKey::Confirm => self.confirm(),
            HouseKey::Undo => self.undo(),
            HouseKey::Redo => self.redo(),
            // The bots of a table are beside it.
            HouseKey::Skip => return false,
            HouseKey::Hint => self.ask_for_hint(),
            HouseKey::HintOption(place) => self.open_hint(place),
            HouseKey::ListMoves => {
                focus::to_first(".legal-moves [role=option][tabindex='0']");
                self.house.panels.moves.set(true);
            }
            HouseKey::ShowKeys => self.house.panels.help.set(true),
            HouseKey::Theme => switch(theme),
        }
        true
    }
}
