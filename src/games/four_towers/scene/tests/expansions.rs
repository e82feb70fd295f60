//! Expansions as they are filled in, and changed line by line.

use super::*;

#[test]
fn what_is_filled_in_is_legal_and_keeps_to_the_convention() {
    let mut seen = 0;
    games(4, |step| {
        let table = step.before.table();
        if table.decision() != Decision::Expand {
            return;
        }
        let legal = legal(step);
        for village in table.land.bursting().iter() {
            let filled = Filled::of(table, village);
            let action = filled.action(village).expect("it expands");
            assert!(legal.actions().contains(&action), "{action}");
            let followers = |clan: Clan| table.own().followers.of(clan);
            let there = table.land.at(village);
            for (end, clan) in village.lines().into_iter().zip(filled.clans.into_iter().flatten()) {
                match end {
                    LineEnd::Outside => {
                        let most = there.kinds().map(followers).max();
                        assert_eq!(Some(followers(clan)), most);
                    }
                    LineEnd::City => {
                        let fewest = there.kinds().map(followers).min();
                        assert_eq!(Some(followers(clan)), fewest);
                    }
                    LineEnd::Village(_) => {}
                }
            }
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn the_highest_marker_that_can_fall_is_filled_in() {
    games(3, |step| {
        let table = step.before.table();
        let steps = |seat| table.player(seat).step;
        match highest(table) {
            Some(Demotion::Of(seat)) => {
                assert!(table.demotable().iter().all(|other| steps(other) <= steps(seat)));
            }
            Some(Demotion::Nobody) => panic!("nobody is not a seat"),
            None => assert!(table.demotable().is_empty()),
        }
    });
}

#[test]
fn a_cascade_is_as_long_as_foretold_whatever_is_chosen() {
    let mut longest = 0;
    let mut open: Option<(u8, u8)> = None;
    games(6, |step| {
        let table = step.before.table();
        let in_cascade = matches!(table.decision(), Decision::Expand | Decision::Demote);
        let expanded = |events: &[Event]| {
            events.iter().filter(|event| matches!(event, Event::Expanded { .. })).count() as u8
        };
        if !in_cascade {
            open = None;
        } else if open.is_none() {
            open = Some((0, Cascade::ahead(table).len()));
        }
        if let Some((done, all)) = &mut open {
            assert_eq!(*done + Cascade::ahead(table).len(), *all);
            *done += expanded(&step.events);
            longest = longest.max(*all);
        }
    });
    assert!(longest > 4, "{longest}");
}

#[test]
fn the_rest_of_a_cascade_ends_it() {
    games(3, |step| {
        let mut state = step.after;
        let seat = FourTowers::decider(&state);
        for _ in 0..200 {
            let Some(action) = filled_in(state.table()) else { break };
            FourTowers::apply(&mut state, action, |_| {}).expect("legal");
        }
        let is_over = !matches!(state.table().decision(), Decision::Expand | Decision::Demote);
        assert!(is_over, "{seat:?}");
    });
}

#[test]
fn whom_a_clan_displaces_takes_the_line_that_it_leaves() {
    let there: Clans = "RYB".parse().expect("clans");
    let lines = [Some(Clan::Red), Some(Clan::Yellow), Some(Clan::Blue)];
    let now = sent(there, lines, 0, Clan::Blue);
    assert_eq!(now, [Some(Clan::Blue), Some(Clan::Yellow), Some(Clan::Red)]);
    // Another of the clan is free.
    let there: Clans = "RYBB".parse().expect("clans");
    let now = sent(there, lines, 0, Clan::Blue);
    assert_eq!(now, [Some(Clan::Blue), Some(Clan::Yellow), Some(Clan::Blue)]);
    assert_eq!(sent(there, lines, 1, Clan::Yellow), lines, "nothing changes");
}
