//! What Council of 4 gives to the screens around its table.

use leptos::prelude::*;

use super::art::{mark, merchant, shield};
use super::position::position;
use super::rules::RulesButton;
use super::sheet::Causes;
use super::sound::hear;
use super::state::{Minds, SmallScreen, table};
use super::table::{Layout, Live, TopBar, lay};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Draft;
use crate::games::council_of_4::scene::place::Place;
use crate::record::{SeatColour, SeatRecord};
use crate::web::screen::Screen;

impl Screen for CouncilOf4 {
    type Small = SmallScreen;

    fn small() -> SmallScreen {
        SmallScreen::new()
    }

    fn turn_to_next(small: SmallScreen, draft: &Draft, view: &View) {
        small.turn_to_next(draft, view);
    }

    fn turn_to(small: SmallScreen, places: &[Place]) {
        small.turn_to(places);
    }

    fn close_lists(small: SmallScreen) {
        small.close_lists();
    }

    fn mark(of: SeatColour, size: u32) -> AnyView {
        mark(of.into(), size).into_any()
    }

    fn figure(of: SeatColour, height: u32) -> AnyView {
        merchant(of.into(), height).into_any()
    }

    fn points_sign(points: u16, height: u32) -> AnyView {
        shield(points, height).into_any()
    }

    fn rules() -> AnyView {
        view! { <RulesButton /> }.into_any()
    }

    fn position(view: &View, seats: &[SeatRecord], best: Action, played: Action) -> AnyView {
        position(view, seats, best, played)
    }

    fn sheet() -> AnyView {
        view! { <Causes /> }.into_any()
    }

    fn play(leave: Callback<()>, no_thread: RwSignal<bool>) -> AnyView {
        let table = table();
        lay(table, Minds::Thread);
        hear(table.session);
        view! {
            <Layout>
                <TopBar leave look=RwSignal::new(false) no_thread />
            </Layout>
        }
        .into_any()
    }

    fn live() -> AnyView {
        view! { <Live /> }.into_any()
    }
}
