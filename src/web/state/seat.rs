//! Seating a match at a table on the screen.

use leptos::prelude::*;

use super::keeper::{Seating, SitDown, copy_of, table_of};
use super::rivals::Minds;
use super::table::Table;
use crate::archive::daily::from_the_beginning;
use crate::archive::{Address, Kept};
use crate::rules::Seat;
use crate::session::Session;
use crate::web::address;
use crate::web::aside::Aside;
use crate::web::bot::Bots;
use crate::web::by_link::ChangeSeat;
use crate::web::elsewhere::Elsewhere;
use crate::web::later::Coming;
use crate::web::screen::Screen;
use crate::web::seed::new_seed;
use crate::web::table_screen::TableScreen;

/// Draws a screen in place of a table, or over it.
pub type Asides<G> = fn(Table<G>, Aside, SitDown<G>) -> Coming<AnyView>;

/// The ways from a table.
#[derive(Clone, Copy)]
pub struct Ways<G: Screen> {
    /// Returns to the start page, with the match and whether it could be saved.
    pub leave: Callback<(Kept<G>, bool)>,
    /// Opens another table in place of this one.
    pub sit_down: SitDown<G>,
    /// Takes back a match that another tab continued or that could not be saved.
    pub take_back: Callback<(Kept<G>, bool)>,
    pub asides: Asides<G>,
}

/// Shows a match at its table. `no_thread` is set when the page plays the bots itself, as well as it can.
pub fn seat<G: Screen>(
    seating: Seating<G>,
    bots: StoredValue<Bots, LocalStorage>,
    no_thread: RwSignal<bool>,
    ways: Ways<G>,
) -> AnyView {
    let Ways { leave, sit_down, take_back, asides } = ways;
    let learns = RwSignal::new(seating.learns);
    let table = Table::new(seating, bots);
    table.lay(Minds::Thread);
    table.make_only_moves();
    table.tell_the_goal();
    let id = table.keeper.map(|keeper| keeper.id());
    // A reload comes back here, with every hand behind the curtain again.
    if let Some(id) = id {
        address::enter(&Address::Table(id));
    }
    let follow = Callback::new(move |()| {
        if let Some((apart, is_saved)) = table.follow() {
            take_back.run((apart, is_saved));
        }
    });
    table.follow_the_other_tab(follow);
    // Ends everything in progress at this table.
    let rise = move || {
        table.finish();
        table.leave();
        table.save_now();
        table.keeper.inspect(|keeper| keeper.let_go());
    };
    let leave = Callback::new(move |()| {
        rise();
        table.left().into_iter().for_each(|left| leave.run(left));
    });
    let keep_both = Callback::new(move |()| {
        let session = table.session.get_untracked();
        let copy = table.kept().map(|kept| copy_of(&kept));
        rise();
        sit_down.run(copy.map(|kept| Seating::new(session, kept)));
    });
    let sit_down = Callback::new(move |seating: Option<Seating<G>>| {
        rise();
        if let Some((kept, is_saved)) = table.left() {
            take_back.run((kept, is_saved));
        }
        sit_down.run(seating);
    });
    let change = Callback::new(move |seat: Seat| {
        table.finish();
        table.save_now();
        let seating = table.kept().and_then(|mut kept| {
            kept.envelope.change_seat(seat);
            // This table lets it go only after the next one asks.
            Some(Seating { takes: true, ..Seating::new(table_of(&kept)?, kept) })
        });
        sit_down.run(seating);
    });
    let again = Callback::new(move |same: bool| {
        let again = |session: &Session<G>| match same {
            true => from_the_beginning(session.record()),
            false => session.record().again(new_seed()),
        };
        let (record, mine) =
            table.session.with_untracked(|session| (again(session), session.mine()));
        // It could begin before, so it can begin again.
        sit_down.run(Seating::open_for(record, mine, None));
    });
    provide_context(Elsewhere { keep_both, follow });
    provide_context(ChangeSeat { mine: table.house.mine, change });
    let aside = Callback::new(move |of| asides(table, of, sit_down));
    view! { <TableScreen id learns no_thread leave again aside /> }.into_any()
}
