//! Bar above a table: the match, whether it is saved, and the way out.

use leptos::html;
use leptos::prelude::*;

use super::art::{Icon, icon};
use super::branch::{BranchTag, branch_of};
use super::by_link::SeatButton;
use super::challenge::{DailyTag, day_at};
use super::dialog::{fresh_id, truth};
use super::elsewhere::StorageBars;
use super::gear::SettingsButton;
use super::history::{History, MoreHistory};
use super::home::HomeButton;
use super::keys::KeysButton;
use super::moves::MovesButton;
use super::rules::RulesButton;
use super::screen::{Art, Screen};
use super::state::Table;
use super::theme::ThemeButton;
use super::tip::tip;
use crate::archive::Saved;
use crate::scene::{Role, role_of};
use crate::session::Session;
use crate::text::tip::Tip;
use crate::text::told::Manner;
use crate::text::{storage, text};

/// Bar above the table.
#[component]
pub fn TopBar<G: Screen>(
    table: Table<G>,
    leave: Callback<()>,
    /// Whether the table is only viewed after the end.
    look: RwSignal<bool>,
    /// Whether the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    // A table that is not kept has its own way out, and would not survive a change of language.
    let kept = table.house.may.is_kept();
    let text = text();
    let names = table.names();
    let last = Memo::new(move |_| {
        table.house.drawn.track();
        // That a turn has ended is seen by whose turn it is.
        let entry = table.session.with_untracked(|session| {
            session.log().rev().find(|entry| role_of(entry) != Some(Role::End))
        });
        entry.map(|entry| G::tell(&entry, &names, Manner::Line))
    });
    let fault = move || match table.house.saved.get() {
        Saved::No(why) => Some(storage::unsaved(why)),
        Saved::Yes | Saved::Saving | Saved::NotYet => None,
    };
    let menu = fresh_id();
    view! {
        <header class="top">
            {kept.then(|| view! { <HomeButton leave /> })}
            <h1>{G::cover().title}</h1>
            <OnTurn table />
            {(G::PARTS.tags)()}
            <button
                class="btn last"
                type="button"
                aria-expanded=move || truth(table.house.panels.log.get())
                on:click=move |_| table.house.panels.log.update(|open| *open = !*open)
            >
                <span>{last}</span>
                <span class="sr">{text.table().log()}</span>
            </button>
            <span class="sp"></span>
            {move || {
                look.get()
                    .then(|| {
                        view! {
                            <button class="btn" type="button" on:click=move |_| look.set(false)>
                                {text.score().title()}
                            </button>
                        }
                    })
            }}
            {move || {
                no_thread.get().then(|| view! { <span class="tag bad trouble">{text.table().bot_trouble()}</span> })
            }}
            {move || {
                table.house.assisted
                    .get()
                    .then(|| {
                        view! {
                            <span class="tag" data-tip=tip(Tip::Assisted)>
                                {text.undo().assisted()}
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
                            {move || storage::saved(table.house.saved.get())}
                        </span>
                    }
                })}
            {table
                .keeper
                .and_then(branch_of)
                .map(|(of, at)| view! { <BranchTag of at note=table.house.note /> })}
            {table.keeper.and_then(day_at).map(|day| view! { <DailyTag day /> })}
            <Extras id=menu.clone()>
                <SeatButton table />
                <MovesButton />
                <KeysButton open=table.house.panels.help />
                <RulesButton />
                <ThemeButton />
                {kept.then(|| view! { <SettingsButton /> })}
                <MoreHistory />
            </Extras>
            <History />
            <button class="ib more" type="button" popovertarget=menu aria-label=text.table().more()>
                {icon(Icon::More)}
            </button>
        </header>
        <StorageBars leave />
    }
}

/// Whose turn it is, for a bar without room for anything else; nobody's while all choose.
#[component]
fn OnTurn<G: Screen>(table: Table<G>) -> impl IntoView {
    let only = table.session.with_untracked(Session::own_seat);
    let who = move || {
        let seat = table.session.with(Session::decider)?;
        let who = table.seats().swap_remove(seat.index());
        let name = if only == Some(seat) { text().table().you().to_owned() } else { who.name };
        Some(view! {
            {G::art(Art::Mark(who.colour, 15))}
            <b>{name}</b>
        })
    };
    view! { <span class="on-turn">{who}</span> }
}

/// Buttons of the bar that a phone has in a menu, with their names.
#[component]
fn Extras(id: String, children: Children) -> impl IntoView {
    let menu = NodeRef::<html::Div>::new();
    // Before what was pressed opens something, which then gives the focus back to the menu's button.
    let close = move |_| {
        if let Some(menu) = menu.get_untracked() {
            // Fails where it is no menu, or closed.
            menu.hide_popover().unwrap_or_default();
        }
    };
    view! {
        <div class="extras" popover="auto" id=id node_ref=menu on:click:capture=close>
            {children()}
        </div>
    }
}
