//! The bar above the table: which match this is, whether it is saved, and the way out.

use leptos::prelude::*;

use super::desk;
use super::elsewhere::StorageBars;
use super::history::History;
use super::keys::KeysButton;
use super::moves::MovesButton;
use crate::archive::Saved;
use crate::text::tip::Tip;
use crate::text::{log, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::replay::BranchTag;
use crate::web::rules::RulesButton;
use crate::web::settings::SettingsButton;
use crate::web::theme::ThemeButton;
use crate::web::tip::tip;

/// The bar above the table.
#[component]
pub fn TopBar(
    leave: Callback<()>,
    /// Set when the table is only looked at after the end.
    look: RwSignal<bool>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
    /// Whether the table is kept. One that is not has its own way out, and would not outlast a
    /// change of the language.
    #[prop(default = true)]
    kept: bool,
) -> impl IntoView {
    let desk = desk();
    let text = text();
    let names = desk.names();
    let round = move || {
        let view = desk.view.get();
        (text.table().round)(view.table.round(), view.table.turn.number.saturating_add(1))
    };
    let board = (text.setup().board_name)(&desk.view.get_untracked().table.sides.to_string());
    let last = Memo::new(move |_| {
        desk.drawn.track();
        let entry = desk.session.with_untracked(|session| session.log().next_back());
        entry.map(|entry| log::line(&entry, &names).sentence)
    });
    let fault = move || match desk.saved.get() {
        Saved::No(why) => Some((text.storage().unsaved)(why)),
        Saved::Yes | Saved::Saving | Saved::NotYet => None,
    };
    view! {
        <header class="top">
            {kept
                .then(|| {
                    view! {
                        <button
                            class="ib menu"
                            type="button"
                            data-tip=tip(Tip::Home)
                            aria-label=text.table().home
                            on:click=move |_| leave.run(())
                        >
                            {icon(Icon::Previous)}
                        </button>
                    }
                })}
            <h1>{text.game}</h1>
            <span class="tag round" data-tip=tip(Tip::Round)>{round}</span>
            <span class="tag" data-tip=tip(Tip::Board)>{board}</span>
            <button
                class="btn last"
                type="button"
                aria-expanded=move || truth(desk.log_open.get())
                on:click=move |_| desk.log_open.update(|open| *open = !*open)
            >
                <span>{last}</span>
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
                no_thread.get().then(|| view! { <span class="tag bad">{text.table().bot_trouble}</span> })
            }}
            {move || {
                desk.assisted
                    .get()
                    .then(|| {
                        view! {
                            <span class="tag" data-tip=tip(Tip::Assisted)>
                                {text.history().assisted}
                            </span>
                        }
                    })
            }}
            {kept
                .then(|| {
                    view! {
                        <span
                            class="tag"
                            class:bad=move || matches!(desk.saved.get(), Saved::No(_))
                            data-tip=tip(Tip::Saved)
                            data-note=fault
                        >
                            {move || (text.storage().saved)(desk.saved.get())}
                        </span>
                    }
                })}
            <BranchTag />
            <MovesButton />
            <KeysButton />
            <RulesButton />
            <ThemeButton />
            {kept.then(|| view! { <SettingsButton /> })}
            <History />
        </header>
        <StorageBars />
    }
}
