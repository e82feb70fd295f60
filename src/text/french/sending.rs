//! Sending and opening links in French.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "Que partager",
    whole: "La partie",
    up_to_here: "Jusqu’ici",
    deal: "La donne seule",
    opens_at: |at| format!("Il ouvre la partie à revoir après le coup {at}."),
    address: "Lien",
    show_address: "Afficher l’adresse",
    share: "Partager",
    copy: "Copier le lien",
    copied: "Copié.",
    not_copied: "La copie n’a pas marché. Le lien est sélectionné : copiez-le vous-même.",
    note: "Tout est dans le lien lui-même ; rien n’est envoyé nulle part.",
    reveals: "Cette partie n’est pas finie. Avec le lien, on peut en déduire tout ce qui est caché.",
    linked_deal: "Une donne à jouer depuis le début.",
    linked_at: |at| format!("On vous montre la suite du coup {at}."),
    linked_daily: |day| format!("Le défi du {day}."),
    linked_note: "Elle s’ajoute à votre liste ; vos autres parties ne changent pas.",
    linked_play: "Jouer cette donne",
    linked_go_on: "Continuer d’ici",
    unknown_game: |game| {
        format!("C’est une partie de « {game} », que cette page n’a pas. Rien n’a été enregistré.")
    },
    made_by_newer: "Ceci vient d’une version plus récente de Curia. Rien n’est perdu : mettez \
                    Curia à jour, puis réessayez.",
};
