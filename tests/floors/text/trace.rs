//! Sources of points, in words.

use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::rules::action::{Action, Slot};
use curia::games::council_of_4::rules::board::City;
use curia::games::council_of_4::rules::components::{Permit, QUEENS_REWARDS, RewardTile};
use curia::games::council_of_4::rules::event::{Event, Gained, Source};
use curia::games::council_of_4::scene::Trace;
use curia::games::council_of_4::text::trace::origin;
use curia::rules::luck::Seed;
use curia::rules::{Game, Seat};
use curia::session::{Entry, Session};
use curia::text::told::{Leap, Manner, Told};
use curia::tool::terminal;
use unicode_width::UnicodeWidthStr;

use super::names;
use crate::positions::{actions_of, games};
use crate::seats::{BOT, PERSON, new_match};

/// Returns the gains of a log with a single entry, in words.
fn said(events: Vec<Event>, seats: u8) -> Vec<String> {
    let entry = Entry::<CouncilOf4> { seat: Seat(0), action: Some(Action::EndTurn), events };
    let trace = Trace::of([entry], seats);
    trace.gains.iter().map(|gain| origin(gain, &trace, &names())).collect()
}

fn gained(seat: u8, gain: Gained, source: Source) -> Event {
    Event::Gained { seat: Seat(seat), gain, source }
}

#[test]
fn an_origin_is_named_and_so_is_what_brought_the_step_to_a_space() {
    let permit = Permit::from_id("H02").expect("a permit");
    let vp = |source| gained(0, Gained::Vp(2), source);
    let step = |space, source| gained(0, Gained::NobilityStep(space), source);
    let events = vec![
        vp(Source::Permit(permit)),
        vp(Source::Token(City::I)),
        step(2, Source::Token(City::I)),
        vp(Source::NobilitySpace(2)),
        step(8, Source::Permit(permit)),
        vp(Source::NobilitySpace(8)),
        vp(Source::LastMerchant),
        Event::RewardTileClaimed { seat: Seat(0), tile: RewardTile::Gold, queens_reward: Some(1) },
    ];
    let expected = [
        "Permit H02 (G)",
        "Token of Indur",
        "Nobility space 2, reached with the token of Indur",
        "Nobility space 8, reached with permit H02 (G)",
        "First to place 10 merchants",
        "Gold tile",
        "2nd queen’s reward, with the Gold tile",
    ];
    assert_eq!(said(events, 2)[..7], expected);
}

#[test]
fn turning_points_come_with_their_tiles_and_not_with_other_gains() {
    let entry = |seat, events| Entry::<CouncilOf4> {
        seat: Seat(seat),
        action: Some(Action::EndTurn),
        events,
    };
    let vp = |seat, points, source| gained(seat, Gained::Vp(points), source);
    let claimed = |seat, tile, queens_reward| Event::RewardTileClaimed {
        seat: Seat(seat),
        tile,
        queens_reward,
    };
    let log = [
        entry(0, vec![vp(0, 4, Source::Token(City::I))]),
        entry(1, vec![vp(1, 3, Source::LastMerchant), claimed(1, RewardTile::Gold, Some(1))]),
        entry(0, vec![vp(0, 1, Source::Token(City::I))]),
        entry(1, vec![vp(1, 2, Source::Token(City::I))]),
    ];
    let (setup, _) = games().next().expect("a game");
    let start = CouncilOf4::start(&setup, Seed(1), |_| {}).expect("a game");
    let start = CouncilOf4::view(&start, None);
    let leap = |entry: usize, points, takes_the_lead, facts: &[&str]| Leap {
        entry,
        seat: log[entry].seat,
        sentence: CouncilOf4::tell(&log[entry], &names(), Manner::Deed),
        points,
        takes_the_lead,
        facts: facts.iter().map(|&fact| fact.to_owned()).collect(),
    };
    let tiles =
        ["First to place 10 merchants", "Gold tile", "2nd queen’s reward, with the Gold tile"];
    let expected = [
        leap(0, 4, true, &[]),
        leap(1, 3 + RewardTile::Gold.vp() + QUEENS_REWARDS[1], true, &tiles),
        leap(3, 2, false, &[]),
    ];
    assert_eq!(CouncilOf4::leaps(&start, &log, &names()), expected);
}

#[test]
fn what_the_end_compares_explains_itself_with_the_numbers_of_all() {
    let step = |seat, space| gained(seat, Gained::NobilityStep(space), Source::Token(City::A));
    let permit = |seat, id| {
        let (permit, slot) = (Permit::from_id(id).expect("a permit"), Slot::First);
        Event::PermitTaken { seat: Seat(seat), permit, slot, free: false }
    };
    let events =
        vec![step(0, 9), step(1, 12), permit(2, "C01"), permit(2, "C02"), permit(1, "C03")];
    let expected = [
        "2nd on the nobility track: space 9 against 12 (Bruno) and 0 (Chiara)",
        "Furthest on the nobility track: space 12 against 9 (Ada) and 0 (Chiara)",
        "Most permits: 2 against 1 (Bruno) and 0 (Ada)",
    ];
    assert_eq!(said(events, 3), expected);
    let tied = [
        "Furthest on the nobility track, tied: space 0 against 0 (Bruno)",
        "Furthest on the nobility track, tied: space 0 against 0 (Ada)",
        "Most permits, tied: 0 against 0 (Bruno)",
        "Most permits, tied: 0 against 0 (Ada)",
    ];
    assert_eq!(said(vec![], 2), tied);
}

#[test]
fn the_list_of_all_gains_adds_up_and_fits_80_columns() {
    let wide = vec!["漢".repeat(20); 4];
    for (setup, seed) in games().step_by(5) {
        let mut record =
            new_match(&setup, &seed, &[PERSON, BOT, BOT, BOT][..usize::from(setup.players)]);
        record.actions = actions_of(&setup, &seed);
        let session = Session::open(record).expect("a match");
        for names in [names(), wide.clone()] {
            let list = terminal::trace::<CouncilOf4>(&session, &names);
            let mut sums = Vec::new();
            for line in list.lines() {
                assert!(line.width() <= 80, "{line}");
                let head = line.split_once(": ").filter(|_| !line.starts_with(' '));
                let vp = head.and_then(|(_, vp)| vp.strip_suffix(" VP")?.parse::<u16>().ok());
                sums.extend(vp.map(|vp| (vp, 0)));
                let own = sums.last_mut();
                let gain = line.split_whitespace().find_map(|word| word.strip_prefix('+'));
                if let (Some((_, sum)), Some(gain)) = (own, gain) {
                    *sum += gain.parse::<u16>().expect("a number");
                }
            }
            assert_eq!(sums.len(), usize::from(setup.players));
            assert!(sums.iter().all(|(vp, sum)| vp == sum), "{sums:?} {list}");
        }
    }
}
