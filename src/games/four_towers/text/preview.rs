//! The preview of an action in one spoken sentence.

use super::Subjects;
use super::land::Cascade;
use super::moves::head;
use super::ribbon::{Effect, expansion, placement};
use super::said::ribbon::{Assign, Buy, Demotion, Mercenary, Merchant, Mountaineer};
use crate::games::four_towers::rules::components::{Clan, Space, points};
use crate::games::four_towers::rules::scoring::has_most_mountaineers;
use crate::games::four_towers::rules::{Action, PublicState, Score};
use crate::games::four_towers::scene::Outcome;
use crate::text::{name_of, text};

/// Returns what an action at a table would bring; `names` are those of the seats.
pub fn preview(table: &PublicState, action: Action, outcome: &Outcome, names: &[String]) -> String {
    let say = text().ribbon();
    let cascade = Cascade {
        expansions: outcome.cascade.len(),
        lords: outcome.cascade.lords,
        demons: outcome.cascade.demons,
    };
    let own = table.own();
    let after = outcome.after.player(outcome.seat);
    let (before, now) = (outcome.score.0, outcome.score.1);
    match action {
        Action::Place { clan, village } => placement(clan, village, cascade, outcome.influence()),
        Action::Expand { village, clans } => {
            let changes = |clan: Clan| {
                let lords =
                    (u16::from(table.lords.of(clan)), u16::from(outcome.after.lords.of(clan)));
                let demons =
                    (u16::from(table.demons.of(clan)), u16::from(outcome.after.demons.of(clan)));
                if lords.1 > lords.0 {
                    Some(Effect::Lords(clan, lords))
                } else if demons.1 > demons.0 {
                    Some(Effect::Demons(clan, demons, lords.1 < lords.0))
                } else {
                    None
                }
            };
            let effect = Clan::ALL.into_iter().find_map(changes);
            expansion(village, clans, effect)
        }
        Action::Demote(seat) => {
            let step = table.player(seat).step;
            say.demotion(Demotion {
                name: &name_of(names, seat),
                before: points(step),
                after: points(step.saturating_sub(1)),
            })
        }
        Action::Assign { clan, space } => {
            let (place, (before, after)) = match space {
                Space::Follower => {
                    let row = (before.followers[clan.index()], now.followers[clan.index()]);
                    (after.followers.of(clan), row)
                }
                Space::Of(trade) => {
                    let row = (before.trades[trade.index()], now.trades[trade.index()]);
                    (after.count(trade), row)
                }
            };
            let most = has_most_mountaineers(&outcome.after, outcome.seat)
                && !has_most_mountaineers(table, outcome.seat);
            say.assign(Assign { of: clan, to: space, place, most, before, after })
        }
        Action::Buy { slot, paid } => match (table.champion_in(slot), table.price_in(slot)) {
            (Some(champion), Some(price)) => {
                let all = |score: Score| score.followers.into_iter().sum();
                let (before, after) = (all(before), all(now));
                say.buy(Buy { of: champion, price, paid: paid.total(), before, after })
            }
            _ => String::new(),
        },
        Action::Mercenary { removed, village } => match own.mercenaries.last() {
            Some(given) => {
                let (before, after) = outcome.totals();
                say.mercenary(Mercenary { given, of: removed, at: village, before, after })
            }
            None => String::new(),
        },
        Action::Mountaineer { clan, from, to } => match own.mountaineers.last() {
            Some(given) => {
                let (before, after) = outcome.totals();
                say.mountaineer(Mountaineer { given, of: clan, from, to, before, after })
            }
            None => String::new(),
        },
        Action::Merchant(clan) => {
            let (before, after) = outcome.influence();
            say.merchant(Merchant { of: clan, before, after })
        }
        _ => text().labels().sentence(&head(table, action, names)),
    }
}
