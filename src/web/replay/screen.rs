//! The replay on the screen.

use leptos::html;
use leptos::prelude::*;

use super::index::Index;
use super::keys;
use super::player::player;
use super::saying::{entry_line, says};
use super::transport::Transport;
use super::viewpoints::see_as;
use super::what_if::{WhatIf, WhatIfSheet};
use crate::archive::{Address, MatchId};
use crate::text::text;
use crate::text::tip::seat_names;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Sheet, cap, truth};
use crate::web::keys::{KeysButton, KeysDialog};
use crate::web::layout::{Layout, layout};
use crate::web::motion::{flights, glow};
use crate::web::rules::RulesButton;
use crate::web::settings::preferences;
use crate::web::share::ShareSheet;
use crate::web::theme::ThemeButton;
use crate::web::tip::Tips;
use crate::web::title::titled;
use crate::web::{address, focus};

/// Place to return to from a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    Score,
    Table,
    Matches,
}

/// What is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Replayed {
    /// Name under which the match is kept.
    pub id: MatchId,
    /// First moment to show.
    pub at: usize,
    /// Where it was opened, and what returns there.
    pub back: Back,
    pub close: Callback<()>,
}

/// Replay of a match, whose table surrounds it.
#[component]
pub fn ReplayScreen(looked: Replayed) -> impl IntoView {
    let Replayed { id, back, close, .. } = looked;
    let player = player();
    let (film, at_desk) = (player.film(), player.desk.get_value());
    let game = at_desk.cover().title;
    Tips::call(seat_names(&player.seats()));
    preferences().keep_language();
    preferences().grow_with_the_window();
    // That of a table has its replay in its own title.
    if back == Back::Matches {
        titled(move || vec![text().replay().title().to_owned(), game.to_owned()]);
    }
    let what_if = WhatIf::new(player);
    let close = Callback::new(move |()| {
        player.stop_playing();
        close.run(());
    });
    keys::listen(player, what_if, close);
    let begin = match back {
        Back::Score | Back::Table => address::enter_above_table,
        Back::Matches => address::enter,
    };
    address::follow(begin, move || Address::Replay { id, at: Some(player.at.get()) });
    let panels = player.house.panels;
    glow(player.desk);
    view! {
        <div
            class="app replay"
            translate="no"
            data-game=at_desk.game()
            data-tab=move || player.desk.get_value().tab()
            data-log=move || panels.log.get().then_some("")
        >
            <Transport what_if />
            {film.hands()}
            {at_desk.board()}
            <aside class="left" aria-label=text().table().seats_landmark()>
                {at_desk.seats()}
                <Index />
            </aside>
            <Bar back close board=film.setting() seed=film.seed() />
            <KeysDialog open=panels.help lines=at_desk.keys() />
            <WhatIfSheet what_if />
            {flights(player.desk, None)}
            <Said />
        </div>
    }
}

/// Bar above the table: the title, the viewpoint, and the way back.
#[component]
fn Bar(
    back: Back,
    close: Callback<()>,
    /// Name of the table.
    board: Option<String>,
    seed: Option<String>,
) -> impl IntoView {
    let player = player();
    let words = text().replay();
    let layout = layout();
    let hands = RwSignal::new(false);
    let title = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
        }
    });
    let back = match back {
        Back::Score => words.to_score(),
        Back::Table => words.to_table(),
        Back::Matches => words.to_matches(),
    };
    let last = move || entry_line(player).map(|line| line.sentence);
    let open = player.house.panels.log;
    view! {
        <header class="top">
            <h1 tabindex="-1" node_ref=title>
                {words.title()}
            </h1>
            <span class="tag read-only">{words.read_only()}</span>
            {board.map(|board| view! { <span class="tag">{board}</span> })}
            {seed.map(|seed| view! { <span class="tag">{seed}</span> })}
            <button
                class="btn last"
                type="button"
                aria-expanded=move || truth(open.get())
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span>{last}</span>
                <span class="sr">{text().table().log()}</span>
            </button>
            <span class="sp"></span>
            {move || (layout.get() == Layout::Desktop).then(|| see_as(player))}
            <button
                class="ib eye"
                type="button"
                aria-label=text().looking().hands()
                aria-haspopup="dialog"
                on:click=move |_| hands.set(true)
            >
                {icon(Icon::Eye)}
            </button>
            <ShareButton />
            <KeysButton open=player.house.panels.help />
            <RulesButton />
            <ThemeButton />
            <button class="btn close" type="button" aria-label=back on:click=move |_| close.run(())>
                {icon(Icon::Close)}
                <span class="word">{back}</span>
                {cap("Escape")}
            </button>
            <Sheet open=hands title=text().looking().hands().to_owned() class="dlg hands-sheet">
                {move || hands.get().then(|| player.film().hands())}
            </Sheet>
        </header>
    }
}

/// Button that shares the match, also up to here, or with a link that opens here.
#[component]
fn ShareButton() -> impl IntoView {
    let player = player();
    let (sharing, shared) = (RwSignal::new(false), RwSignal::new(None));
    let share = move |_| {
        let at = player.at.get_untracked();
        let at = (1..player.actions).contains(&at).then_some(at);
        shared.set(Some(player.film().shared(at)));
        sharing.set(true);
    };
    let word = text().matches().share();
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

/// Announcements: each turn and, after a step by hand, the next action.
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
            said.set(line.map_or_else(|| text().replay().end().to_owned(), |line| line.sentence));
        }
        stop
    });
    view! {
        <p class="sr" role="status">
            {said}
        </p>
    }
}
