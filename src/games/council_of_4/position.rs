//! A position as JSON: all of a state, in names that stay.
//!
//! Cities are letters, permits and tokens their ids, cards and councillors counted by colour,
//! councils and sets of cities words of letters. Hidden things are in it, luck included: this is
//! the form for tools and tests, never for a player.
//!
//! Reading checks everything: an impossible position is refused with every reason.

use serde::{Deserialize, Serialize};

use super::action::Slot;
use super::board::{City, CitySet, Region, Sides};
use super::cards::Cards;
use super::components::{
    COUNCIL_SIZE, Colour, NobilityVariant, PERMITS_PER_REGION, PLAYERS, Permit, QUEENS_REWARDS,
    RewardTile, Token,
};
use super::permits::{PermitDeck, PermitSet};
use super::state::{
    Decision, Gain, LastRound, Luck, Player, QueensRewards, RewardTiles, State, Table, Tokens,
    Turn, VpGained,
};
use super::validate::{Broken, validate};
use crate::games::Seat;
use crate::games::luck::Seed;

/// The version of the form. Raised when a name or a meaning changes.
pub const FORMAT: u32 = 1;

/// All of a state, in names that stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// [`FORMAT`].
    pub format: u32,
    /// The board, as `121`.
    pub sides: String,
    /// Where the first nobility bonuses lie.
    pub nobility: NobilityVariant,
    /// Who began.
    pub first: Seat,
    /// The turn that is played.
    pub turn: Turn,
    /// What must be decided now.
    pub decision: Decision,
    /// Gains not finished, the innermost last.
    pub gains: Vec<GainForm>,
    /// Who placed the last merchant, once somebody has.
    pub last_round: Option<LastRound>,
    /// The queen's city.
    pub queen: char,
    /// Cities with a neutral merchant.
    pub neutral: String,
    /// The token of each city in letter order; none in the royal city.
    pub tokens: Vec<Option<String>>,
    /// The councils of coast, hills and mountains and the queen's, each from the arrow end.
    pub councils: [String; 4],
    /// Councillors in the reserve, by colour.
    pub reserve: [u8; 6],
    /// The permits of coast, hills and mountains.
    pub permits: [RegionForm; 3],
    /// Politics cards not drawn yet: six colours, then jokers.
    pub deck: [u8; 7],
    /// Politics cards discarded.
    pub discards: [u8; 7],
    /// Queen's reward tiles left.
    pub queens_rewards_left: u8,
    /// The players, in the order of sitting.
    pub players: Vec<PlayerForm>,
    /// The seed and how far chance has been used.
    pub luck: LuckForm,
}

/// The permits of a region.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionForm {
    /// In slot 1 and slot 2.
    pub face_up: [Option<String>; 2],
    /// On top of the deck, in an order that nobody knows.
    pub unseen: Vec<String>,
    /// Put under the deck, the next to be drawn first.
    pub under: Vec<String>,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are the rules' words")]
pub struct PlayerForm {
    pub coins: u8,
    pub servants: u16,
    pub nobility: u8,
    pub vp: VpGained,
    pub merchants: String,
    pub ready: Vec<String>,
    pub used: Vec<String>,
    pub reward_tiles: Vec<RewardTile>,
    /// By place, 1 for the top one.
    pub queens_rewards: Vec<u8>,
    /// Six colours, then jokers.
    pub hand: [u8; 7],
}

/// A gain that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GainForm {
    /// The bonuses of a permit.
    Permit {
        /// Its id.
        id: String,
        /// The bonus that comes next, counted from 0.
        next: u8,
        /// Nobility steps that come before it.
        steps: u8,
        /// The slot to be filled at the end, 1 or 2.
        refill: Option<u8>,
    },
    /// The tokens of cities.
    Tokens {
        /// The cities.
        cities: String,
        /// Nobility steps that come before them.
        steps: u8,
    },
}

