//! Claims of tabs to one match: whatever they do and in whatever order they hear each other, they agree.

use std::collections::{HashSet, VecDeque};

use curia::archive::{Claims, Holder, Said};

const TABS: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Deed {
    Open,
    Take,
    Leave,
}

/// Three tabs, and everything said that is not heard yet.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Tabs {
    claims: [Option<Claims>; TABS],
    /// Number of things each tab has done.
    done: [usize; TABS],
    /// Whatever each tab has said that each other one has not heard yet.
    unheard: [[VecDeque<Said>; TABS]; TABS],
    now: u64,
    /// Whether a tab that held the match is gone.
    was_left: bool,
}

impl Tabs {
    fn act(&mut self, tab: usize, deed: Deed) {
        self.done[tab] += 1;
        self.now += 1;
        match (deed, &mut self.claims[tab]) {
            (Deed::Open, _) => {
                let (claims, said) = Claims::open(tab as u64, self.now);
                self.claims[tab] = Some(claims);
                self.say(tab, said);
            }
            (Deed::Take, Some(claims)) => {
                let said = claims.take(self.now);
                self.say(tab, said);
            }
            (Deed::Leave, Some(claims)) => {
                if let Some(said) = claims.leave() {
                    self.was_left = true;
                    self.say(tab, said);
                }
                self.claims[tab] = None;
                self.unheard.iter_mut().for_each(|from| from[tab].clear());
            }
            (Deed::Take | Deed::Leave, None) => unreachable!("a tab opens first"),
        }
    }

    fn say(&mut self, from: usize, said: Said) {
        let is_open = |to: &usize| *to != from && self.claims[*to].is_some();
        let hearers: Vec<usize> = (0..TABS).filter(is_open).collect();
        hearers.into_iter().for_each(|to| self.unheard[from][to].push_back(said));
    }

    fn hear(&mut self, from: usize, to: usize) {
        let said = self.unheard[from][to].pop_front();
        let reply = said.and_then(|said| self.claims[to].as_mut()?.hear(said));
        reply.into_iter().for_each(|reply| self.say(to, reply));
    }

    fn check(&self) {
        let holders: Vec<Holder> = self.claims.iter().flatten().map(Claims::holder).collect();
        let here = holders.iter().filter(|holder| **holder == Holder::Here).count();
        assert!(here <= 1, "{holders:?}");
        assert!(here == 1 || self.was_left || holders.is_empty(), "nobody, and nobody left");
        let others = if here == 1 { Holder::Elsewhere } else { Holder::Nobody };
        assert!(
            holders.iter().all(|holder| [Holder::Here, others].contains(holder)),
            "{holders:?}"
        );
    }
}

/// Tries every order of what the tabs do and hear. Returns the number of situations in which all is heard.
fn try_all(deeds: [&[Deed]; TABS]) -> usize {
    let (mut seen, mut calm) = (HashSet::new(), 0);
    let mut open = vec![Tabs::default()];
    while let Some(tabs) = open.pop() {
        if !seen.insert(tabs.clone()) {
            continue;
        }
        for (tab, deeds) in deeds.iter().enumerate() {
            if let Some(&deed) = deeds.get(tabs.done[tab]) {
                let mut next = tabs.clone();
                next.act(tab, deed);
                open.push(next);
            }
        }
        let pairs = (0..TABS).flat_map(|from| (0..TABS).map(move |to| (from, to)));
        let waiting: Vec<_> =
            pairs.filter(|&(from, to)| !tabs.unheard[from][to].is_empty()).collect();
        if waiting.is_empty() {
            tabs.check();
            calm += 1;
        }
        for (from, to) in waiting {
            let mut next = tabs.clone();
            next.hear(from, to);
            open.push(next);
        }
    }
    calm
}

#[test]
fn once_all_is_heard_one_tab_plays_a_match_and_the_others_know() {
    use Deed::{Leave, Open, Take};
    let courses: [[&[Deed]; TABS]; 5] = [
        [&[Open], &[Open], &[Open]],
        [&[Open, Leave], &[Open], &[Open]],
        [&[Open, Leave], &[Open, Take], &[Open]],
        [&[Open], &[Open, Take, Leave], &[Open]],
        [&[Open, Take], &[Open, Take], &[Leave][..0]],
    ];
    for deeds in courses {
        assert!(try_all(deeds) > 1);
    }
}

/// The second tab is told from the start, and plays only once the first one is gone or it is asked to.
#[test]
fn the_first_tab_plays_until_it_leaves_or_another_takes_the_match() {
    let mut tabs = Tabs::default();
    let hear_all = |tabs: &mut Tabs| {
        let pairs = || (0..TABS).flat_map(|from| (0..TABS).map(move |to| (from, to)));
        while let Some((from, to)) = pairs().find(|&(from, to)| !tabs.unheard[from][to].is_empty())
        {
            tabs.hear(from, to);
        }
        tabs.claims.each_ref().map(|claims| claims.as_ref().map(Claims::holder))
    };
    let (here, elsewhere) = (Some(Holder::Here), Some(Holder::Elsewhere));
    tabs.act(0, Deed::Open);
    assert_eq!(hear_all(&mut tabs), [here, None, None]);
    tabs.act(1, Deed::Open);
    assert_eq!(hear_all(&mut tabs), [here, elsewhere, None]);
    tabs.act(1, Deed::Take);
    assert_eq!(hear_all(&mut tabs), [elsewhere, here, None]);
    tabs.act(2, Deed::Open);
    assert_eq!(hear_all(&mut tabs), [elsewhere, here, elsewhere]);
    tabs.act(1, Deed::Leave);
    assert_eq!(hear_all(&mut tabs), [Some(Holder::Nobody), None, Some(Holder::Nobody)]);
    // Such as the same tab after a reload.
    tabs.act(1, Deed::Open);
    assert_eq!(hear_all(&mut tabs), [elsewhere, here, elsewhere]);
}
