/// What the reader says in Polish.
enum PolishWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | zaznaczone
    # source: translation
    dimmed | wyszarzone
    # source: guide
    button | przycisk
    backButton | przycisk wstecz
    back | Wstecz
    # source: translation
    popUpButton | przycisk menu podręcznego
    radioButton | przycisk opcji
    draggable | można przeciągać
    switchButton | przełącznik
    plainSwitch | przełącznik
    on | włączone
    off | wyłączone
    mixed | mieszane
    # source: guide
    tab | karta
    textField | pole tekstowe
    # source: translation
    secureTextField | bezpieczne pole tekstowe
    isEditing | w trakcie edycji
    characterMode | tryb znaków
    wordMode | tryb wyrazów
    lineMode | tryb wierszy
    sentenceMode | tryb zdań
    paragraphMode | tryb akapitów
    insertionPointAtStart | punkt wstawiania na początku
    insertionPointAtEnd | punkt wstawiania na końcu
    # source: guide
    heading | nagłówek
    # source: translation
    headingLevel | nagłówek poziomu {1}
    nestingLevel | poziom {1}
    # source: guide
    link | łącze
    # source: translation
    pickerItem | element selektora
    adjustable | regulowane
    # source: guide
    image | obrazek
    searchField | pole wyszukiwania
    # source: translation
    expanded | rozwinięte
    collapsed | zwinięte
    listStart | początek listy
    listEnd | koniec listy
    # source: guide
    landmarkStart | punkt orientacyjny
    # source: translation
    landmarkEnd | koniec
    required | wymagane
    invalidData | nieprawidłowe dane
    invalidGrammar | błąd gramatyczny
    invalidSpelling | błąd pisowni
    directTouchArea | obszar bezpośredniego dotyku
    rowSpan | obejmuje {1} wiersza
    rowSpan.one | obejmuje {1} wiersz
    rowSpan.few | obejmuje {1} wiersze
    rowSpan.many | obejmuje {1} wierszy
    columnSpan | obejmuje {1} kolumny
    columnSpan.one | obejmuje {1} kolumnę
    columnSpan.few | obejmuje {1} kolumny
    columnSpan.many | obejmuje {1} kolumn
    row | wiersz {1}
    column | kolumna {1}
    rowHeader | nagłówek wiersza
    columnHeader | nagłówek kolumny
    tableStart | początek tabeli
    tableEnd | koniec tabeli
    rowCount | {1} wiersza
    rowCount.one | {1} wiersz
    rowCount.few | {1} wiersze
    rowCount.many | {1} wierszy
    columnCount | {1} kolumny
    columnCount.one | {1} kolumna
    columnCount.few | {1} kolumny
    columnCount.many | {1} kolumn
    position | {1} z {2}
    actionsAvailable | dostępne czynności
    moreContentAvailable | dostępne więcej treści
    toggleHint | Stuknij dwukrotnie, aby przełączyć ustawienie.
    editHint | Stuknij dwukrotnie, aby edytować.
    misspelledWordsHint | Użyj pokrętła, aby przejść do błędnie napisanych wyrazów.
    adjustableHint | Przesuń jednym palcem w górę lub w dół, aby zmienić wartość.
    popUpHint | Stuknij dwukrotnie, aby aktywować selektor.
    draggableHint | Stuknij dwukrotnie i przytrzymaj, poczekaj na dźwięk, a następnie przeciągnij, aby zmienić kolejność.
    expandHint | Stuknij dwukrotnie, aby rozwinąć.
    collapseHint | Stuknij dwukrotnie, aby zwinąć.
    # source: guide
    alert | alert
    list | lista
    landmark | punkt orientacyjny
    table | tabela
    # source: translation
    tabBar | pasek kart
    # source: guide
    group | grupa
    # source: translation
    voiceOverOn | VoiceOver włączony
    voiceOverOff | VoiceOver wyłączony
    activateAction | aktywuj
    # source: guide
    rotorActions | czynności
    # source: translation
    rotorAdjustValue | zmiana wartości
    rotorMoreContent | więcej treści
    # source: guide
    rotorCharacters | znaki
    rotorWords | wyrazy
    rotorLines | wiersze
    # source: translation
    rotorSentences | zdania
    rotorParagraphs | akapity
    rotorTextSelection | zaznaczanie tekstu
    # source: guide
    rotorEdit | edycja
    editSelectAll | zaznacz wszystko
    editCut | wytnij
    editCopy | kopiuj
    editPaste | wklej
    # source: translation
    editReplace | zamień na {1}
    # source: guide
    editUndo | cofnij
    editRedo | ponów
    rotorHeadings | nagłówki
    rotorLinks | łącza
    rotorButtons | przyciski
    # source: translation
    rotorFormControls | kontrolki formularza
    rotorStaticText | tekst statyczny
    # source: guide
    rotorImages | obrazki
    rotorTextFields | pola tekstowe
    # source: translation
    rotorVisitedLinks | odwiedzone łącza
    rotorNonVisitedLinks | nieodwiedzone łącza
    # source: guide
    rotorTables | tabele
    rotorLists | listy
    rotorLandmarks | punkty orientacyjne
    rotorContainers | kontenery
    # source: translation
    rotorSameHeading | nagłówki tego samego poziomu
    rotorRows | wiersze tabeli
    rotorColumns | kolumny tabeli
    rotorBlockquotes | cytaty blokowe
    rotorSameBlockquote | cytaty tego samego poziomu
    rotorFrames | ramki
    rotorBoldText | tekst pogrubiony
    rotorItalicText | tekst pochylony
    rotorUnderlinedText | tekst podkreślony
    rotorPlainText | zwykły tekst
    rotorStyleChange | zmiana stylu
    rotorFontChange | zmiana czcionki
    rotorColorChange | zmiana koloru
    rotorSameItem | taki sam element
    rotorDifferentItem | inny element
    # source: published
    rotorVerticalNavigation | nawigacja w pionie
    # source: translation
    rotorMisspelledWords | błędnie napisane wyrazy
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | brak
    someOfThem | niektóre
    mostOfThem | większość
    allOfThem | wszystkie
    verbosityMinimal | minimalna
    verbosityStandard | standardowa
    verbosityVerbose | rozszerzona
    verbosityCustom | własna
    doNothing | nic nie rób
    speakCapital | wymawiaj „wielka”
    changePitch | zmieniaj wysokość głosu
    playSound | odtwarzaj dźwięk
    charactersAndWords | znaki i wyrazy
    nothing | nic
    defaultLanguage | język domyślny
    defaultVoice | głos domyślny
    # source: guide
    rotorSpeechRate | szybkość mówienia
    rotorVolume | głośność
    # source: translation
    rotorPitch | wysokość głosu
    # source: guide
    rotorPunctuation | interpunkcja
    # source: translation
    rotorVerbosity | szczegółowość
    # source: guide
    rotorHints | podpowiedzi
    # source: translation
    rotorCapitals | wielkie litery
    rotorTyping | echo pisania
    # source: guide
    rotorTypingMode | tryb pisania
    # source: translation
    standardTyping | pisanie standardowe
    touchTyping | pisanie dotykowe
    directTouchTyping | pisanie bezpośrednim dotykiem
    rotorSounds | dźwięki
    rotorDirectTouch | bezpośredni dotyk
    rotorNavigation | styl nawigacji
    flatNavigation | bez grup
    groupedNavigation | według grup
    # source: guide
    rotorLanguage | język
    # source: translation
    rotorVoice | głos
    settingTraits | rodzaj elementów
    beforeName | przed nazwą
    afterName | po nazwie
    settingValues | wartości
    settingDeleting | usuwanie tekstu
    settingPhonetics | alfabet fonetyczny
    settingStereo | stereo
    settingBehaviour | kursor po zmianie
    behaviourGuide | jak w podręczniku Apple
    behaviourDevice | jak na urządzeniach
    settingInterfaceLanguage | język programu Earshot
    blank | puste
    space | spacja
    newLine | nowy wiersz
    tabCharacter | tabulator
    unassigned | {1}: nieprzypisane
    belongsToSystem | {1}: zarezerwowane dla systemu
    # source: guide
    systemHome | Ekran początkowy
    # source: translation
    systemPreviousApp | Przełącz na poprzednią aplikację
    systemNextApp | Przełącz na następną aplikację
    systemPreviousVisibleApp | Poprzednia widoczna aplikacja
    systemNextVisibleApp | Następna widoczna aplikacja
    # source: guide
    systemNotificationCenter | Centrum powiadomień
    systemControlCenter | Centrum sterowania
    systemStatusBar | Pasek stanu
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Nie ma polecenia {1}
    assigned | {1}: {2}
    assignedNothing | {1}: nieprzypisane
    itemChooser | Wybór elementu, {1}. Wpisz tekst, aby zawęzić listę; Enter przechodzi do elementu. Escape zamyka listę.
    commandChooser | Wybór polecenia, {1}. Wpisz tekst, aby zawęzić listę; Enter wykonuje polecenie. Escape zamyka listę.
    sceneChooser | Wybór ekranu, {1}. Wpisz tekst, aby zawęzić listę; Enter przechodzi do ekranu. Escape zamyka listę.
    noScenes | Brak innych ekranów
    sceneByCode | {1}, przez kod
    sceneByName | {1}, według nazwy
    itemCount | {1} elementów
    itemCount.one | {1} element
    itemCount.few | {1} elementy
    itemCount.many | {1} elementów
    moreThan | ponad {1}
    noItems | Brak elementów
    noItemsWith | Brak elementów z tekstem {1}. Escape zamyka listę.
    chooserItem | {1}, {2} z {3}
    closed | Zamknięto
    searchBegins | Szukanie. Wpisz tekst, a następnie naciśnij Enter.
    searchPrompt | Szukaj: {1}
    notFound | Nie znaleziono: {1}
    notFoundYet | Jeszcze nie znaleziono: {1}, trwa wczytywanie
    nothingSearched | Niczego jeszcze nie szukano
    labelBegins | Etykieta elementu. Wpisz nazwę, a następnie naciśnij Enter.
    labelPrompt | Etykieta: {1}
    labelled | Nadano etykietę: {1}
    labelRemoved | Usunięto etykietę
    helpBegins | Pomoc. Naciśnij dowolny klawisz, aby usłyszeć, do czego służy. Escape kończy pomoc.
    helpEnds | Koniec pomocy.
    help | {1}: {2}
    helpTyping | {1}: {2}, w polu tekstowym
    helpTypes | wpisuje znak
    helpNothing | nic nie robi
    itemSummary | {1}, element {2} z {3} na tym ekranie
    noHint | Brak podpowiedzi
    nothingFocused | Żaden element nie przyjmuje tekstu z klawiatury
    noDescription | Brak opisu
    notInTable | Poza tabelą
    noRowHeader | Brak nagłówka wiersza
    noColumnHeader | Brak nagłówka kolumny
    rowOf | wiersz {1} z {2}
    columnOf | kolumna {1} z {2}
    noTextStyle | Brak stylu tekstu
    points | {1} punktu
    points.one | {1} punkt
    points.few | {1} punkty
    points.many | {1} punktów
    plain | zwykły
    bold | pogrubiony
    italic | pochylony
    underlined | podkreślony
    struckThrough | przekreślony
    dim | przygaszony
    blinking | migający
    reversed | odwrócony
    onColor | na tle {1}
    colorBlack | czarny
    colorRed | czerwony
    colorGreen | zielony
    colorYellow | żółty
    colorBlue | niebieski
    colorMagenta | magenta
    colorCyan | cyjan
    colorWhite | biały
    colorGray | szary
    colorBrightRed | jasnoczerwony
    colorBrightGreen | jasnozielony
    colorBrightYellow | jasnożółty
    colorBrightBlue | jasnoniebieski
    colorBrightMagenta | jasna magenta
    colorBrightCyan | jasny cyjan
    colorBrightWhite | jasnobiały
    colorOrange | pomarańczowy
    colorBrown | brązowy
    colorPink | różowy
    colorPurple | fioletowy
    quoteLevel | poziom cytatu {1}
    noURL | Brak adresu
    speechOff | Mowa wyłączona
    speechOn | Mowa włączona
    # source: guide
    curtainOn | Kurtyna włączona
    curtainOff | Kurtyna wyłączona
    # source: translation
    copied | Skopiowano do schowka
    nothingToCopy | Nie ma nic do skopiowania
    quickNavOn | Szybka nawigacja literami włączona
    quickNavOff | Szybka nawigacja literami wyłączona
    keysLocked | Klawisze V O zablokowane
    keysUnlocked | Klawisze V O odblokowane
    watching | Obserwowanie: {1}
    watchingEnds | Koniec obserwowania
    settingsChooser | Ustawienia, {1}. Strzałki w górę i w dół przechodzą do ustawienia, w lewo i w prawo je zmieniają; wpisz tekst, aby zawęzić listę. Escape zamyka listę.
    labelNotKept | Etykieta nie została zachowana na następny raz: {1}
    settingsKept | Zachowano ustawienia
    settingsNotKept | Nie zachowano ustawień
    settingsNotKeptBecause | Nie zachowano ustawień: {1}
    settingsRead | Odczytano ustawienia
    settingsNotReadBecause | Nie odczytano ustawień: {1}
    nothingTakesText | Nie ma tu pola na tekst
    pastedBeginning | Wklejono tylko początek; limit to 128 kilobajtów
    noSoundToTurnOff | Nie ma dźwięku do wyłączenia.
    readerModeOn | Tryb czytnika ekranu
    readerModeOff | Tryb czytnika ekranu wyłączony
    keysSilenceOn | Klawisze przerywają mowę
    keysSilenceOff | Klawisze nie przerywają mowy
    settingPrefix | klawisz prefiksu
    settingProfile | profil programu
    settingCaptions | napisy
    settingClipboard | schowek dla programu
    settingAnnotations | adnotacje do terminala
    noOutput | Brak wyniku polecenia
    noHistory | Nic nie zniknęło jeszcze z ekranu
    bookmarkSet | Zakładka: {1}
    bookmarkRemoved | Usunięto zakładkę: {1}
    noBookmark | Brak zakładek
    onlyForPrograms | Tylko podczas działania programu
    programIntroduction | Klawisze trafiają do programu. Aby wydać polecenie czytnikowi ekranu, naciśnij {1}, a potem kolejny klawisz: strzałka w prawo to następny element, znak zapytania to pomoc, a średnik sprawia, że każdy klawisz jest poleceniem aż do ponownego naciśnięcia {1}. Dwukrotne naciśnięcie {1} przekazuje ten klawisz programowi.
    introduction | Witamy w Earshot. Naciśnij strzałkę w prawo, aby przejść do następnego elementu, a strzałkę w lewo, aby wrócić. Enter aktywuje element, Escape cofa. Strzałki w górę i w dół zmieniają wartość lub przechodzą po tym, na co ustawiono pokrętło; Shift ze strzałką w prawo obraca pokrętło. V O A czyta wszystko; V O to Control i Alt razem, a wystarczy też sam Alt. Dowolny klawisz przerywa mowę; przecinek wstrzymuje ją i wznawia. Naciśnij znak zapytania, aby poćwiczyć klawisze, dwukropek, aby wybrać polecenie według nazwy, i F2, aby usłyszeć to ponownie. Control C zamyka Earshot. Ustawienia można, ale nie trzeba, zachować w pliku: earshot config podaje, jak to zrobić.
    noSound | (Brak dźwięku)
    nothingFurther | (Nic więcej)
    loading | wczytywanie
    requestRefused | Odrzucono
    requestRefusedBecause | Odrzucono: {1}
    requestUnsupported | Tutaj niemożliwe
    requestStale | Ekran się zmienił
    requestTimedOut | Brak odpowiedzi
    connectionLost | Utracono połączenie
    requestUnreachable | Nie udało się tam dotrzeć
    requestUnchanged | Nic się nie zmieniło
    linesAndLast | wierszy: {1}, ostatni: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Historia
    crashed | Awaria: {1}
    crashedWithoutName | Awaria części ekranu
    outOfDate | Zawartość ekranu może być nieaktualna
    removed | Usunięto: {1}
    silentItem | Ten element nic nie mówi
    emptyScreen | Pusty ekran
    emptyScreenOthers | Pusty ekran; {1} innego: {2}
    emptyScreenOthers.one | Pusty ekran; {1} inny: {2}
    emptyScreenOthers.few | Pusty ekran; {1} inne: {2}
    emptyScreenOthers.many | Pusty ekran; {1} innych: {2}
    guessedScreenOthers | Aplikacja może zaczynać się gdzie indziej; {1} innego ekranu: {2}
    guessedScreenOthers.one | Aplikacja może zaczynać się gdzie indziej; {1} inny ekran: {2}
    guessedScreenOthers.few | Aplikacja może zaczynać się gdzie indziej; {1} inne ekrany: {2}
    guessedScreenOthers.many | Aplikacja może zaczynać się gdzie indziej; {1} innych ekranów: {2}
    codeAhead | Robi to tylko kod aplikacji: {1}
    codeAheadScenes | Robi to tylko kod aplikacji: {1}. Możliwe ekrany, {2}: {3}
    codeAheadOthers | Robi to tylko kod aplikacji: {1}. Inne ekrany, {2}: {3}
    missingScreen | Nie ma ekranu, do którego to prowadzi: {1}
    nothingHappens | Nic się nie dzieje
    pressKey | naciśnij {1}
    lineTypeScenes | wpisz scenes
    notHeard | (Nie było słychać: {1})
    lineIntroduction | Witamy w Earshot. Każdy element ekranu ma numer. Wpisz numer i naciśnij Enter, aby tam przejść; sam Enter aktywuje element; next i back przechodzą od elementu do elementu. help podaje listę słów, quit zamyka Earshot. earshot config podaje, jak zachować ustawienia.
    lineUnknown | „{1}” nie jest poleceniem; oczekiwano numeru, klawisza Enter lub słowa z listy help
    lineNearest | czy chodziło o „{1}”?
    lineNoItem | nie ma elementu {1}; oczekiwano numeru od 1 do {2}
    lineItemGone | elementu {1} już nie ma; list podaje obecne elementy
    lineListCut | elementów jest więcej niż {1}; next przechodzi przez wszystkie
    lineNothingTakesText | nie ma tu pola na tekst; kursor musi być w aktywowanym polu tekstowym
    lineNotHere | niedostępne w trybie wierszy tekstu
    lineHelpNumber | numer: przejście do tego elementu
    lineHelpEnter | sam Enter: aktywacja elementu
    lineHelpNext | next, back: następny element, poprzedni element; next heading, previous link i tak dalej: następny lub poprzedni element danego rodzaju
    lineHelpList | list: ponowna lista elementów ekranu; chooser: wybór elementu według numeru lub tekstu
    lineHelpScenes | scenes: wybór spośród ekranów, do których nic tutaj nie prowadzi
    lineHelpFind | find TEKST: przejście do następnego elementu z tym tekstem; next search result szuka dalej
    lineHelpType | type TEKST: wpisanie tekstu w pole tekstowe
    lineHelpRotor | rotor: co oferuje tu pokrętło; rotor NAZWA: obrócenie pokrętła na tę pozycję; next rotor item, previous rotor item
    lineHelpScroll | scroll KIERUNEK; gesture NAZWA, na przykład gesture 2 finger double tap
    lineHelpQuit | quit: zamknięcie Earshot
    lineHelpCommands | oraz każde z tych poleceń:
    bullets | {1} kropki
    bullets.one | {1} kropka
    bullets.few | {1} kropki
    bullets.many | {1} kropek
    spellingAlphabet | a Adam ą wąż b Barbara c Celina ć ćma d Dorota e Ewa ę gęś f Franciszek g Genowefa h Henryk i Irena j Jadwiga k Karol l Ludwik ł Łukasz m Maria n Natalia ń koń o Olga ó ósemka p Paweł q Quebec r Roman s Stanisław ś świerk t Tadeusz u Urszula v Violetta w Wacław x Xawery y Ypsilon z Zygmunt ź źrebak ż żaba
    textSelected | {1} zaznaczone
    textUnselected | {1} niezaznaczone
    nothingSelected | nic nie zaznaczono
    selectionStarted | rozpoczęto zaznaczanie
    textDeleted | {1} usunięte
    textInserted | {1} wstawione
    textCut | {1} wycięte
    textCopied | {1} skopiowane
    textPasted | {1} wklejone
    textReplaced | zamieniono na {1}
    """
}
