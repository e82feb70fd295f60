//! Tips: the meaning of a symbol, beside it while the pointer rests there, while it has the keyboard
//! focus, or after a long press.
//!
//! An element names its tip in `data-tip`. `data-say` replaces the name for this one element;
//! `data-more` says more of it, and `data-note` warns, such as why something is not possible. One bubble serves the
//! whole page; it takes no clicks, and does not affect those on the element below.

use std::fmt;
use std::future::ready;
use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

use super::later::{Coming, entries, once_there};
use super::listen::hear;
use super::places::{area_on_screen, screen_size};
use super::settings::{preferences, zoom};
use crate::scene::keys::moves_focus;
use crate::text::text;
use crate::text::tip::Tip;

/// Time that a pointer rests, the focus stays, or a finger presses before the tip appears.
const REST: Duration = Duration::from_millis(500);
/// Maximum movement of a pressing finger, in CSS pixels.
const STRAY: i32 = 10;
/// Gap between an element and its tip, and between a tip and the edge of the window, in CSS pixels.
const GAP: f64 = 8.0;
/// Selector of what can be picked, or is, while an action is open.
const PICKED_FROM: &str = "[data-open] :is(.legal, .sel, .chosen)";
/// Id of the bubble.
const ID: &str = "tip";

entries! {
    /// Shows the tip of an element.
    rest, fetch_tip: fn shown(layer: Layer, anchor: Element) -> () {
        layer.show(anchor);
    }
}

/// Returns the value of `data-tip` for the tip of this key.
pub fn tip(of: impl fmt::Display) -> String {
    of.to_string()
}

/// Text of a tip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Name of the subject.
    pub name: String,
    /// Meaning or purpose of the subject.
    pub what: String,
}

/// Callback that explains a key, as soon as the texts are loaded; `None` for a key of another game.
pub type Explain = Callback<String, Coming<Option<Explained>>>;

/// Names for some keys, with a unique number.
type Names = (usize, Vec<(String, String)>);

/// Tips for keys beyond those of the house.
#[derive(Clone, Copy)]
pub struct Tips {
    explain: Explain,
    names: RwSignal<Vec<Names>>,
}

impl Tips {
    /// Provides the page with the explanations of keys that are not the house's.
    pub fn provide(explain: Explain) {
        provide_context(Tips { explain, names: RwSignal::new(Vec::new()) });
    }

    /// Names these keys until the current table is left. A second table may be over the first.
    pub fn call(named: Vec<(String, String)>) {
        let Tips { names, .. } = expect_context();
        let above = names.with_untracked(|names| names.last().map_or(0, |(number, _)| number + 1));
        names.update(|names| names.push((above, named)));
        on_cleanup(move || names.update(|names| names.retain(|(number, _)| *number != above)));
    }

    fn name_of(self, key: &str) -> Option<String> {
        self.names.with_untracked(|names| {
            let (_, named) = names.last()?;
            named.iter().find(|(of, _)| of == key).map(|(_, name)| name.clone())
        })
    }

    fn explain(self, key: String) -> Coming<Option<Explained>> {
        let Some(tip) = Tip::of_key(&key) else { return self.explain.run(key) };
        let words = text().tips();
        let (name, what) = (words.name(tip).to_owned(), words.what(tip).to_owned());
        Box::pin(ready(Ok(Some(Explained { name, what }))))
    }
}

/// Content of a bubble.
#[derive(Clone, PartialEq)]
struct Bubble {
    says: Explained,
    more: Option<String>,
    note: Option<String>,
}

/// The bubble and its element.
#[derive(Clone, Copy)]
pub struct Layer {
    tips: Tips,
    bubble: RwSignal<Option<Bubble>>,
    node: NodeRef<html::Div>,
    /// Element under the pointer or finger, or with the focus.
    on: StoredValue<Option<Element>, LocalStorage>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// Place where a finger was pressed.
    finger: StoredValue<Option<(i32, i32)>>,
    /// Place where the pointer was last: under one that rests the page may change, which is no look.
    pointer: StoredValue<Option<(i32, i32)>>,
}

impl Layer {
    /// Moves to an element with a tip, or to one without.
    fn come_to(self, anchor: Option<Element>) {
        let anchor = anchor.filter(|anchor| !is_picked_from(anchor));
        if self.on.with_value(|on| *on == anchor) {
            return;
        }
        self.hide();
        self.on.set_value(anchor.clone());
        let Some(anchor) = anchor else { return };
        let show = move || {
            self.waiting.set_value(None);
            // If the text can't be loaded, there is no tip.
            once_there(shown(self, anchor), |_| ());
        };
        self.waiting.set_value(set_timeout_with_handle(show, REST).ok());
    }

    fn leave(self) {
        self.hide();
        self.on.set_value(None);
    }

