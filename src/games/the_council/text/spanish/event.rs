//! Events in Spanish.

use super::words::{chips, counted, listed, ranked, suit, the_card, the_cards};
use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::rules::count::Standing;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::text::event::EventText;

pub(in crate::games::the_council::text) static EVENT: EventText = EventText {
    hand_began: |dealer, number| format!("Empieza la mano {number}, reparte {dealer}."),
    dealt: |name, cards| match cards {
        Some(cards) => format!("{name} recibió {}.", the_cards(cards)),
        None => format!("{name} recibió una mano."),
    },
    chose: |name, card| match card {
        Some(card) => format!("{name} escogió {}, boca abajo.", the_card(card)),
        None => format!("{name} escogió una carta."),
    },
    drafted: |name, card, chips| {
        let chips = counted(chips.total(), "ficha", "fichas");
        format!("{name} tomó {}: {chips}.", the_card(card))
    },
    passed_on: |from, to, cards| match cards {
        Some(cards) => format!("{from} pasó una mano a {to}: {}.", the_cards(cards)),
        None => format!("{from} pasó una mano a {to}."),
    },
    discarded: |name, card| match card {
        Some(card) => format!("{name} descartó {}, boca abajo.", the_card(card)),
        None => format!("{name} descartó la última carta, boca abajo."),
    },
    event: |opener, card, number| {
        let (card, value) = (the_card(card), card.rank());
        format!("El evento {number} es {card}, valor {value}. Abre {opener}.")
    },
    bid: |name, offered, by_choice| match (offered.is_none(), by_choice) {
        (false, _) => format!("{name} pujó {}.", chips(offered)),
        (true, true) => format!("{name} pasó."),
        (true, false) => format!("{name} no tiene fichas que sirvan: pasa."),
    },
    committed: |name, cards| match cards {
        Some(cards) if cards.is_empty() => format!("{name} no jugó nada."),
        Some(cards) => format!("{name} jugó {}.", the_cards(cards)),
        None => format!("{name} decidió en secreto."),
    },
    nothing_fits: |name| format!("{name} no tiene cartas que sirvan."),
    revealed: |name, cards| match cards.is_empty() {
        true => format!("{name} no reveló nada."),
        false => format!("{name} reveló {}.", the_cards(cards)),
    },
    crowned: |name, card, of, rank| {
        let rank = risen(of, rank);
        format!("{name}: {rank}, gracias a una Corona, {}.", the_card(card))
    },
    counted: |of, bids, highest, lowest| {
        let bids: Vec<String> =
            bids.iter().map(|(name, standing)| format!("{name} {}", bid(standing))).collect();
        let bids = bids.join(", ");
        let highest = if highest.is_empty() { "nadie".to_owned() } else { listed(highest) };
        let (of, lowest) = (suit(of), listed(lowest));
        format!("{of}: {bids}. Puja más alta: {highest}. Más baja: {lowest}.")
    },
    resolved: |total, rank, success| match (total, success) {
        (None, _) => format!("Sin límite: el evento de valor {rank} tuvo éxito."),
        (Some(total), _) if rank == 0 => {
            format!("El valor 0 no puede fracasar: éxito con {total}.")
        }
        (Some(total), true) => format!("Éxito, {total} de {rank}."),
        (Some(total), false) => format!("Fracaso, {total} de {rank}."),
    },
    rank_gained: |name, of, rank| format!("{name}: {}.", risen(of, rank)),
    nobody_gained: |of, tied| match tied {
        [] => format!("{}: sin pujas, nadie sube.", suit(of)),
        tied => format!("{}: empate entre {}, nadie sube.", suit(of), listed(tied)),
    },
    traded: |name, of, rank, others| {
        let (before, of) = (rank + 1, suit(of));
        let also = match others {
            [] => String::new(),
            others => format!(", con la puja más baja, igual que {}", listed(others)),
        };
        format!("{name} canjeó un rango de {of} por una ficha de traidor: {before} → {rank}{also}.")
    },
    nothing_to_trade: |name, of| {
        format!("{name} tiene la puja más baja en {}, pero ningún rango que canjear.", suit(of))
    },
    court_paid: |name, card| {
        format!("{name} ganó una ficha de traidor gracias a una Corte, {}.", the_card(card))
    },
    empire_fell: |of, rank| match rank {
        Some(rank) => format!("El imperio bajó a {rank} en {}.", suit(of)),
        None => format!("El imperio siguió en 0 en {}.", suit(of)),
    },
    opens_by_card: |name, card| {
        format!("{name} abre el siguiente: carta más baja, {}.", ranked(card))
    },
    opens_by_bid: |name, card, others| {
        let (card, others) = (ranked(card), listed(others));
        format!("{name} abre el siguiente: carta más baja, {card}, y pujó más tarde que {others}.")
    },
    opens_next: |name| format!("{name} abre el siguiente: nadie reveló cartas."),
    hand_ended: |number| format!("La mano {number} ha terminado."),
    collapsed: |of, above| {
        let verb = if above.len() == 1 { "está" } else { "están" };
        format!("{}: derrumbe, {} {verb} por encima del imperio.", suit(of), listed(above))
    },
    no_collapse: "Era la última mano: cuentan todos los palos.",
    scored: |name, score| {
        let tie_break = score.tie_break;
        let mut parts = vec![format!("{} por fichas de traidor", score.of(Cause::Traitors))];
        parts.extend(Suit::ALL.into_iter().filter_map(|of| {
            let at = of.index();
            let (rank, again) = (score.ranks[at], score.doubled[at]);
            let doubled = if again > 0 { " × 2" } else { "" };
            (rank > 0).then(|| format!("{rank}{doubled} en {}", suit(of)))
        }));
        let low = tie_break.low_card.map_or_else(|| "ninguna".to_owned(), |rank| rank.to_string());
        let (points, parts) = (counted(score.total(), "punto", "puntos"), parts.join(", "));
        let ranks = counted(tie_break.ranks, "rango", "rangos");
        format!("{name} tiene {points}: {parts}. Carta más baja: {low}, {ranks}.")
    },
    game_ended: |winners| match winners {
        [winner] => format!("La partida ha terminado: gana {winner}."),
        winners => format!("La partida ha terminado: {} comparten la victoria.", listed(winners)),
    },
};

/// The step up in a suit, or the end of its track.
pub(super) fn risen(of: Suit, rank: Option<u8>) -> String {
    let of = suit(of);
    match rank {
        Some(rank) => format!("{of} {} → {rank}", rank.saturating_sub(1)),
        None => format!("sigue en {LAST_RANK} en {of}, el rango se pierde"),
    }
}

/// A bid with what the revealed cards do to it.
fn bid(of: &Standing) -> String {
    let mut parts = vec![of.chips.to_string()];
    parts.extend((of.pawns > 0).then(|| format!("+ {} por Peones", of.pawns)));
    parts.extend(of.ace.then(|| "sin límite".to_owned()));
    parts.extend(of.number.map(|number| format!("con el número {number}")));
    parts.join(" ")
}
