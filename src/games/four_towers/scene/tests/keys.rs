//! Every action by keys alone.

use super::*;

const fn press(key: &str) -> Press<'_> {
    Press { key, ..Press::NONE }
}

/// Returns the draft after a key, which must pick something possible.
fn after(legal: &Legal, draft: &Draft, key: &str) -> Draft {
    let view = legal.view();
    match read(view, draft, &Scene::new(legal, draft), 0, press(key)) {
        Some(Command::Pick(pick)) => {
            assert_eq!(why_not(legal, draft, pick), None, "{key} after {draft:?}");
            draft.pick(legal, pick)
        }
        other => panic!("{key} is {other:?} after {draft:?}"),
    }
}

/// Returns the digit of a kind of space.
fn of_space(space: Space) -> String {
    let at = Space::ALL.into_iter().position(|one| one == space).expect("a space");
    (at + 1).to_string()
}

/// Returns the documented keys of an action.
fn keys(legal: &Legal, action: Action) -> Vec<String> {
    let view = legal.view();
    let scene = Scene::new(legal, &Draft::new(view));
    let letter = |clan: Clan| clan.letter().to_string();
    let village = |village: Village| village.letter().to_string();
    let bag = |clans: Clans| clans.iter().map(letter).collect::<Vec<_>>();
    let play = |play: Play| (play.number() % 10).to_string();
    let drawn = |clan: Clan| {
        let at = scene.hand.iter().position(|choice| choice.clan == clan).expect("drawn");
        (at + 1).to_string()
    };
    let demotion = |demotion: Demotion, all: &[Demotion]| match demotion {
        Demotion::Nobody => "0".to_owned(),
        of => (all.iter().position(|&one| one == of).expect("a seat") + 1).to_string(),
    };
    match action {
        Action::Third(slot) => vec![play(Play::Third), (slot.0 + 1).to_string()],
        Action::Buy { slot, paid } => {
            [vec![play(Play::Buy), (slot.0 + 1).to_string()], bag(paid)].concat()
        }
        Action::Spirits(clans) | Action::Draw(clans) => bag(clans),
        Action::Mercenary { removed, village: at } => {
            [vec![play(Play::Mercenary), village(at)], bag(removed)].concat()
        }
        Action::Mountaineer { clan, from, to } => {
            vec![play(Play::Mountaineer), village(from), village(to), letter(clan)]
        }
        Action::Merchant(clan) => vec![play(Play::Merchant), letter(clan)],
        Action::Place { clan, village: at } => vec![drawn(clan), village(at)],
        Action::Expand { village: at, clans } => {
            let mut keys = Vec::new();
            // The next village that waits, until it is this one.
            let waiting: Vec<Village> = view.table.land.bursting().iter().collect();
            let steps = waiting.iter().position(|&one| one == at).expect("it waits");
            keys.extend(std::iter::repeat_n("x".to_owned(), steps));
            for (line, clan) in (1..).zip(clans) {
                keys.push(line.to_string());
                keys.push(letter(clan));
            }
            keys
        }
        Action::Demote(seat) => vec![demotion(Demotion::Of(seat), &scene.demotions)],
        Action::Spare => vec!["0".to_owned()],
        Action::Assign { clan, space } => vec![letter(clan), of_space(space)],
        Action::Dismiss(_) | Action::End => Vec::new(),
        Action::Use(skill) => {
            let champion = skill.champion();
            let ready = ready_of(&scene.skills);
            let place = ready.iter().position(|&one| one == champion).expect("ready");
            let is_end = view.table.decision() == Decision::End;
            let open = (!is_end).then(|| play(Play::Begin)).into_iter();
            // The only one is open at once.
            let choose = (is_end || ready.len() > 1).then(|| (place + 1).to_string());
            let open: Vec<String> = open.chain(choose).collect();
            let parts = match skill {
                Skill::Marshal { from, to } => vec![village(from), village(to)],
                Skill::Tactician { villages: [one, other], clans: [first, second] } => {
                    vec![village(one), village(other), letter(first), letter(second)]
                }
                Skill::Recruiter(clan) | Skill::Chamberlain(clan) => vec![letter(clan)],
                Skill::Kindler { village: at, spirit } => vec![village(at), letter(spirit)],
                Skill::Changeling { peasant, spirit, village: at } => {
                    vec![village(at), letter(peasant), letter(spirit)]
                }
                Skill::Slanderer { spirit, seat } => {
                    let seats: Vec<Demotion> =
                        view.table.demotable().iter().map(Demotion::Of).collect();
                    vec![demotion(Demotion::Of(seat), &seats), letter(spirit)]
                }
                Skill::Foreman { spirit: clan, trade }
                | Skill::Quartermaster { follower: clan, trade } => {
                    vec![letter(clan), of_space(Space::Of(trade))]
                }
                Skill::Shepherd { given, taken } => vec![letter(given), letter(taken)],
                Skill::Ambassador | Skill::Oracle | Skill::Climber => Vec::new(),
            };
            [open, parts].concat()
        }
    }
}

