//! Places on the table where something happens: ends of flights, and places named by entries of the log.

use std::fmt::{self, Display, Formatter};

use super::draft::Pick;

use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village};
use crate::games::four_towers::rules::{Action, Event, Kind, Play, Skill, Slot};
use crate::rules::Seat;

/// Place on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The map.
    Map,
    /// A village.
    Village(Village),
    /// The three lines of a village, with the roads along them.
    Lines(Village),
    /// The gate of a village's line Outside.
    Gate(Village),
    /// The tower of a clan.
    Tower(Clan),
    /// The City of Fire.
    City,
    /// The influence track.
    Track,
    /// A space of the track.
    Step(u8),
    /// Everything public about a seat.
    Seat(Seat),
    /// A number of a seat.
    Counter(Seat, Counter),
    /// The champions on show.
    Display,
    /// A place of the display.
    Slot(Slot),
    /// The temple.
    Temple,
    /// The spirits of a clan in the temple.
    Spirits(Clan),
    /// The gems in the temple.
    Gems,
    /// The ten plays.
    Plays,
    /// A play.
    Play(Play),
    /// The supply.
    Supply,
    /// The pile of a clan in the supply.
    Pile(Clan),
    /// The drawn peasants.
    Hand,
    /// A drawn peasant of a clan.
    Drawn(Clan),
    /// A kind of space of the own mats.
    Mat(Space),
    /// The own champions.
    Champions,
    /// An own champion.
    Own(Champion),
    /// The preview of the picks.
    Preview,
    /// The buttons that confirm or clear the picks.
    Confirm,
    /// Undo, redo and the hint.
    History,
    /// The log.
    Log,
}

/// Quantity counted for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counter {
    /// Followers of a clan.
    Followers(Clan),
    /// One of the trades.
    Trade(Trade),
    /// Champions.
    Champions,
    /// The influence.
    Influence,
    /// Gems beside the champions.
    Gems,
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key())
    }
}

impl Place {
    /// Returns its key, unique at the table.
    pub fn key(self) -> String {
        let letter = |clan: Clan| clan.letter();
        match self {
            Place::Map => "map".to_owned(),
            Place::Village(village) => format!("village-{}", village.letter()),
            Place::Lines(village) => format!("lines-{}", village.letter()),
            Place::Gate(village) => format!("gate-{}", village.letter()),
            Place::Tower(clan) => format!("tower-{}", letter(clan)),
            Place::City => "city".to_owned(),
            Place::Track => "track".to_owned(),
            Place::Step(step) => format!("step-{step}"),
            Place::Seat(seat) => format!("seat-{}", seat.0),
            Place::Counter(seat, counter) => match counter {
                Counter::Followers(clan) => format!("seat-{}-{}", seat.0, letter(clan)),
                Counter::Trade(trade) => format!("seat-{}-{trade}", seat.0),
                Counter::Champions => format!("seat-{}-champions", seat.0),
                Counter::Influence => format!("seat-{}-influence", seat.0),
                Counter::Gems => format!("seat-{}-gems", seat.0),
            },
            Place::Display => "display".to_owned(),
            Place::Slot(slot) => format!("slot-{}", slot.0 + 1),
            Place::Temple => "temple".to_owned(),
            Place::Spirits(clan) => format!("spirits-{}", letter(clan)),
            Place::Gems => "gems".to_owned(),
            Place::Plays => "plays".to_owned(),
            Place::Play(play) => format!("play-{}", play.number()),
            Place::Supply => "supply".to_owned(),
            Place::Pile(clan) => format!("pile-{}", letter(clan)),
            Place::Hand => "hand".to_owned(),
            Place::Drawn(clan) => format!("drawn-{}", letter(clan)),
            Place::Mat(space) => format!("mat-{space}"),
            Place::Champions => "champions".to_owned(),
            Place::Own(champion) => format!("own-{}", champion.number()),
            Place::Preview => "preview".to_owned(),
            Place::Confirm => "confirm".to_owned(),
            Place::History => "history".to_owned(),
            Place::Log => "log".to_owned(),
        }
    }

    /// Returns the place that contains it.
    pub fn around(self) -> Option<Place> {
        match self {
            Place::Village(_)
            | Place::Lines(_)
            | Place::Gate(_)
            | Place::Tower(_)
            | Place::City => Some(Place::Map),
            Place::Step(_) => Some(Place::Track),
            Place::Counter(seat, _) => Some(Place::Seat(seat)),
            Place::Slot(_) => Some(Place::Display),
            Place::Spirits(_) | Place::Gems => Some(Place::Temple),
            Place::Play(_) => Some(Place::Plays),
            Place::Pile(_) => Some(Place::Supply),
            Place::Drawn(_) => Some(Place::Hand),
            Place::Own(_) => Some(Place::Champions),
            _ => None,
        }
    }
}

