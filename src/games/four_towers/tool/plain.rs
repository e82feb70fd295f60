//! The whole table as plain text for a terminal, at most 80 columns wide, in the letters and words of the notation.

use super::sheet::in_columns;
use super::words;
use crate::games::four_towers::rules::clans::{Clans, Pile};
use crate::games::four_towers::rules::components::{Clan, Trade, Village};
use crate::games::four_towers::rules::mats::Row;
use crate::games::four_towers::rules::state::{PublicState, State};
use crate::games::four_towers::text::Subjects;
use crate::rules::Seat;
use crate::text::people::numbered as name;
use crate::text::text;
use crate::tool::columns::{left, wrapped};

/// Start of the second column.
const INDENT: usize = 14;
/// Start of what a player has, beside its kind.
const LISTED: usize = 30;

/// The table with the deck, in no order.
pub fn state(state: &State) -> String {
    let table = state.table();
    let mut sections = vec![
        vec![words::heading(table), words::roles(table, &[])],
        land(table),
        piles(table),
        turn(table),
    ];
    sections.extend(table.each_seat().map(|seat| player(table, seat)));
    if table.is_over() {
        sections.push(in_columns(table, &[]).lines().map(str::to_owned).collect());
    }
    let sections: Vec<String> = sections
        .iter()
        .filter(|lines| !lines.is_empty())
        .map(|lines| lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect())
        .collect();
    sections.join("\n")
}

/// The peasants of every village that holds some.
fn land(table: &PublicState) -> Vec<String> {
    let held = Village::ALL.into_iter().map(|village| (village, table.land.at(village)));
    let held = held.filter(|(_, peasants)| !peasants.is_none());
    let held = held.map(|(village, peasants)| format!("{} {peasants}", village.letter()));
    some(words::LAND, INDENT, held.collect())
}

fn piles(table: &PublicState) -> Vec<String> {
    let pile = |head: &str, pile: Pile| wrapped(head, INDENT, "", vec![in_pile(pile)]);
    let mut lines = pile(words::SUPPLY, table.supply);
    let temple = format!("{}, {} {}", in_pile(table.temple), table.temple_gems, words::GEMS);
    lines.extend(wrapped(words::TEMPLE, INDENT, "", vec![temple]));
    lines.extend(pile(words::LORDS, table.lords));
    lines.extend(pile(words::DEMONS, table.demons));
    let gems = table.track_gems.steps().map(|step| step.to_string()).collect();
    lines.extend(some(words::TRACK_GEMS, INDENT, gems));
    let champion = |of| text().champions().name(of);
    let display = table.display.iter().map(|slot| slot.map_or(words::EMPTY.to_owned(), champion));
    lines.extend(some(words::DISPLAY, INDENT, display.collect()));
    lines.extend(some(words::DECK, INDENT, table.deck().iter().map(champion).collect()));
    lines
}

/// What is open in the turn.
fn turn(table: &PublicState) -> Vec<String> {
    let mut lines = Vec::new();
    if !table.turn.drawn.is_none() {
        lines.extend(wrapped(words::DRAWN, INDENT, "", vec![table.turn.drawn.to_string()]));
    }
    let made =
        [(table.turn.made_lord, words::LORD_MADE), (table.turn.made_demon, words::DEMON_MADE)];
    let made: Vec<String> =
        made.iter().filter(|(made, _)| *made).map(|(_, what)| (*what).to_owned()).collect();
    if !made.is_empty() {
        lines.extend(wrapped(words::TURN, INDENT, ",", made));
    }
    lines
}

/// Everything that a player has.
fn player(table: &PublicState, seat: Seat) -> Vec<String> {
    let player = table.player(seat);
    let mut marker = vec![words::step(player.step)];
    marker.extend(player.is_doubled.then(|| words::DOUBLED.to_owned()));
    if player.gems > 0 {
        marker.push(format!("{} {}", player.gems, words::GEMS));
    }
    let mut lines = wrapped(&name(seat), INDENT, ",", marker);
    let mut add = |head: &str, items: Vec<String>| {
        lines.extend(some(&(left("", INDENT) + head), LISTED, items));
    };
    add(words::FOLLOWERS, of(player.followers));
    for (trade, head) in Trade::ALL.into_iter().zip(words::TRADES) {
        let row = match trade {
            Trade::Mercenary => in_row(player.mercenaries),
            Trade::Merchant => player.merchants.to_string(),
            Trade::Mountaineer => in_row(player.mountaineers),
        };
        add(head, if row.is_empty() { Vec::new() } else { vec![row] });
    }
    let champions = player.champions().enumerate().map(|(place, hired)| {
        let mut parts = vec![text().champions().name(hired.champion)];
        if hired.gems > 0 {
            parts.push(format!("{} {}", hired.gems, words::GEMS));
        }
        if !hired.spirits.is_none() {
            parts.push(hired.spirits.to_string());
        }
        if seat == table.active() && table.turn.has_used(place) {
            parts.push(words::USED.to_owned());
        }
        parts.join(" ")
    });
    add(words::CHAMPIONS, champions.collect());
    lines
}

/// Lists the items, or says that there is none.
fn some(head: &str, indent: usize, items: Vec<String>) -> Vec<String> {
    let items = if items.is_empty() { vec![words::NONE.to_owned()] } else { items };
    wrapped(head, indent, ",", items)
}

fn of(clans: Clans) -> Vec<String> {
    clans.kinds().map(|clan| format!("{}{}", clan.letter(), clans.of(clan))).collect()
}

fn in_pile(pile: Pile) -> String {
    let parts: Vec<String> =
        Clan::ALL.iter().map(|&clan| format!("{}{}", clan.letter(), pile.of(clan))).collect();
    parts.join(" ")
}

fn in_row(row: Row) -> String {
    row.iter().map(Clan::letter).collect()
}
