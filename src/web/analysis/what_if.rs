//! Playing on from a decision in another way, at a table that is not saved.

use leptos::prelude::*;

use crate::record::Controller;
use crate::rules::Seat;
use crate::scene::analysis::what_if;
use crate::session::{Session, Stage};
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::verdict;
use crate::web::art::{Icon, icon};
use crate::web::branch::branch_off;
use crate::web::focus::{after_drawing, to_first};
use crate::web::frame::frame;
use crate::web::keeper::SitDown;
use crate::web::lay::lay;
use crate::web::live::Live;
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::sound::hear;
use crate::web::state::{Minds, Table};
use crate::web::top::TopBar;

/// Table of a decision, played on by the person at the screen.
#[component]
pub fn WhatIf<G: Screen>(
    /// Table of the match, which does not change.
    match_table: Table<G>,
    /// Number of actions before the decision.
    at: usize,
    back: Callback<()>,
    /// Opens a table.
    sit_down: SitDown<G>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    let begun = match_table.session.with_untracked(|session| {
        let begun = what_if(session, at)?;
        Session::open(begun).ok()
    });
    let Some(begun) = begun else {
        back.run(());
        return ().into_any();
    };
    let words = text().analysis();
    let note = note(match_table, &begun);
    let table = Table::what_if(begun, match_table.bots);
    lay(table, Minds::Thread);
    preferences().keep_language();
    hear(table.session);
    let out = Callback::new(move |()| {
        table.leave();
        back.run(());
    });
    let round = (G::cover().round.numbered)(table.view.with_untracked(G::round));
    // At the end it shows the result.
    let says = move || {
        if table.house.stage.get() != Stage::Over {
            return note.clone();
        }
        table.view.with(|view| verdict::<G>(view, &table.seats()))
    };
    after_drawing(|| _ = to_first(".unkept .back"));
    let look = RwSignal::new(false);
    let bar = view! { <TopBar table leave=out look no_thread /> }.into_any();
    view! {
        <div class="what-if">
            <section class="unkept" aria-label=words.what_if_title(&round)>
                <button
                    class="btn back"
                    type="button"
                    aria-label=words.back()
                    on:click=move |_| out.run(())
                >
                    {icon(Icon::Previous)}
                    <span class="word">{words.back()}</span>
                </button>
                <b>{words.what_if_title(&round)}</b>
                <p role="status">{says}</p>
                {match_table
                    .keeper
                    .map(|keeper| {
                        let keep = move |_| {
                            let record = table.session.with_untracked(|now| now.record().clone());
                            // Some of them may have been undone.
                            let at = match_table
                                .session
                                .with_untracked(|session| shared(&session.record().actions, &record.actions));
                            if let Some(seating) = branch_off(record, keeper.id(), at) {
                                table.leave();
                                sit_down.run(Some(seating));
                            }
                        };
                        view! {
                            <button
                                class="btn keep"
                                type="button"
                                aria-label=text().replay().keep()
                                on:click=keep
                            >
                                {icon(Icon::Fork)}
                                <span class="word">{text().replay().keep()}</span>
                            </button>
                        }
                    })}
            </section>
            {frame::<G>(bar)}
        </div>
        <Live table />
    }
    .into_any()
}

/// Returns the number of actions at the start that are the same in both.
fn shared<A: PartialEq>(one: &[A], other: &[A]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Returns the note about who plays for whom, and that the table is not saved.
fn note<G: Screen>(match_table: Table<G>, begun: &Session<G>) -> String {
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
