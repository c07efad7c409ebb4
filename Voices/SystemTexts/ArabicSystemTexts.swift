/// What the system writes on its own controls in Arabic.
enum ArabicSystemTexts {
  /// The table (``SystemTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    Increment | زيادة
    Decrement | إنقاص
    More Info | معلومات إضافية
    Search | بحث
    page {1} of {2} | صفحة {1} من {2}
    Page {1} of {2} | صفحة {1} من {2}
    # source: cldr
    {1}% | {1}%
    # source: translation
    {1} items | {1} عنصر
    {1} items.zero | لا توجد عناصر
    {1} items.one | عنصر واحد
    {1} items.two | عنصران
    {1} items.few | {1} عناصر
    {1} items.many | {1} عنصرًا
    Back | رجوع
    Show Sidebar | إظهار الشريط الجانبي
    Hide Sidebar | إخفاء الشريط الجانبي
    Toolbar | شريط الأدوات
    Progress | التقدّم
    In progress | قيد التقدّم
    dismiss popup window | إغلاق النافذة المنبثقة
    Sheet Grabber | مقبض الورقة
    Half screen | نصف الشاشة
    Expanded | موسّعة
    Collapsed | مطوية
    Dismiss context menu | إغلاق القائمة السياقية
    Mixed | مختلط
    Section index | فهرس الأقسام
    {1}, selected | {1}، محدد
    Map | خريطة
    web content | محتوى ويب
    Date Picker | منتقي التاريخ
    Time Picker | منتقي الوقت
    Day | اليوم
    Month | الشهر
    Year | السنة
    Date | التاريخ
    Hour | الساعة
    Minute | الدقيقة
    # source: cldr
    AM/PM | ص/م
    # source: translation
    {1} o’clock | الساعة {1}
    {1} hours | {1} ساعة
    {1} hours.zero | {1} ساعة
    {1} hours.one | ساعة واحدة
    {1} hours.two | ساعتان
    {1} hours.few | {1} ساعات
    {1} hours.many | {1} ساعة
    {1} minutes | {1} دقيقة
    {1} minutes.zero | {1} دقيقة
    {1} minutes.one | دقيقة واحدة
    {1} minutes.two | دقيقتان
    {1} minutes.few | {1} دقائق
    {1} minutes.many | {1} دقيقة
    # source: cldr
    AM | ص
    PM | م
    {1} {2}, {3} | {2} {1} {3}
    {1} {2} | {2} {1}
    {1} {3} | {1} {3}
    {1}, {2} {3} | {1}، {3} {2}
    # source: translation
    Previous Month | الشهر السابق
    Next Month | الشهر التالي
    # source: cldr
    Sunday | الأحد
    Monday | الاثنين
    Tuesday | الثلاثاء
    Wednesday | الأربعاء
    Thursday | الخميس
    Friday | الجمعة
    Saturday | السبت
    {1}:{2} {3} | {1}:{2} {3}
    January | يناير
    February | فبراير
    March | مارس
    April | أبريل
    May | مايو
    June | يونيو
    July | يوليو
    August | أغسطس
    September | سبتمبر
    October | أكتوبر
    November | نوفمبر
    December | ديسمبر
    # source: translation
    Done | تم
    Cancel | إلغاء
    Edit | تعديل
    Save | حفظ
    Add | إضافة
    Remove | إزالة
    Compose | إنشاء
    Reply | رد
    Share | مشاركة
    Organize | تنظيم
    Bookmarks | الإشارات المرجعية
    Bookmark | إشارة مرجعية
    Refresh | تحديث
    Stop | إيقاف
    Camera | الكاميرا
    Delete | حذف
    Insert | إدراج
    Move Up | تحريك لأعلى
    Move Down | تحريك لأسفل
    Moved above {1} | نُقل فوق {1}
    Moved below {1} | نُقل تحت {1}
    Play | تشغيل
    Pause | إيقاف مؤقت
    Rewind | ترجيع
    Fast Forward | تقديم سريع
    Typing | كتابة
    Cut | قص
    Paste | لصق
    Undo | تراجع
    Redo | إعادة
    Page Curl | طي الصفحة
    Close | إغلاق
    More | المزيد
    Favorites | المفضلة
    Featured | مميزة
    Top Rated | الأعلى تقييمًا
    Recents | الأحدث
    Contacts | جهات الاتصال
    History | السجل
    Downloads | التنزيلات
    Most Recent | الأحدث
    Most Viewed | الأكثر مشاهدة
    Settings | الإعدادات
    Forward | للأمام
    Home | المنزل
    Favorite | مفضل
    Love | حب
    Go Up | انتقال لأعلى
    Go Down | انتقال لأسفل
    Selected | محدد
    Verified | تم التحقق
    Album | ألبوم
    Add People/Follow | إضافة أشخاص أو متابعة
    Sparkle | بريق
    Cellular Data | بيانات خلوية
    Notifications | الإشعارات
    Add to Calendar | إضافة إلى التقويم
    Mostly Cloudy | غائم غالبًا
    Card | بطاقة
    Copy | نسخ
    Get Mail | جلب البريد
    Show | إظهار
    Move | نقل
    Gear Shape | شكل ترس
    Passwords | كلمات السر
    Drag | سحب
    Link | رابط
    List | قائمة
    Remove Map Pin | إزالة دبوس الخريطة
    Do Not Disturb | ممنوع الإزعاج
    Snooze | غفوة
    Send | إرسال
    Two People | شخصان
    Call | اتصال
    Photo | صورة
    Ruler With Measurement Marks | مسطرة بعلامات قياس
    Scale For Weighing Mass | ميزان لقياس الكتلة
    Download | تنزيل
    Remove From Favorites | إزالة من المفضلة
    Brightness Higher | زيادة السطوع
    Sunrise | شروق الشمس
    Trash | سلة المهملات
    Ecg Waveform Path | مخطط كهربية القلب
    """
}
