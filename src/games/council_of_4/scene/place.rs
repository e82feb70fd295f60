//! Places on the table where something happens: ends of flights, and places named by entries of the log.

use std::fmt::{self, Display, Formatter};

use super::draft::Draft;
use crate::games::council_of_4::rules::board::Way;
use crate::games::council_of_4::rules::components::{Colour, Council, Permit, RewardTile};
use crate::games::council_of_4::rules::{Action, City, Event, Gained, Kind, Region, Slot, Source};

use crate::rules::Seat;

/// Place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A city on the map.
    City(City),
    /// A road on the map.
    Road(Way),
    /// A balcony.
    Council(Council),
    /// The slot of a face-up permit.
    Slot(Region, Slot),
    /// A region's permit deck.
    PermitDeck(Region),
    /// The councillors of a colour in the reserve.
    Reserve(Colour),
    /// The politics deck.
    Deck,
    /// The discarded politics cards.
    Discard,
    /// Everything public about a seat.
    Seat(Seat),
    /// One number of a seat.
    Counter(Seat, Counter),
    /// A space of the nobility track.
    Nobility(u8),
    /// A space of the coin track.
    Coins(u8),
    /// An unclaimed reward tile.
    Tile(RewardTile),
    /// A queen's reward tile, by its index from the top.
    QueensReward(u8),
    /// All queen's reward tiles.
    QueensRewards,
    /// The reward tiles of the city colours.
    ColourTiles,
    /// Both tracks.
    Tracks,
    /// The log.
    Log,
    /// The cards of the hand that is shown.
    Hand,
    /// The permits of the seat whose hand is shown.
    Permits,
    /// One of these permits.
    Own(Permit),
    /// The button of a kind of action.
    Button(Kind),
    /// The buttons of the main actions.
    MainActions,
    /// The buttons of the quick actions.
    QuickActions,
    /// The preview of the picks.
    Preview,
    /// The buttons that confirm or cancel the picks.
    Confirm,
    /// The button that ends the turn.
    EndTurn,
    /// Undo, redo and the hint.
    History,
}

/// Quantity counted for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    Coins,
    Servants,
    Cards,
    Nobility,
    Vp,
    Permits,
    Merchants,
}

impl Counter {
    const fn word(self) -> &'static str {
        match self {
            Counter::Coins => "coins",
            Counter::Servants => "servants",
            Counter::Cards => "cards",
            Counter::Nobility => "nobility",
            Counter::Vp => "vp",
            Counter::Permits => "permits",
            Counter::Merchants => "merchants",
        }
    }
}

/// Prints its key, unique at the table.
impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Place::City(city) => write!(f, "city-{}", city.letter()),
            Place::Road(way) => write!(f, "road-{}", way.index()),
            Place::Council(council) => write!(f, "council-{}", council.word()),
            Place::Slot(region, slot) => write!(f, "slot-{}-{}", region.key(), slot.index()),
            Place::PermitDeck(region) => write!(f, "permits-{}", region.key()),
            Place::Reserve(colour) => write!(f, "reserve-{}", colour.letter()),
            Place::Deck => f.write_str("deck"),
            Place::Discard => f.write_str("discard"),
            Place::Seat(seat) => write!(f, "seat-{}", seat.0),
            Place::Counter(seat, counter) => write!(f, "seat-{}-{}", seat.0, counter.word()),
            Place::Nobility(space) => write!(f, "nobility-{space}"),
            Place::Coins(space) => write!(f, "coins-{space}"),
            Place::Tile(tile) => write!(f, "tile-{}", tile.index()),
            Place::QueensReward(place) => write!(f, "queens-reward-{place}"),
            Place::QueensRewards => f.write_str("queens-rewards"),
            Place::ColourTiles => f.write_str("colour-tiles"),
            Place::Tracks => f.write_str("tracks"),
            Place::Log => f.write_str("log"),
            Place::Hand => f.write_str("hand"),
            Place::Permits => f.write_str("own-permits"),
            Place::Own(permit) => write!(f, "own-{permit}"),
            Place::Button(kind) => write!(f, "button-{}", kind.key()),
            Place::MainActions => f.write_str("main-actions"),
            Place::QuickActions => f.write_str("quick-actions"),
            Place::Preview => f.write_str("preview"),
            Place::Confirm => f.write_str("confirm"),
            Place::EndTurn => f.write_str("end-turn"),
            Place::History => f.write_str("history"),
        }
    }
}

