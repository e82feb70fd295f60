//! The daily challenge on the start page.

use leptos::prelude::*;

use super::days::Days;
use crate::archive::daily::{Finish, PAR, Streak, played, streak};
use crate::archive::{Day, Results, is_own};
use crate::page::games::Known;
use crate::page::library::Library;
use crate::page::results::gather;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown};
use crate::text::said::daily::Done;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::challenge::pars;
use crate::web::later::{entries, once_there, part};
use crate::web::settings::preferences;
use crate::web::store::date_of;

entries! {
    /// Shows how today's challenge stands, with the way to its table, and the days before.
    rest, fetch_played: fn played_so_far(game: &'static Known, today: Day, library: Library, sit_down: SitDown) -> AnyView {
        view! { <PlayedSoFar game today library sit_down /> }.into_any()
    }
}

/// The daily challenges of this device's person: their own matches, not those of files, links and what-ifs.
#[derive(Clone, PartialEq)]
struct Played {
    /// Result of today's, once it was played to the end.
    finish: Option<Finish>,
    /// Today's match, if it is still there.
    todays: Option<Shelved>,
    /// Days in a row, and the most points.
    record: Option<(Streak, u16)>,
}

impl Played {
    fn of(matches: &[Shelved], results: &Results, game: &Known, today: Day) -> Played {
        let played = played(results, game.name);
        let points = played.values().filter_map(|line| line.points.first()).max();
        let record = points.map(|&best| (streak(played.keys(), today), best));
        let of_today = matches.iter().filter(|shelved| {
            let day = shelved.glance.as_ref().and_then(|glance| glance.day);
            let is_own = is_own(shelved.head.origin.as_ref());
            shelved.game() == game.name && is_own && day == Some(today)
        });
        if let Some(line) = played.get(&today) {
            let todays = matches.iter().find(|shelved| shelved.id() == line.id).cloned();
            return Played { finish: Finish::of_line(line), todays, record };
        }
        // The finished one that began first counts; otherwise the one played last continues.
        let over = of_today.clone().filter(|it| it.is_over()).min_by_key(|it| it.head.began);
        let finish = over.and_then(|it| Finish::of(it.glance.as_ref()?));
        let todays = over.or_else(|| of_today.max_by_key(|it| it.head.changed)).cloned();
        Played { finish, todays, record }
    }

    /// Whether today's was played to the end, and its match was deleted since.
    const fn is_gone(&self) -> bool {
        self.finish.is_some() && self.todays.is_none()
    }
}

/// Today's challenge: to start, and where anything is kept, to continue, or its result.
#[component]
pub fn DealOfTheDay(
    game: &'static Known,
    today: Day,
    library: Library,
    sit_down: SitDown,
) -> impl IntoView {
    let words = text().daily();
    let (table, bots) = game.daily(today);
    let day = date_of(today, preferences().language.get().code());
    let body = words.body(&day, table.as_deref(), bots);
    let is_first = Memo::new(move |_| !library.has_kept());
    let way = move || {
        if !is_first.get() {
            return part(move || played_so_far(game, today, library, sit_down), None);
        }
        let begin = move |_| sit_down.run(Seated::daily(game.name, today));
        view! { <Way word=words.play() go=Callback::new(begin) /> }.into_any()
    };
    view! {
        <section class="panel box by-day daily">
            <h2>{icon(Icon::Theme)} {words.title()}</h2>
            <p class="muted">{body}</p>
            {way}
        </section>
    }
}

/// Button that leads to the table of a challenge.
#[component]
fn Way(word: &'static str, go: Callback<()>) -> impl IntoView {
    view! {
        <button class="btn full" type="button" on:click=move |_| go.run(())>
            {word}
        </button>
    }
}

#[component]
fn PlayedSoFar(
    game: &'static Known,
    today: Day,
    library: Library,
    sit_down: SitDown,
) -> impl IntoView {
    let text = text();
    let (words, points) = (text.daily(), game.cover().points);
    let played = Memo::new(move |_| {
        let results = library.results().and_then(Result::ok).unwrap_or_default();
        library.with_all(|all| Played::of(all, &results, game, today))
    });
    let done = move || {
        let done = played.with(|played| match &played.finish {
            Some(finish) => Some(words.done(Done {
                points: &points(finish.points),
                place: finish.place,
                players: finish.players,
            })),
            None => played.todays.as_ref()?.assisted(),
        })?;
        let par = played.with(|played| pars().of(game.name, played.finish.as_ref()?.day));
        let par = par.map(|par| words.par(PAR, &points(par)));
        Some(view! { <p><b>{done}</b> {par.map(|par| view! { " · " {par} })}</p> })
    };
    let record = move || {
        let (streak, best) = played.with(|played| played.record.clone())?;
        let forgiven = streak.forgiven.len();
        Some(view! {
            <p class="muted">
                {words.record(streak.days, &points(best))}
                {(forgiven > 0).then(|| view! { " · " {words.forgiven(forgiven)} })}
            </p>
        })
    };
    let begin = move || {
        let found = |played: &Played| (played.todays.clone(), played.is_gone());
        // The start page may be gone by then.
        match played.try_with_untracked(found) {
            Some((Some(shelved), _)) => sit_down.run(Seated::kept(shelved)),
            None | Some((None, true)) => {}
            Some((None, false)) => sit_down.run(Seated::daily(game.name, today)),
        }
    };
    // Not before it is known whether it was played.
    let go = Callback::new(move |()| once_there(gather(library), move |_| begin()));
    let way = move || {
        if played.with(Played::is_gone) {
            return view! { <p class="muted">{words.deleted()}</p> }.into_any();
        }
        let word = played.with(|played| match (&played.finish, &played.todays) {
            (Some(_), _) => text.setup().see_score(),
            (None, Some(_)) => text.setup().resume(),
            (None, None) => words.play(),
        });
        view! { <Way word go /> }.into_any()
    };
    view! {
        {done}
        {record}
        {way}
        {move || played.with(|played| played.record.is_some()).then(|| view! { <Days game today library /> })}
    }
}
