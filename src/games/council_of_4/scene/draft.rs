//! Picks of the player so far on the way to an action, in any order.

use super::{Legal, payment};
use crate::games::council_of_4::rules::components::{
    Colour, Council, Permit, Politics, ROAD_PRICE,
};
use crate::games::council_of_4::rules::{
    Action, Cards, City, Decision, Kind, Region, Slot, View, legal,
};
use crate::numbered::Numbered;

impl Kind {
    /// The four main actions, in the order of the rules.
    pub const MAIN: [Kind; 4] = [Kind::Elect, Kind::Acquire, Kind::Place, Kind::PlaceWithQueen];
    /// The four quick actions, in the order of the rules.
    pub const QUICK: [Kind; 4] =
        [Kind::EngageServant, Kind::ChangePermits, Kind::SendServant, Kind::AdditionalMain];

    /// Whether it is a quick action.
    pub fn is_quick(self) -> bool {
        Kind::QUICK.contains(&self)
    }

    /// Returns the council that the kind's cards must satisfy, if the picks determine it.
    pub fn council(self, draft: &Draft) -> Option<Council> {
        match self {
            Kind::Acquire => draft.region.map(Council::Region),
            Kind::PlaceWithQueen => Some(Council::Queen),
            _ => None,
        }
    }
}

/// Single pick on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Pick {
    /// A button of the action bar.
    Kind(Kind),
    /// A colour of the reserve.
    Colour(Colour),
    /// A balcony.
    Council(Council),
    /// A face-up permit.
    Slot(Region, Slot),
    /// A card of the hand, to add to the payment.
    AddCard(Politics),
    /// A card of the payment, to take back.
    DropCard(Politics),
    /// One of the player's permits.
    Permit(Permit),
    /// A city.
    City(City),
    /// None of the permits (nobility 10).
    Decline,
    /// A step back, or out if only the kind is picked.
    Back,
    /// The way out, dropping all picks.
    Cancel,
}

/// Picks so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The kind of action, once one is open.
    pub kind: Option<Kind>,
    /// The colour to elect.
    pub colour: Option<Colour>,
    /// The council to elect to.
    pub council: Option<Council>,
    /// The region to acquire in or whose permits to change.
    pub region: Option<Region>,
    /// The slot of the permit.
    pub slot: Option<Slot>,
    /// The cards to pay with.
    pub cards: Cards,
    /// The permit to use or to repeat.
    pub permit: Option<Permit>,
    /// The city to place in, or whose token is chosen.
    pub city: Option<City>,
    /// The other city whose token is chosen.
    pub second: Option<City>,
    /// Whether nobility 10 is declined.
    pub declined: bool,
}

/// Nothing is picked, in the open choice if there is one.
impl From<&View> for Draft {
    fn from(view: &View) -> Draft {
        let answering = view.decides() && view.table.decision.is_choice();
        Draft::bare(answering.then_some(Kind::Answer))
    }
}

impl Draft {
    /// Returns a draft of this kind with nothing picked at all.
    pub fn bare(kind: Option<Kind>) -> Draft {
        Draft { kind, ..Draft::default() }
    }

    /// Returns a draft of this kind with only the obvious picks made.
    pub fn open(view: &View, kind: Kind) -> Draft {
        let draft = Draft { kind: Some(kind), ..Draft::from(view) };
        match kind {
            Kind::PlaceWithQueen => draft.with_payment(view),
            Kind::Place => {
                // With only one permit ready, there is no need to ask for it.
                let mut ready = view.table.player(view.table.turn.seat).ready.iter();
                let only = ready.next().filter(|_| ready.next().is_none());
                Draft { permit: only, ..draft }
            }
            _ => draft,
        }
    }

