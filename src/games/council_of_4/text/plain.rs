//! The whole table as plain text for a terminal, at most 80 columns wide, in the letters and words
//! of the notation.

use super::sheet::in_columns;
use super::{letters, named};
use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{City, CityColour, CitySet, Region};
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Permit, Politics, QUEENS_REWARDS, RewardTile,
};
use crate::games::council_of_4::rules::permits::PermitSet;
use crate::games::council_of_4::rules::state::{
    Decision, Gain, LastRound, PublicState, State, Turn, VpGained,
};
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::text::Subjects;
use crate::rules::Seat;
use crate::text::columns::{cut, left, right, wrapped};
use crate::text::people::name_of;
use crate::text::text;

/// The texts of the table in a terminal.
#[allow(missing_docs, reason = "the names say it")]
pub struct PlainText {
    /// Board, round and turn, counted from 1.
    pub heading: fn(&str, u16, u32) -> String,
    pub nobility: fn(NobilityVariant) -> String,
    pub began: fn(&str) -> String,
    pub decision: fn(&str, Decision) -> String,
    pub turn: fn(Turn) -> String,
    pub among: &'static str,
    pub then: &'static str,
    /// Parts: the permit, the bonuses still to come, nobility steps before them, the slot filled
    /// after.
    pub gain_permit: fn(Permit, &[Bonus], u8, Option<Slot>) -> Vec<String>,
    pub gain_tokens: fn(CitySet, u8) -> Vec<String>,
    pub last_round: fn(&str, LastRound) -> String,
    pub councils: &'static str,
    pub legend: fn() -> String,
    pub reserve: &'static str,
    pub face_up: &'static str,
    pub no_permit: &'static str,
    /// The number of unseen permits, and the ones put under them.
    pub deck: fn(u8, &[String]) -> Vec<String>,
    pub cities: [&'static str; 5],
    pub city_colour: fn(CityColour) -> &'static str,
    pub no_token: &'static str,
    pub queen: &'static str,
    pub players: [&'static str; 6],
    pub vp: &'static str,
    pub vp_by_cause: fn(VpGained, u16) -> Vec<String>,
    pub ready: &'static str,
    pub used: &'static str,
    pub tiles: &'static str,
    pub tile: fn(RewardTile) -> String,
    pub queens_reward: fn(u16) -> String,
    pub cards: &'static str,
    pub all: &'static str,
    pub cards_deck: &'static str,
    pub discards: &'static str,
    pub tiles_left: &'static str,
    pub none: &'static str,
}

/// Cards that are known, or only their number.
#[derive(Clone, Copy)]
enum Pile {
    Known(Cards),
    Unknown(u8),
}

impl Pile {
    fn len(self) -> u8 {
        match self {
            Pile::Known(cards) => cards.len(),
            Pile::Unknown(count) => count,
        }
    }
}

/// Returns the table with all hands and the deck; `names` are those of the seats.
pub fn state(state: &State, names: &[String]) -> String {
    let hands = std::array::from_fn(|seat| Pile::Known(state.hand(Seat(seat as u8))));
    Shown { table: state.table(), hands, deck: Pile::Known(state.deck()), names }.text()
}

/// Returns the table as one seat, or an onlooker, may see it; `names` are those of the seats.
pub fn view(view: &View, names: &[String]) -> String {
    let hand = |seat: usize| {
        let own = view.seat.is_some_and(|own| own.index() == seat);
        if own { Pile::Known(view.hand) } else { Pile::Unknown(view.hand_sizes[seat]) }
    };
    let deck = Pile::Unknown(view.deck_size);
    Shown { table: &view.table, hands: std::array::from_fn(hand), deck, names }.text()
}

/// Columns before the second column.
const INDENT: usize = 13;
/// Columns of a name.
const NAME: usize = 20;

struct Shown<'a> {
    table: &'a PublicState,
    hands: [Pile; 4],
    deck: Pile,
    names: &'a [String],
}

impl Shown<'_> {
    fn text(&self) -> String {
        let mut sections = vec![
            self.heading(),
            self.decision(),
            self.councils(),
            self.permits(),
            self.cities(),
            self.players(),
            self.cards(),
            self.tiles_left(),
        ];
        if self.table.decision == Decision::Over {
            let hand_sizes = self.hands.map(Pile::len);
            sections.push(
                in_columns(self.table, hand_sizes, self.names).lines().map(str::to_owned).collect(),
            );
        }
        let sections: Vec<String> = sections
            .iter()
            .map(|lines| lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect())
            .collect();
        sections.join("\n")
    }

