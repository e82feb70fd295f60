//! How plays and skills stand, and why something is not possible, in words.

use super::Subjects;
use super::said::flaws::PlayClosed;
use super::said::plays::{OnShow, Rises, Taken, TooDear};
use crate::games::four_towers::rules::components::BOUGHT;
use crate::games::four_towers::scene::Reason;
use crate::games::four_towers::scene::plays::{Closed, Notice, RowState, giving_up};
use crate::games::four_towers::scene::skills::Skilled;
use crate::text::{InWords, text};

/// Returns what the row of a play says beside its name; nothing where it says nothing.
pub fn row(state: &RowState) -> String {
    match state {
        RowState::Done => String::new(),
        RowState::Current(said) | RowState::Open(said) | RowState::Later(Some(said)) => {
            notice(said)
        }
        RowState::Later(None) => String::new(),
        RowState::Closed(reason) => closed(*reason),
    }
}

/// Returns what an open play does.
pub fn notice(of: &Notice) -> String {
    let say = text().plays();
    match *of {
        Notice::Nothing => String::new(),
        Notice::OnShow(count, followers) => say.on_show(OnShow { count, followers }),
        Notice::Skills(ref champions) => say.skills(champions),
        Notice::Removes(most) => say.removes(most),
        Notice::Climbs(true) => say.climbs_far().to_owned(),
        Notice::Climbs(false) => say.climbs().to_owned(),
        Notice::Rises(before, after) => say.rises(Rises { before, after }),
        Notice::Must => say.must().to_owned(),
        Notice::Taken(0, of) => say.to_take(of),
        Notice::Taken(count, of) => say.taken(Taken { count, left: of.saturating_sub(count) }),
        Notice::ToGo(count) | Notice::Expanding(count) => say.to_go(count),
    }
}

/// Returns why a play is closed, in a few words.
pub fn closed(of: Closed) -> String {
    let say = text().plays();
    match of {
        Closed::NotYourTurn => String::new(),
        Closed::By(play) => say.closed_by(play.number()),
        Closed::Needs(play) => say.needs(play.number()),
        Closed::NeedsChampions(count) => say.needs_champions(count),
        Closed::NeedsMerchants(count) => say.needs_merchants(count),
        Closed::ThirdTaken => say.third_taken().to_owned(),
        Closed::NoneOnShow => say.none_on_show().to_owned(),
        Closed::AllBought => say.all_bought(BOUGHT),
        Closed::NoFollowers => say.no_followers().to_owned(),
        Closed::TooDear(price, there) => say.too_dear(TooDear { price, there }),
        Closed::NoChampion => say.no_champion().to_owned(),
        Closed::NoSuchSkill => say.no_such_skill().to_owned(),
        Closed::NoneThere => say.none_there().to_owned(),
        Closed::NobodyThere => say.nobody_there().to_owned(),
        Closed::OnGold => say.on_gold().to_owned(),
    }
}

/// Returns why a skill can't be used now, in a few words; nothing if it can.
pub fn skilled(of: Skilled) -> String {
    let say = text().champions();
    match of {
        Skilled::Ready | Skilled::ReadyForLooseGem => String::new(),
        Skilled::With(trade) => say.with(giving_up(trade).number()),
        Skilled::Used => say.used().to_owned(),
        Skilled::Empty => say.empty().to_owned(),
        Skilled::Passed => say.passed().to_owned(),
        Skilled::After(play) => say.after(play.number()),
        Skilled::NoEffect => say.no_effect().to_owned(),
    }
}

impl InWords for Reason {
    fn in_words(&self) -> String {
        let say = text().flaws();
        match *self {
            Reason::NotYourTurn => say.not_your_turn().to_owned(),
            Reason::NotAsked => say.not_asked().to_owned(),
            Reason::Illegal(illegal) => illegal.in_words(),
            Reason::Closed(play, Closed::By(by)) => text().ribbon().closed_by(play, by.number()),
            Reason::Closed(play, reason) => say
                .play_closed(PlayClosed { what: &text().plays().name(play), why: &closed(reason) }),
            Reason::Skill(champion, reason) => {
                let what = text().champions().name(champion);
                say.play_closed(PlayClosed { what: &what, why: &skilled(reason) })
            }
            Reason::Nobody(village) => say.nobody(village),
            Reason::Enough(count) => say.enough(count),
            Reason::Full(trade) => say.full(trade),
            Reason::NothingTaken(clan) => say.nothing_taken(clan),
        }
    }
}
