//! Playing on from the current moment in another way, with any choice of persons and bots.

use leptos::prelude::*;

use super::player::Player;
use crate::record::{Controller, SeatRecord};
use crate::scene::replay::NoBranch;
use crate::text::text;
use crate::web::dialog::{Select, Sheet};

/// The way from a replay to a match that continues differently.
#[derive(Clone, Copy)]
pub struct WhatIf {
    player: Player,
    open: RwSignal<bool>,
}

impl WhatIf {
    /// Returns a closed dialog.
    pub fn new(player: Player) -> WhatIf {
        WhatIf { player, open: RwSignal::new(false) }
    }

    /// Opens the match that continues from the moment with these controllers.
    fn begin(&self, controllers: Vec<Controller>) {
        let (at, open) = (self.player.at.get_untracked(), self.open);
        self.player.film().branch(at, controllers, &|| open.set(false));
    }

    /// Returns the reason it is not possible.
    pub fn hinders(&self) -> Option<NoBranch> {
        let at = self.player.at.get();
        self.player.film().no_branch(at)
    }

    /// Asks who is to play on from here.
    pub fn ask(&self) {
        if untrack(|| self.hinders()).is_none() {
            self.player.stop_playing();
            self.open.set(true);
        }
    }
}

/// Choice of who plays on, with its effect on the match.
#[component]
pub fn WhatIfSheet(what_if: WhatIf) -> impl IntoView {
    let player = what_if.player;
    let open = what_if.open;
    let title = Signal::derive(move || {
        let round = player.turn().map_or(0, |turn| turn.round);
        text().replay().what_if_name(&(player.desk.get_value().cover().round.numbered)(round))
    });
    let shown = move || {
        let at = player.at.get_untracked();
        let seats = open.get().then(|| player.film().branch_seats(at)).flatten()?;
        Some(view! { <Choice what_if seats /> })
    };
    view! {
        <Sheet open title class="dlg what-if-ask">
            {shown}
        </Sheet>
    }
}

#[component]
fn Choice(what_if: WhatIf, seats: Vec<SeatRecord>) -> impl IntoView {
    let text = text();
    let film = what_if.player.film();
    let (assists, levels) = (film.branch_assists(), film.branch_levels());
    let options: Vec<(Controller, String)> =
        Some((Controller::Person, text.people().person().to_owned()))
            .into_iter()
            .chain(
                levels
                    .iter()
                    .map(|&level| (Controller::Bot(level), text.people().bot_level(level))),
            )
            .collect();
    let offered = |controller| match controller {
        Controller::Bot(level) => Controller::Bot(level.within(levels)),
        Controller::Person => Controller::Person,
    };
    let chosen: Vec<RwSignal<Controller>> =
        seats.iter().map(|who| RwSignal::new(offered(who.controller))).collect();
    let rows = seats
        .iter()
        .zip(&chosen)
        .map(|(who, &value)| {
            view! {
                <label class="row">
                    {(what_if.player.house.signs.mark)(who.colour, 16)} <span class="nm">{who.name.clone()}</span>
                    <Select
                        label=text.replay().what_if_seat(&who.named())
                        options=options.clone()
                        value
                    />
                </label>
            }
        })
        .collect_view();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        what_if.begin(chosen.iter().map(RwSignal::get_untracked).collect());
    };
    view! {
        <form on:submit=begin>
            <p>{text.replay().what_if_body()}</p>
            {assists.then(|| view! { <p class="bad">{text.replay().what_if_assists()}</p> })}
            {rows}
            <footer>
                <button class="btn" type="button" on:click=move |_| what_if.open.set(false)>
                    {text.matches().cancel()}
                </button>
                <button class="btn pri" type="submit" autofocus>
                    {text.replay().what_if_go()}
                </button>
            </footer>
        </form>
    }
}
