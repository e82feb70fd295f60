//! Score sheet: the points by cause, with the moves behind every number.

use leptos::prelude::*;

use super::art::{
    Figure, Look, Move, champion_class, figure, gem, medal, moves as moves_up, trade_icon,
};
use super::state::{Table, table};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::PublicState;
use crate::games::four_towers::rules::components::{DOUBLED, points};
use crate::games::four_towers::rules::scoring::{points_each, score};
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::scene::trace::Row as Line;
use crate::games::four_towers::scene::{Standing, Trace};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::causes::{
    each, each_token, why_followers, why_influence, why_trade,
};
use crate::games::four_towers::text::log::turn;
use crate::games::four_towers::text::said::causes::WhyTokens;
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::said::table::Balance;
use crate::text::text;
use crate::text::told::{Manner, Told};
use crate::web::art::{Icon, icon_sized, swatch};
use crate::web::screen::Screen;
use crate::web::sums::{Behind, Counted, Moment, Number, Row, Sums};

/// Height of the signs before a row, in pixels.
const SIGN: u32 = 25;

/// Returns the score sheet of the surrounding table.
pub fn sums() -> Sums<Line> {
    let words = text().causes();
    let table = table();
    let end = table.view.get_untracked().table;
    let standing = Standing::of(&end);
    let number = |points: u16, is_best: bool, how: AnyView| {
        let drawn = view! {
            <span class="how" aria-hidden="true">
                {how}
            </span>
            <b>{points}</b>
        };
        Number { is_best, ..Number::new(points, text().cover().points(points), drawn.into_any()) }
    };
    let line = |line: Line| {
        let of =
            |seat: Seat| standing.scores.get(seat.index()).map_or(0, |score| line.points(score));
        let most = end.each_seat().map(of).max().unwrap_or_default();
        let is_single = end.each_seat().filter(|&seat| of(seat) == most).count() == 1;
        let numbers = end.each_seat().map(|seat| {
            let points = of(seat);
            number(points, is_single && points == most && points > 0, how(&end, seat, line))
        });
        let title = FourTowers::cause(line);
        let head = view! {
            <span class="row of-cause">
                {swatch(FourTowers::paint(line))} {sign(line)} <b>{title.clone()}</b> {note(&end, line)}
            </span>
        };
        let head = head.into_any();
        (Counted::Cause(line), Row { title, class: "", head, numbers: numbers.collect() })
    };
    let totals = end.each_seat().map(|seat| number(standing.total(seat), false, ().into_any()));
    let ties = standing.scores.iter().map(|score| {
        let [track, champions] = Tie::ALL.map(|tie| tie.number(score));
        Number::plain(view! { {track} " · " {champions} }.into_any())
    });
    let last = [
        (Counted::Total, text().score().total(), "total", totals.collect()),
        (Counted::TieBreak, words.if_tied(), "tie", ties.collect()),
    ];
    let last = last.map(|(counted, title, class, numbers)| {
        let title = title.to_owned();
        (counted, Row { head: title.clone().into_any(), title, class, numbers })
    });
    let rows = Line::ALL.map(line).into_iter().chain(last).collect();
    let behind = Box::new(move |seat, counted| behind(&table, seat, counted));
    Sums { title: words.title(), rows, behind }
}

/// Draws the sign of a row.
fn sign(line: Line) -> AnyView {
    match line {
        Line::Followers(clan) => figure(Figure::Peasant, Some(clan), 30, Look::Plain).into_any(),
        Line::Trade(trade) => icon_sized(trade_icon(trade), SIGN).into_any(),
        Line::Champions => icon_sized(Icon::Champion, SIGN).into_any(),
        Line::Tokens => gem(SIGN).into_any(),
        Line::Influence => moves_up(Move::Up, SIGN).into_any(),
    }
}

/// Says what each in a row brings.
fn note(end: &PublicState, line: Line) -> AnyView {
    let words = text().causes();
    match line {
        Line::Followers(clan) => {
            let lords = words.times_lords(end.lords.of(clan));
            view! {
                <span class="note">
                    {figure(Figure::Lord, Some(clan), 22, Look::Plain)} {lords}
                </span>
            }
            .into_any()
        }
        Line::Trade(trade) => view! { <span class="note">{each(trade)}</span> }.into_any(),
        Line::Tokens => view! { <span class="note">{each_token()}</span> }.into_any(),
        Line::Champions | Line::Influence => ().into_any(),
    }
}

