//! A table in play: whose view the screen shows, undo and redo, and the questions to bots.

mod by_link;
mod only;
mod secret;
mod undo;

use crate::positions::{games, steps};
use crate::seats::{BOT, PERSON, new_match};
use crate::views::views;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::Action;
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::event::Event;
use curia::games::council_of_4::rules::legal::Illegal;
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::rules::state::State;
use curia::record::{Controller, Match, MatchError};
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};
use curia::session::{Entry, Preview, Session, Stage};

type Table = Session<CouncilOf4>;

/// One person, several, and none, in several places, with bots of both levels.
const TABLES: [&[Controller]; 8] = [
    &[PERSON, BOT],
    &[BOT, PERSON],
    &[PERSON, PERSON],
    &[BOT, BOT],
    &[PERSON, BOT, PERSON],
    &[PERSON, PERSON, PERSON],
    &[Controller::Bot(Level::Random), PERSON, BOT, BOT],
    &[PERSON, BOT, BOT, PERSON],
];

/// Returns each table with set-up and seed of a game of its size.
fn tables() -> impl Iterator<Item = (&'static [Controller], Setup, String)> {
    TABLES.into_iter().enumerate().map(|(at, controllers)| {
        let of_so_many =
            games().filter(|(setup, _)| usize::from(setup.players) == controllers.len());
        let (setup, seed) = of_so_many.into_iter().nth(at).expect("a game");
        (controllers, setup, seed)
    })
}

fn open(record: Match<CouncilOf4>) -> Table {
    Session::open(record).expect("a match that begins")
}

/// Plays a whole game and shows the session, with its expected state, before every action and at the end; the
/// person on turn takes the screen after the first look.
fn follow(
    controllers: &[Controller],
    setup: &Setup,
    seed: &str,
    mut look: impl FnMut(&mut Table, &State, Option<Action>),
) {
    let mut session = open(new_match(setup, seed, controllers));
    let mut last = None;
    for (state, action) in steps(setup, seed) {
        look(&mut session, &state, Some(action));
        if matches!(session.stage(), Stage::HandOver(_)) {
            session.take_over();
            look(&mut session, &state, Some(action));
        }
        session.play(action).expect("a legal action");
        let mut after = state;
        CouncilOf4::apply(&mut after, action, |_| {}).expect("a legal action");
        last = Some(after);
    }
    look(&mut session, &last.expect("a state"), None);
}

fn persons(controllers: &[Controller]) -> Vec<Seat> {
    let seats = Seat::first(4).zip(controllers);
    seats.filter(|&(_, controller)| *controller == PERSON).map(|(seat, _)| seat).collect()
}

fn only_person(controllers: &[Controller]) -> Option<Seat> {
    let persons = persons(controllers);
    persons.first().copied().filter(|_| persons.len() == 1)
}

/// Returns everything that a screen could show.
fn shown(session: &Table) -> (Stage, <CouncilOf4 as Game>::View, Vec<Entry<CouncilOf4>>, usize) {
    (session.stage(), session.view(), session.log().collect(), session.played())
}

/// Returns a person's table after `skip` actions of a lively game; the person on turn has the screen.
fn person_to_decide(skip: usize) -> Table {
    let (setup, seed) = games().next().expect("a game of two");
    let mut record = new_match(&setup, &seed, &[PERSON, PERSON]);
    record.actions =
        steps(&setup, &seed).into_iter().take(skip).map(|(_, action)| action).collect();
    let mut session = open(record);
    session.take_over();
    session
}

fn legal(session: &Table) -> Vec<Action> {
    let mut actions = Vec::new();
    CouncilOf4::view_legal_actions(&session.view(), &mut actions);
    actions
}

