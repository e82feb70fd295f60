//! The words that a game lends to screens that belong to none.

use std::fmt::Debug;

use super::cover::Cover;
use super::error::InWords;
use super::keys::{KeyLine, lines};
use crate::bots::outlook::Outlook;
use crate::bots::outlook::percent;
use crate::record::{SeatColour, SeatRecord};
use crate::rules::{Game, Seat, Seed};
use crate::scene::analysis::{Advised, Weighed};
use crate::scene::{At, Chapter, Prompt, Role, Shown};
use crate::session::Entry;
use crate::text::{labels, said, text};

/// Most reasons told of one action: readers want no more.
const MOST_SAID: usize = 3;

/// How an entry of the log is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As a line of the log, for the seat at the screen.
    Line,
    /// The same for an onlooker, or for one who sees all hands.
    Open,
    /// Below the name of its seat: briefly and without that name, for the seat at the screen. Of an action that only ends
    /// a turn, only what else happened.
    Brief,
    /// Briefly as it happens, with the name of its seat; of a hidden move that it was made.
    Now,
    /// The same after it has happened.
    Past,
    /// The move without its effects; nothing if it is hidden.
    Deed,
    /// Spoken, for those who do not see its gains.
    Spoken,
}

/// Says what a decision at a view is about, by its best action.
pub type ThemeOf<G> = fn(&<G as Game>::View, &Weighed<G>) -> String;

/// A game with words for the screens that belong to none.
pub trait Told: Shown<Reason: InWords> {
    /// Gains of an entry of the log, drawn beside its sentence.
    type Gains: Clone + Debug + PartialEq + for<'a> From<&'a Entry<Self>>;

    /// What every screen says of the game, in the language in use.
    const COVER: fn() -> Cover;
    /// Returns in a few words what a puzzle is about, from its view and its best action; of games without puzzles nothing.
    const THEME: ThemeOf<Self> = |_, _| String::new();

    /// Returns what every screen says of the game.
    fn cover() -> Cover {
        (Self::COVER)()
    }

    /// Returns an action of the view's seat in a few words.
    fn title(view: &Self::View, action: Self::Action, names: &[String]) -> String;

    /// Returns the same as a step of a plan, where nothing beside it says of which kind it is.
    fn step(view: &Self::View, action: Self::Action, names: &[String]) -> String {
        Self::title(view, action, names)
    }

    /// Returns the part of a turn that an action is, if a turn has several, and perhaps where it is done.
    fn part(_: Self::Action) -> String {
        String::new()
    }

    /// Returns the kind of action, as a heading over several.
    fn kind_name(view: &Self::View, kind: Option<Self::Kind>) -> String;

    /// Returns the keys of its table and of a replay, in the order of the list.
    fn keys() -> Vec<KeyLine> {
        lines::<()>(&[], |()| String::new())
    }

    /// Returns what an action is good for, without a subject and without a full stop, so that it suits every player.
    fn purpose(of: &Self::Motive, names: &[String]) -> String;

