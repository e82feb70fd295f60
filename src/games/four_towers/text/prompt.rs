//! What the seat at the screen is asked, and what it has picked for it.

use super::Subjects;
use super::desk::Choosing;
use super::moves::head;
use super::preview::preview;
use super::said::ribbon::{ExpandAndDemote, InCascade};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{DRAWN, points};
use crate::games::four_towers::rules::{Event, Kind, Play};
use crate::games::four_towers::scene::Draft;
use crate::games::four_towers::scene::draft::Part;
use crate::games::four_towers::scene::expansion::Demotion;
use crate::games::four_towers::scene::kind::play_of;
use crate::games::four_towers::scene::plays::open_plays;
use crate::scene::{At, Confirm, Prompt};
use crate::text::{InWords, name_of, text};

type Here<'a> = At<'a, FourTowers>;

/// Returns what is open.
pub fn prompt(at: &Here<'_>) -> Option<Prompt> {
    let (view, picked) = (at.view, at.picked);
    let kind = picked.shown.kind.filter(|_| view.decides())?;
    let ready = picked.scene.ready.as_ref();
    let problem = picked.scene.problem.map(|why| why.in_words());
    let draws = kind == Kind::Draw;
    let is_begun = !draws || !picked.shown.clans.is_none() || ready.is_some();
    let is_whole = picked.draft.action(&view.table).is_some();
    let clears =
        Kind::asked(view.table.decision()) != Some(kind) || draws && !picked.shown.clans.is_none();
    Some(Prompt {
        is_begun,
        // Only what has parts or waits for the confirmation.
        is_sheet: kind.has_parts() || is_whole,
        title: title(at, kind),
        spoken: None,
        step: if is_begun { step(at, kind) } else { String::new() },
        next: next(at, kind),
        outcome: ready.map(|(action, outcome)| preview(&view.table, *action, outcome, at.names)),
        fact: None,
        clear: clears.then(|| text().desk().clear()),
        // What is done at once has no button, unless it was opened whole, as by a hint.
        confirm: (!kind.acts_at_once() || is_whole).then(|| Confirm {
            word: word(at, kind),
            is_ready: ready.is_some() && problem.is_none(),
            reveals: None,
        }),
        problem,
    })
}

/// Returns who is to decide, or that nobody is.
pub fn waiting(at: &Here<'_>) -> String {
    match at.view.table.decider() {
        Some(seat) => text().ribbon().waits_for(&name_of(at.names, seat)),
        None => text().desk().over().to_owned(),
    }
}

/// Returns the title of the open decision.
fn title(at: &Here<'_>, kind: Kind) -> String {
    let (table, picked) = (&at.view.table, at.picked);
    let (words, draft) = (text().ribbon(), &picked.shown);
    let ready = picked.scene.ready.as_ref().map(|(action, _)| *action);
    let village = draft.village.or(ready.and_then(|action| Draft::of(action).village));
    match (kind, village) {
        (Kind::Expand, Some(village)) => words.expands(village),
        (Kind::Place, Some(village)) => words.place_in(village),
        (Kind::Assign, _) => draft.clan.map(|clan| words.keep(clan)).unwrap_or_default(),
        (Kind::Spirits, _) => words.choose_spirits().to_owned(),
        (Kind::Buy | Kind::Third, _) => {
            let slot = draft.slot.and_then(|slot| table.display.get(slot.index()).copied());
            match slot.flatten() {
                Some(champion) => text().champions().name(champion),
                None => text().desk().kind(kind),
            }
        }
        (Kind::Skill, _) => match draft.champion {
            Some(champion) => text().champions().name(champion),
            None => text().desk().kind(kind),
        },
        (Kind::Draw, _) => text().plays().name(Play::Draw),
        (Kind::Place, None) => text().plays().name(Play::Place),
        _ => text().desk().kind(kind),
    }
}

/// Returns the line below the title: the number of the play, or the place in a cascade.
fn step(at: &Here<'_>, kind: Kind) -> String {
    let (table, words) = (&at.view.table, text().ribbon());
    match kind {
        Kind::Expand | Kind::Demote => {
            let ahead = usize::from(at.picked.scene.ahead.len());
            let done = done_before(at);
            let number = if kind == Kind::Expand { done + 1 } else { done };
            match done + ahead {
                0 | 1 => String::new(),
                all => words.in_cascade(InCascade { number: number.max(1), of: all }),
            }
        }
        Kind::Assign => match table.turn.drawn.total() {
            1 => words.second_of_two().to_owned(),
            _ => words.first_of_two().to_owned(),
        },
        _ => {
            let play = play_of(kind, table.decision(), table.turn.play);
            let number = |play: Play| text().plays().number(play.number(), Play::ALL.len());
            play.map(number).unwrap_or_default()
        }
    }
}

