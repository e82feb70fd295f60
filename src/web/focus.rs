//! The focus of the keyboard: a group of controls is one stop of Tab, with arrows inside.
//!
//! A group is an element with `data-roving`; a value says that its screen knows better which element is
//! beside which, as on a map.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, HtmlElement, SvgElement};

use crate::scene::travel::{Direction, Travel};

/// What can have the focus inside a group.
const ITEMS: &str = "button, [role=button], [role=option]";
/// The same where it has only just come into the group.
const FRESH_ITEM: &str =
    "button:not([tabindex]), [role=button]:not([tabindex]), [role=option]:not([tabindex])";
/// Where a group ends: a dialog inside it is no part of it.
const BOUNDS: &str = "dialog, [data-roving]";

/// Does something once the page as it is now has been drawn.
pub fn after_drawing(task: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(task, Duration::ZERO));
}

/// The element that has the focus and the group that it belongs to, if any.
pub fn in_group() -> Option<(Element, Element)> {
    let here = document().active_element()?;
    let group = group_of(&here)?;
    Some((here, group))
}

/// Moves inside the group that has the focus; says whether there is one.
pub fn travel(travel: Travel) -> bool {
    let Some((here, group)) = in_group() else { return false };
    let items: Vec<Element> = items(&group).into_iter().filter(is_shown).collect();
    let place = items.iter().position(|item| *item == here).unwrap_or(0);
    let next = match travel {
        Travel::To(Direction::Left | Direction::Up) => place.saturating_sub(1),
        Travel::To(Direction::Right | Direction::Down) => place + 1,
        Travel::First => 0,
        Travel::Last => items.len().saturating_sub(1),
    };
    if let Some(next) = items.into_iter().nth(next) {
        focus(&next);
    }
    true
}

/// Puts the focus to the first of these that is shown; says whether there is one.
pub fn to_first(selector: &str) -> bool {
    let shown = all(&document(), selector).into_iter().find(is_shown);
    shown.as_ref().map(focus).is_some()
}

/// Gives the focus to an element.
pub fn focus(element: &Element) {
    // What has only just come into a group can't have it yet.
    if !element.has_attribute("tabindex") && group_of(element).is_some() {
        set_stop(element, false);
    }
    // Where focus can't go it stays.
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.focus().unwrap_or_default();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        element.focus().unwrap_or_default();
    }
}

/// Gives up the focus of what is about to go away with its surroundings: a browser that has to take
/// it from an element that leaves lays out the whole page first.
pub fn let_go(surroundings: &str) {
    let active = document().active_element();
    let going = active.filter(|active| closest(active, surroundings).is_some());
    if let Some(going) = going.and_then(|going| going.dyn_into::<HtmlElement>().ok()) {
        going.blur().unwrap_or_default();
    }
}

/// Whether the element takes any room on the screen and is not hidden there.
pub fn is_shown(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    let style = window().get_computed_style(element).ok().flatten();
    let visibility = style.and_then(|style| style.get_property_value("visibility").ok());
    element.is_connected()
        && (place.width() > 0.0 || place.height() > 0.0)
        && visibility.as_deref() != Some("hidden")
}

/// An event's target, if it is an element.
pub fn element(target: Option<EventTarget>) -> Option<Element> {
    target.and_then(|target| target.dyn_into().ok())
}

/// The next element outwards, itself included, that a selector fits.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    // The selectors are fixed and right.
    element.closest(selector).ok().flatten()
}

/// All elements below that a selector fits, in the order of the page.
pub fn all(below: &web_sys::Node, selector: &str) -> Vec<Element> {
    let found = match below.dyn_ref::<Element>() {
        Some(element) => element.query_selector_all(selector),
        None => document().query_selector_all(selector),
    };
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

fn group_of(item: &Element) -> Option<Element> {
    let bound = closest(item, BOUNDS)?;
    bound.has_attribute("data-roving").then_some(bound)
}

/// The items of a group, in the order of the page.
pub fn items(group: &Element) -> Vec<Element> {
    let own = |item: &Element| closest(item, BOUNDS).as_ref() == Some(group);
    all(group, ITEMS).into_iter().filter(own).collect()
}

fn is_stop(item: &Element) -> bool {
    item.get_attribute("tabindex").as_deref() == Some("0")
}

fn set_stop(item: &Element, stop: bool) {
    let wanted = if stop { "0" } else { "-1" };
    if item.get_attribute("tabindex").as_deref() != Some(wanted) {
        item.set_attribute("tabindex", wanted).unwrap_or_default();
    }
}

/// Makes this the one of its group that Tab stops at.
pub fn make_stop(item: &Element) {
    if is_stop(item) || !item.matches(ITEMS).unwrap_or(false) {
        return;
    }
    let Some(group) = group_of(item) else { return };
    let before = all(&group, "[tabindex='0']");
    let of_group = |one: &Element| group_of(one).as_ref() == Some(&group);
    before.iter().filter(|one| of_group(one)).for_each(|one| set_stop(one, false));
    set_stop(item, true);
}

/// Sees to it that Tab stops at exactly one of a group: where it stopped before, else at what is
/// picked, else at the first.
pub fn settle(group: &Element) {
    // Mostly nothing has changed here, and the browser finds that out quickest.
    let fresh = group.query_selector(FRESH_ITEM).ok().flatten();
    if let ([stop], None) = (all(group, "[tabindex='0']").as_slice(), fresh)
        && group_of(stop).as_ref() == Some(group)
        && is_shown(stop)
    {
        return;
    }
    let items = items(group);
    let picked = |item: &&Element| {
        item.get_attribute("aria-pressed").as_deref() == Some("true") && is_shown(item)
    };
    let stop = items.iter().find(|item| is_stop(item) && is_shown(item));
    let stop = stop.or_else(|| items.iter().find(picked));
    let stop = stop.or_else(|| items.iter().find(|item| is_shown(item))).cloned();
    items.iter().for_each(|item| set_stop(item, stop.as_ref() == Some(item)));
}

/// Whether what has the focus is such an element.
pub fn is_at(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.matches(selector).unwrap_or_default())
}

/// Whether nothing has the focus.
pub fn is_nowhere() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}
