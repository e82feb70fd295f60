//! Public details of a seat, on request: permits, tiles, and the origins of its points.

use leptos::prelude::*;

use super::standing::Sets;
use super::strips::permit_label;
use crate::games::council_of_4::rules::components::QUEENS_REWARDS;
use crate::games::council_of_4::rules::permits::PermitSet;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::standing::Standing;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::tip::Tip;
use crate::games::council_of_4::web::art::{
    Sign, crown, permit_class, permit_face, sign, tile_badge,
};
use crate::games::council_of_4::web::state::table;
use crate::rules::Seat;
use crate::text::text;
use crate::web::dialog::Sheet;
use crate::web::tip::tip;

/// Public possessions of a seat.
#[component]
pub fn SeatDetails(
    seat: Seat,
    name: String,
    /// Whether they are shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Sheet open title=name>
            {move || open.get().then(|| view! { <Possessions seat /> })}
        </Sheet>
    }
}

#[component]
fn Possessions(seat: Seat) -> impl IntoView {
    let table = table();
    let text = text();
    let words = text.sheet();
    let player = Memo::new(move |_| *table.view.get().table.player(seat));
    let permits = |title: String, set: PermitSet, used: bool| {
        let tiles = set.iter().map(|permit| {
            let class = permit_class(permit) + if used { " used" } else { "" };
            view! {
                <span
                    class=class
                    role="img"
                    data-tip=tip(if used { Tip::UsedPermit } else { Tip::Permit })
                    aria-label=permit_label(permit, None)
                >
                    {permit_face(permit, 22)}
                </span>
            }
        });
        let tiles = tiles.collect_view();
        (!set.is_empty()).then(|| {
            view! {
                <span class="cap">{title}</span>
                <div class="tiles">{tiles}</div>
            }
        })
    };
    let tiles = move || {
        let player = player.get();
        let tiles = player.reward_tiles.iter().map(|tile| {
            view! {
                <span class="rew">
                    {tile_badge(tile, 18)} {(text.words().tile)(tile)} {sign(Sign::Vp, Some(tile.vp()), 22)}
                </span>
            }
        });
        let queens = player.queens_rewards.iter().map(|place| {
            view! {
                <span class="rew" data-tip=tip(Tip::QueensReward)>
                    {crown(18)} {(text.words().place)(place)}
                    {sign(Sign::Vp, Some(QUEENS_REWARDS[place]), 22)}
                </span>
            }
        });
        let any = player.reward_tiles.iter().next().is_some();
        let (tiles, queens) = (tiles.collect_view(), queens.collect_view());
        any.then(|| {
            view! {
                <span class="cap">{text.board().tiles_taken}</span>
                <div class="row wrap">{tiles} {queens}</div>
            }
        })
    };
    let line = |class: &'static str, what: &'static str, vp: u16| {
        view! { <li class=format!("row {class}")>{what} <span class="sp"></span> <b>{vp}</b></li> }
    };
    let causes = move || {
        let scores = Standing::of(&table.view.get()).scores;
        let score = scores.get(seat.index()).copied().unwrap_or_default();
        let causes = Cause::ALL.into_iter().filter(|&cause| score.of(cause) > 0);
        let causes = causes.map(|cause| line("", words.cause(cause), score.of(cause)));
        view! {
            {causes.collect_view()}
            {line("total", words.now, score.total())}
        }
    };
    let counts = move || {
        let view = table.view.get();
        let player = player.get();
        let all = [
            (text.words().coins)(player.coins.into()),
            (text.words().servants)(player.servants),
            (text.words().cards)(view.hand_sizes[seat.index() & 3].into()),
            (text.words().nobility_steps)(player.nobility.into()),
            (text.words().merchants_left)(player.merchants_left().into()),
        ];
        all.join(" · ")
    };
    view! {
        <div class="possessions">
            <p>{counts}</p>
            {move || {
                let ready = player.get().ready;
                permits((text.board().your_permits)(ready.len()), ready, false)
            }}
            {move || {
                let used = player.get().used;
                permits((text.board().used)(used.len()), used, true)
            }}
            {tiles}
            <span class="cap">{words.causes}</span>
            <ul>{causes}</ul>
            <Sets />
        </div>
    }
}
