//! The lessons in words: their texts, and the values of their steps.

use super::ways::ways;
use super::{Subjects, file};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::components::{BOUGHT, TRADE_POINTS};
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::lesson::{Lesson, Saying};
use crate::games::four_towers::text::moves::head;
use crate::scene::lesson::Curriculum;
use crate::text::course::{Lessons, TaughtInWords, Value, values};
use crate::text::files::Read;
use crate::text::people::name_of;
use crate::text::text;

impl TaughtInWords for FourTowers {
    const VALUES: &'static [(&'static str, Value<FourTowers>)] = values! {
        names;
        "turns": Saying::Aim { turns } | Saying::End { turns, .. } => text().course().turns(turns);
        "peasants": Saying::Draw { clans } => text().course().some_peasants(clans);
        "there": Saying::Place { there, .. } => text().course().some_peasants(there);
        "village": Saying::Place { village, .. } | Saying::Lord { village, .. } => text().names().village_name(village);
        "clan": Saying::Place { clan, .. } | Saying::Keep { clan, .. } | Saying::Lord { clan, .. } | Saying::Demon { clan, .. } => text().names().clan_name(clan);
        "other": Saying::Keep { other, .. } => text().names().clan_name(other);
        "ways": Saying::Expand { village, clans } => text().course().ways(&ways(village, clans));
        "followers": Saying::Lord { followers, clan, .. } => text().course().some_followers(followers, clan);
        "points": Saying::Keep { .. } => text().names().some_points(TRADE_POINTS), Saying::Lord { points, .. } | Saying::Demon { points, .. } | Saying::End { points, .. } => text().names().some_points(points);
        "follower-points": Saying::End { from_followers, .. } => from_followers.to_string();
        "champion": Saying::Champion { champion, .. } => text().course().the_champion(champion);
        "bought": Saying::Champion { .. } => BOUGHT.to_string();
        "price": Saying::Champion { price, .. } => text().champions().costs(price);
        "merchant": Saying::Merchant { clan, .. } => text().course().the_merchant(clan);
        "name": Saying::Demon { seat, .. } => name_of(names, seat).into_owned();
        "before": Saying::Lord { influence: (before, _), .. } | Saying::Merchant { influence: (before, _), .. } | Saying::Demon { influence: (before, _), .. } => before.to_string();
        "after": Saying::Lord { influence: (_, after), .. } | Saying::Merchant { influence: (_, after), .. } | Saying::Demon { influence: (_, after), .. } => after.to_string();
    };

    fn lessons(_: Curriculum) -> Option<&'static Lessons<FourTowers>> {
        static READ: Read<Lessons<FourTowers>> = Read::none();
        Some(READ.get(&file::FILES, |language| Lessons::read(file::lessons(language))))
    }

    fn lesson(lesson: Lesson) -> String {
        text().course().title(lesson)
    }

    fn task(action: Action, view: &View) -> String {
        let (say, table) = (text().course(), &view.table);
        let champion = |slot| table.champion_in(slot);
        match action {
            Action::Demote(_) => say.demote().to_owned(),
            Action::Expand { village, clans } => say.expand(&ways(village, clans)),
            Action::Draw(clans) => say.draw(clans),
            Action::Place { clan, village } => say.place(clan, village),
            Action::Assign { clan, space } => say.assign(clan, space),
            Action::Merchant(clan) => say.merchant(clan),
            Action::Buy { slot, .. } if let Some(champion) = champion(slot) => say.buy(champion),
            // No lesson has another task.
            _ => head(table, action, &[]),
        }
    }
}
