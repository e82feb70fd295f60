//! Setting up a new game.

use leptos::prelude::*;

use crate::bots::Level;
use crate::games::Seat;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::board::{City, Region, Side, Sides};
use crate::games::council_of_4::components::NobilityVariant;
use crate::games::council_of_4::setup::Setup;
use crate::record::json::LONGEST_SEED;
use crate::record::{Controller, LONGEST_NAME, Match, SeatColour, SeatRecord};
use crate::text::text;
use crate::web::art::{
    CityArt, Icon, Land, Merchant, QueenArt, Roads, city_place, icon, merchant, region_icon,
};
use crate::web::dialog::{Segments, Select, truth};
use crate::web::picture::whole;
use crate::web::seed::{any_of, new_seed};

/// The name of what is wrong with the form.
const PROBLEM: &str = "setup-problem";

/// What is chosen for one seat.
#[derive(Clone, Copy)]
struct SeatForm {
    name: RwSignal<String>,
    person: RwSignal<bool>,
    level: RwSignal<Level>,
    colour: RwSignal<SeatColour>,
}

/// All that is chosen for a new game.
#[derive(Clone, Copy)]
pub struct Form {
    players: RwSignal<u8>,
    seats: [SeatForm; 4],
    sides: [RwSignal<Side>; 3],
    first: RwSignal<Option<Seat>>,
    nobility: RwSignal<NobilityVariant>,
    seed: RwSignal<String>,
}

impl Form {
    /// A game of a person against a bot.
    pub fn new() -> Form {
        let seat = |at: usize| SeatForm {
            name: RwSignal::new(text().setup().names[at].to_owned()),
            person: RwSignal::new(at == 0),
            level: RwSignal::new(Level::Adept),
            colour: RwSignal::new(SeatColour::ALL[at]),
        };
        Form {
            players: RwSignal::new(2),
            seats: [seat(0), seat(1), seat(2), seat(3)],
            sides: [Side::One; 3].map(RwSignal::new),
            first: RwSignal::new(None),
            nobility: RwSignal::new(NobilityVariant::Printed),
            seed: RwSignal::new(new_seed()),
        }
    }

    fn sides(&self) -> Sides {
        Sides::new(self.sides.map(|side| side.get()))
    }

    /// Gives the seat a colour; who had it gets the seat's old one.
    fn set_colour(&self, at: usize, colour: SeatColour) {
        let old = self.seats[at].colour.get_untracked();
        for seat in &self.seats {
            if seat.colour.get_untracked() == colour {
                seat.colour.set(old);
            }
        }
        self.seats[at].colour.set(colour);
    }

    fn several_persons(&self) -> bool {
        let seats = &self.seats[..usize::from(self.players.get())];
        seats.iter().filter(|seat| seat.person.get()).count() > 1
    }

    /// Why the game can't start, if it can't.
    fn problem(&self) -> Option<String> {
        let players = usize::from(self.players.get());
        let nameless = |seat: &SeatForm| SeatRecord::clean_name(&seat.name.get()).is_empty();
        match self.seats[..players].iter().position(nameless) {
            Some(at) => Some((text().setup().name_missing)(at + 1)),
            None => {
                let no_seed = self.seed.get().trim().is_empty();
                no_seed.then(|| text().setup().seed_missing.to_owned())
            }
        }
    }

    fn new_match(&self) -> Match<CouncilOf4> {
        let players = self.players.get_untracked();
        let seat = |form: &SeatForm| SeatRecord {
            name: SeatRecord::clean_name(&form.name.get_untracked()),
            colour: form.colour.get_untracked(),
            controller: if form.person.get_untracked() {
                Controller::Person
            } else {
                Controller::Bot(form.level.get_untracked())
            },
        };
        let setup = Setup {
            players,
            sides: Sides::new(self.sides.map(|side| side.get_untracked())),
            nobility: self.nobility.get_untracked(),
            first: self.first.get_untracked().filter(|seat| seat.0 < players),
        };
        let seats = self.seats[..usize::from(players)].iter().map(seat).collect();
        Match::new(setup, self.seed.get_untracked().trim().to_owned(), seats)
    }
}

/// A first game as the form has it unless something is chosen: against one bot, with a new seed.
pub fn first_game() -> Match<CouncilOf4> {
    Form::new().new_match()
}

/// Setting up a new game.
#[component]
pub fn NewGame(
    /// What is chosen for it.
    form: Form,
    begin: Callback<Match<CouncilOf4>>,
    /// Unset to go back to the saved matches, if there are any.
    back: Option<RwSignal<bool>>,
) -> impl IntoView {
    let text = text();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        // What is wrong is said beside the button.
        if form.problem().is_none() {
            begin.run(form.new_match());
        }
    };
    view! {
        {back
            .map(|back| {
                view! {
                    <button class="btn back" type="button" on:click=move |_| back.set(false)>
                        {icon(Icon::Previous)}
                        {text.matches().back}
                    </button>
                }
            })}
        <form class="new-game" on:submit=submit>
            <SeatsBox form />
            <BoardBox form />
            <section class="panel box deal">
                <h2>{text.setup().deal}</h2>
                <input
                    class="inp"
                    aria-label=text.setup().seed
                    maxlength=LONGEST_SEED
                    prop:value=form.seed
                    on:input=move |event| form.seed.set(event_target_value(&event))
                />
                <button class="btn" type="button" on:click=move |_| form.seed.set(new_seed())>
                    {text.setup().new_seed}
                </button>
                <span class="muted">{text.setup().seed_note}</span>
                <span class="sp"></span>
                <span class="why" id=PROBLEM role="status">
                    {move || form.problem()}
                </span>
                <button
                    class="btn pri start"
                    type="submit"
                    aria-disabled=move || form.problem().is_some().then_some("true")
                    aria-describedby=move || form.problem().is_some().then_some(PROBLEM)
                >
                    {text.setup().start}
                </button>
            </section>
        </form>
    }
}