/// Returns the counter of those on a kind of space.
pub const fn counter_of(space: Space, clan: Clan) -> Counter {
    match space {
        Space::Follower => Counter::Followers(clan),
        Space::Of(trade) => Counter::Trade(trade),
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
            Event::ChampionRevealed { slot, .. } => add(Place::Slot(slot)),
            Event::ChampionHired { seat, .. }
            | Event::GemsGiven { seat, .. }
            | Event::SpiritsGiven { seat, .. }
            | Event::SkillUsed { seat, .. } => add(Place::Counter(seat, Counter::Champions)),
            Event::GivenUp { seat, trade, .. } => {
                add(Place::Counter(seat, Counter::Trade(trade)));
            }
            Event::Removed { village, .. }
            | Event::Kindled { village, .. }
            | Event::Replaced { village, .. }
            | Event::Placed { village, .. }
            | Event::Expanded { village, .. } => add(Place::Village(village)),
            Event::Moved { from, to, .. } => {
                [from, to].map(Place::Village).into_iter().for_each(&mut add)
            }
            Event::Swapped { villages, .. } => {
                villages.map(Place::Village).into_iter().for_each(&mut add);
            }
            Event::LordMade { clan, .. } => add(Place::Tower(clan)),
            Event::DemonMade { .. } => add(Place::City),
            Event::Rose { step, .. } | Event::Fell { step, .. } | Event::GemWon { step, .. } => {
                add(Place::Step(step));
            }
            Event::Assigned { seat, clan, space } => {
                add(Place::Counter(seat, counter_of(space, clan)));
            }
            Event::Recruited { seat, clan } | Event::FollowerGiven { seat, clan } => {
                add(Place::Counter(seat, Counter::Followers(clan)));
            }
            Event::Employed { seat, trade, .. } => {
                add(Place::Counter(seat, Counter::Trade(trade)));
            }
            Event::Doubled { seat } => add(Place::Counter(seat, Counter::Influence)),
            Event::GameBegan { .. }
            | Event::BeganWithGems { .. }
            | Event::TurnBegan { .. }
            | Event::Drawn { .. }
            | Event::Spared { .. }
            | Event::Dismissed { .. }
            | Event::TurnEnded { .. }
            | Event::Scored { .. }
            | Event::GameEnded { .. } => {}
        }
    }
    named
}

/// Returns the places on the table that are used to put an action together.
pub fn of_action(action: Action) -> Vec<Place> {
    let villages = |all: &[Village]| all.iter().copied().map(Place::Village).collect::<Vec<_>>();
    match action {
        Action::Third(slot) | Action::Buy { slot, .. } => vec![Place::Slot(slot)],
        Action::Spirits(_) | Action::Demote(_) | Action::Spare => vec![Place::Preview],
        Action::Use(skill) => {
            let own = vec![Place::Own(skill.champion())];
            let more = match skill {
                Skill::Marshal { from, to } => villages(&[from, to]),
                Skill::Tactician { villages: both, .. } => villages(&both),
                Skill::Kindler { village, .. } | Skill::Changeling { village, .. } => {
                    villages(&[village])
                }
                Skill::Foreman { trade, .. } | Skill::Quartermaster { trade, .. } => {
                    vec![Place::Mat(Space::Of(trade))]
                }
                _ => Vec::new(),
            };
            [own, more].concat()
        }
        Action::Mercenary { village, .. } => {
            vec![Place::Play(Play::Mercenary), Place::Village(village)]
        }
        Action::Mountaineer { from, to, .. } => {
            [vec![Place::Play(Play::Mountaineer)], villages(&[from, to])].concat()
        }
        Action::Merchant(_) => {
            vec![Place::Play(Play::Merchant), Place::Mat(Space::Of(Trade::Merchant))]
        }
        Action::Draw(clans) => clans.kinds().map(Place::Pile).collect(),
        Action::Place { clan, village } => vec![Place::Drawn(clan), Place::Village(village)],
        Action::Expand { village, .. } => villages(&[village]),
        Action::Assign { clan, space } => vec![Place::Drawn(clan), Place::Mat(space)],
        Action::Dismiss(clan) => vec![Place::Drawn(clan), Place::Temple],
        Action::End => vec![Place::Confirm],
    }
}

/// Returns the place that a pick is made at, if it has one.
pub fn of_pick(kind: Option<Kind>, pick: Pick) -> Option<Place> {
    Some(match pick {
        Pick::Play(play) => Place::Play(play),
        Pick::GiveUp(trade) => Place::Mat(Space::Of(trade)),
        Pick::Slot(slot) => Place::Slot(slot),
        Pick::Skill(champion) => Place::Own(champion),
        Pick::Village(village) => Place::Village(village),
        Pick::Clan(clan) if matches!(kind, Some(Kind::Place | Kind::Assign)) => Place::Drawn(clan),
        Pick::Add(clan) if kind == Some(Kind::Draw) => Place::Pile(clan),
        Pick::Space(space) => Place::Mat(space),
        Pick::Temple => Place::Temple,
        _ => return None,
    })
}
