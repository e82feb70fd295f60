//! Questions to the bots' thread.
//!
//! One thread is kept warm. If it dies, falls silent or speaks another protocol, it is restarted once;
//! after that the page answers with the quickest bot, so that no turn is ever lost.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{RwSignal, Set, document, set_timeout};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

use crate::bots::advice::Advice;
use crate::bots::history::History;
use crate::bots::protocol::{Answer, Order, PROTOCOL, Question, Reply, Wanted};
use crate::bots::{Level, Playable};
use crate::wire::{pack, unpack};

/// Part of the page's head that names the thread's script.
const SCRIPT: &str = "meta[name=bots]";
/// Maximum silence of a thread that still works, including loading.
const PATIENCE: Duration = Duration::from_secs(15);
/// Maximum number of starts: a thread that dies so often is not restarted.
const MOST_STARTS: u8 = 2;

/// The bots, in their thread or in the page.
#[derive(Clone)]
pub struct Bots(Rc<RefCell<Inner>>);

struct Inner {
    thread: Option<Thread>,
    starts: u8,
    last_id: u32,
    /// Number of messages from the thread.
    heard: u32,
    /// Unanswered questions, the one of a turn first.
    open: Vec<Open>,
    /// Whether the page has given up on the thread.
    given_up: RwSignal<bool>,
}

/// A thread with its listeners.
struct Thread {
    worker: Worker,
    ready: bool,
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
}

impl Purpose {
    /// All purposes, the most urgent first.
    pub const ALL: [Purpose; 3] = [Purpose::Turn, Purpose::Why, Purpose::Advice];
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
type OnAnswer = Box<dyn FnOnce(Option<Vec<u8>>)>;

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Bots {
    /// Starts the thread; `given_up` is set when it can't be restarted any more.
    pub fn new(given_up: RwSignal<bool>) -> Bots {
        let inner =
            Inner { thread: None, starts: 0, last_id: 0, heard: 0, open: Vec::new(), given_up };
        let bots = Bots(Rc::new(RefCell::new(inner)));
        bots.start();
        bots
    }

    /// Asks for a bot's action, replacing an open question of this kind. An action always comes: without
    /// the thread the page finds one.
    pub fn ask<G: Playable + 'static>(
        &self,
        level: Level,
        history: History<G>,
        on_progress: impl Fn(f32) + 'static,
        on_answer: impl FnOnce(G::Action) + 'static,
    ) {
        let question = Question::new(self.next_id(), Wanted::Choice(level), &history);
        let now = Box::new(history.now);
        let on_answer = Box::new(move |told: Option<Vec<u8>>| {
            let told = told.and_then(|bytes| Advice::unpack::<G>(&bytes));
            let best = told.and_then(|told| Some(told.candidates.first()?.action));
            // An unreadable answer costs the bot its choice, but not the table its turn.
            let action = best.or_else(|| G::choose_greedily(&now.view, now.seed));
            if let Some(action) = action {
                on_answer(action);
            }
        });
        self.put(Purpose::Turn, question, Box::new(on_progress), on_answer);
    }

    /// Asks for a person, replacing an open question of this kind. The answer is `None` if there is no
    /// thread to give it.
    pub fn consult<G: Playable>(
        &self,
        purpose: Purpose,
        wanted: Wanted,
        history: &History<G>,
        on_progress: impl Fn(f32) + 'static,
        on_answer: impl FnOnce(Option<Advice<G::Action, G::Motive>>) + 'static,
    ) {
        let question = Question::new(self.next_id(), wanted, history);
        let on_answer = Box::new(move |told: Option<Vec<u8>>| {
            on_answer(told.and_then(|bytes| Advice::unpack::<G>(&bytes)));
        });
        self.put(purpose, question, Box::new(on_progress), on_answer);
    }

    fn next_id(&self) -> u32 {
        let mut inner = self.0.borrow_mut();
        inner.last_id += 1;
        inner.last_id
    }

