/// What the reader says in Arabic.
enum ArabicWording {
  /// The table (``WordingTables``).
  static let table: StaticString = """
    # status: draft
    # source: guide
    selected | محدد
    # source: translation
    dimmed | معتم
    # source: guide
    button | زر
    backButton | زر رجوع
    back | رجوع
    # source: translation
    popUpButton | زر منبثق
    radioButton | زر اختيار
    draggable | قابل للسحب
    switchButton | زر تبديل
    plainSwitch | زر تبديل
    on | تشغيل
    off | إيقاف
    mixed | مختلط
    tab | علامة تبويب
    # source: guide
    textField | حقل نص
    # source: translation
    secureTextField | حقل نص آمن
    isEditing | قيد التعديل
    characterMode | نمط الأحرف
    wordMode | نمط الكلمات
    lineMode | نمط الأسطر
    sentenceMode | نمط الجمل
    paragraphMode | نمط الفقرات
    insertionPointAtStart | نقطة الإدراج في البداية
    insertionPointAtEnd | نقطة الإدراج في النهاية
    # source: guide
    heading | عنوان
    # source: translation
    headingLevel | عنوان من المستوى {1}
    nestingLevel | المستوى {1}
    # source: guide
    link | رابط
    # source: translation
    pickerItem | عنصر منتقي
    adjustable | قابل للضبط
    # source: guide
    image | صورة
    searchField | حقل بحث
    # source: translation
    expanded | موسّع
    collapsed | مطوي
    listStart | بداية القائمة
    listEnd | نهاية القائمة
    landmarkStart | معلم
    landmarkEnd | نهاية
    required | مطلوب
    invalidData | بيانات غير صالحة
    invalidGrammar | خطأ نحوي
    invalidSpelling | خطأ إملائي
    directTouchArea | منطقة لمس مباشر
    rowSpan | عدد الصفوف المشمولة: {1}
    columnSpan | عدد الأعمدة المشمولة: {1}
    row | الصف {1}
    column | العمود {1}
    rowHeader | رأس الصف
    columnHeader | رأس العمود
    tableStart | بداية الجدول
    tableEnd | نهاية الجدول
    rowCount | {1} صف
    rowCount.zero | لا توجد صفوف
    rowCount.one | صف واحد
    rowCount.two | صفان
    rowCount.few | {1} صفوف
    rowCount.many | {1} صفًا
    columnCount | {1} عمود
    columnCount.zero | لا توجد أعمدة
    columnCount.one | عمود واحد
    columnCount.two | عمودان
    columnCount.few | {1} أعمدة
    columnCount.many | {1} عمودًا
    position | {1} من {2}
    actionsAvailable | توجد إجراءات متوفرة
    moreContentAvailable | يوجد محتوى إضافي متوفر
    toggleHint | اضغط مرتين لتبديل الإعداد.
    editHint | اضغط مرتين للتعديل.
    misspelledWordsHint | استخدم الدوّار للوصول إلى الكلمات ذات الأخطاء الإملائية.
    adjustableHint | حرّك لأعلى أو لأسفل بإصبع واحد لضبط القيمة.
    popUpHint | اضغط مرتين لتنشيط المنتقي.
    draggableHint | اضغط مرتين مع الاستمرار، وانتظر الصوت، ثم اسحب لإعادة الترتيب.
    expandHint | اضغط مرتين للتوسيع.
    collapseHint | اضغط مرتين للطي.
    # source: guide
    alert | تنبيه
    list | قائمة
    # source: translation
    landmark | معلم
    # source: guide
    table | جدول
    # source: translation
    tabBar | شريط علامات التبويب
    # source: guide
    group | مجموعة
    # source: translation
    voiceOverOn | VoiceOver قيد التشغيل
    voiceOverOff | VoiceOver قيد الإيقاف
    activateAction | تنشيط
    # source: guide
    rotorActions | الإجراءات
    # source: translation
    rotorAdjustValue | ضبط القيمة
    rotorMoreContent | محتوى إضافي
    # source: guide
    rotorCharacters | الأحرف
    rotorWords | الكلمات
    rotorLines | الأسطر
    # source: translation
    rotorSentences | الجمل
    rotorParagraphs | الفقرات
    # source: guide
    rotorTextSelection | تحديد النص
    rotorEdit | تعديل
    editSelectAll | تحديد الكل
    editCut | قص
    editCopy | نسخ
    editPaste | لصق
    # source: translation
    editReplace | استبدال بالنص {1}
    # source: guide
    editUndo | تراجع
    editRedo | إعادة
    rotorHeadings | العناوين
    rotorLinks | الروابط
    rotorButtons | الأزرار
    # source: translation
    rotorFormControls | عناصر تحكم النموذج
    rotorStaticText | النص الثابت
    # source: guide
    rotorImages | الصور
    rotorTextFields | حقول النص
    # source: translation
    rotorVisitedLinks | الروابط التي تمت زيارتها
    rotorNonVisitedLinks | الروابط التي لم تتم زيارتها
    # source: guide
    rotorTables | الجداول
    rotorLists | القوائم
    # source: translation
    rotorLandmarks | المعالم
    rotorContainers | الحاويات
    rotorSameHeading | العناوين من المستوى نفسه
    rotorRows | الصفوف
    rotorColumns | الأعمدة
    rotorBlockquotes | الاقتباسات
    rotorSameBlockquote | الاقتباسات من المستوى نفسه
    rotorFrames | الإطارات
    rotorBoldText | النص العريض
    rotorItalicText | النص المائل
    rotorUnderlinedText | النص المسطّر
    rotorPlainText | النص العادي
    rotorStyleChange | تغيير النمط
    rotorFontChange | تغيير الخط
    rotorColorChange | تغيير اللون
    rotorSameItem | العنصر نفسه
    rotorDifferentItem | عنصر مختلف
    rotorVerticalNavigation | التنقل العمودي
    rotorMisspelledWords | الكلمات ذات الأخطاء الإملائية
    # source: cldr
    percent | {1}%
    # source: translation
    noneOfThem | لا شيء
    someOfThem | البعض
    mostOfThem | المعظم
    allOfThem | الكل
    verbosityMinimal | الحد الأدنى
    verbosityStandard | قياسي
    verbosityVerbose | مفصّل
    verbosityCustom | مخصص
    doNothing | عدم القيام بشيء
    speakCapital | نطق حرف كبير
    changePitch | تغيير درجة الصوت
    playSound | تشغيل صوت
    charactersAndWords | الأحرف والكلمات
    nothing | لا شيء
    defaultLanguage | اللغة الافتراضية
    defaultVoice | الصوت الافتراضي
    rotorSpeechRate | سرعة التحدث
    # source: guide
    rotorVolume | مستوى الصوت
    # source: translation
    rotorPitch | درجة الصوت
    # source: guide
    rotorPunctuation | علامات الترقيم
    # source: translation
    rotorVerbosity | مستوى التفصيل
    rotorHints | التلميحات
    rotorCapitals | الأحرف الكبيرة
    rotorTyping | قراءة الكتابة
    rotorTypingMode | نمط الكتابة
    standardTyping | كتابة قياسية
    touchTyping | كتابة باللمس
    directTouchTyping | كتابة باللمس المباشر
    rotorSounds | المؤثرات الصوتية
    rotorDirectTouch | اللمس المباشر
    rotorNavigation | نمط التنقل
    flatNavigation | دون مجموعات
    groupedNavigation | حسب المجموعات
    # source: guide
    rotorLanguage | اللغة
    # source: translation
    rotorVoice | الصوت
    settingTraits | نوع العناصر
    beforeName | قبل الاسم
    afterName | بعد الاسم
    settingValues | القيم
    settingDeleting | حذف النص
    settingPhonetics | الأبجدية الصوتية
    settingStereo | ستيريو
    settingBehaviour | المؤشر بعد التغيير
    behaviourGuide | كما في دليل Apple
    behaviourDevice | كما على الأجهزة
    settingInterfaceLanguage | لغة Earshot
    blank | فارغ
    space | مسافة
    newLine | سطر جديد
    tabCharacter | مسافة جدولة
    unassigned | {1}: غير معيّن
    belongsToSystem | {1}: مخصص للنظام
    # source: guide
    systemHome | الشاشة الرئيسية
    # source: translation
    systemPreviousApp | التبديل إلى التطبيق السابق
    systemNextApp | التبديل إلى التطبيق التالي
    systemPreviousVisibleApp | التطبيق الظاهر السابق
    systemNextVisibleApp | التطبيق الظاهر التالي
    # source: guide
    systemNotificationCenter | مركز الإشعارات
    systemControlCenter | مركز التحكم
    systemStatusBar | شريط الحالة
    systemPressureTouch | 3D Touch
    # source: translation
    noCommand | لا يوجد أمر باسم {1}
    assigned | {1}: {2}
    assignedNothing | {1}: غير معيّن
    itemChooser | اختيار عنصر، {1}. الكتابة تقلّص القائمة، ومفتاح Enter ينتقل إلى العنصر. مفتاح Escape يغلق القائمة.
    commandChooser | اختيار أمر، {1}. الكتابة تقلّص القائمة، ومفتاح Enter ينفّذ الأمر. مفتاح Escape يغلق القائمة.
    sceneChooser | اختيار شاشة، {1}. الكتابة تقلّص القائمة، ومفتاح Enter ينتقل إلى الشاشة. مفتاح Escape يغلق القائمة.
    noScenes | لا توجد شاشات أخرى
    sceneByCode | {1}، عبر الكود
    sceneByName | {1}، حسب الاسم
    itemCount | {1} عنصر
    itemCount.zero | لا توجد عناصر
    itemCount.one | عنصر واحد
    itemCount.two | عنصران
    itemCount.few | {1} عناصر
    itemCount.many | {1} عنصرًا
    moreThan | أكثر من {1}
    noItems | لا توجد عناصر
    noItemsWith | لا توجد عناصر تحتوي على {1}. مفتاح Escape يغلق القائمة.
    chooserItem | {1}، {2} من {3}
    closed | تم الإغلاق
    searchBegins | بحث. يُرجى كتابة نص ثم الضغط على مفتاح Enter.
    searchPrompt | بحث: {1}
    notFound | لم يتم العثور على {1}
    notFoundYet | لم يتم العثور على {1} بعد، جارٍ تحميل المزيد
    nothingSearched | لم يتم البحث عن شيء بعد
    labelBegins | تسمية العنصر. يُرجى كتابة اسم ثم الضغط على مفتاح Enter.
    labelPrompt | التسمية: {1}
    labelled | تمت التسمية: {1}
    labelRemoved | تمت إزالة التسمية
    helpBegins | المساعدة. الضغط على أي مفتاح يُسمِع وظيفته. مفتاح Escape ينهي المساعدة.
    helpEnds | انتهت المساعدة.
    help | {1}: {2}
    helpTyping | {1}: {2}، في حقل نص
    helpTypes | يكتب حرفًا
    helpNothing | لا يفعل شيئًا
    itemSummary | {1}، العنصر {2} من {3} على هذه الشاشة
    noHint | لا يوجد تلميح
    nothingFocused | لا يوجد عنصر يستقبل لوحة المفاتيح
    noDescription | لا يوجد وصف
    notInTable | خارج أي جدول
    noRowHeader | لا يوجد رأس للصف
    noColumnHeader | لا يوجد رأس للعمود
    rowOf | الصف {1} من {2}
    columnOf | العمود {1} من {2}
    noTextStyle | لا يوجد نمط للنص
    points | {1} نقطة
    points.zero | لا نقاط
    points.one | نقطة واحدة
    points.two | نقطتان
    points.few | {1} نقاط
    points.many | {1} نقطة
    plain | عادي
    bold | عريض
    italic | مائل
    underlined | مسطّر
    struckThrough | مشطوب
    dim | باهت
    blinking | وامض
    reversed | معكوس
    onColor | على {1}
    colorBlack | أسود
    colorRed | أحمر
    colorGreen | أخضر
    colorYellow | أصفر
    colorBlue | أزرق
    colorMagenta | أرجواني
    colorCyan | سماوي
    colorWhite | أبيض
    colorGray | رمادي
    colorBrightRed | أحمر ساطع
    colorBrightGreen | أخضر ساطع
    colorBrightYellow | أصفر ساطع
    colorBrightBlue | أزرق ساطع
    colorBrightMagenta | أرجواني ساطع
    colorBrightCyan | سماوي ساطع
    colorBrightWhite | أبيض ساطع
    colorOrange | برتقالي
    colorBrown | بني
    colorPink | وردي
    colorPurple | بنفسجي
    quoteLevel | اقتباس من المستوى {1}
    noURL | لا يوجد عنوان ويب
    speechOff | الكلام قيد الإيقاف
    speechOn | الكلام قيد التشغيل
    curtainOn | ستارة الشاشة قيد التشغيل
    curtainOff | ستارة الشاشة قيد الإيقاف
    copied | تم النسخ إلى الحافظة
    nothingToCopy | لا يوجد ما يمكن نسخه
    quickNavOn | التنقل السريع بحرف واحد قيد التشغيل
    quickNavOff | التنقل السريع بحرف واحد قيد الإيقاف
    keysLocked | مفاتيح V O مقفلة
    keysUnlocked | مفاتيح V O غير مقفلة
    watching | تجري مراقبة {1}
    watchingEnds | انتهت المراقبة
    settingsChooser | الإعدادات، {1}. السهمان لأعلى ولأسفل ينتقلان إلى إعداد، والسهمان لليسار ولليمين يغيّرانه، والكتابة تقلّص القائمة. مفتاح Escape يغلق القائمة.
    labelNotKept | لم يتم حفظ التسمية للمرة القادمة: {1}
    settingsKept | تم حفظ الإعدادات
    settingsNotKept | لم يتم حفظ الإعدادات
    settingsNotKeptBecause | لم يتم حفظ الإعدادات: {1}
    settingsRead | تمت قراءة الإعدادات
    settingsNotReadBecause | لم تتم قراءة الإعدادات: {1}
    nothingTakesText | لا يوجد هنا ما يقبل النص
    pastedBeginning | تم لصق البداية فقط؛ الحد الأقصى 128 كيلوبايت
    noSoundToTurnOff | لا يوجد صوت لإيقافه.
    readerModeOn | وضع قارئ الشاشة
    readerModeOff | وضع قارئ الشاشة قيد الإيقاف
    keysSilenceOn | المفاتيح توقف الكلام
    keysSilenceOff | المفاتيح لا توقف الكلام
    settingPrefix | مفتاح البادئة
    settingProfile | ملف تعريف البرنامج
    settingCaptions | التسميات التوضيحية
    settingClipboard | الحافظة للبرنامج
    settingAnnotations | التعليقات إلى الطرفية
    noOutput | لا يوجد ناتج لأي أمر
    noHistory | لم يخرج شيء من الشاشة بعد
    bookmarkSet | إشارة مرجعية: {1}
    bookmarkRemoved | تمت إزالة الإشارة المرجعية: {1}
    noBookmark | لا توجد إشارات مرجعية
    onlyForPrograms | متاح فقط أثناء تشغيل برنامج
    programIntroduction | تُرسل المفاتيح إلى البرنامج. لإعطاء أمر لقارئ الشاشة، يُضغط {1} ثم مفتاح آخر: السهم الأيمن للعنصر التالي، وعلامة الاستفهام للمساعدة، والفاصلة المنقوطة ليصبح كل مفتاح أمرًا حتى الضغط على {1} من جديد. والضغط على {1} مرتين يرسله إلى البرنامج.
    introduction | مرحبًا بك في Earshot. السهم الأيمن ينتقل إلى العنصر التالي، والسهم الأيسر يعود إلى السابق. مفتاح Enter ينشّط العنصر، ومفتاح Escape يرجع إلى الخلف. السهمان لأعلى ولأسفل يغيّران القيمة أو يتنقلان وفق ضبط الدوّار؛ والضغط على Shift مع السهم الأيمن يدير الدوّار. الضغط على V O A يقرأ كل شيء؛ والمقصود من V O هو Control مع Alt، ويكفي Alt وحده. أي مفتاح يوقف الكلام؛ والفاصلة توقفه مؤقتًا ثم تستأنفه. علامة الاستفهام للتدرّب على المفاتيح، والنقطتان لاختيار أمر باسمه، ومفتاح F2 لسماع هذا مرة أخرى. الضغط على Control C ينهي Earshot. يمكن حفظ الإعدادات في ملف حسب الرغبة: يوضح earshot config الطريقة.
    noSound | (لا يوجد صوت)
    nothingFurther | (لا يوجد المزيد)
    loading | جارٍ التحميل
    requestRefused | تم الرفض
    requestRefusedBecause | تم الرفض: {1}
    requestUnsupported | غير ممكن هنا
    requestStale | تغيّرت الشاشة
    requestTimedOut | لا توجد استجابة
    connectionLost | انقطع الاتصال
    requestUnreachable | تعذّر الوصول
    requestUnchanged | لم يتغيّر شيء
    linesAndLast | عدد الأسطر: {1}، الأخير: {2}
    keyWithControl | Control {1}
    keyWithAlt | Alt {1}
    historyTitle | السجل
    crashed | تعطّل {1}
    crashedWithoutName | تعطّل جزء من الشاشة
    outOfDate | قد لا يكون محتوى الشاشة محدّثًا
    removed | تمت إزالة {1}
    silentItem | لا يُقال شيء عن هذا العنصر
    emptyScreen | شاشة فارغة
    emptyScreenOthers | شاشة فارغة؛ توجد {1} شاشة أخرى: {2}
    emptyScreenOthers.one | شاشة فارغة؛ توجد شاشة أخرى واحدة: {2}
    emptyScreenOthers.zero | شاشة فارغة؛ لا توجد شاشات أخرى: {2}
    emptyScreenOthers.two | شاشة فارغة؛ توجد شاشتان أخريان: {2}
    emptyScreenOthers.few | شاشة فارغة؛ توجد {1} شاشات أخرى: {2}
    emptyScreenOthers.many | شاشة فارغة؛ توجد {1} شاشة أخرى: {2}
    guessedScreenOthers | قد يبدأ التطبيق من مكان آخر؛ توجد {1} شاشة أخرى: {2}
    guessedScreenOthers.one | قد يبدأ التطبيق من مكان آخر؛ توجد شاشة أخرى واحدة: {2}
    guessedScreenOthers.zero | قد يبدأ التطبيق من مكان آخر؛ لا توجد شاشات أخرى: {2}
    guessedScreenOthers.two | قد يبدأ التطبيق من مكان آخر؛ توجد شاشتان أخريان: {2}
    guessedScreenOthers.few | قد يبدأ التطبيق من مكان آخر؛ توجد {1} شاشات أخرى: {2}
    guessedScreenOthers.many | قد يبدأ التطبيق من مكان آخر؛ توجد {1} شاشة أخرى: {2}
    codeAhead | هذا ينفّذه كود التطبيق فقط: {1}
    codeAheadScenes | هذا ينفّذه كود التطبيق فقط: {1}. الشاشات التي قد يؤدي إليها، {2}: {3}
    codeAheadOthers | هذا ينفّذه كود التطبيق فقط: {1}. الشاشات الأخرى، {2}: {3}
    missingScreen | الشاشة التي يؤدي إليها هذا غير موجودة: {1}
    nothingHappens | لا يحدث شيء
    pressKey | بالضغط على {1}
    lineTypeScenes | بكتابة scenes
    notHeard | (لم يُسمع: {1})
    lineIntroduction | مرحبًا بك في Earshot. لكل عنصر على الشاشة رقم. كتابة رقم ثم Enter تنقل إلى العنصر، ومفتاح Enter وحده ينشّط العنصر؛ وللتنقل من عنصر إلى آخر: next، back. يعرض help قائمة الكلمات، وينهي quit برنامج Earshot. يوضح earshot config طريقة حفظ الإعدادات.
    lineUnknown | «{1}» ليس أمرًا؛ المتوقع رقم أو مفتاح Enter أو كلمة من قائمة help
    lineNearest | هل المقصود «{1}»؟
    lineNoItem | لا يوجد عنصر رقم {1}؛ المتوقع من 1 إلى {2}
    lineItemGone | لم يعد العنصر {1} موجودًا؛ list يعرض العناصر الحالية
    lineListCut | عدد العناصر أكثر من {1}؛ next يمرّ عليها كلها
    lineNothingTakesText | لا يوجد هنا ما يقبل النص؛ يجب أن يكون المؤشر في حقل نص منشّط
    lineNotHere | غير متاح في نمط أسطر النص
    lineHelpNumber | رقم: الانتقال إلى ذلك العنصر
    lineHelpEnter | مفتاح Enter وحده: تنشيط العنصر
    lineHelpNext | next، back: العنصر التالي، العنصر السابق؛ next heading، previous link وما شابه: التالي أو السابق من النوع نفسه
    lineHelpList | list: عرض عناصر الشاشة مرة أخرى؛ chooser: الاختيار منها حسب الرقم أو النص
    lineHelpScenes | scenes: الاختيار من الشاشات التي لا يؤدي إليها شيء هنا
    lineHelpFind | find نص: الانتقال إلى العنصر التالي الذي يحتوي على النص؛ next search result للمتابعة
    lineHelpType | type نص: الكتابة في حقل النص
    lineHelpRotor | rotor: ما يقدّمه الدوّار هنا؛ rotor اسم: إدارة الدوّار إليه؛ next rotor item، previous rotor item
    lineHelpScroll | scroll اتجاه؛ gesture اسم، مثل gesture 2 finger double tap
    lineHelpQuit | quit: إنهاء Earshot
    lineHelpCommands | وكل أمر من هذه الأوامر:
    bullets | {1} نقطة
    bullets.one | نقطة واحدة
    bullets.zero | لا توجد نقاط
    bullets.two | نقطتان
    bullets.few | {1} نقاط
    bullets.many | {1} نقطة
    spellingAlphabet | ا ألف أ أحمد إ إبراهيم آ آدم ب باسم ت تامر ث ثروت ج جمال ح حسن خ خالد د داود ذ ذهب ر رامي ز زيد س سعيد ش شريف ص صالح ض ضياء ط طارق ظ ظافر ع علي غ غسان ف فؤاد ق قاسم ك كمال ل لبنان م محمد ن نبيل ه هاني و وليد ي ياسر ء همزة ؤ همزة-على-واو ئ همزة-على-ياء ة تاء-مربوطة ى ألف-مقصورة a ألفا b برافو c تشارلي d دلتا e إيكو f فوكستروت g غولف h هوتيل i إنديا j جولييت k كيلو l ليما m مايك n نوفمبر o أوسكار p بابا q كيبيك r روميو s سييرا t تانغو u يونيفورم v فيكتور w ويسكي x إكس-راي y يانكي z زولو
    textSelected | تم تحديد {1}
    textUnselected | تم إلغاء تحديد {1}
    nothingSelected | لم يتم تحديد شيء
    selectionStarted | بدأ التحديد
    textDeleted | تم حذف {1}
    textInserted | تم إدراج {1}
    textCut | تم قص {1}
    textCopied | تم نسخ {1}
    textPasted | تم لصق {1}
    textReplaced | تم الاستبدال بالنص {1}
    """
}
