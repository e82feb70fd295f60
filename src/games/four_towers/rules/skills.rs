//! What the champions' skills do.

use super::action::Skill;
use super::components::{Clan, Space, Token, Trade};
use super::event::{Event, Spent};
use super::moves::{fall, put, rise, walk};
use super::state::PublicState;

/// Uses a skill that is legal.
pub(super) fn apply(table: &mut PublicState, skill: Skill, on_event: &mut impl FnMut(Event)) {
    let (seat, champion) = (table.active(), skill.champion());
    let spent = spend(table, skill);
    on_event(Event::SkillUsed { seat, champion, spent });
    match skill {
        Skill::Marshal { from, to } => walk(table, Clan::Red, from, to, on_event),
        Skill::Tactician { villages, clans } => {
            let [one, other] = villages;
            let [first, second] = clans;
            // Those who come are added first, so that no village has too few for a moment.
            table.land.add(one, second);
            table.land.add(other, first);
            table.land.remove(one, first);
            table.land.remove(other, second);
            on_event(Event::Swapped { villages, clans });
        }
        Skill::Kindler { village, spirit } => {
            table.land.add(village, spirit);
            on_event(Event::Kindled { clan: spirit, village });
        }
        Skill::Changeling { peasant, spirit, village } => {
            table.land.remove(village, peasant);
            table.land.add(village, spirit);
            table.temple.add(peasant);
            on_event(Event::Replaced { village, peasant, spirit });
        }
        Skill::Slanderer { spirit, seat } => {
            table.temple.add(spirit);
            fall(table, seat, on_event);
        }
        Skill::Foreman { spirit, trade } => employ(table, spirit, trade, false, on_event),
        Skill::Quartermaster { follower, trade } => {
            table.own_mut().followers.remove(follower);
            employ(table, follower, trade, true, on_event);
        }
        Skill::Recruiter(clan) | Skill::Chamberlain(clan) => recruit(table, clan, on_event),
        Skill::Ambassador | Skill::Oracle | Skill::Climber => rise(table, on_event),
        Skill::Shepherd { given, taken } => {
            table.own_mut().followers.remove(given);
            table.temple.add(given);
            on_event(Event::FollowerGiven { seat, clan: given });
            recruit(table, taken, on_event);
        }
    }
}

/// Marks the champion as used and takes what its skill costs.
fn spend(table: &mut PublicState, skill: Skill) -> Spent {
    let champion = skill.champion();
    let Some(place) = table.own().place_of(champion) else { return Spent::Nothing };
    table.turn.used |= 1 << place;
    let own = table.own_mut();
    let Some(hired) = &mut own.champions[place] else { return Spent::Nothing };
    match (champion.token(), skill.spirit()) {
        (Some(Token::Spirit), Some(spirit)) => {
            hired.spirits.remove(spirit);
            Spent::Spirit(spirit)
        }
        (Some(Token::Gem), _) => {
            let spent = if hired.gems > 0 {
                hired.gems -= 1;
                Spent::Gem
            } else {
                own.gems = own.gems.saturating_sub(1);
                Spent::LooseGem
            };
            table.temple_gems = table.temple_gems.saturating_add(1);
            spent
        }
        _ => Spent::Nothing,
    }
}

/// Puts someone into a trade.
fn employ(
    table: &mut PublicState,
    clan: Clan,
    trade: Trade,
    was_follower: bool,
    on_event: &mut impl FnMut(Event),
) {
    on_event(Event::Employed { seat: table.active(), clan, trade, was_follower });
    put(table, Space::Of(trade), clan, on_event);
}

/// Takes a spirit of the temple as follower.
fn recruit(table: &mut PublicState, clan: Clan, on_event: &mut impl FnMut(Event)) {
    table.temple.remove(clan);
    on_event(Event::Recruited { seat: table.active(), clan });
    put(table, Space::Follower, clan, on_event);
}