/// The seed and how far each stream of chance has been used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckForm {
    /// Sixteen hexadecimal digits.
    pub seed: String,
    /// Politics cards drawn.
    pub politics: u32,
}

/// Why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Written in another version of the form.
    Format(u32),
    /// No such board.
    Sides(String),
    /// No such city, or one named twice.
    City(char),
    /// No such colour.
    Colour(char),
    /// No such permit, one named twice, or one of another region.
    Permit(String),
    /// No such token.
    Token(String),
    /// Not so many: the name of the list and its length.
    Length(&'static str, usize),
    /// No such slot.
    Slot(u8),
    /// No such queen's reward tile.
    QueensReward(u8),
    /// More cards of a kind than there are.
    CardCount(u8),
    /// Not sixteen hexadecimal digits.
    Seed(String),
    /// An invariant of the game.
    Broken(Broken),
    /// Possible, but not written as it must be: something is listed twice or out of order.
    NotCanonical,
}

impl Position {
    /// The position of a state.
    pub fn of(state: &State) -> Position {
        let table = &state.table;
        let ids = |set: PermitSet| set.iter().map(|permit| permit.to_string()).collect();
        let player = |seat: Seat| {
            let player = table.player(seat);
            PlayerForm {
                coins: player.coins,
                servants: player.servants,
                nobility: player.nobility,
                vp: player.vp,
                merchants: letters(player.merchants),
                ready: ids(player.ready),
                used: ids(player.used),
                reward_tiles: player.reward_tiles.iter().collect(),
                queens_rewards: player.queens_rewards.iter().map(|at| at as u8 + 1).collect(),
                hand: state.hand(seat).into(),
            }
        };
        let region = |region: Region| {
            let deck = table.decks[region.index()];
            RegionForm {
                face_up: table.face_up[region.index()]
                    .map(|up| up.map(|permit| permit.to_string())),
                unseen: ids(deck.unseen(region)),
                under: deck.under(region).map(|permit| permit.to_string()).collect(),
            }
        };
        Position {
            format: FORMAT,
            sides: table.sides.to_string(),
            nobility: table.nobility,
            first: table.first,
            turn: table.turn,
            decision: table.decision,
            gains: table.gains.iter().flatten().map(|&gain| GainForm::of(gain)).collect(),
            last_round: table.last_round,
            queen: table.queen.letter(),
            neutral: letters(table.neutral),
            tokens: City::ALL
                .map(|city| table.tokens.of(city).map(|token| token.to_string()))
                .into(),
            councils: table.councils.map(|council| council.map(Colour::letter).iter().collect()),
            reserve: table.reserve,
            permits: Region::ALL.map(region),
            deck: state.deck.into(),
            discards: table.discards.into(),
            queens_rewards_left: table.queens_rewards_left,
            players: table.each_seat().map(player).collect(),
            luck: LuckForm {
                seed: format!("{:016x}", state.luck.seed.0),
                politics: state.luck.politics(),
            },
        }
    }

    /// The state of the position.
    ///
    /// # Errors
    /// Every reason why there can't be one.
    pub fn state(&self) -> Result<State, Vec<Flaw>> {
        let mut reader = Reader::default();
        let state = reader.state(self);
        if reader.flaws.is_empty() {
            reader.flaws.extend(validate(&state).into_iter().map(Flaw::Broken));
        }
        // One position, one text: what is listed in another order is another text.
        if reader.flaws.is_empty() && Position::of(&state) != *self {
            reader.flaws.push(Flaw::NotCanonical);
        }
        if reader.flaws.is_empty() { Ok(state) } else { Err(reader.flaws) }
    }
}

impl GainForm {
    fn of(gain: Gain) -> GainForm {
        match gain {
            Gain::Permit { permit, next, steps, refill } => GainForm::Permit {
                id: permit.to_string(),
                next,
                steps,
                refill: refill.map(|slot| slot.index() as u8 + 1),
            },
            Gain::Tokens { cities, steps } => GainForm::Tokens { cities: letters(cities), steps },
        }
    }
}

