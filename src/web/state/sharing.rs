//! Matches as they are shared.

use std::sync::Arc;

use crate::archive::daily::{Finish, PAR};
use crate::archive::{Envelope, Glance, Kept, Origin};
use crate::record::{Match, link, told_apart};
use crate::text::link::not_written;
use crate::text::said::by_link::Message;
use crate::text::said::daily::Told;
use crate::text::text;
use crate::web::challenge::pars;
use crate::web::screen::Screen;
use crate::web::share::Shared;

/// Returns a kept match as it is shared.
pub fn share<G: Screen>(kept: Kept<G>) -> Shared {
    let Envelope { record, by_link, origin, .. } = kept.envelope;
    if by_link.is_some() {
        let said = said_in_turn(&record);
        let told = Arc::new(move || Some(said.clone()));
        return Shared { in_turn: true, told, ..share_moment(record, None, origin) };
    }
    share_moment(record, None, origin)
}

/// Returns a match as it is shared, to be opened after this many actions. The end of another way of a match is no
/// result of a daily challenge.
pub fn share_moment<G: Screen>(
    record: Match<G>,
    at: Option<usize>,
    origin: Option<Origin>,
) -> Shared {
    let is_what_if = matches!(origin, Some(Origin::Branch { .. }));
    let of = record.clone();
    Shared {
        // The par of a challenge may be known only later.
        told: Arc::new(move || told(&of).filter(|_| !is_what_if)),
        at,
        in_turn: false,
        goes_on: record.replay(|_, _| {}).is_ok_and(|state| G::decider(&state).is_some()),
        link: Arc::new(move |scope, opens| {
            link::encode(&record, scope, opens).map_err(|error| not_written(&error))
        }),
    }
}

/// Returns the words that go with the link of a match that is played by link: whose turn it is, or that it is over.
fn said_in_turn<G: Screen>(record: &Match<G>) -> String {
    let words = text().by_link();
    let (cover, glance) = (G::cover(), Glance::of(record));
    let next = glance.as_ref().and_then(|glance| {
        let who = told_apart(&record.seats).into_iter().nth(glance.decider?.index())?;
        Some((who.named().into_owned(), (cover.round.numbered)(glance.round)))
    });
    match next {
        Some((name, round)) => {
            words.message(Message { name: &name, game: cover.title, round: &round })
        }
        None => words.message_at_end(cover.title),
    }
}

/// Returns the result of a finished daily challenge, to share besides the match.
fn told<G: Screen>(record: &Match<G>) -> Option<String> {
    let finish = Finish::of(&Glance::of(record)?)?;
    let cover = G::cover();
    Some(text().daily().told(Told {
        title: cover.title,
        day: &finish.day.to_string(),
        points: &(cover.points)(finish.points),
        rounds: &(cover.round.counted)(finish.rounds),
        place: finish.place,
        players: finish.players,
        assisted: finish.assisted,
        par: pars().of(G::NAME, finish.day).map(|par| (cover.points)(par)).as_deref(),
        level: PAR,
    }))
}
