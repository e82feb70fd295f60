//! An independent account of a game of Council of 4: it starts from the table as dealt and then follows only
//! the events, so that unreported changes and false reports are noticed.

use curia::games::council_of_4::rules::action::{Action, Slot};
use curia::games::council_of_4::rules::board::{City, CitySet, Region};
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components::{Bonus, Colour, Permit, RewardTile, Token};
use curia::games::council_of_4::rules::event::{Event, Gained, Price, Source};
use curia::games::council_of_4::rules::permits::PermitSet;
use curia::games::council_of_4::rules::scoring::{ranking, scores};
use curia::games::council_of_4::rules::state::{Decision, State, Tokens};
use curia::rules::Seat;

#[derive(Clone, Debug, Default, PartialEq)]
struct Purse {
    coins: u8,
    servants: u16,
    nobility: u8,
    vp: [u16; 4],
    hand: Cards,
    merchants: CitySet,
    ready: PermitSet,
    used: PermitSet,
    tiles: Vec<RewardTile>,
    queens: Vec<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    purses: Vec<Purse>,
    councils: [[Colour; 4]; 4],
    reserve: [u8; 6],
    deck: Cards,
    discards: Cards,
    face_up: [[Option<Permit>; 2]; 3],
    unseen: [PermitSet; 3],
    under: [Vec<Permit>; 3],
    queen: City,
    queens_left: usize,
    turn: (u8, u16, u8, bool, bool),
    decision: Decision,
    last_merchant: Option<Seat>,
    tokens: Tokens,
    /// Cards announced and not drawn yet.
    cards_due: u8,
}

impl Account {
    /// Opens the account of a game just dealt: the public table, and the rest from the events.
    pub fn open(state: &State, deal: &[Event]) -> Account {
        let table = state.table();
        let purse = |seat: Seat| {
            let player = table.player(seat);
            Purse { coins: player.coins, servants: player.servants, ..Purse::default() }
        };
        let mut account = Account {
            purses: table.each_seat().map(purse).collect(),
            councils: table.councils,
            reserve: table.reserve,
            deck: Cards::supply(),
            discards: Cards::EMPTY,
            face_up: [[None; 2]; 3],
            unseen: Region::ALL
                .map(|region| Permit::all().filter(|it| it.region() == region).collect()),
            under: [const { Vec::new() }; 3],
            queen: table.board.royal_city(),
            queens_left: 5,
            turn: (table.first.0, 0, 1, false, false),
            decision: Decision::Turn,
            last_merchant: None,
            tokens: table.tokens,
            cards_due: 0,
        };
        deal.iter().for_each(|event| account.follow(event));
        account
    }

    /// Books an action: its cost in the turn by kind, then its events.
    pub fn book(&mut self, action: Action, events: &[Event]) {
        use Action::{
            Acquire, AdditionalMain, ChangePermits, ChooseToken, ChooseTokens, DeclinePermit,
            Elect, EndTurn, EngageServant, Place, PlaceWithQueen, RepeatPermit, SendServant,
            TakePermit,
        };
        match action {
            Elect { .. } | Acquire { .. } | Place { .. } | PlaceWithQueen { .. } => {
                self.turn.2 -= 1;
                self.turn.3 = true;
            }
            EngageServant | ChangePermits { .. } | SendServant { .. } | AdditionalMain => {
                assert!(!self.turn.4, "a second quick action");
                self.turn.4 = true;
            }
            EndTurn => assert!(self.turn.3, "the main action is compulsory"),
            ChooseToken { .. }
            | TakePermit { .. }
            | DeclinePermit
            | RepeatPermit { .. }
            | ChooseTokens { .. } => {
                assert_ne!(self.decision, Decision::Turn, "an answer to nothing");
                self.decision = Decision::Turn;
            }
        }
        events.iter().for_each(|event| self.follow(event));
        assert_eq!(self.cards_due, 0, "cards announced, but not drawn");
    }

    fn purse(&mut self, seat: Seat) -> &mut Purse {
        &mut self.purses[seat.index()]
    }

