//! Map on a phone: one region at a time, moved and enlarged with fingers or buttons.

use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;

use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::scene::fingers::Fingers;
use crate::games::council_of_4::scene::geometry::{MAP, Point, around};
use crate::games::council_of_4::scene::viewport::{Frame, MapPart, Viewport, city_to_show};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::art::{MiniMap, PieceColour};
use crate::games::council_of_4::web::state::table;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::focus::element;
use crate::web::layout::{Layout, layout};
use crate::web::sized::follow_size;

/// Main button, among the bits of the buttons that are down.
const MAIN_BUTTON: u16 = 1;

/// Factor by which a press of plus enlarges.
const STEP: f64 = 1.4;

/// Part of the map that is shown, and its controls. Other layouts always show the whole map.
#[derive(Clone, Copy)]
pub struct Pan {
    /// Whether only a part of the map is shown: there is room for no more.
    in_part: Signal<bool>,
    viewport: RwSignal<Viewport>,
    /// Size of the drawing on the screen.
    frame: RwSignal<Option<Frame>>,
    fingers: StoredValue<Fingers>,
    /// Whether the last tap was answered, so that its click doesn't count.
    answered: StoredValue<bool>,
    /// Drawing under the fingers.
    pub map: NodeRef<svg::Svg>,
}

impl Pan {
    /// Returns the controls for the map of the surrounding table.
    pub fn new() -> Pan {
        let (table, layout) = (table(), layout());
        let pan = Pan {
            in_part: Signal::derive(move || layout.get() == Layout::Phone),
            viewport: table.small.viewport,
            frame: RwSignal::new(None),
            fingers: StoredValue::new(Fingers::default()),
            answered: StoredValue::new(false),
            map: NodeRef::new(),
        };
        pan.watch_frame();
        // If the next pick is out of sight, the map turns there.
        let marks = Memo::new(move |_| {
            let open = table.selection.draft.get().action(&table.view.get()).is_none();
            open.then(|| table.selection.scene.get().cities)
        });
        Effect::new(move |_| {
            // Read first, and so tracked even before the frame is measured.
            let marks = marks.get();
            let shown =
                pan.frame.get_untracked().map(|frame| pan.viewport.get_untracked().visible(frame));
            let city = marks.zip(shown).and_then(|(marks, shown)| city_to_show(&marks, shown));
            if let Some(city) = city {
                pan.viewport.set(Viewport::toward(city));
            }
        });
        pan
    }

    /// Tracks the size of the drawing: it changes with the window and with the sheet below it.
    fn watch_frame(self) {
        follow_size(self.map, move |map| {
            let size = map.get_bounding_client_rect();
            let size = Frame { width: size.width(), height: size.height() };
            let is_shown = size.width > 0.0 && size.height > 0.0;
            if is_shown && self.frame.get_untracked() != Some(size) {
                self.frame.set(Some(size));
            }
        });
    }

    /// Returns the `viewBox` of the map.
    pub fn view_box(self) -> String {
        let frame = self.frame.get().filter(|_| self.in_part.get());
        let shown = frame.map_or(MAP, |frame| self.viewport.get().visible(frame));
        shown.view_box()
    }

    /// Handles a finger going up on a city, and returns whether it picks the city. The click that follows
    /// doesn't count then; right after a swift drag browsers send none at all.
    pub fn taps(self, event: &PointerEvent) -> bool {
        let id = event.pointer_id();
        let taps = event.pointer_type() == "touch" && self.fingers.with_value(|all| all.taps(id));
        self.answered.set_value(taps);
        taps
    }

    /// Handles a click on a city, and returns whether it picks the city: not at the end of a drag or tap.
    pub fn clicks(self, event: &MouseEvent) -> bool {
        // A click not made by a finger or a mouse always counts.
        let made = event.detail() > 0;
        let answered = self.answered.try_update_value(std::mem::take).unwrap_or_default();
        !made || !answered && !self.fingers.with_value(Fingers::dragging)
    }

    /// Handles a finger or the main mouse button going down.
    pub fn down(self, event: &PointerEvent) {
        self.answered.set_value(false);
        if self.in_part.get_untracked() && event.button() == 0 {
            let place = self.place(event);
            self.fingers.update_value(|fingers| fingers.down(event.pointer_id(), place));
        }
    }

    /// Handles a finger or a mouse moving.
    pub fn moved(self, event: &PointerEvent) {
        // No other event reports a button released outside the map.
        if event.pointer_type() == "mouse" && event.buttons() & MAIN_BUTTON == 0 {
            self.fingers.update_value(|fingers| {
                fingers.up(event.pointer_id());
                fingers.rest();
            });
            return;
        }
        let Some(frame) = self.frame.get_untracked() else { return };
        let (id, place) = (event.pointer_id(), self.place(event));
        let viewport = self.viewport.get_untracked();
        let moved =
            self.fingers.try_update_value(|fingers| fingers.moved(id, place, viewport, frame));
        if let Some(Some(viewport)) = moved {
            self.viewport.set(viewport);
            // Fails only if the finger is already gone, and then there is nothing to track.
            if let Some(map) = self.map.get_untracked() {
                map.set_pointer_capture(id).unwrap_or_default();
            }
        }
    }

