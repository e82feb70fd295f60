hands = Handkarten
no-hands = Handkarten bleiben verdeckt, bis die Partie zu Ende ist.
no-branch = { $why ->
    [unfinished] Erst möglich, wenn diese Partie zu Ende ist: Die neue würde zeigen, was hier für jemanden verdeckt ist.
   *[at-end] Hier gibt es nichts mehr zu entscheiden.
}
