/// What the system writes on its own controls in Spanish.
enum SpanishSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Aumentar
    Decrement | Reducir
    More Info | Más información
    Search | Buscar
    page {1} of {2} | página {1} de {2}
    Page {1} of {2} | Página {1} de {2}
    # source: cldr
    {1}% | {1} %
    # source: translation
    {1} items | {1} elementos
    {1} items.one | {1} elemento
    Back | Atrás
    Show Sidebar | Mostrar barra lateral
    Hide Sidebar | Ocultar barra lateral
    Toolbar | Barra de herramientas
    Progress | Progreso
    In progress | En curso
    dismiss popup window | cerrar ventana emergente
    Sheet Grabber | Tirador de la hoja
    Half screen | Media pantalla
    Expanded | Ampliada
    Collapsed | Reducida
    Dismiss context menu | Cerrar menú contextual
    Mixed | Mixto
    Section index | Índice de secciones
    {1}, selected | {1}, seleccionado
    Map | Mapa
    web content | contenido web
    Date Picker | Selector de fecha
    Time Picker | Selector de hora
    Day | Día
    Month | Mes
    Year | Año
    Date | Fecha
    Hour | Hora
    Minute | Minuto
    # source: cldr
    AM/PM | a. m./p. m.
    # source: translation
    {1} o’clock | {1} h
    {1} hours | {1} horas
    {1} hours.one | {1} hora
    {1} minutes | {1} minutos
    {1} minutes.one | {1} minuto
    # source: cldr
    AM | a. m.
    PM | p. m.
    {1} {2}, {3} | {2} de {1} de {3}
    {1} {2} | {2} de {1}
    {1} {3} | {1} de {3}
    {1}, {2} {3} | {1}, {3} de {2}
    # source: translation
    Previous Month | Mes anterior
    Next Month | Mes siguiente
    # source: cldr
    Sunday | domingo
    Monday | lunes
    Tuesday | martes
    Wednesday | miércoles
    Thursday | jueves
    Friday | viernes
    Saturday | sábado
    {1}:{2} {3} | {4}:{2}
    January | enero
    February | febrero
    March | marzo
    April | abril
    May | mayo
    June | junio
    July | julio
    August | agosto
    September | septiembre
    October | octubre
    November | noviembre
    December | diciembre
    # source: translation
    Done | OK
    Cancel | Cancelar
    Edit | Editar
    Save | Guardar
    Add | Añadir
    Remove | Eliminar
    Compose | Redactar
    Reply | Responder
    Share | Compartir
    Organize | Organizar
    Bookmarks | Marcadores
    Bookmark | Marcador
    Refresh | Actualizar
    Stop | Detener
    Camera | Cámara
    Delete | Eliminar
    Insert | Insertar
    Move Up | Mover hacia arriba
    Move Down | Mover hacia abajo
    Moved above {1} | Movido encima de {1}
    Moved below {1} | Movido debajo de {1}
    Play | Reproducir
    Pause | Pausar
    Rewind | Rebobinar
    Fast Forward | Avance rápido
    Typing | Escritura
    Cut | Cortar
    Paste | Pegar
    Undo | Deshacer
    Redo | Rehacer
    Page Curl | Enrollar página
    Close | Cerrar
    More | Más
    Favorites | Favoritos
    Featured | Destacados
    Top Rated | Mejor valorados
    Recents | Recientes
    Contacts | Contactos
    History | Historial
    Downloads | Descargas
    Most Recent | Más recientes
    Most Viewed | Más vistos
    Settings | Ajustes
    Forward | Adelante
    Home | Inicio
    Favorite | Favorito
    Love | Me encanta
    Go Up | Subir
    Go Down | Bajar
    Selected | Seleccionado
    Verified | Verificado
    Album | Álbum
    Add People/Follow | Añadir personas o seguir
    Sparkle | Destello
    Cellular Data | Datos móviles
    Notifications | Notificaciones
    Add to Calendar | Añadir al calendario
    Mostly Cloudy | Mayormente nublado
    Card | Tarjeta
    Copy | Copiar
    Get Mail | Recibir correo
    Show | Mostrar
    Move | Mover
    Gear Shape | Forma de engranaje
    Passwords | Contraseñas
    Drag | Arrastrar
    Link | Enlace
    List | Lista
    Remove Map Pin | Eliminar marcador del mapa
    Do Not Disturb | No molestar
    Snooze | Posponer
    Send | Enviar
    Two People | Dos personas
    Call | Llamar
    Photo | Foto
    Ruler With Measurement Marks | Regla con marcas de medida
    Scale For Weighing Mass | Báscula
    Download | Descargar
    Remove From Favorites | Eliminar de favoritos
    Brightness Higher | Aumentar brillo
    Sunrise | Amanecer
    Trash | Papelera
    Ecg Waveform Path | Onda de electrocardiograma
    """
}
