//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;

use crate::games::four_towers::scene::Pick;
use crate::games::four_towers::scene::keys::{Command, read};
use crate::games::four_towers::web::state::Table;

/// What Enter confirms once it is picked.
const PICKED: &str = ".spot, .champion-card, .ft-play, .ft-opt";

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table) {
    table.listen(
        PICKED,
        move |press| {
            let draft = table.selection.draft.get_untracked();
            let (view, picked) =
                (table.view.read_untracked(), table.selection.picked.read_untracked());
            read(&view, &draft, &picked.scene, table.hints(), press)
        },
        |command| if let Command::House(key) = command { Some(*key) } else { None },
        move |command| {
            match command {
                Command::House(_) => return false,
                Command::Pick(Pick::Clear) if table.close_over() => {}
                Command::Pick(pick) => table.pick_by_key(|table| table.press(pick)),
                Command::Back => table.give_back(),
                Command::Rest => table.do_rest(),
            }
            true
        },
    );
}
