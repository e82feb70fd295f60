//! The table and its pieces, in Italian.

use super::words::{
    at, cards, coins, council, counted, of_council, of_metal, of_region, region, slot,
};
use crate::games::council_of_4::rules::components::{Council, MOST_COINS};
use crate::games::council_of_4::text::{BoardText, CityLabel, dotted};

pub(in crate::games::council_of_4::text) static BOARD: BoardText = BoardText {
    court_landmark: "Corte",
    map: |sides| match sides {
        Some(sides) => format!("Mappa, tabellone {}", dotted(&sides.to_string())),
        None => "Mappa, tabellone personale".to_owned(),
    },
    queens_council: "Consiglio della regina",
    queen_in: "Regina a",
    per_road: "a strada",
    queens_rewards: "Ricompense reali",
    city_colours: "Colori delle città",
    all_of: |all, own| {
        if own { format!("tutte e {all} · tu") } else { format!("tutte e {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} spazio: vuoto", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, in_coins| {
        format!("{name}: casella nobiltà {nobility}, {}.", coins(in_coins.into()))
    },
    needs: "richiede",
    taken: "usata",
    no_cards: "niente carte",
    no_permit: "0 permessi",
    no_merchant: "0 mercanti",
    no_city: "niente città",
    no_deck: "mazzi vuoti",
    gain_word: "ottieni",
    pay_word: "paga",
    a_permit: "un permesso",
    by_permit: "permesso",
    the_permits: "permessi",
    none: "nessuno",
    claimed_by: |name| format!("conquistata da {name}"),
    claimed: "conquistata",
    reserve: "Riserva di consiglieri",
    reserve_short: "Riserva",
    piles: |deck, discard| format!("mazzo {deck} · scarti {discard}"),
    in_city: at,
    deck: "Mazzo",
    discard: "Scarti",
    set: "serie",
    region_tile: |of, vp, owner| match owner {
        None => format!("Per il primo in tutte e cinque le città {}: {vp} PV", of_region(of)),
        Some(name) => format!("{}: conquistata da {name}", region(of)),
    },
    permit_deck: |of, count| {
        format!("Mazzo {}: {}", of_region(of), counted(count, "permesso", "permessi"))
    },
    chosen: |count| counted(count, "scelta", "scelte"),
    tiles_taken: "Tessere ricompensa",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {}", cards(count.into())),
        chosen => format!("{card}, {} su {count}", counted(chosen, "scelta", "scelte")),
    },
    your_permits: |ready| format!("Permessi · {}", counted(ready, "pronto", "pronti")),
    used: |count| counted(count, "usato", "usati"),
    used_pile: |count| {
        format!("{}: mostra tutto", counted(count, "permesso usato", "permessi usati"))
    },
    permit_list: "I tuoi permessi",
    main: "Principale",
    quick: "Rapida",
    left: |count| match count {
        1 => "resta 1".to_owned(),
        count => format!("restano {count}"),
    },
    main_first: "prima la principale",
    choice_open: "prima la scelta",
    unused: |main, quick| match (main, quick) {
        (0, true) => "resta 1 rapida".to_owned(),
        (0, false) => String::new(),
        (1, _) => "resta 1 principale".to_owned(),
        (main, _) => format!("restano {main} principali"),
    },
    price: "Prezzo",
    price_of: |count, price| format!("{}: {}", cards(count.into()), coins(price.into())),
    rung: |count| cards(count.into()),
    cards_cell: "Carte",
    enters: |council| format!("entra: {council}"),
    falls_out: "esce",
    chain: |cities| format!("{cities} città"),
    sets: "Serie",
    at_the_end: "alla fine",
    coins_lost: |lost| {
        let lost = counted(lost, "moneta persa", "monete perse");
        format!("{lost}: il limite è {MOST_COINS}.")
    },
    idle_quick: "Azione rapida o Fine turno.",
    idle_main: "Scegli un’azione principale.",
    idle: "Scegli un’azione, o tocca una città, un permesso, un consiglio o una carta.",
    pick_colour: "scegli un consigliere dalla riserva",
    pick_council: "scegli un consiglio",
    pick_slot: "scegli un permesso scoperto",
    pick_cards: "scegli le carte che corrispondono",
    pick_permit: "scegli uno dei tuoi permessi",
    pick_city: "scegli una città evidenziata",
    pick_region: "scegli i permessi di una regione",
    tab_map: "Mappa",
    tab_councils: "Consigli",
    tab_tracks: "Percorsi",
    whole_map: "Tutto",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Permesso {letters}: {bonuses}. {}, {} spazio", region(of), slot(at))
        }
        None => format!("Permesso {letters}: {bonuses}"),
    },
    council_label: |name, colours| {
        let found = Council::ALL.into_iter().find(|&of| council(of) == name);
        let name = found.map_or_else(|| name.to_owned(), |of| of_council(of).to_owned());
        format!("Consiglio {name}, dalla freccia: {colours}")
    },
    reserve_label: |colour, count| format!("{colour}, {count} nella riserva"),
};

fn city_label(city: &CityLabel<'_>) -> String {
    let mut label = format!(
        "{}, {}, città {}, {}.",
        city.name,
        city.letter,
        of_metal(city.colour),
        region(city.region)
    );
    if let Some(token) = &city.token {
        label += &format!(" Gettone: {token}.");
    }
    if !city.merchants.is_empty() {
        label += &format!(" Mercanti: {}.", city.merchants.join(", "));
    }
    if city.queen {
        label += " La regina è qui.";
    }
    label += &format!(" Strade verso {}.", city.roads.join(", "));
    if let Some(legal) = &city.legal {
        label += &format!(" {legal}");
    }
    label
}
