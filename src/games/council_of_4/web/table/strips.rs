//! Strips below the map, each a region's council with its permits; above the map, the two tracks.

use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::games::council_of_4::rules::components::{Colour, Council, Permit, RewardTile};
use crate::games::council_of_4::rules::{Action, Kind, Region, Slot, View};
use crate::games::council_of_4::scene::{Mark, Pick, Place};
use crate::games::council_of_4::text::access::legal;
use crate::games::council_of_4::text::city::permit_label;
use crate::games::council_of_4::text::said::board::TrackLabel;
use crate::games::council_of_4::text::{Subjects, Symbol, Tip};
use crate::games::council_of_4::web::art::{
    Balcony, BalconyState, Ghost, Marker, Sign, Tracks, mark, permit_class, permit_face,
    region_class, region_icon, sign,
};
use crate::games::council_of_4::web::state::{Table, table};
use crate::record::SeatRecord;
use crate::text::{labels, text};
use crate::web::dialog::truth;
use crate::web::layout::rests;
use crate::web::tip::tip;

/// Strips of the three regions.
#[component]
pub fn Strips() -> impl IntoView {
    let strips = Region::ALL.map(|region| view! { <Strip region /> }).collect_view();
    view! {
        <div class="strips" data-roving="line">
            {strips}
        </div>
    }
}

#[component]
fn Strip(region: Region) -> impl IntoView {
    let table = table();
    let text = text();
    let owner = Memo::new(move |_| table.view.get().table.owner(RewardTile::of_region(region)));
    let tile = move || {
        let seats = table.seats();
        let owner = owner.get().and_then(|seat| seats.get(seat.index()).cloned());
        let vp = RewardTile::of_region(region).vp();
        let name = owner.as_ref().map(SeatRecord::named);
        let label = text.board().region_tile(region, vp, name.as_deref());
        view! {
            <span
                class="rew"
                class:gone=owner.is_some()
                data-place=Place::Tile(RewardTile::of_region(region)).to_string()
                data-tip=tip(Tip::Tile(RewardTile::of_region(region)))
                data-say=label.clone()
                role="img"
                aria-label=label
            >
                {sign(Sign::Vp, Some(vp), 19)}
                {match &owner {
                    Some(owner) => mark(owner.colour.into(), 13).into_any(),
                    None => view! { <span class="w">{text.board().set()}</span> }.into_any(),
                }}
            </span>
        }
    };
    let deck = Memo::new(move |_| table.view.get().table.decks[region.index()].len());
    let strip = NodeRef::<leptos::html::Section>::new();
    // If the strips scroll, the sheet that a pick opens must not cover the pick.
    let picked = Memo::new(move |_| {
        let draft = table.selection.draft.get();
        draft.region == Some(region) || draft.council == Some(Council::Region(region))
    });
    Effect::new(move |_| {
        if picked.get() {
            request_animation_frame(move || {
                if let Some(strip) = strip.try_get_untracked().flatten() {
                    let options = ScrollIntoViewOptions::new();
                    options.set_block(ScrollLogicalPosition::Nearest);
                    strip.scroll_into_view_with_scroll_into_view_options(&options);
                }
            });
        }
    });
    view! {
        <section node_ref=strip class=format!("strip {}", region_class(region)) aria-label=text.pieces().region_name(region)>
            <div class="cnc">
                <div class="rh">
                    {region_icon(region, 17)} <span class="rn">{text.pieces().region_name(region)}</span> {tile}
                </div>
                <CouncilButton council=Council::Region(region) />
            </div>
            <div class="tiles">
                {Slot::ALL.map(|slot| view! { <FaceUp region place=slot /> }).collect_view()}
                <span
                    class=format!("deck {}", region_class(region))
                    data-place=Place::PermitDeck(region).to_string()
                    class:empty=move || deck.get() == 0
                    role="img"
                    aria-label=move || text.board().permit_deck(region, deck.get())
                    data-tip=tip(Tip::Of(Symbol::PermitDeck))
                    data-say=move || text.board().permit_deck(region, deck.get())
                >
                    {deck}
                </span>
            </div>
        </section>
    }
}

