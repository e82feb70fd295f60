//! Reading the parts of a position.

use super::{
    ByCard, FORMAT, Fault, Flaw, GainForm, LastRoundForm, PermitGain, PlayerForm, Pointer,
    Position, RegionForm, TokenGain, TurnForm, VpForm,
};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{Board, City, CitySet, Region};
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{
    COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, Council, PERMITS_PER_REGION, PLAYERS, Permit,
    QUEENS_REWARDS, Token,
};
use crate::games::council_of_4::rules::permits::{PermitDeck, PermitSet};
use crate::games::council_of_4::rules::state::{
    Gain, LastRound, Luck, Player, PublicState, QueensRewards, RewardTiles, State, Tokens, Turn,
    VpGained,
};
use crate::rules::Seat;
use crate::rules::luck::Seed;
use crate::rules::position::{By, quote, read_seed};

/// Reads the state of a position and lists everything that could not be read. With any flaw, the state is
/// only good for finding more of them.
pub(super) fn read(position: &Position) -> (State, Vec<Flaw>) {
    let mut reader = Reader { flaws: Vec::new() };
    let state = reader.state(position);
    (state, reader.flaws)
}

/// Returns the places where two positions of the same state are written differently.
pub(super) fn differences(one: &Position, other: &Position) -> Vec<Pointer> {
    let mut places = Vec::new();
    let mut compare = |place: Pointer, same: bool| {
        if !same {
            places.push(place);
        }
    };
    for (at, (one, other)) in one.gains.iter().zip(&other.gains).enumerate() {
        compare(Pointer::Gain(at), one == other);
    }
    let neutral = one.neutral_merchants == other.neutral_merchants;
    compare(Pointer::Field("neutral_merchants"), neutral);
    let regions = one.permits.values.iter().zip(&other.permits.values);
    for (region, (one, other)) in Region::ALL.into_iter().zip(regions) {
        compare(Pointer::Region(region, "unseen"), one.unseen == other.unseen);
    }
    for (seat, (one, other)) in (0..).map(Seat).zip(one.players.iter().zip(&other.players)) {
        let mut compare = |field, same| compare(Pointer::Player(seat, field), same);
        compare("merchants", one.merchants == other.merchants);
        compare("unused_permits", one.unused_permits == other.unused_permits);
        compare("used_permits", one.used_permits == other.used_permits);
        compare("reward_tiles", one.reward_tiles == other.reward_tiles);
        let queens = one.queens_reward_tiles == other.queens_reward_tiles;
        compare("queens_reward_tiles", queens);
    }
    compare(Pointer::Luck("seed"), one.luck.seed == other.luck.seed);
    if places.is_empty() && one != other {
        places.push(Pointer::Whole);
    }
    places
}

/// Reads the parts of a position and collects every fault. Unreadable parts are replaced by harmless values,
/// so that reading continues.
struct Reader {
    flaws: Vec<Flaw>,
}

impl Reader {
    fn flaw(&mut self, place: Pointer, fault: Fault) {
        self.flaws.push(Flaw { place, fault });
    }

