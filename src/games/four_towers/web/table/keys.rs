//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;

use crate::games::four_towers::scene::Pick;
use crate::games::four_towers::scene::keys::{Command, read};
use crate::games::four_towers::web::state::{Hint, Table, rivals};
use crate::games::four_towers::web::travel::travel;
use crate::scene::keys::HouseKey;
use crate::web::focus;
use crate::web::screen::Small;
use crate::web::settings::preferences;

/// What Enter confirms once it is picked.
const PICKED: &str = ".spot, .champion-card, .ft-play, .ft-opt";

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table) {
    let theme = preferences().theme;
    let rivals = rivals();
    let repeats = |command: &Command| matches!(command, Command::House(HouseKey::Travel(_)));
    table.listen(
        PICKED,
        move |press| {
            let draft = table.selection.draft.get_untracked();
            let (view, picked) =
                (table.view.read_untracked(), table.selection.picked.read_untracked());
            read(&view, &draft, &picked.scene, table.hints(), press)
        },
        repeats,
        move |command| {
            match command {
                Command::House(HouseKey::Travel(way)) => return travel(way),
                Command::House(HouseKey::Confirm) => {
                    let is_ready =
                        table.selection.scene.with_untracked(|scene| scene.ready.is_some());
                    // A hint opens its first action.
                    if table.hint.with_untracked(Hint::is_open) {
                        return is_ready && table.obey(HouseKey::Confirm, theme);
                    }
                    if is_ready {
                        table.commit();
                    }
                    return is_ready;
                }
                Command::House(HouseKey::Skip) => return rivals.hurry_by_key(),
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
        table.small.close_lists();
    }
}
