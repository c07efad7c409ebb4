/// What commands, keys and gestures are called in Italian.
enum ItalianCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Vai all’elemento successivo
    Move to Previous Item | Vai all’elemento precedente
    Move to First Item | Vai al primo elemento
    Move to Last Item | Vai all’ultimo elemento
    Move In | Entra
    Move Out | Esci
    Move to Top of Container | Vai all’inizio del contenitore
    Move to Bottom of Container | Vai alla fine del contenitore
    Move to Linked Item | Vai all’elemento collegato
    Move to System-Focused Item Summary | Vai all’elemento selezionato dal sistema
    Activate | Attiva
    Perform Long Press | Esegui pressione lunga
    Secondary Activate | Attivazione secondaria
    Pass Through | Passa attraverso
    Escape | Esci e torna indietro
    Magic Tap | Tocco magico
    Increment | Incrementa
    Decrement | Decrementa
    Label Item | Etichetta elemento
    Watch Item | Osserva elemento
    Scroll Down | Scorri giù
    Scroll Up | Scorri su
    Scroll Right | Scorri a destra
    Scroll Left | Scorri a sinistra
    Speak Item | Leggi elemento
    Read All | Leggi tutto
    Read From Top | Leggi dall’inizio
    Toggle Speech | Pausa o riprendi la voce
    Stop Speech | Interrompi la voce
    Repeat Speech | Ripeti la voce
    Copy Speech to Clipboard | Copia la voce negli appunti
    Toggle Mute | Attiva o disattiva l’audio
    Read Character | Leggi carattere
    Read Word | Leggi parola
    Read Line | Leggi riga
    Spell Item | Compita elemento
    Read Selected Text | Leggi testo selezionato
    Read Hint | Leggi suggerimento
    Read Item Summary | Leggi riepilogo dell’elemento
    Read System-Focused Item Summary | Leggi riepilogo dell’elemento selezionato dal sistema
    Describe Item | Descrivi elemento
    Read Row Header | Leggi intestazione di riga
    Read Column Header | Leggi intestazione di colonna
    Read Table Row Column | Leggi riga e colonna della tabella
    Read Text Style | Leggi stile del testo
    Read URL | Leggi indirizzo
    Next Rotor Item | Elemento successivo del rotore
    Previous Rotor Item | Elemento precedente del rotore
    Next Rotor | Rotore successivo
    Previous Rotor | Rotore precedente
    Move to Next {1} | Vai al successivo: {1}
    Move to Previous {1} | Vai al precedente: {1}
    Show Item Chooser | Mostra scelta elementi
    Show Scene Chooser | Mostra scelta schermate
    Item Text Search | Cerca testo negli elementi
    Next Search Result | Risultato successivo
    Previous Search Result | Risultato precedente
    Show Command Chooser | Mostra scelta comandi
    Toggle Text Selection | Inizia o termina la selezione del testo
    Cut | Taglia
    Copy | Copia
    Paste | Incolla
    Select All | Seleziona tutto
    Undo | Annulla
    Redo | Ripristina
    Start Help | Avvia aiuto
    Toggle Screen Curtain | Attiva o disattiva lo schermo nero
    Toggle Single Letter Quick Nav | Attiva o disattiva la navigazione rapida con lettere
    Toggle Lock Modifier Keys | Blocca o sblocca i tasti V O
    Open VoiceOver Settings | Apri impostazioni di VoiceOver
    Keep Settings | Conserva impostazioni
    Home | Schermata Home
    Switch to Previous App | Passa all’app precedente
    Switch to Next App | Passa all’app successiva
    Move to Previous Visible App | Vai all’app visibile precedente
    Move to Next Visible App | Vai all’app visibile successiva
    Switch to Next Visible App | Passa all’app visibile successiva
    Notification Center | Centro Notifiche
    Control Center | Centro di Controllo
    Move to Status Bar | Vai alla barra di stato
    Previous Item with 3D Touch | Elemento precedente con 3D Touch
    Tutorial | Introduzione
    Draw Again | Ridisegna
    Suspend | Sospendi
    Quit | Chiudi programma
    Read Settings Again | Rileggi impostazioni
    Set Bookmark | Imposta segnalibro
    Next Bookmark | Segnalibro successivo
    Toggle Reader Mode | Attiva o disattiva la modalità screen reader
    Toggle Keys Stop Speech | Interruzione della voce con i tasti o no
    Review Command Output | Rivedi l’output del comando
    Review History | Rivedi la cronologia
    Next Character | Carattere successivo
    Previous Character | Carattere precedente
    Next Word | Parola successiva
    Previous Word | Parola precedente
    Next Line | Riga successiva
    Previous Line | Riga precedente
    Next Sentence | Frase successiva
    Previous Sentence | Frase precedente
    Next Paragraph | Paragrafo successivo
    Previous Paragraph | Paragrafo precedente
    Beginning of Line | Inizio della riga
    End of Line | Fine della riga
    Beginning of Text | Inizio del testo
    End of Text | Fine del testo
    Select Next Word | Seleziona parola successiva
    Select Previous Word | Seleziona parola precedente
    Select to Beginning of Line | Seleziona fino all’inizio della riga
    Select to End of Line | Seleziona fino alla fine della riga
    Delete Previous Character | Elimina carattere precedente
    Delete Next Character | Elimina carattere successivo
    Delete Previous Word | Elimina parola precedente
    Delete Next Word | Elimina parola successiva
    Delete to Beginning of Line | Elimina fino all’inizio della riga
    Delete to End of Line | Elimina fino alla fine della riga
    Return | A capo
    End Editing | Termina modifica
    control | Control
    alt | Alt
    shift | Maiusc
    command | Comando
    space | spazio
    enter | Invio
    tab | Tab
    backspace | Backspace
    escape | Escape
    up arrow | freccia su
    down arrow | freccia giù
    left arrow | freccia sinistra
    right arrow | freccia destra
    home | Inizio
    end | Fine
    page up | Pagina su
    page down | Pagina giù
    insert | Ins
    delete | Canc
    another key | un altro tasto
    minus | meno
    grave accent | accento grave
    question mark | punto interrogativo
    slash | barra
    semicolon | punto e virgola
    left bracket | parentesi quadra sinistra
    right bracket | parentesi quadra destra
    equals | uguale
    plus | più
    comma | virgola
    period | punto
    apostrophe | apostrofo
    backslash | barra rovesciata
    On a screen | In una schermata
    While a text is edited | Durante la modifica di un testo
    In a chooser | In un selettore
    In the search, and where an item is labelled | Nella ricerca e quando si etichetta un elemento
    In help | Nell’aiuto
    With fingers on a touch screen | Con le dita su uno schermo tattile
    With the mouse | Con il mouse
    Next Item | Elemento successivo
    Previous Item | Elemento precedente
    Narrow the List | Restringi l’elenco
    Widen the List | Amplia l’elenco
    Go There | Vai lì
    Close | Chiudi
    Type the Text | Inserisci il testo
    Delete Last Character | Elimina l’ultimo carattere
    Find | Trova
    Say What a Key Does | Di’ cosa fa un tasto
    End Help | Termina l’aiuto
    Speak What Is There | Leggi cosa c’è lì
    Explore | Esplora
    any character | qualsiasi carattere
    any key but escape | qualsiasi tasto tranne Esc
    click | clic
    drag | trascinamento
    double click | doppio clic
    wheel down | rotella giù
    wheel up | rotella su
    V O is control and alt held together; alt alone will do. | V O significa Controllo e Alt premuti insieme; basta il solo Alt.
    {1} finger single tap | tocco con {1} dita
    {1} finger single tap.one | tocco con {1} dito
    {1} finger double tap | doppio tocco con {1} dita
    {1} finger double tap.one | doppio tocco con {1} dito
    {1} finger triple tap | triplo tocco con {1} dita
    {1} finger triple tap.one | triplo tocco con {1} dito
    {1} finger quadruple tap | quadruplo tocco con {1} dita
    {1} finger quadruple tap.one | quadruplo tocco con {1} dito
    {1} finger single tap and hold | tocco e pressione con {1} dita
    {1} finger single tap and hold.one | tocco e pressione con {1} dito
    {1} finger swipe left | scorrimento a sinistra con {1} dita
    {1} finger swipe left.one | scorrimento a sinistra con {1} dito
    {1} finger swipe right | scorrimento a destra con {1} dita
    {1} finger swipe right.one | scorrimento a destra con {1} dito
    {1} finger swipe up | scorrimento verso l’alto con {1} dita
    {1} finger swipe up.one | scorrimento verso l’alto con {1} dito
    {1} finger swipe down | scorrimento verso il basso con {1} dita
    {1} finger swipe down.one | scorrimento verso il basso con {1} dito
    2 finger rotate counterclockwise | rotazione di 2 dita in senso antiorario
    2 finger rotate clockwise | rotazione di 2 dita in senso orario
    2 finger scrub | zig zag con 2 dita
    split tap | tocco diviso
    1 finger double tap and hold | doppio tocco e pressione con 1 dito
    3 finger double tap, hold, and flick left | doppio tocco con 3 dita, pressione e scorrimento a sinistra
    3 finger double tap, hold, and flick right | doppio tocco con 3 dita, pressione e scorrimento a destra
    double tap the back of your iphone | doppio tocco sul retro di iPhone
    triple tap the back of your iphone | triplo tocco sul retro di iPhone
    """
}
