//! What the page asks of a game whose part of the program has come. The page knows no game's types:
//! they begin here.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;

use super::home::give::keep;
use super::home::library::{Library, Looked, Said, Shelved};
use super::home::linked::Offer;
use crate::archive::{
    Day, Glance, Head, Kept, MatchId, Origin, Trouble, Unreadable, Unsaved, clean_name, given,
};
use crate::record::json::{self, Outline};
use crate::session::Session;
use crate::text::given::not_opened;
use crate::text::{kept, text};
use crate::web::download::download;
use crate::web::form::Form;
use crate::web::hosted::Hosted;
use crate::web::keeper::{Seating, copy_of, save, save_game_file, set_apart};
use crate::web::later::Bench;
use crate::web::seed::new_seed;
use crate::web::share::{Share, Shared};
use crate::web::store::archive;
use crate::web::tip::Explained;

/// A table that somebody wants to sit down to.
#[derive(Clone)]
pub enum Wanted {
    /// Of a match on the list.
    Kept(Shelved),
    /// Of a new match, as a form has it.
    New(Form),
    /// Of a new match, with the seats and the set-up of one on the list.
    Again(Shelved),
    /// Of the deal of a day.
    Daily(Day),
    /// That its game has laid already.
    Laid(Arc<dyn Any + Send + Sync>),
}

/// A table that somebody sits down to, and of which game it is.
#[derive(Clone)]
pub struct Seated {
    /// The word that names the game.
    pub game: &'static str,
    /// The table.
    pub wanted: Wanted,
}

/// Sits down to a table.
pub type SitDown = Callback<Seated>;

/// What can be done with a match on the list without opening it.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Deed {
    Rename(String),
    Copy,
    GameFile,
    Json,
}

/// The ways of the page around whatever a game shows.
#[derive(Clone, Copy)]
pub struct Ways {
    /// The matches.
    pub library: Library,
    /// The bots.
    pub bench: Bench,
    /// On to a table.
    pub sit_down: SitDown,
    /// Back to the start page.
    pub leave: Callback<()>,
}

/// A game whose part of the program is there.
pub trait GamePart: Send + Sync {
    /// Opens a kept match to see how it stands.
    fn look(&self, id: MatchId) -> Looked;

    /// A table.
    fn table(&self, wanted: &Wanted, ways: Ways) -> AnyView;

    /// Looking back at a match of the list.
    fn replay(&self, shelved: &Shelved, at: usize, ways: Ways) -> AnyView;

    /// The lessons from a step on. `play` leads on to a first game.
    fn lessons(&self, at: usize, bench: Bench, leave: Callback<()>, play: Callback<()>) -> AnyView;

    /// The table of a match as a large picture.
    fn picture(&self, shelved: &Shelved) -> AnyView;

    /// The same in small.
    fn small_picture(&self, shelved: &Shelved) -> AnyView;

    /// What a table is called by what lies on it.
    fn table_name(&self, glance: &Glance) -> Option<String>;

    /// A small picture of an empty table.
    fn sample(&self) -> AnyView;

    /// What the tip of this key says, if it is one of the game.
    fn explained(&self, key: &str) -> Option<Explained>;

    /// What is chosen for a new game below its seats.
    fn seat_fields(&self, form: Form) -> AnyView;

    /// What else is chosen for a new game, in boxes of its own.
    fn fields(&self, form: Form) -> AnyView;

    /// Does something with a match of the list.
    fn act(&self, library: Library, shelved: &Shelved, deed: Deed);

    /// What is in the dialog that shares a match as a link.
    fn share(&self, shelved: &Shelved) -> AnyView;

    /// Tries to save what could not be; what still can't is given back.
    fn save_loose(&self, loose: Shelved) -> Option<Shelved>;

    /// Keeps every match in the text of a file, and says what became of them.
    fn take_in(&self, library: Library, file: &str, read: &str);

    /// What came by a link, and what can be done with it.
    fn offer(&self, given: &str, is_open: RwSignal<bool>, ways: Ways) -> AnyView;
}

/// A game behind [`GamePart`].
pub struct Of<G>(pub PhantomData<G>);

