//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use crate::games::council_of_4::scene::Pick;
use crate::games::council_of_4::scene::keys::{Command, read};
use crate::games::council_of_4::web::state::{Hint, Table};
use crate::games::council_of_4::web::travel::travel;
use crate::session::Session;
use crate::web::focus;
use crate::web::focus::{closest, element};
use crate::web::keys::{is_field, press};
use crate::web::layers::layers;
use crate::web::settings::preferences;
use crate::web::theme::switch;

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table) {
    let (preferences, layers) = (preferences(), layers());
    // On the window: after a click outside everything, nothing in the table has the focus.
    let keys = window_event_listener(ev::keydown, move |event| {
        let target = element(event.target());
        let elsewhere = layers.top().is_some() || target.as_ref().is_some_and(is_field);
        if elsewhere || event.alt_key() || event.default_prevented() {
            return;
        }
        table.finish();
        let draft = table.selection.draft.get_untracked();
        let key = event.key();
        let press = press(&event, &key);
        let command = table.legal.with_untracked(|legal| read(legal, &draft, table.hints(), press));
        // A key that is held down must not trigger the next thing, too.
        if event.repeat() && !matches!(command, Some(Command::Travel(_))) {
            if key == "Enter" {
                event.prevent_default();
            }
            return;
        }
        let done = match command {
            None => false,
            Some(Command::Travel(way)) => travel(way),
            Some(Command::Confirm) => {
                let confirms = target.is_none_or(|target| confirms(&target))
                    && table.selection.scene.get_untracked().ready.is_some();
                if confirms {
                    table.confirm();
                }
                confirms
            }
            Some(Command::Pick(pick)) => {
                // From now on Enter means the preview, whatever had the focus before. If the layout
                // splits the preview, its sentence has the focus.
                focus::to_first(".rib, .rib [role=status]");
                table.pick(pick);
                true
            }
            Some(command) => {
                match command {
                    Command::Back => back(table),
                    Command::EndTurn => table.end_turn(),
                    Command::Undo => table.undo(),
                    Command::Redo => table.redo(),
                    Command::Restart => {
                        table.go_back(table.session.with_untracked(Session::can_restart_turn));
                    }
                    Command::ListMoves => {
                        focus::to_first(".legal-moves [role=option][tabindex='0']");
                        table.house.panels.moves.set(true);
                    }
                    Command::Hint => table.ask_for_hint(),
                    Command::HintOption(place) => table.open_hint(place),
                    Command::ShowKeys => table.house.panels.help.set(true),
                    Command::Theme => switch(preferences.theme),
                    Command::Confirm | Command::Pick(_) | Command::Travel(_) => {}
                }
                true
            }
        };
        if done {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());
}

/// Whether Enter confirms where it was pressed: on something picked, or on nothing at all. On a card it
/// takes the card back.
fn confirms(target: &Element) -> bool {
    closest(target, "button, [role=button], a").is_none_or(|control| {
        control.matches(".spot, .permit, .council, .rv, .act").unwrap_or(false)
            && control.get_attribute("aria-pressed").as_deref() == Some("true")
    })
}

/// Closes what is over the table first, then takes back the last pick.
fn back(table: Table) {
    let over = [table.small.list.get_untracked().is_some(), table.house.panels.log.get_untracked()];
    if table.hint.with_untracked(Hint::is_open) {
        table.close_hint();
    } else if over.contains(&true) || table.house.panels.moves.get_untracked() {
        table.house.panels.moves.set(false);
        table.small.list.set(None);
        table.house.panels.log.set(false);
    } else if table.selection.draft.get_untracked().kind.is_some() {
        table.pick(Pick::Back);
    }
}
