//! Events in English.

use super::champions::{name as champion, the, the_first};
use super::words::{clan, clans, counted, listed, people, points, space, trade, trades, ways};
use crate::games::four_towers::rules::components::{Clan, DOUBLING, Trade, points as worth};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::{Cause, Score};
use crate::games::four_towers::text::event::EventText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    began_with_gems: |name, gems| format!("{name} begins with {}.", counted(gems, "gem")),
    game_began: |name| format!("The game begins, and {name} has the first turn."),
    champion_revealed: |slot, of| format!("{} is on show in slot {}.", the_first(of), slot.0 + 1),
    turn_began: |name, before| format!("Turn {} begins: {name}.", before + 1),
    champion_hired: |name, slot, of, paid| {
        let slot = slot.0 + 1;
        match paid.is_none() {
            true => format!("{name} took {} from slot {slot}, free as the third.", the(of)),
            false => {
                let paid = people(paid, "follower", "followers");
                format!("{name} bought {} from slot {slot} for {paid}.", the(of))
            }
        }
    },
    gems_given: |name, of, gems| format!("{name}’s {} got {}.", champion(of), counted(gems, "gem")),
    spirits_given: |name, of, spirits, by_choice| match (spirits.is_none(), by_choice) {
        (true, _) => format!("{name}’s {} got no spirits: the temple has none.", champion(of)),
        (false, true) => {
            format!("{name} chose {} for {}.", people(spirits, "spirit", "spirits"), the(of))
        }
        (false, false) => {
            let spirits = people(spirits, "spirit", "spirits");
            format!("{name}’s {} got all there was: {spirits}.", champion(of))
        }
    },
    skill_used: |name, of, spent| match spent {
        Spent::Nothing => format!("{name} used {}.", the(of)),
        Spent::Gem => format!("{name} used {} for a gem.", the(of)),
        Spent::LooseGem => format!("{name} used {} for a loose gem.", the(of)),
        Spent::Spirit(spirit) => format!("{name} used {} for a {} spirit.", the(of), clan(spirit)),
    },
    given_up: |name, of, of_clan| format!("{name} gave up a {} {}.", clan(of_clan), trade(of)),
    removed: |of, at| format!("A {} peasant left {} for the temple.", clan(of), village(at)),
    moved: |of, from, to| {
        format!("A {} peasant moved from {} to {}.", clan(of), village(from), village(to))
    },
    swapped: |[one, other], [first, second]| {
        let (first, second) = (clan(first), clan(second));
        format!("Swapped: {first} from {} and {second} from {}.", village(one), village(other))
    },
    kindled: |of, at| format!("A {} spirit became a peasant in {}.", clan(of), village(at)),
    replaced: |at, peasant, spirit| {
        format!("In {}, a {} spirit replaced {}.", village(at), clan(spirit), clan(peasant))
    },
    drawn: |name, of| format!("{name} drew {}.", clans(of)),
    placed: |name, of, at, was_stuck| match was_stuck {
        false => format!("{name} placed {} in {}.", clan(of), village(at)),
        true => {
            format!(
                "{name} placed {} in {}: no village took any, so any home did.",
                clan(of),
                village(at)
            )
        }
    },
    expanded: |name, of, clans, by_choice| match by_choice {
        true => format!("{name} expanded {}: {}.", village(of), ways(of, clans)),
        false => format!("{} expanded on {name}’s turn: {}.", village(of), ways(of, clans)),
    },
    lord_made: |name, of| format!("{name} made a {} lord.", clan(of)),
    demon_made: |name, of, follows| match follows {
        false => format!("{name} made a {} demon.", clan(of)),
        true => format!("{name} made a {0} demon, and a {0} lord follows.", clan(of)),
    },
    rose: |name, step| {
        let before = worth(step.saturating_sub(1));
        format!("{name}’s influence: {before} → {}.", worth(step))
    },
    fell: |name, step| {
        let before = worth(step.saturating_add(1));
        format!("{name}’s influence: {before} → {}.", worth(step))
    },
    spared: |name| format!("{name} spared everyone."),
    gem_won: |name, step| format!("{name} took the gem on {}.", worth(step)),
    doubled: |name| format!("{name} has {DOUBLING} mercenaries: the influence counts twice."),
    assigned: |name, of, to| format!("{name} kept {} as a {}.", clan(of), space(to)),
    dismissed: |name, of| format!("{name} sent {} to the temple: no space takes it.", clan(of)),
    recruited: |name, of| format!("{name} took a {} spirit as a follower.", clan(of)),
    follower_given: |name, of| format!("{name} gave a {} follower to the temple.", clan(of)),
    employed: |name, of, to, was_follower| {
        let was = if was_follower { "follower" } else { "spirit" };
        format!("{name} made a {} {was} a {}.", clan(of), trade(to))
    },
    turn_ended: |name| format!("{name}’s turn is over."),
    scored: |name, score| format!("{name} has {}: {}.", points(score.total()), parts(score)),
    game_ended: |winners| match winners {
        [winner] => format!("The game is over: {winner} wins."),
        winners => format!("The game is over: {} share the victory.", listed(winners)),
    },
};

/// Every number of a score: "followers 6 red, 3 yellow, 2 green, 15 blue; mercenaries 14; …".
fn parts(of: &Score) -> String {
    let followers = Clan::ALL.map(|kind| format!("{} {}", of.followers[kind.index()], clan(kind)));
    let by_trade = Trade::ALL
        .map(|kind| format!("{} {}", trades(kind).to_lowercase(), of.trades[kind.index()]));
    let champions = of.champions.map(|points| points.to_string());
    let others = [
        format!("champions {}", champions.join(" + ")),
        format!("gems and spirits {}", of.of(Cause::Tokens)),
        format!("influence {}", of.of(Cause::Influence)),
        format!("doubled {}", of.of(Cause::Doubled)),
    ];
    let followers = format!("followers {}", followers.join(", "));
    let all: Vec<String> = [followers].into_iter().chain(by_trade).chain(others).collect();
    all.join("; ")
}
