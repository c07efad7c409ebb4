/// What an audit says in Dutch.
enum DutchAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Regelaars overlappen elkaar
    target-overlap.fix | Zet ze verder uit elkaar.
    target-duplicate-bounds.title | Twee doelen op één plek
    target-duplicate-bounds.fix | Laat er een staan, of houd de cursor weg van de andere.
    activation-point-off.title | Activeringspunt mist het onderdeel
    activation-point-off.fix | Zet het activeringspunt in het onderdeel, of laat het aan het systeem over.
    frame-empty.title | Toegankelijk onderdeel heeft geen oppervlak
    frame-empty.fix | Geef het onderdeel het kader van waar het voor staat, of houd de cursor ervan weg.
    frame-offscreen.title | Focusbaar onderdeel ligt buiten het scherm
    frame-offscreen.fix | Verberg het zolang het weg is, of laat ernaartoe scrollen.
    frame-outside-parent.title | Onderdeel ligt buiten zijn container
    frame-outside-parent.fix | Laat de container omvatten wat erin staat.
    target-size-platform.title | Aanraakdoel kleiner dan het platform voorschrijft
    target-size-platform.fix | Maak het groter, of laat aanrakingen eromheen meetellen.
    target-size-minimum.title | Aanraakdoel onder 24 punten en te krap
    target-size-minimum.fix | Maak het groter, of zet het verder van zijn buren.
    target-spacing.title | Regelaars te dicht bij elkaar
    target-spacing.fix | Zet ze verder uit elkaar.
    hint-equals-label.title | Hint herhaalt de naam
    hint-equals-label.fix | Zeg in de hint wat er gebeurt, of laat die weg.
    hint-gesture.title | Hint noemt het gebaar
    hint-gesture.fix | Zeg wat er gebeurt: ‘Opent het album.’
    hint-form.title | Hint is geen korte zin in de derde persoon
    hint-form.fix | Schrijf hem als ‘Speelt het nummer af.’
    hint-too-long.title | Hint is te lang
    hint-too-long.fix | Zeg in één korte zin wat er gebeurt.
    hint-essential.title | Naam staat alleen in de hint
    hint-essential.fix | Zeg in het label wat het is, en in de hint wat er gebeurt.
    hint-missing.title | Complexe regelaar zonder hint
    hint-missing.fix | Zeg in de hint wat er gebeurt.
    label-invisible-characters.title | Label bevat privé- of onzichtbare tekens
    label-invisible-characters.fix | Haal de tekens uit wat wordt uitgesproken; symbolen uit een lettertype hebben een label in woorden nodig.
    label-symbols-only.title | Label heeft geen woorden
    label-symbols-only.fix | Zeg in woorden wat het teken betekent.
    label-punctuation.title | Label van een regelaar eindigt als een zin
    label-punctuation.fix | Haal de punt weg.
    label-all-caps.title | Label is geheel in hoofdletters
    label-all-caps.fix | Schrijf het label als in een zin, en laat hoofdletters en tussenruimten aan het uiterlijk van de tekst over.
    label-lowercase-start.title | Label van een regelaar begint met een kleine letter
    label-lowercase-start.fix | Begin het label met een hoofdletter.
    label-duplicate.title | Meerdere regelaars delen één uitgesproken naam
    label-duplicate.fix | Voeg aan elke naam toe waar het om gaat, zoals ‘Verwijder, factuur 3’.
    label-same-name-different-action.title | Zelfde naam, ander resultaat
    label-same-name-different-action.fix | Noem elk naar wat het doet.
    label-different-name-same-action.title | Zelfde actie met verschillende namen
    label-different-name-same-action.fix | Noem hetzelfde overal hetzelfde.
    label-parent-child-same.title | Container en inhoud zeggen hetzelfde
    label-parent-child-same.fix | Haal de naam van de container weg, of noem hem naar alles wat erin staat.
    label-too-long.title | Label is te lang om naar te luisteren
    label-too-long.fix | Kort het label in, en zet de uitleg in de hint.
    label-too-short.title | Label is te kort om iets te zeggen
    label-too-short.fix | Zeg in één woord wat de regelaar doet.
    label-digit-run.title | Lange reeks cijfers wordt als één getal gelezen
    label-digit-run.fix | Laat de cijfers spellen, of groepeer ze.
    label-equals-value.title | Naam en waarde zeggen hetzelfde
    label-equals-value.fix | Laat de waarde uit het label weg.
    label-repeats-word.title | Dubbele woorden in het label
    label-repeats-word.fix | Laat er een weg.
    label-missing-control.title | Regelaar heeft geen naam
    label-missing-control.fix | Geef een toegankelijkheidslabel dat zegt wat het doet of instelt, zoals ‘Verwijder’ of ‘Volume’.
    label-missing-toggle.title | Schakelaar of aankruisvak heeft geen naam
    label-missing-toggle.fix | Geef de schakelaar de tekst ernaast als label, of maak van beide één onderdeel.
    label-missing-field.title | Tekstveld heeft geen naam
    label-missing-field.fix | Geef het veld een toegankelijkheidslabel, zoals ‘Naam’; laat niemand bewerken wat alleen gelezen wordt.
    label-placeholder-only.title | Plaatsaanduiding is de enige naam
    label-placeholder-only.fix | Geef het veld naast de plaatsaanduiding een toegankelijkheidslabel.
    label-missing-image.title | Toegankelijke afbeelding heeft geen beschrijving
    label-missing-image.fix | Beschrijf de afbeelding in het label, of houd de cursor ervan weg.
    silent-element.title | Stop die niets zegt
    silent-element.fix | Geef het onderdeel een label, of houd de cursor ervan weg.
    label-file-name.title | Label is een bestands- of bronnaam
    label-file-name.fix | Zeg in woorden wat het onderdeel is of doet.
    label-identifier.title | Label is een naam uit de code
    label-identifier.fix | Zeg in woorden wat het onderdeel is of doet.
    label-localization-key.title | Label is een onvertaalde sleutel
    label-localization-key.fix | Voeg de vertaling toe, of gebruik de juiste sleutel.
    label-placeholder-leak.title | Label toont een sjabloon, nil of opmaakcode
    label-placeholder-leak.fix | Vul de tekst in voordat hij wordt ingesteld, en stel hem in als platte tekst.
    label-url.title | Label is een kaal adres
    label-url.fix | Zeg waar het adres heen leidt.
    label-in-name.title | Zichtbare tekst staat niet in de uitgesproken naam
    label-in-name.fix | Begin het label met de tekst die te zien is.
    label-double-source.title | Twee keer benoemd
    label-double-source.fix | Laat een van beide namen staan.
    label-language-mismatch.title | Schrift van de tekst past niet bij de taal
    label-language-mismatch.fix | Stel de taal van het onderdeel in op die van de tekst.
    language-tag-invalid.title | Taalcode is onbruikbaar
    language-tag-invalid.fix | Gebruik een code zoals ‘ko’ of ‘pt-BR’.
    label-role-word.title | Label herhaalt de rol
    label-role-word.fix | Laat de rol uit het label weg.
    label-state-word.title | Label zegt wat de waarde al zegt
    label-state-word.fix | Laat de toestand aan de kenmerken en de waarde over.
    label-action-word.title | Label vertelt hoe het te bedienen is
    label-action-word.fix | Zeg wat de regelaar doet, niet hoe je dat bereikt.
    label-image-word.title | Label van een afbeelding zegt dat het een afbeelding is
    label-image-word.fix | Beschrijf wat de afbeelding toont.
    label-nondescriptive.title | Tekst van link of knop zegt niet wat die doet
    label-nondescriptive.fix | Zeg waar het heen leidt, zoals ‘Meer over prijzen’.
    audit-nothing-checked.title | De controle heeft niets bekeken
    audit-nothing-checked.fix | Noem bestanden die schermen bevatten, en laat ten minste één regel aan.
    suppression-unused.title | Uitzondering of basislijn komt met niets overeen
    suppression-unused.fix | Haal de post weg.
    suppression-expired.title | Datum van de uitzondering is voorbij
    suppression-expired.fix | Verhelp wat de post negeert, of geef hem een nieuwe datum.
    rule-unknown.title | Configuratie noemt een onbekende regel
    rule-unknown.fix | Verbeter de naam; ‘earshot explain’ somt alle regels op.
    element-nested.title | Toegankelijk onderdeel slokt regelaars op
    element-nested.fix | Maak van het buitenste geen onderdeel, of bied het binnenste aan als acties en in het label.
    element-unexposed-control.title | Bedienbare weergave ontbreekt in de boom
    element-unexposed-control.fix | Maak er een toegankelijk onderdeel van, of bied het aan als actie daarvan.
    element-unexposed-text.title | Zichtbare tekst ontbreekt in de boom
    element-unexposed-text.fix | Laat de cursor bij de tekst stoppen, of zet de woorden in het label van waar hij bij hoort.
    element-hidden-exposed.title | Onzichtbaar onderdeel nog in de boom
    element-hidden-exposed.fix | Haal het uit de lijst zolang het verborgen is.
    element-obscured.title | Focusbaar onderdeel is bedekt
    element-obscured.fix | Verberg wat bedekt is, of maak modaal wat het bedekt.
    container-inconsistent.title | Container spreekt zichzelf tegen
    container-inconsistent.fix | Houd de lijst op één plek, en elk onderdeel in één lijst.
    order-cycle.title | Expliciete volgorde loopt rond
    order-cycle.fix | Haal uit de lijst wat terugleidt.
    order-over-constrained.title | Expliciete volgorde spreekt zichzelf tegen
    order-over-constrained.fix | Noem elk onderdeel één keer.
    order-list-incomplete.title | Expliciete lijst vergeet een onderdeel
    order-list-incomplete.fix | Voeg het toe aan de lijst, of verberg het met opzet voor lezers.
    relation-broken.title | Verwijzing naar een label leidt nergens heen
    relation-broken.fix | Verwijs naar een onderdeel dat er is en een label heeft.
    table-headers-missing.title | Gegevenstabel zonder koppen
    table-headers-missing.fix | Benoem de cellen die de kop vormen van kolommen of rijen.
    group-fragmented.title | Eén onderdeel verdeeld over veel stops
    group-fragmented.fix | Maak van de rij één onderdeel waarvan het label de teksten verbindt.
    identifier-duplicate.title | Identificatie twee keer gebruikt
    identifier-duplicate.fix | Geef elk een eigen identificatie.
    identifier-missing.title | Geen identificatie voor tests
    identifier-missing.fix | Stel de toegankelijkheidsidentificatie in.
    nesting-deep.title | Zeer diepe hiërarchie
    nesting-deep.fix | Haal containers weg die maar één ding bevatten.
    gesture-no-alternative.title | Werkt alleen met slepen of een padgebaar
    gesture-no-alternative.fix | Bied hetzelfde aan als actie van het onderdeel, of maak het aanpasbaar.
    orientation-locked.title | Scherm staat maar één richting toe
    orientation-locked.fix | Sta beide toe, tenzij er een onmisbaar is.
    screen-title-missing.title | Scherm of modale weergave heeft geen titel
    screen-title-missing.fix | Stel de titel van het scherm in, of begin het met een kop.
    screen-title-duplicate.title | Twee schermen hebben dezelfde titel
    screen-title-duplicate.fix | Geef elk scherm een eigen titel.
    header-missing.title | Scherm heeft geen kop
    header-missing.fix | Geef de titels van de delen het kenmerk header.
    heading-order.title | Kopniveaus verspringen
    heading-order.fix | Nummer de koppen zo dat elk niveau volgt op dat erboven.
    heading-empty.title | Lege kop
    heading-empty.fix | Geef de kop zijn tekst, of haal het kenmerk weg.
    trait-without-behaviour.title | Doet zich voor als iets wat het niet kan
    trait-without-behaviour.fix | Verbind het met wat het moet doen, of haal het kenmerk weg.
    adjustable-without-methods.title | Aanpasbaar, maar niet aan te passen
    adjustable-without-methods.fix | Implementeer accessibilityIncrement en accessibilityDecrement, of haal het kenmerk weg.
    adjustable-without-value.title | Aanpasbaar onderdeel heeft geen waarde
    adjustable-without-value.fix | Stel de toegankelijkheidswaarde in, en houd die bij.
    value-out-of-range.title | Waarde ligt buiten haar bereik
    value-out-of-range.fix | Stel eerst de grenzen in, dan een waarde daartussen.
    custom-action-unnamed.title | Eigen actie heeft geen of een dubbele naam
    custom-action-unnamed.fix | Geef elke actie een eigen naam.
    custom-rotor-unnamed.title | Eigen rotor heeft geen naam
    custom-rotor-unnamed.fix | Noem de rotor naar wat hij vindt, zoals ‘Fouten’.
    field-value-overridden.title | Bewerkbaar veld verbergt zijn tekst
    field-value-overridden.fix | Laat de waarde aan het veld over.
    field-secure-exposed.title | Geheime tekst wordt uitgesproken
    field-secure-exposed.fix | Laat de waarde van een beveiligd veld aan het systeem over, dat opsommingstekens uitspreekt.
    field-purpose-missing.title | Doel van de invoer niet aangegeven
    field-purpose-missing.fix | Stel het inhoudstype van het veld in.
    state-unexposed.title | Status getoond maar niet kenbaar gemaakt
    state-unexposed.fix | Houd kenmerken en waarde gelijk aan wat te zien is.
    selection-multiple.title | Meer dan één selectie bij een enkele keuze
    selection-multiple.fix | Haal het kenmerk selected weg bij alle behalve een.
    trait-conflict.title | Kenmerken spreken elkaar tegen
    trait-conflict.fix | Laat het kenmerk staan dat zegt wat het onderdeel doet.
    trait-missing-interactive.title | Bedienbaar onderdeel heeft geen rol
    trait-missing-interactive.fix | Geef het het kenmerk button, of link wanneer het uit de app leidt.
    trait-image-missing.title | Afbeelding zonder het kenmerk afbeelding
    trait-image-missing.fix | Geef het het kenmerk image, of button wanneer het dat is.
    disabled-unexplained.title | Uitgeschakelde regelaar geeft geen reden
    disabled-unexplained.fix | Zeg in de hint wanneer het te gebruiken is.
    voice-name-mismatch.title | Naam voor stembediening wijkt af van de zichtbare tekst
    voice-name-mismatch.fix | Zet de zichtbare tekst vooraan bij de namen voor stembediening.
    text-fixed-font.title | Tekst volgt de ingestelde tekstgrootte niet
    text-fixed-font.fix | Gebruik een tekststijl, en stel adjustsFontForContentSizeCategory in.
    text-clipped-large.title | Tekst wordt bij grote letters afgesneden
    text-clipped-large.fix | Laat de hoogte de tekst volgen, of laat scrollen.
    text-truncated.title | Tekst is afgekapt
    text-truncated.fix | Toon de hele tekst, of zet hem ten minste in het label.
    contrast-text.title | Opgegeven tekstkleuren hebben te weinig contrast
    contrast-text.fix | Maak een van beide kleuren donkerder of lichter.
    contrast-text-enhanced.title | Opgegeven tekstkleuren onder het verhoogde niveau
    contrast-text-enhanced.fix | Maak een van beide kleuren donkerder of lichter.
    focus-trap.title | Cursor kan niet weg
    focus-trap.fix | Laat de cursor gaan waar hij heen wordt gestuurd; meld niet bij elke beweging een wijziging die een onderdeel noemt.
    focus-unreachable.title | Bedienbaar onderdeel wordt nooit bereikt
    focus-unreachable.fix | Maak er een eigen onderdeel van, noem het in de lijst van zijn container, of bied aan als actie wat het doet.
    focus-asymmetric.title | Volgorde terug is niet de omgekeerde
    focus-asymmetric.fix | Verander volgorde noch plaats van de cursor terwijl iemand beweegt.
    focus-nondeterministic.title | Volgorde verandert van keer tot keer
    focus-nondeterministic.fix | Toon hetzelfde in dezelfde volgorde zolang er niets is gebeurd.
    focus-moved-unasked.title | Cursor verspringt zonder invoer
    focus-moved-unasked.fix | Kondig aan wat er is gebeurd, en laat de cursor waar hij is.
    focus-lost-layout.title | Onderdeel met focus verdween en de cursor raakte kwijt
    focus-lost-layout.fix | Noem de buur, of wat ervoor in de plaats kwam, bij het melden van de wijziging.
    focus-reset-refresh.title | Verversen gooit de cursor terug
    focus-reset-refresh.fix | Behoud onderdelen die gelijk zijn gebleven, of geef nieuwe dezelfde identificatie.
    focus-initial-odd.title | Eerste stop van een scherm is onverwacht
    focus-initial-odd.fix | Noem geen onderdeel, of dat waarmee het scherm begint.
    layout-change-silent.title | Inhoud veranderde zonder melding
    layout-change-silent.fix | Meld layoutChanged, met het onderdeel dat er nu het meest toe doet.
    focus-stale.title | Cursor staat op een dood onderdeel
    focus-stale.fix | Meld een wijziging wanneer een onderdeel verdwijnt, en noem geen onderdelen die niet op het scherm staan.
    adjustable-no-change.title | Aanpassen verandert de waarde niet
    adjustable-no-change.fix | Verander de waarde in accessibilityIncrement en accessibilityDecrement, en zeg die in accessibilityValue.
    adjustable-not-inverse.title | Verhogen en dan verlagen keert niet terug
    adjustable-not-inverse.fix | Laat beide met dezelfde stap gaan.
    adjustable-unbounded.title | Aanpassen komt nooit aan een eind
    adjustable-unbounded.fix | Neem grotere stappen, of bied een veld om de waarde te typen.
    activation-noop.title | Activeren doet niets
    activation-noop.fix | Reageer op de activering, of haal het kenmerk weg.
    activation-state-silent.title | Status veranderd, spraak niet
    activation-state-silent.fix | Zeg de toestand in de waarde of met het kenmerk selected.
    custom-action-noop.title | Eigen actie doet niets
    custom-action-noop.fix | Doe wat de naam van de actie zegt, en antwoord true.
    gesture-magic-tap-unhandled.title | Magische tik genegeerd op een mediascherm
    gesture-magic-tap-unhandled.fix | Reageer op accessibilityPerformMagicTap met afspelen en pauzeren.
    scroll-unhandled.title | Inhoud kan niet worden gescrold
    scroll-unhandled.fix | Zet de inhoud in een scrolweergave, of reageer op accessibilityScroll.
    scroll-silent.title | Scrollen noemt geen pagina
    scroll-silent.fix | Meld pageScrolled met een tekst zoals ‘Pagina 2 van 5’.
    direct-touch-trap.title | Gebied voor directe aanraking neemt het scherm in
    direct-touch-trap.fix | Laat ruimte voor een uitweg, of laat het pas aanrakingen nemen nadat het is geactiveerd.
    modal-leak.title | Cursor verlaat een open modale weergave
    modal-leak.fix | Stel accessibilityViewIsModal in op de weergave naast die welke moeten worden uitgesloten, of presenteer een controller.
    modal-no-escape.title | Modale weergave heeft geen uitweg
    modal-no-escape.fix | Reageer op accessibilityPerformEscape, of geef een knop die sluit.
    modal-focus-not-moved.title | Openen van een modale weergave laat de cursor achter
    modal-focus-not-moved.fix | Meld screenChanged met het eerste onderdeel.
    modal-focus-not-restored.title | Sluiten van een modale weergave raakt de plek kwijt
    modal-focus-not-restored.fix | Meld layoutChanged met wat het opende, en geen screenChanged zonder onderdeel.
    modal-untitled.title | Modale weergave kondigt zichzelf niet aan
    modal-untitled.fix | Geef het een titel of kop, en laat de cursor daar beginnen.
    order-visual-mismatch.title | Uitgesproken volgorde wijkt af van de indeling
    order-visual-mismatch.fix | Groepeer wat bij elkaar hoort, of som de onderdelen op in de volgorde waarin ze te zien zijn.
    order-header-after-content.title | Kop komt na wat eronder valt
    order-header-after-content.fix | Zet de kop vóór wat eronder valt.
    swipe-cost.title | Te veel vegen om er te komen
    swipe-cost.fix | Voeg koppen toe, zet het dichter bij begin of eind, of maak één stop van wat bij elkaar hoort.
    rotor-dead.title | Aangeboden rotor leidt nergens heen
    rotor-dead.fix | Bied hem alleen aan waar hij iets vindt, en reageer in beide richtingen.
    screen-change-silent.title | Nieuw scherm zonder melding
    screen-change-silent.fix | Meld screenChanged wanneer een scherm de plaats van een ander inneemt.
    screen-change-spurious.title | Nieuw scherm gemeld bij een kleine wijziging
    screen-change-spurious.fix | Meld layoutChanged, met het onderdeel dat is veranderd.
    screen-change-storm.title | Meerdere schermwisselingen in één keer
    screen-change-storm.fix | Meld één wijziging wanneer alles klaar is.
    child-controller-stale.title | Verwijderde onderliggende controller nog toegankelijk
    child-controller-stale.fix | Voeg de controller toe met addChild en didMove, en haal zijn weergave met hem weg.
    restoration-focus.title | Herstellen van de status raakt de plek kwijt
    restoration-focus.fix | Geef elke controller op de weg een herstelidentificatie, en onderdelen identificaties.
    back-unhandled.title | Escape gaat niet terug
    back-unhandled.fix | Toon de terugknop, of reageer op accessibilityPerformEscape.
    announcement-interrupted.title | Aankondiging afgebroken
    announcement-interrupted.fix | Kondig aan wanneer de wijziging voorbij is, of geef de aankondiging een hogere prioriteit.
    announcement-lost.title | Aankondiging komt waar ze verloren gaat
    announcement-lost.fix | Kondig aan wanneer het nieuwe scherm is gezegd, of zeg het met het onderdeel dat de wijziging noemt.
    announcement-spam.title | Te veel aankondigingen
    announcement-spam.fix | Kondig aan wat ertoe doet, één keer.
    status-not-announced.title | Status of fout verschijnt ongehoord
    status-not-announced.fix | Kondig het aan, of meld layoutChanged met de tekst.
    transient-too-short.title | Bericht verdwijnt voordat het te horen is
    transient-too-short.fix | Laat het staan tot iemand het sluit, en kondig het aan.
    utterance-too-long.title | Eén stop spreekt te lang
    utterance-too-long.fix | Kort het label in, of maak er meer stops van.
    hint-cut.title | Hint is nooit te horen
    hint-cut.fix | Kort het label in, zodat de hint eerder komt.
    speech-repeat.title | Twee stops na elkaar zeggen hetzelfde
    speech-repeat.fix | Maak van beide één stop, of zeg wat ze onderscheidt.
    speech-unpronounceable.title | Stem kan het niet uitspreken
    speech-unpronounceable.fix | Geef de taal van de tekst aan met accessibilityLanguage, of schrijf hem zoals hij wordt gezegd.
    speech-role-inconsistent.title | Zelfde regelaar noemt een andere rol
    speech-role-inconsistent.fix | Geef beide dezelfde kenmerken.
    live-value-without-trait.title | Waarde verandert vaak zonder dat te melden
    live-value-without-trait.fix | Voeg het kenmerk updatesFrequently toe.
    the key | toets
    the text field | tekstveld
    the text view | tekstweergave
    the password field | wachtwoordveld
    the search field | zoekveld
    the switch | schakelaar
    the adjustable element | aanpasbaar onderdeel
    the slider | schuifregelaar
    the control | regelaar
    the element | onderdeel
    the heading | kop
    the button | knop
    the link | link
    the image | afbeelding
    the text | tekst
    the tab | tabblad
    the segment | segment
    the key {1} | toets {1}
    the text field {1} | tekstveld {1}
    the text view {1} | tekstweergave {1}
    the password field {1} | wachtwoordveld {1}
    the search field {1} | zoekveld {1}
    the switch {1} | schakelaar {1}
    the adjustable element {1} | aanpasbaar onderdeel {1}
    the slider {1} | schuifregelaar {1}
    the control {1} | regelaar {1}
    the element {1} | onderdeel {1}
    the heading {1} | kop {1}
    the button {1} | knop {1}
    the link {1} | link {1}
    the image {1} | afbeelding {1}
    the text {1} | tekst {1}
    the tab {1} | tabblad {1}
    the segment {1} | segment {1}
    the key '{1}' | toets ‘{1}’
    the text field '{1}' | tekstveld ‘{1}’
    the text view '{1}' | tekstweergave ‘{1}’
    the password field '{1}' | wachtwoordveld ‘{1}’
    the search field '{1}' | zoekveld ‘{1}’
    the switch '{1}' | schakelaar ‘{1}’
    the adjustable element '{1}' | aanpasbaar onderdeel ‘{1}’
    the slider '{1}' | schuifregelaar ‘{1}’
    the control '{1}' | regelaar ‘{1}’
    the element '{1}' | onderdeel ‘{1}’
    the heading '{1}' | kop ‘{1}’
    the button '{1}' | knop ‘{1}’
    the link '{1}' | link ‘{1}’
    the image '{1}' | afbeelding ‘{1}’
    the text '{1}' | tekst ‘{1}’
    the tab '{1}' | tabblad ‘{1}’
    the segment '{1}' | segment ‘{1}’
    the key beside {1} | toets naast {1}
    the text field beside {1} | tekstveld naast {1}
    the text view beside {1} | tekstweergave naast {1}
    the password field beside {1} | wachtwoordveld naast {1}
    the search field beside {1} | zoekveld naast {1}
    the switch beside {1} | schakelaar naast {1}
    the adjustable element beside {1} | aanpasbaar onderdeel naast {1}
    the slider beside {1} | schuifregelaar naast {1}
    the control beside {1} | regelaar naast {1}
    the element beside {1} | onderdeel naast {1}
    the heading beside {1} | kop naast {1}
    the button beside {1} | knop naast {1}
    the link beside {1} | link naast {1}
    the image beside {1} | afbeelding naast {1}
    the text beside {1} | tekst naast {1}
    the tab beside {1} | tabblad naast {1}
    the segment beside {1} | segment naast {1}
    the key below {1} | toets onder {1}
    the text field below {1} | tekstveld onder {1}
    the text view below {1} | tekstweergave onder {1}
    the password field below {1} | wachtwoordveld onder {1}
    the search field below {1} | zoekveld onder {1}
    the switch below {1} | schakelaar onder {1}
    the adjustable element below {1} | aanpasbaar onderdeel onder {1}
    the slider below {1} | schuifregelaar onder {1}
    the control below {1} | regelaar onder {1}
    the element below {1} | onderdeel onder {1}
    the heading below {1} | kop onder {1}
    the button below {1} | knop onder {1}
    the link below {1} | link onder {1}
    the image below {1} | afbeelding onder {1}
    the text below {1} | tekst onder {1}
    the tab below {1} | tabblad onder {1}
    the segment below {1} | segment onder {1}
    pan | slepen
    pinch | knijpen
    rotation | draaien
    longPress | lang indrukken
    latin | Latijns
    cyrillic | Cyrillisch
    greek | Grieks
    arabic | Arabisch
    hebrew | Hebreeuws
    devanagari | Devanagari
    thai | Thais
    hangul | Hangul
    kana | Kana
    han | Chinees
    other | ander
    the screen | het scherm
    {1} of line {2} | {1} op regel {2}
    {1} covers {2} by {3} points | {1} bedekt {2} met {3} punten
    {1} stands where {2} stands | {1} staat waar {2} staat
    a double tap lands outside {1} | {1}: een dubbele tik komt ernaast terecht
    a double tap on {1} lands off the screen | {1}: een dubbele tik komt buiten het scherm terecht
    a double tap on {1} lands on {2} | {1}: een dubbele tik komt terecht op {2}
    {1} is {2} points large | {1} is {2} punten groot
    {1} stands beside the screen | {1} staat naast het scherm
    {1} reaches {2} points beyond what holds it | {1} steekt {2} punten buiten wat het bevat
    {1} is {2} points large, less than {3} | {1} is {2} punten groot, minder dan {3}
    {1} is {2} points large and close to {3} | {1} is {2} punten groot en dicht bij {3}
    {1} is {2} points high, less than {3} | {1} is {2} punten hoog, minder dan {3}
    {1} is {2} points wide, less than {3} | {1} is {2} punten breed, minder dan {3}
    {1} is {2} points high and close to {3} | {1} is {2} punten hoog en dicht bij {3}
    {1} is {2} points wide and close to {3} | {1} is {2} punten breed en dicht bij {3}
    {1} is {2} points from {3} | {1} ligt {2} punten van {3}
    the hint begins with the name {1} | de hint begint met de naam {1}
    the hint '{1}' of {2} names the gesture | {2}: de hint ‘{1}’ noemt het gebaar
    the hint of {1} begins with an order | {1}: de hint begint met een opdracht
    the hint of {1} holds the role | {1}: de hint bevat de rol
    the hint of {1} ends without a full stop | {1}: de hint eindigt zonder punt
    the hint of {1} has {2} characters | {1}: de hint heeft {2} tekens
    only the hint says what {1} is | {1}: alleen de hint zegt wat het is
    {1} has no hint | {1} heeft geen hint
    the label of {1} holds {2} | {1}: het label bevat {2}
    the value of {1} holds {2} | {1}: de waarde bevat {2}
    the hint of {1} holds {2} | {1}: de hint bevat {2}
    the label of {1} holds '{2}' | {1}: het label bevat ‘{2}’
    the value of {1} holds '{2}' | {1}: de waarde bevat ‘{2}’
    the hint of {1} holds '{2}' | {1}: de hint bevat ‘{2}’
    the private-use character {1} | het privéteken {1}
    a replacement character, which stands for text that was lost | een vervangingsteken, dat voor verloren tekst staat
    a lone direction character {1} | een los richtingsteken {1}
    the zero-width character {1} | het teken zonder breedte {1}
    a direction character that is not closed | een richtingsteken dat niet wordt afgesloten
    the label '{1}' has no words | het label ‘{1}’ heeft geen woorden
    the label '{1}' ends with a full stop | het label ‘{1}’ eindigt met een punt
    the label '{1}' is all capitals | het label ‘{1}’ is geheel in hoofdletters
    the label '{1}' has gaps between its letters | het label ‘{1}’ heeft spaties tussen de letters
    the label '{1}' begins with a small letter | het label ‘{1}’ begint met een kleine letter
    {1} elements are called '{2}' | {1} onderdelen heten ‘{2}’
    '{1}' does something else than the one before it | ‘{1}’ doet iets anders dan het vorige met die naam
    '{1}' does what '{2}' does | ‘{1}’ doet hetzelfde als ‘{2}’
    {1} is spoken twice, as a container and inside it | {1} wordt twee keer uitgesproken, als container en daarin
    the label {1} has {2} characters | het label {1} heeft {2} tekens
    the label is only '{1}' | het label is alleen ‘{1}’
    {1} digits in a row of {2} are spoken as one number | {2}: {1} cijfers achter elkaar worden als één getal gelezen
    the value '{1}' stands in the label {2} as well | de waarde ‘{1}’ staat ook in het label {2}
    the label {1} says '{2}' twice | het label {1} zegt twee keer ‘{2}’
    {1} has no name but that of its picture's file | {1} heeft geen naam behalve die van het afbeeldingsbestand
    {1} has no name but that of its picture's file, which is in English | {1} heeft geen naam behalve die van het afbeeldingsbestand, die Engels is
    {1} has no name, and only a picture behind it | {1} heeft geen naam, alleen een afbeelding erachter
    {1} has no name | {1} heeft geen naam
    {1} says only whether it is on | {1} zegt alleen of het aan staat
    {1} has neither a label nor a placeholder | {1} heeft geen label en geen plaatsaanduiding
    {1} can be edited, and seems to hold a text that is only read | {1} is bewerkbaar, maar lijkt een tekst te bevatten die alleen gelezen wordt
    {1} holds a text and has neither a label nor a placeholder | {1} bevat een tekst, maar geen label en geen plaatsaanduiding
    {1} is named by its placeholder only | {1} is alleen benoemd door de plaatsaanduiding
    {1} is named by its file only | {1} is alleen benoemd door het bestand
    {1} has no description | {1} heeft geen beschrijving
    the cursor stops at {1} and nothing is said | de cursor stopt bij {1} en er wordt niets gezegd
    the label '{1}' is the name of a file | het label ‘{1}’ is een bestandsnaam
    the label '{1}' is a name out of code | het label ‘{1}’ is een naam uit de code
    the label '{1}' is the key of a text | het label ‘{1}’ is de sleutel van een tekst
    the label '{1}' is an address | het label ‘{1}’ is een adres
    '{1}' does not come first in the label '{2}' | ‘{1}’ staat niet vooraan in het label ‘{2}’
    the label '{1}' lacks the visible text '{2}' | in het label ‘{1}’ ontbreekt de zichtbare tekst ‘{2}’
    {1} is named '{2}' and '{3}' | {1} is benoemd als ‘{2}’ en ‘{3}’
    {1} is in {2} letters and its language is '{3}' | {1} is in een schrift ({2}) dat niet bij de taal ‘{3}’ hoort
    '{1}', the language of {2}, is no well-formed tag | ‘{1}’, de taal van {2}, is geen geldige taalcode
    no voice speaks '{1}', the language of {2} | geen stem spreekt ‘{1}’, de taal van {2}
    the label '{1}' ends with the role | het label ‘{1}’ eindigt met de rol
    the label '{1}' holds the role | het label ‘{1}’ bevat de rol
    the label '{1}' says in which state it is | het label ‘{1}’ zegt in welke toestand het is
    the label '{1}' tells how to operate it | het label ‘{1}’ vertelt hoe het te bedienen is
    the label '{1}' says that it is an image | het label ‘{1}’ zegt dat het een afbeelding is
    the label '{1}' does not say what it is for | het label ‘{1}’ zegt niet waar het voor is
    {1} hides {2}, which stands inside it | {1} verbergt {2}, dat erin staat
    {1} can be operated and the cursor never stops there | {1} is te bedienen en de cursor stopt daar nooit
    {1} can be read and the cursor never stops there | {1} is te lezen en de cursor stopt daar nooit
    the text {1} is never said | de tekst {1} wordt nooit gezegd
    the list of {1} names {2}, which is hidden | {1}: de lijst noemt {2}, dat verborgen is
    {1} lies under {2} | {1} ligt onder {2}
    an opaque view | een ondoorzichtige weergave
    {1} stands in the list of {2} and in that of another | {1} staat in de lijst van {2} en in een andere
    the list of {1} leads back to itself | {1}: de lijst leidt naar zichzelf terug
    {1} is to be read before itself | {1} moet vóór zichzelf worden gelezen
    the list of {1} names {2} twice | {1}: de lijst noemt {2} twee keer
    {1} is to be read before and after another element | {1} moet vóór en na een ander onderdeel worden gelezen
    the list of {1} leaves out {2}, which is never reached | {1}: de lijst laat {2} weg, dat nooit wordt bereikt
    what names {1} | wat {1} benoemt
    what heads the cells of {1} | wat de kop vormt van de cellen van {1}
    {1} does not exist | {1}: dat bestaat niet
    {1} is hidden | {1}: dat is verborgen
    {1} says nothing | {1}: dat zegt niets
    the table has {1} rows and nothing heads them | de tabel heeft {1} rijen en geen koppen
    the table {1} has {2} rows and nothing heads them | de tabel {1} heeft {2} rijen en geen koppen
    {1} stops of text in {2} say one thing | {2}: {1} stops met tekst zeggen één ding
    {1} has the identifier '{2}', which is used before | {1} heeft de identificatie ‘{2}’, die al gebruikt is
    {1} has no identifier | {1} heeft geen identificatie
    {1} stands inside {2} others | {1} staat in {2} andere
    {1} answers to {2} only | {1} reageert alleen op {2}
    {1} and {2} | {1} en {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | het scherm mag alleen rechtop worden gehouden
    the screen may be held sideways only | het scherm mag alleen gekanteld worden gehouden
    {1}, which lies over the screen, has no title | {1} ligt over het scherm en heeft geen titel
    the screen is called '{1}', as another is | het scherm heet ‘{1}’, net als een ander
    the screen has {1} stops and no heading | het scherm heeft {1} stops en geen kop
    {1} has level {2} after level {3} | {1} heeft niveau {2} na niveau {3}
    {1} has level {2} inside a heading of level {3} | {1} heeft niveau {2} in een kop van niveau {3}
    the heading has no text | de kop heeft geen tekst
    {1} does not respond to a user | {1} reageert niet op de gebruiker
    {1} has no action in the file, unlike other controls here | {1} heeft geen actie in het bestand, anders dan andere regelaars hier
    {1} is adjustable and nothing can turn it | {1} is aanpasbaar en niets kan het aanpassen
    {1} has no value | {1} heeft geen waarde
    the smallest value {1} of {2} is not below the largest, {3} | {2}: de kleinste waarde {1} ligt niet onder de grootste, {3}
    {1} has a value and no range | {1} heeft een waarde en geen bereik
    the value {1} of {2} is below the smallest, {3} | {2}: de waarde {1} ligt onder de kleinste, {3}
    the value {1} of {2} is above the largest, {3} | {2}: de waarde {1} ligt boven de grootste, {3}
    an action of {1} has no name | {1}: een actie heeft geen naam
    two actions of {1} are called '{2}' | {1}: twee acties heten ‘{2}’
    a rotor of {1} has no name | {1}: een rotor heeft geen naam
    {1} holds a text and '{2}' is spoken in its place | {1} bevat een tekst en in plaats daarvan wordt ‘{2}’ gezegd
    the value of {1} gives away what was typed | {1}: de waarde verraadt wat er is getypt
    {1} does not declare what is typed into it | {1} geeft niet aan wat hier wordt getypt
    {1} is selected and no trait says so | {1} is geselecteerd en geen kenmerk zegt dat
    {1} is disabled and no trait says so | {1} is uitgeschakeld en geen kenmerk zegt dat
    the value of {1} does not say whether it is on | {1}: de waarde zegt niet of het aan staat
    the value of {1} does not say whether it is unfolded | {1}: de waarde zegt niet of het is uitgevouwen
    {1} elements of {2} are selected | {2}: {1} onderdelen zijn geselecteerd
    the traits {1} of {2} contradict each other | {2}: de kenmerken {1} spreken elkaar tegen
    {1} is dimmed and can be turned all the same | {1} is grijs en kan toch worden aangepast
    {1} can be activated and no trait says so | {1} kan worden geactiveerd en geen kenmerk zegt dat
    {1} is an image and lacks the trait | {1} is een afbeelding zonder dat kenmerk
    {1} is dimmed and does not say why | {1} is grijs en zegt niet waarom
    no name of {1} for voice control is the visible text '{2}' | {1}: geen naam voor stembediening is de zichtbare tekst ‘{2}’
    the text of {1} fills {2}% of a fixed height | {1}: de tekst vult {2}% van een vaste hoogte
    the text of {1} outgrows its height at the size {2} | {1}: de tekst groeit bij de grootte {2} boven zijn hoogte uit
    the text ends in the middle: '{1}' | de tekst eindigt halverwege: ‘{1}’
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: de tekst heeft een contrast van {2} op 1, minder dan {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: de tekst heeft een contrast van {2} op 1 tot {3} op 1, naargelang wat eronder ligt
    the screen has neither a title nor a heading | het scherm heeft geen titel en geen kop
    {1} screens have neither a title nor a heading | {1} schermen hebben geen titel en geen kop
    the text of {1} does not follow the text-size setting | {1}: de tekst volgt de ingestelde tekstgrootte niet
    {1} texts do not follow the text-size setting | {1} teksten volgen de ingestelde tekstgrootte niet
    {1} has the size that UIKit gives it, less than 44 points | {1} heeft de grootte die UIKit geeft, minder dan 44 punten
    {1} controls have the size that UIKit gives them, less than 44 points | {1} regelaars hebben de grootte die UIKit geeft, minder dan 44 punten
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} en nog {3}
    {1}; {2} more for review | {1}; nog {2} te bekijken
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | er stond niets op enig scherm
    every file was passed over | alle bestanden zijn overgeslagen
    no storyboard, xib or screen document is in {1} | er is geen storyboard, xib of schermdocument in {1}
    every screen was passed over: apps show them only while they start | alle schermen zijn overgeslagen: ze zijn er alleen tijdens het starten van de app
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | Er is niets mis met de bestanden; schermen die code maakt, kunnen als dumps worden gecontroleerd.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Noem de map met de schermen; schermen die code maakt, kunnen als dumps worden gecontroleerd.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | De opmerkingen zeggen waarom elk bestand is overgeslagen; wat Xcode 4 of ouder heeft geschreven, moet met een nieuwere versie worden bewaard.
    every rule is off | alle regels zijn uitgeschakeld
    there is no rule called '{1}' | er is geen regel ‘{1}’
    there is no rule called '{1}'; did you mean '{2}'? | er is geen regel ‘{1}’; bedoelde u ‘{2}’?
    what {1} ignores was to be mended by {2} | wat {1} negeert, moest uiterlijk {2} zijn verholpen
    {1} ignores nothing that was found | {1} negeert niets van wat is gevonden
    '{1}' | ‘{1}’
    {1} by {2} | {1} × {2}
    a silent stop | een stille stop
    nothing | niets
    something | iets
    another stop | een andere stop
    it | dit
    flicking on comes from {1} to {2} again, and never to the rest | verder vegen komt van {1} weer bij {2}, en nooit bij de rest
    flicking back comes from {1} to {2} again, and never to the rest | terug vegen komt van {1} weer bij {2}, en nooit bij de rest
    flicking on comes no further than {1} | verder vegen komt niet verder dan {1}
    flicking back comes no further than {1} | terug vegen komt niet verder dan {1}
    flicking on comes to ever more stops, and never to the rest | doorvegen komt bij steeds meer haltes en nooit bij de rest
    flicking on from the first stop does not come to {1} | verder vegen vanaf de eerste stop komt niet bij {1}
    {1} answers touches, and flicking on does not come to it | {1} reageert op aanrakingen, en verder vegen komt er niet
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | terug vegen komt bij {1} stops in een andere volgorde dan verder vegen, dat bij {2} komt
    flicking on came to {1} stops, and to {2} when it was done again | verder vegen kwam bij {1} stops, en de tweede keer bij {2}
    flicking on came to {1}, and to {2} there when it was done again | verder vegen kwam bij {1}, en de tweede keer daar bij {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: de cursor ging daar weg ({2}) terwijl niemand iets had gedaan
    the cursor left {1} for {2}, which nobody had asked for | de cursor ging van {1} naar {2}, waar niemand om had gevraagd
    a flick was followed by another move of the cursor, to {1} | op een veeg volgde nog een beweging van de cursor, naar {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} is weg, en de cursor staat hier: {2}, hoewel een buur er nog is
    {1} was made anew, and the cursor stands on {2} | {1} is opnieuw gemaakt, en de cursor staat op {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | wat rond {1} staat werd bijgewerkt, en de cursor staat op {2}
    the screen begins with {1}, which is stop {2} of {3} | het scherm begint met {1}, stop {2} van {3}
    {1} has gone and no change was posted | {1} is weg en er is geen wijziging gemeld
    {1} has come and no change was posted | {1} is erbij gekomen en er is geen wijziging gemeld
    {1} under the cursor has gone, and no change was posted | {1} onder de cursor is weg en er is geen wijziging gemeld
    {1} under the cursor has gone, and the change that was posted names no other place | {1} onder de cursor is weg, en de gemelde wijziging noemt geen andere plaats
    the app sends the cursor to '{1}', which is not on the screen | de app stuurt de cursor naar ‘{1}’, dat niet op het scherm staat
    the cursor comes to {1}, which is not on the screen | de cursor komt bij {1}, dat niet op het scherm staat
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} wordt bij elke vraag opnieuw gemaakt, zodat de cursor op iets staat dat weg is
    flicking up and down leaves {1} as it is | omhoog en omlaag vegen laat {1} zoals het is
    {1} turned up and down again says '{2}' | {1} zegt na verhogen en verlagen ‘{2}’
    {1} can be turned up without end | {1} kan zonder eind worden verhoogd
    {1} can be turned down without end | {1} kan zonder eind worden verlaagd
    activating {1} does nothing | {1}: activeren doet niets
    activating {1} has changed its state, and it says the same as before | {1}: activeren heeft de toestand veranderd, en er wordt hetzelfde gezegd als ervoor
    the action '{1}' of {2} does nothing | {2}: de actie ‘{1}’ doet niets
    {1} starts media, and a magic tap does nothing | {1} start media, en een magische tik doet niets
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} ligt voorbij de rand van het scherm, en op scrollen komt geen antwoord
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} ligt voorbij de rand van het scherm, en scrollen brengt het niet in beeld
    what holds {1} answers a finger that moves over it, and scrolling is not answered | wat {1} bevat reageert op een vinger die erover beweegt, en op scrollen komt geen antwoord
    scrolling was answered, and nobody said where it has come to | op scrollen kwam antwoord, en niemand zei waarheen
    {1} takes all touches, and there is no stop beside it | {1} neemt alle aanrakingen, en er is geen stop naast
    flicking on comes from what lies over the screen to '{1}' behind it | verder vegen komt van wat over het scherm ligt bij ‘{1}’ erachter
    neither escape nor anything that the cursor comes to closes what lies over the screen | noch escape noch iets wat de cursor bereikt sluit wat over het scherm ligt
    something has come to lie over the screen, and the cursor is on {1} | iets is over het scherm komen te liggen, en de cursor staat hier: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | wat over het scherm lag is weg, en de cursor staat hier: {1}, niet op {2}, dat het had geopend
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | wat over het scherm lag is weg, en de app meldt daarachter een nieuw scherm, wat wegleidt van {1}, dat het had geopend
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | wat over het scherm lag is weg, en {1}, dat het had geopend, is intussen opnieuw gemaakt
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | wat over het scherm ligt begint met ‘{1}’, zonder titel en zonder kop
    {1} is heard before {2}, which stands before it | {1} is te horen vóór {2}, dat ervoor staat
    {1}, which stands below {2}, is heard before it | {1} staat onder {2} en is ervoor te horen
    {1} gestures lead to {2} | {1} gebaren leiden naar {2}
    the rotor '{1}' finds nothing | de rotor ‘{1}’ vindt niets
    another screen has come in the place of the one with {1}, and no change was posted | een ander scherm kwam in de plaats van dat met {1}, en er is geen wijziging gemeld
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | de app heeft een nieuw scherm gemeld hoewel het meeste is gebleven, en de cursor ging van {1} naar de eerste stop
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | de app heeft een nieuw scherm gemeld hoewel het meeste is gebleven, en stuurt de cursor naar {1}
    {1} changes of the screen were posted at once | er zijn {1} schermwisselingen tegelijk gemeld
    {1} changes of the layout were posted at once | er zijn {1} indelingswijzigingen tegelijk gemeld
    {1} belongs to a controller that is in no window and in no other controller | {1} hoort bij een controller die niet in een venster en niet in een andere controller staat
    {1} lies under the view of another controller, and is still come to | {1} ligt onder de weergave van een andere controller en wordt nog steeds bereikt
    the app was ended on '{1}' and comes back with '{2}' | de app is gestopt bij ‘{1}’ en komt terug met ‘{2}’
    {1} is not there when the app was ended and comes back | {1} is er niet wanneer de app is gestopt en terugkomt
    {1} was not there when the app was ended, and is there when it comes back | {1} was er niet toen de app werd beëindigd en is er wel als die terugkomt
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | de cursor stond op {1} toen de app stopte, en staat op {2} wanneer die terugkomt
    neither escape nor anything that the cursor comes to goes back | noch escape noch iets wat de cursor bereikt gaat terug
    {1} goes back, and escape does not | {1} gaat terug, escape niet
    '{1}' was announced and cut off | ‘{1}’ is aangekondigd en afgebroken
    '{1}' was announced with a change of the screen, and never heard | ‘{1}’ is aangekondigd met een schermwisseling, en nooit gehoord
    '{1}' was announced while the app was left, and never heard | ‘{1}’ werd aangekondigd bij het verlaten van de app en is nooit gehoord
    '{1}' was announced twice in a row | ‘{1}’ is twee keer achter elkaar aangekondigd
    {1} announcements came within {2} seconds | er kwamen {1} aankondigingen binnen {2} seconden
    {1} has come on the screen, and was not said | {1} is op het scherm gekomen en niet gezegd
    {1} was there for {2} seconds, and takes {3} to be heard | {1} was er {2} seconden, en er zijn er {3} nodig om het te horen
    '{1}…' takes {2} seconds | ‘{1}…’ duurt {2} seconden
    the hint of {1} begins only after {2} seconds | {1}: de hint begint pas na {2} seconden
    the hint '{1}' belongs to no stop, and is never heard | de hint ‘{1}’ hoort bij geen halte en is nooit te horen
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: de hint wordt door ‘{2}’ afgebroken telkens als de cursor er komt
    {1} comes right after {2} | {1} komt direct na {2}
    {1} said another role before | {1} noemde eerder een andere rol
    {1} changed {2} times within {3} seconds | {1} veranderde {2} keer binnen {3} seconden
    no voice reads '{1}' | geen stem leest ‘{1}’
    '{1}' is read by the voice of another language than '{2}' | ‘{1}’ wordt gelezen door de stem van een andere taal dan ‘{2}’
    the same way has led to another state than before | dezelfde weg leidde naar een andere toestand dan eerder
    By rule | Per regel
    By file | Per bestand
    Baseline entries that nothing needs any more | Basislijnposten die nergens meer voor nodig zijn
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Om de eerste over te slaan, voeg je dit onder ‘ignore’ in .earshot.yaml toe: - {1}
    These are: {1} | Dit zijn: {1}
    Screen {1} of {2} | Scherm {1} van {2}
    Audit | Controle
    critical | kritiek
    serious | ernstig
    moderate | matig
    minor | gering
    review | te bekijken
    {1} critical | kritiek: {1}
    {1} serious | ernstig: {1}
    {1} moderate | matig: {1}
    {1} minor | gering: {1}
    {1} for review | te bekijken: {1}
    nothing found | niets gevonden
    {1} elements checked: {2} | gecontroleerde onderdelen: {1}; {2}
    {1} elements on {2} screens checked: {3} | gecontroleerde onderdelen: {1}, schermen: {2}; {3}
    {1} states walked | doorlopen toestanden: {1}
    {1} states walked, {2} not reached | doorlopen toestanden: {1}, niet bereikt: {2}
    {1} known from the baseline | bekend uit de basislijn: {1}
    {1} ignored | genegeerd: {1}
    {1} stale entries | verouderde posten: {1}
    {1} refused | geweigerd: {1}
    {1} files skipped | overgeslagen bestanden: {1}
    {1} screens skipped | overgeslagen schermen: {1}
    {1} files, {2} screens skipped | overgeslagen bestanden: {1}, schermen: {2}
    {1} rules not checked everywhere | niet overal gecontroleerde regels: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2} keer
    Accessibility audit | Toegankelijkheidscontrole
    earshot {1}, rule set {2}, part {3} | earshot {1}, regelset {2}, deel {3}
    Skip to the screens | Naar de schermen
    Screens | Schermen
    Refused files | Geweigerde bestanden
    Rules for which files lack facts | Regels waarvoor in bestanden gegevens ontbreken
    {1}: not sure of everything on {2} screens | {1}: niet van alles zeker; schermen: {2}
    About this audit | Over deze controle
    Entries that the baseline no longer needs | Posten die de basislijn niet meer nodig heeft
    {1} findings | bevindingen: {1}
    No rule looks at this screen, which stands there until the app has begun. | Geen regel bekijkt dit scherm, dat er alleen is tot de app is begonnen.
    Not checked everywhere, since the file lacks facts: {1}. | Niet overal gecontroleerd, omdat gegevens in het bestand ontbreken: {1}.
    There is nothing to hear on this screen. | Op dit scherm is niets te horen.
    What is heard | Wat te horen is
    (silence) | (stilte)
    Findings | Wat is gevonden
    {1} findings known or ignored | bekende of genegeerde bevindingen: {1}
    stop {1} | stop {1}
    About {1} | Over {1}
    What is done from the start of the app, and what is heard: | Wat vanaf het begin van de app wordt gedaan en te horen is:
    What is heard on the way: | Wat onderweg te horen is:
    To pass over it, add to {1} in the configuration: | Om het over te slaan, voeg je dit aan {1} in de configuratie toe:
    ignored: {1} | genegeerd: {1}
    ignored | genegeerd
    known | bekend
    The file says nothing of where things stand. | Het bestand zegt niet waar de dingen staan.
    {1}, drawn with the numbers of its stops | {1}, getekend met de nummers van de stops
    earshot {1}, rule set {2} | earshot {1}, regelset {2}
    All {1} | alle: {1}
    {1}, line {2}, column {3} | {1}, regel {2}, kolom {3}
    and {1} more | en nog {1}
    it lists {1} elements and counts {2} | somt {1} elementen op en telt er {2}
    it does not find the place of element {1} | vindt de plaats van element {1} niet
    it finds element {1} at place {2} | vindt element {1} op plaats {2}
    it gives another element than the one it lists at place {1} | geeft op plaats {1} een ander element dan daar is opgesomd
    {1} rules | regels: {1}
    {1} rules not checked | niet gecontroleerde regels: {1}
    {1} rules without a finding | regels zonder bevinding: {1}
    the file lacks facts: {1} | in het bestand ontbreken gegevens: {1}
    a picture that stands there until the app has begun | een afbeelding die er alleen is tot de app is begonnen
    passed over | overgeslagen
    known or ignored | bekend of genegeerd
    for review | te bekijken
    The walk, drawn | De wandeling, getekend
    Play the walk | De wandeling afspelen
    What is heard on the way to the element. | Wat onderweg naar het element te horen is.
    What is done from the start of the app, and what is heard. | Wat vanaf het begin van de app wordt gedaan en te horen is.
    The baseline has it. | De basislijn bevat het.
    The folder in which earshot was run. | De map waarin earshot is uitgevoerd.
    """
}
