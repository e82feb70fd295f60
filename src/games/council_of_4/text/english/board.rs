//! The table and its pieces, in English.

use super::words::{city_colour, counted, region, slot};
use crate::games::council_of_4::rules::components::MOST_COINS;
use crate::games::council_of_4::text::{BoardText, CityLabel, dotted};

pub(in crate::games::council_of_4::text) static BOARD: BoardText = BoardText {
    court_landmark: "Court",
    map: |sides| match sides {
        Some(sides) => format!("Map, board {}", dotted(&sides.to_string())),
        None => "Map, own board".to_owned(),
    },
    queens_council: "Queen’s council",
    queen_in: "Queen in",
    per_road: "per road",
    queens_rewards: "Queen’s rewards",
    city_colours: "City colours",
    all_of: |all, own| {
        if own { format!("all {all} · you") } else { format!("all {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} permit slot: empty", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, coins| {
        format!("{name}: nobility space {nobility}, {}.", counted(coins, "coin"))
    },
    needs: "needs",
    taken: "used",
    no_cards: "no match",
    no_permit: "no permit",
    no_merchant: "all placed",
    no_city: "no free city",
    no_deck: "decks empty",
    gain_word: "gain",
    pay_word: "pay",
    a_permit: "a permit",
    by_permit: "with permit",
    the_permits: "permits",
    none: "none",
    claimed_by: |name| format!("claimed by {name}"),
    claimed: "claimed",
    reserve: "Councillor reserve",
    reserve_short: "Reserve",
    piles: |deck, discard| format!("deck {deck} · discard {discard}"),
    in_city: |name| format!("in {name}"),
    deck: "Deck",
    discard: "Discard",
    set: "set",
    region_tile: |of, vp, owner| match owner {
        None => format!("First in all five {} cities: {vp} VP", region(of)),
        Some(name) => format!("{}: claimed by {name}", region(of)),
    },
    permit_deck: |of, count| format!("{} deck: {}", region(of), counted(count, "permit")),
    chosen: |count| format!("{count} chosen"),
    tiles_taken: "Reward tiles",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {count} cards"),
        chosen => format!("{card}, {chosen} of {count} chosen"),
    },
    your_permits: |ready| format!("Permits · {ready} ready"),
    used: |count| format!("{count} used"),
    used_pile: |count| format!("{}: show all", counted(count, "used permit")),
    permit_list: "Your permits",
    main: "Main",
    quick: "Quick",
    left: |count| format!("{count} left"),
    main_first: "main action first",
    choice_open: "choose first",
    unused: |main, quick| match (main, quick) {
        (0, true) => "1 quick unused".to_owned(),
        (0, false) => String::new(),
        (main, _) => format!("{main} main unused"),
    },
    price: "Price",
    price_of: |cards, coins| format!("{}: {}", counted(cards, "card"), counted(coins, "coin")),
    rung: |cards| counted(cards, "card"),
    cards_cell: "Cards",
    enters: |council| format!("enters {council}"),
    falls_out: "leaves",
    chain: |cities| if cities == 1 { "1 city".to_owned() } else { format!("{cities} cities") },
    sets: "Sets",
    at_the_end: "at the end",
    coins_lost: |lost| format!("{} lost: the limit is {MOST_COINS}.", counted(lost, "coin")),
    idle_quick: "Quick action or End turn.",
    idle_main: "Choose a main action.",
    idle: "Choose an action, or tap a city, a permit, a council or a card.",
    pick_colour: "pick a councillor from the reserve",
    pick_council: "pick a council",
    pick_slot: "pick a face-up permit",
    pick_cards: "pick cards that match the council",
    pick_permit: "pick one of your permits",
    pick_city: "pick a marked city",
    pick_region: "pick a region’s permits",
    tab_map: "Map",
    tab_councils: "Councils",
    tab_tracks: "Tracks",
    whole_map: "All",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Permit {letters}: {bonuses}. {}, {} permit slot", region(of), slot(at))
        }
        None => format!("Permit {letters}: {bonuses}"),
    },
    council_label: |council, colours| format!("{council} council, from the arrow: {colours}"),
    reserve_label: |colour, count| format!("{colour}, {count} in reserve"),
};

fn city_label(city: &CityLabel<'_>) -> String {
    let mut label = format!(
        "{}, {}, {} city, {}.",
        city.name,
        city.letter,
        city_colour(city.colour),
        region(city.region)
    );
    if let Some(token) = &city.token {
        label += &format!(" Token: {token}.");
    }
    if !city.merchants.is_empty() {
        label += &format!(" Merchants: {}.", city.merchants.join(", "));
    }
    if city.queen {
        label += " The queen is here.";
    }
    label += &format!(" Roads to {}.", city.roads.join(", "));
    if let Some(legal) = &city.legal {
        label += &format!(" {legal}");
    }
    label
}
