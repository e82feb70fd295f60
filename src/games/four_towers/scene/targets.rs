//! Available picks, and their marks.

use super::Legal;
use super::draft::{Draft, Part, Pick};
use super::expansion::{Demotion, bursts};

use super::outcome::{Cascade, Outcome};
use super::plays::{Row, rail};
use super::reason::{Reason, why_not};
use super::skills::{Skilled, skills};
use crate::games::four_towers::rules::components::{Clan, DISPLAY, Space, Village};
use crate::games::four_towers::rules::legal::check;
use crate::games::four_towers::rules::{Action, Clans, Decision, Hired, Kind, Slot, View};

/// Mark of something on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// No mark.
    #[default]
    Quiet,
    /// Available pick.
    Legal,
    /// Available pick that would make a village expand.
    Bursts,
    /// Available pick for another drawn peasant.
    Elsewhere,
    /// Picked.
    Chosen,
    /// Village that has yet to expand.
    Waits,
    /// Thing faded behind the available picks.
    Faded,
}

/// Something to pick, with the reason why it can't be, if it can't.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    pub mark: Mark,
    /// Reason why it is not available.
    pub reason: Option<Reason>,
}

/// A clan to choose, with how many are there and how many of them are taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    pub clan: Clan,
    /// How many there are.
    pub there: u8,
    /// How many of them are taken, or 1 if the clan is chosen.
    pub taken: u8,
    /// Reason why no more can be taken, if it can't.
    pub reason: Option<Reason>,
}

/// Everything that the screen needs to draw the table for one seat, beyond the view.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Kind of action that is open.
    pub kind: Option<Kind>,
    /// Part that is asked for next.
    pub asks: Option<Part>,
    /// The ten plays.
    pub rail: Vec<Row>,
    pub villages: [Mark; Village::COUNT],
    /// The piles of the supply.
    pub piles: [Choice; Clan::COUNT],
    /// Drawn peasants, the one that is chosen among them.
    pub hand: Vec<Choice>,
    /// Kinds of spaces of the own mats.
    pub spaces: [Target; Space::COUNT],
    /// Champions of the display.
    pub slots: [Target; DISPLAY],
    /// Own champions, each with whether its skill can be used.
    pub skills: Vec<(Hired, Skilled)>,
    /// Clans to choose for the open action, as what it asks for.
    pub clans: Vec<Choice>,
    /// The other clans to choose, where it is about two.
    pub others: Vec<Choice>,
    /// Clans that may take the lines of the village that expands: how many of each there are.
    pub going: Clans,
    /// Whose markers may be moved down, or nobody's.
    pub demotions: Vec<Demotion>,
    /// Expansions that the table has before it.
    pub ahead: Cascade,
    /// Completely picked action, with what it brings.
    pub ready: Option<(Action, Outcome)>,
    /// Reason why the completely picked action is not legal.
    pub problem: Option<Reason>,
}

impl Scene {
    /// Returns the scene after the picks so far.
    pub fn new(legal: &Legal, draft: &Draft) -> Scene {
        let view = legal.view();
        let table = &view.table;
        let decides = view.decides();
        let action = draft.action(table).filter(|_| decides);
        let chosen = |chosen: bool, reason: Option<Reason>| Target {
            mark: match (chosen, reason) {
                (true, _) => Mark::Chosen,
                (_, None) => Mark::Legal,
                _ => Mark::Quiet,
            },
            reason,
        };
        let space =
            |space| chosen(draft.space == Some(space), why_not(legal, draft, Pick::Space(space)));
        let slot = |at| {
            let slot = Slot(at as u8);
            chosen(draft.slot == Some(slot), why_not(legal, draft, Pick::Slot(slot)))
        };
        let demotions = table.demotable().iter().map(Demotion::Of);
        let nobody = (draft.kind != Some(Kind::Skill)).then_some(Demotion::Nobody);
        Scene {
            kind: draft.kind,
            asks: draft.asks(table).filter(|_| decides),
            rail: rail(legal, draft),
            villages: villages(legal, draft),
            piles: Clan::ALL.map(|clan| Choice {
                clan,
                there: table.supply.of(clan),
                taken: if draft.kind == Some(Kind::Draw) { draft.clans.of(clan) } else { 0 },
                reason: match draft.kind {
                    Some(Kind::Draw) => why_not(legal, draft, Pick::Add(clan)),
                    _ => why_not_draw(legal),
                },
            }),
            hand: hand(legal, draft),
            spaces: Space::ALL.map(space),
            slots: std::array::from_fn(slot),
            skills: view.seat.map_or_else(Vec::new, |seat| skills(legal, seat)),
            clans: clans(legal, draft),
            others: others(legal, draft),
            going: draft.village.map_or(Clans::NONE, |village| table.land.at(village)),
            demotions: demotions.chain(nobody).collect(),
            ahead: Cascade::ahead(table),
            ready: action.and_then(|action| Some((action, Outcome::of(view, action)?))),
            problem: action.and_then(|action| check(table, action).err().map(Reason::Illegal)),
        }
    }

    /// Shows what an action would bring, and leaves the marks as they are.
    pub fn preview(&mut self, view: &View, action: Action) {
        self.ready = Outcome::of(view, action).map(|outcome| (action, outcome));
        self.problem = None;
    }

