/// What the reader says in Hebrew.
enum HebrewWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | נבחר
    # source: translation
    dimmed | מעומעם
    # source: guide
    button | כפתור
    backButton | כפתור חזרה
    back | חזרה
    # source: translation
    popUpButton | כפתור תפריט קופצני
    radioButton | כפתור בחירה
    draggable | ניתן לגרירה
    switchButton | כפתור מתג
    plainSwitch | כפתור מתג
    on | פועל
    off | כבוי
    mixed | מעורב
    tab | כרטיסיה
    # source: guide
    textField | שדה מלל
    # source: translation
    secureTextField | שדה מלל מאובטח
    isEditing | בעריכה
    characterMode | מצב תווים
    wordMode | מצב מילים
    lineMode | מצב שורות
    sentenceMode | מצב משפטים
    paragraphMode | מצב פסקאות
    insertionPointAtStart | נקודת ההוספה בהתחלה
    insertionPointAtEnd | נקודת ההוספה בסוף
    # source: guide
    heading | כותרת
    # source: translation
    headingLevel | כותרת ברמה {1}
    nestingLevel | רמה {1}
    # source: guide
    link | קישור
    # source: translation
    pickerItem | פריט בורר
    adjustable | ניתן לכוונון
    # source: guide
    image | תמונה
    searchField | שדה חיפוש
    # source: translation
    expanded | מורחב
    collapsed | מכווץ
    listStart | תחילת רשימה
    listEnd | סוף רשימה
    landmarkStart | ציון דרך
    landmarkEnd | סוף
    required | שדה חובה
    invalidData | נתונים לא תקינים
    invalidGrammar | שגיאת דקדוק
    invalidSpelling | שגיאת כתיב
    directTouchArea | אזור מגע ישיר
    rowSpan | משתרע על {1} שורות
    rowSpan.one | משתרע על שורה אחת
    rowSpan.two | משתרע על שתי שורות
    columnSpan | משתרע על {1} עמודות
    columnSpan.one | משתרע על עמודה אחת
    columnSpan.two | משתרע על שתי עמודות
    row | שורה {1}
    column | עמודה {1}
    rowHeader | כותרת שורה
    columnHeader | כותרת עמודה
    tableStart | תחילת טבלה
    tableEnd | סוף טבלה
    rowCount | {1} שורות
    rowCount.one | שורה אחת
    rowCount.two | שתי שורות
    columnCount | {1} עמודות
    columnCount.one | עמודה אחת
    columnCount.two | שתי עמודות
    position | {1} מתוך {2}
    actionsAvailable | פעולות זמינות
    moreContentAvailable | תוכן נוסף זמין
    toggleHint | הקשה כפולה להחלפת מצב ההגדרה.
    editHint | הקשה כפולה לעריכה.
    misspelledWordsHint | ניתן להשתמש ברוטור כדי לגשת למילים עם שגיאות כתיב.
    adjustableHint | החלקה מעלה או מטה באצבע אחת לכוונון הערך.
    popUpHint | הקשה כפולה להפעלת הבורר.
    draggableHint | הקשה כפולה והחזקה, המתנה לצליל ואז גרירה לשינוי הסדר.
    expandHint | הקשה כפולה להרחבה.
    collapseHint | הקשה כפולה לכיווץ.
    # source: guide
    alert | התראה
    list | רשימה
    # source: translation
    landmark | ציון דרך
    # source: guide
    table | טבלה
    # source: translation
    tabBar | סרגל כרטיסיות
    # source: guide
    group | קבוצה
    # source: translation
    voiceOverOn | VoiceOver פועל
    voiceOverOff | VoiceOver כבוי
    activateAction | הפעלה
    # source: guide
    rotorActions | פעולות
    # source: translation
    rotorAdjustValue | כוונון ערך
    rotorMoreContent | תוכן נוסף
    # source: guide
    rotorCharacters | תווים
    rotorWords | מילים
    rotorLines | שורות
    # source: translation
    rotorSentences | משפטים
    rotorParagraphs | פסקאות
    # source: guide
    rotorTextSelection | בחירת מלל
    rotorEdit | עריכה
    # source: translation
    editSelectAll | בחירת הכול
    editCut | גזירה
    editCopy | העתקה
    editPaste | הדבקה
    editReplace | החלפה ב: {1}
    editUndo | ביטול פעולה
    editRedo | ביצוע חוזר
    # source: guide
    rotorHeadings | כותרות
    rotorLinks | קישורים
    rotorButtons | כפתורים
    # source: translation
    rotorFormControls | פקדי טופס
    rotorStaticText | מלל סטטי
    # source: guide
    rotorImages | תמונות
    rotorTextFields | שדות מלל
    # source: translation
    rotorVisitedLinks | קישורים שכבר נפתחו
    rotorNonVisitedLinks | קישורים שטרם נפתחו
    # source: guide
    rotorTables | טבלאות
    rotorLists | רשימות
    # source: translation
    rotorLandmarks | ציוני דרך
    rotorContainers | מכלים
    rotorSameHeading | כותרות באותה רמה
    rotorRows | שורות טבלה
    rotorColumns | עמודות טבלה
    rotorBlockquotes | ציטוטים
    rotorSameBlockquote | ציטוטים באותה רמה
    rotorFrames | מסגרות
    rotorBoldText | מלל מודגש
    rotorItalicText | מלל נטוי
    rotorUnderlinedText | מלל עם קו תחתון
    rotorPlainText | מלל רגיל
    rotorStyleChange | שינוי סגנון
    rotorFontChange | שינוי גופן
    rotorColorChange | שינוי צבע
    rotorSameItem | פריט מאותו סוג
    rotorDifferentItem | פריט מסוג אחר
    rotorVerticalNavigation | ניווט אנכי
    rotorMisspelledWords | מילים עם שגיאות כתיב
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | ללא
    someOfThem | חלק
    mostOfThem | רוב
    allOfThem | הכול
    verbosityMinimal | מינימלי
    verbosityStandard | רגיל
    verbosityVerbose | מפורט
    verbosityCustom | מותאם אישית
    doNothing | ללא פעולה
    speakCapital | הקראת אות גדולה
    changePitch | שינוי גובה הצליל
    playSound | השמעת צליל
    charactersAndWords | תווים ומילים
    nothing | כלום
    defaultLanguage | שפת ברירת המחדל
    defaultVoice | קול ברירת המחדל
    # source: guide
    rotorSpeechRate | קצב דיבור
    rotorVolume | עוצמת קול
    # source: translation
    rotorPitch | גובה הצליל
    # source: guide
    rotorPunctuation | פיסוק
    # source: translation
    rotorVerbosity | רמת פירוט
    # source: guide
    rotorHints | רמזים
    # source: translation
    rotorCapitals | אותיות גדולות
    rotorTyping | משוב הקלדה
    # source: guide
    rotorTypingMode | מצב הקלדה
    # source: translation
    standardTyping | הקלדה רגילה
    touchTyping | הקלדת מגע
    directTouchTyping | הקלדת מגע ישיר
    rotorSounds | צלילים
    rotorDirectTouch | מגע ישיר
    rotorNavigation | סגנון ניווט
    flatNavigation | ללא קבוצות
    groupedNavigation | לפי קבוצות
    # source: guide
    rotorLanguage | שפה
    # source: translation
    rotorVoice | קול
    settingTraits | סוג הפריטים
    beforeName | לפני השם
    afterName | אחרי השם
    settingValues | ערכים
    settingDeleting | מחיקת טקסט
    settingPhonetics | אלפבית פונטי
    settingStereo | סטריאו
    settingBehaviour | הסמן אחרי שינוי
    behaviourGuide | כמו במדריך של Apple
    behaviourDevice | כמו במכשירים
    settingInterfaceLanguage | השפה של Earshot
    blank | ריק
    space | רווח
    newLine | שורה חדשה
    tabCharacter | טאב
    unassigned | {1}: לא מוקצה
    belongsToSystem | {1}: שמור למערכת
    # source: guide
    systemHome | מסך הבית
    # source: translation
    systemPreviousApp | מעבר ליישום הקודם
    systemNextApp | מעבר ליישום הבא
    systemPreviousVisibleApp | היישום הגלוי הקודם
    systemNextVisibleApp | היישום הגלוי הבא
    # source: guide
    systemNotificationCenter | מרכז העדכונים
    systemControlCenter | מרכז הבקרה
    systemStatusBar | שורת המצב
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | אין פקודה בשם {1}
    assigned | {1}: {2}
    assignedNothing | {1}: לא מוקצה
    itemChooser | בחירת פריט, {1}. הקלדה מצמצמת את הרשימה, מקש Enter עובר אל הפריט. מקש Escape סוגר את הרשימה.
    commandChooser | בחירת פקודה, {1}. הקלדה מצמצמת את הרשימה, מקש Enter מבצע את הפקודה. מקש Escape סוגר את הרשימה.
    sceneChooser | בחירת מסך, {1}. הקלדה מצמצמת את הרשימה, מקש Enter עובר אל המסך. מקש Escape סוגר את הרשימה.
    noScenes | אין מסכים אחרים
    sceneByCode | {1}, דרך הקוד
    sceneByName | {1}, לפי השם
    itemCount | {1} פריטים
    itemCount.one | פריט אחד
    itemCount.two | שני פריטים
    moreThan | יותר מ-{1}
    noItems | אין פריטים
    noItemsWith | אין פריטים עם {1}. מקש Escape סוגר את הרשימה.
    chooserItem | {1}, {2} מתוך {3}
    closed | נסגר
    searchBegins | חיפוש. יש להקליד מלל ואז להקיש Enter.
    searchPrompt | חיפוש: {1}
    notFound | לא נמצא: {1}
    notFoundYet | עדיין לא נמצא: {1}, טוען עוד
    nothingSearched | עדיין לא בוצע חיפוש
    labelBegins | תיוג הפריט. יש להקליד שם ואז להקיש Enter.
    labelPrompt | תווית: {1}
    labelled | נוספה תווית: {1}
    labelRemoved | התווית הוסרה
    helpBegins | עזרה. הקשה על מקש כלשהו משמיעה מה הוא עושה. מקש Escape מסיים את העזרה.
    helpEnds | העזרה הסתיימה.
    help | {1}: {2}
    helpTyping | {1}: {2}, בשדה מלל
    helpTypes | מקליד תו
    helpNothing | לא עושה דבר
    itemSummary | {1}, פריט {2} מתוך {3} במסך זה
    noHint | אין רמז
    nothingFocused | אין פריט שמקבל קלט מהמקלדת
    noDescription | אין תיאור
    notInTable | לא בטבלה
    noRowHeader | אין כותרת שורה
    noColumnHeader | אין כותרת עמודה
    rowOf | שורה {1} מתוך {2}
    columnOf | עמודה {1} מתוך {2}
    noTextStyle | אין סגנון מלל
    points | {1} נקודות
    points.one | נקודה אחת
    points.two | שתי נקודות
    plain | רגיל
    bold | מודגש
    italic | נטוי
    underlined | עם קו תחתון
    struckThrough | קו חוצה
    dim | דהוי
    blinking | מהבהב
    reversed | הפוך
    onColor | על רקע {1}
    colorBlack | שחור
    colorRed | אדום
    colorGreen | ירוק
    colorYellow | צהוב
    colorBlue | כחול
    colorMagenta | מגנטה
    colorCyan | ציאן
    colorWhite | לבן
    colorGray | אפור
    colorBrightRed | אדום בוהק
    colorBrightGreen | ירוק בוהק
    colorBrightYellow | צהוב בוהק
    colorBrightBlue | כחול בוהק
    colorBrightMagenta | מגנטה בוהק
    colorBrightCyan | ציאן בוהק
    colorBrightWhite | לבן בוהק
    colorOrange | כתום
    colorBrown | חום
    colorPink | ורוד
    colorPurple | סגול
    quoteLevel | ציטוט ברמה {1}
    noURL | אין כתובת
    speechOff | הדיבור כבוי
    speechOn | הדיבור פועל
    curtainOn | וילון המסך פועל
    curtainOff | וילון המסך כבוי
    copied | הועתק אל הלוח
    nothingToCopy | אין מה להעתיק
    quickNavOn | ניווט מהיר באות אחת פועל
    quickNavOff | ניווט מהיר באות אחת כבוי
    keysLocked | מקשי V O נעולים
    keysUnlocked | מקשי V O לא נעולים
    watching | במעקב: {1}
    watchingEnds | המעקב הסתיים
    settingsChooser | הגדרות, {1}. החצים למעלה ולמטה עוברים להגדרה, ימינה ושמאלה משנים אותה, הקלדה מצמצמת את הרשימה. מקש Escape סוגר את הרשימה.
    labelNotKept | התווית לא נשמרה לפעם הבאה: {1}
    settingsKept | ההגדרות נשמרו
    settingsNotKept | ההגדרות לא נשמרו
    settingsNotKeptBecause | ההגדרות לא נשמרו: {1}
    settingsRead | ההגדרות נקראו
    settingsNotReadBecause | ההגדרות לא נקראו: {1}
    nothingTakesText | אין כאן מקום להקלדת מלל
    pastedBeginning | הודבקה רק ההתחלה; המרב הוא 128 קילובייט
    noSoundToTurnOff | אין צליל לכיבוי.
    readerModeOn | מצב קורא מסך
    readerModeOff | מצב קורא מסך כבוי
    keysSilenceOn | הקשה על מקש עוצרת את הדיבור
    keysSilenceOff | הקשה על מקש אינה עוצרת את הדיבור
    settingPrefix | מקש קידומת
    settingProfile | פרופיל התוכנית
    settingCaptions | כתוביות
    settingClipboard | לוח העתקה לתוכנית
    settingAnnotations | הערות למסוף
    noOutput | אין פלט של פקודה
    noHistory | עדיין שום דבר לא יצא מהמסך
    bookmarkSet | סימניה: {1}
    bookmarkRemoved | הסימניה הוסרה: {1}
    noBookmark | אין סימניות
    onlyForPrograms | רק בזמן הפעלת תוכנית
    programIntroduction | המקשים מועברים לתוכנית. לפקודה של קורא המסך יש להקיש {1} ואז מקש נוסף: חץ ימינה לפריט הבא, סימן שאלה לעזרה, נקודה ופסיק כדי שכל מקש יהיה פקודה עד להקשה חוזרת על {1}. הקשה כפולה על {1} מעבירה אותו לתוכנית.
    introduction | ברוכים הבאים אל Earshot. חץ ימינה עובר לפריט הבא, וחץ שמאלה חוזר אחורה. מקש Enter מפעיל פריט, ומקש Escape חוזר למסך הקודם. החיצים מעלה ומטה משנים ערך, או נעים לפי מה שנבחר ברוטור; מקש Shift עם חץ ימינה מסובב את הרוטור. הצירוף V O A קורא הכול; פירוש V O הוא Control יחד עם Alt, וגם Alt לבדו מספיק. כל מקש עוצר את הדיבור; פסיק משהה אותו וממשיך אותו. סימן שאלה מאפשר לתרגל את המקשים, נקודתיים מאפשרות לבחור פקודה לפי שמה, ומקש F2 משמיע את ההסבר הזה שוב. הצירוף Control C סוגר את Earshot. אפשר לשמור את ההגדרות בקובץ, אם רוצים: earshot config מסביר איך.
    noSound | (אין צליל)
    nothingFurther | (אין עוד)
    loading | בטעינה
    requestRefused | נדחה
    requestRefusedBecause | נדחה: {1}
    requestUnsupported | לא אפשרי כאן
    requestStale | המסך השתנה
    requestTimedOut | אין תשובה
    connectionLost | החיבור אבד
    requestUnreachable | לא ניתן להגיע
    requestUnchanged | שום דבר לא השתנה
    linesAndLast | שורות: {1}, האחרונה: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | היסטוריה
    crashed | קריסה של {1}
    crashedWithoutName | חלק מהמסך קרס
    outOfDate | ייתכן שתוכן המסך אינו עדכני
    removed | הוסר: {1}
    silentItem | אין מה לומר על הפריט הזה
    emptyScreen | מסך ריק
    emptyScreenOthers | מסך ריק; עוד {1} מסכים: {2}
    emptyScreenOthers.one | מסך ריק; עוד מסך אחד: {2}
    emptyScreenOthers.two | מסך ריק; עוד שני מסכים: {2}
    guessedScreenOthers | ייתכן שהיישום מתחיל במקום אחר; עוד {1} מסכים: {2}
    guessedScreenOthers.one | ייתכן שהיישום מתחיל במקום אחר; עוד מסך אחד: {2}
    guessedScreenOthers.two | ייתכן שהיישום מתחיל במקום אחר; עוד שני מסכים: {2}
    codeAhead | רק הקוד של היישום מבצע זאת: {1}
    codeAheadScenes | רק הקוד של היישום מבצע זאת: {1}. מסכים שאליהם זה עשוי להוביל, {2}: {3}
    codeAheadOthers | רק הקוד של היישום מבצע זאת: {1}. מסכים אחרים, {2}: {3}
    missingScreen | המסך שאליו זה מוביל אינו קיים: {1}
    nothingHappens | לא קורה דבר
    pressKey | יש להקיש {1}
    lineTypeScenes | יש להקליד scenes
    notHeard | (לא נשמע: {1})
    lineIntroduction | ברוכים הבאים אל Earshot. לכל פריט במסך יש מספר. יש להקליד מספר ולהקיש Enter כדי לעבור אל הפריט, ומקש Enter לבדו מפעיל את הפריט; המילים next, back עוברות מפריט לפריט. המילה help מציגה את רשימת המילים, והמילה quit סוגרת את Earshot. הפקודה earshot config מסבירה איך לשמור הגדרות.
    lineUnknown | ״{1}״ אינה פקודה; יש להקליד מספר, להקיש Enter או להקליד מילה מהרשימה של help
    lineNearest | האם הכוונה היא ״{1}״?
    lineNoItem | אין פריט {1}; יש להקליד מספר מ-1 עד {2}
    lineItemGone | פריט {1} כבר לא קיים; list מציגה את הפריטים הנוכחיים
    lineListCut | יותר מ-{1} פריטים; next עוברת על כולם
    lineNothingTakesText | אין כאן מקום להקלדת מלל; הסמן צריך להיות בשדה מלל שהופעל
    lineNotHere | לא זמין במצב שורות מלל
    lineHelpNumber | מספר: מעבר אל הפריט
    lineHelpEnter | מקש Enter לבדו: הפעלת הפריט
    lineHelpNext | next, back: הפריט הבא, הפריט הקודם; next heading, previous link וכן הלאה: הפריט הבא או הקודם מאותו סוג
    lineHelpList | list: הצגה חוזרת של הפריטים במסך; chooser: בחירה מתוכם לפי מספר או מלל
    lineHelpScenes | scenes: בחירה בין מסכים ששום דבר כאן אינו מוביל אליהם
    lineHelpFind | find מלל: מעבר אל הפריט הבא שמכיל את המלל; next search result להמשך
    lineHelpType | type מלל: הקלדה בשדה המלל
    lineHelpRotor | rotor: מה הרוטור מציע כאן; rotor שם: סיבוב הרוטור לשם; next rotor item, previous rotor item
    lineHelpScroll | scroll כיוון; gesture שם, כמו gesture 2 finger double tap
    lineHelpQuit | quit: סגירת Earshot
    lineHelpCommands | וגם כל אחת מהפקודות הבאות:
    bullets | {1} נקודות
    bullets.one | נקודה אחת
    bullets.two | שתי נקודות
    spellingAlphabet | א אלף ב בועז ג גימל ד דוד ה הגר ו ואו ז זאב ח חוה ט טיאה י יונה כ כרמל ך כרמל-סופית ל לאה מ משה ם משה-סופית נ נמר ן נמר-סופית ס סמיר ע עין פ פסל ף פסל-סופית צ צדיק ץ צדיק-סופית ק קורח ר רות ש שמיר ת תלם
    textSelected | {1} נבחר
    textUnselected | {1} לא נבחר
    nothingSelected | לא נבחר דבר
    selectionStarted | הבחירה התחילה
    textDeleted | {1} נמחק
    textInserted | {1} נוסף
    textCut | {1} נגזר
    textCopied | {1} הועתק
    textPasted | {1} הודבק
    textReplaced | הוחלף ב: {1}
    """
}
