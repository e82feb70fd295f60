//! Values as bytes, passed between the page and its bots' thread.

pub mod thread;

use js_sys::Uint8Array;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};

/// Packs a value for the browser to pass on; `None` if it can't be packed.
pub fn pack(value: &impl Serialize) -> Option<JsValue> {
    let bytes = postcard::to_allocvec(value).ok()?;
    Some(Uint8Array::from(bytes.as_slice()).into())
}

/// Unpacks a value that was passed on; `None` if it is of another type.
pub fn unpack<T: DeserializeOwned>(value: JsValue) -> Option<T> {
    let bytes = value.dyn_into::<Uint8Array>().ok()?;
    postcard::from_bytes(&bytes.to_vec()).ok()
}
