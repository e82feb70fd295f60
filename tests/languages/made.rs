//! What `build/` makes of files of messages, and what it says of wrong ones.

use std::fs;
use std::path::{Path, PathBuf};

use curia::text::Language;
use curia::text::files::Files;
use curia::text::say::{Arg, Texts};

#[path = "../../build/texts.rs"]
pub(super) mod texts;

/// Every thing that a message can do.
const WORDS: &str = "\
## Size: small, large

size-small = small
    .of = of a small one
size-large = large
# $count (usize)
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# $name (Name)
of = { $name ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
";

/// Returns the languages of Curia, English first.
pub(super) fn languages() -> Vec<texts::Language> {
    texts::languages(include_str!("../../src/text/languages.txt")).expect("languages")
}

/// Makes the texts of a subject that is `english` in English and `other` in all other languages, whose words lack a form;
/// returns where.
fn make(english: &str, other: &str) -> Result<PathBuf, Vec<String>> {
    let name = format!("texts-{:?}", std::thread::current().id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let (from, to) = (folder.join("from"), folder.join("to"));
    let _ = fs::remove_dir_all(&folder);
    let languages = languages();
    for texts::Language { folder: language, .. } in &languages {
        let text = if language == "english" { english } else { other };
        let folder = from.join(language);
        fs::create_dir_all(&folder).expect("a folder");
        let form = if language == "english" { "" } else { "    .of = of a small one\n" };
        fs::write(folder.join("words.ftl"), WORDS.replacen(form, "", 1)).expect("a file");
        fs::write(folder.join("some.ftl"), text).expect("a file");
    }
    let said =
        |fault: &texts::Fault| fault.to_string().replace(&format!("{}/", from.display()), "");
    texts::make(&languages, &from, &[], &to)
        .map(|()| to.join("house"))
        .map_err(|faults| faults.iter().map(said).collect())
}

/// Returns the texts of the only subject in Spanish, as they are in the file of that language.
fn in_spanish(made: &Path) -> Texts {
    let mut files = fs::read_dir(made.with_file_name("texts")).expect("a folder").flatten();
    let is_spanish =
        |file: &fs::DirEntry| file.file_name().to_string_lossy().starts_with("es-house-");
    let file = fs::read(files.find(is_spanish).expect("a file").path()).expect("bytes").leak();
    let schema = u64::from_le_bytes(*file.first_chunk().expect("a schema"));
    let files = Files::new(schema, [""; Language::ALL.len()], &[]);
    files.load(Language::Spanish, file).expect("of this build");
    files.subject(Language::Spanish, 0).expect("a subject")
}

/// Returns what is wrong with a subject.
fn faults(english: &str, other: &str) -> Vec<String> {
    make(english, other).err().unwrap_or_default()
}

#[test]
fn a_wrong_line_in_the_table_of_languages_is_named() {
    let wrong = "# Languages\nen english English one , and\nfr french\n";
    assert_eq!(texts::languages(wrong), Err((3, "`fr french` is no language".to_owned())));
}

#[test]
fn a_fault_names_file_line_and_message() {
    let one = "one = One\n";
    let count = "# $count (usize)\nall = { GAMES($count) }\n";
    let cases = [
        ("one = One\ntwo = Two\n", one, "french/some.ftl: `two` is missing"),
        (one, "one = One\ntwo = Two\n", "french/some.ftl:2: `two`: English does not say it"),
        (count, "all = Some\n", "french/some.ftl:1: `all`: `$count` is missing"),
        (
            count,
            "all = { GAMES($count) } { $more }\n",
            "french/some.ftl:1: `all`: `$more` is not declared",
        ),
        (count, "all = { MOVES($count) }\n", "french/some.ftl:1: `all`: `moves` is not there"),
        (
            "one = One of 3\n",
            one,
            "english/some.ftl:1: `one`: a digit stands in braces and quotes, and a number of the game is an argument",
        ),
        (
            "one = { two }\ntwo = { one }\n",
            one,
            "english/some.ftl:1: `one`: it leads back to itself",
        ),
        ("one One\n", one, "english/some.ftl:1: Expected a token starting with \"=\""),
        (
            "# $of (Size)\nfits = { $of ->\n   *[small] small\n}\n",
            "fits = { SIZE($of) }\n",
            "english/some.ftl:2: `fits`: `$of` has no variant for `large`",
        ),
        (
            "# $count (usize)\nall = { $count ->\n    [few] few\n   *[other] many\n}\n",
            "all = { $count }\n",
            "english/some.ftl:2: `all`: `few` is no value of `$count`",
        ),
        (
            "# $parts (List)\nall = { LIST($parts, first: \"one\") }\n",
            "all = { LIST($parts) }\n",
            "english/some.ftl:2: `all`: `LIST` takes no such `first`",
        ),
        (
            "# $of (Size)\nfits = { CAPITAL(SIZE($of), form: \"of\") }\n",
            "fits = { SIZE($of) }\n",
            "english/some.ftl:2: `fits`: `CAPITAL` takes no such `form`",
        ),
        (
            "# $count (usize)\none = One\n",
            one,
            "english/some.ftl:2: `one`: `$count` is declared and not used",
        ),
    ];
    for (english, other, fault) in cases {
        let faults = faults(english, other);
        assert!(faults.iter().any(|found| found == fault), "{fault}: {faults:?}");
    }
}

#[test]
fn a_number_without_its_plural_is_a_fault() {
    let english = "# $count (usize)\nall = { $count ->\n    [one] one\n   *[other] many\n}\n";
    let other = "all = { $count ->\n    [0] none\n   *[other] many\n}\n";
    let found = faults(english, other);
    assert_eq!(found.len(), languages().len() - 1, "{found:?}");
    assert_eq!(found[0], "french/some.ftl:1: `all`: `$count` has no variant for `one`");
}

#[test]
fn a_method_takes_its_arguments_by_name_where_two_are_alike() {
    let file = "# Who won.\n# $name (Name) $game (Text) $count (usize)\nwon = { $name } { $game } { $count }\nplain = Plain\n";
    let rust =
        fs::read_to_string(make(file, file).expect("right files").with_file_name("house.rs"))
            .expect("Rust");
    for part in [
        "    /// Who won.\n    pub fn won(self, with: Won<'_>) -> String {",
        "pub struct Won<'a> {\n    pub name: &'a str,\n    pub game: &'a str,\n    pub count: usize,\n}",
        "pub fn plain(self) -> &'static str {",
    ] {
        assert!(rust.contains(part), "{rust}");
    }
}

#[test]
fn a_message_says_what_its_file_says() {
    let file = "# $name (Name) $count (usize)\nwon = { $name } won { GAMES($count) }.\n\
                # $of (Size)\nfits = { SIZE($of) }, { SIZE($of, form: \"of\") }\n\
                # $in (bool)\nopen = { $in ->\n    [yes] in\n   *[no] out\n}\n\
                # $of (Option<Size>)\nmaybe = { $of ->\n    [none] nothing\n   *[some] { SIZE($of) }\n}\n\
                # $parts (List)\nall = { LIST($parts) }{ \"!\" }\n\
                # $name (Name)\nby = par { OF($name) }\n\
                # $name (Name)\nto = { $name ->\n    [a] ad\n   *[other] a\n} { $name }\n\
                # $count (usize)\nfew = { $count ->\n    [0] none\n   *[more] some\n}\n\
                # $of (Size) $parts ([Size])\n\
                begun = { CAPITAL(SIZE($of)) }: { LIST(SIZE($parts, form: \"of\")) }; { CAPITAL(LIST(SIZE($parts), between: \" or \")) }\n\
                # $names (List)\n\
                have = { $names ->\n\
                    [none] Nobody has\n\
                    [one] { LIST($names) } has\n\
                   *[other] { LIST($names) } have\n\
                } one\n\
                four = Council of { \"4\" }\n    and { more }\nmore = a { size-small } more\n";
    let code = fs::read(make(file, file).expect("right files").join("some.english")).expect("code");
    let texts = Texts::of(Language::English, code.leak());
    let say = |at: usize, args: &[Arg<'_>]| texts.say(at, args);
    assert_eq!(say(0, &[Arg::Text("Dr. Who"), Arg::Number(1)]), "Dr. Who won 1 game.");
    assert_eq!(say(0, &[Arg::Text("Ada"), Arg::Number(0)]), "Ada won 0 games.");
    assert_eq!(say(1, &[Arg::Value(0)]), "small, of a small one");
    assert_eq!(say(1, &[Arg::Value(1)]), "large, large", "a word without this form");
    assert_eq!([say(2, &[Arg::Value(1)]), say(2, &[Arg::Value(0)])], ["in", "out"]);
    assert_eq!([say(3, &[Arg::Nothing]), say(3, &[Arg::Value(1)])], ["nothing", "large"]);
    let parts = ["Ada", "Bruno", "Chiara"].map(str::to_owned);
    let all = [1, 2, 3].map(|count| say(4, &[Arg::List(&parts[..count])]));
    assert_eq!(all, ["Ada!", "Ada and Bruno!", "Ada, Bruno and Chiara!"]);
    assert_eq!(
        [say(5, &[Arg::Text("Ada")]), say(5, &[Arg::Text("Bruno")])],
        ["par d’Ada", "par de Bruno"]
    );
    assert_eq!([say(6, &[Arg::Text("Ada")]), say(6, &[Arg::Text("Elena")])], ["ad Ada", "a Elena"]);
    assert_eq!([say(7, &[Arg::Number(0)]), say(7, &[Arg::Number(1)])], ["none", "some"]);
    let sizes = [0, 1, 1];
    let begun = [1, 3].map(|count| say(8, &[Arg::Value(1), Arg::Values(&sizes[..count])]));
    let of = "Large: of a small one, large and large; Small or large or large";
    assert_eq!(begun, ["Large: of a small one; Small", of]);
    let have = [0, 1, 2].map(|count| say(9, &[Arg::List(&parts[..count])]));
    assert_eq!(have, ["Nobody has one", "Ada has one", "Ada and Bruno have one"]);
    assert_eq!(texts.plain(10), "Council of 4 and a small more");
}

#[test]
fn a_message_may_be_called_like_a_word_that_it_says() {
    let file = "# $count (usize)\ngames = { GAMES($count) }!\n";
    let code = fs::read(make(file, file).expect("right files").join("some.english")).expect("code");
    assert_eq!(Texts::of(Language::English, code.leak()).say(0, &[Arg::Number(1)]), "1 game!");
}

#[test]
fn thousands_are_parted_where_a_file_asks_for_it() {
    let made = make(
        "# $count (u32)\nall = { THOUSANDS($count) }, { $count }\n",
        "all = { THOUSANDS($count) }, { $count }\n",
    );
    let texts = in_spanish(&made.expect("no fault"));
    let said = [0, 999, 1000, 24_007, 1_000_000].map(|count| texts.say(0, &[Arg::Number(count)]));
    assert_eq!(said, ["0, 0", "999, 999", "1.000, 1000", "24.007, 24007", "1.000.000, 1000000"]);
    let wrong = faults("# $of (Text)\nall = { THOUSANDS($of) }\n", "all = { $of }\n");
    assert_eq!(wrong, ["english/some.ftl:2: `all`: `THOUSANDS` takes a number"]);
}

#[test]
fn who_acts_is_said_or_not() {
    let message = "# $name (Option<Name>)\npassed = { WHO($name) } passed.\n";
    let texts =
        in_spanish(&make(message, "passed = { WHO($name) } ha pasado.\n").expect("no fault"));
    let said = [Arg::Text("A. B."), Arg::Nothing].map(|name| texts.say(0, &[name]));
    assert_eq!(said, ["A. B. ha pasado.", "Ha pasado."]);
    let wrong = faults(message, "passed = { WHO($name) }{ $name }\n");
    assert_eq!(wrong[0], "french/some.ftl:1: `passed`: what follows who acts begins with a letter");
}

#[test]
fn a_letter_and_spanish_sounds_choose_words() {
    let file = "# $place (Name)\nat = { $place ->\n    [a] ad { $place }\n   *[other] a { $place }\n}\n\
                # $places (List)\nall = { $places ->\n    [a] ad\n   *[more] a\n} { LIST($places) }\n\
                # $parts (List)\nany = { LIST($parts, between: \" o \") }\n";
    let texts = in_spanish(&make(file, file).expect("right files"));
    let list = |at: usize, parts: &[&str]| {
        let parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
        texts.say(at, &[Arg::List(&parts)])
    };
    let at = ["Arkon", "àncora", "Burgen", ""].map(|place| texts.say(0, &[Arg::Text(place)]));
    assert_eq!(at, ["ad Arkon", "ad àncora", "a Burgen", "a "]);
    assert_eq!(list(1, &["Arkon", "Indur"]), "ad Arkon e Indur");
    assert_eq!(list(1, &["Indur", "Hielo"]), "a Indur y Hielo");
    assert_eq!(list(1, &["Indur", "Hipólito", "Íñigo"]), "a Indur, Hipólito e Íñigo");
    assert_eq!(list(2, &["Osium", "Hotel", "Ada", "oro"]), "Osium u Hotel o Ada u oro");
}

#[test]
fn a_message_says_how_many_there_are_of_each_value() {
    let file = "# $count (usize) $of (Size)\nsome = { $count } { SIZE($of) }\n\
                # $count (usize) $of (Size)\nballs = { $count } { SIZE($of) } balls\n\
                # $all (Sizes of Size)\n\
                ends = { LIST(SOME($all), last: \"balls\") }{ $all ->\n\
                    [none] nothing\n    [one] !\n   *[other] { \"\" }\n}\n\
                # $all (Sizes of Size)\nbegins = { LIST(SOME($all), first: \"balls\", between: \"; \") }\n";
    let to = make(file, file).expect("right files");
    let rust = fs::read_to_string(to.with_file_name("house.rs")).expect("Rust");
    assert!(rust.contains("pub fn ends(self, all: Sizes) -> String"), "{rust}");
    let texts =
        Texts::of(Language::English, fs::read(to.join("some.english")).expect("code").leak());
    let counts = |small, large| Arg::Counts([small, large, 0, 0, 0, 0, 0, 0]);
    let ends = [(0, 0), (1, 0), (2, 1)].map(|(small, large)| texts.say(2, &[counts(small, large)]));
    assert_eq!(ends, ["nothing", "1 small balls!", "2 small and 1 large balls"]);
    assert_eq!(texts.say(3, &[counts(2, 1)]), "2 small balls; 1 large");
    let wrong = "# $all (Sizes of Size)\nall = { LIST(SIZE($all)) }\n";
    let found = faults(wrong, wrong);
    assert_eq!(found[0], "english/some.ftl:2: `all`: `size` takes 1 arguments");
}

#[test]
fn a_value_that_may_be_missing_and_the_first_letter_of_a_name_select() {
    let file = "# $of (Option<Size>)\nof = { $of ->\n    [none] none\n    [small] s\n   *[large] l\n}\n\
                # $name (Name)\nto = { $name ->\n    [a] ad\n   *[more] a\n} { $name }\n";
    let code = fs::read(make(file, file).expect("right files").join("some.english")).expect("code");
    let texts = Texts::of(Language::English, code.leak());
    let of = [Arg::Nothing, Arg::Value(0), Arg::Value(1)].map(|of| texts.say(0, &[of]));
    assert_eq!(of, ["none", "s", "l"]);
    let to = ["Ada", "àl", "Elena"].map(|name| texts.say(1, &[Arg::Text(name)]));
    assert_eq!(to, ["ad Ada", "ad àl", "a Elena"]);
}

#[test]
fn spanish_has_e_before_the_sound_of_an_i() {
    let file = "# $parts (List)\nall = { LIST($parts) }\n";
    let texts = in_spanish(&make(file, file).expect("right files"));
    let all = ["Iván", "Hilda", "Yolanda", "hierro", "Íñigo", "Ada"].map(|last| {
        let parts = ["Bruno", last].map(str::to_owned);
        texts.say(0, &[Arg::List(&parts)]).replace("Bruno ", "")
    });
    assert_eq!(all, ["e Iván", "e Hilda", "y Yolanda", "y hierro", "e Íñigo", "y Ada"]);
}

#[test]
fn the_language_made_from_english_is_two_fifths_longer_and_isolates_what_is_put_in() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/council_of_4/text/english");
    let english = texts::read::pack(&folder, &mut Vec::new());
    let made = texts::pseudo::pack(&english);
    let length = |pack: &texts::model::Pack| {
        let (mut words, mut args, mut isolated) = (0, 0, 0);
        for message in pack.files.values().flat_map(|file| &file.messages) {
            texts::model::walk(&message.says, &mut |part| match part {
                texts::model::Part::Text(text) if text == "\u{2068}" => isolated += 1,
                texts::model::Part::Text(text) if text == "\u{2069}" => {}
                texts::model::Part::Text(text) => words += text.chars().count(),
                texts::model::Part::Arg(_) => args += 1,
                _ => {}
            });
        }
        (words, args, isolated)
    };
    let ((plain, args, _), (longer, same, isolated)) = (length(&english), length(&made));
    assert!(longer * 10 >= plain * 14 && longer * 10 < plain * 15, "{plain} and {longer}");
    assert_eq!((same, isolated), (args, args));
    let language = texts::languages(texts::pseudo::LANGUAGE).expect("a language");
    assert_eq!(language[0].folder, texts::pseudo::FOLDER);
    assert_eq!(made.long["rules"].lines().count(), english.long["rules"].lines().count());
    let marks = |pack: &texts::model::Pack| {
        let text = pack.long.values().cloned().collect::<String>();
        let names = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        names.map(|(name, _)| name.to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(marks(&made), marks(&english));
}