fn letters(cities: CitySet) -> String {
    cities.iter().map(City::letter).collect()
}

/// Reads the parts of a position and remembers all that is wrong. What can't be read is replaced by
/// something harmless, so that reading goes on; with any flaw the state is thrown away.
#[derive(Default)]
struct Reader {
    flaws: Vec<Flaw>,
}

impl Reader {
    fn state(&mut self, position: &Position) -> State {
        if position.format != FORMAT {
            self.flaws.push(Flaw::Format(position.format));
        }
        let sides = Sides::from_key(&position.sides).unwrap_or_else(|| {
            self.flaws.push(Flaw::Sides(position.sides.clone()));
            Sides::default()
        });
        let seats = position.players.len();
        if !PLAYERS.contains(&u8::try_from(seats).unwrap_or(u8::MAX)) {
            self.flaws.push(Flaw::Length("players", seats));
        }
        let mut players = [Player::default(); 4];
        let mut hands = [Cards::EMPTY; 4];
        for (at, form) in position.players.iter().take(4).enumerate() {
            players[at] = self.player(form);
            hands[at] = self.cards(form.hand);
        }
        let mut gains = [None; 3];
        if position.gains.len() > gains.len() {
            self.flaws.push(Flaw::Length("gains", position.gains.len()));
        }
        for (place, form) in gains.iter_mut().zip(&position.gains) {
            *place = self.gain(form);
        }
        let regions = Region::ALL.map(|region| (region, &position.permits[region.index()]));
        State {
            table: Table {
                sides,
                nobility: position.nobility,
                tokens: self.tokens(&position.tokens),
                councils: std::array::from_fn(|at| self.council(&position.councils[at])),
                reserve: position.reserve,
                decks: regions.map(|(region, form)| self.deck(region, form)),
                face_up: regions.map(|(region, form)| {
                    let permit =
                        |id: &Option<String>| id.as_ref().and_then(|id| self.permit_of(region, id));
                    form.face_up.each_ref().map(permit)
                }),
                discards: self.cards(position.discards),
                queen: self.city(position.queen).unwrap_or(City::A),
                queens_rewards_left: position.queens_rewards_left,
                neutral: self.cities(&position.neutral),
                players,
                seats: seats.min(4) as u8,
                first: position.first,
                turn: position.turn,
                decision: position.decision,
                gains,
                last_round: position.last_round,
            },
            hands,
            deck: self.cards(position.deck),
            luck: Luck::used(self.seed(&position.luck.seed), position.luck.politics),
        }
    }

    fn player(&mut self, form: &PlayerForm) -> Player {
        let mut reward_tiles = RewardTiles::default();
        form.reward_tiles.iter().for_each(|&tile| reward_tiles.insert(tile));
        let mut queens_rewards = QueensRewards::default();
        for &place in &form.queens_rewards {
            match usize::from(place).checked_sub(1) {
                Some(at) if at < QUEENS_REWARDS.len() => queens_rewards.insert(at),
                _ => self.flaws.push(Flaw::QueensReward(place)),
            }
        }
        Player {
            coins: form.coins,
            servants: form.servants,
            nobility: form.nobility,
            vp: form.vp,
            merchants: self.cities(&form.merchants),
            ready: self.permits(&form.ready),
            used: self.permits(&form.used),
            reward_tiles,
            queens_rewards,
        }
    }

    fn gain(&mut self, form: &GainForm) -> Option<Gain> {
        Some(match form {
            GainForm::Permit { id, next, steps, refill } => Gain::Permit {
                permit: self.permit(id)?,
                next: *next,
                steps: *steps,
                refill: match refill {
                    None => None,
                    Some(1) => Some(Slot::First),
                    Some(2) => Some(Slot::Second),
                    Some(other) => {
                        self.flaws.push(Flaw::Slot(*other));
                        None
                    }
                },
            },
            GainForm::Tokens { cities, steps } => {
                Gain::Tokens { cities: self.cities(cities), steps: *steps }
            }
        })
    }

