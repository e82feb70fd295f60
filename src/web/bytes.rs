//! Files beside the page.

use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;
use web_sys::js_sys::futures::JsFuture;
use web_sys::js_sys::{ArrayBuffer, Uint8Array};

/// Returns the content of a file.
///
/// # Errors
/// Returns what the browser says if it can't be fetched, or the server's answer if it hasn't got it.
pub async fn bytes_of(address: &str) -> Result<Vec<u8>, JsValue> {
    let response: Response = JsFuture::from(window().fetch_with_str(address)).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let bytes: ArrayBuffer = JsFuture::from(response.array_buffer()?).await?.dyn_into()?;
    Ok(Uint8Array::new(&bytes).to_vec())
}
