//! What speaks for a bot's choice, as JSON in names that stay.

use serde::Serialize;

use crate::bots::advice::{Advice, Candidate};
use crate::bots::outlook::Outlook;
use crate::tool::Spoken;

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
    /// The action, in notation.
    pub action: String,
    /// How often search looked at it.
    pub visits: u32,
    /// What its seat may expect after it.
    pub outlook: OutlookForm,
    /// What its seat has more of after it, the weightiest first.
    pub gains: Vec<GainForm>,
    /// What its seat would do next in the same turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
}

/// What a seat may expect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OutlookForm {
    /// The chance to win, from 0 to 1.
    pub chance: f32,
    /// The place, 1 for the best.
    pub place: f32,
    /// Points ahead of the best other seat at the end, or behind.
    pub margin: f32,
}

/// What a seat has more of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GainForm {
    /// What it is, as a sentence without subject and full stop.
    pub text: String,
    /// What it is worth in points at the end.
    pub worth: f32,
}

impl From<Outlook> for OutlookForm {
    fn from(outlook: Outlook) -> OutlookForm {
        let Outlook { value: _, chance, place, margin } = outlook;
        OutlookForm { chance, place, margin }
    }
}

impl OptionForm {
    fn of<G: Spoken>(candidate: &Candidate<G::Action, G::Motive>) -> OptionForm {
        let Candidate { action, visits, outlook, motives, then } = candidate;
        OptionForm {
            action: G::print(*action),
            visits: *visits,
            outlook: OutlookForm::from(*outlook),
            gains: motives.iter().map(G::gain_form).collect(),
            then: then.map(G::print),
        }
    }
}

impl AdviceForm {
    /// The form of an advice.
    pub fn of<G: Spoken>(advice: &Advice<G::Action, G::Motive>) -> AdviceForm {
        let Advice { candidates, outlooks, legal, iterations } = advice;
        AdviceForm {
            legal: *legal,
            iterations: *iterations,
            options: candidates.iter().map(OptionForm::of::<G>).collect(),
            outlooks: outlooks.iter().copied().map(OutlookForm::from).collect(),
        }
    }
}
