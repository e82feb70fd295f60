//! The list of legal moves in words: each move at a glance and in one sentence, and the search for
//! moves.

use super::{Subjects, city, letters, outcome, said};
use crate::games::council_of_4::rules::action::{Action, Slot};
use crate::games::council_of_4::rules::board::Region;
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{Colour, Council};
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Outcome;
use crate::text::people::name_of;
use crate::text::{labels, text};

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

/// An action with what it costs and brings, in one sentence.
pub fn sentence(view: &View, action: Action, outcome: Option<&Outcome>) -> String {
    let say = text().moves();
    let cards = |payment: Cards| payment.iter().collect::<Vec<_>>();
    let head = match action {
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
    };
    let told = |paid: &[String], gained: &[String]| {
        say.sentence(said::moves::Sentence { head: &head, paid, gained })
    };
    let Some(done) = outcome else { return told(&[], &[]) };
    let gains = outcome::gained(&done.total(), done.nobility.1);
    let first = told(&outcome::paid(done.price), &gains);
    let all = std::iter::once(first).chain(outcome::remarks(done));
    all.collect::<Vec<_>>().join(" ")
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
