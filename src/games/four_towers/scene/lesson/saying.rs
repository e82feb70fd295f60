//! Content of a step as data: every number comes from its table and from playing what it asks for.

use super::Topic;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{
    Champion, Clan, EXPANDS, Space, Trade, Village, points,
};
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::{Action, Cause, Clans, Event, PublicState};
use crate::rules::Seat;
use crate::session::Session;

/// A number before and after an action.
type Change = (u16, u16);

/// Content of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saying {
    /// The aim of the game.
    Aim {
        /// Turns that the learner has.
        turns: u8,
    },
    /// A draw.
    Draw {
        /// The peasants.
        clans: Clans,
    },
    /// A placed peasant.
    Place {
        clan: Clan,
        village: Village,
        /// Who was there before.
        there: Clans,
    },
    /// The other two.
    Keep {
        /// Who becomes a follower.
        clan: Clan,
        /// Who becomes a merchant.
        other: Clan,
    },
    /// An expansion.
    Expand {
        village: Village,
        /// Who takes each line.
        clans: [Clan; 3],
    },
    /// A new lord.
    Lord {
        /// The village that it leaves.
        village: Village,
        clan: Clan,
        /// The learner’s followers of the clan.
        followers: u8,
        /// What they bring then.
        points: u16,
        /// The learner’s influence.
        influence: Change,
    },
    /// A champion to buy.
    Champion {
        champion: Champion,
        /// Its price in followers.
        price: u8,
    },
    /// A merchant to give up.
    Merchant {
        clan: Clan,
        /// The learner’s influence.
        influence: Change,
    },
    /// A new demon, which a lord follows.
    Demon {
        clan: Clan,
        /// Whose marker is moved down.
        seat: Seat,
        /// What the lord costs that seat.
        points: u16,
        /// The influence of that seat.
        influence: Change,
    },
    /// What counts at the end.
    End {
        /// Turns that the learner has left.
        turns: u8,
        /// The learner’s points now.
        points: u16,
        /// Those of followers.
        from_followers: u16,
    },
    /// Followers of a clan that has lords.
    Gather {
        clan: Clan,
        /// Its lords: the points of a follower.
        lords: u8,
    },
    /// A mountaineer to give up.
    Prepare {
        /// The village that a third peasant then makes expand.
        village: Village,
        /// Who is there then.
        there: Clans,
    },
    /// New lords.
    Rise {
        clan: Clan,
        /// Points that they bring the learner.
        points: u16,
        /// The most that they bring another seat.
        most: u16,
    },
    /// A new demon, which no lord follows.
    Demote {
        clan: Clan,
        /// Whose marker is moved down.
        seat: Seat,
        /// The points of that seat, more than the learner’s.
        points: u16,
        /// The influence of that seat.
        influence: Change,
    },
    /// Mercenaries that double the track.
    Trade {
        /// Points that they bring.
        points: u16,
    },
    /// A new demon, whose lord others need more.
    Harm {
        clan: Clan,
        /// What the lord costs the learner.
        points: u16,
        /// The least that it costs another seat.
        others: u16,
        /// The most turns that another seat has left.
        turns: u8,
    },
    /// The end of the course.
    Farewell {
        /// The learner’s points now, and those of the best other seat.
        points: (u16, u16),
    },
}

