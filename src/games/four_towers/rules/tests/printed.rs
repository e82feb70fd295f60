//! A game set up as printed: 21 gems, none of them at the start, and one price a champion.

use super::*;

fn printed(players: u8) -> State {
    let setup = Setup { printed: true, ..Setup::of(players) };
    FourTowers::start(&setup, Seed(7), |event| {
        assert!(!matches!(event, Event::BeganWithGems { .. }), "{event:?}");
    })
    .expect("a game")
}

#[test]
fn nobody_begins_with_gems_and_nothing_else_of_the_start_differs() {
    for players in FourTowers::SEATS {
        let (state, usual) = (printed(players), deal(players, 7));
        assert_eq!((state.table().gems(), usual.table().gems()), (21, gems(players)));
        let mut with_gems = state;
        with_gems.table.printed = false;
        for seat in Seat::first(players) {
            let own = usual.table().player(seat).gems;
            with_gems.table.player_mut(seat).gems = own;
        }
        assert_eq!(with_gems, usual);
    }
}

#[test]
fn a_champion_costs_what_it_does_with_three_however_many_play() {
    for players in FourTowers::SEATS {
        let state = printed(players);
        for champion in Champion::ALL {
            assert_eq!(state.table().price(champion), champion.price(3));
            assert_eq!(deal(players, 7).table().price(champion), champion.price(players));
        }
    }
    let at_the_table = table("followers RRRYYYGGG; display starclimber kindler changeling").state;
    for (printed, price) in [(false, 6), (true, 4)] {
        let mut state = at_the_table;
        state.table.printed = printed;
        let mut legal = Vec::new();
        FourTowers::legal_actions(&state, &mut legal);
        let paid = legal.into_iter().filter_map(|action| match action {
            Action::Buy { slot: Slot(0), paid } => Some(paid.total()),
            _ => None,
        });
        assert!(paid.collect::<BTreeSet<u8>>().into_iter().eq([price]));
    }
}

#[test]
fn whole_games_of_it_keep_every_invariant_and_are_of_the_latest_rules() {
    for players in FourTowers::SEATS {
        for step in steps::<FourTowers>(printed(players), Seed(3)) {
            assert_eq!(FourTowers::validate(&step.after), []);
            assert!(step.after.table().printed);
        }
        let mut more = printed(players);
        more.table.temple_gems += 1;
        assert_eq!(FourTowers::validate(&more), [Broken::Gems { count: 22, due: 21 }]);
        let mut own = printed(players);
        own.table.temple_gems -= 1;
        own.table.player_mut(Seat(0)).gems = 1;
        assert_eq!(FourTowers::validate(&own), [Broken::GemsWon { count: 1, won: 0 }]);
        let setup = Setup { printed: true, ..Setup::of(players) };
        assert_eq!(
            [FourTowers::rules_of(&setup), FourTowers::rules_of(&Setup::of(players))],
            [4, 3]
        );
    }
}
