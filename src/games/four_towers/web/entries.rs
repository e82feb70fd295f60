//! Entry points of Four Towers for the house: its parts of the start page.

use leptos::prelude::*;

use super::art::SHAPES;
use super::picture::{picture, sample, small_picture};
use crate::archive::Glance;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{supply, turns};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::rules::setup::Setup;
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::said::new_game::Start;
use crate::games::four_towers::text::tip::Tip;
use crate::record::{Match, SeatRecord};
use crate::text::text;
use crate::text::tip::Tipped;
use crate::vocabulary::Vocabulary;
use crate::web::form::Form;
use crate::web::hosted::Hosted;
use crate::web::tip::Explained;

impl Hosted for FourTowers {
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
        Tip::of_key(key).map(|tip| Explained { name: tip.name(), what: tip.what() })
    }

    fn seat_fields(form: Form) -> AnyView {
        let start = move || {
            let players = form.players.get();
            let turns = turns(players) / players.max(1);
            text().new_game().start(Start { turns, supply: supply(players) })
        };
        view! { <span class="muted">{start}</span> }.into_any()
    }

    fn fields(_: Form) -> AnyView {
        ().into_any()
    }

    fn new_match(form: Form) -> Match<FourTowers> {
        let setup = Setup { players: form.players.get_untracked() };
        Match::new(setup, form.seed(), form.records())
    }
}
