//! Picks of the player so far on the way to an action, in any order.

use super::expansion::{Demotion, Filled, highest};

use crate::games::four_towers::rules::components::{Champion, Clan, DRAWN, Space, Trade, Village};
use crate::games::four_towers::rules::{Action, Clans, Kind, Play, PublicState, Skill, Slot, View};
use crate::numbered::Numbered;
use crate::rules::Seat;

/// Single pick on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Numbered)]
pub enum Pick {
    /// A row of the rail: opens its play.
    Play(Play),
    /// One who can be given up: opens that play.
    GiveUp(Trade),
    /// A champion of the display.
    Slot(Slot),
    /// An own champion: opens its skill.
    Skill(Champion),
    /// A village.
    Village(Village),
    /// A clan: the peasant, spirit, follower or merchant that the action is about.
    Clan(Clan),
    /// The other clan, where the action is about two.
    Other(Clan),
    /// One more of a clan: of a draw, of a payment, of spirits, of those removed.
    Add(Clan),
    /// One of them less.
    Drop(Clan),
    /// The line of the village that a clan is chosen for next.
    Line(#[below(3)] u8),
    /// The clan that takes a line.
    Send(#[below(3)] u8, Clan),
    /// Whose marker moves down, or nobody's.
    Demotion(Demotion),
    /// A kind of space of the own mats.
    Space(Space),
    /// The temple, for a peasant that fits nowhere.
    Temple,
    /// The way out, dropping all picks.
    Clear,
}

/// Part of an action that is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Champion,
    Slot,
    Village,
    To,
    Clan,
    Other,
    Demotion,
    Space,
    Clans,
    Lines,
}

impl Part {
    /// Every part, those that decide most first.
    pub const ALL: [Part; 10] = [
        Part::Champion,
        Part::Slot,
        Part::Village,
        Part::To,
        Part::Clan,
        Part::Other,
        Part::Demotion,
        Part::Space,
        Part::Clans,
        Part::Lines,
    ];

    /// Returns the parts of an action, in the order in which they are asked for.
    pub const fn asked_for(kind: Kind, champion: Option<Champion>) -> &'static [Part] {
        match (kind, champion) {
            (Kind::Third, _) => &[Part::Slot],
            (Kind::Buy, _) => &[Part::Slot, Part::Clans],
            (Kind::Spirits | Kind::Draw, _) => &[Part::Clans],
            (Kind::Mercenary, _) => &[Part::Village, Part::Clans],
            (Kind::Mountaineer, _) => &[Part::Village, Part::To, Part::Clan],
            (Kind::Merchant, _) => &[Part::Clan],
            (Kind::Place, _) => &[Part::Clan, Part::Village],
            (Kind::Expand, _) => &[Part::Village, Part::Lines],
            (Kind::Demote, _) => &[Part::Demotion],
            (Kind::Assign, _) => &[Part::Clan, Part::Space],
            (Kind::End, _) => &[],
            (Kind::Skill, None) => &[Part::Champion],
            (Kind::Skill, Some(champion)) => match champion {
                Champion::ScarletMarshal => &[Part::Village, Part::To],
                Champion::AmberTactician => &[Part::Village, Part::To, Part::Clan, Part::Other],
                Champion::Kindler => &[Part::Village, Part::Clan],
                Champion::Slanderer => &[Part::Demotion, Part::Clan],
                Champion::Changeling => &[Part::Village, Part::Clan, Part::Other],
                Champion::BoneForeman | Champion::Quartermaster => &[Part::Clan, Part::Space],
                Champion::EmeraldRecruiter | Champion::TowerChamberlain => &[Part::Clan],
                Champion::ShepherdOfClans => &[Part::Clan, Part::Other],
                Champion::AzureAmbassador
                | Champion::AshOracle
                | Champion::StarClimber
                | Champion::FreeCaptain
                | Champion::GuildMatron
                | Champion::RidgeWarden => &[],
            },
        }
    }
}

