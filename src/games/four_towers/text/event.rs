//! Events in words: one sentence for each.

use super::ways::ways;
use super::{Subjects, said};
use crate::games::four_towers::rules::components::{DOUBLING, points};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::{Cause, Event, Score};
use crate::rules::Seat;
use crate::text::people::{names_of, who};
use crate::text::{name_of, text};

/// Returns the event in words, with all that it holds; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    below(event, names, None)
}

/// Returns the same below the name of a seat, whose own deeds are told without it.
pub(super) fn below(event: &Event, names: &[String], above: Option<Seat>) -> String {
    let say = text().event();
    let name = |seat: Seat| name_of(names, seat);
    let who = who(names, above);
    match *event {
        Event::GameBegan { first } => say.game_began(&name(first)),
        Event::BeganWithGems { seat, gems } => say.began_with_gems(&name(seat), gems),
        Event::ChampionRevealed { slot, champion } => {
            say.champion_revealed(champion, slot.0.saturating_add(1))
        }
        Event::TurnBegan { seat, number } => say.turn_began(&name(seat), number.saturating_add(1)),
        Event::ChampionHired { seat, slot, champion, paid } => {
            say.champion_hired(who(seat).as_deref(), champion, slot.0.saturating_add(1), paid)
        }
        Event::GemsGiven { seat, champion, gems } => say.gems_given(&name(seat), champion, gems),
        Event::SpiritsGiven { seat, champion, spirits, by_choice } => {
            match by_choice && !spirits.is_none() {
                true => say.spirits_chosen(who(seat).as_deref(), champion, spirits),
                false => say.spirits_given(&name(seat), champion, spirits),
            }
        }
        Event::SkillUsed { seat, champion, spent } => {
            let who = who(seat);
            let who = who.as_deref();
            match spent {
                Spent::Nothing => say.skill_used(who, champion),
                Spent::Gem => say.skill_used_for_gem(who, champion),
                Spent::LooseGem => say.skill_used_for_loose_gem(who, champion),
                Spent::Spirit(spirit) => say.skill_used_for_spirit(who, champion, spirit),
            }
        }
        Event::GivenUp { seat, trade, clan } => say.given_up(who(seat).as_deref(), trade, clan),
        Event::Removed { clan, village } => say.removed(clan, village),
        Event::Moved { clan, from, to } => say.moved(said::event::Moved { of: clan, from, to }),
        Event::Swapped { villages: [one, other], clans: [first, second] } => {
            say.swapped(said::event::Swapped { first, one, second, other })
        }
        Event::Kindled { clan, village } => say.kindled(clan, village),
        Event::Replaced { village, peasant, spirit } => {
            say.replaced(said::event::Replaced { at: village, peasant, spirit })
        }
        Event::Drawn { seat, clans } => say.drawn(who(seat).as_deref(), clans),
        Event::Placed { seat, clan, village, was_stuck } => {
            say.placed(who(seat).as_deref(), clan, village, was_stuck)
        }
        Event::Expanded { seat, village, clans, by_choice } => {
            let ways = ways(village, clans);
            match by_choice {
                true => say.expanded(who(seat).as_deref(), village, &ways),
                false => say.expanded_alone(&name(seat), village, &ways),
            }
        }
        Event::LordMade { seat, clan } => say.lord_made(&name(seat), clan),
        Event::DemonMade { seat, clan, lord_follows } => {
            say.demon_made(&name(seat), clan, lord_follows)
        }
        Event::Rose { seat, step } => say.influence(said::event::Influence {
            name: &name(seat),
            before: points(step.saturating_sub(1)),
            after: points(step),
        }),
        Event::Fell { seat, step } => say.influence(said::event::Influence {
            name: &name(seat),
            before: points(step.saturating_add(1)),
            after: points(step),
        }),
        Event::Spared { seat } => say.spared(who(seat).as_deref()),
        Event::GemWon { seat, step } => say.gem_won(&name(seat), points(step)),
        Event::Doubled { seat } => say.doubled(&name(seat), DOUBLING),
        Event::Assigned { seat, clan, space } => say.assigned(who(seat).as_deref(), clan, space),
        Event::Dismissed { seat, clan } => say.dismissed(who(seat).as_deref(), clan),
        Event::Recruited { seat, clan } => say.recruited(who(seat).as_deref(), clan),
        Event::FollowerGiven { seat, clan } => say.follower_given(who(seat).as_deref(), clan),
        Event::Employed { seat, clan, trade, was_follower } => {
            say.employed(who(seat).as_deref(), clan, trade, was_follower)
        }
        Event::TurnEnded { seat } => say.turn_ended(&name(seat)),
        Event::Scored { seat, score } => scored(&name(seat), &score),
        Event::GameEnded { winners } => say.game_ended(&names_of(names, winners)),
    }
}

/// Returns every number of a score.
fn scored(name: &str, score: &Score) -> String {
    let [red, yellow, green, blue] = score.followers;
    let [mercenaries, merchants, mountaineers] = score.trades;
    let [first, second, third] = score.champions;
    text().event().scored(said::event::Scored {
        name,
        total: score.total(),
        red,
        yellow,
        green,
        blue,
        mercenaries,
        merchants,
        mountaineers,
        first,
        second,
        third,
        tokens: score.of(Cause::Tokens),
        influence: score.of(Cause::Influence),
        doubled: score.of(Cause::Doubled),
    })
}
