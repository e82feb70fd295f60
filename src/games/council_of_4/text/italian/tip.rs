//! Tips in Italian.

use super::words::{
    bonuses, card, coins, feminine, lower, of_council, of_metal, region, servants, tile,
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

pub(in crate::games::council_of_4::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Coins => "Monete".to_owned(),
        Tip::Vp => "Punti vittoria (PV)".to_owned(),
        Tip::Servants => "Servitori".to_owned(),
        Tip::Cards => "Carte politiche".to_owned(),
        Tip::Nobility => "Nobiltà".to_owned(),
        Tip::MainAction => "Azione principale in più".to_owned(),
        Tip::RepeatToken => "Di nuovo un gettone città".to_owned(),
        Tip::RepeatTwoTokens => "Di nuovo 2 gettoni città".to_owned(),
        Tip::FreePermit => "Un permesso gratuito".to_owned(),
        Tip::RepeatPermit => "Di nuovo un permesso".to_owned(),
        Tip::City(of) => format!("Città {}", of_metal(of)),
        Tip::Card(Politics::Joker) => card(Politics::Joker).to_owned(),
        Tip::Card(Politics::Colour(of)) => format!("Carta {}", feminine(of)),
        Tip::Councillor(of) => format!("Consigliere {}", lower(of)),
        Tip::Council(of) => format!("Consiglio {}", of_council(of)),
        Tip::Arrow => "L’ingresso di un consiglio".to_owned(),
        Tip::Region(of) => region(of).to_owned(),
        Tip::Seat(SeatColour::Scarlet) => "Giocatore scarlatto".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Giocatore cobalto".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Giocatore verde bosco".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Giocatore ambra".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Giocatore onice".to_owned(),
        Tip::Neutral => "Mercante neutrale".to_owned(),
        Tip::Merchants => "Mercanti da piazzare".to_owned(),
        Tip::Queen => "La regina".to_owned(),
        Tip::Tile(of) => format!("Tessera ricompensa: {}", tile(of).to_lowercase()),
        Tip::QueensReward => "Ricompensa della regina".to_owned(),
        Tip::Permit => "Permesso di commercio".to_owned(),
        Tip::UsedPermit => "Permesso usato".to_owned(),
        Tip::PermitDeck => "Mazzo di permessi".to_owned(),
        Tip::EmptySlot => "Spazio vuoto".to_owned(),
        Tip::CardDeck => "Mazzo delle carte politiche".to_owned(),
        Tip::Discards => "Carte politiche scartate".to_owned(),
        Tip::AtTheEnd => "Se la partita finisse ora".to_owned(),
        Tip::Space(space, _) => format!("Casella nobiltà {space}"),
        Tip::CoinSpace => "Percorso monete".to_owned(),
        Tip::ChainPlace => "Ordine nella catena".to_owned(),
        Tip::WayCost => "Il cammino della regina".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Prezzo in monete".to_owned(),
        Tip::EndTurn => "Fine turno".to_owned(),
        Tip::Round => "Giro e turno".to_owned(),
        Tip::Board => "Tabellone".to_owned(),
        Tip::Reveals => "Rivela qualcosa di nascosto".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "Pagano i permessi, gli spostamenti della regina e i servitori che assumi. Un giocatore può \
             averne al massimo {MOST_COINS}."
        ),
        Tip::Vp => "Alla fine vince il giocatore con più PV.".to_owned(),
        Tip::Servants => {
            "Pagano le azioni rapide, e i mercanti che piazzi dove altri ne hanno già uno.".to_owned()
        }
        Tip::Cards => "Corrispondono ai consiglieri dello stesso colore. Ne peschi una all’inizio di \
                       ogni turno."
            .to_owned(),
        Tip::Nobility => "Ogni passo ti fa avanzare di una casella sul percorso nobiltà. Una casella \
                          con un simbolo dà il suo bonus quando la raggiungi."
            .to_owned(),
        Tip::MainAction => "In questo turno puoi fare un’altra azione principale.".to_owned(),
        Tip::RepeatToken => "Ripete il gettone di una città dove hai un mercante. I gettoni con la \
                             nobiltà sono esclusi."
            .to_owned(),
        Tip::RepeatTwoTokens => "Ripete i gettoni di 2 città diverse dove hai un mercante. I gettoni \
                                 con la nobiltà sono esclusi."
            .to_owned(),
        Tip::FreePermit => {
            "Ti dà gratis un permesso scoperto con i suoi bonus. Puoi anche rifiutare.".to_owned()
        }
        Tip::RepeatPermit => {
            "Ripete tutti i bonus di uno dei tuoi permessi, pronto o usato.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "Da qui parte la regina. Non ha gettone e non conta per nessuna tessera di colore, ma \
             collega i tuoi mercanti come ogni città."
                .to_owned()
        }
        Tip::City(of) => colour_tile(of),
        Tip::Card(Politics::Joker) => format!(
            "Corrisponde a qualsiasi consigliere, per {} in più. Nel mazzo ce ne sono {JOKERS}.",
            coins(JOKER_PRICE.into())
        ),
        Tip::Card(Politics::Colour(of)) => format!(
            "Corrisponde a un consigliere {}. Il suo emblema: {}.",
            lower(of),
            emblem(of)
        ),
        Tip::Councillor(of) => format!(
            "Gli corrispondono una carta {} o un jolly. Il suo emblema: {}.",
            feminine(of),
            emblem(of)
        ),
        Tip::Council(Council::Region(_)) => "Concede i permessi della regione. Con carte che \
                                             corrispondono ai suoi consiglieri acquisti un permesso \
                                             scoperto."
            .to_owned(),
        Tip::Council(Council::Queen) => "Concede l’aiuto della regina. Con carte che corrispondono ai \
                                         suoi consiglieri la porti in una città e lì piazzi un \
                                         mercante."
            .to_owned(),
        Tip::Arrow => "Da qui entra un nuovo consigliere. Gli altri avanzano di un posto, e quello in \
                       fondo esce e va nella riserva."
            .to_owned(),
        Tip::Region(of) => format!(
            "{} città, un consiglio e {PERMITS_PER_REGION} permessi. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "I pezzi con la testa {} sono di questo giocatore: i mercanti, e i segnalini sui percorsi.",
            match of {
                SeatColour::Scarlet => "rotonda",
                SeatColour::Cobalt => "quadrata",
                SeatColour::Forest => "triangolare",
                SeatColour::Amber => "a rombo",
                SeatColour::Onyx => "a stella",
            }
        ),
        Tip::Neutral => format!(
            "Non è di nessuno e si usa solo nelle partite a due. Piazzare nella sua città costa {}, come \
             con ogni altro mercante.",
            servants(SERVANTS_PER_OTHER_MERCHANT)
        ),
        Tip::Merchants => format!(
            "Ogni giocatore ne ha {MERCHANTS} e può piazzarne 1 per città. Il primo che li piazza tutti \
             fa iniziare l’ultimo giro."
        ),
        Tip::Queen => format!(
            "Segue le strade fino alla città dove piazzi con il suo aiuto. Ogni strada costa {}.",
            coins(ROAD_PRICE.into())
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => "Accompagna ogni tessera ricompensa, a partire dalla prima, finché ce n’è. \
                              I suoi PV contano alla fine."
            .to_owned(),
        Tip::Permit => "Ti fa piazzare 1 mercante in una delle sue città. Ottieni i suoi bonus una \
                        volta, quando diventa tuo."
            .to_owned(),
        Tip::UsedPermit => "Ha già piazzato il suo mercante. Conta ancora per chi ha più permessi, e i \
                            suoi bonus si possono ripetere."
            .to_owned(),
        Tip::PermitDeck => {
            "I permessi di questa regione ancora da scoprire. Il numero dice quanti sono.".to_owned()
        }
        Tip::EmptySlot => "Riceve il prossimo permesso del mazzo quando tutti i bonus sono ottenuti. \
                           Se il mazzo è finito, resta vuoto."
            .to_owned(),
        Tip::CardDeck => {
            "Le carte politiche ancora da pescare. Quando finiscono, gli scarti diventano il nuovo \
             mazzo."
                .to_owned()
        }
        Tip::Discards => {
            "Le carte politiche pagate. Diventano il nuovo mazzo quando questo finisce.".to_owned()
        }
        Tip::AtTheEnd => "Quanto aggiungerebbero ai PV ottenuti finora le tessere, le ricompense della \
                          regina, il percorso nobiltà e i permessi."
            .to_owned(),
        Tip::Space(space, variant) => space_gives(space, variant),
        Tip::CoinSpace => format!(
            "Mostra le monete di ogni giocatore. Il percorso finisce a {MOST_COINS}, e le monete oltre \
             la fine sono perse."
        ),
        Tip::ChainPlace => {
            "Dice quando ottieni il gettone di questa città. Prima viene la nuova città, poi le altre \
             in ordine di lettera."
                .to_owned()
        }
        Tip::WayCost => format!(
            "Le monete per il cammino più breve della regina fino a questa città. Ogni strada ne costa \
             {ROAD_PRICE}."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "Più carte corrispondono al consiglio, meno monete paghi. Ogni jolly ne aggiunge \
             {JOKER_PRICE}."
        ),
        Tip::EndTurn => {
            "Possibile dopo un’azione principale. Le azioni non usate sono perse.".to_owned()
        }
        Tip::Round => "In un giro ogni giocatore ha un turno.".to_owned(),
        Tip::Board => {
            "I lati di Costa, Colline e Monti, in quest’ordine, o un tabellone personale.".to_owned()
        }
        Tip::Reveals => {
            "Rivela carte o permessi nascosti. Dopo puoi annullare la mossa solo se gli altri sono tutti \
             bot, e la partita risulta assistita."
                .to_owned()
        }
    }
}

