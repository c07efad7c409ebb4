/// What an audit says in Polish.
enum PolishAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Elementy sterujące nachodzą na siebie
    target-overlap.fix | Odsuń je od siebie.
    target-duplicate-bounds.title | Dwa cele w jednym miejscu
    target-duplicate-bounds.fix | Zostaw jeden z nich albo trzymaj kursor z dala od drugiego.
    activation-point-off.title | Punkt aktywacji nie trafia w element
    activation-point-off.fix | Umieść punkt aktywacji w elemencie albo zostaw go systemowi.
    frame-empty.title | Dostępny element nie ma powierzchni
    frame-empty.fix | Nadaj elementowi ramkę tego, co przedstawia, albo trzymaj kursor z dala od niego.
    frame-offscreen.title | Element z kursorem leży poza ekranem
    frame-offscreen.fix | Ukryj go, dopóki go nie ma, albo pozwól do niego przewinąć.
    frame-outside-parent.title | Element wystaje poza swój kontener
    frame-outside-parent.fix | Niech kontener obejmuje swoją zawartość.
    target-size-platform.title | Obszar dotyku mniejszy niż wymiar platformy
    target-size-platform.fix | Powiększ go albo niech liczy się też dotyk wokół niego.
    target-size-minimum.title | Obszar dotyku poniżej 24 punktów i w tłoku
    target-size-minimum.fix | Powiększ go albo odsuń od sąsiadów.
    target-spacing.title | Elementy sterujące zbyt blisko siebie
    target-spacing.fix | Odsuń je od siebie.
    hint-equals-label.title | Podpowiedź powtarza nazwę
    hint-equals-label.fix | Powiedz w podpowiedzi, co się dzieje, albo ją usuń.
    hint-gesture.title | Podpowiedź wymienia gest
    hint-gesture.fix | Powiedz, co się dzieje: „Otwiera album.”
    hint-form.title | Podpowiedź nie jest krótkim zdaniem w trzeciej osobie
    hint-form.fix | Napisz ją jak „Odtwarza utwór.”
    hint-too-long.title | Podpowiedź jest za długa
    hint-too-long.fix | Powiedz jednym krótkim zdaniem, co się dzieje.
    hint-essential.title | Nazwa jest tylko w podpowiedzi
    hint-essential.fix | Powiedz w etykiecie, co to jest, a w podpowiedzi, co się dzieje.
    hint-missing.title | Złożony element sterujący bez podpowiedzi
    hint-missing.fix | Powiedz w podpowiedzi, co się dzieje.
    label-invisible-characters.title | Etykieta zawiera znaki prywatne lub niewidoczne
    label-invisible-characters.fix | Usuń te znaki z tego, co jest wymawiane; ikony z czcionki wymagają etykiety słownej.
    label-symbols-only.title | Etykieta nie zawiera słów
    label-symbols-only.fix | Powiedz słowami, co znaczy znak.
    label-punctuation.title | Etykieta elementu sterującego kończy się jak zdanie
    label-punctuation.fix | Usuń kropkę.
    label-all-caps.title | Etykieta składa się z samych wielkich liter
    label-all-caps.fix | Napisz etykietę jak w zdaniu, a wielkie litery i odstępy zostaw wyglądowi tekstu.
    label-lowercase-start.title | Etykieta elementu sterującego zaczyna się małą literą
    label-lowercase-start.fix | Zacznij etykietę wielką literą.
    label-duplicate.title | Kilka elementów sterujących ma tę samą wymawianą nazwę
    label-duplicate.fix | Dodaj do każdej nazwy, czego dotyczy, na przykład „Usuń, faktura 3”.
    label-same-name-different-action.title | Ta sama nazwa, inny skutek
    label-same-name-different-action.fix | Nazwij każdy według tego, co robi.
    label-different-name-same-action.title | Ta sama czynność pod różnymi nazwami
    label-different-name-same-action.fix | Nazywaj to samo wszędzie tak samo.
    label-parent-child-same.title | Kontener i jego zawartość mówią to samo
    label-parent-child-same.fix | Usuń nazwę kontenera albo nazwij go według całej zawartości.
    label-too-long.title | Etykieta jest za długa, by jej słuchać
    label-too-long.fix | Skróć etykietę, a wyjaśnienie przenieś do podpowiedzi.
    label-too-short.title | Etykieta jest za krótka, by coś znaczyć
    label-too-short.fix | Powiedz jednym słowem, co robi element.
    label-digit-run.title | Długi ciąg cyfr czytany jako jedna liczba
    label-digit-run.fix | Niech cyfry będą literowane albo pogrupuj je.
    label-equals-value.title | Nazwa i wartość mówią to samo
    label-equals-value.fix | Usuń wartość z etykiety.
    label-repeats-word.title | Podwojone słowa w etykiecie
    label-repeats-word.fix | Usuń jedno z nich.
    label-missing-control.title | Element sterujący nie ma nazwy
    label-missing-control.fix | Nadaj etykietę dostępności, która mówi, co robi lub ustawia, na przykład „Usuń” lub „Głośność”.
    label-missing-toggle.title | Przełącznik lub pole wyboru nie ma nazwy
    label-missing-toggle.fix | Nadaj przełącznikowi tekst obok jako etykietę albo zrób z obu jeden element.
    label-missing-field.title | Pole tekstowe nie ma nazwy
    label-missing-field.fix | Nadaj polu etykietę dostępności, na przykład „Nazwisko”; nie pozwalaj edytować tego, co się tylko czyta.
    label-placeholder-only.title | Tekst zastępczy jest jedyną nazwą
    label-placeholder-only.fix | Nadaj polu etykietę dostępności oprócz tekstu zastępczego.
    label-missing-image.title | Dostępny obrazek nie ma opisu
    label-missing-image.fix | Opisz obrazek w etykiecie albo trzymaj kursor z dala od niego.
    silent-element.title | Przystanek, który nic nie mówi
    silent-element.fix | Nadaj elementowi etykietę albo trzymaj kursor z dala od niego.
    label-file-name.title | Etykieta jest nazwą pliku lub zasobu
    label-file-name.fix | Powiedz słowami, czym element jest lub co robi.
    label-identifier.title | Etykieta jest identyfikatorem z kodu
    label-identifier.fix | Powiedz słowami, czym element jest lub co robi.
    label-localization-key.title | Etykieta jest nieprzetłumaczonym kluczem
    label-localization-key.fix | Dodaj tłumaczenie albo użyj właściwego klucza.
    label-placeholder-leak.title | Etykieta ujawnia szablon, nil lub znaczniki
    label-placeholder-leak.fix | Uzupełnij tekst, zanim go ustawisz, i ustaw go jako zwykły tekst.
    label-url.title | Etykieta jest gołym adresem
    label-url.fix | Powiedz, dokąd prowadzi adres.
    label-in-name.title | Widocznego tekstu nie ma w wymawianej nazwie
    label-in-name.fix | Zacznij etykietę od pokazanego tekstu.
    label-double-source.title | Nazwany dwa razy
    label-double-source.fix | Zostaw jedną z obu nazw.
    label-language-mismatch.title | Pismo tekstu nie zgadza się z jego językiem
    label-language-mismatch.fix | Ustaw język elementu na język jego tekstu.
    language-tag-invalid.title | Kod języka jest bezużyteczny
    language-tag-invalid.fix | Użyj kodu takiego jak „ko” lub „pt-BR”.
    label-role-word.title | Etykieta powtarza rolę
    label-role-word.fix | Usuń rolę z etykiety.
    label-state-word.title | Etykieta mówi to, co mówi już wartość
    label-state-word.fix | Zostaw stan cechom i wartości.
    label-action-word.title | Etykieta tłumaczy, jak go używać
    label-action-word.fix | Powiedz, co element robi, a nie jak go do tego nakłonić.
    label-image-word.title | Etykieta obrazka mówi, że to obrazek
    label-image-word.fix | Opisz, co pokazuje obrazek.
    label-nondescriptive.title | Tekst łącza lub przycisku nie mówi, co robi
    label-nondescriptive.fix | Powiedz, dokąd prowadzi, na przykład „Więcej o cenach”.
    audit-nothing-checked.title | Audyt niczego nie obejrzał
    audit-nothing-checked.fix | Podaj pliki z ekranami i zostaw włączoną co najmniej jedną regułę.
    suppression-unused.title | Wyjątek lub wpis stanu wyjściowego do niczego nie pasuje
    suppression-unused.fix | Usuń wpis.
    suppression-expired.title | Termin wyjątku minął
    suppression-expired.fix | Napraw to, co wpis pomija, albo nadaj mu nową datę.
    rule-unknown.title | Konfiguracja wymienia nieznaną regułę
    rule-unknown.fix | Popraw nazwę; „earshot explain” wymienia wszystkie reguły.
    element-nested.title | Dostępny element pochłania elementy sterujące
    element-nested.fix | Niech zewnętrzny nie będzie elementem albo udostępnij wnętrze jako czynności i w etykiecie.
    element-unexposed-control.title | W drzewie brakuje widoku, którego można użyć
    element-unexposed-control.fix | Zrób z niego element dostępności albo udostępnij go jako czynność takiego elementu.
    element-unexposed-text.title | W drzewie brakuje widocznego tekstu
    element-unexposed-text.fix | Niech kursor staje na tekście albo umieść jego słowa w etykiecie tego, do czego należy.
    element-hidden-exposed.title | Niewidoczny element wciąż jest w drzewie
    element-hidden-exposed.fix | Usuń go z listy, dopóki jest ukryty.
    element-obscured.title | Element z kursorem jest zasłonięty
    element-obscured.fix | Ukryj to, co zasłonięte, albo zrób modalnym to, co zasłania.
    container-inconsistent.title | Kontener przeczy sam sobie
    container-inconsistent.fix | Trzymaj listę w jednym miejscu, a każdy element na jednej liście.
    order-cycle.title | Jawna kolejność tworzy pętlę
    order-cycle.fix | Usuń z listy to, co prowadzi z powrotem.
    order-over-constrained.title | Jawna kolejność przeczy sama sobie
    order-over-constrained.fix | Wymień każdy element raz.
    order-list-incomplete.title | Jawna lista pomija element
    order-list-incomplete.fix | Dodaj go do listy albo celowo ukryj przed czytnikami.
    relation-broken.title | Odwołanie do etykiety prowadzi donikąd
    relation-broken.fix | Wskaż element, który istnieje i ma etykietę.
    table-headers-missing.title | Tabela danych bez nagłówków
    table-headers-missing.fix | Nazwij komórki, które są nagłówkami kolumn lub wierszy.
    group-fragmented.title | Jeden obiekt podzielony na wiele przystanków
    group-fragmented.fix | Zrób z wiersza jeden element, którego etykieta łączy teksty.
    identifier-duplicate.title | Identyfikator użyty dwa razy
    identifier-duplicate.fix | Nadaj każdemu własny identyfikator.
    identifier-missing.title | Brak identyfikatora do testów
    identifier-missing.fix | Ustaw jego identyfikator dostępności.
    nesting-deep.title | Bardzo głęboka hierarchia
    nesting-deep.fix | Usuń kontenery, które zawierają tylko jedną rzecz.
    gesture-no-alternative.title | Działa tylko przez przeciąganie lub rysowanie
    gesture-no-alternative.fix | Udostępnij to samo jako czynność elementu albo zrób go regulowanym.
    orientation-locked.title | Ekran pozwala tylko na jedną orientację
    orientation-locked.fix | Pozwól na obie, chyba że jedna jest niezbędna.
    screen-title-missing.title | Ekran lub widok modalny nie ma tytułu
    screen-title-missing.fix | Ustaw tytuł ekranu albo zacznij go nagłówkiem.
    screen-title-duplicate.title | Dwa ekrany mają ten sam tytuł
    screen-title-duplicate.fix | Nadaj każdemu ekranowi własny tytuł.
    header-missing.title | Ekran nie ma nagłówka
    header-missing.fix | Nadaj tytułom jego części cechę header.
    heading-order.title | Poziomy nagłówków przeskakują
    heading-order.fix | Ponumeruj nagłówki tak, by każdy poziom następował po wyższym.
    heading-empty.title | Pusty nagłówek
    heading-empty.fix | Nadaj nagłówkowi tekst albo usuń cechę.
    trait-without-behaviour.title | Podaje rolę, której nie spełnia
    trait-without-behaviour.fix | Połącz go z tym, co ma robić, albo usuń cechę.
    adjustable-without-methods.title | Regulowany, ale nie da się go regulować
    adjustable-without-methods.fix | Zaimplementuj accessibilityIncrement i accessibilityDecrement albo usuń cechę.
    adjustable-without-value.title | Regulowany element nie ma wartości
    adjustable-without-value.fix | Ustaw wartość dostępności i dbaj o jej aktualność.
    value-out-of-range.title | Wartość leży poza swoim zakresem
    value-out-of-range.fix | Ustaw najpierw granice, potem wartość między nimi.
    custom-action-unnamed.title | Własna czynność nie ma nazwy lub ma nazwę powtórzoną
    custom-action-unnamed.fix | Nadaj każdej czynności własną nazwę.
    custom-rotor-unnamed.title | Własne pokrętło nie ma nazwy
    custom-rotor-unnamed.fix | Nazwij pokrętło według tego, co znajduje, na przykład „Błędy”.
    field-value-overridden.title | Edytowalne pole ukrywa swój tekst
    field-value-overridden.fix | Zostaw wartość polu.
    field-secure-exposed.title | Tajny tekst jest wymawiany
    field-secure-exposed.fix | Zostaw wartość bezpiecznego pola systemowi, który wymawia kropki.
    field-purpose-missing.title | Nie podano przeznaczenia pola
    field-purpose-missing.fix | Ustaw typ zawartości pola.
    state-unexposed.title | Stan pokazany, ale nieudostępniony
    state-unexposed.fix | Utrzymuj cechy i wartość zgodnie z tym, co widać.
    selection-multiple.title | Więcej niż jeden wybór tam, gdzie możliwy jest jeden
    selection-multiple.fix | Usuń cechę selected wszystkim oprócz jednego.
    trait-conflict.title | Cechy przeczą sobie nawzajem
    trait-conflict.fix | Zostaw cechę, która mówi, co robi element.
    trait-missing-interactive.title | Element do obsługi nie ma roli
    trait-missing-interactive.fix | Nadaj mu cechę button albo link, gdy prowadzi poza aplikację.
    trait-image-missing.title | Obrazek bez cechy obrazka
    trait-image-missing.fix | Nadaj mu cechę image albo button, gdy nim jest.
    disabled-unexplained.title | Wyłączony element nie podaje powodu
    disabled-unexplained.fix | Powiedz w podpowiedzi, kiedy można go użyć.
    voice-name-mismatch.title | Nazwa do sterowania głosem różni się od widocznego tekstu
    voice-name-mismatch.fix | Umieść widoczny tekst na początku nazw do sterowania głosem.
    text-fixed-font.title | Tekst nie stosuje się do ustawionego rozmiaru
    text-fixed-font.fix | Użyj stylu tekstu i ustaw adjustsFontForContentSizeCategory.
    text-clipped-large.title | Tekst jest obcięty przy dużych rozmiarach
    text-clipped-large.fix | Niech wysokość podąża za tekstem albo pozwól przewijać.
    text-truncated.title | Tekst jest skrócony
    text-truncated.fix | Pokaż cały tekst albo przynajmniej umieść go w etykiecie.
    contrast-text.title | Podane kolory tekstu mają za mały kontrast
    contrast-text.fix | Przyciemnij lub rozjaśnij jeden z dwóch kolorów.
    contrast-text-enhanced.title | Podane kolory tekstu poniżej podwyższonego poziomu
    contrast-text-enhanced.fix | Przyciemnij lub rozjaśnij jeden z dwóch kolorów.
    focus-trap.title | Kursor nie może wyjść
    focus-trap.fix | Pozwól kursorowi iść tam, dokąd go posłano; nie zgłaszaj przy każdym ruchu zmiany, która wskazuje element.
    focus-unreachable.title | Element do obsługi jest nieosiągalny
    focus-unreachable.fix | Zrób z niego własny element, wymień go na liście kontenera albo udostępnij jako czynność to, co robi.
    focus-asymmetric.title | Kolejność wstecz nie jest odwrotna
    focus-asymmetric.fix | Nie zmieniaj kolejności ani miejsca kursora, gdy ktoś się porusza.
    focus-nondeterministic.title | Kolejność zmienia się za każdym razem
    focus-nondeterministic.fix | Pokazuj to samo w tej samej kolejności, dopóki nic się nie stało.
    focus-moved-unasked.title | Kursor skacze bez udziału użytkownika
    focus-moved-unasked.fix | Ogłoś, co się stało, i zostaw kursor na miejscu.
    focus-lost-layout.title | Element z kursorem zniknął i kursor się zgubił
    focus-lost-layout.fix | Wskaż sąsiada lub to, co zajęło miejsce, gdy zgłaszasz zmianę.
    focus-reset-refresh.title | Odświeżenie cofa kursor
    focus-reset-refresh.fix | Zachowaj elementy, które się nie zmieniły, albo nadaj nowym ten sam identyfikator.
    focus-initial-odd.title | Pierwszy przystanek ekranu jest nieoczekiwany
    focus-initial-odd.fix | Nie wskazuj żadnego elementu albo wskaż ten, od którego zaczyna się ekran.
    layout-change-silent.title | Treść zmieniła się bez powiadomienia
    layout-change-silent.fix | Zgłoś layoutChanged z elementem, który jest teraz najważniejszy.
    focus-stale.title | Kursor stoi na martwym elemencie
    focus-stale.fix | Zgłoś zmianę, gdy element znika, i nie wskazuj elementów, których nie ma na ekranie.
    adjustable-no-change.title | Regulacja nie zmienia wartości
    adjustable-no-change.fix | Zmień wartość w accessibilityIncrement i accessibilityDecrement i powiedz ją w accessibilityValue.
    adjustable-not-inverse.title | Zwiększenie i zmniejszenie nie wraca do początku
    adjustable-not-inverse.fix | Niech oba idą o ten sam krok.
    adjustable-unbounded.title | Regulacja nigdy nie dochodzi do końca
    adjustable-unbounded.fix | Rób większe kroki albo daj pole do wpisania wartości.
    activation-noop.title | Aktywacja nic nie robi
    activation-noop.fix | Odpowiedz na aktywację albo usuń cechę.
    activation-state-silent.title | Stan się zmienił, mowa nie
    activation-state-silent.fix | Powiedz stan w wartości albo cechą selected.
    custom-action-noop.title | Własna czynność nic nie robi
    custom-action-noop.fix | Zrób to, co mówi nazwa czynności, i odpowiedz true.
    gesture-magic-tap-unhandled.title | Magiczne stuknięcie zignorowane na ekranie multimediów
    gesture-magic-tap-unhandled.fix | Odpowiedz na accessibilityPerformMagicTap odtwarzaniem i pauzą.
    scroll-unhandled.title | Treści nie można przewijać
    scroll-unhandled.fix | Umieść treść w widoku przewijanym albo odpowiedz na accessibilityScroll.
    scroll-silent.title | Przewijanie nie podaje strony
    scroll-silent.fix | Zgłoś pageScrolled z tekstem takim jak „Strona 2 z 5”.
    direct-touch-trap.title | Obszar bezpośredniego dotyku zajmuje ekran
    direct-touch-trap.fix | Zostaw miejsce na wyjście albo niech przejmuje dotyk dopiero po aktywacji.
    modal-leak.title | Kursor opuszcza otwarty widok modalny
    modal-leak.fix | Ustaw accessibilityViewIsModal na widoku obok tych, które mają być wyłączone, albo zaprezentuj kontroler.
    modal-no-escape.title | Z widoku modalnego nie ma wyjścia
    modal-no-escape.fix | Odpowiedz na accessibilityPerformEscape albo daj przycisk, który zamyka.
    modal-focus-not-moved.title | Otwarcie widoku modalnego zostawia kursor z tyłu
    modal-focus-not-moved.fix | Zgłoś screenChanged z pierwszym elementem.
    modal-focus-not-restored.title | Zamknięcie widoku modalnego gubi miejsce
    modal-focus-not-restored.fix | Zgłoś layoutChanged z tym, co to otworzyło, i żadnego screenChanged bez elementu.
    modal-untitled.title | Widok modalny się nie zapowiada
    modal-untitled.fix | Nadaj mu tytuł lub nagłówek i niech kursor tam zaczyna.
    order-visual-mismatch.title | Kolejność czytania nie zgadza się z układem
    order-visual-mismatch.fix | Zgrupuj to, co należy do siebie, albo wymień elementy w kolejności, w jakiej je widać.
    order-header-after-content.title | Nagłówek następuje po tym, co nagłówkuje
    order-header-after-content.fix | Wymień nagłówek przed tym, co nagłówkuje.
    swipe-cost.title | Zbyt wiele machnięć, by tam dotrzeć
    swipe-cost.fix | Dodaj nagłówki, przysuń go bliżej początku lub końca albo zrób jeden przystanek z tego, co należy do siebie.
    rotor-dead.title | Oferowane pokrętło prowadzi donikąd
    rotor-dead.fix | Oferuj je tylko tam, gdzie coś znajduje, i odpowiadaj w obu kierunkach.
    screen-change-silent.title | Nowy ekran bez powiadomienia o zmianie
    screen-change-silent.fix | Zgłoś screenChanged, gdy ekran zajmuje miejsce innego.
    screen-change-spurious.title | Zmiana ekranu zgłoszona przy drobnej zmianie
    screen-change-spurious.fix | Zgłoś layoutChanged z elementem, który się zmienił.
    screen-change-storm.title | Kilka zmian ekranu naraz
    screen-change-storm.fix | Zgłoś jedną zmianę, gdy wszystko jest gotowe.
    child-controller-stale.title | Usunięty kontroler podrzędny wciąż dostępny
    child-controller-stale.fix | Dodaj kontroler przez addChild i didMove i usuń z nim jego widok.
    restoration-focus.title | Przywracanie stanu gubi miejsce
    restoration-focus.fix | Nadaj każdemu kontrolerowi na drodze identyfikator przywracania, a elementom identyfikatory.
    back-unhandled.title | Gest wyjścia nie cofa
    back-unhandled.fix | Pokaż przycisk Wstecz albo odpowiedz na accessibilityPerformEscape.
    announcement-interrupted.title | Ogłoszenie urwane
    announcement-interrupted.fix | Ogłoś, gdy zmiana się skończy, albo nadaj ogłoszeniu wyższy priorytet.
    announcement-lost.title | Ogłoszenie tam, gdzie przepadnie
    announcement-lost.fix | Ogłoś, gdy nowy ekran został powiedziany, albo powiedz to elementem, który wskazuje zmiana.
    announcement-spam.title | Zbyt wiele ogłoszeń
    announcement-spam.fix | Ogłoś to, co ważne, raz.
    status-not-announced.title | Stan lub błąd pojawia się niesłyszany
    status-not-announced.fix | Ogłoś to albo zgłoś layoutChanged z tekstem.
    transient-too-short.title | Komunikat znika, zanim da się go usłyszeć
    transient-too-short.fix | Zostaw to, aż ktoś zamknie, i ogłoś.
    utterance-too-long.title | Jeden przystanek mówi za długo
    utterance-too-long.fix | Skróć etykietę albo zrób z niej kilka przystanków.
    hint-cut.title | Podpowiedzi nigdy nie słychać
    hint-cut.fix | Skróć etykietę, by podpowiedź przyszła wcześniej.
    speech-repeat.title | Dwa przystanki z rzędu mówią to samo
    speech-repeat.fix | Zrób z obu jeden przystanek albo powiedz, co je różni.
    speech-unpronounceable.title | Głos nie potrafi tego powiedzieć
    speech-unpronounceable.fix | Podaj język tekstu przez accessibilityLanguage albo napisz go tak, jak się go mówi.
    speech-role-inconsistent.title | Ten sam element podaje inną rolę
    speech-role-inconsistent.fix | Nadaj obu te same cechy.
    live-value-without-trait.title | Wartość często się zmienia bez zapowiedzi
    live-value-without-trait.fix | Dodaj cechę updatesFrequently.
    the key | klawisz
    the text field | pole tekstowe
    the text view | widok tekstu
    the password field | pole hasła
    the search field | pole wyszukiwania
    the switch | przełącznik
    the adjustable element | element regulowany
    the slider | suwak
    the control | element sterujący
    the element | element
    the heading | nagłówek
    the button | przycisk
    the link | łącze
    the image | obrazek
    the text | tekst
    the tab | karta
    the segment | segment
    the key {1} | klawisz {1}
    the text field {1} | pole tekstowe {1}
    the text view {1} | widok tekstu {1}
    the password field {1} | pole hasła {1}
    the search field {1} | pole wyszukiwania {1}
    the switch {1} | przełącznik {1}
    the adjustable element {1} | element regulowany {1}
    the slider {1} | suwak {1}
    the control {1} | element sterujący {1}
    the element {1} | element {1}
    the heading {1} | nagłówek {1}
    the button {1} | przycisk {1}
    the link {1} | łącze {1}
    the image {1} | obrazek {1}
    the text {1} | tekst {1}
    the tab {1} | karta {1}
    the segment {1} | segment {1}
    the key '{1}' | klawisz „{1}”
    the text field '{1}' | pole tekstowe „{1}”
    the text view '{1}' | widok tekstu „{1}”
    the password field '{1}' | pole hasła „{1}”
    the search field '{1}' | pole wyszukiwania „{1}”
    the switch '{1}' | przełącznik „{1}”
    the adjustable element '{1}' | element regulowany „{1}”
    the slider '{1}' | suwak „{1}”
    the control '{1}' | element sterujący „{1}”
    the element '{1}' | element „{1}”
    the heading '{1}' | nagłówek „{1}”
    the button '{1}' | przycisk „{1}”
    the link '{1}' | łącze „{1}”
    the image '{1}' | obrazek „{1}”
    the text '{1}' | tekst „{1}”
    the tab '{1}' | karta „{1}”
    the segment '{1}' | segment „{1}”
    the key beside {1} | klawisz obok {1}
    the text field beside {1} | pole tekstowe obok {1}
    the text view beside {1} | widok tekstu obok {1}
    the password field beside {1} | pole hasła obok {1}
    the search field beside {1} | pole wyszukiwania obok {1}
    the switch beside {1} | przełącznik obok {1}
    the adjustable element beside {1} | element regulowany obok {1}
    the slider beside {1} | suwak obok {1}
    the control beside {1} | element sterujący obok {1}
    the element beside {1} | element obok {1}
    the heading beside {1} | nagłówek obok {1}
    the button beside {1} | przycisk obok {1}
    the link beside {1} | łącze obok {1}
    the image beside {1} | obrazek obok {1}
    the text beside {1} | tekst obok {1}
    the tab beside {1} | karta obok {1}
    the segment beside {1} | segment obok {1}
    the key below {1} | klawisz pod {1}
    the text field below {1} | pole tekstowe pod {1}
    the text view below {1} | widok tekstu pod {1}
    the password field below {1} | pole hasła pod {1}
    the search field below {1} | pole wyszukiwania pod {1}
    the switch below {1} | przełącznik pod {1}
    the adjustable element below {1} | element regulowany pod {1}
    the slider below {1} | suwak pod {1}
    the control below {1} | element sterujący pod {1}
    the element below {1} | element pod {1}
    the heading below {1} | nagłówek pod {1}
    the button below {1} | przycisk pod {1}
    the link below {1} | łącze pod {1}
    the image below {1} | obrazek pod {1}
    the text below {1} | tekst pod {1}
    the tab below {1} | karta pod {1}
    the segment below {1} | segment pod {1}
    pan | przeciąganie
    pinch | szczypanie
    rotation | obracanie
    longPress | długie naciśnięcie
    latin | łacińskie
    cyrillic | cyrylica
    greek | greckie
    arabic | arabskie
    hebrew | hebrajskie
    devanagari | dewanagari
    thai | tajskie
    hangul | hangul
    kana | kana
    han | chińskie
    other | inne
    the screen | ekran
    {1} of line {2} | {1} z wiersza {2}
    {1} covers {2} by {3} points | {1} zasłania {2} o {3} pkt
    {1} stands where {2} stands | {1} stoi tam, gdzie {2}
    a double tap lands outside {1} | {1}: podwójne stuknięcie trafia obok
    a double tap on {1} lands off the screen | {1}: podwójne stuknięcie trafia poza ekran
    a double tap on {1} lands on {2} | {1}: podwójne stuknięcie trafia w {2}
    {1} is {2} points large | {1} ma wymiary {2} pkt
    {1} stands beside the screen | {1} leży obok ekranu
    {1} reaches {2} points beyond what holds it | {1} wystaje o {2} pkt poza to, w czym się znajduje
    {1} is {2} points large, less than {3} | {1} ma wymiary {2} pkt, mniej niż {3}
    {1} is {2} points large and close to {3} | {1} ma wymiary {2} pkt i leży blisko {3}
    {1} is {2} points high, less than {3} | {1} ma wysokość {2} pkt, mniej niż {3}
    {1} is {2} points wide, less than {3} | {1} ma szerokość {2} pkt, mniej niż {3}
    {1} is {2} points high and close to {3} | {1} ma wysokość {2} pkt i leży blisko {3}
    {1} is {2} points wide and close to {3} | {1} ma szerokość {2} pkt i leży blisko {3}
    {1} is {2} points from {3} | {1} leży w odległości {2} pkt od {3}
    the hint begins with the name {1} | podpowiedź zaczyna się od nazwy {1}
    the hint '{1}' of {2} names the gesture | {2}: podpowiedź „{1}” wymienia gest
    the hint of {1} begins with an order | {1}: podpowiedź zaczyna się od polecenia
    the hint of {1} holds the role | {1}: podpowiedź zawiera rolę
    the hint of {1} ends without a full stop | {1}: podpowiedź kończy się bez kropki
    the hint of {1} has {2} characters | {1}: liczba znaków podpowiedzi: {2}
    only the hint says what {1} is | {1}: tylko podpowiedź mówi, co to jest
    {1} has no hint | {1} nie ma podpowiedzi
    the label of {1} holds {2} | {1}: etykieta zawiera {2}
    the value of {1} holds {2} | {1}: wartość zawiera {2}
    the hint of {1} holds {2} | {1}: podpowiedź zawiera {2}
    the label of {1} holds '{2}' | {1}: etykieta zawiera „{2}”
    the value of {1} holds '{2}' | {1}: wartość zawiera „{2}”
    the hint of {1} holds '{2}' | {1}: podpowiedź zawiera „{2}”
    the private-use character {1} | znak do użytku prywatnego {1}
    a replacement character, which stands for text that was lost | znak zastępczy w miejscu utraconego tekstu
    a lone direction character {1} | pojedynczy znak kierunku {1}
    the zero-width character {1} | znak zerowej szerokości {1}
    a direction character that is not closed | niezamknięty znak kierunku
    the label '{1}' has no words | etykieta „{1}” nie zawiera słów
    the label '{1}' ends with a full stop | etykieta „{1}” kończy się kropką
    the label '{1}' is all capitals | etykieta „{1}” składa się z samych wielkich liter
    the label '{1}' has gaps between its letters | etykieta „{1}” ma odstępy między literami
    the label '{1}' begins with a small letter | etykieta „{1}” zaczyna się małą literą
    {1} elements are called '{2}' | liczba elementów o nazwie „{2}”: {1}
    '{1}' does something else than the one before it | „{1}” robi co innego niż poprzedni o tej nazwie
    '{1}' does what '{2}' does | „{1}” robi to samo co „{2}”
    {1} is spoken twice, as a container and inside it | {1} jest wymawiane dwa razy: jako kontener i w jego wnętrzu
    the label {1} has {2} characters | liczba znaków etykiety {1}: {2}
    the label is only '{1}' | etykieta to tylko „{1}”
    {1} digits in a row of {2} are spoken as one number | {2}: cyfry z rzędu ({1}) są czytane jako jedna liczba
    the value '{1}' stands in the label {2} as well | wartość „{1}” jest też w etykiecie {2}
    the label {1} says '{2}' twice | etykieta {1} mówi dwa razy „{2}”
    {1} has no name but that of its picture's file | {1} nie ma nazwy poza nazwą pliku obrazka
    {1} has no name but that of its picture's file, which is in English | {1} nie ma nazwy poza nazwą pliku obrazka, która jest angielska
    {1} has no name, and only a picture behind it | {1} nie ma nazwy, tylko obrazek w tle
    {1} has no name | {1} nie ma nazwy
    {1} says only whether it is on | {1} mówi tylko, czy jest włączone
    {1} has neither a label nor a placeholder | {1} nie ma ani etykiety, ani tekstu zastępczego
    {1} can be edited, and seems to hold a text that is only read | {1}: można edytować, choć tekst wygląda na przeznaczony tylko do czytania
    {1} holds a text and has neither a label nor a placeholder | {1} zawiera tekst, ale nie ma ani etykiety, ani tekstu zastępczego
    {1} is named by its placeholder only | {1} ma za nazwę tylko tekst zastępczy
    {1} is named by its file only | {1} ma za nazwę tylko nazwę pliku
    {1} has no description | {1} nie ma opisu
    the cursor stops at {1} and nothing is said | kursor staje na {1} i nic nie słychać
    the label '{1}' is the name of a file | etykieta „{1}” jest nazwą pliku
    the label '{1}' is a name out of code | etykieta „{1}” jest nazwą z kodu
    the label '{1}' is the key of a text | etykieta „{1}” jest kluczem tekstu
    the label '{1}' is an address | etykieta „{1}” jest adresem
    '{1}' does not come first in the label '{2}' | „{1}” nie stoi na początku etykiety „{2}”
    the label '{1}' lacks the visible text '{2}' | w etykiecie „{1}” brakuje widocznego tekstu „{2}”
    {1} is named '{2}' and '{3}' | {1} ma nazwy „{2}” i „{3}”
    {1} is in {2} letters and its language is '{3}' | {1} jest w piśmie ({2}) innym niż pismo języka „{3}”
    '{1}', the language of {2}, is no well-formed tag | „{1}”, język {2}, nie jest poprawnym kodem
    no voice speaks '{1}', the language of {2} | żaden głos nie mówi językiem „{1}”, językiem {2}
    the label '{1}' ends with the role | etykieta „{1}” kończy się rolą
    the label '{1}' holds the role | etykieta „{1}” zawiera rolę
    the label '{1}' says in which state it is | etykieta „{1}” mówi, w jakim jest stanie
    the label '{1}' tells how to operate it | etykieta „{1}” tłumaczy, jak go używać
    the label '{1}' says that it is an image | etykieta „{1}” mówi, że to obrazek
    the label '{1}' does not say what it is for | etykieta „{1}” nie mówi, do czego służy
    {1} hides {2}, which stands inside it | {1} ukrywa {2} w swoim wnętrzu
    {1} can be operated and the cursor never stops there | {1} nadaje się do użycia, a kursor nigdy tam nie staje
    {1} can be read and the cursor never stops there | {1} nadaje się do czytania, a kursor nigdy tam nie staje
    the text {1} is never said | tekst {1} nigdy nie jest wymawiany
    the list of {1} names {2}, which is hidden | {1}: lista wymienia {2}, które jest ukryte
    {1} lies under {2} | {1} leży pod {2}
    an opaque view | nieprzezroczystym widokiem
    {1} stands in the list of {2} and in that of another | {1} jest na liście {2} i na innej
    the list of {1} leads back to itself | {1}: lista wraca do samej siebie
    {1} is to be read before itself | {1} ma być czytane przed sobą
    the list of {1} names {2} twice | {1}: lista wymienia {2} dwa razy
    {1} is to be read before and after another element | {1} ma być czytane przed innym elementem i po nim
    the list of {1} leaves out {2}, which is never reached | {1}: lista pomija {2}, które jest nieosiągalne
    what names {1} | to, co nazywa {1}
    what heads the cells of {1} | to, co jest nagłówkiem komórek {1}
    {1} does not exist | {1}: nie istnieje
    {1} is hidden | {1}: jest ukryte
    {1} says nothing | {1}: nic nie mówi
    the table has {1} rows and nothing heads them | tabela nie ma nagłówków; wierszy: {1}
    the table {1} has {2} rows and nothing heads them | tabela {1} nie ma nagłówków; wierszy: {2}
    {1} stops of text in {2} say one thing | {2}: przystanki z tekstem ({1}) mówią jedną rzecz
    {1} has the identifier '{2}', which is used before | {1} ma identyfikator „{2}”, użyty już wcześniej
    {1} has no identifier | {1} nie ma identyfikatora
    {1} stands inside {2} others | {1} leży wewnątrz innych: {2}
    {1} answers to {2} only | {1} reaguje tylko na {2}
    {1} and {2} | {1} i {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | ekran można trzymać tylko pionowo
    the screen may be held sideways only | ekran można trzymać tylko poziomo
    {1}, which lies over the screen, has no title | {1} leży nad ekranem i nie ma tytułu
    the screen is called '{1}', as another is | ekran nazywa się „{1}”, tak jak inny
    the screen has {1} stops and no heading | ekran nie ma nagłówka; przystanków: {1}
    {1} has level {2} after level {3} | {1} ma poziom {2} po poziomie {3}
    {1} has level {2} inside a heading of level {3} | {1} ma poziom {2} wewnątrz nagłówka poziomu {3}
    the heading has no text | nagłówek nie ma tekstu
    {1} does not respond to a user | {1} nie reaguje na użytkownika
    {1} has no action in the file, unlike other controls here | {1} nie ma w pliku czynności, inaczej niż inne elementy sterujące tutaj
    {1} is adjustable and nothing can turn it | {1} jest regulowane, a nic nie może go regulować
    {1} has no value | {1} nie ma wartości
    the smallest value {1} of {2} is not below the largest, {3} | {2}: najmniejsza wartość {1} nie jest mniejsza niż największa, {3}
    {1} has a value and no range | {1} ma wartość i nie ma zakresu
    the value {1} of {2} is below the smallest, {3} | {2}: wartość {1} jest mniejsza niż najmniejsza, {3}
    the value {1} of {2} is above the largest, {3} | {2}: wartość {1} jest większa niż największa, {3}
    an action of {1} has no name | {1}: czynność nie ma nazwy
    two actions of {1} are called '{2}' | {1}: dwie czynności nazywają się „{2}”
    a rotor of {1} has no name | {1}: pokrętło nie ma nazwy
    {1} holds a text and '{2}' is spoken in its place | {1} zawiera tekst, a zamiast niego wymawiane jest „{2}”
    the value of {1} gives away what was typed | {1}: wartość zdradza, co wpisano
    {1} does not declare what is typed into it | {1} nie podaje, co się tu wpisuje
    {1} is selected and no trait says so | {1} jest zaznaczone i żadna cecha tego nie mówi
    {1} is disabled and no trait says so | {1} jest wyłączone i żadna cecha tego nie mówi
    the value of {1} does not say whether it is on | {1}: wartość nie mówi, czy jest włączone
    the value of {1} does not say whether it is unfolded | {1}: wartość nie mówi, czy jest rozwinięte
    {1} elements of {2} are selected | {2}: liczba zaznaczonych elementów: {1}
    the traits {1} of {2} contradict each other | {2}: cechy {1} przeczą sobie nawzajem
    {1} is dimmed and can be turned all the same | {1} jest wyszarzone, a mimo to można je regulować
    {1} can be activated and no trait says so | {1} można aktywować i żadna cecha tego nie mówi
    {1} is an image and lacks the trait | {1} jest obrazkiem bez tej cechy
    {1} is dimmed and does not say why | {1} jest wyszarzone i nie mówi dlaczego
    no name of {1} for voice control is the visible text '{2}' | {1}: żadna nazwa do sterowania głosem nie jest widocznym tekstem „{2}”
    the text of {1} fills {2}% of a fixed height | {1}: tekst wypełnia {2}% stałej wysokości
    the text of {1} outgrows its height at the size {2} | {1}: tekst przerasta swoją wysokość w rozmiarze {2}
    the text ends in the middle: '{1}' | tekst kończy się w środku: „{1}”
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: kontrast tekstu wynosi {2} do 1, mniej niż {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: kontrast tekstu wynosi od {2} do 1 do {3} do 1, zależnie od tła
    the screen has neither a title nor a heading | ekran nie ma ani tytułu, ani nagłówka
    {1} screens have neither a title nor a heading | liczba ekranów bez tytułu i nagłówka: {1}
    the text of {1} does not follow the text-size setting | {1}: tekst nie stosuje się do ustawionego rozmiaru
    {1} texts do not follow the text-size setting | liczba tekstów, które nie stosują się do ustawionego rozmiaru: {1}
    {1} has the size that UIKit gives it, less than 44 points | {1} ma wymiar nadany przez UIKit, mniej niż 44 pkt
    {1} controls have the size that UIKit gives them, less than 44 points | liczba elementów o wymiarze nadanym przez UIKit, mniejszym niż 44 pkt: {1}
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} i jeszcze {3}
    {1}; {2} more for review | {1}; jeszcze {2} do sprawdzenia
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | na żadnym ekranie nic nie było
    every file was passed over | wszystkie pliki zostały pominięte
    no storyboard, xib or screen document is in {1} | brak pliku storyboard, xib i dokumentu ekranów w {1}
    every screen was passed over: apps show them only while they start | wszystkie ekrany zostały pominięte: widać je tylko podczas uruchamiania aplikacji
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | Z plikami wszystko w porządku; ekrany tworzone w kodzie można sprawdzić jako zrzuty.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Podaj folder z ekranami; ekrany tworzone w kodzie można sprawdzić jako zrzuty.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | Uwagi mówią, dlaczego pominięto każdy plik; to, co zapisał Xcode 4 lub starszy, trzeba zapisać nowszym.
    every rule is off | wszystkie reguły są wyłączone
    there is no rule called '{1}' | nie ma reguły „{1}”
    there is no rule called '{1}'; did you mean '{2}'? | nie ma reguły „{1}”; czy chodziło o „{2}”?
    what {1} ignores was to be mended by {2} | to, co pomija {1}, miało być naprawione do {2}
    {1} ignores nothing that was found | {1} nie pomija niczego, co znaleziono
    '{1}' | „{1}”
    {1} by {2} | {1} × {2}
    a silent stop | niemy przystanek
    nothing | nic
    something | coś
    another stop | inny przystanek
    it | to
    flicking on comes from {1} to {2} again, and never to the rest | machanie do przodu prowadzi z {1} znów do {2}, a nigdy do reszty
    flicking back comes from {1} to {2} again, and never to the rest | machanie wstecz prowadzi z {1} znów do {2}, a nigdy do reszty
    flicking on comes no further than {1} | machanie do przodu nie prowadzi dalej niż {1}
    flicking back comes no further than {1} | machanie wstecz nie prowadzi dalej niż {1}
    flicking on comes to ever more stops, and never to the rest | przesuwanie dalej prowadzi do coraz to nowych przystanków i nigdy do reszty
    flicking on from the first stop does not come to {1} | machanie do przodu od pierwszego przystanku nie prowadzi do {1}
    {1} answers touches, and flicking on does not come to it | {1} reaguje na dotyk, a machanie do przodu tam nie prowadzi
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | machanie wstecz odwiedza przystanki ({1}) w innej kolejności niż do przodu ({2})
    flicking on came to {1} stops, and to {2} when it was done again | liczba przystanków przy machaniu do przodu: {1}, a za drugim razem: {2}
    flicking on came to {1}, and to {2} there when it was done again | machanie do przodu trafiło na {1}, a za drugim razem w tym miejscu na {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: kursor stąd odszedł ({2}), choć nikt nic nie zrobił
    the cursor left {1} for {2}, which nobody had asked for | kursor przeszedł z {1} na {2}, o co nikt nie prosił
    a flick was followed by another move of the cursor, to {1} | po machnięciu nastąpił kolejny ruch kursora, do {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}: zniknęło, a kursor stoi tu: {2}, choć sąsiad wciąż tam jest
    {1} was made anew, and the cursor stands on {2} | {1}: utworzono na nowo, a kursor stoi na {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | to, co stoi wokół {1}, odświeżono, a kursor stoi na {2}
    the screen begins with {1}, which is stop {2} of {3} | ekran zaczyna się od {1}, czyli przystanku {2} z {3}
    {1} has gone and no change was posted | {1}: zniknęło i nie zgłoszono zmiany
    {1} has come and no change was posted | {1}: pojawiło się i nie zgłoszono zmiany
    {1} under the cursor has gone, and no change was posted | {1}: zniknęło pod kursorem i nie zgłoszono zmiany
    {1} under the cursor has gone, and the change that was posted names no other place | {1}: zniknęło pod kursorem, a zgłoszona zmiana nie wskazuje innego miejsca
    the app sends the cursor to '{1}', which is not on the screen | aplikacja wysyła kursor do „{1}”, którego nie ma na ekranie
    the cursor comes to {1}, which is not on the screen | kursor przechodzi do {1}, czego nie ma na ekranie
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} powstaje na nowo przy każdym zapytaniu, więc kursor stoi na czymś, czego już nie ma
    flicking up and down leaves {1} as it is | machanie w górę i w dół nie zmienia {1}
    {1} turned up and down again says '{2}' | {1} po zwiększeniu i zmniejszeniu mówi „{2}”
    {1} can be turned up without end | {1} można zwiększać bez końca
    {1} can be turned down without end | {1} można zmniejszać bez końca
    activating {1} does nothing | {1}: aktywacja nic nie robi
    activating {1} has changed its state, and it says the same as before | {1}: aktywacja zmieniła stan, a słychać to samo co przedtem
    the action '{1}' of {2} does nothing | {2}: czynność „{1}” nic nie robi
    {1} starts media, and a magic tap does nothing | {1} uruchamia multimedia, a magiczne stuknięcie nic nie robi
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} leży za krawędzią ekranu, a przewijanie jest bez odpowiedzi
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} leży za krawędzią ekranu, a przewijanie tego nie pokazuje
    what holds {1} answers a finger that moves over it, and scrolling is not answered | to, co zawiera {1}, reaguje na ruch palca, a przewijanie pozostaje bez odpowiedzi
    scrolling was answered, and nobody said where it has come to | przewijanie miało odpowiedź, a nikt nie powiedział, dokąd doszło
    {1} takes all touches, and there is no stop beside it | {1} przejmuje cały dotyk, a obok nie ma przystanku
    flicking on comes from what lies over the screen to '{1}' behind it | machanie do przodu prowadzi z tego, co leży nad ekranem, do „{1}” pod spodem
    neither escape nor anything that the cursor comes to closes what lies over the screen | ani gest wyjścia, ani nic, do czego dochodzi kursor, nie zamyka tego, co leży nad ekranem
    something has come to lie over the screen, and the cursor is on {1} | coś przykryło ekran, a kursor stoi tu: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | to, co leżało nad ekranem, zniknęło, a kursor stoi tu: {1}, nie na {2}, co to otworzyło
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | to, co leżało nad ekranem, zniknęło, a aplikacja zgłasza potem nowy ekran, co odprowadza od {1}, co to otworzyło
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | to, co leżało nad ekranem, zniknęło, a {1}, co to otworzyło, utworzono tymczasem na nowo
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | to, co leży nad ekranem, zaczyna się od „{1}”, bez tytułu i nagłówka
    {1} is heard before {2}, which stands before it | {1} słychać przed {2}, co stoi wcześniej
    {1}, which stands below {2}, is heard before it | {1} stoi pod {2}, a słychać to wcześniej
    {1} gestures lead to {2} | liczba gestów do {2}: {1}
    the rotor '{1}' finds nothing | pokrętło „{1}” nic nie znajduje
    another screen has come in the place of the one with {1}, and no change was posted | inny ekran zajął miejsce tego z {1} i nie zgłoszono zmiany
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | aplikacja zgłosiła nowy ekran, choć większość została, a kursor przeszedł z {1} na pierwszy przystanek
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | aplikacja zgłosiła nowy ekran, choć większość została, i wysyła kursor do {1}
    {1} changes of the screen were posted at once | liczba zmian ekranu zgłoszonych naraz: {1}
    {1} changes of the layout were posted at once | liczba zmian układu zgłoszonych naraz: {1}
    {1} belongs to a controller that is in no window and in no other controller | {1} należy do kontrolera, którego nie ma ani w oknie, ani w innym kontrolerze
    {1} lies under the view of another controller, and is still come to | {1} leży pod widokiem innego kontrolera, a kursor wciąż tam trafia
    the app was ended on '{1}' and comes back with '{2}' | aplikację zamknięto na „{1}”, a wraca z „{2}”
    {1} is not there when the app was ended and comes back | {1}: nie ma tego, gdy aplikacja została zamknięta i wraca
    {1} was not there when the app was ended, and is there when it comes back | {1}: nie było tego, gdy aplikację zakończono, a jest, gdy wraca
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | kursor stał na {1}, gdy zamknięto aplikację, a stoi na {2}, gdy wraca
    neither escape nor anything that the cursor comes to goes back | ani gest wyjścia, ani nic, do czego dochodzi kursor, nie prowadzi z powrotem
    {1} goes back, and escape does not | {1} prowadzi z powrotem, a gest wyjścia nie
    '{1}' was announced and cut off | „{1}” ogłoszono i urwano
    '{1}' was announced with a change of the screen, and never heard | „{1}” ogłoszono przy zmianie ekranu i nigdy nie było słychać
    '{1}' was announced while the app was left, and never heard | „{1}” ogłoszono przy opuszczaniu aplikacji i nigdy nie było słychać
    '{1}' was announced twice in a row | „{1}” ogłoszono dwa razy z rzędu
    {1} announcements came within {2} seconds | liczba ogłoszeń w ciągu {2} s: {1}
    {1} has come on the screen, and was not said | {1}: pojawiło się na ekranie i nie zostało powiedziane
    {1} was there for {2} seconds, and takes {3} to be heard | {1}: było przez {2} s, a potrzeba {3} s, by to usłyszeć
    '{1}…' takes {2} seconds | „{1}…” trwa {2} s
    the hint of {1} begins only after {2} seconds | {1}: podpowiedź zaczyna się dopiero po {2} s
    the hint '{1}' belongs to no stop, and is never heard | podpowiedź „{1}” nie należy do żadnego przystanku i nigdy jej nie słychać
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: „{2}” przerywa podpowiedź za każdym razem, gdy przychodzi kursor
    {1} comes right after {2} | {1} następuje zaraz po {2}
    {1} said another role before | {1} podawało wcześniej inną rolę
    {1} changed {2} times within {3} seconds | {1}: liczba zmian w ciągu {3} s: {2}
    no voice reads '{1}' | żaden głos nie czyta „{1}”
    '{1}' is read by the voice of another language than '{2}' | „{1}” czyta głos innego języka niż „{2}”
    the same way has led to another state than before | ta sama droga doprowadziła do innego stanu niż przedtem
    By rule | Według reguły
    By file | Według pliku
    Baseline entries that nothing needs any more | Wpisy stanu wyjściowego, których nic już nie potrzebuje
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Aby pominąć pierwszy z nich, dodaj pod „ignore” w .earshot.yaml: - {1}
    These are: {1} | Oto one: {1}
    Screen {1} of {2} | Ekran {1} w {2}
    Audit | Audyt
    critical | krytyczne
    serious | poważne
    moderate | umiarkowane
    minor | drobne
    review | do sprawdzenia
    {1} critical | krytyczne: {1}
    {1} serious | poważne: {1}
    {1} moderate | umiarkowane: {1}
    {1} minor | drobne: {1}
    {1} for review | do sprawdzenia: {1}
    nothing found | nic nie znaleziono
    {1} elements checked: {2} | sprawdzone elementy: {1}; {2}
    {1} elements on {2} screens checked: {3} | sprawdzone elementy: {1}, ekrany: {2}; {3}
    {1} states walked | przejrzane stany: {1}
    {1} states walked, {2} not reached | przejrzane stany: {1}, nieosiągnięte: {2}
    {1} known from the baseline | znane ze stanu wyjściowego: {1}
    {1} ignored | pominięte: {1}
    {1} stale entries | nieaktualne wpisy: {1}
    {1} refused | odrzucone: {1}
    {1} files skipped | opuszczone pliki: {1}
    {1} screens skipped | opuszczone ekrany: {1}
    {1} files, {2} screens skipped | opuszczone pliki: {1}, ekrany: {2}
    {1} rules not checked everywhere | reguły nie wszędzie sprawdzone: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, razy: {2}
    Accessibility audit | Audyt dostępności
    earshot {1}, rule set {2}, part {3} | earshot {1}, zestaw reguł {2}, część {3}
    Skip to the screens | Przejdź do ekranów
    Screens | Ekrany
    Refused files | Odrzucone pliki
    Rules for which files lack facts | Reguły, dla których w plikach brakuje danych
    {1}: not sure of everything on {2} screens | {1}: nie wszędzie pewne; ekrany: {2}
    About this audit | O tym audycie
    Entries that the baseline no longer needs | Wpisy, których stan wyjściowy już nie potrzebuje
    {1} findings | znaleziska: {1}
    No rule looks at this screen, which stands there until the app has begun. | Żadna reguła nie ogląda tego ekranu, który jest tylko do chwili rozpoczęcia aplikacji.
    Not checked everywhere, since the file lacks facts: {1}. | Nie wszędzie sprawdzone, bo w pliku brakuje danych: {1}.
    There is nothing to hear on this screen. | Na tym ekranie nic nie słychać.
    What is heard | Co słychać
    (silence) | (cisza)
    Findings | Co znaleziono
    {1} findings known or ignored | znaleziska znane lub pominięte: {1}
    stop {1} | przystanek {1}
    About {1} | O {1}
    What is done from the start of the app, and what is heard: | Co się robi od startu aplikacji i co słychać:
    What is heard on the way: | Co słychać po drodze:
    To pass over it, add to {1} in the configuration: | Aby to pominąć, dodaj do {1} w konfiguracji:
    ignored: {1} | pominięte: {1}
    ignored | pominięte
    known | znane
    The file says nothing of where things stand. | Plik nie mówi, gdzie co stoi.
    {1}, drawn with the numbers of its stops | {1}, narysowany z numerami przystanków
    earshot {1}, rule set {2} | earshot {1}, zestaw reguł {2}
    All {1} | wszystkie: {1}
    {1}, line {2}, column {3} | {1}, wiersz {2}, kolumna {3}
    and {1} more | i jeszcze {1}
    it lists {1} elements and counts {2} | wymienia elementów: {1}, a liczy: {2}
    it does not find the place of element {1} | nie znajduje miejsca elementu {1}
    it finds element {1} at place {2} | znajduje element {1} na miejscu {2}
    it gives another element than the one it lists at place {1} | podaje na miejscu {1} inny element niż tam wymieniony
    {1} rules | reguły: {1}
    {1} rules not checked | niesprawdzone reguły: {1}
    {1} rules without a finding | reguły bez znalezisk: {1}
    the file lacks facts: {1} | w pliku brakuje danych: {1}
    a picture that stands there until the app has begun | obraz, który jest tylko do chwili rozpoczęcia aplikacji
    passed over | opuszczone
    known or ignored | znane lub pominięte
    for review | do sprawdzenia
    The walk, drawn | Narysowane przejście
    Play the walk | Odtwórz przejście
    What is heard on the way to the element. | Co słychać po drodze do elementu.
    What is done from the start of the app, and what is heard. | Co się robi od startu aplikacji i co słychać.
    The baseline has it. | Stan wyjściowy to zawiera.
    The folder in which earshot was run. | Folder, w którym uruchomiono earshot.
    """
}
