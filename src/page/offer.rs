//! A match from a link, before anything begins: its description and the ways to use it.

use std::time::Duration;

use leptos::prelude::*;

use super::keep::{keep_once, picture_of, sit_down};
use super::ways::Ways;
use crate::archive::Origin;
use crate::archive::given::Given;
use crate::session::Session;
use crate::text::given::fell_short;
use crate::text::setup::state_of;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::hosted::Hosted;
use crate::web::keeper::{Seating, fresh};
use crate::web::replays::Replays;

/// A match from a link, before anything begins.
#[component]
pub fn Offer<G: Hosted>(given: Given<G>, is_open: RwSignal<bool>, ways: Ways) -> impl IntoView {
    let text = text();
    let words = text.sending();
    let Given { record, shortfall, at, .. } = given;
    let replays = expect_context::<Replays>();
    // It was played to be read, so it can be played again: once for all that is shown and done with it.
    let table = Session::open(record).ok()?;
    let (record, glance) = (table.record().clone(), table.glance());
    let played = table.played();
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let board = G::table_name(&glance);
    let day = glance.day.map(|day| (words.linked_daily)(&day.to_string()));
    let what = match played {
        0 => words.linked_deal.to_owned(),
        played => (text.matches().linked_actions)(played),
    };
    let state = (played > 0).then(|| state_of(&record.seats, &glance, G::cover()));
    let short = shortfall.map(|short| fell_short(played, &short));
    let picture = picture_of(&table);
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
    let deal = record.again(record.seed.clone());
    let watch = move |_| {
        is_open.set(false);
        let id = keep_once(ways.library, fresh(record.clone(), origin()));
        replays.open(id, at);
    };
    let go_on = (played > 0).then(|| {
        let word = if glance.is_over() { text.setup().see_score } else { words.linked_go_on };
        view! {
            <button
                class="btn"
                class:pri=at.is_none()
                type="button"
                on:click=move |_| begin(Some(Seating::fresh(table.clone(), origin())))
            >
                {word}
            </button>
        }
    });
    Some(view! {
        <div class="frame">{picture}</div>
        <p>
            <b>{names.join(", ")}</b>
            {board.map(|board| format!(" · {board}"))}
        </p>
        <p>{day} " " {what} " " {state} " " {at.map(words.linked_at)}</p>
        {short.map(|short| view! { <p class="bad" role="alert">{short}</p> })}
        <p class="muted">{words.linked_note}</p>
        <footer>
            <button
                class="btn"
                class:pri=played == 0
                type="button"
                on:click=move |_| begin(Seating::open(deal.clone(), origin()))
            >
                {words.linked_play}
            </button>
            {(played > 0)
                .then(|| {
                    view! {
                        <button class="btn" class:pri=at.is_some() type="button" on:click=watch>
                            {icon(Icon::Replay)}
                            {text.replay().open}
                        </button>
                    }
                })}
            {go_on}
        </footer>
    })
}
