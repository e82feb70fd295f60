//! Moves behind a number of the final score.

use leptos::prelude::*;

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::scoring::counting_suits;
use crate::games::the_council::rules::state::PublicState;
use crate::games::the_council::scene::Trace;
use crate::games::the_council::scene::trace::{Change, Row};
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::causes;
use crate::games::the_council::text::said::causes::{MovesOf, When};
use crate::rules::Seat;
use crate::text::people::name_of;
use crate::text::text;
use crate::text::told::Told;
use crate::web::asked::Asked;
use crate::web::dialog::Sheet;

/// Quantity counted in a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The points of a row.
    Row(Row),
    /// All points.
    Total,
}

impl From<Row> for Counted {
    fn from(row: Row) -> Counted {
        Counted::Row(row)
    }
}

impl Counted {
    /// Returns the title of the row.
    pub fn title(self) -> String {
        match self {
            Counted::Row(row) => TheCouncil::cause(row),
            Counted::Total => text().score().total().to_owned(),
        }
    }

    const fn row(self) -> Option<Row> {
        match self {
            Counted::Row(row) => Some(row),
            Counted::Total => None,
        }
    }
}

/// Source of everything said about the moves.
#[derive(Clone, Debug)]
pub struct Story {
    /// Origins of all ranks and traitor chips.
    pub trace: Trace,
    /// The table at the end.
    pub end: PublicState,
    /// Names of the seats.
    pub names: Vec<String>,
}

/// Details of a chosen number.
#[component]
pub fn Moves(asked: Asked<Counted>, story: StoredValue<Story>) -> impl IntoView {
    move || {
        asked.number.get().map(|(seat, counted)| {
            let (name, said) = story.with_value(|story| {
                let name = name_of(&story.names, seat).into_owned();
                (name, behind(story, seat, counted).into_any())
            });
            let title = text().causes().moves_of(MovesOf { name: &name, row: &counted.title() });
            view! {
                <Sheet open=asked.open title>
                    <div class="moves">{said}</div>
                </Sheet>
            }
        })
    }
}

fn behind(story: &Story, seat: Seat, counted: Counted) -> impl IntoView + use<> {
    let words = text().causes();
    let changes: Vec<Change> = story.trace.behind(seat, counted.row()).copied().collect();
    let why = match counted {
        Counted::Row(Row::Suit(suit)) => {
            let rank = story.end.player(seat).ranks.of(suit);
            let counts = counting_suits(&story.end).contains(suit);
            Some(causes::why(suit, rank, story.end.empire.of(suit), counts))
        }
        _ => None,
    };
    let moves = match changes.is_empty() {
        true => view! { <p>{words.nothing()}</p> }.into_any(),
        false => changed(&changes).into_any(),
    };
    view! {
        {moves}
        {why.map(|why| view! { <p class="sum">{why}</p> })}
    }
}

/// Draws changes of ranks and traitor chips as a list, those of one event together.
pub fn changed(changes: &[Change]) -> impl IntoView + use<> {
    let words = text().causes();
    let of_event = |together: &[Change]| {
        let first = together.first()?;
        let parts = together.iter().map(|change| view! { <li>{causes::what(change.what)}</li> });
        Some(view! {
            <li>
                <span class="cap">{{
                    let (hand, number, card) = (first.hand, first.number, first.event);
                    words.when(When { hand, number, card })
                }}</span>
                <ul>{parts.collect_view()}</ul>
            </li>
        })
    };
    let events = changes.chunk_by(|one, next| (one.hand, one.number) == (next.hand, next.number));
    view! { <ol>{events.map(of_event).collect_view()}</ol> }
}