    fn name(&self, seat: Seat) -> String {
        cut(&name_of(self.names, seat), NAME)
    }

    /// Returns the seat's number, as in the cities, and its name.
    fn numbered(&self, seat: Seat) -> String {
        left(&format!("  {} {}", number(seat), self.name(seat)), NAME + 4)
    }

    fn heading(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let turn = u32::from(table.turn.number) + 1;
        vec![
            (say.heading)(&table.sides.to_string(), table.round(), turn),
            format!("{} {}", (say.nobility)(table.nobility), (say.began)(&self.name(table.first))),
        ]
    }

    /// Returns the decision to make, and the gains that follow it.
    fn decision(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let name = self.name(table.turn.seat);
        let mut lines = vec![(say.decision)(&name, table.decision)];
        if table.decision != Decision::Over {
            lines.push((say.turn)(table.turn));
        }
        if table.decision == Decision::RepeatPermit {
            let named = |permit: Permit| format!("{permit} {}", bonuses(permit.bonuses()));
            let permits = table.player(table.turn.seat).permits().iter().map(named).collect();
            lines.extend(wrapped(&format!("  {}", say.among), INDENT, ";", permits));
        }
        let gains = table.gains().map(|gain| match gain {
            Gain::Permit { permit, next, steps, refill } => {
                let rest = permit.bonuses().get(usize::from(next)..).unwrap_or_default();
                let deck = &table.decks[permit.region().index()];
                let refill = refill.filter(|_| !deck.is_empty());
                (say.gain_permit)(permit, rest, steps, refill)
            }
            Gain::Tokens { cities, steps } => {
                let with_token = cities.iter().filter(|&city| table.tokens.of(city).is_some());
                (say.gain_tokens)(with_token.collect(), steps)
            }
        });
        // Those that have nothing left to bring only wait to be put away.
        for (at, gain) in gains.filter(|parts| !parts.is_empty()).enumerate() {
            let head = if at == 0 { say.then } else { "" };
            lines.extend(wrapped(&format!("  {head}"), INDENT, ",", gain));
        }
        if let Some(last) = table.last_round {
            lines.push((say.last_round)(&self.name(last.by), last));
        }
        lines
    }

    fn councils(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let mut lines = vec![say.councils.to_owned()];
        lines.extend(Council::ALL.map(|council| {
            let colours = table.council(council).map(|colour| colour.letter().to_string());
            row(council.word(), &colours.join(" "))
        }));
        let reserve = Colour::ALL.into_iter().filter(|colour| table.reserve[colour.index()] > 0);
        let reserve: Vec<String> = reserve
            .map(|colour| format!("{} {}", table.reserve[colour.index()], colour.letter()))
            .collect();
        lines.push(row(say.reserve, &reserve.join("  ")));
        lines.push(row("", &(say.legend)()));
        lines
    }

    fn permits(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let mut lines = vec![say.face_up.to_owned()];
        for region in Region::ALL {
            for slot in Slot::ALL {
                let permit =
                    table.permit(region, slot).map_or(say.no_permit.to_owned(), |permit| {
                        format!(
                            "{permit}  {}  {}",
                            left(&letters(permit), 5),
                            bonuses(permit.bonuses())
                        )
                    });
                let head = if slot == Slot::First { region.word() } else { "" };
                lines.push(row(head, &format!("{}  {permit}", slot.index() + 1)));
            }
            let deck = table.decks[region.index()];
            let under: Vec<String> = deck.under(region).map(|permit| permit.to_string()).collect();
            lines.extend(wrapped("", INDENT, "", (say.deck)(deck.unseen_len(), &under)));
        }
        lines
    }

