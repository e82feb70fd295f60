//! Elements of the table's places, if they are on the screen.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::settings::{zoom, zoom_of_areas};
use crate::scene::beside::ScreenRect;

/// A place by its name, and by those of the places it is part of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot(Vec<String>);

impl Spot {
    /// Returns that of these names, from the place itself outwards.
    pub const fn named(names: Vec<String>) -> Spot {
        Spot(names)
    }

    /// Returns its visible element, or that of the place it is part of.
    pub fn element(&self) -> Option<Element> {
        self.0.iter().find_map(|name| {
            let all = document().query_selector_all(&format!("[data-place='{name}']")).ok()?;
            let mut elements =
                (0..all.length()).filter_map(|at| all.get(at)?.dyn_into::<Element>().ok());
            elements.find(|element| area_of(element).is_some())
        })
    }

    /// Returns its middle on the page.
    pub fn middle(&self) -> Option<(f64, f64)> {
        let area = area_of(&self.element()?)?;
        Some((area.left + area.width / 2.0, area.top + area.height / 2.0))
    }
}

/// Returns an element's area on the page, in the page's own pixels; `None` if it is not shown. An
/// element without a box has the area of its parts.
pub fn area_of(element: &Element) -> Option<ScreenRect> {
    let own = measured(element, 1.0 / zoom_of_areas());
    if own.width > 0.0 && own.height > 0.0 {
        return Some(own);
    }
    let parts = element.children();
    let areas = (0..parts.length()).filter_map(|at| area_of(&parts.item(at)?));
    areas.reduce(ScreenRect::around)
}

/// Returns an element's area in the pixels of the screen, as pointers and the window have them.
pub fn area_on_screen(element: &Element) -> ScreenRect {
    measured(element, zoom() / zoom_of_areas())
}

fn measured(element: &Element, times: f64) -> ScreenRect {
    let rect = element.get_bounding_client_rect();
    ScreenRect {
        left: rect.left() * times,
        top: rect.top() * times,
        width: rect.width() * times,
        height: rect.height() * times,
    }
}

/// Returns the width and height of the screen, in the page's own pixels.
pub fn screen_size() -> (f64, f64) {
    let pixels = |size: Result<JsValue, JsValue>| {
        size.ok().and_then(|size| size.as_f64()).unwrap_or_default() / zoom()
    };
    (pixels(window().inner_width()), pixels(window().inner_height()))
}
