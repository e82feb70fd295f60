//! A bot's advice: the best actions with their reasons.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Playable;
use super::outlook::Outlook;

/// An action that was considered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<A, M> {
    pub action: A,
    /// Number of visits by the search.
    pub visits: u32,
    /// Expected result after the action.
    pub outlook: Outlook,
    /// Reasons for the action with the rest of the turn, strongest first.
    pub motives: Vec<M>,
    /// The rest of the seat's turn at its best, as far as it was searched.
    pub then: Vec<A>,
    /// Reasons for the recommended turn that this one misses, strongest first; not kept with analyses and puzzles.
    #[serde(skip, default = "Vec::new")]
    pub misses: Vec<M>,
}

/// The actions that a bot recommends, with their reasons.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice<A, M> {
    /// The recommended action, then the next best ones in order, and the one that was asked about.
    pub candidates: Vec<Candidate<A, M>>,
    /// Expected result of every seat, in seating order.
    pub outlooks: Vec<Outlook>,
    /// Number of legal actions.
    pub legal: u32,
    /// Number of search iterations; 0 without search.
    pub iterations: u32,
}

impl<A: Copy, M> Candidate<A, M> {
    /// Returns the action with the rest of the turn.
    pub fn turn(&self) -> Vec<A> {
        std::iter::once(self.action).chain(self.then.iter().copied()).collect()
    }
}

impl<A, M> Candidate<A, M> {
    /// Converts the actions; `None` if one can't be converted.
    fn map<B>(self, form: impl Fn(A) -> Option<B>) -> Option<Candidate<B, M>> {
        let Candidate { action, visits, outlook, motives, then, misses } = self;
        let then = then.into_iter().map(&form).collect::<Option<_>>()?;
        Some(Candidate { action: form(action)?, visits, outlook, motives, then, misses })
    }
}

impl<A, M> Advice<A, M> {
    /// Converts the actions; `None` if one can't be converted.
    pub fn map<B>(self, form: impl Fn(A) -> Option<B>) -> Option<Advice<B, M>> {
        let Advice { candidates, outlooks, legal, iterations } = self;
        let candidates = candidates.into_iter().map(|candidate| candidate.map(&form));
        Some(Advice { candidates: candidates.collect::<Option<_>>()?, outlooks, legal, iterations })
    }

    /// Whether search looked more at another action than at the recommended one, which a temperament then preferred.
    pub fn is_by_taste(&self) -> bool {
        let mut visits = self.candidates.iter().map(|one| one.visits);
        let first = visits.next();
        first.is_some_and(|first| visits.any(|other| other > first))
    }
}

impl<A, M: Clone + Serialize + DeserializeOwned> Advice<A, M> {
    /// Packs the advice as bytes, with actions in notation, for code that knows the game only by name.
    pub fn pack<G: Playable<Action = A, Motive = M>>(self) -> Vec<u8> {
        let misses: Vec<Vec<M>> = self.candidates.iter().map(|one| one.misses.clone()).collect();
        let misses = Some(misses).filter(|all| all.iter().any(|misses| !misses.is_empty()));
        let written = self.map(|action| Some(G::print(action)));
        let bytes = written.and_then(|advice| match misses {
            Some(misses) => postcard::to_allocvec(&(advice, misses)).ok(),
            None => postcard::to_allocvec(&advice).ok(),
        });
        // Advice that can't be written isn't read back: the asker gets none.
        bytes.unwrap_or_default()
    }

    /// Unpacks advice from bytes; `None` if they are not of this game.
    pub fn unpack<G: Playable<Action = A, Motive = M>>(bytes: &[u8]) -> Option<Advice<A, M>> {
        let (mut written, rest) = postcard::take_from_bytes::<Advice<String, M>>(bytes).ok()?;
        // Puzzles end here: they don't keep what their other actions miss.
        let misses: Vec<Vec<M>> = postcard::from_bytes(rest).unwrap_or_default();
        for (one, misses) in written.candidates.iter_mut().zip(misses) {
            one.misses = misses;
        }
        written.map(|notation| G::parse(&notation))
    }
}
