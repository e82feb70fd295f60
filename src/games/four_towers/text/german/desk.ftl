per = je
court = Helden, Tempel und { phase.many }
temple = Tempel
influence = Einfluss
mats = Vorrat, Tafeln und Helden
round = Runde { $round } · Zug { $turn } von { $of }
kind = { $of ->
    [third] Dritter Held
    [buy] Helden kaufen
    [spirits] Geister
    [skill] Fähigkeiten
    [mercenary] Söldner opfern
    [mountaineer] Bergsteiger opfern
    [merchant] Händler opfern
    [draw] Nehmen
    [place] Setzen
    [expand] Ausbreiten
    [demote] Marker senken
    [assign] Zuteilen
   *[end] Zug beenden
}
task = { $of ->
    [village] wählt das Dorf mit diesem Buchstaben
    [clan] wählt oder nimmt einen des Clans
    [back] legt einen des Clans zurück
    [option] öffnet eine { phase } oder wählt nach Nummer
    [next] geht zum nächsten Bauern oder Dorf
    [rest] spielt den Rest der Kaskade
   *[clear] leert die Auswahl
}
clear = Leeren
tap-three = drei antippen
tab-map = Landkarte
tab-towers = Türme
tab-mats = Tafeln
open-plays = { phase.many }
choose = { $of ->
    [champion] Wähle einen Helden aus der Auslage.
    [own-champion] Wähle den Helden, dessen Fähigkeit du benutzt.
    [payment] Wähle Anhänger zum Bezahlen.
    [spirits] Wähle Geister aus dem Tempel.
    [village] Wähle ein Dorf.
    [other-village] Wähle das andere Dorf.
    [clan] Wähle einen Clan.
    [other-clan] Wähle den anderen Clan.
    [removed] Wähle, wer das Dorf verlässt.
    [space] Wähle ein Gewerbe.
   *[seat] Wähle, wessen Marker sinkt.
}
over = Die Partie ist zu Ende.
