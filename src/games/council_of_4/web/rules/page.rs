//! The rules on the screen.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::link::Link;
use super::section::{RulingCard, SectionText};
use super::whereabouts::rules;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::rules::{Anchor, Topic, find};
use crate::text::search::{Found, Query, Spot};
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Sheet, cap};
use crate::web::focus;
use crate::web::later::{entries, part};
use crate::web::settings::in_language;
use crate::web::tip::tip;

entries! {
    /// Content of the open rules.
    council_of_4_rules, fetch_rules: fn shown() -> AnyView {
        view! { <Page /> }.into_any()
    }
}

/// The button that opens the rules.
#[component]
pub fn RulesButton() -> impl IntoView {
    let rules = rules();
    view! {
        <button
            class="ib help"
            type="button"
            data-tip=tip(Tip::Rules)
            aria-label=text().rules().open
            on:click=move |_| rules.open()
        >
            {icon(Icon::Help)}
        </button>
    }
}

/// The rules over whatever is on the screen. Closed, they leave it exactly as it was.
#[component]
pub fn RulesPage() -> impl IntoView {
    let rules = rules();
    let title = in_language(|text| text.rules().title);
    let close = Callback::new(move |()| rules.open.set(false));
    view! {
        <Sheet
            open=rules.open
            title=Signal::derive(move || title().to_owned())
            class="dlg page"
            headless=true
        >
            {move || rules.open.get().then(|| part(shown, Some(close)))}
        </Sheet>
    }
}

/// The open rules.
#[component]
pub fn Page() -> impl IntoView {
    let rules = rules();
    let words = text().rules();
    let query = Memo::new(move |_| Query::new(&rules.query.get()));
    let found = Memo::new(move |_| find(&query.get()));
    let topic = Memo::new(move |_| rules.place.get().topic());
    let article = NodeRef::<html::Div>::new();
    // Where one comes to is where reading goes on, for eyes and for the keyboard.
    Effect::new(move |_| {
        let place = rules.place.get();
        let searching = rules.spot.get_untracked().is_some();
        request_animation_frame(move || show(article, place, searching));
    });
    Effect::new(move |_| {
        let (spot, _, _) = (rules.spot.get(), query.get(), topic.get());
        request_animation_frame(move || show_hit(article, spot));
    });
    let step = move |back: bool| {
        let near = topic.get_untracked().index();
        let next = found.get_untracked().step(rules.spot.get_untracked(), near, back);
        if let Some(spot) = next {
            rules.spot.set(Some(spot));
            let place = Anchor::Section(Topic::ALL[spot.page]);
            if rules.place.get_untracked().topic() != place.topic() {
                rules.place.set(place);
            }
            rules.listing.set(false);
        }
    };
    let beside = move || {
        let all = topic.get().rulings();
        (!all.is_empty()).then(|| {
            let cards = all.iter().map(|&ruling| view! { <RulingCard ruling query /> });
            view! {
                <h3 class="cap">{words.rulings_here}</h3>
                {cards.collect_view()}
            }
        })
    };
    view! {
        <div class="rules" data-list=move || rules.listing.get().then_some("")>
            // The page's own header and main part lie below.
            <header role="presentation">
                <button
                    class="ib to-list"
                    type="button"
                    aria-label=words.contents
                    on:click=move |_| rules.listing.set(true)
                >
                    {icon(Icon::Menu)}
                </button>
                // What has the focus first must not call up the keyboard of a phone.
                <h2 tabindex="-1" autofocus=true>
                    {words.title}
                </h2>
                <Search found step=Callback::new(step) />
                <button class="btn back" type="button" on:click=move |_| rules.open.set(false)>
                    {icon(Icon::Close)}
                    <span>{words.back}</span>
                    {cap("Escape")}
                </button>
            </header>
            <nav aria-label=words.contents>
                <span class="cap">{words.contents}</span>
                {Topic::ALL
                    .map(|to| view! { <Entry to topic found /> })
                    .collect_view()}
            </nav>
            <div class="reading" node_ref=article tabindex="-1">
                <article>
                    {move || view! { <SectionText topic=topic.get() query /> }}
                </article>
                <aside>
                    {beside}
                    {move || view! { <Neighbours topic=topic.get() /> }}
                </aside>
            </div>
        </div>
    }
}

