//! Available picks, and their marks.

use super::Legal;
use super::draft::{Draft, Pick};
use super::outcome::Outcome;
use super::payment::{self, Rung};
use super::reason::{Reason, why_not, why_not_end};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Colour, Council, Permit};
use crate::games::council_of_4::rules::legal::check;
use crate::games::council_of_4::rules::{
    Action, City, CitySet, Decision, Kind, Price, Region, Slot, View,
};
use crate::scene::Shown;

/// Mark of something on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// No mark.
    #[default]
    Quiet,
    /// Available pick.
    Legal,
    /// Available pick that would change others made.
    Elsewhere,
    /// Thing related to the picks.
    Related,
    /// Picked.
    Chosen,
    /// Thing faded behind the available picks.
    Faded,
}

/// Button of the action bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Button {
    /// Kind of action that it begins.
    pub kind: Kind,
    /// Whether that kind is open now.
    pub open: bool,
    /// Reason why it is not available, if it isn't.
    pub reason: Option<Reason>,
}

/// Everything that the screen needs to draw the table for one seat, beyond the view.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Kind of action that is open.
    pub kind: Option<Kind>,
    /// Main actions, then the quick ones.
    pub buttons: Vec<Button>,
    /// Reason why the turn can't end, if it can't.
    pub end_turn: Option<Reason>,
    pub cities: [Mark; 15],
    /// Marks by region and slot.
    pub slots: [[Mark; 2]; 3],
    pub councils: [Mark; 4],
    /// Marks by colour of the reserve.
    pub reserve: [Mark; 6],
    /// Permits of the seat, with their marks.
    pub permits: Vec<(Permit, Mark)>,
    /// Minimum prices of the targets over all legal actions of the kind: fewest coins, then fewest
    /// servants.
    pub prices: Vec<(Pick, Price)>,
    /// Price ladder, once it is known which council must be satisfied.
    pub ladder: Vec<Rung>,
    /// Councillors of that council whom the picked cards match.
    pub matched: Option<(Council, [bool; 4])>,
    /// Completely picked action, with its cost and gains.
    pub ready: Option<(Action, Outcome)>,
    /// Reason why the completely picked action is not legal.
    pub problem: Option<Reason>,
}

impl Scene {
    /// Returns the scene after the picks so far.
    pub fn new(legal: &Legal, draft: &Draft) -> Scene {
        let view = legal.view();
        let button =
            |kind| Button { kind, open: draft.kind == Some(kind), reason: why_not(legal, kind) };
        let action = draft.action(view);
        let council = draft.kind.and_then(|kind| kind.council(draft));
        let mut targets = Targets::of(legal, draft);
        Scene {
            kind: draft.kind,
            buttons: Kind::MAIN.into_iter().chain(Kind::QUICK).map(button).collect(),
            end_turn: why_not_end(view),
            cities: targets.cities(view),
            slots: Region::ALL
                .map(|region| Slot::ALL.map(|slot| targets.slot(view, Pick::Slot(region, slot)))),
            councils: Council::ALL.map(|council| targets.council(view, council)),
            reserve: Colour::ALL.map(|colour| targets.mark(Pick::Colour(colour))),
            permits: targets.permits(view),
            prices: targets.prices,
            ladder: council
                .map_or_else(Vec::new, |council| payment::ladder(view, council, draft.cards)),
            matched: council.map(|council| (council, matched(view, draft, council))),
            ready: action.and_then(|action| Some((action, Outcome::of(view, action)?))),
            problem: action.and_then(|action| {
                check(&view.table, view.hand, action).err().map(Reason::Illegal)
            }),
        }
    }

    /// Returns the minimum price of a target, or `None` if no legal action of the kind has it.
    pub fn price(&self, target: Pick) -> Option<Price> {
        self.prices.iter().find(|(priced, _)| *priced == target).map(|&(_, price)| price)
    }

    /// Returns this scene with the picks of the other one, to show until the other marks and the outcome
    /// are computed.
    #[must_use]
    pub fn choosing_as(&self, other: &Scene) -> Scene {
        let mut scene = self.clone();
        scene.cities.iter_mut().zip(other.cities).for_each(choose_as);
        scene.slots.iter_mut().flatten().zip(other.slots.into_iter().flatten()).for_each(choose_as);
        scene.councils.iter_mut().zip(other.councils).for_each(choose_as);
        scene.reserve.iter_mut().zip(other.reserve).for_each(choose_as);
        for (permit, mark) in &mut scene.permits {
            let now = other.permits.iter().find(|(same, _)| same == permit);
            now.into_iter().for_each(|&(_, now)| choose_as((mark, now)));
        }
        scene
    }
}

