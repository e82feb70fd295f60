//! Contributions of Four Towers to the screens around its table.

use leptos::prelude::*;

use super::art::{SHAPES, flown, kind_icon, medal, points_shield};
use super::hands::Mats;
use super::picture::{picture, sample, small_picture};
use super::sheet::{Causes, Counted};
use super::state::{SmallScreen, table};
use super::table::{Board, Dock, First, Rest, Seats, Tags, cells, listen, marks, moves};
use crate::archive::Glance;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::{Champion, Clan, Trade, supply, turns};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::rules::setup::Setup;
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::Draft;
use crate::games::four_towers::scene::gains::Gains;
use crate::games::four_towers::scene::look::Look;
use crate::games::four_towers::scene::motion::Piece;
use crate::games::four_towers::scene::trace::Row;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::rules::{Drawing, Picture};
use crate::games::four_towers::text::said::new_game::Start;
use crate::games::four_towers::text::tip::{Symbol, Tip};
use crate::record::SeatRecord;
use crate::scene::Shows;
use crate::text::text;
use crate::vocabulary::Vocabulary;
use crate::web::art::{Icon, Paint, shield};
use crate::web::asked::Asked;
use crate::web::form::Form;
use crate::web::later::part;
use crate::web::screen::{Mark, Screen};

impl Screen for FourTowers {
    type Small = SmallScreen;
    type Counted = Counted;

    const SHAPES: &'static str = SHAPES;

    fn gains(of: &Gains, height: u32) -> AnyView {
        super::gains::gains(of, height)
    }

    fn prize_sign(of: Champion, height: u32) -> AnyView {
        medal(of, height).into_any()
    }

    fn hands(look: Memo<Look>, _: &[SeatRecord]) -> AnyView {
        view! { <Mats look /> }.into_any()
    }

    fn board() -> AnyView {
        view! { <Board /> }.into_any()
    }

    fn seat_panels() -> AnyView {
        view! { <Seats /> }.into_any()
    }

    fn sum(view: &View, action: Action, height: u32) -> AnyView {
        super::sum::sum(view, action, height)
    }

    fn piece(piece: &Piece, seats: &[SeatRecord]) -> AnyView {
        flown(*piece, seats)
    }

    fn action_icon(draft: &Draft) -> Option<Icon> {
        Some(kind_icon(draft.kind?, draft.champion))
    }

    fn points_sign(points: u16, height: u32) -> AnyView {
        shield(Tip::Of(Symbol::Points), points, height).into_any()
    }

    fn paint(of: Row) -> Paint {
        match of {
            Row::Followers(Clan::Red) => Paint::plain("k-red", "ke-red"),
            Row::Followers(Clan::Yellow) => Paint::plain("k-yellow", "ke-yellow"),
            Row::Followers(Clan::Green) => Paint::plain("k-green", "ke-green"),
            Row::Followers(Clan::Blue) => Paint::plain("k-blue", "ke-blue"),
            Row::Trade(Trade::Mercenary) => Paint::plain("p-neutral", "piece-line"),
            Row::Trade(Trade::Merchant) => Paint::plain("hills-ink", "plate"),
            Row::Trade(Trade::Mountaineer) => Paint::plain("bronze", "bronze-ink"),
            Row::Champions => Paint::plain("royal", "royal-ink"),
            Row::Tokens => Paint::plain("gem", "gem-l"),
            Row::Influence => Paint::plain("accent", "accent-ink"),
        }
    }

    fn sheet(asked: Asked<Counted>) -> AnyView {
        view! { <Causes asked /> }.into_any()
    }

    fn begin() {
        listen(table());
    }

    fn marks() -> Vec<Mark> {
        marks(table())
    }

    fn dock() -> AnyView {
        view! { <Dock /> }.into_any()
    }

    fn over() -> AnyView {
        let is_listed = table().house.panels.moves;
        view! {
            {move || is_listed.get().then(|| part(moves, None))}
            <First />
        }
        .into_any()
    }

    fn cells(of: Shows<FourTowers>) -> AnyView {
        cells(of)
    }

    fn buttons(_: Shows<FourTowers>) -> AnyView {
        view! { <Rest /> }.into_any()
    }

    fn confirming() -> Option<Callback<()>> {
        let table = table();
        Some(Callback::new(move |()| table.commit()))
    }

    fn tags() -> AnyView {
        view! { <Tags /> }.into_any()
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().causes().cause(of))
    }

    fn picture(view: &View, _: &[SeatRecord]) -> AnyView {
        picture(&view.table)
    }

    fn small_picture(glance: &Glance, _: &[SeatRecord]) -> AnyView {
        small_picture(glance)
    }

    fn empty_picture() -> AnyView {
        sample()
    }

    fn seat_fields(form: Form) -> AnyView {
        let start = move || {
            let players = form.players.get();
            let turns = turns(players) / players.max(1);
            text().new_game().start(Start { turns, supply: supply(players) })
        };
        view! { <span class="muted">{start}</span> }.into_any()
    }

    fn setup(form: Form) -> Setup {
        Setup { players: form.players.get_untracked() }
    }

    fn sign(of: u16, size: u32) -> AnyView {
        points_shield(of, size * 5 / 4).into_any()
    }

    fn symbol(of: Tip, size: u32) -> AnyView {
        super::rules::symbol(of, size)
    }

    fn image(of: Picture) -> AnyView {
        super::rules::image(of)
    }

    fn draw(of: Drawing) -> AnyView {
        match of {
            Drawing::Prices => super::rules::prices().into_any(),
            // Lists of symbols.
            Drawing::Clans
            | Drawing::People
            | Drawing::Table
            | Drawing::Trades
            | Drawing::Champions => ().into_any(),
        }
    }
}
