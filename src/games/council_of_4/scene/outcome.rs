//! Cost and gains of an action, before it is done.
//!
//! The rules themselves provide them: the action is played on a position that agrees with the view, and
//! its events are summed up. Only the number of new cards and permits is known, not which ones come.

use std::ops::Add;

use super::payment::{self, Suit};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Permit, QUEENS_REWARDS, RewardTile,
    SERVANTS_PER_OTHER_MERCHANT, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::rules::state::Gain;
use crate::games::council_of_4::rules::{
    Action, Cards, City, CitySet, Decision, Event, Gained, Price, PublicState, Region, Slot,
    Source, View,
};
use crate::rules::{Game, Seat, Seed};
use crate::session::Entry;

/// Maximum number of links of a chain that have room beside price and gains.
const LINE_OF_LINKS: usize = 3;

/// Servants paid for another owner's merchants in the city of a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Owner of the merchants; `None` for a neutral one.
    pub of: Option<Seat>,
    pub servants: u16,
}

/// City of a chain, with what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    pub city: City,
    /// Gains from its token; none without a token.
    pub gains: Totals,
    /// Whether they wait for the choice that opens.
    pub waits: bool,
}

/// Cost and gains of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Price paid.
    pub price: Price,
    /// Servants due by owner of the merchants, in seating order, the neutral one last.
    pub due: Vec<Due>,
    /// Coins before and after everything.
    pub coins: (u8, u8),
    /// Servants before and after everything.
    pub servants: (u16, u16),
    /// Space on the nobility track before and after.
    pub nobility: (u8, u8),
    /// VP before and after, without those of tiles.
    pub vp: (u16, u16),
    /// Coins lost for lack of room on the track.
    pub coins_lost: u8,
    /// Gains, source by source in order.
    pub gains: Vec<(Source, Vec<Gained>)>,
    /// Cities connected with the new merchant, its own first.
    pub chain: Vec<City>,
    /// Gains of these cities, in the same order.
    pub links: Vec<Link>,
    /// Sum of the gains that wait for the choice that opens.
    pub then: Totals,
    /// Reward tiles, each with the index of the queen's reward tile that comes with it.
    pub tiles: Vec<(RewardTile, Option<u8>)>,
    /// Election: the council, the councillor who enters, the one who leaves.
    pub election: Option<(Council, Colour, Colour)>,
    /// Fit of the hand to that council, before and after.
    pub suits: Option<(Suit, Suit)>,
    /// Region whose permits all go under its deck.
    pub changed: Option<Region>,
    /// Slots that are refilled, with the permit if it is known which one comes.
    pub filled: Vec<(Region, Slot, Option<Permit>)>,
    /// Path of the queen, both ends included; empty without her help.
    pub way: Vec<City>,
    /// Choice that opens.
    pub opens: Option<Decision>,
    /// Whether hidden information is revealed, so that an own action can't be undone.
    pub reveals: bool,
    /// Whether the action begins the last round.
    pub last_round: bool,
}

impl Outcome {
    /// Returns the cost and gains of an action, or `None` if it is not legal.
    pub fn of(view: &View, action: Action) -> Option<Outcome> {
        let seat = view.seat.filter(|_| view.decides())?;
        // Any luck will do: the sums don't depend on it.
        let mut state = CouncilOf4::determinise(view, &mut Seed(0).stream(0));
        let mut events = Vec::new();
        CouncilOf4::apply(&mut state, action, |event| events.push(event)).ok()?;
        let (before, after) = (&view.table, state.table());
        let mut outcome = Outcome::between(before, after, seat, &events);
        outcome.reveals = events.iter().any(CouncilOf4::reveals);
        outcome.suits = outcome.election.map(|(council, ..)| {
            let of = |table: &PublicState| payment::suit(view.hand, table.council(council));
            (of(before), of(after))
        });
        Some(outcome)
    }

