/// What the reader says in Swedish.
enum SwedishWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | markerad
    dimmed | nedtonad
    button | knapp
    # source: translation
    backButton | tillbakaknapp
    back | Tillbaka
    popUpButton | popupmeny
    # source: guide
    radioButton | alternativknapp
    # source: translation
    draggable | dragbar
    switchButton | omkopplare
    plainSwitch | omkopplare
    # source: guide
    on | på
    off | av
    # source: translation
    mixed | blandat
    # source: guide
    tab | flik
    textField | textfält
    # source: translation
    secureTextField | säkert textfält
    isEditing | redigeras
    characterMode | teckenläge
    wordMode | ordläge
    lineMode | radläge
    sentenceMode | meningsläge
    paragraphMode | styckesläge
    # source: guide
    insertionPointAtStart | insättningspunkt i början
    insertionPointAtEnd | insättningspunkt i slutet
    heading | rubrik
    # source: translation
    headingLevel | rubrik nivå {1}
    nestingLevel | nivå {1}
    # source: guide
    link | länk
    # source: translation
    pickerItem | väljarobjekt
    adjustable | justerbar
    # source: guide
    image | bild
    searchField | sökfält
    # source: translation
    expanded | expanderad
    collapsed | komprimerad
    listStart | listans början
    listEnd | listans slut
    landmarkStart | landmärke
    landmarkEnd | slut
    required | obligatoriskt
    invalidData | ogiltiga data
    invalidGrammar | grammatikfel
    invalidSpelling | stavfel
    directTouchArea | område för direkt beröring
    rowSpan | omfattar {1} rader
    columnSpan | omfattar {1} kolumner
    # source: guide
    row | rad {1}
    column | kolumn {1}
    # source: translation
    rowHeader | radrubrik
    columnHeader | kolumnrubrik
    tableStart | tabellens början
    tableEnd | tabellens slut
    rowCount | {1} rader
    rowCount.one | en rad
    columnCount | {1} kolumner
    columnCount.one | en kolumn
    # source: guide
    position | {1} av {2}
    actionsAvailable | tillgängliga åtgärder
    # source: translation
    moreContentAvailable | mer innehåll tillgängligt
    toggleHint | Tryck snabbt två gånger för att slå på eller av inställningen.
    editHint | Tryck snabbt två gånger för att redigera.
    misspelledWordsHint | Använd rotorn för att komma åt felstavade ord.
    adjustableHint | Svep uppåt eller nedåt med ett finger för att justera värdet.
    popUpHint | Tryck snabbt två gånger för att aktivera väljaren.
    draggableHint | Tryck snabbt två gånger och håll kvar, vänta på ljudet och dra sedan för att ändra ordningen.
    expandHint | Tryck snabbt två gånger för att expandera.
    collapseHint | Tryck snabbt två gånger för att komprimera.
    alert | varning
    # source: guide
    list | lista
    # source: translation
    landmark | landmärke
    # source: guide
    table | tabell
    # source: translation
    tabBar | flikfält
    # source: guide
    group | grupp
    voiceOverOn | VoiceOver på
    voiceOverOff | VoiceOver av
    # source: translation
    activateAction | aktivera
    # source: guide
    rotorActions | åtgärder
    # source: translation
    rotorAdjustValue | justera värde
    rotorMoreContent | mer innehåll
    # source: guide
    rotorCharacters | tecken
    rotorWords | ord
    rotorLines | rader
    # source: translation
    rotorSentences | meningar
    rotorParagraphs | stycken
    rotorTextSelection | textmarkering
    # source: guide
    rotorEdit | redigera
    editSelectAll | markera allt
    editCut | klipp ut
    editCopy | kopiera
    editPaste | klistra in
    # source: translation
    editReplace | ersätt med {1}
    # source: guide
    editUndo | ångra
    editRedo | gör om
    rotorHeadings | rubriker
    rotorLinks | länkar
    rotorButtons | knappar
    # source: translation
    rotorFormControls | formulärreglage
    rotorStaticText | statisk text
    # source: guide
    rotorImages | bilder
    rotorTextFields | textfält
    # source: translation
    rotorVisitedLinks | besökta länkar
    rotorNonVisitedLinks | ej besökta länkar
    # source: guide
    rotorTables | tabeller
    rotorLists | listor
    # source: translation
    rotorLandmarks | landmärken
    rotorContainers | behållare
    rotorSameHeading | samma rubrik
    rotorRows | tabellrader
    rotorColumns | kolumner
    rotorBlockquotes | blockcitat
    rotorSameBlockquote | samma blockcitat
    rotorFrames | ramar
    rotorBoldText | fet text
    rotorItalicText | kursiv text
    rotorUnderlinedText | understruken text
    rotorPlainText | vanlig text
    rotorStyleChange | stiländring
    rotorFontChange | typsnittsändring
    rotorColorChange | färgändring
    rotorSameItem | samma objekt
    rotorDifferentItem | annat objekt
    # source: guide
    rotorVerticalNavigation | vertikal navigering
    # source: translation
    rotorMisspelledWords | felstavade ord
    # source: cldr
    percent | {1} %
    # source: translation
    noneOfThem | inga
    someOfThem | några
    mostOfThem | de flesta
    allOfThem | alla
    verbosityMinimal | minimal
    verbosityStandard | standard
    verbosityVerbose | utförlig
    verbosityCustom | anpassad
    doNothing | gör ingenting
    speakCapital | säg ”versal”
    changePitch | ändra tonhöjd
    playSound | spela upp ljud
    charactersAndWords | tecken och ord
    nothing | ingenting
    defaultLanguage | standardspråk
    defaultVoice | standardröst
    # source: guide
    rotorSpeechRate | talhastighet
    rotorVolume | volym
    rotorPitch | tonhöjd
    # source: translation
    rotorPunctuation | skiljetecken
    rotorVerbosity | utförlighet
    # source: guide
    rotorHints | tips
    # source: translation
    rotorCapitals | versaler
    rotorTyping | skrivåterkoppling
    rotorTypingMode | skrivläge
    standardTyping | standardskrivning
    touchTyping | pekskrivning
    directTouchTyping | direkt pekskrivning
    # source: guide
    rotorSounds | ljud
    # source: translation
    rotorDirectTouch | direkt beröring
    rotorNavigation | navigeringsstil
    flatNavigation | platt
    groupedNavigation | grupperad
    # source: guide
    rotorLanguage | språk
    rotorVoice | röst
    # source: translation
    settingTraits | objektens typ
    beforeName | före namnet
    afterName | efter namnet
    settingValues | värden
    settingDeleting | radera text
    settingPhonetics | bokstaveringsalfabet
    settingStereo | stereo
    settingBehaviour | markör efter en ändring
    behaviourGuide | som i Apples handbok
    behaviourDevice | som på enheter
    settingInterfaceLanguage | språk för Earshot
    # source: translation
    blank | tom
    # source: guide
    space | mellanslag
    # source: translation
    newLine | ny rad
    tabCharacter | tabb
    unassigned | {1}: inte tilldelat
    belongsToSystem | Tillhör systemet: {1}
    # source: guide
    systemHome | Hemskärm
    # source: translation
    systemPreviousApp | Byt till föregående app
    systemNextApp | Byt till nästa app
    systemPreviousVisibleApp | Föregående synliga app
    systemNextVisibleApp | Nästa synliga app
    # source: guide
    systemNotificationCenter | Notiscenter
    systemControlCenter | Kontrollcenter
    systemStatusBar | Statusfält
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Det finns inget kommando {1}
    assigned | {1}: {2}
    assignedNothing | {1}: inte tilldelat
    itemChooser | Objektväljare, {1}. Skriv för att begränsa listan, Retur går till objektet. Escape stänger listan.
    commandChooser | Kommandoväljare, {1}. Skriv för att begränsa listan, Retur utför kommandot. Escape stänger listan.
    sceneChooser | Skärmväljare, {1}. Skriv för att begränsa listan, Retur går till skärmen. Escape stänger listan.
    noScenes | Inga andra skärmar
    sceneByCode | {1}, enligt koden
    sceneByName | {1}, enligt namnet
    itemCount | {1} objekt
    itemCount.one | ett objekt
    moreThan | fler än {1}
    noItems | Inga objekt
    noItemsWith | Inga objekt med {1}. Escape stänger listan.
    chooserItem | {1}, {2} av {3}
    closed | Stängd
    searchBegins | Sök. Skriv en text och tryck på Retur.
    searchPrompt | Sök: {1}
    notFound | {1} hittades inte
    notFoundYet | {1} har inte hittats än, läser in mer
    nothingSearched | Ingen sökning har gjorts än
    labelBegins | Etikett för objekt. Skriv ett namn och tryck på Retur.
    labelPrompt | Etikett: {1}
    labelled | Etikett tillagd: {1}
    labelRemoved | Etikett borttagen
    helpBegins | Hjälp. Tryck på valfri tangent för att höra vad den gör. Escape avslutar hjälpen.
    helpEnds | Hjälpen avslutad.
    help | {1}: {2}
    helpTyping | {1}: {2}, i ett textfält
    helpTypes | skriver
    helpNothing | gör ingenting
    itemSummary | {1}, objekt {2} av {3} på den här skärmen
    noHint | Inget tips
    nothingFocused | Inget objekt tar emot tangentbordet
    noDescription | Ingen beskrivning
    notInTable | Inte i en tabell
    noRowHeader | Ingen radrubrik
    noColumnHeader | Ingen kolumnrubrik
    rowOf | rad {1} av {2}
    columnOf | kolumn {1} av {2}
    noTextStyle | Ingen textstil
    points | {1} punkter
    points.one | {1} punkt
    plain | vanlig
    bold | fet
    italic | kursiv
    underlined | understruken
    struckThrough | genomstruken
    dim | nedtonad
    blinking | blinkande
    reversed | inverterad
    onColor | på {1}
    colorBlack | svart
    colorRed | röd
    colorGreen | grön
    colorYellow | gul
    colorBlue | blå
    colorMagenta | magenta
    colorCyan | cyan
    colorWhite | vit
    colorGray | grå
    colorBrightRed | klarröd
    colorBrightGreen | klargrön
    colorBrightYellow | klargul
    colorBrightBlue | klarblå
    colorBrightMagenta | klar magenta
    colorBrightCyan | klar cyan
    colorBrightWhite | klarvit
    colorOrange | orange
    colorBrown | brun
    colorPink | rosa
    colorPurple | lila
    quoteLevel | citatnivå {1}
    noURL | Ingen adress
    speechOff | Tal av
    speechOn | Tal på
    curtainOn | Skärmridå på
    curtainOff | Skärmridå av
    copied | Kopierat till urklipp
    nothingToCopy | Inget att kopiera
    quickNavOn | Snabbnavigering med enstaka bokstäver på
    quickNavOff | Snabbnavigering med enstaka bokstäver av
    keysLocked | V O-tangenterna är låsta
    keysUnlocked | V O-tangenterna är upplåsta
    watching | Bevakar {1}
    watchingEnds | Bevakningen avslutad
    settingsChooser | Inställningar, {1}. Upp och ned går till en inställning, vänster och höger ändrar den, skriv för att begränsa listan. Escape stänger listan.
    labelNotKept | Etiketten sparades inte till nästa gång: {1}
    settingsKept | Inställningarna sparade
    settingsNotKept | Inställningarna sparades inte
    settingsNotKeptBecause | Inställningarna sparades inte: {1}
    settingsRead | Inställningar lästa
    settingsNotReadBecause | Inställningarna lästes inte: {1}
    nothingTakesText | Det går inte att skriva text här
    pastedBeginning | Bara början klistrades in; 128 kilobyte är max
    noSoundToTurnOff | Det finns inget ljud att stänga av.
    readerModeOn | Skärmläsarläge
    readerModeOff | Skärmläsarläge av
    keysSilenceOn | Tangenter stoppar talet
    keysSilenceOff | Tangenter låter talet fortsätta
    settingPrefix | prefixtangent
    settingProfile | programmets profil
    settingCaptions | undertexter
    settingClipboard | urklipp för programmet
    settingAnnotations | kommentarer till terminalen
    noOutput | Inga utdata från något kommando
    noHistory | Inget har lämnat skärmen än
    bookmarkSet | Bokmärke: {1}
    bookmarkRemoved | Inte längre ett bokmärke: {1}
    noBookmark | Inga bokmärken
    onlyForPrograms | Endast medan ett program körs
    programIntroduction | Tangenterna går till programmet. Tryck på {1} och sedan på en tangent för ett kommando i skärmläsaren: högerpil för nästa objekt, frågetecken för hjälp, semikolon för att låta varje tangent vara ett kommando tills du trycker på {1} igen. Två tryck på {1} skickar {1} till programmet.
    introduction | Välkommen till Earshot. Tryck på högerpil för att gå till nästa objekt och på vänsterpil för att gå tillbaka. Retur aktiverar ett objekt, Escape går tillbaka till föregående skärm. Uppåtpil och nedåtpil ändrar ett värde eller stegar genom det som rotorn är inställd på; Skift med högerpil vrider rotorn. V O A läser upp allt; V O är Control och Alt tillsammans, och det räcker med enbart Alt. Valfri tangent stoppar talet; ett kommatecken pausar talet och låter det fortsätta. Tryck på frågetecken för att öva på tangenterna, på kolon för att välja ett kommando efter namn och på F2 för att höra det här igen. Control C avslutar Earshot. Dina inställningar kan sparas i en fil om du vill: earshot config berättar hur.
    noSound | (Inget ljud)
    nothingFurther | (Inget mer)
    loading | läser in
    requestRefused | Nekades
    requestRefusedBecause | Nekades: {1}
    requestUnsupported | Inte möjligt här
    requestStale | Skärmen har ändrats
    requestTimedOut | Inget svar
    connectionLost | Anslutningen bröts
    requestUnreachable | Gick inte att nå
    requestUnchanged | Inget har ändrats
    linesAndLast | {1} rader, sista: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Historik
    crashed | {1} har kraschat
    crashedWithoutName | En del av skärmen har kraschat
    outOfDate | Skärmen är kanske inte aktuell
    removed | {1} har tagits bort
    silentItem | Det här objektet säger ingenting
    emptyScreen | Tom skärm
    emptyScreenOthers | Tom skärm; {1} andra: {2}
    emptyScreenOthers.one | Tom skärm; en annan: {2}
    guessedScreenOthers | Appen börjar kanske någon annanstans; {1} andra skärmar: {2}
    guessedScreenOthers.one | Appen börjar kanske någon annanstans; en annan skärm: {2}
    codeAhead | Bara appens kod gör detta: {1}
    codeAheadScenes | Bara appens kod gör detta: {1}. Skärmar det kan leda till, {2}: {3}
    codeAheadOthers | Bara appens kod gör detta: {1}. Andra skärmar, {2}: {3}
    missingScreen | Skärmen som det leder till finns inte: {1}
    nothingHappens | Ingenting händer
    pressKey | tryck på {1}
    lineTypeScenes | skriv scenes
    notHeard | (Hördes inte: {1})
    lineIntroduction | Välkommen till Earshot. Varje objekt på skärmen har ett nummer. Skriv ett nummer och tryck på Retur för att gå dit; tryck på enbart Retur för att aktivera objektet. next och back går från objekt till objekt. help listar orden, quit avslutar Earshot. earshot config berättar hur du sparar inställningar.
    lineUnknown | ”{1}” är inget kommando; skriv ett nummer, tryck på Retur eller skriv ett ord som help listar
    lineNearest | menade du ”{1}”?
    lineNoItem | det finns inget objekt {1}; välj 1 till {2}
    lineItemGone | objekt {1} finns inte längre; list visar objekten som de är nu
    lineListCut | fler än {1} objekt; next fortsätter genom alla
    lineNothingTakesText | det går inte att skriva text här; markören måste vara i ett aktiverat textfält
    lineNotHere | inte i textläget
    lineHelpNumber | ett nummer: gå till det objektet
    lineHelpEnter | enbart Retur: aktivera objektet
    lineHelpNext | next, back: nästa objekt, föregående objekt; next heading, previous link och så vidare: nästa eller föregående av det slaget
    lineHelpList | list: skärmens objekt igen; chooser: välj ett av dem efter nummer eller text
    lineHelpScenes | scenes: välj bland skärmar som inget här leder till
    lineHelpFind | find TEXT: gå till nästa objekt som innehåller texten; next search result söker vidare
    lineHelpType | type TEXT: skriv i textfältet
    lineHelpRotor | rotor: vad rotorn erbjuder här; rotor NAMN: vrid den dit; next rotor item, previous rotor item
    lineHelpScroll | scroll RIKTNING; gesture NAMN, till exempel gesture 2 finger double tap
    lineHelpQuit | quit: avsluta Earshot
    lineHelpCommands | och vart och ett av dessa kommandon:
    bullets | {1} punkter
    bullets.one | punkt
    # source: published
    spellingAlphabet | a Adam b Bertil c Cesar d David e Erik f Filip g Gustav h Helge i Ivar j Johan k Kalle l Ludvig m Martin n Niklas o Olof p Petter q Qvintus r Rudolf s Sigurd t Tore u Urban v Viktor w Wilhelm x Xerxes y Yngve z Zäta å Åke ä Ärlig ö Östen
    # source: translation
    textSelected | {1} markerat
    textUnselected | {1} avmarkerat
    nothingSelected | inget markerat
    selectionStarted | markering påbörjad
    textDeleted | {1} raderades
    textInserted | {1} infogades
    textCut | {1} klipptes ut
    textCopied | {1} kopierades
    textPasted | {1} klistrades in
    textReplaced | ersattes med {1}
    """
}
