//! The rules on the screen.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::link::Link;
use super::rulebook::{Entry, Place, Rulebook};
use super::section::{ruling_card, section_text};
use super::whereabouts::rules;
use crate::text::said::rules::PlaceOf;
use crate::text::search::{Found, Query, Spot};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::cap;
use crate::web::focus::{self, after_drawing};

/// Returns the open rules of a game.
pub fn page(of: &'static dyn Rulebook) -> AnyView {
    let (game, contents) = (of.game(), StoredValue::new(of.contents()));
    let key = move |at: usize| {
        contents.with_value(|contents| contents.get(at).map(|entry| entry.key.to_owned()))
    };
    let rules = rules();
    let words = text().rules();
    let asked = rules.asked.try_update_untracked(Option::take).flatten();
    if let Some(key) = asked.and_then(|tip| key(of.section_of_tip(&tip)?)) {
        rules.go(key);
    }
    let place = Memo::new(move |_| of.place(&rules.place.read()));
    let query = Memo::new(move |_| Query::new(&rules.query.get()));
    let found = Memo::new(move |_| of.find(&query.read()));
    let section = Memo::new(move |_| place.read().section);
    let article = NodeRef::<html::Div>::new();
    // Where one comes to is where reading goes on, for eyes and for the keyboard.
    Effect::new(move |_| {
        let place = place.get();
        // Asked for again, it is shown again.
        rules.place.track();
        let searching = rules.spot.get_untracked().is_some();
        // The dialog around opens after a drawing, and takes the focus then.
        after_drawing(move || show(article, &place, searching));
    });
    Effect::new(move |_| {
        let (spot, _, _) = (rules.spot.get(), query.get(), section.get());
        request_animation_frame(move || show_hit(article, spot));
    });
    let step = move |back: bool| {
        let near = section.get_untracked();
        let next = found.get_untracked().step(rules.spot.get_untracked(), near, back);
        if let Some(spot) = next {
            rules.spot.set(Some(spot));
            if let Some(key) = key(spot.page).filter(|_| spot.page != near) {
                rules.place.set(key);
            }
            rules.listing.set(false);
        }
    };
    let beside = move || {
        let all = of.rulings_at(section.get());
        (!all.is_empty()).then(|| {
            let cards = all.into_iter().map(|ruling| ruling_card(game, ruling, query));
            view! {
                <h3 class="cap">{words.rulings_here()}</h3>
                {cards.collect_view()}
            }
        })
    };
    // All sections, drawn only to be printed.
    let whole = move || {
        let section = |at: usize| {
            let rulings = of.rulings_at(at).into_iter();
            let cards = rulings.map(|ruling| ruling_card(game, ruling, query));
            view! { <article>{section_text(of, at, query)} {cards.collect_view()}</article> }
        };
        let count = contents.with_value(Vec::len);
        (0..count).map(section).collect_view().into_any()
    };
    let (paper, draw) = on_paper(whole);
    let print = move |_| {
        draw.run(());
        // A browser that can't print does nothing.
        after_drawing(|| window().print().unwrap_or_default());
    };
    view! {
        <div class="rules" data-game=game data-list=move || rules.listing.get().then_some("")>
            // The page's own header and main part lie below.
            <header role="presentation">
                <button
                    class="ib to-list"
                    type="button"
                    aria-label=words.contents()
                    on:click=move |_| rules.listing.set(true)
                >
                    {icon(Icon::Menu)}
                </button>
                // What has the focus first must not call up the keyboard of a phone.
                <h2 tabindex="-1" autofocus=true>
                    {words.title()}
                </h2>
                <Search found step=Callback::new(step) />
                <button class="btn back" type="button" on:click=move |_| rules.open.set(false)>
                    {icon(Icon::Close)}
                    <span>{words.back()}</span>
                    {cap("Escape")}
                </button>
            </header>
            <nav aria-label=words.contents()>
                <span class="cap">{words.contents()}</span>
                {contents
                    .get_value()
                    .into_iter()
                    .enumerate()
                    .map(|(at, entry)| line(game, (at, entry), section, found))
                    .collect_view()}
                <button class="btn print" type="button" on:click=print>
                    {words.print()}
                </button>
            </nav>
            <div class="reading" node_ref=article tabindex="-1">
                <article>
                    {move || section_text(of, section.get(), query)}
                </article>
                <aside>
                    {beside}
                    {move || contents.with_value(|all| neighbours(game, all, section.get()))}
                </aside>
            </div>
            <div class="whole" node_ref=paper></div>
        </div>
    }
    .into_any()
}

