//! The view of one seat, as JSON in the names of a position.

use serde::Serialize;

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::board::{City, Region};
use crate::games::council_of_4::rules::components::{Colour, Council, NobilityVariant, RewardTile};
use crate::games::council_of_4::rules::position::{
    ByCard, GainForm, LastRoundForm, PlayerForm, Position, RegionForm, TurnForm, VpForm,
};
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::rules::view::View;
use crate::rules::luck::Seed;
use crate::rules::position::By;
use crate::rules::{Game, Seat};

/// A [`Position`] without anything hidden from the seat: other hands and the deck are numbers of
/// cards, and there is no luck in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ViewForm {
    /// The seat of the view; none for an onlooker.
    pub seat: Option<Seat>,
    pub sides: String,
    pub nobility: NobilityVariant,
    pub first: Seat,
    pub turn: TurnForm,
    pub decision: Decision,
    pub gains: Vec<GainForm>,
    pub last_round: Option<LastRoundForm>,
    pub queen: char,
    pub neutral_merchants: String,
    pub tokens: By<City, 15, Option<String>>,
    pub councils: By<Council, 4, String>,
    pub reserve: By<Colour, 6, u8>,
    pub permits: By<Region, 3, RegionForm>,
    /// Cards left in the politics deck.
    pub deck_size: u8,
    pub discards: ByCard,
    pub queens_reward_tiles_left: u8,
    pub players: Vec<SeenPlayer>,
}

/// A player as a seat may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPlayer {
    pub coins: u8,
    pub servants: u16,
    pub nobility: u8,
    pub vp: VpForm,
    pub merchants: String,
    pub unused_permits: Vec<String>,
    pub used_permits: Vec<String>,
    pub reward_tiles: Vec<RewardTile>,
    pub queens_reward_tiles: Vec<u8>,
    /// The player's own hand; null for all others.
    pub hand: Option<ByCard>,
    /// Cards in hand.
    pub hand_size: u8,
}

impl From<&View> for ViewForm {
    fn from(view: &View) -> ViewForm {
        // A state dealt from the view holds nothing beyond the view, so anything forgotten below reveals
        // nothing.
        let dealt = CouncilOf4::determinise(view, &mut Seed(0).stream(0));
        let Position {
            format: _,
            sides,
            nobility,
            first,
            turn,
            decision,
            gains,
            last_round,
            queen,
            neutral_merchants,
            tokens,
            councils,
            reserve,
            permits,
            deck: _,
            discards,
            queens_reward_tiles_left,
            players,
            luck: _,
        } = Position::of(&dealt);
        let players = players.into_iter().zip(view.table.each_seat()).map(|(player, seat)| {
            let size = view.hand_sizes.get(seat.index()).copied().unwrap_or_default();
            SeenPlayer::of(player, view.seat == Some(seat), size)
        });
        ViewForm {
            seat: view.seat,
            sides,
            nobility,
            first,
            turn,
            decision,
            gains,
            last_round,
            queen,
            neutral_merchants,
            tokens,
            councils,
            reserve,
            permits,
            deck_size: view.deck_size,
            discards,
            queens_reward_tiles_left,
            players: players.collect(),
        }
    }
}

impl SeenPlayer {
    fn of(player: PlayerForm, is_own: bool, hand_size: u8) -> SeenPlayer {
        let PlayerForm {
            coins,
            servants,
            nobility,
            vp,
            merchants,
            unused_permits,
            used_permits,
            reward_tiles,
            queens_reward_tiles,
            hand,
        } = player;
        SeenPlayer {
            coins,
            servants,
            nobility,
            vp,
            merchants,
            unused_permits,
            used_permits,
            reward_tiles,
            queens_reward_tiles,
            hand: is_own.then_some(hand),
            hand_size,
        }
    }
}
