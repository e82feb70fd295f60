//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;

use crate::games::council_of_4::scene::Pick;
use crate::games::council_of_4::scene::keys::{Command, read};
use crate::games::council_of_4::web::state::{Hint, Table, rivals};
use crate::games::council_of_4::web::travel::travel;
use crate::scene::keys::HouseKey;
use crate::session::Session;
use crate::web::focus;
use crate::web::settings::preferences;

/// What Enter confirms once it is picked. On a card it takes the card back.
const PICKED: &str = ".spot, .permit, .council, .rv, .act";

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table) {
    let theme = preferences().theme;
    let rivals = rivals();
    let repeats = |command: &Command| matches!(command, Command::House(HouseKey::Travel(_)));
    table.listen(
        PICKED,
        move |press| {
            let draft = table.selection.draft.get_untracked();
            table.legal.with_untracked(|legal| read(legal, &draft, table.hints(), press))
        },
        repeats,
        move |command| {
            match command {
                Command::House(HouseKey::Travel(way)) => return travel(table.small.plan, way),
                Command::House(HouseKey::Confirm) => {
                    let is_ready =
                        table.selection.scene.with_untracked(|scene| scene.ready.is_some());
                    return is_ready && table.obey(HouseKey::Confirm, theme);
                }
                Command::House(HouseKey::Skip) => return rivals.hurry_by_key(),
                Command::House(key) => return table.obey(key, theme),
                Command::Pick(pick) => {
                    // From now on Enter means the preview, whatever had the focus before. If the layout
                    // splits the preview, its sentence has the focus.
                    focus::to_first(".rib, .rib [role=status]");
                    table.pick(pick);
                }
                Command::Back => back(table),
                Command::EndTurn => table.end_turn(),
                Command::Restart => {
                    table.go_back(table.session.with_untracked(Session::can_restart_turn));
                }
            }
            true
        },
    );
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
