//! The bots' thread in the browser: it answers one question after another.

use curia::bots::desk::{PROTOCOL, Question, Reply, answer};
use curia::wire::{pack, unpack};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let listener = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        reply(
            &listener,
            &match unpack::<Question>(message.data()) {
                Ok(question) => Reply::Answer(answer(&question)),
                Err(_) => Reply::NotUnderstood,
            },
        );
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens for as long as the thread lives.
    on_message.forget();
    reply(&scope, &Reply::Ready { protocol: PROTOCOL });
}

fn reply(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // Whoever hears nothing asks elsewhere, so a reply that can't be sent needs no other care.
    if let Ok(message) = pack(reply) {
        scope.post_message(&message).unwrap_or_default();
    }
}
