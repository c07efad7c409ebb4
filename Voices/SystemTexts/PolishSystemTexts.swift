/// What the system writes on its own controls in Polish.
enum PolishSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Zwiększ
    Decrement | Zmniejsz
    More Info | Więcej informacji
    Search | Szukaj
    page {1} of {2} | strona {1} z {2}
    Page {1} of {2} | Strona {1} z {2}
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1} elementów
    {1} items.one | {1} element
    {1} items.few | {1} elementy
    {1} items.many | {1} elementów
    Back | Wstecz
    Show Sidebar | Pokaż pasek boczny
    Hide Sidebar | Ukryj pasek boczny
    Toolbar | Pasek narzędzi
    Progress | Postęp
    In progress | W toku
    dismiss popup window | zamknij okno wyskakujące
    Sheet Grabber | Uchwyt arkusza
    Half screen | Pół ekranu
    Expanded | Rozwinięty
    Collapsed | Zwinięty
    Dismiss context menu | Zamknij menu kontekstowe
    Mixed | Mieszane
    Section index | Indeks sekcji
    {1}, selected | {1}, zaznaczono
    Map | Mapa
    web content | treść internetowa
    Date Picker | Wybór daty
    Time Picker | Wybór godziny
    Day | Dzień
    Month | Miesiąc
    Year | Rok
    Date | Data
    Hour | Godzina
    Minute | Minuta
    # source: cldr
    AM/PM | AM/PM
    # source: translation
    {1} o’clock | godzina {1}
    {1} hours | {1} godziny
    {1} hours.one | {1} godzina
    {1} hours.few | {1} godziny
    {1} hours.many | {1} godzin
    {1} minutes | {1} minuty
    {1} minutes.one | {1} minuta
    {1} minutes.few | {1} minuty
    {1} minutes.many | {1} minut
    # source: cldr
    AM | AM
    PM | PM
    {1} {2}, {3} | {2} {1} {3}
    {1} {2} | {2} {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1}, {3} {2}
    # source: translation
    Previous Month | Poprzedni miesiąc
    Next Month | Następny miesiąc
    # source: cldr
    Sunday | niedziela
    Monday | poniedziałek
    Tuesday | wtorek
    Wednesday | środa
    Thursday | czwartek
    Friday | piątek
    Saturday | sobota
    {1}:{2} {3} | {5}:{2}
    January | styczeń
    January.date | stycznia
    February | luty
    February.date | lutego
    March | marzec
    March.date | marca
    April | kwiecień
    April.date | kwietnia
    May | maj
    May.date | maja
    June | czerwiec
    June.date | czerwca
    July | lipiec
    July.date | lipca
    August | sierpień
    August.date | sierpnia
    September | wrzesień
    September.date | września
    October | październik
    October.date | października
    November | listopad
    November.date | listopada
    December | grudzień
    December.date | grudnia
    # source: translation
    Done | Gotowe
    Cancel | Anuluj
    Edit | Edycja
    Save | Zapisz
    Add | Dodaj
    Remove | Usuń
    Compose | Utwórz
    Reply | Odpowiedz
    Share | Udostępnij
    Organize | Organizuj
    Bookmarks | Zakładki
    Bookmark | Zakładka
    Refresh | Odśwież
    Stop | Zatrzymaj
    Camera | Aparat
    Delete | Usuń
    Insert | Wstaw
    Move Up | Przenieś w górę
    Move Down | Przenieś w dół
    Moved above {1} | Przeniesiono nad: {1}
    Moved below {1} | Przeniesiono pod: {1}
    Play | Odtwórz
    Pause | Wstrzymaj
    Rewind | Przewiń wstecz
    Fast Forward | Przewiń do przodu
    Typing | Pisanie
    Cut | Wytnij
    Paste | Wklej
    Undo | Cofnij
    Redo | Ponów
    Page Curl | Zawinięcie strony
    Close | Zamknij
    More | Więcej
    Favorites | Ulubione
    Featured | Polecane
    Top Rated | Najwyżej oceniane
    Recents | Ostatnie
    Contacts | Kontakty
    History | Historia
    Downloads | Pobrane rzeczy
    Most Recent | Najnowsze
    Most Viewed | Najczęściej oglądane
    Settings | Ustawienia
    Forward | Dalej
    Home | Dom
    Favorite | Ulubiony
    Love | Uwielbiam
    Go Up | W górę
    Go Down | W dół
    Selected | Zaznaczono
    Verified | Zweryfikowano
    Album | Album
    Add People/Follow | Dodaj osoby/Obserwuj
    Sparkle | Iskrzenie
    Cellular Data | Dane komórkowe
    Notifications | Powiadomienia
    Add to Calendar | Dodaj do kalendarza
    Mostly Cloudy | Duże zachmurzenie
    Card | Karta
    Copy | Kopiuj
    Get Mail | Pobierz pocztę
    Show | Pokaż
    Move | Przenieś
    Gear Shape | Kształt koła zębatego
    Passwords | Hasła
    Drag | Przeciągnij
    Link | Łącze
    List | Lista
    Remove Map Pin | Usuń pinezkę z mapy
    Do Not Disturb | Nie przeszkadzać
    Snooze | Drzemka
    Send | Wyślij
    Two People | Dwie osoby
    Call | Zadzwoń
    Photo | Zdjęcie
    Ruler With Measurement Marks | Linijka z podziałką
    Scale For Weighing Mass | Waga
    Download | Pobierz
    Remove From Favorites | Usuń z ulubionych
    Brightness Higher | Większa jasność
    Sunrise | Wschód słońca
    Trash | Kosz
    Ecg Waveform Path | Wykres EKG
    """
}