/// Returns the place of what is drawn only on paper, and what draws it: at once, for a browser prints what is there when
/// it has said that it begins.
fn on_paper(content: impl Fn() -> AnyView + 'static) -> (NodeRef<html::Div>, Callback<()>) {
    let paper = NodeRef::<html::Div>::new();
    let around = Owner::current();
    let drawn = StoredValue::new_local(None);
    let content = StoredValue::new_local(content);
    // Style sheets show nothing else meanwhile. Can't fail: the name is fixed and valid.
    let say = |is_printing: bool| {
        let root = document().document_element();
        root.iter().for_each(|root| {
            root.toggle_attribute_with_force("data-printing", is_printing)
                .map(drop)
                .unwrap_or_default();
        });
    };
    let draw = Callback::new(move |()| {
        let Some(paper) = paper.get_untracked() else { return };
        if drawn.with_value(Option::is_some) {
            return;
        }
        let owner = around.as_ref().map_or_else(Owner::new, Owner::child);
        let mut state = owner.with(|| content.with_value(|content| content()).build());
        state.mount(&paper, None);
        drawn.set_value(Some((owner, state)));
        say(true);
    });
    let clear = move || {
        if let Some((_, mut state)) = drawn.try_update_value(Option::take).flatten() {
            state.unmount();
        }
        say(false);
    };
    let begins = window_event_listener_untyped("beforeprint", move |_| draw.run(()));
    let ends = window_event_listener_untyped("afterprint", move |_| clear());
    on_cleanup(move || {
        begins.remove();
        ends.remove();
        say(false);
    });
    (paper, draw)
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
        let all = found.total();
        let told = match shown {
            Some(shown) if all > 0 => words.place_of(PlaceOf { shown, all }),
            _ => words.places(all),
        };
        asked.get().then_some(told)
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            step.run(event.shift_key());
        }
    };
    // What leads nowhere says so, and gives the field the focus.
    let why = move || (found.get().total() == 0).then(|| words.places(0));
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
                aria-label=words.search()
                placeholder=words.search()
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
                {way(true, Icon::Previous, words.previous_hit())}
                {way(false, Icon::Next, words.next_hit())}
            </span>
        </search>
    }
}

/// Returns a line of the contents.
fn line(
    game: &'static str,
    (at, entry): (usize, Entry),
    section: Memo<usize>,
    found: Memo<Found>,
) -> impl IntoView {
    let words = text().rules();
    let hits = Memo::new(move |_| found.read().0.get(at).copied().unwrap_or(0));
    let count = move || {
        (hits.get() > 0).then(|| {
            view! {
                <span class="count" aria-hidden="true">
                    {hits}
                </span>
                <span class="sr">", " {words.found_in(hits.get())}</span>
            }
        })
    };
    view! {
        <span
            class="entry"
            class:part=entry.is_part
            class:here=move || section.get() == at
        >
            <Link game place=entry.key.to_owned()>{entry.title} {count}</Link>
        </span>
    }
}

/// Returns the ways to the sections before and after.
fn neighbours(game: &'static str, all: &[Entry], section: usize) -> impl IntoView + use<> {
    let before = section.checked_sub(1).and_then(|at| all.get(at)).copied();
    let after = all.get(section + 1).copied();
    view! {
        <div class="neighbours">
            {before.map(|to| view! { <Link game place=to.key.to_owned()>"‹ " {to.title}</Link> })}
            <span class="sp"></span>
            {after.map(|to| view! { <Link game place=to.key.to_owned()>{to.title} " ›"</Link> })}
        </div>
    }
}

/// Shows a place from its beginning, and gives it the focus.
fn show(article: NodeRef<html::Div>, place: &Place, searching: bool) {
    // The hit that was searched for is scrolled to, and the focus stays in the field.
    let Some(article) = article.try_get_untracked().flatten().filter(|_| !searching) else {
        return;
    };
    let head = match &place.ruling {
        None => {
            article.set_scroll_top(0);
            article.query_selector("h2")
        }
        Some(name) => article.query_selector(&format!("#rule-{name} h3")),
    };
    let Ok(Some(head)) = head else { return };
    if place.ruling.is_some() {
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
