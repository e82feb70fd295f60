//! Asking the bots' thread.

use curia::bots::Playable;
use curia::bots::advice::Advice;
use curia::bots::history::History;
use curia::bots::protocol::{Order, Question, Reply, Wanted};
use curia::bots::thinker::Thinker;
use curia::games::BOTS;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::bots::motive::Motive;
use curia::games::council_of_4::rules::action::Action;

/// Returns the thread's advice on a decision of Council of 4.
pub fn ask(history: &History<CouncilOf4>, wanted: Wanted) -> Advice<Action, Motive> {
    ask_in::<CouncilOf4>(history, wanted)
}

/// Returns the thread's advice on a decision of any game.
pub fn ask_in<G: Playable>(history: &History<G>, wanted: Wanted) -> Advice<G::Action, G::Motive> {
    let mut thinker = Thinker::new(BOTS);
    assert_eq!(thinker.take(Order::Ask(Box::new(Question::new(1, wanted, history)))), None);
    loop {
        if let Some(Reply::Answer(answer)) = thinker.go_on() {
            return Advice::unpack::<G>(&answer.advice.expect("advice")).expect("actions");
        }
    }
}
