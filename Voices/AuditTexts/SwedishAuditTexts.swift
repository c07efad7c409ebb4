/// What an audit says in Swedish.
enum SwedishAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Reglage överlappar varandra
    target-overlap.fix | Flytta isär dem.
    target-duplicate-bounds.title | Två mål på samma plats
    target-duplicate-bounds.fix | Behåll ett av dem, eller håll markören borta från det andra.
    activation-point-off.title | Aktiveringspunkten missar objektet
    activation-point-off.fix | Sätt aktiveringspunkten i objektet, eller lämna den åt systemet.
    frame-empty.title | Tillgängligt objekt har ingen yta
    frame-empty.fix | Ge objektet ramen för det som det står för, eller håll markören borta.
    frame-offscreen.title | Fokuserbart objekt ligger utanför skärmen
    frame-offscreen.fix | Dölj det så länge det är borta, eller låt det gå att rulla dit.
    frame-outside-parent.title | Objektet ligger utanför sin behållare
    frame-outside-parent.fix | Låt behållaren omfatta det som finns i den.
    target-size-platform.title | Tryckyta mindre än plattformens mått
    target-size-platform.fix | Gör det större, eller låt beröringar runt omkring räknas.
    target-size-minimum.title | Tryckyta under 24 punkter och trång
    target-size-minimum.fix | Gör det större, eller flytta det från grannarna.
    target-spacing.title | Reglage för nära varandra
    target-spacing.fix | Flytta isär dem.
    hint-equals-label.title | Tipset upprepar namnet
    hint-equals-label.fix | Säg i tipset vad som händer, eller ta bort det.
    hint-gesture.title | Tipset nämner gesten
    hint-gesture.fix | Säg vad som händer: ”Öppnar albumet.”
    hint-form.title | Tipset är ingen kort fras i tredje person
    hint-form.fix | Skriv det som ”Spelar låten.”
    hint-too-long.title | Tipset är för långt
    hint-too-long.fix | Säg i en kort fras vad som händer.
    hint-essential.title | Namnet finns bara i tipset
    hint-essential.fix | Säg i etiketten vad det är, och i tipset vad som händer.
    hint-missing.title | Komplext reglage utan tips
    hint-missing.fix | Säg i tipset vad som händer.
    label-invisible-characters.title | Etiketten innehåller privata eller osynliga tecken
    label-invisible-characters.fix | Ta bort tecknen ur det som läses; ikoner ur ett typsnitt behöver en etikett i ord.
    label-symbols-only.title | Etiketten har inga ord
    label-symbols-only.fix | Säg i ord vad tecknet betyder.
    label-punctuation.title | Etiketten på ett reglage slutar som en mening
    label-punctuation.fix | Ta bort punkten.
    label-all-caps.title | Etiketten är helt i versaler
    label-all-caps.fix | Skriv etiketten som i en mening, och lämna versaler och mellanrum åt textens utseende.
    label-lowercase-start.title | Etiketten på ett reglage börjar med liten bokstav
    label-lowercase-start.fix | Börja etiketten med stor bokstav.
    label-duplicate.title | Flera reglage delar ett uppläst namn
    label-duplicate.fix | Lägg till i varje namn vad det gäller, som ”Radera, faktura 3”.
    label-same-name-different-action.title | Samma namn, olika resultat
    label-same-name-different-action.fix | Namnge var och en efter vad den gör.
    label-different-name-same-action.title | Samma åtgärd med olika namn
    label-different-name-same-action.fix | Kalla samma sak lika överallt.
    label-parent-child-same.title | Behållare och innehåll säger samma sak
    label-parent-child-same.fix | Ta bort behållarens namn, eller namnge den efter allt den innehåller.
    label-too-long.title | Etiketten är för lång att lyssna på
    label-too-long.fix | Korta etiketten, och flytta förklaringen till tipset.
    label-too-short.title | Etiketten är för kort för att säga något
    label-too-short.fix | Säg med ett ord vad reglaget gör.
    label-digit-run.title | Lång sifferföljd läses som ett enda tal
    label-digit-run.fix | Låt siffrorna bokstaveras, eller gruppera dem.
    label-equals-value.title | Namn och värde säger samma sak
    label-equals-value.fix | Utelämna värdet ur etiketten.
    label-repeats-word.title | Dubbla ord i etiketten
    label-repeats-word.fix | Ta bort ett av dem.
    label-missing-control.title | Reglaget har inget namn
    label-missing-control.fix | Ge en hjälpmedelsetikett som säger vad det gör eller ställer in, som ”Radera” eller ”Volym”.
    label-missing-toggle.title | Omkopplaren eller kryssrutan har inget namn
    label-missing-toggle.fix | Ge omkopplaren texten bredvid som etikett, eller gör båda till ett objekt.
    label-missing-field.title | Textfältet har inget namn
    label-missing-field.fix | Ge fältet en hjälpmedelsetikett, som ”Namn”; låt ingen redigera det som bara ska läsas.
    label-placeholder-only.title | Platshållaren är det enda namnet
    label-placeholder-only.fix | Ge fältet en hjälpmedelsetikett utöver platshållaren.
    label-missing-image.title | Tillgänglig bild saknar beskrivning
    label-missing-image.fix | Beskriv bilden i etiketten, eller håll markören borta.
    silent-element.title | Stopp som inte säger något
    silent-element.fix | Ge objektet en etikett, eller håll markören borta.
    label-file-name.title | Etiketten är ett fil- eller resursnamn
    label-file-name.fix | Säg i ord vad objektet är eller gör.
    label-identifier.title | Etiketten är ett namn ur koden
    label-identifier.fix | Säg i ord vad objektet är eller gör.
    label-localization-key.title | Etiketten är en oöversatt nyckel
    label-localization-key.fix | Lägg till översättningen, eller använd rätt nyckel.
    label-placeholder-leak.title | Etiketten visar en mall, nil eller märkkod
    label-placeholder-leak.fix | Fyll i texten innan den sätts, och sätt den som vanlig text.
    label-url.title | Etiketten är en rå adress
    label-url.fix | Säg vart adressen leder.
    label-in-name.title | Synlig text finns inte i det upplästa namnet
    label-in-name.fix | Börja etiketten med texten som visas.
    label-double-source.title | Namngiven två gånger
    label-double-source.fix | Behåll ett av de båda namnen.
    label-language-mismatch.title | Textens skrift stämmer inte med dess språk
    label-language-mismatch.fix | Sätt objektets språk till textens.
    language-tag-invalid.title | Språkkoden är oanvändbar
    language-tag-invalid.fix | Använd en kod som ”ko” eller ”pt-BR”.
    label-role-word.title | Etiketten upprepar rollen
    label-role-word.fix | Utelämna rollen ur etiketten.
    label-state-word.title | Etiketten säger det som värdet redan säger
    label-state-word.fix | Lämna läget åt egenskaperna och värdet.
    label-action-word.title | Etiketten talar om hur man gör
    label-action-word.fix | Säg vad reglaget gör, inte hur man får det att göra det.
    label-image-word.title | Etiketten på en bild säger att det är en bild
    label-image-word.fix | Beskriv vad bilden visar.
    label-nondescriptive.title | Texten på länken eller knappen säger inte vad den gör
    label-nondescriptive.fix | Säg vart den leder, som ”Mer om priser”.
    audit-nothing-checked.title | Granskningen såg inte på något
    audit-nothing-checked.fix | Ange filer som innehåller skärmar, och låt minst en regel vara på.
    suppression-unused.title | Ett undantag eller en post i baslinjen motsvarar ingenting
    suppression-unused.fix | Ta bort posten.
    suppression-expired.title | Undantagets datum har passerat
    suppression-expired.fix | Åtgärda det som posten undantar, eller ge den ett nytt datum.
    rule-unknown.title | Konfigurationen nämner en okänd regel
    rule-unknown.fix | Rätta namnet; ”earshot explain” listar alla regler.
    element-nested.title | Tillgängligt objekt slukar reglage
    element-nested.fix | Gör det yttre till inget objekt, eller erbjud det inre som åtgärder och i etiketten.
    element-unexposed-control.title | Användbar vy saknas i trädet
    element-unexposed-control.fix | Gör det till ett hjälpmedelsobjekt, eller erbjud det som åtgärd på ett sådant.
    element-unexposed-text.title | Synlig text saknas i trädet
    element-unexposed-text.fix | Låt markören stanna på texten, eller ta in orden i etiketten på det som den hör till.
    element-hidden-exposed.title | Osynligt objekt finns kvar i trädet
    element-hidden-exposed.fix | Ta bort det ur listan så länge det är dolt.
    element-obscured.title | Fokuserbart objekt är täckt
    element-obscured.fix | Dölj det som är täckt, eller gör det som täcker modalt.
    container-inconsistent.title | Behållaren motsäger sig själv
    container-inconsistent.fix | Ha listan på ett ställe, och varje objekt i en lista.
    order-cycle.title | Uttrycklig ordning går i cirkel
    order-cycle.fix | Ta bort det ur listan som leder tillbaka.
    order-over-constrained.title | Uttrycklig ordning motsäger sig själv
    order-over-constrained.fix | Nämn varje objekt en gång.
    order-list-incomplete.title | Uttrycklig lista glömmer ett objekt
    order-list-incomplete.fix | Lägg till det i listan, eller dölj det medvetet för uppläsare.
    relation-broken.title | Hänvisning till en etikett leder ingenstans
    relation-broken.fix | Hänvisa till ett objekt som finns och har en etikett.
    table-headers-missing.title | Datatabell utan rubriker
    table-headers-missing.fix | Namnge cellerna som är rubriker för kolumner eller rader.
    group-fragmented.title | Ett objekt uppdelat på många stopp
    group-fragmented.fix | Gör raden till ett objekt vars etikett förenar texterna.
    identifier-duplicate.title | Identifierare använd två gånger
    identifier-duplicate.fix | Ge var och en en egen identifierare.
    identifier-missing.title | Ingen identifierare för tester
    identifier-missing.fix | Sätt dess hjälpmedelsidentifierare.
    nesting-deep.title | Mycket djup hierarki
    nesting-deep.fix | Ta bort behållare som bara innehåller en sak.
    gesture-no-alternative.title | Fungerar bara med dragning eller en bangest
    gesture-no-alternative.fix | Erbjud detsamma som åtgärd på objektet, eller gör det justerbart.
    orientation-locked.title | Skärmen tillåter bara en riktning
    orientation-locked.fix | Tillåt båda, om inte en är nödvändig.
    screen-title-missing.title | Skärm eller modal vy har ingen titel
    screen-title-missing.fix | Sätt skärmens titel, eller börja den med en rubrik.
    screen-title-duplicate.title | Två skärmar har samma titel
    screen-title-duplicate.fix | Ge varje skärm en egen titel.
    header-missing.title | Skärmen har ingen rubrik
    header-missing.fix | Ge titlarna på dess delar egenskapen header.
    heading-order.title | Rubriknivåerna hoppar
    heading-order.fix | Numrera rubrikerna så att varje nivå följer den ovanför.
    heading-empty.title | Tom rubrik
    heading-empty.fix | Ge rubriken dess text, eller ta bort egenskapen.
    trait-without-behaviour.title | Utger sig för en roll som den inte fyller
    trait-without-behaviour.fix | Koppla det till det som det ska göra, eller ta bort egenskapen.
    adjustable-without-methods.title | Justerbar, men går inte att justera
    adjustable-without-methods.fix | Implementera accessibilityIncrement och accessibilityDecrement, eller ta bort egenskapen.
    adjustable-without-value.title | Justerbart objekt har inget värde
    adjustable-without-value.fix | Sätt hjälpmedelsvärdet, och håll det aktuellt.
    value-out-of-range.title | Värdet ligger utanför sitt intervall
    value-out-of-range.fix | Sätt gränserna först, sedan ett värde mellan dem.
    custom-action-unnamed.title | Egen åtgärd har inget eller ett dubblerat namn
    custom-action-unnamed.fix | Ge varje åtgärd ett eget namn.
    custom-rotor-unnamed.title | Egen rotor har inget namn
    custom-rotor-unnamed.fix | Namnge rotorn efter vad den hittar, som ”Fel”.
    field-value-overridden.title | Redigerbart fält döljer sin text
    field-value-overridden.fix | Lämna värdet åt fältet.
    field-secure-exposed.title | Hemlig text läses upp
    field-secure-exposed.fix | Lämna ett säkert fälts värde åt systemet, som läser punkter.
    field-purpose-missing.title | Inmatningens syfte är inte angivet
    field-purpose-missing.fix | Sätt fältets innehållstyp.
    state-unexposed.title | Läget visas men är inte tillgängligt
    state-unexposed.fix | Håll egenskaper och värde i takt med det som visas.
    selection-multiple.title | Mer än ett val där bara ett går
    selection-multiple.fix | Ta bort egenskapen selected från alla utom en.
    trait-conflict.title | Egenskaper motsäger varandra
    trait-conflict.fix | Behåll egenskapen som säger vad objektet gör.
    trait-missing-interactive.title | Användbart objekt har ingen roll
    trait-missing-interactive.fix | Ge det egenskapen button, eller link när det leder ut ur appen.
    trait-image-missing.title | Bild utan egenskapen bild
    trait-image-missing.fix | Ge det egenskapen image, eller button när det är en.
    disabled-unexplained.title | Avaktiverat reglage anger ingen orsak
    disabled-unexplained.fix | Säg i tipset när det går att använda.
    voice-name-mismatch.title | Namnet för röststyrning skiljer sig från den synliga texten
    voice-name-mismatch.fix | Sätt den synliga texten först bland namnen för röststyrning.
    text-fixed-font.title | Texten följer inte inställd textstorlek
    text-fixed-font.fix | Använd en textstil, och sätt adjustsFontForContentSizeCategory.
    text-clipped-large.title | Texten klipps vid stora storlekar
    text-clipped-large.fix | Låt höjden följa texten, eller låt den rullas.
    text-truncated.title | Texten är avkortad
    text-truncated.fix | Visa hela texten, eller ta åtminstone in den i etiketten.
    contrast-text.title | Angivna textfärger har för låg kontrast
    contrast-text.fix | Gör en av färgerna mörkare eller ljusare.
    contrast-text-enhanced.title | Angivna textfärger under den förhöjda nivån
    contrast-text-enhanced.fix | Gör en av färgerna mörkare eller ljusare.
    focus-trap.title | Markören kommer inte därifrån
    focus-trap.fix | Låt markören gå dit den skickas; meddela inte vid varje rörelse en ändring som nämner ett objekt.
    focus-unreachable.title | Användbart objekt nås aldrig
    focus-unreachable.fix | Gör det till ett eget objekt, nämn det i behållarens lista, eller erbjud det som det gör som åtgärd.
    focus-asymmetric.title | Ordningen bakåt är inte den omvända
    focus-asymmetric.fix | Ändra varken ordning eller markörens plats medan någon rör sig.
    focus-nondeterministic.title | Ordningen ändras från gång till gång
    focus-nondeterministic.fix | Visa samma sak i samma ordning så länge inget har hänt.
    focus-moved-unasked.title | Markören hoppar utan inmatning
    focus-moved-unasked.fix | Meddela vad som har hänt, och låt markören vara där den är.
    focus-lost-layout.title | Fokuserat objekt försvann och markören tappades
    focus-lost-layout.fix | Nämn grannen, eller det som kom i stället, när ändringen meddelas.
    focus-reset-refresh.title | Uppdatering kastar tillbaka markören
    focus-reset-refresh.fix | Behåll objekt som inte har ändrats, eller ge det nya samma identifierare.
    focus-initial-odd.title | Skärmens första stopp är oväntat
    focus-initial-odd.fix | Nämn inget objekt, eller det som skärmen börjar med.
    layout-change-silent.title | Innehållet ändrades utan meddelande
    layout-change-silent.fix | Meddela layoutChanged, med objektet som betyder mest nu.
    focus-stale.title | Markören står på ett dött objekt
    focus-stale.fix | Meddela en ändring när ett objekt försvinner, och nämn inte objekt som inte finns på skärmen.
    adjustable-no-change.title | Justering ändrar inte värdet
    adjustable-no-change.fix | Ändra värdet i accessibilityIncrement och accessibilityDecrement, och säg det i accessibilityValue.
    adjustable-not-inverse.title | Öka och sedan minska leder inte tillbaka
    adjustable-not-inverse.fix | Låt båda gå med samma steg.
    adjustable-unbounded.title | Justeringen når aldrig ett slut
    adjustable-unbounded.fix | Ta större steg, eller erbjud ett fält att skriva värdet i.
    activation-noop.title | Aktivering gör ingenting
    activation-noop.fix | Svara på aktiveringen, eller ta bort egenskapen.
    activation-state-silent.title | Läget ändrades, talet inte
    activation-state-silent.fix | Säg läget i värdet eller med egenskapen selected.
    custom-action-noop.title | Egen åtgärd gör ingenting
    custom-action-noop.fix | Gör det som åtgärden heter, och svara true.
    gesture-magic-tap-unhandled.title | Magisk tryckning ignoreras på en medieskärm
    gesture-magic-tap-unhandled.fix | Svara på accessibilityPerformMagicTap med uppspelning och paus.
    scroll-unhandled.title | Innehållet går inte att rulla
    scroll-unhandled.fix | Lägg innehållet i en rullningsvy, eller svara på accessibilityScroll.
    scroll-silent.title | Rullning anger ingen sida
    scroll-silent.fix | Meddela pageScrolled med en text som ”Sida 2 av 5”.
    direct-touch-trap.title | Område för direkt beröring tar över skärmen
    direct-touch-trap.fix | Lämna plats för en väg ut, eller låt det ta beröringar först när det har aktiverats.
    modal-leak.title | Markören lämnar en öppen modal vy
    modal-leak.fix | Sätt accessibilityViewIsModal på vyn bredvid dem som ska stängas ute, eller presentera en styrenhet.
    modal-no-escape.title | Modal vy har ingen väg ut
    modal-no-escape.fix | Svara på accessibilityPerformEscape, eller ge en knapp som stänger.
    modal-focus-not-moved.title | När en modal vy öppnas lämnas markören kvar
    modal-focus-not-moved.fix | Meddela screenChanged med dess första objekt.
    modal-focus-not-restored.title | När en modal vy stängs tappas platsen
    modal-focus-not-restored.fix | Meddela layoutChanged med det som öppnade, och ingen screenChanged utan objekt.
    modal-untitled.title | Modal vy presenterar sig inte
    modal-untitled.fix | Ge det en titel eller rubrik, och låt markören börja där.
    order-visual-mismatch.title | Uppläst ordning stämmer inte med layouten
    order-visual-mismatch.fix | Gruppera det som hör ihop, eller lista objekten i den ordning de syns.
    order-header-after-content.title | Rubriken kommer efter sitt innehåll
    order-header-after-content.fix | Lista rubriken före dess innehåll.
    swipe-cost.title | För många svepningar för att nå dit
    swipe-cost.fix | Lägg till rubriker, flytta det närmare början eller slutet, eller gör ett stopp av det som hör ihop.
    rotor-dead.title | Erbjuden rotor leder ingenstans
    rotor-dead.fix | Erbjud den bara där den hittar något, och svara åt båda hållen.
    screen-change-silent.title | Ny skärm utan meddelande
    screen-change-silent.fix | Meddela screenChanged när en skärm tar en annans plats.
    screen-change-spurious.title | Ny skärm meddelad vid en liten ändring
    screen-change-spurious.fix | Meddela layoutChanged, med objektet som har ändrats.
    screen-change-storm.title | Flera skärmbyten på en gång
    screen-change-storm.fix | Meddela en enda ändring när allt är klart.
    child-controller-stale.title | Borttagen underordnad styrenhet fortfarande tillgänglig
    child-controller-stale.fix | Lägg till styrenheten med addChild och didMove, och ta ut dess vy med den.
    restoration-focus.title | Återställning av läget tappar platsen
    restoration-focus.fix | Ge varje styrenhet på vägen en återställningsidentifierare, och objekt identifierare.
    back-unhandled.title | Escape går inte tillbaka
    back-unhandled.fix | Visa bakåtknappen, eller svara på accessibilityPerformEscape.
    announcement-interrupted.title | Meddelande avbrutet
    announcement-interrupted.fix | Meddela när ändringen är över, eller ge meddelandet högre prioritet.
    announcement-lost.title | Meddelande ges där det går förlorat
    announcement-lost.fix | Meddela när den nya skärmen har lästs, eller säg det med objektet som ändringen nämner.
    announcement-spam.title | För många meddelanden
    announcement-spam.fix | Meddela det som betyder något, en gång.
    status-not-announced.title | Status eller fel visas ohört
    status-not-announced.fix | Meddela det, eller meddela layoutChanged med texten.
    transient-too-short.title | Meddelande borta innan det kan höras
    transient-too-short.fix | Låt det stå tills någon stänger det, och meddela det.
    utterance-too-long.title | Ett stopp talar för länge
    utterance-too-long.fix | Korta etiketten, eller gör flera stopp av den.
    hint-cut.title | Tipset hörs aldrig
    hint-cut.fix | Korta etiketten, så att tipset kommer tidigare.
    speech-repeat.title | Två stopp i rad säger samma sak
    speech-repeat.fix | Gör ett stopp av båda, eller säg vad som skiljer dem.
    speech-unpronounceable.title | Rösten kan inte säga det
    speech-unpronounceable.fix | Ange textens språk med accessibilityLanguage, eller skriv den som den sägs.
    speech-role-inconsistent.title | Samma reglage säger en annan roll
    speech-role-inconsistent.fix | Ge båda samma egenskaper.
    live-value-without-trait.title | Värdet ändras ofta utan att det märks
    live-value-without-trait.fix | Lägg till egenskapen updatesFrequently.
    the key | tangent
    the text field | textfält
    the text view | textvy
    the password field | lösenordsfält
    the search field | sökfält
    the switch | omkopplare
    the adjustable element | justerbart objekt
    the slider | skjutreglage
    the control | reglage
    the element | objekt
    the heading | rubrik
    the button | knapp
    the link | länk
    the image | bild
    the text | text
    the tab | flik
    the segment | segment
    the key {1} | tangent {1}
    the text field {1} | textfält {1}
    the text view {1} | textvy {1}
    the password field {1} | lösenordsfält {1}
    the search field {1} | sökfält {1}
    the switch {1} | omkopplare {1}
    the adjustable element {1} | justerbart objekt {1}
    the slider {1} | skjutreglage {1}
    the control {1} | reglage {1}
    the element {1} | objekt {1}
    the heading {1} | rubrik {1}
    the button {1} | knapp {1}
    the link {1} | länk {1}
    the image {1} | bild {1}
    the text {1} | text {1}
    the tab {1} | flik {1}
    the segment {1} | segment {1}
    the key '{1}' | tangent ”{1}”
    the text field '{1}' | textfält ”{1}”
    the text view '{1}' | textvy ”{1}”
    the password field '{1}' | lösenordsfält ”{1}”
    the search field '{1}' | sökfält ”{1}”
    the switch '{1}' | omkopplare ”{1}”
    the adjustable element '{1}' | justerbart objekt ”{1}”
    the slider '{1}' | skjutreglage ”{1}”
    the control '{1}' | reglage ”{1}”
    the element '{1}' | objekt ”{1}”
    the heading '{1}' | rubrik ”{1}”
    the button '{1}' | knapp ”{1}”
    the link '{1}' | länk ”{1}”
    the image '{1}' | bild ”{1}”
    the text '{1}' | text ”{1}”
    the tab '{1}' | flik ”{1}”
    the segment '{1}' | segment ”{1}”
    the key beside {1} | tangent bredvid {1}
    the text field beside {1} | textfält bredvid {1}
    the text view beside {1} | textvy bredvid {1}
    the password field beside {1} | lösenordsfält bredvid {1}
    the search field beside {1} | sökfält bredvid {1}
    the switch beside {1} | omkopplare bredvid {1}
    the adjustable element beside {1} | justerbart objekt bredvid {1}
    the slider beside {1} | skjutreglage bredvid {1}
    the control beside {1} | reglage bredvid {1}
    the element beside {1} | objekt bredvid {1}
    the heading beside {1} | rubrik bredvid {1}
    the button beside {1} | knapp bredvid {1}
    the link beside {1} | länk bredvid {1}
    the image beside {1} | bild bredvid {1}
    the text beside {1} | text bredvid {1}
    the tab beside {1} | flik bredvid {1}
    the segment beside {1} | segment bredvid {1}
    the key below {1} | tangent under {1}
    the text field below {1} | textfält under {1}
    the text view below {1} | textvy under {1}
    the password field below {1} | lösenordsfält under {1}
    the search field below {1} | sökfält under {1}
    the switch below {1} | omkopplare under {1}
    the adjustable element below {1} | justerbart objekt under {1}
    the slider below {1} | skjutreglage under {1}
    the control below {1} | reglage under {1}
    the element below {1} | objekt under {1}
    the heading below {1} | rubrik under {1}
    the button below {1} | knapp under {1}
    the link below {1} | länk under {1}
    the image below {1} | bild under {1}
    the text below {1} | text under {1}
    the tab below {1} | flik under {1}
    the segment below {1} | segment under {1}
    pan | dragning
    pinch | nypning
    rotation | vridning
    longPress | långt tryck
    latin | latinsk
    cyrillic | kyrillisk
    greek | grekisk
    arabic | arabisk
    hebrew | hebreisk
    devanagari | devanagari
    thai | thailändsk
    hangul | hangul
    kana | kana
    han | kinesisk
    other | annan
    the screen | skärmen
    {1} of line {2} | {1} på rad {2}
    {1} covers {2} by {3} points | {1} täcker {2} med {3} punkter
    {1} stands where {2} stands | {1} står där {2} står
    a double tap lands outside {1} | {1}: en dubbeltryckning hamnar utanför
    a double tap on {1} lands off the screen | {1}: en dubbeltryckning hamnar utanför skärmen
    a double tap on {1} lands on {2} | {1}: en dubbeltryckning hamnar på {2}
    {1} is {2} points large | {1} är {2} punkter stort
    {1} stands beside the screen | {1} står bredvid skärmen
    {1} reaches {2} points beyond what holds it | {1} sticker ut {2} punkter ur det som omger det
    {1} is {2} points large, less than {3} | {1} är {2} punkter stort, mindre än {3}
    {1} is {2} points large and close to {3} | {1} är {2} punkter stort och nära {3}
    {1} is {2} points high, less than {3} | {1} är {2} punkter högt, mindre än {3}
    {1} is {2} points wide, less than {3} | {1} är {2} punkter brett, mindre än {3}
    {1} is {2} points high and close to {3} | {1} är {2} punkter högt och nära {3}
    {1} is {2} points wide and close to {3} | {1} är {2} punkter brett och nära {3}
    {1} is {2} points from {3} | {1} ligger {2} punkter från {3}
    the hint begins with the name {1} | tipset börjar med namnet {1}
    the hint '{1}' of {2} names the gesture | {2}: tipset ”{1}” nämner gesten
    the hint of {1} begins with an order | {1}: tipset börjar med en uppmaning
    the hint of {1} holds the role | {1}: tipset innehåller rollen
    the hint of {1} ends without a full stop | {1}: tipset slutar utan punkt
    the hint of {1} has {2} characters | {1}: tipset har {2} tecken
    only the hint says what {1} is | {1}: bara tipset säger vad det är
    {1} has no hint | {1} har inget tips
    the label of {1} holds {2} | {1}: etiketten innehåller {2}
    the value of {1} holds {2} | {1}: värdet innehåller {2}
    the hint of {1} holds {2} | {1}: tipset innehåller {2}
    the label of {1} holds '{2}' | {1}: etiketten innehåller ”{2}”
    the value of {1} holds '{2}' | {1}: värdet innehåller ”{2}”
    the hint of {1} holds '{2}' | {1}: tipset innehåller ”{2}”
    the private-use character {1} | det privata tecknet {1}
    a replacement character, which stands for text that was lost | ett ersättningstecken, som står för förlorad text
    a lone direction character {1} | ett ensamt riktningstecken {1}
    the zero-width character {1} | tecknet utan bredd {1}
    a direction character that is not closed | ett riktningstecken som inte avslutas
    the label '{1}' has no words | etiketten ”{1}” har inga ord
    the label '{1}' ends with a full stop | etiketten ”{1}” slutar med punkt
    the label '{1}' is all capitals | etiketten ”{1}” är helt i versaler
    the label '{1}' has gaps between its letters | etiketten ”{1}” har blanksteg mellan bokstäverna
    the label '{1}' begins with a small letter | etiketten ”{1}” börjar med liten bokstav
    {1} elements are called '{2}' | {1} objekt heter ”{2}”
    '{1}' does something else than the one before it | ”{1}” gör något annat än det förra med samma namn
    '{1}' does what '{2}' does | ”{1}” gör samma sak som ”{2}”
    {1} is spoken twice, as a container and inside it | {1} läses två gånger, som behållare och inuti den
    the label {1} has {2} characters | etiketten {1} har {2} tecken
    the label is only '{1}' | etiketten är bara ”{1}”
    {1} digits in a row of {2} are spoken as one number | {2}: {1} siffror i rad läses som ett enda tal
    the value '{1}' stands in the label {2} as well | värdet ”{1}” står även i etiketten {2}
    the label {1} says '{2}' twice | etiketten {1} säger ”{2}” två gånger
    {1} has no name but that of its picture's file | {1} har inget namn utom bildfilens
    {1} has no name but that of its picture's file, which is in English | {1} har inget namn utom bildfilens, som är på engelska
    {1} has no name, and only a picture behind it | {1} har inget namn, bara en bild bakom
    {1} has no name | {1} har inget namn
    {1} says only whether it is on | {1} säger bara om det är på
    {1} has neither a label nor a placeholder | {1} har varken etikett eller platshållare
    {1} can be edited, and seems to hold a text that is only read | {1} går att redigera, men verkar innehålla en text som bara ska läsas
    {1} holds a text and has neither a label nor a placeholder | {1} innehåller en text, men har varken etikett eller platshållare
    {1} is named by its placeholder only | {1} är bara namngivet av platshållaren
    {1} is named by its file only | {1} är bara namngivet av filen
    {1} has no description | {1} saknar beskrivning
    the cursor stops at {1} and nothing is said | markören stannar på {1} och inget sägs
    the label '{1}' is the name of a file | etiketten ”{1}” är ett filnamn
    the label '{1}' is a name out of code | etiketten ”{1}” är ett namn ur koden
    the label '{1}' is the key of a text | etiketten ”{1}” är nyckeln till en text
    the label '{1}' is an address | etiketten ”{1}” är en adress
    '{1}' does not come first in the label '{2}' | ”{1}” står inte först i etiketten ”{2}”
    the label '{1}' lacks the visible text '{2}' | etiketten ”{1}” saknar den synliga texten ”{2}”
    {1} is named '{2}' and '{3}' | {1} har namnen ”{2}” och ”{3}”
    {1} is in {2} letters and its language is '{3}' | {1} är i en skrift ({2}) som inte hör till språket ”{3}”
    '{1}', the language of {2}, is no well-formed tag | ”{1}”, språket för {2}, är ingen giltig språkkod
    no voice speaks '{1}', the language of {2} | ingen röst talar ”{1}”, språket för {2}
    the label '{1}' ends with the role | etiketten ”{1}” slutar med rollen
    the label '{1}' holds the role | etiketten ”{1}” innehåller rollen
    the label '{1}' says in which state it is | etiketten ”{1}” säger i vilket läge det är
    the label '{1}' tells how to operate it | etiketten ”{1}” talar om hur man gör
    the label '{1}' says that it is an image | etiketten ”{1}” säger att det är en bild
    the label '{1}' does not say what it is for | etiketten ”{1}” säger inte vad det är till för
    {1} hides {2}, which stands inside it | {1} döljer {2}, som finns inuti
    {1} can be operated and the cursor never stops there | {1} går att använda och markören stannar aldrig där
    {1} can be read and the cursor never stops there | {1} går att läsa och markören stannar aldrig där
    the text {1} is never said | texten {1} läses aldrig
    the list of {1} names {2}, which is hidden | {1}: listan nämner {2}, som är dolt
    {1} lies under {2} | {1} ligger under {2}
    an opaque view | en ogenomskinlig vy
    {1} stands in the list of {2} and in that of another | {1} står i listan för {2} och i en annan
    the list of {1} leads back to itself | {1}: listan leder tillbaka till sig själv
    {1} is to be read before itself | {1} ska läsas före sig självt
    the list of {1} names {2} twice | {1}: listan nämner {2} två gånger
    {1} is to be read before and after another element | {1} ska läsas före och efter ett annat objekt
    the list of {1} leaves out {2}, which is never reached | {1}: listan utelämnar {2}, som aldrig nås
    what names {1} | det som namnger {1}
    what heads the cells of {1} | det som är rubrik för cellerna i {1}
    {1} does not exist | {1}: det finns inte
    {1} is hidden | {1}: det är dolt
    {1} says nothing | {1}: det säger inget
    the table has {1} rows and nothing heads them | tabellen har {1} rader och inga rubriker
    the table {1} has {2} rows and nothing heads them | tabellen {1} har {2} rader och inga rubriker
    {1} stops of text in {2} say one thing | {2}: {1} stopp med text säger en enda sak
    {1} has the identifier '{2}', which is used before | {1} har identifieraren ”{2}”, som redan används
    {1} has no identifier | {1} har ingen identifierare
    {1} stands inside {2} others | {1} står inuti {2} andra
    {1} answers to {2} only | {1} svarar bara på {2}
    {1} and {2} | {1} och {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | skärmen får bara hållas stående
    the screen may be held sideways only | skärmen får bara hållas liggande
    {1}, which lies over the screen, has no title | {1} ligger över skärmen och har ingen titel
    the screen is called '{1}', as another is | skärmen heter ”{1}”, liksom en annan
    the screen has {1} stops and no heading | skärmen har {1} stopp och ingen rubrik
    {1} has level {2} after level {3} | {1} har nivå {2} efter nivå {3}
    {1} has level {2} inside a heading of level {3} | {1} har nivå {2} inuti en rubrik på nivå {3}
    the heading has no text | rubriken har ingen text
    {1} does not respond to a user | {1} svarar inte på användaren
    {1} has no action in the file, unlike other controls here | {1} har ingen åtgärd i filen, till skillnad från andra reglage här
    {1} is adjustable and nothing can turn it | {1} är justerbart och inget kan justera det
    {1} has no value | {1} har inget värde
    the smallest value {1} of {2} is not below the largest, {3} | {2}: det minsta värdet {1} är inte lägre än det största, {3}
    {1} has a value and no range | {1} har ett värde och inget intervall
    the value {1} of {2} is below the smallest, {3} | {2}: värdet {1} är lägre än det minsta, {3}
    the value {1} of {2} is above the largest, {3} | {2}: värdet {1} är högre än det största, {3}
    an action of {1} has no name | {1}: en åtgärd har inget namn
    two actions of {1} are called '{2}' | {1}: två åtgärder heter ”{2}”
    a rotor of {1} has no name | {1}: en rotor har inget namn
    {1} holds a text and '{2}' is spoken in its place | {1} innehåller en text och i dess ställe sägs ”{2}”
    the value of {1} gives away what was typed | {1}: värdet avslöjar vad som skrevs
    {1} does not declare what is typed into it | {1} anger inte vad som skrivs där
    {1} is selected and no trait says so | {1} är markerat och ingen egenskap säger det
    {1} is disabled and no trait says so | {1} är avaktiverat och ingen egenskap säger det
    the value of {1} does not say whether it is on | {1}: värdet säger inte om det är på
    the value of {1} does not say whether it is unfolded | {1}: värdet säger inte om det är utfällt
    {1} elements of {2} are selected | {2}: {1} objekt är markerade
    the traits {1} of {2} contradict each other | {2}: egenskaperna {1} motsäger varandra
    {1} is dimmed and can be turned all the same | {1} är nedtonat och går ändå att justera
    {1} can be activated and no trait says so | {1} går att aktivera och ingen egenskap säger det
    {1} is an image and lacks the trait | {1} är en bild utan den egenskapen
    {1} is dimmed and does not say why | {1} är nedtonat och säger inte varför
    no name of {1} for voice control is the visible text '{2}' | {1}: inget namn för röststyrning är den synliga texten ”{2}”
    the text of {1} fills {2}% of a fixed height | {1}: texten fyller {2} % av en fast höjd
    the text of {1} outgrows its height at the size {2} | {1}: texten växer ur sin höjd vid storleken {2}
    the text ends in the middle: '{1}' | texten slutar mitt i: ”{1}”
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: texten har en kontrast på {2} till 1, mindre än {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: texten har en kontrast på {2} till 1 upp till {3} till 1, beroende på vad som ligger under
    the screen has neither a title nor a heading | skärmen har varken titel eller rubrik
    {1} screens have neither a title nor a heading | {1} skärmar har varken titel eller rubrik
    the text of {1} does not follow the text-size setting | {1}: texten följer inte inställd textstorlek
    {1} texts do not follow the text-size setting | {1} texter följer inte inställd textstorlek
    {1} has the size that UIKit gives it, less than 44 points | {1} har den storlek som UIKit ger, mindre än 44 punkter
    {1} controls have the size that UIKit gives them, less than 44 points | {1} reglage har den storlek som UIKit ger, mindre än 44 punkter
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} och {3} till
    {1}; {2} more for review | {1}; {2} till att granska
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | det fanns inget på någon skärm
    every file was passed over | alla filer hoppades över
    no storyboard, xib or screen document is in {1} | det finns ingen storyboard, xib eller något skärmdokument i {1}
    every screen was passed over: apps show them only while they start | alla skärmar hoppades över: de visas bara medan appen startar
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | Inget är fel med filerna; skärmar som koden skapar kan granskas som dumpar.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Ange mappen med skärmarna; de som koden skapar kan granskas som dumpar.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | Anmärkningarna säger varför varje fil hoppades över; det som Xcode 4 eller äldre har skrivit måste sparas av en nyare version.
    every rule is off | alla regler är avstängda
    there is no rule called '{1}' | det finns ingen regel ”{1}”
    there is no rule called '{1}'; did you mean '{2}'? | det finns ingen regel ”{1}”; menade du ”{2}”?
    what {1} ignores was to be mended by {2} | det som {1} undantar skulle vara åtgärdat senast {2}
    {1} ignores nothing that was found | {1} undantar inget av det som hittades
    '{1}' | ”{1}”
    {1} by {2} | {1} × {2}
    a silent stop | ett tyst stopp
    nothing | inget
    something | något
    another stop | ett annat stopp
    it | detta
    flicking on comes from {1} to {2} again, and never to the rest | svep framåt går från {1} till {2} igen, och aldrig till resten
    flicking back comes from {1} to {2} again, and never to the rest | svep bakåt går från {1} till {2} igen, och aldrig till resten
    flicking on comes no further than {1} | svep framåt kommer inte längre än {1}
    flicking back comes no further than {1} | svep bakåt kommer inte längre än {1}
    flicking on comes to ever more stops, and never to the rest | att svepa framåt leder till allt fler stopp och aldrig till resten
    flicking on from the first stop does not come to {1} | svep framåt från första stoppet kommer inte till {1}
    {1} answers touches, and flicking on does not come to it | {1} svarar på beröring, och svep framåt kommer inte dit
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | svep bakåt kommer till {1} stopp i en annan ordning än framåt, som kommer till {2}
    flicking on came to {1} stops, and to {2} when it was done again | svep framåt kom till {1} stopp, och till {2} andra gången
    flicking on came to {1}, and to {2} there when it was done again | svep framåt kom till {1}, och där till {2} andra gången
    the cursor left {1} for {2} although nobody had done anything | {1}: markören gick därifrån ({2}) utan att någon hade gjort något
    the cursor left {1} for {2}, which nobody had asked for | markören gick från {1} till {2}, vilket ingen hade bett om
    a flick was followed by another move of the cursor, to {1} | ett svep följdes av ännu en rörelse av markören, till {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} är borta, och markören står här: {2}, fast en granne finns kvar
    {1} was made anew, and the cursor stands on {2} | {1} gjordes på nytt, och markören står på {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | det som står kring {1} uppdaterades, och markören står på {2}
    the screen begins with {1}, which is stop {2} of {3} | skärmen börjar med {1}, stopp {2} av {3}
    {1} has gone and no change was posted | {1} är borta och ingen ändring meddelades
    {1} has come and no change was posted | {1} har tillkommit och ingen ändring meddelades
    {1} under the cursor has gone, and no change was posted | {1} under markören är borta och ingen ändring meddelades
    {1} under the cursor has gone, and the change that was posted names no other place | {1} under markören är borta, och ändringen som meddelades nämner ingen annan plats
    the app sends the cursor to '{1}', which is not on the screen | appen skickar markören till ”{1}”, som inte finns på skärmen
    the cursor comes to {1}, which is not on the screen | markören kommer till {1}, som inte finns på skärmen
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} skapas på nytt varje gång det efterfrågas, så att markören står på något som är borta
    flicking up and down leaves {1} as it is | svep uppåt och nedåt lämnar {1} som det är
    {1} turned up and down again says '{2}' | {1} säger efter ökning och minskning ”{2}”
    {1} can be turned up without end | {1} kan ökas utan slut
    {1} can be turned down without end | {1} kan minskas utan slut
    activating {1} does nothing | {1}: aktivering gör ingenting
    activating {1} has changed its state, and it says the same as before | {1}: aktivering har ändrat läget, och samma sak sägs som förut
    the action '{1}' of {2} does nothing | {2}: åtgärden ”{1}” gör ingenting
    {1} starts media, and a magic tap does nothing | {1} startar medier, och en magisk tryckning gör ingenting
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} ligger bortom skärmens kant, och rullning får inget svar
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} ligger bortom skärmens kant, och rullning gör det inte synligt
    what holds {1} answers a finger that moves over it, and scrolling is not answered | det som rymmer {1} svarar på ett finger som rör sig över det, och på rullning kommer inget svar
    scrolling was answered, and nobody said where it has come to | rullning fick svar, och ingen sade vart
    {1} takes all touches, and there is no stop beside it | {1} tar alla beröringar, och det finns inget stopp bredvid
    flicking on comes from what lies over the screen to '{1}' behind it | svep framåt går från det som ligger över skärmen till ”{1}” bakom
    neither escape nor anything that the cursor comes to closes what lies over the screen | varken escape eller något som markören når stänger det som ligger över skärmen
    something has come to lie over the screen, and the cursor is on {1} | något har lagt sig över skärmen, och markören står här: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | det som låg över skärmen är borta, och markören står här: {1}, inte på {2}, som öppnade det
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | det som låg över skärmen är borta, och appen meddelar därefter en ny skärm, vilket leder bort från {1}, som öppnade det
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | det som låg över skärmen är borta, och {1}, som öppnade det, har under tiden gjorts om
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | det som ligger över skärmen börjar med ”{1}”, utan titel och utan rubrik
    {1} is heard before {2}, which stands before it | {1} hörs före {2}, som står före det
    {1}, which stands below {2}, is heard before it | {1} står under {2} och hörs före det
    {1} gestures lead to {2} | {1} gester leder till {2}
    the rotor '{1}' finds nothing | rotorn ”{1}” hittar inget
    another screen has come in the place of the one with {1}, and no change was posted | en annan skärm kom i stället för den med {1}, och ingen ändring meddelades
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | appen har meddelat en ny skärm fast det mesta är kvar, och markören gick från {1} till första stoppet
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | appen har meddelat en ny skärm fast det mesta är kvar, och skickar markören till {1}
    {1} changes of the screen were posted at once | {1} skärmbyten meddelades på en gång
    {1} changes of the layout were posted at once | {1} layoutändringar meddelades på en gång
    {1} belongs to a controller that is in no window and in no other controller | {1} hör till en styrenhet som varken finns i ett fönster eller i en annan styrenhet
    {1} lies under the view of another controller, and is still come to | {1} ligger under en annan kontrollers vy och nås fortfarande
    the app was ended on '{1}' and comes back with '{2}' | appen avslutades på ”{1}” och kommer tillbaka med ”{2}”
    {1} is not there when the app was ended and comes back | {1} finns inte när appen har avslutats och kommer tillbaka
    {1} was not there when the app was ended, and is there when it comes back | {1} fanns inte när appen avslutades och finns när den kommer tillbaka
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | markören stod på {1} när appen avslutades, och står på {2} när den kommer tillbaka
    neither escape nor anything that the cursor comes to goes back | varken escape eller något som markören når går tillbaka
    {1} goes back, and escape does not | {1} går tillbaka, men inte escape
    '{1}' was announced and cut off | ”{1}” meddelades och avbröts
    '{1}' was announced with a change of the screen, and never heard | ”{1}” meddelades med ett skärmbyte, och hördes aldrig
    '{1}' was announced while the app was left, and never heard | ”{1}” meddelades när appen lämnades och hördes aldrig
    '{1}' was announced twice in a row | ”{1}” meddelades två gånger i rad
    {1} announcements came within {2} seconds | {1} meddelanden kom inom {2} sekunder
    {1} has come on the screen, and was not said | {1} har kommit på skärmen och sades inte
    {1} was there for {2} seconds, and takes {3} to be heard | {1} fanns i {2} sekunder, och tar {3} att höra
    '{1}…' takes {2} seconds | ”{1}…” tar {2} sekunder
    the hint of {1} begins only after {2} seconds | {1}: tipset börjar först efter {2} sekunder
    the hint '{1}' belongs to no stop, and is never heard | tipset ”{1}” hör till inget stopp och hörs aldrig
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: tipset avbryts av ”{2}” varje gång markören kommer dit
    {1} comes right after {2} | {1} kommer direkt efter {2}
    {1} said another role before | {1} sade en annan roll förut
    {1} changed {2} times within {3} seconds | {1} ändrades {2} gånger inom {3} sekunder
    no voice reads '{1}' | ingen röst läser ”{1}”
    '{1}' is read by the voice of another language than '{2}' | ”{1}” läses av rösten för ett annat språk än ”{2}”
    the same way has led to another state than before | samma väg ledde till ett annat läge än förut
    By rule | Efter regel
    By file | Efter fil
    Baseline entries that nothing needs any more | Poster i baslinjen som inget längre behöver
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | För att undanta den första, lägg till under ”ignore” i .earshot.yaml: - {1}
    These are: {1} | De är: {1}
    Screen {1} of {2} | Skärm {1} i {2}
    Audit | Granskning
    critical | kritisk
    serious | allvarlig
    moderate | måttlig
    minor | lindrig
    review | att granska
    {1} critical | kritiska: {1}
    {1} serious | allvarliga: {1}
    {1} moderate | måttliga: {1}
    {1} minor | lindriga: {1}
    {1} for review | att granska: {1}
    nothing found | inget hittades
    {1} elements checked: {2} | granskade objekt: {1}; {2}
    {1} elements on {2} screens checked: {3} | granskade objekt: {1}, skärmar: {2}; {3}
    {1} states walked | genomgångna lägen: {1}
    {1} states walked, {2} not reached | genomgångna lägen: {1}, inte nådda: {2}
    {1} known from the baseline | kända från baslinjen: {1}
    {1} ignored | undantagna: {1}
    {1} stale entries | inaktuella poster: {1}
    {1} refused | avvisade: {1}
    {1} files skipped | överhoppade filer: {1}
    {1} screens skipped | överhoppade skärmar: {1}
    {1} files, {2} screens skipped | överhoppade filer: {1}, skärmar: {2}
    {1} rules not checked everywhere | inte överallt granskade regler: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2} gånger
    Accessibility audit | Tillgänglighetsgranskning
    earshot {1}, rule set {2}, part {3} | earshot {1}, regeluppsättning {2}, del {3}
    Skip to the screens | Till skärmarna
    Screens | Skärmar
    Refused files | Avvisade filer
    Rules for which files lack facts | Regler som filer saknar uppgifter för
    {1}: not sure of everything on {2} screens | {1}: inte säker på allt; skärmar: {2}
    About this audit | Om denna granskning
    Entries that the baseline no longer needs | Poster som baslinjen inte längre behöver
    {1} findings | fynd: {1}
    No rule looks at this screen, which stands there until the app has begun. | Ingen regel ser på denna skärm, som bara finns tills appen har börjat.
    Not checked everywhere, since the file lacks facts: {1}. | Inte granskat överallt, eftersom filen saknar uppgifter: {1}.
    There is nothing to hear on this screen. | Det finns inget att höra på denna skärm.
    What is heard | Vad som hörs
    (silence) | (tystnad)
    Findings | Vad som hittades
    {1} findings known or ignored | kända eller undantagna fynd: {1}
    stop {1} | stopp {1}
    About {1} | Om {1}
    What is done from the start of the app, and what is heard: | Vad som görs från appens start och vad som hörs:
    What is heard on the way: | Vad som hörs på vägen:
    To pass over it, add to {1} in the configuration: | För att undanta det, lägg till i {1} i konfigurationen:
    ignored: {1} | undantaget: {1}
    ignored | undantaget
    known | känt
    The file says nothing of where things stand. | Filen säger inget om var saker står.
    {1}, drawn with the numbers of its stops | {1}, ritad med stoppens nummer
    earshot {1}, rule set {2} | earshot {1}, regeluppsättning {2}
    All {1} | alla: {1}
    {1}, line {2}, column {3} | {1}, rad {2}, kolumn {3}
    and {1} more | och {1} till
    it lists {1} elements and counts {2} | räknar upp {1} element och räknar {2}
    it does not find the place of element {1} | hittar inte platsen för element {1}
    it finds element {1} at place {2} | hittar element {1} på plats {2}
    it gives another element than the one it lists at place {1} | ger på plats {1} ett annat element än det som räknas upp där
    {1} rules | regler: {1}
    {1} rules not checked | ej granskade regler: {1}
    {1} rules without a finding | regler utan fynd: {1}
    the file lacks facts: {1} | filen saknar uppgifter: {1}
    a picture that stands there until the app has begun | en bild som bara finns tills appen har börjat
    passed over | överhoppat
    known or ignored | känt eller undantaget
    for review | att granska
    The walk, drawn | Vandringen, ritad
    Play the walk | Spela upp vandringen
    What is heard on the way to the element. | Vad som hörs på vägen till elementet.
    What is done from the start of the app, and what is heard. | Vad som görs från appens start och vad som hörs.
    The baseline has it. | Baslinjen innehåller det.
    The folder in which earshot was run. | Mappen där earshot kördes.
    """
}
