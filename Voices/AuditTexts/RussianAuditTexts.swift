/// What an audit says in Russian.
enum RussianAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | Элементы управления перекрываются
    target-overlap.fix | Раздвиньте их.
    target-duplicate-bounds.title | Две цели в одном месте
    target-duplicate-bounds.fix | Оставьте один из них или не пускайте курсор на другой.
    activation-point-off.title | Точка активации не попадает в элемент
    activation-point-off.fix | Поместите точку активации внутрь элемента или оставьте её системе.
    frame-empty.title | У доступного элемента нет площади
    frame-empty.fix | Дайте элементу рамку того, что он представляет, или не пускайте на него курсор.
    frame-offscreen.title | Элемент для курсора находится за пределами экрана
    frame-offscreen.fix | Скройте его, пока его нет, или позвольте прокрутить к нему.
    frame-outside-parent.title | Элемент выходит за пределы контейнера
    frame-outside-parent.fix | Пусть контейнер охватывает своё содержимое.
    target-size-platform.title | Область касания меньше размера платформы
    target-size-platform.fix | Увеличьте его или засчитывайте касания вокруг.
    target-size-minimum.title | Область касания меньше 24 пунктов и в тесноте
    target-size-minimum.fix | Увеличьте его или отодвиньте от соседей.
    target-spacing.title | Элементы управления слишком близко
    target-spacing.fix | Раздвиньте их.
    hint-equals-label.title | Подсказка повторяет имя
    hint-equals-label.fix | Скажите в подсказке, что происходит, или уберите её.
    hint-gesture.title | Подсказка называет жест
    hint-gesture.fix | Скажите, что происходит: «Открывает альбом.»
    hint-form.title | Подсказка — не короткая фраза в третьем лице
    hint-form.fix | Напишите её как «Воспроизводит песню.»
    hint-too-long.title | Подсказка слишком длинная
    hint-too-long.fix | Скажите одной короткой фразой, что происходит.
    hint-essential.title | Имя есть только в подсказке
    hint-essential.fix | Скажите в метке, что это, а в подсказке — что происходит.
    hint-missing.title | Сложный элемент управления без подсказки
    hint-missing.fix | Скажите в подсказке, что происходит.
    label-invisible-characters.title | Метка содержит служебные или невидимые символы
    label-invisible-characters.fix | Уберите эти символы из произносимого; значкам из шрифта нужна метка словами.
    label-symbols-only.title | В метке нет слов
    label-symbols-only.fix | Скажите словами, что значит знак.
    label-punctuation.title | Метка элемента управления кончается как предложение
    label-punctuation.fix | Уберите точку.
    label-all-caps.title | Метка целиком из прописных букв
    label-all-caps.fix | Напишите метку как в предложении, а прописные и разрядку оставьте виду текста.
    label-lowercase-start.title | Метка элемента управления начинается со строчной буквы
    label-lowercase-start.fix | Начните метку с прописной буквы.
    label-duplicate.title | У нескольких элементов одно произносимое имя
    label-duplicate.fix | Добавьте к каждому имени, о чём оно, например «Удалить, счёт 3».
    label-same-name-different-action.title | Одно имя, разный результат
    label-same-name-different-action.fix | Назовите каждый по тому, что он делает.
    label-different-name-same-action.title | Одно действие под разными именами
    label-different-name-same-action.fix | Называйте одно и то же везде одинаково.
    label-parent-child-same.title | Контейнер и его содержимое говорят одно и то же
    label-parent-child-same.fix | Уберите имя контейнера или назовите его по всему содержимому.
    label-too-long.title | Метка слишком длинная, чтобы слушать
    label-too-long.fix | Сократите метку, а пояснение перенесите в подсказку.
    label-too-short.title | Метка слишком короткая, чтобы что-то значить
    label-too-short.fix | Скажите одним словом, что делает элемент.
    label-digit-run.title | Длинный ряд цифр читается как одно число
    label-digit-run.fix | Пусть цифры читаются по одной, или сгруппируйте их.
    label-equals-value.title | Имя и значение говорят одно и то же
    label-equals-value.fix | Уберите значение из метки.
    label-repeats-word.title | Повторяющиеся слова в метке
    label-repeats-word.fix | Уберите одно из них.
    label-missing-control.title | У элемента управления нет имени
    label-missing-control.fix | Добавьте метку универсального доступа, которая говорит, что он делает или задаёт, например «Удалить» или «Громкость».
    label-missing-toggle.title | У переключателя или флажка нет имени
    label-missing-toggle.fix | Дайте переключателю текст рядом как метку или сделайте из обоих один элемент.
    label-missing-field.title | У текстового поля нет имени
    label-missing-field.fix | Дайте полю метку универсального доступа, например «Имя»; не давайте править то, что только читают.
    label-placeholder-only.title | Текст-заполнитель — единственное имя
    label-placeholder-only.fix | Дайте полю метку универсального доступа помимо текста-заполнителя.
    label-missing-image.title | У доступного изображения нет описания
    label-missing-image.fix | Опишите изображение в метке или не пускайте на него курсор.
    silent-element.title | Остановка, на которой ничего не слышно
    silent-element.fix | Дайте элементу метку или не пускайте на него курсор.
    label-file-name.title | Метка — имя файла или ресурса
    label-file-name.fix | Скажите словами, что это за элемент или что он делает.
    label-identifier.title | Метка — идентификатор из кода
    label-identifier.fix | Скажите словами, что это за элемент или что он делает.
    label-localization-key.title | Метка — непереведённый ключ
    label-localization-key.fix | Добавьте перевод или используйте правильный ключ.
    label-placeholder-leak.title | В метке видны шаблон, nil или разметка
    label-placeholder-leak.fix | Заполните текст до его установки и задайте его как простой текст.
    label-url.title | Метка — голый адрес
    label-url.fix | Скажите, куда ведёт адрес.
    label-in-name.title | Видимого текста нет в произносимом имени
    label-in-name.fix | Начните метку с показанного текста.
    label-double-source.title | Назван дважды
    label-double-source.fix | Оставьте одно из двух имён.
    label-language-mismatch.title | Письменность текста не соответствует его языку
    label-language-mismatch.fix | Задайте языком элемента язык его текста.
    language-tag-invalid.title | Код языка непригоден
    language-tag-invalid.fix | Используйте код вроде «ko» или «pt-BR».
    label-role-word.title | Метка повторяет роль
    label-role-word.fix | Уберите роль из метки.
    label-state-word.title | Метка сообщает то, что уже говорит значение
    label-state-word.fix | Оставьте состояние признакам и значению.
    label-action-word.title | Метка объясняет, как пользоваться
    label-action-word.fix | Скажите, что делает элемент, а не как этого добиться.
    label-image-word.title | Метка изображения говорит, что это изображение
    label-image-word.fix | Опишите, что показано на изображении.
    label-nondescriptive.title | Текст ссылки или кнопки не говорит, что она делает
    label-nondescriptive.fix | Скажите, куда ведёт, например «Подробнее о ценах».
    audit-nothing-checked.title | Проверка ничего не осмотрела
    audit-nothing-checked.fix | Укажите файлы с экранами и оставьте включённым хотя бы одно правило.
    suppression-unused.title | Исключение или запись эталона ничему не соответствует
    suppression-unused.fix | Уберите запись.
    suppression-expired.title | Срок исключения истёк
    suppression-expired.fix | Исправьте то, что пропускает запись, или дайте ей новую дату.
    rule-unknown.title | Настройки называют неизвестное правило
    rule-unknown.fix | Исправьте имя; «earshot explain» перечисляет все правила.
    element-nested.title | Доступный элемент поглощает элементы управления
    element-nested.fix | Сделайте внешнее не элементом или предложите внутреннее действиями и в метке.
    element-unexposed-control.title | В дереве нет вида, которым можно пользоваться
    element-unexposed-control.fix | Сделайте его элементом универсального доступа или предложите как действие такого элемента.
    element-unexposed-text.title | В дереве нет видимого текста
    element-unexposed-text.fix | Пусть курсор останавливается на тексте, или включите его слова в метку того, к чему он относится.
    element-hidden-exposed.title | Невидимый элемент всё ещё в дереве
    element-hidden-exposed.fix | Уберите его из списка, пока он скрыт.
    element-obscured.title | Элемент для курсора закрыт другим
    element-obscured.fix | Скройте закрытое или сделайте модальным то, что закрывает.
    container-inconsistent.title | Контейнер противоречит сам себе
    container-inconsistent.fix | Держите список в одном месте, а каждый элемент — в одном списке.
    order-cycle.title | Заданный порядок ходит по кругу
    order-cycle.fix | Уберите из списка то, что ведёт назад.
    order-over-constrained.title | Заданный порядок противоречит сам себе
    order-over-constrained.fix | Назовите каждый элемент один раз.
    order-list-incomplete.title | Заданный список пропускает элемент
    order-list-incomplete.fix | Добавьте его в список или намеренно скройте от программ чтения.
    relation-broken.title | Связь с меткой никуда не ведёт
    relation-broken.fix | Укажите на элемент, который есть и имеет метку.
    table-headers-missing.title | Таблица данных без заголовков
    table-headers-missing.fix | Назовите ячейки, озаглавливающие столбцы или ряды.
    group-fragmented.title | Один объект разбит на множество остановок
    group-fragmented.fix | Сделайте из ряда один элемент, метка которого соединяет тексты.
    identifier-duplicate.title | Идентификатор использован дважды
    identifier-duplicate.fix | Дайте каждому свой идентификатор.
    identifier-missing.title | Нет идентификатора для тестов
    identifier-missing.fix | Задайте его идентификатор универсального доступа.
    nesting-deep.title | Очень глубокая иерархия
    nesting-deep.fix | Уберите контейнеры, в которых только одно.
    gesture-no-alternative.title | Работает только перетаскиванием или рисованием
    gesture-no-alternative.fix | Предложите то же как действие элемента или сделайте его регулируемым.
    orientation-locked.title | Экран допускает только одну ориентацию
    orientation-locked.fix | Разрешите обе, если одна не обязательна.
    screen-title-missing.title | У экрана или модального вида нет названия
    screen-title-missing.fix | Задайте название экрана или начните его с заголовка.
    screen-title-duplicate.title | У двух экранов одно название
    screen-title-duplicate.fix | Дайте каждому экрану своё название.
    header-missing.title | На экране нет заголовка
    header-missing.fix | Дайте названиям его частей признак header.
    heading-order.title | Уровни заголовков скачут
    heading-order.fix | Пронумеруйте заголовки так, чтобы каждый уровень шёл за верхним.
    heading-empty.title | Пустой заголовок
    heading-empty.fix | Дайте заголовку текст или уберите признак.
    trait-without-behaviour.title | Объявляет роль, которую не исполняет
    trait-without-behaviour.fix | Свяжите его с тем, что он должен делать, или уберите признак.
    adjustable-without-methods.title | Регулируемый, но не регулируется
    adjustable-without-methods.fix | Реализуйте accessibilityIncrement и accessibilityDecrement или уберите признак.
    adjustable-without-value.title | У регулируемого элемента нет значения
    adjustable-without-value.fix | Задайте значение универсального доступа и обновляйте его.
    value-out-of-range.title | Значение вне своего диапазона
    value-out-of-range.fix | Сначала задайте границы, потом значение между ними.
    custom-action-unnamed.title | У своего действия нет имени или оно повторяется
    custom-action-unnamed.fix | Дайте каждому действию своё имя.
    custom-rotor-unnamed.title | У своего ротора нет имени
    custom-rotor-unnamed.fix | Назовите ротор по тому, что он находит, например «Ошибки».
    field-value-overridden.title | Редактируемое поле скрывает свой текст
    field-value-overridden.fix | Оставьте значение полю.
    field-secure-exposed.title | Секретный текст произносится
    field-secure-exposed.fix | Оставьте значение защищённого поля системе, которая произносит точки.
    field-purpose-missing.title | Назначение ввода не указано
    field-purpose-missing.fix | Задайте тип содержимого поля.
    state-unexposed.title | Состояние показано, но недоступно
    state-unexposed.fix | Держите признаки и значение в согласии с показанным.
    selection-multiple.title | Больше одного выбора там, где возможен один
    selection-multiple.fix | Уберите признак selected у всех, кроме одного.
    trait-conflict.title | Признаки противоречат друг другу
    trait-conflict.fix | Оставьте признак, который говорит, что делает элемент.
    trait-missing-interactive.title | У рабочего элемента нет роли
    trait-missing-interactive.fix | Дайте ему признак button или link, если он ведёт из приложения.
    trait-image-missing.title | Изображение без признака изображения
    trait-image-missing.fix | Дайте ему признак image или button, если это кнопка.
    disabled-unexplained.title | Отключённый элемент не называет причину
    disabled-unexplained.fix | Скажите в подсказке, когда им можно пользоваться.
    voice-name-mismatch.title | Имя для управления голосом отличается от видимого текста
    voice-name-mismatch.fix | Поставьте видимый текст первым среди имён для управления голосом.
    text-fixed-font.title | Текст не следует настройке размера текста
    text-fixed-font.fix | Используйте стиль текста и задайте adjustsFontForContentSizeCategory.
    text-clipped-large.title | Текст обрезается при крупных размерах
    text-clipped-large.fix | Пусть высота следует за текстом, или позвольте прокрутку.
    text-truncated.title | Текст усечён
    text-truncated.fix | Покажите весь текст или хотя бы включите его в метку.
    contrast-text.title | У заданных цветов текста мало контраста
    contrast-text.fix | Сделайте один из двух цветов темнее или светлее.
    contrast-text-enhanced.title | Заданные цвета текста ниже повышенного уровня
    contrast-text-enhanced.fix | Сделайте один из двух цветов темнее или светлее.
    focus-trap.title | Курсор не может уйти
    focus-trap.fix | Пусть курсор идёт, куда его послали; не сообщайте при каждом движении об изменении с элементом.
    focus-unreachable.title | Рабочий элемент недостижим
    focus-unreachable.fix | Сделайте его отдельным элементом, назовите в списке контейнера или предложите как действие то, что он делает.
    focus-asymmetric.title | Порядок назад не обратный
    focus-asymmetric.fix | Не меняйте порядок и место курсора, пока кто-то движется.
    focus-nondeterministic.title | Порядок меняется от раза к разу
    focus-nondeterministic.fix | Показывайте то же в том же порядке, пока ничего не случилось.
    focus-moved-unasked.title | Курсор прыгает без действий пользователя
    focus-moved-unasked.fix | Объявите, что случилось, и оставьте курсор на месте.
    focus-lost-layout.title | Элемент под курсором исчез, и курсор потерялся
    focus-lost-layout.fix | Назовите соседа или то, что заняло место, когда сообщаете об изменении.
    focus-reset-refresh.title | Обновление отбрасывает курсор назад
    focus-reset-refresh.fix | Сохраняйте элементы, которые не изменились, или дайте созданным заново тот же идентификатор.
    focus-initial-odd.title | Первая остановка экрана неожиданна
    focus-initial-odd.fix | Не называйте элемента или назовите тот, с которого начинается экран.
    layout-change-silent.title | Содержимое изменилось без уведомления
    layout-change-silent.fix | Сообщите layoutChanged с элементом, который теперь важнее всего.
    focus-stale.title | Курсор стоит на мёртвом элементе
    focus-stale.fix | Сообщите об изменении, когда элемент исчезает, и не называйте элементов, которых нет на экране.
    adjustable-no-change.title | Регулировка не меняет значения
    adjustable-no-change.fix | Меняйте значение в accessibilityIncrement и accessibilityDecrement и называйте его в accessibilityValue.
    adjustable-not-inverse.title | Увеличение и уменьшение не возвращают обратно
    adjustable-not-inverse.fix | Пусть оба идут на одинаковый шаг.
    adjustable-unbounded.title | Регулировка не доходит до конца
    adjustable-unbounded.fix | Делайте шаги крупнее или предложите поле для ввода значения.
    activation-noop.title | Активация ничего не делает
    activation-noop.fix | Ответьте на активацию или уберите признак.
    activation-state-silent.title | Состояние изменилось, речь — нет
    activation-state-silent.fix | Скажите состояние в значении или признаком selected.
    custom-action-noop.title | Своё действие ничего не делает
    custom-action-noop.fix | Сделайте то, что говорит имя действия, и верните true.
    gesture-magic-tap-unhandled.title | Волшебное касание не действует на экране мультимедиа
    gesture-magic-tap-unhandled.fix | Ответьте на accessibilityPerformMagicTap воспроизведением и паузой.
    scroll-unhandled.title | Содержимое нельзя прокрутить
    scroll-unhandled.fix | Поместите содержимое в прокручиваемый вид или ответьте на accessibilityScroll.
    scroll-silent.title | Прокрутка не называет страницу
    scroll-silent.fix | Сообщите pageScrolled с текстом вроде «Страница 2 из 5».
    direct-touch-trap.title | Область прямого касания занимает экран
    direct-touch-trap.fix | Оставьте место для выхода или принимайте касания только после активации.
    modal-leak.title | Курсор уходит из открытого модального вида
    modal-leak.fix | Задайте accessibilityViewIsModal виду рядом с теми, что надо закрыть, или представьте контроллер.
    modal-no-escape.title | Из модального вида нет выхода
    modal-no-escape.fix | Ответьте на accessibilityPerformEscape или дайте кнопку, которая закрывает.
    modal-focus-not-moved.title | При открытии модального вида курсор остаётся позади
    modal-focus-not-moved.fix | Сообщите screenChanged с его первым элементом.
    modal-focus-not-restored.title | При закрытии модального вида место теряется
    modal-focus-not-restored.fix | Сообщите layoutChanged с тем, что его открыло, и никакого screenChanged без элемента.
    modal-untitled.title | Модальный вид не объявляет о себе
    modal-untitled.fix | Дайте ему название или заголовок, и пусть курсор начинает там.
    order-visual-mismatch.title | Порядок чтения не соответствует раскладке
    order-visual-mismatch.fix | Сгруппируйте связанное или перечислите элементы в том порядке, в каком их видно.
    order-header-after-content.title | Заголовок идёт после того, что озаглавливает
    order-header-after-content.fix | Поставьте заголовок перед тем, что он озаглавливает.
    swipe-cost.title | Слишком много смахиваний, чтобы дойти
    swipe-cost.fix | Добавьте заголовки, придвиньте его к началу или концу или сделайте из связанного одну остановку.
    rotor-dead.title | Предложенный ротор никуда не ведёт
    rotor-dead.fix | Предлагайте его только там, где он что-то находит, и отвечайте в обе стороны.
    screen-change-silent.title | Новый экран без уведомления о смене
    screen-change-silent.fix | Сообщите screenChanged, когда экран занимает место другого.
    screen-change-spurious.title | О смене экрана объявлено при мелком изменении
    screen-change-spurious.fix | Сообщите layoutChanged с изменившимся элементом.
    screen-change-storm.title | Несколько смен экрана сразу
    screen-change-storm.fix | Сообщите об одном изменении, когда всё готово.
    child-controller-stale.title | Удалённый дочерний контроллер всё ещё доступен
    child-controller-stale.fix | Добавьте контроллер через addChild и didMove и уберите вместе с ним его вид.
    restoration-focus.title | Восстановление состояния теряет место
    restoration-focus.fix | Дайте каждому контроллеру на пути идентификатор восстановления, а элементам — идентификаторы.
    back-unhandled.title | Жест выхода не возвращает назад
    back-unhandled.fix | Покажите кнопку «Назад» или ответьте на accessibilityPerformEscape.
    announcement-interrupted.title | Объявление прервано
    announcement-interrupted.fix | Объявите, когда изменение закончилось, или дайте объявлению более высокий приоритет.
    announcement-lost.title | Объявление там, где оно пропадёт
    announcement-lost.fix | Объявите, когда новый экран назван, или скажите это элементом, который называет изменение.
    announcement-spam.title | Слишком много объявлений
    announcement-spam.fix | Объявите важное один раз.
    status-not-announced.title | Состояние или ошибка появляется неслышно
    status-not-announced.fix | Объявите это или сообщите layoutChanged с текстом.
    transient-too-short.title | Сообщение исчезает раньше, чем его услышишь
    transient-too-short.fix | Оставьте его, пока его не закроют, и объявите.
    utterance-too-long.title | Одна остановка говорит слишком долго
    utterance-too-long.fix | Сократите метку или сделайте из неё несколько остановок.
    hint-cut.title | Подсказку никогда не слышно
    hint-cut.fix | Сократите метку, чтобы подсказка звучала раньше.
    speech-repeat.title | Две остановки подряд говорят одно и то же
    speech-repeat.fix | Сделайте из обеих одну остановку или скажите, чем они различаются.
    speech-unpronounceable.title | Голос не может это произнести
    speech-unpronounceable.fix | Укажите язык текста через accessibilityLanguage или напишите его так, как он произносится.
    speech-role-inconsistent.title | Тот же элемент называет другую роль
    speech-role-inconsistent.fix | Дайте обоим одни и те же признаки.
    live-value-without-trait.title | Значение часто меняется без предупреждения
    live-value-without-trait.fix | Добавьте признак updatesFrequently.
    the key | клавиша
    the text field | текстовое поле
    the text view | текстовая область
    the password field | поле пароля
    the search field | поле поиска
    the switch | переключатель
    the adjustable element | регулируемый элемент
    the slider | ползунок
    the control | элемент управления
    the element | элемент
    the heading | заголовок
    the button | кнопка
    the link | ссылка
    the image | изображение
    the text | текст
    the tab | вкладка
    the segment | сегмент
    the key {1} | клавиша {1}
    the text field {1} | текстовое поле {1}
    the text view {1} | текстовая область {1}
    the password field {1} | поле пароля {1}
    the search field {1} | поле поиска {1}
    the switch {1} | переключатель {1}
    the adjustable element {1} | регулируемый элемент {1}
    the slider {1} | ползунок {1}
    the control {1} | элемент управления {1}
    the element {1} | элемент {1}
    the heading {1} | заголовок {1}
    the button {1} | кнопка {1}
    the link {1} | ссылка {1}
    the image {1} | изображение {1}
    the text {1} | текст {1}
    the tab {1} | вкладка {1}
    the segment {1} | сегмент {1}
    the key '{1}' | клавиша «{1}»
    the text field '{1}' | текстовое поле «{1}»
    the text view '{1}' | текстовая область «{1}»
    the password field '{1}' | поле пароля «{1}»
    the search field '{1}' | поле поиска «{1}»
    the switch '{1}' | переключатель «{1}»
    the adjustable element '{1}' | регулируемый элемент «{1}»
    the slider '{1}' | ползунок «{1}»
    the control '{1}' | элемент управления «{1}»
    the element '{1}' | элемент «{1}»
    the heading '{1}' | заголовок «{1}»
    the button '{1}' | кнопка «{1}»
    the link '{1}' | ссылка «{1}»
    the image '{1}' | изображение «{1}»
    the text '{1}' | текст «{1}»
    the tab '{1}' | вкладка «{1}»
    the segment '{1}' | сегмент «{1}»
    the key beside {1} | клавиша рядом с {1}
    the text field beside {1} | текстовое поле рядом с {1}
    the text view beside {1} | текстовая область рядом с {1}
    the password field beside {1} | поле пароля рядом с {1}
    the search field beside {1} | поле поиска рядом с {1}
    the switch beside {1} | переключатель рядом с {1}
    the adjustable element beside {1} | регулируемый элемент рядом с {1}
    the slider beside {1} | ползунок рядом с {1}
    the control beside {1} | элемент управления рядом с {1}
    the element beside {1} | элемент рядом с {1}
    the heading beside {1} | заголовок рядом с {1}
    the button beside {1} | кнопка рядом с {1}
    the link beside {1} | ссылка рядом с {1}
    the image beside {1} | изображение рядом с {1}
    the text beside {1} | текст рядом с {1}
    the tab beside {1} | вкладка рядом с {1}
    the segment beside {1} | сегмент рядом с {1}
    the key below {1} | клавиша под {1}
    the text field below {1} | текстовое поле под {1}
    the text view below {1} | текстовая область под {1}
    the password field below {1} | поле пароля под {1}
    the search field below {1} | поле поиска под {1}
    the switch below {1} | переключатель под {1}
    the adjustable element below {1} | регулируемый элемент под {1}
    the slider below {1} | ползунок под {1}
    the control below {1} | элемент управления под {1}
    the element below {1} | элемент под {1}
    the heading below {1} | заголовок под {1}
    the button below {1} | кнопка под {1}
    the link below {1} | ссылка под {1}
    the image below {1} | изображение под {1}
    the text below {1} | текст под {1}
    the tab below {1} | вкладка под {1}
    the segment below {1} | сегмент под {1}
    pan | перетаскивание
    pinch | щипок
    rotation | поворот
    longPress | долгое нажатие
    latin | латинская
    cyrillic | кириллическая
    greek | греческая
    arabic | арабская
    hebrew | еврейская
    devanagari | деванагари
    thai | тайская
    hangul | хангыль
    kana | кана
    han | китайская
    other | другая
    the screen | экран
    {1} of line {2} | {1} в строке {2}
    {1} covers {2} by {3} points | {1} закрывает {2} на {3} пт
    {1} stands where {2} stands | {1} находится там же, где {2}
    a double tap lands outside {1} | {1}: двойное касание попадает мимо
    a double tap on {1} lands off the screen | {1}: двойное касание попадает за пределы экрана
    a double tap on {1} lands on {2} | {1}: двойное касание попадает на {2}
    {1} is {2} points large | {1}: размер {2} пт
    {1} stands beside the screen | {1} находится рядом с экраном
    {1} reaches {2} points beyond what holds it | {1} выступает на {2} пт за то, в чём находится
    {1} is {2} points large, less than {3} | {1}: размер {2} пт, меньше {3}
    {1} is {2} points large and close to {3} | {1}: размер {2} пт, рядом {3}
    {1} is {2} points high, less than {3} | {1}: высота {2} пт, меньше {3}
    {1} is {2} points wide, less than {3} | {1}: ширина {2} пт, меньше {3}
    {1} is {2} points high and close to {3} | {1}: высота {2} пт, рядом {3}
    {1} is {2} points wide and close to {3} | {1}: ширина {2} пт, рядом {3}
    {1} is {2} points from {3} | {1}: {2} пт до {3}
    the hint begins with the name {1} | подсказка начинается с имени {1}
    the hint '{1}' of {2} names the gesture | {2}: подсказка «{1}» называет жест
    the hint of {1} begins with an order | {1}: подсказка начинается с приказа
    the hint of {1} holds the role | {1}: подсказка содержит роль
    the hint of {1} ends without a full stop | {1}: подсказка кончается без точки
    the hint of {1} has {2} characters | {1}: число символов в подсказке — {2}
    only the hint says what {1} is | {1}: только подсказка говорит, что это
    {1} has no hint | {1}: нет подсказки
    the label of {1} holds {2} | {1}: метка содержит {2}
    the value of {1} holds {2} | {1}: значение содержит {2}
    the hint of {1} holds {2} | {1}: подсказка содержит {2}
    the label of {1} holds '{2}' | {1}: метка содержит «{2}»
    the value of {1} holds '{2}' | {1}: значение содержит «{2}»
    the hint of {1} holds '{2}' | {1}: подсказка содержит «{2}»
    the private-use character {1} | символ для частного использования {1}
    a replacement character, which stands for text that was lost | символ замены на месте потерянного текста
    a lone direction character {1} | одиночный символ направления {1}
    the zero-width character {1} | символ нулевой ширины {1}
    a direction character that is not closed | незакрытый символ направления
    the label '{1}' has no words | в метке «{1}» нет слов
    the label '{1}' ends with a full stop | метка «{1}» кончается точкой
    the label '{1}' is all capitals | метка «{1}» целиком из прописных букв
    the label '{1}' has gaps between its letters | в метке «{1}» между буквами стоят пробелы
    the label '{1}' begins with a small letter | метка «{1}» начинается со строчной буквы
    {1} elements are called '{2}' | элементов с именем «{2}»: {1}
    '{1}' does something else than the one before it | «{1}» делает не то, что предыдущий с тем же именем
    '{1}' does what '{2}' does | «{1}» делает то же, что «{2}»
    {1} is spoken twice, as a container and inside it | {1} произносится дважды: как контейнер и внутри него
    the label {1} has {2} characters | число символов в метке {1} — {2}
    the label is only '{1}' | метка — только «{1}»
    {1} digits in a row of {2} are spoken as one number | {2}: цифры подряд ({1}) читаются как одно число
    the value '{1}' stands in the label {2} as well | значение «{1}» есть и в метке {2}
    the label {1} says '{2}' twice | метка {1} дважды говорит «{2}»
    {1} has no name but that of its picture's file | {1}: нет имени, кроме имени файла изображения
    {1} has no name but that of its picture's file, which is in English | {1}: нет имени, кроме имени файла изображения, а оно английское
    {1} has no name, and only a picture behind it | {1}: нет имени, есть только изображение позади
    {1} has no name | {1}: нет имени
    {1} says only whether it is on | {1}: слышно только, включено ли это
    {1} has neither a label nor a placeholder | {1}: нет ни метки, ни текста-заполнителя
    {1} can be edited, and seems to hold a text that is only read | {1}: можно редактировать, хотя текст, похоже, только для чтения
    {1} holds a text and has neither a label nor a placeholder | {1}: есть текст, но нет ни метки, ни текста-заполнителя
    {1} is named by its placeholder only | {1}: имя — только текст-заполнитель
    {1} is named by its file only | {1}: имя — только имя файла
    {1} has no description | {1}: нет описания
    the cursor stops at {1} and nothing is said | курсор останавливается на элементе {1}, и ничего не слышно
    the label '{1}' is the name of a file | метка «{1}» — имя файла
    the label '{1}' is a name out of code | метка «{1}» — имя из кода
    the label '{1}' is the key of a text | метка «{1}» — ключ текста
    the label '{1}' is an address | метка «{1}» — адрес
    '{1}' does not come first in the label '{2}' | «{1}» стоит не в начале метки «{2}»
    the label '{1}' lacks the visible text '{2}' | в метке «{1}» нет видимого текста «{2}»
    {1} is named '{2}' and '{3}' | {1}: имена «{2}» и «{3}»
    {1} is in {2} letters and its language is '{3}' | {1}: письменность ({2}) не та, что у языка «{3}»
    '{1}', the language of {2}, is no well-formed tag | {2}: язык «{1}» — неправильный код
    no voice speaks '{1}', the language of {2} | {2}: ни один голос не говорит на языке «{1}»
    the label '{1}' ends with the role | метка «{1}» кончается ролью
    the label '{1}' holds the role | метка «{1}» содержит роль
    the label '{1}' says in which state it is | метка «{1}» говорит, в каком это состоянии
    the label '{1}' tells how to operate it | метка «{1}» объясняет, как пользоваться
    the label '{1}' says that it is an image | метка «{1}» говорит, что это изображение
    the label '{1}' does not say what it is for | метка «{1}» не говорит, для чего это
    {1} hides {2}, which stands inside it | {1} скрывает внутри {2}
    {1} can be operated and the cursor never stops there | {1}: этим можно пользоваться, но курсор там не останавливается
    {1} can be read and the cursor never stops there | {1}: это можно прочитать, но курсор там не останавливается
    the text {1} is never said | текст {1} никогда не произносится
    the list of {1} names {2}, which is hidden | {1}: в списке названо скрытое — {2}
    {1} lies under {2} | {1} находится под {2}
    an opaque view | непрозрачным элементом
    {1} stands in the list of {2} and in that of another | {1} есть в списке {2} и ещё в одном
    the list of {1} leads back to itself | {1}: список ведёт к самому себе
    {1} is to be read before itself | {1} должно читаться раньше самого себя
    the list of {1} names {2} twice | {1}: в списке дважды названо {2}
    {1} is to be read before and after another element | {1} должно читаться до и после другого элемента
    the list of {1} leaves out {2}, which is never reached | {1}: в списке пропущено недостижимое — {2}
    what names {1} | то, что даёт имя {1}
    what heads the cells of {1} | то, что озаглавливает ячейки {1}
    {1} does not exist | {1}: этого нет
    {1} is hidden | {1}: это скрыто
    {1} says nothing | {1}: это ничего не говорит
    the table has {1} rows and nothing heads them | в таблице нет заголовков; рядов: {1}
    the table {1} has {2} rows and nothing heads them | в таблице {1} нет заголовков; рядов: {2}
    {1} stops of text in {2} say one thing | {2}: остановки с текстом ({1}) говорят об одном
    {1} has the identifier '{2}', which is used before | {1}: идентификатор «{2}» уже использован
    {1} has no identifier | {1}: нет идентификатора
    {1} stands inside {2} others | {1} находится внутри других: {2}
    {1} answers to {2} only | {1} отвечает только на {2}
    {1} and {2} | {1} и {2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | экран можно держать только вертикально
    the screen may be held sideways only | экран можно держать только горизонтально
    {1}, which lies over the screen, has no title | {1} лежит поверх экрана и не имеет названия
    the screen is called '{1}', as another is | экран называется «{1}», как и другой
    the screen has {1} stops and no heading | на экране нет заголовка; остановок: {1}
    {1} has level {2} after level {3} | {1}: уровень {2} после уровня {3}
    {1} has level {2} inside a heading of level {3} | {1}: уровень {2} внутри заголовка уровня {3}
    the heading has no text | у заголовка нет текста
    {1} does not respond to a user | {1} не отвечает пользователю
    {1} has no action in the file, unlike other controls here | {1}: в файле нет действия, в отличие от других элементов здесь
    {1} is adjustable and nothing can turn it | {1}: регулируемо, но ничто не может это регулировать
    {1} has no value | {1}: нет значения
    the smallest value {1} of {2} is not below the largest, {3} | {2}: наименьшее значение {1} не меньше наибольшего, {3}
    {1} has a value and no range | {1}: есть значение и нет диапазона
    the value {1} of {2} is below the smallest, {3} | {2}: значение {1} меньше наименьшего, {3}
    the value {1} of {2} is above the largest, {3} | {2}: значение {1} больше наибольшего, {3}
    an action of {1} has no name | {1}: у действия нет имени
    two actions of {1} are called '{2}' | {1}: два действия называются «{2}»
    a rotor of {1} has no name | {1}: у ротора нет имени
    {1} holds a text and '{2}' is spoken in its place | {1} содержит текст, а вместо него произносится «{2}»
    the value of {1} gives away what was typed | {1}: значение выдаёт введённое
    {1} does not declare what is typed into it | {1}: не указано, что сюда вводят
    {1} is selected and no trait says so | {1}: выбрано, но ни один признак этого не говорит
    {1} is disabled and no trait says so | {1}: отключено, но ни один признак этого не говорит
    the value of {1} does not say whether it is on | {1}: значение не говорит, включено ли это
    the value of {1} does not say whether it is unfolded | {1}: значение не говорит, развёрнуто ли это
    {1} elements of {2} are selected | {2}: выбрано элементов: {1}
    the traits {1} of {2} contradict each other | {2}: признаки {1} противоречат друг другу
    {1} is dimmed and can be turned all the same | {1}: недоступно, но всё же регулируется
    {1} can be activated and no trait says so | {1}: можно активировать, но ни один признак этого не говорит
    {1} is an image and lacks the trait | {1}: изображение без этого признака
    {1} is dimmed and does not say why | {1}: недоступно, и не сказано почему
    no name of {1} for voice control is the visible text '{2}' | {1}: ни одно имя для управления голосом не совпадает с видимым текстом «{2}»
    the text of {1} fills {2}% of a fixed height | {1}: текст заполняет {2} % постоянной высоты
    the text of {1} outgrows its height at the size {2} | {1}: текст выходит за свою высоту при размере {2}
    the text ends in the middle: '{1}' | текст обрывается на середине: «{1}»
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: контраст текста {2} к 1, меньше {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: контраст текста от {2} к 1 до {3} к 1, смотря что под ним
    the screen has neither a title nor a heading | у экрана нет ни названия, ни заголовка
    {1} screens have neither a title nor a heading | экранов без названия и заголовка: {1}
    the text of {1} does not follow the text-size setting | {1}: текст не следует настройке размера текста
    {1} texts do not follow the text-size setting | текстов, которые не следуют настройке размера текста: {1}
    {1} has the size that UIKit gives it, less than 44 points | {1}: размер, данный UIKit, меньше 44 пт
    {1} controls have the size that UIKit gives them, less than 44 points | элементов с размером, данным UIKit, меньше 44 пт: {1}
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} и ещё {3}
    {1}; {2} more for review | {1}; ещё {2} на просмотр
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | ни на одном экране ничего не было
    every file was passed over | все файлы были пропущены
    no storyboard, xib or screen document is in {1} | нет ни storyboard, ни xib, ни документа экранов в {1}
    every screen was passed over: apps show them only while they start | все экраны были пропущены: они видны только при запуске приложения
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | С файлами всё в порядке; экраны, которые создаёт код, можно проверить по дампам.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | Укажите папку, в которой лежат экраны; те, которые создаёт код, можно проверить по дампам.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | В примечаниях сказано, почему пропущен каждый файл; то, что записал Xcode 4 или старше, нужно сохранить в более новой версии.
    every rule is off | все правила выключены
    there is no rule called '{1}' | нет правила «{1}»
    there is no rule called '{1}'; did you mean '{2}'? | нет правила «{1}»; имелось в виду «{2}»?
    what {1} ignores was to be mended by {2} | {1}: это следовало исправить до {2}
    {1} ignores nothing that was found | {1}: ничего из найденного не исключает
    '{1}' | «{1}»
    {1} by {2} | {1} × {2}
    a silent stop | немая остановка
    nothing | ничего
    something | что-то
    another stop | другая остановка
    it | это
    flicking on comes from {1} to {2} again, and never to the rest | смахивание вперёд ведёт от {1} снова к {2} и никогда к остальному
    flicking back comes from {1} to {2} again, and never to the rest | смахивание назад ведёт от {1} снова к {2} и никогда к остальному
    flicking on comes no further than {1} | смахивание вперёд не идёт дальше {1}
    flicking back comes no further than {1} | смахивание назад не идёт дальше {1}
    flicking on comes to ever more stops, and never to the rest | смахивание вперёд ведёт ко всё новым остановкам и никогда к остальному
    flicking on from the first stop does not come to {1} | смахивание вперёд от первой остановки не доходит до {1}
    {1} answers touches, and flicking on does not come to it | {1}: отвечает на касания, но смахивание вперёд туда не доходит
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | смахивание назад проходит остановки ({1}) в ином порядке, чем вперёд ({2})
    flicking on came to {1} stops, and to {2} when it was done again | остановок при смахивании вперёд: {1}, а во второй раз: {2}
    flicking on came to {1}, and to {2} there when it was done again | смахивание вперёд пришло к {1}, а во второй раз там — к {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: курсор ушёл отсюда ({2}), хотя никто ничего не делал
    the cursor left {1} for {2}, which nobody had asked for | курсор перешёл с {1} на {2}, о чём никто не просил
    a flick was followed by another move of the cursor, to {1} | за смахиванием последовало ещё одно движение курсора, к {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}: исчезло, и курсор стоит здесь: {2}, хотя сосед ещё на месте
    {1} was made anew, and the cursor stands on {2} | {1}: создано заново, и курсор стоит на {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | то, что вокруг {1}, обновилось, а курсор стоит на {2}
    the screen begins with {1}, which is stop {2} of {3} | экран начинается с {1}, это остановка {2} из {3}
    {1} has gone and no change was posted | {1}: исчезло, и об изменении не сообщено
    {1} has come and no change was posted | {1}: появилось, и об изменении не сообщено
    {1} under the cursor has gone, and no change was posted | {1}: исчезло под курсором, и об изменении не сообщено
    {1} under the cursor has gone, and the change that was posted names no other place | {1}: исчезло под курсором, а сообщённое изменение не называет другого места
    the app sends the cursor to '{1}', which is not on the screen | приложение посылает курсор к «{1}», чего нет на экране
    the cursor comes to {1}, which is not on the screen | курсор приходит к {1}, чего нет на экране
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}: создаётся заново при каждом запросе, и курсор стоит на том, чего уже нет
    flicking up and down leaves {1} as it is | смахивание вверх и вниз оставляет {1} как есть
    {1} turned up and down again says '{2}' | {1} после увеличения и уменьшения говорит «{2}»
    {1} can be turned up without end | {1}: можно увеличивать без конца
    {1} can be turned down without end | {1}: можно уменьшать без конца
    activating {1} does nothing | {1}: активация ничего не делает
    activating {1} has changed its state, and it says the same as before | {1}: активация изменила состояние, а говорится то же, что раньше
    the action '{1}' of {2} does nothing | {2}: действие «{1}» ничего не делает
    {1} starts media, and a magic tap does nothing | {1} запускает мультимедиа, а волшебное касание ничего не делает
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}: за краем экрана, и на прокрутку нет ответа
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}: за краем экрана, и прокрутка не показывает это
    what holds {1} answers a finger that moves over it, and scrolling is not answered | то, что содержит {1}, отвечает на движение пальца, а на прокрутку ответа нет
    scrolling was answered, and nobody said where it has come to | на прокрутку был ответ, но никто не сказал, куда она пришла
    {1} takes all touches, and there is no stop beside it | {1} забирает все касания, и рядом нет остановки
    flicking on comes from what lies over the screen to '{1}' behind it | смахивание вперёд ведёт от того, что поверх экрана, к «{1}» позади
    neither escape nor anything that the cursor comes to closes what lies over the screen | ни жест выхода, ни что-либо доступное курсору не закрывает то, что поверх экрана
    something has come to lie over the screen, and the cursor is on {1} | что-то легло поверх экрана, и курсор стоит здесь: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | то, что было поверх экрана, исчезло, и курсор стоит здесь: {1}, а не на {2}, что его открыло
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | то, что было поверх экрана, исчезло, и приложение затем сообщает о новом экране, что уводит от {1}, что его открыло
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | то, что было поверх экрана, исчезло, а {1}, что его открыло, тем временем создано заново
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | то, что поверх экрана, начинается с «{1}», без названия и заголовка
    {1} is heard before {2}, which stands before it | {1} слышно раньше, чем {2}, хотя стоит после
    {1}, which stands below {2}, is heard before it | {1} стоит под {2}, а слышно раньше
    {1} gestures lead to {2} | жестов до {2}: {1}
    the rotor '{1}' finds nothing | ротор «{1}» ничего не находит
    another screen has come in the place of the one with {1}, and no change was posted | другой экран занял место экрана с {1}, и об изменении не сообщено
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | приложение сообщило о новом экране, хотя почти всё осталось, и курсор ушёл с {1} на первую остановку
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | приложение сообщило о новом экране, хотя почти всё осталось, и отправляет курсор к {1}
    {1} changes of the screen were posted at once | смен экрана, о которых сообщено сразу: {1}
    {1} changes of the layout were posted at once | изменений раскладки, о которых сообщено сразу: {1}
    {1} belongs to a controller that is in no window and in no other controller | {1} относится к контроллеру, которого нет ни в окне, ни в другом контроллере
    {1} lies under the view of another controller, and is still come to | {1} лежит под видом другого контроллера, и курсор всё ещё приходит туда
    the app was ended on '{1}' and comes back with '{2}' | приложение завершено на «{1}», а возвращается с «{2}»
    {1} is not there when the app was ended and comes back | {1}: этого нет, когда приложение завершено и возвращается
    {1} was not there when the app was ended, and is there when it comes back | {1}: этого не было при завершении приложения, а при возвращении есть
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | курсор стоял на {1}, когда приложение завершилось, а по возвращении стоит на {2}
    neither escape nor anything that the cursor comes to goes back | ни жест выхода, ни что-либо доступное курсору не возвращает назад
    {1} goes back, and escape does not | {1} возвращает назад, а жест выхода нет
    '{1}' was announced and cut off | «{1}» объявлено и прервано
    '{1}' was announced with a change of the screen, and never heard | «{1}» объявлено при смене экрана и так и не услышано
    '{1}' was announced while the app was left, and never heard | «{1}» объявлено при выходе из приложения и так и не прозвучало
    '{1}' was announced twice in a row | «{1}» объявлено дважды подряд
    {1} announcements came within {2} seconds | объявлений за {2} с: {1}
    {1} has come on the screen, and was not said | {1}: появилось на экране и не произнесено
    {1} was there for {2} seconds, and takes {3} to be heard | {1}: было {2} с, а чтобы услышать, нужно {3} с
    '{1}…' takes {2} seconds | «{1}…» длится {2} с
    the hint of {1} begins only after {2} seconds | {1}: подсказка начинается лишь через {2} с
    the hint '{1}' belongs to no stop, and is never heard | подсказка «{1}» не относится ни к одной остановке и никогда не слышна
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: подсказку каждый раз обрывает «{2}», когда приходит курсор
    {1} comes right after {2} | {1} идёт сразу после {2}
    {1} said another role before | {1}: раньше называлась другая роль
    {1} changed {2} times within {3} seconds | {1}: изменений за {3} с — {2}
    no voice reads '{1}' | ни один голос не читает «{1}»
    '{1}' is read by the voice of another language than '{2}' | «{1}» читает голос не того языка, что «{2}»
    the same way has led to another state than before | тот же путь привёл в иное состояние, чем раньше
    By rule | По правилам
    By file | По файлам
    Baseline entries that nothing needs any more | Записи эталона, которые больше не нужны
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | Чтобы пропустить первое, добавьте в раздел «ignore» файла .earshot.yaml: - {1}
    These are: {1} | Это: {1}
    Screen {1} of {2} | Экран {1} файла {2}
    Audit | Проверка
    critical | критично
    serious | серьёзно
    moderate | умеренно
    minor | незначительно
    review | на просмотр
    {1} critical | критично: {1}
    {1} serious | серьёзно: {1}
    {1} moderate | умеренно: {1}
    {1} minor | незначительно: {1}
    {1} for review | на просмотр: {1}
    nothing found | ничего не найдено
    {1} elements checked: {2} | проверено элементов: {1}; {2}
    {1} elements on {2} screens checked: {3} | проверено элементов: {1}, экранов: {2}; {3}
    {1} states walked | пройдено состояний: {1}
    {1} states walked, {2} not reached | пройдено состояний: {1}, не достигнуто: {2}
    {1} known from the baseline | известно по эталону: {1}
    {1} ignored | пропущено: {1}
    {1} stale entries | устаревших записей: {1}
    {1} refused | отклонено: {1}
    {1} files skipped | пропущено файлов: {1}
    {1} screens skipped | пропущено экранов: {1}
    {1} files, {2} screens skipped | пропущено файлов: {1}, экранов: {2}
    {1} rules not checked everywhere | правил, проверенных не везде: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, раз: {2}
    Accessibility audit | Проверка доступности
    earshot {1}, rule set {2}, part {3} | earshot {1}, набор правил {2}, часть {3}
    Skip to the screens | К экранам
    Screens | Экраны
    Refused files | Отклонённые файлы
    Rules for which files lack facts | Правила, для которых в файлах не хватает данных
    {1}: not sure of everything on {2} screens | {1}: уверенность не во всём; экранов: {2}
    About this audit | Об этой проверке
    Entries that the baseline no longer needs | Записи, которые больше не нужны эталону
    {1} findings | замечаний: {1}
    No rule looks at this screen, which stands there until the app has begun. | Ни одно правило не смотрит на этот экран: он есть, только пока приложение не началось.
    Not checked everywhere, since the file lacks facts: {1}. | Проверено не везде, так как в файле не хватает данных: {1}.
    There is nothing to hear on this screen. | На этом экране нечего слушать.
    What is heard | Что слышно
    (silence) | (тишина)
    Findings | Что найдено
    {1} findings known or ignored | известных или пропущенных замечаний: {1}
    stop {1} | остановка {1}
    About {1} | О правиле {1}
    What is done from the start of the app, and what is heard: | Что делается от запуска приложения и что слышно:
    What is heard on the way: | Что слышно по пути:
    To pass over it, add to {1} in the configuration: | Чтобы пропустить, добавьте в {1} в настройках:
    ignored: {1} | пропущено: {1}
    ignored | пропущено
    known | известно
    The file says nothing of where things stand. | Файл не говорит, где что находится.
    {1}, drawn with the numbers of its stops | {1}, нарисован с номерами остановок
    earshot {1}, rule set {2} | earshot {1}, набор правил {2}
    All {1} | все: {1}
    {1}, line {2}, column {3} | {1}, строка {2}, столбец {3}
    and {1} more | и ещё {1}
    it lists {1} elements and counts {2} | перечисляет элементов: {1}, а насчитывает: {2}
    it does not find the place of element {1} | не находит места элемента {1}
    it finds element {1} at place {2} | находит элемент {1} на месте {2}
    it gives another element than the one it lists at place {1} | на месте {1} даёт другой элемент, чем там перечислен
    {1} rules | правил: {1}
    {1} rules not checked | непроверенных правил: {1}
    {1} rules without a finding | правил без замечаний: {1}
    the file lacks facts: {1} | в файле не хватает данных: {1}
    a picture that stands there until the app has begun | картинка, которая есть, только пока приложение не началось
    passed over | пропущено
    known or ignored | известно или пропущено
    for review | на просмотр
    The walk, drawn | Нарисованный проход
    Play the walk | Воспроизвести проход
    What is heard on the way to the element. | Что слышно по пути к элементу.
    What is done from the start of the app, and what is heard. | Что делается от запуска приложения и что слышно.
    The baseline has it. | Это есть в эталоне.
    The folder in which earshot was run. | Папка, в которой был запущен earshot.
    """
}
