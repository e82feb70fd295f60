//! A game outside the registry, played over the lines of the engine beside the registered ones.

use curia::bots::Playable;
use curia::games::council_of_4::CouncilOf4;
use curia::rules::Game;
use curia::rules::luck::Seed;
use curia::tool::Known;
use curia::tool::engine::Engine;
use serde_json::{Value, json};

use crate::engine::ask;
use crate::toy::{Setup, State, Toy};

const GAMES: &[Known] = &[Known::of::<CouncilOf4>(), Known::of::<Toy>()];

/// Returns a state of a game of one round, with this many actions left.
fn before_the_end(actions: usize) -> State {
    let setup = Setup { players: 3, rounds: 1 };
    let mut states = vec![Toy::start(&setup, Seed::from_text("x"), |_| {}).expect("a set-up")];
    while let Some(action) = Toy::choose_legal(&states[states.len() - 1], |_| 0) {
        let mut state = states[states.len() - 1].clone();
        Toy::apply(&mut state, action, |_| {}).expect("a legal action");
        states.push(state);
    }
    states.swap_remove(states.len() - 1 - actions)
}

#[test]
fn the_engine_serves_any_game_by_its_name() {
    let mut engine = Engine::new(GAMES);
    let about = ask(&mut engine, &json!({"do": "hello"}))["engine"].take();
    assert_eq!((&about["game"], &about["rules"]), (&json!("council-of-4"), &json!(1)));
    let toy = json!({"name": "toy", "rules": 1, "position_format": 3});
    assert_eq!(about["games"][1], toy);

    let new = json!({"do": "new", "game": "toy", "players": 3, "rounds": 1, "seed": "x"});
    let standing = json!({"ok": "new", "seed": "x", "decider": 0, "decision": "lay"});
    assert_eq!(ask(&mut engine, &new), standing);
    let dealt = json!(before_the_end(12));
    assert_eq!(ask(&mut engine, &json!({"do": "position"}))["position"], dealt);
    let view = json!({"table": dealt["table"], "seat": 1, "hand": dealt["hands"][1]});
    assert_eq!(ask(&mut engine, &json!({"do": "view", "for": 1}))["view"], view);
    let highest = dealt["hands"][0]["held"][2].as_u64().expect("a card");
    let best = ask(&mut engine, &json!({"do": "best", "level": "greedy", "reasons": true}));
    assert_eq!(best["action"], format!("lay {highest}"));
    let gains = json!([{"text": format!("Brings {highest} points"), "worth": 1.0}]);
    assert_eq!(best["advice"]["options"][0]["gains"], gains);
    let refused = ask(&mut engine, &json!({"do": "apply", "action": "lay 9"}));
    assert_eq!(
        (&refused["error"]["code"], &refused["error"]["why"]),
        (&json!("illegal_action"), &json!("lay"))
    );
    let lay = json!({"do": "apply", "action": format!("lay {highest}"), "events": true});
    let applied = ask(&mut engine, &lay);
    let laid = json!([{"Laid": {"seat": 0, "card": highest}}]);
    assert_eq!((&applied["events"], &applied["decider"]), (&laid, &json!(1)));

    let position = json!(before_the_end(1));
    let place = json!({"do": "position", "game": "toy", "position": position});
    assert_eq!(ask(&mut engine, &place)["decision"], "stake");
    assert_eq!(ask(&mut engine, &json!({"do": "position"}))["position"], position);
    let over = ask(&mut engine, &json!({"do": "apply", "action": "keep"}));
    let points = &position["table"]["points"];
    assert_eq!((&over["decider"], &over["score"]["seats"]), (&json!(null), points));
    let mut impossible = place;
    impossible["position"]["hands"][2]["held"] = json!([7]);
    let error = ask(&mut engine, &impossible)["error"].take();
    assert_eq!(
        (&error["code"], &error["reasons"]),
        (&json!("impossible_position"), &json!(["/hands/2: Broken(Seat(2))"]))
    );

    let other = ask(&mut engine, &json!({"do": "new", "players": 3, "seed": "x"}));
    assert_eq!(other["decision"], "turn", "the first where none is named");
    let mut options = new;
    options["sides"] = json!("111");
    let options = ask(&mut engine, &options);
    assert_eq!(options["error"]["code"], "bad_request", "not an option of this game");
    for request in [
        json!({"do": "new", "game": "chess", "players": 2}),
        json!({"do": "position", "game": "chess", "position": position}),
    ] {
        let error = ask(&mut engine, &request)["error"].take();
        assert_eq!(error["code"], "unknown_game");
        assert_eq!(error["message"], "There's no game `chess`.");
    }
    let asked = ask(&mut engine, &json!({"do": "position", "game": "toy"}));
    assert_eq!(asked["error"]["code"], "bad_request");
}