/// Picks so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The kind of action, if the seat of the view must decide.
    pub kind: Option<Kind>,
    /// The own champion whose skill is used.
    pub champion: Option<Champion>,
    /// The place of a champion in the display.
    pub slot: Option<Slot>,
    /// The village, or the first of two.
    pub village: Option<Village>,
    /// Village that a peasant moves to, or the second one of a swap.
    pub to: Option<Village>,
    /// The clan, or the first of two.
    pub clan: Option<Clan>,
    /// Second clan of a swap or an exchange.
    pub other: Option<Clan>,
    /// Whose marker moves down; for an expansion, what is answered to its demon.
    pub demotion: Option<Demotion>,
    /// The kind of space.
    pub space: Option<Space>,
    /// Whether a peasant is sent to the temple.
    pub to_temple: bool,
    /// Some of each clan: drawn, paid, chosen or removed.
    pub clans: Clans,
    /// The clan drawn first, which is placed if nothing else is said.
    pub first: Option<Clan>,
    /// The clans that take the lines.
    pub lines: [Option<Clan>; 3],
    /// The line that a clan is chosen for next.
    pub line: u8,
}

/// Nothing is picked but what is filled in.
impl From<&View> for Draft {
    fn from(view: &View) -> Draft {
        let table = &view.table;
        let Some(kind) = Kind::asked(table.decision()).filter(|_| view.decides()) else {
            return Draft::default();
        };
        let draft = Draft::bare(kind);
        match kind {
            Kind::Place => Draft { clan: to_place(table), ..draft },
            Kind::Assign => Draft { clan: table.turn.drawn.kinds().next(), ..draft },
            Kind::Expand => match table.land.bursting().first() {
                Some(village) => Draft::expanding(table, village),
                None => draft,
            },
            Kind::Demote => Draft { demotion: highest(table), ..draft },
            _ => draft,
        }
    }
}

impl Draft {
    /// Returns a draft of this kind with nothing picked at all.
    pub fn bare(kind: Kind) -> Draft {
        Draft { kind: Some(kind), ..Draft::default() }
    }

    /// Returns the draft of a village's expansion with everything filled in.
    pub fn expanding(table: &PublicState, village: Village) -> Draft {
        let Filled { clans, demotion } = Filled::of(table, village);
        Draft { village: Some(village), lines: clans, demotion, ..Draft::bare(Kind::Expand) }
    }

    /// Returns the draft of a whole action, as if it had been picked.
    pub fn of(action: Action) -> Draft {
        let draft = Draft::bare(action.kind());
        match action {
            Action::Third(slot) => Draft { slot: Some(slot), ..draft },
            Action::Buy { slot, paid } => Draft { slot: Some(slot), clans: paid, ..draft },
            Action::Spirits(clans) | Action::Draw(clans) => Draft { clans, ..draft },
            Action::Use(skill) => Draft::of_skill(skill),
            Action::Mercenary { removed, village } => {
                Draft { village: Some(village), clans: removed, ..draft }
            }
            Action::Mountaineer { clan, from, to } => {
                Draft { clan: Some(clan), village: Some(from), to: Some(to), ..draft }
            }
            Action::Merchant(clan) => Draft { clan: Some(clan), ..draft },
            Action::Place { clan, village } => {
                Draft { clan: Some(clan), village: Some(village), ..draft }
            }
            Action::Expand { village, clans } => {
                Draft { village: Some(village), lines: clans.map(Some), ..draft }
            }
            Action::Demote(seat) => Draft { demotion: Some(Demotion::Of(seat)), ..draft },
            Action::Spare => Draft { demotion: Some(Demotion::Nobody), ..draft },
            Action::Assign { clan, space } => {
                Draft { clan: Some(clan), space: Some(space), ..draft }
            }
            Action::Dismiss(clan) => Draft { clan: Some(clan), to_temple: true, ..draft },
            Action::End => draft,
        }
    }

