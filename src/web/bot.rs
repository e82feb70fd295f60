//! Questions to the bots' thread.
//!
//! One thread is kept warm. If it dies, falls silent or speaks another protocol, it is restarted once;
//! after that the page answers with the quickest bot, so that no turn is ever lost, and tries another thread with
//! each question.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{GetUntracked, RwSignal, Set, document, set_timeout};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

use crate::bots::patience::{LOOK, Patience};
use crate::bots::protocol::{Answer, Order, PROTOCOL, Question, Reply};
use crate::wire::{pack, unpack};

/// Part of the page's head that names the thread's script.
const SCRIPT: &str = "meta[name=bots]";

/// The bots, in their thread or in the page.
#[derive(Clone)]
pub struct Bots(Rc<RefCell<Inner>>);

struct Inner {
    thread: Option<Thread>,
    patience: Patience,
    /// Whether the thread is looked at.
    watched: bool,
    last_id: u32,
    /// Unanswered questions, the one of a turn first.
    open: Vec<Open>,
    /// Whether the page plays the bots itself, since the last answer.
    given_up: RwSignal<bool>,
}

/// A thread with its listeners.
struct Thread {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

/// Purpose of an answer. Each has at most one open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Purpose {
    /// A bot's turn.
    Turn,
    /// Explanation of a bot's action for a person.
    Why,
    /// Best actions for a person.
    Advice,
    /// A bot's turn in a daily challenge, to find out its par.
    Par,
}

impl Purpose {
    /// All purposes, the most urgent first.
    pub const ALL: [Purpose; 4] = [Purpose::Turn, Purpose::Why, Purpose::Advice, Purpose::Par];
}

/// An unanswered question.
struct Open {
    purpose: Purpose,
    question: Question,
    sent: bool,
    on_progress: Box<dyn Fn(f32)>,
    on_answer: OnAnswer,
}

