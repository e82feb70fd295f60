//! Playing on from the moment that is looked at in another way, with whomever one likes.

use super::player::Player;
use crate::archive::MatchId;
use crate::bots::Level;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::art::mark;
use crate::games::council_of_4::web::kept::SitDown;

use crate::record::{Controller, Match};
use crate::scene::replay::NoBranch;
use crate::text::text;
use crate::web::branch::branch_off;
use crate::web::dialog::{Select, Sheet};
use leptos::prelude::*;

/// What leads from a replay to a match that goes on differently.
#[derive(Clone, Copy)]
pub struct WhatIf {
    player: Player,
    /// The match that is looked back at.
    of: MatchId,
    sit_down: SitDown,
    /// Marks it as assisted.
    assist: Callback<()>,
    open: RwSignal<bool>,
}

impl WhatIf {
    /// Not asked for yet.
    pub fn new(player: Player, of: MatchId, sit_down: SitDown, assist: Callback<()>) -> WhatIf {
        WhatIf { player, of, sit_down, assist, open: RwSignal::new(false) }
    }

    /// Why it is not possible.
    pub fn hinders(&self) -> Option<NoBranch> {
        let at = self.player.at.get();
        self.player.replay.with_value(|replay| replay.no_branch(at))
    }

    /// Asks who is to play on from here.
    pub fn ask(&self) {
        if untrack(|| self.hinders()).is_none() {
            self.player.stop_playing();
            self.open.set(true);
        }
    }

    fn begin(&self, record: Match<CouncilOf4>) {
        let at = self.player.at.get_untracked();
        if let Some(seating) = branch_off(record, self.of, at) {
            self.open.set(false);
            if self.player.replay.with_value(|replay| replay.branch_assists()) {
                self.assist.run(());
            }
            self.sit_down.run(Some(seating));
        }
    }
}

/// Who plays on, and what it means for the match.
#[component]
pub fn WhatIfSheet(what_if: WhatIf) -> impl IntoView {
    let player = what_if.player;
    let open = what_if.open;
    let title = Signal::derive(move || {
        let round = player.turn().map_or(0, |turn| turn.round);
        (text().replay().what_if_name)(round)
    });
    let shown = move || {
        let at = player.at.get_untracked();
        let begun = player.replay.with_value(|replay| replay.branch(at)).ok();
        let begun = open.get().then_some(begun).flatten()?;
        Some(view! { <Choice what_if begun /> })
    };
    view! {
        <Sheet open title class="dlg what-if-ask">
            {shown}
        </Sheet>
    }
}

#[component]
fn Choice(what_if: WhatIf, begun: Match<CouncilOf4>) -> impl IntoView {
    let text = text();
    let assists = what_if.player.replay.with_value(|replay| replay.branch_assists());
    let options: Vec<(Controller, &'static str)> = Some((Controller::Person, text.setup().person))
        .into_iter()
        .chain(Level::ALL.map(|level| (Controller::Bot(level), (text.people().level)(level))))
        .collect();
    let chosen: Vec<RwSignal<Controller>> =
        begun.seats.iter().map(|who| RwSignal::new(who.controller)).collect();
    let rows = begun
        .seats
        .iter()
        .zip(&chosen)
        .map(|(who, &value)| {
            view! {
                <label class="row">
                    {mark(who.colour.into(), 16)} <span class="nm">{who.name.clone()}</span>
                    <Select
                        label=(text.replay().what_if_seat)(&who.name)
                        options=options.clone()
                        value
                    />
                </label>
            }
        })
        .collect_view();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let mut record = begun.clone();
        for (who, chosen) in record.seats.iter_mut().zip(&chosen) {
            who.controller = chosen.get_untracked();
        }
        what_if.begin(record);
    };
    view! {
        <form on:submit=begin>
            <p>{text.replay().what_if_body}</p>
            {assists.then(|| view! { <p class="bad">{text.replay().what_if_assists}</p> })}
            {rows}
            <footer>
                <button class="btn" type="button" on:click=move |_| what_if.open.set(false)>
                    {text.matches().cancel}
                </button>
                <button class="btn pri" type="submit" autofocus>
                    {text.replay().what_if_go}
                </button>
            </footer>
        </form>
    }
}
