//! Bar above a table: the match, whether it is saved, and the way out.

use leptos::html;
use leptos::prelude::*;

use super::art::{Icon, icon};
use super::branch::BranchTag;
use super::by_link::SeatButton;
use super::challenge::DailyTag;
use super::desk::desk;
use super::dialog::{fresh_id, truth};
use super::elsewhere::StorageBars;
use super::gear::SettingsButton;
use super::history::{History, MoreHistory};
use super::home::HomeButton;
use super::house::{House, house};
use super::keys::KeysButton;
use super::moves::MovesButton;
use super::rules::RulesButton;
use super::theme::ThemeButton;
use super::tip::tip;
use crate::archive::{Origin, Saved};
use crate::text::tip::Tip;
use crate::text::{storage, text};

/// Bar above the surrounding table.
#[component]
pub fn TopBar(
    leave: Callback<()>,
    /// Whether the table is only viewed after the end.
    look: RwSignal<bool>,
    /// Whether the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
) -> impl IntoView {
    let (house, desk) = (house(), desk());
    let (title, origin) = (desk.get_value().cover().title, desk.get_value().origin());
    // A table that is not kept has its own way out, and would not survive a change of language.
    let kept = house.may.is_kept();
    let text = text();
    let last = Memo::new(move |_| {
        house.drawn.track();
        desk.get_value().said_last()
    });
    let fault = move || match house.saved.get() {
        Saved::No(why) => Some(storage::unsaved(why)),
        Saved::Yes | Saved::Saving | Saved::NotYet => None,
    };
    let menu = fresh_id();
    view! {
        <header class="top">
            {kept.then(|| view! { <HomeButton leave /> })}
            <h1>{title}</h1>
            <OnTurn />
            {desk.get_value().tags()}
            <button
                class="btn last"
                type="button"
                aria-expanded=move || truth(house.panels.log.get())
                on:click=move |_| house.panels.log.update(|open| *open = !*open)
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
                house.assisted
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
                            class:bad=move || matches!(house.saved.get(), Saved::No(_))
                            data-tip=tip(Tip::Saved)
                            data-note=fault
                        >
                            {move || house.saved.with(storage::saved)}
                        </span>
                    }
                })}
            {match origin {
                Some(Origin::Branch { of, at }) => {
                    Some(view! { <BranchTag of at note=house.note /> }.into_any())
                }
                Some(Origin::Daily { day }) => Some(view! { <DailyTag day /> }.into_any()),
                _ => None,
            }}
            <Extras id=menu.clone()>
                <SeatButton />
                <MovesButton />
                <KeysButton open=house.panels.help />
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
fn OnTurn() -> impl IntoView {
    let House { signs, seats, own_seat, decider, .. } = house();
    let who = move || {
        let seat = decider.get()?;
        let who = seats.get().swap_remove(seat.index());
        let name = if own_seat == Some(seat) { text().table().you().to_owned() } else { who.name };
        Some(view! {
            {(signs.mark)(who.colour, 15)}
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
