//! What a bot would do, and why.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Playable;
use super::outlook::Outlook;

/// An action that was thought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<A, M> {
    /// The action.
    pub action: A,
    /// How often it was looked at.
    pub visits: u32,
    /// What the seat may expect after it.
    pub outlook: Outlook,
    /// What speaks for it, the weightiest first.
    pub motives: Vec<M>,
    /// What the seat would do next in the same turn, if that was looked at.
    pub then: Option<A>,
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice<A, M> {
    /// What it would do, then what comes next to it, the best first, and what was asked about.
    pub candidates: Vec<Candidate<A, M>>,
    /// What every seat may expect, in the order of sitting.
    pub outlooks: Vec<Outlook>,
    /// How many actions there were.
    pub legal: u32,
    /// How many iterations of search it took; 0 if nothing was searched.
    pub iterations: u32,
}

impl<A, M> Candidate<A, M> {
    /// The same with another form of actions; none if one has no such form.
    fn map<B>(self, form: impl Fn(A) -> Option<B>) -> Option<Candidate<B, M>> {
        let Candidate { action, visits, outlook, motives, then } = self;
        let then = match then {
            Some(then) => Some(form(then)?),
            None => None,
        };
        Some(Candidate { action: form(action)?, visits, outlook, motives, then })
    }
}

impl<A, M> Advice<A, M> {
    /// The same with another form of actions; none if one has no such form.
    pub fn map<B>(self, form: impl Fn(A) -> Option<B>) -> Option<Advice<B, M>> {
        let Advice { candidates, outlooks, legal, iterations } = self;
        let candidates = candidates.into_iter().map(|candidate| candidate.map(&form));
        Some(Advice { candidates: candidates.collect::<Option<_>>()?, outlooks, legal, iterations })
    }
}

impl<A, M: Serialize + DeserializeOwned> Advice<A, M> {
    /// The advice as bytes, with actions in notation, for those to whom its game is a name.
    pub fn pack<G: Playable<Action = A, Motive = M>>(self) -> Vec<u8> {
        let written = self.map(|action| Some(G::print(action)));
        // What could not be written is not read back: whoever asked goes without.
        written.and_then(|advice| postcard::to_allocvec(&advice).ok()).unwrap_or_default()
    }

    /// The advice of such bytes; none if they are none of this game.
    pub fn unpack<G: Playable<Action = A, Motive = M>>(bytes: &[u8]) -> Option<Advice<A, M>> {
        let written: Advice<String, M> = postcard::from_bytes(bytes).ok()?;
        written.map(|notation| G::parse(&notation))
    }
}
