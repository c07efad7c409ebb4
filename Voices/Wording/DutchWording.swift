/// What the reader says in Dutch.
enum DutchWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | geselecteerd
    # source: translation
    dimmed | gedimd
    # source: guide
    button | knop
    # source: translation
    backButton | terugknop
    back | Terug
    # source: guide
    popUpButton | venstermenu
    radioButton | keuzerondje
    # source: translation
    draggable | sleepbaar
    switchButton | schakelknop
    plainSwitch | schakelknop
    # source: guide
    on | aan
    off | uit
    # source: translation
    mixed | gemengd
    # source: guide
    tab | tabblad
    textField | tekstveld
    # source: translation
    secureTextField | beveiligd tekstveld
    isEditing | wordt bewerkt
    characterMode | tekenmodus
    wordMode | woordmodus
    lineMode | regelmodus
    sentenceMode | zinsmodus
    paragraphMode | alineamodus
    # source: guide
    insertionPointAtStart | invoegpunt aan begin
    insertionPointAtEnd | invoegpunt aan einde
    heading | kop
    # source: translation
    headingLevel | kop niveau {1}
    nestingLevel | niveau {1}
    link | link
    pickerItem | kiezeronderdeel
    adjustable | aanpasbaar
    # source: guide
    image | afbeelding
    searchField | zoekveld
    # source: translation
    expanded | uitgevouwen
    collapsed | samengevouwen
    listStart | begin lijst
    listEnd | einde lijst
    landmarkStart | oriëntatiepunt
    landmarkEnd | einde
    required | verplicht
    invalidData | ongeldige gegevens
    invalidGrammar | grammaticafout
    invalidSpelling | spelfout
    directTouchArea | gebied voor directe aanraking
    rowSpan | beslaat {1} rijen
    columnSpan | beslaat {1} kolommen
    # source: guide
    row | rij {1}
    column | kolom {1}
    # source: translation
    rowHeader | rijkop
    columnHeader | kolomkop
    tableStart | begin tabel
    tableEnd | einde tabel
    rowCount | {1} rijen
    rowCount.one | 1 rij
    columnCount | {1} kolommen
    columnCount.one | 1 kolom
    # source: guide
    position | {1} van {2}
    # source: translation
    actionsAvailable | acties beschikbaar
    moreContentAvailable | meer inhoud beschikbaar
    toggleHint | Tik dubbel om de instelling te wijzigen.
    editHint | Tik dubbel om te bewerken.
    misspelledWordsHint | Gebruik de rotor om naar verkeerd gespelde woorden te gaan.
    adjustableHint | Veeg met één vinger omhoog of omlaag om de waarde aan te passen.
    popUpHint | Tik dubbel om de kiezer te activeren.
    draggableHint | Tik dubbel en houd vast, wacht op het geluid en sleep om de volgorde te wijzigen.
    expandHint | Tik dubbel om uit te vouwen.
    collapseHint | Tik dubbel om samen te vouwen.
    alert | melding
    # source: guide
    list | lijst
    # source: translation
    landmark | oriëntatiepunt
    # source: guide
    table | tabel
    # source: translation
    tabBar | tabbalk
    # source: guide
    group | groep
    voiceOverOn | VoiceOver aan
    voiceOverOff | VoiceOver uit
    # source: translation
    activateAction | activeer
    # source: guide
    rotorActions | acties
    # source: translation
    rotorAdjustValue | pas waarde aan
    rotorMoreContent | meer inhoud
    # source: guide
    rotorCharacters | tekens
    rotorWords | woorden
    rotorLines | regels
    # source: translation
    rotorSentences | zinnen
    rotorParagraphs | alinea’s
    rotorTextSelection | tekstselectie
    rotorEdit | bewerk
    # source: guide
    editSelectAll | selecteer alles
    editCut | knip
    editCopy | kopieer
    editPaste | plak
    # source: translation
    editReplace | vervang door {1}
    # source: guide
    editUndo | herstel
    editRedo | opnieuw
    rotorHeadings | koppen
    # source: translation
    rotorLinks | links
    # source: guide
    rotorButtons | knoppen
    # source: translation
    rotorFormControls | formulierregelaars
    rotorStaticText | statische tekst
    # source: guide
    rotorImages | afbeeldingen
    rotorTextFields | tekstvelden
    # source: translation
    rotorVisitedLinks | bezochte links
    rotorNonVisitedLinks | niet-bezochte links
    # source: guide
    rotorTables | tabellen
    rotorLists | lijsten
    # source: translation
    rotorLandmarks | oriëntatiepunten
    rotorContainers | containers
    rotorSameHeading | zelfde kop
    # source: guide
    rotorRows | rijen
    # source: translation
    rotorColumns | kolommen
    rotorBlockquotes | blokcitaten
    rotorSameBlockquote | zelfde blokcitaat
    rotorFrames | frames
    rotorBoldText | vette tekst
    rotorItalicText | cursieve tekst
    rotorUnderlinedText | onderstreepte tekst
    rotorPlainText | platte tekst
    rotorStyleChange | stijlwijziging
    rotorFontChange | lettertypewijziging
    rotorColorChange | kleurwijziging
    rotorSameItem | zelfde onderdeel
    rotorDifferentItem | ander onderdeel
    # source: guide
    rotorVerticalNavigation | verticale navigatie
    # source: translation
    rotorMisspelledWords | verkeerd gespelde woorden
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | geen
    someOfThem | sommige
    mostOfThem | de meeste
    allOfThem | alle
    verbosityMinimal | minimaal
    verbosityStandard | standaard
    verbosityVerbose | uitgebreid
    verbosityCustom | aangepast
    doNothing | doe niets
    speakCapital | spreek ‘hoofdletter’ uit
    changePitch | wijzig toonhoogte
    playSound | speel geluid af
    charactersAndWords | tekens en woorden
    nothing | niets
    defaultLanguage | standaardtaal
    defaultVoice | standaardstem
    # source: guide
    rotorSpeechRate | spreeksnelheid
    rotorVolume | volume
    rotorPitch | toonhoogte
    # source: translation
    rotorPunctuation | interpunctie
    # source: guide
    rotorVerbosity | detailniveau
    # source: translation
    rotorHints | hints
    # source: guide
    rotorCapitals | hoofdletters
    # source: translation
    rotorTyping | typefeedback
    rotorTypingMode | typemodus
    standardTyping | standaard typen
    touchTyping | typen met aanraken
    directTouchTyping | typen met directe aanraking
    # source: guide
    rotorSounds | geluiden
    # source: translation
    rotorDirectTouch | directe aanraking
    rotorNavigation | navigatiestijl
    flatNavigation | plat
    groupedNavigation | gegroepeerd
    # source: guide
    rotorLanguage | taal
    rotorVoice | stem
    # source: translation
    settingTraits | soort onderdelen
    beforeName | voor de naam
    afterName | na de naam
    settingValues | waarden
    settingDeleting | tekst verwijderen
    settingPhonetics | spelalfabet
    settingStereo | stereo
    settingBehaviour | cursor na een wijziging
    behaviourGuide | zoals in de handleiding van Apple
    behaviourDevice | zoals op apparaten
    settingInterfaceLanguage | taal van Earshot
    # source: translation
    blank | leeg
    # source: guide
    space | spatie
    # source: translation
    newLine | nieuwe regel
    tabCharacter | tab
    unassigned | {1}: niet toegewezen
    belongsToSystem | Hoort bij het systeem: {1}
    # source: guide
    systemHome | Beginscherm
    # source: translation
    systemPreviousApp | Schakel over naar vorige app
    systemNextApp | Schakel over naar volgende app
    systemPreviousVisibleApp | Vorige zichtbare app
    systemNextVisibleApp | Volgende zichtbare app
    # source: guide
    systemNotificationCenter | Berichtencentrum
    systemControlCenter | Bedieningspaneel
    systemStatusBar | Statusbalk
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Er is geen commando {1}
    assigned | {1}: {2}
    assignedNothing | {1}: niet toegewezen
    itemChooser | Onderdelenkiezer, {1}. Typ om de lijst te beperken; Enter gaat naar het onderdeel. Escape sluit de lijst.
    commandChooser | Commandokiezer, {1}. Typ om de lijst te beperken; Enter voert het commando uit. Escape sluit de lijst.
    sceneChooser | Schermkiezer, {1}. Typ om de lijst te beperken; Enter gaat naar het scherm. Escape sluit de lijst.
    noScenes | Geen andere schermen
    sceneByCode | {1}, volgens de code
    sceneByName | {1}, volgens de naam
    itemCount | {1} onderdelen
    itemCount.one | 1 onderdeel
    moreThan | meer dan {1}
    noItems | Geen onderdelen
    noItemsWith | Geen onderdelen met {1}. Escape sluit de lijst.
    chooserItem | {1}, {2} van {3}
    closed | Gesloten
    searchBegins | Zoeken. Typ een tekst en druk op Enter.
    searchPrompt | Zoeken: {1}
    notFound | {1} niet gevonden
    notFoundYet | {1} nog niet gevonden, er wordt meer geladen
    nothingSearched | Er is nog niets gezocht
    labelBegins | Label voor onderdeel. Typ een naam en druk op Enter.
    labelPrompt | Label: {1}
    labelled | Label toegevoegd: {1}
    labelRemoved | Label verwijderd
    helpBegins | Help. Druk op een toets om te horen wat die doet. Escape sluit Help.
    helpEnds | Help gesloten.
    help | {1}: {2}
    helpTyping | {1}: {2}, in een tekstveld
    helpTypes | typt
    helpNothing | doet niets
    itemSummary | {1}, onderdeel {2} van {3} op dit scherm
    noHint | Geen hint
    nothingFocused | Geen enkel onderdeel heeft het toetsenbord
    noDescription | Geen beschrijving
    notInTable | Niet in een tabel
    noRowHeader | Geen rijkop
    noColumnHeader | Geen kolomkop
    rowOf | rij {1} van {2}
    columnOf | kolom {1} van {2}
    noTextStyle | Geen tekststijl
    points | {1} punten
    points.one | {1} punt
    plain | normaal
    bold | vet
    italic | cursief
    underlined | onderstreept
    struckThrough | doorgehaald
    dim | vaag
    blinking | knipperend
    reversed | omgekeerd
    onColor | op {1}
    colorBlack | zwart
    colorRed | rood
    colorGreen | groen
    colorYellow | geel
    colorBlue | blauw
    colorMagenta | magenta
    colorCyan | cyaan
    colorWhite | wit
    colorGray | grijs
    colorBrightRed | helderrood
    colorBrightGreen | heldergroen
    colorBrightYellow | heldergeel
    colorBrightBlue | helderblauw
    colorBrightMagenta | heldermagenta
    colorBrightCyan | heldercyaan
    colorBrightWhite | helderwit
    colorOrange | oranje
    colorBrown | bruin
    colorPink | roze
    colorPurple | paars
    quoteLevel | citaatniveau {1}
    noURL | Geen adres
    speechOff | Spraak uit
    speechOn | Spraak aan
    # source: guide
    curtainOn | Schermgordijn aan
    curtainOff | Schermgordijn uit
    # source: translation
    copied | Gekopieerd naar het klembord
    nothingToCopy | Niets te kopiëren
    quickNavOn | Snelnavigatie met losse letters aan
    quickNavOff | Snelnavigatie met losse letters uit
    keysLocked | V O-toetsen vergrendeld
    keysUnlocked | V O-toetsen ontgrendeld
    watching | {1} wordt gevolgd
    watchingEnds | Wordt niet meer gevolgd
    settingsChooser | Instellingen, {1}. Omhoog en omlaag gaan naar een instelling, links en rechts wijzigen die, typ om de lijst te beperken. Escape sluit de lijst.
    labelNotKept | Label niet bewaard voor de volgende keer: {1}
    settingsKept | Instellingen bewaard
    settingsNotKept | Instellingen niet bewaard
    settingsNotKeptBecause | Instellingen niet bewaard: {1}
    settingsRead | Instellingen gelezen
    settingsNotReadBecause | Instellingen niet gelezen: {1}
    nothingTakesText | Hier kan geen tekst worden ingevoerd
    pastedBeginning | Alleen het begin is geplakt; 128 kilobyte is het maximum
    noSoundToTurnOff | Er is geen geluid om uit te zetten.
    readerModeOn | Schermlezermodus
    readerModeOff | Schermlezermodus uit
    keysSilenceOn | Toetsen stoppen de spraak
    keysSilenceOff | Toetsen laten de spraak doorgaan
    settingPrefix | prefixtoets
    settingProfile | profiel van het programma
    settingCaptions | ondertiteling
    settingClipboard | klembord voor het programma
    settingAnnotations | annotaties naar de terminal
    noOutput | Geen uitvoer van een commando
    noHistory | Er is nog niets van het scherm verdwenen
    bookmarkSet | Bladwijzer: {1}
    bookmarkRemoved | Geen bladwijzer meer: {1}
    noBookmark | Geen bladwijzers
    onlyForPrograms | Alleen terwijl een programma wordt uitgevoerd
    programIntroduction | Toetsen gaan naar het programma. Druk op {1} en dan op een toets voor een commando van de schermlezer: de pijl naar rechts voor het volgende onderdeel, het vraagteken voor Help, de puntkomma om van elke toets een commando te maken tot je weer op {1} drukt. Na twee keer drukken gaat {1} naar het programma.
    introduction | Welkom bij Earshot. Druk op de pijl naar rechts om naar het volgende onderdeel te gaan en op de pijl naar links om terug te gaan. Enter activeert een onderdeel, Escape gaat terug. De pijlen omhoog en omlaag wijzigen een waarde of lopen door datgene waarop de rotor staat; Shift met de pijl naar rechts draait de rotor. V O A leest alles voor; V O is Control en Alt samen, en Alt alleen is genoeg. Elke toets stopt de spraak; een komma onderbreekt de spraak en laat die weer doorgaan. Druk op het vraagteken om de toetsen te oefenen, op de dubbele punt om een commando op naam te kiezen en op F2 om dit nog eens te horen. Control C sluit Earshot af. Instellingen kunnen in een bestand worden bewaard, als je dat wilt: earshot config vertelt hoe.
    noSound | (Geen geluid)
    nothingFurther | (Verder niets)
    loading | wordt geladen
    requestRefused | Geweigerd
    requestRefusedBecause | Geweigerd: {1}
    requestUnsupported | Hier niet mogelijk
    requestStale | Het scherm is veranderd
    requestTimedOut | Geen antwoord
    connectionLost | Verbinding verbroken
    requestUnreachable | Niet bereikbaar
    requestUnchanged | Er is niets veranderd
    linesAndLast | {1} regels, laatste: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Geschiedenis
    crashed | {1} is vastgelopen
    crashedWithoutName | Een deel van het scherm is vastgelopen
    outOfDate | Het scherm is mogelijk niet actueel
    removed | {1} verwijderd
    silentItem | Dit onderdeel zegt niets
    emptyScreen | Leeg scherm
    emptyScreenOthers | Leeg scherm; {1} andere schermen: {2}
    emptyScreenOthers.one | Leeg scherm; 1 ander scherm: {2}
    guessedScreenOthers | De app begint misschien ergens anders; {1} andere schermen: {2}
    guessedScreenOthers.one | De app begint misschien ergens anders; 1 ander scherm: {2}
    codeAhead | Alleen de code van de app doet dit: {1}
    codeAheadScenes | Alleen de code van de app doet dit: {1}. Schermen waar het naartoe kan leiden, {2}: {3}
    codeAheadOthers | Alleen de code van de app doet dit: {1}. Andere schermen, {2}: {3}
    missingScreen | Het scherm waar dit naartoe leidt, is er niet: {1}
    nothingHappens | Er gebeurt niets
    pressKey | druk op {1}
    lineTypeScenes | typ scenes
    notHeard | (Niet te horen: {1})
    lineIntroduction | Welkom bij Earshot. Elk onderdeel van het scherm heeft een nummer. Typ een nummer en Enter om daarheen te gaan, en alleen Enter om het onderdeel te activeren; next en back gaan van onderdeel naar onderdeel. help geeft een lijst van de woorden, quit sluit Earshot af. earshot config vertelt hoe je instellingen bewaart.
    lineUnknown | ‘{1}’ is geen commando; typ een nummer, Enter of een woord dat help noemt
    lineNearest | bedoelde je ‘{1}’?
    lineNoItem | er is geen onderdeel {1}; kies 1 tot en met {2}
    lineItemGone | onderdeel {1} is er niet meer; list toont de onderdelen van nu
    lineListCut | meer dan {1} onderdelen; next gaat verder door alle
    lineNothingTakesText | hier kan geen tekst worden ingevoerd; de cursor moet in een geactiveerd tekstveld staan
    lineNotHere | niet in de tekstmodus
    lineHelpNumber | een nummer: ga naar dat onderdeel
    lineHelpEnter | alleen Enter: activeer het onderdeel
    lineHelpNext | next, back: het volgende onderdeel, het vorige; next heading, previous link enzovoort: de volgende of vorige van die soort
    lineHelpList | list: nogmaals de onderdelen van het scherm; chooser: kies er een op nummer of tekst
    lineHelpScenes | scenes: kies uit schermen waar hier niets naartoe leidt
    lineHelpFind | find TEKST: ga naar het volgende onderdeel dat de tekst bevat; next search result zoekt verder
    lineHelpType | type TEKST: typ in het tekstveld
    lineHelpRotor | rotor: wat de rotor hier biedt; rotor NAAM: draai hem daarheen; next rotor item, previous rotor item
    lineHelpScroll | scroll RICHTING; gesture NAAM, bijvoorbeeld gesture 2 finger double tap
    lineHelpQuit | quit: sluit Earshot af
    lineHelpCommands | en elk van deze commando’s:
    bullets | {1} opsommingstekens
    bullets.one | opsommingsteken
    # source: published
    spellingAlphabet | a Anton b Bernhard c Cornelis d Dirk e Eduard f Ferdinand g Gerard h Hendrik i Izaak j Johan k Karel l Lodewijk m Maria n Nico o Otto p Pieter q Quotiënt r Rudolf s Simon t Theodor u Utrecht v Victor w Willem x Xantippe y Ypsilon z Zaandam
    # source: translation
    textSelected | {1} geselecteerd
    textUnselected | {1} niet meer geselecteerd
    nothingSelected | niets geselecteerd
    selectionStarted | selectie gestart
    textDeleted | {1} verwijderd
    textInserted | {1} ingevoegd
    textCut | {1} geknipt
    textCopied | {1} gekopieerd
    textPasted | {1} geplakt
    textReplaced | vervangen door {1}
    """
}
