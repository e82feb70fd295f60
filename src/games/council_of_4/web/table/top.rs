//! Bar above the table: the match, whether it is saved, and the way out.

use leptos::prelude::*;

use super::moves::MovesButton;
use crate::archive::Saved;
use crate::games::council_of_4::text::tip::Tip;
use crate::games::council_of_4::text::{Subjects, log};
use crate::games::council_of_4::web::rules::RulesButton;
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::text::tip::Tip as HouseTip;
use crate::web::branch::{BranchTag, branch_of};
use crate::web::dialog::truth;
use crate::web::elsewhere::StorageBars;
use crate::web::gear::SettingsButton;
use crate::web::history::History;
use crate::web::home::HomeButton;
use crate::web::keys::KeysButton;
use crate::web::theme::ThemeButton;
use crate::web::tip::tip;

/// Bar above the table.
#[component]
pub fn TopBar(
    leave: Callback<()>,
    /// Whether the table is only viewed after the end.
    look: RwSignal<bool>,
    /// Whether the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    let table = table();
    // A table that is not kept has its own way out, and would not survive a change of language.
    let kept = table.house.may.is_kept();
    let text = text();
    let names = table.names();
    let round = move || {
        let view = table.view.get();
        (text.table().round)(view.table.round(), view.table.turn.number.saturating_add(1))
    };
    let board = (text.new_game().board_name)(&table.view.get_untracked().table.sides.to_string());
    let last = Memo::new(move |_| {
        table.house.drawn.track();
        let entry = table.session.with_untracked(|session| session.log().next_back());
        entry.map(|entry| log::line(&entry, &names).sentence)
    });
    let fault = move || match table.house.saved.get() {
        Saved::No(why) => Some((text.storage().unsaved)(why)),
        Saved::Yes | Saved::Saving | Saved::NotYet => None,
    };
    view! {
        <header class="top">
            {kept.then(|| view! { <HomeButton leave /> })}
            <h1>{text.cover().title}</h1>
            <span class="tag round" data-tip=tip(Tip::Round)>{round}</span>
            <span class="tag" data-tip=tip(Tip::Board)>{board}</span>
            <button
                class="btn last"
                type="button"
                aria-expanded=move || truth(table.house.panels.log.get())
                on:click=move |_| table.house.panels.log.update(|open| *open = !*open)
            >
                <span>{last}</span>
                <span class="sr">{text.table().log}</span>
            </button>
            <span class="sp"></span>
            {move || {
                look.get()
                    .then(|| {
                        view! {
                            <button class="btn" type="button" on:click=move |_| look.set(false)>
                                {text.score().title}
                            </button>
                        }
                    })
            }}
            {move || {
                no_thread.get().then(|| view! { <span class="tag bad trouble">{text.table().bot_trouble}</span> })
            }}
            {move || {
                table.house.assisted
                    .get()
                    .then(|| {
                        view! {
                            <span class="tag" data-tip=tip(Tip::Assisted)>
                                {text.undo().assisted}
                            </span>
                        }
                    })
            }}
            {kept
                .then(|| {
                    view! {
                        <span
                            class="tag"
                            class:bad=move || matches!(table.house.saved.get(), Saved::No(_))
                            data-tip=tip(HouseTip::Saved)
                            data-note=fault
                        >
                            {move || (text.storage().saved)(table.house.saved.get())}
                        </span>
                    }
                })}
            {table
                .keeper
                .and_then(branch_of)
                .map(|(of, at)| view! { <BranchTag of at note=table.house.note /> })}
            <MovesButton />
            <KeysButton open=table.house.panels.help />
            <RulesButton />
            <ThemeButton />
            {kept.then(|| view! { <SettingsButton /> })}
            <History />
        </header>
        <StorageBars leave />
    }
}
