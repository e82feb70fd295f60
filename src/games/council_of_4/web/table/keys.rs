//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;

use crate::games::council_of_4::scene::Pick;
use crate::games::council_of_4::scene::keys::{Command, read};
use crate::games::council_of_4::web::state::Table;
use crate::session::Session;

/// What Enter confirms once it is picked. On a card it takes the card back.
const PICKED: &str = ".spot, .permit, .council, .rv, .act";

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table) {
    table.listen(
        PICKED,
        move |press| {
            let draft = table.selection.draft.get_untracked();
            table.legal.with_untracked(|legal| read(legal, &draft, table.hints(), press))
        },
        |command| if let Command::House(key) = command { Some(*key) } else { None },
        move |command| {
            match command {
                Command::House(_) => return false,
                Command::Pick(pick) => table.pick_by_key(|table| table.pick(pick)),
                Command::Back => {
                    let is_begun = table.selection.draft.get_untracked().kind.is_some();
                    if !table.close_over() && is_begun {
                        table.pick(Pick::Back);
                    }
                }
                Command::EndTurn => table.end_turn(),
                Command::Restart => {
                    table.go_back(table.session.with_untracked(Session::can_restart_turn));
                }
            }
            true
        },
    );
}