    /// Hides the tip until another element has been looked at.
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
            // Fails if it is already hidden.
            node.hide_popover().unwrap_or_default();
        }
    }

    /// Shows the tip of an element when its text is loaded.
    pub fn show(self, anchor: Element) {
        let Some(key) = anchor.get_attribute("data-tip") else { return };
        let said = anchor.get_attribute("data-say").or_else(|| self.tips.name_of(&key));
        once_there(self.tips.explain(key), move |explained| {
            if let Ok(Some(Explained { name, what })) = explained {
                self.say(&anchor, Explained { name: said.unwrap_or(name), what });
            }
        });
    }

    /// Shows the text beside an element, unless another one is looked at by now.
    fn say(self, anchor: &Element, says: Explained) {
        if self.on.with_value(|on| on.as_ref() != Some(anchor)) {
            return;
        }
        let Some(node) = self.node.get_untracked() else { return };
        let [more, note] = ["data-more", "data-note"].map(|name| anchor.get_attribute(name));
        self.bubble.set(Some(Bubble { says, more, note }));
        if anchor.matches(":focus-visible").unwrap_or(false)
            && !anchor.has_attribute("aria-describedby")
        {
            anchor.set_attribute("aria-describedby", ID).unwrap_or_default();
        }
        // Fails if it is already shown, which is fine.
        node.show_popover().unwrap_or_default();
        // Its size is known when it has its text.
        let anchor = anchor.clone();
        request_animation_frame(move || self.put_beside(&anchor));
        self.watch();
    }

    fn put_beside(self, anchor: &Element) {
        let Some(node) = self.node.get_untracked() else { return };
        let (of, own) = (area_on_screen(anchor), area_on_screen(&node));
        let zoom = zoom();
        let (width, height) = screen_size();
        let (width, height) = (width * zoom, height * zoom);
        let right_most = (width - own.width - GAP).max(GAP);
        let left = (of.left + (of.width - own.width) / 2.0).clamp(GAP, right_most);
        // Above, where neither finger nor pointer covers it; below if there is no room.
        let above = of.top - own.height - GAP;
        let lowest = (height - own.height - GAP).max(GAP);
        let top = if above >= GAP { above } else { of.top + of.height + GAP };
        let (left, top) = (left / zoom, top.clamp(GAP, lowest) / zoom);
        let place = format!("left:{left:.0}px;top:{top:.0}px");
        node.set_attribute("style", &place).unwrap_or_default();
    }

    /// Leaves an element that is removed without any event of the pointer.
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

/// Whether the element can be picked for the action that is open: a tip would cover what the action shows there.
fn is_picked_from(element: &Element) -> bool {
    element.closest(PICKED_FROM).is_ok_and(|target| target.is_some())
}

/// Returns the element with a tip at the target of an event, if any.
fn anchor(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-tip]").ok()?
}

/// Returns the symbol under a finger: on a narrow screen a seat's button covers its whole panel, but the
/// symbol is meant.
fn below(anchor: Element, (x, y): (i32, i32)) -> Element {
    let Ok(Some(panel)) = anchor.closest(".who").and_then(|_| anchor.closest(".pl, .seat")) else {
        return anchor;
    };
    let symbols = document().elements_from_point(x as f32, y as f32);
    let found = symbols.iter().filter_map(|one| one.dyn_into::<Element>().ok()).find_map(|one| {
        let symbol = one.closest("[data-tip]").ok()??;
        (symbol != anchor && panel.contains(Some(&symbol))).then_some(symbol)
    });
    found.unwrap_or(anchor)
}

/// Bubble, with all events that show and hide it.
#[component]
pub fn TipLayer() -> impl IntoView {
    let layer = Layer {
        tips: expect_context(),
        bubble: RwSignal::new(None),
        node: NodeRef::new(),
        on: StoredValue::new_local(None),
        waiting: StoredValue::new(None),
        finger: StoredValue::new(None),
        pointer: StoredValue::new(None),
    };
    let wanted = preferences().hints;
    // Whether the last key moves the focus.
    let travels = StoredValue::new(false);
    let is_finger = |event: &PointerEvent| event.pointer_type() == "touch";
    hear("pointerover", move |event: PointerEvent| {
        if !is_finger(&event) && layer.on.with_value(|on| *on != anchor(&event)) {
            layer.leave();
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
        let place = Some((event.client_x(), event.client_y()));
        if !is_finger(&event) && layer.pointer.get_value() != place {
            layer.pointer.set_value(place);
            if event.buttons() == 0 && wanted.get_untracked() {
                layer.come_to(anchor(&event));
            }
        }
        if let Some((x, y)) = layer.finger.get_value()
            && is_finger(&event)
            && ((event.client_x() - x).abs() > STRAY || (event.client_y() - y).abs() > STRAY)
        {
            layer.finger.set_value(None);
            layer.leave();
        }
    });
    // A tip after a long press stays for reading; one still to come is cancelled.
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
        // A place to which the page moves the focus is not looked at.
        if by_keyboard && travels.get_value() && wanted.get_untracked() {
            layer.come_to(anchor(&event));
        }
    });
    hear("focusout", move |event: Event| {
        let left = anchor(&event);
        if left.is_some() && layer.on.with_value(|on| *on == left) {
            layer.leave();
        }
    });
    // Not consumed: the key keeps its effect.
    hear("keydown", move |event: KeyboardEvent| {
        layer.hide();
        travels.set_value(moves_focus(&event.key()));
    });
    hear("scroll", move |_: Event| layer.leave());
    let words = move || {
        layer.bubble.get().map(|Bubble { says: Explained { name, what }, more, note }| {
            view! {
                <b>{name}</b>
                <span>{what}</span>
                {more.map(|more| view! { <span>{more}</span> })}
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
