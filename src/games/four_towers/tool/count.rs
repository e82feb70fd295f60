//! What is counted of many games: lords and demons, what is given up, champions, and where points come from.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Champion, Trade};
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::{Cause, Event};
use crate::rules::Seat;
use crate::tool::figures::{Figure, Finished, means, percent, spread, wins_from};

/// Returns the figures of finished games.
pub fn figures(games: &[Finished<FourTowers>]) -> Vec<Figure> {
    let each = |is: fn(&Event) -> bool| {
        spread(
            games
                .iter()
                .map(move |game| game.events.iter().filter(|&event| is(event)).count() as f64),
        )
    };
    vec![
        ("wins from the first seat on", wins_from(games, |game| Some(game.end.table().first))),
        ("points from the first seat on", by_place(games)),
        ("expansions", each(|event| matches!(event, Event::Expanded { .. }))),
        ("lords made", each(|event| matches!(event, Event::LordMade { .. }))),
        ("demons made", each(|event| matches!(event, Event::DemonMade { .. }))),
        (
            "lords that followed",
            each(|event| matches!(event, Event::DemonMade { lord_follows: true, .. })),
        ),
        ("champions hired", each(|event| matches!(event, Event::ChampionHired { .. }))),
        (
            "third champions",
            each(|event| matches!(event, Event::ChampionHired { paid, .. } if paid.is_none())),
        ),
        ("mercenaries given up", each(|event| is_given_up(event, Trade::Mercenary))),
        ("mountaineers given up", each(|event| is_given_up(event, Trade::Mountaineer))),
        ("merchants given up", each(|event| is_given_up(event, Trade::Merchant))),
        ("markers doubled", each(|event| matches!(event, Event::Doubled { .. }))),
        ("points by cause, of all", points(games, |_, _| true)),
        ("points by cause, of winners", points(games, |game, seat| game.winners.contains(&seat))),
        ("champions hired of those offered", champions(games)),
    ]
}

fn is_given_up(event: &Event, of: Trade) -> bool {
    matches!(event, Event::GivenUp { trade, .. } if *trade == of)
}

/// Returns the mean points of every seat, from the first one of each game on.
fn by_place(games: &[Finished<FourTowers>]) -> String {
    let seats = games.iter().map(|game| game.end.table().seats()).max().unwrap_or(0);
    let points = |place| {
        let points = games.iter().map(|game| {
            let table = game.end.table();
            f64::from(score(table, Seat((table.first.0 + place) % table.seats())).total())
        });
        format!("{:.1}", points.sum::<f64>() / games.len().max(1) as f64)
    };
    (0..seats).map(points).collect::<Vec<_>>().join("  ")
}

/// Returns the mean points for each cause of those seats that count.
fn points(
    games: &[Finished<FourTowers>],
    counts: fn(&Finished<FourTowers>, Seat) -> bool,
) -> String {
    let scores: Vec<_> = games
        .iter()
        .flat_map(|game| {
            let table = game.end.table();
            let seats = table.each_seat().filter(move |&seat| counts(game, seat));
            seats.map(move |seat| score(table, seat))
        })
        .collect();
    means(&scores, |score| Cause::ALL.map(|cause| f64::from(score.of(cause))))
}

/// Returns for each champion, by number, in how many of the games in which it was offered someone hired it.
fn champions(games: &[Finished<FourTowers>]) -> String {
    let share = |of: Champion| {
        let happened = |game: &Finished<FourTowers>, hired: bool| {
            game.events.iter().any(|event| match event {
                Event::ChampionRevealed { champion, .. } => !hired && *champion == of,
                Event::ChampionHired { champion, .. } => hired && *champion == of,
                _ => false,
            })
        };
        let offered = games.iter().filter(|game| happened(game, false)).count();
        let hired = games.iter().filter(|game| happened(game, true)).count();
        format!("{} {}", of.number(), percent(hired as f64, offered))
    };
    Champion::ALL.map(share).join("  ")
}