    /// Returns what an action without reasons is good for; `is_best` tells whether it is the best one.
    fn nothing(_: Self::Action, is_best: bool) -> &'static str {
        if is_best { text().hint().least() } else { text().hint().little() }
    }

    /// Announces the turn of the view's seat. `log` holds the entries that this seat may know.
    fn your_turn(view: &Self::View, log: impl DoubleEndedIterator<Item = Entry<Self>>) -> String;

    /// Returns a sentence for each change between two views that concerns the seat of the second. The
    /// first is an onlooker's.
    fn concerns(
        _before: &Self::View,
        _now: &Self::View,
        _: &[Self::Event],
        _names: &[String],
    ) -> Vec<String> {
        Vec::new()
    }

    /// Returns the name of a table by its set-up; none where tables differ in nothing but their seats.
    fn setting(_: &Self::Setup) -> Option<String> {
        None
    }

    /// Returns a cause of points in few words.
    fn cause(of: Self::Cause) -> String;

    /// Returns the name of a stage of the last count, if it has any.
    fn stage(_: usize) -> String {
        String::new()
    }

    /// Returns the name of a seat's colour.
    fn colour(of: SeatColour) -> String {
        text().score().colour(of)
    }

    /// Returns the sentence for a winner of this name whom a tie-break parts from another seat with as many points; `None` if
    /// none does.
    fn won_by(_: &Self::View, _winner: Seat, _other: Seat, _name: &str) -> Option<String> {
        None
    }

    /// Returns the entries of a log that brought the most points, in their order; `start` is an onlooker's view before
    /// the first one.
    fn leaps(_start: &Self::View, _: &[Entry<Self>], _names: &[String]) -> Vec<Leap> {
        Vec::new()
    }

    /// Returns an entry of the log in words, with the names of the seats.
    fn tell(entry: &Entry<Self>, names: &[String], manner: Manner) -> String;

    /// Returns the head of a part of the log, beside the name of its seat.
    fn chapter_name(chapter: Chapter) -> String {
        match chapter.seat {
            Some(_) => text().table().turn(chapter.number),
            None => (Self::cover().round.titled)(chapter.number),
        }
    }

    /// Returns what the seat at the screen is asked, if it is.
    fn prompt(at: &At<'_, Self>) -> Option<Prompt>;

    /// Returns who is to do something else meanwhile, in a sentence.
    fn waiting(at: &At<'_, Self>) -> String;
}

/// Returns a chart of points in words, with those of each seat at the shown moment.
pub fn points_told<G: Told>(now: &[(String, u16)]) -> String {
    let points = G::cover().points;
    let seats = now.iter().map(|(name, of)| {
        let points = &*points(*of);
        text().replay().points_of(said::replay::PointsOf { name, points })
    });
    text().replay().points_now(&seats.collect::<Vec<_>>())
}

/// Returns reasons in words, the weightiest first, none twice.
fn purposes<G: Told>(motives: &[G::Motive], names: &[String]) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for reason in motives.iter().map(|motive| G::purpose(motive, names)) {
        if said.len() < MOST_SAID && !said.contains(&reason) {
            said.push(reason);
        }
    }
    said
}

/// Returns the reasons for each action that was weighed, the best first: what the whole turn brings, the weightiest
/// first, and of the others what they miss; of a best one that brings nothing, what the next best misses.
pub fn reasons<G: Told>(weighed: &[Weighed<G>], names: &[String]) -> Vec<String> {
    let words = text().hint();
    let missed = |one: Option<&Weighed<G>>| {
        let said = purposes::<G>(one.map_or(&[], |one| &one.misses), names);
        (!said.is_empty()).then(|| text().labels().parts(&said))
    };
    let of = |(place, one): (usize, &Weighed<G>)| {
        let mut said = purposes::<G>(&one.motives, names);
        if place > 0 {
            said.extend(missed(Some(one)).map(|reasons| words.misses(&reasons)));
        } else if said.is_empty() {
            said.extend(missed(weighed.get(1)).map(|reasons| words.unlike(&reasons)));
        }
        if said.is_empty() {
            said.push(G::nothing(one.action, place == 0).to_owned());
        }
        labels::facts(said)
    };
    weighed.iter().enumerate().map(of).collect()
}

/// Returns the reasons for the best action as sentences, the weightiest first, and what the next best one misses.
pub fn speaks_for<G: Told>(
    action: G::Action,
    motives: &[G::Motive],
    missed: &[G::Motive],
    names: &[String],
) -> String {
    let mut said = purposes::<G>(motives, names);
    said.iter_mut().for_each(|reason| *reason = text().labels().sentence(reason));
    let missed = purposes::<G>(missed, names);
    if !missed.is_empty() {
        said.push(text().hint().next_misses(&text().labels().parts(&missed)));
    }
    if said.is_empty() {
        said.push(text().labels().sentence(G::nothing(action, true)));
    }
    said.join(" ")
}

/// Returns the result expected of an action.
pub fn expected<G: Told>(outlook: Outlook) -> String {
    let margin = outlook.margin.round() as i32;
    let points = u16::try_from(margin.unsigned_abs()).unwrap_or(u16::MAX);
    let (said, percent) = ((G::cover().points)(points), percent(outlook.chance));
    match margin {
        0 => text().hint().expects_level(percent),
        1.. => text().hint().expects_ahead(percent, &said),
        _ => text().hint().expects_behind(percent, &said),
    }
}

