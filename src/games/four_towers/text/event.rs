//! Events in words: one sentence for each.

use super::Subjects;
use crate::games::four_towers::rules::action::Slot;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village};
use crate::games::four_towers::rules::event::{Event, Spent};
use crate::games::four_towers::rules::scoring::Score;
use crate::rules::{Seat, Seats};
use crate::text::people::name_of;
use crate::text::text;

/// The sentences of events, whole and in the third person. Each takes the name of the seat first, if it is about one.
/// Spaces of the track are counted from 0.
#[allow(missing_docs, reason = "the names are those of events")]
pub struct EventText {
    pub game_began: fn(&str) -> String,
    pub began_with_gems: fn(&str, u8) -> String,
    pub champion_revealed: fn(Slot, Champion) -> String,
    /// Turns finished before.
    pub turn_began: fn(&str, u8) -> String,
    /// The followers paid; none for the third champion.
    pub champion_hired: fn(&str, Slot, Champion, Clans) -> String,
    pub gems_given: fn(&str, Champion, u8) -> String,
    /// With whether there was a choice.
    pub spirits_given: fn(&str, Champion, Clans, bool) -> String,
    pub skill_used: fn(&str, Champion, Spent) -> String,
    pub given_up: fn(&str, Trade, Clan) -> String,
    pub removed: fn(Clan, Village) -> String,
    pub moved: fn(Clan, Village, Village) -> String,
    pub swapped: fn([Village; 2], [Clan; 2]) -> String,
    pub kindled: fn(Clan, Village) -> String,
    /// The peasant who leaves, and the spirit.
    pub replaced: fn(Village, Clan, Clan) -> String,
    pub drawn: fn(&str, Clans) -> String,
    /// With whether no village took any drawn peasant.
    pub placed: fn(&str, Clan, Village, bool) -> String,
    /// With whether there was a choice.
    pub expanded: fn(&str, Village, [Clan; 3], bool) -> String,
    pub lord_made: fn(&str, Clan) -> String,
    /// With whether a lord follows.
    pub demon_made: fn(&str, Clan, bool) -> String,
    pub rose: fn(&str, u8) -> String,
    pub fell: fn(&str, u8) -> String,
    pub spared: fn(&str) -> String,
    pub gem_won: fn(&str, u8) -> String,
    pub doubled: fn(&str) -> String,
    pub assigned: fn(&str, Clan, Space) -> String,
    pub dismissed: fn(&str, Clan) -> String,
    pub recruited: fn(&str, Clan) -> String,
    pub follower_given: fn(&str, Clan) -> String,
    /// With whether it was a follower; otherwise it was a spirit.
    pub employed: fn(&str, Clan, Trade, bool) -> String,
    pub turn_ended: fn(&str) -> String,
    pub scored: fn(&str, &Score) -> String,
    /// The winners.
    pub game_ended: fn(&[String]) -> String,
}

/// Returns the event in words, with all that it holds; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    sentence_in(text().event(), event, names)
}

/// Returns the event in the words of a language.
pub fn sentence_in(say: &EventText, event: &Event, names: &[String]) -> String {
    let name = |seat: Seat| name_of(names, seat);
    match *event {
        Event::GameBegan { first } => (say.game_began)(&name(first)),
        Event::BeganWithGems { seat, gems } => (say.began_with_gems)(&name(seat), gems),
        Event::ChampionRevealed { slot, champion } => (say.champion_revealed)(slot, champion),
        Event::TurnBegan { seat, number } => (say.turn_began)(&name(seat), number),
        Event::ChampionHired { seat, slot, champion, paid } => {
            (say.champion_hired)(&name(seat), slot, champion, paid)
        }
        Event::GemsGiven { seat, champion, gems } => (say.gems_given)(&name(seat), champion, gems),
        Event::SpiritsGiven { seat, champion, spirits, by_choice } => {
            (say.spirits_given)(&name(seat), champion, spirits, by_choice)
        }
        Event::SkillUsed { seat, champion, spent } => {
            (say.skill_used)(&name(seat), champion, spent)
        }
        Event::GivenUp { seat, trade, clan } => (say.given_up)(&name(seat), trade, clan),
        Event::Removed { clan, village } => (say.removed)(clan, village),
        Event::Moved { clan, from, to } => (say.moved)(clan, from, to),
        Event::Swapped { villages, clans } => (say.swapped)(villages, clans),
        Event::Kindled { clan, village } => (say.kindled)(clan, village),
        Event::Replaced { village, peasant, spirit } => (say.replaced)(village, peasant, spirit),
        Event::Drawn { seat, clans } => (say.drawn)(&name(seat), clans),
        Event::Placed { seat, clan, village, was_stuck } => {
            (say.placed)(&name(seat), clan, village, was_stuck)
        }
        Event::Expanded { seat, village, clans, by_choice } => {
            (say.expanded)(&name(seat), village, clans, by_choice)
        }
        Event::LordMade { seat, clan } => (say.lord_made)(&name(seat), clan),
        Event::DemonMade { seat, clan, lord_follows } => {
            (say.demon_made)(&name(seat), clan, lord_follows)
        }
        Event::Rose { seat, step } => (say.rose)(&name(seat), step),
        Event::Fell { seat, step } => (say.fell)(&name(seat), step),
        Event::Spared { seat } => (say.spared)(&name(seat)),
        Event::GemWon { seat, step } => (say.gem_won)(&name(seat), step),
        Event::Doubled { seat } => (say.doubled)(&name(seat)),
        Event::Assigned { seat, clan, space } => (say.assigned)(&name(seat), clan, space),
        Event::Dismissed { seat, clan } => (say.dismissed)(&name(seat), clan),
        Event::Recruited { seat, clan } => (say.recruited)(&name(seat), clan),
        Event::FollowerGiven { seat, clan } => (say.follower_given)(&name(seat), clan),
        Event::Employed { seat, clan, trade, was_follower } => {
            (say.employed)(&name(seat), clan, trade, was_follower)
        }
        Event::TurnEnded { seat } => (say.turn_ended)(&name(seat)),
        Event::Scored { seat, score } => (say.scored)(&name(seat), &score),
        Event::GameEnded { winners } => (say.game_ended)(&named(winners, names)),
    }
}

/// Returns the names of these seats.
pub(super) fn named(seats: Seats, names: &[String]) -> Vec<String> {
    seats.iter().map(|seat| name_of(names, seat).into_owned()).collect()
}