fn choose_as((mark, now): (&mut Mark, Mark)) {
    if (*mark == Mark::Chosen) != (now == Mark::Chosen) {
        *mark = now;
    }
}

/// Source of the marks and prices of all targets.
struct Targets<'a> {
    draft: &'a Draft,
    /// Legal actions of the draft's kind, with their prices.
    possible: Vec<(Action, Price)>,
    prices: Vec<(Pick, Price)>,
}

impl<'a> Targets<'a> {
    fn of(legal: &Legal, draft: &'a Draft) -> Targets<'a> {
        let view = legal.view();
        let price = |action| check(&view.table, view.hand, action).ok();
        let bare = Draft::bare(draft.kind);
        let of_kind = legal.fitting(&bare);
        let possible = of_kind.filter_map(|action| Some((action, price(action)?))).collect();
        Targets { draft, possible, prices: Vec::new() }
    }

    /// Returns the mark of a target, and notes its price: chosen if picked, legal if it goes with the
    /// other picks, elsewhere if it would change them.
    fn mark(&mut self, target: Pick) -> Mark {
        let without = self.draft.without(target);
        let mut mark = Mark::Quiet;
        let mut lowest: Option<Price> = None;
        for &(action, price) in
            self.possible.iter().filter(|(one, _)| CouncilOf4::has(*one, target))
        {
            if mark != Mark::Legal {
                let goes_on = CouncilOf4::may_become(&without, action);
                mark = if goes_on { Mark::Legal } else { Mark::Elsewhere };
            }
            let cost = |price: Price| (price.coins, price.servants);
            if lowest.is_none_or(|lowest| cost(price) < cost(lowest)) {
                lowest = Some(price);
            }
        }
        self.prices.extend(lowest.map(|price| (target, price)));
        if self.draft.holds(target) { Mark::Chosen } else { mark }
    }

    fn council(&mut self, view: &View, council: Council) -> Mark {
        match self.draft.kind {
            Some(Kind::Elect | Kind::SendServant | Kind::Acquire) => {
                self.mark(Pick::Council(council))
            }
            Some(Kind::PlaceWithQueen) if council == Council::Queen && view.decides() => {
                Mark::Chosen
            }
            _ => Mark::Quiet,
        }
    }

    fn slot(&mut self, view: &View, slot: Pick) -> Mark {
        let asks = match self.draft.kind {
            Some(Kind::Acquire | Kind::ChangePermits) => true,
            Some(Kind::Answer) => view.table.decision == Decision::FreePermit,
            _ => false,
        };
        if asks { self.mark(slot) } else { Mark::Quiet }
    }

    fn permits(&mut self, view: &View) -> Vec<(Permit, Mark)> {
        let Some(seat) = view.seat else { return Vec::new() };
        let own = view.table.player(seat);
        let all = own.ready.iter().chain(own.used.iter());
        all.map(|permit| (permit, self.mark(Pick::Permit(permit)))).collect()
    }

    fn cities(&mut self, view: &View) -> [Mark; 15] {
        let draft = self.draft;
        let asks_for_city = match draft.kind {
            Some(Kind::Place | Kind::PlaceWithQueen) => true,
            Some(Kind::Answer) => {
                matches!(view.table.decision, Decision::Token | Decision::TwoTokens)
            }
            _ => false,
        };
        let related = draft.permit.map_or(CitySet::EMPTY, |permit| permit.cities());
        let face_up = match (draft.region, draft.slot) {
            (Some(region), Some(slot)) => view.table.permit(region, slot),
            _ => None,
        };
        let on_tile = face_up.map_or(CitySet::EMPTY, |permit| permit.cities());
        City::ALL.map(|city| {
            if !asks_for_city {
                return if on_tile.contains(city) { Mark::Related } else { Mark::Quiet };
            }
            match self.mark(Pick::City(city)) {
                Mark::Quiet if related.contains(city) => Mark::Related,
                Mark::Quiet | Mark::Elsewhere => Mark::Faded,
                mark => mark,
            }
        })
    }
}

/// Returns the councillors that are matched: each card to the first of its colour, jokers to the rest.
fn matched(view: &View, draft: &Draft, council: Council) -> [bool; 4] {
    let mut cards = draft.cards;
    let sitting = view.table.council(council);
    let mut matched = sitting.map(|colour| {
        let card = crate::games::council_of_4::rules::components::Politics::Colour(colour);
        let has = cards.of(colour) > 0;
        cards.remove(card);
        has
    });
    let mut jokers = cards.jokers();
    for place in &mut matched {
        if !*place && jokers > 0 {
            *place = true;
            jokers -= 1;
        }
    }
    matched
}
