//! Events in Italian.

use super::words::{
    chips, counted, in_suit, listed, ranked, suit, the_card, the_cards, the_suit, to,
};
use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::rules::count::Standing;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::text::event::EventText;

pub(in crate::games::the_council::text) static EVENT: EventText = EventText {
    hand_began: |dealer, number| format!("Inizia la mano {number}, {dealer} dà le carte."),
    dealt: |name, cards| match cards {
        Some(cards) => format!("{name} ha ricevuto {}.", the_cards(cards)),
        None => format!("{name} ha ricevuto una mano."),
    },
    chose: |name, card| match card {
        Some(card) => format!("{name} ha scelto {}, a faccia in giù.", the_card(card)),
        None => format!("{name} ha scelto una carta."),
    },
    drafted: |name, card, chips| {
        let chips = counted(chips.total(), "gettone", "gettoni");
        format!("{name} ha preso {}: {chips}.", the_card(card))
    },
    passed_on: |from, next, cards| match cards {
        Some(cards) => format!("{from} ha passato {} {}.", to(next), the_cards(cards)),
        None => format!("{from} ha passato una mano {}.", to(next)),
    },
    discarded: |name, card| match card {
        Some(card) => format!("{name} ha scartato {}, a faccia in giù.", the_card(card)),
        None => format!("{name} ha scartato l’ultima carta, a faccia in giù."),
    },
    event: |opener, card, number| {
        let (card, value) = (the_card(card), card.rank());
        format!("L’evento {number} è {card}, valore {value}. Apre {opener}.")
    },
    bid: |name, offered, by_choice| match (offered.is_none(), by_choice) {
        (false, _) => format!("{name} ha offerto {}.", chips(offered)),
        (true, true) => format!("{name} ha passato."),
        (true, false) => format!("{name} non ha gettoni adatti: passa."),
    },
    committed: |name, cards| match cards {
        Some(cards) if cards.is_empty() => format!("{name} non ha giocato carte."),
        Some(cards) => format!("{name} ha giocato {}.", the_cards(cards)),
        None => format!("{name} ha fatto una scelta segreta."),
    },
    nothing_fits: |name| format!("{name} non ha carte adatte."),
    revealed: |name, cards| match cards.is_empty() {
        true => format!("{name} non ha rivelato niente."),
        false => format!("{name} ha rivelato {}.", the_cards(cards)),
    },
    crowned: |name, card, of, rank| {
        let rank = risen(of, rank);
        format!("{name}: {rank}, grazie a una Corona, {}.", the_card(card))
    },
    counted: |of, bids, highest, lowest| {
        let bids: Vec<String> =
            bids.iter().map(|(name, standing)| format!("{name} {}", bid(standing))).collect();
        let bids = bids.join(", ");
        let highest = if highest.is_empty() { "nessuno".to_owned() } else { listed(highest) };
        let (of, lowest) = (suit(of), listed(lowest));
        format!("{of}: {bids}. Offerta più alta: {highest}. Più bassa: {lowest}.")
    },
    resolved: |total, rank, success| match (total, success) {
        (None, _) => format!("Senza limite: l’evento di valore {rank} è riuscito."),
        (Some(total), _) if rank == 0 => {
            format!("Con valore 0 non può fallire: successo con {total}.")
        }
        (Some(total), true) => format!("Successo, {total} su {rank}."),
        (Some(total), false) => format!("Fallimento, {total} su {rank}."),
    },
    rank_gained: |name, of, rank| format!("{name}: {}.", risen(of, rank)),
    nobody_gained: |of, tied| match tied {
        [] => format!("{}: nessuna offerta, nessun rango.", suit(of)),
        tied => format!("{}: parità tra {}, nessun rango.", suit(of), listed(tied)),
    },
    traded: |name, of, rank, others| {
        let (before, of) = (rank + 1, in_suit(of));
        let also = match others {
            [] => String::new(),
            others => format!(", offerta più bassa come {}", listed(others)),
        };
        format!(
            "{name} ha scambiato un rango {of} con un gettone traditore: {before} → {rank}{also}."
        )
    },
    nothing_to_trade: |name, of| {
        format!("{name} ha l’offerta più bassa {}, ma nessun rango da scambiare.", in_suit(of))
    },
    court_paid: |name, card| {
        format!("{name} ha ottenuto un gettone traditore da una Corte, {}.", the_card(card))
    },
    empire_fell: |of, rank| match rank {
        Some(rank) => format!("L’impero scende a {rank} {}.", in_suit(of)),
        None => format!("L’impero resta a 0 {}.", in_suit(of)),
    },
    opens_by_card: |name, card| {
        format!("{name} apre il prossimo evento: carta più bassa, {}.", ranked(card))
    },
    opens_by_bid: |name, card, others| {
        let (card, others) = (ranked(card), listed(others));
        format!(
            "{name} apre il prossimo evento: carta più bassa, {card}, e offerta fatta dopo \
             {others}."
        )
    },
    opens_next: |name| format!("{name} apre il prossimo evento: nessuno ha rivelato carte."),
    hand_ended: |number| format!("La mano {number} è finita."),
    collapsed: |of, above| {
        let verb = if above.len() == 1 { "è" } else { "sono" };
        format!("Crollano {}: {} {verb} sopra l’impero.", the_suit(of), listed(above))
    },
    no_collapse: "Era l’ultima mano: contano tutti i semi.",
    scored: |name, score| {
        let tie_break = score.tie_break;
        let mut parts = vec![format!("{} per i gettoni traditore", score.of(Cause::Traitors))];
        parts.extend(Suit::ALL.into_iter().filter_map(|of| {
            let at = of.index();
            let (rank, again) = (score.ranks[at], score.doubled[at]);
            let doubled = if again > 0 { " × 2" } else { "" };
            (rank > 0).then(|| format!("{rank}{doubled} per {}", the_suit(of)))
        }));
        let low = tie_break.low_card.map_or_else(|| "nessuna".to_owned(), |rank| rank.to_string());
        let (points, parts) = (counted(score.total(), "punto", "punti"), parts.join(", "));
        let ranks = counted(tie_break.ranks, "rango", "ranghi");
        format!("{name} ha {points}: {parts}. Carta più bassa: {low}, {ranks}.")
    },
    game_ended: |winners| match winners {
        [winner] => format!("La partita è finita: vince {winner}."),
        winners => format!("La partita è finita: {} condividono la vittoria.", listed(winners)),
    },
};

/// The step up in a suit, or the end of its track.
pub(super) fn risen(of: Suit, rank: Option<u8>) -> String {
    match rank {
        Some(rank) => format!("{} {} → {rank}", suit(of), rank.saturating_sub(1)),
        None => format!("{} resta a {LAST_RANK}, il rango è perso", in_suit(of)),
    }
}

/// A bid with what the revealed cards do to it.
fn bid(of: &Standing) -> String {
    let mut parts = vec![of.chips.to_string()];
    parts.extend((of.pawns > 0).then(|| format!("+ {} con Pedine", of.pawns)));
    parts.extend(of.ace.then(|| "senza limite".to_owned()));
    parts.extend(of.number.map(|number| format!("con il numero {number}")));
    parts.join(" ")
}
