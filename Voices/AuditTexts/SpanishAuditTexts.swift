/// What an audit says in Spanish.
enum SpanishAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Los controles se superponen
    target-overlap.fix | Sepáralos.
    target-duplicate-bounds.title | Dos objetivos en el mismo lugar
    target-duplicate-bounds.fix | Deja uno de ellos, o aparta el cursor del otro.
    activation-point-off.title | El punto de activación no acierta en el elemento
    activation-point-off.fix | Pon el punto de activación dentro del elemento, o déjalo al sistema.
    frame-empty.title | Un elemento accesible no tiene superficie
    frame-empty.fix | Da al elemento el marco de lo que representa, o aparta de él el cursor.
    frame-offscreen.title | Un elemento enfocable está fuera de la pantalla
    frame-offscreen.fix | Ocúltalo mientras no esté, o permite desplazarse hasta él.
    frame-outside-parent.title | El elemento queda fuera de su contenedor
    frame-outside-parent.fix | Haz que el contenedor abarque lo que contiene.
    target-size-platform.title | Objetivo táctil menor que el tamaño de la plataforma
    target-size-platform.fix | Hazlo más grande, o que cuenten también los toques a su alrededor.
    target-size-minimum.title | Objetivo táctil de menos de 24 puntos y sin espacio
    target-size-minimum.fix | Hazlo más grande, o apártalo de sus vecinos.
    target-spacing.title | Controles demasiado juntos
    target-spacing.fix | Sepáralos.
    hint-equals-label.title | La indicación repite el nombre
    hint-equals-label.fix | Di en la indicación qué ocurre, o quítala.
    hint-gesture.title | La indicación nombra el gesto
    hint-gesture.fix | Di qué ocurre: «Abre el álbum.»
    hint-form.title | La indicación no es una frase corta en tercera persona
    hint-form.fix | Escríbela como «Reproduce la canción.»
    hint-too-long.title | La indicación es demasiado larga
    hint-too-long.fix | Di en una frase corta qué ocurre.
    hint-essential.title | El nombre está solo en la indicación
    hint-essential.fix | Di en la etiqueta qué es, y en la indicación qué ocurre.
    hint-missing.title | Control complejo sin indicación
    hint-missing.fix | Di en la indicación qué ocurre.
    label-invisible-characters.title | La etiqueta contiene caracteres privados o invisibles
    label-invisible-characters.fix | Quita los caracteres de lo que se pronuncia; los iconos de una fuente necesitan una etiqueta en palabras.
    label-symbols-only.title | La etiqueta no tiene palabras
    label-symbols-only.fix | Di con palabras qué significa el signo.
    label-punctuation.title | La etiqueta de un control termina como una frase
    label-punctuation.fix | Quita el punto.
    label-all-caps.title | La etiqueta está toda en mayúsculas
    label-all-caps.fix | Escribe la etiqueta como en una frase, y deja las mayúsculas y los espacios al aspecto del texto.
    label-lowercase-start.title | La etiqueta de un control empieza en minúscula
    label-lowercase-start.fix | Empieza la etiqueta con mayúscula.
    label-duplicate.title | Varios controles comparten un mismo nombre hablado
    label-duplicate.fix | Añade a cada nombre de qué se trata, como «Eliminar, factura 3».
    label-same-name-different-action.title | Mismo nombre, resultado distinto
    label-same-name-different-action.fix | Nombra cada uno por lo que hace.
    label-different-name-same-action.title | Misma acción con nombres distintos
    label-different-name-same-action.fix | Llama a lo mismo igual en todas partes.
    label-parent-child-same.title | Contenedor y contenido dicen lo mismo
    label-parent-child-same.fix | Quita el nombre al contenedor, o nómbralo por todo lo que contiene.
    label-too-long.title | La etiqueta es demasiado larga para escucharla
    label-too-long.fix | Acorta la etiqueta, y pasa la explicación a la indicación.
    label-too-short.title | La etiqueta es demasiado corta para decir algo
    label-too-short.fix | Di con una palabra qué hace el control.
    label-digit-run.title | Una serie larga de cifras se lee como un solo número
    label-digit-run.fix | Haz que se deletreen las cifras, o agrúpalas.
    label-equals-value.title | El nombre y el valor dicen lo mismo
    label-equals-value.fix | Deja el valor fuera de la etiqueta.
    label-repeats-word.title | Palabras repetidas en la etiqueta
    label-repeats-word.fix | Quita una de ellas.
    label-missing-control.title | El control no tiene nombre
    label-missing-control.fix | Dale una etiqueta de accesibilidad que diga qué hace o ajusta, como «Eliminar» o «Volumen».
    label-missing-toggle.title | El interruptor o la casilla no tiene nombre
    label-missing-toggle.fix | Da al interruptor el texto de al lado como etiqueta, o haz de ambos un solo elemento.
    label-missing-field.title | El campo de texto no tiene nombre
    label-missing-field.fix | Da al campo una etiqueta de accesibilidad, como «Nombre»; no dejes editar lo que solo se lee.
    label-placeholder-only.title | El texto de ejemplo es el único nombre
    label-placeholder-only.fix | Da al campo una etiqueta de accesibilidad además del texto de ejemplo.
    label-missing-image.title | Una imagen accesible no tiene descripción
    label-missing-image.fix | Describe la imagen en su etiqueta, o aparta de ella el cursor.
    silent-element.title | Parada que no dice nada
    silent-element.fix | Da una etiqueta al elemento, o aparta de él el cursor.
    label-file-name.title | La etiqueta es un nombre de archivo o de recurso
    label-file-name.fix | Di con palabras qué es o qué hace el elemento.
    label-identifier.title | La etiqueta es un identificador del código
    label-identifier.fix | Di con palabras qué es o qué hace el elemento.
    label-localization-key.title | La etiqueta es una clave sin traducir
    label-localization-key.fix | Añade la traducción, o usa la clave correcta.
    label-placeholder-leak.title | La etiqueta deja ver una plantilla, nil o marcas
    label-placeholder-leak.fix | Completa el texto antes de ponerlo, y ponlo como texto simple.
    label-url.title | La etiqueta es una dirección sin más
    label-url.fix | Di adónde lleva la dirección.
    label-in-name.title | El texto visible no está en el nombre hablado
    label-in-name.fix | Empieza la etiqueta con el texto que se muestra.
    label-double-source.title | Nombrado dos veces
    label-double-source.fix | Deja uno de los dos nombres.
    label-language-mismatch.title | La escritura del texto no concuerda con su idioma
    label-language-mismatch.fix | Pon como idioma del elemento el de su texto.
    language-tag-invalid.title | El código de idioma no sirve
    language-tag-invalid.fix | Usa un código como «ko» o «pt-BR».
    label-role-word.title | La etiqueta repite la función
    label-role-word.fix | Deja la función fuera de la etiqueta.
    label-state-word.title | La etiqueta dice lo que el valor ya dice
    label-state-word.fix | Deja el estado a los rasgos y al valor.
    label-action-word.title | La etiqueta explica cómo se usa
    label-action-word.fix | Di qué hace el control, no cómo conseguir que lo haga.
    label-image-word.title | La etiqueta de una imagen dice que es una imagen
    label-image-word.fix | Describe lo que muestra la imagen.
    label-nondescriptive.title | El texto del enlace o del botón no dice qué hace
    label-nondescriptive.fix | Di adónde lleva, como «Más sobre los precios».
    audit-nothing-checked.title | La auditoría no ha mirado nada
    audit-nothing-checked.fix | Indica archivos que contengan pantallas, y deja activa al menos una regla.
    suppression-unused.title | Una excepción o entrada de referencia no coincide con nada
    suppression-unused.fix | Quita la entrada.
    suppression-expired.title | La fecha de la excepción ha pasado
    suppression-expired.fix | Corrige lo que ignora la entrada, o dale una fecha nueva.
    rule-unknown.title | La configuración nombra una regla desconocida
    rule-unknown.fix | Corrige el nombre; «earshot explain» enumera todas las reglas.
    element-nested.title | Un elemento accesible se traga controles
    element-nested.fix | No hagas elemento del exterior, u ofrece lo de dentro como acciones y en su etiqueta.
    element-unexposed-control.title | Falta en el árbol una vista que se puede usar
    element-unexposed-control.fix | Hazlo elemento de accesibilidad, u ofrécelo como acción de uno.
    element-unexposed-text.title | Falta en el árbol un texto visible
    element-unexposed-text.fix | Deja que el cursor se detenga en el texto, o pon sus palabras en la etiqueta de aquello a lo que pertenece.
    element-hidden-exposed.title | Un elemento invisible sigue en el árbol
    element-hidden-exposed.fix | Quítalo de la lista mientras esté oculto.
    element-obscured.title | Un elemento enfocable está tapado
    element-obscured.fix | Oculta lo tapado, o haz modal lo que lo tapa.
    container-inconsistent.title | El contenedor se contradice
    container-inconsistent.fix | Ten la lista en un solo lugar, y cada elemento en una sola lista.
    order-cycle.title | El orden explícito da vueltas
    order-cycle.fix | Quita de la lista lo que lleva atrás.
    order-over-constrained.title | El orden explícito se contradice
    order-over-constrained.fix | Nombra cada elemento una vez.
    order-list-incomplete.title | La lista explícita olvida un elemento
    order-list-incomplete.fix | Añádelo a la lista, u ocúltalo a los lectores a propósito.
    relation-broken.title | La relación con una etiqueta no lleva a ninguna parte
    relation-broken.fix | Señala un elemento que exista y tenga etiqueta.
    table-headers-missing.title | Tabla de datos sin encabezados
    table-headers-missing.fix | Nombra las celdas que encabezan las columnas o las filas.
    group-fragmented.title | Un solo elemento dividido en muchas paradas
    group-fragmented.fix | Haz de la fila un solo elemento cuya etiqueta reúna los textos.
    identifier-duplicate.title | Identificador usado dos veces
    identifier-duplicate.fix | Da a cada uno su propio identificador.
    identifier-missing.title | Sin identificador para pruebas
    identifier-missing.fix | Pon su identificador de accesibilidad.
    nesting-deep.title | Jerarquía muy profunda
    nesting-deep.fix | Quita contenedores que solo contienen una cosa.
    gesture-no-alternative.title | Solo funciona arrastrando o trazando
    gesture-no-alternative.fix | Ofrece lo mismo como acción del elemento, o hazlo ajustable.
    orientation-locked.title | La pantalla permite una sola orientación
    orientation-locked.fix | Permite ambas, salvo que una sea imprescindible.
    screen-title-missing.title | La pantalla o la vista modal no tiene título
    screen-title-missing.fix | Pon título a la pantalla, o empiézala con un encabezado.
    screen-title-duplicate.title | Dos pantallas tienen el mismo título
    screen-title-duplicate.fix | Da a cada pantalla su propio título.
    header-missing.title | La pantalla no tiene encabezado
    header-missing.fix | Da a los títulos de sus partes el rasgo header.
    heading-order.title | Los niveles de encabezado saltan
    heading-order.fix | Numera los encabezados de modo que cada nivel siga al superior.
    heading-empty.title | Encabezado vacío
    heading-empty.fix | Da su texto al encabezado, o quita el rasgo.
    trait-without-behaviour.title | Anuncia una función que no cumple
    trait-without-behaviour.fix | Conéctalo con lo que debe hacer, o quita el rasgo.
    adjustable-without-methods.title | Ajustable, pero no se puede ajustar
    adjustable-without-methods.fix | Implementa accessibilityIncrement y accessibilityDecrement, o quita el rasgo.
    adjustable-without-value.title | Un elemento ajustable no tiene valor
    adjustable-without-value.fix | Pon el valor de accesibilidad, y mantenlo al día.
    value-out-of-range.title | El valor queda fuera de su intervalo
    value-out-of-range.fix | Pon primero los extremos, y luego un valor entre ellos.
    custom-action-unnamed.title | Una acción propia no tiene nombre o lo tiene repetido
    custom-action-unnamed.fix | Da a cada acción su propio nombre.
    custom-rotor-unnamed.title | Un rotor propio no tiene nombre
    custom-rotor-unnamed.fix | Nombra el rotor por lo que encuentra, como «Errores».
    field-value-overridden.title | Un campo editable oculta su texto
    field-value-overridden.fix | Deja el valor al campo.
    field-secure-exposed.title | Se pronuncia un texto secreto
    field-secure-exposed.fix | Deja el valor de un campo seguro al sistema, que pronuncia puntos.
    field-purpose-missing.title | Finalidad de la entrada sin declarar
    field-purpose-missing.fix | Pon el tipo de contenido del campo.
    state-unexposed.title | Estado mostrado pero no expuesto
    state-unexposed.fix | Mantén los rasgos y el valor de acuerdo con lo que se muestra.
    selection-multiple.title | Más de una selección donde solo cabe una
    selection-multiple.fix | Quita el rasgo selected a todos menos a uno.
    trait-conflict.title | Los rasgos se contradicen
    trait-conflict.fix | Deja el rasgo que dice qué hace el elemento.
    trait-missing-interactive.title | Un elemento que se puede usar no tiene función
    trait-missing-interactive.fix | Dale el rasgo button, o link si lleva fuera de la app.
    trait-image-missing.title | Imagen sin el rasgo de imagen
    trait-image-missing.fix | Dale el rasgo image, o button si lo es.
    disabled-unexplained.title | Un control desactivado no da el motivo
    disabled-unexplained.fix | Di en la indicación cuándo se puede usar.
    voice-name-mismatch.title | El nombre para el control por voz difiere del texto visible
    voice-name-mismatch.fix | Pon el texto visible el primero entre los nombres para el control por voz.
    text-fixed-font.title | El texto no sigue el ajuste de tamaño del texto
    text-fixed-font.fix | Usa un estilo de texto, y pon adjustsFontForContentSizeCategory.
    text-clipped-large.title | El texto se corta con tamaños grandes
    text-clipped-large.fix | Deja que la altura siga al texto, o permite desplazarlo.
    text-truncated.title | El texto está truncado
    text-truncated.fix | Muestra todo el texto, o ponlo al menos en la etiqueta.
    contrast-text.title | Los colores declarados del texto tienen poco contraste
    contrast-text.fix | Oscurece o aclara uno de los dos colores.
    contrast-text-enhanced.title | Los colores declarados del texto no alcanzan el nivel reforzado
    contrast-text-enhanced.fix | Oscurece o aclara uno de los dos colores.
    focus-trap.title | El cursor no puede salir
    focus-trap.fix | Deja que el cursor vaya adonde lo envían; no notifiques en cada movimiento un cambio que nombre un elemento.
    focus-unreachable.title | Un elemento que se puede usar no se alcanza nunca
    focus-unreachable.fix | Hazlo elemento propio, nómbralo en la lista de su contenedor, u ofrece como acción lo que hace.
    focus-asymmetric.title | El orden hacia atrás no es el inverso
    focus-asymmetric.fix | No cambies el orden ni el lugar del cursor mientras alguien se mueve.
    focus-nondeterministic.title | El orden cambia de una vez a otra
    focus-nondeterministic.fix | Muestra lo mismo en el mismo orden mientras no haya pasado nada.
    focus-moved-unasked.title | El cursor salta sin que nadie haga nada
    focus-moved-unasked.fix | Anuncia lo que ha pasado, y deja el cursor donde está.
    focus-lost-layout.title | El elemento enfocado desapareció y el cursor se perdió
    focus-lost-layout.fix | Nombra al vecino, o a lo que ocupa su lugar, al notificar el cambio.
    focus-reset-refresh.title | Al actualizar, el cursor vuelve atrás
    focus-reset-refresh.fix | Conserva los elementos que no han cambiado, o da el mismo identificador a los que se rehacen.
    focus-initial-odd.title | La primera parada de una pantalla es inesperada
    focus-initial-odd.fix | No nombres ningún elemento, o nombra aquel con que empieza la pantalla.
    layout-change-silent.title | El contenido cambió sin aviso
    layout-change-silent.fix | Notifica layoutChanged, con el elemento que más importa ahora.
    focus-stale.title | El cursor está sobre un elemento muerto
    focus-stale.fix | Notifica un cambio cuando desaparezca un elemento, y no nombres elementos que no están en la pantalla.
    adjustable-no-change.title | Al ajustar no cambia el valor
    adjustable-no-change.fix | Cambia el valor en accessibilityIncrement y accessibilityDecrement, y dilo en accessibilityValue.
    adjustable-not-inverse.title | Aumentar y después reducir no vuelve al principio
    adjustable-not-inverse.fix | Haz que ambos avancen el mismo paso.
    adjustable-unbounded.title | El ajuste nunca llega a un final
    adjustable-unbounded.fix | Da pasos mayores, u ofrece un campo donde escribir el valor.
    activation-noop.title | Activar no hace nada
    activation-noop.fix | Responde a la activación, o quita el rasgo.
    activation-state-silent.title | Cambió el estado, no lo que se dice
    activation-state-silent.fix | Di el estado en su valor o con el rasgo selected.
    custom-action-noop.title | La acción propia no hace nada
    custom-action-noop.fix | Haz lo que dice el nombre de la acción, y responde true.
    gesture-magic-tap-unhandled.title | Toque mágico ignorado en una pantalla multimedia
    gesture-magic-tap-unhandled.fix | Responde a accessibilityPerformMagicTap reproduciendo y pausando.
    scroll-unhandled.title | El contenido no se puede desplazar
    scroll-unhandled.fix | Pon el contenido en una vista desplazable, o responde a accessibilityScroll.
    scroll-silent.title | El desplazamiento no indica la página
    scroll-silent.fix | Notifica pageScrolled con un texto como «Página 2 de 5».
    direct-touch-trap.title | Un área de toque directo ocupa la pantalla
    direct-touch-trap.fix | Deja lugar para salir, o que tome los toques solo una vez activado.
    modal-leak.title | El cursor sale de una vista modal abierta
    modal-leak.fix | Pon accessibilityViewIsModal en la vista junto a las que hay que excluir, o presenta un controlador.
    modal-no-escape.title | La vista modal no tiene salida
    modal-no-escape.fix | Responde a accessibilityPerformEscape, o pon un botón que cierre.
    modal-focus-not-moved.title | Al abrir una vista modal, el cursor se queda atrás
    modal-focus-not-moved.fix | Notifica screenChanged con su primer elemento.
    modal-focus-not-restored.title | Al cerrar una vista modal se pierde el lugar
    modal-focus-not-restored.fix | Notifica layoutChanged con lo que lo abrió, y ningún screenChanged sin elemento.
    modal-untitled.title | La vista modal no se anuncia
    modal-untitled.fix | Dale un título o un encabezado, y haz que el cursor empiece allí.
    order-visual-mismatch.title | El orden hablado no concuerda con la disposición
    order-visual-mismatch.fix | Agrupa lo que va junto, o enumera los elementos en el orden en que se ven.
    order-header-after-content.title | El encabezado va después de lo que encabeza
    order-header-after-content.fix | Enumera el encabezado antes de lo que encabeza.
    swipe-cost.title | Demasiados deslizamientos para llegar
    swipe-cost.fix | Añade encabezados, acércalo al principio o al final, o haz una sola parada de lo que va junto.
    rotor-dead.title | El rotor ofrecido no lleva a ninguna parte
    rotor-dead.fix | Ofrécelo solo donde encuentre algo, y responde en ambos sentidos.
    screen-change-silent.title | Pantalla nueva sin aviso de cambio
    screen-change-silent.fix | Notifica screenChanged cuando una pantalla ocupe el lugar de otra.
    screen-change-spurious.title | Cambio de pantalla avisado por algo pequeño
    screen-change-spurious.fix | Notifica layoutChanged, con el elemento que ha cambiado.
    screen-change-storm.title | Varios cambios de pantalla a la vez
    screen-change-storm.fix | Notifica un solo cambio cuando todo esté hecho.
    child-controller-stale.title | Un controlador hijo retirado sigue expuesto
    child-controller-stale.fix | Añade el controlador con addChild y didMove, y quita su vista con él.
    restoration-focus.title | La restauración del estado pierde el lugar
    restoration-focus.fix | Da a cada controlador del camino un identificador de restauración, e identificadores a los elementos.
    back-unhandled.title | El gesto de escape no vuelve atrás
    back-unhandled.fix | Muestra el botón Atrás, o responde a accessibilityPerformEscape.
    announcement-interrupted.title | Anuncio cortado
    announcement-interrupted.fix | Anuncia cuando termine el cambio, o da al anuncio una prioridad mayor.
    announcement-lost.title | Anuncio hecho donde se perderá
    announcement-lost.fix | Anuncia cuando se haya dicho la nueva pantalla, o dilo con el elemento que nombra el cambio.
    announcement-spam.title | Demasiados anuncios
    announcement-spam.fix | Anuncia lo que importa, una vez.
    status-not-announced.title | Un estado o error aparece sin oírse
    status-not-announced.fix | Anúncialo, o notifica layoutChanged con el texto.
    transient-too-short.title | Mensaje que desaparece antes de poder oírse
    transient-too-short.fix | Déjalo hasta que se cierre, y anúncialo.
    utterance-too-long.title | Una parada habla demasiado tiempo
    utterance-too-long.fix | Acorta la etiqueta, o haz de ella varias paradas.
    hint-cut.title | La indicación no llega a oírse
    hint-cut.fix | Acorta la etiqueta, para que la indicación llegue antes.
    speech-repeat.title | Dos paradas seguidas dicen lo mismo
    speech-repeat.fix | Haz una sola parada de ambas, o di qué las distingue.
    speech-unpronounceable.title | La voz no puede decirlo
    speech-unpronounceable.fix | Indica el idioma del texto con accessibilityLanguage, o escríbelo como se dice.
    speech-role-inconsistent.title | El mismo control dice otra función
    speech-role-inconsistent.fix | Da a ambos los mismos rasgos.
    live-value-without-trait.title | El valor cambia a menudo sin indicarlo
    live-value-without-trait.fix | Añade el rasgo updatesFrequently.
    the key | tecla
    the text field | campo de texto
    the text view | vista de texto
    the password field | campo de contraseña
    the search field | campo de búsqueda
    the switch | interruptor
    the adjustable element | elemento ajustable
    the slider | regulador
    the control | control
    the element | elemento
    the heading | encabezado
    the button | botón
    the link | enlace
    the image | imagen
    the text | texto
    the tab | pestaña
    the segment | segmento
    the key {1} | tecla {1}
    the text field {1} | campo de texto {1}
    the text view {1} | vista de texto {1}
    the password field {1} | campo de contraseña {1}
    the search field {1} | campo de búsqueda {1}
    the switch {1} | interruptor {1}
    the adjustable element {1} | elemento ajustable {1}
    the slider {1} | regulador {1}
    the control {1} | control {1}
    the element {1} | elemento {1}
    the heading {1} | encabezado {1}
    the button {1} | botón {1}
    the link {1} | enlace {1}
    the image {1} | imagen {1}
    the text {1} | texto {1}
    the tab {1} | pestaña {1}
    the segment {1} | segmento {1}
    the key '{1}' | tecla «{1}»
    the text field '{1}' | campo de texto «{1}»
    the text view '{1}' | vista de texto «{1}»
    the password field '{1}' | campo de contraseña «{1}»
    the search field '{1}' | campo de búsqueda «{1}»
    the switch '{1}' | interruptor «{1}»
    the adjustable element '{1}' | elemento ajustable «{1}»
    the slider '{1}' | regulador «{1}»
    the control '{1}' | control «{1}»
    the element '{1}' | elemento «{1}»
    the heading '{1}' | encabezado «{1}»
    the button '{1}' | botón «{1}»
    the link '{1}' | enlace «{1}»
    the image '{1}' | imagen «{1}»
    the text '{1}' | texto «{1}»
    the tab '{1}' | pestaña «{1}»
    the segment '{1}' | segmento «{1}»
    the key beside {1} | tecla junto a {1}
    the text field beside {1} | campo de texto junto a {1}
    the text view beside {1} | vista de texto junto a {1}
    the password field beside {1} | campo de contraseña junto a {1}
    the search field beside {1} | campo de búsqueda junto a {1}
    the switch beside {1} | interruptor junto a {1}
    the adjustable element beside {1} | elemento ajustable junto a {1}
    the slider beside {1} | regulador junto a {1}
    the control beside {1} | control junto a {1}
    the element beside {1} | elemento junto a {1}
    the heading beside {1} | encabezado junto a {1}
    the button beside {1} | botón junto a {1}
    the link beside {1} | enlace junto a {1}
    the image beside {1} | imagen junto a {1}
    the text beside {1} | texto junto a {1}
    the tab beside {1} | pestaña junto a {1}
    the segment beside {1} | segmento junto a {1}
    the key below {1} | tecla debajo de {1}
    the text field below {1} | campo de texto debajo de {1}
    the text view below {1} | vista de texto debajo de {1}
    the password field below {1} | campo de contraseña debajo de {1}
    the search field below {1} | campo de búsqueda debajo de {1}
    the switch below {1} | interruptor debajo de {1}
    the adjustable element below {1} | elemento ajustable debajo de {1}
    the slider below {1} | regulador debajo de {1}
    the control below {1} | control debajo de {1}
    the element below {1} | elemento debajo de {1}
    the heading below {1} | encabezado debajo de {1}
    the button below {1} | botón debajo de {1}
    the link below {1} | enlace debajo de {1}
    the image below {1} | imagen debajo de {1}
    the text below {1} | texto debajo de {1}
    the tab below {1} | pestaña debajo de {1}
    the segment below {1} | segmento debajo de {1}
    pan | arrastrar
    pinch | pellizcar
    rotation | girar
    longPress | pulsación larga
    latin | latina
    cyrillic | cirílica
    greek | griega
    arabic | árabe
    hebrew | hebrea
    devanagari | devanagari
    thai | tailandesa
    hangul | hangul
    kana | kana
    han | china
    other | otra
    the screen | la pantalla
    {1} of line {2} | {1} de la línea {2}
    {1} covers {2} by {3} points | {1} tapa {2} en {3} puntos
    {1} stands where {2} stands | {1} está donde está {2}
    a double tap lands outside {1} | {1}: un toque doble cae fuera
    a double tap on {1} lands off the screen | {1}: un toque doble cae fuera de la pantalla
    a double tap on {1} lands on {2} | {1}: un toque doble cae en {2}
    {1} is {2} points large | {1} mide {2} puntos
    {1} stands beside the screen | {1} está al lado de la pantalla
    {1} reaches {2} points beyond what holds it | {1} sobresale {2} puntos de lo que lo contiene
    {1} is {2} points large, less than {3} | {1} mide {2} puntos, menos de {3}
    {1} is {2} points large and close to {3} | {1} mide {2} puntos y está cerca de {3}
    {1} is {2} points high, less than {3} | {1} mide {2} puntos de alto, menos de {3}
    {1} is {2} points wide, less than {3} | {1} mide {2} puntos de ancho, menos de {3}
    {1} is {2} points high and close to {3} | {1} mide {2} puntos de alto y está cerca de {3}
    {1} is {2} points wide and close to {3} | {1} mide {2} puntos de ancho y está cerca de {3}
    {1} is {2} points from {3} | {1} está a {2} puntos de {3}
    the hint begins with the name {1} | la indicación empieza con el nombre {1}
    the hint '{1}' of {2} names the gesture | {2}: la indicación «{1}» nombra el gesto
    the hint of {1} begins with an order | {1}: la indicación empieza con una orden
    the hint of {1} holds the role | {1}: la indicación contiene la función
    the hint of {1} ends without a full stop | {1}: la indicación termina sin punto
    the hint of {1} has {2} characters | {1}: la indicación tiene {2} caracteres
    only the hint says what {1} is | {1}: solo la indicación dice qué es
    {1} has no hint | {1} no tiene indicación
    the label of {1} holds {2} | {1}: la etiqueta contiene {2}
    the value of {1} holds {2} | {1}: el valor contiene {2}
    the hint of {1} holds {2} | {1}: la indicación contiene {2}
    the label of {1} holds '{2}' | {1}: la etiqueta contiene «{2}»
    the value of {1} holds '{2}' | {1}: el valor contiene «{2}»
    the hint of {1} holds '{2}' | {1}: la indicación contiene «{2}»
    the private-use character {1} | el carácter de uso privado {1}
    a replacement character, which stands for text that was lost | un carácter de sustitución, que ocupa el lugar de texto perdido
    a lone direction character {1} | un carácter de dirección suelto {1}
    the zero-width character {1} | el carácter de ancho cero {1}
    a direction character that is not closed | un carácter de dirección sin cerrar
    the label '{1}' has no words | la etiqueta «{1}» no tiene palabras
    the label '{1}' ends with a full stop | la etiqueta «{1}» termina en punto
    the label '{1}' is all capitals | la etiqueta «{1}» está toda en mayúsculas
    the label '{1}' has gaps between its letters | la etiqueta «{1}» tiene espacios entre las letras
    the label '{1}' begins with a small letter | la etiqueta «{1}» empieza en minúscula
    {1} elements are called '{2}' | {1} elementos se llaman «{2}»
    '{1}' does something else than the one before it | «{1}» hace algo distinto que el anterior del mismo nombre
    '{1}' does what '{2}' does | «{1}» hace lo mismo que «{2}»
    {1} is spoken twice, as a container and inside it | {1} se dice dos veces, como contenedor y dentro de él
    the label {1} has {2} characters | la etiqueta {1} tiene {2} caracteres
    the label is only '{1}' | la etiqueta es solo «{1}»
    {1} digits in a row of {2} are spoken as one number | {2}: {1} cifras seguidas se leen como un solo número
    the value '{1}' stands in the label {2} as well | el valor «{1}» está también en la etiqueta {2}
    the label {1} says '{2}' twice | la etiqueta {1} dice «{2}» dos veces
    {1} has no name but that of its picture's file | {1} no tiene más nombre que el del archivo de la imagen
    {1} has no name but that of its picture's file, which is in English | {1} no tiene más nombre que el del archivo de la imagen, que está en inglés
    {1} has no name, and only a picture behind it | {1} no tiene nombre, solo una imagen detrás
    {1} has no name | {1} no tiene nombre
    {1} says only whether it is on | {1} solo dice si está activado
    {1} has neither a label nor a placeholder | {1} no tiene ni etiqueta ni texto de ejemplo
    {1} can be edited, and seems to hold a text that is only read | {1} se puede editar, pero parece contener un texto que solo se lee
    {1} holds a text and has neither a label nor a placeholder | {1} contiene un texto, pero no tiene ni etiqueta ni texto de ejemplo
    {1} is named by its placeholder only | {1} solo tiene por nombre el texto de ejemplo
    {1} is named by its file only | {1} solo tiene por nombre el del archivo
    {1} has no description | {1} no tiene descripción
    the cursor stops at {1} and nothing is said | el cursor se detiene en {1} y no se dice nada
    the label '{1}' is the name of a file | la etiqueta «{1}» es el nombre de un archivo
    the label '{1}' is a name out of code | la etiqueta «{1}» es un nombre del código
    the label '{1}' is the key of a text | la etiqueta «{1}» es la clave de un texto
    the label '{1}' is an address | la etiqueta «{1}» es una dirección
    '{1}' does not come first in the label '{2}' | «{1}» no va primero en la etiqueta «{2}»
    the label '{1}' lacks the visible text '{2}' | a la etiqueta «{1}» le falta el texto visible «{2}»
    {1} is named '{2}' and '{3}' | {1} se llama «{2}» y «{3}»
    {1} is in {2} letters and its language is '{3}' | {1} está en una escritura ({2}) que no es la del idioma «{3}»
    '{1}', the language of {2}, is no well-formed tag | «{1}», el idioma de {2}, no es un código válido
    no voice speaks '{1}', the language of {2} | ninguna voz habla «{1}», el idioma de {2}
    the label '{1}' ends with the role | la etiqueta «{1}» termina con la función
    the label '{1}' holds the role | la etiqueta «{1}» contiene la función
    the label '{1}' says in which state it is | la etiqueta «{1}» dice en qué estado está
    the label '{1}' tells how to operate it | la etiqueta «{1}» explica cómo se usa
    the label '{1}' says that it is an image | la etiqueta «{1}» dice que es una imagen
    the label '{1}' does not say what it is for | la etiqueta «{1}» no dice para qué sirve
    {1} hides {2}, which stands inside it | {1} oculta {2}, que está dentro
    {1} can be operated and the cursor never stops there | {1} se puede usar y el cursor nunca se detiene allí
    {1} can be read and the cursor never stops there | {1} se puede leer y el cursor nunca se detiene allí
    the text {1} is never said | el texto {1} no se dice nunca
    the list of {1} names {2}, which is hidden | {1}: la lista nombra {2}, que está oculto
    {1} lies under {2} | {1} está debajo de {2}
    an opaque view | una vista opaca
    {1} stands in the list of {2} and in that of another | {1} está en la lista de {2} y en otra
    the list of {1} leads back to itself | {1}: la lista vuelve a sí misma
    {1} is to be read before itself | {1} debe leerse antes que sí mismo
    the list of {1} names {2} twice | {1}: la lista nombra {2} dos veces
    {1} is to be read before and after another element | {1} debe leerse antes y después de otro elemento
    the list of {1} leaves out {2}, which is never reached | {1}: la lista omite {2}, que no se alcanza nunca
    what names {1} | lo que da nombre a {1}
    what heads the cells of {1} | lo que encabeza las celdas de {1}
    {1} does not exist | {1}: no existe
    {1} is hidden | {1}: está oculto
    {1} says nothing | {1}: no dice nada
    the table has {1} rows and nothing heads them | la tabla tiene {1} filas y nada las encabeza
    the table {1} has {2} rows and nothing heads them | la tabla {1} tiene {2} filas y nada las encabeza
    {1} stops of text in {2} say one thing | {2}: {1} paradas de texto dicen una sola cosa
    {1} has the identifier '{2}', which is used before | {1} tiene el identificador «{2}», que ya se usa
    {1} has no identifier | {1} no tiene identificador
    {1} stands inside {2} others | {1} está dentro de otros {2}
    {1} answers to {2} only | {1} solo responde a {2}
    {1} and {2} | {1} y {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | la pantalla solo se puede sostener en vertical
    the screen may be held sideways only | la pantalla solo se puede sostener en horizontal
    {1}, which lies over the screen, has no title | {1} cubre la pantalla y no tiene título
    the screen is called '{1}', as another is | la pantalla se llama «{1}», como otra
    the screen has {1} stops and no heading | la pantalla tiene {1} paradas y ningún encabezado
    {1} has level {2} after level {3} | {1} es de nivel {2} después del nivel {3}
    {1} has level {2} inside a heading of level {3} | {1} es de nivel {2} dentro de un encabezado de nivel {3}
    the heading has no text | el encabezado no tiene texto
    {1} does not respond to a user | {1} no responde al usuario
    {1} has no action in the file, unlike other controls here | {1} no tiene acción en el archivo, a diferencia de otros controles de aquí
    {1} is adjustable and nothing can turn it | {1} es ajustable y nada lo puede ajustar
    {1} has no value | {1} no tiene valor
    the smallest value {1} of {2} is not below the largest, {3} | {2}: el valor mínimo {1} no es menor que el máximo, {3}
    {1} has a value and no range | {1} tiene valor y no tiene intervalo
    the value {1} of {2} is below the smallest, {3} | {2}: el valor {1} es menor que el mínimo, {3}
    the value {1} of {2} is above the largest, {3} | {2}: el valor {1} es mayor que el máximo, {3}
    an action of {1} has no name | {1}: una acción no tiene nombre
    two actions of {1} are called '{2}' | {1}: dos acciones se llaman «{2}»
    a rotor of {1} has no name | {1}: un rotor no tiene nombre
    {1} holds a text and '{2}' is spoken in its place | {1} contiene un texto y en su lugar se dice «{2}»
    the value of {1} gives away what was typed | {1}: el valor revela lo que se ha escrito
    {1} does not declare what is typed into it | {1} no declara qué se escribe en él
    {1} is selected and no trait says so | {1} está seleccionado y ningún rasgo lo dice
    {1} is disabled and no trait says so | {1} está desactivado y ningún rasgo lo dice
    the value of {1} does not say whether it is on | {1}: el valor no dice si está activado
    the value of {1} does not say whether it is unfolded | {1}: el valor no dice si está desplegado
    {1} elements of {2} are selected | {2}: {1} elementos están seleccionados
    the traits {1} of {2} contradict each other | {2}: los rasgos {1} se contradicen
    {1} is dimmed and can be turned all the same | {1} está atenuado y se puede ajustar de todos modos
    {1} can be activated and no trait says so | {1} se puede activar y ningún rasgo lo dice
    {1} is an image and lacks the trait | {1} es una imagen sin ese rasgo
    {1} is dimmed and does not say why | {1} está atenuado y no dice por qué
    no name of {1} for voice control is the visible text '{2}' | {1}: ningún nombre para el control por voz es el texto visible «{2}»
    the text of {1} fills {2}% of a fixed height | {1}: el texto llena el {2} % de una altura fija
    the text of {1} outgrows its height at the size {2} | {1}: el texto supera su altura con el tamaño {2}
    the text ends in the middle: '{1}' | el texto se corta a la mitad: «{1}»
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: el texto tiene un contraste de {2} a 1, menos de {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: el texto tiene un contraste de {2} a 1 hasta {3} a 1, según lo que hay debajo
    the screen has neither a title nor a heading | la pantalla no tiene ni título ni encabezado
    {1} screens have neither a title nor a heading | {1} pantallas no tienen ni título ni encabezado
    the text of {1} does not follow the text-size setting | {1}: el texto no sigue el ajuste de tamaño del texto
    {1} texts do not follow the text-size setting | {1} textos no siguen el ajuste de tamaño del texto
    {1} has the size that UIKit gives it, less than 44 points | {1} tiene el tamaño que le da UIKit, menos de 44 puntos
    {1} controls have the size that UIKit gives them, less than 44 points | {1} controles tienen el tamaño que les da UIKit, menos de 44 puntos
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} y {3} más
    {1}; {2} more for review | {1}; {2} más por revisar
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | no había nada en ninguna pantalla
    every file was passed over | se omitieron todos los archivos
    no storyboard, xib or screen document is in {1} | no hay ningún storyboard, xib ni documento de pantallas en {1}
    every screen was passed over: apps show them only while they start | se omitieron todas las pantallas: solo aparecen mientras se inicia la app
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | Los archivos no tienen ningún fallo; las pantallas creadas por código se pueden auditar como volcados.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Indique la carpeta que contiene las pantallas; las creadas por código se pueden auditar como volcados.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | Las notas dicen por qué se omitió cada uno; lo que escribió Xcode 4 o anterior debe guardarse con una versión más reciente.
    every rule is off | todas las reglas están desactivadas
    there is no rule called '{1}' | no hay ninguna regla «{1}»
    there is no rule called '{1}'; did you mean '{2}'? | no hay ninguna regla «{1}»; ¿quería decir «{2}»?
    what {1} ignores was to be mended by {2} | lo que ignora {1} debía corregirse antes del {2}
    {1} ignores nothing that was found | {1} no ignora nada de lo hallado
    '{1}' | «{1}»
    {1} by {2} | {1} × {2}
    a silent stop | una parada muda
    nothing | nada
    something | algo
    another stop | otra parada
    it | esto
    flicking on comes from {1} to {2} again, and never to the rest | deslizar adelante lleva de {1} a {2} otra vez, y nunca al resto
    flicking back comes from {1} to {2} again, and never to the rest | deslizar atrás lleva de {1} a {2} otra vez, y nunca al resto
    flicking on comes no further than {1} | deslizar adelante no pasa de {1}
    flicking back comes no further than {1} | deslizar atrás no pasa de {1}
    flicking on comes to ever more stops, and never to the rest | deslizar hacia delante lleva a cada vez más paradas y nunca al resto
    flicking on from the first stop does not come to {1} | deslizar adelante desde la primera parada no llega a {1}
    {1} answers touches, and flicking on does not come to it | {1} responde al toque, y deslizar adelante no llega allí
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | deslizar atrás pasa por {1} paradas en otro orden que adelante, que pasa por {2}
    flicking on came to {1} stops, and to {2} when it was done again | deslizar adelante pasó por {1} paradas, y por {2} la segunda vez
    flicking on came to {1}, and to {2} there when it was done again | deslizar adelante pasó por {1}, y allí por {2} la segunda vez
    the cursor left {1} for {2} although nobody had done anything | {1}: el cursor se fue de allí ({2}) sin que nadie hiciera nada
    the cursor left {1} for {2}, which nobody had asked for | el cursor pasó de {1} a {2}, algo que nadie había pedido
    a flick was followed by another move of the cursor, to {1} | a un deslizamiento siguió otro movimiento del cursor, a {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} ha desaparecido, y el cursor está aquí: {2}, aunque un vecino sigue ahí
    {1} was made anew, and the cursor stands on {2} | {1} se hizo de nuevo, y el cursor está en {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | lo que rodea a {1} se actualizó, y el cursor está en {2}
    the screen begins with {1}, which is stop {2} of {3} | la pantalla empieza con {1}, que es la parada {2} de {3}
    {1} has gone and no change was posted | {1} ha desaparecido y no se avisó de ningún cambio
    {1} has come and no change was posted | {1} ha aparecido y no se avisó de ningún cambio
    {1} under the cursor has gone, and no change was posted | {1}, bajo el cursor, ha desaparecido y no se avisó de ningún cambio
    {1} under the cursor has gone, and the change that was posted names no other place | {1}, bajo el cursor, ha desaparecido, y el cambio avisado no indica otro lugar
    the app sends the cursor to '{1}', which is not on the screen | la app envía el cursor a «{1}», que no está en la pantalla
    the cursor comes to {1}, which is not on the screen | el cursor llega a {1}, que no está en la pantalla
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} se crea de nuevo cada vez que se pide, de modo que el cursor está en lo que ha desaparecido
    flicking up and down leaves {1} as it is | deslizar arriba y abajo deja {1} como está
    {1} turned up and down again says '{2}' | {1}, aumentado y reducido de nuevo, dice «{2}»
    {1} can be turned up without end | {1} se puede aumentar sin fin
    {1} can be turned down without end | {1} se puede disminuir sin fin
    activating {1} does nothing | {1}: activar no hace nada
    activating {1} has changed its state, and it says the same as before | {1}: activar ha cambiado el estado, y se dice lo mismo que antes
    the action '{1}' of {2} does nothing | {2}: la acción «{1}» no hace nada
    {1} starts media, and a magic tap does nothing | {1} inicia contenido multimedia, y un toque mágico no hace nada
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} queda más allá del borde de la pantalla, y el desplazamiento no tiene respuesta
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} queda más allá del borde de la pantalla, y el desplazamiento no lo hace visible
    what holds {1} answers a finger that moves over it, and scrolling is not answered | lo que contiene {1} responde a un dedo que se mueve encima, y el desplazamiento no tiene respuesta
    scrolling was answered, and nobody said where it has come to | el desplazamiento tuvo respuesta, y nadie dijo adónde se llegó
    {1} takes all touches, and there is no stop beside it | {1} toma todos los toques, y no hay parada al lado
    flicking on comes from what lies over the screen to '{1}' behind it | deslizar adelante lleva de lo que cubre la pantalla a «{1}», detrás
    neither escape nor anything that the cursor comes to closes what lies over the screen | ni el escape ni nada de lo que alcanza el cursor cierra lo que cubre la pantalla
    something has come to lie over the screen, and the cursor is on {1} | algo ha cubierto la pantalla, y el cursor está aquí: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | lo que cubría la pantalla ha desaparecido, y el cursor está aquí: {1}, no en {2}, que lo había abierto
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | lo que cubría la pantalla ha desaparecido, y la app avisa después de una pantalla nueva, lo que aleja de {1}, que lo había abierto
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | lo que cubría la pantalla ha desaparecido, y {1}, que lo había abierto, se ha creado de nuevo entretanto
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | lo que cubre la pantalla empieza con «{1}», sin título ni encabezado
    {1} is heard before {2}, which stands before it | {1} se oye antes que {2}, que está antes
    {1}, which stands below {2}, is heard before it | {1}, que está debajo de {2}, se oye antes
    {1} gestures lead to {2} | {1} gestos llevan a {2}
    the rotor '{1}' finds nothing | el rotor «{1}» no encuentra nada
    another screen has come in the place of the one with {1}, and no change was posted | otra pantalla ocupó el lugar de la que tenía {1}, y no se avisó de ningún cambio
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | la app avisó de una pantalla nueva aunque casi todo se quedó, y el cursor pasó de {1} a la primera parada
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | la app avisó de una pantalla nueva aunque casi todo se quedó, y envía el cursor a {1}
    {1} changes of the screen were posted at once | se avisó de {1} cambios de pantalla a la vez
    {1} changes of the layout were posted at once | se avisó de {1} cambios de disposición a la vez
    {1} belongs to a controller that is in no window and in no other controller | {1} pertenece a un controlador que no está en ninguna ventana ni en otro controlador
    {1} lies under the view of another controller, and is still come to | {1} está bajo la vista de otro controlador y aún se llega allí
    the app was ended on '{1}' and comes back with '{2}' | la app terminó en «{1}» y vuelve con «{2}»
    {1} is not there when the app was ended and comes back | {1} no está cuando la app terminó y vuelve
    {1} was not there when the app was ended, and is there when it comes back | {1} no estaba cuando la app se cerró y está cuando vuelve
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | el cursor estaba en {1} cuando terminó la app, y está en {2} cuando vuelve
    neither escape nor anything that the cursor comes to goes back | ni el escape ni nada de lo que alcanza el cursor vuelve atrás
    {1} goes back, and escape does not | {1} vuelve atrás, el escape no
    '{1}' was announced and cut off | «{1}» se anunció y se cortó
    '{1}' was announced with a change of the screen, and never heard | «{1}» se anunció con un cambio de pantalla, y nunca se oyó
    '{1}' was announced while the app was left, and never heard | «{1}» se anunció al dejar la app y nunca se oyó
    '{1}' was announced twice in a row | «{1}» se anunció dos veces seguidas
    {1} announcements came within {2} seconds | hubo {1} anuncios en {2} segundos
    {1} has come on the screen, and was not said | {1} apareció en la pantalla y no se dijo
    {1} was there for {2} seconds, and takes {3} to be heard | {1} estuvo {2} segundos, y hacen falta {3} para oírlo
    '{1}…' takes {2} seconds | «{1}…» dura {2} segundos
    the hint of {1} begins only after {2} seconds | {1}: la indicación no empieza hasta pasados {2} segundos
    the hint '{1}' belongs to no stop, and is never heard | la indicación «{1}» no pertenece a ninguna parada y nunca se oye
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: «{2}» corta la indicación cada vez que llega el cursor
    {1} comes right after {2} | {1} va justo después de {2}
    {1} said another role before | {1} decía antes otra función
    {1} changed {2} times within {3} seconds | {1} cambió {2} veces en {3} segundos
    no voice reads '{1}' | ninguna voz lee «{1}»
    '{1}' is read by the voice of another language than '{2}' | «{1}» lo lee la voz de un idioma distinto de «{2}»
    the same way has led to another state than before | el mismo camino llevó a un estado distinto que antes
    By rule | Por regla
    By file | Por archivo
    Baseline entries that nothing needs any more | Entradas de referencia que ya no hacen falta
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Para pasar por alto la primera, añade bajo «ignore» en .earshot.yaml: - {1}
    These are: {1} | Son: {1}
    Screen {1} of {2} | Pantalla {1} de {2}
    Audit | Auditoría
    critical | crítico
    serious | grave
    moderate | moderado
    minor | leve
    review | por revisar
    {1} critical | críticos: {1}
    {1} serious | graves: {1}
    {1} moderate | moderados: {1}
    {1} minor | leves: {1}
    {1} for review | por revisar: {1}
    nothing found | no se halló nada
    {1} elements checked: {2} | elementos revisados: {1}; {2}
    {1} elements on {2} screens checked: {3} | elementos revisados: {1}, pantallas: {2}; {3}
    {1} states walked | estados recorridos: {1}
    {1} states walked, {2} not reached | estados recorridos: {1}, sin alcanzar: {2}
    {1} known from the baseline | conocidos de la referencia: {1}
    {1} ignored | pasados por alto: {1}
    {1} stale entries | entradas caducadas: {1}
    {1} refused | rechazados: {1}
    {1} files skipped | archivos omitidos: {1}
    {1} screens skipped | pantallas omitidas: {1}
    {1} files, {2} screens skipped | archivos omitidos: {1}, pantallas: {2}
    {1} rules not checked everywhere | reglas no comprobadas en todas partes: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2} veces
    Accessibility audit | Auditoría de accesibilidad
    earshot {1}, rule set {2}, part {3} | earshot {1}, conjunto de reglas {2}, parte {3}
    Skip to the screens | Ir a las pantallas
    Screens | Pantallas
    Refused files | Archivos rechazados
    Rules for which files lack facts | Reglas para las que faltan datos en los archivos
    {1}: not sure of everything on {2} screens | {1}: sin certeza de todo; pantallas: {2}
    About this audit | Acerca de esta auditoría
    Entries that the baseline no longer needs | Entradas que la referencia ya no necesita
    {1} findings | hallazgos: {1}
    No rule looks at this screen, which stands there until the app has begun. | Ninguna regla mira esta pantalla, que solo está hasta que empieza la app.
    Not checked everywhere, since the file lacks facts: {1}. | Sin comprobar en todas partes, por faltar datos en el archivo: {1}.
    There is nothing to hear on this screen. | En esta pantalla no hay nada que oír.
    What is heard | Lo que se oye
    (silence) | (silencio)
    Findings | Lo que se halló
    {1} findings known or ignored | hallazgos conocidos o pasados por alto: {1}
    stop {1} | parada {1}
    About {1} | Acerca de {1}
    What is done from the start of the app, and what is heard: | Lo que se hace desde el inicio de la app y lo que se oye:
    What is heard on the way: | Lo que se oye por el camino:
    To pass over it, add to {1} in the configuration: | Para pasarlo por alto, añade a {1} en la configuración:
    ignored: {1} | pasado por alto: {1}
    ignored | pasado por alto
    known | conocido
    The file says nothing of where things stand. | El archivo no dice dónde están las cosas.
    {1}, drawn with the numbers of its stops | {1}, dibujado con los números de sus paradas
    earshot {1}, rule set {2} | earshot {1}, conjunto de reglas {2}
    All {1} | todos: {1}
    {1}, line {2}, column {3} | {1}, línea {2}, columna {3}
    and {1} more | y {1} más
    it lists {1} elements and counts {2} | enumera {1} elementos y cuenta {2}
    it does not find the place of element {1} | no encuentra el lugar del elemento {1}
    it finds element {1} at place {2} | encuentra el elemento {1} en el lugar {2}
    it gives another element than the one it lists at place {1} | da en el lugar {1} otro elemento que el que enumera allí
    {1} rules | reglas: {1}
    {1} rules not checked | reglas sin comprobar: {1}
    {1} rules without a finding | reglas sin hallazgos: {1}
    the file lacks facts: {1} | faltan datos en el archivo: {1}
    a picture that stands there until the app has begun | una imagen que solo está hasta que empieza la app
    passed over | omitido
    known or ignored | conocido o pasado por alto
    for review | por revisar
    The walk, drawn | El recorrido, dibujado
    Play the walk | Reproducir el recorrido
    What is heard on the way to the element. | Lo que se oye de camino al elemento.
    What is done from the start of the app, and what is heard. | Lo que se hace desde el inicio de la app y lo que se oye.
    The baseline has it. | La referencia lo contiene.
    The folder in which earshot was run. | La carpeta en la que se ejecutó earshot.
    """
}
