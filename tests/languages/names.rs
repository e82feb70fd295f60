//! Whatever the players are called, they are told of in the same words: a name is never cut, changed or looked for.

use std::fs;
use std::path::Path;

use curia::bots::Playable;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::council_of_4::text::outcome;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::games::{council_of_4, four_towers, the_council};
use curia::record::game_file;
use curia::rules::{Game, Seat};
use curia::scene::analysis::Weighed;
use curia::session::{Entry, Eyes, Session};
use curia::text::matches::title;
use curia::text::said::by_link::Message;
use curia::text::told::{self, Manner, Told, speaks_for, verdict, whole_turns};
use curia::text::{Language, text, use_language};

use crate::thinker::ask_in;

/// Names that look like parts of sentences, and plain ones that begin with the same sound and are like nothing else.
const NAMES: [(&str, &str); 7] = [
    ("Dr. Who", "Dqq"),
    ("A. B. C.", "Aqqa"),
    ("Ada. Bruno", "Aqqo"),
    ("…", "*qq"),
    ("passed.", "pqq"),
    ("Ada", "Aqqu"),
    ("\u{646}\u{648}\u{631}", "\u{645}qq"),
];

/// What is told, line by line.
#[derive(Default)]
struct Lines(Vec<String>);

impl Lines {
    fn add(&mut self, kind: &str, text: impl AsRef<str>) {
        self.0.push(format!("{kind}: {}", text.as_ref()));
    }
}

/// Returns what the preview of an action says.
type Preview<G> = fn(&<G as Game>::View, <G as Game>::Action, &[String]) -> Vec<String>;