#[test]
fn the_stage_follows_from_who_sits_there_and_who_took_the_screen() {
    for (controllers, setup, seed) in tables() {
        let only = only_person(controllers);
        // The last person who took the screen, and in which turn.
        let mut taken: Option<(u16, Seat)> = None;
        let mut curtains = 0;
        follow(controllers, &setup, &seed, |session, state, _| {
            let decider = CouncilOf4::decider(state);
            let turn = state.table().turn.number;
            assert_eq!(session.decider(), decider);
            let stage = session.stage();
            let has_screen = decider.is_some_and(|seat| taken == Some((turn, seat)));
            let expected = match decider {
                None => Stage::Over,
                Some(seat) if controllers[seat.index()] != PERSON => Stage::Table(only),
                Some(seat) if only.is_some() || has_screen => Stage::Table(Some(seat)),
                Some(seat) => Stage::HandOver(seat),
            };
            assert_eq!(stage, expected, "{controllers:?}, turn {turn}");
            if let Stage::HandOver(seat) = stage {
                taken = Some((turn, seat));
                curtains += 1;
            }
        });
        assert_eq!(curtains > 0, persons(controllers).len() > 1, "{controllers:?}");
    }
}

#[test]
fn a_person_is_amid_a_turn_from_their_first_action_in_it_to_its_end() {
    let (mut amid, mut between) = (0, 0);
    for (controllers, setup, seed) in tables() {
        let persons = persons(controllers);
        // The current turn, and the number of actions before it.
        let mut begun = (0, 0);
        follow(controllers, &setup, &seed, |session, state, _| {
            let turn = state.table().turn.number;
            if begun.0 != turn {
                begun = (turn, session.played());
            }
            let decides = CouncilOf4::decider(state).is_some_and(|seat| persons.contains(&seat));
            let is_amid = decides && session.played() > begun.1;
            assert_eq!(session.is_amid_turn(), is_amid, "{controllers:?}, turn {turn}");
            *if is_amid { &mut amid } else { &mut between } += 1;
        });
    }
    assert!(amid > 100 && between > 100, "{amid} and {between}");
}

#[test]
fn no_view_holds_a_hand_that_is_not_the_shown_seats() {
    for (controllers, setup, seed) in tables() {
        follow(controllers, &setup, &seed, |session, state, _| {
            let view = session.view();
            let expected = match session.stage() {
                Stage::Table(seat) => seat,
                Stage::HandOver(_) | Stage::Over => None,
            };
            assert_eq!(view, CouncilOf4::view(state, expected));
            assert_eq!(view.seat, expected);
            assert_eq!(view.hand, expected.map_or(Cards::EMPTY, |seat| state.hand(seat)));
            assert!(expected.is_none_or(|seat| controllers[seat.index()] == PERSON));
            if let Stage::Table(seat) = session.stage() {
                assert_eq!(session.shown(), seat);
            }
        });
    }
}

/// Counts the visible cards; none may be another seat's.
fn cards_seen<'a>(events: impl Iterator<Item = &'a Event>, viewer: Option<Seat>) -> usize {
    let of_viewer = |event: &&Event| {
        let seen = matches!(event, Event::CardDrawn { card: Some(_), .. });
        let own = matches!(event, Event::CardDrawn { seat, .. } if Some(*seat) == viewer);
        assert_eq!(seen, own, "{event:?} is shown to {viewer:?}");
        seen
    };
    events.filter(of_viewer).count()
}

