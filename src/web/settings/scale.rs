//! Scale of the page: larger texts and tables in large windows make the whole page grow, with the layout for
//! the room that is left.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

use crate::web::shape;

/// Scale of a page that does not grow.
const ONE: u16 = 100;

/// Attribute of the root with the scale in per cent, unless the page does not grow.
const SCALE: &str = "data-scale";

/// Attribute of the root with what areas of elements are multiplied by, in per cent, unless they are as the page's
/// own pixels.
const AREAS: &str = "data-areas";

/// How a browser counts on a page that has grown. Browsers differ, and newer ones of the same make do.
#[derive(Clone, Copy)]
struct Counting {
    /// Whether the units of the screen (`vw`, `dvh`) grow with the page, so that 100 of them are more than the screen.
    units_grow: bool,
    /// Whether the areas of elements are in pixels of the screen, not of the page.
    areas_grow: bool,
}

impl Counting {
    /// Measures, with an element that is there for no longer, on a page of this scale in per cent other than 100.
    fn measured(document: &Document, root: &Element, scale: u16) -> Option<Counting> {
        const HEIGHT: u8 = 100;
        let probe = document.create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
        let style = format!("position:fixed;visibility:hidden;width:100vw;height:{HEIGHT}px");
        probe.set_attribute("style", &style).ok()?;
        root.append_child(&probe).ok()?;
        let (width, height) = (probe.offset_width(), probe.get_bounding_client_rect().height());
        probe.remove();
        let screen = web_sys::window()?.inner_width().ok()?.as_f64()?;
        // Each is one of two numbers: as far as halfway it is the smaller one.
        let times = f64::from(scale) / f64::from(ONE);
        let halfway = (1.0 + times) / 2.0;
        Some(Counting {
            units_grow: f64::from(width) * times / screen > halfway,
            areas_grow: height / f64::from(HEIGHT) > halfway,
        })
    }
}

/// Measures the letters of a browser, in pixels, before the page grows.
pub fn letters_of_browser() -> Option<u16> {
    let document = web_sys::window()?.document()?;
    let probe = document.create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    let style = "position:fixed;visibility:hidden;font-size:medium;width:1em;height:1em";
    probe.set_attribute("style", style).ok()?;
    document.body()?.append_child(&probe).ok()?;
    let width = probe.offset_width();
    probe.remove();
    u16::try_from(width).ok()
}

/// How much the page has grown.
pub struct Growth {
    /// Current scale in per cent.
    scale: u16,
    /// How the browser counts, once it was measured.
    counting: Option<Counting>,
}

impl Default for Growth {
    fn default() -> Growth {
        Growth { scale: ONE, counting: None }
    }
}

impl Growth {
    /// Shows the page at this scale in per cent, in the layout that a window of this width and height then has room for.
    pub fn show(&mut self, scale: u16, window: (u32, u32)) {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let Some(root) = document.document_element() else { return };
        shape::tell(&root, window, scale);
        if scale == self.scale {
            return;
        }
        self.scale = scale;
        // None of these can fail: the names are fixed and valid.
        let set = |name, value: &str| root.set_attribute(name, value).unwrap_or_default();
        for name in ["style", SCALE, AREAS] {
            root.remove_attribute(name).unwrap_or_default();
        }
        if scale == ONE {
            return;
        }
        set("style", &format!("zoom: {scale}%"));
        set(SCALE, &scale.to_string());
        self.counting = self.counting.or_else(|| Counting::measured(&document, &root, scale));
        let grow = |counted: fn(Counting) -> bool| self.counting.is_none_or(counted);
        if grow(|counting| counting.units_grow) {
            // Style sheets divide lengths of the screen by `--zoom`.
            set("style", &format!("zoom: {scale}%; --zoom: calc({scale} / 100)"));
        }
        if grow(|counting| counting.areas_grow) {
            set(AREAS, &scale.to_string());
        }
    }
}

/// Returns the enlargement of the page. Lengths measured on the screen, as those of the window and of pointers, are
/// divided by it before they are written into a style.
pub fn zoom() -> f64 {
    times(SCALE)
}

/// Returns what the browser multiplies the areas of elements by.
pub fn zoom_of_areas() -> f64 {
    times(AREAS)
}

fn times(attribute: &str) -> f64 {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let percent = root.and_then(|root| root.get_attribute(attribute)?.parse::<u16>().ok());
    f64::from(percent.unwrap_or(ONE)) / f64::from(ONE)
}
