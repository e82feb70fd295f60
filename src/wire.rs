//! How page and bot's thread pass values to each other.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::{Error, Serializer};
use wasm_bindgen::JsValue;

/// A value as the browser passes it on. Seeds use all 64 bits, more than a JavaScript number has.
///
/// # Errors
/// If the value has no such form.
pub fn pack(value: &impl Serialize) -> Result<JsValue, Error> {
    value.serialize(&Serializer::new().serialize_large_number_types_as_bigints(true))
}

/// The value that was passed on.
///
/// # Errors
/// If it is of another type.
pub fn unpack<T: DeserializeOwned>(value: JsValue) -> Result<T, Error> {
    serde_wasm_bindgen::from_value(value)
}
