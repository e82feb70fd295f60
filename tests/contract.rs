//! What holds for every game, every board and every number of players.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::board::Sides;
use curia::games::council_of_4::setup::Setup;
use curia::games::council_of_4::state::State;
use curia::games::luck::{Seed, below};
use curia::games::{Game, Seat};

#[test]
fn size() {
    println!("{}", std::mem::size_of::<State>());
    assert!(std::mem::size_of::<State>() <= 256);
}

#[test]
fn random() {
    for sides in Sides::all() {
        for players in 2..=4 {
            let setup = Setup { players, sides, nobility: Default::default(), first: None };
            let seed = Seed::from_text(&format!("{sides}{players}"));
            let mut state = CouncilOf4::start(&setup, seed, |_| {}).unwrap();
            let mut rng = seed.stream(99);
            let mut legal = Vec::new();
            let mut n = 0;
            while CouncilOf4::decider(&state).is_some() && n < 5000 {
                assert_eq!(CouncilOf4::validate(&state), vec![], "after {n}");
                CouncilOf4::legal_actions(&state, &mut legal);
                let action = legal[below(&mut rng, legal.len() as u32) as usize];
                assert_eq!(CouncilOf4::parse(&CouncilOf4::print(action)), Some(action));
                CouncilOf4::apply(&mut state, action, |_| {}).unwrap();
                n += 1;
            }
            println!("{sides} {players} {n} {:?}", CouncilOf4::winners(&state));
            for s in Seat::first(players) {
                let v = CouncilOf4::view(&state, Some(s));
                assert_eq!(CouncilOf4::view(&CouncilOf4::determinise(&v, &mut rng), Some(s)), v);
            }
        }
    }
}
