//! The pictures of the rules, put together from the pieces of the game.

use leptos::prelude::*;

use super::land::{Drawn, part_of_map};
use crate::games::four_towers::rules::Play;
use crate::games::four_towers::rules::components::{
    Champion, Clan, DOUBLING, GEM_STEPS, LineEnd, MERCENARIES, MOUNTAINEER_SPACES, PLAYERS, TOP,
    TrackGems, Trade, Village, When, points,
};
use crate::games::four_towers::scene::geometry::{Area, MAP, village_middle};
use crate::games::four_towers::scene::mats::merchant_spaces;
use crate::games::four_towers::scene::track::{Track, Way};
use crate::games::four_towers::text::rules::{EXAMPLE, Picture};
use crate::games::four_towers::text::tip::{self};
use crate::games::four_towers::text::{Subjects, Tip};
use crate::games::four_towers::web::art::{
    Figure, Look, Marker, Move, Pips, Symbol, Takes, TrackView, VillageState, big_card,
    bursts_sign, city_sign, disc, figure, gate_sign, gem, home_sign, influence, mark, medal, moves,
    pips, play_icon, points_shield, price, small_tower, space, supply, symbol as skill_symbol,
    track, trade_icon, when_icon,
};
use crate::games::four_towers::web::words::card_words;
use crate::record::SeatColour;
use crate::text::text;
use crate::web::art::{Icon, icon_sized};

/// Seats in the pictures.
const SEATS: [SeatColour; 3] = [SeatColour::Scarlet, SeatColour::Cobalt, SeatColour::Forest];

/// Height of the figures in the pictures, in pixels.
const FIGURE: u32 = 56;

/// Draws the subject of a tip, if it has a drawing.
pub fn symbol(of: Tip, size: u32) -> AnyView {
    let person = |of, clan| figure(of, clan, size, Look::Plain).into_any();
    let sign = |of| icon_sized(of, size).into_any();
    let (followers, lords) = EXAMPLE;
    match of {
        Tip::Clan(clan) => disc(clan, size).into_any(),
        Tip::Ring(ring) => skill_symbol(Symbol::Ring(ring), size),
        Tip::Trade(trade) => sign(trade_icon(trade)),
        Tip::Champion(champion) => medal(champion, size * 5 / 4).into_any(),
        Tip::Seat(colour) => mark(colour, size).into_any(),
        Tip::Of(tip::Symbol::Peasant)
        | Tip::Of(tip::Symbol::ToPlace)
        | Tip::Of(tip::Symbol::ToKeep) => person(Figure::Peasant, Some(Clan::Green)),
        Tip::Of(tip::Symbol::Spirit) => person(Figure::Spirit, Some(Clan::Green)),
        Tip::Of(tip::Symbol::Follower) => person(Figure::Follower, Some(Clan::Green)),
        Tip::Of(tip::Symbol::Lord) => person(Figure::Lord, Some(Clan::Green)),
        Tip::Of(tip::Symbol::Demon) | Tip::Of(tip::Symbol::Follows) => {
            person(Figure::Demon, Some(Clan::Green))
        }
        Tip::Of(tip::Symbol::Home) => home_sign(Clan::Red, size).into_any(),
        Tip::Of(tip::Symbol::Outside) => gate_sign(size).into_any(),
        Tip::Of(tip::Symbol::City) => city_sign(size).into_any(),
        Tip::Of(tip::Symbol::Tower) => small_tower(Clan::Blue, 2, size * 3 / 2).into_any(),
        Tip::Of(tip::Symbol::Supply) => supply(Clan::Yellow, false, size).into_any(),
        Tip::Of(tip::Symbol::Temple) => sign(Icon::Temple),
        Tip::Of(tip::Symbol::Display)
        | Tip::Of(tip::Symbol::Deck)
        | Tip::Of(tip::Symbol::Bonus) => sign(Icon::Champion),
        Tip::Of(tip::Symbol::Price) => {
            price(Champion::EmeraldRecruiter.price(SEATS.len() as u8), size).into_any()
        }
        Tip::Of(tip::Symbol::Gem) | Tip::Of(tip::Symbol::Tokens) => gem(size).into_any(),
        Tip::Of(tip::Symbol::Begin) => sign(when_icon(When::Begin)),
        Tip::Of(tip::Symbol::End) => sign(when_icon(When::End)),
        Tip::Of(tip::Symbol::Influence) => influence(points(GEM_STEPS[0]), size).into_any(),
        Tip::Of(tip::Symbol::Gold) => influence(points(TOP), size).into_any(),
        Tip::Of(tip::Symbol::Down) => moves(Move::Down, size).into_any(),
        Tip::Of(tip::Symbol::Doubled) => doubled(size).into_any(),
        Tip::Of(tip::Symbol::Points) => points_shield(followers * lords, size * 5 / 4).into_any(),
        Tip::Of(tip::Symbol::Majority) => sign(trade_icon(Trade::Mountaineer)),
        Tip::Of(tip::Symbol::Market) => sign(trade_icon(Trade::Merchant)),
        Tip::Of(tip::Symbol::White) => {
            space(Takes::White(text().seat().any()), None, size * 3 / 2).into_any()
        }
        Tip::Of(tip::Symbol::Expands)
        | Tip::Of(tip::Symbol::Waiting)
        | Tip::Of(tip::Symbol::Cascade)
        | Tip::Of(tip::Symbol::FilledIn) => bursts_sign(size).into_any(),
        Tip::Of(tip::Symbol::TurnsLeft)
        | Tip::Of(tip::Symbol::Plays)
        | Tip::Of(tip::Symbol::Closed)
        | Tip::Of(tip::Symbol::Spare)
        | Tip::Of(tip::Symbol::Reveals) => ().into_any(),
    }
}

