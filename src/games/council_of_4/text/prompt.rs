//! What the seat at the screen is asked, and what it has picked for it.

use super::Subjects;
use super::moves::confirm;
use super::outcome::preview;
use super::reason::fact as fact_in_words;
use super::said::preview::Choice;
use super::tip::{Symbol, Tip};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Decision, Kind};
use crate::games::council_of_4::scene::chain;
use crate::games::council_of_4::scene::fact::fact;
use crate::scene::{At, Confirm, Prompt};
use crate::text::{InWords, name_of, text};

/// Returns what is open, or what the seat may begin with.
pub fn prompt(at: &At<'_, CouncilOf4>) -> Option<Prompt> {
    let (view, picked) = (at.view, at.picked);
    let next = next(at);
    let Some(kind) = picked.shown.kind else {
        let decides = view.decides() && view.table.decision != Decision::Over;
        return decides.then(|| Prompt { next, ..Prompt::default() });
    };
    let name = match kind {
        Kind::Answer => text().actions().question(view.table.decision),
        kind => text().actions().kind_title(kind),
    };
    // With several choices of the same gains, the number of this one; its question is below.
    let done = at.session.record().actions.iter().rev().copied();
    let several = chain::count(view, done).filter(|count| count.of > 1);
    let which =
        several.map(|count| text().preview().choice(Choice { this: count.this, of: count.of }));
    let action = picked.shown.action(view);
    let problem = picked.scene.problem.as_ref().map(InWords::in_words);
    let ready = picked.scene.ready.as_ref().map(|(_, outcome)| outcome);
    let reveals = ready.is_some_and(|outcome| outcome.reveals);
    Some(Prompt {
        is_begun: true,
        is_sheet: true,
        spoken: which.as_ref().map(|which| format!("{} {name}", text().labels().sentence(which))),
        title: which.unwrap_or(name),
        step: next.clone(),
        next,
        outcome: ready.map(|outcome| preview(outcome, at.names)),
        fact: fact(view, &picked.draft).map(fact_in_words),
        clear: (kind != Kind::Answer).then(|| text().table().cancel()),
        confirm: Some(Confirm {
            word: confirm(kind, action, &view.table),
            is_ready: action.is_some() && problem.is_none(),
            reveals: reveals.then(|| Tip::Of(Symbol::Reveals).to_string()),
        }),
        problem,
    })
}

/// Returns who decides, or that all only watch.
pub fn waiting(at: &At<'_, CouncilOf4>) -> String {
    let words = text().table();
    if at.view.table.decision == Decision::Over {
        text().event().game_over().to_owned()
    } else if at.session.record().persons() == 0 {
        words.watching().to_owned()
    } else {
        words.waiting(&name_of(at.names, at.view.table.turn.seat))
    }
}

/// Returns the next thing to do, in a few words.
fn next(at: &At<'_, CouncilOf4>) -> String {
    let (view, draft) = (at.view, &at.picked.shown);
    let (words, board) = (text().table(), text().board());
    if !view.decides() {
        return waiting(at);
    }
    let Some(kind) = draft.kind else {
        let turn = view.table.turn;
        let next = match (turn.main_left, turn.quick_taken) {
            (0, true) => words.turn_done(),
            (0, false) => board.idle_quick(),
            (_, true) => board.idle_main(),
            (_, false) => board.idle(),
        };
        return next.to_owned();
    };
    if draft.action(view).is_some() {
        return words.confirm_now().to_owned();
    }
    if kind == Kind::Answer {
        let space = view.table.player(view.table.turn.seat).nobility;
        return text().preview().pick(view.table.decision, space);
    }
    let next = match kind {
        Kind::Elect | Kind::SendServant => match (draft.colour, draft.council) {
            (None, _) => board.pick_colour(),
            (_, None) => board.pick_council(),
            _ => words.confirm_now(),
        },
        Kind::Acquire if draft.slot.is_none() => board.pick_slot(),
        Kind::Acquire | Kind::PlaceWithQueen if draft.cards.is_empty() => board.pick_cards(),
        Kind::PlaceWithQueen if draft.city.is_none() => board.pick_city(),
        Kind::Place if draft.permit.is_none() => board.pick_permit(),
        Kind::Place if draft.city.is_none() => board.pick_city(),
        Kind::ChangePermits if draft.region.is_none() => board.pick_region(),
        _ => words.confirm_now(),
    };
    next.to_owned()
}
