//! Council on its balcony. Councillors enter at the arrow on the left; the one on the right leaves.

use leptos::prelude::*;

use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Colour};

use super::piece::councillor;
use crate::games::council_of_4::text::{Symbol, Tip};
use crate::web::art::markup::{symbol, use_of};

/// Mark of a balcony.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BalconyState {
    /// No mark.
    #[default]
    Idle,
    /// Available choice.
    Legal,
    /// Chosen.
    Selected,
}

impl BalconyState {
    const fn class(self) -> &'static str {
        match self {
            BalconyState::Idle => "bal",
            BalconyState::Legal => "bal legal",
            BalconyState::Selected => "bal sel",
        }
    }
}

/// Balcony of a council, as wide as its parent allows.
#[component]
pub fn Balcony(
    /// Councillors from the arrow on; the last one is the next to leave.
    #[prop(into)]
    council: Signal<[Colour; COUNCIL_SIZE]>,
    /// Mark of the balcony.
    #[prop(into, optional)]
    state: Signal<BalconyState>,
    /// Whether each councillor is satisfied by a chosen card, in the same order.
    #[prop(into, optional)]
    matched: Signal<[bool; COUNCIL_SIZE]>,
    /// Councillor who would enter, in the preview of an election.
    #[prop(into, optional)]
    entering: Signal<Option<Colour>>,
    /// Text read out instead of the picture; without it the picture is hidden from screen readers.
    #[prop(into, optional)]
    label: MaybeProp<String>,
) -> impl IntoView {
    // Only a row that really moved slides in, not one that is shown again after a preview.
    let before = StoredValue::new(None::<[Colour; COUNCIL_SIZE]>);
    let row = Memo::new(move |_| {
        let council = council.get();
        if let Some(entering) = entering.get() {
            return preview(council, entering);
        }
        let moved = before.get_value().is_some_and(|before| before[..3] == council[1..]);
        before.set_value(Some(council));
        standing(council, if moved { "row moved" } else { "row" })
    });
    let checks = move || {
        let matched = matched.get();
        (0..COUNCIL_SIZE)
            .filter(|&i| matched[i])
            .map(|i| {
                format!("<use href=\"#check\" transform=\"{} scale(.82)\"/>", place(i, 9, -12))
            })
            .collect::<String>()
    };
    view! {
        <svg
            class=move || state.get().class()
            viewBox="0 0 150 58"
            role=move || label.get().map(|_| "img")
            aria-label=move || label.get()
            aria-hidden=move || label.get().is_none().then_some("true")
        >
            <use href="#arches" />
            <g inner_html=move || row.get() />
            <use href="#rail" />
            <g inner_html=checks />
            <use href="#entry" x="8" y="26" class="entry" data-tip=Tip::Of(Symbol::Arrow).to_string() />
        </svg>
    }
}

/// Draws the arrow at which councillors enter.
pub fn way_in(size: u32) -> impl IntoView + use<> {
    symbol(Tip::Of(Symbol::Arrow), "way-in", size, size, "-9 -9 18 18", use_of("entry"))
}

/// Returns the transform to an arch, with an offset.
fn place(arch: usize, x: i32, y: i32) -> String {
    // Arches are 31.5 apart.
    let tenths = 355 + 315 * arch as i32 + 10 * x;
    format!("translate({}.{} {})", tenths / 10, tenths % 10, 29 + y)
}

fn standing(council: [Colour; COUNCIL_SIZE], class: &str) -> String {
    let row = council.iter().enumerate().map(|(arch, &colour)| {
        format!("<g transform=\"{}\">{}</g>", place(arch, 0, 0), councillor(colour))
    });
    format!("<g class=\"{class}\">{}</g>", row.collect::<String>())
}

/// Draws the row after an election, with the councillor who leaves tipping over the rail.
fn preview(council: [Colour; COUNCIL_SIZE], entering: Colour) -> String {
    let [first, second, third, out] = council;
    let row = standing([entering, first, second, third], "row next");
    format!(
        "{row}<use href=\"#shift\"/>\
         <g class=\"out\" transform=\"translate(153 33) rotate(24) scale(.86)\">{}</g>",
        councillor(out)
    )
}
