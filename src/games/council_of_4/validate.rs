//! Every invariant of a state, in one place.

use super::board::City;
use super::cards::Cards;
use super::components::{
    COUNCILLORS_PER_COLOUR, Colour, Council, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, PLAYERS,
    Permit, Politics, QUEENS_REWARDS, RESERVE_SIZE, RewardTile, Token,
};
use super::legal::repeatable_cities;
use super::permits::PermitSet;
use super::state::{Decision, Gain, State};
use crate::games::Seat;

/// An invariant that a state breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each says what is wrong")]
pub enum Broken {
    Players(u8),
    NotAtTheTable(Seat),
    Councillors { colour: Colour, count: u8 },
    ReserveSize(u8),
    Cards { card: Politics, count: u8 },
    PermitPlaces { permit: Permit, places: usize },
    PermitSlotEmpty,
    TokenPlaces { token: Token, places: usize },
    RoyalCityHasToken,
    TooManyMerchants(Seat),
    TooManyCoins(Seat),
    BeyondNobilityTrack(Seat),
    MoreUsedThanPlaced(Seat),
    QueensRewardsTaken { taken: usize, tiles: usize },
    MainActionVanished,
    QueensRewardOwners { place: usize, owners: usize },
    RewardTileOwners { tile: RewardTile, owners: usize },
    RewardTileIncomplete { tile: RewardTile, seat: Seat },
    NeutralMerchants,
    GainsWithoutChoice,
    ChoiceWithoutAnswers(Decision),
    LastRoundTooEarly,
    LastRoundMissing(Seat),
}

/// Every invariant that the state breaks; none for any state that play can reach.
pub(super) fn validate(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let table = &state.table;
    if !PLAYERS.contains(&table.seats) {
        return vec![Broken::Players(table.seats)];
    }
    let seats = [Some(table.first), Some(table.turn.seat), table.last_round.map(|last| last.by)];
    for seat in seats.into_iter().flatten() {
        if seat.0 >= table.seats {
            return vec![Broken::NotAtTheTable(seat)];
        }
    }
    councillors(state, &mut broken);
    cards(state, &mut broken);
    permits(state, &mut broken);
    tokens(state, &mut broken);
    players(state, &mut broken);
    tiles(state, &mut broken);
    flow(state, &mut broken);
    broken
}

fn councillors(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    for colour in Colour::ALL {
        let sitting = Council::ALL.into_iter().flat_map(|council| table.council(council));
        let count =
            sitting.filter(|&other| other == colour).count() as u8 + table.reserve[colour.index()];
        if count != COUNCILLORS_PER_COLOUR {
            broken.push(Broken::Councillors { colour, count });
        }
    }
    let reserve = table.reserve.iter().sum();
    if reserve != RESERVE_SIZE {
        broken.push(Broken::ReserveSize(reserve));
    }
}

fn cards(state: &State, broken: &mut Vec<Broken>) {
    let counts = |card| {
        let hands = state.hands.iter().map(|hand: &Cards| hand.count(card)).sum::<u8>();
        hands + state.deck.count(card) + state.table.discards.count(card)
    };
    for card in Politics::ALL {
        let count = counts(card);
        if count != card.supply() {
            broken.push(Broken::Cards { card, count });
        }
    }
}

fn permits(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    for permit in Permit::all() {
        let region = permit.region();
        let deck = table.decks[region.index()];
        let owned = |set: PermitSet| usize::from(set.contains(permit));
        let players = table.players.iter().map(|player| owned(player.ready) + owned(player.used));
        let face_up = table.face_up().filter(|&(_, _, other)| other == permit).count();
        let in_deck = owned(deck.unseen(region))
            + deck.under(region).filter(|&other| other == permit).count();
        let places = players.sum::<usize>() + face_up + in_deck;
        if places != 1 {
            broken.push(Broken::PermitPlaces { permit, places });
        }
    }
    // A slot may wait for its permit only while the gains of the one taken from it go on (R21).
    let waiting = table.gains.iter().flatten().filter_map(|gain| match gain {
        Gain::Permit { permit, refill: Some(slot), .. } => Some((permit.region(), *slot)),
        _ => None,
    });
    let waiting: Vec<_> = waiting.collect();
    for region in super::board::Region::ALL {
        for slot in super::action::Slot::ALL {
            let empty = table.permit(region, slot).is_none();
            let deck_left = !table.decks[region.index()].is_empty();
            if empty && deck_left && !waiting.contains(&(region, slot)) {
                broken.push(Broken::PermitSlotEmpty);
            }
        }
    }
}

