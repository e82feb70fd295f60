//! Every action in words: at a glance and in one sentence in the list of moves, with the search of that list; on the
//! button that confirms it; as the task of a lesson; and in a few words once it was taken, without what it cost and brought,
//! as in the ribbon while it happens and in the log below the name of its seat.

use super::{Subjects, city, letters, outcome, said};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Colour, Council};
use crate::games::council_of_4::rules::{
    Action, Cards, Event, Kind, PublicState, Region, Slot, View,
};
use crate::games::council_of_4::scene::Outcome;
use crate::session::Entry;
use crate::text::{labels, name_of, text};
use crate::vocabulary;

/// A move at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The part that differs from others of its kind.
    pub title: String,
    /// Further details; may be empty.
    pub detail: String,
}

/// Returns an action at a glance; `names` are those of the seats.
pub fn glance(view: &View, action: Action, outcome: Option<&Outcome>, names: &[String]) -> Brief {
    let say = text().moves();
    let table = &view.table;
    let falls_out = |council| say.falls_out(last_of(view, council));
    let cards = |payment: Cards| say.cards_of(&payment.iter().collect::<Vec<_>>());
    let chain = outcome.map(|outcome| outcome.chain.len()).filter(|&cities| cities > 1);
    let chain = chain.map(|cities| say.chain(cities));
    let (title, detail) = match action {
        Action::Elect { colour, council } | Action::SendServant { colour, council } => {
            (say.councillor(colour, council), falls_out(council))
        }
        Action::Acquire { region, slot, payment } => {
            (say.permit_at(&letters_at(view, region, slot), region, slot), cards(payment))
        }
        Action::Place { permit, city } => {
            let here: Vec<String> = table
                .each_seat()
                .filter(|&seat| table.player(seat).merchants.contains(city))
                .map(|seat| name_of(names, seat).into_owned())
                .chain(table.neutral.contains(city).then(|| text().pieces().neutral().to_owned()))
                .collect();
            let here = (!here.is_empty()).then(|| say.who_is_here(&here));
            let detail = here.into_iter().chain(chain);
            let (city, letters) = (city.name(), &*letters(permit));
            let title = say.city_by_permit(said::moves::CityByPermit { city, letters });
            (title, labels::facts(detail))
        }
        Action::PlaceWithQueen { city, payment } => {
            let roads = table.board.distance(table.queen, city);
            let roads = say.roads(roads);
            let detail = [cards(payment), roads].into_iter().chain(chain);
            (city.name().to_owned(), labels::facts(detail))
        }
        Action::EngageServant => (say.servant().to_owned(), String::new()),
        Action::ChangePermits { region } => {
            let lying = Slot::ALL.into_iter().filter_map(|slot| table.permit(region, slot));
            let lying: Vec<String> = lying.map(letters).collect();
            (text().pieces().region_name(region), say.under_the_deck(&lying))
        }
        Action::AdditionalMain => (say.main_action().to_owned(), String::new()),
        Action::EndTurn => (say.end().to_owned(), String::new()),
        Action::ChooseToken { city } => (say.token(city.name()), String::new()),
        Action::TakePermit { region, slot } => {
            (say.permit_at(&letters_at(view, region, slot), region, slot), String::new())
        }
        Action::DeclinePermit => (say.none().to_owned(), String::new()),
        Action::RepeatPermit { permit } => (letters(permit), String::new()),
        Action::ChooseTokens { first, second } => {
            (say.two_cities(&city::names([first, second])), String::new())
        }
    };
    Brief { title, detail }
}

/// An action in a clause, with the cards that pay for it and the councillor that it pushes out.
pub fn head(view: &View, action: Action) -> String {
    let say = text().moves();
    let cards = |payment: Cards| payment.iter().collect::<Vec<_>>();
    match action {
        Action::Elect { colour, council } => {
            say.elect(said::moves::Elect { colour, council, left: last_of(view, council) })
        }
        Action::Acquire { region, slot, payment } => {
            say.acquire(&letters_at(view, region, slot), region, slot, &cards(payment))
        }
        Action::Place { permit, city } => {
            say.place(said::moves::Place { city: city.name(), letters: &letters(permit) })
        }
        Action::PlaceWithQueen { city, payment } => say.queen(city.name(), &cards(payment)),
        Action::EngageServant => say.engage().to_owned(),
        Action::ChangePermits { region } => say.change(region),
        Action::SendServant { colour, council } => {
            say.send(said::moves::Send { colour, council, left: last_of(view, council) })
        }
        Action::AdditionalMain => say.extra().to_owned(),
        Action::EndTurn => say.end().to_owned(),
        Action::ChooseToken { city } => say.choose_token(city.name()),
        Action::TakePermit { region, slot } => {
            say.take(&letters_at(view, region, slot), region, slot)
        }
        Action::DeclinePermit => say.decline().to_owned(),
        Action::RepeatPermit { permit } => say.repeat(&letters(permit)),
        Action::ChooseTokens { first, second } => {
            say.tokens(said::moves::Tokens { one: first.name(), other: second.name() })
        }
    }
}

/// An action with what it costs and brings, in one sentence.
pub fn sentence(view: &View, action: Action, outcome: Option<&Outcome>) -> String {
    let say = text().moves();
    let head = head(view, action);
    let told = |paid: &[String], gained: &[String]| {
        say.sentence(said::moves::Sentence { head: &head, paid, gained })
    };
    let Some(done) = outcome else { return told(&[], &[]) };
    let gains = outcome::gained(&done.total(), done.nobility.1);
    let first = told(&outcome::paid(done.price), &gains);
    let all = std::iter::once(first).chain(outcome::remarks(done));
    all.collect::<Vec<_>>().join(" ")
}

