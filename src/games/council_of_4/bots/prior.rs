//! A quick rating of actions: fast enough for every legal action in every playout, and good enough to decide
//! what to search first.

use std::cell::Cell;

use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, Permit, Politics, ROAD_PRICE, RewardTile,
};
use crate::games::council_of_4::rules::{Action, Cards, City, CitySet, PublicState};
use crate::rules::Seat;

/// Parts of a prior, relative to one another.
const ELECT: u32 = 4;
const ELECT_FOR_COINS: u32 = 8;
const ELECT_FOR_CARDS: u32 = 14;
const ACQUIRE: [u32; 5] = [0, 6, 24, 70, 150];
const JOKER: u32 = 6;
const PLACE: u32 = 160;
const WITH_QUEEN: [u32; 5] = [0, 2, 12, 50, 120];
const COMPLETES: u32 = 160;
const NEIGHBOUR: u32 = 24;
const SERVANT: u32 = 12;
const ENGAGE: u32 = 6;
const ENGAGE_WHEN_RICH: u32 = 24;
const CHANGE_PERMITS: u32 = 1;
const SEND: u32 = 1;
const ADDITIONAL_MAIN: u32 = 40;
const END: u32 = 30;
const END_TOO_EARLY: u32 = 1;
/// More coins than the next actions need.
const RICH: u8 = 10;
/// Number of coins below which an election is for the coins.
const POOR: u8 = 5;

/// Gap between kinds of actions, larger than all differences within a kind.
const NEAREST: u32 = 1_000;

/// Returns the worth of a bonus, with 4 for a VP.
const fn worth(bonus: Bonus) -> u32 {
    match bonus {
        Bonus::Coins(coins) => coins as u32 * 2,
        Bonus::Servants(servants) => servants as u32 * 3,
        Bonus::Vp(vp) => vp as u32 * 4,
        Bonus::Cards(cards) => cards as u32 * 3,
        Bonus::Nobility(steps) => steps as u32 * 5,
        Bonus::MainAction => 14,
    }
}

fn worths(bonuses: &[Bonus]) -> u32 {
    bonuses.iter().copied().map(worth).sum()
}

/// A position in which actions are rated.
pub(super) struct Situation<'a> {
    table: &'a PublicState,
    hand: Cards,
    seat: Seat,
    own: CitySet,
    coins: u8,
    main_left: u8,
    /// Worths of cities asked for so far, and of the permit asked for last: each is asked for with every payment.
    cities: [Cell<Option<u32>>; 15],
    last_permit: Cell<Option<(Permit, u32)>>,
    /// What elections to each council would gain, as far as asked for.
    gains: [Cell<Option<Cards>>; 4],
}

