//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;
use web_sys::Element;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::scene::Pick;
use crate::games::the_council::scene::keys::{Command, Shows, read};
use crate::games::the_council::web::state::{Hint, Showing, Table, rivals};
use crate::scene::Shown;
use crate::scene::keys::HouseKey;
use crate::web::focus;
use crate::web::focus::closest;
use crate::web::settings::preferences;

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table, showing: Showing) {
    let theme = preferences().theme;
    let rivals = rivals();
    let repeats = |command: &Command| matches!(command, Command::House(HouseKey::Travel(_)));
    table.listen(
        move |press| {
            let draft = table.selection.draft.get_untracked();
            let shows = Shows { hints: table.hints(), result: table.house.holds.get_untracked() };
            table.view.with_untracked(|view| read(view, &draft, shows, press))
        },
        repeats,
        move |command, target| {
            match command {
                Command::House(HouseKey::Confirm) => {
                    let draft = table.selection.draft.get_untracked();
                    let is_ready =
                        table.selection.scene.with_untracked(|scene| scene.ready.is_some())
                            && TheCouncil::action(&draft, &table.view.get_untracked()).is_some();
                    let confirms = is_ready && target.is_none_or(|target| confirms(&target));
                    return confirms && table.obey(HouseKey::Confirm, theme);
                }
                Command::House(HouseKey::Skip) => return rivals.hurry_by_key(target.as_ref()),
                Command::House(key) => return table.obey(key, theme),
                Command::GoOn => {
                    let free = target.is_none_or(|target| is_free(&target));
                    if free {
                        showing.go_on();
                    }
                    return free;
                }
                Command::Pick(Pick::Clear) if is_over(table) => close(table),
                Command::Pick(pick) => {
                    // From now on Enter means the preview, whatever had the focus before.
                    focus::to_first(".rib, .rib [role=status]");
                    table.pick(pick);
                }
                Command::ShowAgain => showing.show_again(),
            }
            true
        },
    );
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
