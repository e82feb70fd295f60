//! Explanation of a bot's action: the bot is asked again, with its view at that time.

use std::sync::Arc;

use leptos::prelude::*;

use crate::bots::Level;
use crate::bots::protocol::Wanted;
use crate::record::SeatRecord;
use crate::scene::analysis::{Advised, Weighed};
use crate::session::{Entry, Stage};
use crate::text::told::{Manner, expected, speaks_for};
use crate::text::{name_of, text};
use crate::web::bot::Purpose;
use crate::web::dialog::Sheet;
use crate::web::house::house;
use crate::web::later::{entries, part};
use crate::web::screen::Screen;
use crate::web::state::Table;

/// The log entry being explained, by its place.
#[derive(Clone, Copy)]
pub struct Why {
    entry: RwSignal<Option<usize>>,
    open: RwSignal<bool>,
}

impl Why {
    /// Asks about an entry.
    pub fn ask(self, entry: usize) {
        self.entry.set(Some(entry));
        self.open.set(true);
    }
}

/// Provides an empty question to everything below.
pub fn provide() {
    provide_context(Why { entry: RwSignal::new(None), open: RwSignal::new(false) });
}

/// Returns the question of the surrounding table.
pub fn why() -> Why {
    expect_context()
}

/// A log entry that a bot is asked about.
struct Asked {
    /// The seat that decided.
    who: SeatRecord,
    /// What it did, in words.
    sentence: String,
}

/// Advice of a bot in words.
#[derive(Clone)]
pub struct Thought {
    /// Whether there was anything to decide.
    several: bool,
    /// Why it chose this, if it did; `None` if another action is best now.
    sentences: Option<String>,
    /// How it decides.
    how: String,
    /// Its temperament in a sentence, if it has one.
    temper: Option<String>,
    is_by_taste: bool,
    /// The alternatives; `None` as long as the hand is hidden.
    compared: Option<Vec<Compared>>,
}

/// An alternative.
#[derive(Clone)]
struct Compared {
    title: String,
    is_done: bool,
    /// Chance to win.
    percent: f32,
    /// What is expected, in words.
    expected: String,
}

entries! {
    /// Shows the advice of a bot.
    rest, fetch_thought: fn drawn(thought: Thought) -> AnyView {
        thought.drawn()
    }
}

/// A table whose bots explain themselves, whatever its game.
trait Explaining: Send + Sync {
    /// Returns the name of the seat that decided there, for a sentence.
    fn decider(&self, at: usize) -> Option<String>;

    /// Returns the entry at a place; `None` if there is nothing to explain.
    fn asked(&self, at: usize) -> Option<Asked>;

    /// Asks the bot about the entry at a place. It tells `None` if there is no bots' thread.
    fn ask(&self, at: usize, told: Callback<Option<Thought>>);

    /// Asks nothing more.
    fn forget(&self);
}

impl<G: Screen> Explaining for Table<G> {
    fn decider(&self, at: usize) -> Option<String> {
        let seat = self.session.with_untracked(|session| session.decider_at(at))?;
        Some(name_of(&self.names(), seat).into_owned())
    }

    fn asked(&self, at: usize) -> Option<Asked> {
        let entry = self.session.with_untracked(|session| {
            session.bot_asked_at(at)?;
            session.log().nth(at).filter(|entry| entry.action.is_some())
        })?;
        let sentence = G::tell(&entry, &self.names(), Manner::Line);
        Some(Asked { who: self.seats().swap_remove(entry.seat.index()), sentence })
    }

    fn ask(&self, at: usize, told: Callback<Option<Thought>>) {
        let table = *self;
        let asked = table.session.with_untracked(|session| {
            let (level, history) = session.bot_asked_at(at)?;
            Some((level, history, session.log().nth(at)?))
        });
        let Some((level, history, entry)) = asked else { return };
        let view = history.now.view.clone();
        let answered = move |advised: Option<Advised<G>>| {
            let thought = |advised| thought(table, &view, &entry, level, &advised);
            told.try_run(advised.and_then(thought));
        };
        let wanted = Wanted::Choice(level);
        table
            .bots
            .with_value(|bots| bots.consult(Purpose::Why, wanted, &history, |_| {}, answered));
    }

    fn forget(&self) {
        self.bots.with_value(|bots| bots.forget(Purpose::Why));
    }
}

