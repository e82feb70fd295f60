name = { CHAMPION($of) }
skill = { SKILL_OF($of, $steps) }.
skill-of = { $of ->
    [scarlet_marshal] Spendi { "1" } gemma: sposta un contadino rosso lungo una via; così un villaggio può espandersi
    [amber_tactician] Spendi { "1" } gemma: scambia due contadini di clan diversi in villaggi uniti da una via
    [emerald_recruiter] Spendi { "1" } gemma: prendi dal tempio uno spirito come seguace del suo clan
    [azure_ambassador] Spendi { "1" } gemma: il tuo segnalino sale di { "1" } casella
    [kindler] Spendi { "1" } spirito di questa carta: piazzalo in un villaggio della gola con esattamente { "1" } contadino
    [changeling] Spendi { "1" } spirito di questa carta: sostituisce un contadino di un altro clan in un villaggio di valle o di collina
    [slanderer] Spendi { "1" } spirito di questa carta: un altro segnalino scende di { "1" } casella
    [bone_foreman] Spendi { "1" } spirito di questa carta: assegnalo a uno dei tuoi mestieri
    [free_captain] Un mercenario sacrificato può togliere un secondo contadino dallo stesso villaggio
    [guild_matron] Un mercante sacrificato fa salire il tuo segnalino di { $steps } caselle, non di { "1" }
    [ridge_warden] Un { trade-mountaineer } sacrificato può invece spostare un contadino da una valle a una collina
    [quartermaster] Assegna uno dei tuoi seguaci a uno dei tuoi mestieri
    [tower_chamberlain] Se in questo turno hai creato un signore: prendi dal tempio uno spirito come seguace del suo clan
    [ash_oracle] Se in questo turno hai creato un demone e un segnalino è sopra il tuo: il tuo sale di { "1" } casella
    [star_climber] Se il tuo segnalino è ultimo da solo: sale di { "1" } casella
   *[shepherd_of_clans] Scambia uno dei tuoi seguaci con uno spirito del tempio di un altro clan
}
bonus = { POINTS($points) } { $brings }{ $most ->
    [none] { "" }
   *[some] , al massimo { $most }
}
for-lords-of = { $every ->
    [1] per ogni signore { CLAN($of) }
   *[more] ogni { $every } signori { CLAN($of, form: "some") }
}
for-lords = { $every ->
    [1] per ogni signore di qualsiasi clan
   *[more] ogni { $every } signori di qualsiasi clan
}
for-demons-of = { $every ->
    [1] per ogni demone { CLAN($of) }
   *[more] ogni { $every } demoni { CLAN($of, form: "some") }
}
for-demons = { $every ->
    [1] per ogni demone di qualsiasi clan
   *[more] ogni { $every } demoni di qualsiasi clan
}
for-trade = { $every ->
    [1] per ogni { TRADE($of) }
   *[more] ogni { $every } { TRADE($of, form: "some") }
}
for-trade-sets = { $every ->
    [1] per ogni serie dei tre mestieri
   *[more] ogni { $every } serie dei tre mestieri
}
for-steps = { $every ->
    [1] per ogni casella del tuo segnalino sopra la partenza
   *[more] ogni { $every } caselle del tuo segnalino sopra la partenza
}
for-follower-sets = { $every ->
    [1] per ogni serie di seguaci dei quattro clan
   *[more] ogni { $every } serie di seguaci dei quattro clan
}
at-begin = Inizio turno
at-end = Fine turno
with-play = Nella { phase } { $play }
tokens = { $of ->
    [none] senza gettoni
    [gem] gemme
   *[spirit] spiriti
}
title = Campioni
one-a-turn = uno per turno, { $bought } per partita
deck = mazzo { $count }
deck-empty = mazzo vuoto
costs = { PRICE($count) }
own = I tuoi campioni
to-buy = { $count ->
    [1] ancora uno da comprare
   *[more] { $count } da comprare
}
third = terzo: { $merchants } mercanti
none-yet = ancora nessun campione
use-skill = { $spends ->
    [none] Usa abilità
    [gem] Spendi { "1" } gemma
   *[spirit] Spendi { "1" } spirito
}
use-loose-gem = Gemma libera
gems-left = { $count ->
    [one] { $count } gemma rimasta
   *[other] { $count } gemme rimaste
}
spirits-left = { $count ->
    [one] { $count } spirito rimasto
   *[other] { $count } spiriti rimasti
}
passed = passata
after = dopo la { phase } { $play }
with = nella { phase } { $play }
used = già usato
empty = niente da spendere
no-effect = senza effetto
