//! The daily challenge on the start page.

use leptos::prelude::*;

use crate::archive::Day;
use crate::archive::daily::{Finish, streak};
use crate::page::games::Known;
use crate::page::library::Library;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown, Wanted};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::settings::preferences;
use crate::web::store::date_of;

/// The daily challenges that were played.
#[derive(Clone, PartialEq)]
struct Played {
    /// Today's, if it was begun.
    todays: Option<(Option<Finish>, Shelved)>,
    /// Days in a row, and the most points.
    record: Option<(u32, u16)>,
}

impl Played {
    fn of(matches: &[Shelved], game: &Known, today: Day) -> Played {
        let played: Vec<(Day, Option<Finish>, &Shelved)> = matches
            .iter()
            .filter(|shelved| shelved.game() == game.name)
            .filter_map(|shelved| {
                let glance = shelved.glance.as_ref()?;
                Some((glance.day?, Finish::of(glance), shelved))
            })
            .collect();
        let finished = played.iter().filter_map(|(_, finish, _)| finish.as_ref());
        let days: Vec<Day> = finished.clone().map(|finish| finish.day).collect();
        let best = finished.map(|finish| finish.points).max();
        // The finished one that began first counts; otherwise the one played last continues.
        let todays = played.into_iter().filter(|(day, ..)| *day == today);
        let over = todays.clone().filter(|(_, finish, _)| finish.is_some());
        let over = over.min_by_key(|(.., shelved)| shelved.head.began);
        let own = over.or_else(|| todays.max_by_key(|(.., shelved)| shelved.head.changed));
        Played {
            todays: own.map(|(_, finish, shelved)| (finish, shelved.clone())),
            record: best.map(|best| (streak(&days, today), best)),
        }
    }
}

/// Today's challenge: to start, to continue, or its result.
#[component]
pub fn DealOfTheDay(
    game: &'static Known,
    today: Day,
    library: Library,
    sit_down: SitDown,
) -> impl IntoView {
    let text = text();
    let (words, points) = (text.daily(), game.cover().points);
    let played = Memo::new(move |_| library.with_all(|all| Played::of(all, game, today)));
    let (table, bots) = game.daily(today);
    let day = date_of(today, preferences().language.get().code());
    let body = (words.body)(&day, table.as_deref(), bots);
    let done = move || {
        let done = played.with(|played| match played.todays.as_ref()? {
            (Some(finish), _) => Some((words.done)(&points(finish.points), finish)),
            (None, shelved) => shelved.assisted(),
        })?;
        Some(view! { <p><b>{done}</b></p> })
    };
    let record = move || {
        let (streak, best) = played.with(|played| played.record)?;
        Some(view! { <p class="muted">{(words.record)(streak, &points(best))}</p> })
    };
    let word = move || {
        played.with(|played| match &played.todays {
            Some((Some(_), _)) => text.setup().see_score,
            Some((None, _)) => text.setup().resume,
            None => words.play,
        })
    };
    let go = move |_| {
        let todays = played.with_untracked(|played| played.todays.clone());
        sit_down.run(match todays {
            Some((_, shelved)) => Seated::kept(shelved),
            None => Seated { game: game.name.to_owned(), wanted: Wanted::Daily(today) },
        });
    };
    view! {
        <section class="panel box by-day daily">
            <h2>{icon(Icon::Theme)} {words.title}</h2>
            <p class="muted">{body}</p>
            {done}
            {record}
            <button class="btn full" type="button" on:click=go>
                {word}
            </button>
        </section>
    }
}
