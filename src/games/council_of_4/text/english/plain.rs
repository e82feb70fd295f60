//! The table in a terminal, in English.

use super::words::{
    bonus, card, choice, city_colour, counted, dotted, nobility_variant, region, slot, tile,
};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{MERCHANTS, Politics};
use crate::games::council_of_4::rules::state::{Decision, LastRound};
use crate::games::council_of_4::text::named;
use crate::games::council_of_4::text::plain::PlainText;

pub(in crate::games::council_of_4::text) static PLAIN: PlainText = PlainText {
    heading: |board, round, turn| {
        format!("Council of 4 · board {} · round {round} · turn {turn}", dotted(board))
    },
    nobility: |of| format!("First nobility bonuses: {}.", nobility_variant(of).to_lowercase()),
    began: |name| format!("{name} began."),
    decision: |name, decision| match decision {
        Decision::Over => "The game is over.".to_owned(),
        Decision::Turn => format!("It’s {name}’s turn."),
        _ => format!("{name} must choose {}.", choice(decision)),
    },
    turn: |turn| {
        let taken = if turn.main_taken { "1 taken" } else { "none taken yet" };
        let quick = if turn.quick_taken { "used" } else { "available" };
        format!("Main actions left: {} ({taken}). Quick action: {quick}.", turn.main_left)
    },
    among: "among",
    then: "after it",
    gain_permit: |permit, rest, steps, refill| {
        let mut parts: Vec<String> = Vec::new();
        parts.extend((steps > 0).then(|| counted(steps, "nobility step")));
        parts.extend(rest.iter().map(|&of| bonus(of)));
        parts.extend(refill.map(|of| {
            format!("a new permit in the {} {} slot", slot(of), region(permit.region()))
        }));
        if let Some(first) = parts.first_mut() {
            *first = format!("{}: {first}", named(permit));
        }
        parts
    },
    gain_tokens: |cities, steps| {
        let letters: Vec<String> = cities.iter().map(|city: City| city.to_string()).collect();
        let mut parts: Vec<String> = Vec::new();
        parts.extend((steps > 0).then(|| counted(steps, "nobility step")));
        parts.extend((!letters.is_empty()).then(|| format!("tokens of {}", letters.join("·"))));
        parts
    },
    last_round: |name, LastRound { turns_left, .. }| {
        let turns = counted(turns_left, "turn");
        format!("Last round: {name} placed all {MERCHANTS} merchants first, {turns} left.")
    },
    councils: "Councils, from the arrow end",
    legend: || {
        let words = Politics::ALL.map(|of| format!("{} {}", of.letter(), card(of).to_lowercase()));
        format!("({})", words.join(", "))
    },
    reserve: "reserve",
    face_up: "Permits",
    no_permit: "none",
    deck: |unseen, under| {
        let mut words = vec![format!("deck: {unseen} unseen")];
        if let [first, rest @ ..] = under {
            words = vec![format!("deck: {unseen} unseen, under them"), first.clone()];
            words.extend_from_slice(rest);
        }
        words
    },
    cities: ["Cities", "colour", "token", "roads", "present"],
    city_colour,
    no_token: "none",
    queen: "queen",
    players: ["Players", "coins", "servants", "nobility", "VP", "to place"],
    vp: "VP",
    vp_by_cause: |vp, last_merchant| {
        let causes = [
            (vp.permits, "from permits"),
            (vp.tokens, "from tokens"),
            (vp.nobility, "from nobility spaces"),
            (last_merchant, "for the last merchant"),
        ];
        let causes = causes.into_iter().filter(|&(amount, _)| amount > 0);
        causes.map(|(amount, cause)| format!("{amount} {cause}")).collect()
    },
    ready: "ready",
    used: "used",
    tiles: "tiles",
    tile: |of| format!("{} {}", tile(of), of.vp()),
    queens_reward: |vp| format!("queen’s {vp}"),
    cards: "Politics cards",
    all: "all",
    cards_deck: "deck",
    discards: "discards",
    tiles_left: "Tiles left",
    none: "none",
};
