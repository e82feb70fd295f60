//! What Council of 4 says of itself on the screens that belong to no game.

use super::concern::concern;
use super::live::{happened, your_turn};
use super::log::{line, line_of_all};
use super::motive::{expected, motive_sentences, reason};
use super::moves::{glance, group_name};
use crate::bots::outlook::Outlook;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::motive::Motive;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::event::Event;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::digest::concerns;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::scene::{Kind, Reason};
use crate::games::council_of_4::text::Subjects;
use crate::scene::analysis::Weighed;
use crate::session::Entry;
use crate::text::text;
use crate::text::told::{Line, Told};

impl Told for CouncilOf4 {
    type Gains = Totals;

    fn reason(reason: &Reason) -> String {
        (text().words().reason)(reason)
    }

    fn line(entry: &Entry<Self>, names: &[String]) -> Line<Self> {
        line(entry, names)
    }

    fn line_of_all(entry: &Entry<Self>, names: &[String]) -> Line<Self> {
        line_of_all(entry, names)
    }

    fn happened(entry: &Entry<Self>, names: &[String]) -> String {
        happened(entry, names)
    }

    fn your_turn(view: &View, log: impl DoubleEndedIterator<Item = Entry<Self>>) -> String {
        your_turn(view, log)
    }

    fn title(view: &View, action: Action, names: &[String]) -> String {
        glance(view, action, None, names).title
    }

    fn why(view: &View, weighed: &Weighed<Self>, is_best: bool, names: &[String]) -> String {
        reason(view, weighed, is_best, names)
    }

    fn speaks_for(action: Action, motives: &[Motive], names: &[String]) -> String {
        motive_sentences(action, motives, names)
    }

    fn expected(outlook: Outlook) -> String {
        expected(outlook)
    }

    fn concerns(before: &View, now: &View, events: &[Event], names: &[String]) -> Vec<String> {
        let concerns = concerns(&before.table, now, events);
        concerns.iter().map(|one| concern(one, names)).collect()
    }

    fn unconcerned() -> &'static str {
        text().concern().none
    }

    fn kind_name(view: &View, kind: Option<Kind>) -> String {
        group_name(view, kind).to_owned()
    }
}
