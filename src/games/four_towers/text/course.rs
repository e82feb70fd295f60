//! The lessons in words: the values of their steps, and the names of these in the files.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{BOUGHT, Champion, Clan, TRADE_POINTS, Village};
use crate::games::four_towers::rules::view::View;
use crate::games::four_towers::scene::lesson::{Lesson, Saying};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::moves::head;
use crate::games::four_towers::text::ways::ways;
use crate::rules::Seat;
use crate::scene::lesson::Curriculum;
use crate::text::course::TaughtInWords;
use crate::text::markup::Names;
use crate::text::people::name_of;
use crate::text::{Text, text};

/// The texts of the steps of the course in a language.
pub type Lessons = crate::text::course::Lessons<LessonNames>;

impl TaughtInWords for FourTowers {
    fn lesson(lesson: Lesson) -> &'static str {
        let say = text().course();
        match lesson {
            Lesson::Aim => say.aim(),
            Lesson::Turn => say.turn(),
            Lesson::Expansion => say.expansion(),
            Lesson::Lords => say.new_lords(),
            Lesson::Plays => say.plays(),
            Lesson::Demons => say.new_demons(),
        }
    }

    fn rule(_: Curriculum, saying: &Saying) -> &'static str {
        rule(text(), saying)
    }

    fn meaning(_: Curriculum, saying: &Saying, names: &[String]) -> Option<String> {
        meaning(text(), saying, names)
    }

    fn task(action: Action, view: &View) -> String {
        let (say, table) = (text().course(), &view.table);
        match action {
            Action::Demote(_) => say.demote().to_owned(),
            Action::Expand { village, clans } => say.expand(&ways(text(), village, clans)),
            Action::Draw(clans) => say.draw(clans),
            Action::Place { clan, village } => say.place(clan, village),
            Action::Assign { clan, space } => say.assign(clan, space),
            Action::Merchant(clan) => say.merchant(clan),
            Action::Buy { slot, .. } => match table.champion_in(slot) {
                Some(champion) => say.buy(champion),
                None => head(table, action, &[]),
            },
            // No lesson has another task.
            _ => head(table, action, &[]),
        }
    }
}

/// Returns the rule that a step teaches, in these texts.
pub fn rule(text: Text, saying: &Saying) -> &'static str {
    text.lessons().sentence(key(saying))
}

/// Returns its meaning in these texts.
pub fn meaning(text: Text, saying: &Saying, names: &[String]) -> Option<String> {
    let in_words = |of: Value| in_words(text, of, names);
    text.lessons().detail(key(saying), |value| value(saying).map(in_words))
}

/// Returns a value inside a sentence.
fn in_words(text: Text, of: Value, names: &[String]) -> String {
    let say = text.course();
    match of {
        Value::Number(number) => number.to_string(),
        Value::Points(count) => text.names().some_points(count),
        Value::Turns(count) => say.turns(count),
        Value::Clan(of) => text.names().clan_name(of),
        Value::Peasants(of) => say.some_peasants(of),
        Value::Followers(count, of) => say.some_followers(count, of),
        Value::Price(count) => text.champions().costs(count),
        Value::Merchant(of) => say.the_merchant(of),
        Value::Village(of) => text.names().village_name(of),
        Value::Ways(of, clans) => say.ways(&ways(text, of, clans)),
        Value::Champion(of) => say.the_champion(of),
        Value::Name(seat) => name_of(names, seat).into_owned(),
    }
}

/// The names in the texts of lessons: the values of a step.
pub struct LessonNames;

impl Names for LessonNames {
    type Mark = fn(&Saying) -> Option<Value>;
    type Picture = ();
    type Insert = ();

    fn mark(name: &str) -> Option<Self::Mark> {
        VALUES.iter().find(|(one, _)| *one == name).map(|(_, value)| *value)
    }

    fn picture(_: &str) -> Option<()> {
        None
    }

    fn insert(_: &str) -> Option<()> {
        None
    }
}

/// A value of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Number(u16),
    Points(u16),
    Turns(u8),
    Clan(Clan),
    /// Peasants of each clan.
    Peasants(Clans),
    /// Followers of a clan.
    Followers(u8, Clan),
    /// A price in followers.
    Price(u8),
    /// The merchant of a clan, with its article.
    Merchant(Clan),
    Village(Village),
    /// A village and who takes each of its lines.
    Ways(Village, [Clan; 3]),
    /// The name of a champion at the beginning of a sentence.
    Champion(Champion),
    Name(Seat),
}

/// Declares the values of steps: a name, the steps that have it, and what it is there.
macro_rules! values {
    ($($name:literal: $($step:pat => $value:expr),+;)*) => {
        const VALUES: &[(&str, fn(&Saying) -> Option<Value>)] = &[$(($name, |step| match *step {
            $($step => Some($value),)+
            _ => None,
        })),*];
    };
}

values! {
    "turns": Saying::Aim { turns } | Saying::End { turns, .. } => Value::Turns(turns);
    "peasants": Saying::Draw { clans } => Value::Peasants(clans);
    "there": Saying::Place { there, .. } => Value::Peasants(there);
    "village": Saying::Place { village, .. } | Saying::Lord { village, .. } => Value::Village(village);
    "clan": Saying::Place { clan, .. } | Saying::Keep { clan, .. } | Saying::Lord { clan, .. } | Saying::Demon { clan, .. } => Value::Clan(clan);
    "other": Saying::Keep { other, .. } => Value::Clan(other);
    "ways": Saying::Expand { village, clans } => Value::Ways(village, clans);
    "followers": Saying::Lord { followers, clan, .. } => Value::Followers(followers, clan);
    "points": Saying::Keep { .. } => Value::Points(TRADE_POINTS), Saying::Lord { points, .. } | Saying::Demon { points, .. } | Saying::End { points, .. } => Value::Points(points);
    "follower-points": Saying::End { from_followers, .. } => Value::Number(from_followers);
    "champion": Saying::Champion { champion, .. } => Value::Champion(champion);
    "bought": Saying::Champion { .. } => Value::Number(BOUGHT as u16);
    "price": Saying::Champion { price, .. } => Value::Price(price);
    "merchant": Saying::Merchant { clan, .. } => Value::Merchant(clan);
    "name": Saying::Demon { seat, .. } => Value::Name(seat);
    "before": Saying::Lord { influence: (before, _), .. } | Saying::Merchant { influence: (before, _), .. } | Saying::Demon { influence: (before, _), .. } => Value::Number(before);
    "after": Saying::Lord { influence: (_, after), .. } | Saying::Merchant { influence: (_, after), .. } | Saying::Demon { influence: (_, after), .. } => Value::Number(after);
}

/// Returns the name of a step in the files.
const fn key(saying: &Saying) -> &'static str {
    match saying {
        Saying::Aim { .. } => "aim",
        Saying::Draw { .. } => "draw",
        Saying::Place { .. } => "place",
        Saying::Keep { .. } => "keep",
        Saying::Expand { .. } => "expand",
        Saying::Lord { .. } => "lord",
        Saying::Champion { .. } => "champion",
        Saying::Merchant { .. } => "merchant",
        Saying::Demon { .. } => "demon",
        Saying::End { .. } => "end",
    }
}
