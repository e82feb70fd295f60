//! Announcements for screen readers: events, beginning turns, and reasons why something is not possible.

use std::time::Duration;

use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;

use super::screen::Screen;
use super::settings::in_language;
use super::state::Table;
use crate::session::{Session, Stage};
use crate::text::text;
use crate::text::told::Manner;

/// Maximum number of sentences in the page; older ones have been read out.
const MOST: usize = 12;
/// Rest before a change is announced.
const QUIET: Duration = Duration::from_millis(300);

/// Sentences about events, for screen readers. They stay while screens change, but a person's secrets do
/// not stay for the next.
#[component]
pub fn Live<G: Screen>(table: Table<G>) -> impl IntoView {
    let names = StoredValue::new(table.names());
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
    let heard = StoredValue::new(table.session.with_untracked(Session::played));
    let owner = StoredValue::new(table.session.with_untracked(Session::shown));
    let announced = StoredValue::new(None::<u32>);
    Effect::new(move |_| {
        let shown = table.session.with(Session::shown);
        if owner.get_value() != shown {
            owner.set_value(shown);
            said.set(Vec::new());
        }
        let played = table.session.with_untracked(Session::played);
        let back = heard.get_value().saturating_sub(played);
        // Showing another tab's match again is no undo.
        let first = table.session.with_untracked(Session::to_redo).filter(|_| back > 0);
        if let Some(first) = first {
            let first = names.with_value(|names| G::tell(&first, names, Manner::Spoken));
            say(text().live().taken_back(back, &first));
        }
        let new = table.session.with_untracked(|session| {
            let entries = session.log_since(heard.get_value().min(played));
            names.with_value(|names| {
                entries.map(|one| G::tell(&one, names, Manner::Spoken)).collect::<Vec<_>>()
            })
        });
        heard.set_value(played);
        new.into_iter().for_each(say);
        let on_table = matches!(table.house.stage.get(), Stage::Table(Some(_)));
        let decides = table.legal.with(|legal| !legal.actions().is_empty());
        let turn = table.session.with_untracked(|session| session.turn_at(played));
        if on_table && decides && announced.get_value() != turn {
            announced.set_value(turn);
            let view = table.view.get_untracked();
            say(table.session.with_untracked(|session| G::your_turn(&view, session.log())));
        }
    });
    Effect::new(move |_| {
        if let Some(note) = table.house.note.get() {
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
