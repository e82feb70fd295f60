//! The rail: the ten plays of a turn, each with how it stands and why.

use leptos::prelude::*;

use crate::games::four_towers::rules::Play;
use crate::games::four_towers::rules::components::{BOUGHT, DRAWN};
use crate::games::four_towers::scene::plays::{Closed, RowState};
use crate::games::four_towers::scene::{Pick, Place};
use crate::games::four_towers::text::closed::row;
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::play_icon;
use crate::games::four_towers::web::state::table;
use crate::text::{labels, text};
use crate::web::art::{Icon, icon, icon_sized};
use crate::web::dialog::truth;
use crate::web::tip::tip;

/// The ten plays.
#[component]
pub fn Rail() -> impl IntoView {
    let table = table();
    let words = text().plays();
    let close = move |_| table.small.close_list();
    view! {
        <section
            class="panel ft-plays"
            class:open=move || table.small.list.get().is_some()
            data-place=Place::Plays.to_string()
            aria-label=words.title()
        >
            <h3 class="ft-head">
                {words.title()} <small>{words.note()}</small> <span class="sp"></span>
                <button
                    class="ib shut"
                    type="button"
                    aria-label=text().controls().close()
                    on:click=close
                >
                    {icon(Icon::Close)}
                </button>
            </h3>
            <div class="ft-rail" data-roving="grid">
                {Play::ALL.map(|play| view! { <Row play /> }).collect_view()}
            </div>
        </section>
    }
}

/// A play, as a button.
#[component]
fn Row(play: Play) -> impl IntoView {
    let table = table();
    let words = text().plays();
    let state = Memo::new(move |_| {
        let picked = table.selection.picked.read();
        picked.scene.rail.get(play as usize).map(|row| row.state.clone())
    });
    let class = move || match state.get() {
        Some(RowState::Done) => "done",
        Some(RowState::Current(_)) => "now",
        Some(RowState::Open(_)) => "open",
        Some(RowState::Closed(Closed::By(_) | Closed::NotYourTurn)) => "past",
        Some(RowState::Closed(_)) => "closed",
        Some(RowState::Later(_)) | None => "later",
    };
    let said = Memo::new(move |_| state.read().as_ref().map(row).unwrap_or_default());
    let is_closed = move || !matches!(state.get(), Some(RowState::Current(_) | RowState::Open(_)));
    let label = move || {
        let name = words.name(play);
        let number = words.number(play.number(), Play::ALL.len());
        let label = labels::parts([name, number].map(Some));
        match said.get() {
            more if more.is_empty() => label,
            more => labels::said_of(&label, &more),
        }
    };
    let press = move |_| {
        table.small.close_list();
        table.press(Pick::Play(play));
    };
    view! {
        <button
            class=move || format!("ft-play {}", class())
            type="button"
            data-home
            data-place=Place::Play(play).to_string()
            data-tip=tip(Tip::Of(Symbol::Plays))
            data-say=move || words.what(play, BOUGHT, DRAWN)
            aria-label=label
            aria-pressed=move || truth(matches!(state.get(), Some(RowState::Current(_))))
            aria-disabled=move || is_closed().then_some("true")
            on:click=press
        >
            <span class="no" aria-hidden="true">
                {move || match state.get() {
                    Some(RowState::Done) => icon_sized(Icon::Check, 13).into_any(),
                    _ => (play.number() % 10).into_any(),
                }}
            </span>
            {icon(play_icon(play))}
            <b aria-hidden="true">{words.name(play)}</b>
            <span class="tx" aria-hidden="true">
                {said}
            </span>
        </button>
    }
}