#[test]
fn the_log_shows_nobody_anothers_card() {
    for (controllers, setup, seed) in tables() {
        let mut seen = 0;
        // The deciding seat and turn of every action.
        let mut turns = Vec::new();
        let mut before = 0;
        follow(controllers, &setup, &seed, |session, state, _| {
            let last = session.log().next_back();
            if session.played() > turns.len() {
                turns.extend(last.map(|entry| (entry.seat, before)));
            }
            before = state.table().turn.number;
            let viewer = session.shown();
            assert!(!matches!(session.stage(), Stage::HandOver(seat) if viewer == Some(seat)));
            let log: Vec<_> = session.log().collect();
            assert_eq!(log.len(), session.played());
            seen += cards_seen(log.iter().flat_map(|entry| &entry.events), viewer);
            let views = views(session);
            for seat in Seat::first(state.table().seats()) {
                let since = session.since_last_turn(seat);
                assert!(since.iter().all(|(at, entry)| entry.seat != seat && log[*at] == *entry));
                // The actions of the seat on turn in this turn.
                let turn = state.table().turn.number;
                let own =
                    turns.iter().rev().take_while(|&&(by, of)| (by, of) == (seat, turn)).count();
                let begin = log.len() - own - since.len();
                let places = since.iter().map(|&(at, _)| at);
                assert!(places.eq(begin..log.len() - own), "{seat:?}");
                assert!(begin == 0 || turns[begin - 1].0 == seat);
                assert_eq!(Some(&session.view_after_last_turn(seat)), views.get(begin));
                let after = session.view_after_the_others(seat);
                let there = views.get(log.len() - own);
                assert_eq!(Some(after.table), there.map(|view| view.table), "{seat:?}");
                assert_eq!(after.seat, Some(seat));
            }
        });
        assert_eq!(seen > 0, !persons(controllers).is_empty(), "{controllers:?}");
    }
}

#[test]
fn a_preview_is_what_then_happens_as_the_screen_may_show_it() {
    for (controllers, setup, seed) in tables() {
        follow(controllers, &setup, &seed, |session, _, action| {
            let Some(action) = action else {
                assert!(session.preview(Action::EndTurn).is_none());
                return;
            };
            let before = shown(session);
            let Preview { before: now, action: decided, events, after } =
                session.preview(action).expect("a legal action");
            assert_eq!(decided, Some(action), "Council of 4 has no secret actions");
            assert_eq!(shown(session), before);
            let viewer = session.shown();
            cards_seen(events.iter(), viewer);
            let mut played = session.clone();
            played.play(action).expect("a legal action");
            assert_eq!(views(session).pop(), Some(now));
            assert_eq!(views(&played).pop(), Some(after));
            // The screen may be another's by then; nothing else may differ.
            if played.shown() == viewer {
                let entry = played.log().next_back().expect("an entry");
                assert_eq!(entry.events, events);
            }
        });
    }
}

#[test]
fn a_hand_is_hidden_on_demand_and_shown_to_its_owner_alone() {
    let mut session = person_to_decide(0);
    let before = shown(&session);
    let seat = session.decider().expect("a seat");
    assert_eq!(session.stage(), Stage::Table(Some(seat)));
    session.hide();
    assert_eq!(session.stage(), Stage::HandOver(seat));
    assert_eq!((session.view().seat, session.view().hand), (None, Cards::EMPTY));
    session.take_over();
    assert_eq!(shown(&session), before);
    // A single person has no one to hide it from.
    let (setup, seed) = games().next().expect("a game of two");
    let mut alone = open(new_match(&setup, &seed, &[PERSON, BOT]));
    let before = shown(&alone);
    alone.hide();
    alone.take_over();
    assert_eq!(shown(&alone), before);
}

#[test]
fn what_is_illegal_changes_nothing() {
    let mut session = person_to_decide(0);
    let before = shown(&session);
    assert_eq!(session.play(Action::EndTurn), Err(Illegal::MainActionFirst));
    assert_eq!(session.play(Action::DeclinePermit), Err(Illegal::NoSuchChoice));
    assert_eq!(shown(&session), before);
    let (controllers, setup, seed) = tables().next().expect("a table");
    follow(controllers, &setup, &seed, |session, _, action| {
        if action.is_none() {
            let before = shown(session);
            assert_eq!(session.play(Action::EndTurn), Err(Illegal::GameOver));
            assert_eq!((shown(session), session.winners().is_some()), (before, true));
        }
    });
}

