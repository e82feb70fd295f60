//! Statistics of a person's own finished matches, from the log of results.

use leptos::prelude::*;

use super::rating::ratings;
use crate::archive::{Line, NoResults, Results};
use crate::bots::Level;
use crate::page::games::{Known, all as all_games, games, known, whole_games};
use crate::page::library::Library;
use crate::scene::tally::{Causes, Count, Tally, mean};
use crate::text::said::finding::WonOf;
use crate::text::storage;
use crate::text::{labels, text};
use crate::web::analysis::moments;
use crate::web::later::part;

/// Number of kinds of decisions that are told, the dearest.
const HABITS: usize = 5;

/// Victories and points by level and number of seats, and where the points came from.
#[component]
pub fn Statistics(library: Library) -> impl IntoView {
    let words = text().finding();
    let found = untrack(|| library.results()).unwrap_or_else(|| Ok(Results::default()));
    let results = match found {
        Ok(results) => results,
        Err(why) => return no_log(why),
    };
    let masters = |line: &Line| {
        let masters = known(&line.game).and_then(|game| {
            let fewer = line.seats.len().checked_sub(usize::from(*game.seats.start()))?;
            game.masters.get(fewer).copied()
        });
        masters.unwrap_or_default()
    };
    let Tally { all, by_game, by_level, by_seats, causes, assisted } =
        Tally::of(whole_games(&results), masters);
    // Points of one game say nothing of those of another.
    let row = |name: String, count: Count, of_one_game: bool| {
        let Count { played, won, best, .. } = count;
        let percent = mean(100 * won, played);
        (played > 0).then(|| {
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td>{played}</td>
                    <td>{words.won_of(WonOf { won, percent })}</td>
                    <td>{of_one_game.then(|| count.mean())}</td>
                    <td>{of_one_game.then_some(best)}</td>
                </tr>
            }
        })
    };
    // Another version of the page may have had more games.
    let of_game = by_game
        .iter()
        .filter_map(|(game, count)| row(known(game)?.cover().title.to_owned(), *count, true));
    let of_level = by_level.iter().map(|(level, count)| row(words.against(*level), *count, false));
    let of_seats = by_seats.iter().map(|(seats, count)| row(words.players(*seats), *count, false));
    let rows = (
        of_game.collect_view(),
        row(words.all().to_owned(), all, false),
        of_level.collect_view(),
        of_seats.collect_view(),
        row(words.assisted().to_owned(), assisted, false),
    );
    let unread = match results.unread() {
        0 => None,
        lines => Some(view! { <p class="bad" role="alert">{words.unread(lines)}</p> }),
    };
    if all.played + assisted.played == 0 {
        return view! {
            {unread}
            <p class="muted">{words.no_own()}</p>
        }
        .into_any();
    }
    let feats = by_game.iter().filter(|(_, count)| count.feat > 0).filter_map(|(game, count)| {
        let cover = known(game)?.cover();
        Some(view! { <li>{labels::facts([cover.title.to_owned(), (cover.feat)(count.feat)])}</li> })
    });
    let feats = feats.collect_view();
    let causes = causes.into_iter().filter(|of| known(&of.game).is_some());
    let causes = causes.map(by_cause).collect_view();
    view! {
        <p class="muted">{words.counted()}</p>
        {unread}
        {ratings(&results)}
        <table>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{words.games()}</th>
                    <th scope="col">{words.won()}</th>
                    <th scope="col">{words.points()}</th>
                    <th scope="col">{words.best()}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <ul class="feats" role="list">{feats}</ul>
        {causes}
        {all_games().iter().map(habits).collect_view()}
    }
    .into_any()
}

/// What a person's decisions of each kind cost, as far as their matches were analysed, from the dearest on.
fn habits(of: &'static Known) -> impl IntoView + use<> {
    let (matches, habits) = moments().habits(of.name);
    let games = games();
    let table = move || {
        let habits = habits.clone();
        async move {
            let part = games.fetch(of.name).await?;
            let words = text().finding();
            let rows = habits.iter().filter_map(|(key, cost)| {
                let kind = part.kind(key)?;
                let lost = words.lost(cost.loss);
                Some(view! { <tr><th scope="row">{kind}</th><td>{cost.times}</td><td>{lost}</td></tr> })
            });
            let view = view! {
                <table>
                    <caption>{words.habits_of(of.cover().title, matches)}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{words.habits()}</th>
                            <th scope="col">{words.times()}</th>
                            <th scope="col">{words.lost_sum()}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.take(HABITS).collect_view()}</tbody>
                </table>
            };
            Ok(view.into_any())
        }
    };
    (matches > 0).then(|| part(table, None))
}

fn no_log(why: NoResults) -> AnyView {
    view! { <p class="bad" role="alert">{storage::no_results(why)}</p> }.into_any()
}

/// Where the points of a game came from, once the names of its causes are loaded.
fn by_cause(causes: Causes) -> AnyView {
    let games = games();
    let table = move || {
        let causes = causes.clone();
        async move {
            let part = games.fetch(&causes.game).await?;
            let words = text().finding();
            let title = known(&causes.game).map_or("", |known| known.cover().title);
            let rows = causes.sums.iter().enumerate().filter_map(|(at, (word, own, bots))| {
                let cause = part.cause(word)?;
                let (own, bots) = (mean(*own, causes.played), mean(*bots, causes.bots));
                let master = causes.masters.get(at).map(|sum| mean(*sum, causes.played));
                Some(view! {
                    <tr><th scope="row">{cause}</th><td>{own}</td><td>{bots}</td><td>{master}</td></tr>
                })
            });
            let view = view! {
                <table>
                    <caption>{title}</caption>
                    <thead>
                        <tr>
                            <th scope="col">{words.causes()}</th>
                            <th scope="col">{words.own_points()}</th>
                            <th scope="col">{words.bots_points()}</th>
                            <th scope="col">{text().people().bot_level(Level::Master)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            };
            Ok(view.into_any())
        }
    };
    part(table, None)
}
