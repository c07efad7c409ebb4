/// What commands, keys and gestures are called in Portuguese.
enum PortugueseCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | Ir para o próximo item
    Move to Previous Item | Ir para o item anterior
    Move to First Item | Ir para o primeiro item
    Move to Last Item | Ir para o último item
    Move In | Entrar
    Move Out | Sair
    Move to Top of Container | Ir para o início do contêiner
    Move to Bottom of Container | Ir para o fim do contêiner
    Move to Linked Item | Ir para o item vinculado
    Move to System-Focused Item Summary | Ir para o item em foco do sistema
    Activate | Ativar
    Perform Long Press | Executar toque longo
    Secondary Activate | Ativação secundária
    Pass Through | Passar direto
    Escape | Sair
    Magic Tap | Toque mágico
    Increment | Aumentar
    Decrement | Diminuir
    Label Item | Etiquetar item
    Watch Item | Observar item
    Scroll Down | Rolar para baixo
    Scroll Up | Rolar para cima
    Scroll Right | Rolar para a direita
    Scroll Left | Rolar para a esquerda
    Speak Item | Falar item
    Read All | Ler tudo
    Read From Top | Ler do início
    Toggle Speech | Pausar ou retomar a fala
    Stop Speech | Parar a fala
    Repeat Speech | Repetir a fala
    Copy Speech to Clipboard | Copiar a fala para a área de transferência
    Toggle Mute | Ativar ou desativar o silêncio
    Read Character | Ler caractere
    Read Word | Ler palavra
    Read Line | Ler linha
    Spell Item | Soletrar item
    Read Selected Text | Ler texto selecionado
    Read Hint | Ler dica
    Read Item Summary | Ler resumo do item
    Read System-Focused Item Summary | Ler resumo do item em foco do sistema
    Describe Item | Descrever item
    Read Row Header | Ler cabeçalho da linha
    Read Column Header | Ler cabeçalho da coluna
    Read Table Row Column | Ler linha e coluna da tabela
    Read Text Style | Ler estilo do texto
    Read URL | Ler endereço
    Next Rotor Item | Próximo item do rotor
    Previous Rotor Item | Item anterior do rotor
    Next Rotor | Próximo rotor
    Previous Rotor | Rotor anterior
    Move to Next {1} | Ir para o próximo: {1}
    Move to Previous {1} | Ir para o anterior: {1}
    Show Item Chooser | Mostrar seletor de itens
    Show Scene Chooser | Mostrar seletor de telas
    Item Text Search | Buscar texto nos itens
    Next Search Result | Próximo resultado da busca
    Previous Search Result | Resultado anterior da busca
    Show Command Chooser | Mostrar seletor de comandos
    Toggle Text Selection | Iniciar ou terminar a seleção de texto
    Cut | Recortar
    Copy | Copiar
    Paste | Colar
    Select All | Selecionar tudo
    Undo | Desfazer
    Redo | Refazer
    Start Help | Iniciar ajuda
    Toggle Screen Curtain | Ativar ou desativar a cortina de tela
    Toggle Single Letter Quick Nav | Ativar ou desativar a navegação rápida por letras
    Toggle Lock Modifier Keys | Travar ou destravar as teclas V O
    Open VoiceOver Settings | Abrir ajustes do VoiceOver
    Keep Settings | Manter ajustes
    Home | Tela de Início
    Switch to Previous App | Alternar para o app anterior
    Switch to Next App | Alternar para o próximo app
    Move to Previous Visible App | Ir para o app visível anterior
    Move to Next Visible App | Ir para o próximo app visível
    Switch to Next Visible App | Alternar para o próximo app visível
    Notification Center | Central de Notificações
    Control Center | Central de Controle
    Move to Status Bar | Ir para a barra de estado
    Previous Item with 3D Touch | Item anterior com 3D Touch
    Tutorial | Tutorial
    Draw Again | Desenhar de novo
    Suspend | Suspender
    Quit | Encerrar
    Read Settings Again | Ler ajustes novamente
    Set Bookmark | Definir marcador
    Next Bookmark | Próximo marcador
    Toggle Reader Mode | Ativar ou desativar o modo leitor de tela
    Toggle Keys Stop Speech | Teclas que param a fala ou não
    Review Command Output | Revisar a saída do comando
    Review History | Revisar o histórico
    Next Character | Próximo caractere
    Previous Character | Caractere anterior
    Next Word | Próxima palavra
    Previous Word | Palavra anterior
    Next Line | Próxima linha
    Previous Line | Linha anterior
    Next Sentence | Próxima frase
    Previous Sentence | Frase anterior
    Next Paragraph | Próximo parágrafo
    Previous Paragraph | Parágrafo anterior
    Beginning of Line | Início da linha
    End of Line | Fim da linha
    Beginning of Text | Início do texto
    End of Text | Fim do texto
    Select Next Word | Selecionar próxima palavra
    Select Previous Word | Selecionar palavra anterior
    Select to Beginning of Line | Selecionar até o início da linha
    Select to End of Line | Selecionar até o fim da linha
    Delete Previous Character | Apagar caractere anterior
    Delete Next Character | Apagar próximo caractere
    Delete Previous Word | Apagar palavra anterior
    Delete Next Word | Apagar próxima palavra
    Delete to Beginning of Line | Apagar até o início da linha
    Delete to End of Line | Apagar até o fim da linha
    Return | Retorno
    End Editing | Encerrar a edição
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | espaço
    enter | Enter
    tab | Tab
    backspace | Backspace
    escape | Escape
    up arrow | seta para cima
    down arrow | seta para baixo
    left arrow | seta para a esquerda
    right arrow | seta para a direita
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | outra tecla
    minus | menos
    grave accent | acento grave
    question mark | ponto de interrogação
    slash | barra
    semicolon | ponto e vírgula
    left bracket | colchete esquerdo
    right bracket | colchete direito
    equals | igual
    plus | mais
    comma | vírgula
    period | ponto
    apostrophe | apóstrofo
    backslash | barra invertida
    On a screen | Em uma tela
    While a text is edited | Ao editar um texto
    In a chooser | Em um seletor
    In the search, and where an item is labelled | Na busca e ao etiquetar um item
    In help | Na ajuda
    With fingers on a touch screen | Com os dedos em uma tela sensível ao toque
    With the mouse | Com o mouse
    Next Item | Próximo item
    Previous Item | Item anterior
    Narrow the List | Reduzir a lista
    Widen the List | Ampliar a lista
    Go There | Ir até lá
    Close | Fechar
    Type the Text | Digitar o texto
    Delete Last Character | Apagar o último caractere
    Find | Buscar
    Say What a Key Does | Dizer o que uma tecla faz
    End Help | Encerrar a ajuda
    Speak What Is There | Falar o que há ali
    Explore | Explorar
    any character | qualquer caractere
    any key but escape | qualquer tecla menos Escape
    click | clique
    drag | arrastar
    double click | clique duplo
    wheel down | roda para baixo
    wheel up | roda para cima
    V O is control and alt held together; alt alone will do. | V O significa Control e Alt pressionadas juntas; Alt sozinha basta.
    {1} finger single tap | toque com {1} dedos
    {1} finger single tap.one | toque com {1} dedo
    {1} finger double tap | toque duplo com {1} dedos
    {1} finger double tap.one | toque duplo com {1} dedo
    {1} finger triple tap | toque triplo com {1} dedos
    {1} finger triple tap.one | toque triplo com {1} dedo
    {1} finger quadruple tap | toque quádruplo com {1} dedos
    {1} finger quadruple tap.one | toque quádruplo com {1} dedo
    {1} finger single tap and hold | tocar e manter com {1} dedos
    {1} finger single tap and hold.one | tocar e manter com {1} dedo
    {1} finger swipe left | deslizar {1} dedos para a esquerda
    {1} finger swipe left.one | deslizar {1} dedo para a esquerda
    {1} finger swipe right | deslizar {1} dedos para a direita
    {1} finger swipe right.one | deslizar {1} dedo para a direita
    {1} finger swipe up | deslizar {1} dedos para cima
    {1} finger swipe up.one | deslizar {1} dedo para cima
    {1} finger swipe down | deslizar {1} dedos para baixo
    {1} finger swipe down.one | deslizar {1} dedo para baixo
    2 finger rotate counterclockwise | girar 2 dedos no sentido anti-horário
    2 finger rotate clockwise | girar 2 dedos no sentido horário
    2 finger scrub | esfregar com 2 dedos
    split tap | toque dividido
    1 finger double tap and hold | toque duplo e manter com 1 dedo
    3 finger double tap, hold, and flick left | toque duplo com 3 dedos, manter e deslizar para a esquerda
    3 finger double tap, hold, and flick right | toque duplo com 3 dedos, manter e deslizar para a direita
    double tap the back of your iphone | toque duplo na parte de trás do iPhone
    triple tap the back of your iphone | toque triplo na parte de trás do iPhone
    """
}
