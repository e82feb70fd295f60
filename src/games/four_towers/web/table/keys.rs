//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;
use web_sys::Element;

use crate::games::four_towers::scene::Pick;
use crate::games::four_towers::scene::keys::{Command, read};
use crate::games::four_towers::web::state::{Hint, Table, rivals};
use crate::games::four_towers::web::travel::travel;
use crate::scene::keys::HouseKey;
use crate::web::focus;
use crate::web::focus::closest;
use crate::web::settings::preferences;

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table) {
    let theme = preferences().theme;
    let rivals = rivals();
    let repeats = |command: &Command| matches!(command, Command::House(HouseKey::Travel(_)));
    table.listen(
        move |press| {
            let draft = table.selection.draft.get_untracked();
            let (view, picked) =
                (table.view.read_untracked(), table.selection.picked.read_untracked());
            read(&view, &draft, &picked.scene, table.hints(), press)
        },
        repeats,
        move |command, target| {
            match command {
                Command::House(HouseKey::Travel(way)) => return travel(way),
                Command::House(HouseKey::Confirm) => {
                    let is_ready =
                        table.selection.scene.with_untracked(|scene| scene.ready.is_some());
                    let confirms = is_ready && target.is_none_or(|target| confirms(&target));
                    // A hint opens its first action.
                    if table.hint.with_untracked(Hint::is_open) {
                        return confirms && table.obey(HouseKey::Confirm, theme);
                    }
                    if confirms {
                        table.commit();
                    }
                    return confirms;
                }
                Command::House(HouseKey::Skip) => return rivals.hurry_by_key(target.as_ref()),
                Command::House(key) => return table.obey(key, theme),
                Command::Pick(Pick::Clear) if is_over(table) => close(table),
                Command::Pick(pick) => {
                    // From now on Enter means the preview, whatever had the focus before.
                    focus::to_first(".rib, .rib [role=status]");
                    table.press(pick);
                }
                Command::Back => table.give_back(),
                Command::Rest => table.do_rest(),
            }
            true
        },
    );
}

/// Whether Enter confirms where it was pressed: on something picked, or on nothing at all.
fn confirms(target: &Element) -> bool {
    closest(target, "button, [role=button], a").is_none_or(|control| {
        control.matches(".spot, .champion-card, .play, .ft-opt").unwrap_or(false)
            && control.get_attribute("aria-pressed").as_deref() == Some("true")
    })
}

/// Whether something lies over the table.
fn is_over(table: Table) -> bool {
    let panels = table.house.panels;
    table.hint.with_untracked(Hint::is_open)
        || panels.moves.get_untracked()
        || panels.log.get_untracked()
        || table.small.plays.get_untracked()
}

/// Closes what lies over the table.
fn close(table: Table) {
    if table.hint.with_untracked(Hint::is_open) {
        table.close_hint();
    } else {
        table.house.panels.moves.set(false);
        table.house.panels.log.set(false);
        table.small.close();
    }
}