/// Returns the content of a topic at a table where the learner is to play this action next, and that one then.
pub fn content(
    topic: Topic,
    session: &Session<FourTowers>,
    action: Option<Action>,
    then: Option<Action>,
) -> Option<Saying> {
    let view = session.view();
    let (seat, table) = (view.seat?, &view.table);
    let changed = |after: &PublicState, seat: Seat| {
        (points(table.player(seat).step), points(after.player(seat).step))
    };
    let total = |table: &PublicState, of: Seat| score(table, of).total();
    let others = || table.each_seat().filter(|&other| other != seat);
    Some(match (topic, action) {
        (Topic::Aim, _) => Saying::Aim { turns: table.turns_left(seat) },
        (Topic::Draw, Some(Action::Draw(clans))) => Saying::Draw { clans },
        (Topic::Place, Some(Action::Place { clan, village })) => {
            Saying::Place { clan, village, there: table.land.at(village) }
        }
        (Topic::Keep, Some(Action::Assign { clan, space: Space::Follower })) => match then? {
            Action::Assign { clan: other, space: Space::Of(Trade::Merchant) } => {
                Saying::Keep { clan, other }
            }
            _ => return None,
        },
        (Topic::Expand, Some(Action::Expand { village, clans })) => {
            Saying::Expand { village, clans }
        }
        (Topic::Lord, Some(action @ Action::Expand { village, .. })) => {
            let (after, events) = played(session, &[action])?;
            let clan = new_lords(&events).next()?;
            let followers = after.player(seat).followers.of(clan);
            let points = score(&after, seat).followers[clan.index()];
            let influence = changed(&after, seat);
            Saying::Lord { village, clan, followers, points, influence }
        }
        (Topic::Champion, Some(Action::Buy { slot, .. })) => {
            Saying::Champion { champion: table.champion_in(slot)?, price: table.price_in(slot)? }
        }
        (Topic::Merchant, Some(action @ Action::Merchant(clan))) => {
            let (after, events) = played(session, &[action])?;
            let wins_a_gem = events.iter().any(|event| matches!(event, Event::GemWon { .. }));
            let influence = changed(&after, seat);
            wins_a_gem.then_some(Saying::Merchant { clan, influence })?
        }
        (Topic::Demon, Some(action @ Action::Expand { .. })) => {
            let Some(then @ Action::Demote(other)) = then else { return None };
            let (pushed, events) = played(session, &[action])?;
            let clan = new_demon(&events, true)?;
            let points = total(table, other).checked_sub(total(&pushed, other))?;
            let influence = changed(&played(session, &[action, then])?.0, other);
            Saying::Demon { clan, seat: other, points, influence }
        }
        (Topic::End, _) => {
            let score = score(table, seat);
            let turns = table.turns_left(seat);
            let from_followers = score.of(Cause::Followers);
            Saying::End { turns, points: score.total(), from_followers }
        }
        (Topic::Gather, Some(Action::Assign { clan, space: Space::Follower })) => {
            Saying::Gather { clan, lords: table.lords.of(clan) }
        }
        (Topic::Prepare, Some(action @ Action::Mountaineer { to: village, .. })) => {
            let there = played(session, &[action])?.0.land.at(village);
            (there.total() + 1 == EXPANDS).then_some(Saying::Prepare { village, there })?
        }
        (Topic::Rise, Some(action @ Action::Expand { .. })) => {
            let (after, events) = played(session, &[action, then?])?;
            let clan = new_lords(&events).next()?;
            let brings = |of| total(&after, of).checked_sub(total(table, of));
            let most = others().filter_map(brings).max()?;
            new_lords(&events).all(|of| of == clan).then_some(Saying::Rise {
                clan,
                points: brings(seat)?,
                most,
            })?
        }
        (Topic::Demote, Some(action @ Action::Expand { .. })) => {
            let Some(then @ Action::Demote(other)) = then else { return None };
            let (after, events) = played(session, &[action, then])?;
            let clan = new_demon(&events, false)?;
            let (points, influence) = (total(table, other), changed(&after, other));
            let is_ahead = points > total(table, seat);
            is_ahead.then_some(Saying::Demote { clan, seat: other, points, influence })?
        }
        (Topic::Trade, Some(action @ Action::Assign { clan, .. })) => {
            let (after, events) = played(session, &[action, then?])?;
            let doubles = events.contains(&Event::Doubled { seat });
            let points = total(&after, seat).checked_sub(total(table, seat))?;
            let is_worthless = table.lords.of(clan) == 0;
            (doubles && is_worthless).then_some(Saying::Trade { points })?
        }
        (Topic::Harm, Some(action @ Action::Expand { .. })) => {
            let (after, events) = played(session, &[action])?;
            let clan = new_demon(&events, true)?;
            let costs = |of| total(table, of).checked_sub(total(&after, of));
            let turns = others().map(|other| table.turns_left(other)).max()?;
            Saying::Harm {
                clan,
                points: costs(seat)?,
                others: others().filter_map(costs).min()?,
                turns,
            }
        }
        (Topic::Farewell, _) => {
            let best = others().map(|other| total(table, other)).max()?;
            Saying::Farewell { points: (total(table, seat), best) }
        }
        _ => return None,
    })
}

/// Returns the table after these actions, with their events; `None` if they can’t be played.
fn played(session: &Session<FourTowers>, actions: &[Action]) -> Option<(PublicState, Vec<Event>)> {
    let (mut session, before) = (session.clone(), session.played());
    for &action in actions {
        session.play(action).ok()?;
    }
    let events = session.log_since(before).flat_map(|entry| entry.events).collect();
    Some((session.view().table, events))
}

/// Returns the clans of the lords made, in their order.
fn new_lords(events: &[Event]) -> impl Iterator<Item = Clan> {
    events.iter().filter_map(|event| match *event {
        Event::LordMade { clan, .. } => Some(clan),
        _ => None,
    })
}

/// Returns the clan of the first demon made that a lord follows, or that none does.
fn new_demon(events: &[Event], follows: bool) -> Option<Clan> {
    events.iter().find_map(|event| match *event {
        Event::DemonMade { clan, lord_follows, .. } if lord_follows == follows => Some(clan),
        _ => None,
    })
}
