//! The long texts of a game: each file can be read, and is built alike in every language.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::scene::lesson::{Course, syllabi};
use curia::text::markup::{Block, Error, Line, Names, Span, read};
use curia::text::rules::course;
use curia::text::rules::course::LessonNames;
use curia::text::rules::{RuleNames, Ruled, Ruling, rulings};
use curia::text::{Language, use_language};
use curia::vocabulary::Vocabulary;

use super::made;

/// Returns the folders of the languages, English first.
fn languages() -> impl Iterator<Item = String> {
    made::languages().into_iter().map(|language| language.folder)
}

/// The long texts of each game.
const FILES: [(&str, &[&str]); 3] = [
    ("council_of_4", &["rules", "rulings", "vocabulary", "lessons", "playing-well"]),
    ("the_council", &["rules", "rulings", "vocabulary", "lessons", "playing-well"]),
    ("four_towers", &["rules", "rulings", "vocabulary", "lessons", "playing-well"]),
];

/// Returns the games and their texts.
fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.into_iter().flat_map(|(game, names)| names.iter().map(move |&name| (game, name)))
}

fn file(game: &str, language: &str, name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game).join("text");
    fs::read_to_string(folder.join(language).join(name).with_extension("txt")).expect("a text")
}

fn faults<N: Names>(text: &str) -> Vec<Error> {
    read::<N>(text).errors
}

/// Names stand for themselves.
struct AsTyped;

impl Names for AsTyped {
    type Mark = String;
    type Picture = String;
    type Insert = String;

    fn mark(name: &str) -> Option<String> {
        Some(name.to_owned())
    }

    fn picture(name: &str) -> Option<String> {
        Some(name.to_owned())
    }

    fn insert(name: &str) -> Option<String> {
        Some(name.to_owned())
    }
}

/// The names in a line and how often words stand out, in no order: languages differ in it.
fn names(line: &Line<'_, AsTyped>) -> String {
    let mut names: Vec<&str> = line
        .iter()
        .filter_map(|span| match span {
            Span::Words(_) => None,
            Span::Strong(_) => Some("**"),
            Span::Mark(name) => Some(name.as_str()),
        })
        .collect();
    names.sort_unstable();
    names.join(" ")
}

fn shape(block: &Block<'_, AsTyped>) -> String {
    match block {
        Block::Text(line) => format!("text {}", names(line)),
        Block::Heading(_) => "heading".to_owned(),
        Block::Points { numbered, points } => {
            let points: Vec<String> = points.iter().map(names).collect();
            format!("points, numbered: {numbered}: {}", points.join("; "))
        }
        Block::Picture(name, seen, caption) => {
            format!("picture {name}: {}: {}", names(seen), names(caption))
        }
        Block::Insert(name) => format!("insert {name}"),
    }
}

/// Everything in a text that is read: titles, headings and the words of all lines.
fn all_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let of_line = |line: &Line<'_, AsTyped>| -> Vec<String> {
        let piece = |span: &Span<'_, AsTyped>| match span {
            Span::Words(words) | Span::Strong(words) => Some((*words).to_owned()),
            Span::Mark(_) => None,
        };
        line.iter().filter_map(piece).collect()
    };
    for section in read::<AsTyped>(text).sections {
        words.push(section.title.to_owned());
        for block in section.blocks {
            match block {
                Block::Text(line) => words.extend(of_line(&line)),
                Block::Heading(heading) => words.push(heading.to_owned()),
                Block::Points { points, .. } => words.extend(points.iter().flat_map(of_line)),
                Block::Picture(_, seen, caption) => {
                    words.extend(of_line(&seen).into_iter().chain(of_line(&caption)));
                }
                Block::Insert(_) => {}
            }
        }
    }
    words
}

#[test]
fn every_long_text_can_be_read_and_every_name_in_it_is_known() {
    for language in languages() {
        for (game, name) in files() {
            let text = file(game, &language, name);
            let faults = match (game, name) {
                ("council_of_4", "lessons" | "playing-well") => {
                    faults::<LessonNames<CouncilOf4>>(&text)
                }
                ("the_council", "lessons" | "playing-well") => {
                    faults::<LessonNames<TheCouncil>>(&text)
                }
                ("council_of_4", _) => faults::<RuleNames<CouncilOf4>>(&text),
                ("four_towers", "lessons" | "playing-well") => {
                    faults::<LessonNames<FourTowers>>(&text)
                }
                ("four_towers", _) => faults::<RuleNames<FourTowers>>(&text),
                _ => faults::<RuleNames<TheCouncil>>(&text),
            };
            assert!(faults.is_empty(), "{game}/{language}/{name}.txt: {faults:?}");
        }
    }
}

