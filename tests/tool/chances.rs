//! Whether chances to win come true, and learning it.

use std::fs;

use curia::bots::chances::Chances;

use crate::{folder, out_of, run, text};

const FOUR: [&str; 9] =
    ["chances", "--game", "the-council", "--players", "3", "--games", "4", "--level", "adept"];

#[test]
fn what_was_found_is_saved_and_measured_again() {
    let folder = folder("chances");
    let (one, other) = (folder.join("one"), folder.join("other"));
    fs::create_dir_all(&folder).expect("a folder");
    let play =
        |jobs, path| out_of(&[&FOUR[..], &["--jobs", jobs, "--save", text(path)]].concat(), "");
    let printed = play("1", &one);
    assert_eq!(play("3", &other), printed, "for any number of jobs");
    assert_eq!(fs::read(&one).expect("a file"), fs::read(&other).expect("a file"));
    let again = ["chances", "--game", "the-council", "--from", text(&one)];
    assert_eq!(out_of(&again, ""), printed);
    for part in ["the-council, 3 players: ", " of 4 games", "as found", "as told", "0-10 %"] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    let skill = printed.lines().find(|line| line.starts_with("skill, all seats")).expect("a skill");
    let skills: Vec<f64> =
        skill.split_whitespace().skip(3).map(|word| word.parse().expect("a skill")).collect();
    assert!(skills.len() == 2 && skills.iter().all(|skill| *skill < 1.0), "{skill}");

    let learned = out_of(&["calibrate", "--game", "the-council", text(&one)], "");
    let learned = Chances::read(&learned).expect("what was learned");
    assert_eq!(learned.players().collect::<Vec<_>>(), [3]);

    let kept = run(&[&FOUR[..], &["--save", text(&one)]].concat(), b"");
    assert_eq!((kept.code, kept.out.as_str()), (Some(2), ""), "{}", kept.err);
    assert!(kept.err.contains("already exists"), "{}", kept.err);
    // Four games can't tell what a perfect prophet would.
    let held = run(&[&again[..], &["--hold", "0.99"]].concat(), b"");
    assert_eq!((held.code, held.out), (Some(3), printed));
    assert!(held.err.contains("the skill is "), "{}", held.err);
}

#[test]
fn the_skill_of_true_chances_is_told_for_any_number_of_jobs() {
    let ceiling = |level, every, jobs| {
        let game = ["--game", "the-council", "--players", "3", "--level", level, "--seed", "true"];
        let few = ["--games", "2", "--playouts", "4", "--every", every, "--jobs", jobs];
        out_of(&[&["chances"][..], &game, &few].concat(), "")
    };
    let told = ceiling("adept", "20", "2");
    assert_eq!(told, ceiling("adept", "20", "1"));
    let (skill, decisions) = told
        .trim_end()
        .strip_prefix("skill of true chances: ")
        .and_then(|told| told.strip_suffix(" decisions")?.split_once(", by "))
        .unwrap_or_else(|| panic!("{told}"));
    assert!(skill.parse::<f64>().is_ok_and(|skill| skill < 1.0), "{told}");
    assert!(decisions.parse::<u32>().is_ok_and(|decisions| decisions > 2), "{told}");
}

#[test]
fn what_is_no_sample_of_the_game_is_refused() {
    let folder = folder("no-chances");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("found");
    let head = "curia samples 1 the-council 3";
    let line = "0 0.0000 1 0.50000 0.20000 0.50000 0.30000 0.00000 1.00000 0.00000";
    for (game, written, wrong) in [
        ("council-of-4", format!("{head}\n{line}\n"), 1),
        ("the-council", format!("{head}\n"), 2),
        ("the-council", format!("{head}\n{line} 1\n"), 2),
        ("the-council", format!("{head}\n{line}\n{}\n", line.replace(" 1 ", " 3 ")), 3),
        ("the-council", format!("{head}\n{}\n", line.replace("0.20000", "NaN")), 2),
        ("the-council", format!("{head}\n{}\n", line.replace("0.20000", "2")), 2),
    ] {
        fs::write(&path, &written).expect("a file");
        for command in [&["calibrate"][..], &["chances", "--from"]] {
            let refused = run(&[command, &[text(&path), "--game", game]].concat(), b"");
            assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{written}");
            assert!(refused.err.contains(&format!("line {wrong}:")), "{}", refused.err);
        }
    }
    let refused = run(&["chances", "--players", "2", "--level", "greedy"], b"");
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("greedy does not search"), "{}", refused.err);
}
