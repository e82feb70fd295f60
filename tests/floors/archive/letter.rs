//! Matches by rules that are not played here: they are listed as they last stood, named, copied and saved to the letter.

use curia::archive::given::{self, Letter};
use curia::archive::{Archive, Listed, MatchId, Origin, Rules, Unreadable, Unsaved};
use curia::games::council_of_4::rules::setup::SetupError;
use curia::record::json::ReadError;
use curia::record::link::{self, LinkError, Opens, Scope};
use curia::record::{game_file, json};
use curia::rules::Game as _;
use serde_json::{Value, json};

use super::shelf::Memory;
use super::{Game, ID, NOW, change, last_name, saved, some_match};

const COPY: MatchId = MatchId(0xc0);

/// Returns an archive with a match, and an archive that plays other rules, by their version.
fn with_rules() -> Archive<Memory> {
    let archive = Archive::new(Memory::default());
    let kept = saved(&archive, ID, 4);
    archive.look(&kept).expect("it can begin");
    archive
}

/// Lists with a page that plays these rules.
fn listed(archive: &Archive<Memory>, rules: u32) -> Vec<Listed<SetupError>> {
    archive.list(NOW + 99, |_| Some(rules..=rules)).expect("a shelf").matches
}

#[test]
fn a_match_of_other_rules_says_so_and_shows_how_it_last_stood() {
    let archive = with_rules();
    for (rules, of) in [(1, Rules::Same), (2, Rules::Older), (0, Rules::Newer)] {
        let [listed] = &listed(&archive, rules)[..] else { panic!("one match") };
        assert_eq!((listed.rules, listed.head.outline.rules), (of, 1));
        assert!(listed.glance.is_some() && listed.trouble.is_none());
    }
}

#[test]
fn it_is_named_copied_and_deleted_to_the_letter_with_how_it_stands() {
    let archive = with_rules();
    let name = last_name(archive.shelf(), ID);
    // Nothing that this version knows.
    let glance = format!("curia.glance.{ID}");
    change(archive.shelf(), &name, |text| {
        text["match"]["rules"] = json!(7);
        text["match"]["setup"] = json!({ "moons": 3 });
        text["match"]["actions"] = json!(["warp 4"]);
    });
    let of = curia::rules::luck::fnv1a(archive.shelf().get(&name).expect("a text").as_bytes());
    change(archive.shelf(), &glance, |text| text["of"] = json!(of));
    let before = listed(&archive, 1);
    let letter = archive.letter(ID).expect("a shelf").expect("a match").1;
    assert!(letter.contains("moons"));
    archive.rename(ID, " Later ", NOW + 50).expect("room");
    archive.copy(ID, COPY, "Copy", NOW + 60).expect("room");
    let [copy, named] = &listed(&archive, 1)[..] else { panic!("two matches") };
    assert_eq!((&*named.head.name, &*copy.head.name), ("Later", "Copy"));
    assert_eq!((named.head.id, named.head.revision), (ID, before[0].head.revision + 1));
    assert_eq!(copy.head.origin, Some(Origin::Copy { of: ID }));
    for one in [copy, named] {
        assert_eq!(one.glance, before[0].glance);
        assert_eq!(one.rules, Rules::Newer);
        assert_eq!(
            archive.letter(one.head.id),
            Ok(Some((
                archive.shelf().get(&last_name(archive.shelf(), one.head.id)).expect("a text"),
                letter.clone(),
            )))
        );
    }
    archive.remove(ID).expect("a shelf");
    assert_eq!(archive.rename(ID, "gone", NOW), Err(Unsaved::Removed));
    assert_eq!(listed(&archive, 1).len(), 1);
}

