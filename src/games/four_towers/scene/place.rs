//! Places on the table where something happens: ends of flights, and places named by entries of the log.

use std::fmt::{self, Display, Formatter};

use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village};
use crate::games::four_towers::rules::{Action, Event, Play, Skill, Slot};
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

/// Prints its key, unique at the table.
impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let letter = |clan: Clan| clan.letter();
        match *self {
            Place::Map => f.write_str("map"),
            Place::Village(village) => write!(f, "village-{}", village.letter()),
            Place::Lines(village) => write!(f, "lines-{}", village.letter()),
            Place::Gate(village) => write!(f, "gate-{}", village.letter()),
            Place::Tower(clan) => write!(f, "tower-{}", letter(clan)),
            Place::City => f.write_str("city"),
            Place::Track => f.write_str("track"),
            Place::Step(step) => write!(f, "step-{step}"),
            Place::Seat(seat) => write!(f, "seat-{}", seat.0),
            Place::Counter(seat, counter) => match counter {
                Counter::Followers(clan) => write!(f, "seat-{}-{}", seat.0, letter(clan)),
                Counter::Trade(trade) => write!(f, "seat-{}-{trade}", seat.0),
                Counter::Champions => write!(f, "seat-{}-champions", seat.0),
                Counter::Influence => write!(f, "seat-{}-influence", seat.0),
                Counter::Gems => write!(f, "seat-{}-gems", seat.0),
            },
            Place::Display => f.write_str("display"),
            Place::Slot(slot) => write!(f, "slot-{}", slot.0 + 1),
            Place::Temple => f.write_str("temple"),
            Place::Spirits(clan) => write!(f, "spirits-{}", letter(clan)),
            Place::Gems => f.write_str("gems"),
            Place::Plays => f.write_str("plays"),
            Place::Play(play) => write!(f, "play-{}", play.number()),
            Place::Supply => f.write_str("supply"),
            Place::Pile(clan) => write!(f, "pile-{}", letter(clan)),
            Place::Hand => f.write_str("hand"),
            Place::Drawn(clan) => write!(f, "drawn-{}", letter(clan)),
            Place::Mat(space) => write!(f, "mat-{space}"),
            Place::Champions => f.write_str("champions"),
            Place::Own(champion) => write!(f, "own-{}", champion.number()),
            Place::Preview => f.write_str("preview"),
            Place::Confirm => f.write_str("confirm"),
            Place::History => f.write_str("history"),
            Place::Log => f.write_str("log"),
        }
    }
}

impl Place {
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