/// Callback for the thread's packed answer, `None` without it.
pub type OnAnswer = Box<dyn FnOnce(Option<Vec<u8>>)>;

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Bots {
    /// Starts the thread; `given_up` is set while the page plays the bots itself.
    pub fn new(given_up: RwSignal<bool>) -> Bots {
        let inner = Inner {
            thread: None,
            patience: Patience::default(),
            watched: false,
            last_id: 0,
            open: Vec::new(),
            given_up,
        };
        let bots = Bots(Rc::new(RefCell::new(inner)));
        bots.start();
        bots
    }

    /// Returns the number of the next question.
    pub fn next_id(&self) -> u32 {
        let mut inner = self.0.borrow_mut();
        inner.last_id += 1;
        inner.last_id
    }

    /// Asks a question, replacing an open one of this purpose. The answer is `None` if there is no thread to give it.
    pub fn ask(
        &self,
        purpose: Purpose,
        question: Question,
        on_progress: Box<dyn Fn(f32)>,
        on_answer: OnAnswer,
    ) {
        self.forget(purpose);
        let is_alone = {
            let mut inner = self.0.borrow_mut();
            // Urgent questions do not wait; the thread returns to the others later.
            let less_urgent = inner.open.iter_mut().filter(|open| open.purpose > purpose);
            less_urgent.for_each(|open| open.sent = false);
            inner.open.push(Open { purpose, question, sent: false, on_progress, on_answer });
            inner.open.sort_by_key(|open| open.purpose);
            inner.thread.is_none()
        };
        if is_alone {
            self.start();
        } else {
            self.send();
        }
    }

    /// Looks at the thread as long as it has something to do, and ends it if it stays silent for too long.
    fn watch(&self) {
        if std::mem::replace(&mut self.0.borrow_mut().watched, true) {
            return;
        }
        let bots = self.clone();
        let look = move || {
            let is_silent = {
                let mut inner = bots.0.borrow_mut();
                inner.watched = false;
                let is_loading = inner.thread.is_some() && !inner.patience.is_ready();
                let is_asked = inner.thread.is_some() && inner.open.iter().any(|open| open.sent);
                (is_loading || is_asked).then(|| inner.patience.look())
            };
            match is_silent {
                Some(true) => bots.restart(),
                Some(false) => bots.watch(),
                None => {}
            }
        };
        set_timeout(look, LOOK);
    }

    /// Drops the open question of this kind.
    pub fn forget(&self, purpose: Purpose) {
        let mut inner = self.0.borrow_mut();
        let Inner { thread, open, .. } = &mut *inner;
        let Some(at) = open.iter().position(|open| open.purpose == purpose) else { return };
        if open.remove(at).sent
            && let Some(thread) = thread
        {
            // If the thread does not understand, it works for nothing.
            thread.tell(&Order::Forget);
        }
        drop(inner);
        self.send();
    }

    fn start(&self) {
        self.0.borrow_mut().patience.renew();
        let bots = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            bots.0.borrow_mut().patience.heard();
            if message.data().is_null() {
                bots.0.borrow_mut().patience.loading();
                return;
            }
            match unpack::<Reply>(message.data()) {
                Some(Reply::Ready { protocol: PROTOCOL }) => bots.ready(),
                Some(Reply::Progress { id, done }) => bots.progress(id, done),
                Some(Reply::Answer(Answer { id, advice })) => {
                    bots.0.borrow_mut().patience.answered();
                    bots.give_up(false);
                    bots.settle(id, advice.ok());
                }
                Some(Reply::Ready { .. } | Reply::Failed) | None => bots.restart(),
            }
        });
        let bots = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| bots.restart());
        self.0.borrow_mut().thread =
            script().and_then(|script| Worker::new(&script).ok()).map(|worker| {
                worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
                worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
                Thread { worker, _on_message: on_message, _on_error: on_error }
            });
        if self.0.borrow().thread.is_none() {
            self.give_up(true);
        }
        self.watch();
        self.send();
    }

    /// Says whether the page plays the bots itself.
    fn give_up(&self, now: bool) {
        let given_up = self.0.borrow().given_up;
        if given_up.get_untracked() != now {
            given_up.set(now);
        }
    }

    fn restart(&self) {
        // Dropped a moment later: the call may come from the thread's own listener.
        let dead = self.0.borrow_mut().thread.take();
        set_timeout(move || drop(dead), Duration::ZERO);
        let is_left = {
            let mut inner = self.0.borrow_mut();
            inner.open.iter_mut().for_each(|open| open.sent = false);
            inner.patience.failed();
            inner.patience.is_left()
        };
        if is_left {
            self.start();
        } else {
            self.give_up(true);
            self.send();
        }
    }

    fn ready(&self) {
        self.0.borrow_mut().patience.ready();
        self.send();
    }

    fn progress(&self, id: u32, done: f32) {
        let inner = self.0.borrow();
        if let Some(open) = inner.open.iter().find(|open| open.question.id == id) {
            (open.on_progress)(done);
        }
    }

    /// Sends the first open question if the thread has none, or answers it here if there is no thread to wait for.
    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        let Inner { thread, patience, open, .. } = &mut *inner;
        if open.iter().any(|open| open.sent) {
            return;
        }
        let Some(first) = open.first_mut() else { return };
        match thread {
            Some(thread) if patience.is_ready() => {
                first.sent = true;
                patience.heard();
                let is_told = thread.tell(&Order::Ask(Box::new(first.question.clone())));
                drop(inner);
                if is_told {
                    self.watch();
                } else {
                    self.restart();
                }
            }
            Some(_) if patience.is_left() => {}
            Some(_) | None => {
                first.sent = true;
                let id = first.question.id;
                drop(inner);
                let bots = self.clone();
                // Later, since the caller has not finished asking.
                set_timeout(move || bots.settle(id, None), Duration::ZERO);
            }
        }
    }

    /// Passes an answer on, if it is still wanted.
    fn settle(&self, id: u32, told: Option<Vec<u8>>) {
        let open = {
            let mut inner = self.0.borrow_mut();
            let at = inner.open.iter().position(|open| open.question.id == id);
            at.map(|at| inner.open.remove(at))
        };
        self.send();
        if let Some(open) = open {
            (open.on_answer)(told);
        }
    }
}

/// Returns the address of the thread's script of this version.
fn script() -> Option<String> {
    let told = document().query_selector(SCRIPT).ok().flatten()?;
    told.get_attribute("content")
}

impl Thread {
    /// Sends an order. Returns whether that worked.
    fn tell(&self, order: &Order) -> bool {
        pack(order).is_some_and(|message| self.worker.post_message(&message).is_ok())
    }
}
