//! Every invariant of a state, in one place.

use thiserror::Error;

use super::action::Slot;
use super::board::{City, Region};
use super::cards::Cards;
use super::components::{
    Bonus, COUNCILLORS_PER_COLOUR, Colour, Council, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS,
    MOST_NEUTRAL_MERCHANTS, PLAYERS, Permit, Politics, QUEENS_REWARDS, RESERVE_SIZE, RewardTile,
    SpaceBonus, Token, nobility_space,
};
use super::legal::repeatable_cities;
use super::permits::PermitSet;
use super::state::{Decision, Gain, PublicState, State, Tokens};
use crate::rules::Seat;

/// An invariant that a state breaks. Its display is a place in a position, if it is a single one, and part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    #[error("/players: players at the table: {0}, not {first} to {last}", first = PLAYERS.start(), last = PLAYERS.end())]
    Players(u8),
    #[error("{0} is named but isn’t at the table")]
    NotAtTheTable(Seat),
    #[error("{key} councillors in councils and reserve: {count}, not {COUNCILLORS_PER_COLOUR}", key = .colour.key())]
    Councillors { colour: Colour, count: u8 },
    #[error("/reserve: councillors in the reserve: {0}, not {RESERVE_SIZE}")]
    ReserveSize(u8),
    #[error("cards {letter} in hands, deck and discards: {count}, not {}", .card.supply(), letter = .card.letter())]
    Cards { card: Politics, count: u8 },
    #[error("permit {permit} is in {places} places, not 1")]
    PermitPlaces { permit: Permit, places: usize },
    #[error("/permits/{at}/face_up: the {} slot of {} is empty, but its deck isn’t", .slot.key(), .region.key(), at = .region.key())]
    PermitSlotEmpty { region: Region, slot: Slot },
    #[error("/permits/{at}/face_up: the {} slot of {} waits to be filled, but it has a permit", .slot.key(), .region.key(), at = .region.key())]
    PermitSlotFull { region: Region, slot: Slot },
    #[error("token {token} is in {places} places, not 1")]
    TokenPlaces { token: Token, places: usize },
    #[error("/tokens/{0}: {0}, the royal city, has a token")]
    RoyalCityHasToken(City),
    #[error("/tokens/{0}: {0} has another token than the board fixes")]
    TokenOfTheBoard(City),
    #[error("/players/{0:#}/merchants: {0} has more than {MERCHANTS} merchants on the map")]
    TooManyMerchants(Seat),
    #[error("/players/{0:#}/coins: {0} has more than {MOST_COINS} coins")]
    TooManyCoins(Seat),
    #[error("/players/{0:#}/nobility: {0} is beyond nobility space {LAST_NOBILITY_SPACE}")]
    BeyondNobilityTrack(Seat),
    #[error("/players/{0:#}/used_permits: {0} has more used permits than merchants on the map")]
    MoreUsedThanPlaced(Seat),
    #[error("/queens_reward_tiles_left: {0} queen’s reward tiles are left, but the game has only {last}", last = QUEENS_REWARDS.len())]
    QueensRewardsLeft(u8),
    #[error("queen’s reward tiles taken: {taken}, but reward tiles claimed: {tiles}")]
    QueensRewardsTaken { taken: usize, tiles: usize },
    #[error("/turn/main_left: the turn has no main action left, but none has been taken")]
    MainActionVanished,
    #[error("the queen’s reward tile {} has a wrong number of owners: {owners}", .place + 1)]
    QueensRewardOwners { place: usize, owners: usize },
    #[error(
        "/players/{0:#}/queens_reward_tiles: {0} has more queen’s reward tiles than reward tiles"
    )]
    QueensRewardWithoutTile(Seat),
    #[error("the {} tile has {owners} owners", .tile.key())]
    RewardTileOwners { tile: RewardTile, owners: usize },
    #[error("/players/{seat:#}/reward_tiles: {seat} has the {} tile but not all its cities, or all its cities while nobody has the tile", .tile.key())]
    RewardTileIncomplete { tile: RewardTile, seat: Seat },
    #[error(
        "/neutral_merchants: there are too many neutral merchants: a game of two has at most {MOST_NEUTRAL_MERCHANTS}, any other none"
    )]
    NeutralMerchants,
    #[error("/gains: gains are waiting, but no choice comes before them")]
    GainsWithoutChoice,
    #[error("/gains/{0}: gain {0} is past its last bonus or step")]
    GainBeyond(usize),
    #[error(
        "/gains/{0}: gain {0} comes from a permit or cities that the player on turn doesn’t have"
    )]
    GainOfAnother(usize),
    #[error("/gains: the most gains possible are waiting, and the choice to make would add 1")]
    GainsWithoutRoom,
    #[error("/decision: the choice to make, {}, has no options", .0.key())]
    ChoiceWithoutAnswers(Decision),
    #[error("/decision: the choice to make, {}, belongs to a nobility space where the player isn’t", .0.key())]
    ChoiceOffItsSpace(Decision),
    #[error(
        "/last_round: the last round has begun, but the player who began it hasn’t placed {MERCHANTS} merchants"
    )]
    LastRoundTooEarly,
    #[error("/last_round: {0} has placed {MERCHANTS} merchants, but no last round has begun")]
    LastRoundMissing(Seat),
    #[error(
        "/last_round: turns left in the last round: {turns_left}, but players before the one who began it: {seats_left}"
    )]
    LastRoundOutOfStep { turns_left: u8, seats_left: u8 },
}

