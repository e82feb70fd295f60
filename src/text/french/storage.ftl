saved-not-yet = Pas encore enregistrée
saved-saving = Enregistrement…
saved-yes = Enregistrée ici
saved-no = Non enregistrée
fault = { $fault ->
    [blocked] Ce navigateur bloque le stockage (fenêtre privée ou réglage).
    [full] Le stockage du navigateur est plein.
    [crowded] Une autre application à la même adresse remplit le stockage du navigateur : supprimer des parties n’aiderait guère.
    [newer] Une version plus récente de Curia a écrit ces données : elles ne seront pas écrasées ici.
    [not-read-back] Le navigateur n’a pas gardé l’enregistrement.
   *[damaged] Un enregistrement endommagé n’a pas pu être mis de côté : il ne sera pas écrasé.
}
not-saved = Enregistrement impossible.
play-on = Vous pouvez continuer, mais les nouveaux coups ne sont pas enregistrés ; le reste est intact.
play-unkept = Vous pouvez jouer, mais les parties seront perdues à la fermeture de la page.
unsaved-elsewhere = Un autre onglet a enregistré cette partie depuis. Cet enregistrement ne sera pas écrasé.
unsaved-removed = Cette partie a été supprimée dans un autre onglet. Elle reste ouverte ici.
unsaved-too-long = Cette partie a atteint la limite de coups.
lost = Ouverte jusqu’au coup { $kept } ; la suite ({ MOVES($lost) }) ne peut pas être jouée : « { $first } » n’y est pas possible.
beyond = Ouverte jusqu’au coup { $kept }, le maximum pour une partie ; la suite ({ MOVES($lost) }) est laissée de côté.
index-was-damaged = La liste des parties enregistrées n’a pas pu être lue. Elle a été refaite à partir des parties elles-mêmes.
elsewhere = Cette partie est ouverte dans un autre onglet. Ici, vous ne pouvez que regarder.
left = L’autre onglet a fermé cette partie. Vous pouvez continuer ici.
play-here = Jouer ici
read-again = Charger l’autre
keep-both = Garder aussi celle-ci
keep-after-all = Garder quand même
set-aside = Un autre onglet a continué cette partie. Vos coups non enregistrés ici forment maintenant une partie à part.
retry = Réessayer
make-room = Supprimer des parties
results-were-damaged = Le journal de vos résultats était illisible. Il a été mis de côté et refait à partir de ce qui pouvait être lu et des parties enregistrées ; des résultats de parties supprimées peuvent manquer.
no-results-blocked = Ce navigateur bloque le stockage : aucun résultat n’est gardé.
no-results-full = Le stockage du navigateur n’a plus de place pour les résultats.
no-results-damaged = Le journal de vos résultats est illisible. Il n’a pas pu être mis de côté et ne sera pas écrasé : les nouveaux résultats ne comptent pas tant que la place manque.
no-results-newer = Une version plus récente de Curia a écrit le journal de vos résultats. Il ne sera pas écrasé : les parties finies ici compteront une fois Curia à jour.
