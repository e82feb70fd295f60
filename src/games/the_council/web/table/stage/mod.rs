//! The stage: the draft, the event, or the result of one.

mod bids;
mod draft;
mod head;
mod outcome;
mod result;

use leptos::prelude::*;

use crate::games::the_council::rules::Decision;
use crate::games::the_council::scene::Place;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::web::state::{showing, table};
use crate::text::text;

use bids::BidTable;
use draft::DraftStage;
use head::Head;
use result::{Changes, Instead};

/// Content of the stage.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Draft,
    Event,
}

/// The stage.
#[component]
pub fn Stage() -> impl IntoView {
    let (table, showing) = (table(), showing());
    let on = Memo::new(move |_| {
        let is_draft = matches!(table.view.read().table.decision, Decision::Draft(_));
        if is_draft && showing.result.read().is_none() { On::Draft } else { On::Event }
    });
    let words = text().stage();
    let label = move || if on.get() == On::Draft { words.tab_draft() } else { words.tab_event() };
    view! {
        <section class="stage" tabindex="0" data-place=Place::Stage.to_string() aria-label=label>
            {move || match on.get() {
                On::Draft => view! { <DraftStage /> }.into_any(),
                On::Event => view! {
                    <Head />
                    <BidTable />
                    <Changes />
                    <Instead />
                }
                .into_any(),
            }}
        </section>
    }
}
