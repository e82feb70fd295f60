//! Places lit by a step of the course, beside those to press.

use super::Topic;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::{Action, View};
use crate::games::the_council::scene::place::Place;

/// Returns further places that an action is about, which are only looked at.
pub fn beside(action: Action, view: &View) -> Vec<Place> {
    let Action::Bid(chips) = action else { return of_stage(action) };
    let own = view.seat.map(|seat| view.table.player(seat).ranks);
    let rises = |&suit: &Suit| {
        let empire = view.table.empire.of(suit);
        chips.of(suit) > 0 && own.is_some_and(|ranks| ranks.of(suit) >= empire)
    };
    let columns: Vec<Place> = Suit::ALL.into_iter().filter(rises).map(Place::Column).collect();
    if columns.is_empty() { of_stage(action) } else { columns }
}

/// Returns the places where a finished action shows.
pub fn changed(action: Action, view: &View) -> Vec<Place> {
    match action {
        Action::Draft(_) => vec![Place::Chips, Place::Cards],
        Action::Bid(_) | Action::Commit(_) => {
            let above = above(view);
            if above.is_empty() { vec![Place::Stage] } else { above }
        }
    }
}

/// Returns the places shown by a step that asks for nothing.
pub fn of_topic(topic: Topic, view: &View) -> Vec<Place> {
    match topic {
        Topic::Hall => vec![Place::Hall],
        Topic::Double => above(view),
        Topic::Farewell => vec![Place::Stage, Place::Standing],
        // A step that asks for something shows the places for it.
        Topic::Draft
        | Topic::Event
        | Topic::Gain
        | Topic::Trade
        | Topic::Cards
        | Topic::Collapse
        | Topic::Save
        | Topic::Ace
        | Topic::Climb
        | Topic::Deny
        | Topic::Fail
        | Topic::Crown
        | Topic::Finish => Vec::new(),
    }
}

/// Returns the place of an event, which the draft does not have.
fn of_stage(action: Action) -> Vec<Place> {
    match action {
        Action::Draft(_) => Vec::new(),
        Action::Bid(_) | Action::Commit(_) => vec![Place::Stage],
    }
}

/// Returns the columns in which the seat of the view is above the empire, and the score if it ended now; none
/// without such a column.
fn above(view: &View) -> Vec<Place> {
    let stands = |&suit: &Suit| {
        view.seat.is_some_and(|seat| view.table.above_the_empire(suit).contains(seat))
    };
    let mut places: Vec<Place> = Suit::ALL.into_iter().filter(stands).map(Place::Column).collect();
    if !places.is_empty() {
        places.push(Place::Standing);
    }
    places
}
