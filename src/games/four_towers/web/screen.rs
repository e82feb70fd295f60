//! Contributions of Four Towers to the screens around its table.

use leptos::prelude::*;

use super::art::{SHAPES, flown, kind_icon, medal, points_shield};
use super::hands::Mats;
use super::picture::{picture, sample, small_picture};
use super::setup::seat_fields;
use super::state::table;
use super::tab::{Tab, tab_of};
use super::table::{Board, Dock, First, Rest, Seats, Tags, cells, listen, marks, moves};
use super::travel::travel;
use crate::archive::Glance;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Clan, Trade};
use crate::games::four_towers::rules::{Cause, Kind, View};
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::glance::Small;
use crate::games::four_towers::scene::trace::Row;
use crate::games::four_towers::scene::viewport::{SEEN, toward};
use crate::games::four_towers::scene::{Draft, Place};
use crate::games::four_towers::text::rules::Drawing;
use crate::games::four_towers::text::{Subjects, Symbol, Tip};
use crate::scene::viewport::{Map, Viewport};
use crate::text::text;
use crate::vocabulary::Vocabulary;
use crate::web::art::{Paint, shield};
use crate::web::later::part;
use crate::web::screen::{Art, Parts, Screen, Still};

impl Screen for FourTowers {
    type Tab = Tab;
    /// The ten plays.
    type List = ();

    const SHAPES: &'static str = SHAPES;
    const MAP: &'static Map = &SEEN;
    const PARTS: Parts<FourTowers> = Parts {
        begin: || listen(table()),
        marks: || marks(table()),
        dock: || view! { <Dock /> }.into_any(),
        over: || {
            let is_listed = table().house.panels.moves;
            view! {
                {move || is_listed.get().then(|| part(moves, None))}
                <First />
            }
            .into_any()
        },
        tags: || view! { <Tags /> }.into_any(),
        board: || view! { <Board /> }.into_any(),
        seats: || view! { <Seats /> }.into_any(),
        cells,
        buttons: |_| view! { <Rest /> }.into_any(),
        confirms: || {
            let table = table();
            Some(Callback::new(move |()| table.commit()))
        },
        hands: |look, _| view! { <Mats look /> }.into_any(),
        seat_fields,
        action_icon: |draft| Some(kind_icon(draft.kind?, draft.champion)),
        tab_of,
        travel: |_, way| travel(way),
        sums: || Some(super::sheet::sums()),
        ..Parts::NONE
    };
    /// Selector of the map, of which a phone shows a part.
    const WINDOW: &'static str = ".map";

    fn table_name(glance: &Glance) -> Option<String> {
        let is_printed = Small::read(&glance.picture).is_some_and(|small| small.printed);
        is_printed.then(|| text().new_game().printed().to_owned())
    }

    fn art(of: Art<'_, FourTowers>) -> AnyView {
        match of {
            Art::Points(points, height) => {
                shield(Tip::Of(Symbol::Points), points, height).into_any()
            }
            Art::Prize(of, height) => medal(of, height).into_any(),
            Art::Amount(of, size) => points_shield(of, size * 5 / 4).into_any(),
            Art::Tip(of, size) => super::rules::symbol(of, size),
            Art::Gains(of, height) => super::gains::gains(of, height),
            Art::Sum(view, action, height) => super::sum::sum(view, action, height),
            Art::Piece(piece, seats) => flown(*piece, seats),
            Art::Picture(of) => super::rules::image(of),
            Art::Drawing(Drawing::Prices) => super::rules::prices().into_any(),
            // Other drawings are lists of symbols.
            other => other.plain(),
        }
    }

    fn still(of: Still<'_, FourTowers>) -> AnyView {
        match of {
            Still::Table(view, _) | Still::Banner(view, _) | Still::Decision { view, .. } => {
                picture(&view.table)
            }
            Still::Match(glance, _) => small_picture(glance),
            Still::Empty => sample(),
        }
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

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().causes().cause(of))
    }

    fn next_tab(draft: &Draft, view: &View) -> Option<Tab> {
        match (draft.kind, draft.asks(&view.table)) {
            (Some(Kind::Expand), _) | (_, Some(Part::Village | Part::To)) => Some(Tab::Map),
            (_, Some(Part::Slot)) => Some(Tab::Towers),
            (Some(Kind::Assign), _) | (_, Some(Part::Champion | Part::Space)) => Some(Tab::Mats),
            _ => None,
        }
    }

    fn tab_name(tab: Tab, _: &View) -> &'static str {
        match tab {
            Tab::Map => text().desk().tab_map(),
            Tab::Towers => text().desk().tab_towers(),
            Tab::Mats => text().desk().tab_mats(),
            Tab::Log => text().table().tab_log(),
        }
    }

    fn toward(places: &[Place], _: &View) -> Option<Viewport> {
        places.iter().find_map(|&place| match place {
            Place::Village(village) => Some(toward(village)),
            _ => None,
        })
    }
}
