//! Events in German.

use super::words::{a_card, chips, counted, in_suit, listed, ranked, some_cards, suit, the_card};
use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::rules::count::Standing;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::text::event::EventText;

pub(in crate::games::the_council::text) static EVENT: EventText = EventText {
    hand_began: |dealer, number| format!("Runde {number} beginnt, {dealer} gibt."),
    dealt: |name, cards| match cards {
        Some(cards) => format!("{name} hat {} bekommen.", some_cards(cards)),
        None => format!("{name} hat eine Hand bekommen."),
    },
    chose: |name, card| match card {
        Some(card) => format!("{name} hat verdeckt {} gewählt.", a_card(card)),
        None => format!("{name} hat eine Karte gewählt."),
    },
    drafted: |name, card, chips| {
        let chips = counted(chips.total(), "Chip", "Chips");
        format!("{name} hat {} genommen: {chips}.", a_card(card))
    },
    passed_on: |from, to, cards| match cards {
        Some(cards) => format!("{from} hat {} an {to} weitergegeben.", some_cards(cards)),
        None => format!("{from} hat eine Hand an {to} weitergegeben."),
    },
    discarded: |name, card| match card {
        Some(card) => format!("{name} hat verdeckt {} abgelegt.", a_card(card)),
        None => format!("{name} hat verdeckt die letzte Karte abgelegt."),
    },
    event: |opener, card, number| {
        let (card, value) = (the_card(card), card.rank());
        format!("Ereignis {number} ist {card}, Wert {value}. {opener} eröffnet.")
    },
    bid: |name, offered, by_choice| match (offered.is_none(), by_choice) {
        (false, _) => format!("{name} hat {} geboten.", chips(offered)),
        (true, true) => format!("{name} hat gepasst."),
        (true, false) => format!("{name} hat keine Chips dafür und muss passen."),
    },
    committed: |name, cards| match cards {
        Some(cards) if cards.is_empty() => format!("{name} hat nichts eingesetzt."),
        Some(cards) => format!("{name} hat {} eingesetzt.", some_cards(cards)),
        None => format!("{name} hat geheim gewählt."),
    },
    nothing_fits: |name| format!("{name} hat keine Karte dafür."),
    revealed: |name, cards| match cards.is_empty() {
        true => format!("{name} hat nichts aufgedeckt."),
        false => format!("{name} hat {} aufgedeckt.", some_cards(cards)),
    },
    crowned: |name, card, of, rank| {
        let rank = risen(of, rank);
        format!("{name}: {rank}, durch eine Krone, {}.", a_card(card))
    },
    counted: |of, bids, highest, lowest| {
        let bids: Vec<String> =
            bids.iter().map(|(name, standing)| format!("{name} {}", bid(standing))).collect();
        let bids = bids.join(", ");
        let highest = if highest.is_empty() { "niemand".to_owned() } else { listed(highest) };
        let (of, lowest) = (suit(of), listed(lowest));
        format!("{of}: {bids}. Am höchsten: {highest}. Am niedrigsten: {lowest}.")
    },
    resolved: |total, rank, success| match (total, success) {
        (None, _) => format!("Unbegrenzt: Das Ereignis mit Wert {rank} ist gelungen."),
        (Some(total), _) if rank == 0 => {
            format!("Wert 0 kann nicht scheitern: gelungen mit {total}.")
        }
        (Some(total), true) => format!("Gelungen, {total} von {rank}."),
        (Some(total), false) => format!("Gescheitert, {total} von {rank}."),
    },
    rank_gained: |name, of, rank| format!("{name}: {}.", risen(of, rank)),
    nobody_gained: |of, tied| match tied {
        [] => format!("{}: kein Gebot, niemand erhält einen Rang.", suit(of)),
        tied => format!(
            "{}: Gleichstand zwischen {}, niemand erhält einen Rang.",
            suit(of),
            listed(tied)
        ),
    },
    traded: |name, of, rank, others| {
        let (before, of) = (rank + 1, in_suit(of));
        let also = match others {
            [] => String::new(),
            others => format!(", so niedrig wie {}", listed(others)),
        };
        format!(
            "{name} hat einen Rang in {of} gegen einen Verräterchip getauscht: \
             {before} → {rank}{also}."
        )
    },
    nothing_to_trade: |name, of| {
        format!("{name} liegt in {} am niedrigsten, ohne Rang zum Tauschen.", in_suit(of))
    },
    court_paid: |name, card| {
        format!("{name} hat durch einen Hof, {}, einen Verräterchip erhalten.", a_card(card))
    },
    empire_fell: |of, rank| match rank {
        Some(rank) => format!("Das Reich fällt in {} auf {rank}.", in_suit(of)),
        None => format!("Das Reich bleibt in {} auf 0.", in_suit(of)),
    },
    opens_by_card: |name, card| {
        format!("{name} eröffnet als Nächstes: niedrigste Karte, {}.", ranked(card))
    },
    opens_by_bid: |name, card, others| {
        let (card, others) = (ranked(card), listed(others));
        format!(
            "{name} eröffnet als Nächstes: niedrigste Karte, {card}, und später geboten als \
             {others}."
        )
    },
    opens_next: |name| format!("{name} eröffnet als Nächstes: keine Karte aufgedeckt."),
    hand_ended: |number| format!("Runde {number} ist zu Ende."),
    collapsed: |of, above| {
        let verb = if above.len() == 1 { "steht" } else { "stehen" };
        format!("{} sind eingestürzt: {} {verb} über dem Reich.", suit(of), listed(above))
    },
    no_collapse: "Das war die letzte Runde: Jedes Zeichen zählt.",
    scored: |name, score| {
        let tie_break = score.tie_break;
        let mut parts = vec![format!("{} aus Verräterchips", score.of(Cause::Traitors))];
        parts.extend(Suit::ALL.into_iter().filter_map(|of| {
            let at = of.index();
            let (rank, again) = (score.ranks[at], score.doubled[at]);
            let doubled = if again > 0 { " doppelt" } else { "" };
            (rank > 0).then(|| format!("{rank} aus {}{doubled}", in_suit(of)))
        }));
        let low = tie_break.low_card.map_or_else(|| "keine".to_owned(), |rank| rank.to_string());
        let (points, parts) = (counted(score.total(), "Punkt", "Punkte"), parts.join(", "));
        let ranks = counted(tie_break.ranks, "Rang", "Ränge");
        format!("{name} hat {points}: {parts}. Niedrigste Karte: {low}, {ranks}.")
    },
    game_ended: |winners| match winners {
        [winner] => format!("Die Partie ist zu Ende: {winner} gewinnt."),
        winners => format!("Die Partie ist zu Ende: {} teilen sich den Sieg.", listed(winners)),
    },
};

/// The step up in a suit, or the end of its track.
pub(super) fn risen(of: Suit, rank: Option<u8>) -> String {
    let of = suit(of);
    match rank {
        Some(rank) => format!("{of} {} → {rank}", rank.saturating_sub(1)),
        None => format!("{of} bleiben auf {LAST_RANK}, der Rang verfällt"),
    }
}

/// A bid with what the revealed cards do to it.
fn bid(of: &Standing) -> String {
    let mut parts = vec![of.chips.to_string()];
    parts.extend((of.pawns > 0).then(|| format!("+ {} durch Bauern", of.pawns)));
    parts.extend(of.ace.then(|| "unbegrenzt".to_owned()));
    parts.extend(of.number.map(|number| format!("mit der Zahl {number}")));
    parts.join(" ")
}
