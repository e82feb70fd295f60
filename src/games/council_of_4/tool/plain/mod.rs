//! The whole table as plain text for a terminal, at most 80 columns wide, in the letters and words
//! of the notation.

pub(super) mod words;

use crate::games::council_of_4::rules::components::{
    Colour, Council, Permit, Politics, QUEENS_REWARDS, RewardTile,
};
use crate::games::council_of_4::rules::state::Gain;
use crate::games::council_of_4::rules::{
    Cards, City, Decision, PermitSet, PublicState, Region, Slot, State,
};
use crate::games::council_of_4::text::pieces::bonuses;
use crate::games::council_of_4::text::{Subjects, letters, named};
use crate::rules::Seat;
use crate::text::people::numbered as name;
use crate::text::text;
use crate::tool::columns::{left, right, wrapped};

/// The table with all hands and the deck.
pub fn state(state: &State) -> Vec<Vec<String>> {
    Shown { state, table: state.table() }.sections()
}

/// Start of the second column.
const INDENT: usize = 13;
/// Start of the numbers beside seats.
const NUMBERS: usize = 24;

struct Shown<'a> {
    state: &'a State,
    table: &'a PublicState,
}

impl Shown<'_> {
    fn sections(&self) -> Vec<Vec<String>> {
        vec![
            self.heading(),
            self.decision(),
            self.councils(),
            self.permits(),
            self.cities(),
            self.players(),
            self.cards(),
            self.tiles_left(),
        ]
    }

    fn heading(&self) -> Vec<String> {
        let table = self.table;
        let turn = u32::from(table.turn.number) + 1;
        vec![
            words::heading(table.board, table.round(), turn),
            format!("{} {} began.", words::nobility(table.nobility), name(table.first)),
        ]
    }

    /// Returns the open decision, and what follows it.
    fn decision(&self) -> Vec<String> {
        let table = self.table;
        let mut lines = vec![words::decision(&name(table.turn.seat), table.decision)];
        if table.decision != Decision::Over {
            lines.push(words::turn(table.turn));
        }
        if table.decision == Decision::RepeatPermit {
            let named =
                |permit: Permit| format!("{permit} {}", bonuses(permit.bonuses()).join(", "));
            let permits = table.player(table.turn.seat).permits().iter().map(named).collect();
            lines.extend(wrapped("  among", INDENT, ";", permits));
        }
        let gains = table.gains().map(|gain| match gain {
            Gain::Permit { permit, next, steps, refill } => {
                let rest = permit.bonuses().get(usize::from(next)..).unwrap_or_default();
                let deck = &table.decks[permit.region().index()];
                let refill = refill.filter(|_| !deck.is_empty());
                words::gain_permit(permit, rest, steps, refill)
            }
            Gain::Tokens { cities, steps } => {
                let with_token = cities.iter().filter(|&city| table.tokens.of(city).is_some());
                words::gain_tokens(with_token.collect(), steps)
            }
        });
        // Those that have nothing left to bring only wait to be put away.
        for (at, gain) in gains.filter(|parts| !parts.is_empty()).enumerate() {
            let head = if at == 0 { "after it" } else { "" };
            lines.extend(wrapped(&format!("  {head}"), INDENT, ",", gain));
        }
        if let Some(last) = table.last_round {
            lines.push(words::last_round(&name(last.by), last));
        }
        lines
    }

    fn councils(&self) -> Vec<String> {
        let table = self.table;
        let mut lines = vec!["Councils, from the arrow end".to_owned()];
        lines.extend(Council::ALL.map(|council| {
            let colours = table.council(council).map(|colour| colour.letter().to_string());
            row(council.word(), &colours.join(" "))
        }));
        let reserve = Colour::ALL.into_iter().filter(|colour| table.reserve[colour.index()] > 0);
        let reserve: Vec<String> = reserve
            .map(|colour| format!("{} {}", table.reserve[colour.index()], colour.letter()))
            .collect();
        lines.push(row("reserve", &reserve.join("  ")));
        lines.push(row("", &words::legend()));
        lines
    }

    fn permits(&self) -> Vec<String> {
        let table = self.table;
        let mut lines = vec!["Permits".to_owned()];
        for region in Region::ALL {
            for slot in Slot::ALL {
                let permit = table.permit(region, slot).map_or("none".to_owned(), |permit| {
                    format!(
                        "{permit}  {}  {}",
                        left(&letters(permit), 5),
                        bonuses(permit.bonuses()).join(", ")
                    )
                });
                let head = if slot == Slot::First { region.key() } else { "" };
                lines.push(row(head, &format!("{}  {permit}", slot.index() + 1)));
            }
            let deck = table.decks[region.index()];
            let under: Vec<String> = deck.under(region).map(|permit| permit.to_string()).collect();
            lines.extend(wrapped("", INDENT, "", words::deck(deck.unseen_len(), &under)));
        }
        lines
    }

    fn cities(&self) -> Vec<String> {
        let table = self.table;
        let columns = |[city, colour, token, roads, who]: [&str; 5]| {
            [left(city, 11), left(colour, 8), left(token, 23), left(roads, 7), who.to_owned()]
                .concat()
        };
        let heads = columns(["", "colour", "token", "roads", "present"]);
        let mut lines = vec![left("Cities", INDENT) + &heads];
        for region in Region::ALL {
            for city in region.cities().iter() {
                let token = table.tokens.of(city).map_or("none".to_owned(), |token| {
                    format!("{token} {}", bonuses(token.bonuses()).join(", "))
                });
                let roads: String = table.board.neighbours(city).iter().map(City::letter).collect();
                let mut who = Vec::new();
                who.extend((table.queen == city).then(|| "queen".to_owned()));
                let merchants = table.each_seat();
                who.extend(
                    merchants
                        .filter(|&seat| table.player(seat).merchants.contains(city))
                        .map(number),
                );
                who.extend(table.neutral.contains(city).then(|| "neutral".to_owned()));
                let head = if Some(city) == region.cities().first() { region.key() } else { "" };
                let name = format!("{city} {}", City::name(city));
                let colour = text().pieces().city_colour_name(table.board.colour(city));
                lines.push(row(head, &columns([&name, &colour, &token, &roads, &who.join(" ")])));
            }
        }
        lines
    }

    fn players(&self) -> Vec<String> {
        let table = self.table;
        let columns = |cells: [&str; 5]| cells.map(|cell| right(cell, 10)).concat();
        let heads = columns(["coins", "servants", "nobility", "VP", "to place"]);
        let mut lines = vec![left("Players", NUMBERS) + &heads];
        for seat in table.each_seat() {
            let player = table.player(seat);
            let numbers = [
                player.coins.to_string(),
                player.servants.to_string(),
                player.nobility.to_string(),
                table.vp(seat).to_string(),
                player.merchants_left().to_string(),
            ];
            lines.push(numbered(seat) + &columns(numbers.each_ref().map(String::as_str)));
            let permits = |set: PermitSet| set.iter().map(named).collect::<Vec<_>>();
            let tiles = player.reward_tiles.iter().map(words::tile_and_vp);
            let queens = player.queens_rewards.iter().filter_map(|at| QUEENS_REWARDS.get(at));
            let tiles = tiles.chain(queens.map(|&vp| words::queens_reward(vp))).collect();
            let lists = [
                ("VP", words::vp_by_cause(player.vp, table.last_merchant_vp(seat))),
                ("ready", permits(player.ready)),
                ("used", permits(player.used)),
                ("tiles", tiles),
            ];
            for (head, items) in lists {
                if !items.is_empty() {
                    lines.extend(wrapped(&format!("    {head}"), INDENT, ",", items));
                }
            }
        }
        lines
    }

    /// Hands, deck and discards by colour.
    fn cards(&self) -> Vec<String> {
        let table = self.table;
        let columns = |cells: [String; 7], all: &str| {
            cells.map(|cell| right(&cell, 5)).concat() + &right(all, 7)
        };
        let letters = Politics::ALL.map(|card| card.letter().to_string());
        let mut lines = vec![left("Politics cards", NUMBERS) + &columns(letters, "all")];
        let mut pile = |head: &str, cards: Cards| {
            let cells = Politics::ALL.map(|card| match cards.count(card) {
                0 => "·".to_owned(),
                count => count.to_string(),
            });
            lines.push(left(head, NUMBERS) + &columns(cells, &cards.len().to_string()));
        };
        for seat in table.each_seat() {
            pile(&numbered(seat), self.state.hand(seat));
        }
        pile("  deck", self.state.deck());
        pile("  discards", table.discards);
        lines
    }

    fn tiles_left(&self) -> Vec<String> {
        let table = self.table;
        let free = RewardTile::ALL.into_iter().filter(|&tile| table.owner(tile).is_none());
        let taken = QUEENS_REWARDS.len().saturating_sub(usize::from(table.queens_rewards_left));
        let queens = QUEENS_REWARDS.iter().skip(taken).map(|&vp| words::queens_reward(vp));
        let mut tiles: Vec<String> = free.map(words::tile_and_vp).chain(queens).collect();
        if tiles.is_empty() {
            tiles.push("none".to_owned());
        }
        wrapped("Tiles left", INDENT, ",", tiles)
    }
}

/// The seat's number, as it stands in the cities, and its name.
fn numbered(seat: Seat) -> String {
    left(&format!("  {} {}", number(seat), name(seat)), NUMBERS)
}

fn number(seat: Seat) -> String {
    seat.0.to_string()
}

fn row(head: &str, rest: &str) -> String {
    left(&format!("  {head}"), INDENT) + rest
}