impl<'a> Situation<'a> {
    /// Creates the situation of the deciding seat, which holds this hand.
    pub fn new(table: &'a PublicState, hand: Cards) -> Situation<'a> {
        let seat = table.turn.seat;
        let player = table.player(seat);
        Situation {
            table,
            hand,
            seat,
            own: player.merchants,
            coins: player.coins,
            main_left: table.turn.main_left,
            cities: [const { Cell::new(None) }; 15],
            last_permit: Cell::new(None),
            gains: [const { Cell::new(None) }; 4],
        }
    }

    /// Returns how promising the action looks, at least 1.
    pub fn prior(&self, action: Action) -> u32 {
        match action {
            Action::Elect { colour, council } => {
                let coins = if self.coins < POOR { ELECT_FOR_COINS } else { 0 };
                ELECT + coins + self.cards_gain(colour, council) * ELECT_FOR_CARDS
            }
            Action::SendServant { colour, council } => {
                SEND + self.cards_gain(colour, council) * ELECT_FOR_CARDS / 2
            }
            Action::Acquire { region, slot, payment } => {
                let permit = self.table.permit(region, slot);
                let worth = permit.map_or(0, |permit| self.permit(permit));
                let cards = ACQUIRE[usize::from(payment.len()).min(4)];
                (cards + worth).saturating_sub(u32::from(payment.jokers()) * JOKER)
            }
            Action::Place { city, .. } => {
                (PLACE + self.city(city)).saturating_sub(self.servants(city))
            }
            Action::PlaceWithQueen { city, payment } => {
                let way = self.table.board.distance(self.table.queen, city) * ROAD_PRICE;
                let cards = WITH_QUEEN[usize::from(payment.len()).min(4)];
                let cost =
                    u32::from(way) * 3 + u32::from(payment.jokers()) * JOKER + self.servants(city);
                (cards + self.city(city)).saturating_sub(cost)
            }
            Action::EngageServant if self.coins >= RICH => ENGAGE_WHEN_RICH,
            Action::EngageServant => ENGAGE,
            Action::ChangePermits { .. } => CHANGE_PERMITS,
            Action::AdditionalMain => ADDITIONAL_MAIN,
            Action::EndTurn if self.main_left == 0 => END,
            Action::EndTurn => END_TOO_EARLY,
            Action::ChooseToken { city } => self.token(city),
            Action::ChooseTokens { first, second } => self.token(first) + self.token(second),
            Action::TakePermit { region, slot } => {
                self.table.permit(region, slot).map_or(0, |permit| self.permit(permit))
            }
            Action::DeclinePermit => 0,
            Action::RepeatPermit { permit } => worths(permit.bonuses()),
        }
        .max(1)
    }

    /// Returns the appeal of the action to a player who sees only its own immediate result.
    pub fn first_look(&self, action: Action) -> u32 {
        match action {
            Action::Place { city, .. } => NEAREST * 6 + self.token(city),
            Action::Acquire { region, slot, payment } if payment.len() > 1 => {
                let permit = self.table.permit(region, slot);
                let signs = permit.map_or(0, |permit| permit.bonuses().len() as u32);
                // More cards cost fewer coins: even a beginner sees this.
                NEAREST * 5 + signs * 10 + u32::from(payment.len())
            }
            Action::PlaceWithQueen { city, payment } if payment.len() > 2 => {
                NEAREST * 4 + self.token(city) + u32::from(payment.len())
            }
            Action::AdditionalMain => NEAREST * 3,
            Action::Elect { colour, council } => NEAREST * 2 + self.cards_gain(colour, council),
            Action::EngageServant if self.coins >= RICH => NEAREST,
            Action::EndTurn => NEAREST / 2,
            Action::ChooseToken { city } => self.token(city),
            Action::ChooseTokens { first, second } => self.token(first) + self.token(second),
            Action::TakePermit { region, slot } => {
                let permit = self.table.permit(region, slot);
                permit.map_or(0, |permit| worths(permit.bonuses()))
            }
            Action::RepeatPermit { permit } => worths(permit.bonuses()),
            Action::Acquire { .. }
            | Action::PlaceWithQueen { .. }
            | Action::EngageServant
            | Action::ChangePermits { .. }
            | Action::SendServant { .. }
            | Action::DeclinePermit => 0,
        }
    }

    /// Returns the number of additional councillors that the hand would match after an election.
    fn cards_gain(&self, colour: Colour, council: Council) -> u32 {
        let known = &self.gains[council.index()];
        let gains = known.get().unwrap_or_else(|| {
            let gains = self.gains_of(council);
            known.set(Some(gains));
            gains
        });
        gains.of(colour).into()
    }

    /// Returns one card of each colour that would be matched in addition if it was elected to the council: of which the
    /// hand has more than stay there, unless it also matches the one that leaves.
    fn gains_of(&self, council: Council) -> Cards {
        let councillors = self.table.council(council);
        let [.., out] = councillors;
        let leaving = Cards::EMPTY.with(Politics::Colour(out), 1);
        let beyond = self.hand.beyond(Cards::matching(councillors).minus(leaving));
        if beyond.of(out) > 0 { Cards::EMPTY } else { beyond }
    }

    fn permit(&self, permit: Permit) -> u32 {
        if let Some((last, worth)) = self.last_permit.get()
            && last == permit
        {
            return worth;
        }
        let open = permit.cities() & !self.own;
        let best = open.iter().map(|city| self.city(city) / 4).max();
        let worth = worths(permit.bonuses()) + best.unwrap_or(0) + 2 * open.len() as u32;
        self.last_permit.set(Some((permit, worth)));
        worth
    }

    /// Returns the worth of a merchant in the city: its token, own neighbours, tiles completed.
    fn city(&self, city: City) -> u32 {
        let known = &self.cities[city.index()];
        known.get().unwrap_or_else(|| {
            let worth = self.worth_of(city);
            known.set(Some(worth));
            worth
        })
    }

    fn worth_of(&self, city: City) -> u32 {
        let board = self.table.board;
        let neighbours = (board.neighbours(city) & self.own).len() as u32;
        let with = self.own.with(city);
        let region = RewardTile::of_region(city.region());
        let colour = RewardTile::of_colour(board.colour(city));
        let completes = [Some(region), colour].into_iter().flatten().filter(|&tile| {
            with.contains_all(self.table.cities_of(tile)) && self.table.owner(tile).is_none()
        });
        self.token(city) + neighbours * NEIGHBOUR + completes.count() as u32 * COMPLETES
    }

    /// Returns the worth of the servants due for others' merchants in the city.
    fn servants(&self, city: City) -> u32 {
        u32::from(self.table.other_merchants(self.seat, city)) * SERVANT
    }

    fn token(&self, city: City) -> u32 {
        self.table.tokens.of(city).map_or(0, |token| worths(token.bonuses()))
    }
}