    fn state(&mut self, position: &Position) -> State {
        if position.format != FORMAT {
            self.flaw(Pointer::Field("format"), Fault::Format(position.format));
        }
        let board = position.sides.parse().unwrap_or_else(|why| {
            self.flaw(Pointer::Field("sides"), Fault::Board(quote(&position.sides), why));
            Board::default()
        });
        let seats = position.players.len();
        if !PLAYERS.contains(&u8::try_from(seats).unwrap_or(u8::MAX)) {
            self.flaw(Pointer::Field("players"), Fault::Length(seats));
        }
        let mut players = [Player::default(); 4];
        let mut hands = [Cards::EMPTY; 4];
        for (seat, form) in Seat::first(4).zip(&position.players) {
            players[seat.index()] = self.player(seat, form);
            hands[seat.index()] = self.cards(Pointer::Player(seat, "hand"), form.hand);
        }
        let mut gains = [None; 3];
        if position.gains.len() > gains.len() {
            self.flaw(Pointer::Field("gains"), Fault::Length(position.gains.len()));
        }
        for (at, (gain, form)) in gains.iter_mut().zip(&position.gains).enumerate() {
            *gain = self.gain(Pointer::Gain(at), form);
        }
        let regions = Region::ALL.map(|region| (region, &position.permits.values[region.index()]));
        let TurnForm { seat, number, main_left, main_taken, quick_taken } = position.turn;
        State {
            table: PublicState {
                board,
                nobility: position.nobility,
                tokens: self.tokens(&position.tokens),
                councils: Council::ALL.map(|council| {
                    self.council(council, &position.councils.values[council.index()])
                }),
                reserve: self.reserve(position.reserve.values),
                decks: regions.map(|(region, form)| self.deck(region, form)),
                face_up: regions.map(|(region, form)| {
                    let place = Pointer::Region(region, "face_up");
                    let permit = |id: &Option<String>| {
                        id.as_ref().and_then(|id| self.permit_of(region, place, id))
                    };
                    form.face_up.each_ref().map(permit)
                }),
                discards: self.cards(Pointer::Field("discards"), position.discards),
                queen: self.city(Pointer::Field("queen"), position.queen).unwrap_or(City::A),
                queens_rewards_left: position.queens_reward_tiles_left,
                neutral: self
                    .cities(Pointer::Field("neutral_merchants"), &position.neutral_merchants),
                players,
                seats: seats.min(4) as u8,
                first: position.first,
                turn: Turn { seat, number, main_left, main_taken, quick_taken },
                decision: position.decision,
                gains,
                last_round: position
                    .last_round
                    .as_ref()
                    .map(|&LastRoundForm { by, turns_left }| LastRound { by, turns_left }),
            },
            hands,
            deck: self.cards(Pointer::Field("deck"), position.deck),
            luck: Luck::used(self.seed(&position.luck.seed), position.luck.politics_drawn),
        }
    }

    fn player(&mut self, seat: Seat, form: &PlayerForm) -> Player {
        let mut reward_tiles = RewardTiles::default();
        form.reward_tiles.iter().for_each(|&tile| reward_tiles.insert(tile));
        let mut queens_rewards = QueensRewards::default();
        for &place in &form.queens_reward_tiles {
            match usize::from(place).checked_sub(1) {
                Some(at) if at < QUEENS_REWARDS.len() && !queens_rewards.contains(at) => {
                    queens_rewards.insert(at);
                }
                _ => {
                    let field = Pointer::Player(seat, "queens_reward_tiles");
                    self.flaw(field, Fault::QueensReward(place));
                }
            }
        }
        let VpForm { permits, tokens, nobility } = form.vp;
        Player {
            coins: form.coins,
            servants: form.servants,
            nobility: form.nobility,
            vp: VpGained { permits, tokens, nobility },
            merchants: self.cities(Pointer::Player(seat, "merchants"), &form.merchants),
            ready: self.permits(Pointer::Player(seat, "unused_permits"), &form.unused_permits),
            used: self.permits(Pointer::Player(seat, "used_permits"), &form.used_permits),
            reward_tiles,
            queens_rewards,
        }
    }

    fn gain(&mut self, place: Pointer, form: &GainForm) -> Option<Gain> {
        Some(match form {
            GainForm::Permit(PermitGain { id, next, steps, refill_slot }) => Gain::Permit {
                permit: self.permit(place, id)?,
                next: *next,
                steps: *steps,
                refill: match refill_slot {
                    None => None,
                    Some(1) => Some(Slot::First),
                    Some(2) => Some(Slot::Second),
                    Some(other) => {
                        self.flaw(place, Fault::Slot(*other));
                        None
                    }
                },
            },
            GainForm::Tokens(TokenGain { cities, steps }) => {
                Gain::Tokens { cities: self.cities(place, cities), steps: *steps }
            }
        })
    }

    fn city(&mut self, place: Pointer, letter: char) -> Option<City> {
        let city = City::from_letter(letter);
        if city.is_none() {
            self.flaw(place, Fault::City(letter));
        }
        city
    }

