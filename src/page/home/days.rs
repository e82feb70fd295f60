//! The last days of a game's daily challenge, as a calendar.

use leptos::prelude::*;

use crate::archive::Day;
use crate::archive::daily::{Finish, PAR, played, streak};
use crate::page::games::Known;
use crate::page::library::Library;
use crate::text::said::daily::{DaySays, DaysPlayed, Done};
use crate::text::{labels, text};
use crate::web::challenge::pars;
use crate::web::dialog::Sheet;
use crate::web::settings::preferences;
use crate::web::store::{date_of, weekday_of};

/// Days that are shown.
const SHOWN: usize = 60;
/// Days of a week.
const WEEK: usize = 7;

/// Button that shows the last days.
#[component]
pub fn Days(game: &'static Known, today: Day, library: Library) -> impl IntoView {
    let words = text().daily();
    let is_open = RwSignal::new(false);
    view! {
        <button class="lk" type="button" on:click=move |_| is_open.set(true)>
            {words.days(SHOWN)}
        </button>
        <Sheet open=is_open title=words.days(SHOWN) class="dlg days">
            {move || is_open.get().then(|| calendar(game, today, library))}
        </Sheet>
    }
}

fn calendar(game: &'static Known, today: Day, library: Library) -> impl IntoView {
    let (words, points) = (text().daily(), game.cover().points);
    let results = untrack(|| library.results()).and_then(Result::ok).unwrap_or_default();
    let played = played(&results, game.name);
    let pars = pars();
    let streak = streak(played.keys(), today);
    let language = preferences().language.get_untracked().code();
    let mut days: Vec<Day> =
        std::iter::successors(Some(today), |day| day.before()).take(SHOWN).collect();
    days.reverse();
    let before = days.first().map_or(0, |day| day.weekday());
    let cell = |day: &Day| {
        let finish = played.get(day).and_then(|line| Finish::of_line(line));
        let is_forgiven = streak.forgiven.contains(&day.number());
        let how = match finish {
            Some(Finish { points: so_many, place, players, .. }) => {
                let done = words.done(Done { points: &points(so_many), place, players });
                let par = pars.of(game.name, *day).map(|par| words.par(PAR, &points(par)));
                labels::facts([Some(done), par].into_iter().flatten())
            }
            None if is_forgiven => words.forgiven(1),
            None => words.missed().to_owned(),
        };
        let day_says = DaySays { day: &date_of(*day, language), how: &how };
        view! {
            <li
                class:played=finish.is_some()
                class:won=finish.is_some_and(|finish| finish.place == 1)
                class:forgiven=is_forgiven
                class:today=*day == today
            >
                <span aria-hidden="true">
                    <small>{day.parts().2}</small>
                    <b>{finish.map(|finish| finish.place.to_string())}</b>
                </span>
                <span class="sr">{words.day_says(day_says)}</span>
            </li>
        }
    };
    // Seven days in a row end up in the order of the week.
    let mut week: Vec<&Day> = days.iter().rev().take(WEEK).collect();
    week.sort_by_key(|day| day.weekday());
    let head = |day: &Day| {
        view! { <li aria-hidden="true" class="head">{weekday_of(*day, language)}</li> }
    };
    let shown = days.iter().filter_map(|day| Finish::of_line(played.get(day)?));
    let (mut count, mut won, mut par) = (0, 0, None);
    for of in shown {
        count += 1;
        won += usize::from(of.place == 1);
        if let Some(points) = pars.of(game.name, of.day) {
            par = Some(par.unwrap_or_default() + usize::from(of.points >= points));
        }
    }
    let gap = (before > 0)
        .then(|| view! { <li aria-hidden="true" style:grid-column=format!("span {before}")></li> });
    view! {
        <p>{words.days_played(DaysPlayed { count, won, par })}</p>
        <ol role="list">
            {week.into_iter().map(head).collect_view()} {gap} {days.iter().map(cell).collect_view()}
        </ol>
        <p class="muted">{words.days_note()}</p>
    }
}
