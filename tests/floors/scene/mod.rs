//! The scene: picks lead to every legal action and to no other, reasons are true, and prices and gains of an
//! action are known beforehand.

mod analysis;
mod anchored;
mod chain;
mod chapters;
mod compass;
pub mod daily;
mod digest;
mod facts;
mod kept_boards;
mod keys;
mod motion;
mod moves;
mod openly;
mod outcome;
mod payment;
mod picks;
mod rating;
mod reasons;
mod replay;
mod sounds;
mod standing;
mod tally;
mod trace;
mod unrolled;

use std::sync::LazyLock;

use crate::positions::{games, steps};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::{Action, Kind};
use curia::games::council_of_4::rules::components::Council;
use curia::games::council_of_4::rules::state::{Decision, State};
use curia::games::council_of_4::rules::view::View;
use curia::games::council_of_4::scene::reason::{self, Reason};
use curia::games::council_of_4::scene::{Draft, Legal, Pick, Scene};
use curia::numbered::Numbered;
use curia::record::json::read;
use curia::rules::Game;

/// A position as the deciding seat sees it.
pub struct Sample {
    /// The full state.
    pub state: State,
    /// The seat's view.
    pub view: View,
    /// The seat's legal actions.
    pub legal: Vec<Action>,
}

impl Sample {
    fn of(state: State) -> Sample {
        let mut legal = Vec::new();
        CouncilOf4::legal_actions(&state, &mut legal);
        Sample { state, view: CouncilOf4::view(&state, CouncilOf4::decider(&state)), legal }
    }

    /// Returns the legal actions of a kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = Action> + '_ {
        self.legal.iter().copied().filter(move |&action| action.kind() == Some(kind))
    }
}

/// Matches that stop at an open choice, one of each kind: some are rare in random games.
const CHOICES: [&str; 4] = [
    include_str!("../../fixtures/choice-token.json"),
    include_str!("../../fixtures/choice-free-permit.json"),
    include_str!("../../fixtures/choice-repeat-permit.json"),
    include_str!("../../fixtures/choice-two-tokens.json"),
];

fn last_state(text: &str) -> State {
    let record = read::<CouncilOf4>(text).expect("a match").record;
    let mut state = record.start(|_| {}).expect("a match that begins");
    for &action in &record.actions {
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
    }
    state
}

/// Returns positions of all boards and numbers of players, with every open choice of these games.
pub fn samples() -> &'static [Sample] {
    static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
        let states = games().flat_map(|(setup, seed)| steps(&setup, &seed).into_iter().enumerate());
        let wanted = states
            .filter(|(at, (state, _))| at % 19 == 0 || state.table().decision != Decision::Turn);
        let wanted = wanted.map(|(_, (state, _))| state);
        wanted.chain(CHOICES.into_iter().map(last_state)).map(Sample::of).collect()
    });
    &SAMPLES
}

#[test]
fn the_samples_hold_every_kind_of_decision() {
    let open = |wanted| samples().iter().any(|sample| sample.view.table.decision == wanted);
    assert!(open(Decision::Turn) && open(Decision::Token) && open(Decision::FreePermit));
    assert!(open(Decision::RepeatPermit) && open(Decision::TwoTokens));
}

/// Returns fewer of them, for tests that try much in each: every open choice, and some turns.
pub fn some_samples() -> impl Iterator<Item = &'static Sample> {
    samples().iter().enumerate().filter_map(|(at, sample)| {
        (at % 4 == 0 || sample.view.table.decision != Decision::Turn).then_some(sample)
    })
}

/// Returns the first position of the first game, for two; a person with one servant begins.
pub fn beginning() -> View {
    samples()[0].view
}

/// Returns the view with one public number of the table changed.
pub fn with(view: &View, pointer: &str, value: impl Into<serde_json::Value>) -> View {
    let mut form = serde_json::to_value(view).expect("JSON");
    *form.pointer_mut(pointer).expect(pointer) = value.into();
    serde_json::from_value(form).expect("a view")
}

/// Returns the view with one number changed of the player whose turn it is.
pub fn with_own(view: &View, number: &str, value: impl Into<serde_json::Value>) -> View {
    let seat = view.table.turn.seat.0;
    with(view, &format!("/table/players/{seat}/{number}"), value)
}

/// Returns the scene, using only the view.
pub fn scene(view: &View, draft: &Draft) -> Scene {
    Scene::new(&Legal::of(view), draft)
}

/// Returns the reason why no action of the kind is possible, using only the view.
pub fn why_not(view: &View, kind: Kind) -> Option<Reason> {
    reason::why_not(&Legal::of(view), kind)
}

/// Returns the reason why a pick would lead nowhere, using only the view.
pub fn why_not_pick(view: &View, draft: &Draft, pick: Pick) -> Option<Reason> {
    reason::why_not_pick(&Legal::of(view), draft, pick)
}

/// Returns every kind of action.
pub fn kinds() -> impl Iterator<Item = Kind> {
    Kind::MAIN.into_iter().chain(Kind::QUICK).chain([Kind::Answer])
}

/// Returns everything that can be picked on the way to an action.
pub fn all_picks() -> impl Iterator<Item = Pick> {
    let leads_on = |pick: &Pick| {
        let is_answer = *pick == Pick::Kind(Kind::Answer);
        !is_answer && !matches!(pick, Pick::DropCard(_) | Pick::Decline | Pick::Back | Pick::Cancel)
    };
    Pick::every().filter(leads_on)
}

/// Whether the action contains the pick, by its notation; cards are ignored.
pub fn holds(action: Action, pick: Pick) -> bool {
    let notation = action.to_string();
    let words: Vec<&str> = notation.split(' ').collect();
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    match (word(0), pick) {
        ("elect" | "send", Pick::Colour(colour)) => word(1) == colour.letter().to_string(),
        ("elect" | "send", Pick::Council(council)) => word(2) == council.word(),
        ("acquire" | "change", Pick::Council(council)) => word(1) == council.word(),
        ("queen", Pick::Council(council)) => council == Council::Queen,
        ("acquire" | "take", Pick::Slot(region, slot)) => {
            word(1) == region.key() && word(2) == (slot.index() + 1).to_string()
        }
        ("change", Pick::Slot(region, _)) => word(1) == region.key(),
        ("place" | "repeat", Pick::Permit(permit)) => word(1) == permit.to_string(),
        ("place", Pick::City(city)) => word(2) == city.to_string(),
        ("queen" | "token" | "tokens", Pick::City(city)) => word(1).contains(city.letter()),
        (_, Pick::Kind(kind)) => action.kind() == Some(kind),
        _ => false,
    }
}
