/// What the reader says in Portuguese.
enum PortugueseWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | selecionado
    # source: translation
    dimmed | esmaecido
    # source: guide
    button | botão
    # source: translation
    backButton | botão Voltar
    # source: guide
    back | Voltar
    # source: translation
    popUpButton | menu local
    # source: guide
    radioButton | botão de opção
    # source: translation
    draggable | arrastável
    switchButton | botão de alternância
    plainSwitch | botão de alternância
    on | ativado
    off | desativado
    mixed | misto
    # source: guide
    tab | aba
    textField | campo de texto
    secureTextField | campo de texto seguro
    # source: translation
    isEditing | editando
    characterMode | modo de caractere
    wordMode | modo de palavra
    lineMode | modo de linha
    sentenceMode | modo de frase
    paragraphMode | modo de parágrafo
    insertionPointAtStart | ponto de inserção no início
    insertionPointAtEnd | ponto de inserção no fim
    heading | cabeçalho
    headingLevel | cabeçalho nível {1}
    nestingLevel | nível {1}
    # source: guide
    link | link
    # source: translation
    pickerItem | item do seletor
    # source: guide
    adjustable | ajustável
    image | imagem
    searchField | campo de busca
    # source: translation
    expanded | expandido
    collapsed | contraído
    listStart | início da lista
    listEnd | fim da lista
    landmarkStart | ponto de referência
    landmarkEnd | fim
    required | obrigatório
    invalidData | dados inválidos
    invalidGrammar | gramática inválida
    invalidSpelling | ortografia inválida
    directTouchArea | área de toque direto
    rowSpan | ocupa {1} linhas
    columnSpan | ocupa {1} colunas
    # source: guide
    row | linha {1}
    column | coluna {1}
    # source: translation
    rowHeader | cabeçalho de linha
    columnHeader | cabeçalho de coluna
    tableStart | início da tabela
    tableEnd | fim da tabela
    rowCount | {1} linhas
    rowCount.one | {1} linha
    columnCount | {1} colunas
    columnCount.one | {1} coluna
    # source: guide
    position | {1} de {2}
    actionsAvailable | ações disponíveis
    # source: translation
    moreContentAvailable | mais conteúdo disponível
    toggleHint | Toque duas vezes para alternar o ajuste.
    # source: guide
    editHint | Toque duas vezes para editar.
    # source: translation
    misspelledWordsHint | Use o rotor para acessar as palavras com erros ortográficos.
    adjustableHint | Deslize um dedo para cima ou para baixo para ajustar o valor.
    popUpHint | Toque duas vezes para ativar o seletor.
    draggableHint | Toque duas vezes e mantenha o dedo na tela, aguarde o som e arraste para reorganizar.
    expandHint | Toque duas vezes para expandir.
    collapseHint | Toque duas vezes para contrair.
    alert | alerta
    # source: guide
    list | lista
    # source: translation
    landmark | ponto de referência
    # source: guide
    table | tabela
    # source: translation
    tabBar | barra de abas
    # source: guide
    group | grupo
    voiceOverOn | VoiceOver ativado
    voiceOverOff | VoiceOver desativado
    # source: translation
    activateAction | ativar
    # source: guide
    rotorActions | ações
    # source: translation
    rotorAdjustValue | ajustar valor
    rotorMoreContent | mais conteúdo
    # source: guide
    rotorCharacters | caracteres
    rotorWords | palavras
    rotorLines | linhas
    # source: translation
    rotorSentences | frases
    rotorParagraphs | parágrafos
    rotorTextSelection | seleção de texto
    # source: guide
    rotorEdit | editar
    editSelectAll | selecionar tudo
    editCut | cortar
    editCopy | copiar
    editPaste | colar
    # source: translation
    editReplace | substituir por {1}
    # source: guide
    editUndo | desfazer
    editRedo | refazer
    # source: translation
    rotorHeadings | cabeçalhos
    # source: guide
    rotorLinks | links
    rotorButtons | botões
    # source: translation
    rotorFormControls | controles de formulário
    rotorStaticText | texto estático
    # source: guide
    rotorImages | imagens
    rotorTextFields | campos de texto
    # source: translation
    rotorVisitedLinks | links visitados
    rotorNonVisitedLinks | links não visitados
    # source: guide
    rotorTables | tabelas
    rotorLists | listas
    # source: translation
    rotorLandmarks | pontos de referência
    rotorContainers | contêineres
    rotorSameHeading | mesmo cabeçalho
    rotorRows | linhas da tabela
    rotorColumns | colunas
    rotorBlockquotes | blocos de citação
    rotorSameBlockquote | mesmo bloco de citação
    rotorFrames | quadros
    rotorBoldText | texto em negrito
    rotorItalicText | texto em itálico
    rotorUnderlinedText | texto sublinhado
    rotorPlainText | texto sem formatação
    rotorStyleChange | mudança de estilo
    rotorFontChange | mudança de fonte
    rotorColorChange | mudança de cor
    rotorSameItem | mesmo item
    rotorDifferentItem | item diferente
    # source: guide
    rotorVerticalNavigation | navegação vertical
    # source: translation
    rotorMisspelledWords | palavras com erros ortográficos
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | nenhuma
    someOfThem | alguma
    mostOfThem | a maioria
    allOfThem | toda
    verbosityMinimal | mínima
    verbosityStandard | padrão
    verbosityVerbose | detalhada
    verbosityCustom | personalizada
    doNothing | não fazer nada
    speakCapital | falar “maiúscula”
    changePitch | mudar tom
    playSound | reproduzir som
    charactersAndWords | caracteres e palavras
    nothing | nada
    defaultLanguage | idioma padrão
    defaultVoice | voz padrão
    # source: published
    rotorSpeechRate | velocidade da fala
    # source: guide
    rotorVolume | volume
    rotorPitch | tom
    rotorPunctuation | pontuação
    rotorVerbosity | verbosidade
    rotorHints | dicas
    rotorCapitals | maiúsculas
    # source: translation
    rotorTyping | retorno de digitação
    # source: guide
    rotorTypingMode | modo de digitação
    # source: translation
    standardTyping | digitação padrão
    touchTyping | digitação por toque
    directTouchTyping | digitação por toque direto
    # source: guide
    rotorSounds | sons
    # source: translation
    rotorDirectTouch | toque direto
    rotorNavigation | estilo de navegação
    flatNavigation | plana
    groupedNavigation | agrupada
    # source: guide
    rotorLanguage | idioma
    rotorVoice | voz
    # source: translation
    settingTraits | tipo dos itens
    beforeName | antes do nome
    afterName | depois do nome
    settingValues | valores
    settingDeleting | apagar texto
    settingPhonetics | alfabeto fonético
    settingStereo | estéreo
    settingBehaviour | cursor após uma mudança
    behaviourGuide | como no guia da Apple
    behaviourDevice | como nos dispositivos
    settingInterfaceLanguage | idioma do Earshot
    # source: translation
    blank | em branco
    # source: guide
    space | espaço
    # source: translation
    newLine | nova linha
    tabCharacter | tabulação
    unassigned | {1}: não atribuído
    belongsToSystem | Reservado ao sistema: {1}
    # source: guide
    systemHome | Tela de Início
    # source: translation
    systemPreviousApp | Alternar para o app anterior
    systemNextApp | Alternar para o próximo app
    systemPreviousVisibleApp | App visível anterior
    systemNextVisibleApp | Próximo app visível
    # source: guide
    systemNotificationCenter | Central de Notificações
    systemControlCenter | Central de Controle
    systemStatusBar | Barra de estado
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Não há comando {1}
    assigned | {1}: {2}
    assignedNothing | {1}: não atribuído
    itemChooser | Seletor de itens, {1}. Digite para reduzir a lista; Enter vai até o item. Escape fecha a lista.
    commandChooser | Seletor de comandos, {1}. Digite para reduzir a lista; Enter executa o comando. Escape fecha a lista.
    sceneChooser | Seletor de telas, {1}. Digite para reduzir a lista; Enter vai até a tela. Escape fecha a lista.
    noScenes | Nenhuma outra tela
    sceneByCode | {1}, pelo código
    sceneByName | {1}, pelo nome
    itemCount | {1} itens
    itemCount.one | {1} item
    moreThan | mais de {1}
    noItems | Nenhum item
    noItemsWith | Nenhum item com {1}. Escape fecha a lista.
    chooserItem | {1}, {2} de {3}
    closed | Fechado
    searchBegins | Buscar. Digite um texto e pressione Enter.
    searchPrompt | Buscar: {1}
    notFound | {1} não encontrado
    notFoundYet | {1} ainda não encontrado, carregando mais
    nothingSearched | Nada foi buscado ainda
    labelBegins | Etiquetar item. Digite um nome e pressione Enter.
    labelPrompt | Etiqueta: {1}
    labelled | Etiquetado como {1}
    labelRemoved | Etiqueta removida
    helpBegins | Ajuda. Pressione qualquer tecla para ouvir o que ela faz. Escape encerra a ajuda.
    helpEnds | Ajuda encerrada.
    help | {1}: {2}
    helpTyping | {1}: {2}, em um campo de texto
    helpTypes | digita
    helpNothing | não faz nada
    itemSummary | {1}, item {2} de {3} nesta tela
    noHint | Nenhuma dica
    nothingFocused | Nenhum item recebe o teclado
    noDescription | Nenhuma descrição
    notInTable | Fora de uma tabela
    noRowHeader | Nenhum cabeçalho de linha
    noColumnHeader | Nenhum cabeçalho de coluna
    rowOf | linha {1} de {2}
    columnOf | coluna {1} de {2}
    noTextStyle | Nenhum estilo de texto
    points | {1} pontos
    points.one | {1} ponto
    plain | normal
    bold | negrito
    italic | itálico
    underlined | sublinhado
    struckThrough | riscado
    dim | esmaecido
    blinking | intermitente
    reversed | invertido
    onColor | sobre {1}
    colorBlack | preto
    colorRed | vermelho
    colorGreen | verde
    colorYellow | amarelo
    colorBlue | azul
    colorMagenta | magenta
    colorCyan | ciano
    colorWhite | branco
    colorGray | cinza
    colorBrightRed | vermelho brilhante
    colorBrightGreen | verde brilhante
    colorBrightYellow | amarelo brilhante
    colorBrightBlue | azul brilhante
    colorBrightMagenta | magenta brilhante
    colorBrightCyan | ciano brilhante
    colorBrightWhite | branco brilhante
    colorOrange | laranja
    colorBrown | marrom
    colorPink | rosa
    colorPurple | roxo
    quoteLevel | citação nível {1}
    noURL | Nenhum endereço
    speechOff | Fala desativada
    speechOn | Fala ativada
    # source: guide
    curtainOn | Cortina de tela ativada
    curtainOff | Cortina de tela desativada
    # source: translation
    copied | Copiado para a área de transferência
    nothingToCopy | Nada para copiar
    quickNavOn | Navegação rápida com uma letra ativada
    quickNavOff | Navegação rápida com uma letra desativada
    keysLocked | Teclas V O bloqueadas
    keysUnlocked | Teclas V O desbloqueadas
    watching | Acompanhando {1}
    watchingEnds | Acompanhamento encerrado
    settingsChooser | Ajustes, {1}. Acima e abaixo vão a um ajuste, esquerda e direita o mudam, digite para reduzir a lista. Escape fecha a lista.
    labelNotKept | Etiqueta não mantida para a próxima vez: {1}
    settingsKept | Ajustes salvos
    settingsNotKept | Ajustes não salvos
    settingsNotKeptBecause | Ajustes não salvos: {1}
    settingsRead | Ajustes lidos
    settingsNotReadBecause | Ajustes não lidos: {1}
    nothingTakesText | Não é possível digitar texto aqui
    pastedBeginning | Apenas o começo foi colado; o máximo é 128 kilobytes
    noSoundToTurnOff | Não há som para desativar.
    readerModeOn | Modo leitor de tela
    readerModeOff | Modo leitor de tela desativado
    keysSilenceOn | As teclas interrompem a fala
    keysSilenceOff | As teclas deixam a fala continuar
    settingPrefix | tecla de prefixo
    settingProfile | perfil do programa
    settingCaptions | legendas
    settingClipboard | área de transferência para o programa
    settingAnnotations | anotações para o terminal
    noOutput | Nenhuma saída de comando
    noHistory | Nada saiu da tela ainda
    bookmarkSet | Marcador: {1}
    bookmarkRemoved | Não é mais um marcador: {1}
    noBookmark | Nenhum marcador
    onlyForPrograms | Somente enquanto um programa está em execução
    programIntroduction | As teclas vão para o programa. Pressione {1} e depois uma tecla para um comando do leitor de tela: a seta para a direita para o próximo item, o ponto de interrogação para a ajuda, o ponto e vírgula para que cada tecla seja um comando até você pressionar {1} de novo. Pressionado duas vezes, {1} vai para o programa.
    introduction | Boas-vindas ao Earshot. Pressione a seta para a direita para ir ao próximo item e a seta para a esquerda para voltar ao anterior. Enter ativa um item; Escape volta à tela anterior. As setas para cima e para baixo mudam um valor ou percorrem aquilo em que o rotor está; Shift com a seta para a direita gira o rotor. V O A lê tudo; V O é Control e Alt juntos, e só Alt já basta. Qualquer tecla interrompe a fala; uma vírgula pausa a fala e a deixa continuar. Pressione o ponto de interrogação para praticar as teclas, os dois-pontos para escolher um comando pelo nome e F2 para ouvir isto de novo. Control C encerra o Earshot. Seus ajustes podem ser mantidos em um arquivo, se você quiser: earshot config explica como.
    noSound | (Sem som)
    nothingFurther | (Nada mais)
    loading | carregando
    requestRefused | Recusado
    requestRefusedBecause | Recusado: {1}
    requestUnsupported | Não é possível aqui
    requestStale | A tela mudou
    requestTimedOut | Sem resposta
    connectionLost | Conexão perdida
    requestUnreachable | Não foi possível acessar
    requestUnchanged | Nada mudou
    linesAndLast | {1} linhas, última: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | Histórico
    crashed | {1} encerrou inesperadamente
    crashedWithoutName | Parte da tela encerrou inesperadamente
    outOfDate | A tela pode não estar atualizada
    removed | {1} removido
    silentItem | Este item não diz nada
    emptyScreen | Tela vazia
    emptyScreenOthers | Tela vazia; há mais {1} telas: {2}
    emptyScreenOthers.one | Tela vazia; há mais {1} tela: {2}
    guessedScreenOthers | O app pode começar em outro lugar; há mais {1} telas: {2}
    guessedScreenOthers.one | O app pode começar em outro lugar; há mais {1} tela: {2}
    codeAhead | Só o código do app faz isso: {1}
    codeAheadScenes | Só o código do app faz isso: {1}. Telas às quais pode levar, {2}: {3}
    codeAheadOthers | Só o código do app faz isso: {1}. Outras telas, {2}: {3}
    missingScreen | A tela à qual isso leva não existe: {1}
    nothingHappens | Nada acontece
    pressKey | pressione {1}
    lineTypeScenes | digite scenes
    notHeard | (Não ouvido: {1})
    lineIntroduction | Boas-vindas ao Earshot. Cada item da tela tem um número. Digite um número e Enter para ir até ele, e apenas Enter para ativar o item; next e back vão de um item a outro. help lista as palavras, quit encerra o Earshot. earshot config explica como manter os ajustes.
    lineUnknown | “{1}” não é um comando; digite um número, Enter ou uma das palavras que help lista
    lineNearest | você quis dizer “{1}”?
    lineNoItem | não há item {1}; escolha de 1 a {2}
    lineItemGone | o item {1} não está mais aí; list mostra os itens atuais
    lineListCut | mais de {1} itens; next continua por todos eles
    lineNothingTakesText | não é possível digitar texto aqui; o cursor deve estar em um campo de texto ativado
    lineNotHere | indisponível no modo de texto
    lineHelpNumber | um número: ir até esse item
    lineHelpEnter | apenas Enter: ativar o item
    lineHelpNext | next, back: o próximo item, o anterior; next heading, previous link e assim por diante: o próximo ou o anterior desse tipo
    lineHelpList | list: os itens da tela de novo; chooser: escolher um deles por número ou texto
    lineHelpScenes | scenes: escolher entre as telas às quais nada aqui leva
    lineHelpFind | find TEXTO: ir ao próximo item que contém o texto; next search result continua
    lineHelpType | type TEXTO: digitar no campo de texto
    lineHelpRotor | rotor: o que o rotor oferece aqui; rotor NOME: girá-lo até lá; next rotor item, previous rotor item
    lineHelpScroll | scroll DIREÇÃO; gesture NOME, por exemplo gesture 2 finger double tap
    lineHelpQuit | quit: encerrar o Earshot
    lineHelpCommands | e cada um destes comandos:
    bullets | {1} marcadores
    bullets.one | marcador
    # source: published
    spellingAlphabet | a Alfa b Bravo c Charlie d Delta e Echo f Foxtrot g Golf h Hotel i India j Juliett k Kilo l Lima m Mike n November o Oscar p Papa q Quebec r Romeo s Sierra t Tango u Uniform v Victor w Whiskey x X-ray y Yankee z Zulu
    # source: translation
    textSelected | {1} selecionado
    textUnselected | {1} desmarcado
    nothingSelected | nada selecionado
    selectionStarted | seleção iniciada
    textDeleted | {1} apagado
    textInserted | {1} inserido
    textCut | {1} cortado
    textCopied | {1} copiado
    textPasted | {1} colado
    textReplaced | substituído por {1}
    """
}
