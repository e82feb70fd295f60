//! The legal list against brute force: every action that there is, one by one.

use super::*;

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
    let legal = every.iter().filter(|&&action| legal::check(table, action).is_ok());
    assert_eq!(legal.copied().collect::<BTreeSet<_>>(), listed.iter().copied().collect());
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
        let (mut at, mut listed) = (seed, Vec::new());
        while FourTowers::decider(&state).is_some() {
            FourTowers::legal_actions(&state, &mut listed);
            let is_eager = |action: &Action| {
                matches!(action, Action::Third(_) | Action::Buy { .. } | Action::Use(_))
            };
            if listed.iter().any(is_eager) && below(&mut rng, 2) == 1 {
                listed.retain(is_eager);
            }
            let action = listed[below(&mut rng, listed.len() as u32) as usize];
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
    let own = "followers RRYYGGBB; mercenaries RYG; mountaineers RY";
    for players in 2..=4 {
        let rich =
            format!("{players} players; {land}; steps 1 2; turn 32; lords RGB; demons YB; {own}");
        for pair in [
            "champion marshal; champion tactician",
            "champion kindler RRB; champion slanderer YG",
            "champion captain; champion warden",
            "champion matron; champion recruiter",
            "champion ambassador; champion changeling RRB",
            "champion foreman YG; champion quartermaster",
            "champion chamberlain; champion oracle",
            "champion climber; champion shepherd",
        ] {
            agrees(&table(&format!("{rich}; merchants RYGB; {pair}")).state, &every);
            let mut full = unchecked(&format!("{rich}; merchants RRYGB; {pair}"));
            assert!(agrees(&full.begin().state, &every).contains(&Action::Third(Slot(2))));
            full = unchecked(&format!("{rich}; merchants RRYGB; {pair}; made both; end"));
            full.arrange();
            agrees(&full.state, &every);
        }
        for point in ["turn 32", "drawn RYB", "assign RB"] {
            agrees(&table(&format!("{rich}; merchants RYGB; {point}")).state, &every);
        }
    }
}