/// The field to search in, what it found, and the ways from one place to the next.
#[component]
fn Search(found: Memo<Found>, step: Callback<bool>) -> impl IntoView {
    let rules = rules();
    let words = text().rules();
    let asked = Memo::new(move |_| !Query::new(&rules.query.get()).is_empty());
    let places = move || {
        let found = found.get();
        let shown = rules.spot.get().map(|spot| found.number(spot));
        asked.get().then(|| (words.places)(found.total(), shown))
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            step.run(event.shift_key());
        }
    };
    // What leads nowhere says so, and gives the field the focus.
    let why = move || (found.get().total() == 0).then(|| (words.places)(0, None));
    let go = move |back: bool| match untrack(why) {
        Some(_) => _ = focus::to_first("search input"),
        None => step.run(back),
    };
    let way = move |back: bool, image: Icon, word: &'static str| {
        view! {
            <button
                class="ib"
                type="button"
                aria-label=word
                title=why
                aria-disabled=move || why().map(|_| "true")
                on:click=move |_| go(back)
            >
                {icon(image)}
            </button>
        }
    };
    view! {
        <search class:asked=move || asked.get()>
            {icon(Icon::Search)}
            <input
                type="text"
                role="searchbox"
                enterkeyhint="search"
                autocomplete="off"
                spellcheck="false"
                aria-label=words.search
                placeholder=words.search
                prop:value=rules.query
                on:input=move |event| {
                    rules.spot.set(None);
                    rules.query.set(event_target_value(&event));
                }
                on:keydown=key
            />
            <span class="note" role="status">
                {places}
            </span>
            <span class="ways">
                {way(true, Icon::Previous, words.previous_hit)}
                {way(false, Icon::Next, words.next_hit)}
            </span>
        </search>
    }
}

/// A line of the contents.
#[component]
fn Entry(to: Topic, topic: Memo<Topic>, found: Memo<Found>) -> impl IntoView {
    let words = text().rules();
    let hits = Memo::new(move |_| found.get().0.get(to.index()).copied().unwrap_or(0));
    let count = move || {
        (hits.get() > 0).then(|| {
            view! {
                <span class="count" aria-hidden="true">
                    {hits}
                </span>
                <span class="sr">", " {(words.found_in)(hits.get())}</span>
            }
        })
    };
    view! {
        <span
            class="entry"
            class:part=to.is_part_of_a_turn()
            class:here=move || topic.get() == to
        >
            <Link place=Anchor::Section(to)>{text().manual().section(to).title} {count}</Link>
        </span>
    }
}

/// The sections before and after.
#[component]
fn Neighbours(topic: Topic) -> impl IntoView {
    let title = |of: Topic| text().manual().section(of).title;
    let before = topic.index().checked_sub(1).and_then(|at| Topic::ALL.get(at)).copied();
    let after = Topic::ALL.get(topic.index() + 1).copied();
    view! {
        <div class="neighbours">
            {before.map(|to| view! { <Link place=Anchor::Section(to)>"‹ " {title(to)}</Link> })}
            <span class="sp"></span>
            {after.map(|to| view! { <Link place=Anchor::Section(to)>{title(to)} " ›"</Link> })}
        </div>
    }
}

/// Shows a place from its beginning, and gives it the focus.
fn show(article: NodeRef<html::Div>, place: Anchor, searching: bool) {
    // The hit that was searched for is scrolled to, and the focus stays in the field.
    let Some(article) = article.try_get_untracked().flatten().filter(|_| !searching) else {
        return;
    };
    let head = match place {
        Anchor::Section(_) => {
            article.set_scroll_top(0);
            article.query_selector("h2")
        }
        Anchor::Ruling(ruling) => article.query_selector(&format!("#rule-{} h3", ruling.name())),
    };
    let Ok(Some(head)) = head else { return };
    if matches!(place, Anchor::Ruling(_)) {
        head.scroll_into_view();
    }
    if let Ok(head) = head.dyn_into::<HtmlElement>() {
        head.focus().unwrap_or_default();
    }
}

/// Marks the hit that is shown among those of the section, and scrolls to it.
fn show_hit(article: NodeRef<html::Div>, spot: Option<Spot>) {
    let Some(article) = article.try_get_untracked().flatten() else { return };
    let Ok(marks) = article.query_selector_all("article mark") else { return };
    for at in 0..marks.length() {
        let Some(node) = marks.item(at) else { continue };
        let Ok(mark) = node.dyn_into::<Element>() else { continue };
        if spot.is_some_and(|spot| spot.hit == at as usize) {
            mark.set_class_name("now");
            mark.scroll_into_view();
        } else {
            mark.set_class_name("");
        }
    }
}
