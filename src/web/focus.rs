//! Keyboard focus: a group of controls is one stop of Tab, with arrows inside.
//!
//! A group is an element with `data-roving`; a value means that its screen knows the neighbours of its
//! elements, as on a map.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, EventTarget, HtmlElement, SvgElement};

use crate::scene::travel::{Direction, Travel};

/// Selector of elements that can have the focus inside a group.
const ITEMS: &str = "button, [role=button], [role=option]";
/// Selector of such elements that are new in the group.
const FRESH_ITEM: &str =
    "button:not([tabindex]), [role=button]:not([tabindex]), [role=option]:not([tabindex])";
/// Limits of a group: a dialog inside it is not part of it.
const BOUNDS: &str = "dialog, [data-roving]";

/// Runs a task after the current page has been drawn.
pub fn after_drawing(task: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(task, Duration::ZERO));
}

/// Returns the focused element and its group, if any.
pub fn in_group() -> Option<(Element, Element)> {
    let here = document().active_element()?;
    let group = group_of(&here)?;
    Some((here, group))
}

/// Moves inside the group that has the focus. Returns whether there is one.
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

/// Focuses the first of these elements that is shown. Returns whether there is one.
pub fn to_first(selector: &str) -> bool {
    let shown = all(&document(), selector).into_iter().find(is_shown);
    shown.as_ref().map(focus).is_some()
}

/// Focuses an element.
pub fn focus(element: &Element) {
    // A new element of a group can't have it yet.
    if !element.has_attribute("tabindex") && group_of(element).is_some() {
        set_stop(element, false);
    }
    // If the focus can't move, it stays.
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.focus().unwrap_or_default();
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        element.focus().unwrap_or_default();
    }
}

/// Removes the focus from elements that are about to disappear: a browser that has to do so lays out the
/// whole page first.
pub fn let_go(surroundings: &str) {
    let active = document().active_element();
    let going = active.filter(|active| closest(active, surroundings).is_some());
    if let Some(going) = going.and_then(|going| going.dyn_into::<HtmlElement>().ok()) {
        going.blur().unwrap_or_default();
    }
}

/// Whether the element takes space on the screen and is not hidden there.
pub fn is_shown(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    let style = window().get_computed_style(element).ok().flatten();
    let visibility = style.and_then(|style| style.get_property_value("visibility").ok());
    element.is_connected()
        && (place.width() > 0.0 || place.height() > 0.0)
        && visibility.as_deref() != Some("hidden")
}

/// Whether a list is scrolled so far that its end is about to be seen.
pub fn is_near_its_end(list: &Element) -> bool {
    list.scroll_top() + 2 * list.client_height() >= list.scroll_height()
}

/// Returns an event's target, if it is an element.
pub fn element(target: Option<EventTarget>) -> Option<Element> {
    target.and_then(|target| target.dyn_into().ok())
}

/// Returns the closest ancestor, or the element itself, that matches a selector.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    // The selectors are fixed and valid.
    element.closest(selector).ok().flatten()
}

/// Returns all elements below that match a selector, in page order.
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

/// Returns the items of a group, in page order.
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

/// Makes an element the one of its group that Tab stops at.
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

/// Ensures that Tab stops at exactly one element of a group: the previous stop, else the selected one,
/// else the first.
pub fn settle(group: &Element) {
    // Usually nothing has changed, which this query finds fastest.
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

/// Whether the focused element matches a selector.
pub fn is_at(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.matches(selector).unwrap_or_default())
}

/// Whether no element has the focus.
pub fn is_nowhere() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Moves the focus inside its group; on a map to the nearest place in the direction, by the letters that the places
/// have as an attribute. `toward` returns the letter in a direction from another. Returns whether there is a group.
pub fn travel_on_map(
    way: Travel,
    attribute: &str,
    toward: &dyn Fn(char, Direction) -> Option<char>,
) -> bool {
    let map = in_group()
        .filter(|(_, group)| group.get_attribute("data-roving").as_deref() == Some("map"));
    let Some((here, map)) = map else { return travel(way) };
    let letter = |spot: &Element| spot.get_attribute(attribute)?.chars().next();
    let spots = items(&map);
    let letters = || spots.iter().filter_map(letter);
    let next = match way {
        Travel::To(direction) => letter(&here).and_then(|from| toward(from, direction)),
        Travel::First => letters().min(),
        Travel::Last => letters().max(),
    };
    let spot = spots.iter().find(|spot| next.is_some() && letter(spot) == next);
    spot.into_iter().for_each(focus);
    true
}
