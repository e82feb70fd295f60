//! A position as JSON: a full state, in stable names, and what a seat may know of it.
//!
//! Cities are letters, permits and tokens their ids, cards and councillors counted by colour, councils and sets of cities
//! words of letters. It contains hidden things, luck included: this is the form for tools and tests, never for a player.
//! `position.schema.json` describes every field.

use serde::{Deserialize, Serialize};

use super::CouncilOf4;
use super::action::Slot;
use super::board::{Board, City, CitySet, Region};
use super::cards::Cards;
use super::components::{Council, NobilityVariant, PERMITS_PER_REGION, PLAYERS, Permit, Token};
use super::form::{Councillors, Reserve};
use super::permits::{PermitDeck, PermitSet};
use super::state::{
    Decision, Gain, LastRound, Luck, Player, PublicState, QueensRewards, RewardTiles, State, Turn,
    VpGained,
};
use super::view::View;
use crate::rules::form::{Formed, Noted, Written};
use crate::rules::position::{self, By, Flaw, Format, Object, there};
use crate::rules::{Seat, Seed};

/// The version of the form. Raised when a name or a meaning changes.
pub const FORMAT: u32 = 1;

/// Everything about a game in play, hidden things included. Seats count from 0. Cities are letters, A to O. A position that
/// conforms may still be impossible: the rules check it as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of this form.
    pub format: Format<FORMAT>,
    /// The board: the sides of coast, hills and mountains, or the plan of another: the cities by place, their colours, the
    /// roads and, if they are fixed, the tokens.
    pub sides: Written<Board>,
    /// Where the first two nobility bonuses lie: on spaces 2 and 4, as printed, or on 1 and 3, as in the manual.
    pub nobility: NobilityVariant,
    /// The seat that began.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 3)))]
    pub first: Seat,
    /// The turn that is played.
    pub turn: Turn,
    /// What must be decided now: an action of the turn; a token (nobility 4); a face-up permit or none (10); a permit whose
    /// bonuses come again (14); two tokens (16); nothing, since the game is over.
    pub decision: Decision,
    /// Gains that have begun and go on after the open choice, the innermost last.
    #[cfg_attr(feature = "tool", schemars(length(max = 3)))]
    pub gains: Vec<Written<Gain>>,
    /// Once somebody has placed the last merchant: who was first, and how many turns follow the one that is played.
    #[serde(deserialize_with = "there")]
    pub last_round: Option<LastRound>,
    /// The queen's city.
    pub queen: Written<City>,
    /// The cities with a neutral merchant; only two players have them.
    #[cfg_attr(feature = "tool", schemars(length(max = 9)))]
    pub neutral_merchants: Written<CitySet>,
    /// The token of each city; none in the royal city.
    pub tokens: By<City, { City::ALL.len() }, Option<Written<Token>>>,
    /// The councillors of each council, from the arrow end, where the next one enters, to the end where one falls out.
    pub councils: By<Council, { Council::ALL.len() }, Written<Councillors>>,
    /// Councillors in the reserve by colour: white, black, orange, purple, light blue, pink.
    pub reserve: Written<Reserve>,
    /// The permits that nobody owns: two places face up, slot 1 first; on top of the deck those that nobody has seen, as a
    /// set; under it those that were put there, the next to be drawn first.
    #[cfg_attr(feature = "tool", schemars(transform = of_their_region))]
    pub permits: By<Region, { Region::ALL.len() }, RegionForm>,
    /// Politics cards not drawn yet.
    pub deck: Written<Cards>,
    /// Politics cards discarded.
    pub discards: Written<Cards>,
    /// How many queen's reward tiles are left; they go from the top.
    #[cfg_attr(feature = "tool", schemars(range(max = 5)))]
    pub queens_reward_tiles_left: u8,
    /// The players, in the order of sitting.
    #[cfg_attr(feature = "tool", schemars(length(min = 2, max = 4)))]
    pub players: Vec<PlayerForm>,
    /// Secret: the seed, and how far each stream of chance has been used.
    pub luck: LuckForm,
}

/// Bounds the permits of a region, in a schema, to those of its letter.
#[cfg(feature = "tool")]
fn of_their_region(schema: &mut schemars::Schema) {
    for region in Region::ALL {
        let letter = region.key()[..1].to_uppercase();
        let permits = serde_json::json!({ "items": { "pattern": format!("^{letter}") } });
        let lists = ["face_up", "unseen", "under"].map(|list| (list.to_owned(), permits.clone()));
        let lists: serde_json::Map<_, _> = lists.into_iter().collect();
        if let Some(all) = schema.get_mut("properties") {
            all[region.key()]["properties"] = lists.into();
        }
    }
}