/// A marker with its gem.
fn doubled(size: u32) -> impl IntoView {
    view! { <span class="ft-doubled">{mark(SEATS[0], size)} {gem(size * 2 / 3)}</span> }
}

/// Draws a picture.
pub fn image(of: Picture) -> AnyView {
    match of {
        Picture::Score => score().into_any(),
        Picture::Map => whole_map().into_any(),
        Picture::People => people().into_any(),
        Picture::Mats => mats().into_any(),
        Picture::Turn => turn().into_any(),
        Picture::Place => place().into_any(),
        Picture::Expansion => expansion().into_any(),
        Picture::Lord => lord().into_any(),
        Picture::Demon => demon().into_any(),
        Picture::Champion => champion().into_any(),
        Picture::Track => influence_track().into_any(),
    }
}

fn arrow() -> impl IntoView {
    view! {
        <svg class="g to" viewBox="0 0 24 24" width="28" height="28">
            <path d="M2 12h19M15 6l6 6-6 6" />
        </svg>
    }
}

fn score() -> impl IntoView {
    let (followers, lords) = EXAMPLE;
    let row = |of, count| {
        (0..count).map(|_| figure(of, Some(Clan::Blue), FIGURE, Look::Plain)).collect_view()
    };
    view! {
        <span class="sum">{row(Figure::Follower, followers)}</span>
        <span class="sum">"×"</span>
        <span class="sum">{row(Figure::Lord, lords)}</span>
        <span class="sum">"="</span>
        {points_shield(followers * lords, FIGURE)}
    }
}

/// The land in the middle of a game.
fn whole_map() -> impl IntoView {
    use Clan::{Blue, Green, Red, Yellow};
    use Village as V;
    part_of_map(
        MAP,
        &Drawn {
            peasants: vec![
                (V::Dalma, vec![Red, Red]),
                (V::Farra, vec![Yellow]),
                (V::Gerst, vec![Green, Blue]),
                (V::Ilmen, vec![Blue]),
                (V::Askar, vec![Red]),
                (V::Cindra, vec![Yellow, Blue]),
                (V::Juniva, vec![Blue]),
                (V::Lindal, vec![Yellow, Yellow]),
                (V::Nettin, vec![Green]),
                (V::Orlea, vec![Green, Blue]),
                (V::Quarn, vec![Red]),
                (V::Tarnik, vec![Yellow, Blue]),
            ],
            lords: [2, 1, 3, 2],
            demons: [1, 0, 1, 2],
            ..Drawn::default()
        },
    )
}

