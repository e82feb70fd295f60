//! The costliest decisions: what was played, what would have been better, and why.

use leptos::prelude::*;

use super::reading::Reading;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::scene::shown::TurnPart;
use crate::games::council_of_4::text::log::deed;
use crate::games::council_of_4::text::motive::reason;
use crate::games::council_of_4::text::moves::sentence;
use crate::games::council_of_4::text::{Subjects, name_of};
use crate::games::council_of_4::web::art::mark;
use crate::rules::Seat;
use crate::scene::analysis::Analysis;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;

/// The list with its filter.
#[component]
pub fn List(
    reading: Reading,
    /// Whether the screen is small.
    #[prop(into)]
    small: Signal<bool>,
) -> impl IntoView {
    let words = text().analysis();
    let found = reading.analyst.found;
    let summary = move || {
        let (judged, equal) = found.with(Analysis::summary);
        (words.summary)(judged, equal)
    };
    let nothing = move || {
        let over = found.with(|found| found.next().is_none());
        reading
            .listed
            .read()
            .is_empty()
            .then_some(if over { words.none } else { words.none_yet })
            .map(|word| view! { <p class="muted none">{word}</p> })
    };
    view! {
        <aside class="panel costliest" aria-label=words.costliest>
            <header class="row">
                <h2>{words.costliest}</h2>
                <Filter reading />
            </header>
            {nothing}
            <ol role="list">
                <For
                    each=move || reading.listed.get()
                    key=|costly| costly.at
                    children=move |costly| view! { <Row reading at=costly.at small /> }
                />
            </ol>
            <footer>
                <p class="note">{summary}</p>
                <p class="note keys">{words.keys}</p>
            </footer>
        </aside>
    }
}

/// Whose decisions are listed.
#[component]
fn Filter(reading: Reading) -> impl IntoView {
    let words = text().analysis();
    let button = move |of: Option<Seat>, label: String, shown: AnyView| {
        view! {
            <button
                type="button"
                aria-label=label
                aria-pressed=move || truth(reading.of.get() == of)
                on:click=move |_| reading.of.set(of)
            >
                {shown}
            </button>
        }
    };
    let seats = (0..)
        .map(Seat)
        .zip(reading.seats())
        .map(|(seat, who)| {
            let sign = mark(who.colour.into(), 15).into_any();
            button(Some(seat), (words.only)(&who.name), sign)
        })
        .collect_view();
    view! {
        <div class="seg" role="group" aria-label=words.whose>
            {button(None, words.all.to_owned(), words.all.into_any())}
            {seats}
        </div>
    }
}

/// One decision.
#[component]
fn Row(reading: Reading, at: usize, small: Signal<bool>) -> impl IntoView {
    let words = text().analysis();
    let found = reading.analyst.found;
    let Some(moment) = found.with_untracked(|found| found.moments().get(at).copied()) else {
        return ().into_any();
    };
    let names = reading.table.names();
    let name = name_of(&names, moment.seat).into_owned();
    let part = (text().words().turn_part)(TurnPart::of(moment.action));
    let colour = reading.seats().get(moment.seat.index()).map(|who| who.colour);
    let (played, view) = reading.table.session.with_untracked(|session| {
        let played = session.log_since(at).next().map(|entry| deed(&entry, &names));
        (played, session.history_at(at).map(|history| history.now.view))
    });
    let place = move || {
        let listed = reading.listed.read();
        listed.iter().position(|costly| costly.at == at).unwrap_or_default() + 1
    };
    let number = Memo::new(move |_| place());
    let loss = Memo::new(move |_| {
        found.with(|found| found.judged(at).map(|judged| judged.loss())).unwrap_or_default()
    });
    // What would have been better can change when it is looked at more deeply.
    let best = Memo::new(move |_| {
        found.with(|found| {
            let best = found.judged(at)?.best();
            Some((best.action, reason(view.as_ref()?, best, true, &reading.table.names())))
        })
    });
    let say =
        move |action: Action| view.as_ref().map(|view| lowered(&sentence(view, action, None)));
    let better = move || best.get().and_then(|(action, _)| say(action));
    let why = move || best.get().map(|(_, reason)| reason);
    let is_current = move || reading.current.get() == Some(at);
    view! {
        <li class:on=is_current>
            <button
                class="pick"
                type="button"
                data-decision=at
                aria-current=move || is_current().then_some("true")
                on:click=move |_| {
                    reading.chosen.set(Some(at));
                    reading.open.set(small.get_untracked());
                }
            >
                <span class="no" aria-hidden="true">
                    {number}
                </span>
                <span class="told">
                    <span class="who row">
                        {colour.map(|colour| mark(colour.into(), 13))}
                        <b class="nm">{name}</b>
                        <span>"· " {(words.when)(moment.round, part)}</span>
                    </span>
                    <span class="did">{played}</span>
                    <span class="better">
                        <b>{words.better}</b>
                        " "
                        {better}
                    </span>
                    <span class="why">{why}</span>
                </span>
                <span class="sr">{move || (words.costs)(loss.get())}</span>
            </button>
            <div class="side">
                <b class="loss" aria-hidden="true">
                    {move || (words.loss)(loss.get())}
                </b>
                <button
                    class="btn"
                    class:pri=is_current
                    type="button"
                    aria-label=move || (words.what_if_of)(number.get())
                    on:click=move |_| reading.try_from(at)
                >
                    {icon(Icon::Fork)}
                    {words.what_if}
                </button>
            </div>
        </li>
    }
    .into_any()
}

/// The same inside a sentence.
fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
