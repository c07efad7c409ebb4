/// What the system writes on its own controls in Dutch.
enum DutchSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Verhoog
    Decrement | Verlaag
    More Info | Meer info
    Search | Zoek
    page {1} of {2} | pagina {1} van {2}
    Page {1} of {2} | Pagina {1} van {2}
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1} onderdelen
    {1} items.one | {1} onderdeel
    Back | Terug
    Show Sidebar | Toon navigatiekolom
    Hide Sidebar | Verberg navigatiekolom
    Toolbar | Knoppenbalk
    Progress | Voortgang
    In progress | Bezig
    dismiss popup window | sluit pop-upvenster
    Sheet Grabber | Greep van het venster
    Half screen | Half scherm
    Expanded | Uitgevouwen
    Collapsed | Samengevouwen
    Dismiss context menu | Sluit contextmenu
    Mixed | Gemengd
    Section index | Sectie-index
    {1}, selected | {1}, geselecteerd
    Map | Kaart
    web content | webinhoud
    Date Picker | Datumkiezer
    Time Picker | Tijdkiezer
    Day | Dag
    Month | Maand
    Year | Jaar
    Date | Datum
    Hour | Uur
    Minute | Minuut
    # source: cldr
    AM/PM | a.m./p.m.
    # source: translation
    {1} o’clock | {1} uur
    {1} hours | {1} uur
    {1} hours.one | {1} uur
    {1} minutes | {1} minuten
    {1} minutes.one | {1} minuut
    # source: cldr
    AM | a.m.
    PM | p.m.
    {1} {2}, {3} | {2} {1} {3}
    {1} {2} | {2} {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1} {3} {2}
    # source: translation
    Previous Month | Vorige maand
    Next Month | Volgende maand
    # source: cldr
    Sunday | zondag
    Monday | maandag
    Tuesday | dinsdag
    Wednesday | woensdag
    Thursday | donderdag
    Friday | vrijdag
    Saturday | zaterdag
    {1}:{2} {3} | {5}:{2}
    January | januari
    February | februari
    March | maart
    April | april
    May | mei
    June | juni
    July | juli
    August | augustus
    September | september
    October | oktober
    November | november
    December | december
    # source: translation
    Done | Gereed
    Cancel | Annuleer
    Edit | Wijzig
    Save | Bewaar
    Add | Voeg toe
    Remove | Verwijder
    Compose | Stel op
    Reply | Antwoord
    Share | Deel
    Organize | Orden
    Bookmarks | Bladwijzers
    Bookmark | Bladwijzer
    Refresh | Ververs
    Stop | Stop
    Camera | Camera
    Delete | Verwijder
    Insert | Voeg in
    Move Up | Verplaats omhoog
    Move Down | Verplaats omlaag
    Moved above {1} | Verplaatst boven {1}
    Moved below {1} | Verplaatst onder {1}
    Play | Speel af
    Pause | Pauzeer
    Rewind | Spoel terug
    Fast Forward | Spoel vooruit
    Typing | Typen
    Cut | Knip
    Paste | Plak
    Undo | Herstel
    Redo | Opnieuw
    Page Curl | Paginakrul
    Close | Sluit
    More | Meer
    Favorites | Favorieten
    Featured | Uitgelicht
    Top Rated | Hoogst gewaardeerd
    Recents | Recent
    Contacts | Contacten
    History | Geschiedenis
    Downloads | Downloads
    Most Recent | Meest recent
    Most Viewed | Meest bekeken
    Settings | Instellingen
    Forward | Vooruit
    Home | Thuis
    Favorite | Favoriet
    Love | Hartje
    Go Up | Omhoog
    Go Down | Omlaag
    Selected | Geselecteerd
    Verified | Geverifieerd
    Album | Album
    Add People/Follow | Voeg mensen toe/Volg
    Sparkle | Schittering
    Cellular Data | Mobiele data
    Notifications | Meldingen
    Add to Calendar | Voeg toe aan agenda
    Mostly Cloudy | Overwegend bewolkt
    Card | Kaart
    Copy | Kopieer
    Get Mail | Ontvang e-mail
    Show | Toon
    Move | Verplaats
    Gear Shape | Tandwielvorm
    Passwords | Wachtwoorden
    Drag | Sleep
    Link | Koppeling
    List | Lijst
    Remove Map Pin | Verwijder kaartspeld
    Do Not Disturb | Niet storen
    Snooze | Sluimer
    Send | Stuur
    Two People | Twee personen
    Call | Bel
    Photo | Foto
    Ruler With Measurement Marks | Liniaal met maatstreepjes
    Scale For Weighing Mass | Weegschaal
    Download | Download
    Remove From Favorites | Verwijder uit favorieten
    Brightness Higher | Helderder
    Sunrise | Zonsopgang
    Trash | Prullenmand
    Ecg Waveform Path | Ecg-golfvorm
    """
}
