//! The price and the gains of an action, in words.

use super::event::coins_lost;
use super::{Subjects, said};
use crate::games::council_of_4::rules::Price;
use crate::games::council_of_4::rules::components::{LAST_NOBILITY_SPACE, QUEENS_REWARDS};
use crate::games::council_of_4::scene::outcome::Due;
use crate::games::council_of_4::scene::{Outcome, Totals};
use crate::text::{name_of, text};

/// Returns the price without its cards, one item each.
pub fn paid(price: Price) -> Vec<String> {
    let say = text().pieces();
    let coins = (price.coins > 0).then(|| say.coins(price.coins.into()));
    let servants = (price.servants > 0).then(|| say.servants(price.servants));
    coins.into_iter().chain(servants).collect()
}

/// Returns the servants due for other players' merchants, if any; `names` are those of the seats.
pub fn due(outcome: &Outcome, names: &[String]) -> Option<String> {
    let each = |due: &Due| {
        let name = due.of.map(|seat| name_of(names, seat));
        text().preview().due(due.servants, name.as_deref())
    };
    let due: Vec<String> = outcome.due.iter().map(each).collect();
    (!due.is_empty()).then(|| text().preview().all_due(&due))
}

/// Returns the gains, one item each; nobility steps by the space they end on.
pub fn gained(total: &Totals, space: u8) -> Vec<String> {
    let say = text().pieces();
    let gains = [
        (total.coins > 0).then(|| say.coins(total.coins)),
        (total.servants > 0).then(|| say.servants(total.servants)),
        (total.cards > 0).then(|| say.cards(total.cards)),
        (total.vp > 0).then(|| say.vp(total.vp)),
        (total.nobility > 0).then(|| say.nobility_space(space.into())),
        (total.main_actions > 0).then(|| say.main_action().to_owned()),
    ];
    gains.into_iter().flatten().collect()
}

/// Returns the warnings before confirming.
pub fn notes(outcome: &Outcome) -> Vec<String> {
    let words = text().table();
    let notes = [
        (outcome.coins_lost > 0).then(|| coins_lost(outcome.coins_lost)),
        outcome.opens.map(|_| words.then_choose().to_owned()),
        outcome.last_round.then(|| words.ends_game().to_owned()),
        outcome.reveals.then(|| words.reveals_now().to_owned()),
    ];
    notes.into_iter().flatten().collect()
}

/// Returns the reward tiles claimed and the warnings, each as a sentence.
pub(super) fn remarks(outcome: &Outcome) -> impl Iterator<Item = String> {
    let say = text().moves();
    let tiles = outcome.tiles.iter().map(move |&(tile, queens)| {
        let vp = queens.and_then(|place| QUEENS_REWARDS.get(usize::from(place)).copied());
        say.completes_too(tile, tile.vp(), vp)
    });
    let notes = [
        (outcome.coins_lost > 0).then(|| coins_lost(outcome.coins_lost)),
        outcome.opens.map(|_| say.then_choose().to_owned()),
        outcome.last_round.then(|| say.ends_game().to_owned()),
        outcome.reveals.then(|| say.reveals().to_owned()),
    ];
    tiles.chain(notes.into_iter().flatten())
}

/// Returns the whole preview in sentences; `names` are those of the seats.
pub fn preview(outcome: &Outcome, names: &[String]) -> String {
    let (say, house) = (text().preview(), text().table());
    let sum = |word: &str, parts: &[String]| (!parts.is_empty()).then(|| say.sum(word, parts));
    let election = outcome
        .election
        .map(|(council, entered, left)| [say.enters(entered, council), say.leaves(left)]);
    let mut pay = paid(outcome.price);
    // Servants stand last.
    if let (Some(servants), Some(due)) = (pay.last_mut(), due(outcome, names)) {
        *servants = say.with_due(said::preview::WithDue { servants, due: &due });
    }
    let gains = gained(&outcome.total(), outcome.nobility.1);
    let space = outcome.nobility.1.saturating_add(outcome.then.nobility as u8);
    let then = gained(&outcome.then, space.min(LAST_NOBILITY_SPACE));
    let sums = [sum(house.pay(), &pay), sum(house.gain(), &gains), sum(say.after_it(), &then)];
    let sentences = election.into_iter().flatten().chain(sums.into_iter().flatten());
    sentences.chain(remarks(outcome)).collect::<Vec<_>>().join(" ")
}
