//! Asking the bots' thread.
//!
//! One thread is kept warm. If it dies, falls silent or speaks another protocol, it is started
//! anew once; after that the page answers by itself with the quickest bot, so that no turn is
//! ever lost.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{RwSignal, Set, set_timeout};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker};

use crate::bots::desk::{Answer, PROTOCOL, Position, Question, Refusal, Reply};
use crate::bots::{Level, Playable};
use crate::games::Game;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::action::Action;
use crate::games::council_of_4::view::View;
use crate::games::luck::Seed;
use crate::wire::{pack, unpack};

/// The thread's script, beside the page.
const SCRIPT: &str = "bot_worker_loader.js";
/// Far beyond the longest answer, loading included.
const PATIENCE: Duration = Duration::from_secs(15);
/// A thread that dies this often is not worth another try.
const MOST_STARTS: u8 = 2;

/// The bots, wherever they think.
#[derive(Clone)]
pub struct Bots(Rc<RefCell<Inner>>);

struct Inner {
    thread: Option<Thread>,
    starts: u8,
    last_id: u32,
    open: Option<Open>,
    /// Set once the page has given up on the thread.
    given_up: RwSignal<bool>,
}

/// A thread with what listens to it.
struct Thread {
    worker: Worker,
    ready: bool,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

/// A question that has no answer yet.
struct Open {
    question: Question,
    sent: bool,
    on_answer: Box<dyn FnOnce(Action)>,
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Bots {
    /// Starts the thread; `given_up` is set once there is no hope left for it.
    pub fn new(given_up: RwSignal<bool>) -> Bots {
        let inner = Inner { thread: None, starts: 0, last_id: 0, open: None, given_up };
        let bots = Bots(Rc::new(RefCell::new(inner)));
        bots.start();
        bots
    }

    /// Asks; an earlier question without an answer is forgotten.
    pub fn ask(
        &self,
        level: Level,
        view: View,
        seed: Seed,
        on_answer: impl FnOnce(Action) + 'static,
    ) {
        let id = {
            let mut inner = self.0.borrow_mut();
            inner.last_id += 1;
            let id = inner.last_id;
            let position = Position::CouncilOf4(Box::new(view));
            let question = Question { protocol: PROTOCOL, id, level, seed, position };
            inner.open = Some(Open { question, sent: false, on_answer: Box::new(on_answer) });
            id
        };
        self.send();
        self.watch(id);
    }

    /// Gives the thread its time for the question, and no more.
    fn watch(&self, id: u32) {
        let bots = self.clone();
        let run_out = move || {
            if bots.is_open(id) {
                bots.restart();
            }
        };
        set_timeout(run_out, PATIENCE);
    }

    /// Forgets the open question.
    pub fn forget(&self) {
        self.0.borrow_mut().open = None;
    }

    fn is_open(&self, id: u32) -> bool {
        self.0.borrow().open.as_ref().is_some_and(|open| open.question.id == id)
    }

    fn start(&self) {
        self.0.borrow_mut().starts += 1;
        let bots = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
            match unpack::<Reply>(message.data()) {
                Ok(Reply::Ready { protocol: PROTOCOL }) => bots.ready(),
                Ok(Reply::Answer(answer)) => bots.receive(answer),
                Ok(Reply::Ready { .. } | Reply::NotUnderstood) | Err(_) => bots.restart(),
            }
        });
        let bots = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| bots.restart());
        self.0.borrow_mut().thread = Worker::new(SCRIPT).ok().map(|worker| {
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
            Thread { worker, ready: false, _on_message: on_message, _on_error: on_error }
        });
        self.send();
    }

    fn restart(&self) {
        // Dropped a moment later: the call may come from the thread's own listener.
        let dead = self.0.borrow_mut().thread.take();
        set_timeout(move || drop(dead), Duration::ZERO);
        let waiting = self.0.borrow_mut().open.as_mut().map(|open| {
            open.sent = false;
            open.question.id
        });
        if self.0.borrow().starts < MOST_STARTS {
            self.start();
            if let Some(id) = waiting {
                self.watch(id);
            }
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

    /// Sends the open question, or answers it here if there is no thread.
    fn send(&self) {
        let mut inner = self.0.borrow_mut();
        let Inner { thread, open, .. } = &mut *inner;
        let Some(waiting) = open.as_mut().filter(|open| !open.sent) else {
            return;
        };
        match thread {
            Some(thread) if thread.ready => {
                waiting.sent = true;
                let sent = pack(&waiting.question)
                    .is_ok_and(|message| thread.worker.post_message(&message).is_ok());
                if !sent {
                    drop(inner);
                    self.restart();
                }
            }
            Some(_) => {}
            None => {
                waiting.sent = true;
                let Question { id, seed, position: Position::CouncilOf4(view), .. } =
                    waiting.question.clone();
                drop(inner);
                let bots = self.clone();
                let answer = move || {
                    let action = CouncilOf4::choose_greedily(&view, seed).map(CouncilOf4::print);
                    bots.receive(Answer { id, action: action.ok_or(Refusal::NothingToDecide) });
                };
                // Not at once: the asker has not finished asking.
                set_timeout(answer, Duration::ZERO);
            }
        }
    }

    fn receive(&self, answer: Answer) {
        if !self.is_open(answer.id) {
            return;
        }
        let Some(open) = self.0.borrow_mut().open.take() else {
            return;
        };
        let chosen = answer.action.ok().and_then(|notation| CouncilOf4::parse(&notation));
        let Position::CouncilOf4(view) = &open.question.position;
        // An unreadable answer costs the bot its choice, not the table its turn.
        let action = chosen.or_else(|| CouncilOf4::choose_greedily(view, open.question.seed));
        if let Some(action) = action {
            (open.on_answer)(action);
        }
    }
}
