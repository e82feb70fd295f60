//! The legal list against brute force: every action that there is, one by one.

use std::collections::BTreeSet;

use super::table::{Table, deal};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::{Action, Skill, Slot};
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village};
use crate::games::four_towers::rules::legal;
use crate::games::four_towers::rules::state::State;
use crate::rules::luck::{Seed, below};
use crate::rules::{Game, Seat};

/// Returns every action that could be tried, legal or not.
pub fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Spare, Action::End];
    let bags =
        (0..9_u32.pow(4)).map(|number| [1, 9, 81, 729].map(|base| (number / base % 9) as u8));
    let bags: Vec<Clans> =
        bags.map(Clans::from_numbers).filter(|bag| (1..=8).contains(&bag.total())).collect();
    for slot in Slot::all() {
        all.push(Action::Third(slot));
        all.extend(bags.iter().map(|&paid| Action::Buy { slot, paid }));
    }
    for &bag in bags.iter().filter(|bag| bag.total() <= 3) {
        all.extend([Action::Spirits(bag), Action::Draw(bag)]);
        let removed = |village| Action::Mercenary { removed: bag, village };
        all.extend(Village::ALL.map(removed));
    }
    let mut uses = vec![Skill::Ambassador, Skill::Oracle, Skill::Climber];
    for seat in (0..4).map(Seat) {
        all.push(Action::Demote(seat));
        uses.extend(Clan::ALL.map(|spirit| Skill::Slanderer { spirit, seat }));
    }
    for clan in Clan::ALL {
        all.extend([Action::Merchant(clan), Action::Dismiss(clan)]);
        all.extend(Space::ALL.map(|space| Action::Assign { clan, space }));
        uses.extend([Skill::Recruiter(clan), Skill::Chamberlain(clan)]);
        uses.extend(Clan::ALL.map(|taken| Skill::Shepherd { given: clan, taken }));
        for trade in Trade::ALL {
            uses.extend([
                Skill::Foreman { spirit: clan, trade },
                Skill::Quartermaster { follower: clan, trade },
            ]);
        }
    }
    for village in Village::ALL {
        for clan in Clan::ALL {
            all.push(Action::Place { clan, village });
            uses.push(Skill::Kindler { village, spirit: clan });
            let changed = |spirit| Skill::Changeling { peasant: clan, spirit, village };
            uses.extend(Clan::ALL.map(changed));
            let moved = |to| Action::Mountaineer { clan, from: village, to };
            all.extend(Village::ALL.map(moved));
            for two in Clan::ALL {
                let sent = |three| Action::Expand { village, clans: [clan, two, three] };
                all.extend(Clan::ALL.map(sent));
                let later = Village::ALL.into_iter().filter(|&other| other > village);
                uses.extend(later.map(|other| Skill::Tactician {
                    villages: [village, other],
                    clans: [clan, two],
                }));
            }
        }
        uses.extend(Village::ALL.map(|to| Skill::Marshal { from: village, to }));
    }
    all.extend(uses.into_iter().map(Action::Use));
    all
}

fn agrees(state: &State, every: &[Action]) -> Vec<Action> {
    let table = state.table();
    let mut listed = Vec::new();
    FourTowers::legal_actions(state, &mut listed);
    assert!(listed.is_sorted_by(|one, next| one < next), "{listed:?}");
    let mut number = 0;
    let beyond = FourTowers::choose_legal(state, |len| {
        number = len;
        len
    });
    assert_eq!((number as usize, beyond), (listed.len(), None));
    for (at, &action) in (0..).zip(&listed) {
        assert_eq!(FourTowers::choose_legal(state, |_| at), Some(action));
    }
    assert_eq!(FourTowers::choose_legal(state, |_| u32::MAX), None);
    let mut legal = 0;
    for &action in every {
        let is_legal = legal::check(table, action).is_ok();
        legal += usize::from(is_legal);
        assert_eq!(listed.binary_search(&action).is_ok(), is_legal, "{action}");
    }
    assert_eq!(legal, listed.len(), "all listed actions were tried");
    listed
}

/// Games in which champions are hired and used whenever that is possible now and then.
#[test]
fn listed_and_legal_are_the_same_for_every_action_there_is() {
    let every = every_action();
    let mut words = BTreeSet::new();
    for seed in 0..24 {
        let mut state = deal(2 + (seed % 3) as u8, seed);
        let mut rng = Seed(seed).stream(99);
        let mut at = seed;
        while FourTowers::decider(&state).is_some() {
            let mut listed = Vec::new();
            FourTowers::legal_actions(&state, &mut listed);
            let eager: Vec<Action> = listed
                .iter()
                .copied()
                .filter(|action| {
                    matches!(action, Action::Third(_) | Action::Buy { .. } | Action::Use(_))
                })
                .collect();
            let from = if eager.is_empty() || below(&mut rng, 2) == 0 { &listed } else { &eager };
            let action = from[below(&mut rng, from.len() as u32) as usize];
            words.insert(action.to_string().split(' ').next().expect("a word").to_owned());
            at += 1;
            if matches!(action, Action::Use(_)) || at % 40 == 0 {
                agrees(&state, &every);
            }
            FourTowers::apply(&mut state, action, |_| {}).expect("legal");
        }
    }
    // Whoever has all merchants and two champions is rare in random games; see below.
    assert!(words.len() >= 24, "{words:?}");
}

#[test]
fn rich_positions_are_listed_as_they_are_legal() {
    let every = every_action();
    let land = "A RY, B G, C RB, D RR, E YG, F GB, G R, J YY, K RG, L B, P RY, Q GB, U R";
    let rich = |players| {
        let table = Table::new(players).land(land).step(1, 2).step(0, 1).turn(32);
        let table = table.followers(0, "RRYYGGBB").mercenaries(0, "RYG").mountaineers(0, "RY");
        table.merchants(0, "RYGB").lords("RGB").demons("YB")
    };
    let pairs = [
        [Champion::ScarletMarshal, Champion::AmberTactician],
        [Champion::Kindler, Champion::Slanderer],
        [Champion::FreeCaptain, Champion::RidgeWarden],
        [Champion::GuildMatron, Champion::EmeraldRecruiter],
        [Champion::AzureAmbassador, Champion::Changeling],
        [Champion::BoneForeman, Champion::Quartermaster],
        [Champion::TowerChamberlain, Champion::AshOracle],
        [Champion::StarClimber, Champion::ShepherdOfClans],
    ];
    for players in 2..=4 {
        for [one, other] in pairs {
            let spirits = |champion: Champion| match champion {
                Champion::Kindler | Champion::Changeling => "RRB",
                Champion::Slanderer | Champion::BoneForeman => "YG",
                _ => "",
            };
            let table = rich(players).champion(0, one, spirits(one));
            let table = table.champion(0, other, spirits(other));
            let begin = table.begin();
            agrees(&begin.state, &every);
            let full = table.merchants(0, "RRYGB").begin();
            assert!(agrees(&full.state, &every).contains(&Action::Third(Slot(2))));
            let mut end = table.made_lord().made_demon().at_the_end();
            end.arrange();
            agrees(&end.state, &every);
        }
        agrees(&rich(players).begin().state, &every);
        agrees(&rich(players).drawn("RYB").begin().state, &every);
        agrees(&rich(players).to_assign("RB").begin().state, &every);
    }
}