/// Returns what the button says that confirms an action of a kind, once it is complete with its object.
pub fn confirm(kind: Kind, action: Option<Action>, table: &PublicState) -> String {
    let say = text().actions();
    let lying = |region: Region, slot: Slot| table.permit(region, slot).map(letters);
    let with_object = match action {
        Some(Action::Elect { colour, .. }) => Some(say.confirm_elect(colour)),
        Some(Action::SendServant { colour, .. }) => Some(say.confirm_send(colour)),
        Some(Action::Acquire { region, slot, .. }) => {
            lying(region, slot).map(|permit| say.confirm_acquire(&permit))
        }
        Some(Action::TakePermit { region, slot }) => {
            lying(region, slot).map(|permit| say.confirm_take(&permit))
        }
        Some(Action::Place { city, .. } | Action::PlaceWithQueen { city, .. }) => {
            Some(say.confirm_place(city.name()))
        }
        Some(Action::ChooseToken { city }) => Some(say.confirm_take(city.name())),
        Some(Action::ChangePermits { region }) => Some(say.confirm_change(region)),
        Some(Action::RepeatPermit { permit }) => Some(say.confirm_take(&letters(permit))),
        Some(Action::ChooseTokens { first, second }) => {
            let (first, second) = (first.name(), second.name());
            Some(say.confirm_take_both(said::actions::ConfirmTakeBoth { first, second }))
        }
        Some(Action::DeclinePermit) => Some(say.confirm_decline().to_owned()),
        Some(Action::EngageServant | Action::AdditionalMain | Action::EndTurn) | None => None,
    };
    with_object.unwrap_or_else(|| say.confirm(kind))
}

/// Returns the action as the task of a lesson.
pub fn task(action: Action, view: &View) -> String {
    let say = text().course();
    match action {
        Action::Elect { colour, council } => say.elect(colour, council),
        Action::Acquire { region, slot, payment } => {
            let permit = letters_at(view, region, slot);
            say.acquire(&permit, payment.len().into())
        }
        Action::Place { permit, city } => {
            say.place(said::course::Place { city: city.name(), permit: &letters(permit) })
        }
        Action::PlaceWithQueen { city, payment } => {
            say.place_with_queen(city.name(), payment.len().into())
        }
        Action::EngageServant => say.engage_servant().to_owned(),
        Action::ChangePermits { region } => say.change_permits(region),
        Action::SendServant { colour, council } => say.send_servant(colour, council),
        Action::AdditionalMain => say.additional_main().to_owned(),
        Action::EndTurn => say.end_turn().to_owned(),
        Action::ChooseToken { .. } => say.choose_token().to_owned(),
        Action::ChooseTokens { .. } => say.choose_tokens().to_owned(),
        Action::TakePermit { .. } | Action::DeclinePermit => say.take_permit().to_owned(),
        Action::RepeatPermit { .. } => say.repeat_permit().to_owned(),
    }
}

vocabulary! {
    /// How an action is told.
    pub enum Telling {
        /// As it happens, after the name of its player.
        Now = "now",
        /// After it has happened, after that name.
        Past = "past",
        /// After it has happened, below that name.
        Alone = "alone",
    }
}

/// Returns the action of an entry in a few words without a subject; nothing if it may not be known.
pub fn brief(entry: &Entry<CouncilOf4>, how: Telling) -> String {
    let Some(action) = entry.action else { return String::new() };
    let say = text().brief();
    let taken = entry.events.iter().find_map(|event| match *event {
        Event::PermitTaken { permit, .. } => Some(letters(permit)),
        _ => None,
    });
    let taken = taken.unwrap_or_default();
    match action {
        Action::Elect { colour, council } => say.elected(colour, council, how),
        Action::SendServant { colour, council } => say.sent(colour, council, how),
        Action::Acquire { .. } => say.acquired(&taken, how),
        Action::Place { city, .. } => say.placed(city.name(), how),
        Action::PlaceWithQueen { city, .. } => say.placed_with_queen(city.name(), how),
        Action::EngageServant => say.engaged(how),
        Action::ChangePermits { region } => say.changed(region, how),
        Action::AdditionalMain => say.additional_main(how),
        Action::EndTurn => say.ended(how),
        Action::ChooseToken { city } => say.token(city.name(), how),
        Action::TakePermit { .. } => say.took(&taken, how),
        Action::DeclinePermit => say.declined(how),
        Action::RepeatPermit { permit } => say.repeated(&letters(permit), how),
        Action::ChooseTokens { first, second } => {
            say.tokens(said::brief::Tokens { one: first.name(), other: second.name(), how })
        }
    }
}

/// Returns the same with the name of the seat.
pub fn with_name(entry: &Entry<CouncilOf4>, names: &[String], how: Telling) -> String {
    let (name, deed) = (&*name_of(names, entry.seat), &*brief(entry, how));
    text().brief().happens(said::brief::Happens { name, deed })
}

/// Whether each word of a search begins a word of the text, in any order.
pub fn finds(search: &str, in_text: &str) -> bool {
    let words_of = |text: &str| -> Vec<String> {
        let words = text.split(|sign: char| !sign.is_alphanumeric());
        words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
    };
    let words = words_of(in_text);
    words_of(search).iter().all(|wanted| words.iter().any(|word| word.starts_with(wanted)))
}

/// Returns the councillor who is pushed out when another enters.
fn last_of(view: &View, council: Council) -> Colour {
    let [.., last] = view.table.council(council);
    last
}

fn letters_at(view: &View, region: Region, slot: Slot) -> String {
    view.table.permit(region, slot).map(letters).unwrap_or_default()
}
