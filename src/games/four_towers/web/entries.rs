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
use crate::games::four_towers::text::Front;
use crate::games::four_towers::text::causes::cause;
use crate::games::four_towers::text::cover::cover;
use crate::games::four_towers::text::front::new_game::Start;
use crate::games::four_towers::text::tip::{Tip, name, what};
use crate::record::{Match, SeatRecord};
use crate::text::cover::Cover;
use crate::text::text;
use crate::web::form::Form;
use crate::web::hosted::Hosted;
use crate::web::tip::Explained;

impl Hosted for FourTowers {
    fn shapes() -> &'static str {
        SHAPES
    }

    fn cover() -> Cover {
        cover()
    }

    fn table_name(_: &Glance) -> Option<String> {
        None
    }

    fn cause_named(word: &str) -> Option<&'static str> {
        let of = Cause::ALL.into_iter().find(|cause| cause.word() == word)?;
        Some(cause(of))
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
        let explained = |tip| Explained { name: name(text(), tip), what: what(text(), tip) };
        Tip::of_key(key).map(explained)
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
