//! Handing something to the device's own way of sharing.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::File;
use web_sys::js_sys::{Array, Function, Object, Reflect};

/// Something to share.
pub struct Parcel(Object);

impl Parcel {
    /// Returns a parcel with an address behind what is said of it, in one text: some targets take nothing else.
    pub fn link(address: &str, said: &str) -> Parcel {
        let text = format!("{said}\n{address}");
        Parcel(Object::new()).with("text", &text.trim_start().into())
    }

    /// Returns a parcel with a file.
    pub fn file(file: &File) -> Parcel {
        Parcel(Object::new()).with("files", &Array::of1(file))
    }

    fn with(self, name: &str, value: &JsValue) -> Parcel {
        // Fails only for objects that take nothing new.
        Reflect::set(&self.0, &name.into(), value).unwrap_or_default();
        self
    }

    /// Whether this device can share it.
    pub fn is_wanted(&self) -> bool {
        let asked = function("canShare").and_then(|can| can.call1(&navigator(), &self.0).ok());
        asked.is_some_and(|answer| answer.is_truthy())
    }

    /// Opens the device's dialog. Must follow a press; what comes of it is between the person and the device.
    pub fn share(&self) {
        let shared = function("share").and_then(|share| share.call1(&navigator(), &self.0).ok());
        let promise = shared.and_then(|shared| shared.dyn_into::<web_sys::js_sys::Promise>().ok());
        if let Some(promise) = promise {
            // Somebody who closes the dialog refuses the promise.
            let closed = Closure::once(|_: JsValue| {});
            drop(promise.catch(&closed));
            closed.forget();
        }
    }
}

fn navigator() -> JsValue {
    window().navigator().into()
}

/// Returns a function of the browser that not every one has.
fn function(name: &str) -> Option<Function> {
    Reflect::get(&navigator(), &name.into()).ok()?.dyn_into().ok()
}
