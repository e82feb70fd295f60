//! The parts of a replay that are Council of 4’s own, in French.

use crate::games::council_of_4::text::replayed::ReplayedText;
pub(in crate::games::council_of_4::text) static REPLAYED: ReplayedText = ReplayedText {
    cards: |name, count, paid| match paid {
        0 => format!("{count} × {name}"),
        paid => format!("{count} × {name}, dont {paid} à payer"),
    },
    no_permits: "aucun prêt",
    points: |seats| {
        let parts: Vec<String> =
            seats.iter().map(|(name, points)| format!("{name} {points}")).collect();
        format!("Points de victoire par tour. À ce moment : {}.", parts.join(", "))
    },
    search: "Ville, joueur, coup",
};
