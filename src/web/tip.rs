//! Tips: what a symbol is and does, beside it while the pointer rests there, while it has the
//! focus of the keyboard, or after a long press.
//!
//! Whatever has a tip names it in `data-tip`. `data-say` says what exactly this one is, in place
//! of the name; `data-note` adds a remark, such as why something is not possible. One bubble
//! serves the whole page; it takes no clicks and leaves those of the thing below alone.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, PointerEvent};

use super::later::{self, once_there};
use super::settings::zoom;
use crate::record::{SeatColour, SeatRecord};
use crate::text::text;
use crate::text::tip::Tip;

/// How long a pointer rests, the focus stays, or a finger presses before the tip comes.
const REST: Duration = Duration::from_millis(500);
/// So far a finger may stray, in CSS pixels.
const STRAY: i32 = 10;
/// Between a thing and its tip, and between a tip and the edge of the window, in CSS pixels.
const GAP: f64 = 8.0;
/// The bubble's id.
const ID: &str = "tip";

/// The value of `data-tip`.
pub fn tip(of: Tip) -> String {
    of.to_string()
}

/// Whose the colours at the table are, for the tips of their pieces.
#[derive(Clone, Copy)]
pub struct TipNames(RwSignal<Vec<(usize, Vec<SeatRecord>)>>);

impl TipNames {
    /// Makes the names known to the page.
    pub fn provide() {
        provide_context(TipNames(RwSignal::new(Vec::new())));
    }

    /// From now on the pieces are those of these seats, until this table is left. Over a table another
    /// one may lie.
    pub fn of_seats(seats: Vec<SeatRecord>) {
        let TipNames(names) = expect_context();
        let above = names.with_untracked(|names| names.last().map_or(0, |(number, _)| number + 1));
        names.update(|names| names.push((above, seats)));
        on_cleanup(move || names.update(|names| names.retain(|(number, _)| *number != above)));
    }

    fn of(self, colour: SeatColour) -> Option<String> {
        self.0.with_untracked(|names| {
            let (_, seats) = names.last()?;
            seats.iter().find(|seat| seat.colour == colour).map(|seat| seat.name.clone())
        })
    }
}

/// Hears every such event of the page before whoever it is meant for. For what lives as long as
/// the page.
pub fn hear<E: JsCast + 'static>(event: &str, mut heard: impl FnMut(E) + 'static) {
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            heard(event);
        }
    });
    let listening = document().add_event_listener_with_callback_and_bool(
        event,
        listener.as_ref().unchecked_ref(),
        true,
    );
    if listening.is_ok() {
        listener.forget();
    }
}

/// What has the tip and what it says.
#[derive(Clone, PartialEq)]
struct Bubble {
    name: String,
    what: String,
    note: Option<String>,
}

/// The bubble and what it is about.
#[derive(Clone, Copy)]
pub struct Layer {
    names: TipNames,
    bubble: RwSignal<Option<Bubble>>,
    node: NodeRef<html::Div>,
    /// What the pointer is on, or the finger, or the focus.
    on: StoredValue<Option<Element>, LocalStorage>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// Where a finger went down.
    finger: StoredValue<Option<(i32, i32)>>,
}

impl Layer {
    /// Comes to something with a tip, or to something without.
    fn come_to(self, anchor: Option<Element>) {
        if self.on.with_value(|on| *on == anchor) {
            return;
        }
        self.hide();
        self.on.set_value(anchor.clone());
        let Some(anchor) = anchor else { return };
        let show = move || {
            self.waiting.set_value(None);
            // Where what is to be said does not come, there is no tip.
            once_there(later::tip(self, anchor), |_| ());
        };
        self.waiting.set_value(set_timeout_with_handle(show, REST).ok());
    }

    fn leave(self) {
        self.hide();
        self.on.set_value(None);
    }

    /// Hides the tip; it does not come back before something else has been looked at.
    fn hide(self) {
        if let Some(waiting) = self.waiting.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
        if self.bubble.with_untracked(Option::is_none) {
            return;
        }
        self.bubble.set(None);
        self.on.with_value(|on| {
            if let Some(on) = on
                && on.get_attribute("aria-describedby").as_deref() == Some(ID)
            {
                on.remove_attribute("aria-describedby").unwrap_or_default();
            }
        });
        if let Some(node) = self.node.get_untracked() {
            // Fails where it is hidden already.
            node.hide_popover().unwrap_or_default();
        }
    }

    /// Shows the tip of something, unless something else was come to meanwhile.
    pub fn show(self, anchor: &Element) {
        if self.on.with_value(|on| on.as_ref() != Some(anchor)) {
            return;
        }
        let Some(of) = anchor.get_attribute("data-tip").and_then(|key| Tip::of_key(&key)) else {
            return;
        };
        let Some(node) = self.node.get_untracked() else { return };
        let said = anchor.get_attribute("data-say");
        let name = said.unwrap_or_else(|| match of {
            Tip::Seat(colour) => self.names.of(colour).unwrap_or_else(|| (text().tip().name)(of)),
            of => (text().tip().name)(of),
        });
        let note = anchor.get_attribute("data-note");
        self.bubble.set(Some(Bubble { name, what: (text().tip().what)(of), note }));
        if anchor.matches(":focus-visible").unwrap_or(false)
            && !anchor.has_attribute("aria-describedby")
        {
            anchor.set_attribute("aria-describedby", ID).unwrap_or_default();
        }
        // Fails where it is shown already, and then nothing is to be done.
        node.show_popover().unwrap_or_default();
        // Its size is known once its text is in it.
        let anchor = anchor.clone();
        request_animation_frame(move || self.put_beside(&anchor));
        self.watch();
    }

