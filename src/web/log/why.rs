//! Explanation of a bot's action: the bot is asked again, with its view at that time.

use std::sync::Arc;

use leptos::prelude::*;

use crate::bots::Level;
use crate::bots::protocol::Wanted;
use crate::scene::analysis::{Advised, Weighed};
use crate::session::Stage;
use crate::text::told::{Manner, expected, speaks_for};
use crate::text::{name_of, text};
use crate::web::bot::Purpose;
use crate::web::dialog::Sheet;
use crate::web::screen::{Art, Screen};
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

/// Answer of the bot: `None` so far, no answer, or its advice.
type Answered<G> = Option<Option<Arc<Advised<G>>>>;

/// Answer over the table.
#[component]
pub fn WhySheet<G: Screen>(table: Table<G>) -> impl IntoView {
    let words = text().hint();
    let Why { entry, open } = why();
    let answered = RwSignal::new(Answered::<G>::None);
    let asked = Memo::new(move |_| entry.get().filter(|_| open.get()));
    Effect::new(move |_| {
        answered.set(None);
        let Some(at) = asked.get() else {
            table.bots.with_value(|bots| bots.forget(Purpose::Why));
            return;
        };
        let question = table.session.with_untracked(|session| session.bot_asked_at(at));
        let Some((level, history)) = question else { return };
        let told = move |told: Option<Advised<G>>| _ = answered.try_set(Some(told.map(Arc::new)));
        let wanted = Wanted::Choice(level);
        table.bots.with_value(|bots| bots.consult(Purpose::Why, wanted, &history, |_| {}, told));
    });
    let title = Signal::derive(move || {
        let seat = asked
            .get()
            .and_then(|at| table.session.with_untracked(|session| session.decider_at(at)));
        let name = seat.map(|seat| name_of(&table.names(), seat).into_owned());
        words.why_title(&name.unwrap_or_default())
    });
    let body =
        move || asked.get().map(|at| view! { <Account table at answered=answered.into() /> });
    view! {
        <Sheet open title class="dlg why-sheet" hangs=true>
            {body}
        </Sheet>
    }
}

/// The action, the reasons, and the alternatives.
#[component]
fn Account<G: Screen>(table: Table<G>, at: usize, answered: Signal<Answered<G>>) -> impl IntoView {
    let words = text().hint();
    let names = table.names();
    let asked = table.session.with_untracked(|session| {
        let (level, history) = session.bot_asked_at(at)?;
        let entry = session.log().nth(at)?;
        Some((level, history.now.view, entry.action?, entry))
    });
    asked.map(|(level, view, done, entry)| {
        let who = table.seats()[entry.seat.index()].clone();
        let name = who.named().into_owned();
        let thought = move || match answered.get() {
            None => view! { <p class="muted">{words.thinking()}</p> }.into_any(),
            Some(None) => view! { <p class="why">{words.no_thread()}</p> }.into_any(),
            Some(Some(told)) => {
                let (view, name) = (view.clone(), name.clone());
                let temper = table.temper_told(entry.seat);
                view! { <Thought table told view level temper done name /> }.into_any()
            }
        };
        view! {
            <p class="row done">
                {G::art(Art::Mark(who.colour, 15))} <span>{G::tell(&entry, &names, Manner::Line)}</span>
            </p>
            <div aria-live="polite">{thought}</div>
        }
    })
}

/// Advice of a bot.
#[component]
fn Thought<G: Screen>(
    table: Table<G>,
    told: Arc<Advised<G>>,
    view: G::View,
    level: Level,
    /// Its temperament in a sentence, if it has one.
    temper: Option<String>,
    /// Action being explained.
    done: G::Action,
    name: String,
) -> impl IntoView {
    let words = text().hint();
    let names = table.names();
    // Reasons from its hand stay hidden as long as the hand.
    let is_over = table.house.stage.get_untracked() == Stage::Over;
    // In a branch someone else may have had the seat, and bots improve from version to version.
    let first = told.candidates.first().filter(|first| first.action == done);
    let is_its_own = first.is_some();
    let motives = first.map(|first| match is_over {
        true => first.motives.clone(),
        false => G::openly(&first.motives),
    });
    // An empty list of other reasons would reveal that the hand has none either.
    let told_of = motives.filter(|motives| is_over || !motives.is_empty());
    let is_by_taste = is_over && is_its_own && told.is_by_taste();
    let next = told.candidates.get(1).filter(|_| is_over && !is_by_taste);
    let missed = next.map(|next| next.misses.clone()).unwrap_or_default();
    let sentences = told_of.map(|motives| speaks_for::<G>(done, &motives, &missed, &names));
    let compared = |weighed: &Weighed<G>| {
        let is_done = weighed.action == done;
        let title = G::title(&view, weighed.action, &names);
        let percent = weighed.outlook.chance * 100.0;
        view! {
            <li class:first=is_done>
                <span class="row">
                    <b>{title}</b>
                    {is_done.then(|| view! { <span class="tag">{words.chosen()}</span> })}
                    <span class="sp"></span>
                    <span>{expected::<G>(weighed.outlook)}</span>
                </span>
                <span class="bar" aria-hidden="true">
                    <span style=format!("width:{percent:.1}%")></span>
                </span>
            </li>
        }
    };
    let several = told.legal > 1;
    view! {
        {several.then(|| match is_its_own {
            true => view! { <p>{sentences}</p> }.into_any(),
            false => view! { <p>{words.other(&name)}</p> }.into_any(),
        })}
        <p>
            {match several {
                true => words.how(&name, level, told.iterations),
                false => words.no_other().to_owned(),
            }}
        </p>
        {temper
            .filter(|_| several)
            .map(|temper| {
                view! {
                    <p>{temper} " " {is_by_taste.then(|| words.by_taste())}</p>
                }
            })}
        {match (several, is_over) {
            (false, _) => ().into_any(),
            (true, false) => view! { <p class="muted note">{words.hidden()}</p> }.into_any(),
            (true, true) => {
                view! {
                    <h3>{words.compared()}</h3>
                    <ul class="compared">
                        {told.candidates.iter().map(compared).collect_view()}
                    </ul>
                }
                    .into_any()
            }
        }}
    }
}
