//! The replay on the screen.

use std::sync::Arc;

use leptos::context::Provider;
use leptos::html;
use leptos::prelude::*;

use super::index::Index;
use super::keys;
use super::player::player;
use super::reel::Reel;
use super::saying::{entry_line, says};
use super::transport::Transport;
use super::viewpoints::see_as;
use super::what_if::{WhatIf, WhatIfSheet};
use crate::archive::{Address, MatchId};
use crate::session::Session;
use crate::text::text;
use crate::text::tip::seat_names;
use crate::web::art::{Icon, icon};
use crate::web::bot::Bots;
use crate::web::dialog::{Sheet, cap, truth};
use crate::web::keeper::SitDown;
use crate::web::keys::{KeysButton, KeysDialog};
use crate::web::layout::{Layout, layout};
use crate::web::motion::{flights, glow};
use crate::web::rules::RulesButton;
use crate::web::screen::Screen;
use crate::web::settings::preferences;
use crate::web::share::{ShareSheet, Shared};
use crate::web::store::archive;
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

/// Replay of a match.
#[component]
pub fn ReplayScreen<G: Screen>(
    /// Match, as far as it was played.
    session: Session<G>,
    /// Name under which it is kept.
    id: MatchId,
    /// First moment to show.
    at: usize,
    bots: StoredValue<Bots, LocalStorage>,
    back: Back,
    /// Returns to where it was opened.
    close: Callback<()>,
    /// Opens a table.
    sit_down: SitDown<G>,
    /// Marks the match as assisted.
    assist: Callback<()>,
) -> impl IntoView {
    let Some((reel, player)) = Reel::open(session, at, bots) else {
        close.run(());
        return ().into_any();
    };
    Tips::call(seat_names(&player.seats()));
    preferences().keep_language();
    preferences().grow_with_the_window();
    // That of a table has its replay in its own title.
    if back == Back::Matches {
        titled(|| vec![text().replay().title().to_owned(), G::cover().title.to_owned()]);
    }
    let what_if = WhatIf::new(player, Arc::clone(&reel), id, sit_down, assist);
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
    let table = reel.table;
    let record = reel.replay.record();
    let board = G::setting(&record.setup);
    // The seed reveals every hidden card.
    let seed = reel.replay.outline().is_over.then(|| text().score().seed(&record.seed));
    let drawn = move || {
        view! {
        <div
            class="app replay"
            translate="no"
            data-game=G::NAME
            data-tab=move || table.small.word()
            data-log=move || table.house.panels.log.get().then_some("")
        >
            <Transport what_if />
            {player.film().hands()}
            {(G::PARTS.board)()}
            <aside class="left" aria-label=text().table().seats_landmark()>
                {(G::PARTS.seats)()}
                <Index />
            </aside>
            <Bar
                back
                close
                board
                seed
                share=view! { <ShareButton reel id /> }.into_any()
                rules=view! { <RulesButton /> }.into_any()
            />
            <KeysDialog open=table.house.panels.help lines=G::keys() />
            <WhatIfSheet what_if />
            {glow(table)}
            {flights(table, None)}
            <Said />
        </div>
        }
    };
    // Only below here: the table it was opened from keeps its own.
    view! {
        <Provider value=player>
            <Provider value=table>{drawn()}</Provider>
        </Provider>
    }
    .into_any()
}

/// Bar above the table: the title, the viewpoint, and the way back.
#[component]
fn Bar(
    back: Back,
    close: Callback<()>,
    /// Name of the table.
    board: Option<String>,
    seed: Option<String>,
    /// Button that shares the match.
    share: AnyView,
    /// Button that opens the rules.
    rules: AnyView,
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
            {share}
            <KeysButton open=player.house.panels.help />
            {rules}
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
fn ShareButton<G: Screen>(reel: Arc<Reel<G>>, id: MatchId) -> impl IntoView {
    let player = player();
    let (sharing, shared) = (RwSignal::new(false), RwSignal::new(None));
    let share = move || {
        let at = player.at.get_untracked();
        let record = reel.replay.record().clone();
        let at = (1..player.actions).contains(&at).then_some(at);
        let origin = archive().origin(id).ok().flatten();
        shared.set(Some(Shared::moment(record, at, origin)));
        sharing.set(true);
    };
    view! { <Sharing share=Callback::new(move |()| share()) sharing shared /> }
}

#[component]
fn Sharing(
    /// Opens the dialog.
    share: Callback<()>,
    sharing: RwSignal<bool>,
    shared: RwSignal<Option<Shared>>,
) -> impl IntoView {
    let word = text().matches().share();
    view! {
        <button
            class="ib share-this"
            type="button"
            aria-label=word
            aria-haspopup="dialog"
            on:click=move |_| share.run(())
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
