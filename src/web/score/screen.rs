//! The screen of the final score: the winner, and the next steps.

use leptos::html;
use leptos::prelude::*;

use super::bars::Bars;
use super::chart::ChartPanel;
use super::leaps::Leaps;
use super::send::ShareMatch;
use super::sheet::{Asked, SumsPanel};
use crate::archive::Kept;
use crate::archive::daily::{PAR, was_short};
use crate::record::Controller;
use crate::scene::rating::Rating;
use crate::scene::replay::{points_by_turn, stops};
use crate::text::told::verdict;
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::by_link::Check;
use crate::web::challenge::{Par, par};
use crate::web::keeper::save_game_file;
use crate::web::replays::LookBack;
use crate::web::screen::{Art, Screen};
use crate::web::state::Table;
use crate::web::store::archive;
use crate::web::theme::ThemeButton;

/// Final score of the surrounding table.
#[component]
pub fn Score<G: Screen>(
    table: Table<G>,
    leave: Callback<()>,
    /// Set to show the table instead.
    look: RwSignal<bool>,
    /// Analyses the match; if true, to learn from the costliest decisions of the persons at the screen.
    analyse: Callback<bool>,
    /// Whether the winner was announced before.
    told: bool,
    /// Plays again: the same deal, or another one.
    again: Callback<bool>,
) -> impl IntoView {
    let text = text();
    let words = text.score();
    let view = table.view.get_untracked();
    let seats = table.seats();
    let (seed, setting, stops, history) = table.session.with_untracked(|session| {
        let (record, stops) = (session.record(), stops(session));
        let history = points_by_turn(session, &stops);
        (record.seed.clone(), G::setting(&record.setup), stops, history)
    });
    let has_person = seats.iter().any(|seat| matches!(seat.controller, Controller::Person));
    let is_long = G::round(&view) > G::USUAL_ROUNDS;
    let assisted = table.house.assisted;
    let standings = G::standings(&view);
    let asked = Asked::nothing();
    let sharing = RwSignal::new(false);
    let look_back = use_context::<LookBack>();
    let picture = (G::PARTS.end)();
    let has_picture = picture.is_some();
    view! {
        <div class="score" data-game=G::NAME>
            <header class="top">
                <Title said=(!told).then(|| verdict::<G>(&view, &seats)) />
                <span class="tag">{(G::cover().round.counted)(G::round(&view))}</span>
                {setting.map(|setting| view! { <span class="tag">{setting}</span> })}
                {rated::<G>(table).map(|rated| view! { <span class="tag rated">{rated}</span> })}
                {par(table)
                    .map(|par| {
                        let says = move || par_says::<G>(par.get());
                        let tag = move || says().map(|said| view! { <span class="tag par">{said}</span> });
                        view! { <span role="status">{tag}</span> }
                    })}
                <span class="tag seed">{words.seed(&seed)}</span>
                {move || assisted.get().then(|| view! { <span class="tag assisted">{text.undo().assisted()}</span> })}
                <span class="sp"></span>
                <ThemeButton />
            </header>
            <main>
                <Bars table asked />
                {(G::PARTS.sums)().map(|sums| view! { <SumsPanel table sums asked /> })}
                {has_picture.then(|| view! { <Leaps table stops=stops.clone() /> })}
            </main>
            <aside>
                <ChartPanel
                    seats=seats.clone()
                    mark=|of, size| G::art(Art::Mark(of, size))
                    points=G::cover().points
                    history
                    standings
                />
                {picture}
                {(!has_picture).then(|| view! { <Leaps table stops=stops.clone() /> })}
                <Check table />
            </aside>
            <section class="next-steps">
                <div class="quiet">
                    <button class="btn" type="button" on:click=move |_| look.set(true)>
                        {words.back_to_table()}
                    </button>
                    <button class="btn" type="button" on:click=move |_| leave.run(())>
                        {words.new_game()}
                    </button>
                    <button class="btn" type="button" on:click=move |_| analyse.run(false)>
                        {icon(Icon::Chart)}
                        {text.analysis().open()}
                    </button>
                    {has_person
                        .then(|| {
                            view! {
                                <button class="btn" type="button" on:click=move |_| analyse.run(true)>
                                    {icon(Icon::Book)}
                                    {text.analysis().learn()}
                                </button>
                            }
                        })}
                    {table.kept().map(|kept| view! { <Keep kept is_long /> })}
                    <button
                        class="btn"
                        type="button"
                        on:click=move |_| again.run(true)
                    >
                        {words.again_same()}
                    </button>
                </div>
                <div class="main">
                    <button class="btn" type="button" on:click=move |_| sharing.set(true)>
                        {icon(Icon::Link)}
                        {text.sending().share()}
                    </button>
                    {look_back
                        .map(|LookBack(look_back)| {
                            view! {
                                <button
                                    class="btn look-back"
                                    type="button"
                                    on:click=move |_| look_back.run(0)
                                >
                                    {icon(Icon::Replay)}
                                    {text.replay().open()}
                                </button>
                            }
                        })}
                    <button class="btn pri" type="button" on:click=move |_| again.run(false)>
                        {icon(Icon::Next)}
                        {words.again_new()}
                    </button>
                </div>
            </section>
            <ShareMatch table open=sharing />
        </div>
    }
}

/// Returns the par of a challenge in words, or that it is being found out.
fn par_says<G: Screen>(par: Par) -> Option<String> {
    match par {
        Par::Known(points) => Some(text().daily().par(PAR, &(G::cover().points)(points))),
        Par::Soon => Some(text().daily().par_soon(PAR)),
        Par::Missing => None,
    }
}

/// Returns the person's rating after this match and what it changed, in words, if the match is rated.
fn rated<G: Screen>(table: Table<G>) -> Option<String> {
    let (id, results) = (table.keeper?.id(), archive().results().ok()?);
    let whole = results.lines().filter(|line| !was_short(line, G::SHORT_DAILY));
    let (rating, change) = Rating::of(whole, G::NAME, G::RULES_VERSION, G::LADDERS).after(id)?;
    Some(text().rating().after(rating, &labels::signed(change)))
}

/// Saving the match as a file, which is recommended after a long one.
#[component]
fn Keep<G: Screen>(kept: Kept<G>, is_long: bool) -> impl IntoView {
    let words = text().matches();
    view! {
        <button
            class="btn"
            type="button"
            on:click=move |_| save_game_file(&kept)
        >
            {icon(Icon::File)}
            {words.game_file()}
        </button>
        {is_long.then(|| view! { <p class="muted keep-a-copy">{words.keep_a_copy()}</p> })}
    }
}

/// Title, which takes the focus that the table had, and announces the winner.
#[component]
fn Title(
    /// Announcement of the winner.
    said: Option<String>,
) -> impl IntoView {
    let title = NodeRef::<html::H1>::new();
    let now = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
            // Screen readers announce only later changes.
            now.set(said.clone());
        }
    });
    view! {
        <h1 tabindex="-1" node_ref=title>
            {text().score().title()}
        </h1>
        <p class="sr" role="status">
            {now}
        </p>
    }
}
