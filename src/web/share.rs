//! Sharing a match as a link: its extent, its address, and copying it.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Reflect;

use super::art::{Icon, icon};
use super::dialog::{Segments, Sheet};
use super::hand_out::Parcel;
use super::hosted::Hosted;
use crate::archive::Glance;
use crate::archive::daily::Finish;
use crate::record::link::Scope;
use crate::record::{Match, link};
use crate::text::link::not_written;
use crate::text::text;

/// A match to share.
#[derive(Clone, Debug, PartialEq)]
pub struct Shared<G: Hosted> {
    /// The match.
    pub record: Match<G>,
    /// Number of actions after which to open it, if not at the end.
    pub at: Option<usize>,
}

/// Dialog that shares a match.
#[component]
pub fn ShareSheet<G: Hosted>(
    open: RwSignal<bool>,
    /// Match to share, while it is open.
    of: RwSignal<Option<Shared<G>>>,
    /// What stands above, while it is open.
    #[prop(optional, into)]
    above: Option<ViewFn>,
) -> impl IntoView {
    let share = move |shared: Shared<G>| {
        let above = above.clone().map(|above| above.run());
        view! {
            {above}
            <Share shared />
        }
    };
    view! {
        <Sheet open title=text().sending().share.to_owned() class="dlg share">
            {move || open.get().then(|| of.get().map(&share))}
        </Sheet>
    }
}

/// Content of the dialog.
#[component]
pub fn Share<G: Hosted>(shared: Shared<G>) -> impl IntoView {
    let words = text().sending();
    let Shared { record, at } = shared;
    let scope = RwSignal::new(Scope::Whole);
    let here = at.map(|at| (Scope::UpTo(at), words.up_to_here.to_owned()));
    let scopes: Vec<(Scope, String)> = [
        Some((Scope::Whole, words.whole.to_owned())),
        here,
        Some((Scope::Deal, words.deal.to_owned())),
    ]
    .into_iter()
    .flatten()
    .collect();
    let goes_on = record.replay(|_, _| {}).is_ok_and(|state| G::decider(&state).is_some());
    let told = StoredValue::new(told(&record));
    let record = StoredValue::new(record);
    let address = Memo::new(move |_| {
        let scope = scope.get();
        let anchor = at.filter(|_| scope == Scope::Whole);
        let link = record.with_value(|record| link::encode(record, scope, anchor));
        link.map(|link| page_address() + &link).map_err(|error| not_written(&error))
    });
    let field = NodeRef::<html::Textarea>::new();
    let opens_at = move || {
        let at = at.filter(|_| scope.get() == Scope::Whole)?;
        Some(view! { <p class="muted">{(words.opens_at)(at)}</p> })
    };
    let done = RwSignal::new(None::<&'static str>);
    let whole_text = move || {
        let address = address.get().unwrap_or_default();
        told.with_value(|told| match told {
            Some(told) if scope.get() != Scope::Deal => format!("{told}\n{address}"),
            _ => address.clone(),
        })
    };
    let shown = Memo::new(move |_| whole_text());
    let folded = NodeRef::<html::Details>::new();
    let copy = move |_| {
        copy_text(&shown.get_untracked(), move |copied| {
            let words = text().sending();
            done.try_set(Some(if copied { words.copied } else { words.not_copied }));
            if !copied
                && let (Some(folded), Some(field)) = (folded.get_untracked(), field.get_untracked())
            {
                folded.set_open(true);
                field.select();
            }
        });
    };
    let parcel = move || {
        let address = address.get_untracked().unwrap_or_default();
        told.with_value(|told| Parcel::link(&address, told.as_deref().unwrap_or_default()))
    };
    let can_share = parcel().is_wanted();
    let is_written = move || address.read().is_ok();
    view! {
        <Segments label=words.what options=scopes value=scope />
        {opens_at}
        <p class="muted">{words.note}</p>
        {goes_on
            .then(|| {
                view! { <p class="bad reveals">{icon(Icon::Warn)} {words.reveals}</p> }
            })}
        {move || address.get().err().map(|why| view! { <p class="bad" role="alert">{why}</p> })}
        <div class="row ways" class:hidden=move || !is_written()>
            <button class="btn" class:pri=!can_share type="button" on:click=copy>
                {icon(Icon::Copy)}
                {words.copy}
            </button>
            {can_share
                .then(|| {
                    view! {
                        <button class="btn pri" type="button" on:click=move |_| parcel().share()>
                            {icon(Icon::Link)}
                            {words.share}
                        </button>
                    }
                })}
            <span class="sp" role="status">
                {done}
            </span>
        </div>
        <details class:hidden=move || !is_written() node_ref=folded>
            <summary>{words.show_address}</summary>
            <textarea
                class="inp"
                readonly
                rows="4"
                aria-label=words.address
                node_ref=field
                prop:value=shown
            ></textarea>
        </details>
    }
}

/// Returns the address of this page without the part after `#`.
fn page_address() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Copies a text, and reports whether that worked. The clipboard may be forbidden, or missing without a
/// secure connection.
fn copy_text(text: &str, done: impl Fn(bool) + Clone + 'static) {
    let navigator = window().navigator();
    if !Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default().is_object() {
        done(false);
        return;
    }
    let failed = done.clone();
    let copied = Closure::once(move |_: JsValue| done(true));
    let refused = Closure::once(move |_: JsValue| failed(false));
    drop(navigator.clipboard().write_text(text).then2(&copied, &refused));
    copied.forget();
    refused.forget();
}

/// Returns the result of a finished daily challenge, to share besides the match.
fn told<G: Hosted>(record: &Match<G>) -> Option<String> {
    let finish = Finish::of(&Glance::of(record)?)?;
    Some((text().daily().told)(G::cover(), &finish))
}
