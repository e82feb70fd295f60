//! Playing on from a decision in another way, at a table that is not saved.

use leptos::prelude::*;

use crate::record::{Controller, Match};
use crate::rules::Seat;
use crate::scene::analysis::what_if;
use crate::session::Session;
use crate::text::{name_of, text};
use crate::web::screen::Screen;
use crate::web::state::Table;
use crate::web::state::branch::branch_off;
use crate::web::state::keeper::SitDown;
use crate::web::state::played_on::{PlayedOn, played_on};

/// Returns the table of the decision after so many actions of a match, played on by the person at the screen. The match
/// does not change.
pub fn decided_anew<G: Screen>(
    match_table: Table<G>,
    at: usize,
    back: Callback<()>,
    sit_down: SitDown<G>,
    no_thread: RwSignal<bool>,
) -> AnyView {
    let begun = match_table.session.with_untracked(|session| {
        let begun = what_if(session, at)?;
        Session::open(begun).ok()
    });
    let Some(begun) = begun else {
        back.run(());
        return ().into_any();
    };
    let note = note(match_table, &begun);
    let (back_says, bots) = (text().analysis().back(), match_table.bots);
    let keep = keep(match_table, sit_down);
    let on = PlayedOn { begun, note, back_says, back, keep, bots, no_thread };
    played_on(on)
}

/// Returns what keeps a match that goes on from that of a table in another way, beside it; `None` if that is not kept.
pub fn keep<G: Screen>(match_table: Table<G>, sit_down: SitDown<G>) -> Option<Callback<Match<G>>> {
    let keeper = match_table.keeper?;
    Some(Callback::new(move |record: Match<G>| {
        // Some of them may have been undone.
        let at = match_table
            .session
            .with_untracked(|session| shared(&session.record().actions, &record.actions));
        if let Some(seating) = branch_off(record, keeper.id(), at) {
            sit_down.run(Some(seating));
        }
    }))
}

/// Returns the number of actions at the start that are the same in both.
fn shared<A: PartialEq>(one: &[A], other: &[A]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Returns the note about who plays for whom, and that the table is not saved.
pub fn note<G: Screen>(match_table: Table<G>, begun: &Session<G>) -> String {
    let names = match_table.names();
    let before = match_table.seats();
    let name = |seat: usize| name_of(&names, Seat(seat as u8)).into_owned();
    let seats = &begun.record().seats;
    let person = seats.iter().position(|who| who.controller == Controller::Person);
    let replaced = seats.iter().zip(&before).enumerate().filter(|(_, (now, then))| {
        now.controller != Controller::Person && then.controller == Controller::Person
    });
    let replaced: Vec<String> = replaced.map(|(seat, _)| name(seat)).collect();
    text().analysis().what_if_note(&name(person.unwrap_or_default()), &replaced)
}