/// Whether a key would only repeat what is filled in.
fn is_there(draft: &Draft, action: Action, legal: &Legal) -> bool {
    draft.action(&legal.view().table) == Some(action)
}

#[test]
fn every_legal_action_is_put_together_by_keys_and_confirmed_by_enter() {
    let mut actions = 0;
    games(1, |step| {
        let legal = legal(step);
        let view = legal.view();
        for &action in legal.actions() {
            if matches!(action, Action::Dismiss(_)) {
                continue;
            }
            let mut draft = Draft::new(view);
            for key in keys(&legal, action) {
                if is_there(&draft, action, &legal) {
                    break;
                }
                let scene = Scene::new(&legal, &draft);
                // A single possibility is filled in already, and its key then means nothing new.
                let letter = key.chars().next().and_then(Village::from_letter);
                let asks_for_village = matches!(scene.asks, Some(Part::Village | Part::To));
                let is_filled = |village| [draft.village, draft.to].contains(&Some(village));
                let command = read(view, &draft, &scene, 0, press(&key));
                let goes_on = match command {
                    Some(Command::Pick(pick)) => why_not(&legal, &draft, pick).is_none(),
                    _ => false,
                };
                if !goes_on && !asks_for_village && letter.is_some_and(is_filled) {
                    continue;
                }
                if let Some(Command::Pick(pick)) = command
                    && why_not(&legal, &draft, pick).is_some()
                    && legal.fitting(&draft).all(|other| Draft::of(other).clans.total() > 0)
                    && !draft.clans.is_none()
                {
                    continue;
                }
                draft = after(&legal, &draft, &key);
            }
            assert!(is_there(&draft, action, &legal), "{action}: {draft:?}");
            let scene = Scene::new(&legal, &draft);
            let enter = read(view, &draft, &scene, 0, press("Enter"));
            assert_eq!(enter, Some(Command::House(HouseKey::Confirm)));
            actions += 1;
        }
    });
    assert!(actions > 5000, "{actions}");
}

#[test]
fn keys_of_the_house_keep_their_meaning_where_the_game_has_none() {
    games(1, |step| {
        let legal = legal(step);
        let draft = Draft::new(legal.view());
        let scene = Scene::new(&legal, &draft);
        let read = |press| read(legal.view(), &draft, &scene, 0, press);
        let control = |key| Press { key, control: true, ..Press::NONE };
        assert_eq!(read(control("z")), Some(Command::House(HouseKey::Undo)));
        assert_eq!(read(press("/")), Some(Command::House(HouseKey::ListMoves)));
        assert_eq!(read(press(".")), Some(Command::House(HouseKey::Hint)));
        let is_place = matches!(step.action, Action::Place { .. });
        let theme = read(press("t"));
        assert_eq!(theme == Some(Command::House(HouseKey::Theme)), !is_place, "{theme:?}");
    });
}
