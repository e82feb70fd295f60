//! Drawings of the page as pictures in files.
//!
//! A drawing refers to the page's style sheets, shapes and fonts. A copy takes along all that it needs, so that it can
//! be drawn alone; nothing of it comes from elsewhere, so the canvas gives its pixels away.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::futures::JsFuture;
use web_sys::js_sys::{Array, Promise, Reflect};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, CssConditionRule, CssFontFaceRule,
    CssGroupingRule, CssRuleList, CssStyleRule, CssStyleSheet, Element, HtmlCanvasElement,
    HtmlImageElement, Url, XmlSerializer,
};

use super::bytes::bytes_of;
use super::focus::all;

/// Draws a drawing of the page with this many pixels, as a PNG file.
///
/// # Errors
/// Returns what the browser says if it can't.
pub async fn png(drawing: &Element, width: u32, height: u32) -> Result<Blob, JsValue> {
    let text = standing_alone(drawing, width, height).await?;
    let options = BlobPropertyBag::new();
    options.set_type("image/svg+xml");
    let parts = Array::of1(&text.into());
    let file = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&file)?;
    let drawn = drawn(&address, width, height).await;
    Url::revoke_object_url(&address)?;
    drawn
}

async fn drawn(address: &str, width: u32, height: u32) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new_with_width_and_height(width, height)?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let (across, down) = (f64::from(width), f64::from(height));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, across, down)?;
    let written = Promise::new(&mut |done, failed| {
        let given = Closure::once_into_js(move |blob: Option<Blob>| {
            let told = match blob {
                Some(blob) => done.call1(&JsValue::NULL, &blob),
                None => failed.call0(&JsValue::NULL),
            };
            // A promise takes any answer.
            told.unwrap_or_default();
        });
        canvas.to_blob(given.unchecked_ref()).unwrap_or_default();
    });
    JsFuture::from(written).await?.dyn_into()
}

/// Returns a drawing as the text of a file that needs nothing else.
async fn standing_alone(drawing: &Element, width: u32, height: u32) -> Result<String, JsValue> {
    let copy: Element = drawing.clone_node_with_deep(true)?.unchecked_into();
    copy.set_attribute("width", &width.to_string())?;
    copy.set_attribute("height", &height.to_string())?;
    let shapes = all(&document(), "svg.sprite");
    for shapes in &shapes {
        copy.prepend_with_node_1(&shapes.clone_node_with_deep(true)?)?;
    }
    let mut rules = Rules { drawing: &copy, text: String::new(), fonts: Vec::new() };
    let sheets = document().style_sheets();
    for sheet in (0..sheets.length()).filter_map(|at| sheets.item(at)) {
        let Ok(sheet) = sheet.dyn_into::<CssStyleSheet>() else { continue };
        let base = sheet
            .href()?
            .unwrap_or_else(|| document().base_uri().ok().flatten().unwrap_or_default());
        rules.add(&sheet.css_rules()?, &base, "");
    }
    let Rules { mut text, fonts, .. } = rules;
    for (rule, address, file) in fonts {
        if let Ok(data) = as_data(&file).await {
            text = rule.replace(&address, &data) + &text;
        }
    }
    let style = document().create_element_ns(Some("http://www.w3.org/2000/svg"), "style")?;
    style.set_text_content(Some(&text));
    copy.prepend_with_node_1(&style)?;
    XmlSerializer::new()?.serialize_to_string(&copy)
}

/// The rules of the page's style sheets that a drawing needs.
struct Rules<'a> {
    drawing: &'a Element,
    text: String,
    /// Rules of fonts, each with the address in it, and the same in full.
    fonts: Vec<(String, String, String)>,
}

impl Rules<'_> {
    /// Adds what is needed of these rules; `around`: the selector of the rule that they are nested in, if they are.
    fn add(&mut self, rules: &CssRuleList, base: &str, around: &str) {
        for rule in (0..rules.length()).filter_map(|at| rules.item(at)) {
            if let Some(style) = rule.dyn_ref::<CssStyleRule>() {
                let selector = style.selector_text();
                let whole = selector.replace('&', &format!(":is({around})"));
                if self.needs(&whole) {
                    self.text += &format!("{selector}{{{}", style.style().css_text());
                    // A rule of a style holds rules as a group does.
                    let nested = style.unchecked_ref::<CssGroupingRule>().css_rules();
                    self.add(&nested, base, &whole);
                    self.text += "}";
                }
            } else if let Some(font) = rule.dyn_ref::<CssFontFaceRule>() {
                let source = font.style().get_property_value("src").unwrap_or_default();
                let address =
                    source.split(['"', '\'', '(', ')']).find(|part| part.contains("woff2"));
                let full = address.and_then(|address| Url::new_with_base(address, base).ok());
                if let (Some(address), Some(full)) = (address, full) {
                    self.fonts.push((rule.css_text(), address.to_owned(), full.href()));
                }
            } else if rule.dyn_ref::<CssConditionRule>().is_some() {
                // What depends on the screen is not of the drawing.
            } else if let Some(layer) = rule.dyn_ref::<CssGroupingRule>() {
                let name =
                    Reflect::get(layer, &"name".into()).ok().and_then(|name| name.as_string());
                self.text += &format!("@layer {}{{", name.unwrap_or_default());
                self.add(&layer.css_rules(), base, around);
                self.text += "}";
            } else if rule.css_text().starts_with("@layer") {
                self.text += &rule.css_text();
            }
        }
    }

    /// Whether a rule concerns the drawing, or holds the values that everything reads.
    fn needs(&self, selector: &str) -> bool {
        let meets = || {
            // A selector that the browser does not know applies to nothing.
            self.drawing.matches(selector).unwrap_or_default()
                || self.drawing.query_selector(selector).ok().flatten().is_some()
        };
        selector.starts_with(":root") || meets()
    }
}

/// Returns a file of the page as an address that contains it.
async fn as_data(address: &str) -> Result<String, JsValue> {
    let bytes = bytes_of(address).await?;
    Ok(format!("data:font/woff2;base64,{}", STANDARD.encode(bytes)))
}
