//! What Council of 4 says of itself on the screens that belong to no game.

use super::live::{happened, your_turn};
use super::log::{line, line_of_all};
use super::motive::reason;
use super::moves::{glance, group_name};
use super::tip::seat_names;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::keys::{Binding, KEYS};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::scene::{Kind, Reason};
use crate::games::council_of_4::text::Subjects;
use crate::record::SeatRecord;
use crate::scene::analysis::Weighed;
use crate::session::Entry;
use crate::text::keys::KeyLine;
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

    fn kind_name(view: &View, kind: Option<Kind>) -> String {
        group_name(view, kind).to_owned()
    }

    fn keys() -> Vec<KeyLine> {
        let line = |&Binding { group, task, strokes }: &Binding| {
            let does = (text().tasks().task)(task);
            KeyLine { group, strokes, does }
        };
        KEYS.iter().map(line).collect()
    }

    fn seat_names(seats: &[SeatRecord]) -> Vec<(String, String)> {
        seat_names(seats)
    }

    fn points_title() -> &'static str {
        text().score().chart
    }

    fn points_told(now: &[(String, u16)]) -> String {
        (text().replayed().points)(now)
    }

    fn search_hint() -> &'static str {
        text().replayed().search
    }
}
