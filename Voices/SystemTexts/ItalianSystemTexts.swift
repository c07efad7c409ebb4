/// What the system writes on its own controls in Italian.
enum ItalianSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Incrementa
    Decrement | Decrementa
    More Info | Altre info
    Search | Cerca
    page {1} of {2} | pagina {1} di {2}
    Page {1} of {2} | Pagina {1} di {2}
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1} elementi
    {1} items.one | {1} elemento
    Back | Indietro
    Show Sidebar | Mostra barra laterale
    Hide Sidebar | Nascondi barra laterale
    Toolbar | Barra degli strumenti
    Progress | Avanzamento
    In progress | In corso
    dismiss popup window | chiudi finestra a comparsa
    Sheet Grabber | Maniglia del foglio
    Half screen | Metà schermo
    Expanded | Espanso
    Collapsed | Ridotto
    Dismiss context menu | Chiudi menu contestuale
    Mixed | Misto
    Section index | Indice delle sezioni
    {1}, selected | {1}, selezionato
    Map | Mappa
    web content | contenuto web
    Date Picker | Selettore data
    Time Picker | Selettore ora
    Day | Giorno
    Month | Mese
    Year | Anno
    Date | Data
    Hour | Ora
    Minute | Minuto
    # source: cldr
    AM/PM | AM/PM
    # source: translation
    {1} o’clock | ore {1}
    {1} hours | {1} ore
    {1} hours.one | {1} ora
    {1} minutes | {1} minuti
    {1} minutes.one | {1} minuto
    # source: cldr
    AM | AM
    PM | PM
    {1} {2}, {3} | {2} {1} {3}
    {1} {2} | {2} {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1} {3} {2}
    # source: translation
    Previous Month | Mese precedente
    Next Month | Mese successivo
    # source: cldr
    Sunday | domenica
    Monday | lunedì
    Tuesday | martedì
    Wednesday | mercoledì
    Thursday | giovedì
    Friday | venerdì
    Saturday | sabato
    {1}:{2} {3} | {5}:{2}
    January | gennaio
    February | febbraio
    March | marzo
    April | aprile
    May | maggio
    June | giugno
    July | luglio
    August | agosto
    September | settembre
    October | ottobre
    November | novembre
    December | dicembre
    # source: translation
    Done | Fine
    Cancel | Annulla
    Edit | Modifica
    Save | Salva
    Add | Aggiungi
    Remove | Rimuovi
    Compose | Scrivi
    Reply | Rispondi
    Share | Condividi
    Organize | Organizza
    Bookmarks | Segnalibri
    Bookmark | Segnalibro
    Refresh | Aggiorna
    Stop | Interrompi
    Camera | Fotocamera
    Delete | Elimina
    Insert | Inserisci
    Move Up | Sposta su
    Move Down | Sposta giù
    Moved above {1} | Spostato sopra {1}
    Moved below {1} | Spostato sotto {1}
    Play | Riproduci
    Pause | Pausa
    Rewind | Riavvolgi
    Fast Forward | Avanza veloce
    Typing | Scrittura
    Cut | Taglia
    Paste | Incolla
    Undo | Annulla
    Redo | Ripristina
    Page Curl | Arriccia pagina
    Close | Chiudi
    More | Altro
    Favorites | Preferiti
    Featured | In evidenza
    Top Rated | I più votati
    Recents | Recenti
    Contacts | Contatti
    History | Cronologia
    Downloads | Download
    Most Recent | Più recenti
    Most Viewed | I più visti
    Settings | Impostazioni
    Forward | Avanti
    Home | Inizio
    Favorite | Preferito
    Love | Mi piace
    Go Up | Vai su
    Go Down | Vai giù
    Selected | Selezionato
    Verified | Verificato
    Album | Album
    Add People/Follow | Aggiungi persone/Segui
    Sparkle | Scintillio
    Cellular Data | Dati cellulare
    Notifications | Notifiche
    Add to Calendar | Aggiungi al calendario
    Mostly Cloudy | Molto nuvoloso
    Card | Carta
    Copy | Copia
    Get Mail | Ricevi posta
    Show | Mostra
    Move | Sposta
    Gear Shape | Forma a ingranaggio
    Passwords | Password
    Drag | Trascina
    Link | Link
    List | Elenco
    Remove Map Pin | Rimuovi segnaposto
    Do Not Disturb | Non disturbare
    Snooze | Posticipa
    Send | Invia
    Two People | Due persone
    Call | Chiama
    Photo | Foto
    Ruler With Measurement Marks | Righello graduato
    Scale For Weighing Mass | Bilancia
    Download | Scarica
    Remove From Favorites | Rimuovi dai preferiti
    Brightness Higher | Aumenta luminosità
    Sunrise | Alba
    Trash | Cestino
    Ecg Waveform Path | Tracciato ECG
    """
}
