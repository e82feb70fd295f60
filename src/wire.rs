//! How page and bots' thread pass values to each other: as bytes.

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// A value as the browser passes it on; none if it has no such form.
pub fn pack(value: &impl Serialize) -> Option<JsValue> {
    let bytes = postcard::to_allocvec(value).ok()?;
    Some(Uint8Array::from(bytes.as_slice()).into())
}

/// The value that was passed on; none if it is of another type.
pub fn unpack<T: DeserializeOwned>(value: JsValue) -> Option<T> {
    let bytes = value.dyn_into::<Uint8Array>().ok()?;
    postcard::from_bytes(&bytes.to_vec()).ok()
}