    fn cities(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let columns = |[city, colour, token, roads, who]: [&str; 5]| {
            [left(city, 11), left(colour, 8), left(token, 23), left(roads, 7), who.to_owned()]
                .concat()
        };
        let [title, colour, token, roads, who] = say.cities;
        let heads = columns(["", colour, token, roads, who]);
        let mut lines = vec![left(title, INDENT) + &heads];
        for region in Region::ALL {
            for city in region.cities().iter() {
                let token = table.tokens.of(city).map_or(say.no_token.to_owned(), |token| {
                    format!("{token} {}", bonuses(token.bonuses()))
                });
                let roads: String =
                    table.board().neighbours(city).iter().map(City::letter).collect();
                let mut who = Vec::new();
                who.extend((table.queen == city).then(|| say.queen.to_owned()));
                let merchants = table.each_seat();
                who.extend(
                    merchants
                        .filter(|&seat| table.player(seat).merchants.contains(city))
                        .map(number),
                );
                who.extend(table.neutral.contains(city).then(|| text().words().neutral.to_owned()));
                let head = if Some(city) == region.cities().first() { region.word() } else { "" };
                let name = format!("{city} {}", City::name(city));
                let colour = (say.city_colour)(table.board().colour(city));
                lines.push(row(head, &columns([&name, colour, &token, &roads, &who.join(" ")])));
            }
        }
        lines
    }

    fn players(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let [title, coins, servants, nobility, vp, to_place] = say.players;
        let columns = |cells: [&str; 5]| cells.map(|cell| right(cell, 10)).concat();
        let heads = columns([coins, servants, nobility, vp, to_place]);
        let mut lines = vec![left(title, NAME + 4) + &heads];
        for seat in table.each_seat() {
            let player = table.player(seat);
            let numbers = [
                player.coins.to_string(),
                player.servants.to_string(),
                player.nobility.to_string(),
                table.vp(seat).to_string(),
                player.merchants_left().to_string(),
            ];
            lines.push(self.numbered(seat) + &columns(numbers.each_ref().map(String::as_str)));
            let permits = |set: PermitSet| set.iter().map(named).collect::<Vec<_>>();
            let tiles = player.reward_tiles.iter().map(say.tile);
            let queens = player.queens_rewards.iter().filter_map(|at| QUEENS_REWARDS.get(at));
            let tiles = tiles.chain(queens.map(|&vp| (say.queens_reward)(vp))).collect();
            let lists = [
                (say.vp, (say.vp_by_cause)(player.vp, table.last_merchant_vp(seat))),
                (say.ready, permits(player.ready)),
                (say.used, permits(player.used)),
                (say.tiles, tiles),
            ];
            for (head, items) in lists {
                if !items.is_empty() {
                    lines.extend(wrapped(&format!("    {head}"), INDENT, ",", items));
                }
            }
        }
        lines
    }

    /// Returns hands, deck and discards by colour, as far as they are known.
    fn cards(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let columns = |cells: [String; 7], all: &str| {
            cells.map(|cell| right(&cell, 5)).concat() + &right(all, 7)
        };
        let letters = Politics::ALL.map(|card| card.letter().to_string());
        let mut lines = vec![left(say.cards, NAME + 4) + &columns(letters, say.all)];
        let mut pile = |head: &str, pile: Pile| {
            let cells = Politics::ALL.map(|card| match pile {
                Pile::Known(cards) if cards.count(card) == 0 => "·".to_owned(),
                Pile::Known(cards) => cards.count(card).to_string(),
                Pile::Unknown(_) => "?".to_owned(),
            });
            lines.push(left(head, NAME + 4) + &columns(cells, &pile.len().to_string()));
        };
        for (seat, &hand) in table.each_seat().zip(&self.hands) {
            pile(&self.numbered(seat), hand);
        }
        pile(&format!("  {}", say.cards_deck), self.deck);
        pile(&format!("  {}", say.discards), Pile::Known(table.discards));
        lines
    }

    fn tiles_left(&self) -> Vec<String> {
        let (table, say) = (self.table, &text().plain());
        let free = RewardTile::ALL.into_iter().filter(|&tile| table.owner(tile).is_none());
        let taken = QUEENS_REWARDS.len().saturating_sub(usize::from(table.queens_rewards_left));
        let queens = QUEENS_REWARDS.iter().skip(taken).map(|&vp| (say.queens_reward)(vp));
        let mut tiles: Vec<String> = free.map(say.tile).chain(queens).collect();
        if tiles.is_empty() {
            tiles.push(say.none.to_owned());
        }
        wrapped(say.tiles_left, INDENT, ",", tiles)
    }
}

fn number(seat: Seat) -> String {
    seat.0.to_string()
}

fn bonuses(of: &[Bonus]) -> String {
    let bonuses: Vec<String> = of.iter().map(|&bonus| (text().words().bonus)(bonus)).collect();
    bonuses.join(", ")
}

fn row(head: &str, rest: &str) -> String {
    left(&format!("  {head}"), INDENT) + rest
}
