//! The ribbon is never empty: at every moment of a game it says what is asked, or who is waited for, and any action
//! that is picked whole has a title and a button.

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::luck::Seed;
use curia::scene::{At, Legal, Picked};
use curia::session::Session;
use curia::text::told::Told;
use rand::seq::IteratorRandom;

use crate::seats::{PERSON, at_the_table};
use crate::toy::Toy;

fn at<G: Told, T>(session: &Session<G>, draft: Option<G::Draft>, read: fn(&At<'_, G>) -> T) -> T {
    let view = session.view();
    let legal = Legal::<G>::of(&view);
    let names: Vec<String> = session.record().seats.iter().map(|who| who.name.clone()).collect();
    let draft = draft.unwrap_or_else(|| G::Draft::from(&view));
    let scene = G::scene(&legal, &draft);
    let picked = Picked { shown: draft.clone(), draft, hover: None, scene };
    read(&At { session, view: &view, legal: &legal, picked: &picked, names: &names })
}

/// Plays a game at random, and looks at the ribbon at every moment.
fn is_never_empty<G: Told>(players: u8) {
    let (mut luck, mut opened) = (Seed(7).stream(1), 0);
    let seats = vec![PERSON; usize::from(players)];
    let record = at_the_table::<G>(G::sample(players, 1), "ribbon", &seats);
    let mut session = Session::open(record).expect("a match");
    while session.decider().is_some() && session.played() < 400 {
        // The others look away.
        if session.shown().is_none() {
            let waits = at(&session, None, G::waiting);
            assert!(!waits.is_empty(), "{} at {}", G::NAME, session.played());
            session.take_over();
        }
        let legal = Legal::<G>::of(&session.view());
        let asked = at(&session, None, G::prompt);
        if let Some(prompt) = &asked {
            let said = [&prompt.title, &prompt.step, &prompt.next];
            assert!(
                said.iter().any(|said| !said.is_empty()),
                "{} at {}",
                G::NAME,
                session.played()
            );
        }
        let Some(&action) = legal.actions().iter().choose(&mut luck) else { break };
        assert!(asked.is_some(), "{} asks nothing at {}", G::NAME, session.played());
        if let Some(draft) = G::draft_of(action) {
            let prompt = at(&session, Some(draft), G::prompt).expect("what is picked");
            assert!(prompt.is_begun && !prompt.title.is_empty(), "{}", G::print(action));
            let confirm = prompt.confirm.expect("a button");
            assert!(confirm.is_ready && !confirm.word.is_empty(), "{}", G::print(action));
            assert_eq!(prompt.problem, None, "{}", G::print(action));
            opened += 1;
        }
        session.play(action).expect("a legal action");
    }
    assert!(opened > 10, "{opened}");
}

#[test]
fn the_ribbon_is_never_empty() {
    is_never_empty::<CouncilOf4>(3);
    is_never_empty::<TheCouncil>(4);
    is_never_empty::<FourTowers>(3);
    is_never_empty::<Toy>(3);
}
