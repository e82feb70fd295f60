task = { $of ->
    [begin] inizia un’azione, nell’ordine dei pulsanti
    [option] sceglie l’ennesimo consiglio, permesso, spazio o risposta; le frecce portano dal decimo in poi
    [colour] sceglie il colore da eleggere
    [add-card] aggiunge una carta al pagamento; con la regina, dopo aver scelto la città
    [drop-card] toglie una carta dal pagamento
    [city] sceglie una città; se nessuna azione è iniziata, comincia a piazzarci un mercante
    [decline] rifiuta il permesso gratuito
    [back] torna indietro di un passo; al primo, lascia l’azione
    [end-turn] finisce il turno
    [restart] ricomincia il turno
   *[list-fold] chiude o apre un gruppo
}
