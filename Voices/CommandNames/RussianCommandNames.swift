/// What commands, keys and gestures are called in Russian.
enum RussianCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | К следующему объекту
    Move to Previous Item | К предыдущему объекту
    Move to First Item | К первому объекту
    Move to Last Item | К последнему объекту
    Move In | Войти внутрь
    Move Out | Выйти наружу
    Move to Top of Container | К началу контейнера
    Move to Bottom of Container | К концу контейнера
    Move to Linked Item | К связанному объекту
    Move to System-Focused Item Summary | К объекту в фокусе системы
    Activate | Активировать
    Perform Long Press | Долгое нажатие
    Secondary Activate | Дополнительная активация
    Pass Through | Передать напрямую
    Escape | Выход
    Magic Tap | Волшебное касание
    Increment | Увеличить
    Decrement | Уменьшить
    Label Item | Задать метку объекта
    Watch Item | Следить за объектом
    Scroll Down | Прокрутить вниз
    Scroll Up | Прокрутить вверх
    Scroll Right | Прокрутить вправо
    Scroll Left | Прокрутить влево
    Speak Item | Произнести объект
    Read All | Прочитать всё
    Read From Top | Читать с начала
    Toggle Speech | Приостановить или продолжить речь
    Stop Speech | Остановить речь
    Repeat Speech | Повторить речь
    Copy Speech to Clipboard | Скопировать речь в буфер обмена
    Toggle Mute | Включить или выключить звук
    Read Character | Прочитать символ
    Read Word | Прочитать слово
    Read Line | Прочитать строку
    Spell Item | Произнести объект по буквам
    Read Selected Text | Прочитать выбранный текст
    Read Hint | Прочитать подсказку
    Read Item Summary | Прочитать сводку об объекте
    Read System-Focused Item Summary | Прочитать сводку об объекте в фокусе системы
    Describe Item | Описать объект
    Read Row Header | Прочитать заголовок строки
    Read Column Header | Прочитать заголовок столбца
    Read Table Row Column | Прочитать строку и столбец таблицы
    Read Text Style | Прочитать стиль текста
    Read URL | Прочитать адрес
    Next Rotor Item | Следующий объект ротора
    Previous Rotor Item | Предыдущий объект ротора
    Next Rotor | Следующий ротор
    Previous Rotor | Предыдущий ротор
    Move to Next {1} | К следующему: {1}
    Move to Previous {1} | К предыдущему: {1}
    Show Item Chooser | Показать выбор объекта
    Show Scene Chooser | Показать выбор экрана
    Item Text Search | Поиск текста объектов
    Next Search Result | Следующий результат поиска
    Previous Search Result | Предыдущий результат поиска
    Show Command Chooser | Показать выбор команды
    Toggle Text Selection | Начать или закончить выделение текста
    Cut | Вырезать
    Copy | Скопировать
    Paste | Вставить
    Select All | Выбрать всё
    Undo | Отменить
    Redo | Повторить
    Start Help | Начать справку
    Toggle Screen Curtain | Включить или выключить шторку экрана
    Toggle Single Letter Quick Nav | Включить или выключить быструю навигацию по буквам
    Toggle Lock Modifier Keys | Закрепить или освободить клавиши V O
    Open VoiceOver Settings | Открыть настройки VoiceOver
    Keep Settings | Сохранить настройки
    Home | Экран «Домой»
    Switch to Previous App | Переключиться на предыдущее приложение
    Switch to Next App | Переключиться на следующее приложение
    Move to Previous Visible App | К предыдущему видимому приложению
    Move to Next Visible App | К следующему видимому приложению
    Switch to Next Visible App | Переключиться на следующее видимое приложение
    Notification Center | Центр уведомлений
    Control Center | Пункт управления
    Move to Status Bar | К строке состояния
    Previous Item with 3D Touch | Предыдущий объект с 3D Touch
    Tutorial | Введение
    Draw Again | Перерисовать
    Suspend | Приостановить
    Quit | Завершить
    Read Settings Again | Прочитать настройки снова
    Set Bookmark | Поставить закладку
    Next Bookmark | Следующая закладка
    Toggle Reader Mode | Включить или выключить режим экранного доступа
    Toggle Keys Stop Speech | Прерывание речи клавишами или нет
    Review Command Output | Просмотреть вывод команды
    Review History | Просмотреть историю
    Next Character | Следующий символ
    Previous Character | Предыдущий символ
    Next Word | Следующее слово
    Previous Word | Предыдущее слово
    Next Line | Следующая строка
    Previous Line | Предыдущая строка
    Next Sentence | Следующее предложение
    Previous Sentence | Предыдущее предложение
    Next Paragraph | Следующий абзац
    Previous Paragraph | Предыдущий абзац
    Beginning of Line | Начало строки
    End of Line | Конец строки
    Beginning of Text | Начало текста
    End of Text | Конец текста
    Select Next Word | Выделить следующее слово
    Select Previous Word | Выделить предыдущее слово
    Select to Beginning of Line | Выделить до начала строки
    Select to End of Line | Выделить до конца строки
    Delete Previous Character | Удалить предыдущий символ
    Delete Next Character | Удалить следующий символ
    Delete Previous Word | Удалить предыдущее слово
    Delete Next Word | Удалить следующее слово
    Delete to Beginning of Line | Удалить до начала строки
    Delete to End of Line | Удалить до конца строки
    Return | Ввод
    End Editing | Закончить правку
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | пробел
    enter | Enter
    tab | Tab
    backspace | Backspace
    escape | Escape
    up arrow | стрелка вверх
    down arrow | стрелка вниз
    left arrow | стрелка влево
    right arrow | стрелка вправо
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | другая клавиша
    minus | минус
    grave accent | обратный апостроф
    question mark | вопросительный знак
    slash | косая черта
    semicolon | точка с запятой
    left bracket | левая квадратная скобка
    right bracket | правая квадратная скобка
    equals | знак равенства
    plus | плюс
    comma | запятая
    period | точка
    apostrophe | апостроф
    backslash | обратная косая черта
    On a screen | На экране
    While a text is edited | При правке текста
    In a chooser | В списке выбора
    In the search, and where an item is labelled | В поиске и при назначении метки объекту
    In help | В справке
    With fingers on a touch screen | Пальцами на сенсорном экране
    With the mouse | Мышью
    Next Item | Следующий объект
    Previous Item | Предыдущий объект
    Narrow the List | Сузить список
    Widen the List | Расширить список
    Go There | Перейти туда
    Close | Закрыть
    Type the Text | Ввести текст
    Delete Last Character | Удалить последний символ
    Find | Найти
    Say What a Key Does | Сказать, что делает клавиша
    End Help | Завершить справку
    Speak What Is There | Произнести то, что там находится
    Explore | Исследовать
    any character | любой символ
    any key but escape | любая клавиша, кроме Escape
    click | щелчок
    drag | перетаскивание
    double click | двойной щелчок
    wheel down | колесо вниз
    wheel up | колесо вверх
    V O is control and alt held together; alt alone will do. | V O означает клавиши Control и Alt, нажатые вместе; достаточно одной Alt.
    {1} finger single tap | касание, пальцев: {1}
    {1} finger double tap | двойное касание, пальцев: {1}
    {1} finger triple tap | тройное касание, пальцев: {1}
    {1} finger quadruple tap | четырёхкратное касание, пальцев: {1}
    {1} finger single tap and hold | касание с удержанием, пальцев: {1}
    {1} finger swipe left | смахивание влево, пальцев: {1}
    {1} finger swipe right | смахивание вправо, пальцев: {1}
    {1} finger swipe up | смахивание вверх, пальцев: {1}
    {1} finger swipe down | смахивание вниз, пальцев: {1}
    2 finger rotate counterclockwise | вращение 2 пальцами против часовой стрелки
    2 finger rotate clockwise | вращение 2 пальцами по часовой стрелке
    2 finger scrub | зигзаг 2 пальцами
    split tap | раздельное касание
    1 finger double tap and hold | двойное касание 1 пальцем с удержанием
    3 finger double tap, hold, and flick left | двойное касание 3 пальцами с удержанием и смахивание влево
    3 finger double tap, hold, and flick right | двойное касание 3 пальцами с удержанием и смахивание вправо
    double tap the back of your iphone | двойное касание задней панели iPhone
    triple tap the back of your iphone | тройное касание задней панели iPhone
    """
}