/// Two games that differ only in one seat's secret choice, each in an engine of its own.
struct Twins([Engine; 2]);

impl Twins {
    fn both(&mut self, request: &Value) -> [Value; 2] {
        self.each([request, request])
    }

    fn each(&mut self, requests: [&Value; 2]) -> [Value; 2] {
        let [first, second] = &mut self.0;
        [ask(first, requests[0]), ask(second, requests[1])]
    }

    /// Returns the reply, which must be the same for both.
    fn same(&mut self, request: &Value) -> Value {
        let [first, second] = self.both(request);
        assert_eq!(first, second, "{request}");
        first
    }
}

/// Everything printed for a seat, or an onlooker: events, view, and while it decides, legal actions and every
/// bot's choice in its place, with the reasons.
#[test]
fn what_is_laid_in_secret_is_printed_for_nobody_else() {
    const SEATS: usize = 3;
    let mut compared = 0;
    for (seed, by) in (0..12).map(|seed| (seed, seed % SEATS)) {
        for eyes in [json!(0), json!(1), json!(2), json!("onlooker")] {
            let new = json!({
                "do": "new", "game": "toy", "players": SEATS, "rounds": 1, "seed": seed.to_string(),
            });
            let mut twins = Twins([Engine::new(GAMES), Engine::new(GAMES)]);
            twins.same(&new);
            let hand = twins.same(&json!({"do": "view", "for": by}))["view"]["hand"]["held"].take();
            let apply = |card: &Value| json!({"do": "apply", "action": format!("lay {card}"), "events": true, "for": eyes});
            let is_own = eyes == by;
            // Only the seat that laid the card may get different replies before all have laid twice.
            let compare = |[first, second]: [Value; 2], may_differ: bool| {
                assert!(may_differ || first == second, "for {eyes}: {first} {second}");
                first != second
            };
            let mut differs = false;
            for turn in 0..2 * SEATS {
                let decider = turn % SEATS;
                let told = if turn == by {
                    twins.each([&apply(&hand[0]), &apply(&hand[2])])
                } else if decider == by {
                    twins.both(&apply(&hand[1]))
                } else {
                    let seen = twins.both(&json!({"do": "view", "for": decider}));
                    let card = seen[0]["view"]["hand"]["held"][0].clone();
                    if eyes == decider {
                        for level in Toy::LEVELS {
                            let best = json!({"do": "best", "level": level.key(), "reasons": true});
                            twins.same(&best);
                        }
                        twins.same(&json!({"do": "legal"}));
                        compared += usize::from(turn > by);
                    }
                    twins.same(&apply(&json!(9)));
                    twins.both(&apply(&card))
                };
                let is_shown = turn + 1 == 2 * SEATS;
                differs |= compare(told, is_own || is_shown);
                let view = twins.both(&json!({"do": "view", "for": eyes}));
                differs |= compare(view, is_own || is_shown);
                twins.same(&json!({"do": "score"}));
            }
            assert_eq!(differs, hand[0] != hand[2], "for {eyes}");
        }
    }
    assert!(compared > 30, "only {compared}");
}
