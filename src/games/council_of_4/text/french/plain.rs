//! The table in a terminal, in French.

use super::words::{
    bonus, card, choice, city_colour, counted, dotted, nobility_steps, nobility_variant, of,
    of_region, slot, tile,
};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics};
use crate::games::council_of_4::rules::state::{Decision, LastRound};
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::plain::PlainText;

pub(in crate::games::council_of_4::text) static PLAIN: PlainText = PlainText {
    heading: |board, round, turn| {
        format!("Council of 4 · plateau {} · manche {round} · tour {turn}", dotted(board))
    },
    nobility: |of| format!("Premiers bonus de noblesse : {}.", nobility_variant(of).to_lowercase()),
    began: |name| format!("{name} a commencé."),
    decision: |name, decision| match decision {
        Decision::Over => "La partie est finie.".to_owned(),
        Decision::Turn => format!("C’est au tour {}.", of(name)),
        _ => format!("{name} doit choisir {}.", choice(decision)),
    },
    turn: |turn| {
        let taken = if turn.main_taken { "1 prise" } else { "aucune prise" };
        let quick = if turn.quick_taken { "utilisée" } else { "disponible" };
        format!(
            "Actions principales restantes : {} ({taken}). Action rapide : {quick}.",
            turn.main_left
        )
    },
    among: "parmi",
    then: "ensuite",
    gain_permit: |permit, rest, steps, refill| {
        let mut parts: Vec<String> = Vec::new();
        parts.extend((steps > 0).then(|| nobility_steps(steps)));
        parts.extend(rest.iter().map(|&of| bonus(of)));
        parts.extend(refill.map(|of| {
            format!("un nouveau permis au {} emplacement {}", slot(of), of_region(permit.region()))
        }));
        if let Some(first) = parts.first_mut() {
            *first = format!("{} : {first}", named(permit));
        }
        parts
    },
    gain_tokens: |cities, steps| {
        let letters: Vec<String> = cities.iter().map(|city: City| city.to_string()).collect();
        let mut parts: Vec<String> = Vec::new();
        parts.extend((steps > 0).then(|| nobility_steps(steps)));
        parts.extend((!letters.is_empty()).then(|| format!("jetons de {}", letters.join("·"))));
        parts
    },
    last_round: |name, LastRound { turns_left, .. }| {
        let turns = counted(turns_left, "tour", "tours");
        format!("Dernière manche : {name} a placé ses {MERCHANTS} marchands, encore {turns}.")
    },
    councils: "Conseils, depuis la flèche",
    legend: || {
        let words = Politics::ALL.map(|of| format!("{} {}", of.letter(), card(of).to_lowercase()));
        format!("({})", words.join(", "))
    },
    reserve: "réserve",
    face_up: "Permis",
    no_permit: "aucun",
    deck: |unseen, under| {
        let count = counted(unseen, "inconnu", "inconnus");
        let mut words = vec![format!("pile : {count}")];
        if let [first, rest @ ..] = under {
            words = vec![format!("pile : {count}, dessous"), first.clone()];
            words.extend_from_slice(rest);
        }
        words
    },
    cities: ["Villes", "couleur", "jeton", "routes", "présents"],
    city_colour,
    no_token: "aucun",
    queen: "reine",
    players: ["Joueurs", "pièces", "serv.", "noblesse", "PV", "à placer"],
    vp: "PV",
    vp_by_cause: |vp, last_merchant| {
        let causes = [
            (vp.permits, "des permis"),
            (vp.tokens, "des jetons"),
            (vp.nobility, "des cases de noblesse"),
            (last_merchant, "pour le dernier marchand"),
        ];
        let causes = causes.into_iter().filter(|&(amount, _)| amount > 0);
        causes.map(|(amount, cause)| format!("{amount} {cause}")).collect()
    },
    ready: "prêts",
    used: "utilisés",
    tiles: "tuiles",
    tile: |of| format!("{} {}", tile(of), of.vp()),
    queens_reward: |vp| format!("reine {vp}"),
    cards: "Cartes politiques",
    all: "total",
    cards_deck: "pioche",
    discards: "défausse",
    tiles_left: "Tuiles",
    none: "aucune",
};
