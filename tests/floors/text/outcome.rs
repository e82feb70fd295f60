//! Prices and gains of an action, in words.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::scene::Outcome;
use curia::games::council_of_4::text::outcome::{due, preview};
use curia::rules::Game;

use super::names;
use crate::positions::{games, steps};

#[test]
fn the_preview_names_each_for_whose_merchants_servants_are_due_with_their_count() {
    let (mut named, mut neutral) = (0, 0);
    for (setup, seed) in games().step_by(4) {
        for (state, action) in steps(&setup, &seed) {
            let view = CouncilOf4::view(&state, CouncilOf4::decider(&state));
            let outcome = Outcome::of(&view, action).expect("a legal action");
            let (said, due) = (preview(&outcome, &names()), due(&outcome, &names()));
            let (Action::Place { city, .. } | Action::PlaceWithQueen { city, .. }) = action else {
                assert_eq!(due, None, "{action}");
                continue;
            };
            let table = state.table();
            let stands = |(seat, _): &(_, _)| table.player(*seat).merchants.contains(city);
            let others = table.each_seat().zip(names()).filter(stands);
            let mut parts: Vec<String> = others.map(|(_, name)| format!("1 for {name}")).collect();
            named += parts.len();
            if table.neutral.contains(city) {
                parts.push("1 for the neutral merchant".to_owned());
                neutral += 1;
            }
            let expected = (!parts.is_empty()).then(|| parts.join(", "));
            assert_eq!(due, expected, "{action}");
            if let Some(due) = due {
                let unit = if parts.len() == 1 { "servant" } else { "servants" };
                assert!(said.contains(&format!("{} {unit} ({due}).", parts.len())), "{said}");
            }
        }
    }
    assert!(named > 5 && neutral > 5, "{named} {neutral}");
}
