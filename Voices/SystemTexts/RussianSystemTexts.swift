/// What the system writes on its own controls in Russian.
enum RussianSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | Увеличить
    Decrement | Уменьшить
    More Info | Подробнее
    Search | Поиск
    page {1} of {2} | страница {1} из {2}
    Page {1} of {2} | Страница {1} из {2}
    # source: cldr
    {1}% | {1} %
    # source: translation
    {1} items | {1} объектов
    {1} items.one | {1} объект
    {1} items.few | {1} объекта
    {1} items.many | {1} объектов
    Back | Назад
    Show Sidebar | Показать боковое меню
    Hide Sidebar | Скрыть боковое меню
    Toolbar | Панель инструментов
    Progress | Прогресс
    In progress | Выполняется
    dismiss popup window | закрыть всплывающее окно
    Sheet Grabber | Манипулятор листа
    Half screen | Половина экрана
    Expanded | Развёрнуто
    Collapsed | Свёрнуто
    Dismiss context menu | Закрыть контекстное меню
    Mixed | Смешанно
    Section index | Указатель разделов
    {1}, selected | {1}, выбрано
    Map | Карта
    web content | веб-контент
    Date Picker | Выбор даты
    Time Picker | Выбор времени
    Day | День
    Month | Месяц
    Year | Год
    Date | Дата
    Hour | Часы
    Minute | Минуты
    # source: cldr
    AM/PM | AM/PM
    # source: translation
    {1} o’clock | {1} ч
    {1} hours | {1} часа
    {1} hours.one | {1} час
    {1} hours.few | {1} часа
    {1} hours.many | {1} часов
    {1} minutes | {1} минуты
    {1} minutes.one | {1} минута
    {1} minutes.few | {1} минуты
    {1} minutes.many | {1} минут
    # source: cldr
    AM | AM
    PM | PM
    {1} {2}, {3} | {2} {1} {3} г.
    {1} {2} | {2} {1}
    {1} {3} | {1} {3} г.
    {1}, {2} {3} | {1}, {3} {2}
    # source: translation
    Previous Month | Предыдущий месяц
    Next Month | Следующий месяц
    # source: cldr
    Sunday | воскресенье
    Monday | понедельник
    Tuesday | вторник
    Wednesday | среда
    Thursday | четверг
    Friday | пятница
    Saturday | суббота
    {1}:{2} {3} | {5}:{2}
    January | январь
    January.date | января
    February | февраль
    February.date | февраля
    March | март
    March.date | марта
    April | апрель
    April.date | апреля
    May | май
    May.date | мая
    June | июнь
    June.date | июня
    July | июль
    July.date | июля
    August | август
    August.date | августа
    September | сентябрь
    September.date | сентября
    October | октябрь
    October.date | октября
    November | ноябрь
    November.date | ноября
    December | декабрь
    December.date | декабря
    # source: translation
    Done | Готово
    Cancel | Отменить
    Edit | Править
    Save | Сохранить
    Add | Добавить
    Remove | Убрать
    Compose | Написать
    Reply | Ответить
    Share | Поделиться
    Organize | Упорядочить
    Bookmarks | Закладки
    Bookmark | Закладка
    Refresh | Обновить
    Stop | Остановить
    Camera | Камера
    Delete | Удалить
    Insert | Вставить
    Move Up | Переместить вверх
    Move Down | Переместить вниз
    Moved above {1} | Перемещено выше: {1}
    Moved below {1} | Перемещено ниже: {1}
    Play | Воспроизвести
    Pause | Пауза
    Rewind | Перемотать назад
    Fast Forward | Перемотать вперёд
    Typing | Ввод текста
    Cut | Вырезать
    Paste | Вставить
    Undo | Отменить
    Redo | Повторить
    Page Curl | Загиб страницы
    Close | Закрыть
    More | Ещё
    Favorites | Избранное
    Featured | Подборка
    Top Rated | С высшей оценкой
    Recents | Недавние
    Contacts | Контакты
    History | История
    Downloads | Загрузки
    Most Recent | Последние
    Most Viewed | Самые просматриваемые
    Settings | Настройки
    Forward | Вперёд
    Home | Дом
    Favorite | Избранное
    Love | Нравится
    Go Up | Вверх
    Go Down | Вниз
    Selected | Выбрано
    Verified | Проверено
    Album | Альбом
    Add People/Follow | Добавить людей/Подписаться
    Sparkle | Блеск
    Cellular Data | Сотовые данные
    Notifications | Уведомления
    Add to Calendar | Добавить в календарь
    Mostly Cloudy | Преимущественно облачно
    Card | Карта
    Copy | Скопировать
    Get Mail | Получить почту
    Show | Показать
    Move | Переместить
    Gear Shape | Форма шестерёнки
    Passwords | Пароли
    Drag | Перетянуть
    Link | Ссылка
    List | Список
    Remove Map Pin | Убрать булавку с карты
    Do Not Disturb | Не беспокоить
    Snooze | Повтор сигнала
    Send | Отправить
    Two People | Два человека
    Call | Позвонить
    Photo | Фото
    Ruler With Measurement Marks | Линейка с делениями
    Scale For Weighing Mass | Весы
    Download | Загрузить
    Remove From Favorites | Убрать из избранного
    Brightness Higher | Увеличить яркость
    Sunrise | Восход
    Trash | Корзина
    Ecg Waveform Path | Кривая ЭКГ
    """
}
