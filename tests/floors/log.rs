//! The log in words: all of its sentences, and one whole game of greedy bots as one seat may read it, with
//! its final score by cause. Changes of a sentence, of the bots or of the rules' events change
//! `snapshots/log__*.snap`; CONTRIBUTING.md explains how to accept that.

use std::collections::BTreeSet;

use crate::positions::{games, steps};
use crate::seats::{BOT, PERSON, new_match};
use curia::bots::history::History;
use curia::bots::{Level, choose};
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::board::Sides;
use curia::games::council_of_4::rules::event::{Event, Gained};
use curia::games::council_of_4::rules::setup::Setup;
use curia::games::council_of_4::scene::outcome::Totals;
use curia::games::council_of_4::text::Subjects;
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};
use curia::session::{Entry, Session};
use curia::text::text;
use curia::text::told::{Manner, Told};
use curia::tool::terminal;

/// An amount, and the function that puts it into words.
type Amount = (u16, fn(u16) -> String);

/// Returns the gains of an action, as the icons of the screen show them.
fn gains(totals: Totals) -> String {
    let amounts: [Amount; 5] = [
        (totals.coins, |count| text().pieces().coins(count)),
        (totals.servants, |count| text().pieces().servants(count)),
        (totals.vp, |count| text().pieces().vp(count)),
        (totals.cards, |count| text().pieces().cards(count)),
        (totals.nobility, |steps| format!("{steps} nobility")),
    ];
    let amounts = amounts.into_iter().filter(|&(amount, _)| amount > 0);
    let mut gains: Vec<String> = amounts.map(|(amount, say)| say(amount)).collect();
    gains.extend((totals.main_actions > 0).then(|| format!("{} main", totals.main_actions)));
    if gains.is_empty() { String::new() } else { format!(" [{}]", gains.join(", ")) }
}

fn line(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let sentence = CouncilOf4::tell(entry, names, Manner::Line);
    format!("{sentence}{}\n", gains(entry.into()))
}

/// Plays every seat with the greedy bot, also that of the person, whose drawn cards the log names.
fn play(players: usize, seed: &str) -> Session<CouncilOf4> {
    let sides = Sides::from_key("121").expect("a board");
    let setup =
        Setup { players: 0, board: sides.board(), nobility: Default::default(), first: None };
    let controllers = [PERSON, BOT, BOT, BOT];
    let record = new_match(&setup, seed, &controllers[..players]);
    let mut session: Session<CouncilOf4> = Session::open(record).expect("a match");
    let mut state = session.record().start(|_| {}).expect("a match");
    while let Some(seat) = session.decider() {
        assert!(session.played() < 1000, "the bots come to no end");
        let view = CouncilOf4::view(&state, Some(seat));
        let luck = Seed(session.played() as u64);
        let action =
            choose::<CouncilOf4>(History::of(view, luck), Level::Greedy).expect("an action");
        CouncilOf4::apply(&mut state, action, |_| {}).expect("a legal action");
        session.play(action).expect("a legal action");
    }
    session
}

/// Returns the parts of an entry with a sentence of their own: the kind of action and other remarks.
fn told(entry: &Entry<CouncilOf4>) -> BTreeSet<String> {
    let notation = CouncilOf4::print(entry.action.expect("no secret"));
    let kind = notation.split(' ').next().map(str::to_owned);
    let remarks = entry.events.iter().filter_map(|event| match *event {
        Event::RewardTileClaimed { queens_reward, .. } => {
            let alone = queens_reward.is_none();
            Some(format!("tile {alone}"))
        }
        Event::ChoiceOpened { decision, .. } => Some(format!("choice {decision:?}")),
        Event::LastRoundBegan { .. } => Some("last round".to_owned()),
        Event::GameEnded => Some("over".to_owned()),
        Event::CardDrawn { card, .. } => Some(format!("card {}", card.is_some())),
        Event::Paid { price, .. } if price.servants > 0 => Some("servants".to_owned()),
        Event::Gained { gain: Gained::Coins { lost, .. }, .. } if lost > 0 => {
            Some("coins lost".to_owned())
        }
        _ => None,
    });
    remarks.chain(kind).collect()
}

/// Number of sentences of the log, and of games that are enough to see them all.
const SENTENCES: usize = 26;
const MOST_GAMES: usize = 2000;

#[test]
fn every_sentence_of_the_log_is_as_before() {
    let names = ["Ada", "Bruno", "Chiara", "Dario"].map(str::to_owned);
    let mut seen = BTreeSet::new();
    let mut log = String::new();
    let all = (0..).flat_map(|round| games().map(move |(setup, seed)| (setup, seed, round)));
    for (setup, seed, round) in all.take(MOST_GAMES) {
        if seen.len() == SENTENCES {
            break;
        }
        for (mut state, action) in steps(&setup, &format!("{seed} {round}")) {
            let seat = state.table().turn.seat;
            let mut events = Vec::new();
            CouncilOf4::apply(&mut state, action, |event| {
                events.push(CouncilOf4::event_seen_by(&event, Some(Seat(0))));
            })
            .expect("a listed action");
            let entry = Entry { seat, action: Some(action), events };
            let told = told(&entry);
            if !told.is_subset(&seen) {
                seen.extend(told);
                log += &line(&entry, &names);
            }
        }
    }
    assert_eq!(seen.len(), SENTENCES, "{seen:?}");
    insta::assert_snapshot!(log);
}

#[test]
fn a_whole_game_is_told_and_scored_as_before() {
    let session = play(3, "log 83");
    let names: Vec<String> = session.record().seats.iter().map(|seat| seat.name.clone()).collect();
    let log: String = session.log().map(|entry| line(&entry, &names)).collect();
    let last = session.record().replay(|_, _| {}).expect("a match");
    let score = terminal::score::<CouncilOf4>(&last, &names);
    insta::assert_snapshot!(format!("{log}\n{score}"));
    assert_eq!(session.shown(), Some(Seat(0)));
}
