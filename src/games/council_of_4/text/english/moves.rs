//! The list of legal moves in English.

use super::words::{card, colour, council, counted, listed, region, slot, tile};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, Politics};
use crate::games::council_of_4::text::moves::MoveText;

pub(in crate::games::council_of_4::text) static MOVES: MoveText = MoveText {
    search: "City, colour, permit or action: “indur”, “pink coast”",
    all: "All",
    main: |count| format!("Main {count}"),
    quick: |count| format!("Quick {count}"),
    which: "Filter moves",
    group: |name, count, open| {
        let state = if open { "open" } else { "closed" };
        format!("{name}, {}, {state}", counted(count as u64, "move"))
    },
    other_payments: |count, open| {
        let state = if open { "shown" } else { "hidden" };
        format!("{}, {state}", counted(count as u64, "other payment"))
    },
    group_hint: "group",
    end: "End the turn",

    councillor: |of, to| format!("{} to the {} council", colour(of), council(to)),
    falls_out: |of| format!("{} leaves", lower(of)),
    permit_at: |letters, of, at| format!("{letters}, {}, {} slot", region(of), slot(at)),
    cards,
    city_by_permit: |city, letters| format!("{} with {letters}", City::name(city)),
    who_is_here: |names| match names {
        [_] => format!("{} is here", listed(names)),
        _ => format!("{} are here", listed(names)),
    },
    roads: |count| match count {
        0 => "the queen is here".to_owned(),
        count => counted(count, "road"),
    },
    chain: |cities| format!("chain of {cities} cities"),
    servant: "1 servant",
    under_the_deck: |permits| match permits {
        [] => String::new(),
        [one] => format!("{one} goes under the deck"),
        _ => format!("{} go under the deck", listed(permits)),
    },
    main_action: "1 extra main action",
    token: |city| format!("Token of {}", City::name(city)),
    none: "None of them",
    two_cities: |one, other| format!("{} and {}", City::name(one), City::name(other)),
    completes: |of, queens| {
        let own = format!("claims the {} tile: {} VP", tile(of), of.vp());
        match queens {
            Some(vp) => format!("{own} and the queen’s reward of {vp} at the end"),
            None => format!("{own} at the end"),
        }
    },

    elect: |of, to, left| format!("Elect {}", election(of, to, left)),
    acquire: |letters, of, at, paid| {
        format!("Acquire {} with {}", permit(letters, of, at), cards(paid))
    },
    place: |city, letters| format!("Place in {} with permit {letters}", City::name(city)),
    queen: |city, paid| format!("Place in {} with the queen and {}", City::name(city), cards(paid)),
    engage: "Engage a servant",
    change: |of| format!("Change the permits of the {}", region(of)),
    send: |of, to, left| format!("Send a servant to elect {}", election(of, to, left)),
    extra: "Take an extra main action",
    choose_token: |city| format!("Choose the token of {}", City::name(city)),
    take: |letters, of, at| format!("Take {} for free", permit(letters, of, at)),
    decline: "Decline the free permit",
    repeat: |letters| format!("Repeat permit {letters}"),
    tokens: |one, other| {
        format!("Choose the tokens of {} and {}", City::name(one), City::name(other))
    },
    sentence: |head, paid, gained, notes| {
        let pay = (!paid.is_empty()).then(|| format!("pay {}", paid.join(", ")));
        let gain = (!gained.is_empty()).then(|| format!("gain {}", gained.join(", ")));
        let parts: Vec<String> = pay.into_iter().chain(gain).collect();
        let colon = if parts.is_empty() { "" } else { ": " };
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
    format!("{} to the {} council, pushing out {}", lower(of), council(to), lower(left))
}

fn permit(letters: &str, of: Region, at: Slot) -> String {
    format!("permit {letters} from the {} {} slot", slot(at), region(of))
}

/// Returns a note with a capital and one full stop.
fn note(of: &str) -> String {
    let mut signs = of.trim_end_matches('.').chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", signs.as_str())
}