/// Face-up permit, or its empty slot. In the preview of a change of permits it turns over.
#[component]
fn FaceUp(region: Region, place: Slot) -> impl IntoView {
    let table = table();
    let permit = Memo::new(move |_| table.view.get().table.permit(region, place));
    let state = Memo::new(move |_| {
        table.selection.picked.read().scene.slots[region.index()][place.index()]
    });
    let turned = Memo::new(move |_| turned(table, region, place));
    let enter = move |event: leptos::ev::PointerEvent| {
        let changing = table.selection.draft.get_untracked().kind == Some(Kind::ChangePermits);
        if changing && rests(&event) {
            table.selection.look_at(Some(Pick::Slot(region, place)));
        }
    };
    move || match permit.get() {
        None => {
            let label = text().board().no_permit_here(region, place);
            view! {
                <span
                    class="permit none"
                    role="img"
                    data-place=Place::Slot(region, place).to_string()
                    data-tip=tip(Tip::Of(Symbol::EmptySlot))
                    data-say=label.clone()
                    aria-label=label
                ></span>
            }
            .into_any()
        }
        Some(permit) => view! {
            <button
                class=move || {
                    let class = tile_class(permit, state.get());
                    match turned.get() {
                        Turned::FaceUp => class,
                        Turned::FaceDown => class + " back",
                        Turned::Known(_) => class + " comes",
                    }
                }
                data-place=Place::Slot(region, place).to_string()
                type="button"
                data-tip=tip(Tip::Of(Symbol::Permit))
                aria-label=move || {
                    let label = permit_label(permit, Some((region, place)));
                    let label = match turned.get() {
                        Turned::FaceUp | Turned::Known(_) => label,
                        Turned::FaceDown => {
                            let face_down = text().preview().face_down().to_owned();
                            labels::parts([label, face_down].map(Some))
                        }
                    };
                    with_legal(table, label, state.get(), Pick::Slot(region, place))
                }
                aria-pressed=move || truth(state.get() == Mark::Chosen)
                on:click=move |_| table.pick(Pick::Slot(region, place))
                on:pointerenter=enter
                on:pointerleave=move |_| table.selection.look_at(None)
            >
                {move || match turned.get() {
                    Turned::FaceDown => None,
                    Turned::FaceUp => Some(permit_face(permit, 22)),
                    Turned::Known(other) => Some(permit_face(other, 22)),
                }}
            </button>
        }
        .into_any(),
    }
}

/// Side of a tile that is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turned {
    /// Current side.
    FaceUp,
    /// Back of a tile that would go, replaced by an unknown one.
    FaceDown,
    /// Known replacement of a tile that would go.
    Known(Permit),
}

fn turned(table: Table, region: Region, place: Slot) -> Turned {
    match &table.selection.picked.read().scene.ready {
        Some((_, outcome)) if outcome.changed == Some(region) => {
            let filled = outcome.filled.iter().find(|(_, slot, _)| *slot == place);
            let known = filled.and_then(|(_, _, permit)| *permit);
            known.map_or(Turned::FaceDown, Turned::Known)
        }
        _ => Turned::FaceUp,
    }
}

/// Returns the classes of a permit with its mark.
pub fn tile_class(permit: Permit, mark: Mark) -> String {
    let marked = match mark {
        Mark::Legal => " legal",
        Mark::Elsewhere => " also",
        Mark::Chosen => " chosen",
        Mark::Quiet | Mark::Related | Mark::Faded => "",
    };
    permit_class(permit) + marked
}

/// Returns a label that also says whether the thing is available, and its price.
pub fn with_legal(table: Table, label: String, mark: Mark, pick: Pick) -> String {
    let may_be_picked = matches!(mark, Mark::Legal | Mark::Elsewhere);
    let legal = || {
        let picked = table.selection.picked.read();
        legal(&picked.scene, &picked.draft, pick)
    };
    labels::and_sentence(label, may_be_picked.then(legal).flatten().as_deref())
}

