//! Keys of the table, pressed anywhere outside fields and dialogs.

use leptos::prelude::*;

use crate::games::the_council::scene::Pick;
use crate::games::the_council::scene::keys::{Command, Shows, read};
use crate::games::the_council::web::state::{Showing, Table};

/// What Enter confirms once it is picked.
const PICKED: &str = ".tcard, .act";

/// Listens for key presses as long as the table exists.
pub fn listen(table: Table, showing: Showing) {
    table.listen(
        PICKED,
        move |press| {
            let draft = table.selection.draft.get_untracked();
            let shows = Shows { hints: table.hints(), result: table.house.holds.get_untracked() };
            table.view.with_untracked(|view| read(view, &draft, shows, press))
        },
        |command| if let Command::House(key) = command { Some(*key) } else { None },
        move |command| {
            match command {
                Command::House(_) => return false,
                Command::GoOn => showing.go_on(),
                Command::ShowAgain => showing.show_again(),
                Command::Pick(Pick::Clear) if table.close_over() => {}
                Command::Pick(pick) => table.pick_by_key(|table| table.pick(pick)),
            }
            true
        },
    );
}