    fn follow(&mut self, event: &Event) {
        match *event {
            Event::TurnBegan { seat, number } => self.turn = (seat.0, number, 1, false, false),
            Event::CardDrawn { seat, card } => {
                let card = card.expect("the full event");
                assert!(self.deck.count(card) > 0, "no such card is left");
                self.deck.remove(card);
                self.purse(seat).hand.add(card);
                self.cards_due = self.cards_due.saturating_sub(1);
            }
            Event::NoCardLeft { .. } => {
                assert!(self.deck.is_empty() && self.discards.is_empty());
                self.cards_due = self.cards_due.saturating_sub(1);
            }
            Event::DiscardsShuffled => {
                assert!(self.deck.is_empty() && !self.discards.is_empty());
                self.deck = std::mem::take(&mut self.discards);
            }
            Event::Paid { seat, price } => self.pay(seat, price),
            Event::Elected { council, entered, left, .. } => {
                let [first, second, third, last] = self.councils[council.index()];
                assert_eq!(left, last);
                self.councils[council.index()] = [entered, first, second, third];
                self.reserve[entered.index()] -= 1;
                self.reserve[left.index()] += 1;
            }
            Event::PermitTaken { seat, permit, slot, .. } => {
                let place = &mut self.face_up[permit.region().index()][slot.index()];
                assert_eq!(place.take(), Some(permit));
                self.purse(seat).ready.insert(permit);
            }
            Event::PermitsChanged { region, .. } => {
                for slot in Slot::ALL {
                    let permit = self.face_up[region.index()][slot.index()].take();
                    self.under[region.index()].extend(permit);
                }
            }
            Event::SlotFilled { permit, slot, was_hidden } => self.fill(permit, slot, was_hidden),
            Event::QueenMoved { from, to } => {
                assert_eq!(from, self.queen);
                self.queen = to;
            }
            Event::MerchantPlaced { seat, city, permit } => {
                let purse = self.purse(seat);
                assert!(!purse.merchants.contains(city));
                purse.merchants.insert(city);
                if let Some(permit) = permit {
                    assert!(purse.ready.contains(permit) && permit.cities().contains(city));
                    purse.ready.remove(permit);
                    purse.used.insert(permit);
                }
            }
            Event::RewardTileClaimed { seat, tile, queens_reward } => {
                assert!(self.purses.iter().all(|purse| !purse.tiles.contains(&tile)));
                self.purse(seat).tiles.push(tile);
                let top = (self.queens_left > 0).then(|| 5 - self.queens_left);
                assert_eq!(queens_reward.map(usize::from), top);
                if let Some(place) = top {
                    self.queens_left -= 1;
                    self.purse(seat).queens.push(place);
                }
            }
            Event::Gained { seat, gain, source } => self.gain(seat, gain, source),
            Event::ChoiceOpened { decision, .. } => self.decision = decision,
            Event::LastRoundBegan { seat } => {
                assert_eq!(self.last_merchant.replace(seat), None);
                assert_eq!(self.purse(seat).merchants.len(), 10);
            }
            Event::TurnEnded { seat } => assert_eq!(seat.0, self.turn.0),
            Event::GameEnded => self.decision = Decision::Over,
            Event::PermitDeclined { .. } => {}
        }
    }

    fn pay(&mut self, seat: Seat, price: Price) {
        let purse = self.purse(seat);
        purse.coins = purse.coins.checked_sub(price.coins).expect("enough coins");
        purse.servants = purse.servants.checked_sub(price.servants).expect("enough servants");
        assert!(purse.hand.contains_all(price.cards));
        purse.hand = purse.hand.minus(price.cards);
        self.discards = self.discards.plus(price.cards);
    }

    fn fill(&mut self, permit: Permit, slot: Slot, was_hidden: bool) {
        let region = permit.region().index();
        let place = &mut self.face_up[region][slot.index()];
        assert_eq!(place.replace(permit), None, "the slot was not empty");
        assert_eq!(was_hidden, self.unseen[region].len() > 1);
        if self.unseen[region].is_empty() {
            assert_eq!(self.under[region].remove(0), permit);
        } else {
            assert!(self.unseen[region].contains(permit));
            self.unseen[region].remove(permit);
        }
    }

    fn gain(&mut self, seat: Seat, gain: Gained, source: Source) {
        let purse = &mut self.purses[seat.index()];
        match gain {
            Gained::Coins { amount, lost } => {
                purse.coins += amount;
                assert!(purse.coins <= 20 && (lost == 0 || purse.coins == 20));
            }
            Gained::Servants(amount) => purse.servants += u16::from(amount),
            Gained::Vp(amount) => {
                let cause = match source {
                    Source::Permit(_) => 0,
                    Source::Token(_) => 1,
                    Source::NobilitySpace(_) => 2,
                    Source::LastMerchant => 3,
                    Source::Action => panic!("no action brings VP"),
                };
                purse.vp[cause] += amount;
            }
            Gained::Cards(amount) => self.cards_due += amount,
            Gained::NobilityStep(space) => {
                purse.nobility += 1;
                assert_eq!(purse.nobility, space);
                match source {
                    Source::Permit(permit) => assert!(
                        (purse.ready.contains(permit) || purse.used.contains(permit))
                            && permit.bonuses().iter().any(|of| matches!(of, Bonus::Nobility(_)))
                    ),
                    Source::Token(city) => assert!(
                        purse.merchants.contains(city)
                            && self.tokens.of(city).is_some_and(Token::is_nobility)
                    ),
                    source => panic!("{source:?} brings no step"),
                }
            }
            Gained::MainAction => self.turn.2 += 1,
        }
    }

