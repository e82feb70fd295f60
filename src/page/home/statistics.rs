//! Statistics of a person's own finished matches.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::page::games::games;
use crate::page::library::Library;
use crate::page::shelved::Shelved;
use crate::scene::tally::{Count, Tally, mean, own_seat};
use crate::text::text;
use crate::web::portions::Portions;

/// Means of the points by cause.
type Causes = Vec<(&'static str, u32)>;

/// Victories and points by level and number of seats, and where the points came from.
#[component]
pub fn Statistics(library: Library) -> impl IntoView {
    let words = text().finding();
    let own: Vec<Shelved> = untrack(|| library.with_all(own));
    let seen = own.iter().filter_map(|it| Some((&it.head, it.glance.as_ref()?)));
    let Tally { all, by_level, by_seats, assisted } = Tally::of(seen);
    let row = |name: String, count: Count| {
        let Count { played, won, .. } = count;
        let percent = mean(100 * won, played);
        (played > 0).then(|| {
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td>{played}</td>
                    <td>{(words.won_of)(won, percent)}</td>
                    <td>{count.mean()}</td>
                </tr>
            }
        })
    };
    let of_level = by_level.iter().map(|(level, count)| row((words.against)(*level), *count));
    let of_seats = by_seats.iter().map(|(seats, count)| row((words.players)(*seats), *count));
    let rows = (
        row(words.all.to_owned(), all),
        of_level.collect_view(),
        of_seats.collect_view(),
        row(words.assisted.to_owned(), assisted),
    );
    let is_empty = all.played + assisted.played == 0;
    let unassisted = own.into_iter().filter(|it| it.assisted().is_none()).collect();
    let causes = RwSignal::new(None::<Causes>);
    count_causes(unassisted, causes);
    let causes = move || match causes.get() {
        None => view! { <p role="status">{words.counting}</p> }.into_any(),
        Some(causes) => causes
            .into_iter()
            .map(|(cause, mean)| view! { <tr><th scope="row">{cause}</th><td>{mean}</td></tr> })
            .collect_view()
            .into_any(),
    };
    if is_empty {
        return view! { <p class="muted">{words.no_own}</p> }.into_any();
    }
    view! {
        <p class="muted">{words.counted}</p>
        <table>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{words.games}</th>
                    <th scope="col">{words.won}</th>
                    <th scope="col">{words.points}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {(all.played > 0)
            .then(|| {
                view! {
                    <table>
                        <thead>
                            <tr>
                                <th scope="col">{words.causes}</th>
                                <th scope="col">{words.points}</th>
                            </tr>
                        </thead>
                        <tbody>{causes}</tbody>
                    </table>
                }
            })}
    }
    .into_any()
}

/// Returns the own finished matches.
fn own(all: &[Shelved]) -> Vec<Shelved> {
    let is_own = |shelved: &&Shelved| {
        let glance = shelved.glance.as_ref();
        glance.is_some_and(|glance| own_seat(&shelved.head, glance).is_some())
    };
    all.iter().filter(is_own).cloned().collect()
}

/// Plays matches in portions to find where the own points came from on average.
fn count_causes(own: Vec<Shelved>, found: RwSignal<Option<Causes>>) {
    let games = games();
    spawn_local(async move {
        let (mut sums, mut portions): (Causes, _) = (Vec::new(), Portions::begin());
        let mut count = 0;
        for shelved in own {
            let seat = shelved.glance.as_ref().and_then(|it| own_seat(&shelved.head, it));
            let part = untrack(|| games.part(shelved.game()));
            let (Some(seat), Some(part)) = (seat, part) else { continue };
            let causes = part.causes(&shelved);
            count += u32::from(!causes.is_empty());
            for (cause, points) in causes {
                let points = u32::from(points.get(seat.index()).copied().unwrap_or_default());
                match sums.iter_mut().find(|(of, _)| *of == cause) {
                    Some((_, sum)) => *sum += points,
                    None => sums.push((cause, points)),
                }
            }
            portions.rest().await;
            if found.is_disposed() {
                return;
            }
        }
        let means = sums.into_iter().map(|(cause, sum)| (cause, mean(sum, count)));
        found.set(Some(means.collect()));
    });
}