/// Council as a button and, for screen readers, as a list.
#[component]
pub fn CouncilButton(council: Council) -> impl IntoView {
    let table = table();
    let text = text();
    let sitting = Memo::new(move |_| table.view.get().table.council(council));
    let mark = Memo::new(move |_| table.selection.picked.read().scene.councils[council.index()]);
    let state = Memo::new(move |_| match mark.get() {
        Mark::Legal | Mark::Elsewhere => BalconyState::Legal,
        Mark::Chosen => BalconyState::Selected,
        Mark::Quiet | Mark::Related | Mark::Faded => BalconyState::Idle,
    });
    let matched = Memo::new(move |_| match table.selection.picked.read().scene.matched {
        Some((of, matched)) if of == council => matched,
        _ => [false; 4],
    });
    let entering = Memo::new(move |_| entering(table, council));
    let label = move || {
        let label = text.board().council_label(council, &sitting.get());
        with_legal(table, label, mark.get(), Pick::Council(council))
    };
    let list = move || {
        let councillors = sitting.get().into_iter().zip(matched.get());
        councillors
            .map(|(colour, matched)| view! { <li>{text.access().councillor(colour, matched)}</li> })
            .collect_view()
    };
    let enter = move |event: leptos::ev::PointerEvent| {
        let electing = matches!(
            table.selection.draft.get_untracked().kind,
            Some(Kind::Elect | Kind::SendServant)
        );
        if electing && rests(&event) {
            table.selection.look_at(Some(Pick::Council(council)));
        }
    };
    view! {
        <button
            class="council"
            data-place=Place::Council(council).to_string()
            type="button"
            data-tip=tip(Tip::Council(council))
            aria-label=label
            aria-pressed=move || truth(mark.get() == Mark::Chosen)
            on:click=move |_| table.pick(Pick::Council(council))
            on:pointerenter=enter
            on:pointerleave=move |_| table.selection.look_at(None)
        >
            <Balcony council=sitting state matched entering />
        </button>
        <ol class="sr" aria-label=text.access().council_list(council)>
            {list}
        </ol>
    }
}

/// Returns the councillor who would enter the council, in the preview of an election to it.
fn entering(table: Table, council: Council) -> Option<Colour> {
    match table.selection.picked.read().scene.ready.as_ref()?.0 {
        Action::Elect { colour, council: to } | Action::SendServant { colour, council: to }
            if to == council =>
        {
            Some(colour)
        }
        _ => None,
    }
}

/// Nobility track and coin track with all markers.
#[component]
pub fn TrackStrip() -> impl IntoView {
    let table = table();
    let markers = Memo::new(move |_| {
        let view = table.view.get();
        let marker = |(who, seat): (&crate::record::SeatRecord, _)| {
            let player = view.table.player(seat);
            Marker { colour: who.colour, nobility: player.nobility, coins: player.coins }
        };
        table.seats().iter().zip(view.table.each_seat()).map(marker).collect::<Vec<_>>()
    });
    let ghost = Memo::new(move |_| ghost(table, &table.view.get()));
    let label = move || {
        let view = table.view.get();
        let places = table.names().into_iter().zip(view.table.players()).map(|(name, player)| {
            text().board().track_label(TrackLabel {
                name: &name,
                nobility: player.nobility,
                coins: player.coins,
            })
        });
        places.collect::<Vec<_>>().join(" ")
    };
    let variant = table.view.get_untracked().table.nobility;
    view! {
        <div class="trk" data-place=Place::Tracks.to_string()>
            <Tracks variant markers ghost label=Signal::derive(label) />
        </div>
    }
}

fn ghost(table: Table, view: &View) -> Option<Ghost> {
    let picked = table.selection.picked.read();
    let (_, outcome) = picked.scene.ready.as_ref()?;
    let colour = table.seats().get(view.table.turn.seat.index())?.colour;
    fn moved<T: PartialEq>((from, to): (T, T)) -> Option<(T, T)> {
        (from != to).then_some((from, to))
    }
    let (nobility, coins) = (moved(outcome.nobility), moved(outcome.coins));
    (nobility.is_some() || coins.is_some()).then_some(Ghost { colour, nobility, coins })
}
