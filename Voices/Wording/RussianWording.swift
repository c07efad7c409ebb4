/// What the reader says in Russian.
enum RussianWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: published
    selected | выбрано | Выбрано | выбрано
    dimmed | недоступно | Недоступно | недоступно
    button | кнопка | Кнопка | кнопка
    backButton | кнопка назад | Кнопка назад | кнопка назад
    back | Назад
    # source: translation
    popUpButton | кнопка всплывающего меню
    radioButton | радиокнопка
    draggable | можно перетащить
    # source: published
    switchButton | кнопка-переключатель | Кнопка-переключатель | кнопка-переключатель
    plainSwitch | кнопка-переключатель | Кнопка-переключатель | кнопка-переключатель
    # source: translation
    on | включено | Вкл | включено
    off | выключено | Выкл | выключено
    # source: published
    mixed | смешанно | Смешанно | смешанно
    tab | вкладка | Вкладка | вкладка
    textField | текстовое поле
    # source: translation
    secureTextField | защищённое текстовое поле | Защищённое текстовое поле | защищённое текстовое поле
    # source: published
    isEditing | идёт правка | Идет правка | идёт правка
    # source: translation
    characterMode | режим символов
    wordMode | режим слов
    lineMode | режим строк
    sentenceMode | режим предложений
    paragraphMode | режим абзацев
    insertionPointAtStart | точка вставки в начале
    insertionPointAtEnd | точка вставки в конце
    # source: published
    heading | заголовок | Заголовок | заголовок
    # source: translation
    headingLevel | заголовок, уровень {1}
    nestingLevel | уровень {1}
    # source: published
    link | ссылка | Ссылка | ссылка
    # source: translation
    pickerItem | элемент выбора
    # source: published
    adjustable | элемент регулировки | Элемент регулировки | элемент регулировки
    image | изображение | Изображение | изображение
    searchField | поле поиска | Поле поиска | поле поиска
    # source: translation
    expanded | развёрнуто
    collapsed | свёрнуто
    # source: published
    listStart | начало списка | Начало списка | начало списка
    listEnd | конец списка | Конец списка | конец списка
    landmarkStart | ориентир | Ориентир | ориентир
    # source: translation
    landmarkEnd | конец | Конец | конец
    required | обязательно
    invalidData | недопустимые данные
    invalidGrammar | грамматическая ошибка
    invalidSpelling | орфографическая ошибка
    directTouchArea | область прямого касания
    rowSpan | охватывает рядов: {1} | Охватывает рядов: {1} | охватывает рядов: {1}
    columnSpan | охватывает столбцов: {1} | Охватывает столбцов: {1} | охватывает столбцов: {1}
    # source: published
    row | ряд {1} | Ряд {1} | ряд {1}
    column | столбец {1} | Столбец {1} | столбец {1}
    # source: translation
    rowHeader | заголовок ряда
    columnHeader | заголовок столбца
    tableStart | начало таблицы
    tableEnd | конец таблицы
    rowCount | {1} ряда
    rowCount.one | {1} ряд
    rowCount.few | {1} ряда
    rowCount.many | {1} рядов
    columnCount | {1} столбца
    columnCount.one | {1} столбец
    columnCount.few | {1} столбца
    columnCount.many | {1} столбцов
    # source: published
    position | {1} из {2}
    actionsAvailable | доступны действия | Доступны действия | доступны действия
    moreContentAvailable | доступно больше контента | Доступно больше контента | доступно больше контента
    toggleHint | Коснитесь дважды, чтобы переключить настройку.
    editHint | Коснитесь дважды, чтобы редактировать. | коснитесь дважды, чтобы редактировать | Коснитесь дважды, чтобы редактировать.
    misspelledWordsHint | Используйте ротор для доступа к объекту: слова с ошибками.
    adjustableHint | Смахните вверх или вниз одним пальцем, чтобы настроить значение.
    # source: translation
    popUpHint | Коснитесь дважды, чтобы активировать средство выбора.
    draggableHint | Коснитесь дважды и удерживайте, дождитесь звукового сигнала, затем перетащите, чтобы изменить порядок.
    expandHint | Коснитесь дважды, чтобы развернуть.
    collapseHint | Коснитесь дважды, чтобы свернуть.
    # source: guide
    alert | предупреждение
    list | список
    # source: published
    landmark | ориентир
    # source: guide
    table | таблица
    # source: translation
    tabBar | панель вкладок
    # source: guide
    group | группа
    # source: translation
    voiceOverOn | VoiceOver включён
    voiceOverOff | VoiceOver выключен
    activateAction | активировать
    # source: guide
    rotorActions | действия
    # source: translation
    rotorAdjustValue | настройка значения
    rotorMoreContent | больше контента
    # source: guide
    rotorCharacters | символы
    rotorWords | слова
    rotorLines | строки
    # source: translation
    rotorSentences | предложения
    rotorParagraphs | абзацы
    # source: guide
    rotorTextSelection | выделение текста
    rotorEdit | правка
    editSelectAll | выбрать всё
    editCut | вырезать
    editCopy | скопировать
    editPaste | вставить
    # source: translation
    editReplace | заменить на {1}
    # source: guide
    editUndo | отменить
    editRedo | повторить
    rotorHeadings | заголовки
    rotorLinks | ссылки
    rotorButtons | кнопки
    # source: translation
    rotorFormControls | элементы управления формы
    # source: guide
    rotorStaticText | статический текст
    rotorImages | изображения
    rotorTextFields | текстовые поля
    # source: translation
    rotorVisitedLinks | посещённые ссылки
    rotorNonVisitedLinks | непосещённые ссылки
    # source: guide
    rotorTables | таблицы
    rotorLists | списки
    rotorLandmarks | ориентиры
    rotorContainers | контейнеры
    # source: translation
    rotorSameHeading | заголовки того же уровня
    rotorRows | ряды
    rotorColumns | столбцы
    rotorBlockquotes | цитаты
    rotorSameBlockquote | цитаты того же уровня
    rotorFrames | фреймы
    rotorBoldText | жирный текст
    rotorItalicText | курсив
    rotorUnderlinedText | подчёркнутый текст
    rotorPlainText | обычный текст
    rotorStyleChange | смена стиля
    rotorFontChange | смена шрифта
    rotorColorChange | смена цвета
    rotorSameItem | такой же объект
    rotorDifferentItem | другой объект
    # source: guide
    rotorVerticalNavigation | вертикальная навигация
    # source: published
    rotorMisspelledWords | слова с ошибками
    # source: cldr
    percent | {1} %
    # source: translation
    noneOfThem | нет
    someOfThem | некоторые
    mostOfThem | большинство
    allOfThem | все
    verbosityMinimal | минимально
    verbosityStandard | стандартно
    verbosityVerbose | подробно
    verbosityCustom | свой вариант
    doNothing | ничего не делать
    speakCapital | произносить «заглавная»
    changePitch | изменять тон
    playSound | воспроизводить звук
    charactersAndWords | символы и слова
    nothing | ничего
    defaultLanguage | язык по умолчанию
    defaultVoice | голос по умолчанию
    # source: guide
    rotorSpeechRate | скорость речи
    rotorVolume | громкость
    # source: translation
    rotorPitch | высота тона
    # source: guide
    rotorPunctuation | пунктуация
    # source: translation
    rotorVerbosity | детализация
    # source: guide
    rotorHints | подсказки
    # source: translation
    rotorCapitals | заглавные буквы
    rotorTyping | озвучивание ввода
    # source: guide
    rotorTypingMode | режим ввода
    # source: translation
    standardTyping | стандартный ввод
    touchTyping | ввод касанием
    directTouchTyping | ввод прямым касанием
    rotorSounds | звуки
    rotorDirectTouch | прямое касание
    rotorNavigation | стиль навигации
    flatNavigation | без групп
    groupedNavigation | по группам
    # source: guide
    rotorLanguage | язык
    # source: translation
    rotorVoice | голос
    settingTraits | тип объектов
    beforeName | перед названием
    afterName | после названия
    settingValues | значения
    settingDeleting | удаление текста
    settingPhonetics | фонетический алфавит
    settingStereo | стерео
    settingBehaviour | курсор после изменения
    behaviourGuide | как в руководстве Apple
    behaviourDevice | как на устройствах
    settingInterfaceLanguage | язык Earshot
    blank | пусто
    space | пробел
    newLine | новая строка
    tabCharacter | табуляция
    unassigned | {1}: не назначено
    belongsToSystem | {1}: используется системой
    # source: guide
    systemHome | Домой
    # source: translation
    systemPreviousApp | Переключиться на предыдущее приложение
    systemNextApp | Переключиться на следующее приложение
    systemPreviousVisibleApp | Предыдущее видимое приложение
    systemNextVisibleApp | Следующее видимое приложение
    # source: guide
    systemNotificationCenter | Центр уведомлений
    systemControlCenter | Пункт управления
    systemStatusBar | Строка состояния
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | Команды {1} нет
    assigned | {1}: {2}
    assignedNothing | {1}: не назначено
    itemChooser | Выбор объекта, {1}. Вводите текст, чтобы сократить список; Enter — переход к объекту. Escape закрывает список.
    commandChooser | Выбор команды, {1}. Вводите текст, чтобы сократить список; Enter — выполнение команды. Escape закрывает список.
    sceneChooser | Выбор экрана, {1}. Вводите текст, чтобы сократить список; Enter — переход на экран. Escape закрывает список.
    noScenes | Других экранов нет
    sceneByCode | {1}, через код
    sceneByName | {1}, по имени
    itemCount | {1} объектов
    itemCount.one | {1} объект
    itemCount.few | {1} объекта
    itemCount.many | {1} объектов
    moreThan | более чем {1}
    noItems | Объектов нет
    noItemsWith | Нет объектов с текстом {1}. Escape закрывает список.
    chooserItem | {1}, {2} из {3}
    closed | Закрыто
    searchBegins | Поиск. Введите текст, затем нажмите Enter.
    searchPrompt | Поиск: {1}
    notFound | Не найдено: {1}
    notFoundYet | Пока не найдено: {1}, идёт загрузка
    nothingSearched | Поиск ещё не выполнялся
    labelBegins | Метка объекта. Введите имя, затем нажмите Enter.
    labelPrompt | Метка: {1}
    labelled | Метка задана: {1}
    labelRemoved | Метка удалена
    helpBegins | Справка. Нажмите любую клавишу, чтобы услышать, что она делает. Escape завершает справку.
    helpEnds | Справка завершена.
    help | {1}: {2}
    helpTyping | {1}: {2}, в текстовом поле
    helpTypes | ввод символа
    helpNothing | нет действия
    itemSummary | {1}, объект {2} из {3} на этом экране
    noHint | Подсказки нет
    nothingFocused | Ни один объект не принимает ввод с клавиатуры
    noDescription | Описания нет
    notInTable | Не в таблице
    noRowHeader | Заголовка ряда нет
    noColumnHeader | Заголовка столбца нет
    rowOf | ряд {1} из {2}
    columnOf | столбец {1} из {2}
    noTextStyle | Стиль текста не указан
    points | {1} пункта
    points.one | {1} пункт
    points.few | {1} пункта
    points.many | {1} пунктов
    plain | обычный
    bold | жирный
    italic | курсив
    underlined | подчёркнутый
    struckThrough | зачёркнутый
    dim | тусклый
    blinking | мигающий
    reversed | инвертированный
    onColor | фон {1}
    colorBlack | чёрный
    colorRed | красный
    colorGreen | зелёный
    colorYellow | жёлтый
    colorBlue | синий
    colorMagenta | пурпурный
    colorCyan | голубой
    colorWhite | белый
    colorGray | серый
    colorBrightRed | ярко-красный
    colorBrightGreen | ярко-зелёный
    colorBrightYellow | ярко-жёлтый
    colorBrightBlue | ярко-синий
    colorBrightMagenta | ярко-пурпурный
    colorBrightCyan | ярко-голубой
    colorBrightWhite | ярко-белый
    colorOrange | оранжевый
    colorBrown | коричневый
    colorPink | розовый
    colorPurple | фиолетовый
    quoteLevel | уровень цитаты {1}
    noURL | Адреса нет
    speechOff | Речь выключена
    speechOn | Речь включена
    # source: guide
    curtainOn | Шторка экрана включена
    curtainOff | Шторка экрана выключена
    # source: translation
    copied | Скопировано в буфер обмена
    nothingToCopy | Копировать нечего
    quickNavOn | Быстрая навигация по буквам включена
    quickNavOff | Быстрая навигация по буквам выключена
    keysLocked | Клавиши V O зафиксированы
    keysUnlocked | Клавиши V O освобождены
    watching | Отслеживается: {1}
    watchingEnds | Отслеживание прекращено
    settingsChooser | Настройки, {1}. Стрелки вверх и вниз переходят к настройке, влево и вправо изменяют её; вводите текст, чтобы сократить список. Escape закрывает список.
    labelNotKept | Метка не сохранена для следующего раза: {1}
    settingsKept | Настройки сохранены
    settingsNotKept | Настройки не сохранены
    settingsNotKeptBecause | Настройки не сохранены: {1}
    settingsRead | Настройки прочитаны
    settingsNotReadBecause | Настройки не прочитаны: {1}
    nothingTakesText | Здесь некуда вводить текст
    pastedBeginning | Вставлено только начало; не более 128 килобайт
    noSoundToTurnOff | Нет звука, который можно выключить.
    readerModeOn | Режим экранного доступа
    readerModeOff | Режим экранного доступа выключен
    keysSilenceOn | Клавиши прерывают речь
    keysSilenceOff | Клавиши не прерывают речь
    settingPrefix | клавиша префикса
    settingProfile | профиль программы
    settingCaptions | субтитры
    settingClipboard | буфер обмена для программы
    settingAnnotations | аннотации для терминала
    noOutput | Вывода команды нет
    noHistory | За пределы экрана ещё ничего не ушло
    bookmarkSet | Закладка: {1}
    bookmarkRemoved | Закладка снята: {1}
    noBookmark | Закладок нет
    onlyForPrograms | Только во время работы программы
    programIntroduction | Нажатия клавиш передаются программе. Чтобы дать команду программе экранного доступа, нажмите {1}, затем нужную клавишу: стрелка вправо — следующий объект, вопросительный знак — справка, точка с запятой — каждая клавиша становится командой до следующего нажатия {1}. Двойное нажатие {1} передаёт эту клавишу программе.
    introduction | Добро пожаловать в Earshot. Нажмите стрелку вправо, чтобы перейти к следующему объекту, и стрелку влево, чтобы вернуться. Enter активирует объект, Escape возвращает назад. Стрелки вверх и вниз изменяют значение или перемещают по тому, на что настроен ротор; Shift со стрелкой вправо поворачивает ротор. V O A читает всё; V O — это Control и Alt вместе, достаточно и одной клавиши Alt. Любая клавиша прерывает речь; запятая приостанавливает и возобновляет её. Нажмите вопросительный знак, чтобы изучить клавиши, двоеточие, чтобы выбрать команду по имени, и F2, чтобы услышать это снова. Control C завершает Earshot. При желании настройки можно хранить в файле: как это сделать, сообщает earshot config.
    noSound | (Нет звука)
    nothingFurther | (Больше ничего)
    loading | загрузка
    requestRefused | Отклонено
    requestRefusedBecause | Отклонено: {1}
    requestUnsupported | Здесь это невозможно
    requestStale | Экран изменился
    requestTimedOut | Нет ответа
    connectionLost | Соединение потеряно
    requestUnreachable | Не удалось получить доступ
    requestUnchanged | Ничего не изменилось
    linesAndLast | строк: {1}, последняя: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | История
    crashed | Произошёл сбой: {1}
    crashedWithoutName | Произошёл сбой в части экрана
    outOfDate | Содержимое экрана могло устареть
    removed | Удалено: {1}
    silentItem | Этому объекту нечего сказать
    emptyScreen | Пустой экран
    emptyScreenOthers | Пустой экран; ещё {1} экрана: {2}
    emptyScreenOthers.one | Пустой экран; ещё {1} экран: {2}
    emptyScreenOthers.few | Пустой экран; ещё {1} экрана: {2}
    emptyScreenOthers.many | Пустой экран; ещё {1} экранов: {2}
    guessedScreenOthers | Приложение может начинаться не здесь; ещё {1} экрана: {2}
    guessedScreenOthers.one | Приложение может начинаться не здесь; ещё {1} экран: {2}
    guessedScreenOthers.few | Приложение может начинаться не здесь; ещё {1} экрана: {2}
    guessedScreenOthers.many | Приложение может начинаться не здесь; ещё {1} экранов: {2}
    codeAhead | Это делает только код приложения: {1}
    codeAheadScenes | Это делает только код приложения: {1}. Возможные экраны, {2}: {3}
    codeAheadOthers | Это делает только код приложения: {1}. Другие экраны, {2}: {3}
    missingScreen | Экрана, к которому это ведёт, нет: {1}
    nothingHappens | Ничего не происходит
    pressKey | нажмите {1}
    lineTypeScenes | введите scenes
    notHeard | (Не прозвучало: {1})
    lineIntroduction | Добро пожаловать в Earshot. У каждого объекта на экране есть номер. Введите номер и нажмите Enter, чтобы перейти к объекту; просто Enter активирует объект; next и back переходят от объекта к объекту. help выводит список слов, quit завершает Earshot. Как сохранять настройки, сообщает earshot config.
    lineUnknown | команды «{1}» нет; ожидается номер, Enter или слово из списка help
    lineNearest | возможно, вы имели в виду «{1}»?
    lineNoItem | объекта {1} нет; ожидается номер от 1 до {2}
    lineItemGone | объекта {1} больше нет; list выводит объекты, которые есть сейчас
    lineListCut | объектов больше {1}; next проходит по ним всем
    lineNothingTakesText | здесь некуда вводить текст; курсор должен быть в активированном текстовом поле
    lineNotHere | недоступно в режиме строк текста
    lineHelpNumber | номер: перейти к этому объекту
    lineHelpEnter | просто Enter: активировать объект
    lineHelpNext | next, back: следующий объект, предыдущий объект; next heading, previous link и так далее: следующий или предыдущий объект этого вида
    lineHelpList | list: снова вывести объекты экрана; chooser: выбрать объект по номеру или тексту
    lineHelpScenes | scenes: выбрать экран, на который отсюда ничего не ведёт
    lineHelpFind | find ТЕКСТ: перейти к следующему объекту с этим текстом; next search result продолжает поиск
    lineHelpType | type ТЕКСТ: ввести текст в текстовое поле
    lineHelpRotor | rotor: что здесь предлагает ротор; rotor ИМЯ: повернуть ротор на этот пункт; next rotor item, previous rotor item
    lineHelpScroll | scroll НАПРАВЛЕНИЕ; gesture ИМЯ, например gesture 2 finger double tap
    lineHelpQuit | quit: завершить Earshot
    lineHelpCommands | а также любая из этих команд:
    bullets | {1} точки
    bullets.one | {1} точка
    bullets.few | {1} точки
    bullets.many | {1} точек
    spellingAlphabet | а Анна б Борис в Василий г Григорий д Дмитрий е Елена ё Ёлка ж Женя з Зинаида и Иван й Иван-краткий к Константин л Леонид м Михаил н Николай о Ольга п Павел р Роман с Семён т Татьяна у Ульяна ф Фёдор х Харитон ц Цапля ч Человек ш Шура щ Щука ъ твёрдый-знак ы еры ь мягкий-знак э Эхо ю Юрий я Яков
    textSelected | {1} выбрано
    textUnselected | {1} не выбрано
    nothingSelected | ничего не выбрано
    selectionStarted | выделение начато
    textDeleted | {1} удалено
    textInserted | {1} вставлено
    textCut | {1} вырезано
    textCopied | {1} скопировано
    textPasted | {1} вставлено
    textReplaced | заменено на {1}
    """
}
