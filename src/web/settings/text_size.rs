//! Larger texts: the whole page grows, and has the layouts of a smaller screen.

use wasm_bindgen::JsCast;
use web_sys::{CssGroupingRule, CssMediaRule, CssRuleList, CssStyleSheet, Document, MediaList};

use crate::preferences::{TextSize, media_at};

/// Original media queries of the style sheets.
#[derive(Default)]
pub struct Layouts {
    /// Current size.
    size: TextSize,
    /// Queries, empty until first needed.
    queries: Vec<(MediaList, String)>,
    /// Number of style sheets read.
    sheets: u32,
}

impl Layouts {
    /// Shows the page in this size.
    pub fn show(&mut self, size: TextSize) {
        if size == self.size {
            return;
        }
        self.size = size;
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        self.rewrite(&document);
        let Some(root) = document.document_element() else { return };
        // Style sheets divide lengths of the screen by `--zoom`.
        let style = format!("zoom: {0}; --zoom: {0}", f64::from(size.percent()) / 100.0);
        let attributes = [("style", style), ("data-text", size.percent().to_string())];
        for (name, value) in attributes {
            // Can't fail: the names are fixed and valid.
            if size == TextSize::Normal {
                root.remove_attribute(name).unwrap_or_default();
            } else {
                root.set_attribute(name, &value).unwrap_or_default();
            }
        }
    }

    /// Applies the size to style sheets loaded since.
    pub fn renew(&mut self) {
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(document) = document.filter(|_| self.size != TextSize::Normal) {
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
            list.set_media_text(&media_at(query, self.size));
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
    let percent = root.and_then(|root| root.get_attribute("data-text")?.parse::<u16>().ok());
    f64::from(percent.unwrap_or(100)) / 100.0
}
