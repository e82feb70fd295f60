//! The options chosen before a game, and the deal.

use serde::{Deserialize, Serialize};

use super::board::{Board, City, CitySet, Region};
use super::cards::Cards;
use super::components::{
    COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, NobilityVariant, PLAYERS, QUEENS_REWARDS,
    STARTING_COINS, STARTING_HAND, STARTING_SERVANTS, Token,
};
use super::event::Event;
use super::permits::PermitDeck;
use super::state::{Decision, Luck, Player, PublicState, State, Turn, stream};
use super::{drawing, play};
use crate::rules::luck::{below, shuffle};
use crate::rules::{Seat, Seed};

/// The options chosen before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Number of players, 2-4.
    pub players: u8,
    #[serde(rename = "sides")]
    pub board: Board,
    /// Spaces of the first nobility bonuses (R12).
    #[serde(default)]
    pub nobility: NobilityVariant,
    /// Seat that begins; random if none is named.
    #[serde(default)]
    pub first: Option<Seat>,
}

/// Reason why a set-up can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// This number of players, not 2-4.
    Players(u8),
    /// The seat that should begin is not at the table.
    NoSuchSeat(Seat),
}

/// Deals the first state; the first turn has begun.
pub(super) fn start(
    setup: &Setup,
    seed: Seed,
    on_event: &mut impl FnMut(Event),
) -> Result<State, SetupError> {
    if !PLAYERS.contains(&setup.players) {
        return Err(SetupError::Players(setup.players));
    }
    if let Some(seat) = setup.first
        && seat.0 >= setup.players
    {
        return Err(SetupError::NoSuchSeat(seat));
    }
    let by_lot = below(&mut seed.stream(stream::SEATING), u32::from(setup.players));
    let first = setup.first.unwrap_or(Seat(by_lot as u8));

    let mut deal = seed.stream(stream::DEAL);
    let board = setup.board;

    let mut shuffled: Vec<Token> = Token::all().collect();
    shuffle(&mut deal, &mut shuffled);
    let mut next_token = shuffled.into_iter();
    let tokens =
        City::ALL.map(|city| if city == board.royal_city() { None } else { next_token.next() });
    // Shuffled all the same if the board fixes them, so that nothing else changes for a seed.
    let tokens = board.plan().tokens_by_city().unwrap_or(tokens).into();

    let mut councillors: Vec<Colour> = Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(colour, usize::from(COUNCILLORS_PER_COLOUR)))
        .collect();
    shuffle(&mut deal, &mut councillors);
    let mut next_councillor = councillors.into_iter();
    let mut councils = [[Colour::White; COUNCIL_SIZE]; 4];
    for (place, councillor) in councils.iter_mut().flatten().zip(&mut next_councillor) {
        *place = councillor;
    }
    let mut reserve = [0; 6];
    next_councillor.for_each(|colour| reserve[colour.index()] += 1);

    let mut neutral = CitySet::EMPTY;
    if setup.players == *PLAYERS.start() {
        for region in Region::ALL {
            // Drawn and shuffled back, so the deck stays whole.
            let rank = below(&mut deal, u32::from(PermitDeck::full().unseen_len()));
            let drawn = PermitDeck::full().take_unseen(region, rank);
            neutral = drawn.map_or(neutral, |permit| neutral | permit.cities());
        }
    }

    let mut players = [Player::default(); 4];
    for place in 0..setup.players {
        let seat = Seat((first.0 + place) % setup.players);
        players[seat.index()].coins = STARTING_COINS[usize::from(place)];
        players[seat.index()].servants = STARTING_SERVANTS[usize::from(place)];
    }

    let mut state = State {
        table: PublicState {
            board,
            nobility: setup.nobility,
            tokens,
            councils,
            reserve,
            decks: [PermitDeck::full(); 3],
            face_up: [[None; 2]; 3],
            discards: Cards::EMPTY,
            queen: board.royal_city(),
            queens_rewards_left: QUEENS_REWARDS.len() as u8,
            neutral,
            players,
            seats: setup.players,
            first,
            turn: Turn::first(first),
            decision: Decision::Turn,
            gains: [None; 3],
            last_round: None,
        },
        hands: [Cards::EMPTY; 4],
        deck: Cards::supply(),
        luck: Luck::new(seed),
    };
    for region in Region::ALL {
        drawing::fill_slots(&mut state, region, on_event);
    }
    for place in 0..setup.players {
        let seat = Seat((first.0 + place) % setup.players);
        for _ in 0..STARTING_HAND {
            drawing::draw_card(&mut state, seat, on_event);
        }
    }
    play::begin_turn(&mut state, true, on_event);
    Ok(state)
}
