//! The lessons in words: their texts, and the values of their steps.

use super::{Subjects, file, pieces};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::lesson::{Lesson, Saying};
use crate::games::the_council::text::moves::task;
use crate::scene::lesson::Curriculum;
use crate::text::course::{Lessons, TaughtInWords, Value, values};
use crate::text::files::Read;
use crate::text::text;

impl TaughtInWords for TheCouncil {
    const VALUES: &'static [(&'static str, Value<TheCouncil>)] = values! {
        names;
        "empire": Saying::Hall { empire } | Saying::Collapse { empire, .. } => empire.to_string();
        "card": Saying::Draft { card, .. } | Saying::Cards { card, .. } => text().course().with_card(card);
        "chips": Saying::Draft { chips, .. } => pieces::chips(chips);
        "event": Saying::Event { event, .. } | Saying::Trade { event, .. } => text().course().with_card(event);
        "event-rank": Saying::Event { event, .. } | Saying::Trade { event, .. } => event.rank().to_string();
        "bid": Saying::Event { bid, .. } | Saying::Collapse { bid, .. } => pieces::chips(bid);
        "total-before": Saying::Event { total: (before, _), .. } => before.to_string();
        "total": Saying::Event { total: (_, total), .. } | Saying::Trade { total, .. } => total.to_string();
        "suit": Saying::Gain { suit, .. } | Saying::Trade { suit, .. } | Saying::Cards { suit, .. } | Saying::Collapse { suit, .. } | Saying::Double { suit, .. } => text().course().with_suit(suit);
        "rank": Saying::Gain { rank, .. } | Saying::Trade { rank, .. } | Saying::Collapse { rank, .. } => rank.to_string();
        "ranks": Saying::Double { rank, .. } => text().course().with_ranks(rank);
        "points": Saying::Double { points, .. } => text().course().with_points(points);
    };

    fn lessons(_: Curriculum) -> Option<&'static Lessons<TheCouncil>> {
        static READ: Read<Lessons<TheCouncil>> = Read::none();
        Some(READ.get(&file::FILES, |language| Lessons::read(file::lessons(language))))
    }

    fn lesson(lesson: Lesson) -> String {
        text().course().title(lesson)
    }

    fn task(action: Action, _: &View) -> String {
        task(action)
    }
}
