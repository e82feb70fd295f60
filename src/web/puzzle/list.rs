//! The puzzles of a game as a list.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::answers::answers;
use super::difficulty::{difficulty, stars};
use crate::archive::Day;
use crate::bots::ratings::Ladder;
use crate::scene::puzzle::{Answers, DAYS, Progress, PuzzleRating, Which, difficulty_of, mark_of};
use crate::text::said::puzzle::{HowItCounts, Rating};
use crate::text::{labels, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::Select;
use crate::web::focus::after_drawing;
use crate::web::settings::preferences;
use crate::web::store::{date_of, today};

/// Number of puzzles that are drawn together, a step in each frame: what one is about follows from playing its match.
const STEP: usize = 8;

/// The puzzles of a game, a line each.
#[component]
pub fn List(
    game: &'static str,
    ladders: &'static [Ladder],
    lines: &'static str,
    /// Returns what the puzzle of a line is about, in words.
    theme: fn(&str) -> Option<String>,
    /// Opens the one at a place.
    go: Callback<usize>,
) -> impl IntoView {
    let words = text().puzzle();
    let [first, second, third] = DAYS;
    let (answers, today) = (answers(game), today());
    let rating = PuzzleRating::of(&answers, ladders).map(|of| {
        let rating = Rating { rating: of.rating, deviation: of.deviation };
        view! {
            <p>
                <b>{words.rating(rating)}</b>
            </p>
        }
    });
    let all: Vec<&str> = lines.lines().collect();
    let among = |answers: &Answers, which| {
        let is_among = |line: &&str| answers.is_among(which, mark_of(line), today);
        all.iter().enumerate().filter(|(_, line)| is_among(line)).map(|(at, _)| at).collect()
    };
    let parts = Which::ALL.map(|which| (which, among(&answers, which)));
    let options = parts
        .iter()
        .map(|(which, places): &(Which, Vec<usize>)| (*which, words.which(*which, places.len())));
    let options: Vec<(Which, String)> = options.collect();
    let which = RwSignal::new(Which::All);
    let parts = StoredValue::new(parts);
    let listed = Memo::new(move |_| {
        let which = which.get();
        parts.with_value(|parts| parts[which.index()].1.clone())
    });
    let drawn = RwSignal::new(STEP);
    Effect::new(move |_| {
        if drawn.get() < listed.with(Vec::len) {
            // The list may be gone by then.
            after_drawing(move || _ = drawn.try_update(|drawn| *drawn += STEP));
        }
    });
    let rows = move || {
        let mut places = listed.get();
        places.truncate(drawn.get());
        places
    };
    let (all, answers) = (StoredValue::new(all), StoredValue::new(answers));
    // Of one that was drawn before it is known.
    let themes = StoredValue::new(BTreeMap::<usize, String>::new());
    let row = move |at: usize| {
        let line = all.with_value(|all| all.get(at).copied()).unwrap_or_default();
        let known = themes.with_value(|themes| themes.get(&at).cloned());
        let theme = known.unwrap_or_else(|| {
            let theme = theme(line).unwrap_or_default();
            themes.update_value(|themes| _ = themes.insert(at, theme.clone()));
            theme
        });
        let (sign, says) = answers.with_value(|answers| standing(answers, mark_of(line), today));
        let missed = difficulty_of(line);
        let label = format!("{} {theme}", at + 1);
        let label = labels::parts([Some(label), Some(says.clone())]);
        let label = labels::and_sentence(label, missed.map(difficulty).as_deref());
        view! {
            <li>
                <button
                    class="of-list"
                    type="button"
                    aria-label=label
                    on:click=move |_| go.run(at)
                >
                    <b>{at + 1}</b>
                    <span class="topic">{theme}</span>
                    {missed.map(stars)}
                    <span class="stand">{sign.map(icon)} {says}</span>
                </button>
            </li>
        }
    };
    let none = move || listed.with(Vec::is_empty).then(|| words.none_listed());
    view! {
        {rating}
        <Select label=words.show_which() options value=which />
        <ol role="list">
            <For each=rows key=|at| *at children=row />
        </ol>
        <p class="muted" role="status">{none}</p>
        <p class="muted">{words.how_it_counts(HowItCounts { first, second, third })}</p>
    }
}

/// Returns the sign of how a puzzle stands, and the words for it.
fn standing(answers: &Answers, mark: u32, today: Option<Day>) -> (Option<Icon>, String) {
    let words = text().puzzle();
    let progress = answers.progress(mark);
    if answers.is_among(Which::Again, mark, today) {
        return (Some(Icon::Redo), words.due().to_owned());
    }
    let sign = match progress {
        Progress::Open => None,
        Progress::First | Progress::Solved => Some(Icon::Check),
        Progress::Missed => Some(Icon::Close),
    };
    let since = answers.again(mark).filter(|_| progress == Progress::Missed);
    let missed = since.and_then(|again| again.since).map(|day| {
        let language = preferences().language.get_untracked().code();
        words.missed_on(&date_of(day, language))
    });
    let says = missed.unwrap_or_else(|| words.progress(progress));
    (sign, says)
}
