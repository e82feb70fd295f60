//! Entry points of The Council for the house: its parts of the start page.

use leptos::prelude::*;

use super::art::SHAPES;
use super::picture::{picture, sample, small_picture};
use crate::archive::Glance;
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::scoring::Cause;
use crate::games::the_council::rules::setup::Setup;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::new_game::start_with;
use crate::games::the_council::text::tip::Tip;
use crate::record::{Match, SeatRecord};
use crate::text::text;
use crate::text::tip::Tipped;
use crate::web::form::Form;
use crate::web::hosted::Hosted;
use crate::web::tip::Explained;

impl Hosted for TheCouncil {
    fn shapes() -> &'static str {
        SHAPES
    }

    fn table_name(_: &Glance) -> Option<String> {
        None
    }

    fn cause_named(word: &str) -> Option<String> {
        let of = Cause::of_key(word)?;
        Some(text().causes().cause(of))
    }

    fn picture(view: &View, seats: &[SeatRecord]) -> AnyView {
        picture(&view.table, seats)
    }

    fn small_picture(glance: &Glance, seats: &[SeatRecord]) -> AnyView {
        small_picture(glance, seats)
    }

    fn sample() -> AnyView {
        sample()
    }

    fn explained(key: &str) -> Option<Explained> {
        Tip::of_key(key).map(|tip| Explained { name: tip.name(), what: tip.what() })
    }

    fn seat_fields(form: Form) -> AnyView {
        view! {
            <span class="muted">{move || start_with(form.players.get())}</span>
        }
        .into_any()
    }

    fn fields(_: Form) -> AnyView {
        ().into_any()
    }

    fn new_match(form: Form) -> Match<TheCouncil> {
        let setup = Setup { players: form.players.get_untracked() };
        Match::new(setup, form.seed(), form.records())
    }
}