    /// Whether the next decision is another seat's, or unknown.
    pub fn closes(&self) -> bool {
        self.ready.as_ref().is_some_and(|(_, outcome)| !outcome.goes_on)
    }

    /// Returns this scene with the picks of the other one, to show until the rest is computed.
    #[must_use]
    pub fn choosing_as(&self, now: &Scene) -> Scene {
        Scene {
            villages: now.villages,
            piles: now.piles,
            hand: now.hand.clone(),
            spaces: now.spaces,
            slots: now.slots,
            clans: now.clans.clone(),
            others: now.others.clone(),
            ..self.clone()
        }
    }
}

/// Returns the reason why nothing can be drawn now.
fn why_not_draw(legal: &Legal) -> Option<Reason> {
    let is_open = legal.actions().iter().any(|action| matches!(action, Action::Draw(_)));
    let reason = if legal.view().decides() { Reason::NotAsked } else { Reason::NotYourTurn };
    (!is_open).then_some(reason)
}

fn villages(legal: &Legal, draft: &Draft) -> [Mark; Village::COUNT] {
    let view = legal.view();
    let table = &view.table;
    let asks_for_village = draft.kind.is_some_and(|kind| {
        Part::asked_for(kind, draft.champion).contains(&Part::Village) && view.decides()
    });
    let bursting = table.land.bursting();
    Village::ALL.map(|village| {
        let is_chosen = [draft.village, draft.to].contains(&Some(village));
        match draft.kind {
            _ if is_chosen => Mark::Chosen,
            _ if bursting.contains(village) => Mark::Waits,
            Some(Kind::Place) if asks_for_village => {
                let takes = |clan: Clan| table.takes_placed(clan).contains(village);
                if let Some(clan) = draft.clan.filter(|&clan| takes(clan)) {
                    let is_full = bursts(table, Action::Place { clan, village });
                    if is_full { Mark::Bursts } else { Mark::Legal }
                } else if table.turn.drawn.kinds().any(takes) {
                    Mark::Elsewhere
                } else {
                    Mark::Quiet
                }
            }
            Some(Kind::Expand) | None => Mark::Quiet,
            Some(_) if asks_for_village => match why_not(legal, draft, Pick::Village(village)) {
                None => Mark::Legal,
                Some(_) => Mark::Faded,
            },
            Some(_) => Mark::Quiet,
        }
    })
}

/// Returns the drawn peasants; while they are drawn, those taken so far.
fn hand(legal: &Legal, draft: &Draft) -> Vec<Choice> {
    let table = &legal.view().table;
    match table.decision() {
        Decision::Play if draft.kind == Some(Kind::Draw) => {
            let taken = |clan| {
                let count = draft.clans.of(clan);
                Choice { clan, there: count, taken: count, reason: None }
            };
            draft.clans.kinds().map(taken).collect()
        }
        Decision::Place | Decision::Assign | Decision::Expand | Decision::Demote => {
            let choice = |clan| Choice {
                clan,
                there: table.turn.drawn.of(clan),
                taken: u8::from(draft.clan == Some(clan) && draft.kind != Some(Kind::Expand)),
                reason: why_not(legal, draft, Pick::Clan(clan)),
            };
            table.turn.drawn.kinds().map(choice).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the clans that the open action may be about.
fn clans(legal: &Legal, draft: &Draft) -> Vec<Choice> {
    let table = &legal.view().table;
    let Some(kind) = draft.kind.filter(|_| legal.view().decides()) else { return Vec::new() };
    let parts = Part::asked_for(kind, draft.champion);
    let own = table.own();
    if parts.contains(&Part::Clans) && kind != Kind::Draw {
        let there = |clan| match kind {
            Kind::Buy => own.followers.of(clan),
            Kind::Spirits => table.temple.of(clan),
            _ => draft.village.map_or(0, |village| table.land.at(village).of(clan)),
        };
        let choice = |clan| Choice {
            clan,
            there: there(clan),
            taken: draft.clans.of(clan),
            reason: why_not(legal, draft, Pick::Add(clan)),
        };
        return Clan::ALL.map(choice).to_vec();
    }
    if !parts.contains(&Part::Clan) || matches!(kind, Kind::Place | Kind::Assign) {
        return Vec::new();
    }
    let choice = |clan| Choice {
        clan,
        there: 1,
        taken: u8::from(draft.clan == Some(clan)),
        reason: why_not(legal, draft, Pick::Clan(clan)),
    };
    Clan::ALL.map(choice).to_vec()
}

/// Returns the other clans that the open action may be about.
fn others(legal: &Legal, draft: &Draft) -> Vec<Choice> {
    let Some(kind) = draft.kind.filter(|_| legal.view().decides()) else { return Vec::new() };
    if !Part::asked_for(kind, draft.champion).contains(&Part::Other) {
        return Vec::new();
    }
    let choice = |clan| Choice {
        clan,
        there: 1,
        taken: u8::from(draft.other == Some(clan)),
        reason: why_not(legal, draft, Pick::Other(clan)),
    };
    Clan::ALL.map(choice).to_vec()
}
