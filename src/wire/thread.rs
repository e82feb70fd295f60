//! The bots' thread in the browser: it works on one question at a time and listens in between.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::bots::protocol::{Order, PROTOCOL, Reply};
use crate::bots::thinker::{Known, Thinker};

use super::{pack, unpack};
use js_sys::futures::{JsFuture, spawn_local};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Response};

/// Whether this is a thread that a page started, and no page.
pub fn is_thread() -> bool {
    js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// The thread's side of what it is asked.
struct Served {
    scope: DedicatedWorkerGlobalScope,
    thinker: RefCell<Thinker>,
    /// A message to itself lets the page's messages come first, without the delay of timers.
    to_itself: MessagePort,
    /// Number of messages of the page so far.
    heard: Cell<u32>,
}

/// Serves the page that started this thread, with the bots of these games.
///
/// # Errors
/// Returns an error if the browser has no channels.
pub fn serve(games: &'static [Known]) -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let channel = MessageChannel::new()?;
    let served = Rc::new(Served {
        scope: scope.clone(),
        thinker: RefCell::new(Thinker::new(games)),
        to_itself: channel.port1(),
        heard: Cell::new(0),
    });
    let at = Rc::clone(&served);
    let on_portion = Closure::<dyn Fn()>::new(move || at.go_on());
    channel.port2().set_onmessage(Some(on_portion.as_ref().unchecked_ref()));
    on_portion.forget();

    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        served.heard.set(served.heard.get() + 1);
        match unpack::<Order>(message.data()) {
            Some(order) => served.hear(order),
            None => served.reply(&Reply::Failed),
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The listener must live as long as the thread.
    on_message.forget();
    reply(&scope, &Reply::Ready { protocol: PROTOCOL });
    Ok(())
}

impl Served {
    /// Thinks for a moment.
    fn go_on(&self) {
        let mut thinker = self.thinker.borrow_mut();
        if let Some(said) = thinker.go_on() {
            self.reply(&said);
        }
        if thinker.is_busy() {
            self.to_itself.post_message(&JsValue::NULL).unwrap_or_default();
        }
    }

    /// Takes an order, once what it needs is there.
    fn hear(self: &Rc<Self>, order: Order) {
        let missing = self.thinker.borrow().missing(&order);
        let Some(file) = missing else { return self.take(order) };
        self.take(Order::Forget);
        // A sign of life: from here on it takes as long as the network.
        self.scope.post_message(&JsValue::NULL).unwrap_or_default();
        let (served, asked) = (Rc::clone(self), self.heard.get());
        spawn_local(async move {
            let content = fetched(&served.scope, file.name()).await;
            if !content.is_some_and(|content| file.take(&content)) {
                return served.reply(&Reply::Failed);
            }
            served.reply(&Reply::Ready { protocol: PROTOCOL });
            if served.heard.get() == asked {
                served.take(order);
            }
        });
    }

    /// Takes an order, and begins to think.
    fn take(&self, order: Order) {
        let mut thinker = self.thinker.borrow_mut();
        let was_busy = thinker.is_busy();
        thinker.take(order).iter().for_each(|said| self.reply(said));
        // If it was busy, a message to itself is already on its way.
        if thinker.is_busy() && !was_busy {
            self.to_itself.post_message(&JsValue::NULL).unwrap_or_default();
        }
    }

    fn reply(&self, said: &Reply) {
        reply(&self.scope, said);
    }
}

/// Fetches a file beside the script of this thread; `None` if it does not come.
async fn fetched(scope: &DedicatedWorkerGlobalScope, name: &str) -> Option<String> {
    let answer = JsFuture::from(scope.fetch_with_str(name)).await.ok()?;
    let answer = answer.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

fn reply(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // A page that gets no reply asks elsewhere, so a reply that can't be sent needs no other care.
    if let Some(message) = pack(reply) {
        scope.post_message(&message).unwrap_or_default();
    }
}
