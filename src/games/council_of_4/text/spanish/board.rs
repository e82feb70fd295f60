//! The table and its pieces, in Spanish.

use super::words::{cards, coins, counted, of_city_colour, of_region, region, slot};
use crate::games::council_of_4::rules::components::MOST_COINS;
use crate::games::council_of_4::text::{BoardText, CityLabel, dotted};

pub(in crate::games::council_of_4::text) static BOARD: BoardText = BoardText {
    court_landmark: "Corte",
    map: |sides| match sides {
        Some(sides) => format!("Mapa, tablero {}", dotted(&sides.to_string())),
        None => "Mapa, tablero propio".to_owned(),
    },
    queens_council: "Consejo de la reina",
    queen_in: "Reina en",
    per_road: "por ruta",
    queens_rewards: "Recompensas de la reina",
    city_colours: "Colores de ciudad",
    all_of: |all, own| {
        if own { format!("las {all} · tú") } else { format!("las {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} hueco: vacío", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, in_coins| {
        format!("{name}: casilla de nobleza {nobility}, {}.", coins(in_coins.into()))
    },
    needs: "requiere",
    taken: "usada",
    no_cards: "nada sirve",
    no_permit: "sin permisos",
    no_merchant: "sin mercader",
    no_city: "sin ciudades",
    no_deck: "mazos vacíos",
    gain_word: "ganas",
    pay_word: "pagas",
    a_permit: "un permiso",
    by_permit: "con permiso",
    the_permits: "permisos",
    none: "ninguno",
    claimed_by: |name| format!("obtenida por {name}"),
    claimed: "obtenida",
    reserve: "Reserva de consejeros",
    reserve_short: "Reserva",
    piles: |deck, discard| format!("mazo {deck} · descarte {discard}"),
    in_city: |name| format!("en {name}"),
    deck: "Mazo",
    discard: "Descarte",
    set: "serie",
    region_tile: |of, vp, owner| match owner {
        None => format!("Primer jugador en las cinco ciudades {}: {vp} PV", of_region(of)),
        Some(name) => format!("{}: obtenida por {name}", region(of)),
    },
    permit_deck: |of, count| {
        format!("Mazo {}: {}", of_region(of), counted(count, "permiso", "permisos"))
    },
    chosen: |count| counted(count, "escogida", "escogidas"),
    tiles_taken: "Losetas de recompensa",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {}", cards(count.into())),
        chosen => format!("{card}, {} de {count}", counted(chosen, "escogida", "escogidas")),
    },
    your_permits: |ready| format!("Permisos · {}", counted(ready, "listo", "listos")),
    used: |count| counted(count, "usado", "usados"),
    used_pile: |count| format!("{}: ver todo", counted(count, "permiso usado", "permisos usados")),
    permit_list: "Tus permisos",
    main: "Principal",
    quick: "Rápida",
    left: |count| if count == 1 { "queda 1".to_owned() } else { format!("quedan {count}") },
    main_first: "primero la principal",
    choice_open: "primero decide",
    unused: |main, quick| match (main, quick) {
        (0, true) => "queda 1 rápida".to_owned(),
        (0, false) => String::new(),
        (1, _) => "queda 1 principal".to_owned(),
        (main, _) => format!("quedan {main} principales"),
    },
    price: "Precio",
    price_of: |count, price| format!("{}: {}", cards(count.into()), coins(price.into())),
    rung: |count| cards(count.into()),
    cards_cell: "Cartas",
    enters: |council| format!("entra: {council}"),
    falls_out: "sale",
    chain: |cities| counted(cities as u64, "ciudad", "ciudades"),
    sets: "Series",
    at_the_end: "al final",
    coins_lost: |lost| match lost {
        1 => format!("{} perdida: el límite es {MOST_COINS}.", coins(lost.into())),
        lost => format!("{} perdidas: el límite es {MOST_COINS}.", coins(lost.into())),
    },
    idle_quick: "Acción rápida o Fin de turno.",
    idle_main: "Escoge una acción principal.",
    idle: "Escoge una acción o toca una ciudad, un permiso, un consejo o una carta.",
    pick_colour: "escoge un consejero de la reserva",
    pick_council: "escoge un consejo",
    pick_slot: "escoge un permiso visible",
    pick_cards: "escoge cartas que sirvan",
    pick_permit: "escoge uno de tus permisos",
    pick_city: "escoge una ciudad marcada",
    pick_region: "escoge los permisos de una región",
    tab_map: "Mapa",
    tab_councils: "Consejos",
    tab_tracks: "Caminos",
    whole_map: "Todo",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Permiso {letters}: {bonuses}. {}, {} hueco", region(of), slot(at))
        }
        None => format!("Permiso {letters}: {bonuses}"),
    },
    council_label: |council, colours| format!("Consejo ({council}), desde la flecha: {colours}"),
    reserve_label: |colour, count| format!("{colour}, {count} en la reserva"),
};

fn city_label(city: &CityLabel<'_>) -> String {
    let mut label = format!(
        "{}, {}, ciudad {}, {}.",
        city.name,
        city.letter,
        of_city_colour(city.colour),
        region(city.region)
    );
    if let Some(token) = &city.token {
        label += &format!(" Ficha: {token}.");
    }
    if !city.merchants.is_empty() {
        label += &format!(" Mercaderes: {}.", city.merchants.join(", "));
    }
    if city.queen {
        label += " La reina está aquí.";
    }
    label += &format!(" Rutas a {}.", city.roads.join(", "));
    if let Some(legal) = &city.legal {
        label += &format!(" {legal}");
    }
    label
}