/// The permits of a region that no player owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RegionForm {
    /// Permits in slot 1 and slot 2.
    pub face_up: [Option<Written<Permit>>; 2],
    /// Permits on top of the deck, in an unknown order.
    #[cfg_attr(feature = "tool", schemars(length(max = 15)))]
    pub unseen: Written<PermitSet>,
    /// Permits put under the deck, the next to be drawn first.
    #[cfg_attr(feature = "tool", schemars(length(max = 15), extend("uniqueItems" = true)))]
    pub under: Vec<Written<Permit>>,
}

/// Everything that a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerForm {
    #[cfg_attr(feature = "tool", schemars(range(max = 20)))]
    pub coins: u8,
    pub servants: u16,
    /// The space on the nobility track.
    #[cfg_attr(feature = "tool", schemars(range(max = 20)))]
    pub nobility: u8,
    /// VP gained so far, by cause. Those of the last merchant follow from `last_round`; those of tiles and of the end come
    /// later.
    pub vp: VpGained,
    /// The cities with a merchant of this player.
    #[cfg_attr(feature = "tool", schemars(length(max = 10)))]
    pub merchants: Written<CitySet>,
    pub unused_permits: Written<PermitSet>,
    pub used_permits: Written<PermitSet>,
    /// Reward tiles, those of the regions first.
    pub reward_tiles: Written<RewardTiles>,
    /// Queen's reward tiles by place, 1 for the top one.
    #[cfg_attr(feature = "tool", schemars(inner(range(min = 1, max = 5))))]
    pub queens_reward_tiles: Written<QueensRewards>,
    /// Politics cards in hand.
    pub hand: Written<Cards>,
}

/// The seed and the amount used of each stream of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LuckForm {
    pub seed: Written<Seed>,
    /// Politics cards drawn.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = u32::MAX)))]
    pub politics_drawn: u32,
}

/// A gain in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GainForm {
    /// The bonuses of a permit, from a certain one on.
    Permit {
        id: Written<Permit>,
        /// The bonus that comes next, counted from 0.
        #[cfg_attr(feature = "tool", schemars(range(max = 3)))]
        next: u8,
        /// Nobility steps that come before it.
        #[cfg_attr(feature = "tool", schemars(range(max = 2)))]
        steps: u8,
        /// The slot to be filled at the end; none if the permit came from no slot.
        #[serde(deserialize_with = "there")]
        #[cfg_attr(feature = "tool", schemars(range(min = 1, max = 2)))]
        refill_slot: Option<Written<Slot>>,
    },
    /// The tokens of cities.
    Tokens {
        cities: Written<CitySet>,
        /// Nobility steps that the first city's token still brings; 0 if it is still to come.
        #[cfg_attr(feature = "tool", schemars(range(max = 1)))]
        steps: u8,
    },
}

impl Formed for Gain {
    type Form = GainForm;

    fn form(&self) -> GainForm {
        match *self {
            Gain::Permit { permit, next, steps, refill } => {
                let refill_slot = refill.map(Written);
                GainForm::Permit { id: Written(permit), next, steps, refill_slot }
            }
            Gain::Tokens { cities, steps } => GainForm::Tokens { cities: Written(cities), steps },
        }
    }
}

impl Noted for Gain {
    fn of(form: GainForm) -> Result<Gain, String> {
        Ok(match form {
            GainForm::Permit { id, next, steps, refill_slot } => {
                Gain::Permit { permit: id.0, next, steps, refill: refill_slot.map(|slot| slot.0) }
            }
            GainForm::Tokens { cities, steps } => Gain::Tokens { cities: cities.0, steps },
        })
    }
}

