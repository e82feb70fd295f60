//! The whole table as plain text for a terminal, at most 80 columns wide, in the letters and words of the notation.

use super::words;
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::{Clan, Trade, Village};
use crate::games::four_towers::rules::mats::Row;
use crate::games::four_towers::rules::{Cause, Clans, PublicState, State};
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
pub fn state(state: &State) -> Vec<Vec<String>> {
    let table = state.table();
    let mut sections = vec![
        vec![words::heading(table), words::roles(table, &[])],
        land(table),
        piles(table),
        turn(table),
    ];
    sections.extend(table.each_seat().map(|seat| player(table, seat)));
    sections
}

/// The peasants of every village that holds some.
fn land(table: &PublicState) -> Vec<String> {
    let held = Village::ALL.into_iter().map(|village| (village, table.land.at(village)));
    let held = held.filter(|(_, peasants)| !peasants.is_none());
    let held = held.map(|(village, peasants)| format!("{} {peasants}", village.letter()));
    some("Map", INDENT, held.collect())
}

fn piles(table: &PublicState) -> Vec<String> {
    let pile = |head: &str, pile: Pile| wrapped(head, INDENT, "", vec![in_pile(pile)]);
    let mut lines = pile("Supply", table.supply);
    let temple = format!("{}, {} gems", in_pile(table.temple), table.temple_gems);
    lines.extend(wrapped("Temple", INDENT, "", vec![temple]));
    lines.extend(pile("Lords", table.lords));
    lines.extend(pile("Demons", table.demons));
    let gems = table.track_gems.steps().map(|step| step.to_string()).collect();
    lines.extend(some("Track gems", INDENT, gems));
    let champion = |of| text().champions().name(of);
    let display = table.display.iter().map(|slot| slot.map_or("empty slot".to_owned(), champion));
    lines.extend(some("Display", INDENT, display.collect()));
    lines.extend(some("Deck", INDENT, table.deck().iter().map(champion).collect()));
    lines
}

/// What is open in the turn.
fn turn(table: &PublicState) -> Vec<String> {
    let mut lines = Vec::new();
    if !table.turn.drawn.is_none() {
        lines.extend(wrapped("Drawn", INDENT, "", vec![table.turn.drawn.to_string()]));
    }
    let made = [(table.turn.made_lord, "a lord made"), (table.turn.made_demon, "a demon made")];
    let made: Vec<String> =
        made.iter().filter(|(made, _)| *made).map(|(_, what)| (*what).to_owned()).collect();
    if !made.is_empty() {
        lines.extend(wrapped("This turn", INDENT, ",", made));
    }
    lines
}

/// Everything that a player has.
fn player(table: &PublicState, seat: Seat) -> Vec<String> {
    let player = table.player(seat);
    let mut marker = vec![format!("space {}", player.step)];
    marker.extend(player.is_doubled.then(|| "doubled".to_owned()));
    if player.gems > 0 {
        marker.push(format!("{} gems", player.gems));
    }
    let mut lines = wrapped(&name(seat), INDENT, ",", marker);
    let mut add = |head: &str, items: Vec<String>| {
        lines.extend(some(&(left("", INDENT) + head), LISTED, items));
    };
    add("followers", of(player.followers));
    for trade in Trade::ALL {
        let row = match trade {
            Trade::Mercenary => in_row(player.mercenaries),
            Trade::Merchant => player.merchants.to_string(),
            Trade::Mountaineer => in_row(player.mountaineers),
        };
        let head = words::cause(Cause::Trade(trade)).to_lowercase();
        add(&head, if row.is_empty() { Vec::new() } else { vec![row] });
    }
    let champions = player.champions().enumerate().map(|(place, hired)| {
        let mut parts = vec![text().champions().name(hired.champion)];
        if hired.gems > 0 {
            parts.push(format!("{} gems", hired.gems));
        }
        if !hired.spirits.is_none() {
            parts.push(hired.spirits.to_string());
        }
        if seat == table.active() && table.turn.has_used(place) {
            parts.push("used".to_owned());
        }
        parts.join(" ")
    });
    add("champions", champions.collect());
    lines
}

/// Lists the items, or says that there is none.
fn some(head: &str, indent: usize, items: Vec<String>) -> Vec<String> {
    let items = if items.is_empty() { vec!["none".to_owned()] } else { items };
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
