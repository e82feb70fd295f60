//! What Council of 4 gives to the screens around its table.

use super::state::SmallScreen;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::Draft;
use crate::games::council_of_4::scene::place::Place;
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
}