#[component]
fn SeatsBox(form: Form) -> impl IntoView {
    let text = text();
    let rows = move || {
        (0..usize::from(form.players.get())).map(|at| view! { <SeatRow form at /> }).collect_view()
    };
    let players = (2..=4).map(|count| (count, (text.setup().players)(count))).collect();
    let first = move || {
        let seats = (0..form.players.get()).map(|at| {
            let name = form.seats[usize::from(at)].name.get();
            view! {
                <option value=at.to_string() selected=move || form.first.get() == Some(Seat(at))>
                    {name}
                </option>
            }
        });
        seats.collect_view()
    };
    view! {
        <section class="panel box">
            <header>
                <h2>{text.setup().seats}</h2>
                <span class="sp"></span>
                <Segments label=text.setup().seats options=players value=form.players />
            </header>
            {rows}
            <div class="opts">
                <label>
                    {text.setup().first}
                    <select
                        class="inp"
                        on:change=move |event| {
                            form.first.set(event_target_value(&event).parse().ok().map(Seat));
                        }
                    >
                        <option value="" selected=move || form.first.get().is_none()>
                            {text.setup().by_lot}
                        </option>
                        {first}
                    </select>
                </label>
                <span class="muted">{move || (text.setup().start_with)(form.players.get())}</span>
            </div>
        </section>
    }
}

#[component]
fn SeatRow(form: Form, at: usize) -> impl IntoView {
    let text = text();
    let seat = form.seats[at];
    let who = vec![(true, text.setup().person.to_owned()), (false, text.setup().bot.to_owned())];
    let colours = SeatColour::ALL
        .map(|colour| {
            view! {
                <button
                    class="sw"
                    type="button"
                    aria-label=(text.setup().colour_of)(at + 1, colour)
                    aria-pressed=move || truth(seat.colour.get() == colour)
                    class:on=move || seat.colour.get() == colour
                    on:click=move |_| form.set_colour(at, colour)
                >
                    {merchant(colour.into(), 30)}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class="seat">
            <span class="no">{at + 1}</span>
            <input
                class="inp"
                aria-label=(text.setup().name)(at + 1)
                maxlength=LONGEST_NAME
                prop:value=seat.name
                on:input=move |event| seat.name.set(event_target_value(&event))
            />
            <Segments
                label=(text.setup().who_decides)(at + 1)
                options=who
                value=seat.person
                class="seg kind"
            />
            <div class="lv">
                {move || {
                    if seat.person.get() {
                        let note = form.several_persons().then_some(text.setup().curtain_note);
                        view! { <span class="muted">{note}</span> }.into_any()
                    } else {
                        view! {
                            <Select
                                label=(text.setup().how_well)(at + 1)
                                options=Level::ALL.map(|level| (level, (text.level)(level))).to_vec()
                                value=seat.level
                            />
                        }
                            .into_any()
                    }
                }}
            </div>
            <div class="sws">{colours}</div>
        </div>
    }
}

#[component]
fn BoardBox(form: Form) -> impl IntoView {
    let text = text();
    let rows = Region::ALL
        .map(|region| {
            let sides = [Side::One, Side::Two].map(|side| (side, side.number().to_string()));
            view! {
                <div class="side-row">
                    <span class="rn">{region_icon(region, 17)} {(text.region)(region)}</span>
                    <Segments
                        label=(text.region)(region)
                        options=sides.to_vec()
                        value=form.sides[region.index()]
                    />
                </div>
            }
        })
        .collect_view();
    let nobility = vec![
        (NobilityVariant::Printed, text.setup().nobility_printed.to_owned()),
        (NobilityVariant::Manual, text.setup().nobility_manual.to_owned()),
    ];
    let random = move |_| {
        let chance = any_of(8);
        for (bit, side) in form.sides.iter().enumerate() {
            side.set(if chance >> bit & 1 == 0 { Side::One } else { Side::Two });
        }
    };
    let facts = move || {
        let board = form.sides().board();
        (text.setup().board_facts)(board.roads().count(), board.royal_city().name())
    };
    view! {
        <section class="panel box board-box">
            <div class="pick-sides">
                <h2>{text.setup().board}</h2>
                {rows}
                <button class="btn" type="button" on:click=random>
                    {text.setup().random_sides}
                </button>
                <p class="muted">{facts}</p>
                <span class="cap">{text.setup().nobility}</span>
                <Segments label=text.setup().nobility options=nobility value=form.nobility />
            </div>
            <div class="frame">{move || view! { <BoardPicture sides=form.sides() /> }}</div>
        </section>
    }
}

/// The board as it will lie there, without tokens.
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
            class="map"
            viewBox=whole()
            role="img"
            aria-label=(text().table().map)(&sides.to_string())
        >
            <Land />
            <Roads sides />
            {cities}
        </svg>
    }
}
