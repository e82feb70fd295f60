//! Moves behind a number of the final score.

use leptos::prelude::*;

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::points;
use crate::games::four_towers::rules::scoring::{points_each, score};
use crate::games::four_towers::rules::state::PublicState;
use crate::games::four_towers::scene::Trace;
use crate::games::four_towers::scene::trace::{Change, Row};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::causes::{why_followers, why_influence, why_trade};
use crate::games::four_towers::text::log::turn;
use crate::games::four_towers::text::said::causes::{MovesOf, WhyTokens};
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::people::name_of;
use crate::text::said::table::Balance;
use crate::text::text;
use crate::text::told::Logged;
use crate::text::told::Told;
use crate::web::asked::Asked;
use crate::web::dialog::Sheet;

/// Quantity counted in a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The points of a row.
    Row(Row),
    /// All points.
    Total,
}

impl From<Row> for Counted {
    fn from(row: Row) -> Counted {
        Counted::Row(row)
    }
}

impl Counted {
    /// Returns the title of the row.
    pub fn title(self) -> String {
        match self {
            Counted::Row(row) => FourTowers::cause(row),
            Counted::Total => text().score().total().to_owned(),
        }
    }
}

/// Source of everything said about the moves.
#[derive(Clone, Debug)]
pub struct Story {
    /// Origins of all points.
    pub trace: Trace,
    pub log: Vec<Entry<FourTowers>>,
    /// The table at the end.
    pub end: PublicState,
    /// Names of the seats.
    pub names: Vec<String>,
}

/// A move with what it changed.
struct Step {
    round: u8,
    said: String,
    points: (u16, u16),
}

/// Details of a chosen number.
#[component]
pub fn Moves(asked: Asked<Counted>, story: StoredValue<Story>) -> impl IntoView {
    move || {
        asked.number.get().map(|(seat, counted)| {
            let (name, said) = story.with_value(|story| {
                let name = name_of(&story.names, seat).into_owned();
                (name, behind(story, seat, counted).into_any())
            });
            let title = text().causes().moves_of(MovesOf { name: &name, row: &counted.title() });
            view! {
                <Sheet open=asked.open title>
                    <div class="moves">{said}</div>
                </Sheet>
            }
        })
    }
}

fn behind(story: &Story, seat: Seat, counted: Counted) -> impl IntoView + use<> {
    let words = text().causes();
    let (steps, why) = match counted {
        Counted::Row(row) => (of_row(story, seat, row), why(story, seat, row)),
        Counted::Total => (of_turns(story, seat), Vec::new()),
    };
    let moves = match steps.is_empty() {
        true => view! { <p>{words.nothing()}</p> }.into_any(),
        false => listed(&steps).into_any(),
    };
    let why = why.into_iter().map(|why| view! { <p class="sum">{why}</p> });
    view! {
        {moves}
        {why.collect_view()}
    }
}

/// Returns the moves that changed a row of a seat.
fn of_row(story: &Story, seat: Seat, row: Row) -> Vec<Step> {
    let changes = story.trace.behind(seat, Some(row));
    let step = |change: &Change| {
        let entry = story.log.get(change.entry)?;
        let said = FourTowers::happened(entry, &story.names);
        Some(Step { round: change.round, said, points: change.points })
    };
    changes.filter_map(step).collect()
}

/// Returns the turns that changed the points of a seat, each with all that it brought about.
fn of_turns(story: &Story, seat: Seat) -> Vec<Step> {
    let mut before = 0;
    let mut steps = Vec::new();
    for moment in &story.trace.moments {
        let points = moment.points.get(seat.index()).copied().unwrap_or_default();
        if points != before {
            let (first, last) = moment.entries;
            let entries = story.log.get(first..=last).unwrap_or_default();
            let said = turn(entries, &story.names);
            steps.push(Step { round: moment.round, said, points: (before, points) });
        }
        before = points;
    }
    steps
}

/// Returns why a row brings its points, or none.
fn why(story: &Story, seat: Seat, row: Row) -> Vec<String> {
    let words = text().causes();
    let (end, player) = (&story.end, story.end.player(seat));
    let score = score(end, seat);
    let brings = row.points(&score);
    match row {
        Row::Followers(clan) => {
            let (followers, lords) = (player.followers.of(clan), end.lords.of(clan));
            vec![why_followers(clan, followers, lords, brings)]
        }
        Row::Trade(trade) => {
            vec![why_trade(trade, player.count(trade), points_each(end, seat, trade), brings)]
        }
        Row::Champions => {
            let each = player.champions().zip(score.champions);
            each.map(|(hired, points)| {
                text().labels().sentence(&words.champion_brings(hired.champion, points))
            })
            .collect()
        }
        Row::Tokens => {
            let on_champions = player.champions().map(|hired| hired.tokens()).sum();
            vec![words.why_tokens(WhyTokens { on_champions, loose: player.gems })]
        }
        Row::Influence => vec![why_influence(points(player.step), player.is_doubled)],
    }
}

/// Draws moves as a list, those of a round together.
fn listed(steps: &[Step]) -> impl IntoView + use<> {
    let balance = |before, after| text().table().balance(Balance { before, after });
    let of_round = |together: &[Step]| {
        let first = together.first()?;
        let parts = together.iter().map(|step| {
            let (before, after) = step.points;
            view! { <li>{step.said.clone()} " " <b>{balance(before, after)}</b></li> }
        });
        Some(view! {
            <li>
                <span class="cap">{text().causes().when(first.round)}</span>
                <ul>{parts.collect_view()}</ul>
            </li>
        })
    };
    let rounds = steps.chunk_by(|one, next| one.round == next.round);
    view! { <ol>{rounds.map(of_round).collect_view()}</ol> }
}