    /// Checks the account against the state.
    pub fn agrees_with(&self, state: &State) {
        let table = state.table();
        for (seat, purse) in table.each_seat().zip(&self.purses) {
            let player = table.player(seat);
            let last = table.last_merchant_vp(seat);
            let on_the_table = Purse {
                coins: player.coins,
                servants: player.servants,
                nobility: player.nobility,
                vp: [player.vp.permits, player.vp.tokens, player.vp.nobility, last],
                hand: state.hand(seat),
                merchants: player.merchants,
                ready: player.ready,
                used: player.used,
                tiles: purse.tiles.clone(),
                queens: player.queens_rewards.iter().collect(),
            };
            assert_eq!(*purse, on_the_table, "{seat:?}");
            assert_eq!(purse.vp.iter().sum::<u16>(), table.vp(seat));
            let mut tiles = purse.tiles.clone();
            tiles.sort_unstable();
            assert!(player.reward_tiles.iter().eq(tiles), "{seat:?}");
        }
        let turn = table.turn;
        let on_the_table = Account {
            purses: self.purses.clone(),
            councils: table.councils,
            reserve: table.reserve,
            deck: state.deck(),
            discards: table.discards,
            face_up: table.face_up,
            unseen: Region::ALL.map(|region| table.decks[region.index()].unseen(region)),
            under: Region::ALL.map(|region| table.decks[region.index()].under(region).collect()),
            queen: table.queen,
            queens_left: usize::from(table.queens_rewards_left),
            turn: (turn.seat.0, turn.number, turn.main_left, turn.main_taken, turn.quick_taken),
            decision: table.decision,
            last_merchant: table.last_round.map(|last| last.by),
            tokens: table.tokens,
            cards_due: 0,
        };
        assert_eq!(*self, on_the_table);
    }

    /// Checks the final scores and the winners against the account, counted by hand.
    pub fn agrees_with_the_end(&self, state: &State, winners: &[Seat]) {
        let mut spaces: Vec<u8> = self.purses.iter().map(|purse| purse.nobility).collect();
        spaces.sort_unstable_by(|one, other| other.cmp(one));
        let tied_for_first = spaces[0] == spaces[1];
        let most = self.purses.iter().map(|purse| purse.ready.len() + purse.used.len()).max();
        let results: Vec<(u16, u16)> = self
            .purses
            .iter()
            .map(|purse| {
                let tiles: u16 = purse.tiles.iter().map(|&tile| tile_vp(tile)).sum();
                let queens: u16 = purse.queens.iter().map(|&at| [25, 18, 12, 7, 3][at]).sum();
                let nobility = if purse.nobility == spaces[0] {
                    5
                } else if purse.nobility == spaces[1] && !tied_for_first {
                    2
                } else {
                    0
                };
                let leads = most == Some(purse.ready.len() + purse.used.len());
                let permits = if leads { 3 } else { 0 };
                let vp = purse.vp.iter().sum::<u16>() + tiles + queens + nobility + permits;
                (vp, purse.servants + u16::from(purse.hand.len()))
            })
            .collect();
        let sizes = std::array::from_fn(|at| state.hand(Seat(at as u8)).len());
        let scores = scores(state.table(), sizes);
        let scored: Vec<(u16, u16)> =
            scores.iter().map(|score| (score.total(), score.tie_break)).collect();
        assert_eq!(scored, results);
        let best = results.iter().max();
        let first: Vec<Seat> =
            state.table().each_seat().filter(|seat| Some(&results[seat.index()]) == best).collect();
        assert_eq!(winners, first);
        assert_eq!(ranking(&scores).first(), Some(&first));
    }
}

fn tile_vp(tile: RewardTile) -> u16 {
    match tile {
        RewardTile::Coast | RewardTile::Hills | RewardTile::Mountains | RewardTile::Iron => 5,
        RewardTile::Gold => 20,
        RewardTile::Silver => 12,
        RewardTile::Bronze => 8,
    }
}
