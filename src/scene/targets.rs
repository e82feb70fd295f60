//! What may be picked now, and how it is marked.

use super::draft::{Draft, Kind, legal_of};
use super::outcome::Outcome;
use super::payment::{self, Rung};
use super::reason::{Reason, why_none_of, why_not_end};
use crate::games::council_of_4::action::{Action, Slot};
use crate::games::council_of_4::board::{City, CitySet, Region};
use crate::games::council_of_4::components::{Colour, Council, Permit};
use crate::games::council_of_4::legal;
use crate::games::council_of_4::state::Decision;
use crate::games::council_of_4::view::View;

/// How something on the table is marked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Not at all.
    #[default]
    Quiet,
    /// May be picked now.
    Legal,
    /// May be picked, but that would change what is picked already.
    Elsewhere,
    /// Belongs to what is picked.
    Related,
    /// Picked.
    Chosen,
    /// Steps back for what may be picked.
    Faded,
}

/// A button of the action bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Button {
    /// What it begins.
    pub kind: Kind,
    /// Whether that is open now.
    pub open: bool,
    /// Why it is not available, if it isn't.
    pub reason: Option<Reason>,
}

/// All that the screen needs to draw the table for one seat, beyond the view.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The main actions, then the quick ones.
    pub buttons: Vec<Button>,
    /// Why the turn can't end, if it can't.
    pub end_turn: Option<Reason>,
    /// By city.
    pub cities: [Mark; 15],
    /// By region and slot.
    pub slots: [[Mark; 2]; 3],
    /// By council.
    pub councils: [Mark; 4],
    /// By colour of the reserve.
    pub reserve: [Mark; 6],
    /// The permits of the seat, with their marks.
    pub permits: Vec<(Permit, Mark)>,
    /// The price ladder, once it is known which council must be satisfied.
    pub ladder: Vec<Rung>,
    /// Which councillors of that council the picked cards are matched to.
    pub matched: Option<(Council, [bool; 4])>,
    /// What is picked in full, with what it would cost and bring.
    pub ready: Option<(Action, Outcome)>,
    /// Why what is picked in full is not legal.
    pub problem: Option<Reason>,
}

impl Scene {
    /// What may be picked, and what is, after the picks so far.
    pub fn new(view: &View, draft: &Draft) -> Scene {
        let legal = legal_of(view);
        let button = |kind| Button {
            kind,
            open: draft.kind == Some(kind),
            reason: why_none_of(view, &legal, kind),
        };
        let action = draft.action(view);
        let council = draft.kind.and_then(|kind| kind.council(draft));
        Scene {
            buttons: Kind::MAIN.into_iter().chain(Kind::QUICK).map(button).collect(),
            end_turn: why_not_end(view),
            cities: cities(view, draft, &legal),
            slots: Region::ALL
                .map(|region| Slot::ALL.map(|slot| slot_mark(view, draft, &legal, region, slot))),
            councils: Council::ALL.map(|council| council_mark(view, draft, &legal, council)),
            reserve: Colour::ALL.map(|colour| reserve_mark(draft, &legal, colour)),
            permits: permits(view, draft, &legal),
            ladder: council
                .map_or_else(Vec::new, |council| payment::ladder(view, council, draft.cards)),
            matched: council.map(|council| (council, matched(view, draft, council))),
            ready: action.and_then(|action| Some((action, Outcome::of(view, action)?))),
            problem: action.and_then(|action| {
                legal::check(&view.table, view.hand, action).err().map(Reason::Illegal)
            }),
        }
    }

