//! Legality over the whole space of actions: the list, `check` and `apply` agree with each other and with a
//! second opinion written from the rules alone.

use super::*;

/// Returns every value of an action: all fields, and all multisets of up to four cards as payments.
fn every_action() -> Vec<Action> {
    let elections = || {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| Council::ALL.into_iter().map(move |council| (colour, council)))
    };
    let payments = every_payment();
    let mut actions =
        vec![Action::EngageServant, Action::AdditionalMain, Action::EndTurn, Action::DeclinePermit];
    for (colour, council) in elections() {
        actions.push(Action::Elect { colour, council });
        actions.push(Action::SendServant { colour, council });
    }
    for region in Region::ALL {
        actions.push(Action::ChangePermits { region });
        for slot in Slot::ALL {
            actions.push(Action::TakePermit { region, slot });
            let acquire = |&payment| Action::Acquire { region, slot, payment };
            actions.extend(payments.iter().map(acquire));
        }
    }
    for city in City::ALL {
        actions.push(Action::ChooseToken { city });
        actions.extend(payments.iter().map(|&payment| Action::PlaceWithQueen { city, payment }));
        actions.extend(Permit::all().map(|permit| Action::Place { permit, city }));
        actions.extend(City::ALL.map(|second| Action::ChooseTokens { first: city, second }));
    }
    actions.extend(Permit::all().map(|permit| Action::RepeatPermit { permit }));
    actions
}

fn every_payment() -> Vec<Cards> {
    let mut payments = BTreeSet::from([Cards::EMPTY]);
    for _ in 0..4 {
        for payment in payments.clone() {
            for card in Politics::ALL {
                if payment.len() < 4 {
                    let mut more = payment;
                    more.add(card);
                    payments.insert(more);
                }
            }
        }
    }
    payments.into_iter().collect()
}

#[test]
fn the_space_of_actions_has_the_size_that_counting_gives() {
    let multisets = 1 + 7 + 28 + 84 + 210;
    assert_eq!(every_payment().len(), multisets);
    let chosen = 15 + 6 + 1 + 45 + 15 * 15;
    let turn = 24 + 3 * 2 * multisets + 45 * 15 + 15 * multisets + 1 + 3 + 24 + 1 + 1;
    assert_eq!(every_action().len(), turn + chosen);
}

/// Returns the second opinion: the text of the rules, word by word, and slowly.
fn allowed(state: &State, action: Action) -> bool {
    let table = state.table();
    let me = table.player(table.turn.seat);
    let hand = state.hand(table.turn.seat);
    let turn = table.decision == Decision::Turn;
    let main = turn && table.turn.main_left > 0;
    let quick = turn && !table.turn.quick_taken;
    let pays = |coins: usize, servants: usize| {
        coins <= usize::from(me.coins) && servants <= usize::from(me.servants)
    };
    let in_reserve = |colour: Colour| table.reserve[colour as usize] > 0;
    let has_permit = |permit: Permit| me.ready.contains(permit) || me.used.contains(permit);
    let own_token = |city: City| me.merchants.contains(city) && pays_no_nobility(table, city);
    match action {
        Action::Elect { colour, .. } => main && in_reserve(colour),
        Action::Acquire { region, slot, payment } => {
            main && table.face_up[region as usize][slot as usize].is_some()
                && satisfying(table.councils[region as usize], hand, payment)
                    .is_some_and(|coins| pays(coins, 0))
        }
        Action::Place { permit, city } => {
            main && me.ready.contains(permit)
                && permit.cities().contains(city)
                && servants_to_place(table, city).is_some_and(|servants| pays(0, servants))
        }
        Action::PlaceWithQueen { city, payment } => {
            main && satisfying(table.councils[3], hand, payment).is_some_and(|coins| {
                servants_to_place(table, city).is_some_and(|servants| {
                    pays(coins + 2 * roads_between(table, table.queen, city), servants)
                })
            })
        }
        Action::EngageServant => quick && pays(3, 0),
        Action::ChangePermits { region } => {
            quick && pays(0, 1) && !table.decks[region as usize].is_empty()
        }
        Action::SendServant { colour, .. } => quick && pays(0, 1) && in_reserve(colour),
        Action::AdditionalMain => quick && pays(0, 3),
        Action::EndTurn => turn && table.turn.main_taken,
        Action::ChooseToken { city } => table.decision == Decision::Token && own_token(city),
        Action::TakePermit { region, slot } => {
            table.decision == Decision::FreePermit
                && table.face_up[region as usize][slot as usize].is_some()
        }
        Action::DeclinePermit => table.decision == Decision::FreePermit,
        Action::RepeatPermit { permit } => {
            table.decision == Decision::RepeatPermit && has_permit(permit)
        }
        Action::ChooseTokens { first, second } => {
            table.decision == Decision::TwoTokens
                && first.letter() < second.letter()
                && own_token(first)
                && own_token(second)
        }
    }
}

/// Returns the coins for discarding these cards, if each matches a councillor of its own.
fn satisfying(council: [Colour; 4], hand: Cards, payment: Cards) -> Option<usize> {
    let cards: Vec<Politics> = payment.iter().collect();
    let in_hand = Politics::ALL.into_iter().all(|card| hand.count(card) >= payment.count(card));
    if !in_hand || !each_matched(&cards, &council) {
        return None;
    }
    let jokers = cards.iter().filter(|&&card| card == Politics::Joker).count();
    match cards.len() {
        1 => Some(10 + jokers),
        2 => Some(7 + jokers),
        3 => Some(4 + jokers),
        4 => Some(jokers),
        _ => None,
    }
}