    /// Returns the draft of a whole action, as if it had been picked, or `None` for the end of the turn,
    /// which needs no picks.
    pub fn of(action: Action) -> Option<Draft> {
        let draft = Draft::bare(Some(action.kind()?));
        Some(match action {
            Action::Elect { colour, council } | Action::SendServant { colour, council } => {
                Draft { colour: Some(colour), council: Some(council), ..draft }
            }
            Action::Acquire { region, slot, payment } => {
                Draft { region: Some(region), slot: Some(slot), cards: payment, ..draft }
            }
            Action::Place { permit, city } => {
                Draft { permit: Some(permit), city: Some(city), ..draft }
            }
            Action::PlaceWithQueen { city, payment } => {
                Draft { city: Some(city), cards: payment, ..draft }
            }
            Action::ChangePermits { region } => Draft { region: Some(region), ..draft },
            Action::ChooseToken { city } => Draft { city: Some(city), ..draft },
            Action::TakePermit { region, slot } => {
                Draft { region: Some(region), slot: Some(slot), ..draft }
            }
            Action::DeclinePermit => Draft { declined: true, ..draft },
            Action::RepeatPermit { permit } => Draft { permit: Some(permit), ..draft },
            Action::ChooseTokens { first, second } => {
                Draft { city: Some(first), second: Some(second), ..draft }
            }
            Action::EngageServant | Action::AdditionalMain | Action::EndTurn => draft,
        })
    }

    /// Returns the action once it is completely picked; it may still be illegal.
    pub fn action(&self, view: &View) -> Option<Action> {
        match self.kind? {
            Kind::Elect => Some(Action::Elect { colour: self.colour?, council: self.council? }),
            Kind::Acquire => {
                let (region, slot) = (self.region?, self.slot?);
                (!self.cards.is_empty()).then_some(Action::Acquire {
                    region,
                    slot,
                    payment: self.cards,
                })
            }
            Kind::Place => Some(Action::Place { permit: self.permit?, city: self.city? }),
            Kind::PlaceWithQueen => {
                let city = self.city?;
                (!self.cards.is_empty())
                    .then_some(Action::PlaceWithQueen { city, payment: self.cards })
            }
            Kind::EngageServant => Some(Action::EngageServant),
            Kind::ChangePermits => Some(Action::ChangePermits { region: self.region? }),
            Kind::SendServant => {
                Some(Action::SendServant { colour: self.colour?, council: self.council? })
            }
            Kind::AdditionalMain => Some(Action::AdditionalMain),
            Kind::Answer => match view.table.decision {
                Decision::Token => Some(Action::ChooseToken { city: self.city? }),
                Decision::FreePermit if self.declined => Some(Action::DeclinePermit),
                Decision::FreePermit => {
                    Some(Action::TakePermit { region: self.region?, slot: self.slot? })
                }
                Decision::RepeatPermit => Some(Action::RepeatPermit { permit: self.permit? }),
                Decision::TwoTokens => {
                    let (one, other) = (self.city?, self.second?);
                    Some(Action::ChooseTokens { first: one.min(other), second: one.max(other) })
                }
                Decision::Turn | Decision::Over => None,
            },
        }
    }

    /// Returns the draft after one more pick.
    #[must_use]
    pub fn pick(&self, legal: &Legal, pick: Pick) -> Draft {
        let view = legal.view();
        if !view.decides() {
            return Draft::from(view);
        }
        match pick {
            Pick::Cancel => Draft::from(view),
            Pick::Back => self.back(view),
            Pick::Kind(kind) if self.kind == Some(Kind::Answer) || self.kind == Some(kind) => {
                self.clone()
            }
            Pick::Kind(kind) => Draft::open(view, kind),
            Pick::Colour(colour) => {
                let draft = self.for_kind(view, &[Kind::Elect, Kind::SendServant]);
                Draft { colour: Some(colour), ..draft }
            }
            Pick::Council(council) => self.pick_council(view, council),
            Pick::Slot(region, slot) => self.pick_slot(view, region, slot),
            Pick::AddCard(card) => {
                let draft = self.for_kind(view, &[Kind::Acquire, Kind::PlaceWithQueen]);
                let count = draft.cards.count(card) + 1;
                Draft { cards: draft.cards.with(card, count), ..draft }
            }
            Pick::DropCard(card) => {
                let mut draft = self.clone();
                draft.cards.remove(card);
                draft
            }
            Pick::Permit(permit) => {
                let draft = self.for_kind(view, &[Kind::Place]);
                let keeps_city = draft.kind == Some(Kind::Place);
                let city = draft.city.filter(|&city| keeps_city && permit.cities().contains(city));
                Draft { permit: Some(permit), city, ..draft }
            }
            Pick::City(city) => self.pick_city(legal, city),
            Pick::Decline => Draft { declined: true, region: None, slot: None, ..self.clone() },
        }
    }

