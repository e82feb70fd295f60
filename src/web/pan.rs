//! Map on a phone: one part at a time, moved and enlarged with fingers or buttons.

use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;
use web_sys::Element;

use crate::scene::fingers::Fingers;
use crate::scene::plane::{Area, Point};
use crate::scene::viewport::{Frame, Part, Viewport, to_show};
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::truth;
use crate::web::focus::element;
use crate::web::layout::{Layout, layout};
use crate::web::places::area_on_screen;
use crate::web::sized::follow_size;
use crate::web::touch::{Touch, touch};

/// Main button, among the bits of the buttons that are down.
const MAIN_BUTTON: u16 = 1;

/// Factor by which a press of plus enlarges.
const STEP: f64 = 1.4;

/// Part of the map that is shown, and its controls. Other layouts always show the whole map.
#[derive(Clone, Copy)]
pub struct Pan {
    /// Whether only a part of the map is shown: there is room for no more.
    in_part: Signal<bool>,
    /// Part that is shown then.
    pub viewport: RwSignal<Viewport>,
    /// Size of the drawing on the screen.
    frame: RwSignal<Option<Frame>>,
    /// Places of what can be picked next, if a pick is missing.
    targets: Memo<Option<Vec<(Part, Area)>>>,
    fingers: StoredValue<Fingers>,
    touch: Touch,
    /// Drawing under the fingers.
    pub map: NodeRef<svg::Svg>,
}

impl Pan {
    /// Returns the controls for a map that shows a part. `targets` are the places of what can be picked next, if a pick
    /// is missing: if none is in sight, the map turns to the first.
    pub fn new(viewport: RwSignal<Viewport>, targets: Memo<Option<Vec<(Part, Area)>>>) -> Pan {
        let layout = layout();
        let pan = Pan {
            in_part: Signal::derive(move || layout.get() == Layout::Phone),
            viewport,
            frame: RwSignal::new(None),
            targets,
            fingers: StoredValue::new(Fingers::default()),
            touch: touch(),
            map: NodeRef::new(),
        };
        pan.watch_frame();
        Effect::new(move |_| {
            // Read first, and so tracked even before the frame is measured.
            let targets = targets.get();
            let shown =
                pan.frame.get_untracked().map(|frame| pan.viewport.get_untracked().visible(frame));
            let place = targets.zip(shown).and_then(|(targets, shown)| to_show(&targets, shown));
            if let Some((part, target)) = place {
                pan.viewport.set(Viewport::toward(part, target));
            }
        });
        pan
    }

    /// Turns the map to a place whenever it is another one, or the frame becomes too small for it.
    pub fn keep_in_sight(self, place: Memo<Option<(Part, Area)>>) {
        Effect::new(move |_| {
            let (place, frame) = (place.get(), self.frame.get());
            if let (true, Some((part, target)), Some(frame)) = (self.in_part.get(), place, frame) {
                self.show(frame, part, target);
            }
        });
    }

    /// Shows a place, if it is out of sight.
    fn show(self, frame: Frame, part: Part, target: Area) {
        let viewport = self.viewport.get_untracked();
        let showing = viewport.showing(frame, part, target);
        if showing != viewport {
            self.viewport.set(showing);
        }
    }

    /// Tracks the size of the drawing: it changes with the window and with the sheet below it.
    fn watch_frame(self) {
        follow_size(
            self.map,
            Box::new(move |map| {
                let size = area_on_screen(map);
                let size = Frame { width: size.width, height: size.height };
                let is_shown = size.width > 0.0 && size.height > 0.0;
                if is_shown && self.frame.get_untracked() != Some(size) {
                    self.frame.set(Some(size));
                }
            }),
        );
    }

    /// Returns the part that is the whole map.
    fn whole(self) -> Part {
        self.viewport.with_untracked(|viewport| viewport.whole())
    }

    /// Returns the area in the frame, which it fills, and the pixels per map unit. `None` until the frame is measured.
    pub fn seen(self) -> Option<(Area, f64)> {
        let frame = self.frame.get()?;
        let viewport =
            if self.in_part.get() { self.viewport.get() } else { Viewport::of(self.whole()) };
        Some((viewport.visible(frame), viewport.scale(frame)))
    }

    /// Returns the `viewBox` of the map.
    pub fn view_box(self) -> String {
        self.seen().map_or_else(|| self.whole().area(), |(area, _)| area).view_box()
    }