/// What is told of at a moment of a match.
struct Moment<G: Told> {
    /// What happens, for every seat, an onlooker and one who sees all.
    entries: Vec<Entry<G>>,
    before: G::View,
    /// What each seat sees afterwards, with what it may know of what happened.
    now: Vec<(G::View, Entry<G>)>,
    /// What the seat sees that decides, and some of what it may do.
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: Told> Moment<G> {
    fn of(session: &Session<G>, at: usize, seats: u8) -> Moment<G> {
        let entry = |eyes| session.entry_at(at, eyes, at + 1).expect("an entry");
        let view = |at, seat| session.view_at(at, seat).expect("a moment");
        let now =
            Seat::first(seats).map(|seat| (view(at + 1, Some(seat)), entry(Eyes::Seat(seat))));
        let now: Vec<_> = now.collect();
        let entries = now.iter().map(|(_, entry)| entry.clone());
        let mut entries: Vec<_> = entries.chain([Eyes::Onlooker, Eyes::All].map(entry)).collect();
        entries.dedup();
        let decides = view(at, session.decider_at(at));
        let mut actions = Vec::new();
        G::view_legal_actions(&decides, &mut actions);
        let actions = actions.into_iter().step_by(1 + at % 5).collect();
        Moment { entries, before: view(at, None), now, view: decides, actions }
    }

    fn told(&self, names: &[String], preview: Preview<G>) -> Lines {
        let mut lines = Lines::default();
        for entry in &self.entries {
            lines.add("line", G::tell(entry, names, Manner::Line));
            lines.add("line of all", G::tell(entry, names, Manner::Open));
            lines.add("brief", G::tell(entry, names, Manner::Brief));
            lines.add("happening", G::tell(entry, names, Manner::Now));
            lines.add("did", G::tell(entry, names, Manner::Past));
            lines.add("deed", G::tell(entry, names, Manner::Deed));
            lines.add("happened", G::tell(entry, names, Manner::Spoken));
        }
        for (now, entry) in &self.now {
            for concern in G::concerns(&self.before, now, &entry.events, names) {
                lines.add("concern", concern);
            }
        }
        for &action in &self.actions {
            lines.add("title", G::title(&self.view, action, names));
            for line in preview(&self.view, action, names) {
                lines.add("preview", line);
            }
        }
        lines
    }
}

/// Tells what a bot says of its choice.
fn reasons<G: Told>(view: &G::View, candidates: &[Weighed<G>], names: &[String]) -> Lines {
    let mut lines = Lines::default();
    for reason in told::reasons::<G>(candidates, names) {
        lines.add("reason", reason);
    }
    for turn in whole_turns::<G>(view, candidates, names) {
        lines.add("whole turn", turn);
    }
    for one in candidates {
        lines.add("speaks for", speaks_for::<G>(one.action, &one.motives, &one.misses, names));
    }
    lines
}

/// Tells the end of a match, and what goes with its link.
fn end<G: Told>(session: &Session<G>, names: &[String]) -> Lines {
    let mut lines = Lines::default();
    let mut seats = session.record().seats.clone();
    for (seat, name) in seats.iter_mut().zip(names) {
        seat.name.clone_from(name);
    }
    let last = session.view_at(session.played(), None).expect("the end");
    lines.add("verdict", verdict::<G>(&last, &seats));
    let start = session.view_at(0, None).expect("the beginning");
    let log: Vec<_> = session.log().collect();
    for leap in G::leaps(&start, &log, names) {
        lines.add("leap", leap.sentence);
        leap.facts.iter().for_each(|fact| lines.add("fact", fact));
    }
    let points = names.iter().cloned().zip(G::points(&last));
    lines.add("points", told::points_told::<G>(&points.collect::<Vec<_>>()));
    lines.add("title", title("", &seats));
    for seat in &seats {
        let (name, round) = (&*seat.named(), "");
        let message = Message { name, game: "", round };
        lines.add("with a link", text().by_link().message(message));
    }
    lines
}

/// Tells the golden games of one in each language, of players with odd names and with plain ones: nothing but the names
/// differs.
fn names_alone_differ<G: Told + Playable>(game: &str, preview: Preview<G>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(game);
    let files =
        fs::read_dir(folder).expect("golden games").map(|file| file.expect("a file").path());
    let games = files.filter(|path| path.extension().is_some_and(|ending| ending == "curia"));
    for (shift, path) in games.enumerate() {
        let text = fs::read_to_string(&path).expect("a game");
        let session = Session::open(game_file::read::<G>(&text).expect("a game").record);
        let session = session.expect("a match");
        let called = |pick: fn(&(&str, &str)) -> String| -> Vec<String> {
            let names = NAMES.iter().cycle().skip(shift).take(session.record().seats.len());
            names.map(pick).collect()
        };
        let odd = called(|(odd, _)| (*odd).to_owned());
        let plain = called(|(_, plain)| (*plain).to_owned());
        let compare = |language: Language, of: &dyn Fn(&[String]) -> Lines| {
            use_language(language);
            let both = of(&odd).0.into_iter().zip(of(&plain).0);
            for (odd, plain) in both.filter(|(odd, plain)| odd != plain) {
                let named = |told: String, (odd, plain): &(&str, &str)| told.replace(plain, odd);
                assert_eq!(odd, NAMES.iter().fold(plain, named), "{}", path.display());
                let (turned, isolated) = (NAMES[6].0, format!("\u{2068}{}\u{2069}", NAMES[6].0));
                let seen = odd.matches(turned).count();
                assert_eq!(seen, odd.matches(&isolated).count(), "{odd}: {}", path.display());
            }
        };
        // Each moment in another language.
        for (at, language) in (0..session.played()).zip(Language::ALL.into_iter().cycle()) {
            let moment = Moment::of(&session, at, odd.len() as u8);
            compare(language, &|names| moment.told(names, preview));
            if at % 64 == shift % 5 {
                let history = session.history_at(at).expect("a moment");
                let told = ask_in(&history, Wanted::Advice { iterations: 8, about: None });
                compare(language, &|names| reasons::<G>(&moment.view, &told.candidates, names));
            }
        }
        for language in Language::ALL {
            compare(language, &|names| end(&session, names));
        }
        use_language(Language::English);
    }
}

#[test]
fn odd_names_are_told_in_council_of_4_as_plain_ones() {
    names_alone_differ::<CouncilOf4>("council_of_4", |view, action, names| {
        let of = council_of_4::scene::Outcome::of(view, action);
        let told = of
            .map(|of| [outcome::preview(&of, names), outcome::due(&of, names).unwrap_or_default()]);
        told.into_iter().flatten().collect()
    });
}

#[test]
fn odd_names_are_told_in_the_council_as_plain_ones() {
    names_alone_differ::<TheCouncil>("the_council", |view, action, names| {
        let of = the_council::scene::Outcome::of(view, action);
        of.map(|of| the_council::text::preview::preview(&of, names)).into_iter().collect()
    });
}

#[test]
fn odd_names_are_told_in_four_towers_as_plain_ones() {
    names_alone_differ::<FourTowers>("four_towers", |view, action, names| {
        let of = four_towers::scene::Outcome::of(view, action);
        let preview = four_towers::text::preview::preview;
        of.map(|of| preview(&view.table, action, &of, names)).into_iter().collect()
    });
}
