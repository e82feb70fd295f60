//! Every action pick by pick, and that what can be picked follows from the legal list.

use super::*;

/// Returns the picks that put an action together, beginning with what opens it.
pub fn picks(action: Action) -> Vec<Pick> {
    let bag = |clans: Clans| clans.iter().map(Pick::Add).collect::<Vec<_>>();
    match action {
        Action::Third(slot) => vec![Pick::Play(Play::Third), Pick::Slot(slot)],
        Action::Buy { slot, paid } => {
            [vec![Pick::Play(Play::Buy), Pick::Slot(slot)], bag(paid)].concat()
        }
        Action::Spirits(clans) | Action::Draw(clans) => bag(clans),
        Action::Mercenary { removed, village } => {
            [vec![Pick::GiveUp(Trade::Mercenary), Pick::Village(village)], bag(removed)].concat()
        }
        Action::Mountaineer { clan, from, to } => vec![
            Pick::GiveUp(Trade::Mountaineer),
            Pick::Village(from),
            Pick::Village(to),
            Pick::Clan(clan),
        ],
        Action::Merchant(clan) => vec![Pick::GiveUp(Trade::Merchant), Pick::Clan(clan)],
        Action::Place { clan, village } => vec![Pick::Clan(clan), Pick::Village(village)],
        Action::Expand { village, clans } => {
            let lines = (0..).zip(clans).map(|(line, clan)| Pick::Send(line, clan));
            std::iter::once(Pick::Village(village)).chain(lines).collect()
        }
        Action::Demote(seat) => vec![Pick::Demotion(Demotion::Of(seat))],
        Action::Spare => vec![Pick::Demotion(Demotion::Nobody)],
        Action::Assign { clan, space } => vec![Pick::Clan(clan), Pick::Space(space)],
        Action::Dismiss(clan) => vec![Pick::Clan(clan), Pick::Temple],
        Action::End => Vec::new(),
        Action::Use(skill) => {
            let parts = match skill {
                Skill::Marshal { from, to } => vec![Pick::Village(from), Pick::Village(to)],
                Skill::Tactician { villages: [one, other], clans: [first, second] } => vec![
                    Pick::Village(one),
                    Pick::Village(other),
                    Pick::Clan(first),
                    Pick::Other(second),
                ],
                Skill::Recruiter(clan) | Skill::Chamberlain(clan) => vec![Pick::Clan(clan)],
                Skill::Kindler { village, spirit } => {
                    vec![Pick::Village(village), Pick::Clan(spirit)]
                }
                Skill::Changeling { peasant, spirit, village } => {
                    vec![Pick::Village(village), Pick::Clan(peasant), Pick::Other(spirit)]
                }
                Skill::Slanderer { spirit, seat } => {
                    vec![Pick::Demotion(Demotion::Of(seat)), Pick::Clan(spirit)]
                }
                Skill::Foreman { spirit: clan, trade }
                | Skill::Quartermaster { follower: clan, trade } => {
                    vec![Pick::Clan(clan), Pick::Space(Space::Of(trade))]
                }
                Skill::Shepherd { given, taken } => vec![Pick::Clan(given), Pick::Other(taken)],
                Skill::Ambassador | Skill::Oracle | Skill::Climber => Vec::new(),
            };
            std::iter::once(Pick::Skill(skill.champion())).chain(parts).collect()
        }
    }
}

/// Puts an action together. What is filled in already is not picked again.
pub fn put_together(legal: &Legal, action: Action) -> Draft {
    let view = legal.view();
    let mut draft = Draft::from(view);
    for pick in picks(action) {
        // The rest was certain.
        if draft.action(&view.table) == Some(action) {
            break;
        }
        if let Pick::Add(clan) = pick
            && draft.clans.of(clan) >= Draft::of(action).clans.of(clan)
        {
            continue;
        }
        assert_eq!(why_not(legal, &draft, pick), None, "{pick:?} for {action} after {draft:?}");
        draft = draft.pick(legal, pick);
    }
    draft
}

#[test]
fn every_legal_action_is_put_together_by_picks() {
    let mut actions = 0;
    games(3, |step| {
        let legal = legal(step);
        for &action in legal.actions() {
            let draft = put_together(&legal, action);
            assert_eq!(draft.action(step.before.table()), Some(action), "{draft:?}");
            actions += 1;
        }
    });
    assert!(actions > 20_000, "{actions}");
}

#[test]
fn a_whole_action_is_its_draft() {
    games(3, |step| {
        for &action in legal(step).actions() {
            let draft = Draft::of(action);
            assert_eq!(draft.action(step.before.table()), Some(action));
            assert!(draft.may_become(action));
            let others = legal(step);
            let alike = others.actions().iter().filter(|&&other| draft.may_become(other));
            // A second peasant of a mercenary goes on from the first.
            let is_mercenary = matches!(action, Action::Mercenary { .. });
            assert!(alike.count() == 1 || is_mercenary, "{action}");
        }
    });
}

/// Checks that a reason speaks of what was picked, and not of anything that was put in its place.
fn assert_true(legal: &Legal, next: &Draft, pick: Pick, reason: Reason) {
    let own = legal.view().table.own();
    let of = match reason {
        Reason::Full(trade) => {
            assert!(Clan::ALL.iter().all(|&clan| !own.takes(Space::Of(trade), clan)), "{pick:?}");
            return;
        }
        Reason::Illegal(
            Illegal::TooFew(clan)
            | Illegal::NotThere { clan, .. }
            | Illegal::SameClan(clan)
            | Illegal::NotDrawn(clan),
        ) => clan,
        Reason::Illegal(Illegal::NoCaptain) => {
            assert_eq!(next.kind, Some(Kind::Mercenary), "{pick:?}");
            return;
        }
        _ => return,
    };
    let is_picked = [next.clan, next.other].contains(&Some(of)) || next.clans.contains(of);
    assert!(is_picked || pick == Pick::Add(of), "{reason:?} for {pick:?}: {next:?}");
}

