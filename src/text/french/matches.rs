//! Kept matches in French.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Parties enregistrées",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} ko"),
    search: "Nom ou joueur",
    none_found: "Aucune partie n’a cela dans son nom ou à sa table.",
    new_title: "Nouvelle partie",
    set_up: "Préparer une partie",
    same_again: "Comme la dernière",
    back: "Retour aux parties",
    more: |name| format!("Plus pour « {name} »"),
    rename: "Renommer",
    name: "Nom de la partie",
    name_note: "Sans nom, elle s’appelle comme ses joueurs.",
    keep_name: "Garder ce nom",
    copy: "Faire une copie",
    copy_of: |name| format!("Copie de {name}"),
    game_file: "Enregistrer en fichier de partie",
    json: "Enregistrer en données (JSON)",
    delete: "Supprimer",
    deleted: |name| format!("« {name} » est supprimée."),
    bring_back: "La remettre",
    not_brought_back: "Il n’y a plus de place pour la remettre.",
    cancel: "Annuler",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("Et si, dès l’action {}", at + 1),
        Origin::Daily { day } => format!("Donne du {day}"),
        Origin::Copy { .. } => "Une copie".to_owned(),
        Origin::Given => "D’un fichier ou d’un lien".to_owned(),
    },
    players: |persons, bots| match (persons, bots) {
        (0, bots) => counted(bots as u64, "robot", "robots"),
        (1, bots) => format!("contre {}", counted(bots as u64, "robot", "robots")),
        (persons, 0) => format!("{persons} personnes"),
        (persons, bots) => {
            format!("{persons} personnes, {}", counted(bots as u64, "robot", "robots"))
        }
    },
    just_now: "à l’instant",
    minutes_ago: |minutes| format!("il y a {minutes} min"),
    hours_ago: |hours| format!("il y a {hours} h"),
    import_title: "Ajouter une partie",
    import_body: "Un fichier de cette page, à choisir ou à déposer ici.",
    choose_file: "Choisir un fichier",
    drop_here: "Déposez-le pour ajouter la partie",
    link_title: "Ouvrir un lien",
    link_body: "Une donne ou une partie que quelqu’un a envoyée.",
    link_field: "Adresse de la partie",
    open_link: "Ouvrir",
    taken_in: |name, actions| {
        let actions = counted(actions as u64, "action", "actions");
        format!("« {name} » est dans la liste, avec {actions}.")
    },
    taken_in_all: |kept, all| {
        let all = counted(all as u64, "texte", "textes");
        format!("Sur {all} du fichier, {kept} ont été mis dans la liste.")
    },
    not_opened: |why| format!("Impossible à ouvrir : {why}."),
    fell_short: |kept, why| {
        format!("Gardée jusqu’à l’action {kept} ; la suite dit autre chose : {why}.")
    },
    not_text: |name| format!("« {name} » n’est pas un texte de 4 Mo au plus, donc pas une partie."),
    share: "Partager en lien",
    linked_title: "Une partie par lien",
    linked_actions: |actions| {
        format!("Une partie après {}.", counted(actions as u64, "action", "actions"))
    },
    only_here: "Seulement dans cet onglet",
    only_here_note: "Une partie non enregistrée disparaît avec cet onglet.",
    unreadable_title: "Impossible à ouvrir",
    aside_title: "Textes endommagés",
    aside_note: "Ce qui n’a pas pu être lu d’une partie a été mis de côté ici. Plus rien n’en a \
                 besoin, sauf qui veut y regarder de près.",
    download: "Enregistrer en fichier",
    discard: "Jeter",
    discarded: "Jeté.",
    keep_title: "Gardez vos parties.",
    keep_note: "Elles ne vivent que dans ce navigateur. Ce qui compte est à l’abri dans un \
                fichier : « Enregistrer en fichier de partie » dans le menu de chaque partie.",
    keep_note_safari: "Safari efface ce que les pages gardent après sept jours sans visite. \
                       Ajoutez cette page à l’écran d’accueil, ou gardez un fichier.",
    keep_a_copy: "Une longue partie. Un fichier survit à la mémoire de ce navigateur.",
};
