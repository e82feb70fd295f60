//! Every action by keys alone.

use super::picks::picks;
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

/// Returns the documented keys of an action: those of its picks, one after the other.
fn keys(legal: &Legal, action: Action) -> Vec<String> {
    let table = &legal.view().table;
    let scene = Scene::new(legal, &Draft::from(legal.view()));
    let digit = |place: Option<usize>| (place.expect("offered") + 1).to_string();
    let play = |play: Play| (play.number() % 10).to_string();
    let is_skill = matches!(action, Action::Use(_));
    let all: Vec<Demotion> = table.demotable().iter().map(Demotion::Of).collect();
    let demotions = if is_skill { &all } else { &scene.demotions };
    let of_pick = |pick: Pick| match pick {
        Pick::Play(of) => vec![play(of)],
        Pick::GiveUp(Trade::Mercenary) => vec![play(Play::Mercenary)],
        Pick::GiveUp(Trade::Mountaineer) => vec![play(Play::Mountaineer)],
        Pick::GiveUp(Trade::Merchant) => vec![play(Play::Merchant)],
        Pick::Slot(slot) => vec![digit(Some(slot.index()))],
        // The next village that waits, until it is this one.
        Pick::Village(at) if matches!(action, Action::Expand { .. }) => {
            let waiting = table.land.bursting().iter().position(|one| one == at);
            vec!["x".to_owned(); waiting.expect("it waits")]
        }
        Pick::Village(at) => vec![at.letter().to_string()],
        Pick::Clan(clan) if matches!(action, Action::Place { .. }) => {
            vec![digit(scene.hand.iter().position(|choice| choice.clan == clan))]
        }
        Pick::Clan(clan) | Pick::Other(clan) | Pick::Add(clan) => vec![clan.letter().to_string()],
        Pick::Send(line, clan) => vec![(line + 1).to_string(), clan.letter().to_string()],
        Pick::Demotion(Demotion::Nobody) => vec!["0".to_owned()],
        Pick::Demotion(of) => vec![digit(demotions.iter().position(|&one| one == of))],
        Pick::Space(space) => vec![digit(Space::ALL.into_iter().position(|one| one == space))],
        Pick::Skill(champion) => {
            let ready = ready_of(&scene.skills);
            let is_end = table.decision() == Decision::End;
            let open = (!is_end).then(|| play(Play::Begin));
            // The only one is open at once.
            let choose = (is_end || ready.len() > 1)
                .then(|| digit(ready.iter().position(|&one| one == champion)));
            open.into_iter().chain(choose).collect()
        }
        other => panic!("no key is documented for {other:?}"),
    };
    picks(action).into_iter().flat_map(of_pick).collect()
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
            let mut draft = Draft::from(view);
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
        let draft = Draft::from(legal.view());
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
