//! The deal of the day on the start page.

use leptos::prelude::*;

use super::SitDown;
use super::library::{Library, Shelved};
use crate::archive::{Day, Origin};
use crate::scene::daily::{Finish, day_of, deal, finish, streak};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::keeper::Seating;
use crate::web::settings::preferences;
use crate::web::store::{date_of, today};

/// Today's deal: to be played, gone on with, or how it went.
#[component]
pub fn DealOfTheDay(library: Library, matches: Vec<Shelved>, sit_down: SitDown) -> impl IntoView {
    let text = text();
    let words = text.matches();
    let today = today()?;
    let fresh = deal(today, text.setup().names);
    let mut played: Vec<(Day, Option<Finish>, Shelved)> = matches
        .into_iter()
        .filter_map(|shelved| {
            let record = &shelved.kept.envelope.record;
            Some((day_of(record)?, finish(record), shelved))
        })
        .collect();
    played.sort_by_key(|(_, _, shelved)| shelved.kept.envelope.began);
    let finished = played.iter().filter_map(|(_, finish, _)| finish.as_ref());
    let days: Vec<Day> = finished.clone().map(|finish| finish.day).collect();
    let best = finished.map(|finish| finish.points).max();
    let record = best.map(|best| (words.daily_record)(streak(&days, today), best));
    // Of those that are over the one begun first counts; else the one that was played last goes on.
    let todays = played.into_iter().filter(|(day, ..)| *day == today);
    let over = todays.clone().find(|(_, finish, _)| finish.is_some());
    let own = over.or_else(|| todays.max_by_key(|(.., shelved)| shelved.kept.envelope.changed));
    let over = own.as_ref().and_then(|(_, finish, _)| *finish);
    let bots = fresh.seats.len() - 1;
    let body = (words.daily_body)(
        &date_of(today, preferences().language.get().code()),
        &fresh.setup.sides.to_string(),
        bots,
    );
    let (word, go): (&str, Callback<()>) = match own {
        Some((.., shelved)) => {
            let word = if over.is_some() { text.setup().see_score } else { text.setup().resume };
            (word, Callback::new(move |()| sit_down.run(library.sit_down(&shelved))))
        }
        None => {
            let begin = move |()| {
                let origin = Some(Origin::Daily { day: today });
                sit_down.run(Seating::open(fresh.clone(), origin));
            };
            (words.play, Callback::new(begin))
        }
    };
    Some(view! {
        <section class="panel box daily">
            <h2>{icon(Icon::Theme)} {words.daily_title}</h2>
            <p class="muted">{body}</p>
            {over.map(|finish| view! { <p><b>{(words.daily_done)(&finish)}</b></p> })}
            {record.map(|record| view! { <p class="muted">{record}</p> })}
            <button class="btn full" type="button" on:click=move |_| go.run(())>
                {word}
            </button>
        </section>
    })
}
