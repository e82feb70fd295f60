//! The bots' thread in the browser: it works on one question at a time and listens in between.

use std::cell::RefCell;
use std::rc::Rc;

use crate::bots::protocol::{Order, PROTOCOL, Reply};
use crate::bots::thinker::{Known, Thinker};

use super::{pack, unpack};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

/// Whether this is a thread that a page started, and no page.
pub fn is_thread() -> bool {
    js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// Serves the page that started this thread, with the bots of these games.
///
/// # Errors
/// Returns an error if the browser has no channels.
pub fn serve(games: &'static [Known]) -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let thinker = Rc::new(RefCell::new(Thinker::new(games)));
    // A message to itself lets the page's messages come first, without the delay of timers.
    let channel = MessageChannel::new()?;
    let (to_itself, from_itself) = (channel.port1(), channel.port2());

    let (at, ping) = (Rc::clone(&thinker), to_itself.clone());
    let listener = scope.clone();
    let on_portion = Closure::<dyn Fn()>::new(move || {
        let mut thinker = at.borrow_mut();
        if let Some(said) = thinker.go_on() {
            reply(&listener, &said);
        }
        if thinker.is_busy() {
            ping.post_message(&JsValue::NULL).unwrap_or_default();
        }
    });
    from_itself.set_onmessage(Some(on_portion.as_ref().unchecked_ref()));
    on_portion.forget();

    let listener = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let mut thinker = thinker.borrow_mut();
        let was_busy = thinker.is_busy();
        match unpack::<Order>(message.data()) {
            Some(order) => thinker.take(order).iter().for_each(|said| reply(&listener, said)),
            None => reply(&listener, &Reply::NotUnderstood),
        }
        // If it was busy, a message to itself is already on its way.
        if thinker.is_busy() && !was_busy {
            to_itself.post_message(&JsValue::NULL).unwrap_or_default();
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The listener must live as long as the thread.
    on_message.forget();
    reply(&scope, &Reply::Ready { protocol: PROTOCOL });
    Ok(())
}

fn reply(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // A page that gets no reply asks elsewhere, so a reply that can't be sent needs no other care.
    if let Some(message) = pack(reply) {
        scope.post_message(&message).unwrap_or_default();
    }
}