fn people() -> impl IntoView {
    let forms = [
        (Figure::Peasant, Tip::Of(tip::Symbol::Peasant)),
        (Figure::Spirit, Tip::Of(tip::Symbol::Spirit)),
        (Figure::Follower, Tip::Of(tip::Symbol::Follower)),
        (Figure::Lord, Tip::Of(tip::Symbol::Lord)),
        (Figure::Demon, Tip::Of(tip::Symbol::Demon)),
    ];
    forms
        .map(|(form, tip)| {
            view! {
                <span class="part">
                    {figure(form, Some(Clan::Red), FIGURE, Look::Plain)}
                    {tip.name()}
                </span>
            }
        })
        .collect_view()
}

fn mats() -> impl IntoView {
    const SPACE: u32 = 46;
    let rows = Clan::ALL.into_iter().zip([2, 1, 3, 5]).map(|(clan, now)| {
        view! {
            <span class="ft-mat-row">
                {figure(Figure::Follower, Some(clan), 26, Look::Plain)}
                {pips(Pips { clan, now, then: now }, 300)}
            </span>
        }
    });
    let there = [Clan::Red, Clan::Blue];
    let mercenaries = (1..=MERCENARIES).map(|number| {
        let taken = there.get(usize::from(number) - 1).map(|&clan| (clan, Look::Plain));
        space(Takes::Mercenary { number, has_gem: number == DOUBLING }, taken, SPACE)
    });
    let merchants = merchant_spaces([Clan::Green].into_iter().collect()).map(|of| {
        let takes = of.asks.map_or(Takes::White(text().seat().any()), Takes::Merchant);
        space(takes, of.taken.map(|clan| (clan, Look::Plain)), SPACE)
    });
    let mountaineers = MOUNTAINEER_SPACES.into_iter().enumerate().map(|(at, clans)| {
        let taken = (at == 0).then_some((clans[0], Look::Plain));
        space(Takes::Mountaineer(clans), taken, SPACE)
    });
    let line = |trade, spaces: AnyView| {
        view! {
            <span class="ft-mat-row">
                {icon_sized(trade_icon(trade), 26)} <span class="ft-spaces">{spaces}</span>
            </span>
        }
    };
    view! {
        <span class="ft-mat">
            {rows.collect_view()} {line(Trade::Mercenary, mercenaries.collect_view().into_any())}
            {line(Trade::Merchant, merchants.collect_view().into_any())}
            {line(Trade::Mountaineer, mountaineers.collect_view().into_any())}
        </span>
    }
}

fn turn() -> impl IntoView {
    let play = |play: Play| {
        let must = matches!(play, Play::Draw | Play::Place | Play::Assign);
        view! {
            <span class="ft-play" class:must=must>
                <b class="no">{play.number()}</b>
                {icon_sized(play_icon(play), 20)}
                {text().plays().name(play)}
            </span>
        }
    };
    view! { <span class="ft-turn">{Play::ALL.map(play).collect_view()}</span> }
}

/// Villages that take a green peasant, and others that don't.
fn place() -> impl IntoView {
    use Clan::{Blue, Green, Red};
    let villages = [
        (Village::Juniva, vec![Blue], VillageState::Legal),
        (Village::Lindal, vec![Red, Green], VillageState::Bursts),
        (Village::Orlea, vec![Blue, Blue], VillageState::Fade),
        (Village::Nettin, Vec::new(), VillageState::Fade),
    ];
    let alone = villages.map(|(village, there, state)| {
        let middle = village_middle(village);
        let (width, height) = (150.0, 116.0);
        let part = Area { x: middle.x - 75.0, y: middle.y - 58.0, width, height };
        let drawn = Drawn {
            peasants: vec![(village, there)],
            states: vec![(village, state)],
            ..Drawn::default()
        };
        view! { <span class="ft-village">{part_of_map(part, &drawn)}</span> }
    });
    view! {
        {figure(Figure::Peasant, Some(Green), FIGURE, Look::Plain)}
        {arrow()}
        {alone.collect_view()}
    }
}

