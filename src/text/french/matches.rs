//! Saved games in French.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Parties enregistrées",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} ko"),
    none_found: "Aucune partie de ce genre.",
    show_more: |next, hidden| match hidden.saturating_sub(next) {
        0 => format!("Afficher {next} de plus"),
        _ => format!("Afficher {next} de plus sur {hidden}"),
    },
    select_one: |name| format!("Sélectionner « {name} »"),
    same_again: "Comme la dernière",
    all: |games| format!("Toutes ({games})"),
    fewer: "Moins",
    more: |name| format!("Plus pour « {name} »"),
    rename: "Renommer",
    name: "Nom de la partie",
    name_note: "Laissez vide pour reprendre les noms des joueurs.",
    keep_name: "Garder ce nom",
    copy: "Faire une copie",
    copy_of: |name| format!("Copie de {name}"),
    game_file: "Enregistrer en fichier de partie",
    json: "Enregistrer en données (JSON)",
    delete: "Supprimer",
    deleted: |name| format!("« {name} » supprimée."),
    deleted_many: |count| {
        let s = if count == 1 { "" } else { "s" };
        format!("{} supprimée{s}.", counted(count as u64, "partie", "parties"))
    },
    bring_back: "Restaurer",
    not_brought_back: "Stockage insuffisant pour la restaurer.",
    cancel: "Annuler",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("Et si, dès le coup {}", at + 1),
        Origin::Daily { day } => format!("Défi du {day}"),
        Origin::Copy { .. } => "Copie".to_owned(),
        Origin::Given => "D’un fichier ou d’un lien".to_owned(),
    },
    players: |persons, bots| match (persons, bots) {
        (0, bots) => counted(bots as u64, "robot", "robots"),
        (1, bots) => format!("contre {}", counted(bots as u64, "robot", "robots")),
        (persons, 0) => format!("{persons} humains"),
        (persons, bots) => {
            format!("{persons} humains, {}", counted(bots as u64, "robot", "robots"))
        }
    },
    just_now: "à l’instant",
    minutes_ago: |minutes| format!("il y a {minutes} min"),
    hours_ago: |hours| format!("il y a {hours} h"),
    import_title: "Importer une partie",
    import_body: "Choisissez un fichier enregistré depuis Curia, ou déposez-en un ici.",
    choose_file: "Choisir un fichier",
    drop_here: "Déposez-le pour l’importer",
    link_title: "Ouvrir un lien",
    link_body: "Une donne ou une partie qu’on vous a envoyée.",
    link_field: "Lien de la partie",
    open_link: "Ouvrir",
    taken_in: |name, actions| {
        let actions = counted(actions as u64, "coup", "coups");
        format!("« {name} » ajoutée ({actions}).")
    },
    taken_in_all: |kept, all| {
        let all = counted(all as u64, "partie", "parties");
        format!("Ajouts depuis le fichier : {kept} sur {all}.")
    },
    known_already: |name| format!("« {name} » est déjà dans votre liste."),
    known_already_many: |count| match count {
        1 => "1 était déjà dans votre liste.".to_owned(),
        count => format!("{count} étaient déjà dans votre liste."),
    },
    not_opened: |why| format!("Impossible à ouvrir : {why}."),
    fell_short: |kept, why| {
        format!("Ouverte jusqu’au coup {kept} ; la suite ne convient pas : {why}.")
    },
    not_text: |name| format!("« {name} » n’est pas une partie : Curia lit des fichiers texte."),
    share: "Partager en lien",
    linked_title: "Partie partagée",
    which_link: "Le texte contient plusieurs liens. Lequel ouvrir ?",
    linked_actions: |actions| {
        format!("Une partie après {}.", counted(actions as u64, "coup", "coups"))
    },
    only_here: "Seulement dans cet onglet",
    only_here_note: "Une partie non enregistrée est perdue quand vous fermez cet onglet.",
    unreadable_title: "Impossible à ouvrir",
    aside_title: "Données endommagées",
    aside_note: "Des données que Curia n’a pas pu lire. Elles ne servent pas pour jouer : \
                 enregistrez-les en fichier, ou supprimez-les.",
    download: "Enregistrer en fichier",
    discard: "Supprimer",
    discarded: "Supprimé.",
    keep_title: "Gardez vos parties.",
    keep_note: "Elles ne sont enregistrées que dans ce navigateur. Enregistrez-les toutes en un \
                fichier, à importer ici ou ailleurs.",
    keep_note_safari: "Safari efface les données d’une page après sept jours sans visite. Ajoutez \
                       Curia à l’écran d’accueil, ou enregistrez vos parties en fichiers.",
    keep_a_copy: "Une longue partie : enregistrez-la en fichier pour la garder au-delà de ce \
                  navigateur.",
    save_all: "Tout enregistrer en un fichier",
    clock_was_ahead: "horloge en avance",
};
