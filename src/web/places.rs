//! The elements of the table's places, as far as they are on the screen.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::settings::zoom;
use crate::scene::Spot;
use crate::scene::beside::ScreenRect;

/// The element of a place that is on the screen, or of the place that it is part of.
pub fn element_of(place: impl Spot) -> Option<Element> {
    let all = document().query_selector_all(&format!("[data-place='{}']", place.key())).ok()?;
    let mut elements = (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok());
    elements.find(|element| area_of(element).is_some()).or_else(|| element_of(place.around()?))
}

/// Where an element is on the page, in the page's own pixels; none if it is not shown. One that has
/// no box of its own is where its parts are.
pub fn area_of(element: &Element) -> Option<ScreenRect> {
    let rect = element.get_bounding_client_rect();
    let own = on_page(ScreenRect {
        left: rect.left(),
        top: rect.top(),
        width: rect.width(),
        height: rect.height(),
    });
    if own.width > 0.0 && own.height > 0.0 {
        return Some(own);
    }
    let parts = element.children();
    let areas = (0..parts.length()).filter_map(|at| area_of(&parts.item(at)?));
    areas.reduce(ScreenRect::around)
}

/// What was measured on the screen, in the pixels of a page whose texts may be larger.
pub fn on_page(area: ScreenRect) -> ScreenRect {
    let zoom = zoom();
    ScreenRect {
        left: area.left / zoom,
        top: area.top / zoom,
        width: area.width / zoom,
        height: area.height / zoom,
    }
}

/// The middle of a place on the page.
pub fn middle_of(place: impl Spot) -> Option<(f64, f64)> {
    let area = area_of(&element_of(place)?)?;
    Some((area.left + area.width / 2.0, area.top + area.height / 2.0))
}
