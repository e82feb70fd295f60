//! Set-up options of Four Towers other than its seats: who begins, and the gems and prices.

use leptos::prelude::*;

use crate::games::four_towers::rules::Setup;
use crate::games::four_towers::rules::components::{PRINTED_GEMS, supply, turns};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::said::new_game::Start;
use crate::text::text;
use crate::web::dialog::Segments;
use crate::web::first::First;
use crate::web::form::Form;

/// Whether the game is set up as printed.
#[derive(Clone, Copy)]
struct Printed(RwSignal<bool>);

impl Printed {
    fn of(form: Form) -> RwSignal<bool> {
        form.own(|| Printed(RwSignal::new(false))).0
    }
}

impl From<Form> for Setup {
    fn from(form: Form) -> Setup {
        let printed = Printed::of(form).get_untracked();
        Setup { players: form.players.get_untracked(), first: form.first(), printed }
    }
}

/// Returns the choices that go below the seats.
pub fn seat_fields(form: Form) -> AnyView {
    let (say, printed) = (text().new_game(), Printed::of(form));
    let start = move || {
        let players = form.players.get();
        let turns = turns(players) / players.max(1);
        text().new_game().start(Start { turns, supply: supply(players) })
    };
    let differs = move || match printed.get() {
        true => text().new_game().printed_note(PRINTED_GEMS),
        false => text().new_game().balanced_note().to_owned(),
    };
    let options = vec![(false, say.balanced()), (true, say.printed())];
    view! {
        <First form />
        <span class="muted">{start}</span>
        <span class="cap">{say.gems_and_prices()}</span>
        <Segments label=say.gems_and_prices() options value=printed />
        <p class="muted" role="status">{differs}</p>
    }
    .into_any()
}
