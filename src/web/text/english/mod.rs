//! English.

mod reasons;

use reasons::{kept_where, read_error, reason};

use super::event::EventText;
use super::{CityLabel, ScoreText, SetupText, StorageText, TableText, Text};
use crate::bots::Level;
use crate::games::council_of_4::board::{CityColour, Region};
use crate::games::council_of_4::components::{
    Bonus, Colour, Council, Politics, RewardTile, SERVANT_PRICE, STARTING_COINS, STARTING_SERVANTS,
};
use crate::games::council_of_4::state::Decision;
use crate::record::SeatColour;
use crate::record::json::Lost;
use crate::scene::Kind;
use crate::session::NoUndo;
use crate::web::store::{Fault, Saved};

/// The English table.
pub static ENGLISH: Text = Text {
    game: "Council of 4",
    unofficial: "An unofficial fan project. Nothing leaves this device.",

    colour,
    card: |card| match card {
        Politics::Colour(of) => colour(of),
        Politics::Joker => "Joker",
    },
    region,
    region_short: |of| match of {
        Region::Mountains => "Mtns",
        of => region(of),
    },
    neutral: "neutral",
    council,
    tile: |tile| match tile {
        RewardTile::Coast => "Coast",
        RewardTile::Hills => "Hills",
        RewardTile::Mountains => "Mountains",
        RewardTile::Gold => "Gold",
        RewardTile::Silver => "Silver",
        RewardTile::Bronze => "Bronze",
        RewardTile::Iron => "Iron",
    },
    seat_colour: |of| match of {
        SeatColour::Scarlet => "scarlet, round head",
        SeatColour::Cobalt => "cobalt, square head",
        SeatColour::Forest => "forest, triangular head",
        SeatColour::Amber => "amber, diamond head",
    },
    level,
    bonus: |bonus| match bonus {
        Bonus::Coins(amount) => counted(amount.into(), "coin"),
        Bonus::Servants(amount) => counted(amount.into(), "servant"),
        Bonus::Vp(amount) => format!("{amount} VP"),
        Bonus::Cards(amount) => counted(amount.into(), "card"),
        Bonus::Nobility(steps) => counted(steps.into(), "nobility step"),
        Bonus::MainAction => "an additional main action".to_owned(),
    },
    place: |place| ["1st", "2nd", "3rd", "4th", "5th"].get(place).copied().unwrap_or(""),

    coins: |amount| counted(amount, "coin"),
    servants: |amount| counted(amount, "servant"),
    cards: |amount| counted(amount, "card"),
    nobility_steps: |amount| format!("nobility space {amount}"),
    vp: |amount| format!("{amount} VP"),
    permits: |ready, all| format!("{ready} permits ready of {all}"),
    merchants_left: |left| format!("{} to place", counted(left, "merchant")),

    kind: |kind| match kind {
        Kind::Elect => "Elect",
        Kind::Acquire => "Acquire",
        Kind::Place => "Place",
        Kind::PlaceWithQueen => "Queen",
        Kind::EngageServant => "Engage",
        Kind::ChangePermits => "Change",
        Kind::SendServant => "Send",
        Kind::AdditionalMain => "Extra main",
        Kind::Answer => "Choose",
    },
    kind_title: |kind| match kind {
        Kind::Elect => "Elect a councillor",
        Kind::Acquire => "Acquire a permit",
        Kind::Place => "Place a merchant",
        Kind::PlaceWithQueen => "Place with the queen",
        Kind::EngageServant => "Engage a servant",
        Kind::ChangePermits => "Change permits",
        Kind::SendServant => "Send a servant",
        Kind::AdditionalMain => "Additional main action",
        Kind::Answer => "Choose",
    },
    question: |decision| match decision {
        Decision::Token => "Choose a city token",
        Decision::FreePermit => "Take a permit for free?",
        Decision::RepeatPermit => "Repeat a permit",
        Decision::TwoTokens => "Choose two city tokens",
        Decision::Turn | Decision::Over => "",
    },
    confirm: |kind, what| {
        let verb = match kind {
            Kind::Elect => "Elect",
            Kind::Acquire => "Acquire",
            Kind::Place | Kind::PlaceWithQueen => "Place in",
            Kind::EngageServant => "Engage",
            Kind::ChangePermits => "Change",
            Kind::SendServant => "Send",
            Kind::AdditionalMain => "Take it",
            Kind::Answer => "Take",
        };
        what.map_or_else(|| verb.to_owned(), |what| format!("{verb} {what}"))
    },
    reason,
    no_undo: |reason| match reason {
        NoUndo::NothingDone => "Nothing was done in this turn that could be taken back.",
        NoUndo::Revealed => "The last action showed hidden cards or permits, so it stands.",
        NoUndo::NotYourTurn => "Only the person whose turn it is can take an action back.",
    },

    setup: SetupText {
        seats: "Seats",
        names: ["Ada", "Bruno", "Chiara", "Dario"],
        players: |count| format!("{count} players"),
        name: |seat| format!("Name of seat {seat}"),
        person: "Person",
        bot: "Bot",
        who_decides: |seat| format!("Who plays seat {seat}"),
        how_well: |seat| format!("How well the bot of seat {seat} plays"),
        curtain_note: "a curtain hides each hand",
        colour_of: |seat, of| format!("Colour of seat {seat}: {}", (ENGLISH.seat_colour)(of)),
        start_with: |players| {
            let players = usize::from(players.clamp(2, 4));
            let list = |amounts: Vec<String>| amounts.join(" / ");
            format!(
                "In the order of play: {} coins, {} servants, 6 cards",
                list(STARTING_COINS[..players].iter().map(u8::to_string).collect()),
                list(STARTING_SERVANTS[..players].iter().map(u16::to_string).collect()),
            )
        },
        first: "Who begins",
        by_lot: "By lot",
        board: "Board",
        random_sides: "Random sides",
        board_facts: |roads, royal| {
            format!(
                "{roads} roads. The queen starts in {royal}. 5 gold, 4 silver, 3 bronze and 2 iron \
                 cities on every board."
            )
        },
        nobility: "First nobility bonuses",
        nobility_printed: "Spaces 2 and 4",
        nobility_manual: "Spaces 1 and 3",
        deal: "Deal",
        seed: "Seed",
        new_seed: "New seed",
        seed_note: "Same seed, same deal.",
        start: "Start game",
        name_missing: |seat| format!("Seat {seat} needs a name."),
        seed_missing: "The deal needs a seed: any word will do.",
        continue_: "Continue",
        resume: "Resume",
        turn_of: |name, round| format!("{name}’s turn, round {round}"),
        finished: "Finished",
        see_score: "See the score",
        board_name: |key| format!("Board {}", dotted(key)),
        replace_title: "Start a new game?",
        replace_body: "The match in progress will be replaced. It can’t be brought back.",
        replace_yes: "Start new game",
        replace_no: "Keep the old one",
    },

    table: TableText {
        main_landmark: "Table",
        seats_landmark: "Seats and log",
        court_landmark: "Court",
        ribbon_landmark: "Current action",
        hand_landmark: "Your hand",
        round: |round, turn| format!("Round {round} · turn {turn}"),
        home: "To the start page",
        theme: "Light or dark",
        person: "Person",
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
        no_permit_here: |of, slot| {
            let slot = if slot == 0 { "first" } else { "second" };
            format!("{}, {slot} permit: none left", region(of))
        },
        own_of: |own, all| format!("{own}/{all}"),
        track_label: |name, nobility, coins| {
            format!("{name}: nobility {nobility}, {}.", counted(coins.into(), "coin"))
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
        deck: "Deck",
        discard: "Discard",
        set: "set",
        region_tile: |of, vp, owner| match owner {
            None => format!("All five cities of the {} first: {vp} VP", region(of)),
            Some(name) => format!("{}: claimed by {name}", region(of)),
        },
        permit_deck: |of, count| format!("{} deck: {count} permits", region(of)),
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
        main: "Main",
        quick: "Quick",
        left: |count| format!("{count} left"),
        undo: "Undo",
        redo: "Redo",
        end_turn: "End turn",
        main_first: "main action first",
        choice_open: "choice open",
        unused: |main, quick| match (main, quick) {
            (0, true) => "1 quick unused".to_owned(),
            (0, false) => String::new(),
            (main, _) => format!("{main} main unused"),
        },
        cancel: "Cancel",
        close: "Close",
        pay: "Pay",
        gain: "Gain",
        gain_nothing: "nothing",
        price: "Price",
        rung: |cards| counted(cards.into(), "card"),
        cards_cell: "Cards",
        enters: |council| format!("enters {council}"),
        falls_out: "falls out",
        chain: |cities| if cities == 1 { "1 city".to_owned() } else { format!("{cities} cities") },
        sets: "Sets",
        at_the_end: "at the end",
        reveals: "shows hidden permits or cards, undo ends here",
        reveals_now: "undo ends here",
        coins_lost: |lost| format!("{} beyond 20 lost.", counted(lost.into(), "coin")),
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
        pick_token: "Nobility 4: pick one of the marked cities",
        pick_two_tokens: "Nobility 16: pick two of the marked cities",
        pick_free: "Nobility 10: pick a face-up permit, or none",
        pick_repeat: "Nobility 14: pick one of your permits",
        confirm_now: "look it over and confirm",
        tab_map: "Map",
        tab_councils: "Councils",
        tab_tracks: "Tracks",
        tab_log: "Log",
        whole_map: "All",
        city_label,
        permit_label: |letters, bonuses, place| match place {
            Some((of, slot)) => {
                let slot = if slot == 0 { "first" } else { "second" };
                format!("Permit {letters}: {bonuses}. {}, {slot} permit", region(of))
            }
            None => format!("Permit {letters}: {bonuses}"),
        },
        card_label: |card, chosen| {
            if chosen { format!("{card}, chosen") } else { card.to_owned() }
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
    },

    score: ScoreText {
        title: "Final score",
        winner: "Winner",
        shared: "Shared victory",
        causes: "Where the points came from",
        permits: "During play: permits",
        tokens: "During play: city tokens",
        nobility_spaces: "During play: nobility spaces",
        last_merchant: "Tenth merchant (first)",
        colour_tiles: "Colour sets",
        region_tiles: "Region sets",
        queens_rewards: "Queen’s rewards",
        nobility_rank: "Nobility: furthest 5, second 2",
        most_permits: "Most permits",
        total: "Total",
        tie_break: "Tie-break: servants + cards",
        turns: |rounds, turns| format!("{rounds} rounds · {turns} turns"),
        new_game: "New game",
        back_to_table: "Look at the table",
        chart: "Victory points per round",
        round: "round",
    },

    storage: StorageText {
        saved: |saved| match saved {
            Saved::NotYet => "Not saved yet".to_owned(),
            Saved::Yes => "Saved on this device".to_owned(),
            Saved::No(_) => "Not saved".to_owned(),
        },
        fault: |fault| {
            match fault {
                Fault::Blocked => {
                    "This browser lets the page store nothing (a private window, or a setting). The \
                     game goes on, but only until the page is closed."
                }
                Fault::Full => {
                    "The browser’s storage for this page is full. The game goes on in memory; the \
                     last saved state is still there."
                }
                Fault::NotReadBack => {
                    "The browser did not keep what was saved. The game goes on in memory."
                }
                Fault::Damaged => {
                    "A damaged saved match could not be put aside, so nothing is written over it. \
                     The game goes on in memory."
                }
            }
            .to_owned()
        },
        part: |lost, kept| {
            let Lost { kept: played, lost, first } = lost;
            let could_not = format!("“{first}” is not possible there");
            format!(
                "The saved match could be read up to action {played}; the {lost} after it could \
                 not ({could_not}). {}",
                kept_where(kept)
            )
        },
        damaged: |error, kept| {
            format!("The saved match can’t be opened: {}. {}", read_error(error), kept_where(kept))
        },
        retry: "Try again",
    },

    event: EventText {
        elected: |name, colour, council, left| {
            let (colour, left) = (colour.to_lowercase(), left.to_lowercase());
            format!("{name} elected {colour} to the {council} council, {left} fell out.")
        },
        sent: |name, colour, council, left| {
            let (colour, left) = (colour.to_lowercase(), left.to_lowercase());
            format!("{name} sent a servant: {colour} to the {council} council, {left} fell out.")
        },
        acquired: |name, permit, cards, coins| {
            let cards = counted(cards.into(), "card");
            if coins == 0 {
                format!("{name} acquired {permit} with {cards}.")
            } else {
                format!(
                    "{name} acquired {permit} with {cards} and {}.",
                    counted(coins.into(), "coin")
                )
            }
        },
        placed: |name, city, permit| format!("{name} placed a merchant in {city} with {permit}."),
        placed_with_queen: |name, city, coins| match coins {
            0 => format!("{name} placed a merchant in {city} with the queen."),
            coins => {
                format!(
                    "{name} placed a merchant in {city} with the queen for {}.",
                    counted(coins, "coin")
                )
            }
        },
        engaged: |name| format!("{name} engaged a servant for {SERVANT_PRICE} coins."),
        changed: |name, region| format!("{name} changed the permits of the {region}."),
        additional_main: |name| format!("{name} took an additional main action."),
        ended: |name| format!("{name} ended the turn."),
        token: |name, city| format!("{name} chose the token of {city}."),
        took_free: |name, permit| format!("{name} took {permit} for free."),
        declined: |name| format!("{name} took no free permit."),
        repeated: |name, permit| format!("{name} repeated {permit}."),
        tokens: |name, one, other| format!("{name} chose the tokens of {one} and {other}."),
        tile: |tile, queens| {
            let own = format!("{} complete: {} VP", (ENGLISH.tile)(tile), tile.vp());
            match queens {
                Some(vp) => format!("{own} and the queen’s {vp} at the end."),
                None => format!("{own} at the end."),
            }
        },
        paid_servants: |count| format!("Paid {}.", counted(count, "servant")),
        last_round: "All ten merchants placed: everybody else has one more turn.",
        you_drew: |cards| {
            let names: Vec<String> =
                cards.iter().map(|&card| (ENGLISH.card)(card).to_lowercase()).collect();
            format!("You drew {}.", names.join(", "))
        },
        opens: |decision| match decision {
            Decision::Token => "Nobility 4 offers a city token.",
            Decision::FreePermit => "Nobility 10 offers a free permit.",
            Decision::RepeatPermit => "Nobility 14 repeats a permit.",
            Decision::TwoTokens => "Nobility 16 offers two city tokens.",
            Decision::Turn | Decision::Over => "",
        },
        game_over: "The game is over.",
    },
};

fn counted(amount: u16, thing: &str) -> String {
    if amount == 1 { format!("1 {thing}") } else { format!("{amount} {thing}s") }
}

fn dotted(key: &str) -> String {
    key.chars().map(String::from).collect::<Vec<_>>().join("·")
}

const fn level(of: Level) -> &'static str {
    match of {
        Level::Random => "Random",
        Level::Greedy => "Greedy",
    }
}

const fn colour(of: Colour) -> &'static str {
    match of {
        Colour::White => "White",
        Colour::Black => "Black",
        Colour::Orange => "Orange",
        Colour::Purple => "Purple",
        Colour::LightBlue => "Blue",
        Colour::Pink => "Pink",
    }
}

const fn region(of: Region) -> &'static str {
    match of {
        Region::Coast => "Coast",
        Region::Hills => "Hills",
        Region::Mountains => "Mountains",
    }
}

const fn council(of: Council) -> &'static str {
    match of {
        Council::Region(of) => region(of),
        Council::Queen => "Queen’s",
    }
}

const fn city_colour(of: CityColour) -> &'static str {
    match of {
        CityColour::Gold => "gold",
        CityColour::Silver => "silver",
        CityColour::Bronze => "bronze",
        CityColour::Iron => "iron",
        CityColour::Royal => "royal",
    }
}

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
    if city.legal {
        label += " May be picked.";
    }
    label
}
