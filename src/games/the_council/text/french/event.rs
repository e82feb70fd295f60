//! Events in French.

use super::words::{chips, counted, listed, of, ranked, suit, the_card, the_cards};
use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::rules::count::Standing;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::text::event::EventText;

pub(in crate::games::the_council::text) static EVENT: EventText = EventText {
    hand_began: |dealer, number| format!("La manche {number} commence, {dealer} distribue."),
    dealt: |name, cards| match cards {
        Some(cards) => format!("{name} a reçu {}.", the_cards(cards)),
        None => format!("{name} a reçu une main."),
    },
    chose: |name, card| match card {
        Some(card) => format!("{name} a choisi {}, face cachée.", the_card(card)),
        None => format!("{name} a choisi une carte."),
    },
    drafted: |name, card, chips| {
        let chips = counted(chips.total(), "jeton", "jetons");
        format!("{name} a pris {} : {chips}.", the_card(card))
    },
    passed_on: |from, to, cards| match cards {
        Some(cards) => format!("Main passée par {from} à {to} : {}.", the_cards(cards)),
        None => format!("Une main est passée de {from} à {to}."),
    },
    discarded: |name, card| match card {
        Some(card) => format!("{name} a écarté {}, face cachée.", the_card(card)),
        None => format!("{name} a écarté la dernière carte, face cachée."),
    },
    event: |opener, card, number| {
        let (card, value) = (the_card(card), card.rank());
        format!("L’événement {number} est {card}, valeur {value}. {opener} ouvre.")
    },
    bid: |name, offered, by_choice| match (offered.is_none(), by_choice) {
        (false, _) => format!("{name} a misé {}.", chips(offered)),
        (true, true) => format!("{name} a passé."),
        (true, false) => format!("{name} n’a pas de jeton qui convient : passe."),
    },
    committed: |name, cards| match cards {
        Some(cards) if cards.is_empty() => format!("{name} n’a rien engagé."),
        Some(cards) => format!("{name} a engagé {}.", the_cards(cards)),
        None => format!("{name} a fait un choix secret."),
    },
    nothing_fits: |name| format!("{name} n’a pas de carte qui convient."),
    revealed: |name, cards| match cards.is_empty() {
        true => format!("{name} n’a rien révélé."),
        false => format!("{name} a révélé {}.", the_cards(cards)),
    },
    crowned: |name, card, of, rank| {
        let rank = risen(of, rank);
        format!("{name} : {rank}, grâce à une Couronne, {}.", the_card(card))
    },
    counted: |of, bids, highest, lowest| {
        let bids: Vec<String> =
            bids.iter().map(|(name, standing)| format!("{name} {}", bid(standing))).collect();
        let bids = bids.join(", ");
        let highest = if highest.is_empty() { "personne".to_owned() } else { listed(highest) };
        let (of, lowest) = (suit(of), listed(lowest));
        format!("{of} : {bids}. Au plus haut : {highest}. Au plus bas : {lowest}.")
    },
    resolved: |total, rank, success| match (total, success) {
        (None, _) => format!("Sans limite : l’événement de valeur {rank} a réussi."),
        (Some(total), _) if rank == 0 => {
            format!("Valeur 0, l’échec est impossible : réussite avec {total}.")
        }
        (Some(total), true) => format!("Réussite, {total} sur {rank}."),
        (Some(total), false) => format!("Échec, {total} sur {rank}."),
    },
    rank_gained: |name, of, rank| format!("{name} : {}.", risen(of, rank)),
    nobody_gained: |of, tied| match tied {
        [] => format!("{} : aucune mise, personne ne gagne.", suit(of)),
        tied => format!("{} : égalité entre {}, personne ne gagne.", suit(of), listed(tied)),
    },
    traded: |name, of, rank, others| {
        let (before, of) = (rank + 1, suit(of));
        let also = match others {
            [] => String::new(),
            others => format!(", au plus bas avec {}", listed(others)),
        };
        format!(
            "{name} a échangé un rang de {of} contre un jeton de traître : {before} → {rank}{also}."
        )
    },
    nothing_to_trade: |name, of| {
        format!("{name} est au plus bas en {} sans rang à échanger.", suit(of))
    },
    court_paid: |name, card| {
        format!("{name} a gagné un jeton de traître par une Cour, {}.", the_card(card))
    },
    empire_fell: |of, rank| match rank {
        Some(rank) => format!("L’empire tombe à {rank} en {}.", suit(of)),
        None => format!("L’empire reste à 0 en {}.", suit(of)),
    },
    opens_by_card: |name, card| format!("{name} ouvrira : carte la plus basse, {}.", ranked(card)),
    opens_by_bid: |name, card, others| {
        let (card, others) = (ranked(card), listed(others));
        format!("{name} ouvrira : carte la plus basse, {card}, et mise plus tardive que {others}.")
    },
    opens_next: |name| format!("{name} ouvrira : personne n’a révélé de carte."),
    hand_ended: |number| format!("La manche {number} est finie."),
    collapsed: |of, above| {
        let verb = if above.len() == 1 { "est" } else { "sont" };
        format!("{} : effondrement, {} {verb} au-dessus de l’empire.", suit(of), listed(above))
    },
    no_collapse: "C’était la dernière manche : toutes les enseignes comptent.",
    scored: |name, score| {
        let tie_break = score.tie_break;
        let mut parts = vec![format!("{} en jetons de traître", score.of(Cause::Traitors))];
        parts.extend(Suit::ALL.into_iter().filter_map(|of| {
            let at = of.index();
            let (rank, again) = (score.ranks[at], score.doubled[at]);
            let doubled = if again > 0 { " doublés" } else { "" };
            (rank > 0).then(|| format!("{rank} en {}{doubled}", suit(of)))
        }));
        let low = tie_break.low_card.map_or_else(|| "aucune".to_owned(), |rank| rank.to_string());
        let (points, parts) = (counted(score.total(), "point", "points"), parts.join(", "));
        let ranks = counted(tie_break.ranks, "rang", "rangs");
        format!(
            "Total {} : {points}, dont {parts}. Carte la plus basse : {low}, {ranks}.",
            of(name)
        )
    },
    game_ended: |winners| match winners {
        [winner] => format!("La partie est finie : {winner} gagne."),
        winners => format!("La partie est finie : {} partagent la victoire.", listed(winners)),
    },
};

/// The step up in a suit, or the end of its track.
pub(super) fn risen(of: Suit, rank: Option<u8>) -> String {
    let of = suit(of);
    match rank {
        Some(rank) => format!("{of} {} → {rank}", rank.saturating_sub(1)),
        None => format!("{of} reste à {LAST_RANK}, le rang est perdu"),
    }
}

/// A bid with what the revealed cards do to it.
fn bid(of: &Standing) -> String {
    let mut parts = vec![of.chips.to_string()];
    parts.extend((of.pawns > 0).then(|| format!("+ {} par Pions", of.pawns)));
    parts.extend(of.ace.then(|| "sans limite".to_owned()));
    parts.extend(of.number.map(|number| format!("avec le nombre {number}")));
    parts.join(" ")
}
