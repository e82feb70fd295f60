//! The table and its pieces, in French.

use super::words::{cards, city_colour, coins, counted, of, of_region, region, slot};
use crate::games::council_of_4::rules::components::MOST_COINS;
use crate::games::council_of_4::text::{BoardText, CityLabel, dotted};

pub(in crate::games::council_of_4::text) static BOARD: BoardText = BoardText {
    court_landmark: "Cour",
    map: |sides| match sides {
        Some(sides) => format!("Carte, plateau {}", dotted(&sides.to_string())),
        None => "Carte, plateau personnel".to_owned(),
    },
    queens_council: "Conseil de la reine",
    queen_in: "Reine à",
    per_road: "par route",
    queens_rewards: "Récompenses royales",
    city_colours: "Couleurs des villes",
    all_of: |all, own| {
        if own { format!("les {all} · vous") } else { format!("les {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} emplacement : vide", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, in_coins| {
        format!("{name} : case de noblesse {nobility}, {}.", coins(in_coins.into()))
    },
    needs: "il faut",
    taken: "utilisée",
    no_cards: "aucune carte",
    no_permit: "aucun permis",
    no_merchant: "tous placés",
    no_city: "aucune ville",
    no_deck: "piles vides",
    gain_word: "gain",
    pay_word: "coût",
    a_permit: "un permis",
    by_permit: "avec permis",
    the_permits: "permis",
    none: "aucun",
    claimed_by: |name| format!("obtenue par {name}"),
    claimed: "obtenue",
    reserve: "Réserve de conseillers",
    reserve_short: "Réserve",
    piles: |deck, discard| format!("pioche {deck} · défausse {discard}"),
    in_city: |name| format!("à {name}"),
    deck: "Pioche",
    discard: "Défausse",
    set: "série",
    region_tile: |of, vp, owner| match owner {
        None => format!("Premier dans les cinq villes {} : {vp} PV", of_region(of)),
        Some(name) => format!("{} : obtenue par {name}", region(of)),
    },
    permit_deck: |of, count| format!("Pile {} : {count} permis", of_region(of)),
    chosen: |count| counted(count, "choisie", "choisies"),
    tiles_taken: "Tuiles de récompense",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {}", cards(count.into())),
        chosen => format!("{card}, {} sur {count}", counted(chosen, "choisie", "choisies")),
    },
    your_permits: |ready| format!("Permis · {}", counted(ready, "prêt", "prêts")),
    used: |count| counted(count, "utilisé", "utilisés"),
    used_pile: |count| {
        format!("{} : tout voir", counted(count, "permis utilisé", "permis utilisés"))
    },
    permit_list: "Vos permis",
    main: "Principale",
    quick: "Rapide",
    left: |count| format!("reste {count}"),
    main_first: "d’abord la principale",
    choice_open: "choix d’abord",
    unused: |main, quick| match (main, quick) {
        (0, true) => "reste 1 rapide".to_owned(),
        (0, false) => String::new(),
        (1, _) => "reste 1 principale".to_owned(),
        (main, _) => format!("restent {main} principales"),
    },
    price: "Prix",
    price_of: |count, price| format!("{} : {}", cards(count.into()), coins(price.into())),
    rung: |count| cards(count.into()),
    cards_cell: "Cartes",
    enters: |council| format!("entre : {council}"),
    falls_out: "sort",
    chain: |cities| counted(cities as u64, "ville", "villes"),
    sets: "Séries",
    at_the_end: "à la fin",
    coins_lost: |lost| match lost {
        0 | 1 => format!("{} perdue : la limite est de {MOST_COINS}.", coins(lost.into())),
        lost => format!("{} perdues : la limite est de {MOST_COINS}.", coins(lost.into())),
    },
    idle_quick: "Action rapide ou Fin du tour.",
    idle_main: "Choisissez une action principale.",
    idle: "Choisissez une action, ou touchez une ville, un permis, un conseil ou une carte.",
    pick_colour: "choisissez un conseiller de la réserve",
    pick_council: "choisissez un conseil",
    pick_slot: "choisissez un permis visible",
    pick_cards: "choisissez des cartes qui conviennent",
    pick_permit: "choisissez un de vos permis",
    pick_city: "choisissez une ville marquée",
    pick_region: "choisissez les permis d’une région",
    tab_map: "Carte",
    tab_councils: "Conseils",
    tab_tracks: "Pistes",
    whole_map: "Tout",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Permis {letters} : {bonuses}. {}, {} emplacement", region(of), slot(at))
        }
        None => format!("Permis {letters} : {bonuses}"),
    },
    council_label: |council, colours| format!("Conseil {council}, depuis la flèche : {colours}"),
    reserve_label: |colour, count| format!("{colour}, {count} en réserve"),
};

fn city_label(city: &CityLabel<'_>) -> String {
    let colour = match city_colour(city.colour) {
        "royale" => "ville royale".to_owned(),
        metal => format!("ville {}", of(metal)),
    };
    let mut label = format!("{}, {}, {colour}, {}.", city.name, city.letter, region(city.region));
    if let Some(token) = &city.token {
        label += &format!(" Jeton : {token}.");
    }
    if !city.merchants.is_empty() {
        label += &format!(" Marchands : {}.", city.merchants.join(", "));
    }
    if city.queen {
        label += " La reine est ici.";
    }
    label += &format!(" Routes vers {}.", city.roads.join(", "));
    if let Some(legal) = &city.legal {
        label += &format!(" {legal}");
    }
    label
}