impl<G: Hosted> GamePart for Of<G> {
    fn look(&self, id: MatchId) -> Looked {
        let unreadable = |name: String, why| {
            let said: Said = Arc::new(move || kept::unreadable(&why));
            Looked::Unreadable(name, said)
        };
        match archive().open::<G>(id) {
            Ok(Ok(kept)) => match archive().look(&kept) {
                Some(glance) => Looked::Opened(glance, trouble_of(&kept)),
                None => unreadable(id.to_string(), Unreadable::Missing),
            },
            Ok(Err((name, why))) => unreadable(name, why),
            Err(_) => unreadable(id.to_string(), Unreadable::Missing),
        }
    }

    fn table(&self, wanted: &Wanted, ways: Ways) -> AnyView {
        let library = ways.library;
        let leave = Callback::new(move |(kept, is_saved): (Kept<G>, bool)| {
            library.take_back(kept.envelope.id, loose(kept, is_saved));
            ways.leave.run(());
        });
        let take_back = Callback::new(move |(kept, is_saved): (Kept<G>, bool)| {
            library.take_back_from_table(kept.envelope.id, loose(kept, is_saved));
        });
        match lay::<G>(wanted, library) {
            Some(seating) => {
                G::table(seating, ways.bench, leave, sit_down(ways.sit_down), take_back)
            }
            None => {
                library.refresh();
                ways.leave.run(());
                ().into_any()
            }
        }
    }

    fn replay(&self, shelved: &Shelved, at: usize, ways: Ways) -> AnyView {
        let (library, id) = (ways.library, shelved.id());
        let words = text().replay();
        let table = latest::<G>(shelved).and_then(|kept| Session::open(kept.envelope.record).ok());
        let table = match table {
            Some(table) if at <= table.played() => table,
            found => {
                let why = found.map(|table| (words.beyond)(at, table.played()));
                ways.leave.run(());
                library.say(why.unwrap_or_else(|| words.not_here.to_owned()));
                return ().into_any();
            }
        };
        let assist = Callback::new(move |()| {
            if let Some(shelved) = untrack(|| library.find(id)) {
                change::<G>(library, &shelved, |kept| kept.envelope.record.assisted = true);
            }
        });
        G::replay(table, id, at, ways.bench, ways.leave, sit_down(ways.sit_down), assist)
    }

    fn lessons(&self, at: usize, bench: Bench, leave: Callback<()>, play: Callback<()>) -> AnyView {
        G::lessons(at, bench, leave, play)
    }

    fn picture(&self, shelved: &Shelved) -> AnyView {
        latest::<G>(shelved).map(|kept| G::picture(&kept.envelope.record)).into_any()
    }

    fn small_picture(&self, shelved: &Shelved) -> AnyView {
        let seats = &shelved.head.outline.seats;
        shelved.glance.as_ref().map(|glance| G::small_picture(glance, seats)).into_any()
    }

    fn table_name(&self, glance: &Glance) -> Option<String> {
        G::table_name(glance)
    }

    fn sample(&self) -> AnyView {
        G::sample()
    }

    fn explained(&self, key: &str) -> Option<Explained> {
        G::explained(key)
    }

    fn seat_fields(&self, form: Form) -> AnyView {
        G::seat_fields(form)
    }

    fn fields(&self, form: Form) -> AnyView {
        G::fields(form)
    }

    fn act(&self, library: Library, shelved: &Shelved, deed: Deed) {
        let with_it = |act: &dyn Fn(&Kept<G>)| match latest::<G>(shelved) {
            Some(kept) => act(&kept),
            None => library.refresh(),
        };
        match deed {
            Deed::Rename(name) => {
                change::<G>(library, shelved, |kept| kept.envelope.name = clean_name(&name));
            }
            Deed::Copy => with_it(&|kept| keep_new(library, copy_of(kept))),
            Deed::GameFile => with_it(&|kept| save_game_file(&shelved.title(), kept)),
            Deed::Json => with_it(&|kept| {
                let text = json::write(&kept.envelope.record);
                download(&format!("{}.json", shelved.title()), &text);
            }),
        }
    }

    fn share(&self, shelved: &Shelved) -> AnyView {
        let shared = |kept: Kept<G>| Shared { record: kept.envelope.record, at: None };
        latest::<G>(shelved).map(|kept| view! { <Share shared=shared(kept) /> }).into_any()
    }