/// Returns every invariant that the state breaks; none for any state that play can reach. Some that it can't reach
/// break none either: how a state came about is not retraced.
pub(super) fn validate(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let table = &state.table;
    if !PLAYERS.contains(&table.seats) {
        return vec![Broken::Players(table.seats)];
    }
    let seats = [Some(table.first), Some(table.turn.seat), table.last_round.map(|last| last.by)];
    let absent = seats.into_iter().flatten().filter(|seat| seat.0 >= table.seats);
    broken.extend(absent.map(Broken::NotAtTheTable));
    let nobody_absent = broken.is_empty();
    councillors(state, &mut broken);
    cards(state, &mut broken);
    permits(state, &mut broken);
    tokens(state, &mut broken);
    players(state, &mut broken);
    tiles(state, &mut broken);
    if table.turn.main_left == 0 && !table.turn.main_taken {
        broken.push(Broken::MainActionVanished);
    }
    if nobody_absent {
        flow(state, &mut broken);
    }
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
    // A slot may wait for its permit only while the gains of the one taken from it continue (R21).
    let waiting = table.gains.iter().flatten().filter_map(|gain| match gain {
        Gain::Permit { permit, refill: Some(slot), .. } => Some((permit.region(), *slot)),
        _ => None,
    });
    let waiting: Vec<_> = waiting.collect();
    for region in Region::ALL {
        for slot in Slot::ALL {
            let empty = table.permit(region, slot).is_none();
            let deck_left = !table.decks[region.index()].is_empty();
            match (empty, waiting.contains(&(region, slot))) {
                (true, false) if deck_left => {
                    broken.push(Broken::PermitSlotEmpty { region, slot });
                }
                (false, true) => broken.push(Broken::PermitSlotFull { region, slot }),
                _ => {}
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
    let royal = table.board.royal_city();
    if table.tokens.of(royal).is_some() {
        broken.push(Broken::RoyalCityHasToken(royal));
    }
    if let Some(fixed) = table.board.plan().tokens_by_city().map(Tokens::from) {
        let moved = |&city: &City| table.tokens.of(city) != fixed.of(city);
        broken.extend(City::ALL.into_iter().filter(moved).map(Broken::TokenOfTheBoard));
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
    let most = if table.seats == *PLAYERS.start() { MOST_NEUTRAL_MERCHANTS } else { 0 };
    if table.neutral.len() > usize::from(most) {
        broken.push(Broken::NeutralMerchants);
    }
}

fn tiles(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let left = table.queens_rewards_left;
    if usize::from(left) > QUEENS_REWARDS.len() {
        broken.push(Broken::QueensRewardsLeft(left));
    }
    let taken = QUEENS_REWARDS.len().saturating_sub(usize::from(left));
    for place in 0..QUEENS_REWARDS.len() {
        let has = |player: &&super::state::Player| player.queens_rewards.contains(place);
        let owners = table.players.iter().filter(has).count();
        if owners != usize::from(place < taken) {
            broken.push(Broken::QueensRewardOwners { place, owners });
        }
    }
    for seat in table.each_seat() {
        let player = table.player(seat);
        if player.queens_rewards.iter().count() > player.reward_tiles.iter().count() {
            broken.push(Broken::QueensRewardWithoutTile(seat));
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
            // The owner of the tile has its cities, and a complete set never leaves it unclaimed.
            let wrong =
                if owners.contains(&seat) { !complete } else { complete && owners.is_empty() };
            if wrong {
                broken.push(Broken::RewardTileIncomplete { tile, seat });
            }
        }
    }
}

/// Returns the most nobility steps that one of the bonuses brings.
fn most_steps<'a>(bonuses: impl IntoIterator<Item = &'a Bonus>) -> u8 {
    let steps = bonuses.into_iter().map(|bonus| match bonus {
        Bonus::Nobility(steps) => *steps,
        _ => 0,
    });
    steps.max().unwrap_or_default()
}

/// Whether a gain is at an existing bonus, with no more steps than possible.
fn is_within(gain: Gain) -> bool {
    match gain {
        Gain::Permit { permit, next, steps, .. } => {
            let done = permit.bonuses().get(..usize::from(next));
            done.is_some_and(|done| steps <= most_steps(done.last()))
        }
        Gain::Tokens { cities, steps } => {
            let most = most_steps(Token::all().flat_map(Token::bonuses));
            steps <= if cities.is_empty() { 0 } else { most }
        }
    }
}

/// Whether the seat owns the source of a gain.
fn is_of(gain: Gain, table: &PublicState, seat: Seat) -> bool {
    let player = table.player(seat);
    match gain {
        Gain::Permit { permit, .. } => player.permits().contains(permit),
        Gain::Tokens { cities, .. } => player.merchants.contains_all(cities),
    }
}

/// Returns the bonus of a space that opens the choice.
const fn opener(choice: Decision) -> Option<SpaceBonus> {
    match choice {
        Decision::Token => Some(SpaceBonus::RepeatToken),
        Decision::FreePermit => Some(SpaceBonus::FreePermit),
        Decision::RepeatPermit => Some(SpaceBonus::RepeatPermit),
        Decision::TwoTokens => Some(SpaceBonus::RepeatTwoTokens),
        Decision::Turn | Decision::Over => None,
    }
}

fn flow(state: &State, broken: &mut Vec<Broken>) {
    let table = &state.table;
    let seat = table.turn.seat;
    for (at, gain) in table.gains.into_iter().enumerate() {
        if gain.is_some_and(|gain| !is_within(gain)) {
            broken.push(Broken::GainBeyond(at));
        }
        if gain.is_some_and(|gain| !is_of(gain, table, seat)) {
            broken.push(Broken::GainOfAnother(at));
        }
    }
    let brings_one = matches!(table.decision, Decision::FreePermit | Decision::RepeatPermit);
    if brings_one && table.gains.iter().all(Option::is_some) {
        broken.push(Broken::GainsWithoutRoom);
    }
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
    let here = nobility_space(table.player(seat).nobility, table.nobility);
    if opener(table.decision).is_some_and(|opener| here != Some(opener)) {
        broken.push(Broken::ChoiceOffItsSpace(table.decision));
    }
    let placed_all = |seat: Seat| table.player(seat).merchants_left() == 0;
    match table.last_round {
        Some(last) if !placed_all(last.by) => broken.push(Broken::LastRoundTooEarly),
        Some(last) => {
            // The seat before the one that began it has the last turn.
            let seats_left = (last.by.0 + table.seats - 1 - seat.0) % table.seats;
            if last.turns_left != seats_left {
                let turns_left = last.turns_left;
                broken.push(Broken::LastRoundOutOfStep { turns_left, seats_left });
            }
        }
        None => {
            if table.decision == Decision::Over {
                broken.push(Broken::LastRoundTooEarly);
            }
            // While its choice is open, the chain of a seat's last merchant may still continue (R23).
            let goes_on = (table.decision != Decision::Turn).then_some(seat);
            let missing = table.each_seat().find(|&one| placed_all(one) && Some(one) != goes_on);
            broken.extend(missing.map(Broken::LastRoundMissing));
        }
    }
}
