//! The table in English.

use super::words::{city_colour, counted, dotted, level, region, slot};
use crate::games::council_of_4::rules::components::MOST_COINS;
use crate::games::council_of_4::text::{AssistedText, CityLabel, TableText};

pub(in crate::games::council_of_4::text) static TABLE: TableText = TableText {
    main_landmark: "Table",
    seats_landmark: "Seats and log",
    court_landmark: "Court",
    ribbon_landmark: "Current action",
    hand_landmark: "Your hand",
    round: |round, turn| format!("Round {round} · turn {turn}"),
    home: "To the start page",
    bot: |of| format!("Bot · {}", level(of).to_lowercase()),
    to_move: "to move",
    thinking: "thinking",
    last_round: "last round",
    log: "Log",
    log_empty: "Nothing has happened yet.",
    map: |key| format!("Map, board {}", dotted(key)),
    queens_council: "Queen’s council",
    queen_in: "Queen in",
    per_road: "per road",
    queens_rewards: "Queen’s rewards",
    city_colours: "City colours",
    all_of: |all, own| {
        if own { format!("all {all} · you") } else { format!("all {all}") }
    },
    no_permit_here: |of, at| format!("{}, {} permit: empty", region(of), slot(at)),
    own_of: |own, all| format!("{own}/{all}"),
    track_label: |name, nobility, coins| {
        format!("{name}: nobility {nobility}, {}.", counted(coins, "coin"))
    },
    needs: "needs",
    taken: "taken",
    no_cards: "no card fits",
    no_permit: "no permit",
    no_merchant: "all placed",
    no_city: "no free city",
    no_deck: "decks empty",
    gain_word: "gain",
    pay_word: "pay",
    a_permit: "a permit",
    by_permit: "by permit",
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
        None => format!("All five cities of the {} first: {vp} VP", region(of)),
        Some(name) => format!("{}: claimed by {name}", region(of)),
    },
    permit_deck: |of, count| format!("{} deck: {}", region(of), counted(count, "permit")),
    your_hand: |count| format!("Your hand · {count}"),
    hand_of: |name, count| format!("{name}’s hand · {count}"),
    hand_hidden: "No hand is shown now.",
    chosen: |count| format!("{count} chosen"),
    hide: "Hide",
    details_of: |name| format!("All that {name} has in the open"),
    tiles_taken: "Reward tiles",
    group_label: |card, chosen, count| match chosen {
        0 => format!("{card}, {count} cards"),
        chosen => format!("{card}, {chosen} of {count} chosen"),
    },
    your_permits: |ready| format!("Permits · {ready} ready"),
    used: |count| format!("{count} used"),
    used_pile: |count| format!("{}, all on a list", counted(count, "used permit")),
    permit_list: "Your permits",
    main: "Main",
    quick: "Quick",
    left: |count| format!("{count} left"),
    end_turn: "End turn",
    main_first: "main action first",
    choice_open: "choice open",
    unused: |main, quick| match (main, quick) {
        (0, true) => "1 quick unused".to_owned(),
        (0, false) => String::new(),
        (main, _) => format!("{main} main unused"),
    },
    cancel: "Cancel",
    pay: "Pay",
    gain: "Gain",
    gain_nothing: "nothing",
    price: "Price",
    rung: |cards| counted(cards, "card"),
    cards_cell: "Cards",
    enters: |council| format!("enters {council}"),
    falls_out: "falls out",
    chain: |cities| if cities == 1 { "1 city".to_owned() } else { format!("{cities} cities") },
    sets: "Sets",
    at_the_end: "at the end",
    reveals_now: "reveals something",
    coins_lost: |lost| format!("{} beyond {MOST_COINS} lost.", counted(lost, "coin")),
    then_choose: "then a choice",
    ends_game: "last round begins",
    decline: "Decline",
    idle: "Choose an action, or tap a city, a permit, a council or a card.",
    turn_done: "Nothing is left to do but to end the turn.",
    waiting: |name| format!("{name} is deciding."),
    watching: "Bots are playing.",
    pick_colour: "pick a colour of the reserve",
    pick_council: "pick a council",
    pick_slot: "pick a face-up permit",
    pick_cards: "pick cards that match the council",
    pick_permit: "pick one of your permits",
    pick_city: "pick a marked city",
    pick_region: "pick the permits of a region",
    confirm_now: "look it over and confirm",
    tab_map: "Map",
    tab_councils: "Councils",
    tab_tracks: "Tracks",
    tab_log: "Log",
    whole_map: "All",
    zoom_in: "Larger map",
    zoom_out: "Smaller map",
    city_label,
    permit_label: |letters, bonuses, place| match place {
        Some((of, at)) => {
            format!("Permit {letters}: {bonuses}. {}, {} permit", region(of), slot(at))
        }
        None => format!("Permit {letters}: {bonuses}"),
    },
    council_label: |council, colours| format!("{council} council, from the arrow: {colours}"),
    reserve_label: |colour, count| format!("{colour}, {count} in reserve"),
    balance: |before, after| format!("{before} → {after}"),
    hand_over: "Hand the screen to",
    all_hidden: |round| format!("All hands are hidden. Round {round}."),
    since: |name| format!("Since {name}’s last turn"),
    since_nothing: "Nothing has happened yet: the game begins.",
    i_am: |name| format!("I am {name}, show my hand"),
    hand_over_note: "Shown whenever another person’s turn comes. Hide covers the hand again.",
    bot_trouble: "The bots’ thread does not answer; a simple bot plays on.",
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

pub(in crate::games::council_of_4::text) static ASSISTED: AssistedText = AssistedText {
    note: "In this match a hint was shown, or something was taken back after hidden cards or permits had.",
    title: "Take back what was revealed?",
    body: "Hidden cards or permits have come to light since then, or bots have moved. You may \
        go back all the same; the match is marked as assisted from then on.",
};
