//! Reasons for a bot's choice, as JSON with stable names.

use serde::Serialize;

use crate::bots::advice::{Advice, Candidate};
use crate::bots::outlook::Outlook;
use crate::tool::spoken::{GainForm, Spoken};

/// A bot's choice and the reasons for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AdviceForm {
    /// Number of legal actions.
    pub legal: u32,
    /// Iterations of search; 0 if nothing was searched.
    pub iterations: u32,
    /// The bot's own choice, then the next best.
    pub options: Vec<OptionForm>,
    /// Expected result of every seat, in seating order.
    pub outlooks: Vec<OutlookForm>,
}

/// An action that was considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OptionForm {
    /// Action in notation.
    pub action: String,
    /// Number of visits by search.
    pub visits: u32,
    /// Expected result of its seat after it.
    pub outlook: OutlookForm,
    /// Gains of its seat, the most valuable first.
    pub gains: Vec<GainForm>,
    /// Next action of its seat in the same turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<String>,
    /// All next actions of its seat until its turn ends, as far as they were searched.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub turn: Vec<String>,
}

/// Expected result of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct OutlookForm {
    /// Chance to win, from 0 to 1.
    pub chance: f32,
    /// Place, 1 for the best.
    pub place: f32,
    /// Final margin over the best other seat, negative if behind.
    pub margin: f32,
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
            then: then.first().map(|&then| G::print(then)),
            turn: then.iter().map(|&then| G::print(then)).collect(),
        }
    }
}

impl AdviceForm {
    /// Returns the form of an advice.
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