/// Draws how the points of a row are made, before their sum.
fn how(end: &PublicState, seat: Seat, line: Line) -> AnyView {
    let player = end.player(seat);
    let times = |count: u16, each: u16| format!("{count} × {each}").into_any();
    match line {
        Line::Followers(clan) => times(player.followers.of(clan).into(), end.lords.of(clan).into()),
        Line::Trade(trade) => times(player.count(trade).into(), points_each(end, seat, trade)),
        Line::Influence if player.is_doubled => times(points(player.step), DOUBLED),
        Line::Champions => {
            let brought = score(end, seat).champions;
            let each = player.champions().zip(brought).map(|(hired, points)| {
                let class = format!("of-champion {}", champion_class(hired.champion));
                view! { <span class=class>{medal(hired.champion, 24)} {points}</span> }
            });
            each.collect_view().into_any()
        }
        Line::Tokens | Line::Influence => ().into_any(),
    }
}

/// Returns the moves behind a number.
fn behind(table: &Table, seat: Seat, counted: Counted<Line>) -> Behind {
    let (log, start): (Vec<Entry<FourTowers>>, _) =
        table.session.with_untracked(|session| (session.log().collect(), session.view_at(0, None)));
    let trace = start.map(|start| Trace::of(&start.table, log.iter().cloned()));
    let (trace, names) = (trace.unwrap_or_default(), table.names());
    let (steps, why) = match counted {
        Counted::Cause(line) => {
            let why = table.view.with_untracked(|view| why(&view.table, seat, line));
            let steps = trace.behind(seat, Some(line)).filter_map(|change| {
                let said = FourTowers::tell(log.get(change.entry)?, &names, Manner::Spoken);
                Some((change.round, said, change.points))
            });
            (steps.collect(), why)
        }
        Counted::Total | Counted::TieBreak => (of_turns(&trace, &log, seat, &names), Vec::new()),
    };
    let moments = steps.chunk_by(|one: &Step, next| one.0 == next.0).map(|together| {
        let part = |(_, said, (before, after)): &Step| {
            let balance = Balance { before: *before, after: *after };
            (said.clone(), Some(text().table().balance(balance)))
        };
        let round = together.first().map_or(0, |step| step.0);
        Moment {
            when: text().causes().when(round),
            deed: None,
            parts: together.iter().map(part).collect(),
        }
    });
    Behind { moments: moments.collect(), why: why.into_iter().map(|why| (why, None)).collect() }
}

/// What changed points: its round, what it was, and the points before and after.
type Step = (u8, String, (u16, u16));

/// Returns the turns that changed the points of a seat, each with all that it brought about.
fn of_turns(trace: &Trace, log: &[Entry<FourTowers>], seat: Seat, names: &[String]) -> Vec<Step> {
    let mut before = 0;
    let mut steps = Vec::new();
    for moment in &trace.moments {
        let points = moment.points.get(seat.index()).copied().unwrap_or_default();
        if points != before {
            let (first, last) = moment.entries;
            let entries = log.get(first..=last).unwrap_or_default();
            steps.push((moment.round, turn(entries, names), (before, points)));
        }
        before = points;
    }
    steps
}

/// Returns why a row brings its points, or none.
fn why(end: &PublicState, seat: Seat, line: Line) -> Vec<String> {
    let words = text().causes();
    let player = end.player(seat);
    let score = score(end, seat);
    let brings = line.points(&score);
    match line {
        Line::Followers(clan) => {
            let (followers, lords) = (player.followers.of(clan), end.lords.of(clan));
            vec![why_followers(clan, followers, lords, brings)]
        }
        Line::Trade(trade) => {
            vec![why_trade(trade, player.count(trade), points_each(end, seat, trade), brings)]
        }
        Line::Champions => {
            let each = player.champions().zip(score.champions);
            each.map(|(hired, points)| {
                text().labels().sentence(&words.champion_brings(hired.champion, points))
            })
            .collect()
        }
        Line::Tokens => {
            let on_champions = player.champions().map(|hired| hired.tokens()).sum();
            vec![words.why_tokens(WhyTokens { on_champions, loose: player.gems })]
        }
        Line::Influence => vec![why_influence(points(player.step), player.is_doubled)],
    }
}
