//! The draft after one more pick: what no longer goes with it is dropped, what is certain by then is filled in.

use super::Legal;
use super::draft::{Draft, Part, Pick};
use super::expansion::sent;
use super::kind::play_of;
use super::plays::giving_up;
use crate::games::four_towers::rules::components::{Champion, Clan, Village};
use crate::games::four_towers::rules::{Action, Clans, Kind, Play, PublicState, Slot};

impl Draft {
    /// Returns the draft after one more pick.
    #[must_use]
    pub fn pick(&self, legal: &Legal, pick: Pick) -> Draft {
        let view = legal.view();
        let table = &view.table;
        if !view.decides() {
            return Draft::from(view);
        }
        let draft = *self;
        match pick {
            Pick::Clear => Draft::from(view),
            Pick::Play(play) => match Kind::of_play(play) {
                _ if asked_play(table) == Some(play) => Draft::from(view),
                Kind::Place | Kind::Assign => draft,
                kind => Draft::bare(kind).settled(legal, None),
            },
            Pick::GiveUp(trade) => draft.pick(legal, Pick::Play(giving_up(trade))),
            Pick::Slot(slot) => {
                let kind = draft.kind_for(slot, legal);
                let keeps = if draft.kind == Some(kind) { draft } else { Draft::bare(kind) };
                Draft { slot: Some(slot), ..keeps }.settled(legal, Some(Part::Slot))
            }
            Pick::Skill(champion) => {
                Draft { champion: Some(champion), ..Draft::bare(Kind::Skill) }.settled(legal, None)
            }
            Pick::Village(village) => draft.pick_village(legal, village),
            Pick::Clan(clan) => {
                let village = match draft.kind {
                    // The village under the pointer was for the other peasant.
                    Some(Kind::Place) => None,
                    _ => draft.village,
                };
                Draft { clan: Some(clan), village, ..draft }.settled(legal, Some(Part::Clan))
            }
            Pick::Other(clan) => {
                Draft { other: Some(clan), ..draft }.settled(legal, Some(Part::Other))
            }
            Pick::Add(clan) => {
                // Only what is drawn is placed.
                let draws = draft.kind == Some(Kind::Draw);
                let first = draft.first.or(Some(clan)).filter(|_| draws);
                Draft { clans: draft.clans.with(clan), first, ..draft }
                    .settled(legal, Some(Part::Clans))
            }
            Pick::Drop(clan) => {
                let clans = draft.clans.minus(Clans::one(clan));
                let others = clans.kinds().next().filter(|_| draft.first.is_some());
                let first = draft.first.filter(|&first| clans.contains(first)).or(others);
                let fewer = Draft { clans, first, ..draft };
                // What nothing else can replace stays.
                let none = Draft { clans: Clans::NONE, first: None, ..draft };
                let mut ways = legal.fitting(&none);
                let is_certain = ways.next().is_some() && ways.next().is_none();
                if is_certain { draft } else { fewer }
            }
            Pick::Line(line) => Draft { line: line.min(2), ..draft },
            Pick::Send(line, clan) => {
                let there = draft.village.map_or(Clans::NONE, |village| table.land.at(village));
                let lines = sent(there, draft.lines, usize::from(line), clan);
                Draft { lines, line: (line + 1) % 3, ..draft }
            }
            Pick::Demotion(demotion) => {
                Draft { demotion: Some(demotion), ..draft }.settled(legal, Some(Part::Demotion))
            }
            Pick::Space(space) => Draft { space: Some(space), to_temple: false, ..draft }
                .settled(legal, Some(Part::Space)),
            Pick::Temple => Draft { to_temple: true, space: None, ..draft },
        }
    }

    /// Returns the kind of action that a champion of the display is for: free if it can be, unless another is open.
    fn kind_for(&self, slot: Slot, legal: &Legal) -> Kind {
        match self.kind {
            Some(kind @ (Kind::Third | Kind::Buy)) => kind,
            _ if legal.actions().contains(&Action::Third(slot)) => Kind::Third,
            _ => Kind::Buy,
        }
    }

    fn pick_village(&self, legal: &Legal, village: Village) -> Draft {
        let table = &legal.view().table;
        let draft = *self;
        match draft.kind {
            Some(Kind::Expand) => Draft::expanding(table, village),
            Some(Kind::Place) => {
                // A village that takes only another drawn peasant switches to it.
                let takes = |clan: Clan| table.takes_placed(clan).contains(village);
                let other = || table.turn.drawn.kinds().find(|&clan| takes(clan));
                let clan = draft.clan.filter(|&clan| takes(clan)).or_else(other).or(draft.clan);
                Draft { clan, village: Some(village), ..draft }
            }
            Some(Kind::Mountaineer | Kind::Skill) => {
                let both = Draft { to: Some(village), ..draft }.in_order();
                let goes_on = draft.village.is_some_and(|first| first != village)
                    && legal.fitting(&both.villages_alone()).next().is_some();
                if goes_on {
                    both.settled(legal, Some(Part::To))
                } else {
                    Draft { village: Some(village), to: None, ..draft }
                        .settled(legal, Some(Part::Village))
                }
            }
            _ => Draft { village: Some(village), ..draft }.settled(legal, Some(Part::Village)),
        }
    }

    /// Returns the draft with nothing but its kind, its champion and its villages.
    fn villages_alone(&self) -> Draft {
        Draft {
            kind: self.kind,
            champion: self.champion,
            village: self.village,
            to: self.to,
            ..Draft::default()
        }
    }

    /// Returns the draft with the villages of a swap in their order, and their clans with them.
    fn in_order(self) -> Draft {
        match (self.champion, self.village, self.to) {
            (Some(Champion::AmberTactician), Some(one), Some(other)) if other < one => Draft {
                village: Some(other),
                to: Some(one),
                clan: self.other,
                other: self.clan,
                ..self
            },
            _ => self,
        }
    }

    /// Returns the draft with what no longer goes with the part picked last dropped, and with what is the same in all
    /// actions that are left filled in. What is done at once is never filled in: each of its parts is asked for.
    fn settled(&self, legal: &Legal, last: Option<Part>) -> Draft {
        let Some(kind) = self.kind else { return *self };
        let fits = |draft: &Draft| legal.fitting(draft).next().is_some();
        let mut kept = Draft { champion: self.champion, first: self.first, ..Draft::bare(kind) };
        if let Some(last) = last {
            kept = kept.with(last, self);
            // Whoever is chosen is chosen in the villages that are.
            if !matches!(last, Part::Village | Part::To | Part::Slot) {
                kept = kept.with(Part::Village, self).with(Part::To, self);
            }
        }
        for part in Part::ALL.into_iter().filter(|&part| Some(part) != last && self.has(part)) {
            let next = kept.with(part, self);
            if fits(&next) {
                kept = next;
            }
        }
        if kind.acts_at_once() {
            return kept;
        }
        let mut left = legal.fitting(&kept).map(Draft::of);
        let Some(one) = left.next() else { return kept };
        // Who gives one of a clan has not given the next one.
        let mut alike = Part::ALL.to_vec();
        alike.retain(|&part| part != Part::Clans || last != Some(part));
        for other in left {
            alike.retain(|&part| other.with(part, &one) == other);
        }
        alike.into_iter().fold(kept, |draft, part| draft.with(part, &one))
    }
}

/// Returns the play that must be gone on with at a table.
pub fn asked_play(table: &PublicState) -> Option<Play> {
    let kind = Kind::asked(table.decision())?;
    play_of(kind, table.decision(), table.turn.play)
}
