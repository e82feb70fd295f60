//! Reasons why something can't be picked, in French.

use super::words::{clan, trades};
use crate::games::four_towers::text::flaws::FlawsText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static FLAWS: FlawsText = FlawsText {
    not_your_turn: "Ce n’est pas votre tour.",
    not_asked: "Rien à en faire maintenant.",
    play_closed: |what, why| format!("{what} : {why}."),
    nobody: |at| format!("Personne à choisir à {}.", village(at)),
    enough: |count| format!("Vous en avez déjà pris {count} : reposez-en d’abord."),
    full: |of| format!("Toutes les cases de {} sont occupées.", trades(of).to_lowercase()),
    nothing_taken: |of| format!("Vous n’avez pris aucun {}.", clan(of)),
};
