//! Facts for beginners say what is so.

use super::*;

#[test]
fn facts_are_true_and_all_are_told_in_some_game() {
    let mut told = HashSet::new();
    games(12, |step| {
        let view = step.view();
        let ready = Outcome::of(&view, step.action).map(|outcome| (step.action, outcome));
        for ready in [None, ready.as_ref()] {
            let Some(fact) = fact(&view, ready) else { continue };
            told.insert(discriminant(&fact));
            let table = &view.table;
            let seat = view.seat.expect("a seat");
            let own = table.player(seat);
            match fact {
                Fact::NoLordNow(clan) => {
                    assert!(own.followers.of(clan) > 0 && table.lords.of(clan) == 0);
                }
                Fact::GainsMost(other, clan, count) => {
                    assert_eq!(table.player(other).followers.of(clan), count);
                    assert!(other != seat && count > own.followers.of(clan));
                }
                Fact::AlmostDoubled => assert_eq!(own.mercenaries.len() + 1, DOUBLING),
                Fact::TurnsLeft(left) => assert_eq!(left, table.turns_left(seat)),
                Fact::RunsOut(clan, left) => assert_eq!(left, table.supply.of(clan)),
                Fact::CostsYou(clan, lost) => {
                    let (_, outcome) = ready.expect("an action");
                    let before = outcome.score.0.followers[clan.index()];
                    assert_eq!(before - outcome.score.1.followers[clan.index()], lost);
                }
                Fact::EndsMajority(_)
                | Fact::MakesMajority(_)
                | Fact::AlmostFull
                | Fact::GemAhead(_) => {}
            }
        }
        assert_eq!(fact(&FourTowers::view(&step.before, None), None), None);
    });
    assert_eq!(told.len(), 10);
}
