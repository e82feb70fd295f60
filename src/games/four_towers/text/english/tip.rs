//! Tips on the symbols of this game, in English.

use super::champions::{bonus, name as champion, skill, when};
use super::cover::seat_colour;
use super::words::{clan, clan_first, ring, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, DOUBLING, EXPANDS, FOLLOWERS, MAJORITY_POINTS, MERCENARIES, MERCHANTS, Ring,
    TOKENS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::text::tip::{Tip, TipText};

pub(in crate::games::four_towers::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Clan(of) => return format!("{} clan", clan_first(of)),
        Tip::Ring(of) => {
            return match of {
                Ring::Gorge => "Gorge",
                Ring::Valley => "Valleys",
                Ring::Hill => "Hills",
                Ring::Mountain => "Mountains",
            }
            .to_owned();
        }
        Tip::Trade(of) => {
            return match of {
                Trade::Mercenary => "Mercenary",
                Trade::Merchant => "Merchant",
                Trade::Mountaineer => "Mountaineer",
            }
            .to_owned();
        }
        Tip::Champion(of) => return champion(of).to_owned(),
        Tip::Seat(of) => return format!("Player: {}", seat_colour(of)),
        Tip::Peasant => "Peasant",
        Tip::Spirit => "Spirit",
        Tip::Follower => "Follower",
        Tip::Lord => "Lord",
        Tip::Demon => "Demon",
        Tip::Home => "Home",
        Tip::Outside => "Outside",
        Tip::City => "City of Fire",
        Tip::Tower => "Tower",
        Tip::Supply => "Supply",
        Tip::Temple => "Temple",
        Tip::Display => "Champions on show",
        Tip::Deck => "Champion deck",
        Tip::Price => "Price",
        Tip::Tokens => "Tokens",
        Tip::Bonus => "Bonus",
        Tip::Begin => "Beginning skill",
        Tip::End => "End skill",
        Tip::Gem => "Gem",
        Tip::Influence => "Influence",
        Tip::Down => "Marker down",
        Tip::Gold => "Gold sphere",
        Tip::Doubled => "Doubled",
        Tip::Points => "Points now",
        Tip::Majority => "Most mountaineers",
        Tip::Market => "Full market",
        Tip::White => "White space",
        Tip::TurnsLeft => "Turns left",
        Tip::Plays => "Ten plays",
        Tip::Closed => "Closed play",
        Tip::ToPlace => "To place",
        Tip::ToKeep => "To keep",
        Tip::Expands => "Would expand",
        Tip::Waiting => "Waiting",
        Tip::Cascade => "Cascade",
        Tip::FilledIn => "All as filled in",
        Tip::Follows => "A lord follows",
        Tip::Spare => "Spare",
        Tip::Reveals => "Reveals hidden information",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Clan(of) => {
            return format!(
                "One of four clans. Your {0} followers count once for every {0} lord.",
                clan(of)
            );
        }
        Tip::Ring(Ring::Gorge) => {
            "The innermost ring. One line of each village leads into the City."
        }
        Tip::Ring(Ring::Mountain) => "The outermost ring. One line of each village leads Outside.",
        Tip::Ring(Ring::Valley) => "The ring with the homes, between the gorge and the hills.",
        Tip::Ring(of @ Ring::Hill) => {
            return format!(
                "The ring between the valleys and the mountains. A mountaineer moves a peasant \
                 from the {} up.",
                ring(of)
            );
        }
        Tip::Trade(of) => return of_trade(of),
        Tip::Champion(of) => return whole_champion(of),
        Tip::Seat(_) => "Marks this player’s marker, panel and log.",
        Tip::Peasant => "Lives on the map or waits in the supply. You say where it goes.",
        Tip::Spirit => "Anyone in the temple or on a champion. Skills bring some of them back.",
        Tip::Follower => {
            return format!(
                "Brings a point for every lord of its clan at the end, and pays for champions. You \
                 can have {FOLLOWERS} of each clan."
            );
        }
        Tip::Lord => "Was pushed Outside. Makes everyone’s followers of its clan worth more.",
        Tip::Demon => {
            "Was pushed into the City, or followed there as a lord. Counts only for some \
             champions."
        }
        Tip::Home => {
            "Where the clan’s first peasant begins. If no village takes your peasants, any home \
             does."
        }
        Tip::Outside => "A peasant pushed through here becomes a lord, and your marker goes up 1.",
        Tip::City => {
            "A peasant pushed in here becomes a demon, and a lord of its clan follows. You may \
             then move another marker down 1."
        }
        Tip::Tower => "Shows the lords of a clan, with a lit window for each.",
        Tip::Supply => {
            "The peasants that can still be drawn. The game ends with the turn that empties it."
        }
        Tip::Temple => "Holds spirits and gems. Whatever is given up, paid or spent goes here.",
        Tip::Display => {
            return format!("You can buy one of these a turn, {BOUGHT} in the whole game.");
        }
        Tip::Deck => "Its order is the only hidden thing in the game.",
        Tip::Price => "What the champion costs: followers of yours, of any clans.",
        Tip::Tokens => {
            return format!(
                "The champion comes with {TOKENS}, and each use of the skill costs 1. Those left \
                 at the end bring 1 point each."
            );
        }
        Tip::Bonus => "Points that the champion brings at the end of the game.",
        Tip::Begin => "Works before you draw, in play 3. Once a turn.",
        Tip::End => "Works after assigning, in play 10. Once a turn.",
        Tip::Gem => {
            "Pays for the skills of some champions. On the track, the first marker to reach it \
             takes it; left at the end, it brings 1 point."
        }
        Tip::Influence => {
            "Points for the place of your marker. It goes up with lords and merchants, and down by \
             other players’ demons."
        }
        Tip::Down => "The marker goes down 1 space, but never below black and never off gold.",
        Tip::Gold => "The top of the track. A marker here is safe for good.",
        Tip::Doubled => {
            return format!(
                "Influence counts twice at the end. {DOUBLING} mercenaries do it, and it lasts \
                 when they leave."
            );
        }
        Tip::Points => "What each player would have if the game ended now.",
        Tip::Majority => {
            return format!(
                "More mountaineers than every other player: {MAJORITY_POINTS} points each, not \
                 {TRADE_POINTS}."
            );
        }
        Tip::Market => {
            return format!(
                "All {MERCHANTS} spaces are taken. With {BOUGHT} bought champions, a third one is \
                 free at the start of a turn."
            );
        }
        Tip::White => "Takes a merchant of any clan once the clan’s own space is taken.",
        Tip::TurnsLeft => {
            "Everyone has the same number of turns. The supply is empty after the last."
        }
        Tip::Plays => {
            "Always in this order. Draw, place and assign must be done; a later play closes the \
             earlier ones."
        }
        Tip::Closed => "A later play is done already. Undo goes back to before it.",
        Tip::ToPlace => "The peasant that goes on the map. You can choose another one.",
        Tip::ToKeep => "Stays with you after placing, as a follower or in a trade.",
        Tip::Expands => {
            return format!(
                "With one more there are {EXPANDS} peasants: one leaves along each line."
            );
        }
        Tip::Waiting => "Has enough peasants to expand, and does so before anything else happens.",
        Tip::Cascade => {
            "One expansion fills the next village. How many there are doesn’t depend on your \
             choices."
        }
        Tip::FilledIn => {
            "Plays out the rest of the cascade with the ways that are filled in. That’s a \
             convention, not advice."
        }
        Tip::Follows => "A lord of the demon’s clan becomes a demon, too. It moves no marker.",
        Tip::Spare => "Moves no marker down for this demon.",
        Tip::Reveals => {
            "Turns up a new champion. After that you can undo it only when alone against bots, \
             which marks the game as assisted."
        }
    }
    .to_owned()
}

fn of_trade(of: Trade) -> String {
    match of {
        Trade::Mercenary => format!(
            "{TRADE_POINTS} points each, up to {MERCENARIES}, and {DOUBLING} double your \
             influence. Given up, a {} removes a peasant from the map.",
            trade(of)
        ),
        Trade::Merchant => format!(
            "{TRADE_POINTS} points each, and {MERCHANTS} make a third champion free. Given up, a \
             {} moves your marker up 1.",
            trade(of)
        ),
        Trade::Mountaineer => format!(
            "{TRADE_POINTS} points each, or {MAJORITY_POINTS} if you have most. Given up, a {} \
             moves a peasant from the hills to the mountains.",
            trade(of)
        ),
    }
}

fn whole_champion(of: Champion) -> String {
    let skill = skill(of);
    let skill = skill.trim_end_matches('.');
    format!("{}. {skill}; at the end, {}.", when(of.when()), bonus(of))
}
