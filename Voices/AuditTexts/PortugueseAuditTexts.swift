/// What an audit says in Portuguese.
enum PortugueseAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Os controles se sobrepõem
    target-overlap.fix | Afaste-os.
    target-duplicate-bounds.title | Dois alvos no mesmo lugar
    target-duplicate-bounds.fix | Deixe um deles, ou afaste o cursor do outro.
    activation-point-off.title | O ponto de ativação erra o elemento
    activation-point-off.fix | Ponha o ponto de ativação dentro do elemento, ou deixe-o para o sistema.
    frame-empty.title | Um elemento acessível não tem área
    frame-empty.fix | Dê ao elemento o quadro daquilo que representa, ou afaste dele o cursor.
    frame-offscreen.title | Um elemento focável está fora da tela
    frame-offscreen.fix | Oculte-o enquanto estiver fora, ou permita rolar até ele.
    frame-outside-parent.title | O elemento fica fora do seu contêiner
    frame-outside-parent.fix | Faça o contêiner abranger o que contém.
    target-size-platform.title | Alvo de toque menor que o tamanho da plataforma
    target-size-platform.fix | Aumente-o, ou faça contar também os toques ao redor.
    target-size-minimum.title | Alvo de toque abaixo de 24 pontos e apertado
    target-size-minimum.fix | Aumente-o, ou afaste-o dos vizinhos.
    target-spacing.title | Controles próximos demais
    target-spacing.fix | Afaste-os.
    hint-equals-label.title | A dica repete o nome
    hint-equals-label.fix | Diga na dica o que acontece, ou tire-a.
    hint-gesture.title | A dica cita o gesto
    hint-gesture.fix | Diga o que acontece: “Abre o álbum.”
    hint-form.title | A dica não é uma frase curta na terceira pessoa
    hint-form.fix | Escreva como “Toca a música.”
    hint-too-long.title | A dica é longa demais
    hint-too-long.fix | Diga em uma frase curta o que acontece.
    hint-essential.title | O nome está só na dica
    hint-essential.fix | Diga no rótulo o que é, e na dica o que acontece.
    hint-missing.title | Controle complexo sem dica
    hint-missing.fix | Diga na dica o que acontece.
    label-invisible-characters.title | O rótulo contém caracteres privados ou invisíveis
    label-invisible-characters.fix | Tire os caracteres do que é falado; ícones de uma fonte precisam de um rótulo em palavras.
    label-symbols-only.title | O rótulo não tem palavras
    label-symbols-only.fix | Diga em palavras o que o sinal significa.
    label-punctuation.title | O rótulo de um controle termina como uma frase
    label-punctuation.fix | Tire o ponto.
    label-all-caps.title | O rótulo está todo em maiúsculas
    label-all-caps.fix | Escreva o rótulo como em uma frase, e deixe as maiúsculas e os espaçamentos para a aparência do texto.
    label-lowercase-start.title | O rótulo de um controle começa em minúscula
    label-lowercase-start.fix | Comece o rótulo com maiúscula.
    label-duplicate.title | Vários controles têm o mesmo nome falado
    label-duplicate.fix | Acrescente a cada nome do que se trata, como “Apagar, fatura 3”.
    label-same-name-different-action.title | Mesmo nome, resultado diferente
    label-same-name-different-action.fix | Dê a cada um o nome do que faz.
    label-different-name-same-action.title | Mesma ação com nomes diferentes
    label-different-name-same-action.fix | Chame a mesma coisa igual em toda parte.
    label-parent-child-same.title | Contêiner e conteúdo dizem o mesmo
    label-parent-child-same.fix | Tire o nome do contêiner, ou dê-lhe o de tudo o que contém.
    label-too-long.title | O rótulo é longo demais para ouvir
    label-too-long.fix | Encurte o rótulo, e passe a explicação para a dica.
    label-too-short.title | O rótulo é curto demais para dizer algo
    label-too-short.fix | Diga em uma palavra o que o controle faz.
    label-digit-run.title | Uma longa sequência de dígitos é lida como um só número
    label-digit-run.fix | Faça soletrar os dígitos, ou agrupe-os.
    label-equals-value.title | Nome e valor dizem o mesmo
    label-equals-value.fix | Deixe o valor fora do rótulo.
    label-repeats-word.title | Palavras repetidas no rótulo
    label-repeats-word.fix | Tire uma delas.
    label-missing-control.title | O controle não tem nome
    label-missing-control.fix | Dê um rótulo de acessibilidade que diga o que faz ou ajusta, como “Apagar” ou “Volume”.
    label-missing-toggle.title | O interruptor ou a caixa de seleção não tem nome
    label-missing-toggle.fix | Dê ao interruptor o texto ao lado como rótulo, ou faça dos dois um só elemento.
    label-missing-field.title | O campo de texto não tem nome
    label-missing-field.fix | Dê ao campo um rótulo de acessibilidade, como “Nome”; não deixe editar o que só se lê.
    label-placeholder-only.title | O texto de exemplo é o único nome
    label-placeholder-only.fix | Dê ao campo um rótulo de acessibilidade além do texto de exemplo.
    label-missing-image.title | Uma imagem acessível não tem descrição
    label-missing-image.fix | Descreva a imagem no rótulo, ou afaste dela o cursor.
    silent-element.title | Parada que não diz nada
    silent-element.fix | Dê um rótulo ao elemento, ou afaste dele o cursor.
    label-file-name.title | O rótulo é nome de arquivo ou de recurso
    label-file-name.fix | Diga em palavras o que o elemento é ou faz.
    label-identifier.title | O rótulo é um identificador do código
    label-identifier.fix | Diga em palavras o que o elemento é ou faz.
    label-localization-key.title | O rótulo é uma chave não traduzida
    label-localization-key.fix | Acrescente a tradução, ou use a chave certa.
    label-placeholder-leak.title | O rótulo mostra um modelo, nil ou marcação
    label-placeholder-leak.fix | Preencha o texto antes de defini-lo, e defina-o como texto simples.
    label-url.title | O rótulo é um endereço bruto
    label-url.fix | Diga aonde leva o endereço.
    label-in-name.title | O texto visível não está no nome falado
    label-in-name.fix | Comece o rótulo com o texto mostrado.
    label-double-source.title | Nomeado duas vezes
    label-double-source.fix | Deixe um dos dois nomes.
    label-language-mismatch.title | A escrita do texto não combina com o idioma
    label-language-mismatch.fix | Defina como idioma do elemento o do seu texto.
    language-tag-invalid.title | O código de idioma não serve
    language-tag-invalid.fix | Use um código como “ko” ou “pt-BR”.
    label-role-word.title | O rótulo repete a função
    label-role-word.fix | Deixe a função fora do rótulo.
    label-state-word.title | O rótulo diz o que o valor já diz
    label-state-word.fix | Deixe o estado para os traços e o valor.
    label-action-word.title | O rótulo explica como usar
    label-action-word.fix | Diga o que o controle faz, não como fazê-lo agir.
    label-image-word.title | O rótulo de uma imagem diz que é uma imagem
    label-image-word.fix | Descreva o que a imagem mostra.
    label-nondescriptive.title | O texto do link ou do botão não diz o que ele faz
    label-nondescriptive.fix | Diga aonde leva, como “Mais sobre preços”.
    audit-nothing-checked.title | A auditoria não examinou nada
    audit-nothing-checked.fix | Indique arquivos que contenham telas, e deixe ativa ao menos uma regra.
    suppression-unused.title | Uma exceção ou entrada de referência não corresponde a nada
    suppression-unused.fix | Tire a entrada.
    suppression-expired.title | A data da exceção já passou
    suppression-expired.fix | Corrija o que a entrada ignora, ou dê-lhe uma nova data.
    rule-unknown.title | A configuração cita uma regra desconhecida
    rule-unknown.fix | Corrija o nome; “earshot explain” lista todas as regras.
    element-nested.title | Um elemento acessível engole controles
    element-nested.fix | Não faça do exterior um elemento, ou ofereça o interior como ações e no rótulo.
    element-unexposed-control.title | Falta na árvore uma visão que se pode usar
    element-unexposed-control.fix | Faça dele um elemento de acessibilidade, ou ofereça-o como ação de um.
    element-unexposed-text.title | Falta na árvore um texto visível
    element-unexposed-text.fix | Deixe o cursor parar no texto, ou ponha suas palavras no rótulo daquilo a que pertence.
    element-hidden-exposed.title | Um elemento invisível ainda está na árvore
    element-hidden-exposed.fix | Tire-o da lista enquanto estiver oculto.
    element-obscured.title | Um elemento focável está coberto
    element-obscured.fix | Oculte o que está coberto, ou torne modal o que o cobre.
    container-inconsistent.title | O contêiner se contradiz
    container-inconsistent.fix | Mantenha a lista em um só lugar, e cada elemento em uma só lista.
    order-cycle.title | A ordem explícita anda em círculo
    order-cycle.fix | Tire da lista o que leva de volta.
    order-over-constrained.title | A ordem explícita se contradiz
    order-over-constrained.fix | Cite cada elemento uma vez.
    order-list-incomplete.title | A lista explícita esquece um elemento
    order-list-incomplete.fix | Acrescente-o à lista, ou oculte-o dos leitores de propósito.
    relation-broken.title | A relação com um rótulo não leva a lugar nenhum
    relation-broken.fix | Aponte para um elemento que exista e tenha rótulo.
    table-headers-missing.title | Tabela de dados sem cabeçalhos
    table-headers-missing.fix | Nomeie as células que encabeçam as colunas ou as linhas.
    group-fragmented.title | Um só item dividido em muitas paradas
    group-fragmented.fix | Faça da linha um só elemento cujo rótulo junte os textos.
    identifier-duplicate.title | Identificador usado duas vezes
    identifier-duplicate.fix | Dê a cada um seu próprio identificador.
    identifier-missing.title | Sem identificador para testes
    identifier-missing.fix | Defina seu identificador de acessibilidade.
    nesting-deep.title | Hierarquia muito profunda
    nesting-deep.fix | Tire contêineres que só contêm uma coisa.
    gesture-no-alternative.title | Só funciona arrastando ou traçando
    gesture-no-alternative.fix | Ofereça o mesmo como ação do elemento, ou torne-o ajustável.
    orientation-locked.title | A tela permite só uma orientação
    orientation-locked.fix | Permita as duas, a não ser que uma seja essencial.
    screen-title-missing.title | A tela ou a visão modal não tem título
    screen-title-missing.fix | Defina o título da tela, ou comece-a com um cabeçalho.
    screen-title-duplicate.title | Duas telas têm o mesmo título
    screen-title-duplicate.fix | Dê a cada tela um título próprio.
    header-missing.title | A tela não tem cabeçalho
    header-missing.fix | Dê aos títulos das partes o traço header.
    heading-order.title | Os níveis de cabeçalho saltam
    heading-order.fix | Numere os cabeçalhos para que cada nível siga o de cima.
    heading-empty.title | Cabeçalho vazio
    heading-empty.fix | Dê ao cabeçalho seu texto, ou tire o traço.
    trait-without-behaviour.title | Anuncia uma função que não cumpre
    trait-without-behaviour.fix | Ligue-o ao que deve fazer, ou tire o traço.
    adjustable-without-methods.title | Ajustável, mas não pode ser ajustado
    adjustable-without-methods.fix | Implemente accessibilityIncrement e accessibilityDecrement, ou tire o traço.
    adjustable-without-value.title | Um elemento ajustável não tem valor
    adjustable-without-value.fix | Defina o valor de acessibilidade, e mantenha-o em dia.
    value-out-of-range.title | O valor está fora do seu intervalo
    value-out-of-range.fix | Defina primeiro os extremos, depois um valor entre eles.
    custom-action-unnamed.title | Uma ação própria não tem nome ou tem nome repetido
    custom-action-unnamed.fix | Dê a cada ação um nome próprio.
    custom-rotor-unnamed.title | Um rotor próprio não tem nome
    custom-rotor-unnamed.fix | Dê ao rotor o nome do que encontra, como “Erros”.
    field-value-overridden.title | Um campo editável esconde seu texto
    field-value-overridden.fix | Deixe o valor para o campo.
    field-secure-exposed.title | Um texto secreto é falado
    field-secure-exposed.fix | Deixe o valor de um campo seguro para o sistema, que fala marcadores.
    field-purpose-missing.title | Finalidade da entrada não declarada
    field-purpose-missing.fix | Defina o tipo de conteúdo do campo.
    state-unexposed.title | Estado mostrado, mas não exposto
    state-unexposed.fix | Mantenha traços e valor de acordo com o que se mostra.
    selection-multiple.title | Mais de uma seleção em escolha única
    selection-multiple.fix | Tire o traço selected de todos menos um.
    trait-conflict.title | Os traços se contradizem
    trait-conflict.fix | Deixe o traço que diz o que o elemento faz.
    trait-missing-interactive.title | Um elemento que se pode usar não tem função
    trait-missing-interactive.fix | Dê-lhe o traço button, ou link se leva para fora do app.
    trait-image-missing.title | Imagem sem o traço de imagem
    trait-image-missing.fix | Dê-lhe o traço image, ou button se for um.
    disabled-unexplained.title | Um controle desativado não diz o motivo
    disabled-unexplained.fix | Diga na dica quando pode ser usado.
    voice-name-mismatch.title | O nome para o controle por voz difere do texto visível
    voice-name-mismatch.fix | Ponha o texto visível primeiro entre os nomes para o controle por voz.
    text-fixed-font.title | O texto não segue o ajuste de tamanho do texto
    text-fixed-font.fix | Use um estilo de texto, e defina adjustsFontForContentSizeCategory.
    text-clipped-large.title | O texto é cortado em tamanhos grandes
    text-clipped-large.fix | Deixe a altura seguir o texto, ou permita rolar.
    text-truncated.title | O texto está truncado
    text-truncated.fix | Mostre o texto todo, ou ponha-o ao menos no rótulo.
    contrast-text.title | As cores declaradas do texto têm pouco contraste
    contrast-text.fix | Escureça ou clareie uma das duas cores.
    contrast-text-enhanced.title | As cores declaradas do texto estão abaixo do nível avançado
    contrast-text-enhanced.fix | Escureça ou clareie uma das duas cores.
    focus-trap.title | O cursor não consegue sair
    focus-trap.fix | Deixe o cursor ir aonde o mandam; não avise a cada movimento de uma mudança que cita um elemento.
    focus-unreachable.title | Um elemento que se pode usar nunca é alcançado
    focus-unreachable.fix | Faça dele um elemento próprio, cite-o na lista do contêiner, ou ofereça como ação o que faz.
    focus-asymmetric.title | A ordem para trás não é a inversa
    focus-asymmetric.fix | Não mude a ordem nem o lugar do cursor enquanto alguém se move.
    focus-nondeterministic.title | A ordem muda de uma vez para outra
    focus-nondeterministic.fix | Mostre o mesmo na mesma ordem enquanto nada aconteceu.
    focus-moved-unasked.title | O cursor pula sem que ninguém faça nada
    focus-moved-unasked.fix | Anuncie o que aconteceu, e deixe o cursor onde está.
    focus-lost-layout.title | O elemento em foco sumiu e o cursor se perdeu
    focus-lost-layout.fix | Cite o vizinho, ou o que tomou o lugar, ao avisar da mudança.
    focus-reset-refresh.title | A atualização joga o cursor para trás
    focus-reset-refresh.fix | Mantenha elementos que não mudaram, ou dê o mesmo identificador aos refeitos.
    focus-initial-odd.title | A primeira parada de uma tela é inesperada
    focus-initial-odd.fix | Não cite elemento algum, ou cite aquele com que a tela começa.
    layout-change-silent.title | O conteúdo mudou sem aviso
    layout-change-silent.fix | Avise layoutChanged, com o elemento que mais importa agora.
    focus-stale.title | O cursor está em um elemento morto
    focus-stale.fix | Avise de uma mudança quando um elemento some, e não cite elementos que não estão na tela.
    adjustable-no-change.title | Ajustar não muda o valor
    adjustable-no-change.fix | Mude o valor em accessibilityIncrement e accessibilityDecrement, e diga-o em accessibilityValue.
    adjustable-not-inverse.title | Aumentar e depois diminuir não volta ao começo
    adjustable-not-inverse.fix | Faça os dois andarem o mesmo passo.
    adjustable-unbounded.title | O ajuste nunca chega a um fim
    adjustable-unbounded.fix | Dê passos maiores, ou ofereça um campo para digitar o valor.
    activation-noop.title | Ativar não faz nada
    activation-noop.fix | Responda à ativação, ou tire o traço.
    activation-state-silent.title | O estado mudou, a fala não
    activation-state-silent.fix | Diga o estado no valor ou pelo traço selected.
    custom-action-noop.title | A ação própria não faz nada
    custom-action-noop.fix | Faça o que diz o nome da ação, e responda true.
    gesture-magic-tap-unhandled.title | Toque mágico ignorado em uma tela de mídia
    gesture-magic-tap-unhandled.fix | Responda a accessibilityPerformMagicTap tocando e pausando.
    scroll-unhandled.title | O conteúdo não pode ser rolado
    scroll-unhandled.fix | Ponha o conteúdo em uma visão rolável, ou responda a accessibilityScroll.
    scroll-silent.title | A rolagem não informa a página
    scroll-silent.fix | Avise pageScrolled com um texto como “Página 2 de 5”.
    direct-touch-trap.title | Uma área de toque direto ocupa a tela
    direct-touch-trap.fix | Deixe espaço para sair, ou faça-o tomar toques só depois de ativado.
    modal-leak.title | O cursor sai de uma visão modal aberta
    modal-leak.fix | Defina accessibilityViewIsModal na visão ao lado das que devem ficar de fora, ou apresente um controlador.
    modal-no-escape.title | A visão modal não tem saída
    modal-no-escape.fix | Responda a accessibilityPerformEscape, ou ponha um botão que feche.
    modal-focus-not-moved.title | Abrir uma visão modal deixa o cursor para trás
    modal-focus-not-moved.fix | Avise screenChanged com seu primeiro elemento.
    modal-focus-not-restored.title | Fechar uma visão modal perde o lugar
    modal-focus-not-restored.fix | Avise layoutChanged com o que o abriu, e nenhum screenChanged sem elemento.
    modal-untitled.title | A visão modal não se anuncia
    modal-untitled.fix | Dê-lhe um título ou um cabeçalho, e faça o cursor começar ali.
    order-visual-mismatch.title | A ordem falada contraria a disposição
    order-visual-mismatch.fix | Agrupe o que anda junto, ou liste os elementos na ordem em que são vistos.
    order-header-after-content.title | O cabeçalho vem depois do que ele encabeça
    order-header-after-content.fix | Liste o cabeçalho antes do que encabeça.
    swipe-cost.title | Deslizes demais para chegar lá
    swipe-cost.fix | Acrescente cabeçalhos, aproxime-o do começo ou do fim, ou faça uma só parada do que anda junto.
    rotor-dead.title | O rotor oferecido não leva a lugar nenhum
    rotor-dead.fix | Ofereça-o só onde encontra algo, e responda nas duas direções.
    screen-change-silent.title | Nova tela sem aviso de mudança
    screen-change-silent.fix | Avise screenChanged quando uma tela toma o lugar de outra.
    screen-change-spurious.title | Mudança de tela avisada por pouca coisa
    screen-change-spurious.fix | Avise layoutChanged, com o elemento que mudou.
    screen-change-storm.title | Várias mudanças de tela de uma vez
    screen-change-storm.fix | Avise de uma só mudança quando tudo estiver feito.
    child-controller-stale.title | Um controlador filho removido ainda está exposto
    child-controller-stale.fix | Acrescente o controlador com addChild e didMove, e tire sua visão com ele.
    restoration-focus.title | A restauração do estado perde o lugar
    restoration-focus.fix | Dê a cada controlador do caminho um identificador de restauração, e identificadores aos elementos.
    back-unhandled.title | O gesto de escape não volta
    back-unhandled.fix | Mostre o botão Voltar, ou responda a accessibilityPerformEscape.
    announcement-interrupted.title | Anúncio cortado
    announcement-interrupted.fix | Anuncie quando a mudança terminar, ou dê ao anúncio prioridade maior.
    announcement-lost.title | Anúncio feito onde vai se perder
    announcement-lost.fix | Anuncie quando a nova tela foi dita, ou diga-o pelo elemento que a mudança cita.
    announcement-spam.title | Anúncios demais
    announcement-spam.fix | Anuncie o que importa, uma vez.
    status-not-announced.title | Um estado ou erro aparece sem ser ouvido
    status-not-announced.fix | Anuncie-o, ou avise layoutChanged com o texto.
    transient-too-short.title | Mensagem some antes de poder ser ouvida
    transient-too-short.fix | Deixe-o até que o fechem, e anuncie-o.
    utterance-too-long.title | Uma parada fala tempo demais
    utterance-too-long.fix | Encurte o rótulo, ou faça dele várias paradas.
    hint-cut.title | A dica nunca chega a ser ouvida
    hint-cut.fix | Encurte o rótulo, para que a dica venha antes.
    speech-repeat.title | Duas paradas seguidas dizem o mesmo
    speech-repeat.fix | Faça das duas uma só parada, ou diga o que as distingue.
    speech-unpronounceable.title | A voz não consegue dizer isso
    speech-unpronounceable.fix | Diga o idioma do texto com accessibilityLanguage, ou escreva-o como se fala.
    speech-role-inconsistent.title | O mesmo controle diz outra função
    speech-role-inconsistent.fix | Dê aos dois os mesmos traços.
    live-value-without-trait.title | O valor muda muitas vezes sem indicar
    live-value-without-trait.fix | Acrescente o traço updatesFrequently.
    the key | tecla
    the text field | campo de texto
    the text view | área de texto
    the password field | campo de senha
    the search field | campo de busca
    the switch | interruptor
    the adjustable element | elemento ajustável
    the slider | controle deslizante
    the control | controle
    the element | elemento
    the heading | cabeçalho
    the button | botão
    the link | link
    the image | imagem
    the text | texto
    the tab | aba
    the segment | segmento
    the key {1} | tecla {1}
    the text field {1} | campo de texto {1}
    the text view {1} | área de texto {1}
    the password field {1} | campo de senha {1}
    the search field {1} | campo de busca {1}
    the switch {1} | interruptor {1}
    the adjustable element {1} | elemento ajustável {1}
    the slider {1} | controle deslizante {1}
    the control {1} | controle {1}
    the element {1} | elemento {1}
    the heading {1} | cabeçalho {1}
    the button {1} | botão {1}
    the link {1} | link {1}
    the image {1} | imagem {1}
    the text {1} | texto {1}
    the tab {1} | aba {1}
    the segment {1} | segmento {1}
    the key '{1}' | tecla “{1}”
    the text field '{1}' | campo de texto “{1}”
    the text view '{1}' | área de texto “{1}”
    the password field '{1}' | campo de senha “{1}”
    the search field '{1}' | campo de busca “{1}”
    the switch '{1}' | interruptor “{1}”
    the adjustable element '{1}' | elemento ajustável “{1}”
    the slider '{1}' | controle deslizante “{1}”
    the control '{1}' | controle “{1}”
    the element '{1}' | elemento “{1}”
    the heading '{1}' | cabeçalho “{1}”
    the button '{1}' | botão “{1}”
    the link '{1}' | link “{1}”
    the image '{1}' | imagem “{1}”
    the text '{1}' | texto “{1}”
    the tab '{1}' | aba “{1}”
    the segment '{1}' | segmento “{1}”
    the key beside {1} | tecla ao lado de {1}
    the text field beside {1} | campo de texto ao lado de {1}
    the text view beside {1} | área de texto ao lado de {1}
    the password field beside {1} | campo de senha ao lado de {1}
    the search field beside {1} | campo de busca ao lado de {1}
    the switch beside {1} | interruptor ao lado de {1}
    the adjustable element beside {1} | elemento ajustável ao lado de {1}
    the slider beside {1} | controle deslizante ao lado de {1}
    the control beside {1} | controle ao lado de {1}
    the element beside {1} | elemento ao lado de {1}
    the heading beside {1} | cabeçalho ao lado de {1}
    the button beside {1} | botão ao lado de {1}
    the link beside {1} | link ao lado de {1}
    the image beside {1} | imagem ao lado de {1}
    the text beside {1} | texto ao lado de {1}
    the tab beside {1} | aba ao lado de {1}
    the segment beside {1} | segmento ao lado de {1}
    the key below {1} | tecla abaixo de {1}
    the text field below {1} | campo de texto abaixo de {1}
    the text view below {1} | área de texto abaixo de {1}
    the password field below {1} | campo de senha abaixo de {1}
    the search field below {1} | campo de busca abaixo de {1}
    the switch below {1} | interruptor abaixo de {1}
    the adjustable element below {1} | elemento ajustável abaixo de {1}
    the slider below {1} | controle deslizante abaixo de {1}
    the control below {1} | controle abaixo de {1}
    the element below {1} | elemento abaixo de {1}
    the heading below {1} | cabeçalho abaixo de {1}
    the button below {1} | botão abaixo de {1}
    the link below {1} | link abaixo de {1}
    the image below {1} | imagem abaixo de {1}
    the text below {1} | texto abaixo de {1}
    the tab below {1} | aba abaixo de {1}
    the segment below {1} | segmento abaixo de {1}
    pan | arrastar
    pinch | pinçar
    rotation | girar
    longPress | toque longo
    latin | latina
    cyrillic | cirílica
    greek | grega
    arabic | árabe
    hebrew | hebraica
    devanagari | devanágari
    thai | tailandesa
    hangul | hangul
    kana | kana
    han | chinesa
    other | outra
    the screen | a tela
    {1} of line {2} | {1} da linha {2}
    {1} covers {2} by {3} points | {1} cobre {2} em {3} pontos
    {1} stands where {2} stands | {1} está onde está {2}
    a double tap lands outside {1} | {1}: um toque duplo cai fora
    a double tap on {1} lands off the screen | {1}: um toque duplo cai fora da tela
    a double tap on {1} lands on {2} | {1}: um toque duplo cai em {2}
    {1} is {2} points large | {1} tem {2} pontos
    {1} stands beside the screen | {1} está ao lado da tela
    {1} reaches {2} points beyond what holds it | {1} ultrapassa em {2} pontos o que o contém
    {1} is {2} points large, less than {3} | {1} tem {2} pontos, menos de {3}
    {1} is {2} points large and close to {3} | {1} tem {2} pontos e está perto de {3}
    {1} is {2} points high, less than {3} | {1} tem {2} pontos de altura, menos de {3}
    {1} is {2} points wide, less than {3} | {1} tem {2} pontos de largura, menos de {3}
    {1} is {2} points high and close to {3} | {1} tem {2} pontos de altura e está perto de {3}
    {1} is {2} points wide and close to {3} | {1} tem {2} pontos de largura e está perto de {3}
    {1} is {2} points from {3} | {1} está a {2} pontos de {3}
    the hint begins with the name {1} | a dica começa com o nome {1}
    the hint '{1}' of {2} names the gesture | {2}: a dica “{1}” cita o gesto
    the hint of {1} begins with an order | {1}: a dica começa com uma ordem
    the hint of {1} holds the role | {1}: a dica contém a função
    the hint of {1} ends without a full stop | {1}: a dica termina sem ponto
    the hint of {1} has {2} characters | {1}: a dica tem {2} caracteres
    only the hint says what {1} is | {1}: só a dica diz o que é
    {1} has no hint | {1} não tem dica
    the label of {1} holds {2} | {1}: o rótulo contém {2}
    the value of {1} holds {2} | {1}: o valor contém {2}
    the hint of {1} holds {2} | {1}: a dica contém {2}
    the label of {1} holds '{2}' | {1}: o rótulo contém “{2}”
    the value of {1} holds '{2}' | {1}: o valor contém “{2}”
    the hint of {1} holds '{2}' | {1}: a dica contém “{2}”
    the private-use character {1} | o caractere de uso privado {1}
    a replacement character, which stands for text that was lost | um caractere de substituição, no lugar de um texto perdido
    a lone direction character {1} | um caractere de direção isolado {1}
    the zero-width character {1} | o caractere de largura zero {1}
    a direction character that is not closed | um caractere de direção que não é fechado
    the label '{1}' has no words | o rótulo “{1}” não tem palavras
    the label '{1}' ends with a full stop | o rótulo “{1}” termina com ponto
    the label '{1}' is all capitals | o rótulo “{1}” está todo em maiúsculas
    the label '{1}' has gaps between its letters | o rótulo “{1}” tem espaços entre as letras
    the label '{1}' begins with a small letter | o rótulo “{1}” começa em minúscula
    {1} elements are called '{2}' | {1} elementos se chamam “{2}”
    '{1}' does something else than the one before it | “{1}” faz algo diferente do anterior de mesmo nome
    '{1}' does what '{2}' does | “{1}” faz o mesmo que “{2}”
    {1} is spoken twice, as a container and inside it | {1} é falado duas vezes, como contêiner e dentro dele
    the label {1} has {2} characters | o rótulo {1} tem {2} caracteres
    the label is only '{1}' | o rótulo é só “{1}”
    {1} digits in a row of {2} are spoken as one number | {2}: {1} dígitos seguidos são lidos como um só número
    the value '{1}' stands in the label {2} as well | o valor “{1}” também está no rótulo {2}
    the label {1} says '{2}' twice | o rótulo {1} diz “{2}” duas vezes
    {1} has no name but that of its picture's file | {1} não tem outro nome além do arquivo da imagem
    {1} has no name but that of its picture's file, which is in English | {1} não tem outro nome além do arquivo da imagem, que está em inglês
    {1} has no name, and only a picture behind it | {1} não tem nome, só uma imagem atrás
    {1} has no name | {1} não tem nome
    {1} says only whether it is on | {1} diz apenas se está ativado
    {1} has neither a label nor a placeholder | {1} não tem rótulo nem texto de exemplo
    {1} can be edited, and seems to hold a text that is only read | {1} é editável, mas parece conter um texto apenas para leitura
    {1} holds a text and has neither a label nor a placeholder | {1} contém um texto, mas não tem rótulo nem texto de exemplo
    {1} is named by its placeholder only | {1} só tem por nome o texto de exemplo
    {1} is named by its file only | {1} só tem por nome o do arquivo
    {1} has no description | {1} não tem descrição
    the cursor stops at {1} and nothing is said | o cursor para em {1} e nada é dito
    the label '{1}' is the name of a file | o rótulo “{1}” é o nome de um arquivo
    the label '{1}' is a name out of code | o rótulo “{1}” é um nome do código
    the label '{1}' is the key of a text | o rótulo “{1}” é a chave de um texto
    the label '{1}' is an address | o rótulo “{1}” é um endereço
    '{1}' does not come first in the label '{2}' | “{1}” não vem primeiro no rótulo “{2}”
    the label '{1}' lacks the visible text '{2}' | falta ao rótulo “{1}” o texto visível “{2}”
    {1} is named '{2}' and '{3}' | {1} tem os nomes “{2}” e “{3}”
    {1} is in {2} letters and its language is '{3}' | {1} está em uma escrita ({2}) que não é a do idioma “{3}”
    '{1}', the language of {2}, is no well-formed tag | “{1}”, o idioma de {2}, não é um código válido
    no voice speaks '{1}', the language of {2} | nenhuma voz fala “{1}”, o idioma de {2}
    the label '{1}' ends with the role | o rótulo “{1}” termina com a função
    the label '{1}' holds the role | o rótulo “{1}” contém a função
    the label '{1}' says in which state it is | o rótulo “{1}” diz em que estado está
    the label '{1}' tells how to operate it | o rótulo “{1}” explica como usar
    the label '{1}' says that it is an image | o rótulo “{1}” diz que é uma imagem
    the label '{1}' does not say what it is for | o rótulo “{1}” não diz para que serve
    {1} hides {2}, which stands inside it | {1} esconde {2}, que está dentro
    {1} can be operated and the cursor never stops there | {1} pode ser usado e o cursor nunca para ali
    {1} can be read and the cursor never stops there | {1} pode ser lido e o cursor nunca para ali
    the text {1} is never said | o texto {1} nunca é dito
    the list of {1} names {2}, which is hidden | {1}: a lista cita {2}, que está oculto
    {1} lies under {2} | {1} está sob {2}
    an opaque view | uma visualização opaca
    {1} stands in the list of {2} and in that of another | {1} está na lista de {2} e em outra
    the list of {1} leads back to itself | {1}: a lista volta a si mesma
    {1} is to be read before itself | {1} deve ser lido antes de si mesmo
    the list of {1} names {2} twice | {1}: a lista cita {2} duas vezes
    {1} is to be read before and after another element | {1} deve ser lido antes e depois de outro elemento
    the list of {1} leaves out {2}, which is never reached | {1}: a lista omite {2}, que nunca é alcançado
    what names {1} | o que dá nome a {1}
    what heads the cells of {1} | o que encabeça as células de {1}
    {1} does not exist | {1}: não existe
    {1} is hidden | {1}: está oculto
    {1} says nothing | {1}: não diz nada
    the table has {1} rows and nothing heads them | a tabela tem {1} linhas e nada as encabeça
    the table {1} has {2} rows and nothing heads them | a tabela {1} tem {2} linhas e nada as encabeça
    {1} stops of text in {2} say one thing | {2}: {1} paradas de texto dizem uma só coisa
    {1} has the identifier '{2}', which is used before | {1} tem o identificador “{2}”, já usado
    {1} has no identifier | {1} não tem identificador
    {1} stands inside {2} others | {1} está dentro de outros {2}
    {1} answers to {2} only | {1} só responde a {2}
    {1} and {2} | {1} e {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | a tela só pode ser segurada na vertical
    the screen may be held sideways only | a tela só pode ser segurada na horizontal
    {1}, which lies over the screen, has no title | {1} cobre a tela e não tem título
    the screen is called '{1}', as another is | a tela se chama “{1}”, como outra
    the screen has {1} stops and no heading | a tela tem {1} paradas e nenhum cabeçalho
    {1} has level {2} after level {3} | {1} é de nível {2} depois do nível {3}
    {1} has level {2} inside a heading of level {3} | {1} é de nível {2} dentro de um cabeçalho de nível {3}
    the heading has no text | o cabeçalho não tem texto
    {1} does not respond to a user | {1} não responde a quem usa
    {1} has no action in the file, unlike other controls here | {1} não tem ação no arquivo, ao contrário de outros controles aqui
    {1} is adjustable and nothing can turn it | {1} é ajustável e nada pode ajustá-lo
    {1} has no value | {1} não tem valor
    the smallest value {1} of {2} is not below the largest, {3} | {2}: o valor mínimo {1} não é menor que o máximo, {3}
    {1} has a value and no range | {1} tem valor e não tem intervalo
    the value {1} of {2} is below the smallest, {3} | {2}: o valor {1} é menor que o mínimo, {3}
    the value {1} of {2} is above the largest, {3} | {2}: o valor {1} é maior que o máximo, {3}
    an action of {1} has no name | {1}: uma ação não tem nome
    two actions of {1} are called '{2}' | {1}: duas ações se chamam “{2}”
    a rotor of {1} has no name | {1}: um rotor não tem nome
    {1} holds a text and '{2}' is spoken in its place | {1} contém um texto e em seu lugar se diz “{2}”
    the value of {1} gives away what was typed | {1}: o valor revela o que foi digitado
    {1} does not declare what is typed into it | {1} não declara o que se digita ali
    {1} is selected and no trait says so | {1} está selecionado e nenhum traço diz isso
    {1} is disabled and no trait says so | {1} está desativado e nenhum traço diz isso
    the value of {1} does not say whether it is on | {1}: o valor não diz se está ativado
    the value of {1} does not say whether it is unfolded | {1}: o valor não diz se está expandido
    {1} elements of {2} are selected | {2}: {1} elementos estão selecionados
    the traits {1} of {2} contradict each other | {2}: os traços {1} se contradizem
    {1} is dimmed and can be turned all the same | {1} está esmaecido e mesmo assim pode ser ajustado
    {1} can be activated and no trait says so | {1} pode ser ativado e nenhum traço diz isso
    {1} is an image and lacks the trait | {1} é uma imagem sem o traço
    {1} is dimmed and does not say why | {1} está esmaecido e não diz por quê
    no name of {1} for voice control is the visible text '{2}' | {1}: nenhum nome para o controle por voz é o texto visível “{2}”
    the text of {1} fills {2}% of a fixed height | {1}: o texto ocupa {2}% de uma altura fixa
    the text of {1} outgrows its height at the size {2} | {1}: o texto passa da sua altura no tamanho {2}
    the text ends in the middle: '{1}' | o texto termina no meio: “{1}”
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: o texto tem um contraste de {2} para 1, menos de {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: o texto tem um contraste de {2} para 1 até {3} para 1, conforme o que está embaixo
    the screen has neither a title nor a heading | a tela não tem título nem cabeçalho
    {1} screens have neither a title nor a heading | {1} telas não têm título nem cabeçalho
    the text of {1} does not follow the text-size setting | {1}: o texto não segue o ajuste de tamanho do texto
    {1} texts do not follow the text-size setting | {1} textos não seguem o ajuste de tamanho do texto
    {1} has the size that UIKit gives it, less than 44 points | {1} tem o tamanho dado pelo UIKit, menos de 44 pontos
    {1} controls have the size that UIKit gives them, less than 44 points | {1} controles têm o tamanho dado pelo UIKit, menos de 44 pontos
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} e mais {3}
    {1}; {2} more for review | {1}; mais {2} a rever
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | não havia nada em nenhuma tela
    every file was passed over | todos os arquivos foram ignorados
    no storyboard, xib or screen document is in {1} | não há storyboard, xib nem documento de telas em {1}
    every screen was passed over: apps show them only while they start | todas as telas foram ignoradas: só aparecem enquanto o app inicia
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | Não há nada de errado com os arquivos; telas criadas por código podem ser auditadas como dumps.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Indique a pasta em que estão as telas; as criadas por código podem ser auditadas como dumps.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | As notas dizem por que cada arquivo foi ignorado; o que o Xcode 4 ou mais antigo gravou precisa ser salvo por um mais novo.
    every rule is off | todas as regras estão desativadas
    there is no rule called '{1}' | não há nenhuma regra “{1}”
    there is no rule called '{1}'; did you mean '{2}'? | não há nenhuma regra “{1}”; quis dizer “{2}”?
    what {1} ignores was to be mended by {2} | o que {1} ignora devia ser corrigido até {2}
    {1} ignores nothing that was found | {1} não ignora nada do que foi encontrado
    '{1}' | “{1}”
    {1} by {2} | {1} × {2}
    a silent stop | uma parada muda
    nothing | nada
    something | algo
    another stop | outra parada
    it | isto
    flicking on comes from {1} to {2} again, and never to the rest | deslizar adiante leva de {1} a {2} outra vez, e nunca ao resto
    flicking back comes from {1} to {2} again, and never to the rest | deslizar para trás leva de {1} a {2} outra vez, e nunca ao resto
    flicking on comes no further than {1} | deslizar adiante não passa de {1}
    flicking back comes no further than {1} | deslizar para trás não passa de {1}
    flicking on comes to ever more stops, and never to the rest | deslizar para a frente leva a cada vez mais paragens e nunca ao resto
    flicking on from the first stop does not come to {1} | deslizar adiante desde a primeira parada não chega a {1}
    {1} answers touches, and flicking on does not come to it | {1} responde ao toque, e deslizar adiante não chega lá
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | deslizar para trás passa por {1} paradas em outra ordem que adiante, que passa por {2}
    flicking on came to {1} stops, and to {2} when it was done again | deslizar adiante passou por {1} paradas, e por {2} na segunda vez
    flicking on came to {1}, and to {2} there when it was done again | deslizar adiante passou por {1}, e ali por {2} na segunda vez
    the cursor left {1} for {2} although nobody had done anything | {1}: o cursor saiu dali ({2}) sem que ninguém fizesse nada
    the cursor left {1} for {2}, which nobody had asked for | o cursor passou de {1} para {2}, o que ninguém tinha pedido
    a flick was followed by another move of the cursor, to {1} | a um deslize seguiu-se outro movimento do cursor, para {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1} sumiu, e o cursor está aqui: {2}, embora um vizinho ainda esteja lá
    {1} was made anew, and the cursor stands on {2} | {1} foi refeito, e o cursor está em {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | o que rodeia {1} foi atualizado, e o cursor está em {2}
    the screen begins with {1}, which is stop {2} of {3} | a tela começa com {1}, que é a parada {2} de {3}
    {1} has gone and no change was posted | {1} sumiu e nenhuma mudança foi avisada
    {1} has come and no change was posted | {1} apareceu e nenhuma mudança foi avisada
    {1} under the cursor has gone, and no change was posted | {1}, sob o cursor, sumiu e nenhuma mudança foi avisada
    {1} under the cursor has gone, and the change that was posted names no other place | {1}, sob o cursor, sumiu, e a mudança avisada não indica outro lugar
    the app sends the cursor to '{1}', which is not on the screen | o app manda o cursor para “{1}”, que não está na tela
    the cursor comes to {1}, which is not on the screen | o cursor chega a {1}, que não está na tela
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1} é criado de novo sempre que é pedido, e o cursor fica no que desapareceu
    flicking up and down leaves {1} as it is | deslizar para cima e para baixo deixa {1} como está
    {1} turned up and down again says '{2}' | {1}, aumentado e diminuído de novo, diz “{2}”
    {1} can be turned up without end | {1} pode ser aumentado sem fim
    {1} can be turned down without end | {1} pode ser diminuído sem fim
    activating {1} does nothing | {1}: ativar não faz nada
    activating {1} has changed its state, and it says the same as before | {1}: ativar mudou o estado, e se diz o mesmo de antes
    the action '{1}' of {2} does nothing | {2}: a ação “{1}” não faz nada
    {1} starts media, and a magic tap does nothing | {1} inicia mídia, e um toque mágico não faz nada
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1} fica além da borda da tela, e a rolagem não tem resposta
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1} fica além da borda da tela, e a rolagem não o traz à vista
    what holds {1} answers a finger that moves over it, and scrolling is not answered | o que contém {1} responde a um dedo que se move por cima, e o deslocamento não tem resposta
    scrolling was answered, and nobody said where it has come to | a rolagem teve resposta, e ninguém disse aonde chegou
    {1} takes all touches, and there is no stop beside it | {1} toma todos os toques, e não há parada ao lado
    flicking on comes from what lies over the screen to '{1}' behind it | deslizar adiante leva do que cobre a tela a “{1}”, atrás
    neither escape nor anything that the cursor comes to closes what lies over the screen | nem o escape nem nada que o cursor alcança fecha o que cobre a tela
    something has come to lie over the screen, and the cursor is on {1} | algo cobriu a tela, e o cursor está aqui: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | o que cobria a tela sumiu, e o cursor está aqui: {1}, não em {2}, que o tinha aberto
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | o que cobria a tela sumiu, e o app avisa depois uma nova tela, o que afasta de {1}, que o tinha aberto
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | o que cobria a tela sumiu, e {1}, que o tinha aberto, foi recriado nesse meio-tempo
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | o que cobre a tela começa com “{1}”, sem título nem cabeçalho
    {1} is heard before {2}, which stands before it | {1} é ouvido antes de {2}, que está antes
    {1}, which stands below {2}, is heard before it | {1}, que está abaixo de {2}, é ouvido antes
    {1} gestures lead to {2} | {1} gestos levam a {2}
    the rotor '{1}' finds nothing | o rotor “{1}” não encontra nada
    another screen has come in the place of the one with {1}, and no change was posted | outra tela tomou o lugar daquela com {1}, e nenhuma mudança foi avisada
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | o app avisou de uma nova tela embora quase tudo tenha ficado, e o cursor foi de {1} para a primeira parada
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | o app avisou de uma nova tela embora quase tudo tenha ficado, e envia o cursor para {1}
    {1} changes of the screen were posted at once | {1} mudanças de tela foram avisadas de uma vez
    {1} changes of the layout were posted at once | {1} mudanças de disposição foram avisadas de uma vez
    {1} belongs to a controller that is in no window and in no other controller | {1} pertence a um controlador que não está em nenhuma janela nem em outro controlador
    {1} lies under the view of another controller, and is still come to | {1} está sob a vista de outro controlador e ainda é alcançado
    the app was ended on '{1}' and comes back with '{2}' | o app foi encerrado em “{1}” e volta com “{2}”
    {1} is not there when the app was ended and comes back | {1} não está lá quando o app foi encerrado e volta
    {1} was not there when the app was ended, and is there when it comes back | {1} não estava lá quando a app foi terminada e está quando ela volta
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | o cursor estava em {1} quando o app foi encerrado, e está em {2} quando volta
    neither escape nor anything that the cursor comes to goes back | nem o escape nem nada que o cursor alcança volta
    {1} goes back, and escape does not | {1} volta, o escape não
    '{1}' was announced and cut off | “{1}” foi anunciado e cortado
    '{1}' was announced with a change of the screen, and never heard | “{1}” foi anunciado com uma mudança de tela, e nunca ouvido
    '{1}' was announced while the app was left, and never heard | “{1}” foi anunciado ao sair do app e nunca foi ouvido
    '{1}' was announced twice in a row | “{1}” foi anunciado duas vezes seguidas
    {1} announcements came within {2} seconds | {1} anúncios vieram em {2} segundos
    {1} has come on the screen, and was not said | {1} apareceu na tela e não foi dito
    {1} was there for {2} seconds, and takes {3} to be heard | {1} ficou {2} segundos, e são precisos {3} para ouvir
    '{1}…' takes {2} seconds | “{1}…” leva {2} segundos
    the hint of {1} begins only after {2} seconds | {1}: a dica só começa depois de {2} segundos
    the hint '{1}' belongs to no stop, and is never heard | a dica “{1}” não pertence a nenhuma paragem e nunca se ouve
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: a dica é cortada por “{2}” sempre que o cursor chega
    {1} comes right after {2} | {1} vem logo depois de {2}
    {1} said another role before | {1} dizia antes outra função
    {1} changed {2} times within {3} seconds | {1} mudou {2} vezes em {3} segundos
    no voice reads '{1}' | nenhuma voz lê “{1}”
    '{1}' is read by the voice of another language than '{2}' | “{1}” é lido pela voz de um idioma diferente de “{2}”
    the same way has led to another state than before | o mesmo caminho levou a um estado diferente do anterior
    By rule | Por regra
    By file | Por arquivo
    Baseline entries that nothing needs any more | Entradas de referência de que nada mais precisa
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Para ignorar o primeiro, adicione sob “ignore” em .earshot.yaml: - {1}
    These are: {1} | São: {1}
    Screen {1} of {2} | Tela {1} de {2}
    Audit | Auditoria
    critical | crítico
    serious | grave
    moderate | moderado
    minor | leve
    review | a rever
    {1} critical | críticos: {1}
    {1} serious | graves: {1}
    {1} moderate | moderados: {1}
    {1} minor | leves: {1}
    {1} for review | a rever: {1}
    nothing found | nada encontrado
    {1} elements checked: {2} | elementos verificados: {1}; {2}
    {1} elements on {2} screens checked: {3} | elementos verificados: {1}, telas: {2}; {3}
    {1} states walked | estados percorridos: {1}
    {1} states walked, {2} not reached | estados percorridos: {1}, não alcançados: {2}
    {1} known from the baseline | conhecidos da referência: {1}
    {1} ignored | ignorados: {1}
    {1} stale entries | entradas vencidas: {1}
    {1} refused | recusados: {1}
    {1} files skipped | arquivos pulados: {1}
    {1} screens skipped | telas puladas: {1}
    {1} files, {2} screens skipped | arquivos pulados: {1}, telas: {2}
    {1} rules not checked everywhere | regras não verificadas em toda parte: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2} vezes
    Accessibility audit | Auditoria de acessibilidade
    earshot {1}, rule set {2}, part {3} | earshot {1}, conjunto de regras {2}, parte {3}
    Skip to the screens | Ir para as telas
    Screens | Telas
    Refused files | Arquivos recusados
    Rules for which files lack facts | Regras para as quais faltam dados nos arquivos
    {1}: not sure of everything on {2} screens | {1}: sem certeza de tudo; telas: {2}
    About this audit | Sobre esta auditoria
    Entries that the baseline no longer needs | Entradas de que a referência não precisa mais
    {1} findings | achados: {1}
    No rule looks at this screen, which stands there until the app has begun. | Nenhuma regra examina esta tela, que só existe até o app começar.
    Not checked everywhere, since the file lacks facts: {1}. | Não verificado em toda parte, por faltarem dados no arquivo: {1}.
    There is nothing to hear on this screen. | Não há nada para ouvir nesta tela.
    What is heard | O que se ouve
    (silence) | (silêncio)
    Findings | O que foi encontrado
    {1} findings known or ignored | achados conhecidos ou ignorados: {1}
    stop {1} | parada {1}
    About {1} | Sobre {1}
    What is done from the start of the app, and what is heard: | O que se faz desde o início do app e o que se ouve:
    What is heard on the way: | O que se ouve no caminho:
    To pass over it, add to {1} in the configuration: | Para ignorar, adicione a {1} na configuração:
    ignored: {1} | ignorado: {1}
    ignored | ignorado
    known | conhecido
    The file says nothing of where things stand. | O arquivo não diz onde as coisas estão.
    {1}, drawn with the numbers of its stops | {1}, desenhado com os números das paradas
    earshot {1}, rule set {2} | earshot {1}, conjunto de regras {2}
    All {1} | todos: {1}
    {1}, line {2}, column {3} | {1}, linha {2}, coluna {3}
    and {1} more | e mais {1}
    it lists {1} elements and counts {2} | lista {1} elementos e conta {2}
    it does not find the place of element {1} | não encontra o lugar do elemento {1}
    it finds element {1} at place {2} | encontra o elemento {1} no lugar {2}
    it gives another element than the one it lists at place {1} | dá no lugar {1} um elemento diferente do que lista ali
    {1} rules | regras: {1}
    {1} rules not checked | regras não verificadas: {1}
    {1} rules without a finding | regras sem achados: {1}
    the file lacks facts: {1} | faltam dados no arquivo: {1}
    a picture that stands there until the app has begun | uma imagem que só existe até o app começar
    passed over | pulado
    known or ignored | conhecido ou ignorado
    for review | a rever
    The walk, drawn | O percurso, desenhado
    Play the walk | Reproduzir o percurso
    What is heard on the way to the element. | O que se ouve no caminho até o elemento.
    What is done from the start of the app, and what is heard. | O que se faz desde o início do app e o que se ouve.
    The baseline has it. | A referência o contém.
    The folder in which earshot was run. | A pasta em que o earshot foi executado.
    """
}