/// Puts the advice about an entry into words.
fn thought<G: Screen>(
    table: Table<G>,
    view: &G::View,
    entry: &Entry<G>,
    level: Level,
    told: &Advised<G>,
) -> Option<Thought> {
    let words = text().hint();
    let (names, done) = (table.names(), entry.action?);
    let name = name_of(&names, entry.seat);
    // Reasons from its hand stay hidden as long as the hand.
    let is_over = table.house.stage.get_untracked() == Stage::Over;
    // In a branch someone else may have had the seat, and bots improve from version to version.
    let first = told.candidates.first().filter(|first| first.action == done);
    let motives = first.map(|first| match is_over {
        true => first.motives.clone(),
        false => G::openly(&first.motives),
    });
    // An empty list of other reasons would reveal that the hand has none either.
    let told_of = motives.filter(|motives| is_over || !motives.is_empty());
    let is_by_taste = is_over && first.is_some() && told.is_by_taste();
    let next = told.candidates.get(1).filter(|_| is_over && !is_by_taste);
    let missed = next.map(|next| next.misses.clone()).unwrap_or_default();
    let sentences = told_of.map(|motives| speaks_for::<G>(done, &motives, &missed, &names));
    let compared = |weighed: &Weighed<G>| Compared {
        title: G::title(view, weighed.action, &names),
        is_done: weighed.action == done,
        percent: weighed.outlook.chance * 100.0,
        expected: expected::<G>(weighed.outlook),
    };
    let several = told.legal > 1;
    Some(Thought {
        several,
        sentences: match first {
            Some(_) => sentences,
            None => Some(words.other(&name)),
        },
        how: match several {
            true => words.how(&name, level, told.iterations),
            false => words.no_other().to_owned(),
        },
        temper: table.temper_told(entry.seat),
        is_by_taste,
        compared: is_over.then(|| told.candidates.iter().map(compared).collect()),
    })
}

/// Returns the answer over a table.
pub fn why_sheet<G: Screen>(table: Table<G>) -> AnyView {
    view! { <WhySheet of=StoredValue::new(Arc::new(table)) /> }.into_any()
}

#[component]
fn WhySheet(of: StoredValue<Arc<dyn Explaining>>) -> impl IntoView {
    let words = text().hint();
    let signs = house().signs;
    let Why { entry, open } = why();
    // `None` so far, no answer, or the advice.
    let answered = RwSignal::new(None::<Option<Thought>>);
    let told = Callback::new(move |told| _ = answered.try_set(Some(told)));
    let asked = Memo::new(move |_| entry.get().filter(|_| open.get()));
    Effect::new(move |_| {
        answered.set(None);
        match asked.get() {
            Some(at) => of.get_value().ask(at, told),
            None => of.get_value().forget(),
        }
    });
    let title = Signal::derive(move || {
        let name = asked.get().and_then(|at| of.get_value().decider(at));
        words.why_title(&name.unwrap_or_default())
    });
    let thought = move || match answered.get() {
        None => view! { <p class="muted">{words.thinking()}</p> }.into_any(),
        Some(None) => view! { <p class="why">{words.no_thread()}</p> }.into_any(),
        Some(Some(thought)) => part(move || drawn(thought.clone()), None),
    };
    let body = move || {
        let Asked { who, sentence } = of.get_value().asked(asked.get()?)?;
        Some(view! {
            <p class="row done">
                {(signs.mark)(who.colour, 15)} <span>{sentence}</span>
            </p>
            <div aria-live="polite">{thought}</div>
        })
    };
    view! {
        <Sheet open title class="dlg why-sheet" hangs=true>
            {body}
        </Sheet>
    }
}

impl Thought {
    fn drawn(self) -> AnyView {
        let words = text().hint();
        let Thought { several, is_by_taste, .. } = self;
        let compared = |one: Compared| {
            view! {
                <li class:first=one.is_done>
                    <span class="row">
                        <b>{one.title}</b>
                        {one.is_done.then(|| view! { <span class="tag">{words.chosen()}</span> })}
                        <span class="sp"></span>
                        <span>{one.expected}</span>
                    </span>
                    <span class="bar" aria-hidden="true">
                        <span style=format!("width:{:.1}%", one.percent)></span>
                    </span>
                </li>
            }
        };
        view! {
            {several.then(|| view! { <p>{self.sentences}</p> })}
            <p>{self.how}</p>
            {self
                .temper
                .filter(|_| several)
                .map(|temper| {
                    view! {
                        <p>{temper} " " {is_by_taste.then(|| words.by_taste())}</p>
                    }
                })}
            {match self.compared {
                _ if !several => ().into_any(),
                None => view! { <p class="muted note">{words.hidden()}</p> }.into_any(),
                Some(all) => {
                    view! {
                        <h3>{words.compared()}</h3>
                        <ul class="compared">{all.into_iter().map(compared).collect_view()}</ul>
                    }
                        .into_any()
                }
            }}
        }
        .into_any()
    }
}
