//! Evidence in what can be decided, and in single actions.

use curia::games::four_towers::rules::action::Action;
use curia::games::four_towers::rules::clans::Clans;
use curia::games::four_towers::rules::components::{
    Champion, Clan, FOLLOWERS, LINES, MOST_CHAMPIONS, Ring, Space, Trade, Village,
};
use curia::games::four_towers::rules::event::Event;
use curia::games::four_towers::rules::legal::{Illegal, check};
use curia::games::four_towers::rules::state::{Decision, Play, PublicState};
use curia::games::four_towers::rules::villages::Villages;

use super::{Step, is_ready};

/// Finds the evidence in what is decided next.
pub fn before(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    match table.decision() {
        Decision::Play => plays(table, see),
        Decision::Demote => {
            let others = || table.each_seat().filter(|&seat| seat != table.active());
            if others().any(|seat| table.player(seat).step == 0) {
                see("R18 a marker on black stays");
            }
            if others().any(|seat| table.player(seat).is_on_gold()) {
                see("R21 a marker on gold is safe");
            }
            if !table.land.bursting().is_empty() {
                see("R12 a demotion while another village waits");
            }
            if table.demotable().len() == 1 {
                see("R14 a demotion with one to demote is asked");
            }
        }
        Decision::Expand => {
            if table.land.bursting().len() > 1 {
                see("R09 several villages wait");
            }
            if table.turn.play == Play::Assign && !table.turn.drawn.is_none() {
                see("R13 an expansion before the peasants are assigned");
            }
        }
        Decision::Place => places(table, see),
        Decision::Assign => {
            let own = table.own();
            if table.turn.drawn.kinds().any(|clan| own.followers.of(clan) == FOLLOWERS) {
                see("R53 no room for another follower");
            }
            let climbs = |clan| own.takes(Space::Of(Trade::Mountaineer), clan);
            if Clan::ALL.into_iter().any(climbs) && !table.turn.drawn.kinds().all(climbs) {
                see("R23 the next space is for other clans");
            }
        }
        Decision::End => ends(table, see),
        Decision::Spirits | Decision::Over => {}
    }
}

fn plays(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let (own, play) = (table.own(), table.turn.play);
    let each = || Clan::ALL.into_iter();
    let pairs = each().flat_map(|one| each().map(move |other| [one, other]));
    let mut draws = pairs.flat_map(|[one, other]| each().map(move |third| [one, other, third]));
    if draws.any(|clans| {
        let clans: Clans = clans.into_iter().collect();
        check(table, Action::Draw(clans)) == Err(Illegal::StuckDraw)
    }) {
        see("R07 a draw must not be without a village");
    }
    if play <= Play::Merchant && own.is_on_gold() && !own.merchants.is_none() {
        see("R32 no merchant given up on gold");
    }
    if play <= Play::Begin && is_ready(table, Champion::Slanderer) && table.demotable().is_empty() {
        see("R32 no slanderer without a target");
    }
    let have_equals = |[one, other]: [Village; 2]| {
        each().any(|clan| table.land.at(one).contains(clan) && table.land.at(other).contains(clan))
    };
    let has_swap = play <= Play::Begin && is_ready(table, Champion::AmberTactician);
    if has_swap && LINES.into_iter().any(have_equals) {
        see("R32 no swap of equals");
    }
    let mut offered = table.display.iter().flatten();
    let can_pay = |champion: &Champion| champion.price(table.seats()) <= own.followers.total();
    if play <= Play::Buy && own.has_bought_all() && offered.any(can_pay) {
        see("R34 no third purchase");
    }
    let has_two = own.has_bought_all() && !own.has_taken_the_third();
    if play == Play::Begin && has_two && own.has_a_full_market() {
        see("R35 a market full too late for the third");
    }
    used_already(table, see);
}

fn places(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let drawn = || table.turn.drawn.kinds();
    let open = drawn().map(|clan| table.takes_placed(clan)).fold(Villages::EMPTY, Villages::or);
    if table.turn.number == 0 && open == Villages::HOMES {
        see("R06 a first turn in which only homes are open");
    }
    let is_closed = |village: Village| {
        let there = table.land.at(village);
        there.total() == 2 && drawn().any(|clan| !there.contains(clan))
    };
    if Village::ALL.into_iter().any(is_closed) {
        see("R05 closed with two of other clans");
    }
}

fn ends(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let own = table.own();
    let recruits = is_ready(table, Champion::EmeraldRecruiter)
        || is_ready(table, Champion::TowerChamberlain) && table.turn.made_lord
        || is_ready(table, Champion::ShepherdOfClans);
    let is_full = |clan| own.followers.of(clan) == FOLLOWERS && table.temple.of(clan) > 0;
    if recruits && Clan::ALL.into_iter().any(is_full) {
        see("R53 no room for a follower by a skill");
    }
    if is_ready(table, Champion::AzureAmbassador) && own.is_on_gold() {
        see("R32 no ambassador on gold");
    }
    used_already(table, see);
}

