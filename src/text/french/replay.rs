//! Looking back at a match in French.

use super::words::counted;
use crate::archive::Strange;
use crate::text::replay::ReplayText;

pub(in crate::text) static REPLAY: ReplayText = ReplayText {
    open: "Revoir",
    from_here: "Revoir à partir d’ici",
    title: "Revoir la partie",
    read_only: "Lecture seule",

    see_as: "Voir comme",
    onlooker: "Spectateur",
    all_open: "Tout ouvert",
    hidden: "Les autres mains s’ouvrent quand la partie est finie.",

    turn: |turn, turns| format!("Tour {turn} sur {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · manche {round} · action {action} sur {actions}")
        }
        None => format!("{name} · manche {round}"),
    },
    says: |turn, turns, name, round| format!("Tour {turn} sur {turns}, {name}, manche {round}"),
    turns: "Tour",
    first: "Au début",
    previous: "Action précédente",
    play: "Lire",
    pause: "Suspendre",
    next: "Action suivante",
    last: "À la fin",
    pace: "Vitesse",
    paces: ["½×", "1×", "2×"],
    end: "La fin",
    found: |count| match count {
        0 => "Aucune action de ce genre.".to_owned(),
        count => format!("{} dans le journal.", counted(count as u64, "action", "actions")),
    },
    now: "Où en est la partie",

    what_if: "Et si, à partir d’ici",
    what_if_short: "Et si",
    what_if_name: |round| format!("Et si : manche {round}"),
    what_if_body: "Une partie à part continue d’ici, avec ce qui est caché tel quel. Celle-ci reste \
                   comme elle est, et la nouvelle y ramène.",
    what_if_assists: "Cette partie n’est pas finie. La nouvelle peut dire ce qui y est encore caché : \
                      celle-ci est donc marquée comme assistée.",
    what_if_seat: |name| format!("Qui joue {name}"),
    what_if_go: "Continuer",
    keep: "Garder comme partie",
    branch: "Et si",
    to_original: "À la partie d’où vient celle-ci, à ce moment-là",
    original_gone: "La partie d’où vient celle-ci n’est plus gardée ici.",

    to_score: "Revenir au score",
    to_table: "Revenir à la table",
    to_matches: "À la page d’accueil",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("L’adresse ne nomme aucune partie : « {found} »."),
        Strange::NoMoment(found) => {
            format!("L’adresse demande un moment qui n’est pas un nombre : « {found} ».")
        }
        Strange::TooLong(bytes) => format!("L’adresse est trop longue : {bytes} octets."),
    },
    not_here: "Ce navigateur ne garde pas la partie que l’adresse nomme.",
    beyond: |at, actions| {
        format!("L’adresse demande l’action {at}, mais la partie en compte {actions}.")
    },
};
