/// What commands, keys and gestures are called in German.
enum GermanCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Zum nächsten Objekt
    Move to Previous Item | Zum vorherigen Objekt
    Move to First Item | Zum ersten Objekt
    Move to Last Item | Zum letzten Objekt
    Move In | Hineingehen
    Move Out | Herausgehen
    Move to Top of Container | Zum Anfang des Bereichs
    Move to Bottom of Container | Zum Ende des Bereichs
    Move to Linked Item | Zum verknüpften Objekt
    Move to System-Focused Item Summary | Zum Objekt mit Tastaturfokus
    Activate | Aktivieren
    Perform Long Press | Lange drücken
    Secondary Activate | Sekundär aktivieren
    Pass Through | Durchreichen
    Escape | Abbrechen und zurück
    Magic Tap | Magisches Tippen
    Increment | Erhöhen
    Decrement | Verringern
    Label Item | Objekt beschriften
    Watch Item | Objekt beobachten
    Scroll Down | Nach unten scrollen
    Scroll Up | Nach oben scrollen
    Scroll Right | Nach rechts scrollen
    Scroll Left | Nach links scrollen
    Speak Item | Objekt vorlesen
    Read All | Alles vorlesen
    Read From Top | Von oben vorlesen
    Toggle Speech | Sprachausgabe anhalten oder fortsetzen
    Stop Speech | Sprachausgabe stoppen
    Repeat Speech | Sprachausgabe wiederholen
    Copy Speech to Clipboard | Gesprochenen Text kopieren
    Toggle Mute | Ton aus oder ein
    Read Character | Zeichen vorlesen
    Read Word | Wort vorlesen
    Read Line | Zeile vorlesen
    Spell Item | Objekt buchstabieren
    Read Selected Text | Ausgewählten Text vorlesen
    Read Hint | Hinweis vorlesen
    Read Item Summary | Objektzusammenfassung vorlesen
    Read System-Focused Item Summary | Zusammenfassung des Objekts mit Tastaturfokus vorlesen
    Describe Item | Objekt beschreiben
    Read Row Header | Zeilenkopf vorlesen
    Read Column Header | Spaltenkopf vorlesen
    Read Table Row Column | Zeile und Spalte vorlesen
    Read Text Style | Textstil vorlesen
    Read URL | Adresse vorlesen
    Next Rotor Item | Nächstes Rotorobjekt
    Previous Rotor Item | Vorheriges Rotorobjekt
    Next Rotor | Nächster Rotor
    Previous Rotor | Vorheriger Rotor
    Move to Next {1} | Zum nächsten Element: {1}
    Move to Previous {1} | Zum vorherigen Element: {1}
    Show Item Chooser | Objektauswahl einblenden
    Show Scene Chooser | Bildschirmauswahl einblenden
    Item Text Search | Textsuche in Objekten
    Next Search Result | Nächstes Suchergebnis
    Previous Search Result | Vorheriges Suchergebnis
    Show Command Chooser | Befehlsauswahl einblenden
    Toggle Text Selection | Textauswahl beginnen oder beenden
    Cut | Ausschneiden
    Copy | Kopieren
    Paste | Einsetzen
    Select All | Alles auswählen
    Undo | Widerrufen
    Redo | Wiederholen
    Start Help | Hilfe starten
    Toggle Screen Curtain | Bildschirmvorhang ein oder aus
    Toggle Single Letter Quick Nav | Schnellnavigation mit Buchstaben ein oder aus
    Toggle Lock Modifier Keys | V O-Tasten sperren oder freigeben
    Open VoiceOver Settings | VoiceOver-Einstellungen öffnen
    Keep Settings | Einstellungen sichern
    Home | Home-Bildschirm
    Switch to Previous App | Zur vorherigen App wechseln
    Switch to Next App | Zur nächsten App wechseln
    Move to Previous Visible App | Zur vorherigen sichtbaren App
    Move to Next Visible App | Zur nächsten sichtbaren App
    Switch to Next Visible App | Zur nächsten sichtbaren App wechseln
    Notification Center | Mitteilungszentrale
    Control Center | Kontrollzentrum
    Move to Status Bar | Zur Statusleiste
    Previous Item with 3D Touch | Vorheriges Objekt mit 3D Touch
    Tutorial | Einführung
    Draw Again | Neu zeichnen
    Suspend | Pausieren
    Quit | Beenden
    Read Settings Again | Einstellungen neu lesen
    Set Bookmark | Lesezeichen setzen
    Next Bookmark | Nächstes Lesezeichen
    Toggle Reader Mode | Screenreader-Modus ein oder aus
    Toggle Keys Stop Speech | Sprachausgabe durch Tasten stoppen oder nicht
    Review Command Output | Befehlsausgabe durchsehen
    Review History | Verlauf durchsehen
    Next Character | Nächstes Zeichen
    Previous Character | Vorheriges Zeichen
    Next Word | Nächstes Wort
    Previous Word | Vorheriges Wort
    Next Line | Nächste Zeile
    Previous Line | Vorherige Zeile
    Next Sentence | Nächster Satz
    Previous Sentence | Vorheriger Satz
    Next Paragraph | Nächster Absatz
    Previous Paragraph | Vorheriger Absatz
    Beginning of Line | Zeilenanfang
    End of Line | Zeilenende
    Beginning of Text | Textanfang
    End of Text | Textende
    Select Next Word | Nächstes Wort auswählen
    Select Previous Word | Vorheriges Wort auswählen
    Select to Beginning of Line | Bis zum Zeilenanfang auswählen
    Select to End of Line | Bis zum Zeilenende auswählen
    Delete Previous Character | Vorheriges Zeichen löschen
    Delete Next Character | Nächstes Zeichen löschen
    Delete Previous Word | Vorheriges Wort löschen
    Delete Next Word | Nächstes Wort löschen
    Delete to Beginning of Line | Bis zum Zeilenanfang löschen
    Delete to End of Line | Bis zum Zeilenende löschen
    Return | Zeilenschaltung
    End Editing | Bearbeitung beenden
    control | Control
    alt | Alt
    shift | Umschalt
    command | Command
    space | Leertaste
    enter | Eingabetaste
    tab | Tabulator
    backspace | Rückschritttaste
    escape | Escape
    up arrow | Pfeil nach oben
    down arrow | Pfeil nach unten
    left arrow | Linkspfeil
    right arrow | Rechtspfeil
    home | Pos1
    end | Ende
    page up | Bild auf
    page down | Bild ab
    insert | Einfügetaste
    delete | Entfernen
    another key | eine andere Taste
    minus | Minus
    grave accent | Gravis
    question mark | Fragezeichen
    slash | Schrägstrich
    semicolon | Semikolon
    left bracket | eckige Klammer auf
    right bracket | eckige Klammer zu
    equals | Gleichheitszeichen
    plus | Plus
    comma | Komma
    period | Punkt
    apostrophe | Apostroph
    backslash | umgekehrter Schrägstrich
    On a screen | Auf einem Bildschirm
    While a text is edited | Beim Bearbeiten von Text
    In a chooser | In einer Auswahl
    In the search, and where an item is labelled | In der Suche und beim Beschriften eines Objekts
    In help | In der Hilfe
    With fingers on a touch screen | Mit Fingern auf einem Touchscreen
    With the mouse | Mit der Maus
    Next Item | Nächstes Objekt
    Previous Item | Vorheriges Objekt
    Narrow the List | Liste einschränken
    Widen the List | Liste erweitern
    Go There | Dorthin gehen
    Close | Schließen
    Type the Text | Text eingeben
    Delete Last Character | Letztes Zeichen löschen
    Find | Suchen
    Say What a Key Does | Sagen, was eine Taste tut
    End Help | Hilfe beenden
    Speak What Is There | Vorlesen, was dort ist
    Explore | Erkunden
    any character | ein beliebiges Zeichen
    any key but escape | jede Taste außer Escape
    click | Klick
    drag | Ziehen
    double click | Doppelklick
    wheel down | Mausrad nach unten
    wheel up | Mausrad nach oben
    V O is control and alt held together; alt alone will do. | V O heißt Control und Alt zusammen gehalten; Alt allein genügt.
    {1} finger single tap | {1}-Finger-Tippen
    {1} finger single tap.one | {1}-Finger-Tippen
    {1} finger double tap | {1}-Finger-Doppeltippen
    {1} finger double tap.one | {1}-Finger-Doppeltippen
    {1} finger triple tap | {1}-Finger-Dreifachtippen
    {1} finger triple tap.one | {1}-Finger-Dreifachtippen
    {1} finger quadruple tap | {1}-Finger-Vierfachtippen
    {1} finger quadruple tap.one | {1}-Finger-Vierfachtippen
    {1} finger single tap and hold | {1}-Finger-Tippen und Halten
    {1} finger single tap and hold.one | {1}-Finger-Tippen und Halten
    {1} finger swipe left | {1}-Finger-Streichen nach links
    {1} finger swipe left.one | {1}-Finger-Streichen nach links
    {1} finger swipe right | {1}-Finger-Streichen nach rechts
    {1} finger swipe right.one | {1}-Finger-Streichen nach rechts
    {1} finger swipe up | {1}-Finger-Streichen nach oben
    {1} finger swipe up.one | {1}-Finger-Streichen nach oben
    {1} finger swipe down | {1}-Finger-Streichen nach unten
    {1} finger swipe down.one | {1}-Finger-Streichen nach unten
    2 finger rotate counterclockwise | Zwei Finger gegen den Uhrzeigersinn drehen
    2 finger rotate clockwise | Zwei Finger im Uhrzeigersinn drehen
    2 finger scrub | 2-Finger-Zickzack
    split tap | Tippen mit zweitem Finger
    1 finger double tap and hold | 1-Finger-Doppeltippen und Halten
    3 finger double tap, hold, and flick left | 3-Finger-Doppeltippen, halten und nach links streichen
    3 finger double tap, hold, and flick right | 3-Finger-Doppeltippen, halten und nach rechts streichen
    double tap the back of your iphone | zweimal auf die iPhone-Rückseite tippen
    triple tap the back of your iphone | dreimal auf die iPhone-Rückseite tippen
    """
}
