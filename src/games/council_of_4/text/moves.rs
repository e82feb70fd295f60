//! The list of legal moves in words: each move at a glance and in one sentence, and the search for
//! moves.

use super::{letters, outcome};
use crate::games::council_of_4::rules::action::{Action, Slot};
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{Colour, Council, Politics, RewardTile};
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::{Kind, Outcome};
use crate::games::council_of_4::text::Subjects;
use crate::text::people::name_of;
use crate::text::text;

/// The texts of the list. Heads are the beginning of a sentence, without a full stop.
#[allow(missing_docs, reason = "the names are those of the actions and of the list's parts")]
pub struct MoveText {
    pub search: &'static str,
    pub all: &'static str,
    pub main: fn(usize) -> String,
    pub quick: fn(usize) -> String,
    pub which: &'static str,
    /// A group with its number of moves, and whether it is open.
    pub group: fn(&str, usize, bool) -> String,
    /// The number of other payments, and whether they are shown.
    pub other_payments: fn(usize, bool) -> String,
    pub group_hint: &'static str,
    pub end: &'static str,

    pub councillor: fn(Colour, Council) -> String,
    pub falls_out: fn(Colour) -> String,
    pub permit_at: fn(&str, Region, Slot) -> String,
    pub cards: fn(&[Politics]) -> String,
    pub city_by_permit: fn(City, &str) -> String,
    pub who_is_here: fn(&[String]) -> String,
    pub roads: fn(u8) -> String,
    pub chain: fn(usize) -> String,
    pub servant: &'static str,
    pub under_the_deck: fn(&[String]) -> String,
    pub main_action: &'static str,
    pub token: fn(City) -> String,
    pub none: &'static str,
    pub two_cities: fn(City, City) -> String,
    pub completes: fn(RewardTile, Option<u16>) -> String,

    pub elect: fn(Colour, Council, Colour) -> String,
    pub acquire: fn(&str, Region, Slot, &[Politics]) -> String,
    pub place: fn(City, &str) -> String,
    pub queen: fn(City, &[Politics]) -> String,
    pub engage: &'static str,
    pub change: fn(Region) -> String,
    pub send: fn(Colour, Council, Colour) -> String,
    pub extra: &'static str,
    pub choose_token: fn(City) -> String,
    pub take: fn(&str, Region, Slot) -> String,
    pub decline: &'static str,
    pub repeat: fn(&str) -> String,
    pub tokens: fn(City, City) -> String,
    /// The head, the price, the gains and further notes.
    pub sentence: fn(&str, &[String], &[String], &[String]) -> String,
    /// A note as a sentence of its own.
    pub note: fn(&str) -> String,
}

/// A move at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The part that differs from others of its kind.
    pub title: String,
    /// Further details; may be empty.
    pub detail: String,
}

/// Returns the name of a group of moves.
pub fn group_name(view: &View, kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Answer) => (text().words().question)(view.table.decision),
        Some(kind) => (text().words().kind_title)(kind),
        None => text().table().end_turn(),
    }
}

/// Returns an action at a glance; `names` are those of the seats.
pub fn glance(view: &View, action: Action, outcome: Option<&Outcome>, names: &[String]) -> Brief {
    let words = text().moves();
    let table = &view.table;
    let falls_out = |council| (words.falls_out)(last_of(view, council));
    let cards = |payment: Cards| (words.cards)(&payment.iter().collect::<Vec<_>>());
    let chain = outcome.map(|outcome| outcome.chain.len()).filter(|&cities| cities > 1);
    let chain = chain.map(words.chain);
    let joined = |parts: Vec<String>| parts.join(" · ");
    let (title, detail) = match action {
        Action::Elect { colour, council } | Action::SendServant { colour, council } => {
            ((words.councillor)(colour, council), falls_out(council))
        }
        Action::Acquire { region, slot, payment } => {
            ((words.permit_at)(&letters_at(view, region, slot), region, slot), cards(payment))
        }
        Action::Place { permit, city } => {
            let here: Vec<String> = table
                .each_seat()
                .filter(|&seat| table.player(seat).merchants.contains(city))
                .map(|seat| name_of(names, seat).into_owned())
                .chain(table.neutral.contains(city).then(|| text().words().neutral.to_owned()))
                .collect();
            let here = (!here.is_empty()).then(|| (words.who_is_here)(&here));
            let detail = here.into_iter().chain(chain).collect();
            ((words.city_by_permit)(city, &letters(permit)), joined(detail))
        }
        Action::PlaceWithQueen { city, payment } => {
            let roads = table.board.distance(table.queen, city);
            let roads = (words.roads)(roads);
            let detail = [cards(payment), roads].into_iter().chain(chain).collect();
            (city.name().to_owned(), joined(detail))
        }
        Action::EngageServant => (words.servant.to_owned(), String::new()),
        Action::ChangePermits { region } => {
            let lying = Slot::ALL.into_iter().filter_map(|slot| table.permit(region, slot));
            let lying: Vec<String> = lying.map(letters).collect();
            ((text().words().region)(region).to_owned(), (words.under_the_deck)(&lying))
        }
        Action::AdditionalMain => (words.main_action.to_owned(), String::new()),
        Action::EndTurn => (words.end.to_owned(), String::new()),
        Action::ChooseToken { city } => ((words.token)(city), String::new()),
        Action::TakePermit { region, slot } => {
            ((words.permit_at)(&letters_at(view, region, slot), region, slot), String::new())
        }
        Action::DeclinePermit => (words.none.to_owned(), String::new()),
        Action::RepeatPermit { permit } => (letters(permit), String::new()),
        Action::ChooseTokens { first, second } => {
            ((words.two_cities)(first, second), String::new())
        }
    };
    Brief { title, detail }
}

/// An action with what it costs and brings, in one sentence.
pub fn sentence(view: &View, action: Action, outcome: Option<&Outcome>) -> String {
    let words = text().moves();
    let cards = |payment: Cards| payment.iter().collect::<Vec<_>>();
    let head = match action {
        Action::Elect { colour, council } => (words.elect)(colour, council, last_of(view, council)),
        Action::Acquire { region, slot, payment } => {
            (words.acquire)(&letters_at(view, region, slot), region, slot, &cards(payment))
        }
        Action::Place { permit, city } => (words.place)(city, &letters(permit)),
        Action::PlaceWithQueen { city, payment } => (words.queen)(city, &cards(payment)),
        Action::EngageServant => words.engage.to_owned(),
        Action::ChangePermits { region } => (words.change)(region),
        Action::SendServant { colour, council } => {
            (words.send)(colour, council, last_of(view, council))
        }
        Action::AdditionalMain => words.extra.to_owned(),
        Action::EndTurn => words.end.to_owned(),
        Action::ChooseToken { city } => (words.choose_token)(city),
        Action::TakePermit { region, slot } => {
            (words.take)(&letters_at(view, region, slot), region, slot)
        }
        Action::DeclinePermit => words.decline.to_owned(),
        Action::RepeatPermit { permit } => (words.repeat)(&letters(permit)),
        Action::ChooseTokens { first, second } => (words.tokens)(first, second),
    };
    let Some(done) = outcome else { return (words.sentence)(&head, &[], &[], &[]) };
    let notes = [outcome::completed(done), outcome::notes(done)].concat();
    let gains = outcome::gained(&done.total(), done.nobility.1);
    (words.sentence)(&head, &outcome::paid(done.price), &gains, &notes)
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
