//! The list of legal moves in Italian.

use super::words::{
    at_city, card, colour, counted, listed, lower, of_city, of_council, of_region, region, slot,
    tile,
};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::text::moves::MoveText;

pub(in crate::games::council_of_4::text) static MOVES: MoveText = MoveText {
    search: "Città, colore, permesso o azione: «indur», «rosa costa»",
    all: "Tutte",
    main: |count| format!("Principali {count}"),
    quick: |count| format!("Rapide {count}"),
    which: "Filtra le mosse",
    group: |name, count, open| {
        let state = if open { "aperto" } else { "chiuso" };
        format!("{name}, {}, {state}", counted(count as u64, "mossa", "mosse"))
    },
    other_payments: |count, open| {
        let state = match (open, count == 1) {
            (true, true) => "visibile",
            (true, false) => "visibili",
            (false, true) => "nascosto",
            (false, false) => "nascosti",
        };
        let payments = counted(count as u64, "altro pagamento", "altri pagamenti");
        format!("{payments}, {state}")
    },
    group_hint: "gruppo",
    end: "Finisci il turno",

    councillor: |of, to| format!("{} nel consiglio {}", colour(of), of_council(to)),
    falls_out: |of| format!("esce {}", lower(of)),
    permit_at: |letters, of, at| format!("{letters}, {}, {} spazio", region(of), slot(at)),
    cards,
    city_by_permit: |city, letters| format!("{} con {letters}", City::name(city)),
    who_is_here: |names| format!("già qui: {}", listed(names)),
    roads: |count| match count {
        0 => "la regina è già qui".to_owned(),
        count => counted(count, "strada", "strade"),
    },
    chain: |cities| format!("catena di {cities} città"),
    servant: "1 servitore",
    under_the_deck: |permits| match permits {
        [] => String::new(),
        [one] => format!("{one} va sotto il mazzo"),
        _ => format!("{} vanno sotto il mazzo", listed(permits)),
    },
    main_action: "1 azione principale in più",
    token: |city| format!("Gettone {}", of_city(city)),
    none: "Nessuno",
    two_cities: |one, other| format!("{} e {}", City::name(one), City::name(other)),
    completes: |of, queens| {
        let own = format!("conquisti la tessera {}: {} PV alla fine", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own}, più i {vp} della ricompensa della regina"),
            None => own,
        }
    },

    elect: |of, to, left| format!("Eleggi {}", election(of, to, left)),
    acquire: |letters, of, at, paid| {
        format!("Acquista {} con {}", permit(letters, of, at), cards(paid))
    },
    place: |city, letters| format!("Piazza {} con il permesso {letters}", at_city(city)),
    queen: |city, paid| format!("Piazza {} con la regina e {}", at_city(city), cards(paid)),
    engage: "Assumi un servitore",
    change: |of| format!("Cambia i permessi {}", of_region(of)),
    send: |of, to, left| format!("Manda un servitore a eleggere {}", election(of, to, left)),
    extra: "Prendi un’azione principale in più",
    choose_token: |city| format!("Scegli il gettone {}", of_city(city)),
    take: |letters, of, at| format!("Prendi gratis {}", permit(letters, of, at)),
    decline: "Rifiuta il permesso gratuito",
    repeat: |letters| format!("Ripeti il permesso {letters}"),
    tokens: |one, other| format!("Scegli i gettoni {} e {}", of_city(one), of_city(other)),
    sentence: |head, paid, gained, notes| {
        let pay = (!paid.is_empty()).then(|| format!("paga {}", paid.join(", ")));
        let gain = (!gained.is_empty()).then(|| format!("ottieni {}", gained.join(", ")));
        let parts: Vec<String> = pay.into_iter().chain(gain).collect();
        let colon = if parts.is_empty() { "" } else { ": " };
        let first = format!("{head}{colon}{}.", parts.join(", "));
        let all = std::iter::once(first).chain(notes.iter().map(|of| note(of)));
        all.collect::<Vec<_>>().join(" ")
    },
    note,
};

fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_lowercase()).collect();
    listed(&names)
}

fn election(of: Colour, to: Council, left: Colour) -> String {
    format!(
        "un consigliere {} nel consiglio {}, facendo uscire un {}",
        lower(of),
        of_council(to),
        lower(left)
    )
}

fn permit(letters: &str, of: Region, at: Slot) -> String {
    format!("il permesso {letters} dal {} spazio {}", slot(at), of_region(of))
}

/// Returns a note with a capital and one full stop.
fn note(of: &str) -> String {
    let mut signs = of.trim_end_matches('.').chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", signs.as_str())
}
