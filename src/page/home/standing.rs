//! Standing and time of a match.

use leptos::prelude::*;

use crate::page::games::{known, mark, shield};
use crate::page::shelved::Shelved;
use crate::record::told_apart;
use crate::text::matches::ago;
use crate::text::setup::state_of;
use crate::text::{labels, text};
use crate::web::settings::preferences;
use crate::web::store::{date, now};

/// Returns whose turn it is or who won; until that is known, or if it can't be, the game and the match's length.
pub fn state(shelved: &Shelved) -> String {
    told(shelved).unwrap_or_else(|| {
        let played = text().matches().linked_actions(shelved.head.outline.actions);
        labels::facts([name(shelved).to_owned(), played])
    })
}

/// Returns the same in one line: until it is known, the game.
pub fn heading(shelved: &Shelved) -> String {
    told(shelved).unwrap_or_else(|| name(shelved).to_owned())
}

/// Returns whose turn it is or who won, once that is known.
fn told(shelved: &Shelved) -> Option<String> {
    let (outline, glance) = (&shelved.head.outline, shelved.glance.as_ref()?);
    Some(state_of(&outline.seats, shelved.head.mine, glance, known(&outline.game)?.cover()))
}

/// Returns the name of the game, as far as it is known.
fn name(shelved: &Shelved) -> &str {
    let game = &shelved.head.outline.game;
    known(game).map_or(game, |game| game.cover().title)
}

/// Returns everyone's points; until they are known, everyone, with room for them.
pub fn standing(shelved: &Shelved) -> impl IntoView + use<> {
    let points = shelved.glance.as_ref().map(|glance| glance.points.clone()).unwrap_or_default();
    let points = points.into_iter().map(Some).chain(std::iter::repeat(None));
    let seats = told_apart(&shelved.head.outline.seats).into_iter().zip(points);
    seats
        .map(|(who, points)| {
            view! {
                <span>
                    <span class="sr">{who.name} " "</span>
                    {mark(who.colour.into(), 15)}
                    {points.map(|points| shield(points, 28))}
                </span>
            }
        })
        .collect_view()
}

/// Returns the time of a match's last save in words.
pub fn when(shelved: &Shelved) -> String {
    let now = now();
    match shelved.head.saved(now) {
        Some(millis) => ago(now.saturating_sub(millis))
            .unwrap_or_else(|| date(millis, preferences().language.get().code())),
        None => text().matches().clock_was_ahead().to_owned(),
    }
}