    /// Handles a finger going up on a place, and returns whether it picks it. The click that follows
    /// doesn't count then; right after a swift drag browsers send none at all.
    pub fn taps(self, event: &PointerEvent) -> bool {
        let id = event.pointer_id();
        let is_finger = event.pointer_type() == "touch" && !self.touch.is_spent();
        let taps = is_finger && self.fingers.with_value(|all| all.taps(id));
        if taps {
            self.touch.spend();
        }
        taps
    }

    /// Handles a click on a place, and returns whether it picks it: not at the end of a drag.
    pub fn clicks(self, event: &MouseEvent) -> bool {
        // A click not made by a finger or a mouse always counts.
        let made = event.detail() > 0;
        !made || !self.fingers.with_value(Fingers::dragging)
    }

    /// Handles a finger or the main mouse button going down.
    pub fn down(self, event: &PointerEvent) {
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

    /// Handles a finger or a button going up, or being cancelled by the browser. Whenever its click comes, it does not
    /// count after a drag, which is over with the next finger that comes down.
    pub fn up(self, event: &PointerEvent) {
        let (place, time) = (self.place(event), event.time_stamp());
        let doubled = self
            .fingers
            .try_update_value(|fingers| fingers.up(event.pointer_id()) && fingers.tap(place, time));
        if doubled == Some(true) {
            self.fit(place);
        }
    }

    /// Shows a place that gets the focus by keyboard, if the element is one.
    pub fn focused(self, event: &FocusEvent, find: &dyn Fn(&Element) -> Option<(Part, Area)>) {
        let spot = element(event.target());
        let spot = spot.filter(|spot| spot.matches(":focus-visible").unwrap_or(false));
        if let (true, Some(frame), Some((part, target))) = (
            self.in_part.get_untracked(),
            self.frame.get_untracked(),
            spot.and_then(|spot| find(&spot)),
        ) {
            self.show(frame, part, target);
        }
    }

    /// Returns the area that is shown, if it is not all of the map.
    pub fn shown(self) -> Option<Area> {
        let viewport = self.viewport.get();
        let frame = self.frame.get()?;
        (viewport.part() != Some(viewport.whole())).then(|| viewport.visible(frame))
    }

    /// Whether something that can be picked next is in this part, and out of sight.
    fn hides(self, part: Part) -> bool {
        let Some(shown) = self.shown() else { return false };
        let targets = self.targets.read();
        let hidden = |(of, target): &(Part, Area)| *of == part && !shown.contains(*target);
        targets.as_ref().is_some_and(|targets| targets.iter().any(hidden))
    }

    /// Fits the part at a position of the screen into the frame or, if it already is, the whole map.
    fn fit(self, place: Point) {
        let Some(frame) = self.frame.get_untracked() else { return };
        let shown = self.viewport.get_untracked();
        let point = shown.point(frame, place);
        let distance = |part: &Part| (part.area().middle().x - point.x).abs();
        let parts = shown.whole().all().filter(|part| part.at.is_some());
        let nearest = parts.min_by(|one, other| distance(one).total_cmp(&distance(other)));
        let part = nearest.unwrap_or(shown.whole());
        let part = if shown.part() == Some(part) { part.whole() } else { part };
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
        let corner = self.map.get_untracked().map(|map| area_on_screen(&map));
        let (left, top) = corner.map_or((0.0, 0.0), |corner| (corner.left, corner.top));
        Point { x: f64::from(event.client_x()) - left, y: f64::from(event.client_y()) - top }
    }
}

/// Plus and minus buttons.
#[component]
pub fn Zoom(pan: Pan) -> impl IntoView {
    let words = text().table();
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
            {button(words.zoom_in(), Icon::Plus, STEP)}
            {button(words.zoom_out(), Icon::Minus, 1.0 / STEP)}
        </div>
    }
}

/// Buttons for the parts of a map on a phone, with a mark where something can be picked that is out of sight.
#[component]
pub fn PartButtons(
    pan: Pan,
    /// Returns the name of a part.
    name: fn(Part) -> String,
) -> impl IntoView {
    let button = move |part: Part| {
        let hides = move || pan.hides(part);
        let label = move || hides().then(|| labels::with_more(&name(part)));
        view! {
            <button
                class="btn"
                class:due=hides
                type="button"
                aria-label=label
                aria-pressed=move || truth(pan.viewport.get().part() == Some(part))
                on:click=move |_| pan.viewport.set(Viewport::of(part))
            >
                {name(part)}
            </button>
        }
    };
    pan.whole().all().map(button).collect_view()
}
