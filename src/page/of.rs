//! A game with its types erased, as the page needs it.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::*;

use super::import::Import;
use super::in_turn::in_turn;
use super::keep::{
    change, keep_new, latest, lay, loose, picture_of, sit_down, take_in, trouble_of,
};
use super::library::Library;
use super::newer::newer;
use super::offer::offer;
use super::part::{Errand, GamePart, LaterPart};
use super::shelved::{Looked, Said, Shelved};
use super::ways::{Wanted, Ways};
use crate::archive::{Glance, Kept, MatchId, Unreadable, Unsaved, clean_name, given};
use crate::record::json;
use crate::record::link::Opens;
use crate::rules::Seed;
use crate::scene::lesson::Curriculum;
use crate::text::given::not_opened;
use crate::text::said::replay::Beyond;
use crate::text::tip::of_key;
use crate::text::{kept, text};
use crate::vocabulary::Vocabulary;
use crate::web::art::hold_shapes;
use crate::web::download::download;
use crate::web::form::Form;
use crate::web::later::{Bench, part};
use crate::web::puzzle::Book;
use crate::web::replay::{Back, Replayed};
use crate::web::screen::{Screen, Still};
use crate::web::share::shared;
use crate::web::state::{
    self, Asides, copy_of, lessons, puzzle, puzzles, replay, save, save_game_file, seat, set_apart,
    share, table_of,
};
use crate::web::store::archive;
use crate::web::tip::Explained;

/// Keeps the shapes of a game on the page for what is drawn next.
fn hold_its_shapes<G: Screen>() {
    hold_shapes(G::NAME, G::SHAPES);
}

/// A game behind [`GamePart`].
pub struct Of<G: Screen> {
    /// Draws what its tables show aside.
    pub asides: Asides<G>,
}

/// A game behind [`LaterPart`].
pub struct Later<G>(pub PhantomData<G>);

impl<G: Screen> GamePart for Of<G> {
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
        hold_its_shapes::<G>();
        let library = ways.library;
        let leave = Callback::new(move |(kept, is_saved): (Kept<G>, bool)| {
            library.take_back(kept.envelope.id, loose(kept, is_saved));
            ways.leave.run(());
        });
        let take_back = Callback::new(move |(kept, is_saved): (Kept<G>, bool)| {
            library.take_back_from_table(kept.envelope.id, loose(kept, is_saved));
        });
        match lay::<G>(wanted, library) {
            Ok(seating) => {
                let (bots, no_thread) = (ways.bench.bots(), ways.bench.no_thread);
                let sit_down = sit_down(ways.sit_down);
                let ways = state::Ways { leave, sit_down, take_back, asides: self.asides };
                seat(seating, bots, no_thread, ways)
            }
            Err(why) => {
                library.refresh();
                ways.leave.run(());
                library.say(why);
                ().into_any()
            }
        }
    }

    fn picture(&self, shelved: &Shelved) -> AnyView {
        hold_its_shapes::<G>();
        let table = latest::<G>(shelved).ok().and_then(|kept| table_of(&kept));
        table.map(|table| picture_of(&table)).into_any()
    }

    fn small_picture(&self, shelved: &Shelved) -> AnyView {
        hold_its_shapes::<G>();
        let seats = &shelved.head.outline.seats;
        shelved.glance.as_ref().map(|glance| G::still(Still::Match(glance, seats))).into_any()
    }

    fn cause(&self, word: &str) -> Option<String> {
        G::cause_named(word)
    }

    fn kind(&self, key: &str) -> Option<String> {
        let kind = G::Kind::of_key(key)?;
        let begun = G::start(&G::sample(*G::SEATS.start(), 0), Seed(0), drop).ok()?;
        Some(G::kind_name(&G::view(&begun, None), Some(kind))).filter(|name| !name.is_empty())
    }

    fn table_name(&self, glance: &Glance) -> Option<String> {
        G::table_name(glance)
    }

    fn sample(&self) -> AnyView {
        hold_its_shapes::<G>();
        G::still(Still::Empty)
    }

    fn explained(&self, key: &str) -> Option<Explained> {
        let [name, what] = G::tip(of_key(key)?);
        Some(Explained { name, what })
    }

    fn seat_fields(&self, form: Form) -> AnyView {
        hold_its_shapes::<G>();
        (G::PARTS.seat_fields)(form)
    }

    fn fields(&self, form: Form) -> AnyView {
        hold_its_shapes::<G>();
        (G::PARTS.fields)(form)
    }

    fn save_loose(&self, shelved: Shelved) -> Option<Shelved> {
        let mut kept = latest::<G>(&shelved).ok()?;
        match save(&mut kept) {
            Err(Unsaved::Elsewhere) => {
                let there = archive().open(kept.envelope.id).ok().and_then(Result::ok);
                set_apart(&kept, there.as_ref()).filter(|(_, is_kept)| !is_kept)?;
                Some(shelved)
            }
            saved => loose(kept, saved.is_ok()),
        }
    }
}