/// Returns advice as a hint shows it: without actions that read like a better one.
pub fn as_hint<G: Told>(view: &G::View, mut advice: Advised<G>, names: &[String]) -> Advised<G> {
    let mut read = Vec::new();
    advice.candidates.retain(|candidate| {
        let kind = G::draft_of(candidate.action).as_ref().and_then(G::kind);
        let name = (G::kind_name(view, kind), G::title(view, candidate.action, names));
        let is_new = !read.contains(&name);
        read.push(name);
        is_new
    });
    advice
}

/// Returns the winners in a sentence.
pub fn verdict<G: Told>(view: &G::View, seats: &[SeatRecord]) -> String {
    let standings = G::standings(view);
    let [winners, others @ ..] = standings.as_slice() else { return String::new() };
    let Some(&(first, points)) = winners.first() else { return String::new() };
    let name = |(seat, _): &(Seat, u16)| seats[seat.index()].named().into_owned();
    let names: Vec<String> = winners.iter().map(name).collect();
    // What parts the winner from the one closest to it.
    let won_by =
        |name| others.iter().flatten().find_map(|&(other, _)| G::won_by(view, first, other, name));
    let alone = if let [winner] = names.as_slice() { won_by(winner) } else { None };
    alone.unwrap_or_else(|| text().setup().won(&names, &(G::cover().points)(points)))
}

/// Returns what speaks for each of these actions of the view's seat: the rest of the turn, and what all of it brings.
pub fn whole_turns<G: Told>(
    view: &G::View,
    candidates: &[Weighed<G>],
    names: &[String],
) -> Vec<String> {
    let reasons = reasons::<G>(candidates, names);
    let both = candidates.iter().zip(reasons).map(|(candidate, reasons)| {
        let rest = rest_of_turn::<G>(view, candidate, names);
        and_then(&rest.into_iter().map(|step| step.title).collect::<Vec<_>>(), reasons)
    });
    both.collect()
}

/// Returns the steps of the rest of a turn, and the reasons for all of it.
pub fn and_then(rest: &[String], reasons: String) -> String {
    let steps = rest.iter().map(|step| text().hint().then(step));
    labels::facts(steps.chain([reasons]))
}

/// A step of a turn after the first one.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Told> {
    /// What is done.
    pub title: String,
    /// What its seat sees before it, in a deal of what is hidden.
    pub view: G::View,
    pub action: G::Action,
}

/// Deals by which it is seen what is certain of the rest of a turn.
const DEALS: u64 = 4;
/// Stream of these deals.
const STREAM: u64 = 0x7e11;

/// Returns the actions that follow in the same turn, in their order, as far as they don't depend on what comes to light.
pub fn rest_of_turn<G: Told>(
    view: &G::View,
    weighed: &Weighed<G>,
    names: &[String],
) -> Vec<Step<G>> {
    let deal = |seed| G::determinise(view, &mut Seed(seed).stream(STREAM));
    let mut states: Vec<G::State> = (0..DEALS).map(deal).collect();
    let mut steps = Vec::new();
    let mut last = weighed.action;
    for &action in weighed.then.iter().take_while(|&&action| G::role(action) != Role::End) {
        let after = |state: &mut G::State| G::apply(state, last, |_| {}).is_ok();
        if !states.iter_mut().all(after) {
            break;
        }
        let step = |state| {
            let view = G::view(state, G::decider(state));
            Step { title: G::step(&view, action, names), view, action }
        };
        let mut all = states.iter().map(step);
        let Some(first) = all.next().filter(|first| all.all(|one| one.title == first.title)) else {
            break;
        };
        steps.push(first);
        last = action;
    }
    steps
}

/// An entry of the log that brought many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leap {
    /// The entry, counted from 0.
    pub entry: usize,
    /// The player who gained most by it.
    pub seat: Seat,
    /// What happened.
    pub sentence: String,
    pub points: u16,
    /// Whether the player was alone in the lead after it and not before.
    pub takes_the_lead: bool,
    /// Other remarkable facts about it.
    pub facts: Vec<String>,
}
