//! An onlooker's views in the course of a match.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::view::View;
use curia::rules::Game;
use curia::session::Session;

/// Returns an onlooker's view before each action, and now.
pub fn views(session: &Session<CouncilOf4>) -> Vec<View> {
    let record = session.record();
    let mut state = record.start(|_| {}).expect("a match that begins");
    let mut views = vec![CouncilOf4::view(&state, None)];
    for &action in &record.actions {
        CouncilOf4::apply(&mut state, action, |_| {}).expect("an action that was played");
        views.push(CouncilOf4::view(&state, None));
    }
    views
}
