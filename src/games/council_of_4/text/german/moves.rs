//! The list of legal moves in German.

use super::words::{card, colour, council, counted, listed, region, reward, slot, slot_after};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::text::moves::MoveText;

pub(in crate::games::council_of_4::text) static MOVES: MoveText = MoveText {
    search: "Stadt, Farbe, Lizenz oder Aktion: „indur“, „rosa küste“",
    all: "Alle",
    main: |count| format!("Haupt {count}"),
    quick: |count| format!("Schnell {count}"),
    which: "Aktionen filtern",
    group: |name, count, open| {
        let state = if open { "aufgeklappt" } else { "zugeklappt" };
        format!("{name}, {}, {state}", counted(count as u64, "Aktion", "Aktionen"))
    },
    other_payments: |count, open| {
        let state = if open { "eingeblendet" } else { "ausgeblendet" };
        let payments = counted(count as u64, "andere Zahlung", "andere Zahlungen");
        format!("{payments}, {state}")
    },
    group_hint: "Gruppe",
    end: "Zug beenden",

    councillor: into,
    falls_out: |of| format!("{} geht", colour(of)),
    permit_at: |letters, of, at| format!("{letters}, {}, {} Platz", region(of), slot(at)),
    cards,
    city_by_permit: |city, letters| format!("{} mit {letters}", City::name(city)),
    who_is_here: |names| match names {
        [_] => format!("{} ist hier", listed(names)),
        _ => format!("{} sind hier", listed(names)),
    },
    roads: |count| match count {
        0 => "die Königin ist hier".to_owned(),
        count => counted(count, "Straße", "Straßen"),
    },
    chain: |cities| match cities {
        1 => "Kette aus 1 Stadt".to_owned(),
        cities => format!("Kette aus {cities} Städten"),
    },
    servant: "1 Diener",
    under_the_deck: |permits| match permits {
        [] => String::new(),
        [one] => format!("{one} kommt unter den Stapel"),
        _ => format!("{} kommen unter den Stapel", listed(permits)),
    },
    main_action: "1 zusätzliche Hauptaktion",
    token: |city| format!("Marker von {}", City::name(city)),
    none: "Keine davon",
    two_cities: |one, other| format!("{} und {}", City::name(one), City::name(other)),
    completes: |of, queens| {
        let own = format!("bringt die {}: am Ende {} SP", reward(of), of.vp());
        match queens {
            Some(vp) => format!("{own} und {vp} durch die Belohnung der Königin"),
            None => own,
        }
    },

    elect: |of, to, left| format!("{} wählen und {} verdrängen", into(of, to), colour(left)),
    acquire: |letters, of, at, paid| {
        format!("{} mit {} erwerben", permit(letters, of, at), cards(paid))
    },
    place: |city, letters| format!("Mit Lizenz {letters} nach {} setzen", City::name(city)),
    queen: |city, paid| {
        format!("Mit der Königin für {} nach {} setzen", cards(paid), City::name(city))
    },
    engage: "Diener anwerben",
    change: |of| format!("Lizenzen der {} tauschen", region(of)),
    send: |of, to, left| {
        let into = into(of, to);
        format!("Einen Diener schicken, {into} wählen und {} verdrängen", colour(left))
    },
    extra: "Zusätzliche Hauptaktion nehmen",
    choose_token: |city| format!("Marker von {} auswählen", City::name(city)),
    take: |letters, of, at| format!("{} kostenlos nehmen", permit(letters, of, at)),
    decline: "Kostenlose Lizenz ablehnen",
    repeat: |letters| format!("Lizenz {letters} wiederholen"),
    tokens: |one, other| {
        format!("Marker von {} und {} auswählen", City::name(one), City::name(other))
    },
    sentence: |head, paid, gained, notes| {
        let pay = (!paid.is_empty()).then(|| format!("{} zahlen", listed(paid)));
        let gain = (!gained.is_empty()).then(|| format!("{} erhalten", listed(gained)));
        let parts: Vec<String> = pay.into_iter().chain(gain).collect();
        let colon = if parts.is_empty() { "" } else { ": " };
        let first = format!("{head}{colon}{}.", parts.join(", "));
        let all = std::iter::once(first).chain(notes.iter().map(|of| note(of)));
        all.collect::<Vec<_>>().join(" ")
    },
    note,
};

fn cards(of: &[Politics]) -> String {
    let names: Vec<String> = of.iter().map(|&of| card(of).to_owned()).collect();
    listed(&names)
}

fn into(of: Colour, to: Council) -> String {
    format!("{} in den Rat der {}", colour(of), council(to))
}

fn permit(letters: &str, of: Region, at: Slot) -> String {
    format!("Lizenz {letters} vom {} Platz der {}", slot_after(at), region(of))
}

/// Returns a note with a capital and one full stop.
fn note(of: &str) -> String {
    let mut signs = of.trim_end_matches('.').chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", signs.as_str())
}
