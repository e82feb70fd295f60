//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::ev;
use leptos::prelude::*;
use web_sys::Element;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::scene::keys::{Command, Shows, read};
use crate::games::the_council::web::state::{Hint, Showing, Table};
use crate::scene::Shown;
use crate::web::focus;
use crate::web::focus::{closest, element};
use crate::web::keys::{is_field, press};
use crate::web::layers::layers;
use crate::web::settings::preferences;
use crate::web::theme::switch;

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table, showing: Showing) {
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
        let shows = Shows { hints: table.hints(), result: table.house.holds.get_untracked() };
        let key = event.key();
        let press = press(&event, &key);
        let command = table.view.with_untracked(|view| read(view, &draft, shows, press));
        // A key that is held down must not trigger the next thing, too.
        let repeats = matches!(command, Some(Command::Travel(_)));
        if event.repeat() && !repeats {
            if key == "Enter" {
                event.prevent_default();
            }
            return;
        }
        let done = match command {
            None => false,
            Some(Command::Travel(way)) => focus::travel(way),
            Some(Command::GoOn) => {
                let free = target.is_none_or(|target| is_free(&target));
                if free {
                    showing.go_on();
                }
                free
            }
            Some(Command::Confirm) => {
                let is_ready = table.selection.scene.with_untracked(|scene| scene.ready.is_some())
                    && TheCouncil::action(&draft, &table.view.get_untracked()).is_some();
                let confirms = is_ready && target.is_none_or(|target| confirms(&target));
                if confirms {
                    table.confirm();
                }
                confirms
            }
            Some(Command::Pick(pick)) => {
                if !is_over(table) || pick != crate::games::the_council::scene::Pick::Clear {
                    // From now on Enter means the preview, whatever had the focus before.
                    focus::to_first(".rib, .rib [role=status]");
                    table.pick(pick);
                } else {
                    close(table);
                }
                true
            }
            Some(command) => {
                match command {
                    Command::ShowAgain => showing.show_again(),
                    Command::Undo => table.undo(),
                    Command::Redo => table.redo(),
                    Command::ListMoves => {
                        focus::to_first(".legal-moves [role=option][tabindex='0']");
                        table.house.panels.moves.set(true);
                    }
                    Command::Hint => table.ask_for_hint(),
                    Command::HintOption(place) => table.open_hint(place),
                    Command::ShowKeys => table.house.panels.help.set(true),
                    Command::Theme => switch(preferences.theme),
                    Command::Confirm | Command::GoOn | Command::Pick(_) | Command::Travel(_) => {}
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

/// Whether Enter does not press what has the focus.
fn is_free(target: &Element) -> bool {
    closest(target, "button, [role=button], a").is_none()
}

/// Whether Enter confirms where it was pressed: on something picked, or on nothing at all.
fn confirms(target: &Element) -> bool {
    closest(target, "button, [role=button], a").is_none_or(|control| {
        control.matches(".tcard, .act").unwrap_or(false)
            && control.get_attribute("aria-pressed").as_deref() == Some("true")
    })
}

/// Whether something lies over the table.
fn is_over(table: Table) -> bool {
    let panels = table.house.panels;
    table.hint.with_untracked(Hint::is_open)
        || panels.moves.get_untracked()
        || panels.log.get_untracked()
}

/// Closes what lies over the table.
fn close(table: Table) {
    if table.hint.with_untracked(Hint::is_open) {
        table.close_hint();
    } else {
        table.house.panels.moves.set(false);
        table.house.panels.log.set(false);
    }
}
