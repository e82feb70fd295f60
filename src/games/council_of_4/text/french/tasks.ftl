task = { $of ->
    [begin] commence une action, dans l’ordre des boutons
    [option] choisit le n-ième conseil, permis, emplacement ou choix ; les flèches mènent au dixième et aux suivants
    [colour] choisit la couleur à élire
    [add-card] ajoute une carte au paiement ; avec la reine, une fois la ville choisie
    [drop-card] retire une carte du paiement
    [city] choisit une ville ; si aucune action n’est commencée, commence à y placer
    [decline] refuse le permis gratuit
    [back] revient d’une étape ; à la première, quitte l’action
    [end-turn] finit le tour
    [restart] recommence le tour
   *[list-fold] ferme ou ouvre un groupe
}
