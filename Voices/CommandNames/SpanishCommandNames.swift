/// What commands, keys and gestures are called in Spanish.
enum SpanishCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Ir al elemento siguiente
    Move to Previous Item | Ir al elemento anterior
    Move to First Item | Ir al primer elemento
    Move to Last Item | Ir al último elemento
    Move In | Entrar
    Move Out | Salir
    Move to Top of Container | Ir al principio del contenedor
    Move to Bottom of Container | Ir al final del contenedor
    Move to Linked Item | Ir al elemento vinculado
    Move to System-Focused Item Summary | Ir al elemento con el foco del sistema
    Activate | Activar
    Perform Long Press | Mantener pulsado
    Secondary Activate | Activación secundaria
    Pass Through | Pasar directamente
    Escape | Escape
    Magic Tap | Toque mágico
    Increment | Aumentar
    Decrement | Reducir
    Label Item | Etiquetar elemento
    Watch Item | Observar elemento
    Scroll Down | Desplazarse hacia abajo
    Scroll Up | Desplazarse hacia arriba
    Scroll Right | Desplazarse a la derecha
    Scroll Left | Desplazarse a la izquierda
    Speak Item | Leer elemento
    Read All | Leer todo
    Read From Top | Leer desde el principio
    Toggle Speech | Pausar o reanudar la voz
    Stop Speech | Detener la voz
    Repeat Speech | Repetir la voz
    Copy Speech to Clipboard | Copiar lo dicho al portapapeles
    Toggle Mute | Activar o desactivar el silencio
    Read Character | Leer carácter
    Read Word | Leer palabra
    Read Line | Leer línea
    Spell Item | Deletrear elemento
    Read Selected Text | Leer texto seleccionado
    Read Hint | Leer indicación
    Read Item Summary | Leer resumen del elemento
    Read System-Focused Item Summary | Leer resumen del elemento con el foco del sistema
    Describe Item | Describir elemento
    Read Row Header | Leer cabecera de fila
    Read Column Header | Leer cabecera de columna
    Read Table Row Column | Leer fila y columna de la tabla
    Read Text Style | Leer estilo del texto
    Read URL | Leer dirección
    Next Rotor Item | Elemento siguiente del rotor
    Previous Rotor Item | Elemento anterior del rotor
    Next Rotor | Rotor siguiente
    Previous Rotor | Rotor anterior
    Move to Next {1} | Ir al siguiente: {1}
    Move to Previous {1} | Ir al anterior: {1}
    Show Item Chooser | Mostrar selector de elementos
    Show Scene Chooser | Mostrar selector de pantallas
    Item Text Search | Buscar texto en los elementos
    Next Search Result | Resultado siguiente
    Previous Search Result | Resultado anterior
    Show Command Chooser | Mostrar selector de comandos
    Toggle Text Selection | Iniciar o terminar la selección de texto
    Cut | Cortar
    Copy | Copiar
    Paste | Pegar
    Select All | Seleccionar todo
    Undo | Deshacer
    Redo | Rehacer
    Start Help | Iniciar ayuda
    Toggle Screen Curtain | Activar o desactivar la cortina de pantalla
    Toggle Single Letter Quick Nav | Activar o desactivar la navegación rápida por letras
    Toggle Lock Modifier Keys | Bloquear o desbloquear las teclas V O
    Open VoiceOver Settings | Abrir ajustes de VoiceOver
    Keep Settings | Conservar ajustes
    Home | Pantalla de inicio
    Switch to Previous App | Cambiar a la app anterior
    Switch to Next App | Cambiar a la app siguiente
    Move to Previous Visible App | Ir a la app visible anterior
    Move to Next Visible App | Ir a la app visible siguiente
    Switch to Next Visible App | Cambiar a la app visible siguiente
    Notification Center | Centro de notificaciones
    Control Center | Centro de control
    Move to Status Bar | Ir a la barra de estado
    Previous Item with 3D Touch | Elemento anterior con 3D Touch
    Tutorial | Tutorial
    Draw Again | Volver a dibujar
    Suspend | Suspender
    Quit | Salir del programa
    Read Settings Again | Leer ajustes de nuevo
    Set Bookmark | Poner marcador
    Next Bookmark | Marcador siguiente
    Toggle Reader Mode | Activar o desactivar el modo lector de pantalla
    Toggle Keys Stop Speech | Teclas que detienen la voz o no
    Review Command Output | Revisar la salida del comando
    Review History | Revisar el historial
    Next Character | Carácter siguiente
    Previous Character | Carácter anterior
    Next Word | Palabra siguiente
    Previous Word | Palabra anterior
    Next Line | Línea siguiente
    Previous Line | Línea anterior
    Next Sentence | Frase siguiente
    Previous Sentence | Frase anterior
    Next Paragraph | Párrafo siguiente
    Previous Paragraph | Párrafo anterior
    Beginning of Line | Principio de la línea
    End of Line | Final de la línea
    Beginning of Text | Principio del texto
    End of Text | Final del texto
    Select Next Word | Seleccionar palabra siguiente
    Select Previous Word | Seleccionar palabra anterior
    Select to Beginning of Line | Seleccionar hasta el principio de la línea
    Select to End of Line | Seleccionar hasta el final de la línea
    Delete Previous Character | Eliminar carácter anterior
    Delete Next Character | Eliminar carácter siguiente
    Delete Previous Word | Eliminar palabra anterior
    Delete Next Word | Eliminar palabra siguiente
    Delete to Beginning of Line | Eliminar hasta el principio de la línea
    Delete to End of Line | Eliminar hasta el final de la línea
    Return | Retorno
    End Editing | Terminar la edición
    control | Control
    alt | Alt
    shift | Mayúsculas
    command | Comando
    space | espacio
    enter | Intro
    tab | tabulador
    backspace | retroceso
    escape | Escape
    up arrow | flecha arriba
    down arrow | flecha abajo
    left arrow | flecha izquierda
    right arrow | flecha derecha
    home | Inicio
    end | Fin
    page up | Retroceder página
    page down | Avanzar página
    insert | Insertar
    delete | Suprimir
    another key | otra tecla
    minus | menos
    grave accent | acento grave
    question mark | signo de interrogación
    slash | barra
    semicolon | punto y coma
    left bracket | corchete izquierdo
    right bracket | corchete derecho
    equals | igual
    plus | más
    comma | coma
    period | punto
    apostrophe | apóstrofo
    backslash | barra invertida
    On a screen | En una pantalla
    While a text is edited | Al editar un texto
    In a chooser | En un selector
    In the search, and where an item is labelled | En la búsqueda y al etiquetar un ítem
    In help | En la ayuda
    With fingers on a touch screen | Con los dedos en una pantalla táctil
    With the mouse | Con el ratón
    Next Item | Ítem siguiente
    Previous Item | Ítem anterior
    Narrow the List | Reducir la lista
    Widen the List | Ampliar la lista
    Go There | Ir allí
    Close | Cerrar
    Type the Text | Escribir el texto
    Delete Last Character | Eliminar el último carácter
    Find | Buscar
    Say What a Key Does | Decir qué hace una tecla
    End Help | Terminar la ayuda
    Speak What Is There | Leer lo que hay ahí
    Explore | Explorar
    any character | cualquier carácter
    any key but escape | cualquier tecla menos Escape
    click | clic
    drag | arrastrar
    double click | doble clic
    wheel down | rueda hacia abajo
    wheel up | rueda hacia arriba
    V O is control and alt held together; alt alone will do. | V O significa Control y Alt pulsadas a la vez; basta con Alt.
    {1} finger single tap | toque con {1} dedos
    {1} finger single tap.one | toque con {1} dedo
    {1} finger double tap | toque doble con {1} dedos
    {1} finger double tap.one | toque doble con {1} dedo
    {1} finger triple tap | toque triple con {1} dedos
    {1} finger triple tap.one | toque triple con {1} dedo
    {1} finger quadruple tap | cuatro toques con {1} dedos
    {1} finger quadruple tap.one | cuatro toques con {1} dedo
    {1} finger single tap and hold | tocar y mantener con {1} dedos
    {1} finger single tap and hold.one | tocar y mantener con {1} dedo
    {1} finger swipe left | deslizar {1} dedos a la izquierda
    {1} finger swipe left.one | deslizar {1} dedo a la izquierda
    {1} finger swipe right | deslizar {1} dedos a la derecha
    {1} finger swipe right.one | deslizar {1} dedo a la derecha
    {1} finger swipe up | deslizar {1} dedos hacia arriba
    {1} finger swipe up.one | deslizar {1} dedo hacia arriba
    {1} finger swipe down | deslizar {1} dedos hacia abajo
    {1} finger swipe down.one | deslizar {1} dedo hacia abajo
    2 finger rotate counterclockwise | girar 2 dedos en sentido antihorario
    2 finger rotate clockwise | girar 2 dedos en sentido horario
    2 finger scrub | movimiento en zigzag con 2 dedos
    split tap | toque dividido
    1 finger double tap and hold | toque doble y mantener con 1 dedo
    3 finger double tap, hold, and flick left | toque doble con 3 dedos, mantener y deslizar a la izquierda
    3 finger double tap, hold, and flick right | toque doble con 3 dedos, mantener y deslizar a la derecha
    double tap the back of your iphone | tocar dos veces el dorso del iPhone
    triple tap the back of your iphone | tocar tres veces el dorso del iPhone
    """
}
