//! The screen of a match in play: the table, and the screens that replace it for a while.

use leptos::ev::{beforeunload, pagehide};
use leptos::prelude::*;

use super::address;
use super::analysis::AnalysisScreenProps;
use super::apart::apart;
use super::aside::Aside;
use super::bot::Bots;
use super::by_link::ChangeSeat;
use super::challenge::tell_the_goal;
use super::curtain::Curtain;
use super::elsewhere::{Elsewhere, follow_the_other_tab};
use super::focus::{after_drawing, to_first};
use super::house::{house, play};
use super::keeper::{Seating, SitDown, copy_of, table_of};
use super::later::{Coming, part};
use super::lay::lay;
use super::live::live;
use super::replay::{Back, ReplayScreenProps};
use super::replays::{AtTable, LookBack, Replays};
use super::score::{LastCountProps, ScoreProps};
use super::screen::Screen;
use super::seed::new_seed;
use super::settings::preferences;
use super::sound::hear;
use super::state::{Minds, Table};
use super::title::titled;
use super::top::top_bar;
use super::update::update;
use super::waiting::Waiting;
use crate::archive::daily::from_the_beginning;
use crate::archive::{Address, Kept, MatchId, Saved};
use crate::rules::Seat;
use crate::session::{Session, Stage};
use crate::text::{Held, text};
use crate::web::frame::frame;

/// Table in play, from the first turn to the final score.
#[component]
pub fn TableScreen<G: Screen>(
    seating: Seating<G>,
    bots: StoredValue<Bots, LocalStorage>,
    /// Set when the page plays the bots itself, as well as it can.
    no_thread: RwSignal<bool>,
    /// Returns to the start page, with the match and whether it could be saved.
    leave: Callback<(Kept<G>, bool)>,
    /// Opens another table in place of this one.
    sit_down: SitDown<G>,
    /// Takes back a match that another tab continued or that could not be saved.
    take_back: Callback<(Kept<G>, bool)>,
    /// Draws a screen in place of the table, or over it.
    aside: fn(Aside<G>) -> Coming<AnyView>,
) -> impl IntoView {
    let learns = RwSignal::new(seating.learns);
    let table = Table::new(seating, bots);
    lay(table, Minds::Thread);
    table.make_only_moves();
    tell_the_goal(table);
    let id = table.keeper.map(|keeper| keeper.id());
    // A reload comes back here, with every hand behind the curtain again.
    if let Some(id) = id {
        address::enter(&Address::Table(id));
    }
    let follow = Callback::new(move |()| {
        if let Some((apart, is_saved)) = table.follow() {
            take_back.run((apart, is_saved));
        }
    });
    follow_the_other_tab(table, follow);
    // Ends everything in progress at this table.
    let rise = move || {
        table.finish();
        table.leave();
        table.save_now();
        table.keeper.inspect(|keeper| keeper.let_go());
    };
    let leave = Callback::new(move |()| {
        rise();
        table.left().into_iter().for_each(|left| leave.run(left));
    });
    let keep_both = Callback::new(move |()| {
        let session = table.session.get_untracked();
        let copy = table.kept().map(|kept| copy_of(&kept));
        rise();
        sit_down.run(copy.map(|kept| Seating::new(session, kept)));
    });
    let sit_down = Callback::new(move |seating: Option<Seating<G>>| {
        rise();
        if let Some((kept, is_saved)) = table.left() {
            take_back.run((kept, is_saved));
        }
        sit_down.run(seating);
    });
    let change_seat = Callback::new(move |seat: Seat| {
        table.finish();
        table.save_now();
        let seating = table.kept().and_then(|mut kept| {
            kept.envelope.change_seat(seat);
            // This table lets it go only after the next one asks.
            Some(Seating { takes: true, ..Seating::new(table_of(&kept)?, kept) })
        });
        sit_down.run(seating);
    });
    let again = Callback::new(move |same: bool| {
        let again = |session: &Session<G>| match same {
            true => from_the_beginning(session.record()),
            false => session.record().again(new_seed()),
        };
        let (record, mine) =
            table.session.with_untracked(|session| (again(session), session.mine()));
        // It could begin before, so it can begin again.
        sit_down.run(Seating::open_for(record, mine, None));
    });
    let score = move |(look, analyse, told)| {
        aside(Aside::Score(ScoreProps { table, leave, look, analyse, told, again }))
    };
    let analysis = move |close| {
        aside(Aside::Analysis(AnalysisScreenProps { table, learns, close, sit_down, no_thread }))
    };
    let replay = move |(id, at, back, close)| {
        let session = table.session.get_untracked();
        let assist = Callback::new(move |()| table.assist());
        let props = ReplayScreenProps { session, id, at, bots, back, close, sit_down, assist };
        aside(Aside::Replay(props))
    };
    let last_count = move |(see, look_back, again)| {
        aside(Aside::LastCount(LastCountProps { table, see, look_back, again }))
    };
    provide_context(Elsewhere { keep_both, follow });
    hear(table.session);
    let mine = table.session.with_untracked(Session::mine);
    provide_context(ChangeSeat { mine, change: change_seat });
    let is_amid_turn =
        move || table.open.get().is_some() || table.session.with(Session::is_amid_turn);
    let seen = Seen {
        id,
        mine,
        game: G::cover().title,
        is_amid_turn: Signal::derive(is_amid_turn),
        learns,
        leave,
        again,
        table: Callback::new(move |look| frame::<G>(top_bar(table, leave, look, no_thread))),
        curtain: Callback::new(move |seat| view! { <Curtain table seat leave /> }.into_any()),
        score: Callback::new(score),
        analysis: Callback::new(analysis),
        replay: Callback::new(replay),
        last_count: Callback::new(last_count),
        live: live(table),
    };
    seen.drawn()
}