    /// Returns the cost and gains of a seat's action as everybody sees them, by its events.
    pub fn between(
        before: &PublicState,
        after: &PublicState,
        seat: Seat,
        events: &[Event],
    ) -> Outcome {
        let mut outcome = Outcome {
            price: Price::default(),
            due: Vec::new(),
            coins: (before.player(seat).coins, after.player(seat).coins),
            servants: (before.player(seat).servants, after.player(seat).servants),
            nobility: (before.player(seat).nobility, after.player(seat).nobility),
            vp: (before.vp(seat), after.vp(seat)),
            coins_lost: 0,
            gains: Vec::new(),
            chain: Vec::new(),
            links: Vec::new(),
            then: then(after),
            tiles: Vec::new(),
            election: None,
            suits: None,
            changed: None,
            filled: Vec::new(),
            way: Vec::new(),
            opens: None,
            reveals: false,
            last_round: false,
        };
        events.iter().for_each(|&event| outcome.count(event, seat, before));
        if let Some(&city) = outcome.chain.first() {
            let merchants = after.player(seat).merchants;
            let mut joined = after.board.connected_group(city, merchants);
            joined.remove(city);
            outcome.chain.extend(joined.iter());
            outcome.links = outcome.links(after);
        }
        outcome
    }

    fn count(&mut self, event: Event, own: Seat, before: &PublicState) {
        match event {
            Event::Paid { price, .. } => self.price = price,
            Event::Elected { council, entered, left, .. } => {
                self.election = Some((council, entered, left));
            }
            Event::QueenMoved { from, to } => {
                self.way = before.board.shortest_way(from, to);
            }
            Event::MerchantPlaced { city, .. } => {
                self.chain = vec![city];
                self.due = due(before, own, city);
            }
            Event::RewardTileClaimed { tile, queens_reward, .. } => {
                self.tiles.push((tile, queens_reward));
            }
            Event::Gained { gain, source, .. } => {
                if let Gained::Coins { lost, .. } = gain {
                    self.coins_lost += lost;
                }
                match self.gains.last_mut() {
                    Some((last, gains)) if *last == source => gains.push(gain),
                    _ => self.gains.push((source, vec![gain])),
                }
            }
            Event::ChoiceOpened { seat, decision } if seat == own => self.opens = Some(decision),
            Event::LastRoundBegan { .. } => self.last_round = true,
            Event::PermitsChanged { region, .. } => self.changed = Some(region),
            Event::SlotFilled { permit, slot, was_hidden } => {
                // The last unseen permit is known only once the one before it has been revealed.
                let guessed = self.filled.iter().any(|(_, _, permit)| permit.is_none());
                let known = (!was_hidden && !guessed).then_some(permit);
                self.filled.push((permit.region(), slot, known));
            }
            Event::ChoiceOpened { .. }
            | Event::TurnBegan { .. }
            | Event::CardDrawn { .. }
            | Event::DiscardsShuffled
            | Event::NoCardLeft { .. }
            | Event::PermitTaken { .. }
            | Event::PermitDeclined { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded => {}
        }
    }

    fn links(&self, after: &PublicState) -> Vec<Link> {
        let waiting: CitySet = after.gains().flat_map(waiting).collect();
        let link = |&city: &City| {
            let waits = waiting.contains(city);
            let gained = self.gains.iter().filter(|(source, _)| *source == Source::Token(city));
            let gains = if waits {
                bonuses(after, city).iter().copied().collect()
            } else {
                gained.flat_map(|(_, gains)| gains).copied().collect()
            };
            Link { city, gains, waits }
        };
        self.chain.iter().map(link).collect()
    }

    /// Returns the council of an election, and the cards of the hand that suit it afterwards.
    pub fn suited(&self) -> Option<(Council, Cards)> {
        let ((council, ..), (_, after)) = (self.election?, self.suits?);
        Some((council, after.cards))
    }

    /// Whether more happens than a line beside price and gains can tell.
    pub fn is_long(&self) -> bool {
        self.links.len() > LINE_OF_LINKS || !self.tiles.is_empty()
    }

    /// Returns the gains summed by sort: coins, servants, VP, cards, nobility steps, main actions.
    pub fn total(&self) -> Totals {
        self.gains.iter().flat_map(|(_, gains)| gains).copied().collect()
    }
}

impl Outcome {
    /// Returns the bonuses of the spaces reached on the nobility track that open a choice: all others are in the total.
    pub fn choices(&self, variant: NobilityVariant) -> impl Iterator<Item = SpaceBonus> {
        let (from, to) = self.nobility;
        let reached = (from + 1..=to).filter_map(move |space| nobility_space(space, variant));
        reached.filter(|bonus| !matches!(bonus, SpaceBonus::Gains(_)))
    }

