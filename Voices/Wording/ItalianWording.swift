/// What the reader says in Italian.
enum ItalianWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | selezionato
    # source: translation
    dimmed | oscurato
    # source: guide
    button | pulsante
    # source: translation
    backButton | pulsante Indietro
    # source: guide
    back | Indietro
    # source: translation
    popUpButton | pulsante a comparsa
    # source: guide
    radioButton | pulsante di scelta
    # source: translation
    draggable | trascinabile
    switchButton | interruttore
    plainSwitch | interruttore
    on | attivo
    off | non attivo
    mixed | misto
    tab | pannello
    # source: guide
    textField | campo di testo
    # source: translation
    secureTextField | campo di testo protetto
    isEditing | in modifica
    characterMode | modalità carattere
    wordMode | modalità parola
    lineMode | modalità riga
    sentenceMode | modalità frase
    paragraphMode | modalità paragrafo
    insertionPointAtStart | punto di inserimento all’inizio
    insertionPointAtEnd | punto di inserimento alla fine
    # source: guide
    heading | intestazione
    # source: translation
    headingLevel | intestazione livello {1}
    nestingLevel | livello {1}
    # source: guide
    link | link
    # source: translation
    pickerItem | elemento selettore
    adjustable | regolabile
    # source: guide
    image | immagine
    searchField | campo di ricerca
    # source: translation
    expanded | espanso
    collapsed | contratto
    listStart | inizio elenco
    listEnd | fine elenco
    landmarkStart | punto di riferimento
    landmarkEnd | fine
    required | obbligatorio
    invalidData | dati non validi
    invalidGrammar | grammatica non corretta
    invalidSpelling | ortografia non corretta
    directTouchArea | area di tocco diretto
    rowSpan | occupa {1} righe
    columnSpan | occupa {1} colonne
    # source: guide
    row | riga {1}
    column | colonna {1}
    # source: translation
    rowHeader | intestazione di riga
    columnHeader | intestazione di colonna
    tableStart | inizio tabella
    tableEnd | fine tabella
    rowCount | {1} righe
    rowCount.one | una riga
    columnCount | {1} colonne
    columnCount.one | una colonna
    # source: guide
    position | {1} di {2}
    actionsAvailable | azioni disponibili
    # source: translation
    moreContentAvailable | altro contenuto disponibile
    toggleHint | Tocca due volte per attivare o disattivare l’impostazione.
    editHint | Tocca due volte per modificare.
    misspelledWordsHint | Usa il rotore per accedere alle parole con errori di ortografia.
    adjustableHint | Scorri verso l’alto o verso il basso con un dito per regolare il valore.
    popUpHint | Tocca due volte per attivare il selettore.
    draggableHint | Tocca due volte e tieni premuto, attendi il suono, quindi trascina per riordinare.
    expandHint | Tocca due volte per espandere.
    collapseHint | Tocca due volte per contrarre.
    alert | avviso
    # source: guide
    list | elenco
    # source: translation
    landmark | punto di riferimento
    # source: guide
    table | tabella
    # source: translation
    tabBar | barra dei pannelli
    # source: guide
    group | gruppo
    # source: translation
    voiceOverOn | VoiceOver attivo
    voiceOverOff | VoiceOver non attivo
    activateAction | attiva
    # source: published
    rotorActions | azioni
    # source: translation
    rotorAdjustValue | regola valore
    rotorMoreContent | altro contenuto
    # source: published
    rotorCharacters | caratteri
    rotorWords | parole
    # source: guide
    rotorLines | righe
    # source: translation
    rotorSentences | frasi
    rotorParagraphs | paragrafi
    rotorTextSelection | selezione testo
    # source: published
    rotorEdit | modifica
    # source: guide
    editSelectAll | seleziona tutto
    editCut | taglia
    editCopy | copia
    editPaste | incolla
    # source: translation
    editReplace | sostituisci con {1}
    # source: guide
    editUndo | annulla
    editRedo | ripristina
    # source: published
    rotorHeadings | intestazioni
    # source: guide
    rotorLinks | link
    rotorButtons | pulsanti
    # source: translation
    rotorFormControls | controlli modulo
    rotorStaticText | testo statico
    # source: guide
    rotorImages | immagini
    rotorTextFields | campi di testo
    # source: translation
    rotorVisitedLinks | link visitati
    rotorNonVisitedLinks | link non visitati
    # source: guide
    rotorTables | tabelle
    rotorLists | elenchi
    # source: translation
    rotorLandmarks | punti di riferimento
    # source: published
    rotorContainers | contenitori
    # source: translation
    rotorSameHeading | stessa intestazione
    rotorRows | righe della tabella
    rotorColumns | colonne
    rotorBlockquotes | citazioni
    rotorSameBlockquote | stessa citazione
    rotorFrames | riquadri
    rotorBoldText | testo in grassetto
    rotorItalicText | testo in corsivo
    rotorUnderlinedText | testo sottolineato
    rotorPlainText | testo semplice
    rotorStyleChange | cambio di stile
    rotorFontChange | cambio di font
    rotorColorChange | cambio di colore
    rotorSameItem | stesso elemento
    rotorDifferentItem | elemento diverso
    # source: guide
    rotorVerticalNavigation | navigazione verticale
    # source: translation
    rotorMisspelledWords | errori di ortografia
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | nessuna
    someOfThem | parziale
    mostOfThem | quasi tutta
    allOfThem | tutta
    verbosityMinimal | minima
    verbosityStandard | standard
    verbosityVerbose | dettagliata
    verbosityCustom | personalizzata
    doNothing | nessuna azione
    speakCapital | pronuncia «maiuscola»
    changePitch | cambia tono
    playSound | riproduci suono
    charactersAndWords | caratteri e parole
    nothing | niente
    defaultLanguage | lingua di default
    defaultVoice | voce di default
    # source: published
    rotorSpeechRate | velocità voce
    # source: guide
    rotorVolume | volume
    rotorPitch | tono
    rotorPunctuation | punteggiatura
    # source: translation
    rotorVerbosity | verbosità
    rotorHints | suggerimenti
    # source: guide
    rotorCapitals | maiuscole
    # source: translation
    rotorTyping | feedback di inserimento
    rotorTypingMode | modalità inserimento
    standardTyping | inserimento standard
    touchTyping | inserimento a tocco
    directTouchTyping | inserimento a tocco diretto
    # source: guide
    rotorSounds | suoni
    # source: translation
    rotorDirectTouch | tocco diretto
    rotorNavigation | stile di navigazione
    flatNavigation | lineare
    groupedNavigation | a gruppi
    # source: guide
    rotorLanguage | lingua
    rotorVoice | voce
    # source: translation
    settingTraits | tipo degli elementi
    beforeName | prima del nome
    afterName | dopo il nome
    settingValues | valori
    settingDeleting | eliminazione del testo
    settingPhonetics | alfabeto fonetico
    settingStereo | stereo
    settingBehaviour | cursore dopo un cambiamento
    behaviourGuide | come nella guida di Apple
    behaviourDevice | come sui dispositivi
    settingInterfaceLanguage | lingua di Earshot
    # source: translation
    blank | vuoto
    # source: guide
    space | spazio
    # source: translation
    newLine | nuova riga
    tabCharacter | tabulazione
    unassigned | {1}: non assegnato
    belongsToSystem | Riservato al sistema: {1}
    # source: guide
    systemHome | Schermata Home
    # source: translation
    systemPreviousApp | Passa all’app precedente
    systemNextApp | Passa all’app successiva
    systemPreviousVisibleApp | App visibile precedente
    systemNextVisibleApp | App visibile successiva
    # source: guide
    systemNotificationCenter | Centro Notifiche
    systemControlCenter | Centro di Controllo
    systemStatusBar | Barra di stato
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Il comando {1} non esiste
    assigned | {1}: {2}
    assignedNothing | {1}: non assegnato
    itemChooser | Scelta elementi, {1}. Scrivi per ridurre l’elenco, Invio va all’elemento. Escape chiude l’elenco.
    commandChooser | Scelta comandi, {1}. Scrivi per ridurre l’elenco, Invio esegue il comando. Escape chiude l’elenco.
    sceneChooser | Scelta schermate, {1}. Scrivi per ridurre l’elenco, Invio va alla schermata. Escape chiude l’elenco.
    noScenes | Nessun’altra schermata
    sceneByCode | {1}, in base al codice
    sceneByName | {1}, in base al nome
    itemCount | {1} elementi
    itemCount.one | un elemento
    moreThan | più di {1}
    noItems | Nessun elemento
    noItemsWith | Nessun elemento con {1}. Escape chiude l’elenco.
    chooserItem | {1}, {2} di {3}
    closed | Chiuso
    searchBegins | Cerca. Scrivi un testo, poi premi Invio.
    searchPrompt | Cerca: {1}
    notFound | {1} non trovato
    notFoundYet | {1} non ancora trovato, caricamento di altro contenuto
    nothingSearched | Non è ancora stato cercato niente
    labelBegins | Etichetta l’elemento. Scrivi un nome, poi premi Invio.
    labelPrompt | Etichetta: {1}
    labelled | Etichetta assegnata: {1}
    labelRemoved | Etichetta rimossa
    helpBegins | Aiuto. Premi un tasto qualsiasi per sentire che cosa fa. Escape chiude l’aiuto.
    helpEnds | Aiuto terminato.
    help | {1}: {2}
    helpTyping | {1}: {2}, in un campo di testo
    helpTypes | scrive
    helpNothing | non fa niente
    itemSummary | {1}, elemento {2} di {3} in questa schermata
    noHint | Nessun suggerimento
    nothingFocused | Nessun elemento riceve la tastiera
    noDescription | Nessuna descrizione
    notInTable | Non in una tabella
    noRowHeader | Nessuna intestazione di riga
    noColumnHeader | Nessuna intestazione di colonna
    rowOf | riga {1} di {2}
    columnOf | colonna {1} di {2}
    noTextStyle | Nessuno stile di testo
    points | {1} punti
    points.one | {1} punto
    plain | normale
    bold | grassetto
    italic | corsivo
    underlined | sottolineato
    struckThrough | barrato
    dim | attenuato
    blinking | lampeggiante
    reversed | invertito
    onColor | su {1}
    colorBlack | nero
    colorRed | rosso
    colorGreen | verde
    colorYellow | giallo
    colorBlue | blu
    colorMagenta | magenta
    colorCyan | ciano
    colorWhite | bianco
    colorGray | grigio
    colorBrightRed | rosso brillante
    colorBrightGreen | verde brillante
    colorBrightYellow | giallo brillante
    colorBrightBlue | blu brillante
    colorBrightMagenta | magenta brillante
    colorBrightCyan | ciano brillante
    colorBrightWhite | bianco brillante
    colorOrange | arancione
    colorBrown | marrone
    colorPink | rosa
    colorPurple | viola
    quoteLevel | citazione livello {1}
    noURL | Nessun indirizzo
    speechOff | Voce disattivata
    speechOn | Voce attivata
    curtainOn | Tenda schermo attivata
    curtainOff | Tenda schermo disattivata
    copied | Copiato negli appunti
    nothingToCopy | Niente da copiare
    quickNavOn | Navigazione rapida con singole lettere attivata
    quickNavOff | Navigazione rapida con singole lettere disattivata
    keysLocked | Tasti V O bloccati
    keysUnlocked | Tasti V O sbloccati
    watching | {1}: osservazione avviata
    watchingEnds | Osservazione terminata
    settingsChooser | Impostazioni, {1}. Su e giù vanno a un’impostazione, sinistra e destra la cambiano, scrivi per ridurre l’elenco. Escape chiude l’elenco.
    labelNotKept | Etichetta non conservata per la prossima volta: {1}
    settingsKept | Impostazioni salvate
    settingsNotKept | Impostazioni non salvate
    settingsNotKeptBecause | Impostazioni non salvate: {1}
    settingsRead | Impostazioni lette
    settingsNotReadBecause | Impostazioni non lette: {1}
    nothingTakesText | Qui non è possibile inserire testo
    pastedBeginning | È stato incollato solo l’inizio; il massimo è 128 kilobyte
    noSoundToTurnOff | Non c’è alcun suono da disattivare.
    readerModeOn | Modalità screen reader
    readerModeOff | Modalità screen reader disattivata
    keysSilenceOn | I tasti interrompono la voce
    keysSilenceOff | I tasti lasciano proseguire la voce
    settingPrefix | tasto di prefisso
    settingProfile | profilo del programma
    settingCaptions | sottotitoli
    settingClipboard | appunti per il programma
    settingAnnotations | annotazioni al terminale
    noOutput | Nessun output di un comando
    noHistory | Non è ancora uscito niente dallo schermo
    bookmarkSet | Segnalibro: {1}
    bookmarkRemoved | Non più un segnalibro: {1}
    noBookmark | Nessun segnalibro
    onlyForPrograms | Solo mentre un programma è in esecuzione
    programIntroduction | I tasti vanno al programma. Premi {1} e poi un tasto per un comando dello screen reader: la freccia destra per l’elemento successivo, il punto interrogativo per l’aiuto, il punto e virgola per fare di ogni tasto un comando finché non premi di nuovo {1}. Premuto due volte, {1} va al programma.
    introduction | Ti diamo il benvenuto in Earshot. Premi la freccia destra per passare all’elemento successivo e la freccia sinistra per tornare indietro. Invio attiva un elemento, Escape torna alla schermata precedente. Le frecce su e giù modificano un valore o scorrono ciò su cui è impostato il rotore; Maiusc con la freccia destra ruota il rotore. V O A legge tutto; V O è Control e Alt insieme, e basta anche solo Alt. Qualsiasi tasto interrompe la voce; una virgola la mette in pausa e la fa proseguire. Premi il punto interrogativo per esercitarti con i tasti, i due punti per scegliere un comando per nome e F2 per ascoltare di nuovo questo messaggio. Control C chiude Earshot. Le tue impostazioni possono essere conservate in un file, se lo desideri: earshot config spiega come.
    noSound | (Nessun suono)
    nothingFurther | (Nient’altro)
    loading | caricamento in corso
    requestRefused | Rifiutato
    requestRefusedBecause | Rifiutato: {1}
    requestUnsupported | Qui non è possibile
    requestStale | La schermata è cambiata
    requestTimedOut | Nessuna risposta
    connectionLost | Connessione persa
    requestUnreachable | Non raggiungibile
    requestUnchanged | Non è cambiato niente
    linesAndLast | {1} righe, ultima: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Cronologia
    crashed | {1}: chiusura inaspettata
    crashedWithoutName | Una parte della schermata si è chiusa inaspettatamente
    outOfDate | La schermata potrebbe non essere aggiornata
    removed | {1} rimosso
    silentItem | Questo elemento non dice nulla
    emptyScreen | Schermata vuota
    emptyScreenOthers | Schermata vuota; ce ne sono altre {1}: {2}
    emptyScreenOthers.one | Schermata vuota; ce n’è un’altra: {2}
    guessedScreenOthers | L’app potrebbe iniziare altrove; altre {1} schermate: {2}
    guessedScreenOthers.one | L’app potrebbe iniziare altrove; un’altra schermata: {2}
    codeAhead | Lo fa solo il codice dell’app: {1}
    codeAheadScenes | Lo fa solo il codice dell’app: {1}. Schermate a cui può portare, {2}: {3}
    codeAheadOthers | Lo fa solo il codice dell’app: {1}. Altre schermate, {2}: {3}
    missingScreen | La schermata a cui porta non esiste: {1}
    nothingHappens | Non succede nulla
    pressKey | premi {1}
    lineTypeScenes | scrivi scenes
    notHeard | (Non udibile: {1})
    lineIntroduction | Ti diamo il benvenuto in Earshot. Ogni elemento della schermata ha un numero. Scrivi un numero e premi Invio per andare all’elemento; premi solo Invio per attivarlo. next e back passano da un elemento all’altro. help elenca le parole, quit chiude Earshot. earshot config spiega come conservare le impostazioni.
    lineUnknown | «{1}» non è un comando; scrivi un numero, premi Invio o usa una delle parole elencate da help
    lineNearest | intendevi «{1}»?
    lineNoItem | non c’è nessun elemento {1}; scegli da 1 a {2}
    lineItemGone | l’elemento {1} non c’è più; list mostra gli elementi attuali
    lineListCut | più di {1} elementi; next prosegue fra tutti
    lineNothingTakesText | qui non è possibile inserire testo; il cursore deve trovarsi in un campo di testo attivato
    lineNotHere | non disponibile in modalità testo
    lineHelpNumber | un numero: vai a quell’elemento
    lineHelpEnter | solo Invio: attiva l’elemento
    lineHelpNext | next, back: l’elemento successivo, il precedente; next heading, previous link e così via: il successivo o il precedente di quel tipo
    lineHelpList | list: di nuovo gli elementi della schermata; chooser: scegline uno per numero o testo
    lineHelpScenes | scenes: scegli tra le schermate a cui qui non porta niente
    lineHelpFind | find TESTO: vai all’elemento successivo che contiene il testo; next search result prosegue
    lineHelpType | type TESTO: scrivi nel campo di testo
    lineHelpRotor | rotor: ciò che il rotore offre qui; rotor NOME: impostalo su quel nome; next rotor item, previous rotor item
    lineHelpScroll | scroll DIREZIONE; gesture NOME, ad esempio gesture 2 finger double tap
    lineHelpQuit | quit: chiudi Earshot
    lineHelpCommands | e ciascuno di questi comandi:
    bullets | {1} punti elenco
    bullets.one | punto elenco
    # source: published
    spellingAlphabet | a Ancona b Bologna c Como d Domodossola e Empoli f Firenze g Genova h Hotel i Imola j Jolly k Kappa l Livorno m Milano n Napoli o Otranto p Padova q Quarto r Roma s Savona t Torino u Udine v Venezia w Washington x Xilofono y York z Zara
    # source: translation
    textSelected | {1} selezionato
    textUnselected | {1} deselezionato
    nothingSelected | niente selezionato
    selectionStarted | selezione iniziata
    textDeleted | {1} eliminato
    textInserted | {1} inserito
    textCut | {1} tagliato
    textCopied | {1} copiato
    textPasted | {1} incollato
    textReplaced | sostituito con {1}
    """
}
