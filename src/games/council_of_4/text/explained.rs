//! The tips in words.

use super::pieces::bonuses;
use super::tip::Tip;
use super::{Subjects, said};
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Council, ELECTION_COINS, JOKER_PRICE,
    JOKERS, MERCHANTS, MOST_COINS, NobilityVariant, PERMITS_PER_REGION, Politics, ROAD_PRICE,
    RewardTile, SEND_SERVANTS, SERVANT_PRICE, SERVANTS_ENGAGED, SERVANTS_PER_OTHER_MERCHANT,
    SpaceBonus, nobility_space,
};
use crate::games::council_of_4::scene::Kind;
use crate::text::text;

/// Returns the name of a symbol.
pub fn name(of: Tip) -> String {
    let say = text().tip();
    let single = match of {
        Tip::City(colour) => return say.city(colour),
        Tip::Card(Politics::Colour(colour)) => return say.card(colour),
        Tip::Councillor(colour) => return say.councillor(colour),
        Tip::Council(council) => return say.council_name(council),
        Tip::Region(region) => return text().pieces().region_name(region),
        Tip::Seat(colour) => return say.seat(colour),
        Tip::Tile(tile) => return say.tile(tile),
        Tip::Space(space, _) => return say.space(space),
        Tip::Action(kind) => return text().actions().kind_title(kind),
        Tip::Card(Politics::Joker) => say.joker(),
        Tip::Coins => say.coins(),
        Tip::Vp => say.vp(),
        Tip::Servants => say.servants(),
        Tip::Cards => say.cards(),
        Tip::Nobility => say.nobility(),
        Tip::MainAction => say.main_action(),
        Tip::RepeatToken => say.repeat_token(),
        Tip::RepeatTwoTokens => say.repeat_two_tokens(),
        Tip::FreePermit => say.free_permit(),
        Tip::RepeatPermit => say.repeat_permit(),
        Tip::Arrow => say.arrow(),
        Tip::Neutral => say.neutral(),
        Tip::Merchants => say.merchants(),
        Tip::Queen => say.queen(),
        Tip::QueensReward => say.queens_reward(),
        Tip::Permit => say.permit(),
        Tip::UsedPermit => say.used_permit(),
        Tip::PermitDeck => say.permit_deck(),
        Tip::EmptySlot => say.empty_slot(),
        Tip::CardDeck => say.card_deck(),
        Tip::Discards => say.discards(),
        Tip::AtTheEnd => say.at_the_end(),
        Tip::CoinSpace => say.coin_space(),
        Tip::ChainPlace => say.chain_place(),
        Tip::WayCost => say.way_cost(),
        Tip::Ladder => say.ladder(),
        Tip::EndTurn => say.end_turn(),
        Tip::Round => say.round(),
        Tip::Board => say.board(),
        Tip::Reveals => say.reveals(),
    };
    single.to_owned()
}

/// Returns what a symbol is for.
pub fn what(of: Tip) -> String {
    let say = text().tip();
    let single = match of {
        Tip::Coins => return say.coins_what(MOST_COINS),
        Tip::Neutral => return say.neutral_what(SERVANTS_PER_OTHER_MERCHANT),
        Tip::Merchants => return say.merchants_what(MERCHANTS),
        Tip::Queen => return say.queen_what(ROAD_PRICE),
        Tip::CoinSpace => return say.coin_space_what(MOST_COINS),
        Tip::WayCost => return say.way_cost_what(ROAD_PRICE),
        Tip::Ladder => return say.ladder_what(JOKER_PRICE),
        Tip::City(colour) => match RewardTile::of_colour(colour) {
            Some(tile) => return say.city_what(colour.cities(), colour, tile.vp()),
            None => say.royal_city_what(),
        },
        Tip::Card(Politics::Joker) => {
            let (price, jokers) = (JOKER_PRICE, JOKERS);
            return say.joker_what(said::tip::JokerWhat { price, jokers });
        }
        Tip::Card(Politics::Colour(colour)) => return say.card_what(colour),
        Tip::Councillor(colour) => return say.councillor_what(colour),
        Tip::Region(region) => {
            let (cities, tile) = (region.cities().len(), RewardTile::of_region(region));
            return say.region_what(cities, PERMITS_PER_REGION, tile.vp());
        }
        Tip::Seat(colour) => return say.seat_what(colour),
        Tip::Tile(tile) => return say.tile_what(tile.vp()),
        Tip::Space(space, variant) => return space_gives(space, variant),
        Tip::Action(kind) => return action(kind),
        Tip::Council(Council::Region(_)) => say.council_what(),
        Tip::Council(Council::Queen) => say.queens_council_what(),
        Tip::Vp => say.vp_what(),
        Tip::Servants => say.servants_what(),
        Tip::Cards => say.cards_what(),
        Tip::Nobility => say.nobility_what(),
        Tip::MainAction => say.main_action_what(),
        Tip::RepeatToken => say.repeat_token_what(),
        Tip::RepeatTwoTokens => say.repeat_two_tokens_what(),
        Tip::FreePermit => say.free_permit_what(),
        Tip::RepeatPermit => say.repeat_permit_what(),
        Tip::Arrow => say.arrow_what(),
        Tip::QueensReward => say.queens_reward_what(),
        Tip::Permit => say.permit_what(),
        Tip::UsedPermit => say.used_permit_what(),
        Tip::PermitDeck => say.permit_deck_what(),
        Tip::EmptySlot => say.empty_slot_what(),
        Tip::CardDeck => say.card_deck_what(),
        Tip::Discards => say.discards_what(),
        Tip::AtTheEnd => say.at_the_end_what(),
        Tip::ChainPlace => say.chain_place_what(),
        Tip::EndTurn => say.end_turn_what(),
        Tip::Round => say.round_what(),
        Tip::Board => say.board_what(),
        Tip::Reveals => say.reveals_what(),
    };
    single.to_owned()
}

/// Returns what a space of the nobility track gives.
fn space_gives(space: u8, variant: NobilityVariant) -> String {
    let say = text().tip();
    match nobility_space(space, variant) {
        None => say.space_nothing().to_owned(),
        Some(SpaceBonus::RepeatToken) => what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => say.space_gives(&bonuses(gains)),
    }
}

/// Returns what an action does.
fn action(kind: Kind) -> String {
    let say = text().tip();
    match kind {
        Kind::Elect => say.action_elect(ELECTION_COINS),
        Kind::Acquire => say.action_acquire().to_owned(),
        Kind::Place => say.action_place().to_owned(),
        Kind::PlaceWithQueen => say.action_queen(ROAD_PRICE),
        Kind::EngageServant => {
            let (servants, price) = (SERVANTS_ENGAGED, SERVANT_PRICE);
            say.action_engage(said::tip::ActionEngage { servants, price })
        }
        Kind::ChangePermits => say.action_change(CHANGE_PERMITS_SERVANTS),
        Kind::SendServant => say.action_send(SEND_SERVANTS),
        Kind::AdditionalMain => say.action_extra(ADDITIONAL_MAIN_SERVANTS),
        Kind::Answer => say.action_answer().to_owned(),
    }
}