    /// Returns the points that the tiles count at the end, with the queen's reward tiles that come with them.
    pub fn set_points(&self) -> u16 {
        let of = |&(tile, queens): &(RewardTile, Option<u8>)| {
            let queens = queens.and_then(|place| QUEENS_REWARDS.get(usize::from(place)));
            tile.vp() + queens.copied().unwrap_or_default()
        };
        self.tiles.iter().map(of).sum()
    }
}

/// Returns the cities whose tokens wait; of the first one only steps may be left.
fn waiting(gain: Gain) -> impl Iterator<Item = City> {
    let (cities, steps) = match gain {
        Gain::Tokens { cities, steps } => (cities, steps),
        Gain::Permit { .. } => (CitySet::EMPTY, 0),
    };
    cities.iter().skip(usize::from(steps > 0))
}

/// Returns the sum of the gains that wait for an open choice.
fn then(table: &PublicState) -> Totals {
    let gains = table.gains().flat_map(|gain| {
        let (permit, steps) = match gain {
            Gain::Permit { permit, next, steps, .. } => {
                (permit.bonuses().get(usize::from(next)..).unwrap_or_default(), steps)
            }
            Gain::Tokens { steps, .. } => (&[][..], steps),
        };
        let steps = (steps > 0).then_some(Bonus::Nobility(steps));
        let tokens = waiting(gain).flat_map(|city| bonuses(table, city));
        permit.iter().chain(tokens).copied().chain(steps)
    });
    gains.collect()
}

fn bonuses(table: &PublicState, city: City) -> &'static [Bonus] {
    table.tokens.of(city).map_or(&[], |token| token.bonuses())
}

/// Returns the other merchants in a city by owner: each costs the seat a servant.
pub fn due(table: &PublicState, seat: Seat, city: City) -> Vec<Due> {
    let here = |&other: &Seat| other != seat && table.player(other).merchants.contains(city);
    let others = table.each_seat().filter(here).map(Some);
    let neutral = table.neutral.contains(city).then_some(None);
    others.chain(neutral).map(|of| Due { of, servants: SERVANTS_PER_OTHER_MERCHANT }).collect()
}

/// Gains summed by sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub coins: u16,
    pub servants: u16,
    pub vp: u16,
    pub cards: u16,
    pub nobility: u16,
    pub main_actions: u16,
}

impl FromIterator<Gained> for Totals {
    fn from_iter<T: IntoIterator<Item = Gained>>(gains: T) -> Totals {
        let mut totals = Totals::default();
        for gain in gains {
            match gain {
                Gained::Coins { amount, .. } => totals.coins += u16::from(amount),
                Gained::Servants(amount) => totals.servants += u16::from(amount),
                Gained::Vp(amount) => totals.vp += amount,
                Gained::Cards(amount) => totals.cards += u16::from(amount),
                Gained::NobilityStep(_) => totals.nobility += 1,
                Gained::MainAction => totals.main_actions += 1,
            }
        }
        totals
    }
}

/// The gains of the seat that decided.
impl From<&Entry<CouncilOf4>> for Totals {
    fn from(entry: &Entry<CouncilOf4>) -> Totals {
        let gains = entry.events.iter().filter_map(|event| match *event {
            Event::Gained { seat, gain, .. } if seat == entry.seat => Some(gain),
            _ => None,
        });
        gains.collect()
    }
}

impl Add for Totals {
    type Output = Totals;

    fn add(self, other: Totals) -> Totals {
        Totals {
            coins: self.coins + other.coins,
            servants: self.servants + other.servants,
            vp: self.vp + other.vp,
            cards: self.cards + other.cards,
            nobility: self.nobility + other.nobility,
            main_actions: self.main_actions + other.main_actions,
        }
    }
}

impl FromIterator<Bonus> for Totals {
    fn from_iter<T: IntoIterator<Item = Bonus>>(bonuses: T) -> Totals {
        let mut totals = Totals::default();
        for bonus in bonuses {
            match bonus {
                Bonus::Coins(amount) => totals.coins += u16::from(amount),
                Bonus::Servants(amount) => totals.servants += u16::from(amount),
                Bonus::Vp(amount) => totals.vp += u16::from(amount),
                Bonus::Cards(amount) => totals.cards += u16::from(amount),
                Bonus::Nobility(steps) => totals.nobility += u16::from(steps),
                Bonus::MainAction => totals.main_actions += 1,
            }
        }
        totals
    }
}
