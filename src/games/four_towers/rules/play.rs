//! Carrying out an action and the course of a turn. Whatever leaves no choice is done without asking (R14).

use super::action::{Action, Slot};
use super::bags;
use super::clans::Clans;
use super::components::{Clan, LineEnd, Token, Trade, Village};
use super::event::Event;
use super::legal::{self, Illegal};
use super::list;
use super::mats::Hired;
use super::moves::{fall, put, rise, walk};
use super::scoring;
use super::setup::reveal_champion;
use super::skills;
use super::state::{Play, PublicState, Turn};
use crate::rules::Seed;

/// Carries out an action and everything that follows from it until the next decision. Without luck, which champion turns
/// up is not known: the slot stays empty. Nothing changes if the action is not legal.
pub(super) fn apply(
    table: &mut PublicState,
    action: Action,
    luck: Option<Seed>,
    on_event: &mut impl FnMut(Event),
) -> Result<(), Illegal> {
    legal::check(table, action)?;
    let seat = table.active();
    match action {
        Action::Third(slot) => hire(table, slot, Clans::NONE, luck, on_event),
        Action::Buy { slot, paid } => hire(table, slot, paid, luck, on_event),
        Action::Spirits(spirits) => give_spirits(table, spirits, true, on_event),
        Action::Use(skill) => {
            table.turn.play = table.turn.play.max(Play::Begin);
            skills::apply(table, skill, on_event);
            expand_all(table, on_event);
            if table.turn.play == Play::End {
                end_without_skills(table, on_event);
            }
        }
        Action::Mercenary { removed, village } => {
            if let Some(clan) = table.own_mut().mercenaries.pop() {
                give_up(table, Trade::Mercenary, clan, on_event);
            }
            for clan in removed.iter() {
                table.land.remove(village, clan);
                table.temple.add(clan);
                on_event(Event::Removed { clan, village });
            }
            table.turn.play = Play::Mountaineer;
        }
        Action::Mountaineer { clan, from, to } => {
            if let Some(clan) = table.own_mut().mountaineers.pop() {
                give_up(table, Trade::Mountaineer, clan, on_event);
            }
            table.turn.play = Play::Merchant;
            walk(table, clan, from, to, on_event);
            expand_all(table, on_event);
        }
        Action::Merchant(clan) => {
            table.own_mut().merchants.remove(clan);
            give_up(table, Trade::Merchant, clan, on_event);
            table.turn.play = Play::Draw;
            for _ in 0..table.own().merchant_steps() {
                rise(table, on_event);
            }
        }
        Action::Draw(clans) => {
            table.supply.remove_all(clans);
            table.turn.drawn = clans;
            table.turn.play = Play::Place;
            on_event(Event::Drawn { seat, clans });
        }
        Action::Place { clan, village } => {
            let was_stuck = table.is_stuck(table.turn.drawn);
            table.turn.drawn.remove(clan);
            table.turn.play = Play::Assign;
            table.land.add(village, clan);
            on_event(Event::Placed { seat, clan, village, was_stuck });
            expand_all(table, on_event);
        }
        Action::Expand { village, clans } => {
            expand(table, village, clans, true, on_event);
            expand_all(table, on_event);
        }
        Action::Demote(other) => {
            table.turn.may_demote = false;
            fall(table, other, on_event);
            expand_all(table, on_event);
        }
        Action::Spare => {
            table.turn.may_demote = false;
            on_event(Event::Spared { seat });
            expand_all(table, on_event);
        }
        Action::Assign { clan, space } => {
            table.turn.drawn.remove(clan);
            on_event(Event::Assigned { seat, clan, space });
            put(table, space, clan, on_event);
            after_assigning(table, on_event);
        }
        Action::Dismiss(clan) => {
            table.turn.drawn.remove(clan);
            table.temple.add(clan);
            on_event(Event::Dismissed { seat, clan });
            after_assigning(table, on_event);
        }
        Action::End => end_turn(table, on_event),
    }
    Ok(())
}

