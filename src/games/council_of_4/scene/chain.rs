//! Gains under way while a choice is open, and the gains of the answer itself.

use super::outcome::{Outcome, Totals};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Bonus, LAST_NOBILITY_SPACE, Permit};
use crate::games::council_of_4::rules::state::Gain;
use crate::games::council_of_4::rules::{
    Action, City, CitySet, Event, Gained, Kind, Source, State, View,
};
use crate::rules::{Game, Seed};

/// Progress of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Gained.
    Done,
    /// Asking for the open choice; its remaining gains follow the answer.
    Now,
    /// Due after the answer.
    ToCome,
}

/// Origin of a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// Token of a city.
    Token(City),
    /// One of the bonuses of a permit.
    Permit(Permit),
    /// Number of nobility steps left from the previous link.
    Steps(u8),
}

/// Gain under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// Origin of the gain.
    pub from: From,
    /// Bonuses it brings.
    pub bonuses: Vec<Bonus>,
    /// Progress of the gain.
    pub progress: Progress,
}

/// Returns the city whose merchant set off the gains under way, given the latest actions, newest first.
pub fn placed(done: impl IntoIterator<Item = (Action, Vec<Event>)>) -> Option<City> {
    for (action, events) in done {
        let city = events.iter().find_map(|event| match event {
            Event::MerchantPlaced { city, .. } => Some(*city),
            _ => None,
        });
        if city.is_some() || action.kind() != Some(Kind::Answer) {
            return city;
        }
    }
    None
}

/// Position of an open choice among those of one chain of gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Number of this choice, from 1.
    pub this: usize,
    /// Minimum number of choices: those answered, this one, and those that follow any answer.
    pub of: usize,
}

/// Returns the position of the open choice, given the latest actions, newest first, or `None` if no
/// choice is open for the view's seat.
pub fn count(view: &View, done: impl IntoIterator<Item = Action>) -> Option<Count> {
    if !view.decides() || !view.table.decision.is_choice() {
        return None;
    }
    let is_answer = |action: &Action| action.kind() == Some(Kind::Answer);
    let answered = done.into_iter().take_while(is_answer).count();
    // Any luck will do: cards and permits drawn open no choice.
    let state = CouncilOf4::determinise(view, &mut Seed(0).stream(0));
    let this = answered + 1;
    Some(Count { this, of: this + sure_to_follow(&state) })
}

/// Returns the number of further choices that follow any answer.
fn sure_to_follow(state: &State) -> usize {
    let mut answers = Vec::new();
    CouncilOf4::legal_actions(state, &mut answers);
    let mut fewest = None;
    for answer in answers {
        let mut after = *state;
        let played = CouncilOf4::apply(&mut after, answer, |_| {}).is_ok();
        let asks = played && after.table().decision.is_choice();
        let follow = if asks { 1 + sure_to_follow(&after) } else { 0 };
        if follow == 0 {
            return 0;
        }
        fewest = Some(fewest.map_or(follow, |fewest: usize| fewest.min(follow)));
    }
    fewest.unwrap_or(0)
}

/// Returns the gains under way, in the order of gaining; interrupted gains come before those that
/// interrupt them. `placed` is the city returned by [`placed`].
pub fn links(view: &View, placed: Option<City>) -> Vec<Link> {
    let mut gains: Vec<Gain> = view.table.gains().collect();
    gains.reverse();
    let mut links = Vec::new();
    let tokens = gains.iter().copied().filter_map(|gain| match gain {
        Gain::Tokens { cities, steps } => Some((cities, steps)),
        Gain::Permit { .. } => None,
    });
    let left = tokens.reduce(|(all, sum), (cities, steps)| (all | cities, sum + steps));
    if let (Some((left, steps)), Some(placed)) = (left, placed) {
        links.extend(tokens_of(view, placed, left, steps));
    }
    for gain in gains {
        if let Gain::Permit { permit, next, steps, .. } = gain {
            links.extend(bonuses_of(permit, usize::from(next), steps));
        }
    }
    links
}

fn tokens_of(view: &View, placed: City, left: CitySet, steps: u8) -> Vec<Link> {
    let own = view.table.player(view.table.turn.seat).merchants;
    let mut others = view.table.board.connected_group(placed, own);
    others.remove(placed);
    let cities = std::iter::once(placed).chain(others.iter());
    let mut links: Vec<Link> = cities
        .filter_map(|city| {
            let bonuses = view.table.tokens.of(city)?.bonuses().to_vec();
            let progress = if left.contains(city) { Progress::ToCome } else { Progress::Done };
            Some(Link { from: From::Token(city), bonuses, progress })
        })
        .collect();
    if let Some(now) = links.iter().rposition(|link| link.progress == Progress::Done) {
        links[now].progress = Progress::Now;
        if steps > 0 {
            links.insert(now + 1, steps_left(steps));
        }
    }
    links
}

fn bonuses_of(permit: Permit, next: usize, steps: u8) -> Vec<Link> {
    let mut links: Vec<Link> = permit
        .bonuses()
        .iter()
        .enumerate()
        .map(|(at, &bonus)| {
            let progress = match at + 1 {
                at if at < next => Progress::Done,
                at if at == next => Progress::Now,
                _ => Progress::ToCome,
            };
            Link { from: From::Permit(permit), bonuses: vec![bonus], progress }
        })
        .collect();
    if steps > 0 {
        links.insert(next.min(links.len()), steps_left(steps));
    }
    links
}

fn steps_left(steps: u8) -> Link {
    let bonuses = vec![Bonus::Nobility(steps)];
    Link { from: From::Steps(steps), bonuses, progress: Progress::ToCome }
}

/// Returns the gains of an answer itself, pick by pick in order, and the sum of the gains under way that
/// follow it. Neither includes what spaces of the nobility track pay.
pub fn split(action: Action, outcome: &Outcome, view: &View) -> (Vec<(Source, Gained)>, Totals) {
    let tokens = |city: City| view.table.tokens.of(city).map_or(&[][..], |token| token.bonuses());
    let picks: Vec<(Source, &[Bonus])> = match action {
        Action::ChooseToken { city } => vec![(Source::Token(city), tokens(city))],
        Action::ChooseTokens { first, second } => {
            [first, second].map(|city| (Source::Token(city), tokens(city))).into()
        }
        Action::TakePermit { region, slot } => {
            let permit = view.table.permit(region, slot);
            permit.map(|permit| (Source::Permit(permit), permit.bonuses())).into_iter().collect()
        }
        Action::RepeatPermit { permit } => vec![(Source::Permit(permit), permit.bonuses())],
        _ => Vec::new(),
    };
    let mut gains: Vec<(Source, Gained)> = outcome
        .gains
        .iter()
        .flat_map(|(source, gains)| gains.iter().map(|&gain| (*source, gain)))
        .filter(|(source, _)| !matches!(source, Source::NobilitySpace(_)))
        .collect();
    // The rest may contain the same city or permit again, so the picks' gains are counted.
    let mut own = Vec::new();
    let mut steps_left = LAST_NOBILITY_SPACE.saturating_sub(outcome.nobility.0);
    for (source, bonuses) in picks {
        let mut parts = 0;
        for &bonus in bonuses {
            parts += match bonus {
                Bonus::Nobility(steps) => {
                    let steps = steps.min(steps_left);
                    steps_left -= steps;
                    steps
                }
                _ => 1,
            };
        }
        for _ in 0..parts {
            if let Some(at) = gains.iter().position(|(other, _)| *other == source) {
                own.push(gains.remove(at));
            }
        }
    }
    (own, gains.into_iter().map(|(_, gain)| gain).collect())
}
