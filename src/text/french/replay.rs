//! Replays and what-ifs in French.

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
    all_open: "Tout visible",
    hidden: "Les autres mains seront visibles à la fin de la partie.",

    turn: |turn, turns| format!("Tour {turn} sur {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · {round} · coup {action} sur {actions}")
        }
        None => format!("{name} · {round}"),
    },
    says: |turn, turns, name, round| format!("Tour {turn} sur {turns}, {name}, {round}"),
    turns: "Tour",
    first: "Au début",
    previous: "Coup précédent",
    play: "Lire",
    pause: "Pause",
    next: "Coup suivant",
    last: "À la fin",
    pace: "Vitesse",
    paces: ["½×", "1×", "2×"],
    end: "La fin",
    earlier: |count| format!("Tours précédents : {count}"),
    later: |count| format!("Tours suivants : {count}"),
    found: |count| match count {
        0 => "Aucun coup trouvé.".to_owned(),
        count => format!("{}.", counted(count as u64, "coup trouvé", "coups trouvés")),
    },
    now: "Maintenant",

    what_if: "Et si, à partir d’ici",
    what_if_short: "Et si",
    what_if_name: |round| format!("Et si : {round}"),
    what_if_body: "Démarre d’ici une partie à part, avec tout ce qui est caché tel quel. Celle-ci \
                   ne change pas, et la nouvelle y ramène.",
    what_if_assists: "Cette partie n’est pas finie. La nouvelle peut révéler ce qui y est encore \
                      caché : celle-ci sera marquée comme assistée.",
    what_if_seat: |name| format!("Qui joue {name}"),
    what_if_go: "Continuer",
    keep: "Enregistrer la partie",
    branch: "Et si",
    to_original: "Retour à la partie d’origine, au même moment",
    original_gone: "La partie d’origine n’est plus enregistrée ici.",

    to_score: "Revenir au score",
    to_table: "Revenir à la table",
    to_matches: "À la page d’accueil",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("Le lien ne désigne aucune partie : « {found} »."),
        Strange::NoMoment(found) => {
            format!("Le lien mène au coup « {found} », qui n’est pas un nombre.")
        }
        Strange::TooLong(bytes) => format!("Le lien est trop long : {bytes} octets."),
    },
    not_here: "Cette adresse ne s’ouvre que dans le navigateur où la partie est enregistrée. Pour l’envoyer, choisissez-y « Partager en lien » dans le menu de la partie.",
    beyond: |at, actions| format!("Le lien mène au coup {at}, mais la partie en compte {actions}."),
};
