//! What `build/` makes of files of messages, and what it says of wrong ones.

use std::fs;
use std::path::{Path, PathBuf};

use curia::text::Language;
use curia::text::say::{Arg, Texts};

#[path = "../../build/texts.rs"]
mod texts;

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

/// Makes the texts of a subject that is `english` in English and `other` in all other languages; returns where.
fn make(english: &str, other: &str) -> Result<PathBuf, Vec<String>> {
    let name = format!("texts-{:?}", std::thread::current().id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let (from, to) = (folder.join("from"), folder.join("to"));
    for (language, _) in texts::LANGUAGES {
        let text = if language == "english" { english } else { other };
        let folder = from.join(language);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("words.ftl"), WORDS).expect("a file");
        fs::write(folder.join("some.ftl"), text).expect("a file");
    }
    let said =
        |fault: &texts::Fault| fault.to_string().replace(&format!("{}/", from.display()), "");
    texts::make(&from, None, &to).map(|()| to).map_err(|faults| faults.iter().map(said).collect())
}

/// Returns what is wrong with a subject.
fn faults(english: &str, other: &str) -> Vec<String> {
    make(english, other).err().unwrap_or_default()
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
    assert_eq!(found.len(), 4, "{found:?}");
    assert_eq!(found[0], "french/some.ftl:1: `all`: `$count` has no variant for `one`");
}

#[test]
fn a_method_takes_its_arguments_by_name_where_two_are_alike() {
    let file = "# Who won.\n# $name (Name) $game (Text) $count (usize)\nwon = { $name } { $game } { $count }\nplain = Plain\n";
    let rust =
        fs::read_to_string(make(file, file).expect("right files").join("some.rs")).expect("Rust");
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
                # $count (usize)\nfew = { $count ->\n    [0] none\n   *[more] some\n}\n\
                # $of (Size) $parts ([Size])\n\
                begun = { CAPITAL(SIZE($of)) }: { LIST(SIZE($parts, form: \"of\")) }; { LIST(SIZE($parts), between: \" or \") }\n\
                # $names (List)\n\
                have = { $names ->\n\
                    [none] Nobody has\n\
                    [one] { LIST($names) } has\n\
                   *[other] { LIST($names) } have\n\
                } one\n\
                four = Council of { \"4\" }\n    and { more }\nmore = a { size-small } more\n";
    let code = fs::read(make(file, file).expect("right files").join("some.en")).expect("code");
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
    assert_eq!([say(6, &[Arg::Number(0)]), say(6, &[Arg::Number(1)])], ["none", "some"]);
    let sizes = [0, 1, 1];
    let begun = [1, 3].map(|count| say(7, &[Arg::Value(1), Arg::Values(&sizes[..count])]));
    let of = "Large: of a small one, large and large; small or large or large";
    assert_eq!(begun, ["Large: of a small one; small", of]);
    let have = [0, 1, 2].map(|count| say(8, &[Arg::List(&parts[..count])]));
    assert_eq!(have, ["Nobody has one", "Ada has one", "Ada and Bruno have one"]);
    let code = fs::read(make(file, file).expect("right files").join("some.es")).expect("code");
    let spanish = Texts::of(Language::Spanish, code.leak());
    let and = ["Ivo", "hilo", "Íñigo", "hierro", "Yago", "Ada"].map(|last| {
        let parts = ["Ada", last].map(str::to_owned);
        spanish.say(4, &[Arg::List(&parts)])
    });
    let said = ["e Ivo", "e hilo", "e Íñigo", "y hierro", "y Yago", "y Ada"];
    assert_eq!(and, said.map(|last| format!("Ada {last}!")));
    assert_eq!(texts.plain(9), "Council of 4 and a small more");
}
