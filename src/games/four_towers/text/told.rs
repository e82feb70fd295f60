//! The texts of Four Towers on the screens that belong to no game.

use super::access::your_turn;
use super::concern::concern;
use super::prompt::{prompt, waiting};
use super::{Subjects, cover, log, moves};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::motive::{Motive, Purpose};
use crate::games::four_towers::rules::components::DOUBLING;
use crate::games::four_towers::rules::{Action, Cause, Event, Kind, Setup, View};
use crate::games::four_towers::scene::digest::concerns;
use crate::games::four_towers::scene::keys::KEYS;
use crate::games::four_towers::scene::reckoning::Stage;
use crate::games::four_towers::scene::theme::Theme;
use crate::games::four_towers::scene::trace::Row;
use crate::games::four_towers::scene::{Gains, Standing, Trace};
use crate::record::SeatColour;
use crate::rules::Seat;
use crate::scene::{At, Prompt};
use crate::session::Entry;
use crate::text::cover::Cover;
use crate::text::keys::{KeyLine, lines};
use crate::text::told::{Leap, Manner, ThemeOf, Told};
use crate::text::{name_of, text};

/// The number of turning points told.
const LEAPS: usize = 3;

impl Told for FourTowers {
    type Gains = Gains;

    const COVER: fn() -> Cover = cover;
    const THEME: ThemeOf<Self> =
        |view, best| text().motive().theme(Theme::of(&view.table, &best.turn(), &best.motives));

    fn title(view: &View, action: Action, names: &[String]) -> String {
        moves::head(&view.table, action, names)
    }

    fn setting(setup: &Setup) -> Option<String> {
        setup.printed.then(|| text().new_game().printed().to_owned())
    }

    fn part(action: Action) -> String {
        text().desk().kind(action.kind())
    }

    fn kind_name(_: &View, kind: Option<Kind>) -> String {
        kind.map(|kind| text().desk().kind(kind)).unwrap_or_default()
    }

    fn keys() -> Vec<KeyLine> {
        lines(&KEYS, |task| text().desk().task(task))
    }

    fn purpose(of: &Motive, names: &[String]) -> String {
        let say = text().motive();
        match of.purpose {
            Purpose::Followers(of) => say.followers(of),
            Purpose::Trade(of) => say.one_more(of),
            Purpose::Majority => say.majority().to_owned(),
            Purpose::NearMajority => say.near_majority().to_owned(),
            Purpose::Doubled => say.doubled(DOUBLING),
            Purpose::NearDoubled => say.near_doubled(DOUBLING),
            Purpose::Market => say.market().to_owned(),
            Purpose::Champions => say.champions().to_owned(),
            Purpose::Tokens => say.tokens().to_owned(),
            Purpose::Influence => say.influence().to_owned(),
            Purpose::Recruits(of, count) => say.recruits(count, of),
            Purpose::Lords(of, count) => say.lords(count, of),
            Purpose::Outward(of) => say.outward(of),
            Purpose::Trades(of, count) => say.several_more(count, of),
            Purpose::Hires(of) => say.hires(of),
            Purpose::Bonus(of) => say.bonus(of),
            Purpose::Against(seat) => say.against(&name_of(names, seat)),
            Purpose::Lower(seat) => say.lower(&name_of(names, seat)),
            Purpose::FewerLords(seat, of) => say.fewer_lords(&name_of(names, seat), of),
            Purpose::Inward(seat, of) => say.inward(&name_of(names, seat), of),
            Purpose::Overtaken(seat) => say.overtaken(&name_of(names, seat)),
        }
    }

    fn your_turn(view: &View, _: impl DoubleEndedIterator<Item = Entry<Self>>) -> String {
        your_turn(view)
    }

    fn concerns(before: &View, now: &View, events: &[Event], names: &[String]) -> Vec<String> {
        let concerns = concerns(&before.table, now, events);
        concerns.iter().map(|one| concern(one, names)).collect()
    }

    fn cause(of: Row) -> String {
        let of = match of {
            Row::Followers(clan) => return text().causes().followers_row(clan),
            Row::Trade(trade) => Cause::Trade(trade),
            Row::Champions => Cause::Champions,
            Row::Tokens => Cause::Tokens,
            Row::Influence => Cause::Influence,
        };
        text().causes().cause(of)
    }

    fn stage(of: usize) -> String {
        Stage::ALL.get(of).map(|&stage| text().causes().stage(stage)).unwrap_or_default()
    }

    /// Returns a colour of this game: the clans own the house's colours.
    fn colour(of: SeatColour) -> String {
        text().causes().colour(of)
    }

    fn won_by(view: &View, winner: Seat, other: Seat, name: &str) -> Option<String> {
        let standing = Standing::of(&view.table);
        let tie = standing.parts(winner, other)?;
        Some(text().sheet().won_by(name, standing.total(winner), tie))
    }

    fn leaps(start: &View, log: &[Entry<Self>], names: &[String]) -> Vec<Leap> {
        let say = text().sheet();
        let trace = Trace::of(&start.table, log.iter().cloned());
        let points = trace.turning_points(LEAPS).into_iter();
        points
            .filter_map(|point| {
                let moment = trace.moments.get(point.moment)?;
                let &(seat, most) = point.changes.iter().max_by_key(|(_, change)| *change)?;
                let others = point.changes.iter().filter(|(other, _)| *other != seat);
                let others = others.map(|&(seat, by)| {
                    let (name, points) = (name_of(names, seat), by.unsigned_abs());
                    if by < 0 { say.lost(&name, points) } else { say.won(&name, points) }
                });
                let (first, last) = moment.entries;
                let entries = log.get(first..=last).unwrap_or_default();
                Some(Leap {
                    entry: last,
                    seat,
                    sentence: log::turn(entries, names),
                    points: u16::try_from(most).ok().filter(|&points| points > 0)?,
                    takes_the_lead: point.leads == Some(seat),
                    facts: others.collect(),
                })
            })
            .collect()
    }

    fn tell(entry: &Entry<Self>, names: &[String], manner: Manner) -> String {
        log::tell(entry, names, manner)
    }

    fn prompt(at: &At<'_, FourTowers>) -> Option<Prompt> {
        prompt(at)
    }

    fn waiting(at: &At<'_, FourTowers>) -> String {
        waiting(at)
    }
}
