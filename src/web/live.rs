//! Announcements for screen readers: events, beginning turns, and reasons why something is not possible.

use std::time::Duration;

use leptos::leptos_dom::helpers::debounce;
use leptos::prelude::*;

use super::desk::desk;
use super::house::house;
use super::settings::in_language;
use crate::text::text;

/// Maximum number of sentences in the page; older ones have been read out.
const MOST: usize = 12;
/// Rest before a change is announced.
const QUIET: Duration = Duration::from_millis(300);

/// Sentences about events, for screen readers. They stay while screens change, but a person's secrets do
/// not stay for the next.
#[component]
pub fn Live() -> impl IntoView {
    let (note, desk) = (house().note, desk());
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
    let heard = StoredValue::new(untrack(|| desk.get_value().played()));
    let owner = StoredValue::new(None);
    let announced = StoredValue::new(None::<u32>);
    Effect::new(move |_| {
        let news = desk.get_value().news(heard.get_value());
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
