/// What the system writes on its own controls in Hebrew.
enum HebrewSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | הגדלה
    Decrement | הקטנה
    More Info | מידע נוסף
    Search | חיפוש
    page {1} of {2} | עמוד {1} מתוך {2}
    Page {1} of {2} | עמוד {1} מתוך {2}
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1} פריטים
    {1} items.one | פריט אחד
    {1} items.two | שני פריטים
    Back | חזרה
    Show Sidebar | הצגת סרגל הצד
    Hide Sidebar | הסתרת סרגל הצד
    Toolbar | סרגל כלים
    Progress | התקדמות
    In progress | בתהליך
    dismiss popup window | סגירת החלון הקופץ
    Sheet Grabber | ידית הגיליון
    Half screen | חצי מסך
    Expanded | מורחב
    Collapsed | מכווץ
    Dismiss context menu | סגירת תפריט ההקשר
    Mixed | מעורב
    Section index | מפתח מקטעים
    {1}, selected | {1}, נבחר
    Map | מפה
    web content | תוכן אינטרנט
    Date Picker | בורר תאריך
    Time Picker | בורר שעה
    Day | יום
    Month | חודש
    Year | שנה
    Date | תאריך
    Hour | שעה
    Minute | דקה
    # source: cldr
    AM/PM | לפנה״צ/אחה״צ
    # source: translation
    {1} o’clock | שעה {1}
    {1} hours | {1} שעות
    {1} hours.one | שעה אחת
    {1} hours.two | שעתיים
    {1} minutes | {1} דקות
    {1} minutes.one | דקה אחת
    {1} minutes.two | שתי דקות
    # source: cldr
    AM | לפנה״צ
    PM | אחה״צ
    {1} {2}, {3} | {2} ב{1} {3}
    {1} {2} | {2} ב{1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1}, {3} ב{2}
    # source: translation
    Previous Month | החודש הקודם
    Next Month | החודש הבא
    # source: cldr
    Sunday | יום ראשון
    Monday | יום שני
    Tuesday | יום שלישי
    Wednesday | יום רביעי
    Thursday | יום חמישי
    Friday | יום שישי
    Saturday | יום שבת
    {1}:{2} {3} | {4}:{2}
    January | ינואר
    February | פברואר
    March | מרץ
    April | אפריל
    May | מאי
    June | יוני
    July | יולי
    August | אוגוסט
    September | ספטמבר
    October | אוקטובר
    November | נובמבר
    December | דצמבר
    # source: translation
    Done | סיום
    Cancel | ביטול
    Edit | עריכה
    Save | שמירה
    Add | הוספה
    Remove | הסרה
    Compose | חיבור
    Reply | תגובה
    Share | שיתוף
    Organize | ארגון
    Bookmarks | סימניות
    Bookmark | סימניה
    Refresh | רענון
    Stop | עצירה
    Camera | מצלמה
    Delete | מחיקה
    Insert | הוספה
    Move Up | הזזה למעלה
    Move Down | הזזה למטה
    Moved above {1} | הוזז מעל {1}
    Moved below {1} | הוזז מתחת {1}
    Play | הפעלה
    Pause | השהיה
    Rewind | הרצה אחורה
    Fast Forward | הרצה קדימה
    Typing | הקלדה
    Cut | גזירה
    Paste | הדבקה
    Undo | ביטול פעולה
    Redo | ביצוע חוזר
    Page Curl | קיפול עמוד
    Close | סגירה
    More | עוד
    Favorites | מועדפים
    Featured | מומלצים
    Top Rated | הדירוג הגבוה ביותר
    Recents | אחרונים
    Contacts | אנשי קשר
    History | היסטוריה
    Downloads | הורדות
    Most Recent | העדכניים ביותר
    Most Viewed | הנצפים ביותר
    Settings | הגדרות
    Forward | קדימה
    Home | בית
    Favorite | מועדף
    Love | אהבה
    Go Up | למעלה
    Go Down | למטה
    Selected | נבחר
    Verified | מאומת
    Album | אלבום
    Add People/Follow | הוספת אנשים/מעקב
    Sparkle | ניצוץ
    Cellular Data | נתונים סלולריים
    Notifications | הודעות
    Add to Calendar | הוספה ללוח השנה
    Mostly Cloudy | מעונן ברובו
    Card | כרטיס
    Copy | העתקה
    Get Mail | קבלת דואר
    Show | הצגה
    Move | העברה
    Gear Shape | צורת גלגל שיניים
    Passwords | סיסמאות
    Drag | גרירה
    Link | קישור
    List | רשימה
    Remove Map Pin | הסרת סיכת המפה
    Do Not Disturb | נא לא להפריע
    Snooze | נודניק
    Send | שליחה
    Two People | שני אנשים
    Call | התקשרות
    Photo | תמונה
    Ruler With Measurement Marks | סרגל עם סימוני מידה
    Scale For Weighing Mass | מאזניים
    Download | הורדה
    Remove From Favorites | הסרה מהמועדפים
    Brightness Higher | בהירות גבוהה יותר
    Sunrise | זריחה
    Trash | פח
    Ecg Waveform Path | גל אק״ג
    """
}