#[test]
fn bots_are_asked_what_depends_on_match_and_moment_alone() {
    for (controllers, setup, seed) in tables() {
        let mut luck = Vec::new();
        let mut moment = 0;
        follow(controllers, &setup, &seed, |session, state, _| {
            let asked = session.bot_to_ask();
            assert_eq!(session.is_bots_turn(), asked.is_some());
            let mut again = open(session.record().clone());
            assert_eq!(again.bot_to_ask(), asked);
            again.take_over();
            again.hide();
            assert_eq!(again.bot_to_ask(), asked);
            let decider = CouncilOf4::decider(state);
            match decider.map(|seat| controllers[seat.index()]) {
                Some(Controller::Bot(level)) => {
                    let (of_level, history) = asked.expect("a question");
                    let now = &history.now;
                    assert_eq!((of_level, now.view), (level, CouncilOf4::view(state, decider)));
                    if moment != session.played() {
                        moment = session.played();
                        luck.push(now.seed.0);
                    }
                }
                Some(Controller::Person) | None => assert_eq!(asked, None),
            }
        });
        assert_eq!(luck.is_empty(), persons(controllers).len() == controllers.len());
        let asked = luck.len();
        assert!(!luck.contains(&Seed::from_text(&seed).0), "the secret of the game");
        luck.sort_unstable();
        luck.dedup();
        assert_eq!(luck.len(), asked, "every moment has its own luck");
    }
}

/// The four temperaments of a table are drawn from its seed alone, each as often as the others, and with every one of them
/// all first players and hands still come. Only Adept and Expert have one, and only where they decide.
#[test]
fn a_temperament_is_the_same_everywhere_and_tells_no_deal() {
    const SEEDS: usize = 400;
    let (setup, _) = games().nth(2).expect("a game of four");
    let setup = Setup { first: None, ..setup };
    let [adept, expert] = [Level::Adept, Level::Expert].map(Controller::Bot);
    let mut of_first = [[0; 4]; 4];
    for number in 0..SEEDS {
        let record = new_match(&setup, &format!("seed {number}"), &[adept, expert, adept, PERSON]);
        let session = open(record.clone());
        let tempers = [0, 1, 2].map(|seat| session.temper_of(Seat(seat)).expect("one"));
        let [one, two, three] = tempers;
        assert!(one != two && two != three && one != three, "{tempers:?}");
        assert_eq!(session.temper_of(Seat(3)), None);
        let first = session.decider().expect("a decision");
        let asked = session.bot_to_ask().map(|(_, history)| history.temper);
        assert_eq!(asked.map(|temper| temper.is_some()), (first != Seat(3)).then_some(true));
        assert!(session.history_at(0).is_some_and(|history| history.temper.is_none()));
        of_first[one.index()][first.index()] += 1;

        let strong = [Level::Master, Level::Champion, Level::Greedy].map(Controller::Bot);
        let others = new_match(&setup, &record.seed, &[strong[0], strong[1], strong[2], expert]);
        let others = open(others);
        assert!((0..3).all(|seat| others.temper_of(Seat(seat)).is_none()));
        let last = others.temper_of(Seat(3)).expect("one");
        assert!(!tempers.contains(&last), "{last:?} of {tempers:?}");
    }
    // A sixteenth each.
    let even = SEEDS / 16;
    assert!(
        of_first.iter().flatten().all(|count| (even / 2..2 * even).contains(count)),
        "{of_first:?}"
    );
}

