//! Announcements for screen readers: events, beginning turns, and reasons why something is not possible.

use std::time::Duration;

use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;

use super::house::house;
use super::screen::Screen;
use super::settings::in_language;
use super::state::Table;
use crate::rules::Seat;
use crate::session::{Entry, Session, Stage};
use crate::text::text;
use crate::text::told::Manner;

/// Maximum number of sentences in the page; older ones have been read out.
const MOST: usize = 12;
/// Rest before a change is announced.
const QUIET: Duration = Duration::from_millis(300);

/// What there is to announce at a table.
struct News {
    /// The seat whose hand is shown.
    shown: Option<Seat>,
    /// How many actions were taken back, with the first of them in words.
    taken_back: Option<(usize, String)>,
    /// New events in words.
    new: Vec<String>,
    played: usize,
    /// The number of the turn with what is said of it, if it is the person's own and something is to be decided.
    turn: Option<(u32, String)>,
}

/// Announces the events at a table.
pub fn live<G: Screen>(table: Table<G>) -> AnyView {
    let session = table.session;
    let names = StoredValue::new(table.names());
    let tell =
        move |entry: &Entry<G>| names.with_value(|names| G::tell(entry, names, Manner::Spoken));
    let news = move |heard: usize| {
        let shown = session.with(Session::shown);
        let on_table = matches!(table.house.stage.get(), Stage::Table(Some(_)));
        let decides = table.legal.with(|legal| !legal.actions().is_empty());
        session.with_untracked(|session| {
            let played = session.played();
            let turn = session.turn_at(played).filter(|_| on_table && decides);
            let says = || G::your_turn(&table.view.get_untracked(), session.log());
            let back = heard.saturating_sub(played);
            // Showing another tab's match again is no undo.
            let first = session.to_redo().filter(|_| back > 0);
            News {
                shown,
                taken_back: first.map(|first| (back, tell(&first))),
                new: session.log_since(heard.min(played)).map(|entry| tell(&entry)).collect(),
                played,
                turn: turn.map(|turn| (turn, says())),
            }
        })
    };
    let (heard, owner) = session.with_untracked(|session| (session.played(), session.shown()));
    view! { <Live news=Callback::new(news) heard owner /> }.into_any()
}

/// Sentences about events, for screen readers. They stay while screens change, but a person's secrets do
/// not stay for the next.
#[component]
fn Live(
    /// Returns what is new after this many actions.
    news: Callback<usize, News>,
    heard: usize,
    owner: Option<Seat>,
) -> impl IntoView {
    let note = house().note;
    let said = RwSignal::new(Vec::<(usize, String)>::new());
    let count = StoredValue::new(0_usize);
    let say = move |sentence: String| {
        let number = count.get_value();
        count.set_value(number + 1);
        said.update(|said| {
            said.push((number, sentence));
            let old = said.len().saturating_sub(MOST);
            said.drain(..old);
        });
    };
    let (heard, owner) = (StoredValue::new(heard), StoredValue::new(owner));
    let announced = StoredValue::new(None::<u32>);
    Effect::new(move |_| {
        let news = news.run(heard.get_value());
        if owner.get_value() != news.shown {
            owner.set_value(news.shown);
            said.set(Vec::new());
        }
        if let Some((back, first)) = news.taken_back {
            say(text().live().taken_back(back, &first));
        }
        heard.set_value(news.played);
        news.new.into_iter().for_each(say);
        if let Some((turn, says)) =
            news.turn.filter(|(turn, _)| announced.get_value() != Some(*turn))
        {
            announced.set_value(Some(turn));
            say(says);
        }
    });
    Effect::new(move |_| {
        if let Some(note) = note.get() {
            say(text().live().not_possible(&note, note.starts_with(char::is_uppercase)));
        }
    });
    view! {
        <div class="sr live" role="log" aria-live="polite" aria-label=in_language(|text| text.live().region())>
            <For each=move || said.get() key=|(number, _)| *number children=|(_, sentence)| {
                view! { <p>{sentence}</p> }
            } />
        </div>
    }
}

/// Returns a changing text, updated when it has rested for a moment.
pub fn after_quiet(words: impl Fn() -> String + Send + Sync + 'static) -> RwSignal<String> {
    let settled = RwSignal::new(String::new());
    let words = Memo::new(move |_| words());
    let mut settle = debounce(QUIET, move |words: String| {
        // The table may be gone by now.
        settled.try_set(words);
    });
    Effect::new(move |_| settle(words.get()));
    settled
}
