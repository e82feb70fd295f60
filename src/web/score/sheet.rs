//! The score sheet on the screen, and the moves behind every number.

use std::sync::Arc;

use leptos::prelude::*;

use crate::rules::Seat;
use crate::text::{said, text};
use crate::web::dialog::Sheet;
use crate::web::screen::{Art, Screen};
use crate::web::state::Table;
use crate::web::sums::{Behind, Counted, Moment, Number, Row, Sums};

/// The number of a score sheet that was asked for last, and whether its moves are shown.
pub struct Asked<G: Screen> {
    number: RwSignal<Option<(Seat, Counted<G::Cause>)>>,
    open: RwSignal<bool>,
}

impl<G: Screen> Clone for Asked<G> {
    fn clone(&self) -> Asked<G> {
        *self
    }
}

impl<G: Screen> Copy for Asked<G> {}

impl<G: Screen> Asked<G> {
    /// Returns the state before anything is asked.
    pub fn nothing() -> Asked<G> {
        Asked { number: RwSignal::new(None), open: RwSignal::new(false) }
    }

    /// Shows the moves behind a number.
    pub fn ask(&self, seat: Seat, counted: Counted<G::Cause>) {
        self.number.set(Some((seat, counted)));
        self.open.set(true);
    }
}

/// The score sheet of a table.
#[component]
pub fn SumsPanel<G: Screen>(
    table: Table<G>,
    sums: Sums<G::Cause>,
    asked: Asked<G>,
) -> impl IntoView {
    let words = text().score();
    let seats = table.seats();
    let names: Arc<[String]> = seats.iter().map(|who| who.named().into_owned()).collect();
    let heads = seats.iter().map(|who| {
        view! {
            <th scope="col">
                <span class="row">
                    {G::art(Art::Mark(who.colour, 15))}
                    <span class="disp nm" title=who.name.clone()>
                        {who.name.clone()}
                    </span>
                </span>
            </th>
        }
    });
    let titles: Arc<[_]> = sums.rows.iter().map(|row| (row.counted, row.title.clone())).collect();
    let rows = sums.rows.into_iter().map(|row| {
        let Row { counted, title, class, head, numbers } = row;
        let numbers = (0..).map(Seat).zip(numbers).map(|(seat, number)| {
            let Number { said, drawn, is_zero, is_best } = number;
            let Some(points) = said else {
                return view! { <td class:zero=is_zero>{drawn}</td> }.into_any();
            };
            let name = names.get(seat.index()).map_or("", String::as_str);
            let label = words.part(said::score::Part { name, cause: &title, points: &points });
            view! {
                <td class:zero=is_zero class:best=is_best>
                    <button
                        class="num"
                        type="button"
                        aria-haspopup="dialog"
                        aria-label=label
                        on:click=move |_| asked.ask(seat, counted)
                    >
                        {drawn}
                    </button>
                </td>
            }
            .into_any()
        });
        view! {
            <tr class=class>
                <th scope="row">{head}</th>
                {numbers.collect_view()}
            </tr>
        }
    });
    let rows = rows.collect_view();
    let behind = StoredValue::new(sums.behind);
    let moves = move || {
        asked.number.get().map(|(seat, counted)| {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let title = titles.iter().find(|(other, _)| *other == counted);
            let what = title.map_or_else(String::new, |(_, title)| title.clone());
            let title = words.moves_of(said::score::MovesOf { name: &name, what: &what });
            view! {
                <Sheet open=asked.open title>
                    <div class="moves">{behind.with_value(|behind| told(behind(seat, counted)))}</div>
                </Sheet>
            }
        })
    };
    view! {
        <section class="panel sums" aria-label=sums.title>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {sums.title}
                        </th>
                        {heads.collect_view()}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="note">{words.numbers_note()}</p>
            {moves}
        </section>
    }
}

/// Draws what is behind a number.
pub fn told(behind: Behind) -> impl IntoView {
    let Behind { moments, why } = behind;
    let nothing = (moments.is_empty() && why.is_empty())
        .then(|| view! { <p>{text().score().nothing_behind()}</p> });
    let part = |(said, number): (String, Option<String>)| {
        view! {
            <span class="sp">{said}</span>
            {number.map(|number| view! { <b>{number}</b> })}
        }
    };
    let moments = moments.into_iter().map(|Moment { when, deed, parts }| {
        let parts = parts.into_iter().map(|one| view! { <li class="row">{part(one)}</li> });
        view! {
            <li>
                <span class="cap">{when}</span>
                {deed.map(|deed| view! { <p>{deed}</p> })}
                <ul>{parts.collect_view()}</ul>
            </li>
        }
    });
    let why = why.into_iter().map(|one| view! { <p class="sum row">{part(one)}</p> });
    view! {
        <ol>{moments.collect_view()}</ol>
        {nothing}
        {why.collect_view()}
    }
}
