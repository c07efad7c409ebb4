/// What commands, keys and gestures are called in Swedish.
enum SwedishCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Gå till nästa objekt
    Move to Previous Item | Gå till föregående objekt
    Move to First Item | Gå till första objektet
    Move to Last Item | Gå till sista objektet
    Move In | Gå in
    Move Out | Gå ut
    Move to Top of Container | Gå till början av behållaren
    Move to Bottom of Container | Gå till slutet av behållaren
    Move to Linked Item | Gå till länkat objekt
    Move to System-Focused Item Summary | Gå till objektet i systemfokus
    Activate | Aktivera
    Perform Long Press | Tryck länge
    Secondary Activate | Sekundär aktivering
    Pass Through | Skicka vidare
    Escape | Avbryt och gå tillbaka
    Magic Tap | Magiskt tryck
    Increment | Öka
    Decrement | Minska
    Label Item | Namnge objekt
    Watch Item | Bevaka objekt
    Scroll Down | Rulla nedåt
    Scroll Up | Rulla uppåt
    Scroll Right | Rulla åt höger
    Scroll Left | Rulla åt vänster
    Speak Item | Läs upp objekt
    Read All | Läs allt
    Read From Top | Läs från början
    Toggle Speech | Pausa eller återuppta talet
    Stop Speech | Stoppa talet
    Repeat Speech | Upprepa talet
    Copy Speech to Clipboard | Kopiera talet till urklipp
    Toggle Mute | Ljud av eller på
    Read Character | Läs tecken
    Read Word | Läs ord
    Read Line | Läs rad
    Spell Item | Bokstavera objekt
    Read Selected Text | Läs markerad text
    Read Hint | Läs tips
    Read Item Summary | Läs objektsammanfattning
    Read System-Focused Item Summary | Läs sammanfattning av objektet i systemfokus
    Describe Item | Beskriv objekt
    Read Row Header | Läs radrubrik
    Read Column Header | Läs kolumnrubrik
    Read Table Row Column | Läs tabellens rad och kolumn
    Read Text Style | Läs textstil
    Read URL | Läs adress
    Next Rotor Item | Nästa rotorobjekt
    Previous Rotor Item | Föregående rotorobjekt
    Next Rotor | Nästa rotor
    Previous Rotor | Föregående rotor
    Move to Next {1} | Gå till nästa: {1}
    Move to Previous {1} | Gå till föregående: {1}
    Show Item Chooser | Visa objektväljaren
    Show Scene Chooser | Visa skärmväljaren
    Item Text Search | Sök text i objekt
    Next Search Result | Nästa sökresultat
    Previous Search Result | Föregående sökresultat
    Show Command Chooser | Visa kommandoväljaren
    Toggle Text Selection | Börja eller sluta markera text
    Cut | Klipp ut
    Copy | Kopiera
    Paste | Klistra in
    Select All | Markera allt
    Undo | Ångra
    Redo | Gör om
    Start Help | Starta hjälpen
    Toggle Screen Curtain | Skärmridå på eller av
    Toggle Single Letter Quick Nav | Snabbnavigering med bokstäver på eller av
    Toggle Lock Modifier Keys | Lås eller lås upp V O-tangenterna
    Open VoiceOver Settings | Öppna VoiceOver-inställningar
    Keep Settings | Spara inställningar
    Home | Hemskärmen
    Switch to Previous App | Byt till föregående app
    Switch to Next App | Byt till nästa app
    Move to Previous Visible App | Gå till föregående synliga app
    Move to Next Visible App | Gå till nästa synliga app
    Switch to Next Visible App | Byt till nästa synliga app
    Notification Center | Notiscenter
    Control Center | Kontrollcenter
    Move to Status Bar | Gå till statusfältet
    Previous Item with 3D Touch | Föregående objekt med 3D Touch
    Tutorial | Introduktion
    Draw Again | Rita om
    Suspend | Pausa programmet
    Quit | Avsluta
    Read Settings Again | Läs inställningar igen
    Set Bookmark | Sätt bokmärke
    Next Bookmark | Nästa bokmärke
    Toggle Reader Mode | Skärmläsarläge på eller av
    Toggle Keys Stop Speech | Tangenter stoppar talet eller inte
    Review Command Output | Granska kommandots utdata
    Review History | Granska historiken
    Next Character | Nästa tecken
    Previous Character | Föregående tecken
    Next Word | Nästa ord
    Previous Word | Föregående ord
    Next Line | Nästa rad
    Previous Line | Föregående rad
    Next Sentence | Nästa mening
    Previous Sentence | Föregående mening
    Next Paragraph | Nästa stycke
    Previous Paragraph | Föregående stycke
    Beginning of Line | Radens början
    End of Line | Radens slut
    Beginning of Text | Textens början
    End of Text | Textens slut
    Select Next Word | Markera nästa ord
    Select Previous Word | Markera föregående ord
    Select to Beginning of Line | Markera till radens början
    Select to End of Line | Markera till radens slut
    Delete Previous Character | Radera föregående tecken
    Delete Next Character | Radera nästa tecken
    Delete Previous Word | Radera föregående ord
    Delete Next Word | Radera nästa ord
    Delete to Beginning of Line | Radera till radens början
    Delete to End of Line | Radera till radens slut
    Return | Retur
    End Editing | Avsluta redigering
    control | Control
    alt | Alt
    shift | Skift
    command | Kommando
    space | mellanslag
    enter | Retur
    tab | Tabb
    backspace | Backsteg
    escape | Escape
    up arrow | uppåtpil
    down arrow | nedåtpil
    left arrow | vänsterpil
    right arrow | högerpil
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | en annan tangent
    minus | minus
    grave accent | grav accent
    question mark | frågetecken
    slash | snedstreck
    semicolon | semikolon
    left bracket | vänster hakparentes
    right bracket | höger hakparentes
    equals | likhetstecken
    plus | plus
    comma | kommatecken
    period | punkt
    apostrophe | apostrof
    backslash | omvänt snedstreck
    On a screen | På en skärm
    While a text is edited | Medan en text redigeras
    In a chooser | I en väljare
    In the search, and where an item is labelled | I sökningen och när ett objekt får en etikett
    In help | I hjälpen
    With fingers on a touch screen | Med fingrar på en pekskärm
    With the mouse | Med musen
    Next Item | Nästa objekt
    Previous Item | Föregående objekt
    Narrow the List | Begränsa listan
    Widen the List | Utöka listan
    Go There | Gå dit
    Close | Stäng
    Type the Text | Skriv texten
    Delete Last Character | Radera sista tecknet
    Find | Sök
    Say What a Key Does | Säg vad en tangent gör
    End Help | Avsluta hjälpen
    Speak What Is There | Läs upp det som finns där
    Explore | Utforska
    any character | valfritt tecken
    any key but escape | valfri tangent utom Escape
    click | klick
    drag | dra
    double click | dubbelklick
    wheel down | hjul nedåt
    wheel up | hjul uppåt
    V O is control and alt held together; alt alone will do. | V O betyder Control och Alt nedtryckta tillsammans; enbart Alt räcker.
    {1} finger single tap | tryck med {1} fingrar
    {1} finger single tap.one | tryck med {1} finger
    {1} finger double tap | dubbeltryck med {1} fingrar
    {1} finger double tap.one | dubbeltryck med {1} finger
    {1} finger triple tap | trippeltryck med {1} fingrar
    {1} finger triple tap.one | trippeltryck med {1} finger
    {1} finger quadruple tap | fyra tryck med {1} fingrar
    {1} finger quadruple tap.one | fyra tryck med {1} finger
    {1} finger single tap and hold | tryck och håll med {1} fingrar
    {1} finger single tap and hold.one | tryck och håll med {1} finger
    {1} finger swipe left | svep åt vänster med {1} fingrar
    {1} finger swipe left.one | svep åt vänster med {1} finger
    {1} finger swipe right | svep åt höger med {1} fingrar
    {1} finger swipe right.one | svep åt höger med {1} finger
    {1} finger swipe up | svep uppåt med {1} fingrar
    {1} finger swipe up.one | svep uppåt med {1} finger
    {1} finger swipe down | svep nedåt med {1} fingrar
    {1} finger swipe down.one | svep nedåt med {1} finger
    2 finger rotate counterclockwise | vrid 2 fingrar moturs
    2 finger rotate clockwise | vrid 2 fingrar medurs
    2 finger scrub | gnugga med 2 fingrar
    split tap | delat tryck
    1 finger double tap and hold | dubbeltryck och håll med 1 finger
    3 finger double tap, hold, and flick left | dubbeltryck med 3 fingrar, håll och svep åt vänster
    3 finger double tap, hold, and flick right | dubbeltryck med 3 fingrar, håll och svep åt höger
    double tap the back of your iphone | dubbeltryck på iPhones baksida
    triple tap the back of your iphone | trippeltryck på iPhones baksida
    """
}
