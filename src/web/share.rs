//! Sharing a match as a link: its extent, its address, and copying it.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Reflect;

use super::art::{Icon, icon};
use super::dialog::{Segments, Sheet};
use super::hand_out::Parcel;
use super::later::{entries, part};
use crate::record::link::{Opens, Scope};
use crate::text::text;

/// A match to share, whatever its game.
#[derive(Clone)]
pub struct Shared {
    /// Returns the words that go with its link, if it does not only hold the deal.
    pub told: Arc<dyn Fn() -> Option<String> + Send + Sync>,
    /// Number of actions after which to open it, if not at the end.
    pub at: Option<usize>,
    /// Whether it is played by link, so that the whole of it is for the others at its table.
    pub in_turn: bool,
    /// Whether it is not over.
    pub goes_on: bool,
    /// Returns its link, or the reason it has none.
    pub link: Arc<dyn Fn(Scope, Opens) -> Result<String, String> + Send + Sync>,
}

impl Shared {
    /// Returns its link for whose turn it is, with the address of this page, or the reason it has none.
    pub fn in_turn(&self) -> Result<String, String> {
        (self.link)(Scope::Whole, Opens::InTurn).map(here)
    }
}

entries! {
    /// Shows the content of the dialog that shares a match.
    rest, fetch_share: fn shared(of: Shared) -> AnyView {
        view! { <Share shared=of /> }.into_any()
    }
}

/// Dialog that shares a match.
#[component]
pub fn ShareSheet(
    open: RwSignal<bool>,
    /// Match to share, while it is open.
    of: RwSignal<Option<Shared>>,
    /// What stands above, while it is open.
    #[prop(optional, into)]
    above: Option<ViewFn>,
) -> impl IntoView {
    let share = move |of: Shared| {
        let above = above.clone().map(|above| above.run());
        view! {
            {above}
            {part(move || shared(of.clone()), None)}
        }
    };
    view! {
        <Sheet open title=text().sending().share().to_owned() class="dlg share">
            {move || open.get().then(|| of.get().map(&share))}
        </Sheet>
    }
}

/// Content of the dialog.
#[component]
fn Share(shared: Shared) -> impl IntoView {
    let words = text().sending();
    let Shared { told, at, in_turn, goes_on, link } = shared;
    let scope = RwSignal::new(Scope::Whole);
    let up_to_here = at.map(|at| (Scope::UpTo(at), words.up_to_here().to_owned()));
    let scopes: Vec<(Scope, String)> = [
        Some((Scope::Whole, words.whole().to_owned())),
        up_to_here,
        Some((Scope::Deal, words.deal().to_owned())),
    ]
    .into_iter()
    .flatten()
    .collect();
    let told = StoredValue::new(told());
    let address = Memo::new(move |_| {
        let scope = scope.get();
        let opens = match scope {
            Scope::Whole if in_turn => Opens::InTurn,
            Scope::Whole => at.into(),
            Scope::UpTo(_) | Scope::Deal => Opens::AtEnd,
        };
        link(scope, opens).map(here)
    });
    let field = NodeRef::<html::Textarea>::new();
    let opens_at = move || {
        let at = at.filter(|_| scope.get() == Scope::Whole)?;
        Some(view! { <p class="muted">{words.opens_at(at)}</p> })
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
        copy_text(
            &shown.get_untracked(),
            Callback::new(move |copied: bool| {
                let words = text().sending();
                done.try_set(Some(if copied { words.copied() } else { words.not_copied() }));
                if !copied
                    && let (Some(folded), Some(field)) =
                        (folded.get_untracked(), field.get_untracked())
                {
                    folded.set_open(true);
                    field.select();
                }
            }),
        );
    };
    let parcel = move || {
        let address = address.get_untracked().unwrap_or_default();
        told.with_value(|told| Parcel::link(&address, told.as_deref().unwrap_or_default()))
    };
    let can_share = parcel().is_wanted();
    let is_written = move || address.read().is_ok();
    view! {
        <Segments label=words.what() options=scopes value=scope />
        {opens_at}
        <p class="muted">{words.note()}</p>
        {goes_on
            .then(|| {
                view! { <p class="bad reveals">{icon(Icon::Warn)} {words.reveals()}</p> }
            })}
        {move || address.get().err().map(|why| view! { <p class="bad" role="alert">{why}</p> })}
        <div class="row ways" class:hidden=move || !is_written()>
            <button class="btn" class:pri=!can_share type="button" on:click=copy>
                {icon(Icon::Copy)}
                {words.copy()}
            </button>
            {can_share
                .then(|| {
                    view! {
                        <button class="btn pri" type="button" on:click=move |_| parcel().share()>
                            {icon(Icon::Link)}
                            {words.share()}
                        </button>
                    }
                })}
            <span class="sp" role="status">
                {done}
            </span>
        </div>
        <details class:hidden=move || !is_written() node_ref=folded>
            <summary>{words.show_address()}</summary>
            <textarea
                class="inp"
                readonly
                rows="4"
                aria-label=words.address()
                node_ref=field
                prop:value=shown
            ></textarea>
        </details>
    }
}

/// Returns a link with the address of this page.
fn here(link: String) -> String {
    // Without what somebody who sent the page's own address put behind it.
    let here = window().location().href().unwrap_or_default();
    here.split(['?', '#']).next().unwrap_or_default().to_owned() + &link
}

/// Copies a text, and reports whether that worked. The clipboard may be forbidden, or missing without a
/// secure connection.
pub fn copy_text(text: &str, done: Callback<bool>) {
    let navigator = window().navigator();
    if !Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default().is_object() {
        done.run(false);
        return;
    }
    let copied = Closure::once(move |_: JsValue| _ = done.try_run(true));
    let refused = Closure::once(move |_: JsValue| _ = done.try_run(false));
    drop(navigator.clipboard().write_text(text).then2(&copied, &refused));
    copied.forget();
    refused.forget();
}