    /// Returns this draft if it has one of the kinds or answers a choice, else a new one of the first.
    fn for_kind(&self, view: &View, kinds: &[Kind]) -> Draft {
        match self.kind {
            Some(kind) if kinds.contains(&kind) || kind == Kind::Answer => self.clone(),
            _ => kinds.first().map_or_else(|| self.clone(), |&kind| Draft::open(view, kind)),
        }
    }

    fn pick_council(&self, view: &View, council: Council) -> Draft {
        match (self.kind, council) {
            (Some(Kind::Acquire), Council::Region(region)) => {
                let same = self.region == Some(region);
                let slot = self.slot.filter(|_| same);
                Draft { slot, ..self.clone().in_region(region) }.with_payment(view)
            }
            (Some(Kind::ChangePermits), Council::Region(region)) => {
                Draft { region: Some(region), ..self.clone() }
            }
            (Some(Kind::PlaceWithQueen), Council::Queen) => self.clone(),
            _ => {
                let draft = self.for_kind(view, &[Kind::Elect, Kind::SendServant]);
                Draft { council: Some(council), ..draft }
            }
        }
    }

    /// Moves the draft to this region. Cards for the council of another region go back to the hand.
    fn in_region(self, region: Region) -> Draft {
        let keeps_cards = self.region.is_none_or(|other| other == region);
        let cards = if keeps_cards { self.cards } else { Cards::EMPTY };
        Draft { region: Some(region), cards, ..self }
    }

    fn pick_slot(&self, view: &View, region: Region, slot: Slot) -> Draft {
        let draft = self.for_kind(view, &[Kind::Acquire, Kind::ChangePermits]);
        let draft = draft.in_region(region);
        let draft = Draft { slot: Some(slot), declined: false, ..draft };
        if draft.kind == Some(Kind::Acquire) { draft.with_payment(view) } else { draft }
    }

    fn pick_city(&self, legal: &Legal, city: City) -> Draft {
        let view = legal.view();
        match self.kind {
            Some(Kind::Answer) if view.table.decision == Decision::TwoTokens => {
                let (one, other) = (self.city, self.second);
                let (one, other) = match (one, other) {
                    (Some(one), other) if one == city => (other, None),
                    (one, Some(other)) if other == city => (one, None),
                    (None, _) => (Some(city), None),
                    (one, _) => (one, Some(city)),
                };
                Draft { city: one, second: other, ..self.clone() }
            }
            Some(Kind::Answer) => Draft { city: Some(city), ..self.clone() },
            Some(Kind::PlaceWithQueen) => {
                Draft { city: Some(city), ..self.clone() }.with_payment(view)
            }
            Some(Kind::Place) => {
                let fits = |permit: &Permit| permit.cities().contains(city);
                let ready = view.table.player(view.table.turn.seat).ready;
                let mut fitting = ready.iter().filter(fits);
                let only = fitting.next().filter(|_| fitting.next().is_none());
                let permit = self.permit.filter(fits).or(only);
                Draft { permit, city: Some(city), ..self.clone() }
            }
            _ => {
                let may = |kind| legal.allow(&Draft::bare(Some(kind)), Pick::City(city));
                let by_queen = !may(Kind::Place) && may(Kind::PlaceWithQueen);
                let kind = if by_queen { Kind::PlaceWithQueen } else { Kind::Place };
                Draft::open(view, kind).pick_city(legal, city)
            }
        }
    }

    /// Adds the wisest payment, unless the picked cards satisfy the council and leave enough for the queen's way;
    /// the cheapest if none can be paid.
    fn with_payment(self, view: &View) -> Draft {
        let Some(council) = self.kind.and_then(|kind| kind.council(&self)) else {
            return self;
        };
        let way = match council {
            Council::Queen => self.way(view),
            Council::Region(_) => 0,
        };
        let price = legal::council_price(&view.table, view.hand, council, self.cards);
        let have = u16::from(view.table.player(view.table.turn.seat).coins);
        let wisest = payment::wisest(view, council, way);
        if price.is_ok_and(|price| price + u16::from(way) <= have || wisest.is_none()) {
            return self;
        }
        let cards = wisest.or_else(|| payment::cheapest(view, council)).unwrap_or_default();
        Draft { cards, ..self }
    }

