//! Matches by link in French.

use super::words::{counted, of};
use crate::text::by_link::ByLinkText;

pub(in crate::text) static BY_LINK: ByLinkText = ByLinkText {
    turn_of: |name| format!("Au tour {}", of(name)),
    turn_note: "Envoyez-la, puis ouvrez le lien qui revient.",
    send_to: |name| format!("Envoyer à {name}"),
    send_end: "Envoyer le résultat",
    copied: "Copié",
    message: |name, game, round| format!("{name}, c’est à vous. {game}, {round} :"),
    message_at_end: |game| format!("Notre partie de {game} est finie :"),
    who: "Qui êtes-vous dans cette partie ?",
    choose_seat: "Choisissez votre place.",
    your_seat: |name| format!("Votre place : {name}"),
    change_note: "Ce n’est pas votre place ? Choisissez la vôtre : l’autre reprend son nom.",
    your_name: "Votre nom",
    sit_down: "Prendre place",
    trust: "Les liens contiennent toute la partie, avec ce qui y est caché. On peut donc l’y lire : jouez avec des gens de confiance.",
    is_older: |link, kept| {
        format!("Ce lien est plus ancien que votre partie : il a {}, la vôtre {kept}.", moves(link))
    },
    is_forked: |at| {
        format!("Ce lien raconte autrement votre partie : après {}, les deux divergent.", moves(at))
    },
    plays_mine: |actions| {
        format!(
            "Ce lien continue votre partie, mais avec {} de vous qui n’ont pas été joués ici.",
            moves(actions)
        )
    },
    is_damaged: "Ce lien est celui de votre partie, mais il ne peut pas être joué en entier.",
    unchanged: "Votre partie n’a pas changé.",
    open_kept: "Ouvrir ma partie",
    take_over: "Je les ai joués ailleurs",
    keep_both: "Garder les deux",
    other_course: |title| format!("{title} (autre suite)"),
    check_title: "Vérifié",
    all_legal: |actions| {
        format!(
            "{} : tous légaux, avec chaque carte et chaque jeton tirés comme la donne le veut.",
            moves(actions)
        )
    },
    went_on: |links| match links {
        0 => "On ne vous a envoyé aucun lien de cette partie.".to_owned(),
        1 => "La partie a continué depuis le seul lien qu’on vous a envoyé.".to_owned(),
        links => format!(
            "La partie a continué depuis chacun des {links} liens qu’on vous a envoyés. Personne n’est revenu en arrière."
        ),
    },
    went_back: |at| {
        format!(
            "La partie ne continue pas depuis le lien à {} qu’on vous a envoyé. Quelqu’un est revenu en arrière.",
            moves(at)
        )
    },
    number: |number| format!("Numéro de contrôle {number}. Qui a le même numéro a la même partie."),
};

fn moves(count: usize) -> String {
    counted(count as u64, "coup", "coups")
}
