/// What commands, keys and gestures are called in Polish.
enum PolishCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Przejdź do następnego elementu
    Move to Previous Item | Przejdź do poprzedniego elementu
    Move to First Item | Przejdź do pierwszego elementu
    Move to Last Item | Przejdź do ostatniego elementu
    Move In | Wejdź do środka
    Move Out | Wyjdź na zewnątrz
    Move to Top of Container | Przejdź na początek kontenera
    Move to Bottom of Container | Przejdź na koniec kontenera
    Move to Linked Item | Przejdź do powiązanego elementu
    Move to System-Focused Item Summary | Przejdź do elementu wyróżnionego przez system
    Activate | Aktywuj
    Perform Long Press | Wykonaj długie naciśnięcie
    Secondary Activate | Aktywacja pomocnicza
    Pass Through | Przekaż bezpośrednio
    Escape | Opuść
    Magic Tap | Magiczne stuknięcie
    Increment | Zwiększ
    Decrement | Zmniejsz
    Label Item | Nadaj elementowi etykietę
    Watch Item | Obserwuj element
    Scroll Down | Przewiń w dół
    Scroll Up | Przewiń w górę
    Scroll Right | Przewiń w prawo
    Scroll Left | Przewiń w lewo
    Speak Item | Odczytaj element
    Read All | Czytaj wszystko
    Read From Top | Czytaj od początku
    Toggle Speech | Wstrzymaj lub wznów mowę
    Stop Speech | Zatrzymaj mowę
    Repeat Speech | Powtórz mowę
    Copy Speech to Clipboard | Kopiuj mowę do schowka
    Toggle Mute | Włącz lub wyłącz wyciszenie
    Read Character | Czytaj znak
    Read Word | Czytaj słowo
    Read Line | Czytaj wiersz
    Spell Item | Przeliteruj element
    Read Selected Text | Czytaj zaznaczony tekst
    Read Hint | Czytaj podpowiedź
    Read Item Summary | Czytaj podsumowanie elementu
    Read System-Focused Item Summary | Czytaj podsumowanie elementu wyróżnionego przez system
    Describe Item | Opisz element
    Read Row Header | Czytaj nagłówek wiersza
    Read Column Header | Czytaj nagłówek kolumny
    Read Table Row Column | Czytaj wiersz i kolumnę tabeli
    Read Text Style | Czytaj styl tekstu
    Read URL | Czytaj adres
    Next Rotor Item | Następny element pokrętła
    Previous Rotor Item | Poprzedni element pokrętła
    Next Rotor | Następne pokrętło
    Previous Rotor | Poprzednie pokrętło
    Move to Next {1} | Przejdź do następnego: {1}
    Move to Previous {1} | Przejdź do poprzedniego: {1}
    Show Item Chooser | Pokaż wybór elementu
    Show Scene Chooser | Pokaż wybór ekranu
    Item Text Search | Szukaj tekstu elementu
    Next Search Result | Następny wynik wyszukiwania
    Previous Search Result | Poprzedni wynik wyszukiwania
    Show Command Chooser | Pokaż wybór polecenia
    Toggle Text Selection | Rozpocznij lub zakończ zaznaczanie tekstu
    Cut | Wytnij
    Copy | Kopiuj
    Paste | Wklej
    Select All | Zaznacz wszystko
    Undo | Cofnij
    Redo | Ponów
    Start Help | Rozpocznij pomoc
    Toggle Screen Curtain | Włącz lub wyłącz kurtynę ekranu
    Toggle Single Letter Quick Nav | Włącz lub wyłącz szybką nawigację literami
    Toggle Lock Modifier Keys | Zablokuj lub odblokuj klawisze V O
    Open VoiceOver Settings | Otwórz ustawienia VoiceOver
    Keep Settings | Zachowaj ustawienia
    Home | Ekran początkowy
    Switch to Previous App | Przełącz na poprzednią aplikację
    Switch to Next App | Przełącz na następną aplikację
    Move to Previous Visible App | Przejdź do poprzedniej widocznej aplikacji
    Move to Next Visible App | Przejdź do następnej widocznej aplikacji
    Switch to Next Visible App | Przełącz na następną widoczną aplikację
    Notification Center | Centrum powiadomień
    Control Center | Centrum sterowania
    Move to Status Bar | Przejdź do paska stanu
    Previous Item with 3D Touch | Poprzedni element z 3D Touch
    Tutorial | Wprowadzenie
    Draw Again | Narysuj ponownie
    Suspend | Zawieś
    Quit | Zakończ
    Read Settings Again | Odczytaj ustawienia ponownie
    Set Bookmark | Ustaw zakładkę
    Next Bookmark | Następna zakładka
    Toggle Reader Mode | Włącz lub wyłącz tryb czytnika ekranu
    Toggle Keys Stop Speech | Przerywanie mowy klawiszami lub nie
    Review Command Output | Przejrzyj wynik polecenia
    Review History | Przejrzyj historię
    Next Character | Następny znak
    Previous Character | Poprzedni znak
    Next Word | Następne słowo
    Previous Word | Poprzednie słowo
    Next Line | Następny wiersz
    Previous Line | Poprzedni wiersz
    Next Sentence | Następne zdanie
    Previous Sentence | Poprzednie zdanie
    Next Paragraph | Następny akapit
    Previous Paragraph | Poprzedni akapit
    Beginning of Line | Początek wiersza
    End of Line | Koniec wiersza
    Beginning of Text | Początek tekstu
    End of Text | Koniec tekstu
    Select Next Word | Zaznacz następne słowo
    Select Previous Word | Zaznacz poprzednie słowo
    Select to Beginning of Line | Zaznacz do początku wiersza
    Select to End of Line | Zaznacz do końca wiersza
    Delete Previous Character | Usuń poprzedni znak
    Delete Next Character | Usuń następny znak
    Delete Previous Word | Usuń poprzednie słowo
    Delete Next Word | Usuń następne słowo
    Delete to Beginning of Line | Usuń do początku wiersza
    Delete to End of Line | Usuń do końca wiersza
    Return | Nowy wiersz
    End Editing | Zakończ edycję
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | spacja
    enter | Enter
    tab | Tab
    backspace | Backspace
    escape | Escape
    up arrow | strzałka w górę
    down arrow | strzałka w dół
    left arrow | strzałka w lewo
    right arrow | strzałka w prawo
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | inny klawisz
    minus | minus
    grave accent | akcent słaby
    question mark | znak zapytania
    slash | ukośnik
    semicolon | średnik
    left bracket | lewy nawias kwadratowy
    right bracket | prawy nawias kwadratowy
    equals | znak równości
    plus | plus
    comma | przecinek
    period | kropka
    apostrophe | apostrof
    backslash | lewy ukośnik
    On a screen | Na ekranie
    While a text is edited | Podczas edycji tekstu
    In a chooser | Na liście wyboru
    In the search, and where an item is labelled | W wyszukiwaniu i przy nadawaniu etykiety
    In help | W pomocy
    With fingers on a touch screen | Palcami na ekranie dotykowym
    With the mouse | Myszą
    Next Item | Następny element
    Previous Item | Poprzedni element
    Narrow the List | Zawęź listę
    Widen the List | Rozszerz listę
    Go There | Przejdź tam
    Close | Zamknij
    Type the Text | Wpisz tekst
    Delete Last Character | Usuń ostatni znak
    Find | Znajdź
    Say What a Key Does | Powiedz, co robi klawisz
    End Help | Zakończ pomoc
    Speak What Is There | Odczytaj to, co tam jest
    Explore | Eksploruj
    any character | dowolny znak
    any key but escape | dowolny klawisz oprócz Escape
    click | kliknięcie
    drag | przeciąganie
    double click | dwukrotne kliknięcie
    wheel down | kółko w dół
    wheel up | kółko w górę
    V O is control and alt held together; alt alone will do. | V O to klawisze Control i Alt przytrzymane razem; wystarczy sam Alt.
    {1} finger single tap | jedno stuknięcie, palce: {1}
    {1} finger double tap | dwukrotne stuknięcie, palce: {1}
    {1} finger triple tap | trzykrotne stuknięcie, palce: {1}
    {1} finger quadruple tap | czterokrotne stuknięcie, palce: {1}
    {1} finger single tap and hold | stuknięcie i przytrzymanie, palce: {1}
    {1} finger swipe left | przesunięcie w lewo, palce: {1}
    {1} finger swipe right | przesunięcie w prawo, palce: {1}
    {1} finger swipe up | przesunięcie w górę, palce: {1}
    {1} finger swipe down | przesunięcie w dół, palce: {1}
    2 finger rotate counterclockwise | obrót 2 palcami w lewo
    2 finger rotate clockwise | obrót 2 palcami w prawo
    2 finger scrub | zygzak 2 palcami
    split tap | stuknięcie dzielone
    1 finger double tap and hold | dwukrotne stuknięcie 1 palcem i przytrzymanie
    3 finger double tap, hold, and flick left | dwukrotne stuknięcie 3 palcami, przytrzymanie i przesunięcie w lewo
    3 finger double tap, hold, and flick right | dwukrotne stuknięcie 3 palcami, przytrzymanie i przesunięcie w prawo
    double tap the back of your iphone | dwukrotne stuknięcie w tył iPhone’a
    triple tap the back of your iphone | trzykrotne stuknięcie w tył iPhone’a
    """
}