impl position::Position<CouncilOf4> for Position {
    const WHOLE: &'static [&'static str] =
        &["/players/*/*", "/permits/*/*", "/turn/*", "/luck/*", "/*/*"];

    fn of(state: &State) -> Position {
        let table = &state.table;
        let player = |seat: Seat| {
            let player = table.player(seat);
            PlayerForm {
                coins: player.coins,
                servants: player.servants,
                nobility: player.nobility,
                vp: player.vp,
                merchants: Written(player.merchants),
                unused_permits: Written(player.ready),
                used_permits: Written(player.used),
                reward_tiles: Written(player.reward_tiles),
                queens_reward_tiles: Written(player.queens_rewards),
                hand: Written(state.hand(seat)),
            }
        };
        let region = |region: Region| {
            let deck = table.decks[region.index()];
            RegionForm {
                face_up: table.face_up[region.index()].map(|permit| permit.map(Written)),
                unseen: Written(deck.unseen(region)),
                under: deck.under(region).map(Written).collect(),
            }
        };
        Position {
            format: Format::default(),
            sides: Written(table.board),
            nobility: table.nobility,
            first: table.first,
            turn: table.turn,
            decision: table.decision,
            gains: table.gains.iter().flatten().copied().map(Written).collect(),
            last_round: table.last_round,
            queen: Written(table.queen),
            neutral_merchants: Written(table.neutral),
            tokens: City::ALL.map(|city| table.tokens.of(city).map(Written)).into(),
            councils: table.councils.map(|council| Written(Councillors(council))).into(),
            reserve: Written(Reserve(table.reserve)),
            permits: Region::ALL.map(region).into(),
            deck: Written(state.deck),
            discards: Written(table.discards),
            queens_reward_tiles_left: table.queens_rewards_left,
            players: table.each_seat().map(player).collect(),
            luck: LuckForm {
                seed: Written(state.luck.seed),
                politics_drawn: state.luck.politics(),
            },
        }
    }

    fn state(&self) -> Result<State, Flaw> {
        let seats = u8::try_from(self.players.len()).ok().filter(|seats| PLAYERS.contains(seats));
        let seats = seats.ok_or_else(|| Flaw::too_many("/players", self.players.len()))?;
        let (mut players, mut hands) = ([Player::default(); 4], [Cards::EMPTY; 4]);
        for (at, form) in self.players.iter().enumerate() {
            players[at] = form.player();
            hands[at] = form.hand.0;
        }
        let mut gains = [None; 3];
        if self.gains.len() > gains.len() {
            return Err(Flaw::too_many("/gains", self.gains.len()));
        }
        gains.iter_mut().zip(&self.gains).for_each(|(gain, form)| *gain = Some(form.0));
        let (mut decks, mut face_up) = ([PermitDeck::default(); 3], [[None; 2]; 3]);
        for (region, form) in Region::ALL.into_iter().zip(&self.permits.values) {
            decks[region.index()] = form.deck(region)?;
            face_up[region.index()] = form.face_up.map(|permit| permit.map(|permit| permit.0));
        }
        let tokens = self.tokens.values.map(|token| token.map(|token| token.0));
        Ok(State {
            table: PublicState {
                board: self.sides.0,
                nobility: self.nobility,
                tokens: tokens.into(),
                councils: self.councils.values.map(|council| council.0.0),
                reserve: self.reserve.0.0,
                decks,
                face_up,
                discards: self.discards.0,
                queen: self.queen.0,
                queens_rewards_left: self.queens_reward_tiles_left,
                neutral: self.neutral_merchants.0,
                players,
                seats,
                first: self.first,
                turn: self.turn,
                decision: self.decision,
                gains,
                last_round: self.last_round,
            },
            hands,
            deck: self.deck.0,
            luck: Luck::used(self.luck.seed.0, self.luck.politics_drawn),
        })
    }

    /// Other hands and the deck are numbers of cards, and there is no luck in it.
    fn seen(view: &View, dealt: Object) -> Object {
        let mut seats = view.table.each_seat();
        let player = |player: Object| {
            let seat = seats.next();
            let player = if seat == view.seat { player } else { player.with("hand", &()) };
            let size = seat.and_then(|seat| view.hand_sizes.get(seat.index()));
            player.with("hand_size", &size)
        };
        let deck = Object::default().with("deck_size", &view.deck_size);
        let table = dealt.behind("deck", deck).without(&["format", "deck", "luck"]);
        Object::default().with("seat", &view.seat).and(table.each("players", player))
    }
}

impl PlayerForm {
    fn player(&self) -> Player {
        Player {
            coins: self.coins,
            servants: self.servants,
            nobility: self.nobility,
            vp: self.vp,
            merchants: self.merchants.0,
            ready: self.unused_permits.0,
            used: self.used_permits.0,
            reward_tiles: self.reward_tiles.0,
            queens_rewards: self.queens_reward_tiles.0,
        }
    }
}

impl RegionForm {
    /// Returns the deck, after checking that all permits are of the region.
    fn deck(&self, region: Region) -> Result<PermitDeck, Flaw> {
        let under: Vec<Permit> = self.under.iter().map(|permit| permit.0).collect();
        let face_up = self.face_up.iter().flatten().map(|permit| ("face_up", permit.0));
        let unseen = self.unseen.0.iter().map(|permit| ("unseen", permit));
        let mut all = face_up.chain(unseen).chain(under.iter().map(|&permit| ("under", permit)));
        let at = |list: &str| format!("/permits/{}/{list}", region.key());
        if let Some((list, permit)) = all.find(|(_, permit)| permit.region() != region) {
            let why = format!("“{permit}” belongs to another region");
            return Err(Flaw::at(at(list), why));
        }
        if under.len() > usize::from(PERMITS_PER_REGION) {
            return Err(Flaw::too_many(at("under"), under.len()));
        }
        Ok(PermitDeck::new(region, self.unseen.0, under))
    }
}
