//! Links in whatever they were sent in.

use curia::archive::given::{self, Refused};
use curia::games::council_of_4::CouncilOf4;
use curia::record::link::{LinkError, Opens, Scope, encode, find};

use super::{short, whole};

/// A link of each form: with the word that it is someone's turn, with a moment, and with nothing behind.
fn links() -> [String; 3] {
    let record = short();
    [Opens::InTurn, Opens::At(3), Opens::AtEnd]
        .map(|opens| encode(&record, Scope::Whole, opens).expect("a link"))
}

fn address(link: &str) -> String {
    format!("https://example.org/curia/{link}")
}

/// A text as it stands in the address of another page.
fn within(text: &str) -> String {
    let sign = |sign: char| match sign {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '_' | '.' => sign.to_string(),
        _ => format!("%{:02X}", u32::from(sign)),
    };
    text.chars().map(sign).collect()
}

/// A text in lines of this many signs, each after the first behind these.
fn wrapped(text: &str, width: usize, quoting: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let lines = signs.chunks(width).map(|line| line.iter().collect::<String>());
    lines.collect::<Vec<_>>().join(quoting)
}

#[test]
fn a_link_is_found_in_whatever_it_was_sent_in() {
    let [.., end] = links();
    for link in links() {
        let at = address(&link);
        let hidden = format!("\u{feff}{}\u{200b}{}\u{2060}", &at[..60], &at[60..]);
        let texts = [
            link.clone(),
            link[1..].to_owned(),
            format!("  {at}\n"),
            format!("Council of 4: Bruno elected. Your turn, Ada!\n{at}"),
            format!("{at}\n\nHave fun"),
            format!("Your turn, Ada!{at}{}", if link == end { "Have fun" } else { " Have fun" }),
            format!("(see {at}), or <{at}>. \u{201c}{at}\u{201d} [{at}] \"{at}\" {at}! {at},"),
            format!("*{at}* _{at}_ **{at}**"),
            format!("<a href=\"{}\">my turn</a>", at.replace('&', "&amp;")),
            format!("{at}&utm_source=chat&fbclid=IwAR0"),
            hidden,
            at.replace('#', "%23"),
            at.replacen('#', "%23", 1).replace('=', "%3D").replace('&', "%26"),
            format!(
                "https://eur03.safelinks.protection.outlook.com/?url={}&data=05%7C02",
                within(&at)
            ),
            format!("https://l.example.com/?u={}&h=AT0", within(&within(&at))),
            wrapped(&at, 76, "\r\n"),
            wrapped(&at, 40, "\n> "),
            wrapped(&at, 50, "\n> > "),
        ];
        for text in texts {
            assert_eq!(find(&text), std::slice::from_ref(&link), "{text}");
            let read = given::read::<CouncilOf4>(&text).expect("a match");
            assert_eq!(read.record, short(), "{text}");
            assert_eq!(given::game(&text).as_deref(), Some("council-of-4"), "{text}");
        }
    }
}

#[test]
fn of_several_links_each_is_found_and_what_is_none_is_said_to_be_none() {
    let [turn, moment, end] = links();
    let text =
        format!("First {}, then {}; {} again", address(&turn), address(&moment), address(&turn));
    assert_eq!(find(&text), [turn.clone(), moment.clone()]);
    assert_eq!(given::each(&text), [turn, moment]);
    let refused = |text: &str| match given::read::<CouncilOf4>(text) {
        Err(Refused::Link(error)) => error,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(refused(&text), LinkError::Several(2));
    // What was cut off is not made up from the words behind it.
    for cut in [&end[..end.len() - 1], &end[..40], "#m="] {
        let text = format!("Your turn: {} and more words", address(cut));
        assert_eq!((find(&text), refused(&text)), (Vec::new(), LinkError::Damaged), "{text}");
        assert_eq!(given::each(&text), [text]);
    }
    for none in [
        "",
        "Your turn, Ada!",
        "see you at 8",
        "https://example.org/curia/",
        "#table=00000000000000aa",
        "am=A",
    ] {
        assert_eq!((find(none), refused(none)), (Vec::new(), LinkError::NoMatch), "{none}");
    }
    // A game file says what it is, however it is divided and whatever its comments hold, and where it is wrong.
    let link = whole(&short());
    for file in [
        format!("[Game \"council-of-4\"] ; {link}"),
        format!("; {link}\n[\nGame\n\"council-of-4\"]"),
        "[Gmae \"council-of-4\"]".to_owned(),
    ] {
        assert!(matches!(given::read::<CouncilOf4>(&file), Err(Refused::GameFile(_))), "{file}");
        assert_eq!(given::each(&file), [file]);
    }
}

/// However a text is made of what links are made of, looking into it ends, and finds nothing that isn't whole.
#[test]
fn looking_for_links_is_quick_in_any_text() {
    let [.., end] = links();
    let long = [
        "#m=".repeat(300_000),
        format!("#m={}", "-".repeat(900_000)),
        format!("#m={}", "A\n".repeat(400_000)),
        format!("{}{}", "%".repeat(500_000), end),
        "#m=A%23m=".repeat(90_000),
    ];
    for text in long {
        assert!(find(&text).len() <= 1);
    }
    assert_eq!(find(&"a".repeat(2 << 20)), Vec::<String>::new());
}
