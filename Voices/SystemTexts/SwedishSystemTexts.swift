/// What the system writes on its own controls in Swedish.
enum SwedishSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Öka
    Decrement | Minska
    More Info | Mer info
    Search | Sök
    page {1} of {2} | sida {1} av {2}
    Page {1} of {2} | Sida {1} av {2}
    # source: cldr
    {1}% | {1} %
    # source: translation
    {1} items | {1} objekt
    {1} items.one | {1} objekt
    Back | Tillbaka
    Show Sidebar | Visa sidofältet
    Hide Sidebar | Göm sidofältet
    Toolbar | Verktygsfält
    Progress | Förlopp
    In progress | Pågår
    dismiss popup window | stäng popupfönstret
    Sheet Grabber | Arkets handtag
    Half screen | Halv skärm
    Expanded | Utökat
    Collapsed | Minskat
    Dismiss context menu | Stäng kontextmenyn
    Mixed | Blandat
    Section index | Avsnittsindex
    {1}, selected | {1}, markerad
    Map | Karta
    web content | webbinnehåll
    Date Picker | Datumväljare
    Time Picker | Tidsväljare
    Day | Dag
    Month | Månad
    Year | År
    Date | Datum
    Hour | Timme
    Minute | Minut
    # source: cldr
    AM/PM | fm/em
    # source: translation
    {1} o’clock | klockan {1}
    {1} hours | {1} timmar
    {1} hours.one | {1} timme
    {1} minutes | {1} minuter
    {1} minutes.one | {1} minut
    # source: cldr
    AM | fm
    PM | em
    {1} {2}, {3} | {2} {1} {3}
    {1} {2} | {2} {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1} {3} {2}
    # source: translation
    Previous Month | Föregående månad
    Next Month | Nästa månad
    # source: cldr
    Sunday | söndag
    Monday | måndag
    Tuesday | tisdag
    Wednesday | onsdag
    Thursday | torsdag
    Friday | fredag
    Saturday | lördag
    {1}:{2} {3} | {5}:{2}
    January | januari
    February | februari
    March | mars
    April | april
    May | maj
    June | juni
    July | juli
    August | augusti
    September | september
    October | oktober
    November | november
    December | december
    # source: translation
    Done | Klar
    Cancel | Avbryt
    Edit | Redigera
    Save | Spara
    Add | Lägg till
    Remove | Ta bort
    Compose | Skriv
    Reply | Svara
    Share | Dela
    Organize | Ordna
    Bookmarks | Bokmärken
    Bookmark | Bokmärke
    Refresh | Uppdatera
    Stop | Stopp
    Camera | Kamera
    Delete | Radera
    Insert | Infoga
    Move Up | Flytta upp
    Move Down | Flytta ned
    Moved above {1} | Flyttat ovanför {1}
    Moved below {1} | Flyttat nedanför {1}
    Play | Spela upp
    Pause | Pausa
    Rewind | Spola tillbaka
    Fast Forward | Spola framåt
    Typing | Skrivande
    Cut | Klipp ut
    Paste | Klistra in
    Undo | Ångra
    Redo | Gör om
    Page Curl | Vänd blad
    Close | Stäng
    More | Mer
    Favorites | Favoriter
    Featured | Utvalt
    Top Rated | Högst betyg
    Recents | Senaste
    Contacts | Kontakter
    History | Historik
    Downloads | Hämtade filer
    Most Recent | Senaste
    Most Viewed | Mest visade
    Settings | Inställningar
    Forward | Framåt
    Home | Hem
    Favorite | Favorit
    Love | Älska
    Go Up | Gå upp
    Go Down | Gå ned
    Selected | Markerad
    Verified | Verifierad
    Album | Album
    Add People/Follow | Lägg till personer/Följ
    Sparkle | Gnista
    Cellular Data | Mobildata
    Notifications | Notiser
    Add to Calendar | Lägg till i kalendern
    Mostly Cloudy | Mestadels molnigt
    Card | Kort
    Copy | Kopiera
    Get Mail | Hämta mejl
    Show | Visa
    Move | Flytta
    Gear Shape | Kugghjulsform
    Passwords | Lösenord
    Drag | Dra
    Link | Länk
    List | Lista
    Remove Map Pin | Ta bort kartnålen
    Do Not Disturb | Stör ej
    Snooze | Snooza
    Send | Skicka
    Two People | Två personer
    Call | Ring
    Photo | Bild
    Ruler With Measurement Marks | Linjal med måttmarkeringar
    Scale For Weighing Mass | Våg
    Download | Hämta
    Remove From Favorites | Ta bort från favoriter
    Brightness Higher | Högre ljusstyrka
    Sunrise | Soluppgång
    Trash | Papperskorg
    Ecg Waveform Path | EKG-kurva
    """
}
