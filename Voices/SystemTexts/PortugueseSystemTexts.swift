/// What the system writes on its own controls in Portuguese.
enum PortugueseSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Aumentar
    Decrement | Diminuir
    More Info | Mais Informações
    Search | Buscar
    page {1} of {2} | página {1} de {2}
    Page {1} of {2} | Página {1} de {2}
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1} itens
    {1} items.one | {1} item
    Back | Voltar
    Show Sidebar | Mostrar Barra Lateral
    Hide Sidebar | Ocultar Barra Lateral
    Toolbar | Barra de Ferramentas
    Progress | Progresso
    In progress | Em andamento
    dismiss popup window | fechar janela pop-up
    Sheet Grabber | Alça da Folha
    Half screen | Meia tela
    Expanded | Expandida
    Collapsed | Recolhida
    Dismiss context menu | Fechar menu contextual
    Mixed | Misto
    Section index | Índice de seções
    {1}, selected | {1}, selecionado
    Map | Mapa
    web content | conteúdo da web
    Date Picker | Seletor de Data
    Time Picker | Seletor de Hora
    Day | Dia
    Month | Mês
    Year | Ano
    Date | Data
    Hour | Hora
    Minute | Minuto
    # source: cldr
    AM/PM | AM/PM
    # source: translation
    {1} o’clock | {1} h
    {1} hours | {1} horas
    {1} hours.one | {1} hora
    {1} minutes | {1} minutos
    {1} minutes.one | {1} minuto
    # source: cldr
    AM | AM
    PM | PM
    {1} {2}, {3} | {2} de {1} de {3}
    {1} {2} | {2} de {1}
    {1} {3} | {1} de {3}
    {1}, {2} {3} | {1}, {3} de {2}
    # source: translation
    Previous Month | Mês Anterior
    Next Month | Mês Seguinte
    # source: cldr
    Sunday | domingo
    Monday | segunda-feira
    Tuesday | terça-feira
    Wednesday | quarta-feira
    Thursday | quinta-feira
    Friday | sexta-feira
    Saturday | sábado
    {1}:{2} {3} | {5}:{2}
    January | janeiro
    February | fevereiro
    March | março
    April | abril
    May | maio
    June | junho
    July | julho
    August | agosto
    September | setembro
    October | outubro
    November | novembro
    December | dezembro
    # source: translation
    Done | OK
    Cancel | Cancelar
    Edit | Editar
    Save | Salvar
    Add | Adicionar
    Remove | Remover
    Compose | Escrever
    Reply | Responder
    Share | Compartilhar
    Organize | Organizar
    Bookmarks | Favoritos da Web
    Bookmark | Favorito da Web
    Refresh | Atualizar
    Stop | Parar
    Camera | Câmera
    Delete | Apagar
    Insert | Inserir
    Move Up | Mover para Cima
    Move Down | Mover para Baixo
    Moved above {1} | Movido acima de {1}
    Moved below {1} | Movido abaixo de {1}
    Play | Reproduzir
    Pause | Pausar
    Rewind | Retroceder
    Fast Forward | Avançar Rápido
    Typing | Digitação
    Cut | Recortar
    Paste | Colar
    Undo | Desfazer
    Redo | Refazer
    Page Curl | Dobra da Página
    Close | Fechar
    More | Mais
    Favorites | Favoritos
    Featured | Destaques
    Top Rated | Mais Bem Avaliados
    Recents | Recentes
    Contacts | Contatos
    History | Histórico
    Downloads | Downloads
    Most Recent | Mais Recentes
    Most Viewed | Mais Vistos
    Settings | Ajustes
    Forward | Avançar
    Home | Início
    Favorite | Favorito
    Love | Amar
    Go Up | Subir
    Go Down | Descer
    Selected | Selecionado
    Verified | Verificado
    Album | Álbum
    Add People/Follow | Adicionar Pessoas/Seguir
    Sparkle | Brilho
    Cellular Data | Dados Celulares
    Notifications | Notificações
    Add to Calendar | Adicionar ao Calendário
    Mostly Cloudy | Predominantemente Nublado
    Card | Cartão
    Copy | Copiar
    Get Mail | Obter E-mail
    Show | Mostrar
    Move | Mover
    Gear Shape | Forma de Engrenagem
    Passwords | Senhas
    Drag | Arrastar
    Link | Link
    List | Lista
    Remove Map Pin | Remover Alfinete do Mapa
    Do Not Disturb | Não Perturbe
    Snooze | Adiar
    Send | Enviar
    Two People | Duas Pessoas
    Call | Ligar
    Photo | Foto
    Ruler With Measurement Marks | Régua com Marcas de Medida
    Scale For Weighing Mass | Balança
    Download | Baixar
    Remove From Favorites | Remover dos Favoritos
    Brightness Higher | Aumentar Brilho
    Sunrise | Nascer do Sol
    Trash | Lixo
    Ecg Waveform Path | Onda de ECG
    """
}