    /// This scene, but picked in it is what is picked in the other one: where the rest of the marks
    /// and what the picks would bring come a little later.
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

/// Whether a legal action goes with everything that is picked, payments left aside: those can
/// always be changed.
fn agrees(draft: &Draft, action: Action) -> bool {
    fn fits<T: PartialEq>(picked: Option<T>, other: T) -> bool {
        picked.is_none_or(|picked| picked == other)
    }
    if Kind::of(action) != draft.kind {
        return false;
    }
    match action {
        Action::Elect { colour, council } | Action::SendServant { colour, council } => {
            fits(draft.colour, colour) && fits(draft.council, council)
        }
        Action::Acquire { region, slot, .. } | Action::TakePermit { region, slot } => {
            fits(draft.region, region) && fits(draft.slot, slot)
        }
        Action::Place { permit, city } => fits(draft.permit, permit) && fits(draft.city, city),
        Action::PlaceWithQueen { city, payment } => {
            fits(draft.city, city) && (draft.cards.is_empty() || draft.cards == payment)
        }
        Action::ChangePermits { region } => fits(draft.region, region),
        Action::ChooseToken { city } => fits(draft.city, city),
        Action::RepeatPermit { permit } => fits(draft.permit, permit),
        Action::EngageServant
        | Action::AdditionalMain
        | Action::EndTurn
        | Action::DeclinePermit
        | Action::ChooseTokens { .. } => true,
    }
}

/// Chosen if picked; legal if picking it goes with the other picks; elsewhere if it would change
/// them.
fn mark(
    chosen: bool,
    draft: &Draft,
    legal: &[Action],
    without: &Draft,
    has: impl Fn(Action) -> bool,
) -> Mark {
    if chosen {
        return Mark::Chosen;
    }
    let of_kind = |action: &Action| Kind::of(*action) == draft.kind && has(*action);
    if legal.iter().any(|&action| agrees(without, action) && has(action)) {
        Mark::Legal
    } else if legal.iter().any(of_kind) {
        Mark::Elsewhere
    } else {
        Mark::Quiet
    }
}

fn reserve_mark(draft: &Draft, legal: &[Action], colour: Colour) -> Mark {
    let has = |action| matches!(action, Action::Elect { colour: c, .. } | Action::SendServant { colour: c, .. } if c == colour);
    let without = Draft { colour: None, ..draft.clone() };
    mark(draft.colour == Some(colour), draft, legal, &without, has)
}

fn council_mark(view: &View, draft: &Draft, legal: &[Action], council: Council) -> Mark {
    match draft.kind {
        Some(Kind::Elect | Kind::SendServant) => {
            let has = |action| matches!(action, Action::Elect { council: c, .. } | Action::SendServant { council: c, .. } if c == council);
            let without = Draft { council: None, ..draft.clone() };
            mark(draft.council == Some(council), draft, legal, &without, has)
        }
        Some(Kind::Acquire) => {
            let Council::Region(region) = council else { return Mark::Quiet };
            let has = |action| matches!(action, Action::Acquire { region: r, .. } if r == region);
            let without = Draft { region: None, slot: None, ..draft.clone() };
            mark(draft.region == Some(region), draft, legal, &without, has)
        }
        Some(Kind::PlaceWithQueen) if council == Council::Queen && view.decides() => Mark::Chosen,
        _ => Mark::Quiet,
    }
}

fn slot_mark(view: &View, draft: &Draft, legal: &[Action], region: Region, slot: Slot) -> Mark {
    let picked = draft.region == Some(region) && draft.slot == Some(slot);
    match draft.kind {
        Some(Kind::Acquire) => {
            let has = |action| matches!(action, Action::Acquire { region: r, slot: s, .. } if (r, s) == (region, slot));
            let without = Draft { slot: None, ..draft.clone() };
            mark(picked, draft, legal, &without, has)
        }
        Some(Kind::Answer) if view.table.decision == Decision::FreePermit => {
            let has = |action| action == Action::TakePermit { region, slot };
            let without = Draft { region: None, slot: None, ..draft.clone() };
            mark(picked, draft, legal, &without, has)
        }
        Some(Kind::ChangePermits) => {
            let has = |action| action == Action::ChangePermits { region };
            let without = Draft { region: None, ..draft.clone() };
            mark(draft.region == Some(region), draft, legal, &without, has)
        }
        _ => Mark::Quiet,
    }
}

fn permits(view: &View, draft: &Draft, legal: &[Action]) -> Vec<(Permit, Mark)> {
    let Some(seat) = view.seat else { return Vec::new() };
    let own = view.table.player(seat);
    let mark_of = |permit: Permit| {
        let has = |action| matches!(action, Action::Place { permit: p, .. } | Action::RepeatPermit { permit: p } if p == permit);
        let without = Draft { permit: None, ..draft.clone() };
        mark(draft.permit == Some(permit), draft, legal, &without, has)
    };
    own.ready.iter().chain(own.used.iter()).map(|permit| (permit, mark_of(permit))).collect()
}

fn cities(view: &View, draft: &Draft, legal: &[Action]) -> [Mark; 15] {
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
        let has = |action| match action {
            Action::Place { city: c, .. }
            | Action::PlaceWithQueen { city: c, .. }
            | Action::ChooseToken { city: c } => c == city,
            Action::ChooseTokens { first, second } => first == city || second == city,
            _ => false,
        };
        let without = Draft { city: None, second: None, ..draft.clone() };
        let picked = draft.city == Some(city) || draft.second == Some(city);
        match mark(picked, draft, legal, &without, has) {
            Mark::Quiet if related.contains(city) => Mark::Related,
            Mark::Quiet | Mark::Elsewhere => Mark::Faded,
            mark => mark,
        }
    })
}

/// Which councillors are matched: each card to the first of its colour, jokers to what is left.
fn matched(view: &View, draft: &Draft, council: Council) -> [bool; 4] {
    let mut cards = draft.cards;
    let sitting = view.table.council(council);
    let mut matched = sitting.map(|colour| {
        let card = crate::games::council_of_4::components::Politics::Colour(colour);
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