/// Returns the number of expansions of the open cascade that are done.
fn done_before(at: &Here<'_>) -> usize {
    let mut done = 0;
    for entry in at.session.log().rev() {
        let is_start = |event: &Event| {
            matches!(
                event,
                Event::Placed { .. }
                    | Event::Moved { .. }
                    | Event::Swapped { .. }
                    | Event::TurnBegan { .. }
            )
        };
        let is_expansion = |event: &&Event| matches!(event, Event::Expanded { .. });
        done += entry.events.iter().filter(is_expansion).count();
        if entry.events.iter().any(is_start) {
            break;
        }
    }
    done
}

/// Returns what is to be done next in a sentence; nothing where the cells say it.
fn next(at: &Here<'_>, kind: Kind) -> String {
    let (table, scene, draft) = (&at.view.table, &at.picked.scene, &at.picked.shown);
    let words = text().ribbon();
    if scene.ready.is_some() && kind != Kind::End {
        return String::new();
    }
    let choosing = match (kind, scene.asks) {
        (Kind::Draw, _) if draft.clans.is_none() => {
            return words.start(open_plays(at.legal).len(), DRAWN);
        }
        (Kind::Draw, _) => return words.take_more(DRAWN.saturating_sub(draft.clans.total())),
        (Kind::Place, _) if table.is_stuck(table.turn.drawn) => {
            return words.no_village().to_owned();
        }
        (Kind::End, _) => return words.end_skills().to_owned(),
        (Kind::Spirits, _) => {
            return words.spirits_left(table.spirits_due().saturating_sub(draft.clans.total()));
        }
        (Kind::Expand | Kind::Demote, _) => return String::new(),
        (Kind::Place, _) | (_, Some(Part::Village)) => Choosing::Village,
        (Kind::Assign, _) | (_, Some(Part::Space)) => Choosing::Space,
        (_, Some(Part::Champion)) => Choosing::OwnChampion,
        (_, Some(Part::Slot)) => Choosing::Champion,
        (_, Some(Part::To)) => Choosing::OtherVillage,
        (Kind::Mercenary, Some(Part::Clans)) => Choosing::Removed,
        (_, Some(Part::Clans)) => Choosing::Payment,
        (_, Some(Part::Clan)) => Choosing::Clan,
        (_, Some(Part::Other)) => Choosing::OtherClan,
        (_, Some(Part::Demotion)) => Choosing::Seat,
        _ => return String::new(),
    };
    text().desk().choose(choosing)
}

/// Returns what the button says that confirms the open decision.
fn word(at: &Here<'_>, kind: Kind) -> String {
    let (table, scene, draft) = (&at.view.table, &at.picked.scene, &at.picked.shown);
    let (words, desk) = (text().ribbon(), text().desk());
    let ready = scene.ready.as_ref();
    match kind {
        Kind::Expand => match draft.demotion {
            Some(Demotion::Of(seat)) => {
                let step = table.player(seat).step;
                words.expand_and_demote(ExpandAndDemote {
                    name: &name_of(at.names, seat),
                    before: points(step),
                    after: points(step.saturating_sub(1)),
                })
            }
            _ => words.do_expand().to_owned(),
        },
        Kind::Buy => {
            let due = draft
                .slot
                .and_then(|slot| Some(table.price_in(slot)?.saturating_sub(draft.clans.total())));
            match due {
                Some(due) if due > 0 => words.pay_more(due),
                _ => words.do_buy().to_owned(),
            }
        }
        Kind::Third => words.take_free().to_owned(),
        Kind::Mercenary | Kind::Mountaineer | Kind::Merchant => words.give_up().to_owned(),
        Kind::Skill => words.use_skill().to_owned(),
        Kind::End => words.end_turn().to_owned(),
        Kind::Draw => words.do_draw().to_owned(),
        Kind::Place if ready.is_some_and(|(_, outcome)| !outcome.cascade.is_empty()) => {
            words.place_and_expand().to_owned()
        }
        Kind::Place => words.do_place().to_owned(),
        Kind::Assign => draft.space.map_or_else(String::new, |to| words.keep_as(to)),
        Kind::Demote => match ready {
            Some(&(action, _)) => head(table, action, at.names),
            None => desk.kind(kind),
        },
        Kind::Spirits => desk.kind(kind),
    }
}
