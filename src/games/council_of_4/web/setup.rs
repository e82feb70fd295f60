//! Set-up options of Council of 4 other than its seats: board and nobility track.

use leptos::prelude::*;

use super::boards::{BoardChoice, BoardFields, BoardPicture};
use crate::games::council_of_4::rules::Setup;
use crate::games::council_of_4::rules::components::NobilityVariant;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;
use crate::web::dialog::Segments;
use crate::web::form::Form;

/// Options chosen in addition to the seats.
#[derive(Clone, Copy)]
struct Chosen {
    board: BoardChoice,
    nobility: RwSignal<NobilityVariant>,
}

impl Chosen {
    fn of(form: Form) -> Chosen {
        form.own(|| Chosen {
            board: BoardChoice::new(),
            nobility: RwSignal::new(NobilityVariant::Printed),
        })
    }
}

impl From<Form> for Setup {
    fn from(form: Form) -> Setup {
        let chosen = Chosen::of(form);
        Setup {
            players: form.players.get_untracked(),
            board: untrack(|| chosen.board.board()),
            nobility: chosen.nobility.get_untracked(),
            first: form.first(),
        }
    }
}

/// Choice of the board and of the first nobility bonuses.
#[component]
pub fn BoardBox(form: Form) -> impl IntoView {
    let (text, chosen) = (text(), Chosen::of(form));
    let nobility = vec![
        (NobilityVariant::Printed, text.new_game().nobility_printed().to_owned()),
        (NobilityVariant::Manual, text.new_game().nobility_manual().to_owned()),
    ];
    let board = Memo::new(move |_| chosen.board.board());
    let facts = move || {
        let plan = board.get().plan();
        text.new_game().board_facts(plan.ways().iter().count(), plan.royal_city().name())
    };
    view! {
        <section class="panel box board-box">
            <div class="pick-board">
                <BoardFields choice=chosen.board />
                <span class="cap">{text.new_game().nobility()}</span>
                <Segments label=text.new_game().nobility() options=nobility value=chosen.nobility />
            </div>
            <div class="shown">
                <div class="frame">{move || view! { <BoardPicture board=board.get() /> }}</div>
                <p class="muted">{facts}</p>
            </div>
        </section>
    }
}
