//! Playing on from a decision in another way, at a table that is kept nowhere.

use leptos::prelude::*;

use crate::games::Seat;
use crate::games::council_of_4::scoring::scores;
use crate::record::Controller;
use crate::scene::analysis::what_if;
use crate::session::{Session, Stage};
use crate::text::{name_of, text};
use crate::web::art::{Icon, icon};
use crate::web::desk::{Desk, Table};
use crate::web::focus::{after_drawing, to_first};
use crate::web::layout::phone;
use crate::web::rivals::Minds;
use crate::web::rules::RulesButton;
use crate::web::score::verdict;
use crate::web::settings::hear;
use crate::web::table::{History, KeysButton, Layout, Live, MovesButton, lay};
use crate::web::theme::ThemeButton;

/// The table of a decision, played on by the person at the screen.
#[component]
pub fn WhatIf(
    /// The table of the match, which stays as it is.
    match_desk: Desk,
    /// How many actions were played before the decision.
    at: usize,
    back: Callback<()>,
) -> impl IntoView {
    let table = match_desk.session.with_untracked(|table| {
        let begun = what_if(table, at)?;
        Session::open(begun).ok()
    });
    let Some(table) = table else {
        back.run(());
        return ().into_any();
    };
    let note = note(match_desk, &table);
    let desk = Desk::unkept(table, match_desk.bots);
    lay(desk, Minds::Thread);
    hear(desk.session);
    let out = Callback::new(move |()| {
        desk.leave();
        back.run(());
    });
    after_drawing(|| _ = to_first(".what-if-bar .back"));
    let small = phone();
    let round = desk.view.get_untracked().table.round();
    // Once it is over it tells how it ended.
    let says = Memo::new(move |_| {
        if desk.stage.get() != Stage::Over {
            return note.clone();
        }
        let view = desk.view.get();
        verdict(&scores(&view.table, view.hand_sizes), &desk.seats())
    });
    view! {
        <div class="what-if" class:small=small>
            // The bar of a small screen has no room for it.
            {move || small.get().then(|| view! { <Note says /> })}
            <Layout>
                <Bar round says small back=out />
            </Layout>
        </div>
        <Live />
    }
    .into_any()
}

/// Who plays whom.
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
    (text().analysis.what_if_note)(&name(person.unwrap_or_default()), &replaced)
}

/// Who plays, and that nothing of it is kept.
#[component]
fn Note(says: Memo<String>) -> impl IntoView {
    view! {
        <p class="note unkept" role="status">
            {says}
        </p>
    }
}

/// The bar above the table: that it is kept nowhere, and the way back.
#[component]
fn Bar(
    /// The round that it began in.
    round: u16,
    says: Memo<String>,
    #[prop(into)] small: Signal<bool>,
    back: Callback<()>,
) -> impl IntoView {
    let words = &text().analysis;
    view! {
        <header class="top what-if-bar">
            <button
                class="btn back"
                type="button"
                aria-label=words.back
                on:click=move |_| back.run(())
            >
                {icon(Icon::Previous)}
                <span class="word">{words.back}</span>
            </button>
            <h1>{(words.what_if_title)(round)}</h1>
            {move || (!small.get()).then(|| view! { <Note says /> })}
            <span class="sp"></span>
            <MovesButton />
            <KeysButton />
            <RulesButton />
            <ThemeButton />
            <History />
        </header>
    }
}
