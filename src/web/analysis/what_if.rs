//! Playing on from a decision in another way, at a table that is kept nowhere.

use leptos::prelude::*;

use crate::games::Seat;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::scoring::scores;
use crate::record::Controller;
use crate::scene::analysis::what_if;
use crate::session::{Session, Stage};
use crate::text::{name_of, text};
use crate::web::art::{Icon, icon};
use crate::web::desk::{Desk, Table};
use crate::web::focus::{after_drawing, to_first};
use crate::web::home::SitDown;
use crate::web::replay::branch_off;
use crate::web::rivals::Minds;
use crate::web::score::verdict;
use crate::web::settings::{hear, preferences};
use crate::web::table::{Layout, Live, TopBar, lay};

/// The table of a decision, played on by the person at the screen.
#[component]
pub fn WhatIf(
    /// The table of the match, which stays as it is.
    match_desk: Desk,
    /// How many actions were played before the decision.
    at: usize,
    back: Callback<()>,
    /// On to a table.
    sit_down: SitDown,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    let table = match_desk.session.with_untracked(|table| {
        let begun = what_if(table, at)?;
        Session::open(begun).ok()
    });
    let Some(table) = table else {
        back.run(());
        return ().into_any();
    };
    let words = text().analysis();
    let note = note(match_desk, &table);
    let desk = Desk::unkept(table, match_desk.bots);
    lay(desk, Minds::Thread);
    preferences().keep_language();
    hear(desk.session);
    let out = Callback::new(move |()| {
        desk.leave();
        back.run(());
    });
    let round = desk.view.get_untracked().table.round();
    // Once it is over it tells how it ended.
    let says = move || {
        if desk.stage.get() != Stage::Over {
            return note.clone();
        }
        let view = desk.view.get();
        verdict(&scores(&view.table, view.hand_sizes), &desk.seats())
    };
    after_drawing(|| _ = to_first(".unkept .back"));
    view! {
        <div class="what-if">
            <section class="unkept" aria-label=(words.what_if_title)(round)>
                <button
                    class="btn back"
                    type="button"
                    aria-label=words.back
                    on:click=move |_| out.run(())
                >
                    {icon(Icon::Previous)}
                    <span class="word">{words.back}</span>
                </button>
                <b>{(words.what_if_title)(round)}</b>
                <p role="status">{says}</p>
                {match_desk
                    .keeper
                    .map(|keeper| {
                        let keep = move |_| {
                            let record = desk.session.with_untracked(|now| now.record().clone());
                            // Some of them may have been taken back.
                            let at = match_desk
                                .session
                                .with_untracked(|table| shared(&table.record().actions, &record.actions));
                            if let Some(seating) = branch_off(record, keeper.id(), at) {
                                desk.leave();
                                sit_down.run(Some(seating));
                            }
                        };
                        view! {
                            <button
                                class="btn keep"
                                type="button"
                                aria-label=text().replay().keep
                                on:click=keep
                            >
                                {icon(Icon::Fork)}
                                <span class="word">{text().replay().keep}</span>
                            </button>
                        }
                    })}
            </section>
            <Layout>
                <TopBar leave=out look=RwSignal::new(false) no_thread kept=false />
            </Layout>
        </div>
        <Live />
    }
    .into_any()
}

/// How many actions are the same in both.
fn shared(one: &[Action], other: &[Action]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Who plays whom, and that nothing of it is kept.
fn note(match_desk: Desk, table: &Table) -> String {
    let names = match_desk.names();
    let before = match_desk.seats();
    let name = |seat: usize| name_of(&names, Seat(seat as u8)).into_owned();
    let seats = &table.record().seats;
    let person = seats.iter().position(|who| who.controller == Controller::Person);
    let replaced = seats.iter().zip(&before).enumerate().filter(|(_, (now, then))| {
        now.controller != Controller::Person && then.controller == Controller::Person
    });
    let replaced: Vec<String> = replaced.map(|(seat, _)| name(seat)).collect();
    (text().analysis().what_if_note)(&name(person.unwrap_or_default()), &replaced)
}
