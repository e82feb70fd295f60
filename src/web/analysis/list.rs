//! List of the costliest decisions: the move played, the better one, and why.

use leptos::prelude::*;

use super::reading::Reading;
use crate::rules::Seat;
use crate::scene::analysis::LISTED_FROM;
use crate::text::said::analysis::{Summary, When};
use crate::text::{name_of, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::house::{House, house};

/// List with its filter.
#[component]
pub fn List(
    reading: Reading,
    /// Whether the decisions to learn from are waited for.
    learns: RwSignal<bool>,
    /// Whether the screen is small.
    #[prop(into)]
    small: Signal<bool>,
) -> impl IntoView {
    let words = text().analysis();
    let summary = move || {
        let (judged, equal) = reading.analysed().summary();
        words.summary(Summary { judged, equal, listed_from: LISTED_FROM })
    };
    let nothing = move || {
        let over = reading.forecast.read().open.is_none();
        reading
            .listed
            .read()
            .is_empty()
            .then_some(if over { words.none() } else { words.none_yet() })
            .map(|word| view! { <p class="muted none">{word}</p> })
    };
    let learn = move || {
        let count = reading.moments.read().len();
        (count > 0).then(|| {
            view! {
                <button class="btn moments" type="button" on:click=move |_| reading.learn()>
                    {icon(Icon::Book)}
                    {words.moments(count)}
                </button>
            }
        })
    };
    let waits = move || match (learns.get(), reading.knows_own.get()) {
        (true, _) => Some(words.moments_soon()),
        (false, true) if reading.moments.read().is_empty() => Some(words.no_moments()),
        (false, _) => None,
    };
    view! {
        <aside class="panel costliest" aria-label=words.costliest()>
            <header class="row">
                <h2>{words.costliest()}</h2>
                <Filter reading />
            </header>
            {nothing}
            {learn}
            <p class="muted none" role="status">
                {waits}
            </p>
            <ol role="list">
                <For
                    each=move || reading.listed.get()
                    key=|costly| costly.at
                    children=move |costly| view! { <Row reading at=costly.at small /> }
                />
            </ol>
            <footer>
                <p class="note">{summary}</p>
                <p class="note keys">{words.keys()}</p>
            </footer>
        </aside>
    }
}

/// Filter of the list by seat.
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
    let House { seats, signs, .. } = house();
    let seats = (0..)
        .map(Seat)
        .zip(seats.get())
        .map(|(seat, who)| {
            let sign = (signs.mark)(who.colour, 15);
            button(Some(seat), words.only(&who.named()), sign)
        })
        .collect_view();
    view! {
        <div class="seg" role="group" aria-label=words.whose()>
            {button(None, words.all().to_owned(), words.all().into_any())}
            {seats}
        </div>
    }
}

/// One decision.
#[component]
fn Row(reading: Reading, at: usize, small: Signal<bool>) -> impl IntoView {
    let words = text().analysis();
    let analysed = reading.analysed();
    let Some(decision) = analysed.decision(at) else {
        return ().into_any();
    };
    let (seats, signs) = (house().seats.get(), house().signs);
    let mark = seats.get(decision.seat.index()).map(|who| (signs.mark)(who.colour, 13));
    let names: Vec<String> = seats.into_iter().map(|who| who.name).collect();
    let name = name_of(&names, decision.seat).into_owned();
    let turned = {
        let name = name.clone();
        Memo::new(move |_| {
            let listed = reading.listed.read();
            let best = listed.iter().find(|costly| costly.at == at)?.turned?;
            Some(text().analysis().turned(&name, best))
        })
    };
    // The better move can change with a deeper analysis.
    let depth = Memo::new(move |_| reading.analysed().depth(at));
    let better = Memo::new(move |_| depth.get().and_then(|_| reading.analysed().better(at)));
    let place = move || {
        let listed = reading.listed.read();
        listed.iter().position(|costly| costly.at == at).unwrap_or_default() + 1
    };
    let number = Memo::new(move |_| place());
    let loss = Memo::new(move |_| {
        let listed = reading.listed.read();
        listed.iter().find(|costly| costly.at == at).map_or(0, |costly| costly.loss)
    });
    let what = move || better.get().map(|better| better.what);
    let why = move || better.get().map(|better| better.why);
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
                        {mark}
                        <b class="nm">{name}</b>
                        <span>"· " {words.when(When { round: &decision.round, part: &decision.part })}</span>
                    </span>
                    <span class="did">{decision.played}</span>
                    <span class="better">
                        <b>{words.better()}</b>
                        " "
                        {what}
                    </span>
                    <span class="why">{why}</span>
                    {move || turned.get().map(|turned| view! { <span class="turn">{turned}</span> })}
                </span>
                <span class="sr">{move || words.costs(loss.get())}</span>
            </button>
            <div class="side">
                <b class="loss" aria-hidden="true">
                    {move || words.loss(loss.get())}
                </b>
                <button
                    class="btn"
                    class:pri=is_current
                    type="button"
                    aria-label=move || words.what_if_of(number.get())
                    on:click=move |_| reading.try_from(at)
                >
                    {icon(Icon::Fork)}
                    {words.what_if()}
                </button>
            </div>
        </li>
    }
    .into_any()
}
