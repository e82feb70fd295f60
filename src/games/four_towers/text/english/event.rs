//! Events in English.

use super::words::{champion, clan, clans, counted, end, listed, space, trade, village};
use crate::games::four_towers::rules::components::{Trade, points};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::text::event::EventText;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    game_began: |name| format!("{name} has the first turn."),
    champion_revealed: |of, slot| format!("The {} turned up in slot {slot}.", champion(of)),
    turn_began: |name, number| format!("Turn {number}: {name}."),
    champion_hired: |name, of, slot, paid| {
        let of = champion(of);
        match paid.is_none() {
            true => format!("{name} took the {of} of slot {slot} free."),
            false => format!("{name} bought the {of} of slot {slot} for {}.", clans(paid)),
        }
    },
    gems_given: |name, of, gems| format!("{name}’s {} got {}.", champion(of), counted(gems, "gem")),
    spirits_given: |name, of, spirits, by_choice| {
        let why = if by_choice { "" } else { ", all that there are" };
        format!("{name}’s {} got the spirits {}{why}.", champion(of), clans(spirits))
    },
    skill_used: |name, of, spent| {
        let price = match spent {
            Spent::Nothing => String::new(),
            Spent::Gem => " for a gem".to_owned(),
            Spent::TrackGem => " for a gem from the track".to_owned(),
            Spent::Spirit(of) => format!(" for a {} spirit", clan(of)),
        };
        format!("{name} used the {}{price}.", champion(of))
    },
    given_up: |name, of, what| format!("{name} gave up a {} {}.", clan(of), trade(what)),
    removed: |of, from| format!("A {} peasant left {} for the temple.", clan(of), village(from)),
    moved: |of, from, to| {
        format!("A {} peasant moved from {} to {}.", clan(of), village(from), village(to))
    },
    swapped: |[first, second], [one, other]| {
        let (first, second) = (clan(first), clan(second));
        format!("{first} of {} and {second} of {} swapped.", village(one), village(other))
    },
    kindled: |of, at| format!("A {} spirit became a peasant in {}.", clan(of), village(at)),
    replaced: |old, new, at| {
        format!("In {}, a {} spirit took the place of {}.", village(at), clan(new), clan(old))
    },
    drawn: |name, of| format!("{name} drew {}.", clans(of)),
    placed: |name, of, at, was_stuck| {
        let why = if was_stuck { ", since no village took any" } else { "" };
        format!("{name} placed {} in {}{why}.", clan(of), village(at))
    },
    expanded: |name, at, who, by_choice| {
        let parts = who.into_iter().zip(at.lines());
        let parts: Vec<String> =
            parts.map(|(of, line)| format!("{} {}", clan(of), end(line))).collect();
        let by = if by_choice { format!(", as {name} chose") } else { format!(" for {name}") };
        format!("{} expanded{by}: {}.", village(at), parts.join(", "))
    },
    lord_made: |name, of| format!("{name} made a {} lord.", clan(of)),
    demon_made: |name, of, lord_follows| {
        let follows = if lord_follows { ", and a lord follows" } else { "" };
        format!("{name} made a {} demon{follows}.", clan(of))
    },
    rose: |name, step| format!("{name} is up to space {step}: {}.", points(step)),
    fell: |name, step| format!("{name} is down to space {step}: {}.", points(step)),
    spared: |name| format!("{name} spared the others."),
    gem_won: |name, step| format!("{name} took the gem of space {step}."),
    doubled: |name| format!("{name} has seven mercenaries: the track counts twice."),
    assigned: |name, of, at| format!("{name} made {} a {}.", clan(of), space(at)),
    dismissed: |name, of| format!("{name} sent {} to the temple: it fits nowhere.", clan(of)),
    recruited: |name, of| format!("{name} took a {} spirit as a follower.", clan(of)),
    follower_given: |name, of| format!("{name} sent a {} follower to the temple.", clan(of)),
    employed: |name, of, what, was_follower| {
        let from = if was_follower { "follower" } else { "spirit" };
        format!("{name} made a {} {from} a {}.", clan(of), trade(what))
    },
    turn_ended: |name| format!("{name} ended the turn."),
    scored: |name, score| {
        let parts: Vec<String> = Cause::ALL
            .into_iter()
            .filter(|&cause| score.of(cause) > 0)
            .map(|of| format!("{} {}", score.of(of), cause(of)))
            .collect();
        format!("{name}: {}, {}.", counted(score.total(), "point"), listed(&parts))
    },
    game_ended: |winners| match winners {
        [one] => format!("{one} won."),
        several => format!("{} share the victory.", listed(several)),
    },
};

/// What points are for.
const fn cause(of: Cause) -> &'static str {
    match of {
        Cause::Followers => "for followers",
        Cause::Trade(Trade::Mercenary) => "for mercenaries",
        Cause::Trade(Trade::Merchant) => "for merchants",
        Cause::Trade(Trade::Mountaineer) => "for mountaineers",
        Cause::Champions => "for champions",
        Cause::Tokens => "for gems and spirits",
        Cause::Influence => "for the track",
        Cause::Doubled => "for the doubled track",
    }
}