/// A bot learns its own decisions of the turn and no others, and the same question can be asked later in the
/// match.
#[test]
fn a_bot_is_told_the_decisions_of_its_turn() {
    let (setup, seed) = games().nth(1).expect("a game of three");
    let mut session = open(new_match(&setup, &seed, &[BOT, BOT, BOT]));
    let mut asked = Vec::new();
    let mut longest = 0;
    while let Some((level, history)) = session.bot_to_ask() {
        let seat = session.decider();
        assert!(history.observations().all(|(observation, _)| observation.view.seat == seat));
        let turns: Vec<u16> = history
            .observations()
            .map(|(observation, _)| observation.view.table.turn.number)
            .collect();
        assert!(turns.iter().all(|turn| turn == turns.last().expect("a turn")), "{turns:?}");
        let actions = &session.record().actions;
        let of_turn: Vec<Action> = history.before.iter().map(|(_, action)| *action).collect();
        assert!(actions.ends_with(&of_turn));
        longest = longest.max(of_turn.len());
        let action = choose::<CouncilOf4>(history.clone(), level).expect("a choice");
        asked.push((level, history));
        session.play(action).expect("a legal choice");
    }
    assert!(longest >= 2, "only {longest} decisions before in a turn");
    for (played, asked) in asked.iter().enumerate() {
        assert_eq!(session.bot_asked_at(played).as_ref(), Some(asked), "{played}");
    }
    assert_eq!(session.bot_asked_at(asked.len()), None);
    assert_eq!(session.bot_asked_at(asked.len() + 1), None);
}

#[test]
fn another_match_gives_a_bot_other_luck() {
    let (setup, _) = games().next().expect("a game of two");
    let luck = |seed| {
        open(new_match(&setup, seed, &[BOT, BOT])).bot_to_ask().map(|asked| asked.1.now.seed)
    };
    assert_ne!(luck("one"), luck("two"));
}

#[test]
fn bots_alone_play_to_the_end_and_again_the_same() {
    let (setup, seed) = games().nth(2).expect("a game of four");
    let play = || {
        let random = Controller::Bot(Level::Random);
        let mut session = open(new_match(&setup, &seed, &[BOT, random, BOT, BOT]));
        while let Some((level, history)) = session.bot_to_ask() {
            let action = choose::<CouncilOf4>(history, level).expect("a choice");
            session.play(action).expect("a legal choice");
            assert!(session.played() < 3000);
        }
        session
    };
    let session = play();
    assert_eq!((session.stage(), session.decider()), (Stage::Over, None));
    assert!(session.winners().is_some_and(|winners| !winners.is_empty()));
    assert_eq!(play().record(), session.record());
}

/// An opened match continues exactly where it was.
#[test]
fn opening_plays_all_actions() {
    for (controllers, setup, seed) in tables() {
        follow(controllers, &setup, &seed, |session, _, _| {
            let mut opened = open(session.record().clone());
            if matches!(session.stage(), Stage::Table(_)) {
                opened.take_over();
            }
            assert_eq!((shown(&opened), opened.record()), (shown(session), session.record()));
            assert!(!opened.can_redo());
        });
    }
}

#[test]
fn opening_keeps_what_comes_before_an_illegal_action() {
    let (setup, seed) = games().next().expect("a game of two");
    let actions: Vec<Action> = steps(&setup, &seed).into_iter().map(|step| step.1).collect();
    for kept in (0..actions.len()).step_by(7) {
        let mut record = new_match(&setup, &seed, &[PERSON, BOT]);
        record.actions = actions[..kept].to_vec();
        let part = open(record.clone());
        // While a choice is open, everything else is illegal; otherwise its answers are.
        let wrong = match part.decider() {
            Some(_) if legal(&part).contains(&Action::DeclinePermit) => Action::EndTurn,
            _ => Action::DeclinePermit,
        };
        record.actions.push(wrong);
        record.actions.extend(&actions[kept..]);
        let opened = open(record);
        assert_eq!((shown(&opened), opened.record()), (shown(&part), part.record()), "{kept}");
        assert_eq!(opened.record().actions, actions[..kept]);
    }
}

#[test]
fn what_cannot_begin_is_not_opened() {
    let (setup, seed) = games().next().expect("a game of two");
    let mut record = new_match(&setup, &seed, &[PERSON, BOT]);
    record.seats.pop();
    assert_eq!(Session::open(record).map(|_| ()), Err(MatchError::Seats(1)));
}
