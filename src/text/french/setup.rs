//! A new game in French.

use super::words::{counted, listed, of};
use crate::text::setup::SetupText;

pub(in crate::text) static SETUP: SetupText = SetupText {
    game: "Jeu",
    seats: "Joueurs",
    from_to: |fewest, most| format!("{fewest} à {most} joueurs"),
    in_play: |games| format!("{} en cours", counted(games as u64, "partie", "parties")),
    change: "Modifier",
    names: ["Ada", "Bruno", "Chiara", "Dario", "Elena"],
    players: |count| format!("{count} joueurs"),
    name: |seat| format!("Nom du joueur {seat}"),
    who_decides: |seat| format!("Joueur {seat} : humain ou robot"),
    how_well: |seat| format!("Niveau du robot (joueur {seat})"),
    curtain_note: "mains cachées entre les tours",
    together: "Comment jouer ensemble",
    at_one_screen: "À cet écran",
    by_link: "Par lien",
    plays_here: "joue ici",
    gets_links: "reçoit chaque tour par lien",
    colour_of: |seat, of| format!("Couleur du joueur {seat} : {of}"),
    deal: "Donne",
    seed: "Graine",
    new_seed: "Nouvelle graine",
    seed_note: "Même graine, même donne.",
    start: "Commencer",
    first_game: "Jouer contre deux bots",
    set_up: "Préparer une partie",
    name_missing: |seat| format!("Il manque un nom au joueur {seat}."),
    name_hides: |seat| format!("Le nom du joueur {seat} contient un signe invisible : retapez-le."),
    seed_missing: "Il manque une graine à la donne : n’importe quel mot convient.",
    continue_: "Continuer",
    resume: "Reprendre",
    turn_of: |name, round| format!("Au tour {}, {round}", of(name)),
    your_turn: |round| format!("À vous, {round}"),
    see_score: "Voir le score",
    won: |winners, points| match winners {
        [winner] => format!("{winner} gagne avec {points}."),
        winners => format!("{} partagent la victoire avec {points} chacun.", listed(winners)),
    },
};
