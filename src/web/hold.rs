//! The exclusive hold of a tab on a match. The browser's lock manager decides who has it, and without one the
//! tabs themselves; the archive prevents mixing, no matter which tab writes.

use std::rc::Rc;

use js_sys::{Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{AbortController, DomException};

use super::talk::Talk;
use crate::archive::{Holder, MATCH, MatchId};

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
    /// Tab that has it.
    pub holder: RwSignal<Holder>,
    /// Releases the lock.
    release: StoredValue<Option<js_sys::Function>, LocalStorage>,
    /// Ends the wait for the lock of another tab.
    wait: StoredValue<Option<AbortController>, LocalStorage>,
    talk: Talk,
}

impl Hold {
    /// Requests the hold on a match; if another tab has it, only if it `takes` it from there.
    pub fn ask(id: MatchId, takes: bool) -> Hold {
        let holder = RwSignal::new(Holder::Here);
        let (release, wait) = (StoredValue::new_local(None), StoredValue::new_local(None));
        let hold = Hold { id, holder, release, wait, talk: Talk::new(id, holder) };
        match locks() {
            Some(_) if takes => {}
            Some(locks) => hold.request(&locks, "ifAvailable", || {}),
            None => hold.talk.begin(),
        }
        if takes {
            hold.take(|| {});
        }
        hold
    }

    /// Takes the hold from the tab that has it.
    pub fn take(self, taken: impl Fn() + 'static) {
        match locks().filter(|_| !self.talk.has_begun()) {
            Some(locks) => self.request(&locks, "steal", taken),
            None => {
                self.talk.take();
                taken();
            }
        }
    }

    /// Releases the hold for other tabs.
    pub fn let_go(&self) {
        self.stop_waiting();
        if let Some(release) = self.release.try_update_value(Option::take).flatten() {
            // Resolving a promise can't fail.
            release.call0(&JsValue::UNDEFINED).map(drop).unwrap_or_default();
        }
        self.talk.end();
    }

    /// Looks again whether nobody has it, after another tab did something.
    pub fn look(self) {
        if !self.talk.has_begun() && self.holder.get_untracked() == Holder::Nobody {
            self.yield_up();
        }
    }

    fn request(self, locks: &LockManager, how: &str, taken: impl Fn() + 'static) {
        let (taken, steals) = (Rc::new(taken), how == "steal");
        let without = taken.clone();
        let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                self.yield_up();
                return JsValue::UNDEFINED;
            }
            // The table may be gone by now.
            if self.holder.try_set(Holder::Here).is_some() {
                return JsValue::UNDEFINED;
            }
            self.stop_waiting();
            taken();
            // The hold lasts until this is resolved.
            let mut held = |resolve, _| _ = self.release.try_set_value(Some(resolve));
            Promise::new(&mut held).into()
        });
        let over = locks.request(&self.name(), &options(how, &JsValue::TRUE), &granted);
        let lost = Closure::once(move |why: JsValue| {
            // Another tab may take it at any time; or this page may have no locks at all.
            if is_taken(&why) {
                self.yield_up();
            } else if self.holder.try_get_untracked().is_some() {
                self.talk.begin();
                if steals {
                    self.talk.take();
                    without();
                }
            }
        });
        drop(over.catch(&lost));
        lost.forget();
    }

    /// Leaves the match to another tab, and waits until that is gone.
    fn yield_up(self) {
        let is_gone = self.holder.try_set(Holder::Elsewhere).is_some();
        let (Some(locks), Ok(wait)) = (locks().filter(|_| !is_gone), AbortController::new()) else {
            return;
        };
        let free = Closure::once_into_js(move |_: JsValue| {
            // It is free; whoever plays on here takes it.
            self.wait.try_set_value(None);
            self.holder.try_set(Holder::Nobody);
        });
        let over = locks.request(&self.name(), &options("signal", &wait.signal()), &free);
        self.stop_waiting();
        self.wait.try_set_value(Some(wait));
        let ended = Closure::once(|_: JsValue| {});
        drop(over.catch(&ended));
        ended.forget();
    }

    fn stop_waiting(self) {
        let wait = self.wait.try_update_value(Option::take).flatten();
        wait.into_iter().for_each(|wait| wait.abort());
    }

    fn name(self) -> String {
        format!("{MATCH}{}", self.id)
    }
}

/// Returns the browser's lock manager; a page without a secure connection has none.
fn locks() -> Option<LockManager> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).unwrap_or_default();
    (!locks.is_undefined()).then(|| locks.unchecked_into())
}

/// Returns the options of a request.
fn options(name: &str, value: &JsValue) -> JsValue {
    let options = Object::new();
    // A plain object accepts any property.
    Reflect::set(&options, &name.into(), value).map(drop).unwrap_or_default();
    options.into()
}

/// Whether a request ended because another tab took the lock.
fn is_taken(why: &JsValue) -> bool {
    why.dyn_ref::<DomException>().map(DomException::code) == Some(DomException::ABORT_ERR)
}
