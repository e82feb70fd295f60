//! Tips in German.

use super::words::{
    bonuses, card, city_stem, coins, colour, council, feminine, region, reward, servants,
};
use crate::games::council_of_4::rules::board::CityColour;
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Colour, Council, ELECTION_COINS,
    JOKER_PRICE, JOKERS, MERCHANTS, MOST_COINS, NobilityVariant, PERMITS_PER_REGION, Politics,
    ROAD_PRICE, RewardTile, SEND_SERVANTS, SERVANT_PRICE, SERVANTS_ENGAGED,
    SERVANTS_PER_OTHER_MERCHANT, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::tip::{Tip, TipText};
use crate::record::SeatColour;
use crate::text::text;
use crate::text::told::first_upper;

pub(in crate::games::council_of_4::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Coins => "Münzen".to_owned(),
        Tip::Vp => "Siegpunkte (SP)".to_owned(),
        Tip::Servants => "Diener".to_owned(),
        Tip::Cards => "Politikkarten".to_owned(),
        Tip::Nobility => "Adel".to_owned(),
        Tip::MainAction => "Zusätzliche Hauptaktion".to_owned(),
        Tip::RepeatToken => "Ein Stadtmarker noch einmal".to_owned(),
        Tip::RepeatTwoTokens => "2 Stadtmarker noch einmal".to_owned(),
        Tip::FreePermit => "Kostenlose Lizenz".to_owned(),
        Tip::RepeatPermit => "Eine Lizenz noch einmal".to_owned(),
        Tip::City(of) => format!("{}stadt", city_stem(of)),
        Tip::Card(Politics::Joker) => card(Politics::Joker).to_owned(),
        Tip::Card(Politics::Colour(of)) => format!("{} Karte", first_upper(feminine(of))),
        Tip::Councillor(of) => format!("Ratsmitglied in {}", colour(of)),
        Tip::Council(of) => format!("Rat der {}", council(of)),
        Tip::Arrow => "Eingang eines Rats".to_owned(),
        Tip::Region(of) => region(of).to_owned(),
        Tip::Seat(SeatColour::Scarlet) => "Spieler in Scharlach".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Spieler in Kobalt".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Spieler in Waldgrün".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Spieler in Bernstein".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Spieler in Onyx".to_owned(),
        Tip::Neutral => "Neutraler Händler".to_owned(),
        Tip::Merchants => "Händler zu setzen".to_owned(),
        Tip::Queen => "Die Königin".to_owned(),
        Tip::Tile(of) => reward(of),
        Tip::QueensReward => "Belohnung der Königin".to_owned(),
        Tip::Permit => "Lizenz".to_owned(),
        Tip::UsedPermit => "Benutzte Lizenz".to_owned(),
        Tip::PermitDeck => "Lizenzstapel".to_owned(),
        Tip::EmptySlot => "Leerer Platz".to_owned(),
        Tip::CardDeck => "Stapel der Politikkarten".to_owned(),
        Tip::Discards => "Ablage der Politikkarten".to_owned(),
        Tip::AtTheEnd => "Wäre die Partie jetzt zu Ende".to_owned(),
        Tip::Space(space, _) => format!("Adelsfeld {space}"),
        Tip::CoinSpace => "Münzleiste".to_owned(),
        Tip::ChainPlace => "Reihenfolge in der Kette".to_owned(),
        Tip::WayCost => "Der Weg der Königin".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Preis in Münzen".to_owned(),
        Tip::EndTurn => "Zug beenden".to_owned(),
        Tip::Round => "Runde und Zug".to_owned(),
        Tip::Board => "Spielplan".to_owned(),
        Tip::Reveals => "Deckt Verdecktes auf".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "Damit bezahlst du Lizenzen, den Weg der Königin und neue Diener. Kein Spieler kann \
             mehr als {MOST_COINS} haben."
        ),
        Tip::Vp => "Am Ende gewinnen die meisten SP.".to_owned(),
        Tip::Servants => {
            "Damit bezahlst du Schnellaktionen und das Setzen neben andere Händler.".to_owned()
        }
        Tip::Cards => "Passen zu Ratsmitgliedern derselben Farbe. Zu Beginn jedes Zuges ziehst du \
                       eine."
            .to_owned(),
        Tip::Nobility => "Jeder Schritt bringt dich auf der Adelsleiste 1 Feld weiter. Ein Feld \
                          mit Symbol gibt dir seinen Bonus, wenn du es erreichst."
            .to_owned(),
        Tip::MainAction => "Du darfst in diesem Zug noch eine Hauptaktion machen.".to_owned(),
        Tip::RepeatToken => "Gibt dir noch einmal den Marker einer Stadt mit einem Händler von \
                             dir. Marker mit Adelsschritt sind ausgenommen."
            .to_owned(),
        Tip::RepeatTwoTokens => "Gibt dir noch einmal die Marker von 2 verschiedenen Städten mit \
                                 Händlern von dir. Marker mit Adelsschritt sind ausgenommen."
            .to_owned(),
        Tip::FreePermit => {
            "Gibt dir kostenlos eine beliebige offene Lizenz mit ihren Boni. Du kannst auch \
             ablehnen."
                .to_owned()
        }
        Tip::RepeatPermit => {
            "Gibt dir noch einmal alle Boni einer deiner Lizenzen, bereit oder benutzt.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "Hier beginnt die Königin. Die Stadt hat keinen Marker und zählt für keine Farbe, aber \
             sie verbindet deine Händler wie jede andere."
                .to_owned()
        }
        Tip::City(of) => colour_tile(of),
        Tip::Card(Politics::Joker) => format!(
            "Passt zu jedem Ratsmitglied und kostet {} mehr. Im Stapel sind {JOKERS} davon.",
            coins(JOKER_PRICE.into())
        ),
        Tip::Card(Politics::Colour(of)) => {
            format!("Passt zu einem Ratsmitglied in {}. Ihr Zeichen: {}.", colour(of), emblem(of))
        }
        Tip::Councillor(of) => format!(
            "Eine {} Karte oder ein Joker passt dazu. Sein Zeichen: {}.",
            feminine(of),
            emblem(of)
        ),
        Tip::Council(Council::Region(_)) => "Vergibt die Lizenzen der Region. Mit Karten, die zu \
                                             seinen Mitgliedern passen, erwirbst du eine offene."
            .to_owned(),
        Tip::Council(Council::Queen) => "Gewährt die Hilfe der Königin. Mit Karten, die zu seinen \
                                         Mitgliedern passen, führst du sie in eine Stadt und setzt \
                                         einen Händler dorthin."
            .to_owned(),
        Tip::Arrow => "Hier tritt ein neues Ratsmitglied ein. Die anderen rücken weiter, und das \
                       letzte am anderen Ende geht in den Vorrat."
            .to_owned(),
        Tip::Region(of) => format!(
            "{} Städte, ein Rat und {PERMITS_PER_REGION} Lizenzen. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "Figuren mit {} Kopf gehören diesem Spieler: seine Händler und seine Marken auf den \
             Leisten.",
            match of {
                SeatColour::Scarlet => "rundem",
                SeatColour::Cobalt => "eckigem",
                SeatColour::Forest => "dreieckigem",
                SeatColour::Amber => "rautenförmigem",
                SeatColour::Onyx => "sternförmigem",
            }
        ),
        Tip::Neutral => format!(
            "Gehört niemandem und kommt nur im Spiel zu zweit vor. In seine Stadt zu setzen kostet \
             {}, wie neben jedem anderen Händler.",
            servants(SERVANTS_PER_OTHER_MERCHANT)
        ),
        Tip::Merchants => format!(
            "Jeder Spieler hat {MERCHANTS} und kann 1 in jede Stadt setzen. Der erste Spieler, der \
             alle gesetzt hat, beginnt die letzte Runde."
        ),
        Tip::Queen => format!(
            "Reist auf Straßen in die Stadt, in die du mit ihrer Hilfe setzt. Jede Straße kostet \
             {}.",
            coins(ROAD_PRICE.into())
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => "Kommt zu jeder anderen Belohnung dazu, von oben an, solange welche \
                              da sind. Ihre SP zählen am Ende."
            .to_owned(),
        Tip::Permit => "Damit kannst du 1 Händler in eine ihrer Städte setzen. Ihre Boni erhältst \
                        du einmal, wenn du sie bekommst."
            .to_owned(),
        Tip::UsedPermit => "Hat ihren Händler schon gesetzt. Sie zählt weiter für die meisten \
                            Lizenzen, und ihre Boni lassen sich wiederholen."
            .to_owned(),
        Tip::PermitDeck => {
            "Lizenzen dieser Region, die noch kommen. Die Zahl sagt, wie viele.".to_owned()
        }
        Tip::EmptySlot => "Bekommt die nächste Lizenz vom Stapel, sobald alle Boni erhalten sind. \
                           Ist der Stapel leer, bleibt auch der Platz leer."
            .to_owned(),
        Tip::CardDeck => {
            "Politikkarten, die noch zu ziehen sind. Gehen sie aus, wird die Ablage zum neuen \
             Stapel."
                .to_owned()
        }
        Tip::Discards => {
            "Gezahlte Politikkarten. Ist der Stapel leer, werden sie zum neuen Stapel.".to_owned()
        }
        Tip::AtTheEnd => "So viel brächten Belohnungen, Adelsleiste und die meisten Lizenzen zu \
                          den bisherigen SP dazu."
            .to_owned(),
        Tip::Space(space, variant) => space_gives(space, variant),
        Tip::CoinSpace => format!(
            "Zeigt die Münzen jedes Spielers. Die Leiste endet bei {MOST_COINS}, weitere Münzen \
             sind verloren."
        ),
        Tip::ChainPlace => {
            "Sagt, wann du den Marker dieser Stadt erhältst. Die neue Stadt kommt zuerst, dann die \
             anderen nach Buchstaben."
                .to_owned()
        }
        Tip::WayCost => format!(
            "Münzen für den kürzesten Weg der Königin in diese Stadt. Jede Straße kostet \
             {ROAD_PRICE}."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "Je mehr Karten zum Rat passen, desto weniger Münzen zahlst du. Jeder Joker kostet \
             {JOKER_PRICE} mehr."
        ),
        Tip::EndTurn => {
            "Geht nach einer Hauptaktion. Unbenutzte Aktionen sind verloren.".to_owned()
        }
        Tip::Round => "In einer Runde hat jeder Spieler einen Zug.".to_owned(),
        Tip::Board => {
            "Die Seiten von Küste, Hügeln und Bergen in dieser Reihenfolge, oder ein eigener \
             Spielplan."
                .to_owned()
        }
        Tip::Reveals => {
            "Deckt verdeckte Karten oder Lizenzen auf. Rückgängig machen kannst du das danach nur \
             allein gegen Bots, und die Partie wird dann als „mit Hilfe“ markiert."
                .to_owned()
        }
    }
}