fn used_already(table: &PublicState, see: &mut impl FnMut(&'static str)) {
    let used = |(place, hired)| table.turn.has_used(place) && table.own().can_pay(hired);
    if table.own().champions().enumerate().any(used) {
        see("R41 a champion used is not used again");
    }
}

/// Whether the action leads a peasant from a valley, which takes the Ridge Warden.
pub fn is_from_a_valley(step: &Step) -> bool {
    matches!(step.action, Action::Mountaineer { from, .. } if from.ring() == Ring::Valley)
}

/// Finds the evidence in an action.
pub fn action(step: &Step, see: &mut impl FnMut(&'static str)) {
    let Step { before, after, .. } = *step;
    let own = step.own();
    match step.action {
        Action::Third(_) => see("R35 a third champion"),
        Action::Buy { paid, .. } => {
            if paid.kinds().count() > 1 {
                see("R36 a mix of followers pays");
            }
            let at_the_temple = |clan| before.temple.of(clan) + paid.of(clan);
            if paid.kinds().all(|clan| after.temple.of(clan) == at_the_temple(clan)) {
                see("R31 who was paid is in the temple");
            }
            if after.own().has_bought_all() {
                see("R34 two bought");
            }
        }
        Action::Mercenary { removed, .. } => {
            see(if removed.total() > 1 {
                "a second peasant by the Free Captain"
            } else {
                "R29 a mercenary removes a peasant"
            });
            let others = own.mercenaries.iter().any(|clan| Some(clan) != own.mercenaries.last());
            if others && given(step) == own.mercenaries.last() {
                see("R25 the mercenary that came last leaves");
            }
        }
        Action::Mountaineer { .. } => {
            see(if is_from_a_valley(step) {
                "the Ridge Warden leads to a hill"
            } else {
                "R30 a mountaineer leads from a hill to a mountain"
            });
            let others = own.mountaineers.iter().any(|clan| Some(clan) != own.mountaineers.last());
            if others && given(step) == own.mountaineers.last() {
                see("R26 the mountaineer that came last leaves");
            }
        }
        Action::Merchant(clan) => {
            if own.white_merchant() == Some(clan) && after.own().white_merchant().is_none() {
                see("R24 a merchant given up empties the white space");
            }
            let rises = step.events.iter().filter(|event| matches!(event, Event::Rose { .. }));
            let is_last = rises.count() == 1 && after.own().is_on_gold();
            if own.helper(Trade::Merchant).is_some() && is_last {
                see("the Guild Matron reaches gold with one space");
            }
        }
        Action::Draw(clans) => {
            match clans.kinds().count() {
                1 => see("R04 three of a clan are drawn"),
                3 => see("R04 three clans are drawn"),
                _ => {}
            }
            if Clan::ALL.into_iter().any(|clan| before.supply.of(clan) == 0) {
                see("R04 a supply is empty");
            }
        }
        Action::Place { clan, village } => {
            let there = before.land.at(village);
            match there.total() {
                1 if !there.contains(clan) => see("R05 placed beside one of another clan"),
                2 if there.kinds().count() == 2 => {
                    see("R05 placed beside two, of which one has its colour");
                }
                _ => {}
            }
        }
        Action::Expand { village, .. } => {
            let there = before.land.at(village);
            if there.kinds().count() > 1 {
                see("R09 a peasant of another clan could take the line");
            }
            if there.total() > 3 {
                see("R10 four peasants or more");
            }
        }
        Action::Demote(_) => see("R17 a marker is moved down"),
        Action::Spare => see("R17 all are spared"),
        Action::Assign { clan, space: Space::Of(trade) } => match trade {
            Trade::Merchant if own.merchants.contains(clan) => {
                see("R24 a merchant on the white space");
            }
            Trade::Mountaineer if own.mountaineers.len() == 5 => {
                see("R23 a mountaineer on the sixth space");
            }
            _ => {}
        },
        Action::Dismiss(clan) => {
            assert_eq!(after.temple.of(clan), before.temple.of(clan) + 1);
            see("R27 who fits nowhere goes to the temple");
        }
        Action::Spirits(_) | Action::Use(_) | Action::Assign { .. } | Action::End => {}
    }
    if let Some(clan) = given(step)
        && after.temple.of(clan) > before.temple.of(clan)
    {
        see("R31 who was given up is in the temple");
    }
    if after.own().champions().count() == MOST_CHAMPIONS {
        see("three champions with one player");
    }
}

/// Returns who is given up.
fn given(step: &Step) -> Option<Clan> {
    step.events.iter().find_map(|event| match *event {
        Event::GivenUp { clan, .. } => Some(clan),
        _ => None,
    })
}
