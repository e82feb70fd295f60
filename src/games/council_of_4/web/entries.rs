//! Entry points of Council of 4 for the house: its parts of the start page.

use leptos::prelude::*;

use super::art::{MiniMap, PieceColour, SHAPES};
use super::picture::still;
use super::setup::{BoardBox, First, new_match};
use crate::archive::Glance;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::{Board, City};
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::glance::Small;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::new_game::board_name;
use crate::games::council_of_4::text::tip::Tip;
use crate::record::{Match, SeatRecord};
use crate::scene::viewport::Frame;
use crate::text::text;
use crate::text::tip::Tipped;
use crate::web::form::Form;
use crate::web::hosted::Hosted;
use crate::web::tip::Explained;

/// Size of the picture of a match.
const PICTURE: Frame = Frame { width: 560.0, height: 264.0 };

impl Hosted for CouncilOf4 {
    fn shapes() -> &'static str {
        SHAPES
    }

    fn table_name(glance: &Glance) -> Option<String> {
        let board = Small::read(&glance.picture)?.board;
        Some(board_name(board))
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().sheet().cause(of))
    }

    fn picture(view: &View, seats: &[SeatRecord]) -> AnyView {
        still(&view.table, seats, PICTURE)
    }

    fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView {
        let Some(Small { board, queen, merchants, neutral }) = Small::read(&glance.picture) else {
            return ().into_any();
        };
        let merchants = City::ALL.map(|city| {
            let seated = seats.iter().zip(&merchants).filter(|(_, there)| there.contains(city));
            let neutral = neutral.contains(city).then_some(PieceColour::Neutral);
            (city, seated.map(|(who, _)| who.colour.into()).chain(neutral).collect::<Vec<_>>())
        });
        view! {
            <MiniMap
                plan=board.plan()
                merchants=Signal::stored(merchants.to_vec())
                queen=Signal::stored(Some(queen))
            />
        }
        .into_any()
    }

    fn sample() -> AnyView {
        view! { <MiniMap plan=Board::default().plan() /> }.into_any()
    }

    fn explained(key: &str) -> Option<Explained> {
        Tip::of_key(key).map(|tip| Explained { name: tip.name(), what: tip.what() })
    }

    fn seat_fields(form: Form) -> AnyView {
        view! { <First form /> }.into_any()
    }

    fn fields(form: Form) -> AnyView {
        view! { <BoardBox form /> }.into_any()
    }

    fn new_match(form: Form) -> Match<CouncilOf4> {
        new_match(form)
    }
}
