title = Regole
open = Regole
back = Indietro
contents = Indice
rulings-here = Chiarimenti per questa pagina
print = Stampa le regole
search = Cerca nelle regole
next-hit = Risultato seguente
previous-hit = Risultato precedente
places = { $all ->
    [0] non trovato
    [one] { $all } risultato
   *[other] { $all } risultati
}
place-of = { $shown } di { PLACES($all) }
found-in = { $places ->
    [one] { $places } risultato trovato
   *[other] { $places } risultati trovati
}
