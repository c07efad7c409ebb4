/// What the system writes on its own controls in German.
enum GermanSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Erhöhen
    Decrement | Verringern
    More Info | Weitere Infos
    Search | Suchen
    page {1} of {2} | Seite {1} von {2}
    Page {1} of {2} | Seite {1} von {2}
    # source: cldr
    {1}% | {1} %
    # source: translation
    {1} items | {1} Objekte
    {1} items.one | {1} Objekt
    Back | Zurück
    Show Sidebar | Seitenleiste einblenden
    Hide Sidebar | Seitenleiste ausblenden
    Toolbar | Symbolleiste
    Progress | Fortschritt
    In progress | In Bearbeitung
    dismiss popup window | Einblendfenster schließen
    Sheet Grabber | Anfasser des Blatts
    Half screen | Halber Bildschirm
    Expanded | Erweitert
    Collapsed | Reduziert
    Dismiss context menu | Kontextmenü schließen
    Mixed | Gemischt
    Section index | Abschnittsindex
    {1}, selected | {1}, ausgewählt
    Map | Karte
    web content | Webinhalt
    Date Picker | Datumsauswahl
    Time Picker | Uhrzeitauswahl
    Day | Tag
    Month | Monat
    Year | Jahr
    Date | Datum
    Hour | Stunde
    Minute | Minute
    # source: cldr
    AM/PM | AM/PM
    # source: translation
    {1} o’clock | {1} Uhr
    {1} hours | {1} Stunden
    {1} hours.one | {1} Stunde
    {1} minutes | {1} Minuten
    {1} minutes.one | {1} Minute
    # source: cldr
    AM | AM
    PM | PM
    {1} {2}, {3} | {2}. {1} {3}
    {1} {2} | {2}. {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1}, {3}. {2}
    # source: translation
    Previous Month | Vorheriger Monat
    Next Month | Nächster Monat
    # source: cldr
    Sunday | Sonntag
    Monday | Montag
    Tuesday | Dienstag
    Wednesday | Mittwoch
    Thursday | Donnerstag
    Friday | Freitag
    Saturday | Samstag
    {1}:{2} {3} | {5}:{2}
    January | Januar
    February | Februar
    March | März
    April | April
    May | Mai
    June | Juni
    July | Juli
    August | August
    September | September
    October | Oktober
    November | November
    December | Dezember
    # source: translation
    Done | Fertig
    Cancel | Abbrechen
    Edit | Bearbeiten
    Save | Sichern
    Add | Hinzufügen
    Remove | Entfernen
    Compose | Verfassen
    Reply | Antworten
    Share | Teilen
    Organize | Verwalten
    Bookmarks | Lesezeichen
    Bookmark | Lesezeichen
    Refresh | Aktualisieren
    Stop | Stoppen
    Camera | Kamera
    Delete | Löschen
    Insert | Einfügen
    Move Up | Nach oben bewegen
    Move Down | Nach unten bewegen
    Moved above {1} | Über {1} bewegt
    Moved below {1} | Unter {1} bewegt
    Play | Wiedergabe
    Pause | Pause
    Rewind | Zurückspulen
    Fast Forward | Vorspulen
    Typing | Texteingabe
    Cut | Ausschneiden
    Paste | Einsetzen
    Undo | Widerrufen
    Redo | Wiederholen
    Page Curl | Seite umblättern
    Close | Schließen
    More | Mehr
    Favorites | Favoriten
    Featured | Highlights
    Top Rated | Am besten bewertet
    Recents | Zuletzt verwendet
    Contacts | Kontakte
    History | Verlauf
    Downloads | Downloads
    Most Recent | Neueste
    Most Viewed | Am häufigsten gesehen
    Settings | Einstellungen
    Forward | Vorwärts
    Home | Haus
    Favorite | Favorit
    Love | Lieben
    Go Up | Nach oben
    Go Down | Nach unten
    Selected | Ausgewählt
    Verified | Bestätigt
    Album | Album
    Add People/Follow | Personen hinzufügen/Folgen
    Sparkle | Funkeln
    Cellular Data | Mobile Daten
    Notifications | Mitteilungen
    Add to Calendar | Zum Kalender hinzufügen
    Mostly Cloudy | Meist bewölkt
    Card | Karte
    Copy | Kopieren
    Get Mail | E-Mails empfangen
    Show | Einblenden
    Move | Bewegen
    Gear Shape | Zahnradform
    Passwords | Passwörter
    Drag | Bewegen
    Link | Link
    List | Liste
    Remove Map Pin | Stecknadel entfernen
    Do Not Disturb | Nicht stören
    Snooze | Schlummern
    Send | Senden
    Two People | Zwei Personen
    Call | Anrufen
    Photo | Foto
    Ruler With Measurement Marks | Lineal mit Maßeinteilung
    Scale For Weighing Mass | Waage
    Download | Laden
    Remove From Favorites | Aus Favoriten entfernen
    Brightness Higher | Heller
    Sunrise | Sonnenaufgang
    Trash | Papierkorb
    Ecg Waveform Path | EKG-Kurve
    """
}
