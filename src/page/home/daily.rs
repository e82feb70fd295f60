//! The daily challenge on the start page.

use leptos::prelude::*;

use crate::archive::Day;
use crate::page::games::{FEATURED, Finish, Subjects, deal_of, streak};
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown, Wanted};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::settings::preferences;
use crate::web::store::{date_of, today};

/// Today's challenge: to start, to continue, or its result.
#[component]
pub fn DealOfTheDay(matches: Vec<Shelved>, sit_down: SitDown) -> impl IntoView {
    let text = text();
    let words = text.daily();
    let today = today()?;
    let mut played: Vec<(Day, Option<Finish>, Shelved)> = matches
        .into_iter()
        .filter(|shelved| shelved.game() == FEATURED)
        .filter_map(|shelved| {
            let glance = shelved.glance.as_ref()?;
            Some((glance.day?, Finish::of(glance), shelved))
        })
        .collect();
    played.sort_by_key(|(_, _, shelved)| shelved.head.began);
    let finished = played.iter().filter_map(|(_, finish, _)| finish.as_ref());
    let days: Vec<Day> = finished.clone().map(|finish| finish.day).collect();
    let best = finished.map(|finish| finish.points).max();
    let record = best.map(|best| (words.record)(streak(&days, today), best));
    // The finished one that began first counts; otherwise the one played last continues.
    let todays = played.into_iter().filter(|(day, ..)| *day == today);
    let over = todays.clone().find(|(_, finish, _)| finish.is_some());
    let own = over.or_else(|| todays.max_by_key(|(.., shelved)| shelved.head.changed));
    let over = own.as_ref().and_then(|(_, finish, _)| *finish);
    let (board, bots) = deal_of(today);
    let day = date_of(today, preferences().language.get().code());
    let body = (words.body)(&day, &board, bots);
    let (word, go): (&str, Callback<()>) = match own {
        Some((.., shelved)) => {
            let word = if over.is_some() { text.setup().see_score } else { text.setup().resume };
            (word, Callback::new(move |()| sit_down.run(Seated::kept(shelved.clone()))))
        }
        None => {
            let begin = move |()| {
                let game = FEATURED.to_owned();
                sit_down.run(Seated { game, wanted: Wanted::Daily(today) });
            };
            (words.play, Callback::new(begin))
        }
    };
    Some(view! {
        <section class="panel box daily">
            <h2>{icon(Icon::Theme)} {words.title}</h2>
            <p class="muted">{body}</p>
            {over.map(|finish| view! { <p><b>{(words.done)(&finish)}</b></p> })}
            {record.map(|record| view! { <p class="muted">{record}</p> })}
            <button class="btn full" type="button" on:click=move |_| go.run(())>
                {word}
            </button>
        </section>
    })
}
