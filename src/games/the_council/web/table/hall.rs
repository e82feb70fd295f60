//! The hall: a column for each suit, drawn for the size of its frame.

use leptos::ev::PointerEvent;
use leptos::{html, prelude::*};

use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::scene::geometry::Geometry;
use crate::games::the_council::scene::hall::Column;
use crate::games::the_council::scene::{Hall, Place};
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::hall::column as column_in_words;
use crate::games::the_council::web::art::hall::{
    beams, pawns, plate, rank_places, stone, surroundings,
};
use crate::games::the_council::web::art::suit_class;
use crate::games::the_council::web::words::{hall_words, letters};
use crate::record::{SeatColour, SeatRecord};
use crate::text::text;
use crate::web::dialog::truth;
use crate::web::layout::rests;
use crate::web::pointed::{is_pressed, pointed};
use crate::web::sized::follow_size;

/// Size of the hall on the desktop, until its own is known.
const USUAL: (u32, u32) = (500, 628);

/// The hall.
#[component]
pub fn HallBox(
    /// Ranks of the empire and of all seats.
    #[prop(into)]
    hall: Signal<Hall>,
    seats: Vec<SeatRecord>,
    /// The suit that is looked at, whose column is marked.
    mark: RwSignal<Option<Suit>>,
) -> impl IntoView {
    let frame = NodeRef::<html::Div>::new();
    let size = RwSignal::new(USUAL);
    follow_size(
        frame,
        Box::new(move |frame| {
            let pixels = |length: i32| u32::try_from(length).unwrap_or_default();
            let now = (pixels(frame.client_width()), pixels(frame.client_height()));
            // What is hidden has no size.
            if now.0 > 0 && now.1 > 0 && size.get_untracked() != now {
                size.set(now);
            }
        }),
    );
    let letters = letters();
    let place = Memo::new(move |_| {
        let (width, height) = size.get();
        Geometry::of(width, height, letters)
    });
    let is_whole =
        Memo::new(move |_| hall.read().columns.iter().all(|column| column.empire == LAST_RANK));
    let colours = StoredValue::new(seats.iter().map(|seat| seat.colour).collect::<Vec<_>>());
    let names = StoredValue::new(seats.into_iter().map(|seat| seat.name).collect::<Vec<_>>());
    let columns = Suit::ALL
        .map(|suit| {
            let column = Memo::new(move |_| hall.read().column(suit).clone());
            view! { <ColumnSpot suit column place mark colours names /> }
        })
        .collect_view();
    view! {
        <div class="hall" data-place=Place::Hall.to_string() node_ref=frame>
            <svg
                class="hall-art"
                data-roving="line"
                role="group"
                aria-label=text().hall().label()
                viewBox=move || {
                    let (width, height) = size.get();
                    format!("0 0 {width} {height}")
                }
            >
                <g aria-hidden="true" inner_html=move || surroundings(&place.read(), is_whole.get()) />
                {columns}
            </svg>
        </div>
    }
}

/// Column that is drawn and labelled, and a button that marks its suit.
#[component]
fn ColumnSpot(
    suit: Suit,
    column: Memo<Column>,
    place: Memo<Geometry>,
    mark: RwSignal<Option<Suit>>,
    colours: StoredValue<Vec<SeatColour>>,
    names: StoredValue<Vec<String>>,
) -> impl IntoView {
    let hovered = StoredValue::new(false);
    let is_marked = Memo::new(move |_| mark.get() == Some(suit));
    // Each part separately, so that unchanged ones are not drawn again.
    let empire = Memo::new(move |_| column.read().empire);
    let asked = Memo::new(move |_| column.read().asked);
    let stone = Memo::new(move |_| stone(&place.read(), suit, empire.get()));
    let beams = Memo::new(move |_| beams(&place.read(), &column.read()));
    let plate =
        Memo::new(move |_| plate(&place.read(), &column.read(), &hall_words(&place.read())));
    let pawns = Memo::new(move |_| {
        colours.with_value(|colours| pawns(&place.read(), &column.read(), colours))
    });
    let label = move || names.with_value(|names| column_in_words(&column.read(), names));
    let enter = move |event: PointerEvent| {
        if rests(&event) {
            hovered.set_value(true);
            mark.set(Some(suit));
        }
    };
    let leave = move |_| {
        hovered.set_value(false);
        mark.set(None);
    };
    // A mouse has marked it already.
    let press = move || {
        if !hovered.get_value() {
            mark.set(if is_marked.get_untracked() { None } else { Some(suit) });
        }
    };
    let pointed = pointed();
    let key = move |event: leptos::ev::KeyboardEvent| {
        if is_pressed(pointed, &event, false) {
            event.prevent_default();
            event.stop_propagation();
            press();
        }
    };
    view! {
        <g
            class=format!("column {}", suit_class(suit))
            class:asked=asked
            class:marked=is_marked
            data-place=Place::Column(suit).to_string()
            role="button"
            aria-label=label
            aria-pressed=move || truth(is_marked.get())
            on:pointerenter=enter
            on:pointerleave=leave
            on:click=move |_| press()
            on:keydown=key
        >
            <g inner_html=stone />
            <g inner_html=beams />
            <g inner_html=plate />
            <g inner_html=pawns />
            <g inner_html=move || rank_places(&place.read(), suit) />
        </g>
    }
}
