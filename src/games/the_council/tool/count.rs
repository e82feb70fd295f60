//! What is counted of many games: their length, events, trades, and where points come from.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::HANDS;
use crate::games::the_council::rules::scoring::score;
use crate::games::the_council::rules::{Cause, Event, PublicState, Score};
use crate::rules::Seat;
use crate::tool::figures::{Figure, Finished, means, percent, spread, wins_from};

/// Returns the figures of finished games.
pub fn figures(games: &[Finished<TheCouncil>]) -> Vec<Figure> {
    let counts: Vec<Counts> = games.iter().map(Counts::of).collect();
    let sum = |of: fn(&Counts) -> u32| counts.iter().map(of).sum::<u32>();
    let each = |of: fn(&Counts) -> u32| counts.iter().map(move |counts| f64::from(of(counts)));
    let ranked = sum(|counts| counts.ranked);
    let per = |part: u32, of: u32| format!("{:.2}", f64::from(part) / f64::from(of.max(1)));
    let mut figures = vec![
        ("wins from the first dealer on", wins_from(games, first_dealer)),
        ("decisions: drafts", percent(sum(|of| of.drafts).into(), sum(|of| of.decisions) as usize)),
        ("decisions: bids", percent(sum(|of| of.bids).into(), sum(|of| of.decisions) as usize)),
        ("hands", spread(each(|counts| counts.hands))),
        ("events", spread(each(|counts| counts.events))),
        (
            "events of rank 1 and more that succeed",
            percent(sum(|of| of.succeeded).into(), ranked as usize),
        ),
        ("ranks that the empire loses", spread(each(|counts| counts.falls))),
        ("trades for each of them", per(sum(|of| of.trades), sum(|of| of.falls))),
    ];
    figures.extend(points(games));
    figures.extend([
        (
            "a last hand without a collapse before it",
            percent(sum(|of| of.last_hands).into(), games.len()),
        ),
        (
            "shared victories",
            percent(games.iter().filter(|game| game.winners.len() > 1).count() as f64, games.len()),
        ),
    ]);
    figures
}

/// The figures about points, of all players and of winners.
fn points(games: &[Finished<TheCouncil>]) -> Vec<Figure> {
    let scores = |game: &Finished<TheCouncil>| -> Vec<Score> {
        let table = *game.end.table();
        table.each_seat().map(|seat| score(&table, seat)).collect()
    };
    let all: Vec<Score> = games.iter().flat_map(scores).collect();
    let winners: Vec<Score> = games
        .iter()
        .flat_map(|game| game.winners.iter().map(|&seat| score(game.end.table(), seat)))
        .collect();
    let by_cause = |scores: &[Score]| {
        means(scores, |score| Cause::ALL.map(|cause| f64::from(score.of(cause))))
    };
    let total = |scores: &[Score]| {
        let totals: Vec<f64> = scores.iter().map(|score| f64::from(score.total())).collect();
        spread(totals.into_iter())
    };
    let leads: Vec<f64> = games.iter().filter_map(|game| lead(game.end.table())).collect();
    let nowhere = winners.iter().filter(|score| score.of(Cause::Doubled) == 0).count();
    let most = |of: fn(&Score) -> u16| {
        let is_most = |game: &&Finished<TheCouncil>| {
            let scores = scores(game);
            let most = scores.iter().map(of).max();
            game.winners.iter().any(|seat| scores.get(seat.index()).map(of) == most)
        };
        percent(games.iter().filter(is_most).count() as f64, games.len())
    };
    vec![
        ("points", total(&all)),
        ("  traitor chips + ranks + the same doubled", by_cause(&all)),
        ("points of the winner", total(&winners)),
        ("  traitor chips + ranks + the same doubled", by_cause(&winners)),
        ("lead of the winner", spread(leads.into_iter())),
        ("winners above the empire nowhere", percent(nowhere as f64, winners.len())),
        (
            "winners with most points from ranks",
            most(|score| score.of(Cause::Ranks) + score.of(Cause::Doubled)),
        ),
        ("winners with most traitor chips", most(|score| score.of(Cause::Traitors))),
    ]
}

/// Returns the difference between the best two.
fn lead(table: &PublicState) -> Option<f64> {
    let mut totals: Vec<u16> = table.each_seat().map(|seat| score(table, seat).total()).collect();
    totals.sort_unstable();
    let (best, others) = totals.split_last()?;
    Some(f64::from(best - others.last()?))
}

/// Returns the seat that dealt the first hand.
fn first_dealer(game: &Finished<TheCouncil>) -> Option<Seat> {
    game.events.iter().find_map(|event| match event {
        Event::HandBegan { number: 1, dealer } => Some(*dealer),
        _ => None,
    })
}

/// What happened in one game.
#[derive(Default)]
struct Counts {
    decisions: u32,
    drafts: u32,
    bids: u32,
    hands: u32,
    events: u32,
    /// Events that can fail, and those of them that succeeded.
    ranked: u32,
    succeeded: u32,
    falls: u32,
    trades: u32,
    /// Whether the game came to its last hand.
    last_hands: u32,
}

impl Counts {
    fn of(game: &Finished<TheCouncil>) -> Counts {
        let mut counts = Counts { decisions: game.decisions as u32, ..Counts::default() };
        for event in &game.events {
            match *event {
                Event::Chose { .. } => counts.drafts += 1,
                Event::Bid { by_choice: true, .. } => counts.bids += 1,
                Event::HandEnded { number } => {
                    counts.hands += 1;
                    counts.last_hands += u32::from(number >= HANDS);
                }
                Event::Resolved { rank, success, .. } => {
                    counts.events += 1;
                    counts.ranked += u32::from(rank > 0);
                    counts.succeeded += u32::from(rank > 0 && success);
                }
                Event::EmpireFell { rank: Some(_), .. } => counts.falls += 1,
                Event::Traded { .. } => counts.trades += 1,
                _ => {}
            }
        }
        counts
    }
}
