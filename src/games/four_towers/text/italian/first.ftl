title = Il gioco in quattro figure
picture-title = { $of ->
    [draw] Prendi, piazza, tieni
    [expansion] Un villaggio si espande
    [lord-or-demon] Signore o demone
   *[score] Seguaci × signori
}
picture-what = { $of ->
    [draw] Prendi { $drawn } contadini. Uno va in un villaggio, due restano con te come seguaci o in un mestiere.
    [expansion] Con { $expands } contadini un villaggio si espande: ne parte uno lungo ogni via. Decidi tu chi va dove.
    [lord-or-demon] Fuori, un contadino diventa signore e il tuo segnalino sale. Nella Città diventa demone e trascina giù un signore del suo clan.
   *[score] Alla fine, ogni seguace conta una volta per ogni signore del suo clan.
}
rest = Mestieri e campioni li incontri strada facendo: ognuno dice che cosa fa quando puoi usarlo per la prima volta.
play = Gioca
