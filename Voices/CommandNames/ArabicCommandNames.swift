/// What commands, keys and gestures are called in Arabic.
enum ArabicCommandNames {
  /// The table (``CommandNameTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Move to Next Item | الانتقال إلى العنصر التالي
    Move to Previous Item | الانتقال إلى العنصر السابق
    Move to First Item | الانتقال إلى العنصر الأول
    Move to Last Item | الانتقال إلى العنصر الأخير
    Move In | الدخول
    Move Out | الخروج
    Move to Top of Container | الانتقال إلى بداية الحاوية
    Move to Bottom of Container | الانتقال إلى نهاية الحاوية
    Move to Linked Item | الانتقال إلى العنصر المرتبط
    Move to System-Focused Item Summary | الانتقال إلى العنصر الذي عليه تركيز النظام
    Activate | تنشيط
    Perform Long Press | الضغط المطوّل
    Secondary Activate | تنشيط ثانوي
    Pass Through | تمرير
    Escape | خروج
    Magic Tap | النقر السحري
    Increment | زيادة
    Decrement | إنقاص
    Label Item | تسمية العنصر
    Watch Item | مراقبة العنصر
    Scroll Down | تمرير لأسفل
    Scroll Up | تمرير لأعلى
    Scroll Right | تمرير لليمين
    Scroll Left | تمرير لليسار
    Speak Item | نطق العنصر
    Read All | قراءة الكل
    Read From Top | قراءة من البداية
    Toggle Speech | إيقاف الكلام مؤقتًا أو استئنافه
    Stop Speech | إيقاف الكلام
    Repeat Speech | تكرار الكلام
    Copy Speech to Clipboard | نسخ الكلام إلى الحافظة
    Toggle Mute | تشغيل الكتم أو إيقافه
    Read Character | قراءة الحرف
    Read Word | قراءة الكلمة
    Read Line | قراءة السطر
    Spell Item | تهجئة العنصر
    Read Selected Text | قراءة النص المحدد
    Read Hint | قراءة التلميح
    Read Item Summary | قراءة ملخص العنصر
    Read System-Focused Item Summary | قراءة ملخص العنصر الذي عليه تركيز النظام
    Describe Item | وصف العنصر
    Read Row Header | قراءة رأس الصف
    Read Column Header | قراءة رأس العمود
    Read Table Row Column | قراءة الصف والعمود في الجدول
    Read Text Style | قراءة نمط النص
    Read URL | قراءة العنوان
    Next Rotor Item | عنصر الدوّار التالي
    Previous Rotor Item | عنصر الدوّار السابق
    Next Rotor | إعداد الدوّار التالي
    Previous Rotor | إعداد الدوّار السابق
    Move to Next {1} | الانتقال إلى التالي: {1}
    Move to Previous {1} | الانتقال إلى السابق: {1}
    Show Item Chooser | إظهار قائمة العناصر
    Show Scene Chooser | إظهار قائمة الشاشات
    Item Text Search | البحث في نص العناصر
    Next Search Result | نتيجة البحث التالية
    Previous Search Result | نتيجة البحث السابقة
    Show Command Chooser | إظهار قائمة الأوامر
    Toggle Text Selection | بدء تحديد النص أو إنهاؤه
    Cut | قص
    Copy | نسخ
    Paste | لصق
    Select All | تحديد الكل
    Undo | تراجع
    Redo | إعادة
    Start Help | بدء المساعدة
    Toggle Screen Curtain | تشغيل ستارة الشاشة أو إيقافها
    Toggle Single Letter Quick Nav | تشغيل التنقل السريع بحرف واحد أو إيقافه
    Toggle Lock Modifier Keys | تأمين مفاتيح V O أو تحريرها
    Open VoiceOver Settings | فتح إعدادات VoiceOver
    Keep Settings | حفظ الإعدادات
    Home | الشاشة الرئيسية
    Switch to Previous App | التبديل إلى التطبيق السابق
    Switch to Next App | التبديل إلى التطبيق التالي
    Move to Previous Visible App | الانتقال إلى التطبيق المرئي السابق
    Move to Next Visible App | الانتقال إلى التطبيق المرئي التالي
    Switch to Next Visible App | التبديل إلى التطبيق المرئي التالي
    Notification Center | مركز الإشعارات
    Control Center | مركز التحكم
    Move to Status Bar | الانتقال إلى شريط الحالة
    Previous Item with 3D Touch | العنصر السابق باستخدام 3D Touch
    Tutorial | الشرح التمهيدي
    Draw Again | إعادة الرسم
    Suspend | تعليق البرنامج
    Quit | إنهاء
    Read Settings Again | إعادة قراءة الإعدادات
    Set Bookmark | وضع إشارة مرجعية
    Next Bookmark | الإشارة المرجعية التالية
    Toggle Reader Mode | تشغيل وضع قارئ الشاشة أو إيقافه
    Toggle Keys Stop Speech | إيقاف الكلام بالمفاتيح أو تركه
    Review Command Output | مراجعة ناتج الأمر
    Review History | مراجعة السجل
    Next Character | الحرف التالي
    Previous Character | الحرف السابق
    Next Word | الكلمة التالية
    Previous Word | الكلمة السابقة
    Next Line | السطر التالي
    Previous Line | السطر السابق
    Next Sentence | الجملة التالية
    Previous Sentence | الجملة السابقة
    Next Paragraph | الفقرة التالية
    Previous Paragraph | الفقرة السابقة
    Beginning of Line | بداية السطر
    End of Line | نهاية السطر
    Beginning of Text | بداية النص
    End of Text | نهاية النص
    Select Next Word | تحديد الكلمة التالية
    Select Previous Word | تحديد الكلمة السابقة
    Select to Beginning of Line | التحديد حتى بداية السطر
    Select to End of Line | التحديد حتى نهاية السطر
    Delete Previous Character | حذف الحرف السابق
    Delete Next Character | حذف الحرف التالي
    Delete Previous Word | حذف الكلمة السابقة
    Delete Next Word | حذف الكلمة التالية
    Delete to Beginning of Line | الحذف حتى بداية السطر
    Delete to End of Line | الحذف حتى نهاية السطر
    Return | رجوع إلى سطر جديد
    End Editing | إنهاء التحرير
    control | Control
    alt | Alt
    shift | Shift
    command | Command
    space | مسافة
    enter | Enter
    tab | Tab
    backspace | مسافة للخلف
    escape | Escape
    up arrow | السهم لأعلى
    down arrow | السهم لأسفل
    left arrow | السهم الأيسر
    right arrow | السهم الأيمن
    home | Home
    end | End
    page up | Page Up
    page down | Page Down
    insert | Insert
    delete | Delete
    another key | مفتاح آخر
    minus | ناقص
    grave accent | علامة النبرة
    question mark | علامة استفهام
    slash | شرطة مائلة
    semicolon | فاصلة منقوطة
    left bracket | قوس أيسر
    right bracket | قوس أيمن
    equals | يساوي
    plus | زائد
    comma | فاصلة
    period | نقطة
    apostrophe | فاصلة علوية
    backslash | شرطة مائلة عكسية
    On a screen | على الشاشة
    While a text is edited | أثناء تحرير نص
    In a chooser | في قائمة اختيار
    In the search, and where an item is labelled | في البحث وعند تسمية عنصر
    In help | في المساعدة
    With fingers on a touch screen | بالأصابع على شاشة اللمس
    With the mouse | بالفأرة
    Next Item | العنصر التالي
    Previous Item | العنصر السابق
    Narrow the List | تضييق القائمة
    Widen the List | توسيع القائمة
    Go There | الذهاب إلى هناك
    Close | إغلاق
    Type the Text | كتابة النص
    Delete Last Character | حذف الحرف الأخير
    Find | بحث
    Say What a Key Does | قول ما يفعله المفتاح
    End Help | إنهاء المساعدة
    Speak What Is There | نطق ما يوجد هناك
    Explore | استكشاف
    any character | أي حرف
    any key but escape | أي مفتاح ما عدا Escape
    click | نقرة
    drag | سحب
    double click | نقرة مزدوجة
    wheel down | العجلة لأسفل
    wheel up | العجلة لأعلى
    V O is control and alt held together; alt alone will do. | V O تعني الضغط على Control وAlt معًا؛ ويكفي Alt وحده.
    {1} finger single tap | نقرة واحدة، عدد الأصابع: {1}
    {1} finger double tap | نقرتان، عدد الأصابع: {1}
    {1} finger triple tap | ثلاث نقرات، عدد الأصابع: {1}
    {1} finger quadruple tap | أربع نقرات، عدد الأصابع: {1}
    {1} finger single tap and hold | نقرة واحدة مع الاستمرار، عدد الأصابع: {1}
    {1} finger swipe left | تمريرة لليسار، عدد الأصابع: {1}
    {1} finger swipe right | تمريرة لليمين، عدد الأصابع: {1}
    {1} finger swipe up | تمريرة لأعلى، عدد الأصابع: {1}
    {1} finger swipe down | تمريرة لأسفل، عدد الأصابع: {1}
    2 finger rotate counterclockwise | تدوير إصبعين عكس اتجاه الساعة
    2 finger rotate clockwise | تدوير إصبعين باتجاه الساعة
    2 finger scrub | فرك بإصبعين
    split tap | نقر منفصل
    1 finger double tap and hold | نقرتان بإصبع واحد مع الاستمرار
    3 finger double tap, hold, and flick left | نقرتان بثلاثة أصابع مع الاستمرار ثم نفضة لليسار
    3 finger double tap, hold, and flick right | نقرتان بثلاثة أصابع مع الاستمرار ثم نفضة لليمين
    double tap the back of your iphone | نقرتان على ظهر الآيفون
    triple tap the back of your iphone | ثلاث نقرات على ظهر الآيفون
    """
}
