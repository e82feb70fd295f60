//! The list of legal moves in French.

use super::words::{
    card, colour, counted, listed, of_city, of_council, of_region, region, slot, tile,
};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::text::moves::MoveText;

pub(in crate::games::council_of_4::text) static MOVES: MoveText = MoveText {
    search: "Ville, couleur, permis ou action : « indur », « rose littoral »",
    all: "Tous",
    main: |count| format!("Principales {count}"),
    quick: |count| format!("Rapides {count}"),
    which: "Filtrer les coups",
    group: |name, count, open| {
        let state = if open { "ouvert" } else { "fermé" };
        format!("{name}, {}, {state}", counted(count as u64, "coup", "coups"))
    },
    other_payments: |count, open| {
        let state = match (open, count < 2) {
            (true, true) => "montré",
            (true, false) => "montrés",
            (false, true) => "caché",
            (false, false) => "cachés",
        };
        let payments = counted(count as u64, "autre paiement", "autres paiements");
        format!("{payments}, {state}")
    },
    group_hint: "groupe",
    end: "Finir le tour",

    councillor: |of, to| format!("{} au conseil {}", colour(of), of_council(to)),
    falls_out: |of| format!("{} sort", lower(of)),
    permit_at: |letters, of, at| format!("{letters}, {}, {} emplacement", region(of), slot(at)),
    cards,
    city_by_permit: |city, letters| format!("{} avec {letters}", City::name(city)),
    who_is_here: |names| match names {
        [_] => format!("{} y est", listed(names)),
        _ => format!("{} y sont", listed(names)),
    },
    roads: |count| match count {
        0 => "la reine y est".to_owned(),
        count => counted(count, "route", "routes"),
    },
    chain: |cities| format!("chaîne de {}", counted(cities as u64, "ville", "villes")),
    servant: "1 serviteur",
    under_the_deck: |permits| match permits {
        [] => String::new(),
        [one] => format!("{one} va sous la pile"),
        _ => format!("{} vont sous la pile", listed(permits)),
    },
    main_action: "1 action principale supplémentaire",
    token: |city| format!("Jeton {}", of_city(city)),
    none: "Aucun d’eux",
    two_cities: |one, other| format!("{} et {}", City::name(one), City::name(other)),
    completes: |of, queens| {
        let own = format!("obtient la tuile {} : {} PV", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} et les {vp} de la récompense de la reine à la fin"),
            None => format!("{own} à la fin"),
        }
    },

    elect: |of, to, left| format!("Élire {}", election(of, to, left)),
    acquire: |letters, of, at, paid| {
        format!("Acquérir {} avec {}", permit(letters, of, at), cards(paid))
    },
    place: |city, letters| format!("Placer à {} avec le permis {letters}", City::name(city)),
    queen: |city, paid| format!("Placer à {} avec la reine et {}", City::name(city), cards(paid)),
    engage: "Engager un serviteur",
    change: |of| format!("Changer les permis {}", of_region(of)),
    send: |of, to, left| format!("Envoyer un serviteur élire {}", election(of, to, left)),
    extra: "Prendre une action principale supplémentaire",
    choose_token: |city| format!("Choisir le jeton {}", of_city(city)),
    take: |letters, of, at| format!("Prendre {} gratuitement", permit(letters, of, at)),
    decline: "Refuser le permis gratuit",
    repeat: |letters| format!("Répéter le permis {letters}"),
    tokens: |one, other| format!("Choisir les jetons {} et {}", of_city(one), of_city(other)),
    sentence: |head, paid, gained, notes| {
        let pay = (!paid.is_empty()).then(|| format!("payer {}", paid.join(", ")));
        let gain = (!gained.is_empty()).then(|| format!("gagner {}", gained.join(", ")));
        let parts: Vec<String> = pay.into_iter().chain(gain).collect();
        let colon = if parts.is_empty() { "" } else { " : " };
        let first = format!("{head}{colon}{}.", parts.join(", "));
        let all = std::iter::once(first).chain(notes.iter().map(|of| note(of)));
        all.collect::<Vec<_>>().join(" ")
    },
    note,
};

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    listed(&names)
}

fn election(of: Colour, to: Council, left: Colour) -> String {
    format!("{} au conseil {}, faisant sortir {}", lower(of), of_council(to), lower(left))
}

fn permit(letters: &str, of: Region, at: Slot) -> String {
    format!("le permis {letters} au {} emplacement {}", slot(at), of_region(of))
}

/// Returns a note with a capital and one full stop.
fn note(of: &str) -> String {
    let mut signs = of.trim_end_matches('.').chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", signs.as_str())
}
