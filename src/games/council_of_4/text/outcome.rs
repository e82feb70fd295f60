//! The price and the gains of an action, in words.

use crate::games::council_of_4::rules::components::{Bonus, LAST_NOBILITY_SPACE, QUEENS_REWARDS};
use crate::games::council_of_4::rules::event::Price;
use crate::games::council_of_4::scene::Outcome;
use crate::games::council_of_4::scene::outcome::{Due, Totals};
use crate::games::council_of_4::text::{Front, Subjects};
use crate::text::people::name_of;
use crate::text::text;

/// Returns the price without its cards, one item each.
pub fn paid(price: Price) -> Vec<String> {
    let text = text();
    let coins = (price.coins > 0).then(|| (text.words().coins)(price.coins.into()));
    let servants = (price.servants > 0).then(|| (text.words().servants)(price.servants));
    coins.into_iter().chain(servants).collect()
}

/// Returns the servants due for other players' merchants, if any; `names` are those of the seats.
pub fn due(outcome: &Outcome, names: &[String]) -> Option<String> {
    let each = |due: &Due| {
        let name = due.of.map(|seat| name_of(names, seat));
        (text().receipt().due)(due.servants, name.as_deref())
    };
    let due: Vec<String> = outcome.due.iter().map(each).collect();
    (!due.is_empty()).then(|| due.join(", "))
}

/// Returns the gains, one item each; nobility steps by the space they end on.
pub fn gained(total: &Totals, space: u8) -> Vec<String> {
    let text = text();
    let counts = [
        (total.coins, text.words().coins),
        (total.servants, text.words().servants),
        (total.cards, text.words().cards),
        (total.vp, text.cover().points),
    ];
    counts
        .into_iter()
        .filter(|(amount, _)| *amount > 0)
        .map(|(amount, words)| words(amount))
        .chain((total.nobility > 0).then(|| (text.words().nobility_steps)(space.into())))
        .chain((total.main_actions > 0).then(|| (text.words().bonus)(Bonus::MainAction)))
        .collect()
}

/// Returns the warnings before confirming.
pub fn notes(outcome: &Outcome) -> Vec<String> {
    let words = text().table();
    let mut notes: Vec<String> = Vec::new();
    if outcome.coins_lost > 0 {
        notes.push((text().board().coins_lost)(outcome.coins_lost));
    }
    notes.extend(outcome.opens.map(|_| words.then_choose().to_owned()));
    notes.extend(outcome.last_round.then(|| words.ends_game().to_owned()));
    notes.extend(outcome.reveals.then(|| words.reveals_now().to_owned()));
    notes
}

/// Returns the reward tiles claimed, each as a part of a sentence.
pub fn completed(outcome: &Outcome) -> Vec<String> {
    let tiles = outcome.tiles.iter().map(|&(tile, queens)| {
        let vp = queens.and_then(|place| QUEENS_REWARDS.get(usize::from(place)).copied());
        (text().moves().completes)(tile, vp)
    });
    tiles.collect()
}

/// Returns the whole preview in sentences; `names` are those of the seats.
pub fn receipt(outcome: &Outcome, names: &[String]) -> String {
    let text = text();
    let mut parts = Vec::new();
    if let Some((council, entered, left)) = outcome.election {
        let (entered, left) = ((text.words().colour)(entered), (text.words().colour)(left));
        parts
            .push(format!("{entered} {}.", (text.board().enters)((text.words().council)(council))));
        parts.push(format!("{left} {}.", text.board().falls_out));
    }
    let mut pay = paid(outcome.price);
    // Servants stand last.
    if let (Some(servants), Some(due)) = (pay.last_mut(), due(outcome, names)) {
        *servants = format!("{servants} ({due})");
    }
    if !pay.is_empty() {
        parts.push(format!("{} {}.", text.table().pay(), pay.join(", ")));
    }
    let gains = gained(&outcome.total(), outcome.nobility.1);
    if !gains.is_empty() {
        parts.push(format!("{} {}.", text.table().gain(), gains.join(", ")));
    }
    let space = outcome.nobility.1.saturating_add(outcome.then.nobility as u8);
    let then = gained(&outcome.then, space.min(LAST_NOBILITY_SPACE));
    if !then.is_empty() {
        parts.push(format!("{} {}.", text.receipt().after_it, then.join(", ")));
    }
    let rest = completed(outcome).into_iter().chain(notes(outcome));
    parts.extend(rest.map(|note| (text.moves().note)(&note)));
    parts.join(" ")
}
