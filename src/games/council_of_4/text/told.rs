//! The texts of Council of 4 on the screens that belong to no game.

use super::concern::concern;
use super::live::your_turn;
use super::new_game::board_name;
use super::prompt::{prompt, waiting};
use super::trace::origin;
use super::{Subjects, city, cover, log, moves};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::motive::{Gain, Motive};
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Council};
use crate::games::council_of_4::rules::scoring::scores;
use crate::games::council_of_4::rules::{Action, Cause, Event, Kind, Setup, View};
use crate::games::council_of_4::scene::digest::concerns;
use crate::games::council_of_4::scene::keys::KEYS;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::scene::shown::TurnPart;
use crate::games::council_of_4::scene::theme::Theme;
use crate::games::council_of_4::scene::trace::Origin;
use crate::games::council_of_4::scene::{Totals, Trace};
use crate::games::council_of_4::text::said::motive::Merchants;
use crate::rules::Seat;
use crate::scene::{At, Prompt};
use crate::session::Entry;
use crate::text::cover::Cover;
use crate::text::keys::{KeyLine, lines};
use crate::text::told::{Leap, Manner, ThemeOf, Told};
use crate::text::{labels, name_of, text};

/// The number of turning points told.
const LEAPS: usize = 3;

impl Told for CouncilOf4 {
    type Gains = Totals;

    const COVER: fn() -> Cover = cover;
    const THEME: ThemeOf<Self> =
        |_, best| text().motive().theme(Theme::of(&best.turn(), &best.motives));

    fn title(view: &View, action: Action, names: &[String]) -> String {
        moves::glance(view, action, None, names).title
    }

    fn step(view: &View, action: Action, _: &[String]) -> String {
        moves::head(view, action)
    }

    fn part(action: Action) -> String {
        let part = text().actions().turn_part(TurnPart::of(action));
        let council = match action {
            Action::Acquire { region, .. } => Some(Council::Region(region)),
            Action::PlaceWithQueen { .. } => Some(Council::Queen),
            _ => None,
        };
        let council = council.map(|of| text().brief().of_council(of));
        labels::facts([Some(part), council].into_iter().flatten())
    }

    fn kind_name(view: &View, kind: Option<Kind>) -> String {
        match kind {
            Some(Kind::Answer) => text().actions().question(view.table.decision),
            Some(kind) => text().actions().kind_title(kind),
            None => text().table().end_turn().to_owned(),
        }
    }

    fn keys() -> Vec<KeyLine> {
        lines(&KEYS, |task| text().tasks().task(task))
    }

    fn purpose(of: &Motive, names: &[String]) -> String {
        let say = text().motive();
        match of.gain {
            Gain::Vp(count) => say.vp(count),
            Gain::Tile(tile) => say.tile(tile),
            Gain::Nearer(tile, missing) => say.nearer(tile, missing),
            Gain::Merchant(left) => say.merchant(left),
            Gain::Permit(cities) => say.permit(&city::names(cities.iter()), cities.len()),
            Gain::Matches(council, count) => say.matches(council, count, COUNCIL_SIZE),
            Gain::Group(cities) => say.group(cities),
            Gain::Coins(count) => say.coins(count),
            Gain::Servants(count) => say.servants(count),
            Gain::Cards(count) => say.cards(count),
            Gain::Nobility(steps) => say.nobility(steps),
            Gain::MainAction => say.main_action().to_owned(),
            Gain::QueenNear => say.queen_near().to_owned(),
            Gain::Merchants(count, left) => say.merchants(Merchants { count, left }),
            Gain::More(good, count) => say.more(good, count),
            Gain::Against(seat) => say.against(&name_of(names, seat)),
            Gain::Denied(seat, tile) => say.denied(&name_of(names, seat), tile),
            Gain::Unmatched(seat, council) => say.unmatched(&name_of(names, seat), council),
            Gain::QueenAway(seat) => say.queen_away(&name_of(names, seat)),
            Gain::Outranked(seat) => say.outranked(&name_of(names, seat)),
            Gain::FewerPermits(seat) => say.fewer_permits(&name_of(names, seat)),
        }
    }

    /// Ending the turn saves resources, best or not.
    fn nothing(action: Action, is_best: bool) -> &'static str {
        match (action, is_best) {
            (Action::EndTurn, _) => text().motive().enough(),
            (_, true) => text().hint().least(),
            (_, false) => text().hint().little(),
        }
    }

    fn your_turn(view: &View, log: impl DoubleEndedIterator<Item = Entry<Self>>) -> String {
        your_turn(view, log)
    }

    fn concerns(before: &View, now: &View, events: &[Event], names: &[String]) -> Vec<String> {
        let concerns = concerns(&before.table, now, events);
        concerns.iter().map(|one| concern(one, names)).collect()
    }

    fn setting(setup: &Setup) -> Option<String> {
        Some(board_name(setup.board))
    }

    fn cause(of: Cause) -> String {
        text().sheet().short(of)
    }

    fn stage(of: usize) -> String {
        Stage::ALL.get(of).map(|&stage| text().sheet().stage(stage)).unwrap_or_default()
    }

    fn won_by(view: &View, winner: Seat, other: Seat, name: &str) -> Option<String> {
        let sheets = scores(&view.table, view.hand_sizes);
        let total = |seat: Seat| sheets[seat.index()].total();
        let most = total(winner);
        (total(other) == most).then(|| text().sheet().won_by_tie_break(name, most))
    }

    fn leaps(_: &View, log: &[Entry<Self>], names: &[String]) -> Vec<Leap> {
        let trace = Trace::of(log.iter().cloned(), names.len() as u8);
        let leaps = trace.largest_leaps(LEAPS).into_iter();
        leaps
            .filter_map(|leap| {
                let entry = log.get(leap.entry)?;
                let gains = trace.gains.iter().filter(|gain| gain.entry == Some(leap.entry));
                let apart = gains.filter(|gain| {
                    matches!(
                        gain.origin,
                        Origin::RewardTile(_) | Origin::QueensReward { .. } | Origin::LastMerchant
                    )
                });
                let facts = apart.map(|gain| origin(gain, &trace, names)).collect();
                Some(Leap {
                    entry: leap.entry,
                    seat: entry.seat,
                    sentence: Self::tell(entry, names, Manner::Deed),
                    points: leap.points,
                    takes_the_lead: leap.takes_the_lead,
                    facts,
                })
            })
            .collect()
    }

    fn tell(entry: &Entry<Self>, names: &[String], manner: Manner) -> String {
        log::tell(entry, names, manner)
    }

    fn prompt(at: &At<'_, CouncilOf4>) -> Option<Prompt> {
        prompt(at)
    }

    fn waiting(at: &At<'_, CouncilOf4>) -> String {
        waiting(at)
    }
}
