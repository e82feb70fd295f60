//! The screen of a match in play: the table, and the screens that replace it for a while.

use leptos::ev::{beforeunload, pagehide};
use leptos::prelude::*;

use super::address;
use super::apart::apart;
use super::aside::Aside;
use super::curtain::Curtain;
use super::desk::desk;
use super::focus::{after_drawing, to_first};
use super::frame::frame;
use super::house::house;
use super::later::{Coming, part};
use super::live::Live;
use super::replay::{Back, Replayed};
use super::replays::{AtTable, LookBack, Replays};
use super::score::{CountSteps, Steps};
use super::settings::preferences;
use super::sound::hear;
use super::title::titled;
use super::top::TopBar;
use super::update::update;
use super::waiting::Waiting;
use crate::archive::{Address, MatchId, Saved};
use crate::rules::Seat;
use crate::session::Stage;
use crate::text::{Held, text};

/// The surrounding table in play, from the first turn to the final score.
#[component]
pub fn TableScreen(
    /// Name under which the match is kept, if it is.
    id: Option<MatchId>,
    /// Whether a finished match is opened to learn from its costliest decisions.
    learns: RwSignal<bool>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
    /// Returns to the start page.
    leave: Callback<()>,
    /// Plays again: the same deal, or another one.
    again: Callback<bool>,
    /// Draws a screen in place of the table, or over it.
    aside: Callback<Aside, Coming<AnyView>>,
) -> impl IntoView {
    hear();
    let (house, desk) = (house(), desk());
    let (mine, game) = (house.mine, desk.get_value().cover().title);
    // Whether the table is shown in place of the final score.
    let looking = RwSignal::new(false);
    let is_over = move || house.stage.get_untracked() == Stage::Over && !looking.get_untracked();
    // Moment of the replay, while it is open.
    let looked_at = RwSignal::new(None::<usize>);
    let stop_looking = Callback::new(move |()| {
        let Some(at) = looked_at.get_untracked() else { return };
        looked_at.set(None);
        house.resting.set(false);
        let home = match is_over() {
            true => ".score .look-back".to_owned(),
            false => format!(".log [data-look='{at}']"),
        };
        after_drawing(move || _ = to_first(&home));
    });
    if let Some(replays) = use_context::<Replays>() {
        replays.while_playing(AtTable { id, leave, stop_looking });
    }
    let look_back = Callback::new(move |at| {
        desk.get_value().finish();
        desk.get_value().rest();
        looked_at.set(Some(at));
    });
    provide_context(LookBack(look_back));
    // Whether the end was counted before the reader's eyes, or needs not be: it was there before.
    let was_over = house.stage.get_untracked() == Stage::Over;
    let counted = RwSignal::new(was_over);
    // Whether the reader has heard who won.
    let told = RwSignal::new(false);
    Effect::new(move |_| {
        // Undoing the end leads to a new one.
        if house.stage.get() != Stage::Over {
            looking.set(false);
            counted.set(false);
        }
    });
    let counts = Memo::new(move |_| {
        let is_over = house.stage.get() == Stage::Over && !house.holds.get();
        is_over && !counted.get() && looked_at.get().is_none()
    });
    // Whether the analysis is shown in place of the final score.
    let analysing = RwSignal::new(was_over && learns.get_untracked());
    let shown = Memo::new(move |_| match house.stage.get() {
        _ if house.holds.get() && looked_at.get().is_none() => Shown::Table,
        Stage::HandOver(seat) => Shown::Curtain(seat),
        Stage::Over | Stage::Table(_) if looked_at.get().is_some() => Shown::Replay,
        Stage::Over if analysing.get() => Shown::Analysis,
        Stage::Over if counted.get() && !looking.get() => Shown::Score,
        Stage::Over | Stage::Table(_) => Shown::Table,
    });
    let seats = house.seats.get();
    let is_own_turn = Memo::new(move |_| mine.is_some() && house.decider.get() == mine);
    if let (Some(id), Some(_), Some(waiting)) = (id, mine, use_context::<Waiting>()) {
        Effect::new(move |_| waiting.know(id, is_own_turn.get()));
    }
    titled(move || {
        let game = || game.to_owned();
        let decider = house.decider.get();
        if shown.get() == Shown::Replay {
            return vec![text().replay().title().to_owned(), game()];
        }
        if is_own_turn.get() {
            return vec![text().by_link().your_turns(1), game()];
        }
        let over = decider.is_none().then(|| text().score().title().to_owned());
        let name = |seat: Seat| seats.get(seat.index()).map(|seat| seat.name.clone());
        decider.and_then(name).or(over).into_iter().chain([game()]).collect()
    });
    // A pending action is finished, and saved, before the page is asked whether it may close.
    let finish = move || {
        desk.get_value().finish();
        desk.get_value().save_now();
    };
    let closing = window_event_listener(beforeunload, move |_| finish());
    let leaving = window_event_listener(pagehide, move |_| finish());
    on_cleanup(move || {
        closing.remove();
        leaving.remove();
    });
    update().hold(move || {
        let saved = house.saved.get();
        // An unsaved match would be lost, in any tab.
        if matches!(saved, Saved::No(_)) {
            return Some(Held::Unsaved);
        }
        if house.may.is_elsewhere() {
            return None;
        }
        // Unfinished choices and unsaved moves would be lost too.
        desk.get_value()
            .is_amid_turn()
            .then_some(Held::Turn)
            .or_else(|| (saved != Saved::Yes).then_some(Held::Unsaved))
    });
    let language = preferences().language;
    let drawn = Memo::new(move |_| (language.get(), shown.get()));
    let screen_of = move |shown| match shown {
        Shown::Curtain(seat) => view! { <Curtain seat leave /> }.into_any(),
        Shown::Score => {
            let (look, told) = (looking, told.get_untracked());
            let analyse = Callback::new(move |learn| {
                learns.set(learn);
                analysing.set(true);
            });
            let score = move || Aside::Score(Steps { leave, look, analyse, again }, told);
            part(move || aside.run(score()), Some(leave))
        }
        Shown::Analysis => {
            let close = Callback::new(move |()| analysing.set(false));
            let analysis = move || Aside::Analysis { learns, no_thread, close };
            part(move || aside.run(analysis()), Some(close))
        }
        Shown::Replay => {
            let at = looked_at.get_untracked().unwrap_or_default();
            let back = if is_over() { Back::Score } else { Back::Table };
            let close = Callback::new(move |()| {
                stop_looking.run(());
                if let Some(id) = id {
                    address::back_to_table(&Address::Table(id));
                }
            });
            let replay = move |id| Aside::Replay(Replayed { id, at, back, close });
            id.map(|id| part(move || aside.run(replay(id)), Some(close))).into_any()
        }
        Shown::Table => frame(view! { <TopBar leave look=looking no_thread /> }.into_any()),
    };
    let screen = move || {
        let (_, shown) = drawn.get();
        apart(|| screen_of(shown))
    };
    let last_count = move || {
        let done = move || {
            told.set(true);
            counted.set(true);
        };
        let see = Callback::new(move |()| done());
        let look_back = Callback::new(move |()| {
            done();
            look_back.run(0);
        });
        let again = Callback::new(move |()| again.run(false));
        let count = move || Aside::LastCount(CountSteps { see, look_back, again });
        counts.get().then(|| part(move || aside.run(count()), None))
    };
    view! {
        {screen}
        {last_count}
        <Live />
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Table,
    Curtain(Seat),
    Score,
    Analysis,
    Replay,
}
