/// What an audit says in Italian.
enum ItalianAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | I controlli si sovrappongono
    target-overlap.fix | Allontanali.
    target-duplicate-bounds.title | Due bersagli nello stesso punto
    target-duplicate-bounds.fix | Lasciane uno, o tieni il cursore lontano dall’altro.
    activation-point-off.title | Il punto di attivazione manca l’elemento
    activation-point-off.fix | Metti il punto di attivazione nell’elemento, o lascialo al sistema.
    frame-empty.title | Un elemento accessibile non ha superficie
    frame-empty.fix | Dai all’elemento la cornice di ciò che rappresenta, o tieni lontano il cursore.
    frame-offscreen.title | Un elemento raggiungibile è fuori dallo schermo
    frame-offscreen.fix | Nascondilo finché non c’è, o lascia che si scorra fino a lì.
    frame-outside-parent.title | L’elemento esce dal suo contenitore
    frame-outside-parent.fix | Fai in modo che il contenitore racchiuda ciò che contiene.
    target-size-platform.title | Area di tocco più piccola della misura della piattaforma
    target-size-platform.fix | Ingrandiscilo, o fai contare anche i tocchi intorno.
    target-size-minimum.title | Area di tocco sotto i 24 punti e stretta
    target-size-minimum.fix | Ingrandiscilo, o allontanalo dai suoi vicini.
    target-spacing.title | Controlli troppo vicini
    target-spacing.fix | Allontanali.
    hint-equals-label.title | Il suggerimento ripete il nome
    hint-equals-label.fix | Di’ nel suggerimento che cosa succede, o toglilo.
    hint-gesture.title | Il suggerimento nomina il gesto
    hint-gesture.fix | Di’ che cosa succede: «Apre l’album.»
    hint-form.title | Il suggerimento non è una breve frase in terza persona
    hint-form.fix | Scrivilo come «Riproduce il brano.»
    hint-too-long.title | Il suggerimento è troppo lungo
    hint-too-long.fix | Di’ in una breve frase che cosa succede.
    hint-essential.title | Il nome è solo nel suggerimento
    hint-essential.fix | Di’ nell’etichetta che cos’è, e nel suggerimento che cosa succede.
    hint-missing.title | Controllo complesso senza suggerimento
    hint-missing.fix | Di’ nel suggerimento che cosa succede.
    label-invisible-characters.title | L’etichetta contiene caratteri privati o invisibili
    label-invisible-characters.fix | Togli i caratteri da ciò che si pronuncia; le icone di un font hanno bisogno di un’etichetta a parole.
    label-symbols-only.title | L’etichetta non ha parole
    label-symbols-only.fix | Di’ a parole che cosa significa il segno.
    label-punctuation.title | L’etichetta di un controllo finisce come una frase
    label-punctuation.fix | Togli il punto.
    label-all-caps.title | L’etichetta è tutta in maiuscole
    label-all-caps.fix | Scrivi l’etichetta come in una frase, e lascia le maiuscole e le spaziature all’aspetto del testo.
    label-lowercase-start.title | L’etichetta di un controllo inizia in minuscolo
    label-lowercase-start.fix | Inizia l’etichetta con una maiuscola.
    label-duplicate.title | Più controlli condividono lo stesso nome pronunciato
    label-duplicate.fix | Aggiungi a ogni nome di che cosa si tratta, come «Elimina, fattura 3».
    label-same-name-different-action.title | Stesso nome, risultato diverso
    label-same-name-different-action.fix | Dai a ciascuno il nome di ciò che fa.
    label-different-name-same-action.title | Stessa azione con nomi diversi
    label-different-name-same-action.fix | Chiama ovunque la stessa cosa con lo stesso nome.
    label-parent-child-same.title | Contenitore e contenuto dicono la stessa cosa
    label-parent-child-same.fix | Togli il nome al contenitore, o dagli quello di tutto ciò che contiene.
    label-too-long.title | L’etichetta è troppo lunga da ascoltare
    label-too-long.fix | Accorcia l’etichetta, e sposta la spiegazione nel suggerimento.
    label-too-short.title | L’etichetta è troppo breve per dire qualcosa
    label-too-short.fix | Di’ con una parola che cosa fa il controllo.
    label-digit-run.title | Una lunga serie di cifre viene letta come un solo numero
    label-digit-run.fix | Fai leggere le cifre una a una, o raggruppale.
    label-equals-value.title | Nome e valore dicono la stessa cosa
    label-equals-value.fix | Togli il valore dall’etichetta.
    label-repeats-word.title | Parole doppie nell’etichetta
    label-repeats-word.fix | Togline una.
    label-missing-control.title | Il controllo non ha nome
    label-missing-control.fix | Dai un’etichetta di accessibilità che dica che cosa fa o regola, come «Elimina» o «Volume».
    label-missing-toggle.title | L’interruttore o la casella non ha nome
    label-missing-toggle.fix | Dai all’interruttore il testo accanto come etichetta, o fai di entrambi un solo elemento.
    label-missing-field.title | Il campo di testo non ha nome
    label-missing-field.fix | Dai al campo un’etichetta di accessibilità, come «Nome»; non lasciar modificare ciò che si legge soltanto.
    label-placeholder-only.title | Il segnaposto è l’unico nome
    label-placeholder-only.fix | Dai al campo un’etichetta di accessibilità oltre al segnaposto.
    label-missing-image.title | Un’immagine accessibile non ha descrizione
    label-missing-image.fix | Descrivi l’immagine nella sua etichetta, o tieni lontano il cursore.
    silent-element.title | Sosta che non dice nulla
    silent-element.fix | Dai un’etichetta all’elemento, o tieni lontano il cursore.
    label-file-name.title | L’etichetta è il nome di un file o di una risorsa
    label-file-name.fix | Di’ a parole che cosa è o fa l’elemento.
    label-identifier.title | L’etichetta è un identificatore del codice
    label-identifier.fix | Di’ a parole che cosa è o fa l’elemento.
    label-localization-key.title | L’etichetta è una chiave non tradotta
    label-localization-key.fix | Aggiungi la traduzione, o usa la chiave giusta.
    label-placeholder-leak.title | L’etichetta mostra un modello, nil o marcature
    label-placeholder-leak.fix | Completa il testo prima di impostarlo, e impostalo come testo semplice.
    label-url.title | L’etichetta è un indirizzo grezzo
    label-url.fix | Di’ dove porta l’indirizzo.
    label-in-name.title | Il testo visibile non è nel nome pronunciato
    label-in-name.fix | Inizia l’etichetta con il testo mostrato.
    label-double-source.title | Nominato due volte
    label-double-source.fix | Lascia uno dei due nomi.
    label-language-mismatch.title | La scrittura del testo non corrisponde alla sua lingua
    label-language-mismatch.fix | Imposta come lingua dell’elemento quella del suo testo.
    language-tag-invalid.title | Il codice di lingua è inutilizzabile
    language-tag-invalid.fix | Usa un codice come «ko» o «pt-BR».
    label-role-word.title | L’etichetta ripete il ruolo
    label-role-word.fix | Togli il ruolo dall’etichetta.
    label-state-word.title | L’etichetta dice ciò che il valore dice già
    label-state-word.fix | Lascia lo stato ai tratti e al valore.
    label-action-word.title | L’etichetta spiega come si usa
    label-action-word.fix | Di’ che cosa fa il controllo, non come farglielo fare.
    label-image-word.title | L’etichetta di un’immagine dice che è un’immagine
    label-image-word.fix | Descrivi ciò che mostra l’immagine.
    label-nondescriptive.title | Il testo del link o del pulsante non dice che cosa fa
    label-nondescriptive.fix | Di’ dove porta, come «Altro sui prezzi».
    audit-nothing-checked.title | La verifica non ha guardato nulla
    audit-nothing-checked.fix | Indica file che contengono schermate, e lascia attiva almeno una regola.
    suppression-unused.title | Un’eccezione o una voce di riferimento non corrisponde a nulla
    suppression-unused.fix | Togli la voce.
    suppression-expired.title | La data dell’eccezione è passata
    suppression-expired.fix | Correggi ciò che la voce ignora, o dalle una nuova data.
    rule-unknown.title | La configurazione nomina una regola sconosciuta
    rule-unknown.fix | Correggi il nome; «earshot explain» elenca tutte le regole.
    element-nested.title | Un elemento accessibile inghiotte dei controlli
    element-nested.fix | Fai che l’esterno non sia un elemento, o offri l’interno come azioni e nella sua etichetta.
    element-unexposed-control.title | Nell’albero manca una vista utilizzabile
    element-unexposed-control.fix | Fanne un elemento di accessibilità, o offrilo come azione di uno.
    element-unexposed-text.title | Nell’albero manca un testo visibile
    element-unexposed-text.fix | Lascia che il cursore si fermi sul testo, o metti le sue parole nell’etichetta di ciò a cui appartiene.
    element-hidden-exposed.title | Un elemento invisibile è ancora nell’albero
    element-hidden-exposed.fix | Toglilo dall’elenco finché è nascosto.
    element-obscured.title | Un elemento raggiungibile è coperto
    element-obscured.fix | Nascondi ciò che è coperto, o rendi modale ciò che lo copre.
    container-inconsistent.title | Il contenitore si contraddice
    container-inconsistent.fix | Tieni l’elenco in un solo posto, e ogni elemento in un solo elenco.
    order-cycle.title | L’ordine esplicito gira in tondo
    order-cycle.fix | Togli dall’elenco ciò che riporta indietro.
    order-over-constrained.title | L’ordine esplicito si contraddice
    order-over-constrained.fix | Nomina ogni elemento una volta.
    order-list-incomplete.title | L’elenco esplicito dimentica un elemento
    order-list-incomplete.fix | Aggiungilo all’elenco, o nascondilo apposta ai lettori.
    relation-broken.title | Il rimando a un’etichetta non porta da nessuna parte
    relation-broken.fix | Rimanda a un elemento che c’è e ha un’etichetta.
    table-headers-missing.title | Tabella di dati senza intestazioni
    table-headers-missing.fix | Dai un nome alle celle che intestano le colonne o le righe.
    group-fragmented.title | Un solo oggetto diviso in molte soste
    group-fragmented.fix | Fai della riga un solo elemento la cui etichetta unisca i testi.
    identifier-duplicate.title | Identificatore usato due volte
    identifier-duplicate.fix | Dai a ciascuno un identificatore suo.
    identifier-missing.title | Nessun identificatore per i test
    identifier-missing.fix | Imposta il suo identificatore di accessibilità.
    nesting-deep.title | Gerarchia molto profonda
    nesting-deep.fix | Togli i contenitori che contengono una cosa sola.
    gesture-no-alternative.title | Funziona solo trascinando o tracciando
    gesture-no-alternative.fix | Offri lo stesso come azione dell’elemento, o rendilo regolabile.
    orientation-locked.title | La schermata consente un solo orientamento
    orientation-locked.fix | Consenti entrambi, a meno che uno sia indispensabile.
    screen-title-missing.title | La schermata o la vista modale non ha titolo
    screen-title-missing.fix | Imposta il titolo della schermata, o iniziala con un’intestazione.
    screen-title-duplicate.title | Due schermate hanno lo stesso titolo
    screen-title-duplicate.fix | Dai a ogni schermata un titolo suo.
    header-missing.title | La schermata non ha intestazioni
    header-missing.fix | Dai ai titoli delle sue parti il tratto header.
    heading-order.title | I livelli delle intestazioni saltano
    heading-order.fix | Numera le intestazioni in modo che ogni livello segua quello superiore.
    heading-empty.title | Intestazione vuota
    heading-empty.fix | Dai all’intestazione il suo testo, o togli il tratto.
    trait-without-behaviour.title | Annuncia un ruolo che non può svolgere
    trait-without-behaviour.fix | Collegalo a ciò che deve fare, o togli il tratto.
    adjustable-without-methods.title | Regolabile, ma non si può regolare
    adjustable-without-methods.fix | Implementa accessibilityIncrement e accessibilityDecrement, o togli il tratto.
    adjustable-without-value.title | Un elemento regolabile non ha valore
    adjustable-without-value.fix | Imposta il valore di accessibilità, e tienilo aggiornato.
    value-out-of-range.title | Il valore è fuori dal suo intervallo
    value-out-of-range.fix | Imposta prima gli estremi, poi un valore tra essi.
    custom-action-unnamed.title | Un’azione personalizzata non ha nome o ha un nome doppio
    custom-action-unnamed.fix | Dai a ogni azione un nome suo.
    custom-rotor-unnamed.title | Un rotore personalizzato non ha nome
    custom-rotor-unnamed.fix | Dai al rotore il nome di ciò che trova, come «Errori».
    field-value-overridden.title | Un campo modificabile nasconde il suo testo
    field-value-overridden.fix | Lascia il valore al campo.
    field-secure-exposed.title | Viene pronunciato un testo segreto
    field-secure-exposed.fix | Lascia il valore di un campo protetto al sistema, che pronuncia punti.
    field-purpose-missing.title | Scopo dell’inserimento non dichiarato
    field-purpose-missing.fix | Imposta il tipo di contenuto del campo.
    state-unexposed.title | Stato mostrato ma non esposto
    state-unexposed.fix | Tieni tratti e valore in accordo con ciò che si vede.
    selection-multiple.title | Più di una selezione in una scelta singola
    selection-multiple.fix | Togli il tratto selected a tutti tranne uno.
    trait-conflict.title | I tratti si contraddicono
    trait-conflict.fix | Lascia il tratto che dice che cosa fa l’elemento.
    trait-missing-interactive.title | Un elemento utilizzabile non ha ruolo
    trait-missing-interactive.fix | Dagli il tratto button, o link se porta fuori dall’app.
    trait-image-missing.title | Immagine senza il tratto immagine
    trait-image-missing.fix | Dagli il tratto image, o button se lo è.
    disabled-unexplained.title | Un controllo disattivato non dice il motivo
    disabled-unexplained.fix | Di’ nel suggerimento quando si può usare.
    voice-name-mismatch.title | Il nome per il controllo vocale differisce dal testo visibile
    voice-name-mismatch.fix | Metti il testo visibile per primo tra i nomi per il controllo vocale.
    text-fixed-font.title | Il testo non segue l’impostazione della dimensione del testo
    text-fixed-font.fix | Usa uno stile di testo, e imposta adjustsFontForContentSizeCategory.
    text-clipped-large.title | Il testo è tagliato con caratteri grandi
    text-clipped-large.fix | Lascia che l’altezza segua il testo, o che si scorra.
    text-truncated.title | Il testo è troncato
    text-truncated.fix | Mostra tutto il testo, o mettilo almeno nell’etichetta.
    contrast-text.title | I colori dichiarati del testo hanno poco contrasto
    contrast-text.fix | Scurisci o schiarisci uno dei due colori.
    contrast-text-enhanced.title | I colori dichiarati del testo sono sotto il livello avanzato
    contrast-text-enhanced.fix | Scurisci o schiarisci uno dei due colori.
    focus-trap.title | Il cursore non può uscire
    focus-trap.fix | Lascia che il cursore vada dove lo si manda; non notificare a ogni movimento un cambio che nomina un elemento.
    focus-unreachable.title | Un elemento utilizzabile non viene mai raggiunto
    focus-unreachable.fix | Fanne un elemento a sé, nominalo nell’elenco del suo contenitore, o offri come azione ciò che fa.
    focus-asymmetric.title | L’ordine all’indietro non è l’inverso
    focus-asymmetric.fix | Non cambiare l’ordine né il posto del cursore mentre qualcuno si muove.
    focus-nondeterministic.title | L’ordine cambia da una volta all’altra
    focus-nondeterministic.fix | Mostra lo stesso nello stesso ordine finché non è successo nulla.
    focus-moved-unasked.title | Il cursore salta senza che nessuno faccia nulla
    focus-moved-unasked.fix | Annuncia ciò che è successo, e lascia il cursore dov’è.
    focus-lost-layout.title | L’elemento attivo è sparito e il cursore si è perso
    focus-lost-layout.fix | Nomina il vicino, o ciò che ha preso il suo posto, quando notifichi il cambio.
    focus-reset-refresh.title | L’aggiornamento rimanda indietro il cursore
    focus-reset-refresh.fix | Conserva gli elementi che non sono cambiati, o dai lo stesso identificatore a quelli rifatti.
    focus-initial-odd.title | La prima sosta di una schermata è inattesa
    focus-initial-odd.fix | Non nominare nessun elemento, o nomina quello con cui inizia la schermata.
    layout-change-silent.title | Il contenuto è cambiato senza avviso
    layout-change-silent.fix | Notifica layoutChanged, con l’elemento che ora conta di più.
    focus-stale.title | Il cursore sta su un elemento morto
    focus-stale.fix | Notifica un cambio quando un elemento sparisce, e non nominare elementi che non sono sullo schermo.
    adjustable-no-change.title | Regolando il valore non cambia
    adjustable-no-change.fix | Cambia il valore in accessibilityIncrement e accessibilityDecrement, e dillo in accessibilityValue.
    adjustable-not-inverse.title | Aumentare e poi diminuire non riporta all’inizio
    adjustable-not-inverse.fix | Fai avanzare entrambi dello stesso passo.
    adjustable-unbounded.title | La regolazione non arriva mai a una fine
    adjustable-unbounded.fix | Fai passi più grandi, o offri un campo in cui scrivere il valore.
    activation-noop.title | L’attivazione non fa nulla
    activation-noop.fix | Rispondi all’attivazione, o togli il tratto.
    activation-state-silent.title | Lo stato è cambiato, ciò che si dice no
    activation-state-silent.fix | Di’ lo stato nel valore o con il tratto selected.
    custom-action-noop.title | L’azione personalizzata non fa nulla
    custom-action-noop.fix | Fai ciò che dice il nome dell’azione, e rispondi true.
    gesture-magic-tap-unhandled.title | Tocco magico ignorato in una schermata multimediale
    gesture-magic-tap-unhandled.fix | Rispondi a accessibilityPerformMagicTap con riproduzione e pausa.
    scroll-unhandled.title | Il contenuto non si può scorrere
    scroll-unhandled.fix | Metti il contenuto in una vista scorrevole, o rispondi a accessibilityScroll.
    scroll-silent.title | Lo scorrimento non indica la pagina
    scroll-silent.fix | Notifica pageScrolled con un testo come «Pagina 2 di 5».
    direct-touch-trap.title | Un’area a tocco diretto occupa lo schermo
    direct-touch-trap.fix | Lascia spazio per uscire, o fai che prenda i tocchi solo dopo l’attivazione.
    modal-leak.title | Il cursore esce da una vista modale aperta
    modal-leak.fix | Imposta accessibilityViewIsModal sulla vista accanto a quelle da escludere, o presenta un controller.
    modal-no-escape.title | La vista modale non ha uscita
    modal-no-escape.fix | Rispondi a accessibilityPerformEscape, o metti un pulsante che chiude.
    modal-focus-not-moved.title | L’apertura di una vista modale lascia indietro il cursore
    modal-focus-not-moved.fix | Notifica screenChanged con il suo primo elemento.
    modal-focus-not-restored.title | La chiusura di una vista modale perde il posto
    modal-focus-not-restored.fix | Notifica layoutChanged con ciò che l’ha aperto, e nessun screenChanged senza elemento.
    modal-untitled.title | La vista modale non si annuncia
    modal-untitled.fix | Dagli un titolo o un’intestazione, e fai iniziare lì il cursore.
    order-visual-mismatch.title | L’ordine pronunciato contrasta con la disposizione
    order-visual-mismatch.fix | Raggruppa ciò che va insieme, o elenca gli elementi nell’ordine in cui si vedono.
    order-header-after-content.title | L’intestazione viene dopo ciò che intesta
    order-header-after-content.fix | Elenca l’intestazione prima di ciò che intesta.
    swipe-cost.title | Troppi scorrimenti per arrivarci
    swipe-cost.fix | Aggiungi intestazioni, avvicinalo all’inizio o alla fine, o fai una sola sosta di ciò che va insieme.
    rotor-dead.title | Il rotore offerto non porta da nessuna parte
    rotor-dead.fix | Offrilo solo dove trova qualcosa, e rispondi in entrambe le direzioni.
    screen-change-silent.title | Nuova schermata senza avviso di cambio
    screen-change-silent.fix | Notifica screenChanged quando una schermata prende il posto di un’altra.
    screen-change-spurious.title | Cambio di schermata segnalato per poco
    screen-change-spurious.fix | Notifica layoutChanged, con l’elemento che è cambiato.
    screen-change-storm.title | Più cambi di schermata in una volta
    screen-change-storm.fix | Notifica un solo cambio quando tutto è fatto.
    child-controller-stale.title | Un controller figlio rimosso è ancora esposto
    child-controller-stale.fix | Aggiungi il controller con addChild e didMove, e togli con lui la sua vista.
    restoration-focus.title | Il ripristino dello stato perde il posto
    restoration-focus.fix | Dai a ogni controller lungo la via un identificatore di ripristino, e identificatori agli elementi.
    back-unhandled.title | Il gesto di uscita non torna indietro
    back-unhandled.fix | Mostra il pulsante Indietro, o rispondi a accessibilityPerformEscape.
    announcement-interrupted.title | Annuncio interrotto
    announcement-interrupted.fix | Annuncia quando il cambio è finito, o dai all’annuncio una priorità più alta.
    announcement-lost.title | Annuncio fatto dove andrà perso
    announcement-lost.fix | Annuncia quando la nuova schermata è stata detta, o dillo con l’elemento che il cambio nomina.
    announcement-spam.title | Troppi annunci
    announcement-spam.fix | Annuncia ciò che conta, una volta.
    status-not-announced.title | Uno stato o un errore appare senza che si senta
    status-not-announced.fix | Annuncialo, o notifica layoutChanged con il testo.
    transient-too-short.title | Messaggio sparito prima di poter essere sentito
    transient-too-short.fix | Lascialo finché non viene chiuso, e annuncialo.
    utterance-too-long.title | Una sosta parla troppo a lungo
    utterance-too-long.fix | Accorcia l’etichetta, o fanne più soste.
    hint-cut.title | Il suggerimento non si sente mai
    hint-cut.fix | Accorcia l’etichetta, così il suggerimento arriva prima.
    speech-repeat.title | Due soste di seguito dicono la stessa cosa
    speech-repeat.fix | Fai di entrambe una sola sosta, o di’ che cosa le distingue.
    speech-unpronounceable.title | La voce non può dirlo
    speech-unpronounceable.fix | Indica la lingua del testo con accessibilityLanguage, o scrivilo come si dice.
    speech-role-inconsistent.title | Lo stesso controllo dice un altro ruolo
    speech-role-inconsistent.fix | Dai a entrambi gli stessi tratti.
    live-value-without-trait.title | Il valore cambia spesso senza segnalarlo
    live-value-without-trait.fix | Aggiungi il tratto updatesFrequently.
    the key | tasto
    the text field | campo di testo
    the text view | vista di testo
    the password field | campo password
    the search field | campo di ricerca
    the switch | interruttore
    the adjustable element | elemento regolabile
    the slider | cursore
    the control | controllo
    the element | elemento
    the heading | intestazione
    the button | pulsante
    the link | link
    the image | immagine
    the text | testo
    the tab | pannello
    the segment | segmento
    the key {1} | tasto {1}
    the text field {1} | campo di testo {1}
    the text view {1} | vista di testo {1}
    the password field {1} | campo password {1}
    the search field {1} | campo di ricerca {1}
    the switch {1} | interruttore {1}
    the adjustable element {1} | elemento regolabile {1}
    the slider {1} | cursore {1}
    the control {1} | controllo {1}
    the element {1} | elemento {1}
    the heading {1} | intestazione {1}
    the button {1} | pulsante {1}
    the link {1} | link {1}
    the image {1} | immagine {1}
    the text {1} | testo {1}
    the tab {1} | pannello {1}
    the segment {1} | segmento {1}
    the key '{1}' | tasto «{1}»
    the text field '{1}' | campo di testo «{1}»
    the text view '{1}' | vista di testo «{1}»
    the password field '{1}' | campo password «{1}»
    the search field '{1}' | campo di ricerca «{1}»
    the switch '{1}' | interruttore «{1}»
    the adjustable element '{1}' | elemento regolabile «{1}»
    the slider '{1}' | cursore «{1}»
    the control '{1}' | controllo «{1}»
    the element '{1}' | elemento «{1}»
    the heading '{1}' | intestazione «{1}»
    the button '{1}' | pulsante «{1}»
    the link '{1}' | link «{1}»
    the image '{1}' | immagine «{1}»
    the text '{1}' | testo «{1}»
    the tab '{1}' | pannello «{1}»
    the segment '{1}' | segmento «{1}»
    the key beside {1} | tasto accanto a {1}
    the text field beside {1} | campo di testo accanto a {1}
    the text view beside {1} | vista di testo accanto a {1}
    the password field beside {1} | campo password accanto a {1}
    the search field beside {1} | campo di ricerca accanto a {1}
    the switch beside {1} | interruttore accanto a {1}
    the adjustable element beside {1} | elemento regolabile accanto a {1}
    the slider beside {1} | cursore accanto a {1}
    the control beside {1} | controllo accanto a {1}
    the element beside {1} | elemento accanto a {1}
    the heading beside {1} | intestazione accanto a {1}
    the button beside {1} | pulsante accanto a {1}
    the link beside {1} | link accanto a {1}
    the image beside {1} | immagine accanto a {1}
    the text beside {1} | testo accanto a {1}
    the tab beside {1} | pannello accanto a {1}
    the segment beside {1} | segmento accanto a {1}
    the key below {1} | tasto sotto {1}
    the text field below {1} | campo di testo sotto {1}
    the text view below {1} | vista di testo sotto {1}
    the password field below {1} | campo password sotto {1}
    the search field below {1} | campo di ricerca sotto {1}
    the switch below {1} | interruttore sotto {1}
    the adjustable element below {1} | elemento regolabile sotto {1}
    the slider below {1} | cursore sotto {1}
    the control below {1} | controllo sotto {1}
    the element below {1} | elemento sotto {1}
    the heading below {1} | intestazione sotto {1}
    the button below {1} | pulsante sotto {1}
    the link below {1} | link sotto {1}
    the image below {1} | immagine sotto {1}
    the text below {1} | testo sotto {1}
    the tab below {1} | pannello sotto {1}
    the segment below {1} | segmento sotto {1}
    pan | trascinamento
    pinch | pizzico
    rotation | rotazione
    longPress | pressione prolungata
    latin | latina
    cyrillic | cirillica
    greek | greca
    arabic | araba
    hebrew | ebraica
    devanagari | devanagari
    thai | thailandese
    hangul | hangul
    kana | kana
    han | cinese
    other | altra
    the screen | la schermata
    {1} of line {2} | {1} della riga {2}
    {1} covers {2} by {3} points | {1} copre {2} di {3} punti
    {1} stands where {2} stands | {1} sta dove sta {2}
    a double tap lands outside {1} | {1}: un doppio tocco cade fuori
    a double tap on {1} lands off the screen | {1}: un doppio tocco cade fuori dallo schermo
    a double tap on {1} lands on {2} | {1}: un doppio tocco cade su {2}
    {1} is {2} points large | {1} misura {2} punti
    {1} stands beside the screen | {1} sta accanto allo schermo
    {1} reaches {2} points beyond what holds it | {1} sporge di {2} punti da ciò che lo contiene
    {1} is {2} points large, less than {3} | {1} misura {2} punti, meno di {3}
    {1} is {2} points large and close to {3} | {1} misura {2} punti ed è vicino a {3}
    {1} is {2} points high, less than {3} | {1} è alto {2} punti, meno di {3}
    {1} is {2} points wide, less than {3} | {1} è largo {2} punti, meno di {3}
    {1} is {2} points high and close to {3} | {1} è alto {2} punti ed è vicino a {3}
    {1} is {2} points wide and close to {3} | {1} è largo {2} punti ed è vicino a {3}
    {1} is {2} points from {3} | {1} è a {2} punti da {3}
    the hint begins with the name {1} | il suggerimento inizia con il nome {1}
    the hint '{1}' of {2} names the gesture | {2}: il suggerimento «{1}» nomina il gesto
    the hint of {1} begins with an order | {1}: il suggerimento inizia con un ordine
    the hint of {1} holds the role | {1}: il suggerimento contiene il ruolo
    the hint of {1} ends without a full stop | {1}: il suggerimento finisce senza punto
    the hint of {1} has {2} characters | {1}: il suggerimento ha {2} caratteri
    only the hint says what {1} is | {1}: solo il suggerimento dice che cos’è
    {1} has no hint | {1} non ha suggerimento
    the label of {1} holds {2} | {1}: l’etichetta contiene {2}
    the value of {1} holds {2} | {1}: il valore contiene {2}
    the hint of {1} holds {2} | {1}: il suggerimento contiene {2}
    the label of {1} holds '{2}' | {1}: l’etichetta contiene «{2}»
    the value of {1} holds '{2}' | {1}: il valore contiene «{2}»
    the hint of {1} holds '{2}' | {1}: il suggerimento contiene «{2}»
    the private-use character {1} | il carattere a uso privato {1}
    a replacement character, which stands for text that was lost | un carattere sostitutivo, che sta per un testo perduto
    a lone direction character {1} | un carattere di direzione isolato {1}
    the zero-width character {1} | il carattere senza larghezza {1}
    a direction character that is not closed | un carattere di direzione non chiuso
    the label '{1}' has no words | l’etichetta «{1}» non ha parole
    the label '{1}' ends with a full stop | l’etichetta «{1}» finisce con un punto
    the label '{1}' is all capitals | l’etichetta «{1}» è tutta in maiuscole
    the label '{1}' has gaps between its letters | l’etichetta «{1}» ha spazi tra le lettere
    the label '{1}' begins with a small letter | l’etichetta «{1}» inizia in minuscolo
    {1} elements are called '{2}' | {1} elementi si chiamano «{2}»
    '{1}' does something else than the one before it | «{1}» fa altro rispetto a quello prima con lo stesso nome
    '{1}' does what '{2}' does | «{1}» fa ciò che fa «{2}»
    {1} is spoken twice, as a container and inside it | {1} viene detto due volte, come contenitore e al suo interno
    the label {1} has {2} characters | l’etichetta {1} ha {2} caratteri
    the label is only '{1}' | l’etichetta è soltanto «{1}»
    {1} digits in a row of {2} are spoken as one number | {2}: {1} cifre di seguito vengono lette come un solo numero
    the value '{1}' stands in the label {2} as well | il valore «{1}» sta anche nell’etichetta {2}
    the label {1} says '{2}' twice | l’etichetta {1} dice «{2}» due volte
    {1} has no name but that of its picture's file | {1} non ha altro nome che quello del file dell’immagine
    {1} has no name but that of its picture's file, which is in English | {1} non ha altro nome che quello del file dell’immagine, che è in inglese
    {1} has no name, and only a picture behind it | {1} non ha nome, solo un’immagine dietro
    {1} has no name | {1} non ha nome
    {1} says only whether it is on | {1} dice solo se è attivo
    {1} has neither a label nor a placeholder | {1} non ha né etichetta né segnaposto
    {1} can be edited, and seems to hold a text that is only read | {1} è modificabile, ma sembra contenere un testo solo da leggere
    {1} holds a text and has neither a label nor a placeholder | {1} contiene un testo, ma non ha né etichetta né segnaposto
    {1} is named by its placeholder only | {1} ha per nome solo il segnaposto
    {1} is named by its file only | {1} ha per nome solo quello del file
    {1} has no description | {1} non ha descrizione
    the cursor stops at {1} and nothing is said | il cursore si ferma su {1} e non si sente nulla
    the label '{1}' is the name of a file | l’etichetta «{1}» è il nome di un file
    the label '{1}' is a name out of code | l’etichetta «{1}» è un nome preso dal codice
    the label '{1}' is the key of a text | l’etichetta «{1}» è la chiave di un testo
    the label '{1}' is an address | l’etichetta «{1}» è un indirizzo
    '{1}' does not come first in the label '{2}' | «{1}» non viene per primo nell’etichetta «{2}»
    the label '{1}' lacks the visible text '{2}' | all’etichetta «{1}» manca il testo visibile «{2}»
    {1} is named '{2}' and '{3}' | {1} ha i nomi «{2}» e «{3}»
    {1} is in {2} letters and its language is '{3}' | {1} è in una scrittura ({2}) che non è quella della lingua «{3}»
    '{1}', the language of {2}, is no well-formed tag | «{1}», la lingua di {2}, non è un codice valido
    no voice speaks '{1}', the language of {2} | nessuna voce parla «{1}», la lingua di {2}
    the label '{1}' ends with the role | l’etichetta «{1}» finisce con il ruolo
    the label '{1}' holds the role | l’etichetta «{1}» contiene il ruolo
    the label '{1}' says in which state it is | l’etichetta «{1}» dice in quale stato è
    the label '{1}' tells how to operate it | l’etichetta «{1}» spiega come si usa
    the label '{1}' says that it is an image | l’etichetta «{1}» dice che è un’immagine
    the label '{1}' does not say what it is for | l’etichetta «{1}» non dice a che cosa serve
    {1} hides {2}, which stands inside it | {1} nasconde {2}, che sta al suo interno
    {1} can be operated and the cursor never stops there | {1} si può usare e il cursore non vi si ferma mai
    {1} can be read and the cursor never stops there | {1} si può leggere e il cursore non vi si ferma mai
    the text {1} is never said | il testo {1} non viene mai detto
    the list of {1} names {2}, which is hidden | {1}: l’elenco nomina {2}, che è nascosto
    {1} lies under {2} | {1} sta sotto {2}
    an opaque view | una vista opaca
    {1} stands in the list of {2} and in that of another | {1} sta nell’elenco di {2} e in un altro
    the list of {1} leads back to itself | {1}: l’elenco torna a sé stesso
    {1} is to be read before itself | {1} va letto prima di sé stesso
    the list of {1} names {2} twice | {1}: l’elenco nomina {2} due volte
    {1} is to be read before and after another element | {1} va letto prima e dopo un altro elemento
    the list of {1} leaves out {2}, which is never reached | {1}: l’elenco tralascia {2}, che non viene mai raggiunto
    what names {1} | ciò che dà il nome a {1}
    what heads the cells of {1} | ciò che intesta le celle di {1}
    {1} does not exist | {1}: non esiste
    {1} is hidden | {1}: è nascosto
    {1} says nothing | {1}: non dice nulla
    the table has {1} rows and nothing heads them | la tabella ha {1} righe e nulla le intesta
    the table {1} has {2} rows and nothing heads them | la tabella {1} ha {2} righe e nulla le intesta
    {1} stops of text in {2} say one thing | {2}: {1} soste di testo dicono una sola cosa
    {1} has the identifier '{2}', which is used before | {1} ha l’identificatore «{2}», già usato
    {1} has no identifier | {1} non ha identificatore
    {1} stands inside {2} others | {1} sta dentro altri {2}
    {1} answers to {2} only | {1} risponde solo a {2}
    {1} and {2} | {1} e {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | la schermata si può usare solo in verticale
    the screen may be held sideways only | la schermata si può usare solo in orizzontale
    {1}, which lies over the screen, has no title | {1} copre lo schermo e non ha titolo
    the screen is called '{1}', as another is | la schermata si chiama «{1}», come un’altra
    the screen has {1} stops and no heading | la schermata ha {1} soste e nessuna intestazione
    {1} has level {2} after level {3} | {1} è di livello {2} dopo il livello {3}
    {1} has level {2} inside a heading of level {3} | {1} è di livello {2} dentro un’intestazione di livello {3}
    the heading has no text | l’intestazione non ha testo
    {1} does not respond to a user | {1} non risponde a chi lo usa
    {1} has no action in the file, unlike other controls here | {1} non ha azioni nel file, a differenza di altri controlli qui
    {1} is adjustable and nothing can turn it | {1} è regolabile e nulla lo può regolare
    {1} has no value | {1} non ha valore
    the smallest value {1} of {2} is not below the largest, {3} | {2}: il valore minimo {1} non è inferiore al massimo, {3}
    {1} has a value and no range | {1} ha un valore e nessun intervallo
    the value {1} of {2} is below the smallest, {3} | {2}: il valore {1} è inferiore al minimo, {3}
    the value {1} of {2} is above the largest, {3} | {2}: il valore {1} è superiore al massimo, {3}
    an action of {1} has no name | {1}: un’azione non ha nome
    two actions of {1} are called '{2}' | {1}: due azioni si chiamano «{2}»
    a rotor of {1} has no name | {1}: un rotore non ha nome
    {1} holds a text and '{2}' is spoken in its place | {1} contiene un testo e al suo posto si dice «{2}»
    the value of {1} gives away what was typed | {1}: il valore rivela ciò che è stato scritto
    {1} does not declare what is typed into it | {1} non dichiara che cosa vi si scrive
    {1} is selected and no trait says so | {1} è selezionato e nessun tratto lo dice
    {1} is disabled and no trait says so | {1} è disattivato e nessun tratto lo dice
    the value of {1} does not say whether it is on | {1}: il valore non dice se è attivo
    the value of {1} does not say whether it is unfolded | {1}: il valore non dice se è espanso
    {1} elements of {2} are selected | {2}: {1} elementi sono selezionati
    the traits {1} of {2} contradict each other | {2}: i tratti {1} si contraddicono
    {1} is dimmed and can be turned all the same | {1} è oscurato e si può regolare lo stesso
    {1} can be activated and no trait says so | {1} si può attivare e nessun tratto lo dice
    {1} is an image and lacks the trait | {1} è un’immagine senza il tratto
    {1} is dimmed and does not say why | {1} è oscurato e non dice perché
    no name of {1} for voice control is the visible text '{2}' | {1}: nessun nome per il controllo vocale è il testo visibile «{2}»
    the text of {1} fills {2}% of a fixed height | {1}: il testo riempie il {2}% di un’altezza fissa
    the text of {1} outgrows its height at the size {2} | {1}: il testo supera la sua altezza con la dimensione {2}
    the text ends in the middle: '{1}' | il testo finisce a metà: «{1}»
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: il testo ha un contrasto di {2} a 1, meno di {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: il testo ha un contrasto da {2} a 1 fino a {3} a 1, secondo ciò che sta sotto
    the screen has neither a title nor a heading | la schermata non ha né titolo né intestazioni
    {1} screens have neither a title nor a heading | {1} schermate non hanno né titolo né intestazioni
    the text of {1} does not follow the text-size setting | {1}: il testo non segue l’impostazione della dimensione del testo
    {1} texts do not follow the text-size setting | {1} testi non seguono l’impostazione della dimensione del testo
    {1} has the size that UIKit gives it, less than 44 points | {1} ha la misura data da UIKit, meno di 44 punti
    {1} controls have the size that UIKit gives them, less than 44 points | {1} controlli hanno la misura data da UIKit, meno di 44 punti
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} e altri {3}
    {1}; {2} more for review | {1}; altri {2} da rivedere
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | in nessuna schermata c’era qualcosa
    every file was passed over | tutti i file sono stati saltati
    no storyboard, xib or screen document is in {1} | non c’è nessuno storyboard, xib o documento di schermate in {1}
    every screen was passed over: apps show them only while they start | tutte le schermate sono state saltate: ci sono solo mentre l’app si avvia
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | I file non hanno difetti; le schermate create dal codice si possono verificare come dump.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Indica la cartella che contiene le schermate; quelle create dal codice si possono verificare come dump.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | Le note dicono perché ogni file è stato saltato; ciò che ha scritto Xcode 4 o precedente va salvato con una versione più recente.
    every rule is off | tutte le regole sono disattivate
    there is no rule called '{1}' | non c’è nessuna regola «{1}»
    there is no rule called '{1}'; did you mean '{2}'? | non c’è nessuna regola «{1}»; forse «{2}»?
    what {1} ignores was to be mended by {2} | ciò che {1} ignora andava corretto entro il {2}
    {1} ignores nothing that was found | {1} non ignora nulla di ciò che è stato trovato
    '{1}' | «{1}»
    {1} by {2} | {1} × {2}
    a silent stop | una sosta muta
    nothing | nulla
    something | qualcosa
    another stop | un’altra sosta
    it | questo
    flicking on comes from {1} to {2} again, and never to the rest | scorrendo avanti si va da {1} di nuovo a {2}, e mai al resto
    flicking back comes from {1} to {2} again, and never to the rest | scorrendo indietro si va da {1} di nuovo a {2}, e mai al resto
    flicking on comes no further than {1} | scorrendo avanti non si va oltre {1}
    flicking back comes no further than {1} | scorrendo indietro non si va oltre {1}
    flicking on comes to ever more stops, and never to the rest | scorrere in avanti porta a sempre più fermate e mai al resto
    flicking on from the first stop does not come to {1} | scorrendo avanti dalla prima sosta non si arriva a {1}
    {1} answers touches, and flicking on does not come to it | {1} risponde al tocco, e scorrendo avanti non ci si arriva
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | scorrendo indietro si passa per {1} soste in un ordine diverso da avanti, che passa per {2}
    flicking on came to {1} stops, and to {2} when it was done again | scorrendo avanti si è passati per {1} soste, e per {2} la seconda volta
    flicking on came to {1}, and to {2} there when it was done again | scorrendo avanti si è passati per {1}, e lì per {2} la seconda volta
    the cursor left {1} for {2} although nobody had done anything | {1}: il cursore se n’è andato ({2}) senza che nessuno avesse fatto nulla
    the cursor left {1} for {2}, which nobody had asked for | il cursore è passato da {1} a {2}, cosa che nessuno aveva chiesto
    a flick was followed by another move of the cursor, to {1} | a uno scorrimento è seguito un altro spostamento del cursore, su {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} è sparito, e il cursore è qui: {2}, anche se un vicino c’è ancora
    {1} was made anew, and the cursor stands on {2} | {1} è stato rifatto, e il cursore è su {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | ciò che sta attorno a {1} è stato aggiornato, e il cursore sta su {2}
    the screen begins with {1}, which is stop {2} of {3} | la schermata inizia con {1}, che è la sosta {2} di {3}
    {1} has gone and no change was posted | {1} è sparito e nessun cambio è stato segnalato
    {1} has come and no change was posted | {1} è apparso e nessun cambio è stato segnalato
    {1} under the cursor has gone, and no change was posted | {1}, sotto il cursore, è sparito e nessun cambio è stato segnalato
    {1} under the cursor has gone, and the change that was posted names no other place | {1}, sotto il cursore, è sparito, e il cambio segnalato non indica un altro punto
    the app sends the cursor to '{1}', which is not on the screen | l’app manda il cursore a «{1}», che non è sullo schermo
    the cursor comes to {1}, which is not on the screen | il cursore arriva a {1}, che non è sullo schermo
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} viene ricreato a ogni richiesta, così che il cursore sta su ciò che è sparito
    flicking up and down leaves {1} as it is | scorrendo su e giù {1} resta com’è
    {1} turned up and down again says '{2}' | {1}, aumentato e poi diminuito, dice «{2}»
    {1} can be turned up without end | {1} si può aumentare senza fine
    {1} can be turned down without end | {1} si può diminuire senza fine
    activating {1} does nothing | {1}: l’attivazione non fa nulla
    activating {1} has changed its state, and it says the same as before | {1}: l’attivazione ha cambiato lo stato, e si dice lo stesso di prima
    the action '{1}' of {2} does nothing | {2}: l’azione «{1}» non fa nulla
    {1} starts media, and a magic tap does nothing | {1} avvia contenuti multimediali, e un tocco magico non fa nulla
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} è oltre il bordo dello schermo, e lo scorrimento non ha risposta
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} è oltre il bordo dello schermo, e lo scorrimento non lo fa comparire
    what holds {1} answers a finger that moves over it, and scrolling is not answered | ciò che contiene {1} risponde a un dito che vi si muove sopra, e lo scorrimento non ha risposta
    scrolling was answered, and nobody said where it has come to | lo scorrimento ha avuto risposta, e nessuno ha detto dove si è arrivati
    {1} takes all touches, and there is no stop beside it | {1} prende tutti i tocchi, e accanto non c’è nessuna sosta
    flicking on comes from what lies over the screen to '{1}' behind it | scorrendo avanti si va da ciò che copre lo schermo a «{1}» dietro
    neither escape nor anything that the cursor comes to closes what lies over the screen | né l’uscita né altro che il cursore raggiunge chiude ciò che copre lo schermo
    something has come to lie over the screen, and the cursor is on {1} | qualcosa ha coperto lo schermo, e il cursore è qui: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | ciò che copriva lo schermo è sparito, e il cursore è qui: {1}, non su {2}, che l’aveva aperto
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | ciò che copriva lo schermo è sparito, e l’app segnala poi un nuovo schermo, il che allontana da {1}, che l’aveva aperto
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | ciò che copriva lo schermo è sparito, e {1}, che l’aveva aperto, nel frattempo è stato ricreato
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | ciò che copre lo schermo inizia con «{1}», senza titolo né intestazione
    {1} is heard before {2}, which stands before it | {1} si sente prima di {2}, che sta prima
    {1}, which stands below {2}, is heard before it | {1}, che sta sotto {2}, si sente prima
    {1} gestures lead to {2} | {1} gesti portano a {2}
    the rotor '{1}' finds nothing | il rotore «{1}» non trova nulla
    another screen has come in the place of the one with {1}, and no change was posted | un’altra schermata ha preso il posto di quella con {1}, e nessun cambio è stato segnalato
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | l’app ha segnalato una nuova schermata anche se quasi tutto è rimasto, e il cursore è passato da {1} alla prima sosta
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | l’app ha segnalato una nuova schermata anche se quasi tutto è rimasto, e manda il cursore a {1}
    {1} changes of the screen were posted at once | sono stati segnalati {1} cambi di schermata in una volta
    {1} changes of the layout were posted at once | sono stati segnalati {1} cambi di disposizione in una volta
    {1} belongs to a controller that is in no window and in no other controller | {1} appartiene a un controller che non è né in una finestra né in un altro controller
    {1} lies under the view of another controller, and is still come to | {1} sta sotto la vista di un altro controller e si raggiunge ancora
    the app was ended on '{1}' and comes back with '{2}' | l’app è stata chiusa su «{1}» e torna con «{2}»
    {1} is not there when the app was ended and comes back | {1} non c’è quando l’app è stata chiusa e torna
    {1} was not there when the app was ended, and is there when it comes back | {1} non c’era quando l’app è stata chiusa e c’è quando ritorna
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | il cursore era su {1} quando l’app è stata chiusa, ed è su {2} quando torna
    neither escape nor anything that the cursor comes to goes back | né l’uscita né altro che il cursore raggiunge torna indietro
    {1} goes back, and escape does not | {1} torna indietro, l’uscita no
    '{1}' was announced and cut off | «{1}» è stato annunciato e interrotto
    '{1}' was announced with a change of the screen, and never heard | «{1}» è stato annunciato con un cambio di schermata, e mai sentito
    '{1}' was announced while the app was left, and never heard | «{1}» è stato annunciato mentre si lasciava l’app e non è mai stato sentito
    '{1}' was announced twice in a row | «{1}» è stato annunciato due volte di seguito
    {1} announcements came within {2} seconds | {1} annunci sono arrivati in {2} secondi
    {1} has come on the screen, and was not said | {1} è apparso sullo schermo e non è stato detto
    {1} was there for {2} seconds, and takes {3} to be heard | {1} è rimasto {2} secondi, e ne servono {3} per sentirlo
    '{1}…' takes {2} seconds | «{1}…» dura {2} secondi
    the hint of {1} begins only after {2} seconds | {1}: il suggerimento inizia solo dopo {2} secondi
    the hint '{1}' belongs to no stop, and is never heard | il suggerimento «{1}» non appartiene a nessuna fermata e non si sente mai
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: il suggerimento è interrotto da “{2}” ogni volta che arriva il cursore
    {1} comes right after {2} | {1} viene subito dopo {2}
    {1} said another role before | {1} prima diceva un altro ruolo
    {1} changed {2} times within {3} seconds | {1} è cambiato {2} volte in {3} secondi
    no voice reads '{1}' | nessuna voce legge «{1}»
    '{1}' is read by the voice of another language than '{2}' | «{1}» è letto dalla voce di una lingua diversa da «{2}»
    the same way has led to another state than before | la stessa via ha portato a uno stato diverso da prima
    By rule | Per regola
    By file | Per file
    Baseline entries that nothing needs any more | Voci di riferimento che non servono più
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Per ignorare il primo, aggiungere sotto «ignore» in .earshot.yaml: - {1}
    These are: {1} | Sono: {1}
    Screen {1} of {2} | Schermata {1} di {2}
    Audit | Verifica
    critical | critico
    serious | grave
    moderate | moderato
    minor | lieve
    review | da rivedere
    {1} critical | critici: {1}
    {1} serious | gravi: {1}
    {1} moderate | moderati: {1}
    {1} minor | lievi: {1}
    {1} for review | da rivedere: {1}
    nothing found | nulla trovato
    {1} elements checked: {2} | elementi controllati: {1}; {2}
    {1} elements on {2} screens checked: {3} | elementi controllati: {1}, schermate: {2}; {3}
    {1} states walked | stati percorsi: {1}
    {1} states walked, {2} not reached | stati percorsi: {1}, non raggiunti: {2}
    {1} known from the baseline | noti dal riferimento: {1}
    {1} ignored | ignorati: {1}
    {1} stale entries | voci scadute: {1}
    {1} refused | rifiutati: {1}
    {1} files skipped | file saltati: {1}
    {1} screens skipped | schermate saltate: {1}
    {1} files, {2} screens skipped | file saltati: {1}, schermate: {2}
    {1} rules not checked everywhere | regole non controllate ovunque: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2} volte
    Accessibility audit | Verifica dell’accessibilità
    earshot {1}, rule set {2}, part {3} | earshot {1}, insieme di regole {2}, parte {3}
    Skip to the screens | Vai alle schermate
    Screens | Schermate
    Refused files | File rifiutati
    Rules for which files lack facts | Regole per cui nei file mancano dati
    {1}: not sure of everything on {2} screens | {1}: non certo di tutto; schermate: {2}
    About this audit | Informazioni su questa verifica
    Entries that the baseline no longer needs | Voci di cui il riferimento non ha più bisogno
    {1} findings | riscontri: {1}
    No rule looks at this screen, which stands there until the app has begun. | Nessuna regola guarda questa schermata, che c’è solo finché l’app non è iniziata.
    Not checked everywhere, since the file lacks facts: {1}. | Non controllato ovunque, perché nel file mancano dati: {1}.
    There is nothing to hear on this screen. | In questa schermata non c’è nulla da sentire.
    What is heard | Che cosa si sente
    (silence) | (silenzio)
    Findings | Che cosa è stato trovato
    {1} findings known or ignored | riscontri noti o ignorati: {1}
    stop {1} | sosta {1}
    About {1} | Informazioni su {1}
    What is done from the start of the app, and what is heard: | Che cosa si fa dall’avvio dell’app e che cosa si sente:
    What is heard on the way: | Che cosa si sente lungo la via:
    To pass over it, add to {1} in the configuration: | Per ignorarlo, aggiungere a {1} nella configurazione:
    ignored: {1} | ignorato: {1}
    ignored | ignorato
    known | noto
    The file says nothing of where things stand. | Il file non dice dove stanno le cose.
    {1}, drawn with the numbers of its stops | {1}, disegnato con i numeri delle soste
    earshot {1}, rule set {2} | earshot {1}, insieme di regole {2}
    All {1} | tutti: {1}
    {1}, line {2}, column {3} | {1}, riga {2}, colonna {3}
    and {1} more | e altri {1}
    it lists {1} elements and counts {2} | elenca {1} elementi e ne conta {2}
    it does not find the place of element {1} | non trova il posto dell’elemento {1}
    it finds element {1} at place {2} | trova l’elemento {1} al posto {2}
    it gives another element than the one it lists at place {1} | dà al posto {1} un elemento diverso da quello che vi elenca
    {1} rules | regole: {1}
    {1} rules not checked | regole non controllate: {1}
    {1} rules without a finding | regole senza riscontri: {1}
    the file lacks facts: {1} | nel file mancano dati: {1}
    a picture that stands there until the app has begun | un’immagine che c’è solo finché l’app non è iniziata
    passed over | saltato
    known or ignored | noto o ignorato
    for review | da rivedere
    The walk, drawn | Il percorso, disegnato
    Play the walk | Riproduci il percorso
    What is heard on the way to the element. | Che cosa si sente lungo la via verso l’elemento.
    What is done from the start of the app, and what is heard. | Che cosa si fa dall’avvio dell’app e che cosa si sente.
    The baseline has it. | Il riferimento lo contiene.
    The folder in which earshot was run. | La cartella in cui è stato eseguito earshot.
    """
}
