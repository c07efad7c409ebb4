/// What the reader says in French.
enum FrenchWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | sélectionné
    dimmed | estompé
    button | bouton
    # source: translation
    backButton | bouton Retour
    # source: guide
    back | Retour
    # source: translation
    popUpButton | menu local
    # source: guide
    radioButton | bouton radio
    # source: translation
    draggable | déplaçable
    switchButton | bouton bascule
    plainSwitch | bouton bascule
    on | activé
    off | désactivé
    mixed | mixte
    # source: guide
    tab | onglet
    textField | champ de texte
    secureTextField | champ de texte sécurisé
    # source: translation
    isEditing | modification en cours
    characterMode | mode caractère
    wordMode | mode mot
    lineMode | mode ligne
    sentenceMode | mode phrase
    paragraphMode | mode paragraphe
    insertionPointAtStart | point d’insertion au début
    insertionPointAtEnd | point d’insertion à la fin
    # source: published
    heading | en-tête
    # source: translation
    headingLevel | en-tête de niveau {1}
    nestingLevel | niveau {1}
    # source: guide
    link | lien
    # source: translation
    pickerItem | élément de sélecteur
    # source: guide
    adjustable | ajustable
    image | image
    searchField | champ de recherche
    # source: translation
    expanded | développé
    collapsed | réduit
    listStart | début de liste
    listEnd | fin de liste
    landmarkStart | repère
    landmarkEnd | fin
    required | obligatoire
    invalidData | données non valides
    invalidGrammar | grammaire incorrecte
    invalidSpelling | orthographe incorrecte
    directTouchArea | zone de toucher direct
    rowSpan | s’étend sur {1} rangées
    columnSpan | s’étend sur {1} colonnes
    row | rangée {1}
    column | colonne {1}
    rowHeader | en-tête de rangée
    columnHeader | en-tête de colonne
    tableStart | début de tableau
    tableEnd | fin de tableau
    rowCount | {1} rangées
    rowCount.one | {1} rangée
    columnCount | {1} colonnes
    columnCount.one | {1} colonne
    # source: guide
    position | {1} sur {2}
    actionsAvailable | actions disponibles
    # source: translation
    moreContentAvailable | plus de contenu disponible
    toggleHint | Touchez deux fois pour activer ou désactiver le réglage.
    # source: guide
    editHint | Touchez deux fois pour modifier.
    # source: translation
    misspelledWordsHint | Utilisez le rotor pour accéder aux mots mal orthographiés.
    # source: guide
    adjustableHint | Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.
    # source: translation
    popUpHint | Touchez deux fois pour activer le sélecteur.
    draggableHint | Touchez deux fois et maintenez le doigt, attendez le son, puis faites glisser pour réorganiser.
    expandHint | Touchez deux fois pour développer.
    collapseHint | Touchez deux fois pour réduire.
    alert | alerte
    # source: guide
    list | liste
    # source: translation
    landmark | repère
    # source: guide
    table | tableau
    # source: translation
    tabBar | barre d’onglets
    # source: guide
    group | groupe
    voiceOverOn | VoiceOver activé
    voiceOverOff | VoiceOver désactivé
    # source: translation
    activateAction | activer
    # source: guide
    rotorActions | actions
    # source: translation
    rotorAdjustValue | ajuster la valeur
    rotorMoreContent | plus de contenu
    # source: guide
    rotorCharacters | caractères
    rotorWords | mots
    rotorLines | lignes
    # source: translation
    rotorSentences | phrases
    rotorParagraphs | paragraphes
    rotorTextSelection | sélection de texte
    rotorEdit | modifier
    # source: guide
    editSelectAll | tout sélectionner
    editCut | couper
    editCopy | copier
    editPaste | coller
    # source: translation
    editReplace | remplacer par {1}
    # source: guide
    editUndo | annuler
    editRedo | rétablir
    # source: published
    rotorHeadings | en-têtes
    # source: guide
    rotorLinks | liens
    rotorButtons | boutons
    # source: translation
    rotorFormControls | contrôles de formulaire
    rotorStaticText | texte statique
    # source: guide
    rotorImages | images
    rotorTextFields | champs de texte
    # source: translation
    rotorVisitedLinks | liens visités
    rotorNonVisitedLinks | liens non visités
    # source: guide
    rotorTables | tableaux
    rotorLists | listes
    # source: translation
    rotorLandmarks | repères
    rotorContainers | conteneurs
    rotorSameHeading | même en-tête
    rotorRows | rangées
    rotorColumns | colonnes
    rotorBlockquotes | blocs de citation
    rotorSameBlockquote | même bloc de citation
    rotorFrames | cadres
    rotorBoldText | texte en gras
    rotorItalicText | texte en italique
    rotorUnderlinedText | texte souligné
    rotorPlainText | texte simple
    rotorStyleChange | changement de style
    rotorFontChange | changement de police
    rotorColorChange | changement de couleur
    rotorSameItem | même élément
    rotorDifferentItem | élément différent
    # source: guide
    rotorVerticalNavigation | navigation verticale
    # source: translation
    rotorMisspelledWords | mots mal orthographiés
    # source: cldr
    percent | {1} %
    # source: translation
    noneOfThem | aucune
    someOfThem | une partie
    mostOfThem | la plupart
    allOfThem | toute
    verbosityMinimal | minimale
    verbosityStandard | standard
    verbosityVerbose | détaillée
    verbosityCustom | personnalisée
    doNothing | ne rien faire
    speakCapital | énoncer « majuscule »
    changePitch | changer la hauteur
    playSound | émettre un son
    charactersAndWords | caractères et mots
    nothing | rien
    defaultLanguage | langue par défaut
    defaultVoice | voix par défaut
    # source: published
    rotorSpeechRate | débit vocal
    # source: guide
    rotorVolume | volume
    # source: translation
    rotorPitch | hauteur
    # source: guide
    rotorPunctuation | ponctuation
    rotorVerbosity | verbosité
    # source: translation
    rotorHints | indices
    # source: guide
    rotorCapitals | majuscules
    # source: translation
    rotorTyping | retour de saisie
    rotorTypingMode | mode de saisie
    standardTyping | saisie standard
    touchTyping | saisie tactile
    directTouchTyping | saisie tactile directe
    # source: guide
    rotorSounds | sons
    # source: translation
    rotorDirectTouch | toucher direct
    rotorNavigation | style de navigation
    flatNavigation | linéaire
    groupedNavigation | groupée
    # source: guide
    rotorLanguage | langue
    rotorVoice | voix
    # source: translation
    settingTraits | type des éléments
    beforeName | avant le nom
    afterName | après le nom
    settingValues | valeurs
    settingDeleting | suppression de texte
    settingPhonetics | alphabet phonétique
    settingStereo | stéréo
    settingBehaviour | curseur après un changement
    behaviourGuide | comme dans le guide d’Apple
    behaviourDevice | comme sur les appareils
    settingInterfaceLanguage | langue d’Earshot
    # source: translation
    blank | vide
    # source: guide
    space | espace
    # source: translation
    newLine | nouvelle ligne
    # source: guide
    tabCharacter | tabulation
    # source: translation
    unassigned | {1} : non attribué
    belongsToSystem | Réservé au système : {1}
    # source: guide
    systemHome | Écran d’accueil
    # source: translation
    systemPreviousApp | Passer à l’app précédente
    systemNextApp | Passer à l’app suivante
    systemPreviousVisibleApp | App visible précédente
    systemNextVisibleApp | App visible suivante
    # source: guide
    systemNotificationCenter | Centre de notifications
    systemControlCenter | Centre de contrôle
    systemStatusBar | Barre d’état
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Il n’y a pas de commande {1}
    assigned | {1} : {2}
    assignedNothing | {1} : non attribué
    itemChooser | Sélecteur d’éléments, {1}. Tapez pour réduire la liste, Entrée pour aller à l’élément. Échap ferme la liste.
    commandChooser | Sélecteur de commandes, {1}. Tapez pour réduire la liste, Entrée pour exécuter la commande. Échap ferme la liste.
    sceneChooser | Sélecteur d’écrans, {1}. Tapez pour réduire la liste, Entrée pour aller à l’écran. Échap ferme la liste.
    noScenes | Aucun autre écran
    sceneByCode | {1}, d’après le code
    sceneByName | {1}, d’après son nom
    itemCount | {1} éléments
    itemCount.one | {1} élément
    moreThan | plus de {1}
    noItems | Aucun élément
    noItemsWith | Aucun élément avec {1}. Échap ferme la liste.
    chooserItem | {1}, {2} sur {3}
    closed | Fermé
    searchBegins | Recherche. Tapez un texte, puis Entrée.
    searchPrompt | Recherche : {1}
    notFound | {1} introuvable
    notFoundYet | {1} introuvable pour l’instant, chargement de la suite
    nothingSearched | Aucune recherche pour l’instant
    labelBegins | Étiqueter l’élément. Tapez un nom, puis Entrée.
    labelPrompt | Étiquette : {1}
    labelled | Étiquette ajoutée : {1}
    labelRemoved | Étiquette supprimée
    helpBegins | Aide. Appuyez sur une touche pour entendre ce qu’elle fait. Échap quitte l’aide.
    helpEnds | Aide terminée.
    help | {1} : {2}
    helpTyping | {1} : {2}, dans un champ de texte
    helpTypes | saisit le caractère
    helpNothing | ne fait rien
    itemSummary | {1}, élément {2} sur {3} de cet écran
    noHint | Aucun indice
    nothingFocused | Aucun élément ne reçoit la saisie du clavier
    noDescription | Aucune description
    notInTable | Pas dans un tableau
    noRowHeader | Aucun en-tête de rangée
    noColumnHeader | Aucun en-tête de colonne
    rowOf | rangée {1} sur {2}
    columnOf | colonne {1} sur {2}
    noTextStyle | Aucun style de texte
    points | {1} points
    points.one | {1} point
    plain | normal
    bold | gras
    italic | italique
    underlined | souligné
    struckThrough | barré
    dim | estompé
    blinking | clignotant
    reversed | inversé
    onColor | sur {1}
    colorBlack | noir
    colorRed | rouge
    colorGreen | vert
    colorYellow | jaune
    colorBlue | bleu
    colorMagenta | magenta
    colorCyan | cyan
    colorWhite | blanc
    colorGray | gris
    colorBrightRed | rouge vif
    colorBrightGreen | vert vif
    colorBrightYellow | jaune vif
    colorBrightBlue | bleu vif
    colorBrightMagenta | magenta vif
    colorBrightCyan | cyan vif
    colorBrightWhite | blanc vif
    colorOrange | orange
    colorBrown | marron
    colorPink | rose
    colorPurple | violet
    quoteLevel | citation de niveau {1}
    noURL | Aucune adresse
    speechOff | Voix désactivée
    speechOn | Voix activée
    # source: guide
    curtainOn | Rideau d’écran activé
    curtainOff | Rideau d’écran désactivé
    # source: translation
    copied | Copié dans le presse-papiers
    nothingToCopy | Rien à copier
    quickNavOn | Navigation rapide par lettre activée
    quickNavOff | Navigation rapide par lettre désactivée
    keysLocked | Touches V O verrouillées
    keysUnlocked | Touches V O déverrouillées
    watching | Suivi de {1}
    watchingEnds | Suivi terminé
    settingsChooser | Réglages, {1}. Les flèches haut et bas vont à un réglage, gauche et droite le changent, tapez pour réduire la liste. Échap ferme la liste.
    labelNotKept | Étiquette non conservée pour la prochaine fois : {1}
    settingsKept | Réglages enregistrés
    settingsNotKept | Réglages non enregistrés
    settingsNotKeptBecause | Réglages non enregistrés : {1}
    settingsRead | Réglages lus
    settingsNotReadBecause | Réglages non lus : {1}
    nothingTakesText | Rien n’accepte de texte ici
    pastedBeginning | Seul le début a été collé ; 128 kilo-octets sont le maximum
    noSoundToTurnOff | Il n’y a pas de son à désactiver.
    readerModeOn | Mode lecteur d’écran
    readerModeOff | Mode lecteur d’écran désactivé
    keysSilenceOn | Les touches arrêtent la voix
    keysSilenceOff | Les touches laissent la voix continuer
    settingPrefix | touche préfixe
    settingProfile | profil du programme
    settingCaptions | sous-titres
    settingClipboard | presse-papiers pour le programme
    settingAnnotations | annotations vers le terminal
    noOutput | Aucun résultat de commande
    noHistory | Rien n’a encore quitté l’écran
    bookmarkSet | Signet : {1}
    bookmarkRemoved | Plus de signet : {1}
    noBookmark | Aucun signet
    onlyForPrograms | Seulement pendant l’exécution d’un programme
    programIntroduction | Les touches vont au programme. Appuyez sur {1}, puis sur une touche pour une commande du lecteur d’écran : la flèche droite pour l’élément suivant, le point d’interrogation pour l’aide, le point-virgule pour que chaque touche soit une commande jusqu’à ce que vous appuyiez de nouveau sur {1}. Pressé deux fois, {1} va au programme.
    introduction | Bienvenue dans Earshot. Appuyez sur la flèche droite pour passer à l’élément suivant et sur la flèche gauche pour revenir en arrière. Entrée active un élément, Échap revient à l’écran précédent. Les flèches haut et bas changent une valeur ou parcourent ce sur quoi le rotor est réglé ; Maj avec la flèche droite fait tourner le rotor. V O A lit tout ; V O, c’est Control et Alt ensemble, et Alt seul suffit. N’importe quelle touche arrête la voix ; une virgule la met en pause et la laisse reprendre. Appuyez sur le point d’interrogation pour vous exercer aux touches, sur les deux-points pour choisir une commande par son nom et sur F2 pour réentendre ce message. Control C quitte Earshot. Vos réglages peuvent être conservés dans un fichier, si vous le souhaitez : earshot config indique comment.
    noSound | (Aucun son)
    nothingFurther | (Rien de plus)
    loading | chargement
    requestRefused | Refusé
    requestRefusedBecause | Refusé : {1}
    requestUnsupported | Impossible ici
    requestStale | L’écran a changé
    requestTimedOut | Aucune réponse
    connectionLost | Connexion perdue
    requestUnreachable | Inaccessible
    requestUnchanged | Rien n’a changé
    linesAndLast | {1} lignes, la dernière : {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Historique
    crashed | {1} : arrêt inattendu
    crashedWithoutName | Arrêt inattendu d’une partie de l’écran
    outOfDate | L’écran n’est peut-être pas à jour
    removed | {1} supprimé
    silentItem | Cet élément ne dit rien
    emptyScreen | Écran vide
    emptyScreenOthers | Écran vide ; {1} autres écrans : {2}
    emptyScreenOthers.one | Écran vide ; {1} autre écran : {2}
    guessedScreenOthers | L’app commence peut-être ailleurs ; {1} autres écrans : {2}
    guessedScreenOthers.one | L’app commence peut-être ailleurs ; {1} autre écran : {2}
    codeAhead | Seul le code de l’app fait cela : {1}
    codeAheadScenes | Seul le code de l’app fait cela : {1}. Écrans possibles ensuite, {2} : {3}
    codeAheadOthers | Seul le code de l’app fait cela : {1}. Autres écrans, {2} : {3}
    missingScreen | L’écran auquel cela mène n’existe pas : {1}
    nothingHappens | Rien ne se passe
    pressKey | appuyez sur {1}
    lineTypeScenes | tapez scenes
    notHeard | (Non entendu : {1})
    lineIntroduction | Bienvenue dans Earshot. Chaque élément de l’écran a un numéro. Tapez un numéro et Entrée pour y aller, et Entrée seule pour activer l’élément ; next et back passent d’un élément à l’autre. help donne la liste des mots, quit quitte Earshot. earshot config indique comment conserver des réglages.
    lineUnknown | « {1} » n’est pas une commande ; tapez un numéro, Entrée ou un mot de la liste que donne help
    lineNearest | vouliez-vous dire « {1} » ?
    lineNoItem | il n’y a pas d’élément {1} ; choisissez de 1 à {2}
    lineItemGone | l’élément {1} n’est plus là ; list affiche les éléments actuels
    lineListCut | plus de {1} éléments ; next continue à les parcourir tous
    lineNothingTakesText | rien n’accepte de texte ici ; le curseur doit être dans un champ de texte activé
    lineNotHere | indisponible en mode texte
    lineHelpNumber | un numéro : aller à cet élément
    lineHelpEnter | Entrée seule : activer l’élément
    lineHelpNext | next, back : l’élément suivant, le précédent ; next heading, previous link, etc. : le suivant ou le précédent de ce type
    lineHelpList | list : à nouveau les éléments de l’écran ; chooser : en choisir un par numéro ou par texte
    lineHelpScenes | scenes : choisir parmi les écrans auxquels rien ne mène ici
    lineHelpFind | find TEXTE : aller à l’élément suivant qui contient le texte ; next search result continue
    lineHelpType | type TEXTE : saisir dans le champ de texte
    lineHelpRotor | rotor : ce que le rotor propose ici ; rotor NOM : le régler sur ce nom ; next rotor item, previous rotor item
    lineHelpScroll | scroll DIRECTION ; gesture NOM, par exemple gesture 2 finger double tap
    lineHelpQuit | quit : quitter Earshot
    lineHelpCommands | et chacune de ces commandes :
    bullets | {1} puces
    bullets.one | puce
    # source: published
    spellingAlphabet | a Anatole b Berthe c Célestin d Désiré e Eugène é Émile f François g Gaston h Henri i Irma j Joseph k Kléber l Louis m Marcel n Nicolas o Oscar p Pierre q Quintal r Raoul s Suzanne t Thérèse u Ursule v Victor w William x Xavier y Yvonne z Zoé
    # source: translation
    textSelected | {1} sélectionné
    textUnselected | {1} désélectionné
    nothingSelected | rien de sélectionné
    selectionStarted | sélection commencée
    textDeleted | {1} supprimé
    textInserted | {1} inséré
    textCut | {1} coupé
    textCopied | {1} copié
    textPasted | {1} collé
    textReplaced | remplacé par {1}
    """
}
