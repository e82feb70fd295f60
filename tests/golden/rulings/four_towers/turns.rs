//! Evidence in what happens, and in the course of turns.

use std::collections::BTreeSet;

use curia::games::four_towers::rules::action::{Action, Skill};
use curia::games::four_towers::rules::clans::Pile;
use curia::games::four_towers::rules::components::{
    Champion, Champions, Clan, GEM_STEPS, TOKENS, Trade, turns,
};
use curia::games::four_towers::rules::event::{Event, Spent};
use curia::games::four_towers::rules::state::{Decision, Play, PublicState};
use curia::rules::Seat;

use super::Step;

/// What happened in the turn and in the game so far.
#[derive(Default)]
pub struct Watch {
    /// The turns that ended, by seat.
    pub turns: Vec<u8>,
    /// The trades of which each seat has given one up.
    pub given: BTreeSet<(Seat, Trade)>,
    /// The clans of which a lord followed a demon.
    pub followed: BTreeSet<Clan>,
    /// Whether a spirit has come to the map by a champion.
    pub kindled: bool,
    turned_up: Champions,
    turn: Turn,
}

/// What happened in the turn so far.
#[derive(Default)]
struct Turn {
    lords: u32,
    given: BTreeSet<Trade>,
    used: BTreeSet<Champion>,
    hired: Option<Champion>,
    /// What was in the temple before the payment.
    temple: Pile,
    /// Whether anything was done that is not compulsory.
    optional: bool,
    before_the_draw: [bool; 2],
    /// Expansions since what set them off.
    cascade: u32,
}

impl Watch {
    pub fn of(table: &PublicState) -> Watch {
        let turned_up = table.display.iter().flatten().copied().collect();
        Watch { turns: vec![0; usize::from(table.seats())], turned_up, ..Watch::default() }
    }

    pub fn see(&mut self, step: &Step, see: &mut impl FnMut(&'static str)) {
        let expands = step.tells(|event| matches!(event, Event::Expanded { .. }))
            || step.after.decision() == Decision::Expand;
        match step.action {
            Action::Place { .. } if expands => see("R08 expansion after a placing"),
            Action::Mountaineer { .. } if expands => see("R08 expansion after a mountaineer"),
            Action::Use(_) if expands => see("R08 expansion after a skill"),
            Action::Buy { .. } | Action::Third(_) => self.turn.temple = step.before.temple,
            Action::Spirits(spirits) => {
                see("R39 spirits are chosen");
                if spirits.kinds().any(|clan| spirits.of(clan) > self.turn.temple.of(clan)) {
                    see("R39 a spirit that was paid for it");
                }
            }
            _ => {}
        }
        self.turn.optional |= !matches!(
            step.action,
            Action::Draw(_)
                | Action::Place { .. }
                | Action::Expand { .. }
                | Action::Assign { .. }
                | Action::Dismiss(_)
                | Action::Demote(_)
                | Action::Spare
                | Action::End
        );
        if !matches!(step.action, Action::Expand { .. } | Action::Demote(_) | Action::Spare) {
            self.turn.cascade = 0;
        }
        for (at, &event) in step.events.iter().enumerate() {
            self.event(step, event, &step.events[at + 1..], see);
        }
    }

    fn event(
        &mut self,
        step: &Step,
        event: Event,
        later: &[Event],
        see: &mut impl FnMut(&'static str),
    ) {
        let turn = &mut self.turn;
        match event {
            Event::ChampionRevealed { champion, .. } => {
                assert!(!self.turned_up.contains(champion));
                self.turned_up = self.turned_up.iter().chain([champion]).collect();
                see("R37 the display is refilled");
                see("R48 a champion that nobody knew");
            }
            Event::ChampionHired { champion, .. } => turn.hired = Some(champion),
            Event::GemsGiven { gems, .. } => {
                assert_eq!(gems, TOKENS);
                see("R39 three gems");
            }
            Event::SkillUsed { champion, spent, .. } => {
                if spent == Spent::LooseGem {
                    see("R40 a loose gem pays");
                }
                if turn.hired == Some(champion) {
                    see("R38 a skill in the turn of the purchase");
                }
                turn.used.insert(champion);
                if turn.used.len() > 1 {
                    see("R41 several champions in a turn");
                }
                let is_last = step.before.turn.number + 1 == turns(step.before.seats());
                if is_last && step.before.turn.play == Play::End {
                    see("R49 an end skill in the last turn");
                }
                let [lord, demon] = turn.before_the_draw;
                match step.action {
                    Action::Use(Skill::Chamberlain(_)) if lord => see("R52 a lord before the draw"),
                    Action::Use(Skill::Oracle) if demon => see("R52 a demon before the draw"),
                    _ => {}
                }
            }
            Event::GivenUp { seat, trade, .. } => {
                self.given.insert((seat, trade));
                turn.given.insert(trade);
                if turn.given.len() == Trade::COUNT {
                    see("R28 one of each trade given up in a turn");
                }
            }
            Event::Kindled { .. } | Event::Replaced { .. } => self.kindled = true,
            Event::Placed { was_stuck: true, .. } => see("R07 nobody has a village: any home"),
            Event::Expanded { by_choice, .. } => {
                turn.cascade += 1;
                if turn.cascade > 5 {
                    see("R11 a cascade of six expansions");
                }
                if !by_choice {
                    see("R14 an expansion without a choice");
                }
            }
            Event::LordMade { .. } => {
                turn.lords += 1;
                turn.before_the_draw[0] |= step.before.turn.play < Play::Place;
                if turn.lords > 1 {
                    see("R15 several lords in a turn");
                }
                if !matches!(later.first(), Some(Event::Rose { .. })) {
                    assert!(step.after.own().is_on_gold());
                    see("R21 a lord made on gold");
                }
            }
            Event::DemonMade { clan, lord_follows, .. } => {
                turn.before_the_draw[1] |= step.before.turn.play < Play::Place;
                if lord_follows {
                    self.followed.insert(clan);
                    see("R16 a lord follows a demon");
                }
                if step.before.demotable().is_empty() {
                    see("R17 nobody can be moved down");
                }
            }
            Event::Rose { seat, step } => {
                let gem = Event::GemWon { seat, step };
                if later.first() == Some(&gem) {
                    see("R20 a gem is taken");
                    if matches!(later.get(1), Some(Event::Rose { .. })) {
                        see("R20 a gem is taken in passing");
                    }
                } else if GEM_STEPS.contains(&step) {
                    see("R20 a gem is gone");
                }
            }
            Event::Doubled { .. } => see(match step.action {
                Action::Use(_) => "R22 doubled by a skill",
                _ => "R22 doubled by an assigned mercenary",
            }),
            Event::TurnEnded { seat } => {
                self.turns[seat.index()] += 1;
                if step.action != Action::End {
                    see("R14 a turn ends without an end skill");
                }
                if !turn.optional {
                    see("R50 a turn of compulsory plays alone");
                }
                self.turn = Turn::default();
            }
            Event::TurnBegan { seat, .. } => {
                assert_eq!(seat, step.before.active().next(step.before.seats()));
                see("R03 turns go clockwise");
            }
            _ => {}
        }
    }
}
