lords = Signori { CLAN($of, form: "some") } { $before } → { $after }: i tuoi seguaci { CLAN($of, form: "some") } portano { $points } → { $now } punti.
fell = { $name } ha fatto scendere il tuo segnalino: influenza { $before } → { $after }.
majority-lost = Non hai più la maggioranza di { trade-mountaineer.some }: { $name } ti ha raggiunto.
majority-won = Ora hai la maggioranza di { trade-mountaineer.some }.
taken = { $name } ha preso { CHAMPION($of, form: "the") } tra i campioni scoperti.
gem-taken = { $name } ha preso la gemma della casella { $worth }.
passed = { $name } ti ha superato sul percorso dell’influenza.
points = I tuoi punti sono cambiati: { $before } → { $now }.
