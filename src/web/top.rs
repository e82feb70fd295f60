//! Bar above a table: the match, whether it is saved, and the way out.

use leptos::prelude::*;

use super::branch::{BranchTag, branch_of};
use super::dialog::truth;
use super::elsewhere::StorageBars;
use super::gear::SettingsButton;
use super::history::History;
use super::home::HomeButton;
use super::keys::KeysButton;
use super::moves::MovesButton;
use super::screen::Screen;
use super::state::Table;
use super::theme::ThemeButton;
use super::tip::tip;
use crate::archive::Saved;
use crate::text::text;
use crate::text::tip::Tip;

/// Bar above the table.
#[component]
pub fn TopBar<G: Screen>(
    table: Table<G>,
    leave: Callback<()>,
    /// Whether the table is only viewed after the end.
    look: RwSignal<bool>,
    /// Whether the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
    /// Labels of the game beside its title.
    tags: AnyView,
) -> impl IntoView {
    // A table that is not kept has its own way out, and would not survive a change of language.
    let kept = table.house.may.is_kept();
    let text = text();
    let names = table.names();
    let last = Memo::new(move |_| {
        table.house.drawn.track();
        let entry = table.session.with_untracked(|session| session.log().next_back());
        entry.map(|entry| G::line(&entry, &names).sentence)
    });
    let fault = move || match table.house.saved.get() {
        Saved::No(why) => Some((text.storage().unsaved)(why)),
        Saved::Yes | Saved::Saving | Saved::NotYet => None,
    };
    view! {
        <header class="top">
            {kept.then(|| view! { <HomeButton leave /> })}
            <h1>{G::cover().title}</h1>
            {tags}
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
                            data-tip=tip(Tip::Saved)
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
            {G::rules()}
            <ThemeButton />
            {kept.then(|| view! { <SettingsButton /> })}
            <History />
        </header>
        <StorageBars leave />
    }
}