/// Tries every councillor for the first card, then the rest for the others.
fn each_matched(cards: &[Politics], councillors: &[Colour]) -> bool {
    let Some((card, others)) = cards.split_first() else {
        return true;
    };
    (0..councillors.len()).any(|at| {
        let mut left = councillors.to_vec();
        let councillor = left.remove(at);
        (*card == Politics::Joker || *card == Politics::Colour(councillor))
            && each_matched(others, &left)
    })
}

/// Returns the servants for placing there, if the player may place there at all.
fn servants_to_place(table: &PublicState, city: City) -> Option<usize> {
    let seat = table.turn.seat;
    let there = |other: Seat| table.player(other).merchants.contains(city);
    if there(seat) || table.player(seat).merchants.len() >= 10 {
        return None;
    }
    let others = (0..table.seats()).filter(|&other| there(Seat(other))).count();
    Some(others + usize::from(table.neutral.contains(city)))
}

/// Returns the roads of the shortest way, found by spreading from city to city.
fn roads_between(table: &PublicState, from: City, to: City) -> usize {
    let roads: Vec<_> = table.board.roads().collect();
    let mut reached = BTreeSet::from([from]);
    let mut count = 0;
    while !reached.contains(&to) {
        let edge = reached.clone();
        for &(one, other) in &roads {
            if edge.contains(&one) || edge.contains(&other) {
                reached.extend([one, other]);
            }
        }
        count += 1;
    }
    count
}

fn pays_no_nobility(table: &PublicState, city: City) -> bool {
    table.tokens.of(city).is_some_and(|token| {
        token.bonuses().iter().all(|bonus| !matches!(bonus, Bonus::Nobility(_)))
    })
}

fn legal_list(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    CouncilOf4::legal_actions(state, &mut legal);
    legal
}

/// Compares the list with `check`, `apply` and the second opinion, for every value of an action.
fn hold_against(state: &State, every: &[Action]) {
    let listed = legal_list(state);
    assert!(listed.is_sorted_by(|one, next| one < next), "sorted, and nothing twice");
    for at in 0..=listed.len() {
        let chosen = CouncilOf4::choose_legal(state, |len| {
            assert_eq!(len as usize, listed.len());
            at as u32
        });
        assert_eq!(chosen, listed.get(at).copied(), "position {at} without the list");
    }
    let listed: BTreeSet<Action> = listed.into_iter().collect();
    let table = state.table();
    let mut found = 0;
    for &action in every {
        let is_listed = listed.contains(&action);
        let why = || format!("{action:?} in {table:?}");
        assert_eq!(is_listed, allowed(state, action), "second opinion: {}", why());
        let checked = legal::check(table, state.hand(table.turn.seat), action);
        assert_eq!(is_listed, checked.is_ok(), "check: {}", why());
        let (mut after, mut told) = (*state, 0);
        let done = CouncilOf4::apply(&mut after, action, |_| told += 1);
        assert_eq!(done, checked.map(|_| ()), "apply: {}", why());
        if is_listed {
            found += 1;
            assert!(told > 0, "{} happens silently", why());
        } else {
            assert!(after == *state && told == 0, "{} was refused, but left a trace", why());
        }
    }
    assert_eq!(found, listed.len(), "something is listed that is no action at all");
}

/// Plays a game and checks some of its states against every action; collects the kinds of decisions and
/// actions seen.
fn sample(setup: &Setup, seed: Seed, every: &[Action], seen: &mut BTreeSet<String>) {
    let mut state = CouncilOf4::start(setup, seed, |_| {}).expect("a game");
    let mut rng = seed.stream(77);
    // The players start all over the track, so that all choices open.
    for player in &mut state.table.players[..usize::from(setup.players)] {
        player.nobility = below(&mut rng, 16) as u8;
    }
    for step in 0..600 {
        let legal = legal_list(&state);
        let choice = !matches!(state.table.decision, Decision::Turn | Decision::Over);
        if choice || step % 12 == 0 || legal.is_empty() {
            hold_against(&state, every);
            seen.insert(format!("{:?}", state.table.decision));
            let kind =
                |&action: &Action| CouncilOf4::print(action).split(' ').next().map(String::from);
            seen.extend(legal.iter().filter_map(kind));
        }
        if legal.is_empty() {
            return;
        }
        let action = lively(&legal, CouncilOf4::print, |bound| below(&mut rng, bound));
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
    }
}

#[test]
fn listed_allowed_and_applied_are_the_same_on_every_board() {
    let every = every_action();
    let mut seen = BTreeSet::new();
    for sides in Sides::all() {
        for players in 2..=4 {
            let setup = Setup {
                players,
                board: sides.board(),
                nobility: NobilityVariant::Printed,
                first: None,
            };
            for number in 1..=3 {
                let seed = Seed::from_text(&format!("{sides} {players} {number}"));
                sample(&setup, seed, &every, &mut seen);
            }
        }
    }
    let decisions = "FreePermit Over RepeatPermit Token Turn TwoTokens";
    let actions =
        "acquire change decline elect end engage extra place queen repeat send take token tokens";
    let expected = decisions.split(' ').chain(actions.split(' ')).map(String::from);
    assert_eq!(seen, expected.collect(), "the sample saw everything");
}