#[test]
fn naming_it_loses_nothing_if_a_write_fails_or_its_other_text_is_damaged() {
    for works in 0..3 {
        let archive = with_rules();
        archive.shelf().work_for(Some(works));
        let done = archive.rename(ID, "Later", NOW + 50);
        archive.shelf().work_for(None);
        let [listed] = &listed(&archive, 2)[..] else { panic!("one match") };
        assert_eq!(&*listed.head.name, if done.is_ok() || works > 0 { "Later" } else { "" });
        assert_eq!(listed.head.outline.actions, 4);
    }
    let archive = with_rules();
    let last = last_name(archive.shelf(), ID);
    let other = if last.ends_with("even") { "odd" } else { "even" };
    archive.shelf().put(&format!("curia.match.{ID}.{other}"), "]");
    archive.rename(ID, "Later", NOW + 50).expect("room");
    assert_eq!(archive.shelf().get("curia.damaged.1").as_deref(), Some("]"));
}

#[test]
fn what_a_newer_version_wrote_is_told_from_what_is_damaged() {
    let record = some_match(4);
    let written: Value = serde_json::from_str(&json::write(&record)).expect("JSON");
    let with = |name: &str, value: u32| {
        let mut text = written.clone();
        text[name] = json!(value);
        text.to_string()
    };
    let is_newer = |text: &str| given::read::<Game>(text).expect_err("nothing").is_newer(1);
    assert!(is_newer(&with("rules", 2)) && is_newer(&with("format", 2)));
    assert!(!is_newer(&with("rules", 0)) && !is_newer(&with("format", 0)) && !is_newer("{}"));
    let file = game_file::write(&record).expect("a file");
    assert!(is_newer(&file.replace("[Rules \"1\"]", "[Rules \"2\"]")));
    assert!(!is_newer(&file.replace("[Rules \"1\"]", "[Rules \"0\"]")));
    for (error, newer) in [
        (LinkError::OtherForm(link::FORM + 1), true),
        (LinkError::OtherForm(0), false),
        (LinkError::OtherRules(2), true),
        (LinkError::OtherRules(0), false),
        (LinkError::Damaged, false),
    ] {
        assert_eq!(given::Refused::<SetupError>::Link(error).is_newer(1), newer);
    }
    let whole = link::encode(&record, Scope::Whole, Opens::AtEnd).expect("a link");
    assert!(given::read::<Game>(&whole).is_ok());
    for (why, newer) in [
        (Unreadable::OtherFormat(curia::archive::FORMAT + 1), true),
        (Unreadable::OtherFormat(0), false),
        (Unreadable::Match(ReadError::OtherRules(2)), true),
        (Unreadable::Missing, false),
    ] {
        assert_eq!(given::Refused::<SetupError>::Envelope(why).is_newer(1), newer);
    }
}

#[test]
fn a_file_of_newer_rules_is_kept_to_the_letter_for_the_version_that_plays_it() {
    let mut written: Value = serde_json::from_str(&json::write(&some_match(4))).expect("JSON");
    written["rules"] = json!(2);
    let text = written.to_string();
    let letter = Letter::read(&text).expect("a match");
    assert_eq!((&letter.record, letter.outline.rules), (&text, 2));
    let archive = Archive::new(Memory::default());
    archive.keep_letter(ID, "From a friend", &letter.record, NOW).expect("room");
    let [newer] = &listed(&archive, 1)[..] else { panic!("one match") };
    assert_eq!((newer.rules, &newer.head.origin), (Rules::Newer, &Some(Origin::Given)));
    assert_eq!(newer.head.fingerprint, letter.fingerprint());
    let [same] = &listed(&archive, 2)[..] else { panic!("one match") };
    assert_eq!(same.rules, Rules::Same);
    // The same from an envelope, and nothing from what is no match.
    let (envelope, _) = archive.letter(ID).expect("a shelf").expect("a match");
    let again = Letter::read(&envelope).expect("a match");
    assert_eq!((&*again.name, again.fingerprint()), ("From a friend", letter.fingerprint()));
    for text in ["{}", "[1]", "#m=AAAA", "a word"] {
        assert_eq!(Letter::read(text), None, "{text}");
    }
    assert_eq!(Game::RULES_VERSION, 1);
}
