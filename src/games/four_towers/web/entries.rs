//! Entry points of Four Towers for the house: its parts of the start page.

use leptos::prelude::*;

use super::art::SHAPES;
use super::picture::{picture, sample, small_picture};
use crate::archive::Glance;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::rules::setup::Setup;
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::text::tip::Tip;
use crate::games::four_towers::text::{Front, Subjects};
use crate::record::{Match, SeatRecord};
use crate::text::cover::CoverText;
use crate::text::text;
use crate::web::form::Form;
use crate::web::hosted::Hosted;
use crate::web::tip::Explained;

impl Hosted for FourTowers {
    fn shapes() -> &'static str {
        SHAPES
    }

    fn cover() -> &'static CoverText {
        text().cover()
    }

    fn table_name(_: &Glance) -> Option<String> {
        None
    }

    fn cause_named(word: &str) -> Option<&'static str> {
        let of = Cause::ALL.into_iter().find(|cause| cause.word() == word)?;
        Some((text().causes().cause)(of))
    }

    fn picture(view: &View, _: &[SeatRecord]) -> AnyView {
        picture(&view.table)
    }

    fn small_picture(glance: &Glance, _: &[SeatRecord]) -> AnyView {
        small_picture(glance)
    }

    fn sample() -> AnyView {
        sample()
    }

    fn explained(key: &str) -> Option<Explained> {
        let words = text().tip();
        Tip::of_key(key).map(|tip| Explained { name: (words.name)(tip), what: (words.what)(tip) })
    }

    fn seat_fields(form: Form) -> AnyView {
        view! {
            <span class="muted">{move || (text().new_game().start_with)(form.players.get())}</span>
        }
        .into_any()
    }

    fn fields(_: Form) -> AnyView {
        ().into_any()
    }

    fn new_match(form: Form) -> Match<FourTowers> {
        let setup = Setup { players: form.players.get_untracked() };
        Match::new(setup, form.seed(), form.records())
    }
}
