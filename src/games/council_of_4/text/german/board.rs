//! The table and its pieces, in German.

use super::words::{cards, city_stem, coins, counted, region, slot};
use crate::games::council_of_4::rules::components::MOST_COINS;
use crate::games::council_of_4::text::{BoardText, CityLabel, dotted};

pub(in crate::games::council_of_4::text) static BOARD: BoardText = BoardText {
    court_landmark: "Hof",
    map: |sides| match sides {
        Some(sides) => format!("Landkarte, Spielplan {}", dotted(&sides.to_string())),
        None => "Landkarte, eigener Spielplan".to_owned(),
    },
    queens_council: "Rat der Königin",
    queen_in: "Königin in",
    per_road: "pro Straße",
    queens_rewards: "Belohnungen der Königin",
    city_colours: "Farben der Städte",
    all_of: |all, own| {
        if own { format!("alle {all} · du") } else { format!("alle {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} Platz: leer", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, in_coins| {
        format!("{name}: Adelsfeld {nobility}, {}.", coins(in_coins.into()))
    },
    needs: "braucht",
    taken: "benutzt",
    no_cards: "keine passt",
    no_permit: "keine Lizenz",
    no_merchant: "alle gesetzt",
    no_city: "keine Stadt",
    no_deck: "Stapel leer",
    gain_word: "bringt",
    pay_word: "kostet",
    a_permit: "eine Lizenz",
    by_permit: "mit Lizenz",
    the_permits: "Lizenzen",
    none: "keine",
    claimed_by: |name| format!("vergeben an {name}"),
    claimed: "vergeben",
    reserve: "Ratsmitglieder im Vorrat",
    reserve_short: "Vorrat",
    piles: |deck, discard| format!("Stapel {deck} · Ablage {discard}"),
    in_city: |name| format!("in {name}"),
    deck: "Stapel",
    discard: "Ablage",
    set: "Set",
    region_tile: |of, vp, owner| match owner {
        None => format!("Zuerst in allen fünf Städten der {}: {vp} SP", region(of)),
        Some(name) => format!("{}: vergeben an {name}", region(of)),
    },
    permit_deck: |of, count| {
        format!("Stapel der {}: {}", region(of), counted(count, "Lizenz", "Lizenzen"))
    },
    chosen: |count| format!("{count} ausgewählt"),
    tiles_taken: "Belohnungen",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {}", cards(count.into())),
        chosen => format!("{card}, {chosen} von {count} ausgewählt"),
    },
    your_permits: |ready| format!("Lizenzen · {ready} bereit"),
    used: |count| format!("{count} benutzt"),
    used_pile: |count| {
        format!("{}: alle zeigen", counted(count, "benutzte Lizenz", "benutzte Lizenzen"))
    },
    permit_list: "Deine Lizenzen",
    main: "Haupt",
    quick: "Schnell",
    left: |count| format!("{count} übrig"),
    main_first: "erst Hauptaktion",
    choice_open: "erst auswählen",
    unused: |main, quick| match (main, quick) {
        (0, true) => "Schnell: 1 übrig".to_owned(),
        (0, false) => String::new(),
        (main, _) => format!("Haupt: {main} übrig"),
    },
    price: "Preis",
    price_of: |count, price| format!("{}: {}", cards(count.into()), coins(price.into())),
    rung: |count| cards(count.into()),
    cards_cell: "Karten",
    enters: |council| format!("tritt ein: {council}"),
    falls_out: "geht",
    chain: |cities| counted(cities as u64, "Stadt", "Städte"),
    sets: "Belohnungen",
    at_the_end: "am Ende",
    coins_lost: |lost| {
        format!("{} verloren: Die Grenze liegt bei {MOST_COINS}.", coins(lost.into()))
    },
    idle_quick: "Schnellaktion oder „Zug beenden“.",
    idle_main: "Wähle eine Hauptaktion.",
    idle: "Wähle eine Aktion oder tippe auf eine Stadt, eine Lizenz, einen Rat oder eine Karte.",
    pick_colour: "wähle ein Ratsmitglied aus dem Vorrat",
    pick_council: "wähle einen Rat aus",
    pick_slot: "wähle eine offene Lizenz aus",
    pick_cards: "wähle Karten aus, die zum Rat passen",
    pick_permit: "wähle eine deiner Lizenzen aus",
    pick_city: "wähle eine markierte Stadt aus",
    pick_region: "wähle die Lizenzen einer Region aus",
    tab_map: "Landkarte",
    tab_councils: "Räte",
    tab_tracks: "Leisten",
    whole_map: "Alles",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Lizenz {letters}: {bonuses}. {}, {} Platz", region(of), slot(at))
        }
        None => format!("Lizenz {letters}: {bonuses}"),
    },
    council_label: |council, colours| format!("Rat der {council}, vom Pfeil aus: {colours}"),
    reserve_label: |colour, count| format!("{colour}, {count} im Vorrat"),
};

fn city_label(city: &CityLabel<'_>) -> String {
    let mut label = format!(
        "{}, {}, {}stadt, {}.",
        city.name,
        city.letter,
        city_stem(city.colour),
        region(city.region)
    );
    if let Some(token) = &city.token {
        label += &format!(" Marker: {token}.");
    }
    if !city.merchants.is_empty() {
        label += &format!(" Händler: {}.", city.merchants.join(", "));
    }
    if city.queen {
        label += " Die Königin ist hier.";
    }
    label += &format!(" Straßen nach {}.", city.roads.join(", "));
    if let Some(legal) = &city.legal {
        label += &format!(" {legal}");
    }
    label
}