    /// Handles a finger or a button going up, or being cancelled by the browser.
    pub fn up(self, event: &PointerEvent) {
        let (place, time) = (self.place(event), event.time_stamp());
        let doubled = self
            .fingers
            .try_update_value(|fingers| fingers.up(event.pointer_id()) && fingers.tap(place, time));
        if doubled == Some(true) {
            self.fit(place);
        }
        // The click of this finger, if any, follows directly.
        let fingers = self.fingers;
        set_timeout(
            move || {
                fingers.try_update_value(Fingers::rest);
            },
            std::time::Duration::ZERO,
        );
    }

    /// Shows a city that gets the focus by keyboard.
    pub fn focused(self, event: &FocusEvent) {
        let city = element(event.target()).and_then(|spot| {
            let by_keyboard = spot.matches(":focus-visible").unwrap_or(false);
            let letter = spot.get_attribute("data-city").filter(|_| by_keyboard)?;
            City::from_letter(letter.chars().next()?)
        });
        if let (true, Some(frame), Some(city)) =
            (self.in_part.get_untracked(), self.frame.get_untracked(), city)
        {
            let viewport = self.viewport.get_untracked();
            let showing = viewport.showing(frame, city);
            if showing != viewport {
                self.viewport.set(showing);
            }
        }
    }

    /// Fits the region at a position of the screen into the frame or, if it already is, the whole map.
    fn fit(self, place: Point) {
        let Some(frame) = self.frame.get_untracked() else { return };
        let shown = self.viewport.get_untracked();
        let point = shown.point(frame, place);
        let distance = |region: &Region| (around(*region).middle().x - point.x).abs();
        let regions = Region::ALL.into_iter();
        let nearest = regions.min_by(|one, other| distance(one).total_cmp(&distance(other)));
        let part = nearest.map_or(MapPart::Whole, MapPart::Around);
        let part = if shown.part() == Some(part) { MapPart::Whole } else { part };
        self.viewport.set(Viewport::of(part));
    }

    /// Enlarges about the middle.
    fn zoom(self, times: f64) {
        if let Some(frame) = self.frame.get_untracked() {
            let middle = Point { x: frame.width / 2.0, y: frame.height / 2.0 };
            self.viewport.update(|viewport| *viewport = viewport.zoomed(frame, times, middle));
        }
    }

    fn place(self, event: &PointerEvent) -> Point {
        let corner = self.map.get_untracked().map(|map| map.get_bounding_client_rect());
        let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left(), corner.top()));
        Point { x: f64::from(event.client_x()) - left, y: f64::from(event.client_y()) - top }
    }
}

/// Buttons for the parts of the map, beside the small map.
#[component]
pub fn Parts(
    pan: Pan,
    /// Owners of the merchants in each city.
    #[prop(into)]
    merchants: Signal<Vec<(City, Vec<PieceColour>)>>,
) -> impl IntoView {
    let table = table();
    let text = text();
    let sides = table.view.get_untracked().table.sides;
    let queen = Signal::derive(move || Some(table.view.get().table.queen));
    let button = move |of: MapPart, word: &'static str| {
        view! {
            <button
                class="btn"
                type="button"
                aria-pressed=move || truth(pan.viewport.get().part() == Some(of))
                on:click=move |_| pan.viewport.set(Viewport::of(of))
            >
                {word}
            </button>
        }
    };
    let regions = Region::ALL
        .map(|region| button(MapPart::Around(region), (text.words().region_short)(region)))
        .collect_view();
    let frame = Signal::derive(move || {
        let viewport = pan.viewport.get();
        let frame = pan.frame.get()?;
        (viewport.part() != Some(MapPart::Whole)).then(|| viewport.visible(frame))
    });
    view! {
        <div class="views">
            <MiniMap sides merchants queen frame />
            {regions}
            {button(MapPart::Whole, text.board().whole_map)}
        </div>
    }
}

/// Plus and minus buttons.
#[component]
pub fn Zoom(pan: Pan) -> impl IntoView {
    let text = text();
    let button = move |label: &'static str, image: Icon, times: f64| {
        view! {
            <button
                class="btn"
                type="button"
                aria-label=label
                title=label
                on:click=move |_| pan.zoom(times)
            >
                {icon(image)}
            </button>
        }
    };
    view! {
        <div class="zoom">
            {button(text.board().zoom_in, Icon::Plus, STEP)}
            {button(text.board().zoom_out, Icon::Minus, 1.0 / STEP)}
        </div>
    }
}
