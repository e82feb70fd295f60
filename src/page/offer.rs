//! A match from a link, before anything begins: its description and the ways to use it.

use std::time::Duration;

use leptos::prelude::*;

use super::keep::{keep_once, picture_of, sit_down};
use super::ways::Ways;
use crate::archive::Origin;
use crate::archive::daily::{day_of, from_the_beginning};
use crate::archive::given::{Given, Shortfall};
use crate::record::link::Opens;
use crate::session::Session;
use crate::text::given::fell_short;
use crate::text::matches::title;
use crate::text::setup::state_of;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::replays::Replays;
use crate::web::screen::Screen;
use crate::web::state::{Seating, fresh};
use crate::web::store::today;

/// What a link shows of its match before anything begins.
pub struct InShort {
    /// The table.
    pub picture: AnyView,
    /// The seats, and how the match stands.
    pub about: AnyView,
    /// What could not be kept of it.
    pub short: Option<AnyView>,
}

/// Returns a match from a link in short.
pub fn in_short<G: Screen>(
    table: &Session<G>,
    shortfall: Option<&Shortfall<G::Illegal>>,
) -> InShort {
    let (text, words) = (text(), text().sending());
    let (record, glance, played) = (table.record(), table.glance(), table.played());
    let board = G::table_name(&glance);
    let day = glance.day.map(|day| words.linked_daily(&day.to_string()));
    let what = match played {
        0 => words.linked_deal().to_owned(),
        played => text.matches().linked_actions(played),
    };
    let state = (played > 0).then(|| state_of(&record.seats, None, &glance, G::cover()));
    let about = view! {
        <p>
            <b>{title("", &record.seats)}</b>
            {board.map(|board| format!(" · {board}"))}
        </p>
        <p>{day} " " {what} " " {state}</p>
    };
    let short = shortfall.map(|short| {
        let said = fell_short(played, short);
        view! { <p class="bad" role="alert">{said}</p> }.into_any()
    });
    let picture = view! { <div class="frame">{picture_of(table)}</div> }.into_any();
    InShort { picture, about: about.into_any(), short }
}

/// Returns a match from a link, before anything begins.
pub fn offer<G: Screen>(given: Given<G>, is_open: RwSignal<bool>, ways: Ways) -> Option<AnyView> {
    let Given { record, shortfall, opens, .. } = given;
    let at = match opens {
        Opens::At(at) => Some(at),
        Opens::AtEnd | Opens::InTurn => None,
    };
    let replays = expect_context::<Replays>();
    // It was played to be read, so it can be played again: once for all that is shown and done with it.
    let table = Session::open(record).ok()?;
    let (record, glance) = (table.record().clone(), table.glance());
    let (played, short) = (table.played(), in_short(&table, shortfall.as_ref()));
    let origin = || Some(Origin::Given);
    let to = sit_down::<G>(ways.sit_down);
    let begin = move |seating: Option<Seating<G>>| {
        // In a task of its own: a table is much to draw.
        let draw = move || {
            is_open.set(false);
            to.run(seating);
        };
        set_timeout(draw, Duration::ZERO);
    };
    let deal = from_the_beginning(&record);
    // Who plays it from its beginning plays a game of their own, but for challenges of other days.
    let own = match day_of(&deal) {
        Some(day) if Some(day) != today() => origin(),
        day => day.map(|day| Origin::Daily { day }),
    };
    let watch = move |()| {
        is_open.set(false);
        let id = keep_once(ways.library, fresh(record.clone(), origin()));
        replays.open(id, at);
    };
    let ways = [
        Callback::new(move |()| begin(Seating::open(deal.clone(), own.clone()))),
        Callback::new(watch),
        Callback::new(move |()| begin(Some(Seating::fresh(table.clone(), origin())))),
    ];
    let is_over = glance.is_over();
    Some(view! { <Offer short at played is_over ways /> }.into_any())
}

#[component]
fn Offer(
    short: InShort,
    at: Option<usize>,
    played: usize,
    is_over: bool,
    /// Plays it from its beginning, opens its replay, and goes on with it.
    ways: [Callback<()>; 3],
) -> impl IntoView {
    let text = text();
    let words = text.sending();
    let InShort { picture, about, short } = short;
    let [play, watch, go_on] = ways;
    view! {
        {picture}
        {about}
        {at.map(|at| view! { <p>{words.linked_at(at)}</p> })}
        {short}
        <p class="muted">{words.linked_note()}</p>
        <footer>
            <button
                class="btn"
                class:pri=played == 0
                type="button"
                on:click=move |_| play.run(())
            >
                {words.linked_play()}
            </button>
            {(played > 0)
                .then(|| {
                    let word = if is_over { text.setup().see_score() } else { words.linked_go_on() };
                    view! {
                        <button
                            class="btn"
                            class:pri=at.is_some()
                            type="button"
                            on:click=move |_| watch.run(())
                        >
                            {icon(Icon::Replay)}
                            {text.replay().open()}
                        </button>
                        <button
                            class="btn"
                            class:pri=at.is_none()
                            type="button"
                            on:click=move |_| go_on.run(())
                        >
                            {word}
                        </button>
                    }
                })}
        </footer>
    }
}
