/// What commands, keys and gestures are called in Dutch.
enum DutchCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Ga naar volgend onderdeel
    Move to Previous Item | Ga naar vorig onderdeel
    Move to First Item | Ga naar eerste onderdeel
    Move to Last Item | Ga naar laatste onderdeel
    Move In | Ga erin
    Move Out | Ga eruit
    Move to Top of Container | Ga naar begin van container
    Move to Bottom of Container | Ga naar einde van container
    Move to Linked Item | Ga naar gekoppeld onderdeel
    Move to System-Focused Item Summary | Ga naar onderdeel met systeemfocus
    Activate | Activeer
    Perform Long Press | Druk lang
    Secondary Activate | Secundair activeren
    Pass Through | Geef door
    Escape | Escape
    Magic Tap | Magische tik
    Increment | Verhoog
    Decrement | Verlaag
    Label Item | Label onderdeel
    Watch Item | Volg onderdeel
    Scroll Down | Scrol omlaag
    Scroll Up | Scrol omhoog
    Scroll Right | Scrol naar rechts
    Scroll Left | Scrol naar links
    Speak Item | Spreek onderdeel uit
    Read All | Lees alles
    Read From Top | Lees vanaf begin
    Toggle Speech | Onderbreek of hervat spraak
    Stop Speech | Stop spraak
    Repeat Speech | Herhaal spraak
    Copy Speech to Clipboard | Kopieer spraak naar klembord
    Toggle Mute | Zet geluid uit of aan
    Read Character | Lees teken
    Read Word | Lees woord
    Read Line | Lees regel
    Spell Item | Spel onderdeel
    Read Selected Text | Lees geselecteerde tekst
    Read Hint | Lees hint
    Read Item Summary | Lees onderdeelsamenvatting
    Read System-Focused Item Summary | Lees samenvatting van onderdeel met systeemfocus
    Describe Item | Beschrijf onderdeel
    Read Row Header | Lees rijkop
    Read Column Header | Lees kolomkop
    Read Table Row Column | Lees rij en kolom van tabel
    Read Text Style | Lees tekststijl
    Read URL | Lees adres
    Next Rotor Item | Volgend rotoronderdeel
    Previous Rotor Item | Vorig rotoronderdeel
    Next Rotor | Volgende rotor
    Previous Rotor | Vorige rotor
    Move to Next {1} | Ga naar volgende: {1}
    Move to Previous {1} | Ga naar vorige: {1}
    Show Item Chooser | Toon onderdeelkiezer
    Show Scene Chooser | Toon schermkiezer
    Item Text Search | Zoek tekst in onderdelen
    Next Search Result | Volgend zoekresultaat
    Previous Search Result | Vorig zoekresultaat
    Show Command Chooser | Toon commandokiezer
    Toggle Text Selection | Begin of beëindig tekstselectie
    Cut | Knip
    Copy | Kopieer
    Paste | Plak
    Select All | Selecteer alles
    Undo | Herstel
    Redo | Opnieuw
    Start Help | Start Help
    Toggle Screen Curtain | Zet schermgordijn aan of uit
    Toggle Single Letter Quick Nav | Zet snelnavigatie met letters aan of uit
    Toggle Lock Modifier Keys | Vergrendel of ontgrendel V O-toetsen
    Open VoiceOver Settings | Open instellingen van VoiceOver
    Keep Settings | Bewaar instellingen
    Home | Beginscherm
    Switch to Previous App | Schakel naar vorige app
    Switch to Next App | Schakel naar volgende app
    Move to Previous Visible App | Ga naar vorige zichtbare app
    Move to Next Visible App | Ga naar volgende zichtbare app
    Switch to Next Visible App | Schakel naar volgende zichtbare app
    Notification Center | Berichtencentrum
    Control Center | Bedieningspaneel
    Move to Status Bar | Ga naar statusbalk
    Previous Item with 3D Touch | Vorig onderdeel met 3D Touch
    Tutorial | Inleiding
    Draw Again | Teken opnieuw
    Suspend | Onderbreek
    Quit | Stop programma
    Read Settings Again | Lees instellingen opnieuw
    Set Bookmark | Zet bladwijzer
    Next Bookmark | Volgende bladwijzer
    Toggle Reader Mode | Zet schermlezermodus aan of uit
    Toggle Keys Stop Speech | Spraak laten stoppen door toetsen of niet
    Review Command Output | Bekijk uitvoer van commando
    Review History | Bekijk geschiedenis
    Next Character | Volgend teken
    Previous Character | Vorig teken
    Next Word | Volgend woord
    Previous Word | Vorig woord
    Next Line | Volgende regel
    Previous Line | Vorige regel
    Next Sentence | Volgende zin
    Previous Sentence | Vorige zin
    Next Paragraph | Volgende alinea
    Previous Paragraph | Vorige alinea
    Beginning of Line | Begin van regel
    End of Line | Einde van regel
    Beginning of Text | Begin van tekst
    End of Text | Einde van tekst
    Select Next Word | Selecteer volgend woord
    Select Previous Word | Selecteer vorig woord
    Select to Beginning of Line | Selecteer tot begin van regel
    Select to End of Line | Selecteer tot einde van regel
    Delete Previous Character | Verwijder vorig teken
    Delete Next Character | Verwijder volgend teken
    Delete Previous Word | Verwijder vorig woord
    Delete Next Word | Verwijder volgend woord
    Delete to Beginning of Line | Verwijder tot begin van regel
    Delete to End of Line | Verwijder tot einde van regel
    Return | Return
    End Editing | Stop met wijzigen
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | spatie
    enter | Enter
    tab | Tab
    backspace | Backspace
    escape | Escape
    up arrow | pijl omhoog
    down arrow | pijl omlaag
    left arrow | pijl naar links
    right arrow | pijl naar rechts
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | een andere toets
    minus | min
    grave accent | accent grave
    question mark | vraagteken
    slash | schuine streep
    semicolon | puntkomma
    left bracket | vierkant haakje openen
    right bracket | vierkant haakje sluiten
    equals | is gelijk aan
    plus | plus
    comma | komma
    period | punt
    apostrophe | apostrof
    backslash | backslash
    On a screen | Op een scherm
    While a text is edited | Tijdens het bewerken van tekst
    In a chooser | In een kiezer
    In the search, and where an item is labelled | In de zoekfunctie en bij het labelen van een onderdeel
    In help | In de hulp
    With fingers on a touch screen | Met vingers op een aanraakscherm
    With the mouse | Met de muis
    Next Item | Volgend onderdeel
    Previous Item | Vorig onderdeel
    Narrow the List | Lijst verkleinen
    Widen the List | Lijst vergroten
    Go There | Ga erheen
    Close | Sluit
    Type the Text | Typ de tekst
    Delete Last Character | Verwijder het laatste teken
    Find | Zoek
    Say What a Key Does | Zeg wat een toets doet
    End Help | Beëindig de hulp
    Speak What Is There | Spreek uit wat daar staat
    Explore | Verken
    any character | een willekeurig teken
    any key but escape | elke toets behalve Escape
    click | klik
    drag | slepen
    double click | dubbele klik
    wheel down | muiswiel omlaag
    wheel up | muiswiel omhoog
    V O is control and alt held together; alt alone will do. | V O betekent Control en Alt samen ingedrukt; alleen Alt is genoeg.
    {1} finger single tap | enkele tik met {1} vingers
    {1} finger single tap.one | enkele tik met {1} vinger
    {1} finger double tap | dubbele tik met {1} vingers
    {1} finger double tap.one | dubbele tik met {1} vinger
    {1} finger triple tap | driedubbele tik met {1} vingers
    {1} finger triple tap.one | driedubbele tik met {1} vinger
    {1} finger quadruple tap | vierdubbele tik met {1} vingers
    {1} finger quadruple tap.one | vierdubbele tik met {1} vinger
    {1} finger single tap and hold | tikken en vasthouden met {1} vingers
    {1} finger single tap and hold.one | tikken en vasthouden met {1} vinger
    {1} finger swipe left | naar links vegen met {1} vingers
    {1} finger swipe left.one | naar links vegen met {1} vinger
    {1} finger swipe right | naar rechts vegen met {1} vingers
    {1} finger swipe right.one | naar rechts vegen met {1} vinger
    {1} finger swipe up | omhoog vegen met {1} vingers
    {1} finger swipe up.one | omhoog vegen met {1} vinger
    {1} finger swipe down | omlaag vegen met {1} vingers
    {1} finger swipe down.one | omlaag vegen met {1} vinger
    2 finger rotate counterclockwise | 2 vingers linksom draaien
    2 finger rotate clockwise | 2 vingers rechtsom draaien
    2 finger scrub | zigzag met 2 vingers
    split tap | gesplitste tik
    1 finger double tap and hold | dubbel tikken en vasthouden met 1 vinger
    3 finger double tap, hold, and flick left | dubbel tikken met 3 vingers, vasthouden en naar links vegen
    3 finger double tap, hold, and flick right | dubbel tikken met 3 vingers, vasthouden en naar rechts vegen
    double tap the back of your iphone | dubbele tik op achterkant van iPhone
    triple tap the back of your iphone | driedubbele tik op achterkant van iPhone
    """
}