const fn emblem(of: Colour) -> &'static str {
    match of {
        Colour::White => "die Perle",
        Colour::Black => "der Turm",
        Colour::Orange => "die Flamme",
        Colour::Purple => "das Kleeblatt",
        Colour::LightBlue => "die Wellen",
        Colour::Pink => "das Herz",
    }
}

/// Returns the cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = of.cities();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("Eine von {cities} {}städten. {tile}", city_stem(of))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "Der erste Spieler mit Händlern in allen diesen Städten bekommt die Belohnung: am Ende {} \
         SP, dazu die oberste Belohnung der Königin, falls noch eine da ist.",
        of.vp()
    )
}

fn space_gives(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "Bringt nichts.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Bringt jedem Spieler, der es erreicht: {gains}.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Hauptaktion. Bring ein Ratsmitglied aus dem Vorrat in einen beliebigen Rat und \
             erhalte {}.",
            coins(ELECTION_COINS.into())
        ),
        Kind::Acquire => {
            "Hauptaktion. Überzeuge den Rat einer Region mit Karten und Münzen und nimm eine ihrer \
             offenen Lizenzen."
                .to_owned()
        }
        Kind::Place => {
            "Hauptaktion. Setz mit einer bereiten Lizenz einen Händler in eine ihrer Städte. \
             Danach ist sie benutzt."
                .to_owned()
        }
        Kind::PlaceWithQueen => format!(
            "Hauptaktion. Überzeuge den Rat der Königin, führe sie für {} pro Straße in eine \
             beliebige Stadt und setz einen Händler dorthin.",
            coins(ROAD_PRICE.into())
        ),
        Kind::EngageServant => format!(
            "Schnellaktion. Zahle {} und erhalte {}.",
            coins(SERVANT_PRICE.into()),
            servants(SERVANTS_ENGAGED.into())
        ),
        Kind::ChangePermits => format!(
            "Schnellaktion. Leg für {} die offenen Lizenzen einer Region unter ihren Stapel und \
             deck neue auf.",
            servants(CHANGE_PERMITS_SERVANTS)
        ),
        Kind::SendServant => format!(
            "Schnellaktion. Wähle für {} ein Ratsmitglied, aber ohne Münzen zu erhalten.",
            servants(SEND_SERVANTS)
        ),
        Kind::AdditionalMain => format!(
            "Schnellaktion. Für {} hast du in diesem Zug noch eine Hauptaktion.",
            servants(ADDITIONAL_MAIN_SERVANTS)
        ),
        Kind::Answer => "Ein Bonus lässt dir die Wahl. Triff sie vor allem anderen.".to_owned(),
    }
}
