//! Looking back at a match: the table as it was at any moment, read only, with what a viewpoint may
//! see of it.

use leptos::context::Provider;
use leptos::html;
use leptos::prelude::*;

use super::art::{Icon, icon, mark};
use super::bot::Bots;
use super::desk::Table;
use super::dialog::{Sheet, cap, truth};
use super::home::SitDown;
use super::layout::{Layout, layout};
use super::rules::RulesButton;
use super::settings::preferences;
use super::share::{ShareSheet, Shared};
use super::table::{Board, Flights, Glow, KeysButton, KeysDialog, SeatPanels};
use super::theme::ThemeButton;
use super::tip::TipNames;
use super::{address, focus};
use crate::archive::{Address, MatchId};
use crate::scene::replay::Viewpoint;
use crate::text::log::{Line, line_of_all};
use crate::text::text;

mod branch;
mod hands;
mod index;
mod keys;
mod player;
mod points;
mod pull;
mod slider;
mod transport;
mod what_if;

pub use branch::{BranchTag, Replays, branch_off, is_branch};
use hands::Hands;
use index::Index;
use player::{Player, player};
use transport::Transport;
use what_if::{WhatIf, WhatIfSheet};

/// Where a replay leads back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Back {
    Score,
    Table,
    Matches,
}

/// The replay of a match.
#[component]
pub fn ReplayScreen(
    /// The match, as far as it was played.
    table: Table,
    /// The name that it is kept under.
    id: MatchId,
    /// The moment to begin with.
    at: usize,
    bots: StoredValue<Bots, LocalStorage>,
    back: Back,
    /// Back to where it was opened.
    close: Callback<()>,
    /// On to a table.
    sit_down: SitDown,
    /// Marks the match as assisted.
    assist: Callback<()>,
) -> impl IntoView {
    let Some(player) = Player::new(table, at, bots) else {
        close.run(());
        return ().into_any();
    };
    TipNames::of_seats(player.seats());
    preferences().keep_language();
    let what_if = WhatIf::new(player, id, sit_down, assist);
    let close = Callback::new(move |()| {
        player.stop_playing();
        close.run(());
    });
    keys::listen(player, what_if, close);
    address::follow(move || Address::Replay { id, at: Some(player.at.get()) });
    let desk = player.desk;
    let text = text().table();
    let table = move || {
        view! {
        <div
            class="app replay"
            data-tab=move || desk.tab.get().word()
            data-log=move || desk.log_open.get().then_some("")
        >
            <Transport what_if />
            <Hands />
            <Board />
            <aside class="left" aria-label=text.seats_landmark>
                <SeatPanels />
                <Index />
            </aside>
            <Bar back close />
            <KeysDialog />
            <WhatIfSheet what_if />
            <Glow />
            <Flights />
            <Said />
        </div>
        }
    };
    // Below here alone: the table that it was opened from keeps its own.
    view! {
        <Provider value=player>
            <Provider value=desk>{table()}</Provider>
        </Provider>
    }
    .into_any()
}

/// The bar above: that this is a replay, who sees it, and the way back.
#[component]
fn Bar(back: Back, close: Callback<()>) -> impl IntoView {
    let player = player();
    let words = text().replay();
    let layout = layout();
    let hands = RwSignal::new(false);
    let (board, seed) = player.replay.with_value(|replay| {
        let record = replay.record();
        // Who knows the seed knows every hidden card.
        let seed = replay.is_over().then(|| (text().score().seed)(&record.seed));
        ((text().setup().board_name)(&record.setup.sides.to_string()), seed)
    });
    let title = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
        }
    });
    let back = match back {
        Back::Score => words.to_score,
        Back::Table => words.to_table,
        Back::Matches => words.to_matches,
    };
    let last = move || entry_line(player).map(|line| line.sentence);
    let open = player.desk.log_open;
    view! {
        <header class="top">
            <h1 tabindex="-1" node_ref=title>
                {words.title}
            </h1>
            <span class="tag read-only">{words.read_only}</span>
            <span class="tag">{board}</span>
            {seed.map(|seed| view! { <span class="tag">{seed}</span> })}
            <button
                class="btn last"
                type="button"
                aria-expanded=move || truth(open.get())
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span>{last}</span>
            </button>
            <span class="sp"></span>
            {move || (layout.get() == Layout::Desktop).then(|| see_as(player))}
            <button
                class="ib eye"
                type="button"
                aria-label=words.hands
                aria-haspopup="dialog"
                on:click=move |_| hands.set(true)
            >
                {icon(Icon::Eye)}
            </button>
            <ShareButton />
            <KeysButton />
            <RulesButton />
            <ThemeButton />
            <button class="btn close" type="button" aria-label=back on:click=move |_| close.run(())>
                {icon(Icon::Close)}
                <span class="word">{back}</span>
                {cap("Escape")}
            </button>
            <Sheet open=hands title=words.hands.to_owned() class="dlg hands-sheet">
                {move || hands.get().then(|| view! { <Hands /> })}
            </Sheet>
        </header>
    }
}

