//! A game of which the registry knows nothing, spoken with over the lines of the engine beside those that
//! it knows.

use std::borrow::Cow;
use std::io::Write;

use curia::bots::search::Heuristic;
use curia::games::council_of_4::CouncilOf4;
use curia::rules::luck::Seed;
use curia::rules::sample::Sampled;
use curia::rules::{Game, Seat};
use curia::session::Session;
use curia::text::error::InWords;
use curia::tool::engine::advice::GainForm;
use curia::tool::engine::{Asked, Engine, Refusal, parse};
use curia::tool::{Failure, Known, Spoken, Train, Unread};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::engine::ask;
use crate::nim::{MOST, Nim, NotSoMany, Setup, State, Taken, TooMany, View};

const GAMES: &[Known] = &[Known::of::<CouncilOf4>(), Known::of::<Nim>()];

impl Sampled for Nim {
    fn sample(_: u8, number: u32) -> Setup {
        Setup { matches: 1 + (number % u32::from(MOST)) as u8 }
    }
}

#[derive(clap::Args)]
pub struct Options {
    /// How many matches lie there
    #[arg(long)]
    matches: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New<'a> {
    #[serde(rename = "do")]
    _verb: IgnoredAny,
    #[serde(default, rename = "id")]
    _id: IgnoredAny,
    #[serde(default, rename = "game")]
    _game: IgnoredAny,
    #[serde(default, borrow)]
    seed: Option<Cow<'a, str>>,
    matches: u8,
}

impl InWords for TooMany {
    fn in_words(&self) -> String {
        format!("{} matches", self.0)
    }
}

impl InWords for NotSoMany {
    fn in_words(&self) -> String {
        format!("{self:?}")
    }
}

impl Spoken for Nim {
    const POSITION_FORMAT: u32 = 3;
    const LONGEST_POSITION: usize = 100;

    type Options = Options;
    type Flaw = u8;

    fn setup(options: Options) -> Setup {
        Setup { matches: options.matches }
    }

    fn read_new(line: &str) -> Result<Asked<Setup>, Refusal> {
        let New { seed, matches, .. } = parse(line)?;
        Ok(Asked { setup: Setup { matches }, seed: seed.map(Cow::into_owned) })
    }

    fn read_position(text: &str) -> Result<State, Unread<u8>> {
        let state: State = serde_json::from_str(text).map_err(|error| Unread::Malformed {
            line: error.line(),
            column: error.column(),
            detail: error.to_string(),
        })?;
        if state.matches > MOST { Err(Unread::Impossible(vec![state.matches])) } else { Ok(state) }
    }

    fn position_form(state: &State) -> impl Serialize {
        *state
    }

    fn view_form(view: &View) -> impl Serialize {
        *view
    }

    fn decision_form(_: &State) -> impl Serialize {
        "take"
    }

    fn score_form(state: &State) -> impl Serialize {
        Nim::totals(state)
    }

    fn event_form(Taken(seat, count): &Taken) -> impl Serialize {
        (*seat, *count)
    }

    fn illegal_form(NotSoMany(count): &NotSoMany) -> impl Serialize {
        *count
    }

    fn gain_form(left: &u8) -> GainForm {
        GainForm { text: format!("leaves {left}"), worth: 1.0 }
    }

    fn ranking(state: &State) -> Vec<Vec<Seat>> {
        Nim::winners(state).into_iter().collect()
    }

    fn with_luck(state: &State, _: Seed) -> State {
        *state
    }

    fn by_hand() -> Option<&'static (impl Heuristic<Self> + 'static)> {
        None::<&Nim>
    }

    fn train(_: &Train, _: &mut dyn Write) -> Result<(), Failure> {
        Err(Failure::NothingToLearn)
    }

    fn say_table(state: &State) -> String {
        format!("{state:?}\n")
    }

    fn say_standing(state: &State, _: &[String]) -> String {
        Nim::say_table(state)
    }

    fn say_score(state: &State, _: &[String]) -> String {
        Nim::say_table(state)
    }

    fn say_trace(session: &Session<Self>, _: &[String]) -> String {
        format!("{:?}\n", session.view())
    }

    fn say_event(event: &Taken) -> String {
        format!("{event:?}")
    }

    fn say_flaw(flaw: &u8) -> String {
        format!("{flaw} matches")
    }
}

/// Whoever is left a multiple of four loses.
#[test]
fn the_engine_serves_any_game_by_its_name() {
    let mut engine = Engine::new(GAMES);
    let about = ask(&mut engine, &json!({"do": "hello"}))["engine"].take();
    assert_eq!((&about["game"], &about["rules"]), (&json!("council-of-4"), &json!(1)));
    let nim = json!({"name": "nim", "rules": 7, "position_format": 3});
    assert_eq!(about["games"][1], nim);

    let new = json!({"do": "new", "game": "nim", "matches": 5, "seed": "x"});
    let standing = json!({"ok": "new", "seed": "x", "decider": 0, "decision": "take"});
    assert_eq!(ask(&mut engine, &new), standing);
    let view = json!({"state": {"matches": 5, "turn": 0}, "seat": 1});
    assert_eq!(ask(&mut engine, &json!({"do": "view", "for": 1}))["view"], view);
    let best = ask(&mut engine, &json!({"do": "best", "level": "master", "reasons": true}));
    assert_eq!(best["action"], "take 1");
    let gains = json!([{"text": "leaves 4", "worth": 1.0}]);
    assert_eq!(best["advice"]["options"][0]["gains"], gains);
    let refused = ask(&mut engine, &json!({"do": "apply", "action": "take 4"}));
    assert_eq!(
        (&refused["error"]["code"], &refused["error"]["why"]),
        (&json!("illegal_action"), &json!(4))
    );
    let applied = ask(&mut engine, &json!({"do": "apply", "action": "take 1", "events": true}));
    assert_eq!((&applied["events"], &applied["decider"]), (&json!([[0, 1]]), &json!(1)));

    let position = json!({"matches": 2, "turn": 9});
    let place = json!({"do": "position", "game": "nim", "position": position});
    assert_eq!(ask(&mut engine, &place)["decider"], 1);
    assert_eq!(ask(&mut engine, &json!({"do": "position"}))["position"], position);
    let over = ask(&mut engine, &json!({"do": "apply", "action": "take 2"}));
    assert_eq!((&over["decider"], &over["score"]), (&json!(null), &json!([0, 1])));
    let impossible =
        json!({"do": "position", "game": "nim", "position": {"matches": 100, "turn": 0}});
    let error = ask(&mut engine, &impossible)["error"].take();
    assert_eq!(
        (&error["code"], &error["reasons"]),
        (&json!("impossible_position"), &json!(["100 matches"]))
    );

    let other = ask(&mut engine, &json!({"do": "new", "players": 3, "seed": "x"}));
    assert_eq!(other["decision"], "turn", "the first where none is named");
    let options =
        ask(&mut engine, &json!({"do": "new", "game": "nim", "matches": 5, "players": 3}));
    assert_eq!(options["error"]["code"], "bad_request", "not an option of this game");
    for request in [
        json!({"do": "new", "game": "chess", "players": 2}),
        json!({"do": "position", "game": "chess", "position": position}),
    ] {
        let error = ask(&mut engine, &request)["error"].take();
        assert_eq!(error["code"], "unknown_game");
        assert_eq!(error["message"], "There is no game `chess`.");
    }
    let asked = ask(&mut engine, &json!({"do": "position", "game": "nim"}));
    assert_eq!(asked["error"]["code"], "bad_request");
}
