//! The veil over the table, with holes where something is lit, and the place of the card beside them.

use leptos::prelude::*;
use web_sys::Element;

use super::card::CARD;
use super::teaching::teaching;
use crate::scene::beside::{ScreenRect, beside, separate};
use crate::web::places::{area_of, screen_size};

/// Width of a hole beyond what it shows, in pixels.
const MARGIN: f64 = 5.0;
/// The ring around a hole, in pixels: so much stays free at the edges of the window.
const RING: f64 = 5.0;
/// Radius of the corners of a hole, in pixels.
const ROUND: f64 = 10.0;

/// A hole in the veil.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Hole {
    area: ScreenRect,
    /// Its number in the order of use, if that is shown.
    number: Option<usize>,
}

/// Measures of the page.
#[derive(Clone, Debug, Default, PartialEq)]
struct Measured {
    /// The whole window.
    window: ScreenRect,
    /// Where the veil begins: below the bar, or at the top if the bar lies over the table, and so over the veil.
    top: f64,
    holes: Vec<Hole>,
    /// The upper left corner of the card.
    card: (f64, f64),
}

/// The veil. What is lit may move by itself, by a sheet that comes up or a map that is moved, so it
/// is measured before every frame.
#[component]
pub fn Veil() -> impl IntoView {
    let measured = RwSignal::new(Measured::default());
    let teaching = teaching();
    let measure = move || {
        let lit = teaching.course().lit();
        // Those to press come first.
        let area = |element: &Option<Element>| area_of(element.as_ref()?);
        let areas: Vec<(usize, ScreenRect)> = lit
            .elements
            .iter()
            .enumerate()
            .filter_map(|(at, element)| Some((at, area(element)?)))
            .collect();
        let numbered = if areas.len() > 1 { lit.ordered } else { 0 };
        let to_press = areas.iter().take_while(|(at, _)| *at < lit.ordered).count();
        let window = window_area();
        let hole = |(at, area): (usize, ScreenRect)| Hole {
            area: area.grown(MARGIN).within(window.grown(-RING)),
            number: (at < numbered).then_some(at + 1),
        };
        let previews = lit.preview.iter().filter_map(area_of);
        let holes: Vec<Hole> = areas
            .into_iter()
            .map(hole)
            .filter(|hole| hole.area.width > 0.0 && hole.area.height > 0.0)
            .chain(previews.map(|area| Hole { area, number: None }))
            .collect();
        let bar = document().query_selector(".lesson-bar").ok().flatten();
        let bar = bar.and_then(|bar| area_of(&bar)).unwrap_or_default();
        let below = bar.top + bar.height;
        let top = if bar.top < 1.0 { below } else { 0.0 };
        let screen = ScreenRect { top: below, height: window.height - below, ..window };
        let card = document().get_element_by_id(CARD).and_then(|card| area_of(&card));
        let size = card.map_or((0.0, 0.0), |card| (card.width, card.height));
        let seen: Vec<ScreenRect> = holes.iter().map(|hole| hole.area).collect();
        // Where the preview will be, so that the card need not give way to it.
        let room = area(&lit.room);
        Measured { window, top, card: beside(&seen, to_press, room, size, screen), holes }
    };
    each_frame(move || {
        let now = measure();
        if measured.with_untracked(|before| *before != now) {
            measured.set(now);
        }
    });
    Effect::new(move |_| {
        let (left, top) = measured.with(|measured| measured.card);
        let Some(card) = document().get_element_by_id(CARD) else { return };
        // Can't fail: the name is fixed and right.
        card.set_attribute("style", &format!("left:{left:.0}px;top:{top:.0}px"))
            .unwrap_or_default();
    });
    let clip = move || {
        measured.with(|measured| format!("clip-path:path(evenodd,'{}')", outline(measured)))
    };
    let rings = move || {
        measured
            .with(|measured| ringed(&measured.holes))
            .into_iter()
            .map(|Hole { area, number }| {
                let style = format!(
                    "left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px",
                    area.left, area.top, area.width, area.height
                );
                view! {
                    <span class="ring" style=style>
                        {number.map(|number| view! { <b>{number}</b> })}
                    </span>
                }
            })
            .collect_view()
    };
    view! {
        <div class="veil" style=clip aria-hidden="true"></div>
        <div class="rings" aria-hidden="true">
            {rings}
        </div>
    }
}

/// Returns the holes with a ring: not one that is only looked at and has another inside it, as roads have villages.
fn ringed(holes: &[Hole]) -> Vec<Hole> {
    let size = |area: ScreenRect| area.width * area.height;
    let is_inside = |outer: ScreenRect, inner: ScreenRect| {
        let (x, y) = (inner.left + inner.width / 2.0, inner.top + inner.height / 2.0);
        size(inner) < size(outer)
            && (outer.left..outer.left + outer.width).contains(&x)
            && (outer.top..outer.top + outer.height).contains(&y)
    };
    let holds_another = |hole: &Hole| holes.iter().any(|other| is_inside(hole.area, other.area));
    holes.iter().filter(|hole| hole.number.is_some() || !holds_another(hole)).copied().collect()
}

/// The veil below the bar, and the holes in it, as a path.
fn outline(measured: &Measured) -> String {
    let Measured { window, top, holes, .. } = measured;
    let mut path = format!("M0 {top}H{}V{}H0Z", window.width, window.height);
    // By the rule of odd and even what lies in two holes would be veiled again.
    // Nor is there anything to take away above it.
    let veiled = ScreenRect { top: *top, height: window.height - top, ..*window };
    let holes = separate(holes.iter().map(|hole| hole.area).collect());
    for hole in holes.into_iter().map(|hole| hole.within(veiled)).filter(|hole| hole.height > 0.0) {
        let round = ROUND.min(hole.width / 2.0).min(hole.height / 2.0);
        let (across, down) = (hole.width - 2.0 * round, hole.height - 2.0 * round);
        path += &format!(
            "M{:.1} {:.1}h{across:.1}a{round} {round} 0 0 1 {round} {round}v{down:.1}\
             a{round} {round} 0 0 1 -{round} {round}h-{across:.1}\
             a{round} {round} 0 0 1 -{round} -{round}v-{down:.1}\
             a{round} {round} 0 0 1 {round} -{round}z",
            hole.left + round,
            hole.top,
        );
    }
    path
}

fn window_area() -> ScreenRect {
    let (width, height) = screen_size();
    ScreenRect { left: 0.0, top: 0.0, width, height }
}

/// Calls something before every frame, as long as the owner lives.
fn each_frame(act: impl Fn() + Clone + 'static) {
    let alive = StoredValue::new(());
    fn again(alive: StoredValue<()>, act: impl Fn() + Clone + 'static) {
        request_animation_frame(move || {
            if alive.try_get_value().is_some() {
                act();
                again(alive, act);
            }
        });
    }
    again(alive, act);
}
