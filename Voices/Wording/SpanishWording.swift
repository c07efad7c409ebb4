/// What the reader says in Spanish.
enum SpanishWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | seleccionado
    dimmed | atenuado
    button | botón
    # source: translation
    backButton | botón Atrás
    # source: guide
    back | Atrás
    # source: translation
    popUpButton | menú local
    # source: guide
    radioButton | botón de opción
    # source: translation
    draggable | se puede arrastrar
    switchButton | botón conmutador
    plainSwitch | botón conmutador
    # source: guide
    on | activado
    off | desactivado
    # source: translation
    mixed | mixto
    # source: guide
    tab | pestaña
    textField | campo de texto
    secureTextField | campo de texto seguro
    # source: translation
    isEditing | editando
    characterMode | modo carácter
    wordMode | modo palabra
    lineMode | modo línea
    sentenceMode | modo frase
    paragraphMode | modo párrafo
    insertionPointAtStart | punto de inserción al principio
    insertionPointAtEnd | punto de inserción al final
    # source: guide
    heading | encabezado
    # source: translation
    headingLevel | encabezado de nivel {1}
    nestingLevel | nivel {1}
    # source: guide
    link | enlace
    # source: translation
    pickerItem | elemento del selector
    # source: guide
    adjustable | ajustable
    image | imagen
    searchField | campo de búsqueda
    # source: translation
    expanded | expandido
    collapsed | contraído
    listStart | inicio de lista
    listEnd | fin de lista
    landmarkStart | punto de referencia
    landmarkEnd | fin
    required | obligatorio
    invalidData | datos no válidos
    invalidGrammar | gramática incorrecta
    invalidSpelling | ortografía incorrecta
    directTouchArea | área de toque directo
    rowSpan | ocupa {1} filas
    columnSpan | ocupa {1} columnas
    # source: guide
    row | fila {1}
    column | columna {1}
    # source: translation
    rowHeader | encabezado de fila
    columnHeader | encabezado de columna
    tableStart | inicio de tabla
    tableEnd | fin de tabla
    rowCount | {1} filas
    rowCount.one | una fila
    columnCount | {1} columnas
    columnCount.one | una columna
    # source: guide
    position | {1} de {2}
    actionsAvailable | acciones disponibles
    # source: translation
    moreContentAvailable | más contenido disponible
    toggleHint | Pulsa dos veces para cambiar el ajuste.
    editHint | Pulsa dos veces para editar.
    misspelledWordsHint | Usa el rotor para acceder a las palabras mal escritas.
    adjustableHint | Desliza un dedo hacia arriba o hacia abajo para ajustar el valor.
    popUpHint | Pulsa dos veces para activar el selector.
    draggableHint | Pulsa dos veces y mantén pulsado, espera el sonido y arrastra para reorganizar.
    expandHint | Pulsa dos veces para expandir.
    collapseHint | Pulsa dos veces para contraer.
    alert | alerta
    # source: guide
    list | lista
    landmark | punto de referencia
    table | tabla
    # source: translation
    tabBar | barra de pestañas
    # source: guide
    group | grupo
    voiceOverOn | VoiceOver activado
    voiceOverOff | VoiceOver desactivado
    # source: translation
    activateAction | activar
    # source: guide
    rotorActions | acciones
    # source: translation
    rotorAdjustValue | ajustar valor
    rotorMoreContent | más contenido
    # source: guide
    rotorCharacters | caracteres
    rotorWords | palabras
    rotorLines | líneas
    # source: translation
    rotorSentences | frases
    rotorParagraphs | párrafos
    rotorTextSelection | selección de texto
    # source: guide
    rotorEdit | editar
    editSelectAll | seleccionar todo
    editCut | cortar
    editCopy | copiar
    editPaste | pegar
    # source: translation
    editReplace | sustituir por {1}
    # source: guide
    editUndo | deshacer
    editRedo | rehacer
    rotorHeadings | encabezados
    rotorLinks | enlaces
    rotorButtons | botones
    # source: translation
    rotorFormControls | controles de formulario
    rotorStaticText | texto estático
    # source: guide
    rotorImages | imágenes
    rotorTextFields | campos de texto
    # source: translation
    rotorVisitedLinks | enlaces visitados
    rotorNonVisitedLinks | enlaces no visitados
    # source: guide
    rotorTables | tablas
    rotorLists | listas
    rotorLandmarks | puntos de referencia
    # source: translation
    rotorContainers | contenedores
    rotorSameHeading | mismo encabezado
    # source: guide
    rotorRows | filas
    # source: translation
    rotorColumns | columnas
    rotorBlockquotes | citas en bloque
    rotorSameBlockquote | misma cita en bloque
    rotorFrames | marcos
    rotorBoldText | texto en negrita
    rotorItalicText | texto en cursiva
    rotorUnderlinedText | texto subrayado
    rotorPlainText | texto sin formato
    rotorStyleChange | cambio de estilo
    rotorFontChange | cambio de tipo de letra
    rotorColorChange | cambio de color
    rotorSameItem | mismo elemento
    rotorDifferentItem | elemento diferente
    # source: guide
    rotorVerticalNavigation | navegación vertical
    # source: translation
    rotorMisspelledWords | palabras mal escritas
    # source: cldr
    percent | {1} %
    # source: published
    noneOfThem | ninguna
    someOfThem | alguna
    # source: translation
    mostOfThem | la mayoría
    # source: published
    allOfThem | toda
    # source: translation
    verbosityMinimal | mínima
    verbosityStandard | estándar
    verbosityVerbose | detallada
    verbosityCustom | personalizada
    doNothing | no hacer nada
    speakCapital | decir «mayúscula»
    changePitch | cambiar tono
    playSound | reproducir sonido
    # source: published
    charactersAndWords | caracteres y palabras
    nothing | nada
    # source: translation
    defaultLanguage | idioma por defecto
    defaultVoice | voz por defecto
    rotorSpeechRate | velocidad de voz
    # source: guide
    rotorVolume | volumen
    rotorPitch | tono
    rotorPunctuation | puntuación
    rotorVerbosity | verbosidad
    # source: translation
    rotorHints | indicaciones
    # source: guide
    rotorCapitals | mayúsculas
    # source: published
    rotorTyping | eco de escritura
    # source: translation
    rotorTypingMode | modo de escritura
    standardTyping | escritura estándar
    touchTyping | escritura táctil
    directTouchTyping | escritura táctil directa
    # source: guide
    rotorSounds | sonidos
    # source: translation
    rotorDirectTouch | toque directo
    rotorNavigation | estilo de navegación
    flatNavigation | plana
    groupedNavigation | agrupada
    # source: guide
    rotorLanguage | idioma
    rotorVoice | voz
    # source: translation
    settingTraits | tipo de los elementos
    beforeName | antes del nombre
    afterName | después del nombre
    settingValues | valores
    settingDeleting | borrado de texto
    settingPhonetics | alfabeto fonético
    settingStereo | estéreo
    settingBehaviour | cursor tras un cambio
    behaviourGuide | como en la guía de Apple
    behaviourDevice | como en los dispositivos
    settingInterfaceLanguage | idioma de Earshot
    # source: translation
    blank | en blanco
    # source: guide
    space | espacio
    # source: translation
    newLine | línea nueva
    # source: guide
    tabCharacter | tabulador
    # source: translation
    unassigned | {1}: sin asignar
    belongsToSystem | Reservado al sistema: {1}
    # source: guide
    systemHome | Pantalla de inicio
    # source: translation
    systemPreviousApp | Cambiar a la app anterior
    systemNextApp | Cambiar a la app siguiente
    systemPreviousVisibleApp | App visible anterior
    systemNextVisibleApp | App visible siguiente
    # source: guide
    systemNotificationCenter | Centro de notificaciones
    systemControlCenter | Centro de control
    systemStatusBar | Barra de estado
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | No hay ningún comando {1}
    assigned | {1}: {2}
    assignedNothing | {1}: sin asignar
    itemChooser | Selector de elementos, {1}. Escribe para reducir la lista; Intro va al elemento. Escape cierra la lista.
    commandChooser | Selector de comandos, {1}. Escribe para reducir la lista; Intro ejecuta el comando. Escape cierra la lista.
    sceneChooser | Selector de pantallas, {1}. Escribe para reducir la lista; Intro va a la pantalla. Escape cierra la lista.
    noScenes | No hay otras pantallas
    sceneByCode | {1}, según el código
    sceneByName | {1}, por su nombre
    itemCount | {1} elementos
    itemCount.one | un elemento
    moreThan | más de {1}
    noItems | No hay elementos
    noItemsWith | No hay elementos con {1}. Escape cierra la lista.
    chooserItem | {1}, {2} de {3}
    closed | Cerrado
    searchBegins | Buscar. Escribe un texto y pulsa Intro.
    searchPrompt | Buscar: {1}
    notFound | No se ha encontrado {1}
    notFoundYet | Aún no se ha encontrado {1}, cargando más
    nothingSearched | Aún no se ha buscado nada
    labelBegins | Etiquetar elemento. Escribe un nombre y pulsa Intro.
    labelPrompt | Etiqueta: {1}
    labelled | Etiquetado como {1}
    labelRemoved | Etiqueta eliminada
    helpBegins | Ayuda. Pulsa cualquier tecla para oír lo que hace. Escape cierra la ayuda.
    helpEnds | Fin de la ayuda.
    help | {1}: {2}
    helpTyping | {1}: {2}, en un campo de texto
    helpTypes | escribe
    helpNothing | no hace nada
    itemSummary | {1}, elemento {2} de {3} en esta pantalla
    noHint | Sin indicación
    nothingFocused | Ningún elemento recibe el teclado
    noDescription | Sin descripción
    notInTable | Fuera de una tabla
    noRowHeader | Sin encabezado de fila
    noColumnHeader | Sin encabezado de columna
    rowOf | fila {1} de {2}
    columnOf | columna {1} de {2}
    noTextStyle | Sin estilo de texto
    points | {1} puntos
    points.one | {1} punto
    plain | normal
    bold | negrita
    italic | cursiva
    underlined | subrayado
    struckThrough | tachado
    dim | atenuado
    blinking | intermitente
    reversed | invertido
    onColor | sobre {1}
    colorBlack | negro
    colorRed | rojo
    colorGreen | verde
    colorYellow | amarillo
    colorBlue | azul
    colorMagenta | magenta
    colorCyan | cian
    colorWhite | blanco
    colorGray | gris
    colorBrightRed | rojo brillante
    colorBrightGreen | verde brillante
    colorBrightYellow | amarillo brillante
    colorBrightBlue | azul brillante
    colorBrightMagenta | magenta brillante
    colorBrightCyan | cian brillante
    colorBrightWhite | blanco brillante
    colorOrange | naranja
    colorBrown | marrón
    colorPink | rosa
    colorPurple | morado
    quoteLevel | cita de nivel {1}
    noURL | Sin dirección
    speechOff | Voz desactivada
    speechOn | Voz activada
    # source: guide
    curtainOn | Cortina de pantalla activada
    curtainOff | Cortina de pantalla desactivada
    # source: translation
    copied | Copiado en el portapapeles
    nothingToCopy | No hay nada que copiar
    quickNavOn | Navegación rápida con letras activada
    quickNavOff | Navegación rápida con letras desactivada
    keysLocked | Teclas V O bloqueadas
    keysUnlocked | Teclas V O desbloqueadas
    watching | Siguiendo {1}
    watchingEnds | Seguimiento terminado
    settingsChooser | Ajustes, {1}. Arriba y abajo van a un ajuste, izquierda y derecha lo cambian, escribe para reducir la lista. Escape cierra la lista.
    labelNotKept | La etiqueta no se ha guardado para la próxima vez: {1}
    settingsKept | Ajustes guardados
    settingsNotKept | Ajustes no guardados
    settingsNotKeptBecause | Ajustes no guardados: {1}
    settingsRead | Ajustes leídos
    settingsNotReadBecause | Ajustes no leídos: {1}
    nothingTakesText | Aquí no se puede escribir texto
    pastedBeginning | Solo se ha pegado el principio; el máximo son 128 kilobytes
    noSoundToTurnOff | No hay ningún sonido que desactivar.
    readerModeOn | Modo lector de pantalla
    readerModeOff | Modo lector de pantalla desactivado
    keysSilenceOn | Las teclas detienen la voz
    keysSilenceOff | Las teclas dejan que la voz continúe
    settingPrefix | tecla de prefijo
    settingProfile | perfil del programa
    settingCaptions | subtítulos
    settingClipboard | portapapeles para el programa
    settingAnnotations | anotaciones al terminal
    noOutput | No hay salida de ningún comando
    noHistory | Todavía no ha salido nada de la pantalla
    bookmarkSet | Marcador: {1}
    bookmarkRemoved | Ya no es un marcador: {1}
    noBookmark | No hay marcadores
    onlyForPrograms | Solo mientras se ejecuta un programa
    programIntroduction | Las teclas van al programa. Pulsa {1} y después una tecla para un comando del lector de pantalla: la flecha derecha para el elemento siguiente, el signo de interrogación para la ayuda, el punto y coma para que cada tecla sea un comando hasta volver a pulsar {1}. Si se pulsa dos veces, {1} va al programa.
    introduction | Te damos la bienvenida a Earshot. Pulsa la flecha derecha para ir al elemento siguiente y la flecha izquierda para volver. Intro activa un elemento; Escape vuelve atrás. Las flechas arriba y abajo cambian un valor o recorren aquello en lo que está el rotor; la tecla Mayúsculas con la flecha derecha gira el rotor. V O A lo lee todo; V O es Control y Alt a la vez, y basta con Alt solo. Cualquier tecla detiene la voz; una coma la pone en pausa y deja que continúe. Pulsa el signo de interrogación para practicar las teclas, los dos puntos para elegir un comando por su nombre y F2 para oír esto de nuevo. Control C cierra Earshot. Tus ajustes se pueden guardar en un archivo, si quieres: earshot config explica cómo.
    noSound | (Sin sonido)
    nothingFurther | (Nada más)
    loading | cargando
    requestRefused | Rechazado
    requestRefusedBecause | Rechazado: {1}
    requestUnsupported | Aquí no es posible
    requestStale | La pantalla ha cambiado
    requestTimedOut | Sin respuesta
    connectionLost | Conexión perdida
    requestUnreachable | No se ha podido acceder
    requestUnchanged | Nada ha cambiado
    linesAndLast | {1} líneas, última: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Historial
    crashed | {1} se ha cerrado inesperadamente
    crashedWithoutName | Una parte de la pantalla se ha cerrado inesperadamente
    outOfDate | Puede que la pantalla no esté actualizada
    removed | {1} eliminado
    silentItem | Este elemento no dice nada
    emptyScreen | Pantalla vacía
    emptyScreenOthers | Pantalla vacía; hay otras {1}: {2}
    emptyScreenOthers.one | Pantalla vacía; hay otra: {2}
    guessedScreenOthers | Puede que la app empiece en otra parte; hay otras {1} pantallas: {2}
    guessedScreenOthers.one | Puede que la app empiece en otra parte; hay otra pantalla: {2}
    codeAhead | Esto solo lo hace el código de la app: {1}
    codeAheadScenes | Esto solo lo hace el código de la app: {1}. Pantallas a las que puede llevar, {2}: {3}
    codeAheadOthers | Esto solo lo hace el código de la app: {1}. Otras pantallas, {2}: {3}
    missingScreen | La pantalla a la que lleva no existe: {1}
    nothingHappens | No ocurre nada
    pressKey | pulsa {1}
    lineTypeScenes | escribe scenes
    notHeard | (No se ha oído: {1})
    lineIntroduction | Te damos la bienvenida a Earshot. Cada elemento de la pantalla tiene un número. Escribe un número y pulsa Intro para ir a él; pulsa solo Intro para activar el elemento. next y back van de un elemento a otro. help muestra la lista de palabras, quit cierra Earshot. earshot config explica cómo guardar los ajustes.
    lineUnknown | «{1}» no es un comando; escribe un número, Intro o una palabra de las que muestra help
    lineNearest | ¿querías decir «{1}»?
    lineNoItem | no hay ningún elemento {1}; elige de 1 a {2}
    lineItemGone | el elemento {1} ya no está; list muestra los elementos actuales
    lineListCut | más de {1} elementos; next sigue por todos ellos
    lineNothingTakesText | aquí no se puede escribir texto; el cursor debe estar en un campo de texto activado
    lineNotHere | no disponible en el modo de texto
    lineHelpNumber | un número: ir a ese elemento
    lineHelpEnter | solo Intro: activar el elemento
    lineHelpNext | next, back: el elemento siguiente, el anterior; next heading, previous link, etc.: el siguiente o el anterior de ese tipo
    lineHelpList | list: otra vez los elementos de la pantalla; chooser: elegir uno por número o por texto
    lineHelpScenes | scenes: elegir entre las pantallas a las que nada de aquí lleva
    lineHelpFind | find TEXTO: ir al elemento siguiente que contiene el texto; next search result continúa
    lineHelpType | type TEXTO: escribir en el campo de texto
    lineHelpRotor | rotor: lo que ofrece aquí el rotor; rotor NOMBRE: girarlo hasta ahí; next rotor item, previous rotor item
    lineHelpScroll | scroll DIRECCIÓN; gesture NOMBRE, por ejemplo gesture 2 finger double tap
    lineHelpQuit | quit: cerrar Earshot
    lineHelpCommands | y cada uno de estos comandos:
    bullets | {1} viñetas
    bullets.one | viñeta
    # source: published
    spellingAlphabet | a Antonio b Barcelona c Carmen d Dolores e Enrique f Francia g Gerona h Historia i Inés j José k Kilo l Lorenzo m Madrid n Navarra ñ Ñoño o Oviedo p París q Querido r Ramón s Sábado t Tarragona u Ulises v Valencia w Washington x Xilófono y Yegua z Zaragoza
    # source: translation
    textSelected | {1} seleccionado
    textUnselected | {1} deseleccionado
    nothingSelected | nada seleccionado
    selectionStarted | selección iniciada
    textDeleted | {1} eliminado
    textInserted | {1} insertado
    textCut | {1} cortado
    textCopied | {1} copiado
    textPasted | {1} pegado
    textReplaced | sustituido por {1}
    """
}