    fn cities(&mut self, place: Pointer, letters: &str) -> CitySet {
        let mut cities = CitySet::EMPTY;
        for letter in letters.chars() {
            match self.city(place, letter) {
                Some(city) if cities.contains(city) => self.flaw(place, Fault::City(letter)),
                Some(city) => cities.insert(city),
                None => {}
            }
        }
        cities
    }

    fn permit(&mut self, place: Pointer, id: &str) -> Option<Permit> {
        let permit = Permit::from_id(id);
        if permit.is_none() {
            self.flaw(place, Fault::Permit(quote(id)));
        }
        permit
    }

    fn permit_of(&mut self, region: Region, place: Pointer, id: &str) -> Option<Permit> {
        let permit = self.permit(place, id)?;
        if permit.region() == region {
            return Some(permit);
        }
        self.flaw(place, Fault::Permit(quote(id)));
        None
    }

    fn permits(&mut self, place: Pointer, ids: &[String]) -> PermitSet {
        let mut permits = PermitSet::default();
        for id in ids {
            match self.permit(place, id) {
                Some(permit) if permits.contains(permit) => {
                    self.flaw(place, Fault::Permit(quote(id)));
                }
                Some(permit) => permits.insert(permit),
                None => {}
            }
        }
        permits
    }

    fn deck(&mut self, region: Region, form: &RegionForm) -> PermitDeck {
        let place = Pointer::Region(region, "unseen");
        let unseen = self.permits(place, &form.unseen);
        for other in unseen.iter().filter(|permit| permit.region() != region) {
            self.flaw(place, Fault::Permit(other.to_string()));
        }
        let place = Pointer::Region(region, "under");
        if form.under.len() > usize::from(PERMITS_PER_REGION) {
            self.flaw(place, Fault::Length(form.under.len()));
        }
        let under = form.under.iter().take(usize::from(PERMITS_PER_REGION));
        let under = under.filter_map(|id| self.permit_of(region, place, id)).collect();
        PermitDeck::new(region, unseen, under)
    }

    fn tokens(&mut self, ids: &By<City, 15, Option<String>>) -> Tokens {
        let token = |city: City| {
            let id = ids.values[city.index()].as_ref()?;
            let token = Token::from_id(id);
            if token.is_none() {
                self.flaw(Pointer::Token(city), Fault::Token(quote(id)));
            }
            token
        };
        City::ALL.map(token).into()
    }

    fn council(&mut self, council: Council, letters: &str) -> [Colour; COUNCIL_SIZE] {
        let place = Pointer::Council(council);
        let mut colours = [Colour::White; COUNCIL_SIZE];
        let count = letters.chars().count();
        if count != COUNCIL_SIZE {
            self.flaw(place, Fault::Length(count));
        }
        for (seat, letter) in colours.iter_mut().zip(letters.chars()) {
            match Colour::from_letter(letter) {
                Some(colour) => *seat = colour,
                None => self.flaw(place, Fault::Colour(letter)),
            }
        }
        colours
    }

    fn reserve(&mut self, counts: [u8; 6]) -> [u8; 6] {
        counts.map(|count| {
            if count > COUNCILLORS_PER_COLOUR {
                self.flaw(Pointer::Field("reserve"), Fault::Length(count.into()));
            }
            count.min(COUNCILLORS_PER_COLOUR)
        })
    }

    fn cards(&mut self, place: Pointer, counts: ByCard) -> Cards {
        let cards = Cards::from(counts.values);
        for (count, read) in counts.values.into_iter().zip(<[u8; 7]>::from(cards)) {
            if count != read {
                self.flaw(place, Fault::CardCount(count));
            }
        }
        cards
    }

    fn seed(&mut self, digits: &str) -> Seed {
        let seed = read_seed(digits);
        if seed.is_none() {
            self.flaw(Pointer::Luck("seed"), Fault::Seed(quote(digits)));
        }
        seed.unwrap_or(Seed(0))
    }
}
