//! Content of a step as data: every number comes from its table and from playing what it asks for.

use super::Topic;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village, points};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::scoring::{Cause, score};
use crate::games::four_towers::rules::state::PublicState;
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
            let clan = events.iter().find_map(|event| match *event {
                Event::LordMade { clan, .. } => Some(clan),
                _ => None,
            })?;
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
            let clan = events.iter().find_map(|event| match *event {
                Event::DemonMade { clan, lord_follows: true, .. } => Some(clan),
                _ => None,
            })?;
            let total = |table: &PublicState| score(table, other).total();
            let points = total(table).checked_sub(total(&pushed))?;
            let influence = changed(&played(session, &[action, then])?.0, other);
            Saying::Demon { clan, seat: other, points, influence }
        }
        (Topic::End, _) => {
            let score = score(table, seat);
            let turns = table.turns_left(seat);
            let from_followers = score.of(Cause::Followers);
            Saying::End { turns, points: score.total(), from_followers }
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
