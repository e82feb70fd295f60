//! Matches on their way to others, and from others, in French.

use crate::text::sending::SendingText;

pub(in crate::text) static SENDING: SendingText = SendingText {
    what: "Ce que le lien contient",
    whole: "La partie",
    up_to_here: "Jusqu’ici",
    deal: "La donne seule",
    opens_at: |at| format!("Il s’ouvre en revoyant la partie après l’action {at}."),
    address: "Adresse",
    copy: "Copier",
    copied: "Copié.",
    not_copied: "Elle est sélectionnée : copiez-la avec le clavier ou le menu.",
    note: "Tout est dans l’adresse elle-même ; rien n’est envoyé nulle part.",
    reveals: "Cette partie n’est pas finie. Qui a le lien peut en déduire chaque carte cachée.",
    linked_deal: "Une donne à jouer, avant sa première action.",
    linked_at: |at| format!("Qui l’a envoyée montre ce qui suit l’action {at}."),
    linked_daily: |day| format!("La donne du {day}."),
    linked_note: "Vos parties restent comme elles sont ; celle-ci les rejoint dans la liste.",
    linked_play: "Jouer cette donne",
    linked_go_on: "Continuer de là",
    unknown_game: |game| {
        format!("C’est une partie de « {game} », que cette page n’a pas. Rien n’a été enregistré.")
    },
};
