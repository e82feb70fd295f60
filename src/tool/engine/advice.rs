//! What speaks for a bot's choice, as JSON in names that stay.

use serde::Serialize;

use super::form::Notation;
use crate::bots::advice::{Advice, Candidate};
use crate::bots::motive::Motive;
use crate::bots::outlook::Outlook;
use crate::games::council_of_4::action::Action;
use crate::tool::words;

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AdviceForm {
    /// How many actions there were.
    pub legal: u32,
    /// How many iterations of search it took; 0 if nothing was searched.
    pub iterations: u32,
    /// The bot's own choice, then what comes next to it.
    pub options: Vec<OptionForm>,
    /// What every seat may expect, in the order of sitting.
    pub outlooks: Vec<OutlookForm>,
}

/// An action that was thought about.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionForm {
    /// The action.
    pub action: Notation<Action>,
    /// How often search looked at it.
    pub visits: u32,
    /// What its seat may expect after it.
    pub outlook: OutlookForm,
    /// What its seat has more of after it, the weightiest first.
    pub gains: Vec<GainForm>,
    /// What its seat would do next in the same turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Notation<Action>>,
}

/// What a seat may expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OutlookForm {
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// The place, 1 for the best.
    pub place: f32,
    /// VP ahead of the best other seat at the end, or behind.
    pub margin: f32,
}

/// What a seat has more of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GainForm {
    /// What it is, as a sentence without subject and full stop.
    pub text: String,
    /// What it is worth in VP at the end.
    pub worth: f32,
}

impl From<Outlook> for OutlookForm {
    fn from(outlook: Outlook) -> OutlookForm {
        let Outlook { value: _, chance, place, margin } = outlook;
        OutlookForm { chance, place, margin }
    }
}

impl From<&Motive> for GainForm {
    fn from(motive: &Motive) -> GainForm {
        GainForm { text: words::gain(motive.gain), worth: motive.worth }
    }
}

impl From<&Candidate<Action, Motive>> for OptionForm {
    fn from(candidate: &Candidate<Action, Motive>) -> OptionForm {
        let Candidate { action, visits, outlook, motives, then } = candidate;
        OptionForm {
            action: Notation(*action),
            visits: *visits,
            outlook: OutlookForm::from(*outlook),
            gains: motives.iter().map(GainForm::from).collect(),
            then: then.map(Notation),
        }
    }
}

impl From<&Advice<Action, Motive>> for AdviceForm {
    fn from(advice: &Advice<Action, Motive>) -> AdviceForm {
        let Advice { candidates, outlooks, legal, iterations } = advice;
        AdviceForm {
            legal: *legal,
            iterations: *iterations,
            options: candidates.iter().map(OptionForm::from).collect(),
            outlooks: outlooks.iter().copied().map(OutlookForm::from).collect(),
        }
    }
}
