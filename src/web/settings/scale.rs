//! Scale of the page: larger texts and tables in large windows make the whole page grow, with the layout for
//! the room that is left.

use wasm_bindgen::JsCast;
use web_sys::{CssGroupingRule, CssMediaRule, CssRuleList, CssStyleSheet, Document, MediaList};

use crate::preferences::media_at;

/// Scale of a page that does not grow.
const ONE: u16 = 100;

/// Attribute of the root with the scale in per cent, unless the page does not grow.
const SCALE: &str = "data-scale";

/// Original media queries of the style sheets.
pub struct Layouts {
    /// Current scale in per cent.
    scale: u16,
    /// Queries, empty until first needed.
    queries: Vec<(MediaList, String)>,
    /// Number of style sheets read.
    sheets: u32,
}

impl Default for Layouts {
    fn default() -> Layouts {
        Layouts { scale: ONE, queries: Vec::new(), sheets: 0 }
    }
}

impl Layouts {
    /// Shows the page at this scale in per cent.
    pub fn show(&mut self, scale: u16) {
        if scale == self.scale {
            return;
        }
        self.scale = scale;
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        self.rewrite(&document);
        let Some(root) = document.document_element() else { return };
        // Style sheets divide lengths of the screen by `--zoom`.
        let style = format!("zoom: {scale}%; --zoom: calc({scale} / 100)");
        for (name, value) in [("style", style), (SCALE, scale.to_string())] {
            // Can't fail: the names are fixed and valid.
            if scale == ONE {
                root.remove_attribute(name).unwrap_or_default();
            } else {
                root.set_attribute(name, &value).unwrap_or_default();
            }
        }
    }

    /// Applies the scale to style sheets loaded since.
    pub fn renew(&mut self) {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(document) = document.filter(|_| self.scale != ONE) {
            self.rewrite(&document);
        }
    }

    fn rewrite(&mut self, document: &Document) {
        let sheets = document.style_sheets();
        for sheet in (self.sheets..sheets.length()).filter_map(|at| sheets.item(at)) {
            // A sheet that can't be read is not ours.
            if let Ok(rules) = sheet.unchecked_into::<CssStyleSheet>().css_rules() {
                collect(&rules, &mut self.queries);
            }
        }
        self.sheets = sheets.length();
        for (list, query) in &self.queries {
            list.set_media_text(&media_at(query, self.scale));
        }
    }
}

/// Collects all media queries of the rules and of nested ones.
fn collect(rules: &CssRuleList, queries: &mut Vec<(MediaList, String)>) {
    for rule in (0..rules.length()).filter_map(|at| rules.item(at)) {
        if let Some(media) = rule.dyn_ref::<CssMediaRule>() {
            let list = media.media();
            queries.push((list.clone(), list.media_text()));
        }
        if let Some(group) = rule.dyn_ref::<CssGroupingRule>() {
            collect(&group.css_rules(), queries);
        }
    }
}

/// Returns the enlargement of the page. Lengths measured on the screen are divided by it before they are
/// written into a style.
pub fn zoom() -> f64 {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let percent = root.and_then(|root| root.get_attribute(SCALE)?.parse::<u16>().ok());
    f64::from(percent.unwrap_or(ONE)) / 100.0
}