/// Sharing the match, up to here too, or so that the link opens here.
#[component]
fn ShareButton() -> impl IntoView {
    let player = player();
    let word = text().matches().share;
    let (sharing, shared) = (RwSignal::new(false), RwSignal::new(None));
    let share = move |_| {
        let at = player.at.get_untracked();
        let record = player.replay.with_value(|replay| replay.record().clone());
        shared.set(Some(Shared { record, at: (1..player.actions).contains(&at).then_some(at) }));
        sharing.set(true);
    };
    view! {
        <button
            class="ib share-this"
            type="button"
            aria-label=word
            aria-haspopup="dialog"
            on:click=share
        >
            {icon(Icon::Link)}
        </button>
        <ShareSheet open=sharing of=shared />
    }
}

/// The viewpoints that are offered, side by side.
fn see_as(player: Player) -> AnyView {
    let words = text().replay();
    let offered = player.replay.with_value(|replay| replay.viewpoints().to_vec());
    let seats = player.seats();
    let alone = offered.len() == 1;
    let buttons = offered.into_iter().map(|from| {
        let who = match from {
            Viewpoint::Seat(seat) => seats.get(seat.index()).cloned(),
            Viewpoint::Onlooker | Viewpoint::Open => None,
        };
        let word = match (&who, from) {
            (Some(who), _) => who.name.clone(),
            (None, Viewpoint::Open) => words.all_open.to_owned(),
            (None, _) => words.onlooker.to_owned(),
        };
        let label = word.clone();
        let colour = who.map(|who| mark(who.colour.into(), 13));
        let class = if colour.is_some() { "named" } else { "open" };
        view! {
            <button
                class=class
                type="button"
                aria-label=label
                aria-pressed=move || truth(player.from.get() == from)
                on:click=move |_| player.from.set(from)
            >
                {colour}
                <span class="nm">{word}</span>
            </button>
        }
    });
    let buttons = buttons.collect_view();
    let why = alone.then(|| view! { <span class="note why">{words.hidden}</span> });
    view! {
        <div class="see-as">
            <span class="cap">{words.see_as}</span>
            <div class="seg" role="group" aria-label=words.see_as data-roving="line">
                {buttons}
            </div>
            {why}
        </div>
    }
    .into_any()
}

/// What is said aloud: each turn, and whoever steps by hand hears what is done next.
#[component]
fn Said() -> impl IntoView {
    let player = player();
    let said = RwSignal::new(String::new());
    Effect::new(move |before: Option<usize>| {
        let stop = player.stop.get();
        player.at.track();
        let by_slider = focus::is_at("[role=slider]");
        if before.is_some_and(|before| before != stop) && !by_slider {
            said.set(untrack(|| says(player)));
        } else if before == Some(stop) && !player.playing.get_untracked() {
            let line = untrack(|| entry_line(player));
            said.set(line.map_or_else(|| text().replay().end.to_owned(), |line| line.sentence));
        }
        stop
    });
    view! {
        <p class="sr" role="status">
            {said}
        </p>
    }
}

/// The turn that is looked at, as it is read out.
fn says(player: Player) -> String {
    let turns = player.replay.with_value(|replay| replay.stops().len()) as u16;
    let said = player.turn().and_then(|turn| {
        let name = player.seats().get(turn.seat.index())?.name.clone();
        Some((text().replay().says)(turn.turn, turns, &name, turn.round))
    });
    said.unwrap_or_default()
}

/// The entry of the log that the next action makes.
fn entry_line(player: Player) -> Option<Line> {
    let (at, from) = (player.at.get(), player.from.get());
    let names: Vec<String> = player.seats().into_iter().map(|seat| seat.name).collect();
    let entry = player.replay.with_value(|replay| replay.entry(at, from))?;
    Some(line_of_all(&entry, &names))
}