/// A screen that comes later than the table.
type Later<T> = Callback<T, Coming<AnyView>>;

/// A match in play, whatever its game.
struct Seen {
    id: Option<MatchId>,
    /// The own seat in a match by link.
    mine: Option<Seat>,
    /// Title of the game.
    game: &'static str,
    /// Whether choices or a turn are unfinished.
    is_amid_turn: Signal<bool>,
    learns: RwSignal<bool>,
    leave: Callback<()>,
    again: Callback<bool>,
    /// Draws the table, under a bar that may lead to the final score.
    table: Callback<RwSignal<bool>, AnyView>,
    /// Draws the hand-over screen before a seat's turn.
    curtain: Callback<Seat, AnyView>,
    /// Draws the final score: what is set to show the table instead, what analyses the match, and whether the winner was
    /// announced before.
    score: Later<(RwSignal<bool>, Callback<bool>, bool)>,
    /// Draws the analysis, with the way back.
    analysis: Later<Callback<()>>,
    /// Draws the replay of this match from a moment on, with the way back.
    replay: Later<(MatchId, usize, Back, Callback<()>)>,
    /// Draws the last count, with the ways to the score, the replay and another deal.
    last_count: Later<(Callback<()>, Callback<()>, Callback<()>)>,
    /// Announcements.
    live: AnyView,
}

impl Seen {
    fn drawn(self) -> AnyView {
        let Seen { id, mine, game, is_amid_turn, learns, leave, again, live, .. } = self;
        let (house, play) = (house(), play());
        // Whether the table is shown in place of the final score.
        let looking = RwSignal::new(false);
        let is_over =
            move || house.stage.get_untracked() == Stage::Over && !looking.get_untracked();
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
            play.get_value().finish();
            play.get_value().rest();
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
            play.get_value().finish();
            play.get_value().save_now();
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
            is_amid_turn
                .get()
                .then_some(Held::Turn)
                .or_else(|| (saved != Saved::Yes).then_some(Held::Unsaved))
        });
        let language = preferences().language;
        let drawn = Memo::new(move |_| (language.get(), shown.get()));
        let screen_of = move |shown| match shown {
            Shown::Curtain(seat) => self.curtain.run(seat),
            Shown::Score => {
                let (look, told) = (looking, told.get_untracked());
                let analyse = Callback::new(move |learn| {
                    learns.set(learn);
                    analysing.set(true);
                });
                part(move || self.score.run((look, analyse, told)), Some(leave))
            }
            Shown::Analysis => {
                let close = Callback::new(move |()| analysing.set(false));
                part(move || self.analysis.run(close), Some(close))
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
                let replay = move |id| self.replay.run((id, at, back, close));
                id.map(|id| part(move || replay(id), Some(close))).into_any()
            }
            Shown::Table => self.table.run(looking),
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
            let count = move || self.last_count.run((see, look_back, again));
            counts.get().then(|| part(count, None))
        };
        view! {
            {screen}
            {last_count}
            {live}
        }
        .into_any()
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