    fn city(&mut self, letter: char) -> Option<City> {
        let city = City::from_letter(letter);
        if city.is_none() {
            self.flaws.push(Flaw::City(letter));
        }
        city
    }

    fn cities(&mut self, letters: &str) -> CitySet {
        let mut cities = CitySet::EMPTY;
        for letter in letters.chars() {
            match self.city(letter) {
                Some(city) if cities.contains(city) => self.flaws.push(Flaw::City(letter)),
                Some(city) => cities.insert(city),
                None => {}
            }
        }
        cities
    }

    fn permit(&mut self, id: &str) -> Option<Permit> {
        let permit = Permit::from_id(id);
        if permit.is_none() {
            self.flaws.push(Flaw::Permit(id.to_owned()));
        }
        permit
    }

    fn permit_of(&mut self, region: Region, id: &str) -> Option<Permit> {
        let permit = self.permit(id)?;
        if permit.region() != region {
            self.flaws.push(Flaw::Permit(id.to_owned()));
        }
        Some(permit)
    }

    fn permits(&mut self, ids: &[String]) -> PermitSet {
        let mut permits = PermitSet::default();
        for id in ids {
            match self.permit(id) {
                Some(permit) if permits.contains(permit) => {
                    self.flaws.push(Flaw::Permit(id.clone()));
                }
                Some(permit) => permits.insert(permit),
                None => {}
            }
        }
        permits
    }

    fn deck(&mut self, region: Region, form: &RegionForm) -> PermitDeck {
        let unseen = self.permits(&form.unseen);
        if let Some(other) = unseen.iter().find(|permit| permit.region() != region) {
            self.flaws.push(Flaw::Permit(other.to_string()));
        }
        if form.under.len() > usize::from(PERMITS_PER_REGION) {
            self.flaws.push(Flaw::Length("under", form.under.len()));
        }
        let under = form.under.iter().take(usize::from(PERMITS_PER_REGION));
        let under: Vec<Permit> = under.filter_map(|id| self.permit_of(region, id)).collect();
        PermitDeck::new(region, unseen, under)
    }

    fn tokens(&mut self, ids: &[Option<String>]) -> Tokens {
        if ids.len() != City::ALL.len() {
            self.flaws.push(Flaw::Length("tokens", ids.len()));
        }
        let mut tokens = [None; 15];
        for (place, id) in tokens.iter_mut().zip(ids) {
            if let Some(id) = id {
                *place = Token::from_id(id);
                if place.is_none() {
                    self.flaws.push(Flaw::Token(id.clone()));
                }
            }
        }
        tokens.into()
    }

    fn council(&mut self, letters: &str) -> [Colour; COUNCIL_SIZE] {
        let mut council = [Colour::White; COUNCIL_SIZE];
        let count = letters.chars().count();
        if count != COUNCIL_SIZE {
            self.flaws.push(Flaw::Length("council", count));
        }
        for (place, letter) in council.iter_mut().zip(letters.chars()) {
            match Colour::from_letter(letter) {
                Some(colour) => *place = colour,
                None => self.flaws.push(Flaw::Colour(letter)),
            }
        }
        council
    }

    fn cards(&mut self, counts: [u8; 7]) -> Cards {
        let cards = Cards::from(counts);
        if <[u8; 7]>::from(cards) != counts {
            self.flaws.extend(counts.iter().max().map(|&most| Flaw::CardCount(most)));
        }
        cards
    }

    fn seed(&mut self, digits: &str) -> Seed {
        let well_formed =
            digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let seed = u64::from_str_radix(digits, 16).ok().filter(|_| well_formed);
        if seed.is_none() {
            self.flaws.push(Flaw::Seed(digits.chars().take(32).collect()));
        }
        Seed(seed.unwrap_or_default())
    }
}