fn tokens(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    for token in Token::all() {
        let cities = City::ALL.into_iter().filter(|&city| table.tokens.of(city) == Some(token));
        let places = cities.count();
        if places != 1 {
            broken.push(Broken::TokenPlaces { token, places });
        }
    }
    if table.tokens.of(table.board().royal_city()).is_some() {
        broken.push(Broken::RoyalCityHasToken);
    }
}

fn players(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    for seat in table.each_seat() {
        let player = table.player(seat);
        if player.merchants.len() > usize::from(MERCHANTS) {
            broken.push(Broken::TooManyMerchants(seat));
        }
        if player.coins > MOST_COINS {
            broken.push(Broken::TooManyCoins(seat));
        }
        if player.nobility > LAST_NOBILITY_SPACE {
            broken.push(Broken::BeyondNobilityTrack(seat));
        }
        if usize::from(player.used.len()) > player.merchants.len() {
            broken.push(Broken::MoreUsedThanPlaced(seat));
        }
    }
    for seat in Seat::first(4).skip(usize::from(table.seats)) {
        if !state.hand(seat).is_empty() {
            broken.push(Broken::NotAtTheTable(seat));
        }
    }
    if !table.neutral.is_empty() && table.seats != *PLAYERS.start() {
        broken.push(Broken::NeutralMerchants);
    }
}

fn tiles(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let taken = QUEENS_REWARDS.len().saturating_sub(usize::from(table.queens_rewards_left));
    for place in 0..QUEENS_REWARDS.len() {
        let has = |player: &&super::state::Player| player.queens_rewards.contains(place);
        let owners = table.players.iter().filter(has).count();
        if owners != usize::from(place < taken) {
            broken.push(Broken::QueensRewardOwners { place, owners });
        }
    }
    // Each reward tile brings one, while any is left.
    let tiles = RewardTile::ALL.into_iter().filter(|&tile| table.owner(tile).is_some()).count();
    if taken != tiles.min(QUEENS_REWARDS.len()) {
        broken.push(Broken::QueensRewardsTaken { taken, tiles });
    }
    for tile in RewardTile::ALL {
        let owners: Vec<Seat> = table
            .each_seat()
            .filter(|&seat| table.player(seat).reward_tiles.contains(tile))
            .collect();
        if owners.len() > 1 {
            broken.push(Broken::RewardTileOwners { tile, owners: owners.len() });
        }
        for seat in table.each_seat() {
            let complete = table.player(seat).merchants.contains_all(table.cities_of(tile));
            // Whoever has the tile has the cities, and a complete set never leaves it unclaimed.
            let wrong =
                if owners.contains(&seat) { !complete } else { complete && owners.is_empty() };
            if wrong {
                broken.push(Broken::RewardTileIncomplete { tile, seat });
            }
        }
    }
}

fn flow(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let seat = table.turn.seat;
    let answers = match table.decision {
        Decision::Turn | Decision::Over => {
            if table.gains.iter().any(Option::is_some) {
                broken.push(Broken::GainsWithoutChoice);
            }
            true
        }
        Decision::Token => repeatable_cities(table, seat).len() > 1,
        Decision::FreePermit => table.face_up().next().is_some(),
        Decision::RepeatPermit => table.player(seat).permits().len() > 1,
        Decision::TwoTokens => repeatable_cities(table, seat).len() > 2,
    };
    if !answers {
        broken.push(Broken::ChoiceWithoutAnswers(table.decision));
    }
    if table.turn.main_left == 0 && !table.turn.main_taken {
        broken.push(Broken::MainActionVanished);
    }
    let placed_all = |seat: Seat| table.player(seat).merchants_left() == 0;
    match table.last_round {
        Some(last) if !placed_all(last.by) => broken.push(Broken::LastRoundTooEarly),
        Some(_) => {}
        None => {
            if table.decision == Decision::Over {
                broken.push(Broken::LastRoundTooEarly);
            }
            // While a choice is open the chain of the last merchant may still go on (R23).
            let missing = table.each_seat().find(|&seat| placed_all(seat));
            if let Some(seat) = missing.filter(|_| table.decision == Decision::Turn) {
                broken.push(Broken::LastRoundMissing(seat));
            }
        }
    }
}
