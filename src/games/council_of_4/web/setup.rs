//! Set-up options of Council of 4 other than its seats: first player, board, nobility track.

use leptos::prelude::*;

use super::art::{CityArt, Land, Merchant, QueenArt, Roads, city_place, region_icon};
use super::picture::whole;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::{City, Region, Side, Sides};
use crate::games::council_of_4::rules::components::NobilityVariant;
use crate::games::council_of_4::rules::setup::Setup;
use crate::games::council_of_4::scene::geometry::frame::FAR_MAP;
use crate::games::council_of_4::text::Subjects;
use crate::record::Match;
use crate::rules::Seat;
use crate::text::text;
use crate::web::dialog::Segments;
use crate::web::form::Form;
use crate::web::seed::any_of;

/// Options chosen in addition to the seats.
#[derive(Clone, Copy)]
struct Chosen {
    sides: [RwSignal<Side>; 3],
    first: RwSignal<Option<Seat>>,
    nobility: RwSignal<NobilityVariant>,
}

impl Chosen {
    fn of(form: Form) -> Chosen {
        form.own(|| Chosen {
            sides: [Side::One; 3].map(RwSignal::new),
            first: RwSignal::new(None),
            nobility: RwSignal::new(NobilityVariant::Printed),
        })
    }

    fn sides(&self) -> Sides {
        Sides::new(self.sides.map(|side| side.get()))
    }
}

/// Returns the match that a form describes.
pub fn new_match(form: Form) -> Match<CouncilOf4> {
    let chosen = Chosen::of(form);
    let players = form.players.get_untracked();
    let setup = Setup {
        players,
        sides: Sides::new(chosen.sides.map(|side| side.get_untracked())),
        nobility: chosen.nobility.get_untracked(),
        first: chosen.first.get_untracked().filter(|seat| seat.0 < players),
    };
    Match::new(setup, form.seed.get_untracked().trim().to_owned(), form.records())
}

/// Choice of the first player.
#[component]
pub fn First(form: Form) -> impl IntoView {
    let (text, chosen) = (text(), Chosen::of(form));
    let first = move || {
        let seats = (0..form.players.get()).map(|at| {
            let name = form.seats[usize::from(at)].name.get();
            view! {
                <option value=at.to_string() selected=move || chosen.first.get() == Some(Seat(at))>
                    {name}
                </option>
            }
        });
        seats.collect_view()
    };
    view! {
        <label>
            {text.new_game().first}
            <select
                class="inp"
                on:change=move |event| {
                    chosen.first.set(event_target_value(&event).parse().ok().map(Seat));
                }
            >
                <option value="" selected=move || chosen.first.get().is_none()>
                    {text.new_game().by_lot}
                </option>
                {first}
            </select>
        </label>
        <span class="muted">{move || (text.new_game().start_with)(form.players.get())}</span>
    }
}

/// Choice of the board and of the first nobility bonuses.
#[component]
pub fn BoardBox(form: Form) -> impl IntoView {
    let (text, chosen) = (text(), Chosen::of(form));
    let rows = Region::ALL
        .map(|region| {
            let sides = [Side::One, Side::Two].map(|side| (side, side.number().to_string()));
            view! {
                <div class="side-row">
                    <span class="rn">{region_icon(region, 17)} {(text.words().region)(region)}</span>
                    <Segments
                        label=(text.words().region)(region)
                        options=sides.to_vec()
                        value=chosen.sides[region.index()]
                    />
                </div>
            }
        })
        .collect_view();
    let nobility = vec![
        (NobilityVariant::Printed, text.new_game().nobility_printed.to_owned()),
        (NobilityVariant::Manual, text.new_game().nobility_manual.to_owned()),
    ];
    let random = move |_| {
        let chance = any_of(8);
        for (bit, side) in chosen.sides.iter().enumerate() {
            side.set(if chance >> bit & 1 == 0 { Side::One } else { Side::Two });
        }
    };
    let facts = move || {
        let board = chosen.sides().board();
        (text.new_game().board_facts)(board.roads().count(), board.royal_city().name())
    };
    view! {
        <section class="panel box board-box">
            <div class="pick-sides">
                <h2>{text.new_game().board}</h2>
                {rows}
                <button class="btn" type="button" on:click=random>
                    {text.new_game().random_sides}
                </button>
                <p class="muted">{facts}</p>
                <span class="cap">{text.new_game().nobility}</span>
                <Segments label=text.new_game().nobility options=nobility value=chosen.nobility />
            </div>
            <div class="frame">{move || view! { <BoardPicture sides=chosen.sides() /> }}</div>
        </section>
    }
}

/// Picture of the chosen board, without tokens.
#[component]
fn BoardPicture(sides: Sides) -> impl IntoView {
    let board = sides.board();
    let no_merchants: Vec<Merchant> = Vec::new();
    let cities = City::ALL
        .map(|city| {
            let queen = if board.royal_city() == city { QueenArt::Here } else { QueenArt::Away };
            view! {
                <g transform=city_place(city)>
                    <CityArt
                        city
                        colour=board.colour(city)
                        token=None
                        merchants=no_merchants.clone()
                        queen
                    />
                </g>
            }
        })
        .collect_view();
    view! {
        <svg
            class="map far"
            viewBox=whole()
            role="img"
            aria-label=(text().board().map)(&sides.to_string())
        >
            <Land sides view=Signal::stored(FAR_MAP) />
            <Roads sides />
            {cities}
        </svg>
    }
}