    fn of_skill(skill: Skill) -> Draft {
        let draft = Draft { champion: Some(skill.champion()), ..Draft::bare(Kind::Skill) };
        match skill {
            Skill::Marshal { from, to } => Draft { village: Some(from), to: Some(to), ..draft },
            Skill::Tactician { villages: [one, other], clans: [first, second] } => Draft {
                village: Some(one),
                to: Some(other),
                clan: Some(first),
                other: Some(second),
                ..draft
            },
            Skill::Recruiter(clan) | Skill::Chamberlain(clan) => {
                Draft { clan: Some(clan), ..draft }
            }
            Skill::Kindler { village, spirit } => {
                Draft { village: Some(village), clan: Some(spirit), ..draft }
            }
            Skill::Changeling { peasant, spirit, village } => {
                Draft { village: Some(village), clan: Some(peasant), other: Some(spirit), ..draft }
            }
            Skill::Slanderer { spirit, seat } => {
                Draft { demotion: Some(Demotion::Of(seat)), clan: Some(spirit), ..draft }
            }
            Skill::Foreman { spirit: clan, trade }
            | Skill::Quartermaster { follower: clan, trade } => {
                Draft { clan: Some(clan), space: Some(Space::Of(trade)), ..draft }
            }
            Skill::Shepherd { given, taken } => {
                Draft { clan: Some(given), other: Some(taken), ..draft }
            }
            Skill::Ambassador | Skill::Oracle | Skill::Climber => draft,
        }
    }

    /// Returns the action once it is completely picked; it may still be illegal.
    pub fn action(&self, table: &PublicState) -> Option<Action> {
        Some(match self.kind? {
            Kind::Third => Action::Third(self.slot?),
            Kind::Buy => {
                let slot = self.slot?;
                self.bag(table.price_in(slot)?).map(|paid| Action::Buy { slot, paid })?
            }
            Kind::Spirits => Action::Spirits(self.bag(table.spirits_due())?),
            Kind::Skill => Action::Use(self.skill()?),
            Kind::Mercenary => {
                let removed = Some(self.clans).filter(|clans| !clans.is_none())?;
                Action::Mercenary { removed, village: self.village? }
            }
            Kind::Mountaineer => {
                Action::Mountaineer { clan: self.clan?, from: self.village?, to: self.to? }
            }
            Kind::Merchant => Action::Merchant(self.clan?),
            Kind::Draw => Action::Draw(self.bag(DRAWN)?),
            Kind::Place => Action::Place { clan: self.clan?, village: self.village? },
            Kind::Expand => {
                let [Some(one), Some(two), Some(three)] = self.lines else { return None };
                Action::Expand { village: self.village?, clans: [one, two, three] }
            }
            Kind::Demote => match self.demotion? {
                Demotion::Of(seat) => Action::Demote(seat),
                Demotion::Nobody => Action::Spare,
            },
            Kind::Assign if self.to_temple => Action::Dismiss(self.clan?),
            Kind::Assign => Action::Assign { clan: self.clan?, space: self.space? },
            Kind::End => Action::End,
        })
    }

    /// Returns the clans so far if they are as many as are due.
    fn bag(&self, due: u8) -> Option<Clans> {
        (due > 0 && self.clans.total() == due).then_some(self.clans)
    }

    fn skill(&self) -> Option<Skill> {
        let trade = || match self.space? {
            Space::Of(trade) => Some(trade),
            Space::Follower => None,
        };
        Some(match self.champion? {
            Champion::ScarletMarshal => Skill::Marshal { from: self.village?, to: self.to? },
            Champion::AmberTactician => Skill::Tactician {
                villages: [self.village?, self.to?],
                clans: [self.clan?, self.other?],
            },
            Champion::EmeraldRecruiter => Skill::Recruiter(self.clan?),
            Champion::AzureAmbassador => Skill::Ambassador,
            Champion::Kindler => Skill::Kindler { village: self.village?, spirit: self.clan? },
            Champion::Changeling => Skill::Changeling {
                peasant: self.clan?,
                spirit: self.other?,
                village: self.village?,
            },
            Champion::Slanderer => Skill::Slanderer { spirit: self.clan?, seat: self.seat()? },
            Champion::BoneForeman => Skill::Foreman { spirit: self.clan?, trade: trade()? },
            Champion::Quartermaster => {
                Skill::Quartermaster { follower: self.clan?, trade: trade()? }
            }
            Champion::TowerChamberlain => Skill::Chamberlain(self.clan?),
            Champion::AshOracle => Skill::Oracle,
            Champion::StarClimber => Skill::Climber,
            Champion::ShepherdOfClans => Skill::Shepherd { given: self.clan?, taken: self.other? },
            Champion::FreeCaptain | Champion::GuildMatron | Champion::RidgeWarden => return None,
        })
    }

