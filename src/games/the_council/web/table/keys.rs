//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::scene::Pick;
use crate::games::the_council::scene::keys::{Command, Shows, read};
use crate::games::the_council::web::state::{Hint, Showing, Table, rivals};
use crate::scene::Shown;
use crate::scene::keys::HouseKey;
use crate::web::focus;
use crate::web::settings::preferences;

/// What Enter confirms once it is picked.
const PICKED: &str = ".tcard, .act";

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table, showing: Showing) {
    let theme = preferences().theme;
    let rivals = rivals();
    let repeats = |command: &Command| matches!(command, Command::House(HouseKey::Travel(_)));
    table.listen(
        PICKED,
        move |press| {
            let draft = table.selection.draft.get_untracked();
            let shows = Shows { hints: table.hints(), result: table.house.holds.get_untracked() };
            table.view.with_untracked(|view| read(view, &draft, shows, press))
        },
        repeats,
        move |command| {
            match command {
                Command::House(HouseKey::Confirm) => {
                    let draft = table.selection.draft.get_untracked();
                    let is_ready =
                        table.selection.scene.with_untracked(|scene| scene.ready.is_some())
                            && TheCouncil::action(&draft, &table.view.get_untracked()).is_some();
                    return is_ready && table.obey(HouseKey::Confirm, theme);
                }
                Command::House(HouseKey::Skip) => return rivals.hurry_by_key(),
                Command::House(key) => return table.obey(key, theme),
                Command::GoOn => showing.go_on(),
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
