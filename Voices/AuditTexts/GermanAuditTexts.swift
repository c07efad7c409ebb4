/// What an audit says in German.
enum GermanAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Steuerelemente überlappen sich
    target-overlap.fix | Rücke sie auseinander.
    target-duplicate-bounds.title | Zwei Ziele an einer Stelle
    target-duplicate-bounds.fix | Lass eines davon, oder halte den Cursor vom anderen fern.
    activation-point-off.title | Aktivierungspunkt verfehlt das Element
    activation-point-off.fix | Setze den Aktivierungspunkt in das Element, oder überlass ihn dem System.
    frame-empty.title | Zugängliches Element hat keine Fläche
    frame-empty.fix | Gib dem Element den Rahmen dessen, wofür es steht, oder halte den Cursor davon fern.
    frame-offscreen.title | Fokussierbares Element liegt außerhalb des Bildschirms
    frame-offscreen.fix | Verbirg es, solange es fort ist, oder lass dorthin scrollen.
    frame-outside-parent.title | Element liegt außerhalb seines Containers
    frame-outside-parent.fix | Lass den Container umfassen, was darin ist.
    target-size-platform.title | Berührungsziel kleiner als von der Plattform vorgesehen
    target-size-platform.fix | Mach es größer, oder lass Berührungen ringsum mitzählen.
    target-size-minimum.title | Berührungsziel unter 24 Punkt und beengt
    target-size-minimum.fix | Mach es größer, oder rücke es von seinen Nachbarn weg.
    target-spacing.title | Steuerelemente zu dicht beieinander
    target-spacing.fix | Rücke sie auseinander.
    hint-equals-label.title | Hinweis wiederholt den Namen
    hint-equals-label.fix | Sag im Hinweis, was geschieht, oder lass ihn weg.
    hint-gesture.title | Hinweis nennt die Geste
    hint-gesture.fix | Sag, was geschieht: „Öffnet das Album.“
    hint-form.title | Hinweis ist kein kurzer Satzteil in der dritten Person
    hint-form.fix | Schreib ihn wie „Spielt das Lied ab.“
    hint-too-long.title | Hinweis ist zu lang
    hint-too-long.fix | Sag in einem kurzen Satzteil, was geschieht.
    hint-essential.title | Name steht nur im Hinweis
    hint-essential.fix | Sag in der Beschriftung, was es ist, und im Hinweis, was geschieht.
    hint-missing.title | Vielschichtiges Steuerelement ohne Hinweis
    hint-missing.fix | Sag im Hinweis, was geschieht.
    label-invisible-characters.title | Beschriftung enthält private oder unsichtbare Zeichen
    label-invisible-characters.fix | Nimm die Zeichen aus dem Gesprochenen heraus; Symbole aus einer Schrift brauchen eine Beschriftung in Worten.
    label-symbols-only.title | Beschriftung hat keine Wörter
    label-symbols-only.fix | Sag in Worten, was das Zeichen bedeutet.
    label-punctuation.title | Beschriftung eines Steuerelements endet wie ein Satz
    label-punctuation.fix | Nimm den Punkt weg.
    label-all-caps.title | Beschriftung nur in Großbuchstaben
    label-all-caps.fix | Schreib die Beschriftung wie in einem Satz, und überlass Großbuchstaben und Abstände dem Aussehen des Textes.
    label-lowercase-start.title | Beschriftung eines Steuerelements beginnt klein
    label-lowercase-start.fix | Beginne die Beschriftung mit einem Großbuchstaben.
    label-duplicate.title | Mehrere Steuerelemente mit demselben gesprochenen Namen
    label-duplicate.fix | Füge jedem Namen hinzu, worum es geht, etwa „Löschen, Rechnung 3“.
    label-same-name-different-action.title | Gleicher Name, anderes Ergebnis
    label-same-name-different-action.fix | Benenne jedes nach dem, was es tut.
    label-different-name-same-action.title | Gleiche Aktion mit verschiedenen Namen
    label-different-name-same-action.fix | Nenne dasselbe überall gleich.
    label-parent-child-same.title | Übergeordnetes und enthaltenes Element sprechen dasselbe
    label-parent-child-same.fix | Nimm dem Container den Namen, oder benenne ihn nach allem, was er enthält.
    label-too-long.title | Beschriftung ist zu lang zum Anhören
    label-too-long.fix | Kürze die Beschriftung, und verschiebe die Erklärung in den Hinweis.
    label-too-short.title | Beschriftung ist zu kurz, um etwas zu sagen
    label-too-short.fix | Sag mit einem Wort, was das Steuerelement tut.
    label-digit-run.title | Lange Ziffernfolge wird als eine Zahl gesprochen
    label-digit-run.fix | Lass die Ziffern einzeln sprechen, oder gruppiere sie.
    label-equals-value.title | Name und Wert sagen dasselbe
    label-equals-value.fix | Lass den Wert aus der Beschriftung weg.
    label-repeats-word.title | Doppelte Wörter in der Beschriftung
    label-repeats-word.fix | Lass eines davon weg.
    label-missing-control.title | Steuerelement hat keinen Namen
    label-missing-control.fix | Gib eine Beschriftung, die sagt, was es tut oder einstellt, etwa „Löschen“ oder „Lautstärke“.
    label-missing-toggle.title | Schalter oder Kästchen hat keinen Namen
    label-missing-toggle.fix | Gib dem Schalter den Text daneben als Beschriftung, oder mach beide zu einem Element.
    label-missing-field.title | Textfeld hat keinen Namen
    label-missing-field.fix | Gib dem Feld eine Beschriftung, etwa „Name“; lass niemanden bearbeiten, was nur zu lesen ist.
    label-placeholder-only.title | Platzhalter ist der einzige Name
    label-placeholder-only.fix | Gib dem Feld neben dem Platzhalter eine Beschriftung.
    label-missing-image.title | Zugängliches Bild hat keine Beschreibung
    label-missing-image.fix | Beschreibe das Bild in der Beschriftung, oder halte den Cursor davon fern.
    silent-element.title | Haltepunkt, der nichts sagt
    silent-element.fix | Gib dem Element eine Beschriftung, oder halte den Cursor davon fern.
    label-file-name.title | Beschriftung ist ein Datei- oder Ressourcenname
    label-file-name.fix | Sag in Worten, was das Element ist oder tut.
    label-identifier.title | Beschriftung ist ein Bezeichner aus dem Code
    label-identifier.fix | Sag in Worten, was das Element ist oder tut.
    label-localization-key.title | Beschriftung ist ein nicht übersetzter Schlüssel
    label-localization-key.fix | Füge die Übersetzung hinzu, oder verwende den richtigen Schlüssel.
    label-placeholder-leak.title | Beschriftung zeigt eine Vorlage, nil oder Auszeichnungen
    label-placeholder-leak.fix | Fülle den Text aus, bevor er gesetzt wird, und setze ihn als einfachen Text.
    label-url.title | Beschriftung ist eine rohe Adresse
    label-url.fix | Sag, wohin die Adresse führt.
    label-in-name.title | Sichtbarer Text fehlt im gesprochenen Namen
    label-in-name.fix | Beginne die Beschriftung mit dem Text, der zu sehen ist.
    label-double-source.title | Doppelt benannt
    label-double-source.fix | Lass einen der beiden Namen.
    label-language-mismatch.title | Schrift des Textes passt nicht zu seiner Sprache
    label-language-mismatch.fix | Setze die Sprache des Elements auf die seines Textes.
    language-tag-invalid.title | Sprachkennung ist unbrauchbar
    language-tag-invalid.fix | Verwende eine Kennung wie „ko“ oder „pt-BR“.
    label-role-word.title | Beschriftung wiederholt die Rolle
    label-role-word.fix | Lass die Rolle aus der Beschriftung weg.
    label-state-word.title | Beschriftung nennt, was der Wert schon sagt
    label-state-word.fix | Überlass den Zustand den Merkmalen und dem Wert.
    label-action-word.title | Beschriftung erklärt die Bedienung
    label-action-word.fix | Sag, was das Steuerelement tut, nicht, wie man es dazu bringt.
    label-image-word.title | Beschriftung eines Bildes sagt, dass es ein Bild ist
    label-image-word.fix | Beschreibe, was das Bild zeigt.
    label-nondescriptive.title | Text eines Links oder einer Taste sagt nicht, wozu sie dienen
    label-nondescriptive.fix | Sag, wohin es führt, etwa „Mehr über Preise“.
    audit-nothing-checked.title | Die Prüfung hat nichts angesehen
    audit-nothing-checked.fix | Nenne Dateien, die Bildschirme enthalten, und lass mindestens eine Regel eingeschaltet.
    suppression-unused.title | Ausnahme oder Eintrag der Grundlinie trifft auf nichts zu
    suppression-unused.fix | Nimm den Eintrag heraus.
    suppression-expired.title | Ausnahme ist abgelaufen
    suppression-expired.fix | Behebe, was der Eintrag ausnimmt, oder gib ihm ein neues Datum.
    rule-unknown.title | Konfiguration nennt eine unbekannte Regel
    rule-unknown.fix | Berichtige den Namen; „earshot explain“ führt alle Regeln auf.
    element-nested.title | Zugängliches Element verschluckt Steuerelemente
    element-nested.fix | Mach das äußere zu keinem Element, oder biete das Innere als Aktionen und in der Beschriftung an.
    element-unexposed-control.title | Bedienbare Ansicht fehlt im Baum
    element-unexposed-control.fix | Mach es zu einem zugänglichen Element, oder biete es als Aktion eines solchen an.
    element-unexposed-text.title | Sichtbarer Text fehlt im Baum
    element-unexposed-text.fix | Lass den Cursor beim Text halten, oder nimm seine Worte in die Beschriftung dessen auf, wozu er gehört.
    element-hidden-exposed.title | Unsichtbares Element noch im Baum
    element-hidden-exposed.fix | Nimm es aus der Liste, solange es verborgen ist.
    element-obscured.title | Fokussierbares Element ist verdeckt
    element-obscured.fix | Verbirg, was verdeckt ist, oder mach modal, was es verdeckt.
    container-inconsistent.title | Container widerspricht sich
    container-inconsistent.fix | Führe die Liste an einer Stelle und jedes Element in einer Liste.
    order-cycle.title | Ausdrückliche Reihenfolge läuft im Kreis
    order-cycle.fix | Nimm aus der Liste, was zurückführt.
    order-over-constrained.title | Ausdrückliche Reihenfolge widerspricht sich
    order-over-constrained.fix | Nenne jedes Element einmal.
    order-list-incomplete.title | Ausdrückliche Liste vergisst ein Element
    order-list-incomplete.fix | Nimm es in die Liste auf, oder verbirg es absichtlich vor Vorlesern.
    relation-broken.title | Bezug auf eine Beschriftung führt ins Leere
    relation-broken.fix | Verweise auf ein Element, das da ist und eine Beschriftung hat.
    table-headers-missing.title | Datentabelle ohne Kopfzellen
    table-headers-missing.fix | Benenne die Zellen, die Spalten oder Zeilen überschreiben.
    group-fragmented.title | Ein Objekt in viele Haltepunkte zerlegt
    group-fragmented.fix | Mach die Zeile zu einem Element, dessen Beschriftung die Texte verbindet.
    identifier-duplicate.title | Kennung doppelt verwendet
    identifier-duplicate.fix | Gib jedem eine eigene Kennung.
    identifier-missing.title | Keine Kennung für Tests
    identifier-missing.fix | Setze die Kennung für Bedienungshilfen.
    nesting-deep.title | Sehr tiefe Hierarchie
    nesting-deep.fix | Nimm Container heraus, die nur eines enthalten.
    gesture-no-alternative.title | Nur durch Ziehen oder eine Pfadgeste bedienbar
    gesture-no-alternative.fix | Biete dasselbe als Aktion des Elements an, oder mach es einstellbar.
    orientation-locked.title | Bildschirm erlaubt nur eine Ausrichtung
    orientation-locked.fix | Erlaube beide, wenn nicht eine unentbehrlich ist.
    screen-title-missing.title | Bildschirm oder modale Ansicht hat keinen Titel
    screen-title-missing.fix | Setze den Titel des Bildschirms, oder beginne ihn mit einer Überschrift.
    screen-title-duplicate.title | Zwei Bildschirme haben denselben Titel
    screen-title-duplicate.fix | Gib jedem Bildschirm einen eigenen Titel.
    header-missing.title | Bildschirm hat keine Überschrift
    header-missing.fix | Gib den Titeln seiner Teile das Merkmal header.
    heading-order.title | Überschriftenebenen springen
    heading-order.fix | Nummeriere die Überschriften so, dass jede Ebene auf die darüber folgt.
    heading-empty.title | Leere Überschrift
    heading-empty.fix | Gib der Überschrift ihren Text, oder nimm das Merkmal weg.
    trait-without-behaviour.title | Gibt eine Rolle vor, die es nicht ausfüllt
    trait-without-behaviour.fix | Verbinde es mit dem, was es tun soll, oder nimm das Merkmal weg.
    adjustable-without-methods.title | Einstellbar, lässt sich aber nicht einstellen
    adjustable-without-methods.fix | Implementiere accessibilityIncrement und accessibilityDecrement, oder nimm das Merkmal weg.
    adjustable-without-value.title | Einstellbares Element hat keinen Wert
    adjustable-without-value.fix | Setze den Wert für Bedienungshilfen, und halte ihn aktuell.
    value-out-of-range.title | Wert liegt außerhalb seines Bereichs
    value-out-of-range.fix | Setze zuerst die Grenzen, dann einen Wert dazwischen.
    custom-action-unnamed.title | Eigene Aktion hat keinen oder einen doppelten Namen
    custom-action-unnamed.fix | Gib jeder Aktion einen eigenen Namen.
    custom-rotor-unnamed.title | Eigener Rotor hat keinen Namen
    custom-rotor-unnamed.fix | Benenne den Rotor nach dem, was er findet, etwa „Fehler“.
    field-value-overridden.title | Bearbeitbares Feld verbirgt seinen Text
    field-value-overridden.fix | Überlass den Wert dem Feld.
    field-secure-exposed.title | Geheimer Text wird gesprochen
    field-secure-exposed.fix | Überlass den Wert eines sicheren Feldes dem System, das Punkte spricht.
    field-purpose-missing.title | Zweck der Eingabe nicht angegeben
    field-purpose-missing.fix | Setze den Inhaltstyp des Textes im Feld.
    state-unexposed.title | Zustand gezeigt, aber nicht zugänglich
    state-unexposed.fix | Halte Merkmale und Wert im Einklang mit dem, was zu sehen ist.
    selection-multiple.title | Mehr als eine Auswahl, wo nur eine möglich ist
    selection-multiple.fix | Nimm allen bis auf eines das Merkmal selected.
    trait-conflict.title | Merkmale widersprechen einander
    trait-conflict.fix | Lass das Merkmal, das sagt, was das Element tut.
    trait-missing-interactive.title | Bedienbares Element hat keine Rolle
    trait-missing-interactive.fix | Gib ihm das Merkmal button, oder link, wenn es aus der App hinausführt.
    trait-image-missing.title | Bild ohne das Merkmal „Bild“
    trait-image-missing.fix | Gib ihm das Merkmal image, oder button, wenn es eine Taste ist.
    disabled-unexplained.title | Deaktiviertes Steuerelement nennt keinen Grund
    disabled-unexplained.fix | Sag im Hinweis, wann es verwendet werden kann.
    voice-name-mismatch.title | Name für die Sprachsteuerung weicht vom sichtbaren Text ab
    voice-name-mismatch.fix | Setze den sichtbaren Text an den Anfang der Namen für die Sprachsteuerung.
    text-fixed-font.title | Text folgt der Einstellung der Textgröße nicht
    text-fixed-font.fix | Verwende einen Textstil, und setze adjustsFontForContentSizeCategory.
    text-clipped-large.title | Text wird bei großer Schrift abgeschnitten
    text-clipped-large.fix | Lass die Höhe dem Text folgen, oder lass scrollen.
    text-truncated.title | Text ist gekürzt
    text-truncated.fix | Zeig den ganzen Text, oder nimm ihn wenigstens in die Beschriftung auf.
    contrast-text.title | Angegebene Textfarben haben zu wenig Kontrast
    contrast-text.fix | Mach eine der beiden Farben dunkler oder heller.
    contrast-text-enhanced.title | Angegebene Textfarben unter der erhöhten Stufe
    contrast-text-enhanced.fix | Mach eine der beiden Farben dunkler oder heller.
    focus-trap.title | Cursor kommt nicht weg
    focus-trap.fix | Lass den Cursor gehen, wohin er geschickt wird; melde nicht bei jeder Bewegung eine Änderung, die ein Element nennt.
    focus-unreachable.title | Bedienbares Element wird nie erreicht
    focus-unreachable.fix | Mach es zu einem eigenen Element, nenne es in der Liste seines Containers, oder biete als Aktion an, was es tut.
    focus-asymmetric.title | Reihenfolge rückwärts ist nicht die umgekehrte
    focus-asymmetric.fix | Ändere weder Reihenfolge noch Ort des Cursors, während sich jemand bewegt.
    focus-nondeterministic.title | Reihenfolge ändert sich von Mal zu Mal
    focus-nondeterministic.fix | Zeig dasselbe in derselben Reihenfolge, solange nichts geschehen ist.
    focus-moved-unasked.title | Cursor springt ohne Eingabe
    focus-moved-unasked.fix | Sag an, was geschehen ist, und lass den Cursor, wo er ist.
    focus-lost-layout.title | Fokussiertes Element verschwand und der Cursor ging verloren
    focus-lost-layout.fix | Nenne beim Melden der Änderung den Nachbarn oder das, was an die Stelle getreten ist.
    focus-reset-refresh.title | Aktualisierung wirft den Cursor zurück
    focus-reset-refresh.fix | Behalte Elemente, die gleich geblieben sind, oder gib den neuen dieselbe Kennung.
    focus-initial-odd.title | Erster Haltepunkt eines Bildschirms ist unerwartet
    focus-initial-odd.fix | Nenne kein Element, oder das, mit dem der Bildschirm beginnt.
    layout-change-silent.title | Inhalt änderte sich ohne Mitteilung
    layout-change-silent.fix | Melde layoutChanged mit dem Element, auf das es jetzt ankommt.
    focus-stale.title | Cursor steht auf einem toten Element
    focus-stale.fix | Melde eine Änderung, wenn ein Element verschwindet, und nenne keine Elemente, die nicht auf dem Bildschirm sind.
    adjustable-no-change.title | Einstellen ändert den Wert nicht
    adjustable-no-change.fix | Ändere den Wert in accessibilityIncrement und accessibilityDecrement, und sag ihn in accessibilityValue.
    adjustable-not-inverse.title | Erhöhen und Verringern führt nicht zurück
    adjustable-not-inverse.fix | Lass beide um denselben Schritt gehen.
    adjustable-unbounded.title | Einstellen kommt nie an ein Ende
    adjustable-unbounded.fix | Mach größere Schritte, oder biete ein Feld an, in das man den Wert eingibt.
    activation-noop.title | Aktivieren bewirkt nichts
    activation-noop.fix | Antworte auf die Aktivierung, oder nimm das Merkmal weg.
    activation-state-silent.title | Zustand geändert, Sprachausgabe nicht
    activation-state-silent.fix | Sag den Zustand im Wert oder durch das Merkmal selected.
    custom-action-noop.title | Eigene Aktion bewirkt nichts
    custom-action-noop.fix | Tu, was der Name der Aktion sagt, und antworte mit true.
    gesture-magic-tap-unhandled.title | Magisches Tippen auf einem Medienbildschirm ohne Wirkung
    gesture-magic-tap-unhandled.fix | Antworte auf accessibilityPerformMagicTap mit Wiedergabe und Pause.
    scroll-unhandled.title | Inhalt lässt sich nicht scrollen
    scroll-unhandled.fix | Setze den Inhalt in eine Scrollansicht, oder antworte auf accessibilityScroll.
    scroll-silent.title | Scrollen nennt keine Seite
    scroll-silent.fix | Melde pageScrolled mit einem Text wie „Seite 2 von 5“.
    direct-touch-trap.title | Bereich für direkte Berührung nimmt den Bildschirm ein
    direct-touch-trap.fix | Lass Platz für einen Ausweg, oder lass es Berührungen erst nehmen, wenn es aktiviert wurde.
    modal-leak.title | Cursor verlässt eine offene modale Ansicht
    modal-leak.fix | Setze accessibilityViewIsModal auf der Ansicht neben denen, die ausgeschlossen werden sollen, oder präsentiere einen Controller.
    modal-no-escape.title | Kein Weg aus der modalen Ansicht
    modal-no-escape.fix | Antworte auf accessibilityPerformEscape, oder gib eine Taste zum Schließen.
    modal-focus-not-moved.title | Öffnen einer modalen Ansicht lässt den Cursor zurück
    modal-focus-not-moved.fix | Melde screenChanged mit seinem ersten Element.
    modal-focus-not-restored.title | Schließen einer modalen Ansicht verliert die Stelle
    modal-focus-not-restored.fix | Melde layoutChanged mit dem, was es geöffnet hat, und kein screenChanged ohne Element.
    modal-untitled.title | Modale Ansicht kündigt sich nicht an
    modal-untitled.fix | Gib einen Titel oder eine Überschrift, und lass den Cursor dort beginnen.
    order-visual-mismatch.title | Gesprochene Reihenfolge weicht vom Layout ab
    order-visual-mismatch.fix | Gruppiere, was zusammengehört, oder führe die Elemente in der sichtbaren Reihenfolge auf.
    order-header-after-content.title | Überschrift kommt nach ihrem Inhalt
    order-header-after-content.fix | Führe die Überschrift vor dem auf, was sie überschreibt.
    swipe-cost.title | Zu viele Wischgesten bis dorthin
    swipe-cost.fix | Füge Überschriften hinzu, rücke es näher an Anfang oder Ende, oder mach Zusammengehöriges zu einem Haltepunkt.
    rotor-dead.title | Angebotener Rotor führt nirgendwohin
    rotor-dead.fix | Biete ihn nur an, wo er etwas findet, und antworte in beide Richtungen.
    screen-change-silent.title | Neuer Bildschirm ohne Mitteilung
    screen-change-silent.fix | Melde screenChanged, wenn ein Bildschirm an die Stelle eines anderen tritt.
    screen-change-spurious.title | Neuer Bildschirm gemeldet bei einer kleinen Änderung
    screen-change-spurious.fix | Melde layoutChanged mit dem Element, das sich geändert hat.
    screen-change-storm.title | Mehrere Bildschirmwechsel in einem Zug
    screen-change-storm.fix | Melde eine einzige Änderung, wenn alles fertig ist.
    child-controller-stale.title | Entfernter untergeordneter Controller noch zugänglich
    child-controller-stale.fix | Füge den Controller mit addChild und didMove hinzu, und nimm seine Ansicht mit ihm heraus.
    restoration-focus.title | Wiederherstellung des Zustands verliert die Stelle
    restoration-focus.fix | Gib jedem Controller auf dem Weg eine Wiederherstellungskennung und Elementen Kennungen.
    back-unhandled.title | Escape führt nicht zurück
    back-unhandled.fix | Zeig die Zurück-Taste, oder antworte auf accessibilityPerformEscape.
    announcement-interrupted.title | Ansage abgeschnitten
    announcement-interrupted.fix | Sag an, wenn die Änderung vorbei ist, oder gib der Ansage eine höhere Priorität.
    announcement-lost.title | Ansage kommt, wo sie verloren geht
    announcement-lost.fix | Sag an, wenn der neue Bildschirm gemeldet ist, oder sag es durch das Element, das die Änderung nennt.
    announcement-spam.title | Zu viele Ansagen
    announcement-spam.fix | Sag einmal an, worauf es ankommt.
    status-not-announced.title | Status oder Fehler erscheint ungehört
    status-not-announced.fix | Sag es an, oder melde layoutChanged mit dem Text.
    transient-too-short.title | Nachricht verschwindet, bevor sie zu hören ist
    transient-too-short.fix | Lass es stehen, bis es jemand geschlossen hat, und sag es an.
    utterance-too-long.title | Ein Haltepunkt spricht zu lange
    utterance-too-long.fix | Kürze die Beschriftung, oder mach mehrere Haltepunkte daraus.
    hint-cut.title | Hinweis ist nie zu hören
    hint-cut.fix | Kürze die Beschriftung, damit der Hinweis früher kommt.
    speech-repeat.title | Zwei Haltepunkte nacheinander sagen dasselbe
    speech-repeat.fix | Mach einen Haltepunkt aus beiden, oder sag, was sie unterscheidet.
    speech-unpronounceable.title | Stimme kann es nicht sprechen
    speech-unpronounceable.fix | Gib die Sprache des Textes mit accessibilityLanguage an, oder schreib ihn, wie er gesprochen wird.
    speech-role-inconsistent.title | Gleiches Steuerelement nennt eine andere Rolle
    speech-role-inconsistent.fix | Gib beiden dieselben Merkmale.
    live-value-without-trait.title | Wert ändert sich oft, ohne es anzuzeigen
    live-value-without-trait.fix | Füge das Merkmal updatesFrequently hinzu.
    the key | Taste der Tastatur
    the text field | Textfeld
    the text view | Textansicht
    the password field | Passwortfeld
    the search field | Suchfeld
    the switch | Schalter
    the adjustable element | einstellbares Element
    the slider | Schieberegler
    the control | Steuerelement
    the element | Element
    the heading | Überschrift
    the button | Taste
    the link | Link
    the image | Bild
    the text | Text
    the tab | Tab
    the segment | Segment
    the key {1} | Taste der Tastatur {1}
    the text field {1} | Textfeld {1}
    the text view {1} | Textansicht {1}
    the password field {1} | Passwortfeld {1}
    the search field {1} | Suchfeld {1}
    the switch {1} | Schalter {1}
    the adjustable element {1} | einstellbares Element {1}
    the slider {1} | Schieberegler {1}
    the control {1} | Steuerelement {1}
    the element {1} | Element {1}
    the heading {1} | Überschrift {1}
    the button {1} | Taste {1}
    the link {1} | Link {1}
    the image {1} | Bild {1}
    the text {1} | Text {1}
    the tab {1} | Tab {1}
    the segment {1} | Segment {1}
    the key '{1}' | Taste der Tastatur „{1}“
    the text field '{1}' | Textfeld „{1}“
    the text view '{1}' | Textansicht „{1}“
    the password field '{1}' | Passwortfeld „{1}“
    the search field '{1}' | Suchfeld „{1}“
    the switch '{1}' | Schalter „{1}“
    the adjustable element '{1}' | einstellbares Element „{1}“
    the slider '{1}' | Schieberegler „{1}“
    the control '{1}' | Steuerelement „{1}“
    the element '{1}' | Element „{1}“
    the heading '{1}' | Überschrift „{1}“
    the button '{1}' | Taste „{1}“
    the link '{1}' | Link „{1}“
    the image '{1}' | Bild „{1}“
    the text '{1}' | Text „{1}“
    the tab '{1}' | Tab „{1}“
    the segment '{1}' | Segment „{1}“
    the key beside {1} | Taste der Tastatur neben {1}
    the text field beside {1} | Textfeld neben {1}
    the text view beside {1} | Textansicht neben {1}
    the password field beside {1} | Passwortfeld neben {1}
    the search field beside {1} | Suchfeld neben {1}
    the switch beside {1} | Schalter neben {1}
    the adjustable element beside {1} | einstellbares Element neben {1}
    the slider beside {1} | Schieberegler neben {1}
    the control beside {1} | Steuerelement neben {1}
    the element beside {1} | Element neben {1}
    the heading beside {1} | Überschrift neben {1}
    the button beside {1} | Taste neben {1}
    the link beside {1} | Link neben {1}
    the image beside {1} | Bild neben {1}
    the text beside {1} | Text neben {1}
    the tab beside {1} | Tab neben {1}
    the segment beside {1} | Segment neben {1}
    the key below {1} | Taste der Tastatur unter {1}
    the text field below {1} | Textfeld unter {1}
    the text view below {1} | Textansicht unter {1}
    the password field below {1} | Passwortfeld unter {1}
    the search field below {1} | Suchfeld unter {1}
    the switch below {1} | Schalter unter {1}
    the adjustable element below {1} | einstellbares Element unter {1}
    the slider below {1} | Schieberegler unter {1}
    the control below {1} | Steuerelement unter {1}
    the element below {1} | Element unter {1}
    the heading below {1} | Überschrift unter {1}
    the button below {1} | Taste unter {1}
    the link below {1} | Link unter {1}
    the image below {1} | Bild unter {1}
    the text below {1} | Text unter {1}
    the tab below {1} | Tab unter {1}
    the segment below {1} | Segment unter {1}
    pan | Ziehen
    pinch | Auf- und Zuziehen
    rotation | Drehen
    longPress | langes Drücken
    latin | lateinisch
    cyrillic | kyrillisch
    greek | griechisch
    arabic | arabisch
    hebrew | hebräisch
    devanagari | Devanagari
    thai | thailändisch
    hangul | Hangul
    kana | Kana
    han | chinesisch
    other | andere
    the screen | der Bildschirm
    {1} of line {2} | {1} in Zeile {2}
    {1} covers {2} by {3} points | {1} verdeckt {2} um {3} Punkt
    {1} stands where {2} stands | {1} steht, wo {2} steht
    a double tap lands outside {1} | {1}: ein Doppeltippen landet außerhalb
    a double tap on {1} lands off the screen | {1}: ein Doppeltippen landet außerhalb des Bildschirms
    a double tap on {1} lands on {2} | {1}: ein Doppeltippen landet auf {2}
    {1} is {2} points large | {1} ist {2} Punkt groß
    {1} stands beside the screen | {1} steht neben dem Bildschirm
    {1} reaches {2} points beyond what holds it | {1} ragt {2} Punkt über das hinaus, was es enthält
    {1} is {2} points large, less than {3} | {1} ist {2} Punkt groß, weniger als {3}
    {1} is {2} points large and close to {3} | {1} ist {2} Punkt groß und nahe bei {3}
    {1} is {2} points high, less than {3} | {1} ist {2} Punkt hoch, weniger als {3}
    {1} is {2} points wide, less than {3} | {1} ist {2} Punkt breit, weniger als {3}
    {1} is {2} points high and close to {3} | {1} ist {2} Punkt hoch und nahe bei {3}
    {1} is {2} points wide and close to {3} | {1} ist {2} Punkt breit und nahe bei {3}
    {1} is {2} points from {3} | {1} ist {2} Punkt von {3} entfernt
    the hint begins with the name {1} | der Hinweis beginnt mit dem Namen {1}
    the hint '{1}' of {2} names the gesture | {2}: der Hinweis „{1}“ nennt die Geste
    the hint of {1} begins with an order | {1}: der Hinweis beginnt mit einer Aufforderung
    the hint of {1} holds the role | {1}: der Hinweis enthält die Rolle
    the hint of {1} ends without a full stop | {1}: der Hinweis endet ohne Punkt
    the hint of {1} has {2} characters | {1}: der Hinweis hat {2} Zeichen
    only the hint says what {1} is | {1}: nur der Hinweis sagt, was es ist
    {1} has no hint | {1} hat keinen Hinweis
    the label of {1} holds {2} | {1}: die Beschriftung enthält {2}
    the value of {1} holds {2} | {1}: der Wert enthält {2}
    the hint of {1} holds {2} | {1}: der Hinweis enthält {2}
    the label of {1} holds '{2}' | {1}: die Beschriftung enthält „{2}“
    the value of {1} holds '{2}' | {1}: der Wert enthält „{2}“
    the hint of {1} holds '{2}' | {1}: der Hinweis enthält „{2}“
    the private-use character {1} | das private Zeichen {1}
    a replacement character, which stands for text that was lost | ein Ersatzzeichen, das für verlorenen Text steht
    a lone direction character {1} | ein einzelnes Richtungszeichen {1}
    the zero-width character {1} | das Zeichen ohne Breite {1}
    a direction character that is not closed | ein Richtungszeichen, das nicht geschlossen wird
    the label '{1}' has no words | die Beschriftung „{1}“ hat keine Wörter
    the label '{1}' ends with a full stop | die Beschriftung „{1}“ endet mit einem Punkt
    the label '{1}' is all capitals | die Beschriftung „{1}“ besteht aus Großbuchstaben
    the label '{1}' has gaps between its letters | die Beschriftung „{1}“ hat Leerzeichen zwischen den Buchstaben
    the label '{1}' begins with a small letter | die Beschriftung „{1}“ beginnt mit einem Kleinbuchstaben
    {1} elements are called '{2}' | {1} Elemente heißen „{2}“
    '{1}' does something else than the one before it | „{1}“ bewirkt etwas anderes als das gleichnamige davor
    '{1}' does what '{2}' does | „{1}“ bewirkt dasselbe wie „{2}“
    {1} is spoken twice, as a container and inside it | {1} wird zweimal gesprochen, als Container und darin
    the label {1} has {2} characters | die Beschriftung {1} hat {2} Zeichen
    the label is only '{1}' | die Beschriftung ist nur „{1}“
    {1} digits in a row of {2} are spoken as one number | {2}: {1} Ziffern hintereinander werden als eine Zahl gesprochen
    the value '{1}' stands in the label {2} as well | der Wert „{1}“ steht auch in der Beschriftung {2}
    the label {1} says '{2}' twice | die Beschriftung {1} sagt zweimal „{2}“
    {1} has no name but that of its picture's file | {1} hat keinen Namen außer dem der Bilddatei
    {1} has no name but that of its picture's file, which is in English | {1} hat keinen Namen außer dem der Bilddatei, der englisch ist
    {1} has no name, and only a picture behind it | {1} hat keinen Namen, nur ein Bild dahinter
    {1} has no name | {1} hat keinen Namen
    {1} says only whether it is on | {1} sagt nur, ob es ein ist
    {1} has neither a label nor a placeholder | {1} hat weder Beschriftung noch Platzhalter
    {1} can be edited, and seems to hold a text that is only read | {1} lässt sich bearbeiten, enthält aber wohl einen Text, der nur gelesen werden soll
    {1} holds a text and has neither a label nor a placeholder | {1} enthält einen Text, hat aber weder Beschriftung noch Platzhalter
    {1} is named by its placeholder only | {1} ist nur durch den Platzhalter benannt
    {1} is named by its file only | {1} ist nur durch die Datei benannt
    {1} has no description | {1} hat keine Beschreibung
    the cursor stops at {1} and nothing is said | der Cursor hält bei {1}, und nichts wird gesprochen
    the label '{1}' is the name of a file | die Beschriftung „{1}“ ist der Name einer Datei
    the label '{1}' is a name out of code | die Beschriftung „{1}“ ist ein Name aus dem Code
    the label '{1}' is the key of a text | die Beschriftung „{1}“ ist der Schlüssel eines Textes
    the label '{1}' is an address | die Beschriftung „{1}“ ist eine Adresse
    '{1}' does not come first in the label '{2}' | „{1}“ steht in der Beschriftung „{2}“ nicht vorn
    the label '{1}' lacks the visible text '{2}' | in der Beschriftung „{1}“ fehlt der sichtbare Text „{2}“
    {1} is named '{2}' and '{3}' | {1} ist „{2}“ und „{3}“ benannt
    {1} is in {2} letters and its language is '{3}' | {1} ist in einer anderen Schrift ({2}), als die Sprache „{3}“ sie hat
    '{1}', the language of {2}, is no well-formed tag | „{1}“, die Sprache von {2}, ist keine gültige Kennung
    no voice speaks '{1}', the language of {2} | keine Stimme spricht „{1}“, die Sprache von {2}
    the label '{1}' ends with the role | die Beschriftung „{1}“ endet mit der Rolle
    the label '{1}' holds the role | die Beschriftung „{1}“ enthält die Rolle
    the label '{1}' says in which state it is | die Beschriftung „{1}“ nennt den Zustand
    the label '{1}' tells how to operate it | die Beschriftung „{1}“ erklärt die Bedienung
    the label '{1}' says that it is an image | die Beschriftung „{1}“ sagt, dass es ein Bild ist
    the label '{1}' does not say what it is for | die Beschriftung „{1}“ sagt nicht, wozu es dient
    {1} hides {2}, which stands inside it | {1} verbirgt {2}, das darin steht
    {1} can be operated and the cursor never stops there | {1} ist bedienbar, und der Cursor hält dort nie
    {1} can be read and the cursor never stops there | {1} ist lesbar, und der Cursor hält dort nie
    the text {1} is never said | der Text {1} wird nie gesprochen
    the list of {1} names {2}, which is hidden | {1}: die Liste nennt {2}, das verborgen ist
    {1} lies under {2} | {1} liegt unter {2}
    an opaque view | etwas Undurchsichtigem
    {1} stands in the list of {2} and in that of another | {1} steht in der Liste von {2} und in einer weiteren
    the list of {1} leads back to itself | {1}: die Liste führt zu sich selbst zurück
    {1} is to be read before itself | {1} soll vor sich selbst gelesen werden
    the list of {1} names {2} twice | {1}: die Liste nennt {2} zweimal
    {1} is to be read before and after another element | {1} soll vor und nach einem anderen Element gelesen werden
    the list of {1} leaves out {2}, which is never reached | {1}: die Liste lässt {2} aus, das nie erreicht wird
    what names {1} | was {1} benennt
    what heads the cells of {1} | was die Zellen von {1} überschreibt
    {1} does not exist | {1}: das gibt es nicht
    {1} is hidden | {1}: das ist verborgen
    {1} says nothing | {1}: das sagt nichts
    the table has {1} rows and nothing heads them | die Tabelle hat {1} Zeilen und keine Kopfzellen
    the table {1} has {2} rows and nothing heads them | die Tabelle {1} hat {2} Zeilen und keine Kopfzellen
    {1} stops of text in {2} say one thing | {2}: {1} Haltepunkte mit Text sagen eine einzige Sache
    {1} has the identifier '{2}', which is used before | {1} hat die Kennung „{2}“, die schon verwendet ist
    {1} has no identifier | {1} hat keine Kennung
    {1} stands inside {2} others | {1} steht in {2} anderen
    {1} answers to {2} only | {1} reagiert nur auf {2}
    {1} and {2} | {1} und {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | der Bildschirm darf nur hochkant gehalten werden
    the screen may be held sideways only | der Bildschirm darf nur quer gehalten werden
    {1}, which lies over the screen, has no title | {1} liegt über dem Bildschirm und hat keinen Titel
    the screen is called '{1}', as another is | der Bildschirm heißt „{1}“ wie ein anderer
    the screen has {1} stops and no heading | der Bildschirm hat {1} Haltepunkte und keine Überschrift
    {1} has level {2} after level {3} | {1} hat Ebene {2} nach Ebene {3}
    {1} has level {2} inside a heading of level {3} | {1} hat Ebene {2} in einer Überschrift der Ebene {3}
    the heading has no text | die Überschrift hat keinen Text
    {1} does not respond to a user | {1} reagiert auf niemanden
    {1} has no action in the file, unlike other controls here | {1} hat in der Datei keine Aktion, anders als andere Steuerelemente hier
    {1} is adjustable and nothing can turn it | {1} ist einstellbar, und nichts kann es einstellen
    {1} has no value | {1} hat keinen Wert
    the smallest value {1} of {2} is not below the largest, {3} | {2}: der kleinste Wert {1} liegt nicht unter dem größten, {3}
    {1} has a value and no range | {1} hat einen Wert und keinen Bereich
    the value {1} of {2} is below the smallest, {3} | {2}: der Wert {1} liegt unter dem kleinsten, {3}
    the value {1} of {2} is above the largest, {3} | {2}: der Wert {1} liegt über dem größten, {3}
    an action of {1} has no name | {1}: eine Aktion hat keinen Namen
    two actions of {1} are called '{2}' | {1}: zwei Aktionen heißen „{2}“
    a rotor of {1} has no name | {1}: ein Rotor hat keinen Namen
    {1} holds a text and '{2}' is spoken in its place | {1} enthält einen Text, und statt seiner wird „{2}“ gesprochen
    the value of {1} gives away what was typed | {1}: der Wert verrät, was eingegeben wurde
    {1} does not declare what is typed into it | {1} gibt nicht an, was hier eingegeben wird
    {1} is selected and no trait says so | {1} ist ausgewählt, und kein Merkmal sagt es
    {1} is disabled and no trait says so | {1} ist deaktiviert, und kein Merkmal sagt es
    the value of {1} does not say whether it is on | {1}: der Wert sagt nicht, ob es ein ist
    the value of {1} does not say whether it is unfolded | {1}: der Wert sagt nicht, ob es aufgeklappt ist
    {1} elements of {2} are selected | {2}: {1} Elemente sind ausgewählt
    the traits {1} of {2} contradict each other | {2}: die Merkmale {1} widersprechen einander
    {1} is dimmed and can be turned all the same | {1} ist grau dargestellt und lässt sich trotzdem einstellen
    {1} can be activated and no trait says so | {1} lässt sich aktivieren, und kein Merkmal sagt es
    {1} is an image and lacks the trait | {1} ist ein Bild ohne dieses Merkmal
    {1} is dimmed and does not say why | {1} ist grau dargestellt und sagt nicht, warum
    no name of {1} for voice control is the visible text '{2}' | {1}: kein Name für die Sprachsteuerung ist der sichtbare Text „{2}“
    the text of {1} fills {2}% of a fixed height | {1}: der Text füllt {2} % einer festen Höhe
    the text of {1} outgrows its height at the size {2} | {1}: der Text wächst bei der Größe {2} über seine Höhe hinaus
    the text ends in the middle: '{1}' | der Text endet mittendrin: „{1}“
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: der Text hat einen Kontrast von {2} zu 1, weniger als {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: der Text hat einen Kontrast von {2} zu 1 bis {3} zu 1, je nachdem, was darunter liegt
    the screen has neither a title nor a heading | der Bildschirm hat weder Titel noch Überschrift
    {1} screens have neither a title nor a heading | {1} Bildschirme haben weder Titel noch Überschrift
    the text of {1} does not follow the text-size setting | {1}: der Text folgt der Einstellung der Textgröße nicht
    {1} texts do not follow the text-size setting | {1} Texte folgen der Einstellung der Textgröße nicht
    {1} has the size that UIKit gives it, less than 44 points | {1} hat die Größe, die UIKit vorgibt, weniger als 44 Punkt
    {1} controls have the size that UIKit gives them, less than 44 points | {1} Steuerelemente haben die Größe, die UIKit vorgibt, weniger als 44 Punkt
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} und {3} weitere
    {1}; {2} more for review | {1}; {2} weitere zu prüfen
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | auf keinem Bildschirm war etwas
    every file was passed over | alle Dateien wurden übergangen
    no storyboard, xib or screen document is in {1} | in {1} gibt es kein Storyboard, kein Xib und kein Bildschirmdokument
    every screen was passed over: apps show them only while they start | alle Bildschirme wurden übergangen: sie sind nur da, während die App startet
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | An den Dateien ist nichts falsch; Bildschirme, die der Code erzeugt, lassen sich als Dumps prüfen.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Nennen Sie den Ordner mit den Bildschirmen; die, die der Code erzeugt, lassen sich als Dumps prüfen.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | Die Hinweise sagen, warum jede übergangen wurde; was Xcode 4 oder älter geschrieben hat, muss ein neueres sichern.
    every rule is off | alle Regeln sind ausgeschaltet
    there is no rule called '{1}' | es gibt keine Regel „{1}“
    there is no rule called '{1}'; did you mean '{2}'? | es gibt keine Regel „{1}“; ist „{2}“ gemeint?
    what {1} ignores was to be mended by {2} | was {1} ausnimmt, sollte bis {2} behoben sein
    {1} ignores nothing that was found | {1} trifft auf keinen Befund zu
    '{1}' | „{1}“
    {1} by {2} | {1} × {2}
    a silent stop | ein stummer Haltepunkt
    nothing | nichts
    something | etwas
    another stop | ein anderer Haltepunkt
    it | es
    flicking on comes from {1} to {2} again, and never to the rest | Weiterstreichen führt von {1} wieder zu {2} und nie zum Rest
    flicking back comes from {1} to {2} again, and never to the rest | Zurückstreichen führt von {1} wieder zu {2} und nie zum Rest
    flicking on comes no further than {1} | Weiterstreichen kommt nicht weiter als {1}
    flicking back comes no further than {1} | Zurückstreichen kommt nicht weiter als {1}
    flicking on comes to ever more stops, and never to the rest | Weiterstreichen kommt zu immer mehr Haltepunkten und nie zum Rest
    flicking on from the first stop does not come to {1} | Weiterstreichen vom ersten Haltepunkt kommt nicht zu {1}
    {1} answers touches, and flicking on does not come to it | {1} reagiert auf Berührungen, und Weiterstreichen kommt nicht dorthin
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | Zurückstreichen kommt an {1} Haltepunkte in anderer Reihenfolge als Weiterstreichen, das an {2} kommt
    flicking on came to {1} stops, and to {2} when it was done again | Weiterstreichen kam an {1} Haltepunkte und beim zweiten Mal an {2}
    flicking on came to {1}, and to {2} there when it was done again | Weiterstreichen kam zu {1} und beim zweiten Mal dort zu {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: der Cursor ging von dort weg ({2}), obwohl niemand etwas getan hatte
    the cursor left {1} for {2}, which nobody had asked for | {1}: der Cursor ging von dort weg ({2}), was niemand verlangt hatte
    a flick was followed by another move of the cursor, to {1} | auf ein Streichen folgte eine weitere Bewegung des Cursors, zu {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} ist weg, und der Cursor steht hier: {2}, obwohl ein Nachbar noch da ist
    {1} was made anew, and the cursor stands on {2} | {1} wurde neu gemacht, und der Cursor steht auf {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | {1}: was darum steht, wurde aufgefrischt, und der Cursor steht auf {2}
    the screen begins with {1}, which is stop {2} of {3} | der Bildschirm beginnt mit {1}, dem Haltepunkt {2} von {3}
    {1} has gone and no change was posted | {1} ist weg, und keine Änderung wurde gemeldet
    {1} has come and no change was posted | {1} ist dazugekommen, und keine Änderung wurde gemeldet
    {1} under the cursor has gone, and no change was posted | {1} unter dem Cursor ist weg, und keine Änderung wurde gemeldet
    {1} under the cursor has gone, and the change that was posted names no other place | {1} unter dem Cursor ist weg, und die gemeldete Änderung nennt keine andere Stelle
    the app sends the cursor to '{1}', which is not on the screen | die App schickt den Cursor zu „{1}“, das nicht auf dem Bildschirm ist
    the cursor comes to {1}, which is not on the screen | der Cursor kommt zu {1}, was nicht auf dem Bildschirm ist
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} wird bei jeder Nachfrage neu erzeugt, sodass der Cursor auf etwas steht, das weg ist
    flicking up and down leaves {1} as it is | Streichen nach oben und unten lässt {1}, wie es ist
    {1} turned up and down again says '{2}' | {1} sagt nach Erhöhen und Verringern „{2}“
    {1} can be turned up without end | {1} lässt sich ohne Ende erhöhen
    {1} can be turned down without end | {1} lässt sich ohne Ende verringern
    activating {1} does nothing | {1}: Aktivieren bewirkt nichts
    activating {1} has changed its state, and it says the same as before | {1}: Aktivieren hat den Zustand geändert, und gesagt wird dasselbe wie vorher
    the action '{1}' of {2} does nothing | {2}: die Aktion „{1}“ bewirkt nichts
    {1} starts media, and a magic tap does nothing | {1} startet Medien, und ein magisches Tippen bewirkt nichts
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} liegt jenseits des Bildschirmrands, und auf Scrollen kommt keine Antwort
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} liegt jenseits des Bildschirmrands, und Scrollen bringt es nicht in Sicht
    what holds {1} answers a finger that moves over it, and scrolling is not answered | was {1} enthält, reagiert auf einen Finger, der darüber streicht, und auf Scrollen kommt keine Antwort
    scrolling was answered, and nobody said where it has come to | auf Scrollen kam eine Antwort, und niemand sagte, wohin
    {1} takes all touches, and there is no stop beside it | {1} nimmt alle Berührungen, und daneben gibt es keinen Haltepunkt
    flicking on comes from what lies over the screen to '{1}' behind it | Weiterstreichen führt von dem, was über dem Bildschirm liegt, zu „{1}“ dahinter
    neither escape nor anything that the cursor comes to closes what lies over the screen | weder Escape noch etwas, das der Cursor erreicht, schließt, was über dem Bildschirm liegt
    something has come to lie over the screen, and the cursor is on {1} | etwas hat sich über den Bildschirm gelegt, und der Cursor steht hier: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | was über dem Bildschirm lag, ist weg, und der Cursor steht hier: {1}, nicht auf {2}, das es geöffnet hatte
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | was über dem Bildschirm lag, ist weg, und die App meldet danach einen neuen Bildschirm, was von {1} wegführt, das es geöffnet hatte
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | was über dem Bildschirm lag, ist weg, und {1}, das es geöffnet hatte, wurde inzwischen neu gemacht
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | was über dem Bildschirm liegt, beginnt mit „{1}“, ohne Titel und ohne Überschrift
    {1} is heard before {2}, which stands before it | {1} ist vor {2} zu hören, das davor steht
    {1}, which stands below {2}, is heard before it | {1} steht unter {2} und ist davor zu hören
    {1} gestures lead to {2} | {1} Gesten führen zu {2}
    the rotor '{1}' finds nothing | der Rotor „{1}“ findet nichts
    another screen has come in the place of the one with {1}, and no change was posted | an die Stelle des Bildschirms mit {1} trat ein anderer, und keine Änderung wurde gemeldet
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | die App hat einen neuen Bildschirm gemeldet, obwohl das meiste geblieben ist, und der Cursor ging von {1} zum ersten Haltepunkt
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | die App hat einen neuen Bildschirm gemeldet, obwohl das meiste geblieben ist, und schickt den Cursor zu {1}
    {1} changes of the screen were posted at once | {1} Bildschirmwechsel wurden auf einmal gemeldet
    {1} changes of the layout were posted at once | {1} Layoutänderungen wurden auf einmal gemeldet
    {1} belongs to a controller that is in no window and in no other controller | {1} gehört zu einem Controller, der in keinem Fenster und in keinem anderen Controller ist
    {1} lies under the view of another controller, and is still come to | {1} liegt unter der Ansicht eines anderen Controllers und wird noch erreicht
    the app was ended on '{1}' and comes back with '{2}' | die App wurde bei „{1}“ beendet und kommt mit „{2}“ wieder
    {1} is not there when the app was ended and comes back | {1} ist nicht da, wenn die App beendet wurde und wiederkommt
    {1} was not there when the app was ended, and is there when it comes back | {1} war nicht da, als die App beendet wurde, und ist da, wenn sie wiederkommt
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | der Cursor stand auf {1}, als die App beendet wurde, und steht auf {2}, wenn sie wiederkommt
    neither escape nor anything that the cursor comes to goes back | weder Escape noch etwas, das der Cursor erreicht, führt zurück
    {1} goes back, and escape does not | {1} führt zurück, Escape nicht
    '{1}' was announced and cut off | „{1}“ wurde angesagt und abgeschnitten
    '{1}' was announced with a change of the screen, and never heard | „{1}“ wurde mit einem Bildschirmwechsel angesagt und nie gehört
    '{1}' was announced while the app was left, and never heard | „{1}“ wurde beim Verlassen der App angesagt und nie gehört
    '{1}' was announced twice in a row | „{1}“ wurde zweimal hintereinander angesagt
    {1} announcements came within {2} seconds | {1} Ansagen kamen innerhalb von {2} Sekunden
    {1} has come on the screen, and was not said | {1} ist auf den Bildschirm gekommen und wurde nicht gesagt
    {1} was there for {2} seconds, and takes {3} to be heard | {1} war {2} Sekunden da und braucht {3}, um gehört zu werden
    '{1}…' takes {2} seconds | „{1}…“ dauert {2} Sekunden
    the hint of {1} begins only after {2} seconds | {1}: der Hinweis beginnt erst nach {2} Sekunden
    the hint '{1}' belongs to no stop, and is never heard | der Hinweis „{1}“ gehört zu keinem Haltepunkt und ist nie zu hören
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: der Hinweis wird jedes Mal von „{2}“ abgeschnitten, wenn der Cursor dorthin kommt
    {1} comes right after {2} | {1} kommt direkt nach {2}
    {1} said another role before | {1} nannte vorher eine andere Rolle
    {1} changed {2} times within {3} seconds | {1} änderte sich {2}-mal innerhalb von {3} Sekunden
    no voice reads '{1}' | keine Stimme liest „{1}“
    '{1}' is read by the voice of another language than '{2}' | „{1}“ wird von der Stimme einer anderen Sprache als „{2}“ gelesen
    the same way has led to another state than before | derselbe Weg hat in einen anderen Zustand geführt als vorher
    By rule | Nach Regel
    By file | Nach Datei
    Baseline entries that nothing needs any more | Einträge der Grundlinie, die nichts mehr braucht
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Um den ersten davon auszunehmen, unter „ignore“ in .earshot.yaml einfügen: - {1}
    These are: {1} | Das sind: {1}
    Screen {1} of {2} | Bildschirm {1} von {2}
    Audit | Prüfung
    critical | kritisch
    serious | schwer
    moderate | mäßig
    minor | gering
    review | zu prüfen
    {1} critical | kritisch: {1}
    {1} serious | schwer: {1}
    {1} moderate | mäßig: {1}
    {1} minor | gering: {1}
    {1} for review | zu prüfen: {1}
    nothing found | nichts gefunden
    {1} elements checked: {2} | geprüfte Elemente: {1}; {2}
    {1} elements on {2} screens checked: {3} | geprüfte Elemente: {1}, Bildschirme: {2}; {3}
    {1} states walked | durchlaufene Zustände: {1}
    {1} states walked, {2} not reached | durchlaufene Zustände: {1}, nicht erreicht: {2}
    {1} known from the baseline | aus der Grundlinie bekannt: {1}
    {1} ignored | ausgenommen: {1}
    {1} stale entries | veraltete Einträge: {1}
    {1} refused | zurückgewiesen: {1}
    {1} files skipped | übergangene Dateien: {1}
    {1} screens skipped | übergangene Bildschirme: {1}
    {1} files, {2} screens skipped | übergangene Dateien: {1}, Bildschirme: {2}
    {1} rules not checked everywhere | nicht überall geprüfte Regeln: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2}-mal
    Accessibility audit | Prüfung der Barrierefreiheit
    earshot {1}, rule set {2}, part {3} | earshot {1}, Regelsatz {2}, Teil {3}
    Skip to the screens | Zu den Bildschirmen
    Screens | Bildschirme
    Refused files | Zurückgewiesene Dateien
    Rules for which files lack facts | Regeln, für die in Dateien Angaben fehlen
    {1}: not sure of everything on {2} screens | {1}: nicht überall sicher; Bildschirme: {2}
    About this audit | Über diese Prüfung
    Entries that the baseline no longer needs | Einträge, die die Grundlinie nicht mehr braucht
    {1} findings | Befunde: {1}
    No rule looks at this screen, which stands there until the app has begun. | Keine Regel sieht diesen Bildschirm an, der nur da ist, bis die App begonnen hat.
    Not checked everywhere, since the file lacks facts: {1}. | Nicht überall geprüft, weil der Datei Angaben fehlen: {1}.
    There is nothing to hear on this screen. | Auf diesem Bildschirm ist nichts zu hören.
    What is heard | Was zu hören ist
    (silence) | (Stille)
    Findings | Was gefunden wurde
    {1} findings known or ignored | bekannte oder ausgenommene Befunde: {1}
    stop {1} | Haltepunkt {1}
    About {1} | Über {1}
    What is done from the start of the app, and what is heard: | Was vom Start der App an getan wird und zu hören ist:
    What is heard on the way: | Was auf dem Weg zu hören ist:
    To pass over it, add to {1} in the configuration: | Um es auszunehmen, in der Konfiguration bei {1} einfügen:
    ignored: {1} | ausgenommen: {1}
    ignored | ausgenommen
    known | bekannt
    The file says nothing of where things stand. | Die Datei sagt nicht, wo die Dinge stehen.
    {1}, drawn with the numbers of its stops | {1}, gezeichnet mit den Nummern der Haltepunkte
    earshot {1}, rule set {2} | earshot {1}, Regelsatz {2}
    All {1} | alle: {1}
    {1}, line {2}, column {3} | {1}, Zeile {2}, Spalte {3}
    and {1} more | und {1} weitere
    it lists {1} elements and counts {2} | führt {1} Elemente auf und zählt {2}
    it does not find the place of element {1} | findet die Stelle von Element {1} nicht
    it finds element {1} at place {2} | findet Element {1} an Stelle {2}
    it gives another element than the one it lists at place {1} | liefert an Stelle {1} ein anderes Element, als dort aufgeführt ist
    {1} rules | Regeln: {1}
    {1} rules not checked | nicht geprüfte Regeln: {1}
    {1} rules without a finding | Regeln ohne Befund: {1}
    the file lacks facts: {1} | in der Datei fehlen Angaben: {1}
    a picture that stands there until the app has begun | ein Bild, das nur da ist, bis die App begonnen hat
    passed over | übergangen
    known or ignored | bekannt oder ausgenommen
    for review | zu prüfen
    The walk, drawn | Der Gang, gezeichnet
    Play the walk | Den Gang abspielen
    What is heard on the way to the element. | Was auf dem Weg zum Element zu hören ist.
    What is done from the start of the app, and what is heard. | Was vom Start der App an getan wird und zu hören ist.
    The baseline has it. | Die Grundlinie enthält es.
    The folder in which earshot was run. | Der Ordner, in dem earshot ausgeführt wurde.
    """
}