    /// Returns the price of the queen's way to the city; before it is picked, to the nearest one.
    fn way(&self, view: &View) -> u8 {
        let (table, seat) = (&view.table, view.table.turn.seat);
        let servants = table.player(seat).servants;
        let may_place = |&city: &City| {
            legal::placing_price(table, seat, city).is_ok_and(|price| price.servants <= servants)
        };
        let roads = |city: City| table.board.distance(table.queen, city);
        let nearest = || City::ALL.into_iter().filter(may_place).map(roads).min();
        self.city.map(roads).or_else(nearest).unwrap_or_default() * ROAD_PRICE
    }

    fn back(&self, view: &View) -> Draft {
        let mut draft = self.clone();
        let taken_back = draft.second.take().is_some()
            || draft.city.take().is_some()
            || draft.council.take().is_some()
            || draft.slot.take().is_some()
            || draft.colour.take().is_some()
            || draft.region.take().is_some()
            || draft.permit.take().is_some()
            || std::mem::take(&mut draft.declined);
        if taken_back { draft } else { Draft::from(view) }
    }

    /// Whether this is picked.
    pub(super) fn holds(&self, pick: Pick) -> bool {
        let in_region = |region| self.region == Some(region);
        match (self.kind, pick) {
            (_, Pick::Colour(colour)) => self.colour == Some(colour),
            (Some(Kind::Acquire), Pick::Council(council)) => {
                self.region.map(Council::Region) == Some(council)
            }
            (_, Pick::Council(council)) => self.council == Some(council),
            (Some(Kind::ChangePermits), Pick::Slot(region, _)) => in_region(region),
            (_, Pick::Slot(region, slot)) => in_region(region) && self.slot == Some(slot),
            (_, Pick::Permit(permit)) => self.permit == Some(permit),
            (_, Pick::City(city)) => self.city == Some(city) || self.second == Some(city),
            _ => false,
        }
    }

    /// Whether everything picked so far is in the action. Ignores payments where they can always be changed.
    pub fn may_become(&self, action: Action) -> bool {
        fn fits<T: PartialEq>(picked: Option<T>, whole: Option<T>) -> bool {
            picked.is_none() || whole.is_none() || picked == whole
        }
        let whole = Draft::of(action).unwrap_or_default();
        // Of two cities, either can be picked first.
        let cities = whole.second.is_some() || fits(self.city, whole.city);
        let keeps_cards = self.cards.is_empty() || self.cards == whole.cards;
        self.kind == whole.kind
            && fits(self.colour, whole.colour)
            && fits(self.council, whole.council)
            && fits(self.region, whole.region)
            && fits(self.slot, whole.slot)
            && fits(self.permit, whole.permit)
            && cities
            && (keeps_cards || self.kind != Some(Kind::PlaceWithQueen))
    }

    /// Returns the draft without anything that the pick would replace, whether or not it is picked.
    pub(super) fn without(&self, pick: Pick) -> Draft {
        let draft = self.clone();
        match (self.kind, pick) {
            (_, Pick::Colour(_)) => Draft { colour: None, ..draft },
            (Some(Kind::Acquire), Pick::Slot(..)) => Draft { slot: None, ..draft },
            (Some(Kind::Acquire), Pick::Council(_)) | (_, Pick::Slot(..)) => {
                Draft { region: None, slot: None, ..draft }
            }
            (_, Pick::Council(_)) => Draft { council: None, ..draft },
            (_, Pick::Permit(_)) => Draft { permit: None, ..draft },
            (_, Pick::City(_)) => Draft { city: None, second: None, ..draft },
            _ => draft,
        }
    }
}

/// Whether an action contains a pick.
pub fn has(action: Action, pick: Pick) -> bool {
    let whole = Draft::of(action).unwrap_or_default();
    let council = match whole.kind {
        Some(Kind::ChangePermits) => whole.region.map(Council::Region),
        kind => kind.and_then(|kind| kind.council(&whole)),
    };
    whole.holds(pick) || council.is_some_and(|council| pick == Pick::Council(council))
}
