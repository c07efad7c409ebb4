/// What an audit says in Hebrew.
enum HebrewAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | פקדים חופפים זה את זה
    target-overlap.fix | יש להרחיק אותם זה מזה.
    target-duplicate-bounds.title | שני יעדים באותו מקום
    target-duplicate-bounds.fix | יש להשאיר אחד מהם, או להרחיק את הסמן מהאחר.
    activation-point-off.title | נקודת ההפעלה מחטיאה את הרכיב
    activation-point-off.fix | יש להציב את נקודת ההפעלה בתוך הרכיב, או להשאיר אותה למערכת.
    frame-empty.title | לרכיב נגיש אין שטח
    frame-empty.fix | יש לתת לרכיב את המסגרת של מה שהוא מייצג, או להרחיק ממנו את הסמן.
    frame-offscreen.title | רכיב שניתן להתמקד בו נמצא מחוץ למסך
    frame-offscreen.fix | יש להסתירו כל עוד אינו שם, או לאפשר גלילה אליו.
    frame-outside-parent.title | הרכיב נמצא מחוץ למכל שלו
    frame-outside-parent.fix | המכל צריך להקיף את תוכנו.
    target-size-platform.title | יעד המגע קטן מגודל הפלטפורמה
    target-size-platform.fix | יש להגדילו, או להחשיב גם מגע סביבו.
    target-size-minimum.title | יעד המגע קטן מ־24 נקודות וצפוף
    target-size-minimum.fix | יש להגדילו, או להרחיקו משכניו.
    target-spacing.title | פקדים קרובים מדי
    target-spacing.fix | יש להרחיק אותם זה מזה.
    hint-equals-label.title | הרמז חוזר על השם
    hint-equals-label.fix | יש לומר ברמז מה קורה, או להשמיטו.
    hint-gesture.title | הרמז נוקב במחווה
    hint-gesture.fix | יש לומר מה קורה: ”פותח את האלבום.”
    hint-form.title | הרמז אינו משפט קצר בגוף שלישי
    hint-form.fix | יש לכתוב אותו כמו ”מנגן את השיר.”
    hint-too-long.title | הרמז ארוך מדי
    hint-too-long.fix | יש לומר במשפט קצר מה קורה.
    hint-essential.title | השם נמצא רק ברמז
    hint-essential.fix | יש לומר בתווית מה זה, וברמז מה קורה.
    hint-missing.title | פקד מורכב ללא רמז
    hint-missing.fix | יש לומר ברמז מה קורה.
    label-invisible-characters.title | התווית מכילה תווים פרטיים או בלתי נראים
    label-invisible-characters.fix | יש להוציא את התווים ממה שנאמר; סמלים מגופן זקוקים לתווית במילים.
    label-symbols-only.title | בתווית אין מילים
    label-symbols-only.fix | יש לומר במילים מה הסימן אומר.
    label-punctuation.title | תווית של פקד מסתיימת כמו משפט
    label-punctuation.fix | יש להסיר את הנקודה.
    label-all-caps.title | התווית כולה באותיות גדולות
    label-all-caps.fix | יש לכתוב את התווית כמו במשפט, ולהשאיר אותיות גדולות ורווחים למראה המלל.
    label-lowercase-start.title | תווית של פקד מתחילה באות קטנה
    label-lowercase-start.fix | יש להתחיל את התווית באות גדולה.
    label-duplicate.title | לכמה פקדים שם נשמע אחד
    label-duplicate.fix | יש להוסיף לכל שם במה מדובר, כגון ”מחיקה, חשבונית 3”.
    label-same-name-different-action.title | שם זהה, תוצאה שונה
    label-same-name-different-action.fix | יש לתת לכל אחד שם לפי מה שהוא עושה.
    label-different-name-same-action.title | פעולה זהה בשמות שונים
    label-different-name-same-action.fix | יש לקרוא לאותו דבר בשם זהה בכל מקום.
    label-parent-child-same.title | המכל ותוכנו אומרים אותו דבר
    label-parent-child-same.fix | יש להסיר את שם המכל, או לתת לו שם לפי כל תוכנו.
    label-too-long.title | התווית ארוכה מדי להאזנה
    label-too-long.fix | יש לקצר את התווית, ולהעביר את ההסבר לרמז.
    label-too-short.title | התווית קצרה מכדי לומר משהו
    label-too-short.fix | יש לומר במילה מה הפקד עושה.
    label-digit-run.title | רצף ספרות ארוך נקרא כמספר אחד
    label-digit-run.fix | יש להקריא את הספרות אחת אחת, או לקבץ אותן.
    label-equals-value.title | השם והערך אומרים אותו דבר
    label-equals-value.fix | יש להשמיט את הערך מהתווית.
    label-repeats-word.title | מילים כפולות בתווית
    label-repeats-word.fix | יש להשמיט אחת מהן.
    label-missing-control.title | לפקד אין שם
    label-missing-control.fix | יש לתת תווית נגישות שאומרת מה הוא עושה או קובע, כגון ”מחיקה” או ”עוצמת קול”.
    label-missing-toggle.title | למתג או לתיבת הסימון אין שם
    label-missing-toggle.fix | יש לתת למתג את המלל שלצידו כתווית, או לעשות משניהם רכיב אחד.
    label-missing-field.title | לשדה המלל אין שם
    label-missing-field.fix | יש לתת לשדה תווית נגישות, כגון ”שם”; אין לאפשר עריכה של מה שרק נקרא.
    label-placeholder-only.title | מציין המיקום הוא השם היחיד
    label-placeholder-only.fix | יש לתת לשדה תווית נגישות לצד מציין המיקום.
    label-missing-image.title | לתמונה נגישה אין תיאור
    label-missing-image.fix | יש לתאר את התמונה בתווית, או להרחיק ממנה את הסמן.
    silent-element.title | עצירה שאינה אומרת דבר
    silent-element.fix | יש לתת לרכיב תווית, או להרחיק ממנו את הסמן.
    label-file-name.title | התווית היא שם של קובץ או של משאב
    label-file-name.fix | יש לומר במילים מהו הרכיב או מה הוא עושה.
    label-identifier.title | התווית היא מזהה מהקוד
    label-identifier.fix | יש לומר במילים מהו הרכיב או מה הוא עושה.
    label-localization-key.title | התווית היא מפתח שלא תורגם
    label-localization-key.fix | יש להוסיף את התרגום, או להשתמש במפתח הנכון.
    label-placeholder-leak.title | התווית חושפת תבנית, nil או סימון
    label-placeholder-leak.fix | יש למלא את המלל לפני שקובעים אותו, ולקבוע אותו כמלל רגיל.
    label-url.title | התווית היא כתובת גולמית
    label-url.fix | יש לומר לאן הכתובת מובילה.
    label-in-name.title | המלל הנראה אינו בשם הנשמע
    label-in-name.fix | יש להתחיל את התווית במלל המוצג.
    label-double-source.title | נקרא בשם פעמיים
    label-double-source.fix | יש להשאיר אחד משני השמות.
    label-language-mismatch.title | הכתב של המלל אינו תואם את שפתו
    label-language-mismatch.fix | יש לקבוע את שפת הרכיב לשפת המלל שלו.
    language-tag-invalid.title | תג השפה אינו שמיש
    language-tag-invalid.fix | יש להשתמש בתג כמו ”ko” או ”pt-BR”.
    label-role-word.title | התווית חוזרת על התפקיד
    label-role-word.fix | יש להשמיט את התפקיד מהתווית.
    label-state-word.title | התווית אומרת את מה שהערך כבר אומר
    label-state-word.fix | יש להשאיר את המצב לתכונות ולערך.
    label-action-word.title | התווית מסבירה כיצד להפעיל
    label-action-word.fix | יש לומר מה הפקד עושה, לא כיצד לגרום לו לעשות זאת.
    label-image-word.title | תווית של תמונה אומרת שזו תמונה
    label-image-word.fix | יש לתאר מה התמונה מראה.
    label-nondescriptive.title | המלל של הקישור או הכפתור אינו אומר מה הוא עושה
    label-nondescriptive.fix | יש לומר לאן זה מוביל, כגון ”עוד על מחירים”.
    audit-nothing-checked.title | הביקורת לא בדקה דבר
    audit-nothing-checked.fix | יש לציין קבצים שיש בהם מסכים, ולהשאיר כלל אחד לפחות פעיל.
    suppression-unused.title | חריג או רשומה של קו הבסיס אינם תואמים דבר
    suppression-unused.fix | יש להסיר את הרשומה.
    suppression-expired.title | מועד החריג חלף
    suppression-expired.fix | יש לתקן את מה שהרשומה פוטרת, או לתת לה תאריך חדש.
    rule-unknown.title | ההגדרות נוקבות בכלל לא מוכר
    rule-unknown.fix | יש לתקן את השם; ”earshot explain” מונה את כל הכללים.
    element-nested.title | רכיב נגיש בולע פקדים
    element-nested.fix | אין לעשות מהחיצוני רכיב, או להציע את הפנימי כפעולות ובתווית.
    element-unexposed-control.title | תצוגה שניתן להפעיל חסרה בעץ
    element-unexposed-control.fix | יש לעשותו רכיב נגישות, או להציעו כפעולה של רכיב כזה.
    element-unexposed-text.title | מלל נראה חסר בעץ
    element-unexposed-text.fix | יש לתת לסמן להיעצר במלל, או לשלב את מילותיו בתווית של מה שהוא שייך אליו.
    element-hidden-exposed.title | רכיב בלתי נראה עדיין בעץ
    element-hidden-exposed.fix | יש להוציאו מהרשימה כל עוד הוא מוסתר.
    element-obscured.title | רכיב שניתן להתמקד בו מכוסה
    element-obscured.fix | יש להסתיר את המכוסה, או לעשות מודאלי את מה שמכסה אותו.
    container-inconsistent.title | המכל סותר את עצמו
    container-inconsistent.fix | יש להחזיק את הרשימה במקום אחד, וכל רכיב ברשימה אחת.
    order-cycle.title | הסדר המפורש הולך במעגל
    order-cycle.fix | יש להוציא מהרשימה את מה שמוביל לאחור.
    order-over-constrained.title | הסדר המפורש סותר את עצמו
    order-over-constrained.fix | יש לנקוב בכל רכיב פעם אחת.
    order-list-incomplete.title | הרשימה המפורשת שוכחת רכיב
    order-list-incomplete.fix | יש להוסיפו לרשימה, או להסתירו מקוראים במכוון.
    relation-broken.title | הקשר לתווית אינו מוביל לשום מקום
    relation-broken.fix | יש להצביע על רכיב קיים שיש לו תווית.
    table-headers-missing.title | טבלת נתונים ללא כותרות
    table-headers-missing.fix | יש לציין את התאים שהם כותרות לעמודות או לשורות.
    group-fragmented.title | פריט אחד מפוצל לעצירות רבות
    group-fragmented.fix | יש לעשות מהשורה רכיב אחד שתוויתו מאחדת את המללים.
    identifier-duplicate.title | מזהה בשימוש כפול
    identifier-duplicate.fix | יש לתת לכל אחד מזהה משלו.
    identifier-missing.title | אין מזהה לבדיקות
    identifier-missing.fix | יש לקבוע את מזהה הנגישות שלו.
    nesting-deep.title | היררכיה עמוקה מאוד
    nesting-deep.fix | יש להוציא מכלים שמכילים דבר אחד בלבד.
    gesture-no-alternative.title | פועל רק בגרירה או במחוות מסלול
    gesture-no-alternative.fix | יש להציע את אותו הדבר כפעולה של הרכיב, או לאפשר כוונון.
    orientation-locked.title | המסך מאפשר כיוון אחד בלבד
    orientation-locked.fix | יש לאפשר את שניהם, אלא אם אחד מהם הכרחי.
    screen-title-missing.title | למסך או לחלון המודאלי אין שם
    screen-title-missing.fix | יש לקבוע את שם המסך, או להתחיל אותו בכותרת.
    screen-title-duplicate.title | לשני מסכים אותו שם
    screen-title-duplicate.fix | יש לתת לכל מסך שם משלו.
    header-missing.title | במסך אין כותרת
    header-missing.fix | יש לתת לשמות חלקיו את התכונה header.
    heading-order.title | רמות הכותרות קופצות
    heading-order.fix | יש למספר את הכותרות כך שכל רמה תבוא אחרי זו שמעליה.
    heading-empty.title | כותרת ריקה
    heading-empty.fix | יש לתת לכותרת את המלל שלה, או להסיר את התכונה.
    trait-without-behaviour.title | מתיימר לתפקיד שאינו ממלא
    trait-without-behaviour.fix | יש לחבר אותו למה שעליו לעשות, או להסיר את התכונה.
    adjustable-without-methods.title | ניתן לכוונון, אך אי אפשר לכוונן
    adjustable-without-methods.fix | יש לממש את accessibilityIncrement ואת accessibilityDecrement, או להסיר את התכונה.
    adjustable-without-value.title | לרכיב הניתן לכוונון אין ערך
    adjustable-without-value.fix | יש לקבוע את ערך הנגישות, ולעדכן אותו.
    value-out-of-range.title | הערך מחוץ לטווח שלו
    value-out-of-range.fix | יש לקבוע תחילה את הקצוות, ואז ערך ביניהם.
    custom-action-unnamed.title | לפעולה מותאמת אין שם או ששמה כפול
    custom-action-unnamed.fix | יש לתת לכל פעולה שם משלה.
    custom-rotor-unnamed.title | לרוטור מותאם אין שם
    custom-rotor-unnamed.fix | יש לתת לרוטור שם לפי מה שהוא מוצא, כגון ”שגיאות”.
    field-value-overridden.title | שדה לעריכה מסתיר את המלל שלו
    field-value-overridden.fix | יש להשאיר את הערך לשדה.
    field-secure-exposed.title | מלל סודי נאמר בקול
    field-secure-exposed.fix | יש להשאיר את ערכו של שדה מאובטח למערכת, שאומרת נקודות.
    field-purpose-missing.title | ייעוד הקלט לא הוצהר
    field-purpose-missing.fix | יש לקבוע את סוג התוכן של השדה.
    state-unexposed.title | מצב מוצג אך לא נחשף
    state-unexposed.fix | יש לשמור את התכונות והערך תואמים למוצג.
    selection-multiple.title | יותר מבחירה אחת בבחירה יחידה
    selection-multiple.fix | יש להסיר את התכונה selected מכולם מלבד אחד.
    trait-conflict.title | תכונות סותרות זו את זו
    trait-conflict.fix | יש להשאיר את התכונה שאומרת מה הרכיב עושה.
    trait-missing-interactive.title | לרכיב שניתן להפעיל אין תפקיד
    trait-missing-interactive.fix | יש לתת לו את התכונה button, או link אם הוא מוביל אל מחוץ ליישום.
    trait-image-missing.title | תמונה ללא תכונת תמונה
    trait-image-missing.fix | יש לתת לו את התכונה image, או button אם הוא כפתור.
    disabled-unexplained.title | פקד מושבת אינו מציין סיבה
    disabled-unexplained.fix | יש לומר ברמז מתי ניתן להשתמש בו.
    voice-name-mismatch.title | השם לשליטה קולית שונה מהמלל הנראה
    voice-name-mismatch.fix | יש להציב את המלל הנראה ראשון בין השמות לשליטה קולית.
    text-fixed-font.title | המלל אינו עוקב אחר הגדרת גודל המלל
    text-fixed-font.fix | יש להשתמש בסגנון מלל, ולקבוע את adjustsFontForContentSizeCategory.
    text-clipped-large.title | המלל נחתך בגדלים גדולים
    text-clipped-large.fix | הגובה צריך לעקוב אחר המלל, או שיש לאפשר גלילה.
    text-truncated.title | המלל מקוצר
    text-truncated.fix | יש להציג את המלל כולו, או לפחות לשלבו בתווית.
    contrast-text.title | לצבעי המלל שהוצהרו אין די ניגודיות
    contrast-text.fix | יש להכהות או להבהיר אחד משני הצבעים.
    contrast-text-enhanced.title | צבעי המלל שהוצהרו מתחת לרמה המוגברת
    contrast-text-enhanced.fix | יש להכהות או להבהיר אחד משני הצבעים.
    focus-trap.title | הסמן אינו יכול לצאת
    focus-trap.fix | יש לתת לסמן ללכת לאן שנשלח; אין להודיע בכל תנועה על שינוי שנוקב ברכיב.
    focus-unreachable.title | רכיב שניתן להפעיל אינו נגיש לסמן
    focus-unreachable.fix | יש לעשותו רכיב בפני עצמו, לנקוב בו ברשימת המכל, או להציע כפעולה את מה שהוא עושה.
    focus-asymmetric.title | הסדר לאחור אינו ההפוך
    focus-asymmetric.fix | אין לשנות את הסדר או את מקום הסמן בזמן תנועה.
    focus-nondeterministic.title | הסדר משתנה מפעם לפעם
    focus-nondeterministic.fix | יש להציג את אותו הדבר באותו סדר כל עוד לא קרה דבר.
    focus-moved-unasked.title | הסמן קופץ ללא פעולת המשתמש
    focus-moved-unasked.fix | יש להכריז מה קרה, ולהשאיר את הסמן במקומו.
    focus-lost-layout.title | הרכיב הממוקד נעלם והסמן אבד
    focus-lost-layout.fix | יש לנקוב בשכן, או במה שבא במקומו, כשמודיעים על השינוי.
    focus-reset-refresh.title | רענון מחזיר את הסמן לאחור
    focus-reset-refresh.fix | יש לשמור רכיבים שלא השתנו, או לתת לנוצרים מחדש אותו מזהה.
    focus-initial-odd.title | העצירה הראשונה במסך אינה צפויה
    focus-initial-odd.fix | אין לנקוב ברכיב, או יש לנקוב בזה שהמסך מתחיל בו.
    layout-change-silent.title | התוכן השתנה ללא הודעה
    layout-change-silent.fix | יש להודיע על layoutChanged, עם הרכיב החשוב ביותר כעת.
    focus-stale.title | הסמן נמצא על רכיב מת
    focus-stale.fix | יש להודיע על שינוי כשרכיב נעלם, ואין לנקוב ברכיבים שאינם במסך.
    adjustable-no-change.title | הכוונון אינו משנה את הערך
    adjustable-no-change.fix | יש לשנות את הערך ב־accessibilityIncrement וב־accessibilityDecrement, ולומר אותו ב־accessibilityValue.
    adjustable-not-inverse.title | הגדלה ואז הקטנה אינן מחזירות להתחלה
    adjustable-not-inverse.fix | שניהם צריכים לנוע באותו צעד.
    adjustable-unbounded.title | הכוונון אינו מגיע לסוף
    adjustable-unbounded.fix | יש להגדיל את הצעדים, או להציע שדה להקלדת הערך.
    activation-noop.title | ההפעלה אינה עושה דבר
    activation-noop.fix | יש להיענות להפעלה, או להסיר את התכונה.
    activation-state-silent.title | המצב השתנה, הדיבור לא
    activation-state-silent.fix | יש לומר את המצב בערך או בתכונה selected.
    custom-action-noop.title | הפעולה המותאמת אינה עושה דבר
    custom-action-noop.fix | יש לעשות את מה ששם הפעולה אומר, ולהשיב true.
    gesture-magic-tap-unhandled.title | הקשת קסם לא נענית במסך מדיה
    gesture-magic-tap-unhandled.fix | יש להיענות ל־accessibilityPerformMagicTap בניגון ובהשהיה.
    scroll-unhandled.title | לא ניתן לגלול את התוכן
    scroll-unhandled.fix | יש להציב את התוכן בתצוגת גלילה, או להיענות ל־accessibilityScroll.
    scroll-silent.title | הגלילה אינה מציינת עמוד
    scroll-silent.fix | יש להודיע על pageScrolled עם מלל כמו ”עמוד 2 מתוך 5”.
    direct-touch-trap.title | אזור מגע ישיר משתלט על המסך
    direct-touch-trap.fix | יש להשאיר מקום ליציאה, או לקבל מגע רק לאחר הפעלה.
    modal-leak.title | הסמן יוצא מחלון מודאלי פתוח
    modal-leak.fix | יש לקבוע accessibilityViewIsModal על התצוגה שלצד אלה שיש להוציא, או להציג בקר.
    modal-no-escape.title | אין דרך לצאת מהחלון המודאלי
    modal-no-escape.fix | יש להיענות ל־accessibilityPerformEscape, או לתת כפתור שסוגר.
    modal-focus-not-moved.title | פתיחת חלון מודאלי משאירה את הסמן מאחור
    modal-focus-not-moved.fix | יש להודיע על screenChanged עם הרכיב הראשון שלו.
    modal-focus-not-restored.title | סגירת חלון מודאלי מאבדת את המקום
    modal-focus-not-restored.fix | יש להודיע על layoutChanged עם מה שפתח אותו, ולא על screenChanged ללא רכיב.
    modal-untitled.title | החלון המודאלי אינו מכריז על עצמו
    modal-untitled.fix | יש לתת שם או כותרת, ולהתחיל שם את הסמן.
    order-visual-mismatch.title | סדר ההקראה אינו תואם את הפריסה
    order-visual-mismatch.fix | יש לקבץ את השייך יחד, או למנות את הרכיבים בסדר שבו רואים אותם.
    order-header-after-content.title | הכותרת באה אחרי מה שהיא כותרת לו
    order-header-after-content.fix | יש למנות את הכותרת לפני מה שהיא כותרת לו.
    swipe-cost.title | יותר מדי החלקות כדי להגיע לשם
    swipe-cost.fix | יש להוסיף כותרות, לקרב אותו להתחלה או לסוף, או לעשות עצירה אחת מהשייך יחד.
    rotor-dead.title | הרוטור המוצע אינו מוביל לשום מקום
    rotor-dead.fix | יש להציע אותו רק היכן שהוא מוצא דבר, ולהיענות בשני הכיוונים.
    screen-change-silent.title | מסך חדש ללא הודעה על שינוי
    screen-change-silent.fix | יש להודיע על screenChanged כשמסך תופס את מקומו של אחר.
    screen-change-spurious.title | הודעה על שינוי מסך בשל שינוי קטן
    screen-change-spurious.fix | יש להודיע על layoutChanged, עם הרכיב שהשתנה.
    screen-change-storm.title | כמה שינויי מסך בבת אחת
    screen-change-storm.fix | יש להודיע על שינוי אחד כשהכול גמור.
    child-controller-stale.title | בקר צאצא שהוסר עדיין חשוף
    child-controller-stale.fix | יש להוסיף את הבקר עם addChild ו־didMove, ולהוציא את תצוגתו איתו.
    restoration-focus.title | שחזור המצב מאבד את המקום
    restoration-focus.fix | יש לתת לכל בקר בדרך מזהה שחזור, ולרכיבים מזהים.
    back-unhandled.title | מחוות היציאה אינה חוזרת לאחור
    back-unhandled.fix | יש להציג את כפתור החזרה, או להיענות ל־accessibilityPerformEscape.
    announcement-interrupted.title | הכרזה נקטעה
    announcement-interrupted.fix | יש להכריז כשהשינוי הסתיים, או לתת להכרזה עדיפות גבוהה יותר.
    announcement-lost.title | הכרזה במקום שבו תאבד
    announcement-lost.fix | יש להכריז כשהמסך החדש נאמר, או לומר זאת ברכיב שהשינוי נוקב בו.
    announcement-spam.title | יותר מדי הכרזות
    announcement-spam.fix | יש להכריז על העיקר, פעם אחת.
    status-not-announced.title | מצב או שגיאה מופיעים מבלי להישמע
    status-not-announced.fix | יש להכריז עליו, או להודיע על layoutChanged עם המלל.
    transient-too-short.title | הודעה נעלמת לפני שאפשר לשמוע אותה
    transient-too-short.fix | יש להשאירה עד שתיסגר, ולהכריז עליה.
    utterance-too-long.title | עצירה אחת מדברת זמן רב מדי
    utterance-too-long.fix | יש לקצר את התווית, או לפצלה לכמה עצירות.
    hint-cut.title | הרמז לעולם אינו נשמע
    hint-cut.fix | יש לקצר את התווית, כדי שהרמז יבוא מוקדם יותר.
    speech-repeat.title | שתי עצירות ברצף אומרות אותו דבר
    speech-repeat.fix | יש לעשות משתיהן עצירה אחת, או לומר מה מבדיל ביניהן.
    speech-unpronounceable.title | הקול אינו יכול לומר זאת
    speech-unpronounceable.fix | יש לציין את שפת המלל עם accessibilityLanguage, או לכתוב אותו כפי שהוא נאמר.
    speech-role-inconsistent.title | אותו פקד אומר תפקיד אחר
    speech-role-inconsistent.fix | יש לתת לשניהם אותן תכונות.
    live-value-without-trait.title | הערך משתנה לעיתים קרובות מבלי לציין זאת
    live-value-without-trait.fix | יש להוסיף את התכונה updatesFrequently.
    the key | מקש
    the text field | שדה מלל
    the text view | תצוגת מלל
    the password field | שדה סיסמה
    the search field | שדה חיפוש
    the switch | מתג
    the adjustable element | רכיב הניתן לכוונון
    the slider | מחוון
    the control | פקד
    the element | רכיב
    the heading | כותרת
    the button | כפתור
    the link | קישור
    the image | תמונה
    the text | מלל
    the tab | כרטיסיה
    the segment | מקטע
    the key {1} | מקש {1}
    the text field {1} | שדה מלל {1}
    the text view {1} | תצוגת מלל {1}
    the password field {1} | שדה סיסמה {1}
    the search field {1} | שדה חיפוש {1}
    the switch {1} | מתג {1}
    the adjustable element {1} | רכיב הניתן לכוונון {1}
    the slider {1} | מחוון {1}
    the control {1} | פקד {1}
    the element {1} | רכיב {1}
    the heading {1} | כותרת {1}
    the button {1} | כפתור {1}
    the link {1} | קישור {1}
    the image {1} | תמונה {1}
    the text {1} | מלל {1}
    the tab {1} | כרטיסיה {1}
    the segment {1} | מקטע {1}
    the key '{1}' | מקש ”{1}”
    the text field '{1}' | שדה מלל ”{1}”
    the text view '{1}' | תצוגת מלל ”{1}”
    the password field '{1}' | שדה סיסמה ”{1}”
    the search field '{1}' | שדה חיפוש ”{1}”
    the switch '{1}' | מתג ”{1}”
    the adjustable element '{1}' | רכיב הניתן לכוונון ”{1}”
    the slider '{1}' | מחוון ”{1}”
    the control '{1}' | פקד ”{1}”
    the element '{1}' | רכיב ”{1}”
    the heading '{1}' | כותרת ”{1}”
    the button '{1}' | כפתור ”{1}”
    the link '{1}' | קישור ”{1}”
    the image '{1}' | תמונה ”{1}”
    the text '{1}' | מלל ”{1}”
    the tab '{1}' | כרטיסיה ”{1}”
    the segment '{1}' | מקטע ”{1}”
    the key beside {1} | מקש ליד {1}
    the text field beside {1} | שדה מלל ליד {1}
    the text view beside {1} | תצוגת מלל ליד {1}
    the password field beside {1} | שדה סיסמה ליד {1}
    the search field beside {1} | שדה חיפוש ליד {1}
    the switch beside {1} | מתג ליד {1}
    the adjustable element beside {1} | רכיב הניתן לכוונון ליד {1}
    the slider beside {1} | מחוון ליד {1}
    the control beside {1} | פקד ליד {1}
    the element beside {1} | רכיב ליד {1}
    the heading beside {1} | כותרת ליד {1}
    the button beside {1} | כפתור ליד {1}
    the link beside {1} | קישור ליד {1}
    the image beside {1} | תמונה ליד {1}
    the text beside {1} | מלל ליד {1}
    the tab beside {1} | כרטיסיה ליד {1}
    the segment beside {1} | מקטע ליד {1}
    the key below {1} | מקש מתחת אל {1}
    the text field below {1} | שדה מלל מתחת אל {1}
    the text view below {1} | תצוגת מלל מתחת אל {1}
    the password field below {1} | שדה סיסמה מתחת אל {1}
    the search field below {1} | שדה חיפוש מתחת אל {1}
    the switch below {1} | מתג מתחת אל {1}
    the adjustable element below {1} | רכיב הניתן לכוונון מתחת אל {1}
    the slider below {1} | מחוון מתחת אל {1}
    the control below {1} | פקד מתחת אל {1}
    the element below {1} | רכיב מתחת אל {1}
    the heading below {1} | כותרת מתחת אל {1}
    the button below {1} | כפתור מתחת אל {1}
    the link below {1} | קישור מתחת אל {1}
    the image below {1} | תמונה מתחת אל {1}
    the text below {1} | מלל מתחת אל {1}
    the tab below {1} | כרטיסיה מתחת אל {1}
    the segment below {1} | מקטע מתחת אל {1}
    pan | גרירה
    pinch | צביטה
    rotation | סיבוב
    longPress | לחיצה ארוכה
    latin | לטיני
    cyrillic | קירילי
    greek | יווני
    arabic | ערבי
    hebrew | עברי
    devanagari | דוונאגרי
    thai | תאי
    hangul | האנגול
    kana | קאנה
    han | סיני
    other | אחר
    the screen | המסך
    {1} of line {2} | {1} בשורה {2}
    {1} covers {2} by {3} points | {1} מכסה את {2} ב־{3} נקודות
    {1} stands where {2} stands | {1} נמצא במקום של {2}
    a double tap lands outside {1} | {1}: הקשה כפולה נופלת מחוץ לו
    a double tap on {1} lands off the screen | {1}: הקשה כפולה נופלת מחוץ למסך
    a double tap on {1} lands on {2} | {1}: הקשה כפולה נופלת על {2}
    {1} is {2} points large | {1}: הגודל {2} נקודות
    {1} stands beside the screen | {1} נמצא לצד המסך
    {1} reaches {2} points beyond what holds it | {1} חורג ב־{2} נקודות ממה שמכיל אותו
    {1} is {2} points large, less than {3} | {1}: הגודל {2} נקודות, פחות מ־{3}
    {1} is {2} points large and close to {3} | {1}: הגודל {2} נקודות, וקרוב אל {3}
    {1} is {2} points high, less than {3} | {1}: הגובה {2} נקודות, פחות מ־{3}
    {1} is {2} points wide, less than {3} | {1}: הרוחב {2} נקודות, פחות מ־{3}
    {1} is {2} points high and close to {3} | {1}: הגובה {2} נקודות, וקרוב אל {3}
    {1} is {2} points wide and close to {3} | {1}: הרוחב {2} נקודות, וקרוב אל {3}
    {1} is {2} points from {3} | {1} במרחק {2} נקודות מ{3}
    the hint begins with the name {1} | הרמז מתחיל בשם {1}
    the hint '{1}' of {2} names the gesture | {2}: הרמז ”{1}” נוקב במחווה
    the hint of {1} begins with an order | {1}: הרמז מתחיל בציווי
    the hint of {1} holds the role | {1}: הרמז מכיל את התפקיד
    the hint of {1} ends without a full stop | {1}: הרמז מסתיים ללא נקודה
    the hint of {1} has {2} characters | {1}: ברמז {2} תווים
    only the hint says what {1} is | {1}: רק הרמז אומר מה זה
    {1} has no hint | {1}: אין רמז
    the label of {1} holds {2} | {1}: התווית מכילה {2}
    the value of {1} holds {2} | {1}: הערך מכיל {2}
    the hint of {1} holds {2} | {1}: הרמז מכיל {2}
    the label of {1} holds '{2}' | {1}: התווית מכילה ”{2}”
    the value of {1} holds '{2}' | {1}: הערך מכיל ”{2}”
    the hint of {1} holds '{2}' | {1}: הרמז מכיל ”{2}”
    the private-use character {1} | תו לשימוש פרטי {1}
    a replacement character, which stands for text that was lost | תו חלופי במקום מלל שאבד
    a lone direction character {1} | תו כיוון בודד {1}
    the zero-width character {1} | תו חסר רוחב {1}
    a direction character that is not closed | תו כיוון שלא נסגר
    the label '{1}' has no words | בתווית ”{1}” אין מילים
    the label '{1}' ends with a full stop | התווית ”{1}” מסתיימת בנקודה
    the label '{1}' is all capitals | התווית ”{1}” כולה באותיות גדולות
    the label '{1}' has gaps between its letters | בתווית ”{1}” יש רווחים בין האותיות
    the label '{1}' begins with a small letter | התווית ”{1}” מתחילה באות קטנה
    {1} elements are called '{2}' | מספר הרכיבים בשם ”{2}”: {1}
    '{1}' does something else than the one before it | ”{1}” עושה דבר אחר מהקודם באותו שם
    '{1}' does what '{2}' does | ”{1}” עושה את מה ש”{2}” עושה
    {1} is spoken twice, as a container and inside it | {1} נאמר פעמיים, כמכל ובתוכו
    the label {1} has {2} characters | מספר התווים בתווית {1}: {2}
    the label is only '{1}' | התווית היא רק ”{1}”
    {1} digits in a row of {2} are spoken as one number | {2}: {1} ספרות ברצף נקראות כמספר אחד
    the value '{1}' stands in the label {2} as well | הערך ”{1}” נמצא גם בתווית {2}
    the label {1} says '{2}' twice | התווית {1} אומרת פעמיים ”{2}”
    {1} has no name but that of its picture's file | {1}: אין שם מלבד שם קובץ התמונה
    {1} has no name but that of its picture's file, which is in English | {1}: אין שם מלבד שם קובץ התמונה, שהוא באנגלית
    {1} has no name, and only a picture behind it | {1}: אין שם, ורק תמונה מאחור
    {1} has no name | {1}: אין שם
    {1} says only whether it is on | {1}: נאמר רק אם זה פועל
    {1} has neither a label nor a placeholder | {1}: אין תווית ואין מציין מיקום
    {1} can be edited, and seems to hold a text that is only read | {1}: ניתן לעריכה, אך נראה שהמלל בו נועד לקריאה בלבד
    {1} holds a text and has neither a label nor a placeholder | {1}: יש בו מלל, אך אין תווית ואין מציין מיקום
    {1} is named by its placeholder only | {1}: השם הוא רק מציין המיקום
    {1} is named by its file only | {1}: השם הוא רק שם הקובץ
    {1} has no description | {1}: אין תיאור
    the cursor stops at {1} and nothing is said | הסמן נעצר על {1} ודבר אינו נאמר
    the label '{1}' is the name of a file | התווית ”{1}” היא שם קובץ
    the label '{1}' is a name out of code | התווית ”{1}” היא שם מהקוד
    the label '{1}' is the key of a text | התווית ”{1}” היא מפתח של מלל
    the label '{1}' is an address | התווית ”{1}” היא כתובת
    '{1}' does not come first in the label '{2}' | ”{1}” אינו בראש התווית ”{2}”
    the label '{1}' lacks the visible text '{2}' | בתווית ”{1}” חסר המלל הנראה ”{2}”
    {1} is named '{2}' and '{3}' | {1}: השמות הם ”{2}” ו”{3}”
    {1} is in {2} letters and its language is '{3}' | {1}: הכתב ({2}) אינו של השפה ”{3}”
    '{1}', the language of {2}, is no well-formed tag | {2}: השפה ”{1}” אינה תג תקין
    no voice speaks '{1}', the language of {2} | {2}: אין קול שדובר את השפה ”{1}”
    the label '{1}' ends with the role | התווית ”{1}” מסתיימת בתפקיד
    the label '{1}' holds the role | התווית ”{1}” מכילה את התפקיד
    the label '{1}' says in which state it is | התווית ”{1}” אומרת באיזה מצב זה
    the label '{1}' tells how to operate it | התווית ”{1}” מסבירה כיצד להפעיל
    the label '{1}' says that it is an image | התווית ”{1}” אומרת שזו תמונה
    the label '{1}' does not say what it is for | התווית ”{1}” אינה אומרת לשם מה זה
    {1} hides {2}, which stands inside it | {1} מסתיר בתוכו את {2}
    {1} can be operated and the cursor never stops there | {1}: ניתן להפעלה והסמן לעולם אינו נעצר שם
    {1} can be read and the cursor never stops there | {1}: ניתן לקריאה והסמן לעולם אינו נעצר שם
    the text {1} is never said | המלל {1} לעולם אינו נאמר
    the list of {1} names {2}, which is hidden | {1}: הרשימה נוקבת ב{2}, שמוסתר
    {1} lies under {2} | {1} נמצא מתחת ל{2}
    an opaque view | תצוגה אטומה
    {1} stands in the list of {2} and in that of another | {1} נמצא ברשימה של {2} וברשימה נוספת
    the list of {1} leads back to itself | {1}: הרשימה חוזרת לעצמה
    {1} is to be read before itself | {1}: אמור להיקרא לפני עצמו
    the list of {1} names {2} twice | {1}: הרשימה נוקבת פעמיים ב{2}
    {1} is to be read before and after another element | {1}: אמור להיקרא לפני רכיב אחר ואחריו
    the list of {1} leaves out {2}, which is never reached | {1}: הרשימה משמיטה את {2}, שאין אליו גישה
    what names {1} | מה שנותן שם ל{1}
    what heads the cells of {1} | מה שמשמש כותרת לתאים של {1}
    {1} does not exist | {1}: אינו קיים
    {1} is hidden | {1}: מוסתר
    {1} says nothing | {1}: אינו אומר דבר
    the table has {1} rows and nothing heads them | בטבלה אין כותרות; מספר השורות: {1}
    the table {1} has {2} rows and nothing heads them | בטבלה {1} אין כותרות; מספר השורות: {2}
    {1} stops of text in {2} say one thing | {2}: {1} עצירות של מלל אומרות דבר אחד
    {1} has the identifier '{2}', which is used before | {1}: המזהה ”{2}” כבר בשימוש
    {1} has no identifier | {1}: אין מזהה
    {1} stands inside {2} others | {1}: בתוך {2} רכיבים אחרים
    {1} answers to {2} only | {1}: נענה רק ל{2}
    {1} and {2} | {1} ו{2}
    {1}, {2} | {1}, {2}
    the screen may be held upright only | ניתן להחזיק את המסך לאורך בלבד
    the screen may be held sideways only | ניתן להחזיק את המסך לרוחב בלבד
    {1}, which lies over the screen, has no title | {1}: מכסה את המסך ואין לו שם
    the screen is called '{1}', as another is | שם המסך ”{1}”, כשל מסך אחר
    the screen has {1} stops and no heading | במסך {1} עצירות ואין כותרת
    {1} has level {2} after level {3} | {1}: רמה {2} אחרי רמה {3}
    {1} has level {2} inside a heading of level {3} | {1}: רמה {2} בתוך כותרת ברמה {3}
    the heading has no text | לכותרת אין מלל
    {1} does not respond to a user | {1}: אינו נענה למשתמש
    {1} has no action in the file, unlike other controls here | {1}: אין פעולה בקובץ, שלא כמו פקדים אחרים כאן
    {1} is adjustable and nothing can turn it | {1}: ניתן לכוונון ודבר אינו מכוונן אותו
    {1} has no value | {1}: אין ערך
    the smallest value {1} of {2} is not below the largest, {3} | {2}: הערך הקטן ביותר {1} אינו קטן מהגדול ביותר, {3}
    {1} has a value and no range | {1}: יש ערך ואין טווח
    the value {1} of {2} is below the smallest, {3} | {2}: הערך {1} קטן מהקטן ביותר, {3}
    the value {1} of {2} is above the largest, {3} | {2}: הערך {1} גדול מהגדול ביותר, {3}
    an action of {1} has no name | {1}: לפעולה אין שם
    two actions of {1} are called '{2}' | {1}: שתי פעולות נקראות ”{2}”
    a rotor of {1} has no name | {1}: לרוטור אין שם
    {1} holds a text and '{2}' is spoken in its place | {1}: יש בו מלל ובמקומו נאמר ”{2}”
    the value of {1} gives away what was typed | {1}: הערך מגלה את מה שהוקלד
    {1} does not declare what is typed into it | {1}: לא הוצהר מה מקלידים בו
    {1} is selected and no trait says so | {1}: נבחר ואין תכונה שאומרת זאת
    {1} is disabled and no trait says so | {1}: מושבת ואין תכונה שאומרת זאת
    the value of {1} does not say whether it is on | {1}: הערך אינו אומר אם זה פועל
    the value of {1} does not say whether it is unfolded | {1}: הערך אינו אומר אם זה פרוש
    {1} elements of {2} are selected | {2}: מספר הרכיבים הנבחרים: {1}
    the traits {1} of {2} contradict each other | {2}: התכונות {1} סותרות זו את זו
    {1} is dimmed and can be turned all the same | {1}: מעומעם ובכל זאת ניתן לכוונון
    {1} can be activated and no trait says so | {1}: ניתן להפעלה ואין תכונה שאומרת זאת
    {1} is an image and lacks the trait | {1}: תמונה ללא התכונה
    {1} is dimmed and does not say why | {1}: מעומעם ואינו אומר מדוע
    no name of {1} for voice control is the visible text '{2}' | {1}: אין בין השמות לשליטה קולית המלל הנראה ”{2}”
    the text of {1} fills {2}% of a fixed height | {1}: המלל ממלא {2}% מגובה קבוע
    the text of {1} outgrows its height at the size {2} | {1}: המלל חורג מגובהו בגודל {2}
    the text ends in the middle: '{1}' | המלל מסתיים באמצע: ”{1}”
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: ניגודיות המלל היא {2} ל־1, פחות מ־{3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: ניגודיות המלל היא {2} ל־1 עד {3} ל־1, לפי מה שמתחתיו
    the screen has neither a title nor a heading | למסך אין שם ואין כותרת
    {1} screens have neither a title nor a heading | מספר המסכים ללא שם וללא כותרת: {1}
    the text of {1} does not follow the text-size setting | {1}: המלל אינו עוקב אחר הגדרת גודל המלל
    {1} texts do not follow the text-size setting | מספר המללים שאינם עוקבים אחר הגדרת גודל המלל: {1}
    {1} has the size that UIKit gives it, less than 44 points | {1}: בגודל ש־UIKit נותן, פחות מ־44 נקודות
    {1} controls have the size that UIKit gives them, less than 44 points | מספר הפקדים בגודל ש־UIKit נותן, פחות מ־44 נקודות: {1}
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} ועוד {3}
    {1}; {2} more for review | {1}; ועוד {2} לבדיקה
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | לא היה דבר באף מסך
    every file was passed over | כל הקבצים דולגו
    no storyboard, xib or screen document is in {1} | אין storyboard, xib או מסמך מסכים ב־{1}
    every screen was passed over: apps show them only while they start | כל המסכים דולגו: הם מוצגים רק בזמן שהיישום נפתח
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | אין בעיה בקבצים; מסכים שנוצרים בקוד אפשר לבדוק כקובצי dump.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | ציינו את התיקייה שבה המסכים; מסכים שנוצרים בקוד אפשר לבדוק כקובצי dump.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | ההערות אומרות מדוע דולג כל קובץ; מה ש־Xcode 4 או ישן יותר כתב צריך להישמר בגרסה חדשה יותר.
    every rule is off | כל הכללים כבויים
    there is no rule called '{1}' | אין כלל בשם ”{1}”
    there is no rule called '{1}'; did you mean '{2}'? | אין כלל בשם ”{1}”; האם הכוונה ל”{2}”?
    what {1} ignores was to be mended by {2} | {1}: היה אמור להיות מתוקן עד {2}
    {1} ignores nothing that was found | {1}: אינו פוטר דבר ממה שנמצא
    '{1}' | ”{1}”
    {1} by {2} | {1} × {2}
    a silent stop | עצירה אילמת
    nothing | דבר
    something | משהו
    another stop | עצירה אחרת
    it | זה
    flicking on comes from {1} to {2} again, and never to the rest | החלקה קדימה מובילה מ{1} שוב אל {2}, ולעולם לא אל השאר
    flicking back comes from {1} to {2} again, and never to the rest | החלקה לאחור מובילה מ{1} שוב אל {2}, ולעולם לא אל השאר
    flicking on comes no further than {1} | החלקה קדימה אינה מגיעה מעבר אל {1}
    flicking back comes no further than {1} | החלקה לאחור אינה מגיעה מעבר אל {1}
    flicking on comes to ever more stops, and never to the rest | החלקה קדימה מגיעה לעוד ועוד תחנות ולעולם לא לשאר
    flicking on from the first stop does not come to {1} | החלקה קדימה מהעצירה הראשונה אינה מגיעה אל {1}
    {1} answers touches, and flicking on does not come to it | {1}: נענה למגע, והחלקה קדימה אינה מגיעה לשם
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | החלקה לאחור עוברת ב־{1} עצירות בסדר אחר מהחלקה קדימה, שעוברת ב־{2}
    flicking on came to {1} stops, and to {2} when it was done again | החלקה קדימה עברה ב־{1} עצירות, ובפעם השנייה ב־{2}
    flicking on came to {1}, and to {2} there when it was done again | החלקה קדימה הגיעה אל {1}, ובפעם השנייה הגיעה שם אל {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: הסמן עזב ({2}) אף שאיש לא עשה דבר
    the cursor left {1} for {2}, which nobody had asked for | הסמן עבר מ-{1} אל {2}, ואיש לא ביקש זאת
    a flick was followed by another move of the cursor, to {1} | אחרי החלקה באה תנועה נוספת של הסמן, אל {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}: נעלם והסמן כאן: {2}, אף ששכן עדיין שם
    {1} was made anew, and the cursor stands on {2} | {1}: נוצר מחדש והסמן על {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | מה שסביב {1} עודכן, והסמן עומד על {2}
    the screen begins with {1}, which is stop {2} of {3} | המסך מתחיל ב{1}, שהוא עצירה {2} מתוך {3}
    {1} has gone and no change was posted | {1}: נעלם ולא הודיעו על שינוי
    {1} has come and no change was posted | {1}: הופיע ולא הודיעו על שינוי
    {1} under the cursor has gone, and no change was posted | {1}: נעלם מתחת לסמן ולא הודיעו על שינוי
    {1} under the cursor has gone, and the change that was posted names no other place | {1}: נעלם מתחת לסמן, והשינוי שהודיעו עליו אינו מציין מקום אחר
    the app sends the cursor to '{1}', which is not on the screen | היישום שולח את הסמן אל ”{1}”, שאינו במסך
    the cursor comes to {1}, which is not on the screen | הסמן מגיע אל {1}, שאינו על המסך
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}: נוצר מחדש בכל פעם שמבקשים אותו, והסמן עומד על מה שכבר איננו
    flicking up and down leaves {1} as it is | החלקה למעלה ולמטה משאירה את {1} כפי שהוא
    {1} turned up and down again says '{2}' | {1} אומר לאחר הגדלה והקטנה ”{2}”
    {1} can be turned up without end | {1}: ניתן להגדיל ללא סוף
    {1} can be turned down without end | {1}: ניתן להקטין ללא סוף
    activating {1} does nothing | {1}: ההפעלה אינה עושה דבר
    activating {1} has changed its state, and it says the same as before | {1}: ההפעלה שינתה את המצב, ונאמר אותו דבר כמו קודם
    the action '{1}' of {2} does nothing | {2}: הפעולה ”{1}” אינה עושה דבר
    {1} starts media, and a magic tap does nothing | {1} מפעיל מדיה, והקשת קסם אינה עושה דבר
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}: מעבר לקצה המסך, והגלילה אינה נענית
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}: מעבר לקצה המסך, והגלילה אינה מביאה אותו לתצוגה
    what holds {1} answers a finger that moves over it, and scrolling is not answered | מה שמכיל את {1} מגיב לאצבע שנעה מעליו, ואין מענה לגלילה
    scrolling was answered, and nobody said where it has come to | הגלילה נענתה, ואיש לא אמר לאן הגיעה
    {1} takes all touches, and there is no stop beside it | {1} לוכד כל מגע, ואין עצירה לצידו
    flicking on comes from what lies over the screen to '{1}' behind it | החלקה קדימה מובילה ממה שמכסה את המסך אל ”{1}” שמאחוריו
    neither escape nor anything that the cursor comes to closes what lies over the screen | לא היציאה ולא דבר שהסמן מגיע אליו סוגרים את מה שמכסה את המסך
    something has come to lie over the screen, and the cursor is on {1} | משהו כיסה את המסך, והסמן כאן: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | מה שכיסה את המסך נעלם, והסמן כאן: {1}, ולא על {2} שפתח אותו
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | מה שכיסה את המסך נעלם, והיישום מודיע אחריו על מסך חדש, וזה מרחיק מ־{1} שפתח אותו
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | מה שכיסה את המסך נעלם, ו־{1} שפתח אותו נוצר בינתיים מחדש
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | מה שמכסה את המסך מתחיל ב”{1}”, ללא שם וללא כותרת
    {1} is heard before {2}, which stands before it | {1} נשמע לפני {2}, שנמצא לפניו
    {1}, which stands below {2}, is heard before it | {1} נמצא מתחת ל{2} ונשמע לפניו
    {1} gestures lead to {2} | מספר המחוות עד {2}: {1}
    the rotor '{1}' finds nothing | הרוטור ”{1}” אינו מוצא דבר
    another screen has come in the place of the one with {1}, and no change was posted | מסך אחר בא במקום המסך עם {1}, ולא הודיעו על שינוי
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | היישום הודיע על מסך חדש אף שרובו נשאר, והסמן עבר מ{1} לעצירה הראשונה
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | היישום הודיע על מסך חדש אף שרובו נשאר, ושולח את הסמן אל {1}
    {1} changes of the screen were posted at once | שינויי מסך שהודיעו עליהם בבת אחת: {1}
    {1} changes of the layout were posted at once | שינויי פריסה שהודיעו עליהם בבת אחת: {1}
    {1} belongs to a controller that is in no window and in no other controller | {1} שייך לבקר שאינו בשום חלון ואינו בבקר אחר
    {1} lies under the view of another controller, and is still come to | {1} נמצא מתחת לתצוגה של בקר אחר, ועדיין מגיעים אליו
    the app was ended on '{1}' and comes back with '{2}' | היישום נסגר ב”{1}” וחוזר עם ”{2}”
    {1} is not there when the app was ended and comes back | {1}: אינו שם כשהיישום נסגר וחוזר
    {1} was not there when the app was ended, and is there when it comes back | {1} לא היה שם כשהיישום נסגר, ונמצא שם כשהוא חוזר
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | הסמן עמד על {1} כשהיישום נסגר, ועומד על {2} כשהוא חוזר
    neither escape nor anything that the cursor comes to goes back | לא היציאה ולא דבר שהסמן מגיע אליו חוזרים לאחור
    {1} goes back, and escape does not | {1} חוזר לאחור, והיציאה לא
    '{1}' was announced and cut off | ”{1}” הוכרז ונקטע
    '{1}' was announced with a change of the screen, and never heard | ”{1}” הוכרז עם שינוי מסך ולא נשמע
    '{1}' was announced while the app was left, and never heard | ”{1}” הוכרז בעת עזיבת היישום ולא נשמע מעולם
    '{1}' was announced twice in a row | ”{1}” הוכרז פעמיים ברצף
    {1} announcements came within {2} seconds | הכרזות בתוך {2} שניות: {1}
    {1} has come on the screen, and was not said | {1}: הופיע במסך ולא נאמר
    {1} was there for {2} seconds, and takes {3} to be heard | {1}: היה שם {2} שניות, ודרושות {3} כדי לשמוע
    '{1}…' takes {2} seconds | ”{1}…” נמשך {2} שניות
    the hint of {1} begins only after {2} seconds | {1}: הרמז מתחיל רק לאחר {2} שניות
    the hint '{1}' belongs to no stop, and is never heard | הרמז "{1}" אינו שייך לאף תחנה ולעולם אינו נשמע
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: הרמז נקטע על ידי "{2}" בכל פעם שהסמן מגיע אליו
    {1} comes right after {2} | {1} בא מיד אחרי {2}
    {1} said another role before | {1}: אמר קודם תפקיד אחר
    {1} changed {2} times within {3} seconds | {1}: שינויים בתוך {3} שניות: {2}
    no voice reads '{1}' | אין קול שקורא ”{1}”
    '{1}' is read by the voice of another language than '{2}' | ”{1}” נקרא בקול של שפה אחרת מ”{2}”
    the same way has led to another state than before | אותה דרך הובילה למצב אחר מקודם
    By rule | לפי כלל
    By file | לפי קובץ
    Baseline entries that nothing needs any more | רשומות קו בסיס שדבר אינו זקוק להן עוד
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | כדי לפסוח על הראשון, יש להוסיף תחת ”ignore” ב־.earshot.yaml: - {1}
    These are: {1} | אלה הם: {1}
    Screen {1} of {2} | מסך {1} של {2}
    Audit | ביקורת
    critical | קריטי
    serious | חמור
    moderate | בינוני
    minor | קל
    review | לבדיקה
    {1} critical | קריטי: {1}
    {1} serious | חמור: {1}
    {1} moderate | בינוני: {1}
    {1} minor | קל: {1}
    {1} for review | לבדיקה: {1}
    nothing found | לא נמצא דבר
    {1} elements checked: {2} | רכיבים שנבדקו: {1}; {2}
    {1} elements on {2} screens checked: {3} | רכיבים שנבדקו: {1}, מסכים: {2}; {3}
    {1} states walked | מצבים שנעברו: {1}
    {1} states walked, {2} not reached | מצבים שנעברו: {1}, לא הושגו: {2}
    {1} known from the baseline | ידועים מקו הבסיס: {1}
    {1} ignored | נפסחו: {1}
    {1} stale entries | רשומות ישנות: {1}
    {1} refused | נדחו: {1}
    {1} files skipped | קבצים שדולגו: {1}
    {1} screens skipped | מסכים שדולגו: {1}
    {1} files, {2} screens skipped | קבצים שדולגו: {1}, מסכים: {2}
    {1} rules not checked everywhere | כללים שלא נבדקו בכל מקום: {1}
    {1}; {2} | {1}; {2}
    {1}, {2} times | {1}, {2} פעמים
    Accessibility audit | ביקורת נגישות
    earshot {1}, rule set {2}, part {3} | earshot {1}, ערכת כללים {2}, חלק {3}
    Skip to the screens | אל המסכים
    Screens | מסכים
    Refused files | קבצים שנדחו
    Rules for which files lack facts | כללים שחסר להם מידע בקבצים
    {1}: not sure of everything on {2} screens | {1}: לא ודאי בכול; מסכים: {2}
    About this audit | על ביקורת זו
    Entries that the baseline no longer needs | רשומות שקו הבסיס אינו זקוק להן עוד
    {1} findings | ממצאים: {1}
    No rule looks at this screen, which stands there until the app has begun. | אף כלל אינו בודק מסך זה, שקיים רק עד שהיישום מתחיל.
    Not checked everywhere, since the file lacks facts: {1}. | לא נבדק בכל מקום, כי חסר מידע בקובץ: {1}.
    There is nothing to hear on this screen. | אין מה לשמוע במסך זה.
    What is heard | מה נשמע
    (silence) | (שקט)
    Findings | מה נמצא
    {1} findings known or ignored | ממצאים ידועים או שנפסחו: {1}
    stop {1} | עצירה {1}
    About {1} | על {1}
    What is done from the start of the app, and what is heard: | מה נעשה מתחילת היישום ומה נשמע:
    What is heard on the way: | מה נשמע בדרך:
    To pass over it, add to {1} in the configuration: | כדי לפסוח על כך, יש להוסיף אל {1} בהגדרות:
    ignored: {1} | נפסח: {1}
    ignored | נפסח
    known | ידוע
    The file says nothing of where things stand. | הקובץ אינו אומר היכן נמצאים הדברים.
    {1}, drawn with the numbers of its stops | {1}, מצויר עם מספרי העצירות
    earshot {1}, rule set {2} | earshot {1}, ערכת כללים {2}
    All {1} | הכול: {1}
    {1}, line {2}, column {3} | {1}, שורה {2}, עמודה {3}
    and {1} more | ועוד {1}
    it lists {1} elements and counts {2} | מונה {1} רכיבים וסופר {2}
    it does not find the place of element {1} | אינו מוצא את מקומו של רכיב {1}
    it finds element {1} at place {2} | מוצא את רכיב {1} במקום {2}
    it gives another element than the one it lists at place {1} | נותן במקום {1} רכיב אחר מזה שהוא מונה שם
    {1} rules | כללים: {1}
    {1} rules not checked | כללים שלא נבדקו: {1}
    {1} rules without a finding | כללים ללא ממצאים: {1}
    the file lacks facts: {1} | חסר מידע בקובץ: {1}
    a picture that stands there until the app has begun | תמונה שקיימת רק עד שהיישום מתחיל
    passed over | דולג
    known or ignored | ידוע או נפסח
    for review | לבדיקה
    The walk, drawn | ההליכה, מצוירת
    Play the walk | הפעלת ההליכה
    What is heard on the way to the element. | מה נשמע בדרך אל הרכיב.
    What is done from the start of the app, and what is heard. | מה נעשה מתחילת היישום ומה נשמע.
    The baseline has it. | קו הבסיס כולל זאת.
    The folder in which earshot was run. | התיקייה שבה הופעל earshot.
    """
}