    /// Returns the seat whose marker moves down.
    pub const fn seat(&self) -> Option<Seat> {
        match self.demotion {
            Some(Demotion::Of(seat)) => Some(seat),
            _ => None,
        }
    }

    /// Whether everything picked so far is in the action.
    pub fn may_become(&self, action: Action) -> bool {
        let whole = Draft::of(action);
        let fits = |part| match part {
            Part::Clans => whole.clans.contains_all(self.clans),
            Part::Lines => {
                let mut lines = self.lines.iter().zip(whole.lines);
                lines.all(|(picked, line)| picked.is_none_or(|picked| Some(picked) == line))
            }
            // What is answered to a demon is an action of its own.
            Part::Demotion if self.kind == Some(Kind::Expand) => true,
            part => !self.has(part) || self.with(part, &whole) == *self,
        };
        self.kind == whole.kind
            && (!self.to_temple || whole.to_temple)
            && Part::ALL.into_iter().all(fits)
    }

    /// Whether a part is picked, or some of it.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Champion => self.champion.is_some(),
            Part::Slot => self.slot.is_some(),
            Part::Village => self.village.is_some(),
            Part::To => self.to.is_some(),
            Part::Clan => self.clan.is_some(),
            Part::Other => self.other.is_some(),
            Part::Demotion => self.demotion.is_some(),
            Part::Space => self.space.is_some(),
            Part::Clans => !self.clans.is_none(),
            Part::Lines => self.lines.iter().any(Option::is_some),
        }
    }

    /// Returns the draft with a part as it is in another one.
    #[must_use]
    pub fn with(mut self, part: Part, from: &Draft) -> Draft {
        match part {
            Part::Champion => self.champion = from.champion,
            Part::Slot => self.slot = from.slot,
            Part::Village => self.village = from.village,
            Part::To => self.to = from.to,
            Part::Clan => self.clan = from.clan,
            Part::Other => self.other = from.other,
            Part::Demotion => self.demotion = from.demotion,
            Part::Space => self.space = from.space,
            Part::Clans => self.clans = from.clans,
            Part::Lines => self.lines = from.lines,
        }
        self
    }

    /// Returns the part that is asked for next; `None` if the action is complete.
    pub fn asks(&self, table: &PublicState) -> Option<Part> {
        if self.action(table).is_some() {
            return None;
        }
        let missing = |part: &Part| match part {
            Part::Clans => true,
            Part::Lines => self.lines.contains(&None),
            part => !self.has(*part),
        };
        Part::asked_for(self.kind?, self.champion).iter().copied().find(missing)
    }
}

/// Returns the peasant to place if nothing else is said: the first that has a village.
fn to_place(table: &PublicState) -> Option<Clan> {
    let has_place = |clan: &Clan| !table.takes_placed(*clan).is_empty();
    table.turn.drawn.kinds().find(has_place)
}

/// Whether an action contains a pick.
pub fn has(action: Action, pick: Pick) -> bool {
    let whole = Draft::of(action);
    match pick {
        Pick::Play(play) => whole.kind == Some(Kind::of_play(play)),
        Pick::GiveUp(trade) => whole.kind == Some(Kind::giving_up(trade)),
        Pick::Slot(slot) => whole.slot == Some(slot),
        Pick::Skill(champion) => whole.champion == Some(champion),
        Pick::Village(village) => [whole.village, whole.to].contains(&Some(village)),
        Pick::Clan(clan) => whole.clan == Some(clan),
        Pick::Other(clan) => whole.other == Some(clan),
        Pick::Add(clan) | Pick::Drop(clan) => whole.clans.contains(clan),
        Pick::Line(_) => matches!(action, Action::Expand { .. }),
        Pick::Send(line, clan) => whole.lines.get(usize::from(line)) == Some(&Some(clan)),
        Pick::Demotion(demotion) => whole.demotion == Some(demotion),
        Pick::Space(space) => whole.space == Some(space),
        Pick::Temple => whole.to_temple,
        Pick::Clear => false,
    }
}