#[test]
fn long_texts_have_the_same_sections_blocks_and_names_in_every_language() {
    for (game, name) in files() {
        let of = |language: &str| -> BTreeMap<String, Vec<String>> {
            let text = file(game, language, name);
            let sections = read::<AsTyped>(&text).sections.into_iter();
            sections
                .map(|section| (section.key.to_owned(), section.blocks.iter().map(shape).collect()))
                .collect()
        };
        let english = of("english");
        for language in languages() {
            let other = of(&language);
            for (key, shape) in &english {
                assert_eq!(other.get(key), Some(shape), "{game}/{language}/{name}.txt, {key}");
            }
            assert_eq!(english.len(), other.len(), "{game}/{language}/{name}.txt");
        }
    }
}

fn sections_and_rulings_are_there<R: Ruled>(game: &str) {
    for language in languages() {
        let text = file(game, &language, "rules");
        let keys: Vec<&str> = read::<AsTyped>(&text).sections.iter().map(|one| one.key).collect();
        let topics: Vec<&str> = R::Topic::ALL.iter().map(|topic| topic.key()).collect();
        assert_eq!(keys, topics, "{game}, {language}");
        let text = file(game, &language, "rulings");
        let found = read::<AsTyped>(&text).sections;
        let keys: Vec<&str> = found.iter().map(|one| one.key).collect();
        let names: Vec<String> = rulings::<R>().map(Ruling::name).collect();
        assert_eq!(keys, names, "{game}, {language}");
        for ruling in found {
            assert!(ruling.title.ends_with('?'), "{language}: {}", ruling.title);
            let said = ruling.paragraphs().filter(|line| !line.is_empty()).count();
            assert_eq!((said, ruling.blocks.len()), (2, 2), "{language}: an answer and a reason");
        }
    }
}

#[test]
fn every_section_and_every_ruling_is_there_in_its_order() {
    sections_and_rulings_are_there::<CouncilOf4>("council_of_4");
    sections_and_rulings_are_there::<TheCouncil>("the_council");
    sections_and_rulings_are_there::<FourTowers>("four_towers");
}

#[test]
fn no_long_text_has_a_number_of_its_own() {
    for language in languages() {
        for (game, name) in files() {
            for words in all_words(&file(game, &language, name)) {
                let digit = words.contains(|letter: char| letter.is_ascii_digit());
                assert!(!digit, "{game}/{language}/{name}.txt: {words}");
            }
        }
    }
}

/// Returns the letter without its accent, as alphabets order it; Spanish ñ comes right after n.
const fn base(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' | 'î' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        letter => letter,
    }
}

#[test]
fn the_words_of_the_game_come_in_the_order_of_the_alphabet() {
    let plain = |word: &str| -> String { word.to_lowercase().chars().map(base).collect() };
    for (game, language) in
        FILES.into_iter().flat_map(|(game, _)| languages().map(move |of| (game, of)))
    {
        let text = file(game, &language, "vocabulary");
        let words = read::<AsTyped>(&text).sections;
        let words: Vec<String> = words.iter().map(|word| plain(word.title)).collect();
        assert!(words.is_sorted(), "{game}, {language}: {words:?}");
    }
}

#[test]
fn long_texts_are_translated_and_have_no_straight_apostrophe() {
    for (game, name) in files() {
        let english = all_words(&file(game, "english", name));
        for language in languages().skip(1) {
            for words in all_words(&file(game, &language, name)) {
                let is_sentence = words.split_whitespace().count() > 2;
                let still_english = is_sentence && english.contains(&words);
                assert!(!still_english, "{game}/{language}/{name}.txt: {words}");
                assert!(!words.contains('\''), "{game}/{language}/{name}.txt: {words}");
            }
        }
    }
}

#[test]
fn signs_in_long_french_texts_keep_to_their_words() {
    for (game, name) in files() {
        for words in all_words(&file(game, "french", name)) {
            for sign in [':', ';', '?', '!', '»'] {
                for (at, _) in words.match_indices(sign) {
                    let apart = at == 0 || words[..at].ends_with('\u{a0}');
                    assert!(apart, "{game}, {name}.txt: {words}");
                }
            }
            assert!(!words.contains("« "), "{game}, {name}.txt: {words}");
        }
    }
}

#[test]
fn every_step_of_the_lessons_has_its_text() {
    for language in Language::ALL {
        use_language(language);
        steps::<CouncilOf4>();
        steps::<TheCouncil>();
        steps::<FourTowers>();
    }
}

fn steps<G: Ruled>() {
    let names = ["Ada", "Bruno", "Chiara"].map(str::to_owned);
    for of in syllabi::<G>() {
        let course = Course::<G>::open(of.of).expect("the match of the lessons");
        for step in 0..of.steps {
            let topic = course.step(step).expect("a step").topic;
            let saying = course.saying(step).expect("a saying");
            let sentence = course::rule::<G>(of.of, topic);
            assert!(!sentence.is_empty() && sentence.chars().count() <= 90, "{sentence}");
            let detail = course::meaning::<G>(of.of, topic, &saying, &names)
                .expect("all values of its text");
            assert!(detail.ends_with('.') && !detail.contains("  "), "{detail}");
            assert!(detail.chars().count() <= 190, "{detail}");
        }
    }
}