/// Hires the champion of a slot, for followers or free, with its tokens (R36, R37, R39).
fn hire(
    table: &mut PublicState,
    slot: Slot,
    paid: Clans,
    luck: Option<Seed>,
    on_event: &mut impl FnMut(Event),
) {
    let seat = table.active();
    let Some(champion) = table.display.get_mut(slot.index()).and_then(Option::take) else { return };
    let own = table.own_mut();
    own.followers = own.followers.minus(paid);
    let place = own.champions.iter_mut().find(|place| place.is_none());
    if let Some(place) = place {
        *place = Some(Hired { champion, gems: 0, spirits: Clans::NONE });
    }
    table.temple.add_all(paid);
    table.turn.play = if paid.is_none() { Play::Buy } else { Play::Begin };
    on_event(Event::ChampionHired { seat, slot, champion, paid });
    if let Some(seed) = luck {
        reveal_champion(table, seed, slot, on_event);
    }
    let tokens = table.tokens_for(champion);
    match champion.token() {
        None => {}
        Some(Token::Gem) => {
            table.temple_gems = table.temple_gems.saturating_sub(tokens);
            if let Some(hired) = newest(table) {
                hired.gems = tokens;
            }
            on_event(Event::GemsGiven { seat, champion, gems: tokens });
        }
        Some(Token::Spirit) => {
            let size = usize::from(tokens);
            let ways = bags::within(table.temple.at_hand(), size);
            if ways.is_power_of_two() {
                let only = bags::bag(size, ways.trailing_zeros());
                give_spirits(table, only, false, on_event);
            } else {
                table.turn.owes_spirits = true;
            }
        }
    }
}

/// Returns the own champion that came last.
fn newest(table: &mut PublicState) -> Option<&mut Hired> {
    table.own_mut().champions.iter_mut().flatten().next_back()
}

/// Gives spirits of the temple to the champion that came last.
fn give_spirits(
    table: &mut PublicState,
    spirits: Clans,
    by_choice: bool,
    on_event: &mut impl FnMut(Event),
) {
    let seat = table.active();
    table.turn.owes_spirits = false;
    table.temple.remove_all(spirits);
    if let Some(hired) = newest(table) {
        hired.spirits = spirits;
        let champion = hired.champion;
        on_event(Event::SpiritsGiven { seat, champion, spirits, by_choice });
    }
}

/// Sends someone who was given up to the temple.
fn give_up(table: &mut PublicState, trade: Trade, clan: Clan, on_event: &mut impl FnMut(Event)) {
    table.temple.add(clan);
    on_event(Event::GivenUp { seat: table.active(), trade, clan });
}

/// Expands villages until there is a choice, or none has to expand (R8, R14).
fn expand_all(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    while !table.turn.may_demote {
        let bursting = table.land.bursting();
        let (Some(village), 1) = (bursting.first(), bursting.len()) else { return };
        let Some(clan) = table.land.at(village).only() else { return };
        expand(table, village, [clan; 3], false, on_event);
    }
}

/// Pushes a peasant along each line of a village.
pub(super) fn expand(
    table: &mut PublicState,
    village: Village,
    clans: [Clan; 3],
    by_choice: bool,
    on_event: &mut impl FnMut(Event),
) {
    let seat = table.active();
    on_event(Event::Expanded { seat, village, clans, by_choice });
    table.land.send_off(village, clans);
    for (clan, end) in clans.into_iter().zip(village.lines()) {
        match end {
            LineEnd::Village(to) => table.land.add(to, clan),
            LineEnd::Outside => {
                table.lords.add(clan);
                table.turn.made_lord = true;
                on_event(Event::LordMade { seat, clan });
                rise(table, on_event);
            }
            LineEnd::City => {
                let lord_follows = table.lords.remove(clan);
                table.demons.add(clan);
                if lord_follows {
                    table.demons.add(clan);
                }
                table.turn.made_demon = true;
                table.turn.may_demote = !table.demotable().is_empty();
                on_event(Event::DemonMade { seat, clan, lord_follows });
            }
        }
    }
}

/// Goes on to the end skills once all drawn peasants are assigned.
fn after_assigning(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    if table.turn.drawn.is_none() {
        table.turn.play = Play::End;
        end_without_skills(table, on_event);
    }
}

/// Ends the turn if no end skill can be used (R14).
fn end_without_skills(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    if !list::has_end_skill(table) {
        end_turn(table, on_event);
    }
}

/// Ends the turn, and the game with the last one (R49).
fn end_turn(table: &mut PublicState, on_event: &mut impl FnMut(Event)) {
    on_event(Event::TurnEnded { seat: table.active() });
    let number = table.turn.number.saturating_add(1);
    table.turn = Turn::after(number);
    if !table.is_over() {
        on_event(Event::TurnBegan { seat: table.active(), number });
        return;
    }
    for seat in table.each_seat() {
        on_event(Event::Scored { seat, score: scoring::score(table, seat) });
    }
    on_event(Event::GameEnded { winners: scoring::winners(table) });
}
