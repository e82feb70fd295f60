//! A person's ratings against the bots, a drawing for each game.

use leptos::prelude::*;

use crate::archive::Results;
use crate::bots::Level;
use crate::page::games::{Known, all};
use crate::scene::rating::glicko::NEW;
use crate::scene::rating::{Rating, shown};
use crate::text::said::rating::{ChartSays, Now};
use crate::text::text;

const WIDTH: i32 = 480;
const HEIGHT: i32 = 150;
/// Place of the first match; before it stand the ratings.
const LEFT: i32 = 40;
/// Place of the last one; behind it stand the levels.
const RIGHT: i32 = 380;
const TOP: i32 = 10;
const BOTTOM: i32 = HEIGHT - 10;
/// Least range of the drawing, in Elo.
const RANGE: i32 = 200;
/// Least distance between two labels in it.
const APART: i32 = 14;

/// Returns the ratings in the games in which there is one.
pub fn ratings(results: &Results) -> impl IntoView + use<> {
    let words = text().rating();
    let of_game = |known: &'static Known| {
        let rating = known.rating(results);
        (!rating.matches.is_empty()).then(|| panel(known, &rating))
    };
    let of_games: Vec<_> = all().iter().filter_map(of_game).collect();
    (!of_games.is_empty()).then(|| {
        view! {
            <h3>{words.title()}</h3>
            <p class="muted">{words.counted(shown(NEW.rating))}</p>
            {of_games}
        }
    })
}

fn panel(known: &Known, rating: &Rating) -> impl IntoView + use<> {
    let now = rating.now().zip(rating.best()).map(|(now, best)| {
        let (rated, deviation) = (shown(now.rating), shown(2.0 * now.deviation));
        text().rating().now(Now { rating: rated, deviation, count: rating.matches.len(), best })
    });
    view! {
        <div class="rating">
            <h4>{known.cover().title}</h4>
            <p class="row">{now}</p>
            {drawing(known, rating)}
        </div>
    }
}

/// Draws the rating after each match, and where the levels of bots stand; nothing after a single one.
fn drawing(known: &Known, rating: &Rating) -> Option<impl IntoView + use<>> {
    let points: Vec<i32> = rating.matches.iter().map(|of| shown(of.strength.rating)).collect();
    let (&first, &last, best) = (points.first()?, points.last()?, rating.best()?);
    let steps = i32::try_from(points.len()).ok()?.checked_sub(1).filter(|&steps| steps > 0)?;
    let lowest = points.iter().copied().min()?;
    let middle = (lowest + best) / 2;
    let half = (best - middle).max(RANGE / 2) * 11 / 10;
    let (low, high) = (middle - half, middle + half);
    let y = |points: i32| BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low);
    let x = |step: i32| LEFT + (RIGHT - LEFT) * step / steps;
    let mut taken = i32::MAX;
    let level = |&level: &Level| {
        let ladder = known.ladders.get(known.ladders.len() / 2)?;
        let at = y(shown(ladder.rating(level)?));
        if !(TOP..=BOTTOM).contains(&at) || taken - at < APART {
            return None;
        }
        taken = at;
        Some(view! {
            <path d=format!("M{LEFT} {at}H{RIGHT}") />
            <text x=RIGHT + 8 y=at + 4>
                {text().people().bot_level(level)}
            </text>
        })
    };
    let levels: Vec<_> = known.levels.iter().filter_map(level).collect();
    let number = |points: i32| {
        view! {
            <text class="v" x=LEFT - 8 y=y(points) + 4>
                {points}
            </text>
        }
    };
    let has_room = y(lowest) - y(best) >= APART;
    let numbers = (number(best), has_room.then(|| number(lowest)));
    let line: String = (0..)
        .zip(&points)
        .map(|(step, &points)| {
            format!("{}{} {}", if step == 0 { 'M' } else { 'L' }, x(step), y(points))
        })
        .collect();
    let says = ChartSays { count: points.len(), first, last, best };
    Some(view! {
        <svg
            class="chart"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="img"
            aria-label=text().rating().chart_says(says)
        >
            <g class="grid">{levels} {numbers}</g>
            <path class="own" d=line />
            <circle class="own" cx=x(steps) cy=y(last) r="4" />
        </svg>
    })
}