    fn put_beside(self, anchor: &Element) {
        let Some(node) = self.node.get_untracked() else { return };
        let (of, own) = (anchor.get_bounding_client_rect(), node.get_bounding_client_rect());
        let pixels = |size: Result<wasm_bindgen::JsValue, _>| {
            size.ok().and_then(|size| size.as_f64()).unwrap_or_default()
        };
        let (width, height) = (pixels(window().inner_width()), pixels(window().inner_height()));
        let right_most = (width - own.width() - GAP).max(GAP);
        let left = (of.left() + (of.width() - own.width()) / 2.0).clamp(GAP, right_most);
        // Above, where neither finger nor pointer covers it; below where there is no room.
        let above = of.top() - own.height() - GAP;
        let lowest = (height - own.height() - GAP).max(GAP);
        let top = if above >= GAP { above } else { of.bottom() + GAP };
        let zoom = zoom();
        let (left, top) = (left / zoom, top.clamp(GAP, lowest) / zoom);
        let place = format!("left:{left:.0}px;top:{top:.0}px");
        node.set_attribute("style", &place).unwrap_or_default();
    }

    /// What a tip is about may be taken away without any event of the pointer.
    fn watch(self) {
        let look = move || {
            let Some(shown) = self.bubble.try_with_untracked(Option::is_some) else { return };
            let gone = self.on.with_value(|on| on.as_ref().is_none_or(|on| !on.is_connected()));
            match (shown, gone) {
                (false, _) => {}
                (true, true) => self.leave(),
                (true, false) => self.watch(),
            }
        };
        set_timeout(look, REST);
    }
}

/// What has a tip at the target of an event, if anything.
fn anchor(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-tip]").ok()?
}

/// A seat's button lies over the whole of its panel on a narrow screen; a symbol under the finger
/// is what was meant.
fn below(anchor: Element, (x, y): (i32, i32)) -> Element {
    let Ok(Some(panel)) = anchor.closest(".pl .who").and_then(|_| anchor.closest(".pl")) else {
        return anchor;
    };
    let symbols = document().elements_from_point(x as f32, y as f32);
    let found = symbols.iter().filter_map(|one| one.dyn_into::<Element>().ok()).find_map(|one| {
        let symbol = one.closest("[data-tip]").ok()??;
        (symbol != anchor && panel.contains(Some(&symbol))).then_some(symbol)
    });
    found.unwrap_or(anchor)
}

/// The bubble, and all that brings it and takes it away.
#[component]
pub fn TipLayer() -> impl IntoView {
    let layer = Layer {
        names: expect_context(),
        bubble: RwSignal::new(None),
        node: NodeRef::new(),
        on: StoredValue::new_local(None),
        waiting: StoredValue::new(None),
        finger: StoredValue::new(None),
    };
    let is_finger = |event: &PointerEvent| event.pointer_type() == "touch";
    hear("pointerover", move |event: PointerEvent| {
        if !is_finger(&event) {
            layer.come_to(anchor(&event));
        }
    });
    hear("pointerout", move |event: PointerEvent| {
        // Out of the window.
        if !is_finger(&event) && event.related_target().is_none() {
            layer.leave();
        }
    });
    hear("pointerdown", move |event: PointerEvent| {
        if is_finger(&event) {
            let place = (event.client_x(), event.client_y());
            layer.leave();
            layer.finger.set_value(Some(place));
            layer.come_to(anchor(&event).map(|anchor| below(anchor, place)));
        } else {
            layer.hide();
        }
    });
    hear("pointermove", move |event: PointerEvent| {
        if let Some((x, y)) = layer.finger.get_value()
            && is_finger(&event)
            && ((event.client_x() - x).abs() > STRAY || (event.client_y() - y).abs() > STRAY)
        {
            layer.finger.set_value(None);
            layer.leave();
        }
    });
    // A tip that came by a long press stays for reading; one that has not come never does.
    let lifted = move |event: PointerEvent| {
        if is_finger(&event) {
            layer.finger.set_value(None);
            if layer.bubble.with_untracked(Option::is_none) {
                layer.leave();
            }
        }
    };
    hear("pointerup", lifted);
    hear("pointercancel", lifted);
    hear("contextmenu", move |event: Event| {
        let pressed = layer.finger.with_value(Option::is_some);
        if pressed && layer.bubble.with_untracked(Option::is_some) {
            event.prevent_default();
        }
    });
    hear("focusin", move |event: Event| {
        let by_keyboard = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .is_some_and(|target| target.matches(":focus-visible").unwrap_or(false));
        if by_keyboard {
            layer.come_to(anchor(&event));
        }
    });
    hear("focusout", move |event: Event| {
        let left = anchor(&event);
        if left.is_some() && layer.on.with_value(|on| *on == left) {
            layer.leave();
        }
    });
    // Not consumed: a key means what it meant before.
    hear("keydown", move |_: Event| layer.hide());
    hear("scroll", move |_: Event| layer.leave());
    let words = move || {
        layer.bubble.get().map(|Bubble { name, what, note }| {
            view! {
                <b>{name}</b>
                <span>{what}</span>
                {note.map(|note| view! { <span class="why">{note}</span> })}
            }
        })
    };
    view! {
        <div id=ID class="tip" role="tooltip" popover="manual" node_ref=layer.node>
            {words}
        </div>
    }
}
