//! The score sheet: a row for each cause of points, a column for each seat, and the moves behind every number.

use std::sync::Arc;

use leptos::prelude::*;

use crate::rules::Seat;
use crate::text::said;
use crate::text::text;
use crate::web::dialog::Sheet;
use crate::web::screen::{Art, Screen};
use crate::web::state::Table;

/// What a row of a score sheet counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted<C> {
    /// The points of a cause.
    Cause(C),
    /// All points.
    Total,
    /// What decides between as many points.
    TieBreak,
}

/// A score sheet.
pub struct Sums<G: Screen> {
    /// What the rows are.
    pub title: &'static str,
    /// Its rows, from top to bottom.
    pub rows: Vec<Row<G>>,
    /// Returns what is behind a number.
    pub behind: fn(&Table<G>, Seat, Counted<G::Cause>) -> Behind,
}

/// A row of a score sheet.
pub struct Row<G: Screen> {
    pub counted: Counted<G::Cause>,
    /// Its title in words.
    pub title: String,
    /// Class for its style.
    pub class: &'static str,
    /// Its title as it is drawn.
    pub head: AnyView,
    /// A number for each seat.
    pub numbers: Vec<Number>,
}

/// A number of a score sheet.
pub struct Number {
    /// Its value in words; `None` if nothing is to be known of it.
    pub said: Option<String>,
    pub drawn: AnyView,
    /// Whether it is nothing.
    pub is_zero: bool,
    /// Whether it is better than all others in its row.
    pub is_best: bool,
}

impl Number {
    /// Returns these points.
    pub fn points<G: Screen>(points: u16, drawn: AnyView) -> Number {
        let said = Some((G::cover().points)(points));
        Number { said, drawn, is_zero: points == 0, is_best: false }
    }

    /// Returns what opens no moves.
    pub fn plain(drawn: AnyView) -> Number {
        Number { said: None, drawn, is_zero: false, is_best: false }
    }
}

/// What is behind a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Behind {
    /// The moves that made it, those of one moment together.
    pub moments: Vec<Moment>,
    /// What follows from them, each perhaps with a number.
    pub why: Vec<(String, Option<String>)>,
}

/// Moves of one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// When it was.
    pub when: String,
    /// What was done, if all of it had one cause.
    pub deed: Option<String>,
    /// What came of it, each perhaps with a number.
    pub parts: Vec<(String, Option<String>)>,
}

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
pub fn SumsPanel<G: Screen>(table: Table<G>, sums: Sums<G>, asked: Asked<G>) -> impl IntoView {
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
    let behind = sums.behind;
    let moves = move || {
        asked.number.get().map(|(seat, counted)| {
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let title = titles.iter().find(|(other, _)| *other == counted);
            let what = title.map_or_else(String::new, |(_, title)| title.clone());
            let title = words.moves_of(said::score::MovesOf { name: &name, what: &what });
            view! {
                <Sheet open=asked.open title>
                    <div class="moves">{told(behind(&table, seat, counted))}</div>
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