impl<G: Screen> LaterPart for Later<G> {
    fn replay(&self, shelved: &Shelved, at: usize, ways: Ways) -> AnyView {
        hold_its_shapes::<G>();
        let (library, id) = (ways.library, shelved.id());
        let words = text().replay();
        let table = latest::<G>(shelved)
            .and_then(|kept| table_of(&kept).ok_or_else(|| words.not_here().to_owned()));
        let table = table.and_then(|table| match table.played() {
            played if at > played => Err(words.beyond(Beyond { at, actions: played })),
            _ => Ok(table),
        });
        let session = match table {
            Ok(table) => table,
            Err(why) => {
                ways.leave.run(());
                library.say(why);
                return ().into_any();
            }
        };
        let assist = Callback::new(move |()| {
            if let Some(shelved) = untrack(|| library.find(id)) {
                change::<G>(library, &shelved, |kept| kept.envelope.record.assisted = true);
            }
        });
        let (bots, close, sit_down) = (ways.bench.bots(), ways.leave, sit_down(ways.sit_down));
        let looked = Replayed { id, at, back: Back::Matches, close };
        replay(session, looked, bots, sit_down, assist)
    }

    fn lessons(
        &self,
        at: (Curriculum, usize),
        bench: Bench,
        leave: Callback<()>,
        play: Callback<()>,
    ) -> AnyView {
        hold_its_shapes::<G>();
        lessons::<G>(at, bench, leave, play)
    }

    fn puzzle(&self, book: Book, at: usize, ways: Ways) -> Option<AnyView> {
        hold_its_shapes::<G>();
        puzzle::<G>(book, at, ways.bench, sit_down(ways.sit_down))
    }

    fn puzzles(&self, lines: &'static str, go: Callback<usize>) -> AnyView {
        puzzles::<G>(lines, go)
    }

    fn act(&self, library: Library, shelved: &Shelved, errand: Errand) {
        let with_it = |act: &dyn Fn(&Kept<G>)| match latest::<G>(shelved) {
            Ok(kept) => act(&kept),
            Err(why) => {
                library.refresh();
                library.say(why);
            }
        };
        match errand {
            Errand::Rename(name) => {
                change::<G>(library, shelved, |kept| kept.envelope.name = clean_name(&name));
            }
            Errand::Copy => with_it(&|kept| keep_new(library, copy_of(kept))),
            Errand::GameFile => with_it(&save_game_file),
            Errand::Json => with_it(&|kept| {
                let text = json::write(&kept.envelope.record);
                download(&format!("{}.json", shelved.title()), &text);
            }),
        }
    }

    fn share(&self, shelved: &Shelved) -> AnyView {
        match latest::<G>(shelved) {
            Ok(kept) => {
                let of = share(kept);
                part(move || shared(of.clone()), None)
            }
            Err(why) => view! { <p class="bad" role="alert">{why}</p> }.into_any(),
        }
    }

    fn take_in(&self, import: &mut Import, file: &str, text: &str) -> Result<(), String> {
        take_in::<G>(import, file, text)
    }

    fn offer(&self, given_text: &str, is_open: RwSignal<bool>, ways: Ways) -> AnyView {
        hold_its_shapes::<G>();
        let offered = match given::read::<G>(given_text) {
            Ok(given) if given.opens == Opens::InTurn && given.record.persons() > 1 => {
                in_turn(given, is_open, ways).into_any()
            }
            Ok(given) => offer(given, is_open, ways).into_any(),
            Err(why) if why.is_newer(G::LATEST_RULES) => newer(&not_opened(&why), given_text),
            Err(why) => view! { <p class="bad" role="alert">{not_opened(&why)}</p> }.into_any(),
        };
        view! { <div class="of-game" data-game=G::NAME>{offered}</div> }.into_any()
    }
}
