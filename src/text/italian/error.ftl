seats = 
    ha { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }, invece di { "1" } per giocatore
name-missing = il { SEAT_NUMBER($seat) } non ha nome
bad-name = il nome del { SEAT_NUMBER($seat) } ha più di { $limit } caratteri, comincia o finisce con uno spazio, o contiene caratteri invisibili
same-colour = il { SEAT_NUMBER($one) } e il { SEAT_NUMBER($other) } hanno lo stesso colore
too-long = è troppo lunga ({ $bytes } byte; il limite è { $limit })
malformed = il testo è danneggiato alla riga { $line }, colonna { $column }
other-game = è di un altro gioco («{ $game }»)
other-format = è nel formato { $format }, e questa versione legge il formato { $readable }
other-rules = è stata giocata con la versione { $rules } delle regole
other-setup = la versione { $rules } delle regole non conosce questa preparazione
seed-too-long = il suo seed è troppo lungo (al massimo { $limit } caratteri)
no-such-seat = il posto { $seat } comincia, ma non è al tavolo
