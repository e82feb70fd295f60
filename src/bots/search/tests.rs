//! The tree of a search where something is chosen in secret.

use toy::Toy;

use super::{Search, SearchParams};
use crate::rules::sample::deal;
use crate::rules::{Game, Seed};

#[allow(dead_code, reason = "search needs a part of it")]
#[path = "../../../examples/toy/mod.rs"]
mod toy;

/// In a round of secret choices nobody's depends on another's, and what follows once they are shown depends on the
/// deciding seat's own alone.
#[test]
fn nobody_knows_what_others_choose_in_secret() {
    let mut legal = Vec::new();
    // Once around in the first of two rounds: each has laid a card, which the others don't know.
    let laid_once = |number| {
        let mut state = deal::<Toy>(4, number).ok()?.0;
        for _ in 0..Toy::seats(&state) {
            Toy::legal_actions(&state, &mut legal);
            Toy::apply(&mut state, legal[0], |_| {}).ok()?;
        }
        Toy::legal_actions(&state, &mut legal);
        (legal.len() > 1).then_some(state)
    };
    let state = (1..60).step_by(3).find_map(laid_once).expect("a choice");
    let decider = Toy::decider(&state).expect("a decision");
    let view = Toy::view(&state, Some(decider));
    let (mut search, mut rng) = (Search::<Toy>::default(), Seed(5).stream(1));
    for _ in 0..20_000 {
        let dealt = Toy::determinise(&view, &mut rng);
        search.iterate(dealt, Some(decider), None, &Toy, &SearchParams::USUAL, &mut rng);
    }
    let is_secret = |action| matches!(action, toy::Action::Lay(_));
    let (mut own, mut of_others) = (0, 0);
    for ((seat, action), behind) in search.led_to().into_iter().filter(|(led, _)| is_secret(led.1))
    {
        if seat == decider {
            own += behind.len();
            assert!(behind.iter().all(|&(_, next)| !is_secret(next)), "{action:?}: {behind:?}");
        } else {
            of_others += 1;
            assert!(behind.is_empty(), "{action:?} of {seat:?}: {behind:?}");
        }
    }
    assert!(own > 10 && of_others > 10, "{own} and {of_others}");
}