#[test]
fn what_can_be_picked_goes_on_to_a_legal_action_and_what_cannot_has_a_reason() {
    let is_left = |pick: &Pick| {
        use Pick::{Clear, Demotion, Drop, Line, Send, Temple};
        matches!(pick, Clear | Demotion(_) | Drop(_) | Line(_) | Send(..) | Temple)
    };
    let all: Vec<Pick> = Pick::every().filter(|pick| !is_left(pick)).collect();
    let (mut allowed, mut refused) = (0, 0);
    games(1, |step| {
        let legal = legal(step);
        let opened = Trade::ALL.map(Pick::GiveUp).into_iter().chain([Pick::Play(Play::Buy)]);
        let mut drafts: Vec<Draft> = std::iter::once(Draft::from(legal.view()))
            .chain(
                opened
                    .filter(|&pick| why_not(&legal, &Draft::from(legal.view()), pick).is_none())
                    .map(|pick| Draft::from(legal.view()).pick(&legal, pick)),
            )
            .collect();
        // What is taken from a mat before a champion is chosen.
        let mut taken = drafts.last().copied().filter(|draft| draft.kind == Some(Kind::Buy));
        while let Some(draft) = taken {
            let adds = Clan::ALL.into_iter().map(Pick::Add);
            let mut adds = adds.filter(|&pick| why_not(&legal, &draft, pick).is_none());
            taken = adds.next().map(|pick| draft.pick(&legal, pick));
            drafts.extend(taken);
        }
        for draft in drafts {
            for &pick in &all {
                let next = draft.pick(&legal, pick);
                let goes_on = legal.fitting(&next).next().is_some();
                match why_not(&legal, &draft, pick) {
                    None => {
                        // The plays to come are only looked at.
                        assert!(goes_on, "{pick:?} after {draft:?} is {next:?}");
                        allowed += 1;
                    }
                    Some(reason) => {
                        assert_true(&legal, &next, pick, reason);
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(allowed > 1000 && refused > 1000, "{allowed} {refused}");
}

#[test]
fn a_village_is_marked_where_a_drawn_peasant_can_be_placed() {
    let (mut legal_ones, mut bursting, mut elsewhere) = (0, 0, 0);
    games(2, |step| {
        let Action::Place { .. } = step.action else { return };
        let legal = legal(step);
        let draft = Draft::from(legal.view());
        let scene = Scene::new(&legal, &draft);
        for village in Village::ALL {
            let takes = |clan: Clan| legal.actions().contains(&Action::Place { clan, village });
            let expected = match scene.villages[village.index()] {
                Mark::Legal => {
                    legal_ones += 1;
                    draft.clan.is_some_and(takes)
                }
                Mark::Bursts => {
                    bursting += 1;
                    draft.clan.is_some_and(takes)
                        && step.before.table().land.at(village).total() == 2
                }
                Mark::Elsewhere => {
                    elsewhere += 1;
                    !draft.clan.is_some_and(takes) && Clan::ALL.into_iter().any(takes)
                }
                Mark::Quiet => !Clan::ALL.into_iter().any(takes),
                mark => panic!("{mark:?}"),
            };
            assert!(expected, "{village:?}");
        }
    });
    assert!(legal_ones > 100 && bursting > 100 && elsewhere > 10);
}

#[test]
fn a_village_of_another_peasant_switches_to_it() {
    games(2, |step| {
        let Action::Place { .. } = step.action else { return };
        let legal = legal(step);
        let draft = Draft::from(legal.view());
        for &action in legal.actions() {
            let Action::Place { village, .. } = action else { continue };
            let next = draft.pick(&legal, Pick::Village(village));
            let action = next.action(step.before.table()).expect("complete");
            assert!(legal.actions().contains(&action), "{action}");
        }
    });
}

#[test]
fn nothing_is_picked_on_the_turn_of_another() {
    games(1, |step| {
        let onlooker = crate::games::four_towers::rules::view::View { seat: None, ..step.view() };
        let legal = Legal::of(&onlooker);
        let draft = Draft::from(&onlooker);
        assert_eq!(draft, Draft::default());
        for pick in picks(step.action) {
            assert!(why_not(&legal, &draft, pick).is_some());
            assert_eq!(draft.pick(&legal, pick), draft);
        }
    });
}

/// Who pays gives the followers one by one: none is filled in that could be another, and one that can't is kept.
#[test]
fn a_payment_is_given_one_by_one_and_only_what_is_certain_is_filled_in() {
    let (mut given, mut certain) = (0, 0);
    games(4, |step| {
        let legal = legal(step);
        let new = Draft::from(legal.view());
        for &action in legal.actions() {
            let Action::Buy { slot, paid } = action else { continue };
            let begun = new.pick(&legal, Pick::Play(Play::Buy)).pick(&legal, Pick::Slot(slot));
            assert_eq!(begun.first, None, "nobody is placed who pays");
            if begun.clans == paid {
                let clan = paid.kinds().next().expect("a price");
                assert_eq!(begun.pick(&legal, Pick::Drop(clan)), begun, "no other way to pay");
                certain += 1;
                continue;
            }
            let mut draft = begun;
            for (count, clan) in (begun.clans.total() + 1..).zip(paid.minus(begun.clans).iter()) {
                draft = draft.pick(&legal, Pick::Add(clan));
                assert_eq!((draft.clans.total(), draft.first), (count, None), "{action}");
                given += 1;
            }
            assert_eq!(draft.action(step.before.table()), Some(action));
        }
    });
    assert!(given > 100 && certain > 10, "{given} {certain}");
}