    fn put(
        &self,
        purpose: Purpose,
        question: Question,
        on_progress: Box<dyn Fn(f32)>,
        on_answer: OnAnswer,
    ) {
        self.forget(purpose);
        let id = question.id;
        {
            let mut inner = self.0.borrow_mut();
            // Urgent questions do not wait; the thread returns to the others later.
            let less_urgent = inner.open.iter_mut().filter(|open| open.purpose > purpose);
            less_urgent.for_each(|open| open.sent = false);
            inner.open.push(Open { purpose, question, sent: false, on_progress, on_answer });
            inner.open.sort_by_key(|open| open.purpose);
        }
        self.send();
        self.watch(id);
    }

    /// Gives up on the thread if it stays silent for too long.
    fn watch(&self, id: u32) {
        let bots = self.clone();
        let (starts, heard) = {
            let inner = self.0.borrow();
            (inner.starts, inner.heard)
        };
        let run_out = move || {
            let silent = {
                let inner = bots.0.borrow();
                // A thread started since has its own time.
                let waits =
                    inner.starts == starts && inner.open.iter().any(|open| open.question.id == id);
                waits.then_some(inner.heard == heard)
            };
            match silent {
                Some(true) => bots.restart(),
                Some(false) => bots.watch(id),
                None => {}
            }
        };
        set_timeout(run_out, PATIENCE);
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
        self.0.borrow_mut().starts += 1;
        let bots = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            bots.0.borrow_mut().heard += 1;
            match unpack::<Reply>(message.data()) {
                Some(Reply::Ready { protocol: PROTOCOL }) => bots.ready(),
                Some(Reply::Progress { id, done }) => bots.progress(id, done),
                Some(Reply::Answer(Answer { id, advice })) => bots.settle(id, advice.ok()),
                Some(Reply::Ready { .. } | Reply::NotUnderstood) | None => bots.restart(),
            }
        });
        let bots = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| bots.restart());
        self.0.borrow_mut().thread =
            script().and_then(|script| Worker::new(&script).ok()).map(|worker| {
                worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
                worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
                Thread { worker, ready: false, _on_message: on_message, _on_error: on_error }
            });
        let inner = self.0.borrow();
        if inner.thread.is_none() {
            inner.given_up.set(true);
        }
        drop(inner);
        self.send();
    }

    fn restart(&self) {
        // Dropped a moment later: the call may come from the thread's own listener.
        let dead = self.0.borrow_mut().thread.take();
        set_timeout(move || drop(dead), Duration::ZERO);
        let waiting: Vec<u32> = {
            let mut inner = self.0.borrow_mut();
            inner.open.iter_mut().for_each(|open| open.sent = false);
            inner.open.iter().map(|open| open.question.id).collect()
        };
        if self.0.borrow().starts < MOST_STARTS {
            self.start();
            waiting.into_iter().for_each(|id| self.watch(id));
        } else {
            self.0.borrow().given_up.set(true);
            self.send();
        }
    }

    fn ready(&self) {
        if let Some(thread) = &mut self.0.borrow_mut().thread {
            thread.ready = true;
        }
        self.send();
    }

    fn progress(&self, id: u32, done: f32) {
        let inner = self.0.borrow();
        if let Some(open) = inner.open.iter().find(|open| open.question.id == id) {
            (open.on_progress)(done);
        }
    }

    /// Sends the first open question if the thread has none, or answers it here if there is no thread.
    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        let Inner { thread, open, .. } = &mut *inner;
        if open.iter().any(|open| open.sent) {
            return;
        }
        let Some(first) = open.first_mut() else { return };
        match thread {
            Some(thread) if thread.ready => {
                first.sent = true;
                if !thread.tell(&Order::Ask(Box::new(first.question.clone()))) {
                    drop(inner);
                    self.restart();
                }
            }
            Some(_) => {}
            None => {
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
