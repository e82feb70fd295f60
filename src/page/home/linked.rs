//! A match that came by a link: what it is, before anything is begun.

use leptos::prelude::*;

use super::state_of;
use crate::archive::given::Given;
use crate::archive::{Glance, Origin};
use crate::page::games::{NEW, Subjects, games};
use crate::page::part::{Ways, keep_new, sit_down};
use crate::text::given::fell_short;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::hosted::Hosted;
use crate::web::keeper::{Seating, fresh};
use crate::web::later::part;
use crate::web::replays::Replays;

/// What came by a link.
#[derive(Clone, Copy)]
pub struct Linked {
    /// A link, or whatever was given in its place.
    given: RwSignal<String>,
    is_open: RwSignal<bool>,
}

impl Linked {
    /// Nothing came yet.
    pub fn new() -> Linked {
        Linked { given: RwSignal::new(String::new()), is_open: RwSignal::new(false) }
    }

    /// Reads a link, or whatever was pasted in its place.
    pub fn open(&self, text: &str) {
        self.given.set(text.to_owned());
        self.is_open.set(true);
    }
}

/// What it is, and what can be done with it.
#[component]
pub fn LinkedSheet(linked: Linked, ways: Ways) -> impl IntoView {
    let Linked { given, is_open } = linked;
    let games = games();
    let offer = move || async move {
        let part = games.fetch(NEW).await?;
        Ok(part.offer(&given.get_untracked(), is_open, ways))
    };
    let shown = move || {
        given.track();
        is_open.get().then(|| part(offer, None))
    };
    view! {
        <Sheet open=is_open title=text().matches().linked_title.to_owned() class="dlg linked">
            {shown}
        </Sheet>
    }
}

/// A match that came, before anything is begun.
#[component]
pub fn Offer<G: Hosted>(given: Given<G>, is_open: RwSignal<bool>, ways: Ways) -> impl IntoView {
    let text = text();
    let words = text.matches();
    let Given { record, shortfall, at, .. } = given;
    let replays = expect_context::<Replays>();
    // It was played once to be read, so it can be played again.
    let glance = Glance::of(&record)?;
    let played = record.actions.len();
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    let board = G::table_name(&glance);
    let day = glance.day.map(|day| (words.linked_daily)(&day.to_string()));
    let what = match played {
        0 => words.linked_deal.to_owned(),
        played => (words.linked_actions)(played),
    };
    let state = (played > 0).then(|| state_of(&record.seats, &glance));
    let short = shortfall.map(|short| fell_short(played, &short));
    let picture = G::picture(&record);
    let origin = || Some(Origin::Given);
    let to = sit_down::<G>(ways.sit_down);
    let begin = move |seating: Option<Seating<G>>| {
        is_open.set(false);
        to.run(seating);
    };
    let watched = record.clone();
    let watch = move |_| {
        is_open.set(false);
        let kept = fresh(watched.clone(), origin());
        let id = kept.envelope.id;
        keep_new(ways.library, kept);
        replays.open(id, at);
    };
    let deal = record.again(record.seed.clone());
    let go_on = (played > 0).then(|| {
        let word = if glance.is_over() { text.setup().see_score } else { words.linked_go_on };
        let record = record.clone();
        view! {
            <button
                class="btn"
                class:pri=at.is_none()
                type="button"
                on:click=move |_| begin(Seating::open(record.clone(), origin()))
            >
                {word}
            </button>
        }
    });
    Some(view! {
        <div class="frame">{picture}</div>
        <p>
            <b>{names.join(", ")}</b>
            " · "
            {board}
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
