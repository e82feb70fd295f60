//! Texts beside the sheet in French.

use super::words::{card, counted, suit, suits};
use crate::games::the_council::rules::components::Kind;
use crate::games::the_council::text::rail::RailText;

pub(in crate::games::the_council::text) static RAIL: RailText = RailText {
    label: "Événements et score",
    events: "Événements",
    hand_and_deck: |hand, deck| format!("manche {hand} · pioche {deck}"),
    deck: |deck| format!("pioche {deck}"),
    event: |number, of, success| {
        let state = match success {
            Some(true) => "réussi",
            Some(false) => "échoué",
            None => "en cours",
        };
        format!("Événement {number} : {}, {state}", card(of))
    },
    to_come: |count| counted(count as u64, "événement à venir", "événements à venir"),
    now: "ici",
    ended_now: "Si tout s’arrêtait ici",
    points_of: |points, of| format!("{} en {}", counted(points, "point", "points"), suit(of)),
    above: |of| {
        format!(
            "Au-dessus de l’empire en {} : si cela tient, la partie finit avec la manche.",
            suits(of)
        )
    },
    would_count: |of| match of.len() {
        1 => format!("{} compterait", suits(of)),
        _ => format!("{} compteraient", suits(of)),
    },
    counted: |of| format!("Ont compté : {}.", suits(of)),
    nobody_above: "Personne au-dessus de l’empire : seuls les jetons de traître compteraient.",
    what_cards_do: "Effet des cartes",
    kind: |of| match of {
        Kind::Ace => ("As", "sans limite"),
        Kind::Number => ("2–9", "départage, le bas gagne"),
        Kind::Pawn => ("Pion", "1 de plus par enseigne"),
        Kind::Court => ("Cour", "un traître si échec"),
        Kind::Crown => ("Couronne", "un rang aussitôt"),
    },
    only_shared: "Seulement dans leurs enseignes communes avec l’événement.",
    nearest: "Au plus près de l’empire",
    of_empire: |empire| format!("sur {empire}"),
};
