/// What commands, keys and gestures are called in Hebrew.
enum HebrewCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | מעבר לפריט הבא
    Move to Previous Item | מעבר לפריט הקודם
    Move to First Item | מעבר לפריט הראשון
    Move to Last Item | מעבר לפריט האחרון
    Move In | כניסה פנימה
    Move Out | יציאה החוצה
    Move to Top of Container | מעבר לתחילת המכל
    Move to Bottom of Container | מעבר לסוף המכל
    Move to Linked Item | מעבר לפריט המקושר
    Move to System-Focused Item Summary | מעבר לפריט שבמיקוד המערכת
    Activate | הפעלה
    Perform Long Press | לחיצה ארוכה
    Secondary Activate | הפעלה משנית
    Pass Through | העברה ישירה
    Escape | יציאה
    Magic Tap | הקשת הקסם
    Increment | הגדלה
    Decrement | הקטנה
    Label Item | תיוג פריט
    Watch Item | מעקב אחר פריט
    Scroll Down | גלילה למטה
    Scroll Up | גלילה למעלה
    Scroll Right | גלילה ימינה
    Scroll Left | גלילה שמאלה
    Speak Item | הקראת הפריט
    Read All | קריאת הכול
    Read From Top | קריאה מההתחלה
    Toggle Speech | השהיית הדיבור או המשכו
    Stop Speech | עצירת הדיבור
    Repeat Speech | חזרה על הדיבור
    Copy Speech to Clipboard | העתקת הדיבור ללוח
    Toggle Mute | השתקה או ביטולה
    Read Character | קריאת תו
    Read Word | קריאת מילה
    Read Line | קריאת שורה
    Spell Item | איות הפריט
    Read Selected Text | קריאת המלל הנבחר
    Read Hint | קריאת הרמז
    Read Item Summary | קריאת סיכום הפריט
    Read System-Focused Item Summary | קריאת סיכום הפריט שבמיקוד המערכת
    Describe Item | תיאור הפריט
    Read Row Header | קריאת כותרת השורה
    Read Column Header | קריאת כותרת העמודה
    Read Table Row Column | קריאת השורה והעמודה בטבלה
    Read Text Style | קריאת סגנון המלל
    Read URL | קריאת הכתובת
    Next Rotor Item | פריט הרוטור הבא
    Previous Rotor Item | פריט הרוטור הקודם
    Next Rotor | הרוטור הבא
    Previous Rotor | הרוטור הקודם
    Move to Next {1} | מעבר אל הבא: {1}
    Move to Previous {1} | מעבר אל הקודם: {1}
    Show Item Chooser | הצגת בורר הפריטים
    Show Scene Chooser | הצגת בורר המסכים
    Item Text Search | חיפוש במלל הפריטים
    Next Search Result | תוצאת החיפוש הבאה
    Previous Search Result | תוצאת החיפוש הקודמת
    Show Command Chooser | הצגת בורר הפקודות
    Toggle Text Selection | התחלת בחירת מלל או סיומה
    Cut | גזירה
    Copy | העתקה
    Paste | הדבקה
    Select All | בחירת הכול
    Undo | ביטול פעולה
    Redo | ביצוע חוזר
    Start Help | התחלת העזרה
    Toggle Screen Curtain | הפעלת וילון המסך או ביטולו
    Toggle Single Letter Quick Nav | הפעלת ניווט מהיר באות אחת או ביטולו
    Toggle Lock Modifier Keys | נעילת מקשי V O או שחרורם
    Open VoiceOver Settings | פתיחת הגדרות VoiceOver
    Keep Settings | שמירת ההגדרות
    Home | מסך הבית
    Switch to Previous App | מעבר ליישום הקודם
    Switch to Next App | מעבר ליישום הבא
    Move to Previous Visible App | מעבר ליישום הגלוי הקודם
    Move to Next Visible App | מעבר ליישום הגלוי הבא
    Switch to Next Visible App | החלפה ליישום הגלוי הבא
    Notification Center | מרכז ההודעות
    Control Center | מרכז הבקרה
    Move to Status Bar | מעבר לשורת המצב
    Previous Item with 3D Touch | הפריט הקודם עם 3D Touch
    Tutorial | מדריך
    Draw Again | ציור מחדש
    Suspend | השהיית התוכנית
    Quit | סגירת התוכנית
    Read Settings Again | קריאה חוזרת של ההגדרות
    Set Bookmark | הצבת סימנייה
    Next Bookmark | הסימנייה הבאה
    Toggle Reader Mode | הפעלת מצב קורא מסך או ביטולו
    Toggle Keys Stop Speech | עצירת הדיבור על ידי מקשים או לא
    Review Command Output | סקירת פלט הפקודה
    Review History | סקירת ההיסטוריה
    Next Character | התו הבא
    Previous Character | התו הקודם
    Next Word | המילה הבאה
    Previous Word | המילה הקודמת
    Next Line | השורה הבאה
    Previous Line | השורה הקודמת
    Next Sentence | המשפט הבא
    Previous Sentence | המשפט הקודם
    Next Paragraph | הפסקה הבאה
    Previous Paragraph | הפסקה הקודמת
    Beginning of Line | תחילת השורה
    End of Line | סוף השורה
    Beginning of Text | תחילת המלל
    End of Text | סוף המלל
    Select Next Word | בחירת המילה הבאה
    Select Previous Word | בחירת המילה הקודמת
    Select to Beginning of Line | בחירה עד תחילת השורה
    Select to End of Line | בחירה עד סוף השורה
    Delete Previous Character | מחיקת התו הקודם
    Delete Next Character | מחיקת התו הבא
    Delete Previous Word | מחיקת המילה הקודמת
    Delete Next Word | מחיקת המילה הבאה
    Delete to Beginning of Line | מחיקה עד תחילת השורה
    Delete to End of Line | מחיקה עד סוף השורה
    Return | שורה חדשה
    End Editing | סיום העריכה
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | רווח
    enter | Enter
    tab | Tab
    backspace | מחיקה לאחור
    escape | Escape
    up arrow | חץ מעלה
    down arrow | חץ מטה
    left arrow | חץ שמאלה
    right arrow | חץ ימינה
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | מקש אחר
    minus | מינוס
    grave accent | גרש נטוי
    question mark | סימן שאלה
    slash | קו נטוי
    semicolon | נקודה ופסיק
    left bracket | סוגר מרובע שמאלי
    right bracket | סוגר מרובע ימני
    equals | שווה
    plus | פלוס
    comma | פסיק
    period | נקודה
    apostrophe | גרש
    backslash | קו נטוי הפוך
    On a screen | במסך
    While a text is edited | בזמן עריכת מלל
    In a chooser | ברשימת בחירה
    In the search, and where an item is labelled | בחיפוש ובמתן תווית לפריט
    In help | בעזרה
    With fingers on a touch screen | באצבעות על מסך מגע
    With the mouse | בעכבר
    Next Item | הפריט הבא
    Previous Item | הפריט הקודם
    Narrow the List | צמצום הרשימה
    Widen the List | הרחבת הרשימה
    Go There | מעבר לשם
    Close | סגירה
    Type the Text | הקלדת המלל
    Delete Last Character | מחיקת התו האחרון
    Find | חיפוש
    Say What a Key Does | אמירה מה עושה מקש
    End Help | סיום העזרה
    Speak What Is There | הקראת מה שנמצא שם
    Explore | סיור
    any character | כל תו
    any key but escape | כל מקש מלבד Escape
    click | לחיצה
    drag | גרירה
    double click | לחיצה כפולה
    wheel down | גלגלת למטה
    wheel up | גלגלת למעלה
    V O is control and alt held together; alt alone will do. | V O פירושו Control ו-Alt לחוצים יחד; די ב-Alt לבדו.
    {1} finger single tap | הקשה אחת, אצבעות: {1}
    {1} finger double tap | הקשה כפולה, אצבעות: {1}
    {1} finger triple tap | הקשה משולשת, אצבעות: {1}
    {1} finger quadruple tap | הקשה מרובעת, אצבעות: {1}
    {1} finger single tap and hold | הקשה והחזקה, אצבעות: {1}
    {1} finger swipe left | החלקה שמאלה, אצבעות: {1}
    {1} finger swipe right | החלקה ימינה, אצבעות: {1}
    {1} finger swipe up | החלקה למעלה, אצבעות: {1}
    {1} finger swipe down | החלקה למטה, אצבעות: {1}
    2 finger rotate counterclockwise | סיבוב 2 אצבעות נגד כיוון השעון
    2 finger rotate clockwise | סיבוב 2 אצבעות בכיוון השעון
    2 finger scrub | תנועת זיגזג ב-2 אצבעות
    split tap | הקשה מפוצלת
    1 finger double tap and hold | הקשה כפולה והחזקה באצבע אחת
    3 finger double tap, hold, and flick left | הקשה כפולה ב-3 אצבעות, החזקה והחלקה שמאלה
    3 finger double tap, hold, and flick right | הקשה כפולה ב-3 אצבעות, החזקה והחלקה ימינה
    double tap the back of your iphone | הקשה כפולה על גב ה-iPhone
    triple tap the back of your iphone | הקשה משולשת על גב ה-iPhone
    """
}