const fn emblem(of: Colour) -> &'static str {
    match of {
        Colour::White => "la perla",
        Colour::Black => "la torre",
        Colour::Orange => "la fiamma",
        Colour::Purple => "il trifoglio",
        Colour::LightBlue => "le onde",
        Colour::Pink => "il cuore",
    }
}

/// Returns the cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = of.cities();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("Una delle {cities} città {}. {tile}", of_metal(of))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "Il primo giocatore con un mercante in tutte queste città conquista la tessera: {} PV alla \
         fine, più la prima ricompensa della regina, se ne restano.",
        of.vp()
    )
}

fn space_gives(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "Non dà niente.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Dà {gains} a ogni giocatore che la raggiunge.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Azione principale. Fa entrare un consigliere della riserva in un consiglio qualsiasi e \
             rende {}.",
            coins(ELECTION_COINS.into())
        ),
        Kind::Acquire => {
            "Azione principale. Soddisfa il consiglio di una regione con carte e monete, per uno dei \
             suoi permessi scoperti."
                .to_owned()
        }
        Kind::Place => {
            "Azione principale. Piazza un mercante in una città di un tuo permesso pronto, che così \
             diventa usato."
                .to_owned()
        }
        Kind::PlaceWithQueen => format!(
            "Azione principale. Soddisfa il consiglio della regina, la porta in una città per {} a \
             strada e lì piazza un mercante.",
            coins(ROAD_PRICE.into())
        ),
        Kind::EngageServant => format!(
            "Azione rapida. Fa ottenere {} per {}.",
            servants(SERVANTS_ENGAGED.into()),
            coins(SERVANT_PRICE.into())
        ),
        Kind::ChangePermits => format!(
            "Azione rapida. Mette i permessi scoperti di una regione sotto il suo mazzo e ne scopre di \
             nuovi, per {}.",
            servants(CHANGE_PERMITS_SERVANTS)
        ),
        Kind::SendServant => format!(
            "Azione rapida. Elegge un consigliere per {}, senza ottenere monete.",
            servants(SEND_SERVANTS)
        ),
        Kind::AdditionalMain => format!(
            "Azione rapida. Dà un’altra azione principale in questo turno, per {}.",
            servants(ADDITIONAL_MAIN_SERVANTS)
        ),
        Kind::Answer => "Un bonus ti dà una scelta. Falla prima di ogni altra cosa.".to_owned(),
    }
}
