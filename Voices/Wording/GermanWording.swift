/// What the reader says in German.
enum GermanWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | ausgewählt | Auswahl | ausgewählt
    dimmed | grau dargestellt | Grau dargestellt | grau dargestellt
    # source: published
    button | Taste
    backButton | Zurück-Taste | Zurück Taste | Zurück-Taste
    back | Zurück
    # source: translation
    popUpButton | Einblendmenü
    # source: guide
    radioButton | Optionsfeld
    # source: translation
    draggable | verschiebbar
    # source: published
    switchButton | Umschalttaste
    plainSwitch | Umschalttaste
    on | ein | Ein | ein
    off | aus | Aus | aus
    mixed | gemischt | Gemischt | gemischt
    # source: translation
    tab | Tab | Tabulator | Tab
    # source: published
    textField | Textfeld
    secureTextField | sicheres Textfeld | Sicheres Textfeld | sicheres Textfeld
    # source: translation
    isEditing | wird bearbeitet | Bearbeiten | wird bearbeitet
    characterMode | Zeichenmodus
    wordMode | Wortmodus
    lineMode | Zeilenmodus
    sentenceMode | Satzmodus
    paragraphMode | Absatzmodus
    # source: guide
    insertionPointAtStart | Einfügemarke am Anfang
    insertionPointAtEnd | Einfügemarke am Ende
    # source: published
    heading | Überschrift
    # source: translation
    headingLevel | Überschrift Ebene {1}
    nestingLevel | Ebene {1}
    # source: guide
    link | Link | Hyperlink | Link
    # source: translation
    pickerItem | Auswahlelement
    # source: published
    adjustable | einstellbar | Einstellbar | einstellbar
    image | Bild
    searchField | Suchfeld
    # source: guide
    expanded | erweitert
    # source: translation
    collapsed | reduziert
    # source: published
    listStart | Anfang der Liste
    listEnd | Ende der Liste
    landmarkStart | Orientierungspunkt
    landmarkEnd | Ende
    # source: translation
    required | erforderlich
    invalidData | ungültige Daten
    invalidGrammar | Grammatikfehler
    # source: published
    invalidSpelling | Rechtschreibfehler
    # source: translation
    directTouchArea | Bereich für direkte Berührung
    # source: published
    rowSpan | umfasst {1} Zeilen | Umfasst {1} Zeilen | umfasst {1} Zeilen
    columnSpan | umfasst {1} Spalten | Umfasst {1} Spalten | umfasst {1} Spalten
    row | Zeile {1}
    column | Spalte {1}
    # source: translation
    rowHeader | Zeilenüberschrift
    columnHeader | Spaltenüberschrift
    tableStart | Anfang der Tabelle
    tableEnd | Ende der Tabelle
    rowCount | {1} Zeilen
    rowCount.one | eine Zeile
    columnCount | {1} Spalten
    columnCount.one | eine Spalte
    # source: published
    position | {1} von {2}
    actionsAvailable | Aktionen verfügbar | Aktionen verfügbar | Aktionen verfügbar
    # source: translation
    moreContentAvailable | weitere Inhalte verfügbar | Weitere Inhalte verfügbar | weitere Inhalte verfügbar
    # source: published
    toggleHint | Zum Umschalten doppeltippen. | Zum Umschalten Doppeltippen. | Zum Umschalten doppeltippen.
    editHint | Zum Bearbeiten doppeltippen.
    misspelledWordsHint | Den Rotor für den Zugriff auf Rechtschreibfehler verwenden.
    adjustableHint | Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
    # source: translation
    popUpHint | Zum Aktivieren der Auswahl doppeltippen.
    draggableHint | Zum Neuanordnen doppeltippen und halten, auf den Ton warten und dann bewegen.
    expandHint | Zum Erweitern doppeltippen.
    collapseHint | Zum Reduzieren doppeltippen.
    alert | Warnhinweis
    # source: guide
    list | Liste
    # source: published
    landmark | Orientierungspunkt
    # source: guide
    table | Tabelle
    # source: translation
    tabBar | Tableiste
    group | Gruppe
    # source: guide
    voiceOverOn | VoiceOver ein
    voiceOverOff | VoiceOver aus
    # source: translation
    activateAction | aktivieren
    # source: guide
    rotorActions | Aktionen
    rotorAdjustValue | Wert anpassen
    # source: translation
    rotorMoreContent | weitere Inhalte
    # source: guide
    rotorCharacters | Zeichen
    rotorWords | Wörter
    rotorLines | Zeilen
    # source: translation
    rotorSentences | Sätze
    rotorParagraphs | Absätze
    # source: guide
    rotorTextSelection | Textauswahl
    rotorEdit | bearbeiten
    editSelectAll | alles auswählen
    editCut | ausschneiden
    editCopy | kopieren
    editPaste | einsetzen
    # source: translation
    editReplace | durch {1} ersetzen
    # source: guide
    editUndo | widerrufen
    editRedo | wiederholen
    rotorHeadings | Überschriften
    rotorLinks | Links
    rotorButtons | Tasten
    # source: translation
    rotorFormControls | Formularsteuerungen
    rotorStaticText | statischer Text
    # source: guide
    rotorImages | Bilder
    rotorTextFields | Textfelder
    # source: published
    rotorVisitedLinks | besuchte Links
    # source: translation
    rotorNonVisitedLinks | nicht besuchte Links
    # source: guide
    rotorTables | Tabellen
    rotorLists | Listen
    rotorLandmarks | Orientierungspunkte
    rotorContainers | Container
    # source: translation
    rotorSameHeading | gleiche Überschrift
    rotorRows | Tabellenzeilen
    rotorColumns | Spalten
    rotorBlockquotes | Blockzitate
    rotorSameBlockquote | gleiches Blockzitat
    rotorFrames | Rahmen
    # source: published
    rotorBoldText | Fettdruck
    rotorItalicText | Kursivdruck
    rotorUnderlinedText | unterstrichener Text
    # source: translation
    rotorPlainText | einfacher Text
    rotorStyleChange | Stiländerung
    rotorFontChange | Schriftänderung
    rotorColorChange | Farbänderung
    rotorSameItem | gleiches Objekt
    rotorDifferentItem | anderes Objekt
    # source: guide
    rotorVerticalNavigation | vertikale Navigation
    # source: published
    rotorMisspelledWords | Rechtschreibfehler
    # source: cldr
    percent | {1} %
    # source: translation
    noneOfThem | keine
    someOfThem | einige
    mostOfThem | die meisten
    allOfThem | alle
    verbosityMinimal | minimal
    verbosityStandard | standard
    verbosityVerbose | ausführlich
    verbosityCustom | eigene
    doNothing | nichts tun
    speakCapital | Großbuchstaben ansagen
    changePitch | Tonhöhe ändern
    playSound | Ton abspielen
    # source: guide
    charactersAndWords | Zeichen und Wörter
    # source: translation
    nothing | nichts
    defaultLanguage | Standardsprache
    defaultVoice | Standardstimme
    # source: guide
    rotorSpeechRate | Sprechtempo
    rotorVolume | Lautstärke
    rotorPitch | Tonhöhe
    rotorPunctuation | Interpunktion
    rotorVerbosity | Ausführlichkeit
    rotorHints | Hinweise
    # source: translation
    rotorCapitals | Großbuchstaben
    rotorTyping | Eingabefeedback
    # source: published
    rotorTypingMode | Eingabemodus
    standardTyping | Zweifingersystem
    # source: translation
    touchTyping | Zehnfingersystem
    directTouchTyping | direkte Eingabe
    # source: guide
    rotorSounds | Töne
    # source: translation
    rotorDirectTouch | direkte Berührung
    rotorNavigation | Navigationsstil
    flatNavigation | flach
    groupedNavigation | gruppiert
    # source: guide
    rotorLanguage | Sprache
    rotorVoice | Stimme
    # source: translation
    settingTraits | Art der Objekte
    beforeName | vor dem Namen
    afterName | nach dem Namen
    settingValues | Werte
    settingDeleting | Text löschen
    settingPhonetics | Buchstabieralphabet
    settingStereo | Stereo
    settingBehaviour | Cursor nach einer Änderung
    behaviourGuide | wie in Apples Handbuch
    behaviourDevice | wie auf Geräten
    settingInterfaceLanguage | Sprache von Earshot
    # source: translation
    blank | leer
    # source: guide
    space | Leerzeichen
    # source: translation
    newLine | neue Zeile
    tabCharacter | Tabulator
    unassigned | {1}: nicht zugewiesen
    belongsToSystem | Gehört zum System: {1}
    # source: guide
    systemHome | Home-Bildschirm
    # source: translation
    systemPreviousApp | Zur vorherigen App wechseln
    systemNextApp | Zur nächsten App wechseln
    systemPreviousVisibleApp | Vorherige sichtbare App
    systemNextVisibleApp | Nächste sichtbare App
    # source: guide
    systemNotificationCenter | Mitteilungszentrale
    systemControlCenter | Kontrollzentrum
    systemStatusBar | Statusleiste
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Es gibt keinen Befehl {1}
    assigned | {1}: {2}
    assignedNothing | {1}: nicht zugewiesen
    itemChooser | Objektauswahl, {1}. Texteingabe grenzt die Liste ein, die Eingabetaste springt zum Objekt. Escape schließt die Liste.
    commandChooser | Befehlsauswahl, {1}. Texteingabe grenzt die Liste ein, die Eingabetaste führt den Befehl aus. Escape schließt die Liste.
    sceneChooser | Bildschirmauswahl, {1}. Texteingabe grenzt die Liste ein, die Eingabetaste springt zum Bildschirm. Escape schließt die Liste.
    noScenes | Keine anderen Bildschirme
    sceneByCode | {1}, laut Code
    sceneByName | {1}, dem Namen nach
    itemCount | {1} Objekte
    itemCount.one | ein Objekt
    moreThan | mehr als {1}
    noItems | Keine Objekte
    noItemsWith | Keine Objekte mit {1}. Escape schließt die Liste.
    chooserItem | {1}, {2} von {3}
    closed | Geschlossen
    searchBegins | Suche. Gib einen Text ein und drücke die Eingabetaste.
    searchPrompt | Suche: {1}
    notFound | {1} nicht gefunden
    notFoundYet | {1} noch nicht gefunden, weitere Inhalte werden geladen
    nothingSearched | Es wurde noch nichts gesucht
    labelBegins | Objekt beschriften. Gib einen Namen ein und drücke die Eingabetaste.
    labelPrompt | Beschriftung: {1}
    labelled | Beschriftet mit {1}
    labelRemoved | Beschriftung entfernt
    helpBegins | Hilfe. Drücke eine beliebige Taste, um zu hören, was sie bewirkt. Escape beendet die Hilfe.
    helpEnds | Hilfe beendet.
    help | {1}: {2}
    helpTyping | {1}: {2}, in einem Textfeld
    helpTypes | schreibt
    helpNothing | bewirkt nichts
    itemSummary | {1}, Objekt {2} von {3} auf diesem Bildschirm
    noHint | Kein Hinweis
    nothingFocused | Kein Objekt hat den Tastaturfokus
    noDescription | Keine Beschreibung
    notInTable | Nicht in einer Tabelle
    noRowHeader | Keine Zeilenüberschrift
    noColumnHeader | Keine Spaltenüberschrift
    rowOf | Zeile {1} von {2}
    columnOf | Spalte {1} von {2}
    noTextStyle | Kein Textstil
    points | {1} Punkt
    points.one | {1} Punkt
    plain | normal
    bold | fett
    italic | kursiv
    underlined | unterstrichen
    struckThrough | durchgestrichen
    dim | blass
    blinking | blinkend
    reversed | invertiert
    onColor | auf {1}
    colorBlack | Schwarz
    colorRed | Rot
    colorGreen | Grün
    colorYellow | Gelb
    colorBlue | Blau
    colorMagenta | Magenta
    colorCyan | Cyan
    colorWhite | Weiß
    colorGray | Grau
    colorBrightRed | Hellrot
    colorBrightGreen | Hellgrün
    colorBrightYellow | Hellgelb
    colorBrightBlue | Hellblau
    colorBrightMagenta | helles Magenta
    colorBrightCyan | helles Cyan
    colorBrightWhite | Reinweiß
    colorOrange | Orange
    colorBrown | Braun
    colorPink | Rosa
    colorPurple | Violett
    quoteLevel | Zitatebene {1}
    noURL | Keine Adresse
    # source: guide
    speechOff | Sprachausgabe aus
    speechOn | Sprachausgabe ein
    curtainOn | Bildschirmvorhang ein
    curtainOff | Bildschirmvorhang aus
    # source: translation
    copied | In die Zwischenablage kopiert
    nothingToCopy | Nichts zu kopieren
    quickNavOn | Schnellnavigation mit einzelnen Buchstaben ein
    quickNavOff | Schnellnavigation mit einzelnen Buchstaben aus
    keysLocked | V O-Tasten festgestellt
    keysUnlocked | V O-Tasten gelöst
    watching | {1} wird beobachtet
    watchingEnds | Beobachtung beendet
    settingsChooser | Einstellungen, {1}. Mit den Pfeilen nach oben und unten zur Einstellung, nach links und rechts ändern, Texteingabe grenzt die Liste ein. Escape schließt die Liste.
    labelNotKept | Beschriftung nicht für das nächste Mal gesichert: {1}
    settingsKept | Einstellungen gesichert
    settingsNotKept | Einstellungen nicht gesichert
    settingsNotKeptBecause | Einstellungen nicht gesichert: {1}
    settingsRead | Einstellungen gelesen
    settingsNotReadBecause | Einstellungen nicht gelesen: {1}
    nothingTakesText | Hier kann kein Text eingegeben werden
    pastedBeginning | Nur der Anfang wurde eingesetzt; höchstens 128 Kilobyte sind möglich
    noSoundToTurnOff | Es gibt keinen Ton, der sich ausschalten lässt.
    readerModeOn | Screenreader-Modus
    readerModeOff | Screenreader-Modus aus
    keysSilenceOn | Tasten stoppen die Sprachausgabe
    keysSilenceOff | Tasten lassen die Sprachausgabe weiterlaufen
    settingPrefix | Präfixtaste
    settingProfile | Profil des Programms
    settingCaptions | Untertitel
    settingClipboard | Zwischenablage für das Programm
    settingAnnotations | Anmerkungen an das Terminal
    noOutput | Keine Ausgabe eines Befehls
    noHistory | Noch nichts hat den Bildschirm verlassen
    bookmarkSet | Lesezeichen: {1}
    bookmarkRemoved | Kein Lesezeichen mehr: {1}
    noBookmark | Keine Lesezeichen
    onlyForPrograms | Nur während ein Programm läuft
    programIntroduction | Tasten gehen an das Programm. Drücke {1} und danach eine Taste für einen Befehl des Screenreaders: den Rechtspfeil für das nächste Objekt, das Fragezeichen für die Hilfe, das Semikolon, damit jede Taste ein Befehl ist, bis du wieder {1} drückst. Zweimal gedrückt geht {1} an das Programm.
    introduction | Willkommen bei Earshot. Drücke den Rechtspfeil, um zum nächsten Objekt zu gehen, und den Linkspfeil, um zurückzugehen. Die Eingabetaste aktiviert ein Objekt, Escape geht zurück. Die Pfeile nach oben und unten ändern einen Wert oder gehen schrittweise durch das, worauf der Rotor eingestellt ist; die Umschalttaste mit dem Rechtspfeil dreht den Rotor. V O A liest alles vor; V O ist Control und Alt zusammen, und Alt allein genügt. Jede Taste stoppt die Sprachausgabe; ein Komma hält sie an und lässt sie weiterlaufen. Drücke das Fragezeichen, um die Tasten zu üben, den Doppelpunkt, um einen Befehl nach seinem Namen auszuwählen, und F2, um dies noch einmal zu hören. Control C beendet Earshot. Deine Einstellungen können in einer Datei gesichert werden, ganz wie du möchtest: earshot config sagt, wie.
    noSound | (Kein Ton)
    nothingFurther | (Nichts weiter)
    loading | wird geladen
    requestRefused | Abgelehnt
    requestRefusedBecause | Abgelehnt: {1}
    requestUnsupported | Hier nicht möglich
    requestStale | Der Bildschirm hat sich geändert
    requestTimedOut | Keine Antwort
    connectionLost | Verbindung unterbrochen
    requestUnreachable | Nicht erreichbar
    requestUnchanged | Nichts hat sich geändert
    linesAndLast | {1} Zeilen, letzte: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Verlauf
    crashed | {1} ist abgestürzt
    crashedWithoutName | Ein Teil des Bildschirms ist abgestürzt
    outOfDate | Der Bildschirm ist vielleicht nicht aktuell
    removed | {1} entfernt
    silentItem | Dieses Objekt sagt nichts
    emptyScreen | Leerer Bildschirm
    emptyScreenOthers | Leerer Bildschirm; {1} andere: {2}
    emptyScreenOthers.one | Leerer Bildschirm; ein anderer: {2}
    guessedScreenOthers | Die App beginnt vielleicht anderswo; {1} andere Bildschirme: {2}
    guessedScreenOthers.one | Die App beginnt vielleicht anderswo; ein anderer Bildschirm: {2}
    codeAhead | Das macht nur der Code der App: {1}
    codeAheadScenes | Das macht nur der Code der App: {1}. Bildschirme, zu denen es führen kann, {2}: {3}
    codeAheadOthers | Das macht nur der Code der App: {1}. Andere Bildschirme, {2}: {3}
    missingScreen | Der Bildschirm, zu dem es führt, ist nicht da: {1}
    nothingHappens | Es geschieht nichts
    pressKey | {1} drücken
    lineTypeScenes | scenes eingeben
    notHeard | (Nicht zu hören: {1})
    lineIntroduction | Willkommen bei Earshot. Jedes Objekt auf dem Bildschirm hat eine Nummer. Gib eine Nummer ein und drücke die Eingabetaste, um dorthin zu gehen; die Eingabetaste allein aktiviert das Objekt. next und back gehen von Objekt zu Objekt. help listet die Wörter auf, quit beendet Earshot. earshot config sagt, wie du Einstellungen sicherst.
    lineUnknown | „{1}“ ist kein Befehl; erwartet wird eine Nummer, die Eingabetaste oder ein Wort, das help auflistet
    lineNearest | meintest du „{1}“?
    lineNoItem | es gibt kein Objekt {1}; erwartet wird 1 bis {2}
    lineItemGone | Objekt {1} ist nicht mehr da; list zeigt die jetzigen Objekte
    lineListCut | mehr als {1} Objekte; next geht weiter durch alle
    lineNothingTakesText | hier kann kein Text eingegeben werden; der Cursor muss in einem aktivierten Textfeld stehen
    lineNotHere | nicht im Textmodus
    lineHelpNumber | eine Nummer: zu diesem Objekt gehen
    lineHelpEnter | die Eingabetaste allein: das Objekt aktivieren
    lineHelpNext | next, back: das nächste Objekt, das vorherige; next heading, previous link und so weiter: das nächste oder vorherige dieser Art
    lineHelpList | list: die Objekte des Bildschirms noch einmal; chooser: eines davon nach Nummer oder Text auswählen
    lineHelpScenes | scenes: einen der Bildschirme auswählen, zu denen hier nichts führt
    lineHelpFind | find TEXT: zum nächsten Objekt gehen, das den Text enthält; next search result sucht weiter
    lineHelpType | type TEXT: in das Textfeld schreiben
    lineHelpRotor | rotor: was der Rotor hier anbietet; rotor NAME: ihn darauf einstellen; next rotor item, previous rotor item
    lineHelpScroll | scroll RICHTUNG; gesture NAME, zum Beispiel gesture 2 finger double tap
    lineHelpQuit | quit: Earshot beenden
    lineHelpCommands | und jeder dieser Befehle:
    bullets | {1} Aufzählungspunkte
    bullets.one | Aufzählungspunkt
    # source: published
    spellingAlphabet | a Anton ä Ärger b Berta c Cäsar d Dora e Emil f Friedrich g Gustav h Heinrich i Ida j Julius k Kaufmann l Ludwig m Martha n Nordpol o Otto ö Ökonom p Paula q Quelle r Richard s Samuel ß Eszett t Theodor u Ulrich ü Übermut v Viktor w Wilhelm x Xanthippe y Ypsilon z Zacharias
    # source: translation
    textSelected | {1} ausgewählt
    textUnselected | {1} nicht mehr ausgewählt
    nothingSelected | nichts ausgewählt
    selectionStarted | Auswahl gestartet
    textDeleted | {1} gelöscht
    textInserted | {1} eingefügt
    textCut | {1} ausgeschnitten
    textCopied | {1} kopiert
    textPasted | {1} eingesetzt
    textReplaced | durch {1} ersetzt
    """
}
