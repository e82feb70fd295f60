//! Cascades: they always end, and their numbers don't depend on the choices (R11).

use super::*;

/// More expansions than any cascade has.
const MOST: usize = 37;

/// What of a cascade doesn't depend on choices: the peasants of each village at its end, the lords and demons made, and
/// how often each village expanded.
#[derive(Debug, Default, PartialEq)]
struct Numbers {
    peasants: Vec<u8>,
    lords: usize,
    demons: usize,
    expansions: [usize; Village::COUNT],
}

/// Plays a notation and then choices until the cascade is over.
fn cascade(mut state: State, first: &str, mut choose: impl FnMut(u32) -> u32) -> Numbers {
    let mut numbers = Numbers::default();
    let mut action = FourTowers::parse(first).expect("an action");
    loop {
        let done = FourTowers::apply(&mut state, action, |event| match event {
            Event::LordMade { .. } => numbers.lords += 1,
            Event::DemonMade { .. } => numbers.demons += 1,
            Event::Expanded { village, .. } => numbers.expansions[village.index()] += 1,
            _ => {}
        });
        assert_eq!(done, Ok(()));
        assert_eq!(FourTowers::validate(&state), vec![]);
        let most = Village::ALL.map(|village| state.table().land.at(village).total());
        assert!(most.iter().all(|&peasants| peasants <= 5), "{most:?}");
        if !matches!(state.table().decision(), Decision::Expand | Decision::Demote) {
            break;
        }
        action = FourTowers::choose_legal(&state, &mut choose).expect("a choice");
    }
    numbers.peasants = Village::ALL.map(|at| state.table().land.at(at).total()).to_vec();
    assert!(numbers.expansions.iter().sum::<usize>() <= MOST);
    numbers
}

/// Returns a table before a placement that makes the village expand, with these peasants on the map.
fn before(peasants: &[usize], village: Village, players: u8) -> (State, String) {
    let letters = Clan::ALL.map(Clan::letter);
    // None, one or two, of any clans.
    let there = |at: &usize| match at % 21 {
        0 => String::new(),
        some @ 1..5 => letters[some - 1].to_string(),
        two => [letters[two % 4], letters[two / 4 % 4]].iter().collect(),
    };
    let mut villages: Vec<String> = peasants.iter().map(there).collect();
    let placed = &mut villages[village.index()];
    placed.push_str(&"RR"[placed.len()..]);
    let letter = placed.chars().next().expect("a peasant");
    let written = Village::ALL.iter().zip(&villages).filter(|(_, clans)| !clans.is_empty());
    let written = written.map(|(village, clans)| format!("{} {clans}", village.letter()));
    let written = written.collect::<Vec<_>>().join(", ");
    let last = if players == 2 { 38 } else { 46 };
    let drawn = letter.to_string().repeat(3);
    let table =
        table(&format!("{players} players; {written}; turn {last}; steps 0 2; drawn {drawn}"));
    (table.state, format!("place {letter} {}", village.letter()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn r11_cascades_end_and_their_numbers_do_not_depend_on_choices(
        peasants in prop::collection::vec(0..21_usize, Village::COUNT),
        village in 0..Village::COUNT,
        players in 2..=4_u8,
        seed in any::<u64>(),
    ) {
        let (state, first) = before(&peasants, Village::ALL[village], players);
        let numbers = cascade(state, &first, |_| 0);
        prop_assert_eq!(&numbers, &cascade(state, &first, |len| len - 1));
        let mut rng = Seed(seed).stream(1);
        for _ in 0..4 {
            prop_assert_eq!(&numbers, &cascade(state, &first, |len| below(&mut rng, len)));
        }
    }
}

/// On a map with two peasants in every village the longest cascade begins; more can't wait in a village than there.
#[test]
fn r11_the_longest_cascade_has_37_expansions_and_no_village_gets_more_than_five() {
    let full: Vec<usize> = (0..Village::COUNT).map(|at| 5 + at % 16).collect();
    let mut longest = 0;
    for village in Village::ALL {
        let (state, first) = before(&full, village, 2);
        let numbers = cascade(state, &first, |_| 0);
        longest = longest.max(numbers.expansions.iter().sum::<usize>());
        let mut land = state.table().land;
        land.add(village, Clan::Red);
        let most = Village::ALL.map(|village| gathers(&land, village)).into_iter().max();
        assert!((3..=5).contains(&most.expect("a village")));
    }
    assert_eq!(longest, MOST);
    assert_eq!(gathers(&Land::default(), Village::Askar), 0);
}

#[test]
fn cascades_of_random_games_do_not_depend_on_choices() {
    let mut cascades = 0;
    for seed in 0..30 {
        for step in steps::<FourTowers>(deal(2 + (seed % 3) as u8, seed), Seed(seed)) {
            let bursts = |state: &State| !state.table().land.bursting().is_empty();
            if !bursts(&step.before) && bursts(&step.after) {
                let first = FourTowers::print(step.action);
                let numbers = cascade(step.before, &first, |_| 0);
                assert_eq!(cascade(step.before, &first, |len| len - 1), numbers);
                cascades += 1;
            }
        }
    }
    assert!(cascades > 200, "{cascades}");
}
