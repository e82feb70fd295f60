//! Keys at the table: what is done with a press, and the commands that every table obeys.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use super::{Hint, Table};
use crate::scene::keys::{HouseKey, Press};
use crate::web::desk::Rivals;
use crate::web::focus::{self, element};
use crate::web::keys::{is_field, press};
use crate::web::layers::layers;
use crate::web::pointed::pointed;
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::theme::switch;

impl<G: Screen> Table<G> {
    /// Listens for presses anywhere outside fields and dialogs as long as the table exists. The game says what a press means
    /// (`read`), which of that every table has (`of_house`), and does the rest; `act` returns whether anything was done.
    /// Enter and Space alone at a control to which the focus was moved press that control, but for Enter at something
    /// picked (`picked`, a selector), which confirms.
    pub fn listen<C: 'static>(
        self,
        picked: &'static str,
        read: impl Fn(Press<'_>) -> Option<C> + 'static,
        of_house: fn(&C) -> Option<HouseKey>,
        act: impl Fn(C) -> bool + 'static,
    ) {
        let (layers, pointed) = (layers(), pointed());
        let (theme, rivals): (_, Rivals) = (preferences().theme, expect_context());
        let confirms = (G::PARTS.confirms)();
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
            let house = command.as_ref().and_then(of_house);
            // A key that is held down must not trigger the next thing, too.
            let is_done = match (command, house) {
                _ if event.repeat() && !matches!(house, Some(HouseKey::Travel(_))) => {
                    key == "Enter"
                }
                (_, Some(HouseKey::Confirm)) => self.confirm_picked(confirms),
                (_, Some(HouseKey::Skip)) => rivals.hurry_by_key(),
                (_, Some(HouseKey::Theme)) => {
                    switch(theme);
                    true
                }
                (_, Some(key)) => self.obey(key),
                (Some(command), None) => act(command),
                (None, None) => false,
            };
            if is_done {
                event.prevent_default();
            }
        });
        on_cleanup(move || keys.remove());
    }

    /// Confirms what is picked, if it is an action. Returns whether it is.
    fn confirm_picked(&self, confirms: Option<Callback<()>>) -> bool {
        let draft = self.selection.draft.get_untracked();
        let action = self.view.with_untracked(|view| G::action(&draft, view));
        let is_ready = action.is_some_and(|action| {
            self.legal.with_untracked(|legal| legal.actions().contains(&action))
        });
        // A hint opens its first action.
        let confirms = confirms.filter(|_| !self.hint.with_untracked(Hint::is_open));
        match confirms {
            _ if !is_ready => {}
            Some(confirms) => confirms.run(()),
            None => self.confirm(),
        }
        is_ready
    }

    /// Obeys another command that every table has. Returns whether anything was done.
    fn obey(&self, key: HouseKey) -> bool {
        match key {
            HouseKey::Travel(way) => {
                return self.view.with_untracked(|view| (G::PARTS.travel)(view, way));
            }
            HouseKey::Undo => self.undo(),
            HouseKey::Redo => self.redo(),
            HouseKey::Hint => self.ask_for_hint(),
            HouseKey::HintOption(place) => self.open_hint(place),
            HouseKey::ListMoves => {
                focus::to_first(".legal-moves [role=option][tabindex='0']");
                self.house.panels.moves.set(true);
            }
            HouseKey::ShowKeys => self.house.panels.help.set(true),
            HouseKey::Confirm | HouseKey::Skip | HouseKey::Theme => return false,
        }
        true
    }

    /// Picks something by a key: from now on Enter means the preview, whatever had the focus before. If the layout splits
    /// the preview, its sentence has the focus.
    pub fn pick_by_key(&self, pick: impl FnOnce(&Table<G>)) {
        focus::to_first(".rib, .rib [role=status]");
        pick(self);
    }

    /// Closes what lies over the table. Returns whether anything does.
    pub fn close_over(&self) -> bool {
        if self.hint.with_untracked(Hint::is_open) {
            self.close_hint();
            return true;
        }
        let panels = self.house.panels;
        let lists = self.small.list.with_untracked(Option::is_some);
        let is_over = lists || panels.moves.get_untracked() || panels.log.get_untracked();
        if is_over {
            panels.moves.set(false);
            panels.log.set(false);
            self.small.close_list();
        }
        is_over
    }
}
