//! The rail: each play is open exactly if the legal list has an action of it.

use super::*;

#[test]
fn a_play_is_open_exactly_if_it_has_a_legal_action() {
    let (mut open, mut closed) = (0, 0);
    games(4, |step| {
        let legal = legal(step);
        if !matches!(legal.view().table.decision(), Decision::Play | Decision::End) {
            return;
        }
        for play in Play::ALL.into_iter().filter(|&play| play <= Play::Draw) {
            let kind = Kind::of_play(play);
            let is_listed = legal.actions().iter().any(|&action| {
                action.kind() == kind && legal.view().table.decision() == Decision::Play
            });
            let reason = why_closed(&legal, play);
            assert_eq!(reason.is_none(), is_listed, "{play:?} {reason:?}");
            if is_listed { open += 1 } else { closed += 1 }
        }
    });
    assert!(open > 1000 && closed > 1000, "{open} {closed}");
}

#[test]
fn a_closed_play_names_one_that_was_done() {
    let (mut turn, mut done, mut named) = (None, Vec::new(), BTreeSet::new());
    games(6, |step| {
        let (legal, table) = (legal(step), step.before.table());
        if turn.replace(table.turn.number) != Some(table.turn.number) {
            done.clear();
        }
        for row in rail(&legal, &Draft::from(legal.view())) {
            if let RowState::Closed(Closed::By(by)) = row.state {
                assert!(by > row.play && done.contains(&by), "{row:?} after {done:?}");
                named.insert(by as u8);
            }
        }
        done.extend(play_of(step.action.kind(), table.decision(), table.turn.play));
    });
    assert!(
        named.contains(&(Play::Buy as u8)) && named.contains(&(Play::Begin as u8)),
        "{named:?}"
    );
}

#[test]
fn one_play_is_current_while_somebody_decides() {
    games(1, |step| {
        let legal = legal(step);
        let all = rail(&legal, &Draft::from(legal.view()));
        assert_eq!(all.len(), Play::ALL.len());
        let current = all.iter().filter(|row| matches!(row.state, RowState::Current(_)));
        assert_eq!(current.count(), 1, "{:?}", legal.view().table.decision());
    });
}
