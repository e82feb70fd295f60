//! The texts of The Council on the screens that belong to no game.

use super::access::your_turn;
use super::concern::concern;
use super::prompt::{prompt, waiting};
use super::{Subjects, cover, log, moves, pieces, sheet, stage};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::bots::motive::{Motive, Purpose};
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::{Action, Event, View};
use crate::games::the_council::scene::digest::concerns;
use crate::games::the_council::scene::keys::KEYS;
use crate::games::the_council::scene::theme::Theme;
use crate::games::the_council::scene::trace::Row;
use crate::games::the_council::scene::{Gains, Standing, Trace};
use crate::rules::Seat;
use crate::scene::{At, Chapter, Prompt};
use crate::session::Entry;
use crate::text::cover::Cover;
use crate::text::keys::{KeyLine, lines};
use crate::text::told::{Leap, Manner, ThemeOf, Told};
use crate::text::{name_of, text};

/// The number of turning points told.
const LEAPS: usize = 3;

impl Told for TheCouncil {
    type Gains = Gains;

    const COVER: fn() -> Cover = cover;
    const THEME: ThemeOf<Self> =
        |_, best| text().motive().theme(Theme::of(best.action, &best.motives));

    fn title(_: &View, action: Action, _: &[String]) -> String {
        let say = text().moves();
        match action {
            Action::Draft(card) => pieces::card(card),
            Action::Bid(chips) if chips.is_none() => say.pass().to_owned(),
            Action::Bid(chips) => pieces::chips(chips),
            Action::Commit(cards) if cards.is_empty() => say.nothing().to_owned(),
            Action::Commit(cards) => text().pieces().card_names(&cards.to_vec()),
        }
    }

    fn step(_: &View, action: Action, _: &[String]) -> String {
        moves::head(action)
    }

    fn part(action: Action) -> String {
        text().pieces().part(action.kind())
    }

    fn kind_name(_: &View, kind: Option<Kind>) -> String {
        kind.map(|kind| text().pieces().decision(kind)).unwrap_or_default()
    }

    fn keys() -> Vec<KeyLine> {
        lines(&KEYS, |task| text().tasks().task(task))
    }

    fn purpose(of: &Motive, names: &[String]) -> String {
        let say = text().motive();
        match of.purpose {
            Purpose::Chips(chips) => say.chips(&pieces::each_suit(chips)),
            Purpose::Effect(card) => say.effect(card.kind(), &card.suits().to_vec(), card.rank()),
            Purpose::NearTheEmpire { suit, missing } => say.near_the_empire(missing, suit),
            Purpose::Leads(suit) => say.leads(suit),
            Purpose::BreaksTie { suit, card } => say.breaks_tie(card, card.rank(), suit),
            Purpose::Unlimited(suit) => say.unlimited(suit),
            Purpose::Crown(suit) => say.crown(suit),
            Purpose::Succeeds { total, rank } => say.succeeds(total, rank),
            Purpose::Fails { total, rank } => say.fails(total, rank),
            Purpose::NotLowest(suit) => say.not_lowest(suit),
            Purpose::Lowest(suit) => say.lowest(suit),
            Purpose::Courts(count) => say.courts(count),
            Purpose::SavesChips(count) => say.saves_chips(count),
            Purpose::SavesCards(count) => say.saves_cards(count),
            Purpose::AvoidsOpening => say.avoids_opening().to_owned(),
            Purpose::LowCard(card) => say.low_card(card, card.rank()),
            Purpose::Against(seat) => say.against(&name_of(names, seat)),
            Purpose::Withheld(seat, card) => say.withheld(&name_of(names, seat), card),
            Purpose::LessRank(seat, suit) => say.less_rank(&name_of(names, seat), suit),
            Purpose::FewerTraitors(seat) => say.fewer_traitors(&name_of(names, seat)),
            Purpose::Nears { total, rank } => say.nears(total, rank),
            Purpose::ForTies { suit, card } => say.for_ties(card, card.rank(), suit),
            Purpose::EmpireStays(seat, suit) => say.empire_stays(&name_of(names, seat), suit),
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
        match of {
            Row::Suit(suit) => pieces::suit(suit),
            Row::Traitors => text().causes().traitors().to_owned(),
        }
    }

    fn stage(of: usize) -> String {
        Suit::ALL.get(of).map(|&suit| pieces::suit(suit)).unwrap_or_default()
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
                let others = others.map(|&(seat, by)| sheet::change(&name_of(names, seat), by));
                let counts = trace.begins_to_count(point.moment);
                let counts = (!counts.is_empty()).then(|| say.began_to_count(&counts));
                Some(Leap {
                    entry: moment.entry,
                    seat,
                    sentence: log::resolved(moment.event, moment.total, moment.success),
                    points: u16::try_from(most).ok().filter(|&points| points > 0)?,
                    takes_the_lead: point.leads == Some(seat),
                    facts: counts.into_iter().chain(others).collect(),
                })
            })
            .collect()
    }

    fn tell(entry: &Entry<Self>, names: &[String], manner: Manner) -> String {
        log::tell(entry, names, manner)
    }

    fn chapter_name(chapter: Chapter) -> String {
        let words = text().stage();
        let event = chapter.event.map(|(event, due)| stage::event_of(event, due));
        let hand = u8::try_from(chapter.number).unwrap_or(u8::MAX);
        words.hand_and(hand, event.as_deref())
    }

    fn prompt(at: &At<'_, TheCouncil>) -> Option<Prompt> {
        prompt(at)
    }

    fn waiting(at: &At<'_, TheCouncil>) -> String {
        waiting(at)
    }
}
