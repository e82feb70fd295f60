//! The board of a new match: a printed one, or one of one's own.

mod draft;
mod editor;
mod kept;
mod map;
mod panel;

use leptos::prelude::*;

use editor::Editor;

use super::art::{CityArt, Land, QueenArt, Roads, city_place, region_icon};
use super::picture::whole;
use crate::games::council_of_4::rules::board::{Board, Side, Sides};
use crate::games::council_of_4::rules::{City, Region};
use crate::games::council_of_4::scene::geometry::frame::FAR_MAP;
use crate::games::council_of_4::text::{Subjects, dotted};
use crate::rules::Seed;
use crate::text::text;
use crate::web::dialog::{Segments, Sheet};
use crate::web::later::{entry, part};
use crate::web::seed::{any_of, new_seed};

entry! {
    /// Shows the editor, which begins with the chosen board.
    council_of_4_after, fetch_editor: fn editor(chosen: RwSignal<Board>, open: RwSignal<bool>) -> AnyView {
        view! { <Editor chosen open /> }.into_any()
    }
}

/// Choice of a board.
#[derive(Clone, Copy)]
pub struct BoardChoice {
    /// Whether it is one of one's own.
    is_own: RwSignal<bool>,
    sides: [RwSignal<Side>; 3],
    own: RwSignal<Board>,
}

impl BoardChoice {
    /// Returns the choice of the first board.
    pub fn new() -> BoardChoice {
        BoardChoice {
            is_own: RwSignal::new(false),
            sides: [Side::One; 3].map(RwSignal::new),
            own: RwSignal::new(Board::default()),
        }
    }

    /// Returns the chosen board.
    pub fn board(self) -> Board {
        if self.is_own.get() {
            self.own.get()
        } else {
            Sides::new(self.sides.map(|side| side.get())).board()
        }
    }

    /// Makes a board of one's own by chance.
    fn make(self) {
        self.own.set(Board::made(Seed::from_text(&new_seed())));
    }
}

/// Choice of the board, with its picture.
#[component]
pub fn BoardFields(choice: BoardChoice) -> impl IntoView {
    let words = text().boards();
    let kinds = vec![(false, words.printed()), (true, words.own())];
    // There is one to look at as soon as it is asked for.
    Effect::new(move |_| {
        if choice.is_own.get() && choice.own.get_untracked() == Board::default() {
            choice.make();
        }
    });
    view! {
        <div class="board-head">
            <h2>{text().new_game().board()}</h2>
            <Segments label=text().new_game().board() options=kinds value=choice.is_own />
        </div>
        <Show when=move || choice.is_own.get() fallback=move || view! { <Printed choice /> }>
            <Own choice />
        </Show>
    }
}

/// Choice of the sides of a printed board.
#[component]
fn Printed(choice: BoardChoice) -> impl IntoView {
    let text = text();
    let rows = Region::ALL
        .map(|region| {
            let sides = [Side::One, Side::Two].map(|side| (side, side.number().to_string()));
            view! {
                <div class="side-row">
                    <span class="rn">{region_icon(region, 17)} {text.pieces().region_name(region)}</span>
                    <Segments
                        label=text.pieces().region_name(region)
                        options=sides.to_vec()
                        value=choice.sides[region.index()]
                    />
                </div>
            }
        })
        .collect_view();
    let random = move |_| {
        let chance = any_of(8);
        for (bit, side) in choice.sides.iter().enumerate() {
            side.set(if chance >> bit & 1 == 0 { Side::One } else { Side::Two });
        }
    };
    view! {
        {rows}
        <button class="btn" type="button" on:click=random>
            {text.new_game().random_sides()}
        </button>
    }
}

/// Choice of a board of one's own.
#[component]
fn Own(choice: BoardChoice) -> impl IntoView {
    let words = text().boards();
    let open = RwSignal::new(false);
    // Read anew whenever the editor closes, where boards are kept.
    let kept = Memo::new(move |_| {
        open.track();
        kept::kept()
    });
    let shelf = move || {
        let kept = kept.get();
        let own = choice.own.get();
        let options = kept
            .iter()
            .map(|(name, board)| {
                view! {
                    <option value=board.to_string() selected=board == own>
                        {name.to_owned()}
                    </option>
                }
            })
            .collect_view();
        let is_kept = kept.iter().any(|(_, board)| board == own);
        (kept.iter().next().is_some()).then(|| {
            view! {
                <label class="kept-boards">
                    {words.kept()}
                    <select
                        class="inp"
                        on:change=move |event| {
                            if let Ok(board) = event_target_value(&event).parse() {
                                choice.own.set(board);
                            }
                        }
                    >
                        {(!is_kept).then(|| view! { <option selected>"–"</option> })}
                        {options}
                    </select>
                </label>
            }
        })
    };
    view! {
        <div class="own-board">
            <button class="btn" type="button" on:click=move |_| choice.make()>
                {words.another()}
            </button>
            <button class="btn" type="button" on:click=move |_| open.set(true)>
                {words.edit()}
            </button>
        </div>
        <span class="muted made">{words.made()}</span>
        {shelf}
        <Sheet open title=words.title().to_owned() class="dlg board-editor">
            {move || open.get().then(|| part(move || editor(choice.own, open), None))}
        </Sheet>
    }
}

/// Picture of a board, without the tokens that are dealt.
#[component]
pub fn BoardPicture(board: Board) -> impl IntoView {
    let plan = board.plan();
    let cities = City::ALL
        .map(|city| {
            let queen = if plan.royal_city() == city { QueenArt::Here } else { QueenArt::Away };
            view! {
                <g transform=city_place(&plan, city)>
                    <CityArt city colour=plan.colour(city) token=plan.token(city) queen />
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="map far" viewBox=whole() role="img" aria-label=text().board().map(board.sides().map(dotted).as_deref())>
            <Land plan view=Signal::stored(FAR_MAP) />
            <Roads plan />
            {cities}
        </svg>
    }
}