impl Place {
    /// Returns the place that contains this one, for use where this one isn't shown.
    pub fn around(self) -> Option<Place> {
        match self {
            Place::Counter(seat, _) => Some(Place::Seat(seat)),
            Place::Button(kind) if kind.is_quick() => Some(Place::QuickActions),
            Place::Button(_) => Some(Place::MainActions),
            Place::Own(_) => Some(Place::Permits),
            _ => None,
        }
    }

    /// Returns the counter that a gain goes to, if any.
    pub const fn of_gain(seat: Seat, gain: Gained) -> Option<Place> {
        let counter = match gain {
            Gained::Coins { .. } => Counter::Coins,
            Gained::Servants(_) => Counter::Servants,
            Gained::Vp(_) => Counter::Vp,
            Gained::Cards(_) => Counter::Cards,
            Gained::NobilityStep(_) => Counter::Nobility,
            Gained::MainAction => return None,
        };
        Some(Place::Counter(seat, counter))
    }
}

/// Returns the places named by an account of the events, each once, in their order.
pub fn named(events: &[Event]) -> Vec<Place> {
    let mut named = Vec::new();
    let mut add = |place| {
        if !named.contains(&place) {
            named.push(place);
        }
    };
    for event in events {
        match *event {
            Event::Elected { council, .. } => add(Place::Council(council)),
            Event::PermitTaken { permit, slot, .. } => add(slot_of(permit, slot)),
            Event::PermitsChanged { region, .. } => {
                Slot::ALL.into_iter().for_each(|slot| add(Place::Slot(region, slot)));
            }
            Event::MerchantPlaced { city, .. } => add(Place::City(city)),
            Event::RewardTileClaimed { tile, queens_reward, .. } => {
                add(Place::Tile(tile));
                queens_reward.map(Place::QueensReward).into_iter().for_each(&mut add);
            }
            Event::Gained { source, .. } => match source {
                Source::Token(city) => add(Place::City(city)),
                Source::NobilitySpace(space) => add(Place::Nobility(space)),
                Source::Action | Source::Permit(_) | Source::LastMerchant => {}
            },
            Event::TurnBegan { .. }
            | Event::CardDrawn { .. }
            | Event::DiscardsShuffled
            | Event::NoCardLeft { .. }
            | Event::Paid { .. }
            | Event::SlotFilled { .. }
            | Event::QueenMoved { .. }
            | Event::ChoiceOpened { .. }
            | Event::PermitDeclined { .. }
            | Event::LastRoundBegan { .. }
            | Event::TurnEnded { .. }
            | Event::GameEnded => {}
        }
    }
    named
}

/// Returns the places on the table that are used to put an action together.
pub fn of_action(action: Action) -> Vec<Place> {
    let Some(parts) = Draft::of(action) else { return vec![Place::EndTurn] };
    let slots = parts.region.into_iter().flat_map(|region| {
        let slots =
            Slot::ALL.into_iter().filter(move |&slot| parts.slot.is_none_or(|of| of == slot));
        slots.map(move |slot| Place::Slot(region, slot))
    });
    let colour = parts.colour.map(Place::Reserve).into_iter();
    let council = parts.council.map(Place::Council);
    let permit = parts.permit.map(Place::Own);
    let cities = [parts.city, parts.second].into_iter().flatten().map(Place::City);
    let places: Vec<_> = colour.chain(council).chain(slots).chain(permit).chain(cities).collect();
    match parts.kind {
        Some(kind) if places.is_empty() && kind != Kind::Answer => vec![Place::Button(kind)],
        _ => places,
    }
}

/// Returns the place of a permit that is or was face up.
pub const fn slot_of(permit: Permit, slot: Slot) -> Place {
    Place::Slot(permit.region(), slot)
}
