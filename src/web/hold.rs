//! The exclusive hold of a tab on a match. The browser's lock manager decides who has it; without one
//! every tab may write, and the archive still prevents mixing.

use std::rc::Rc;

use js_sys::{Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::DomException;

use crate::archive::{MATCH, MatchId};

#[wasm_bindgen]
extern "C" {
    type LockManager;

    #[wasm_bindgen(method)]
    fn request(this: &LockManager, name: &str, options: &JsValue, granted: &JsValue) -> Promise;
}

/// A tab's knowledge of who may write a match.
#[derive(Clone, Copy)]
pub struct Hold {
    id: MatchId,
    /// Whether another tab holds it.
    pub elsewhere: RwSignal<bool>,
    /// Releases the hold.
    release: StoredValue<Option<js_sys::Function>, LocalStorage>,
}

impl Hold {
    /// Requests the hold on a match, unless another tab has it.
    pub fn ask(id: MatchId) -> Hold {
        let hold =
            Hold { id, elsewhere: RwSignal::new(false), release: StoredValue::new_local(None) };
        hold.request("ifAvailable", || {});
        hold
    }

    /// Takes the hold from the tab that has it.
    pub fn take(self, taken: impl Fn() + 'static) {
        self.request("steal", taken);
    }

    /// Releases the hold for other tabs.
    pub fn let_go(&self) {
        if let Some(release) = self.release.try_update_value(Option::take).flatten() {
            // Resolving a promise can't fail.
            release.call0(&JsValue::UNDEFINED).map(drop).unwrap_or_default();
        }
    }

    fn request(self, how: &str, taken: impl Fn() + 'static) {
        let taken = Rc::new(taken);
        let free = taken.clone();
        let navigator = window().navigator();
        let locks = Reflect::get(&navigator, &"locks".into()).unwrap_or_default();
        if locks.is_undefined() {
            self.elsewhere.set(false);
            taken();
            return;
        }
        let options = Object::new();
        // A plain object accepts any property.
        Reflect::set(&options, &how.into(), &JsValue::TRUE).map(drop).unwrap_or_default();
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            let is_there = self.elsewhere.try_set(lock.is_null()).is_none();
            if lock.is_null() || !is_there {
                return JsValue::UNDEFINED;
            }
            taken();
            // The hold lasts until this is resolved.
            let mut held = |resolve, _| _ = self.release.try_set_value(Some(resolve));
            Promise::new(&mut held).into()
        });
        let name = format!("{MATCH}{}", self.id);
        let over = locks.unchecked_into::<LockManager>().request(&name, &options, &granted);
        let lost = Closure::once(move |why: JsValue| {
            // Another tab may take it at any time; or this page may have no locks at all.
            let why = why.dyn_ref::<DomException>().map(DomException::code);
            let is_taken = why == Some(DomException::ABORT_ERR);
            let is_there = self.elsewhere.try_set(is_taken).is_none();
            if is_there && !is_taken {
                free();
            }
        });
        drop(over.catch(&lost));
        lost.forget();
    }
}
