//! What a table shows in place of itself, or over it.

use leptos::prelude::*;

use super::analyst::analysis;
use super::keeper::SitDown;
use super::reel::replay;
use super::table::Table;
use crate::web::aside::Aside;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Draws one of these screens. `sit_down` opens another table.
    pub fn aside(self, of: Aside, sit_down: SitDown<G>) -> AnyView {
        match of {
            Aside::Analysis { learns, no_thread, close } => {
                analysis(self, learns, close, sit_down, no_thread)
            }
            Aside::LastCount(steps) => self.count().drawn(steps),
            Aside::Replay(looked) => {
                let session = self.session.get_untracked();
                let assist = Callback::new(move |()| self.assist());
                replay(session, looked, self.bots, sit_down, assist)
            }
            Aside::Score(steps, told) => self.over(told).drawn(steps),
        }
    }
}
