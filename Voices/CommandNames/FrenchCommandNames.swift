/// What commands, keys and gestures are called in French.
enum FrenchCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Passer à l’élément suivant
    Move to Previous Item | Passer à l’élément précédent
    Move to First Item | Passer au premier élément
    Move to Last Item | Passer au dernier élément
    Move In | Entrer
    Move Out | Sortir
    Move to Top of Container | Passer au début du conteneur
    Move to Bottom of Container | Passer à la fin du conteneur
    Move to Linked Item | Passer à l’élément lié
    Move to System-Focused Item Summary | Passer à l’élément ciblé par le système
    Activate | Activer
    Perform Long Press | Effectuer un appui long
    Secondary Activate | Activation secondaire
    Pass Through | Transmettre
    Escape | Annuler et revenir
    Magic Tap | Toucher magique
    Increment | Augmenter
    Decrement | Diminuer
    Label Item | Étiqueter l’élément
    Watch Item | Surveiller l’élément
    Scroll Down | Défiler vers le bas
    Scroll Up | Défiler vers le haut
    Scroll Right | Défiler vers la droite
    Scroll Left | Défiler vers la gauche
    Speak Item | Énoncer l’élément
    Read All | Tout lire
    Read From Top | Lire depuis le début
    Toggle Speech | Suspendre ou reprendre la voix
    Stop Speech | Arrêter la voix
    Repeat Speech | Répéter la voix
    Copy Speech to Clipboard | Copier la voix dans le presse-papiers
    Toggle Mute | Activer ou désactiver le son
    Read Character | Lire le caractère
    Read Word | Lire le mot
    Read Line | Lire la ligne
    Spell Item | Épeler l’élément
    Read Selected Text | Lire le texte sélectionné
    Read Hint | Lire l’indice
    Read Item Summary | Lire le résumé de l’élément
    Read System-Focused Item Summary | Lire le résumé de l’élément ciblé par le système
    Describe Item | Décrire l’élément
    Read Row Header | Lire l’en-tête de rangée
    Read Column Header | Lire l’en-tête de colonne
    Read Table Row Column | Lire la rangée et la colonne du tableau
    Read Text Style | Lire le style du texte
    Read URL | Lire l’adresse
    Next Rotor Item | Élément suivant du rotor
    Previous Rotor Item | Élément précédent du rotor
    Next Rotor | Rotor suivant
    Previous Rotor | Rotor précédent
    Move to Next {1} | Passer au suivant : {1}
    Move to Previous {1} | Passer au précédent : {1}
    Show Item Chooser | Afficher le sélecteur d’éléments
    Show Scene Chooser | Afficher le sélecteur d’écrans
    Item Text Search | Rechercher dans le texte des éléments
    Next Search Result | Résultat suivant
    Previous Search Result | Résultat précédent
    Show Command Chooser | Afficher le sélecteur de commandes
    Toggle Text Selection | Commencer ou terminer la sélection de texte
    Cut | Couper
    Copy | Copier
    Paste | Coller
    Select All | Tout sélectionner
    Undo | Annuler
    Redo | Rétablir
    Start Help | Démarrer l’aide
    Toggle Screen Curtain | Activer ou désactiver le rideau d’écran
    Toggle Single Letter Quick Nav | Activer ou désactiver la navigation rapide par lettre
    Toggle Lock Modifier Keys | Verrouiller ou déverrouiller les touches V O
    Open VoiceOver Settings | Ouvrir les réglages VoiceOver
    Keep Settings | Conserver les réglages
    Home | Écran d’accueil
    Switch to Previous App | Passer à l’app précédente
    Switch to Next App | Passer à l’app suivante
    Move to Previous Visible App | Passer à l’app visible précédente
    Move to Next Visible App | Passer à l’app visible suivante
    Switch to Next Visible App | Basculer vers l’app visible suivante
    Notification Center | Centre de notifications
    Control Center | Centre de contrôle
    Move to Status Bar | Passer à la barre d’état
    Previous Item with 3D Touch | Élément précédent avec 3D Touch
    Tutorial | Présentation
    Draw Again | Redessiner
    Suspend | Suspendre
    Quit | Quitter
    Read Settings Again | Relire les réglages
    Set Bookmark | Placer un signet
    Next Bookmark | Signet suivant
    Toggle Reader Mode | Activer ou désactiver le mode lecteur d’écran
    Toggle Keys Stop Speech | Arrêt de la voix par les touches ou non
    Review Command Output | Consulter la sortie de la commande
    Review History | Consulter l’historique
    Next Character | Caractère suivant
    Previous Character | Caractère précédent
    Next Word | Mot suivant
    Previous Word | Mot précédent
    Next Line | Ligne suivante
    Previous Line | Ligne précédente
    Next Sentence | Phrase suivante
    Previous Sentence | Phrase précédente
    Next Paragraph | Paragraphe suivant
    Previous Paragraph | Paragraphe précédent
    Beginning of Line | Début de ligne
    End of Line | Fin de ligne
    Beginning of Text | Début du texte
    End of Text | Fin du texte
    Select Next Word | Sélectionner le mot suivant
    Select Previous Word | Sélectionner le mot précédent
    Select to Beginning of Line | Sélectionner jusqu’au début de la ligne
    Select to End of Line | Sélectionner jusqu’à la fin de la ligne
    Delete Previous Character | Supprimer le caractère précédent
    Delete Next Character | Supprimer le caractère suivant
    Delete Previous Word | Supprimer le mot précédent
    Delete Next Word | Supprimer le mot suivant
    Delete to Beginning of Line | Supprimer jusqu’au début de la ligne
    Delete to End of Line | Supprimer jusqu’à la fin de la ligne
    Return | Retour à la ligne
    End Editing | Terminer la modification
    control | Control
    alt | Alt
    shift | Maj
    command | Commande
    space | espace
    enter | Entrée
    tab | tabulation
    backspace | retour arrière
    escape | Échap
    up arrow | flèche haut
    down arrow | flèche bas
    left arrow | flèche gauche
    right arrow | flèche droite
    home | début
    end | fin
    page up | page précédente
    page down | page suivante
    insert | insertion
    delete | suppression
    another key | une autre touche
    minus | moins
    grave accent | accent grave
    question mark | point d’interrogation
    slash | barre oblique
    semicolon | point-virgule
    left bracket | crochet gauche
    right bracket | crochet droit
    equals | égal
    plus | plus
    comma | virgule
    period | point
    apostrophe | apostrophe
    backslash | barre oblique inverse
    On a screen | Sur un écran
    While a text is edited | Pendant la modification d’un texte
    In a chooser | Dans un sélecteur
    In the search, and where an item is labelled | Dans la recherche et lors de l’étiquetage d’un élément
    In help | Dans l’aide
    With fingers on a touch screen | Avec les doigts sur un écran tactile
    With the mouse | Avec la souris
    Next Item | Élément suivant
    Previous Item | Élément précédent
    Narrow the List | Restreindre la liste
    Widen the List | Élargir la liste
    Go There | Y aller
    Close | Fermer
    Type the Text | Saisir le texte
    Delete Last Character | Supprimer le dernier caractère
    Find | Rechercher
    Say What a Key Does | Dire ce que fait une touche
    End Help | Quitter l’aide
    Speak What Is There | Énoncer ce qui s’y trouve
    Explore | Explorer
    any character | n’importe quel caractère
    any key but escape | n’importe quelle touche sauf Échap
    click | clic
    drag | glissement
    double click | double clic
    wheel down | molette vers le bas
    wheel up | molette vers le haut
    V O is control and alt held together; alt alone will do. | V O signifie Contrôle et Alt maintenues ensemble ; Alt seule suffit.
    {1} finger single tap | toucher à {1} doigts
    {1} finger single tap.one | toucher à {1} doigt
    {1} finger double tap | toucher deux fois à {1} doigts
    {1} finger double tap.one | toucher deux fois à {1} doigt
    {1} finger triple tap | toucher trois fois à {1} doigts
    {1} finger triple tap.one | toucher trois fois à {1} doigt
    {1} finger quadruple tap | toucher quatre fois à {1} doigts
    {1} finger quadruple tap.one | toucher quatre fois à {1} doigt
    {1} finger single tap and hold | toucher et maintenir à {1} doigts
    {1} finger single tap and hold.one | toucher et maintenir à {1} doigt
    {1} finger swipe left | balayer à gauche à {1} doigts
    {1} finger swipe left.one | balayer à gauche à {1} doigt
    {1} finger swipe right | balayer à droite à {1} doigts
    {1} finger swipe right.one | balayer à droite à {1} doigt
    {1} finger swipe up | balayer vers le haut à {1} doigts
    {1} finger swipe up.one | balayer vers le haut à {1} doigt
    {1} finger swipe down | balayer vers le bas à {1} doigts
    {1} finger swipe down.one | balayer vers le bas à {1} doigt
    2 finger rotate counterclockwise | rotation à 2 doigts vers la gauche
    2 finger rotate clockwise | rotation à 2 doigts vers la droite
    2 finger scrub | frottement à 2 doigts
    split tap | toucher fractionné
    1 finger double tap and hold | toucher deux fois et maintenir à 1 doigt
    3 finger double tap, hold, and flick left | toucher deux fois à 3 doigts, maintenir et balayer à gauche
    3 finger double tap, hold, and flick right | toucher deux fois à 3 doigts, maintenir et balayer à droite
    double tap the back of your iphone | toucher deux fois le dos de l’iPhone
    triple tap the back of your iphone | toucher trois fois le dos de l’iPhone
    """
}
