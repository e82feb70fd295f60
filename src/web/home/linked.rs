//! A match that came by a link: what it is, before anything is begun.

use leptos::prelude::*;

use super::SitDown;
use super::library::Library;
use crate::archive::Origin;
use crate::archive::given::{self, Given, Reading};
use crate::games::council_of_4::CouncilOf4;
use crate::scene::daily::day_of;
use crate::scene::glance::Glance;
use crate::text::given::{fell_short, not_opened};
use crate::text::text;
use crate::web::art::{CityState, Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::keeper::{Seating, fresh};
use crate::web::later::{self, part};
use crate::web::picture::{picture, whole};
use crate::web::replay::Replays;

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
pub fn LinkedSheet(linked: Linked, library: Library, sit_down: SitDown) -> impl IntoView {
    let is_open = linked.is_open;
    let shown = move || {
        linked.given.track();
        is_open.get().then(|| part(move || later::offer(linked, library, sit_down), None))
    };
    view! {
        <Sheet open=is_open title=text().matches().linked_title.to_owned() class="dlg linked">
            {shown}
        </Sheet>
    }
}

/// What came, or why it can't be read.
pub fn offer(linked: Linked, library: Library, sit_down: SitDown) -> AnyView {
    let Linked { given, is_open } = linked;
    let reading: Reading<CouncilOf4> = given::read(&given.get_untracked());
    match reading {
        Ok(given) => view! { <Offer given library sit_down is_open /> }.into_any(),
        Err(why) => view! { <p class="bad" role="alert">{not_opened(&why)}</p> }.into_any(),
    }
}

#[component]
fn Offer(
    given: Given<CouncilOf4>,
    library: Library,
    sit_down: SitDown,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let text = text();
    let words = text.matches();
    let Given { record, shortfall, at, .. } = given;
    let replays = expect_context::<Replays>();
    // It was played once to be read, so it can be played again.
    let glance = Glance::of(&record)?;
    let played = record.actions.len();
    let names: Vec<&str> = record.seats.iter().map(|seat| seat.name.as_str()).collect();
    let board = (text.setup().board_name)(&glance.view.table.sides.to_string());
    let day = day_of(&record).map(|day| (words.linked_daily)(&day.to_string()));
    let what = match played {
        0 => words.linked_deal.to_owned(),
        played => (words.linked_actions)(played),
    };
    let state = (played > 0).then(|| super::state_of(&record, &glance));
    let short = shortfall.map(|short| fell_short(played, &short));
    let map = picture(&glance.view.table, &record.seats, whole(), |_| CityState::Idle);
    let origin = || Some(Origin::Given);
    let begin = move |seating: Option<Seating>| {
        is_open.set(false);
        sit_down.run(seating);
    };
    let watched = record.clone();
    let watch = move |_| {
        is_open.set(false);
        let kept = fresh(watched.clone(), origin());
        let id = kept.envelope.id;
        library.keep(kept);
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
        <div class="frame">{map}</div>
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