fn expansion() -> impl IntoView {
    use Clan::{Blue, Red};
    let (village, clans) = (Village::Dalma, [Red, Blue, Blue]);
    part_of_map(
        Area { x: 270.0, y: 120.0, width: 580.0, height: 290.0 },
        &Drawn {
            peasants: vec![(village, clans.to_vec())],
            states: vec![(village, VillageState::Chosen)],
            going: village
                .lines()
                .into_iter()
                .zip(clans)
                .map(|(end, of)| ((village, end), of))
                .collect(),
            ..Drawn::default()
        },
    )
}

fn lord() -> impl IntoView {
    use Clan::{Blue, Yellow};
    let village = Village::Pikan;
    let map = part_of_map(
        Area { x: 200.0, y: 10.0, width: 400.0, height: 190.0 },
        &Drawn {
            peasants: vec![(village, vec![Yellow, Blue, Blue])],
            states: vec![(village, VillageState::Chosen)],
            going: vec![((village, LineEnd::Outside), Blue)],
            ..Drawn::default()
        },
    );
    view! {
        {map}
        {arrow()}
        {small_tower(Blue, 2, 150)}
        <span class="sum">{mark(SEATS[0], 24)} {moves(Move::Up, 28)}</span>
    }
}

fn demon() -> impl IntoView {
    use Clan::{Blue, Green};
    let village = Village::Cindra;
    part_of_map(
        Area { x: 310.0, y: 370.0, width: 810.0, height: 520.0 },
        &Drawn {
            peasants: vec![(village, vec![Green, Blue, Blue])],
            states: vec![(village, VillageState::Chosen)],
            going: vec![((village, LineEnd::City), Green)],
            falls: Some(Green),
            lords: [0, 0, 3, 0],
            demons: [1, 0, 0, 1],
        },
    )
}

fn champion() -> impl IntoView {
    let of = Champion::EmeraldRecruiter;
    view! { <div class="champion-card big">{big_card(of, of.price(SEATS.len() as u8), &card_words(of))}</div> }
}

/// Returns the table of the prices of all champions, by the number of players.
pub fn prices() -> impl IntoView {
    let head = PLAYERS.map(|players| {
        let said = text().setup().players(players);
        view! { <th scope="col" aria-label=said>{players}</th> }
    });
    let row = |of: Champion| {
        let cells = PLAYERS.map(|players| view! { <td>{of.price(players)}</td> });
        view! {
            <tr>
                <th scope="row"><span>{medal(of, 26)} {text().champions().name(of)}</span></th>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <table class="ft-prices">
            <thead>
                <tr>
                    <td></td>
                    {head.collect_view()}
                </tr>
            </thead>
            <tbody>{Champion::ALL.map(row).collect_view()}</tbody>
        </table>
    }
}

fn influence_track() -> impl IntoView {
    const SIZE: (u32, u32) = (640, 64);
    let [low, middle, high] = [GEM_STEPS[0] - 1, GEM_STEPS[1] + 1, GEM_STEPS[2] - 1];
    let markers = SEATS.into_iter().zip([low, middle, high]).enumerate();
    let markers = markers.map(|(at, (colour, step))| Marker {
        colour,
        step,
        is_doubled: at == 1,
        then: None,
    });
    let markers: Vec<Marker> = markers.collect();
    let view = TrackView { markers: &markers, gems: TrackGems::ALL, title: "" };
    let drawn = track(&Track::of(SIZE.0, SIZE.1, Way::Across, false), &view);
    view! {
        <svg
            class="track-art"
            viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1)
            aria-hidden="true"
            inner_html=drawn
        />
    }
}
