//! The part of a bot's thoughts that may be shown while its hand is hidden.

use curia::bots::history::History;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::motive::{Gain, Motive};
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::state::State;
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::scene::Shown;

use crate::positions::{games, steps};
use crate::thinker::ask;

/// Returns a bot's reasons for an action.
fn said_for(action: Action, state: &State) -> Vec<Motive> {
    let view = CouncilOf4::view(state, CouncilOf4::decider(state));
    let wanted = Wanted::Advice { iterations: 8, about: Some(CouncilOf4::print(action)) };
    let candidates = ask(&History::of(view, Seed(3)), wanted).candidates;
    let about = candidates.into_iter().find(|one| one.action == action);
    about.expect("what was asked about").motives
}

fn gains(motives: &[Motive]) -> Vec<Gain> {
    motives.iter().map(|motive| motive.gain).collect()
}

const fn is_of_the_hand(gain: &Gain) -> bool {
    matches!(gain, Gain::Matches(..) | Gain::Unmatched(..) | Gain::Against(..))
}

/// While a bot's hand is hidden, its reasons are those for any other hand: only what its cards and those
/// of others match is left out.
#[test]
fn nothing_is_told_of_a_hidden_hand() {
    let (mut hidden, mut told, mut hands) = (0, 0, 0);
    for (setup, seed) in games().take(9) {
        for (at, (state, action)) in (0..).zip(steps(&setup, &seed)).step_by(11) {
            let seat = CouncilOf4::decider(&state).expect("a decision");
            let all = said_for(action, &state);
            let open = gains(&CouncilOf4::openly(&all));
            let mut expected = gains(&all);
            expected.retain(|gain| !is_of_the_hand(gain));
            assert_eq!(open, expected);
            hidden += all.len() - open.len();
            told += open.len();

            let onlooker = CouncilOf4::view(&state, None);
            let other = CouncilOf4::determinise(&onlooker, &mut Seed(at).stream(5));
            let mut after = other;
            if CouncilOf4::apply(&mut after, action, |_| {}).is_ok() {
                hands += usize::from(other.hand(seat) != state.hand(seat));
                assert_eq!(gains(&CouncilOf4::openly(&said_for(action, &other))), open, "{action}");
            }
        }
    }
    assert!(hidden > 10 && told > 100 && hands > 100, "{hidden} {told} {hands}");
}