    fn save_loose(&self, shelved: Shelved) -> Option<Shelved> {
        let mut kept = latest::<G>(&shelved)?;
        match save(&mut kept) {
            Err(Unsaved::Elsewhere) => {
                let there = archive().open(kept.envelope.id).ok().and_then(Result::ok);
                set_apart(&kept, there.as_ref()).filter(|(_, is_kept)| !is_kept)?;
                Some(shelved)
            }
            saved => loose(kept, saved.is_ok()),
        }
    }

    fn take_in(&self, library: Library, file: &str, read: &str) {
        keep::<G>(library, file, read);
    }

    fn offer(&self, given: &str, is_open: RwSignal<bool>, ways: Ways) -> AnyView {
        match given::read::<G>(given) {
            Ok(given) => view! { <Offer given is_open ways /> }.into_any(),
            Err(why) => view! { <p class="bad" role="alert">{not_opened(&why)}</p> }.into_any(),
        }
    }
}

/// Keeps a new match without sitting down to it.
pub fn keep_new<G: Hosted>(library: Library, mut kept: Kept<G>) {
    let saved = save(&mut kept);
    library.take_back(kept.envelope.id, loose(kept, saved.is_ok()));
}

/// Sits down to a table that a game has laid.
pub fn sit_down<G: Hosted>(to: SitDown) -> Callback<Option<Seating<G>>> {
    Callback::new(move |seating: Option<Seating<G>>| {
        if let Some(seating) = seating {
            to.run(Seated { game: G::NAME, wanted: Wanted::Laid(Arc::new(seating)) });
        }
    })
}

/// Lays a table; none if its match can't be opened. What is damaged of it is put aside once it is saved
/// there.
fn lay<G: Hosted>(wanted: &Wanted, library: Library) -> Option<Seating<G>> {
    match wanted {
        Wanted::Laid(seating) => seating.downcast_ref::<Seating<G>>().cloned(),
        Wanted::New(form) => Seating::open(G::new_match(*form), None),
        Wanted::Again(shelved) => {
            Seating::open(latest::<G>(shelved)?.envelope.record.again(new_seed()), None)
        }
        Wanted::Daily(day) => Seating::open(G::deal_of(*day), Some(Origin::Daily { day: *day })),
        Wanted::Kept(shelved) => {
            let kept = latest::<G>(shelved)?;
            let table = Session::open(kept.envelope.record.clone()).ok()?;
            let is_saved =
                !shelved.is_loose() && kept.envelope.revision > 0 && kept.trouble.is_none();
            if shelved.is_loose() {
                library.let_go(shelved.id());
            }
            Some(Seating { table, kept, is_saved })
        }
    }
}

/// A match as it is kept by now: another tab may have gone on with it.
fn latest<G: Hosted>(shelved: &Shelved) -> Option<Kept<G>> {
    match &shelved.loose {
        Some(loose) => loose.downcast_ref::<Kept<G>>().cloned(),
        None => archive().open(shelved.id()).ok()?.ok(),
    }
}

/// Changes what is kept of a match.
fn change<G: Hosted>(library: Library, shelved: &Shelved, change: impl FnOnce(&mut Kept<G>)) {
    let Some(mut kept) = latest::<G>(shelved) else {
        library.refresh();
        return;
    };
    change(&mut kept);
    match save(&mut kept) {
        // It was read a moment ago: nothing but a newer version of the page wrote there.
        Err(Unsaved::Elsewhere) if !shelved.is_loose() => library.refresh(),
        saved => library.take_back(kept.envelope.id, loose(kept, saved.is_ok())),
    }
}

/// A match that lives in this tab, if it could not be saved.
fn loose<G: Hosted>(kept: Kept<G>, is_saved: bool) -> Option<Shelved> {
    if is_saved {
        return None;
    }
    let of = &kept.envelope;
    let outline = Outline {
        game: G::NAME.to_owned(),
        seats: of.record.seats.clone(),
        actions: of.record.actions.len(),
    };
    let head = Head {
        id: of.id,
        name: of.name.clone(),
        revision: of.revision,
        began: of.began,
        changed: of.changed,
        origin: of.origin.clone(),
        outline,
    };
    let (glance, trouble) = (Glance::of(&of.record), trouble_of(&kept));
    Some(Shelved { head, glance, trouble, loose: Some(Arc::new(kept)) })
}

/// What is wrong with the texts of a match.
fn trouble_of<G: Hosted>(kept: &Kept<G>) -> Option<Said> {
    let Trouble { what, .. } = kept.trouble.clone()?;
    Some(Arc::new(move || kept::damage(&what)))
}
