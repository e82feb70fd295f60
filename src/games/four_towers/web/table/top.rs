//! Labels in the bar above the table: the round and the turn.

use leptos::prelude::*;

use crate::archive::Glanced;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::turns;
use crate::games::four_towers::text::said::desk::Round;
use crate::games::four_towers::text::said::seat::TurnOf;
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::games::four_towers::web::state::table;
use crate::text::{name_of, text};
use crate::web::tip::tip;

/// Round and turn, and the turn of the seat that plays.
#[component]
pub fn Tags() -> impl IntoView {
    let table = table();
    let round = move || {
        let view = table.view.read();
        let all = turns(view.table.seats());
        let turn = (view.table.turn.number + 1).min(all);
        text().desk().round(Round { round: FourTowers::round(&view), turn, of: all })
    };
    let own = move || {
        let view = table.view.read();
        let seats = view.table.seats().max(1);
        let (turn, each) = (view.table.turn.number / seats + 1, turns(seats) / seats);
        let name = name_of(&table.names(), view.table.active()).into_owned();
        (!view.table.is_over())
            .then(|| text().seat().turn_of(TurnOf { name: &name, number: turn, of: each }))
    };
    view! {
        <span class="tag round" data-tip=tip(Tip::Of(Symbol::TurnsLeft))>
            {round}
        </span>
        {move || own().map(|own| view! { <span class="tag own-turn">{own}</span> })}
    }
}
