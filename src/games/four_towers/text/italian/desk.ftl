per = per
court = Campioni, tempio e { phase.many }
temple = Tempio
influence = Influenza
mats = Riserva, plance e campioni
round = Giro { $round } · turno { $turn } su { $of }
kind = { $of ->
    [third] Terzo campione
    [buy] Compra un campione
    [spirits] Spiriti
    [skill] Abilità
    [mercenary] Sacrifica un mercenario
    [mountaineer] Sacrifica un { trade-mountaineer }
    [merchant] Sacrifica un mercante
    [draw] Prendi
    [place] Piazza
    [expand] Espandi
    [demote] Abbassa segnalino
    [assign] Assegna
   *[end] Fine turno
}
task = { $of ->
    [village] sceglie il villaggio con questa lettera
    [clan] sceglie o prende uno di questo clan
    [back] rimette uno di questo clan
    [option] apre una { phase }, o sceglie la voce con quel numero
    [next] passa al contadino o al villaggio seguente
    [rest] gioca il resto della cascata come mostrato
   *[clear] cancella le scelte
}
clear = Cancella
tap-three = prendine tre
tab-map = Mappa
tab-towers = Torri
tab-mats = Plance
open-plays = { CAPITAL(phase.many) }
choose = { $of ->
    [champion] Scegli un campione scoperto.
    [own-champion] Scegli il campione di cui usi l’abilità.
    [payment] Scegli i seguaci con cui paghi.
    [spirits] Scegli tra gli spiriti del tempio.
    [village] Scegli un villaggio.
    [other-village] Scegli l’altro villaggio.
    [clan] Scegli un clan.
    [other-clan] Scegli l’altro clan.
    [removed] Scegli chi lascia il villaggio.
    [space] Scegli un mestiere.
   *[seat] Scegli quale segnalino scende.
}
over = La partita è finita.
