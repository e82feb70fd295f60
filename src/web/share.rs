//! Sharing a match as a link: its extent, its address, and copying it.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Reflect;

use super::art::{Icon, icon};
use super::challenge::pars;
use super::dialog::{Segments, Sheet};
use super::hand_out::Parcel;
use super::later::{entries, part};
use super::screen::Screen;
use crate::archive::daily::{Finish, PAR};
use crate::archive::{Envelope, Glance, Kept, Origin};
use crate::record::link::{Opens, Scope};
use crate::record::{Match, link, told_apart};
use crate::text::link::not_written;
use crate::text::said::by_link::Message;
use crate::text::said::daily::Told;
use crate::text::text;

/// A match to share, whatever its game.
#[derive(Clone)]
pub struct Shared {
    /// Returns the words that go with its link, if it does not only hold the deal.
    pub told: Arc<dyn Fn() -> Option<String> + Send + Sync>,
    /// Number of actions after which to open it, if not at the end.
    at: Option<usize>,
    /// Whether it is played by link, so that the whole of it is for the others at its table.
    in_turn: bool,
    /// Whether it is not over.
    goes_on: bool,
    /// Returns its link with the address of this page, or the reason it has none.
    address: Arc<dyn Fn(Scope, Opens) -> Result<String, String> + Send + Sync>,
}

impl Shared {
    /// Returns a kept match as it is shared.
    pub fn of<G: Screen>(kept: Kept<G>) -> Shared {
        let Envelope { record, by_link, origin, .. } = kept.envelope;
        if by_link.is_some() {
            let said = said_in_turn(&record);
            let told = Arc::new(move || Some(said.clone()));
            return Shared { in_turn: true, told, ..Shared::moment(record, None, origin) };
        }
        Shared::moment(record, None, origin)
    }

    /// Returns a match as it is shared, to be opened after this many actions. The end of another way of a match is no
    /// result of a daily challenge.
    pub fn moment<G: Screen>(
        record: Match<G>,
        at: Option<usize>,
        origin: Option<Origin>,
    ) -> Shared {
        let is_what_if = matches!(origin, Some(Origin::Branch { .. }));
        let of = record.clone();
        Shared {
            // The par of a challenge may be known only later.
            told: Arc::new(move || told(&of).filter(|_| !is_what_if)),
            at,
            in_turn: false,
            goes_on: record.replay(|_, _| {}).is_ok_and(|state| G::decider(&state).is_some()),
            address: Arc::new(move |scope, opens| {
                let link = link::encode(&record, scope, opens);
                link.map(here).map_err(|error| not_written(&error))
            }),
        }
    }

    /// Returns its link for whose turn it is, or the reason it has none.
    pub fn in_turn(&self) -> Result<String, String> {
        (self.address)(Scope::Whole, Opens::InTurn)
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
    let Shared { told, at, in_turn, goes_on, address: of_scope } = shared;
    let scope = RwSignal::new(Scope::Whole);
    let here = at.map(|at| (Scope::UpTo(at), words.up_to_here().to_owned()));
    let scopes: Vec<(Scope, String)> = [
        Some((Scope::Whole, words.whole().to_owned())),
        here,
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
        of_scope(scope, opens)
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
        copy_text(&shown.get_untracked(), move |copied| {
            let words = text().sending();
            done.try_set(Some(if copied { words.copied() } else { words.not_copied() }));
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

/// Returns the words that go with the link of a match that is played by link: whose turn it is, or that it is over.
fn said_in_turn<G: Screen>(record: &Match<G>) -> String {
    let words = text().by_link();
    let (cover, glance) = (G::cover(), Glance::of(record));
    let next = glance.as_ref().and_then(|glance| {
        let who = told_apart(&record.seats).into_iter().nth(glance.decider?.index())?;
        Some((who.named().into_owned(), (cover.round.numbered)(glance.round)))
    });
    match next {
        Some((name, round)) => {
            words.message(Message { name: &name, game: cover.title, round: &round })
        }
        None => words.message_at_end(cover.title),
    }
}

/// Copies a text, and reports whether that worked. The clipboard may be forbidden, or missing without a
/// secure connection.
pub fn copy_text(text: &str, done: impl Fn(bool) + Clone + 'static) {
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
fn told<G: Screen>(record: &Match<G>) -> Option<String> {
    let finish = Finish::of(&Glance::of(record)?)?;
    let cover = G::cover();
    Some(text().daily().told(Told {
        title: cover.title,
        day: &finish.day.to_string(),
        points: &(cover.points)(finish.points),
        rounds: &(cover.round.counted)(finish.rounds),
        place: finish.place,
        players: finish.players,
        assisted: finish.assisted,
        par: pars().of(G::NAME, finish.day).map(|par| (cover.points)(par)).as_deref(),
        level: PAR,
    }))
}
