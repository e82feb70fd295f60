//! The temple: spirits and gems.

use leptos::prelude::*;

use crate::games::four_towers::rules::Kind;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::scene::reason::why_not;
use crate::games::four_towers::scene::{Pick, Place};
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::art::{Figure, Look, figure, gem};
use crate::games::four_towers::web::state::table;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::tip::tip;

/// The temple. A drawn peasant that fits nowhere goes there at a press.
#[component]
pub fn Temple() -> impl IntoView {
    let table = table();
    let temple = Memo::new(move |_| table.view.read().table.temple);
    let gems = Memo::new(move |_| table.view.read().table.temple_gems);
    let label = move || text().land().temple(temple.get(), gems.get());
    let takes = Memo::new(move |_| {
        let draft = table.selection.draft.read();
        draft.kind == Some(Kind::Assign)
            && table.legal.with(|legal| why_not(legal, &draft, Pick::Temple).is_none())
    });
    let spirits = move || {
        let temple = temple.get();
        let one = |clan: Clan| {
            view! {
                <span class="ft-n" data-place=Place::Spirits(clan).to_string()>
                    {figure(Figure::Spirit, Some(clan), 25, Look::Plain)}
                    {temple.of(clan)}
                </span>
            }
        };
        Clan::ALL.map(one).collect_view()
    };
    view! {
        <section
            class="panel temple"
            class:legal=takes
            data-place=Place::Temple.to_string()
            data-tip=tip(Tip::Of(Symbol::Temple))
            aria-label=label
        >
            {icon(Icon::Temple)}
            <b class="ft-t">{text().desk().temple()}</b>
            <span class="sp"></span>
            <span class="ft-in" aria-hidden="true">
                {spirits}
                <span class="ft-n" data-place=Place::Gems.to_string()>
                    {gem(19)}
                    {gems}
                </span>
            </span>
            {move || {
                takes
                    .get()
                    .then(|| {
                        view! {
                            <button
                                class="btn pri"
                                type="button"
                                on:click=move |_| table.press(Pick::Temple)
                            >
                                {text().desk().temple()}
                            </button>
                        }
                    })
            }}
        </section>
    }
}
