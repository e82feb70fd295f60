search = Nome o giocatore
state = Stato
any = Tutte
going = In corso
over = Finite
game = Gioco
any-game = Tutti i giochi
select = Seleziona
select-all = Seleziona tutte ({ $count })
none-chosen = Seleziona le partite nella lista.
delete-many = Elimina { GAMES($count) }
delete-ask = Eliminare { GAMES($count) }?
delete-note = Puoi recuperarle subito dopo, prima di fare altro.
statistics = Statistiche
counted = Le tue partite finite contro i bot, anche eliminate. Quelle assistite si contano a parte; quelle da file e link, le copie, gli «E se» e le sfide brevi non contano.
games = Partite
won = Vinte
won-of = { $won } ({ $percent }%)
points = Punti in media
best = Massimo
all = Tutte
against = { $of ->
    [none] Contro livelli diversi
   *[some] Contro bot: { LEVEL($of, form: "small") }
}
players = { $count } giocatori
assisted = Assistite
causes = Da dove vengono i punti
own-points = Tu
bots-points = I bot
habits = Che cosa è costato di più
times = Errori
lost-sum = Probabilità persa
lost = { POINTS($points) }
habits-of = { $title }: { $matches ->
    [one] { $matches } partita analizzata
   *[other] { $matches } partite analizzate
}
no-own = Ancora nessuna partita finita contro i bot.
unread = { $count ->
    [one] { $count } risultato è illeggibile. Resta com’è.
   *[other] { $count } risultati sono illeggibili. Restano come sono.
}
results-added = { $count ->
    [0] I risultati del file erano già contati.
    [one] { $count } risultato si è aggiunto alle tue statistiche.
   *[other] { $count } risultati si sono aggiunti alle tue statistiche.
}
besides-added = Problemi, momenti e riferimenti del file sono stati aggiunti.
besides-unsaved = Problemi, momenti e riferimenti del file non si sono potuti salvare.
besides-left = Problemi, momenti e riferimenti del file sono in parte illeggibili; quella parte non è stata aggiunta.
