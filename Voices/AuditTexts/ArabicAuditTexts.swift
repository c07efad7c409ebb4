/// What an audit says in Arabic.
enum ArabicAuditTexts {
  /// The table (``AuditTextTables``).
  static let table: StaticString = """
    # status: draft
    # source: translation
    target-overlap.title | عناصر التحكم متداخلة
    target-overlap.fix | باعد بينها.
    target-duplicate-bounds.title | هدفان في مكان واحد
    target-duplicate-bounds.fix | اترك أحدهما، أو أبعد المؤشر عن الآخر.
    activation-point-off.title | نقطة التنشيط تخطئ العنصر
    activation-point-off.fix | ضع نقطة التنشيط داخل العنصر، أو اتركها للنظام.
    frame-empty.title | عنصر متاح بلا مساحة
    frame-empty.fix | أعط العنصر إطار ما يمثله، أو أبعد المؤشر عنه.
    frame-offscreen.title | عنصر قابل للتركيز خارج الشاشة
    frame-offscreen.fix | أخفه ما دام غائبًا، أو اسمح بالتمرير إليه.
    frame-outside-parent.title | العنصر خارج حاويته
    frame-outside-parent.fix | اجعل الحاوية تحيط بما فيها.
    target-size-platform.title | هدف اللمس أصغر من مقاس المنصة
    target-size-platform.fix | كبّره، أو احسب اللمسات من حوله أيضًا.
    target-size-minimum.title | هدف اللمس أصغر من 24 نقطة ومزدحم
    target-size-minimum.fix | كبّره، أو أبعده عن جيرانه.
    target-spacing.title | عناصر التحكم متقاربة جدًا
    target-spacing.fix | باعد بينها.
    hint-equals-label.title | التلميح يكرر الاسم
    hint-equals-label.fix | قل في التلميح ما يحدث، أو احذفه.
    hint-gesture.title | التلميح يذكر الإيماءة
    hint-gesture.fix | قل ما يحدث: «يفتح الألبوم.»
    hint-form.title | التلميح ليس عبارة قصيرة بصيغة الغائب
    hint-form.fix | اكتبه مثل «يشغل الأغنية.»
    hint-too-long.title | التلميح طويل جدًا
    hint-too-long.fix | قل في عبارة قصيرة ما يحدث.
    hint-essential.title | الاسم في التلميح فقط
    hint-essential.fix | قل في التسمية ما هو، وفي التلميح ما يحدث.
    hint-missing.title | عنصر تحكم معقد بلا تلميح
    hint-missing.fix | قل في التلميح ما يحدث.
    label-invisible-characters.title | التسمية تحتوي أحرفًا خاصة أو غير مرئية
    label-invisible-characters.fix | احذف هذه الأحرف مما يُنطق؛ أيقونات الخط تحتاج إلى تسمية بالكلمات.
    label-symbols-only.title | التسمية بلا كلمات
    label-symbols-only.fix | قل بالكلمات ما تعنيه العلامة.
    label-punctuation.title | تسمية عنصر التحكم تنتهي كجملة
    label-punctuation.fix | احذف النقطة.
    label-all-caps.title | التسمية كلها بأحرف كبيرة
    label-all-caps.fix | اكتب التسمية كما في الجملة، واترك الأحرف الكبيرة والفراغات لمظهر النص.
    label-lowercase-start.title | تسمية عنصر التحكم تبدأ بحرف صغير
    label-lowercase-start.fix | ابدأ التسمية بحرف كبير.
    label-duplicate.title | عدة عناصر تحكم تشترك في اسم منطوق واحد
    label-duplicate.fix | أضف إلى كل اسم ما يتعلق به، مثل «حذف، الفاتورة 3».
    label-same-name-different-action.title | الاسم نفسه والنتيجة مختلفة
    label-same-name-different-action.fix | سمّ كلًا منها بما يفعله.
    label-different-name-same-action.title | الإجراء نفسه بأسماء مختلفة
    label-different-name-same-action.fix | سمّ الشيء نفسه بالاسم نفسه في كل مكان.
    label-parent-child-same.title | الحاوية وما فيها يقولان الشيء نفسه
    label-parent-child-same.fix | احذف اسم الحاوية، أو سمّها بكل ما فيها.
    label-too-long.title | التسمية أطول من أن تُسمع
    label-too-long.fix | اختصر التسمية، وانقل الشرح إلى التلميح.
    label-too-short.title | التسمية أقصر من أن تعني شيئًا
    label-too-short.fix | قل بكلمة ما يفعله عنصر التحكم.
    label-digit-run.title | سلسلة أرقام طويلة تُقرأ كعدد واحد
    label-digit-run.fix | اجعل الأرقام تُقرأ رقمًا رقمًا، أو قسّمها.
    label-equals-value.title | الاسم والقيمة يقولان الشيء نفسه
    label-equals-value.fix | أخرج القيمة من التسمية.
    label-repeats-word.title | كلمات مكررة في التسمية
    label-repeats-word.fix | احذف إحداهما.
    label-missing-control.title | عنصر التحكم بلا اسم
    label-missing-control.fix | أعطه تسمية تسهيلات استخدام تقول ما يفعله أو يضبطه، مثل «حذف» أو «مستوى الصوت».
    label-missing-toggle.title | المفتاح أو مربع الاختيار بلا اسم
    label-missing-toggle.fix | أعط المفتاح النص المجاور تسمية، أو اجعلهما عنصرًا واحدًا.
    label-missing-field.title | حقل النص بلا اسم
    label-missing-field.fix | أعط الحقل تسمية تسهيلات استخدام، مثل «الاسم»؛ ولا تجعل ما يُقرأ فقط قابلًا للتحرير.
    label-placeholder-only.title | النص النائب هو الاسم الوحيد
    label-placeholder-only.fix | أعط الحقل تسمية تسهيلات استخدام إلى جانب النص النائب.
    label-missing-image.title | صورة متاحة بلا وصف
    label-missing-image.fix | صف الصورة في تسميتها، أو أبعد المؤشر عنها.
    silent-element.title | موضع توقف لا يقول شيئًا
    silent-element.fix | أعط العنصر تسمية، أو أبعد المؤشر عنه.
    label-file-name.title | التسمية اسم ملف أو مورد
    label-file-name.fix | قل بالكلمات ما العنصر أو ما يفعله.
    label-identifier.title | التسمية معرّف من الشفرة
    label-identifier.fix | قل بالكلمات ما العنصر أو ما يفعله.
    label-localization-key.title | التسمية مفتاح غير مترجم
    label-localization-key.fix | أضف الترجمة، أو استخدم المفتاح الصحيح.
    label-placeholder-leak.title | التسمية تكشف قالبًا أو nil أو ترميزًا
    label-placeholder-leak.fix | املأ النص قبل تعيينه، وعيّنه نصًا عاديًا.
    label-url.title | التسمية عنوان خام
    label-url.fix | قل إلى أين يقود العنوان.
    label-in-name.title | النص المرئي ليس في الاسم المنطوق
    label-in-name.fix | ابدأ التسمية بالنص الظاهر.
    label-double-source.title | سُمي مرتين
    label-double-source.fix | اترك أحد الاسمين.
    label-language-mismatch.title | كتابة النص لا توافق لغته
    label-language-mismatch.fix | عيّن لغة العنصر بلغة نصه.
    language-tag-invalid.title | وسم اللغة غير صالح
    language-tag-invalid.fix | استخدم وسمًا مثل «ko» أو «pt-BR».
    label-role-word.title | التسمية تكرر الدور
    label-role-word.fix | أخرج الدور من التسمية.
    label-state-word.title | التسمية تذكر ما تقوله القيمة
    label-state-word.fix | اترك الحالة للسمات والقيمة.
    label-action-word.title | التسمية تشرح طريقة الاستخدام
    label-action-word.fix | قل ما يفعله عنصر التحكم، لا كيف يُشغَّل.
    label-image-word.title | تسمية الصورة تقول إنها صورة
    label-image-word.fix | صف ما تعرضه الصورة.
    label-nondescriptive.title | نص الرابط أو الزر لا يقول ما يفعله
    label-nondescriptive.fix | قل إلى أين يقود، مثل «المزيد عن الأسعار».
    audit-nothing-checked.title | لم ينظر التدقيق في أي شيء
    audit-nothing-checked.fix | اذكر ملفات فيها شاشات، واترك قاعدة واحدة على الأقل مفعلة.
    suppression-unused.title | استثناء أو بند من خط الأساس لا يطابق شيئًا
    suppression-unused.fix | احذف البند.
    suppression-expired.title | انقضى تاريخ الاستثناء
    suppression-expired.fix | أصلح ما يتجاوزه البند، أو أعطه تاريخًا جديدًا.
    rule-unknown.title | الإعدادات تذكر قاعدة غير معروفة
    rule-unknown.fix | صحح الاسم؛ «earshot explain» يسرد كل القواعد.
    element-nested.title | عنصر متاح يبتلع عناصر تحكم
    element-nested.fix | لا تجعل الخارجي عنصرًا، أو قدّم الداخلي كإجراءات وفي تسميته.
    element-unexposed-control.title | عرض قابل للتشغيل غير موجود في الشجرة
    element-unexposed-control.fix | اجعله عنصر تسهيلات استخدام، أو قدّمه كإجراء لعنصر.
    element-unexposed-text.title | نص مرئي غير موجود في الشجرة
    element-unexposed-text.fix | دع المؤشر يتوقف عند النص، أو ضع كلماته في تسمية ما يتبعه.
    element-hidden-exposed.title | عنصر غير مرئي ما زال في الشجرة
    element-hidden-exposed.fix | أخرجه من القائمة ما دام مخفيًا.
    element-obscured.title | عنصر قابل للتركيز مغطى
    element-obscured.fix | أخف المغطى، أو اجعل ما يغطيه مشروطًا.
    container-inconsistent.title | الحاوية تناقض نفسها
    container-inconsistent.fix | ضع القائمة في مكان واحد، وكل عنصر في قائمة واحدة.
    order-cycle.title | الترتيب الصريح يدور في حلقة
    order-cycle.fix | أخرج من القائمة ما يعود إلى الوراء.
    order-over-constrained.title | الترتيب الصريح يناقض نفسه
    order-over-constrained.fix | اذكر كل عنصر مرة واحدة.
    order-list-incomplete.title | القائمة الصريحة تنسى عنصرًا
    order-list-incomplete.fix | أضفه إلى القائمة، أو أخفه عمدًا عن القارئات.
    relation-broken.title | علاقة التسمية لا تقود إلى شيء
    relation-broken.fix | أشر إلى عنصر موجود له تسمية.
    table-headers-missing.title | جدول بيانات بلا عناوين
    table-headers-missing.fix | سمّ الخلايا التي تعنون الأعمدة أو الصفوف.
    group-fragmented.title | عنصر واحد مقسم إلى مواضع توقف كثيرة
    group-fragmented.fix | اجعل الصف عنصرًا واحدًا تجمع تسميته النصوص.
    identifier-duplicate.title | معرّف مستخدم مرتين
    identifier-duplicate.fix | أعط كلًا منها معرّفًا خاصًا.
    identifier-missing.title | لا معرّف للاختبارات
    identifier-missing.fix | عيّن معرّف تسهيلات الاستخدام.
    nesting-deep.title | تسلسل هرمي عميق جدًا
    nesting-deep.fix | أخرج الحاويات التي لا تضم إلا شيئًا واحدًا.
    gesture-no-alternative.title | لا يعمل إلا بالسحب أو بإيماءة مسار
    gesture-no-alternative.fix | قدّم الأمر نفسه كإجراء للعنصر، أو اجعله قابلًا للضبط.
    orientation-locked.title | الشاشة تسمح باتجاه واحد فقط
    orientation-locked.fix | اسمح بالاتجاهين ما لم يكن أحدهما ضروريًا.
    screen-title-missing.title | الشاشة أو النافذة المشروطة بلا عنوان
    screen-title-missing.fix | عيّن عنوان الشاشة، أو ابدأها بعنوان داخلي.
    screen-title-duplicate.title | شاشتان لهما العنوان نفسه
    screen-title-duplicate.fix | أعط كل شاشة عنوانًا خاصًا.
    header-missing.title | الشاشة بلا عنوان داخلي
    header-missing.fix | أعط عناوين أجزائها السمة header.
    heading-order.title | مستويات العناوين تقفز
    heading-order.fix | رقّم العناوين بحيث يتبع كل مستوى ما فوقه.
    heading-empty.title | عنوان فارغ
    heading-empty.fix | أعط العنوان نصه، أو احذف السمة.
    trait-without-behaviour.title | يدّعي دورًا لا يؤديه
    trait-without-behaviour.fix | اربطه بما يجب أن يفعله، أو احذف السمة.
    adjustable-without-methods.title | قابل للضبط ولا يمكن ضبطه
    adjustable-without-methods.fix | نفّذ accessibilityIncrement وaccessibilityDecrement، أو احذف السمة.
    adjustable-without-value.title | عنصر قابل للضبط بلا قيمة
    adjustable-without-value.fix | عيّن قيمة تسهيلات الاستخدام، وحدّثها.
    value-out-of-range.title | القيمة خارج نطاقها
    value-out-of-range.fix | عيّن الطرفين أولًا، ثم قيمة بينهما.
    custom-action-unnamed.title | إجراء مخصص بلا اسم أو باسم مكرر
    custom-action-unnamed.fix | أعط كل إجراء اسمًا خاصًا.
    custom-rotor-unnamed.title | دوّار مخصص بلا اسم
    custom-rotor-unnamed.fix | سمّ الدوّار بما يجده، مثل «الأخطاء».
    field-value-overridden.title | حقل قابل للتحرير يخفي نصه
    field-value-overridden.fix | اترك القيمة للحقل.
    field-secure-exposed.title | نص سري يُنطق
    field-secure-exposed.fix | اترك قيمة الحقل الآمن للنظام الذي ينطق نقاطًا.
    field-purpose-missing.title | لم يُصرَّح بغرض الإدخال
    field-purpose-missing.fix | عيّن نوع محتوى الحقل.
    state-unexposed.title | الحالة ظاهرة وغير معلنة
    state-unexposed.fix | أبق السمات والقيمة موافقة لما يظهر.
    selection-multiple.title | أكثر من تحديد في اختيار واحد
    selection-multiple.fix | احذف السمة selected من الكل إلا واحدًا.
    trait-conflict.title | السمات تناقض بعضها
    trait-conflict.fix | اترك السمة التي تقول ما يفعله العنصر.
    trait-missing-interactive.title | عنصر قابل للتشغيل بلا دور
    trait-missing-interactive.fix | أعطه السمة button، أو link إن قاد إلى خارج التطبيق.
    trait-image-missing.title | صورة بلا سمة الصورة
    trait-image-missing.fix | أعطه السمة image، أو button إن كان زرًا.
    disabled-unexplained.title | عنصر تحكم معطل لا يذكر السبب
    disabled-unexplained.fix | قل في التلميح متى يمكن استخدامه.
    voice-name-mismatch.title | اسم التحكم الصوتي يختلف عن النص المرئي
    voice-name-mismatch.fix | ضع النص المرئي أولًا بين أسماء التحكم الصوتي.
    text-fixed-font.title | النص لا يتبع إعداد حجم النص
    text-fixed-font.fix | استخدم نمط نص، وعيّن adjustsFontForContentSizeCategory.
    text-clipped-large.title | النص يُقطع في الأحجام الكبيرة
    text-clipped-large.fix | دع الارتفاع يتبع النص، أو اسمح بالتمرير.
    text-truncated.title | النص مبتور
    text-truncated.fix | أظهر النص كله، أو ضعه في التسمية على الأقل.
    contrast-text.title | ألوان النص المصرح بها قليلة التباين
    contrast-text.fix | اجعل أحد اللونين أغمق أو أفتح.
    contrast-text-enhanced.title | ألوان النص المصرح بها دون المستوى المعزز
    contrast-text-enhanced.fix | اجعل أحد اللونين أغمق أو أفتح.
    focus-trap.title | المؤشر لا يستطيع الخروج
    focus-trap.fix | دع المؤشر يذهب حيث أُرسل؛ ولا تعلن عند كل حركة تغييرًا يذكر عنصرًا.
    focus-unreachable.title | عنصر قابل للتشغيل لا يمكن الوصول إليه
    focus-unreachable.fix | اجعله عنصرًا مستقلًا، أو اذكره في قائمة حاويته، أو قدّم ما يفعله كإجراء.
    focus-asymmetric.title | الترتيب للخلف ليس معكوسًا
    focus-asymmetric.fix | لا تغيّر الترتيب ولا موضع المؤشر أثناء التحرك.
    focus-nondeterministic.title | الترتيب يتغير من مرة إلى أخرى
    focus-nondeterministic.fix | أظهر الشيء نفسه بالترتيب نفسه ما لم يحدث شيء.
    focus-moved-unasked.title | المؤشر يقفز دون إدخال من المستخدم
    focus-moved-unasked.fix | أعلن ما حدث، واترك المؤشر في مكانه.
    focus-lost-layout.title | اختفى العنصر المركز عليه وضاع المؤشر
    focus-lost-layout.fix | اذكر الجار أو ما حل محله عند إعلان التغيير.
    focus-reset-refresh.title | التحديث يعيد المؤشر إلى الوراء
    focus-reset-refresh.fix | احتفظ بالعناصر التي لم تتغير، أو أعط المنشأ من جديد المعرّف نفسه.
    focus-initial-odd.title | أول موضع توقف في الشاشة غير متوقع
    focus-initial-odd.fix | لا تذكر عنصرًا، أو اذكر ما تبدأ به الشاشة.
    layout-change-silent.title | تغير المحتوى دون إشعار
    layout-change-silent.fix | أعلن layoutChanged مع العنصر الأهم الآن.
    focus-stale.title | المؤشر على عنصر لم يعد حيًا
    focus-stale.fix | أعلن تغييرًا عند اختفاء عنصر، ولا تذكر عناصر ليست في الشاشة.
    adjustable-no-change.title | الضبط لا يغير القيمة
    adjustable-no-change.fix | غيّر القيمة في accessibilityIncrement وaccessibilityDecrement، وقلها في accessibilityValue.
    adjustable-not-inverse.title | الزيادة ثم النقصان لا يعيدان إلى البداية
    adjustable-not-inverse.fix | اجعل كليهما يتحرك بالخطوة نفسها.
    adjustable-unbounded.title | الضبط لا يصل إلى نهاية
    adjustable-unbounded.fix | كبّر الخطوات، أو قدّم حقلًا لكتابة القيمة.
    activation-noop.title | التنشيط لا يفعل شيئًا
    activation-noop.fix | استجب للتنشيط، أو احذف السمة.
    activation-state-silent.title | تغيرت الحالة ولم يتغير المنطوق
    activation-state-silent.fix | قل الحالة في القيمة أو بالسمة selected.
    custom-action-noop.title | الإجراء المخصص لا يفعل شيئًا
    custom-action-noop.fix | افعل ما يقوله اسم الإجراء، وأجب بـ true.
    gesture-magic-tap-unhandled.title | النقر السحري متجاهل في شاشة الوسائط
    gesture-magic-tap-unhandled.fix | استجب لـ accessibilityPerformMagicTap بالتشغيل والإيقاف المؤقت.
    scroll-unhandled.title | لا يمكن تمرير المحتوى
    scroll-unhandled.fix | ضع المحتوى في عرض تمرير، أو استجب لـ accessibilityScroll.
    scroll-silent.title | التمرير لا يذكر الصفحة
    scroll-silent.fix | أعلن pageScrolled مع نص مثل «الصفحة 2 من 5».
    direct-touch-trap.title | منطقة اللمس المباشر تشغل الشاشة
    direct-touch-trap.fix | اترك مكانًا للخروج، أو اجعله يأخذ اللمسات بعد تنشيطه فقط.
    modal-leak.title | المؤشر يغادر نافذة مشروطة مفتوحة
    modal-leak.fix | عيّن accessibilityViewIsModal على العرض المجاور لما يجب استبعاده، أو قدّم وحدة تحكم.
    modal-no-escape.title | لا مخرج من النافذة المشروطة
    modal-no-escape.fix | استجب لـ accessibilityPerformEscape، أو قدّم زرًا للإغلاق.
    modal-focus-not-moved.title | فتح نافذة مشروطة يترك المؤشر خلفها
    modal-focus-not-moved.fix | أعلن screenChanged مع عنصرها الأول.
    modal-focus-not-restored.title | إغلاق نافذة مشروطة يضيّع الموضع
    modal-focus-not-restored.fix | أعلن layoutChanged مع ما فتحها، ولا تعلن screenChanged بلا عنصر.
    modal-untitled.title | النافذة المشروطة لا تعلن عن نفسها
    modal-untitled.fix | أعطها اسمًا أو عنوانًا، ودع المؤشر يبدأ منه.
    order-visual-mismatch.title | الترتيب المنطوق يخالف التخطيط
    order-visual-mismatch.fix | اجمع ما ينتمي معًا، أو اسرد العناصر بالترتيب الذي تُرى به.
    order-header-after-content.title | العنوان يأتي بعد ما يعنونه
    order-header-after-content.fix | اسرد العنوان قبل ما يعنونه.
    swipe-cost.title | سحبات كثيرة جدًا للوصول إليه
    swipe-cost.fix | أضف عناوين، أو قرّبه من البداية أو النهاية، أو اجعل ما ينتمي معًا موضع توقف واحدًا.
    rotor-dead.title | الدوّار المعروض لا يقود إلى شيء
    rotor-dead.fix | اعرضه فقط حيث يجد شيئًا، واستجب في الاتجاهين.
    screen-change-silent.title | شاشة جديدة دون إشعار تغيير
    screen-change-silent.fix | أعلن screenChanged عندما تحل شاشة محل أخرى.
    screen-change-spurious.title | إشعار تغيير الشاشة لتغيير صغير
    screen-change-spurious.fix | أعلن layoutChanged مع العنصر الذي تغير.
    screen-change-storm.title | عدة تغييرات للشاشة دفعة واحدة
    screen-change-storm.fix | أعلن تغييرًا واحدًا بعد انتهاء كل شيء.
    child-controller-stale.title | وحدة تحكم فرعية أُزيلت وما زالت مكشوفة
    child-controller-stale.fix | أضف وحدة التحكم بـ addChild وdidMove، وأخرج عرضها معها.
    restoration-focus.title | استعادة الحالة تضيّع الموضع
    restoration-focus.fix | أعط كل وحدة تحكم في الطريق معرّف استعادة، والعناصر معرّفات.
    back-unhandled.title | إيماءة الخروج لا تعود إلى الوراء
    back-unhandled.fix | أظهر زر الرجوع، أو استجب لـ accessibilityPerformEscape.
    announcement-interrupted.title | إعلان مقطوع
    announcement-interrupted.fix | أعلن بعد انتهاء التغيير، أو أعط الإعلان أولوية أعلى.
    announcement-lost.title | إعلان في موضع يضيع فيه
    announcement-lost.fix | أعلن بعد قول الشاشة الجديدة، أو قله بالعنصر الذي يذكره التغيير.
    announcement-spam.title | إعلانات كثيرة جدًا
    announcement-spam.fix | أعلن المهم مرة واحدة.
    status-not-announced.title | حالة أو خطأ يظهر دون أن يُسمع
    status-not-announced.fix | أعلنه، أو أعلن layoutChanged مع النص.
    transient-too-short.title | رسالة تختفي قبل أن تُسمع
    transient-too-short.fix | اتركها حتى تُغلق، وأعلنها.
    utterance-too-long.title | موضع توقف واحد يتكلم طويلًا
    utterance-too-long.fix | اختصر التسمية، أو اجعلها عدة مواضع توقف.
    hint-cut.title | التلميح لا يُسمع أبدًا
    hint-cut.fix | اختصر التسمية ليأتي التلميح أبكر.
    speech-repeat.title | موضعا توقف متتاليان يقولان الشيء نفسه
    speech-repeat.fix | اجعلهما موضع توقف واحدًا، أو قل ما يميزهما.
    speech-unpronounceable.title | الصوت لا يستطيع نطقه
    speech-unpronounceable.fix | بيّن لغة النص بـ accessibilityLanguage، أو اكتبه كما يُقال.
    speech-role-inconsistent.title | عنصر التحكم نفسه يقول دورًا آخر
    speech-role-inconsistent.fix | أعط كليهما السمات نفسها.
    live-value-without-trait.title | القيمة تتغير كثيرًا دون إشارة
    live-value-without-trait.fix | أضف السمة updatesFrequently.
    the key | مفتاح لوحة المفاتيح
    the text field | حقل نص
    the text view | عرض نص
    the password field | حقل كلمة السر
    the search field | حقل بحث
    the switch | مفتاح تبديل
    the adjustable element | عنصر قابل للضبط
    the slider | شريط تمرير
    the control | عنصر تحكم
    the element | عنصر
    the heading | عنوان
    the button | زر
    the link | رابط
    the image | صورة
    the text | نص
    the tab | علامة تبويب
    the segment | مقطع
    the key {1} | مفتاح لوحة المفاتيح {1}
    the text field {1} | حقل نص {1}
    the text view {1} | عرض نص {1}
    the password field {1} | حقل كلمة السر {1}
    the search field {1} | حقل بحث {1}
    the switch {1} | مفتاح تبديل {1}
    the adjustable element {1} | عنصر قابل للضبط {1}
    the slider {1} | شريط تمرير {1}
    the control {1} | عنصر تحكم {1}
    the element {1} | عنصر {1}
    the heading {1} | عنوان {1}
    the button {1} | زر {1}
    the link {1} | رابط {1}
    the image {1} | صورة {1}
    the text {1} | نص {1}
    the tab {1} | علامة تبويب {1}
    the segment {1} | مقطع {1}
    the key '{1}' | مفتاح لوحة المفاتيح «{1}»
    the text field '{1}' | حقل نص «{1}»
    the text view '{1}' | عرض نص «{1}»
    the password field '{1}' | حقل كلمة السر «{1}»
    the search field '{1}' | حقل بحث «{1}»
    the switch '{1}' | مفتاح تبديل «{1}»
    the adjustable element '{1}' | عنصر قابل للضبط «{1}»
    the slider '{1}' | شريط تمرير «{1}»
    the control '{1}' | عنصر تحكم «{1}»
    the element '{1}' | عنصر «{1}»
    the heading '{1}' | عنوان «{1}»
    the button '{1}' | زر «{1}»
    the link '{1}' | رابط «{1}»
    the image '{1}' | صورة «{1}»
    the text '{1}' | نص «{1}»
    the tab '{1}' | علامة تبويب «{1}»
    the segment '{1}' | مقطع «{1}»
    the key beside {1} | مفتاح لوحة المفاتيح بجانب {1}
    the text field beside {1} | حقل نص بجانب {1}
    the text view beside {1} | عرض نص بجانب {1}
    the password field beside {1} | حقل كلمة السر بجانب {1}
    the search field beside {1} | حقل بحث بجانب {1}
    the switch beside {1} | مفتاح تبديل بجانب {1}
    the adjustable element beside {1} | عنصر قابل للضبط بجانب {1}
    the slider beside {1} | شريط تمرير بجانب {1}
    the control beside {1} | عنصر تحكم بجانب {1}
    the element beside {1} | عنصر بجانب {1}
    the heading beside {1} | عنوان بجانب {1}
    the button beside {1} | زر بجانب {1}
    the link beside {1} | رابط بجانب {1}
    the image beside {1} | صورة بجانب {1}
    the text beside {1} | نص بجانب {1}
    the tab beside {1} | علامة تبويب بجانب {1}
    the segment beside {1} | مقطع بجانب {1}
    the key below {1} | مفتاح لوحة المفاتيح تحت {1}
    the text field below {1} | حقل نص تحت {1}
    the text view below {1} | عرض نص تحت {1}
    the password field below {1} | حقل كلمة السر تحت {1}
    the search field below {1} | حقل بحث تحت {1}
    the switch below {1} | مفتاح تبديل تحت {1}
    the adjustable element below {1} | عنصر قابل للضبط تحت {1}
    the slider below {1} | شريط تمرير تحت {1}
    the control below {1} | عنصر تحكم تحت {1}
    the element below {1} | عنصر تحت {1}
    the heading below {1} | عنوان تحت {1}
    the button below {1} | زر تحت {1}
    the link below {1} | رابط تحت {1}
    the image below {1} | صورة تحت {1}
    the text below {1} | نص تحت {1}
    the tab below {1} | علامة تبويب تحت {1}
    the segment below {1} | مقطع تحت {1}
    pan | السحب
    pinch | القرص
    rotation | التدوير
    longPress | الضغط المطول
    latin | لاتينية
    cyrillic | كيريلية
    greek | يونانية
    arabic | عربية
    hebrew | عبرية
    devanagari | ديفاناغارية
    thai | تايلاندية
    hangul | هانغول
    kana | كانا
    han | صينية
    other | أخرى
    the screen | الشاشة
    {1} of line {2} | {1} في السطر {2}
    {1} covers {2} by {3} points | {1} يغطي {2} بمقدار {3} نقطة
    {1} stands where {2} stands | {1} في مكان {2}
    a double tap lands outside {1} | {1}: النقر المزدوج يقع خارجه
    a double tap on {1} lands off the screen | {1}: النقر المزدوج يقع خارج الشاشة
    a double tap on {1} lands on {2} | {1}: النقر المزدوج يقع على {2}
    {1} is {2} points large | {1}: المقاس {2} نقطة
    {1} stands beside the screen | {1} بجانب الشاشة
    {1} reaches {2} points beyond what holds it | {1} يتجاوز ما يحتويه بمقدار {2} نقطة
    {1} is {2} points large, less than {3} | {1}: المقاس {2} نقطة، أقل من {3}
    {1} is {2} points large and close to {3} | {1}: المقاس {2} نقطة، وقريب من {3}
    {1} is {2} points high, less than {3} | {1}: الارتفاع {2} نقطة، أقل من {3}
    {1} is {2} points wide, less than {3} | {1}: العرض {2} نقطة، أقل من {3}
    {1} is {2} points high and close to {3} | {1}: الارتفاع {2} نقطة، وقريب من {3}
    {1} is {2} points wide and close to {3} | {1}: العرض {2} نقطة، وقريب من {3}
    {1} is {2} points from {3} | {1} على بعد {2} نقطة من {3}
    the hint begins with the name {1} | التلميح يبدأ بالاسم {1}
    the hint '{1}' of {2} names the gesture | {2}: التلميح «{1}» يذكر الإيماءة
    the hint of {1} begins with an order | {1}: التلميح يبدأ بأمر
    the hint of {1} holds the role | {1}: التلميح يحتوي الدور
    the hint of {1} ends without a full stop | {1}: التلميح ينتهي بلا نقطة
    the hint of {1} has {2} characters | {1}: عدد أحرف التلميح {2}
    only the hint says what {1} is | {1}: التلميح وحده يقول ما هو
    {1} has no hint | {1}: بلا تلميح
    the label of {1} holds {2} | {1}: التسمية تحتوي {2}
    the value of {1} holds {2} | {1}: القيمة تحتوي {2}
    the hint of {1} holds {2} | {1}: التلميح يحتوي {2}
    the label of {1} holds '{2}' | {1}: التسمية تحتوي «{2}»
    the value of {1} holds '{2}' | {1}: القيمة تحتوي «{2}»
    the hint of {1} holds '{2}' | {1}: التلميح يحتوي «{2}»
    the private-use character {1} | حرف الاستخدام الخاص {1}
    a replacement character, which stands for text that was lost | حرف بديل يحل محل نص مفقود
    a lone direction character {1} | حرف اتجاه منفرد {1}
    the zero-width character {1} | الحرف عديم العرض {1}
    a direction character that is not closed | حرف اتجاه غير مغلق
    the label '{1}' has no words | التسمية «{1}» بلا كلمات
    the label '{1}' ends with a full stop | التسمية «{1}» تنتهي بنقطة
    the label '{1}' is all capitals | التسمية «{1}» كلها بأحرف كبيرة
    the label '{1}' has gaps between its letters | التسمية «{1}» فيها فراغات بين حروفها
    the label '{1}' begins with a small letter | التسمية «{1}» تبدأ بحرف صغير
    {1} elements are called '{2}' | عدد العناصر التي اسمها «{2}»: {1}
    '{1}' does something else than the one before it | «{1}» يفعل غير ما يفعله السابق بالاسم نفسه
    '{1}' does what '{2}' does | «{1}» يفعل ما يفعله «{2}»
    {1} is spoken twice, as a container and inside it | {1} يُنطق مرتين، كحاوية وفي داخلها
    the label {1} has {2} characters | عدد أحرف التسمية {1}: {2}
    the label is only '{1}' | التسمية هي «{1}» فقط
    {1} digits in a row of {2} are spoken as one number | {2}: أرقام متتالية عددها {1} تُقرأ كعدد واحد
    the value '{1}' stands in the label {2} as well | القيمة «{1}» موجودة في التسمية {2} أيضًا
    the label {1} says '{2}' twice | التسمية {1} تقول «{2}» مرتين
    {1} has no name but that of its picture's file | {1}: لا اسم له غير اسم ملف الصورة
    {1} has no name but that of its picture's file, which is in English | {1}: لا اسم له غير اسم ملف الصورة، وهو بالإنجليزية
    {1} has no name, and only a picture behind it | {1}: بلا اسم، ووراءه صورة فقط
    {1} has no name | {1}: بلا اسم
    {1} says only whether it is on | {1}: لا يقول إلا إن كان مشغلًا
    {1} has neither a label nor a placeholder | {1}: بلا تسمية ولا نص نائب
    {1} can be edited, and seems to hold a text that is only read | {1}: قابل للتحرير، لكن يبدو أن النص فيه للقراءة فقط
    {1} holds a text and has neither a label nor a placeholder | {1}: فيه نص، بلا تسمية ولا نص نائب
    {1} is named by its placeholder only | {1}: اسمه النص النائب فقط
    {1} is named by its file only | {1}: اسمه اسم الملف فقط
    {1} has no description | {1}: بلا وصف
    the cursor stops at {1} and nothing is said | المؤشر يتوقف عند {1} ولا يُقال شيء
    the label '{1}' is the name of a file | التسمية «{1}» اسم ملف
    the label '{1}' is a name out of code | التسمية «{1}» اسم من الشفرة
    the label '{1}' is the key of a text | التسمية «{1}» مفتاح نص
    the label '{1}' is an address | التسمية «{1}» عنوان
    '{1}' does not come first in the label '{2}' | «{1}» ليس في أول التسمية «{2}»
    the label '{1}' lacks the visible text '{2}' | التسمية «{1}» ينقصها النص المرئي «{2}»
    {1} is named '{2}' and '{3}' | {1}: له الاسمان «{2}» و«{3}»
    {1} is in {2} letters and its language is '{3}' | {1}: الكتابة ({2}) ليست كتابة اللغة «{3}»
    '{1}', the language of {2}, is no well-formed tag | {2}: اللغة «{1}» ليست وسمًا صحيحًا
    no voice speaks '{1}', the language of {2} | {2}: لا صوت يتكلم اللغة «{1}»
    the label '{1}' ends with the role | التسمية «{1}» تنتهي بالدور
    the label '{1}' holds the role | التسمية «{1}» تحتوي الدور
    the label '{1}' says in which state it is | التسمية «{1}» تقول الحالة
    the label '{1}' tells how to operate it | التسمية «{1}» تشرح طريقة الاستخدام
    the label '{1}' says that it is an image | التسمية «{1}» تقول إنها صورة
    the label '{1}' does not say what it is for | التسمية «{1}» لا تقول الغرض
    {1} hides {2}, which stands inside it | {1} يخفي {2} في داخله
    {1} can be operated and the cursor never stops there | {1}: قابل للتشغيل ولا يتوقف عنده المؤشر أبدًا
    {1} can be read and the cursor never stops there | {1}: قابل للقراءة ولا يتوقف عنده المؤشر أبدًا
    the text {1} is never said | النص {1} لا يُقال أبدًا
    the list of {1} names {2}, which is hidden | {1}: القائمة تذكر {2} وهو مخفي
    {1} lies under {2} | {1} تحت {2}
    an opaque view | عرض معتم
    {1} stands in the list of {2} and in that of another | {1} في قائمة {2} وفي قائمة أخرى
    the list of {1} leads back to itself | {1}: القائمة تعود إلى نفسها
    {1} is to be read before itself | {1}: يُفترض أن يُقرأ قبل نفسه
    the list of {1} names {2} twice | {1}: القائمة تذكر {2} مرتين
    {1} is to be read before and after another element | {1}: يُفترض أن يُقرأ قبل عنصر آخر وبعده
    the list of {1} leaves out {2}, which is never reached | {1}: القائمة تُسقط {2} ولا يمكن الوصول إليه
    what names {1} | ما يسمي {1}
    what heads the cells of {1} | ما يعنون خلايا {1}
    {1} does not exist | {1}: غير موجود
    {1} is hidden | {1}: مخفي
    {1} says nothing | {1}: لا يقول شيئًا
    the table has {1} rows and nothing heads them | الجدول بلا عناوين؛ عدد الصفوف {1}
    the table {1} has {2} rows and nothing heads them | الجدول {1} بلا عناوين؛ عدد الصفوف {2}
    {1} stops of text in {2} say one thing | {2}: مواضع توقف نصية عددها {1} تقول شيئًا واحدًا
    {1} has the identifier '{2}', which is used before | {1}: المعرّف «{2}» مستخدم من قبل
    {1} has no identifier | {1}: بلا معرّف
    {1} stands inside {2} others | {1}: داخل عناصر أخرى عددها {2}
    {1} answers to {2} only | {1}: يستجيب فقط إلى {2}
    {1} and {2} | {1} و{2}
    {1}, {2} | {1}، {2}
    the screen may be held upright only | لا تُمسك الشاشة إلا عموديًا
    the screen may be held sideways only | لا تُمسك الشاشة إلا أفقيًا
    {1}, which lies over the screen, has no title | {1}: فوق الشاشة وبلا عنوان
    the screen is called '{1}', as another is | اسم الشاشة «{1}» كشاشة أخرى
    the screen has {1} stops and no heading | الشاشة بلا عنوان داخلي؛ مواضع التوقف {1}
    {1} has level {2} after level {3} | {1}: المستوى {2} بعد المستوى {3}
    {1} has level {2} inside a heading of level {3} | {1}: المستوى {2} داخل عنوان من المستوى {3}
    the heading has no text | العنوان بلا نص
    {1} does not respond to a user | {1}: لا يستجيب للمستخدم
    {1} has no action in the file, unlike other controls here | {1}: لا إجراء له في الملف بخلاف عناصر التحكم الأخرى هنا
    {1} is adjustable and nothing can turn it | {1}: قابل للضبط ولا شيء يضبطه
    {1} has no value | {1}: بلا قيمة
    the smallest value {1} of {2} is not below the largest, {3} | {2}: أصغر قيمة {1} ليست أقل من الأكبر {3}
    {1} has a value and no range | {1}: له قيمة ولا نطاق له
    the value {1} of {2} is below the smallest, {3} | {2}: القيمة {1} أقل من الأصغر {3}
    the value {1} of {2} is above the largest, {3} | {2}: القيمة {1} أكبر من الأكبر {3}
    an action of {1} has no name | {1}: إجراء بلا اسم
    two actions of {1} are called '{2}' | {1}: إجراءان اسمهما «{2}»
    a rotor of {1} has no name | {1}: دوّار بلا اسم
    {1} holds a text and '{2}' is spoken in its place | {1}: فيه نص ويُقال مكانه «{2}»
    the value of {1} gives away what was typed | {1}: القيمة تكشف ما كُتب
    {1} does not declare what is typed into it | {1}: لا يصرح بما يُكتب فيه
    {1} is selected and no trait says so | {1}: محدد ولا سمة تقول ذلك
    {1} is disabled and no trait says so | {1}: معطل ولا سمة تقول ذلك
    the value of {1} does not say whether it is on | {1}: القيمة لا تقول إن كان مشغلًا
    the value of {1} does not say whether it is unfolded | {1}: القيمة لا تقول إن كان موسعًا
    {1} elements of {2} are selected | {2}: عدد العناصر المحددة {1}
    the traits {1} of {2} contradict each other | {2}: السمات {1} تناقض بعضها
    {1} is dimmed and can be turned all the same | {1}: معتم ويمكن ضبطه مع ذلك
    {1} can be activated and no trait says so | {1}: يمكن تنشيطه ولا سمة تقول ذلك
    {1} is an image and lacks the trait | {1}: صورة تنقصها السمة
    {1} is dimmed and does not say why | {1}: معتم ولا يقول السبب
    no name of {1} for voice control is the visible text '{2}' | {1}: ليس بين أسماء التحكم الصوتي النص المرئي «{2}»
    the text of {1} fills {2}% of a fixed height | {1}: النص يملأ {2}% من ارتفاع ثابت
    the text of {1} outgrows its height at the size {2} | {1}: النص يتجاوز ارتفاعه عند الحجم {2}
    the text ends in the middle: '{1}' | النص ينتهي في منتصفه: «{1}»
    the text of {1} has a contrast of {2} to 1, less than {3} | {1}: تباين النص {2} إلى 1، أقل من {3}
    the text of {1} has a contrast of {2} to 1 up to {3} to 1, by what lies under it | {1}: تباين النص من {2} إلى 1 حتى {3} إلى 1 حسب ما تحته
    the screen has neither a title nor a heading | الشاشة بلا اسم ولا عنوان داخلي
    {1} screens have neither a title nor a heading | عدد الشاشات التي بلا اسم ولا عنوان داخلي: {1}
    the text of {1} does not follow the text-size setting | {1}: النص لا يتبع إعداد حجم النص
    {1} texts do not follow the text-size setting | عدد النصوص التي لا تتبع إعداد حجم النص: {1}
    {1} has the size that UIKit gives it, less than 44 points | {1}: بالمقاس الذي يعطيه UIKit، أقل من 44 نقطة
    {1} controls have the size that UIKit gives them, less than 44 points | عدد عناصر التحكم بالمقاس الذي يعطيه UIKit، أقل من 44 نقطة: {1}
    {1}: {2} | {1}: {2}
    {1}: {2} and {3} more | {1}: {2} وأخرى عددها {3}
    {1}; {2} more for review | {1}؛ وللمراجعة أيضًا: {2}
    {1} ({2}) | {1} ({2})
    there was nothing on any screen | لم يكن في أي شاشة شيء
    every file was passed over | تم تخطي كل الملفات
    no storyboard, xib or screen document is in {1} | لا يوجد أي storyboard أو xib أو مستند شاشات في {1}
    every screen was passed over: apps show them only while they start | تم تخطي كل الشاشات: تُعرض أثناء بدء التطبيق فقط
    Nothing is wrong with the files; screens that code makes can be audited as dumps. | لا خطأ في الملفات؛ يمكن فحص الشاشات التي تنشئها الشيفرة من ملفات dump.
    Name the folder that holds the screens; those that code makes can be audited as dumps. | اذكر المجلد الذي فيه الشاشات؛ يمكن فحص الشاشات التي تنشئها الشيفرة من ملفات dump.
    The notes say why each was passed over; what Xcode 4 or older wrote has to be saved by a newer one. | تذكر الملاحظات سبب تخطي كل ملف؛ وما كتبه Xcode 4 أو أقدم يجب حفظه بإصدار أحدث.
    every rule is off | كل القواعد معطلة
    there is no rule called '{1}' | لا قاعدة اسمها «{1}»
    there is no rule called '{1}'; did you mean '{2}'? | لا قاعدة اسمها «{1}»؛ هل تقصد «{2}»؟
    what {1} ignores was to be mended by {2} | {1}: كان يجب إصلاحه قبل {2}
    {1} ignores nothing that was found | {1}: لا يستثني شيئًا مما وُجد
    '{1}' | «{1}»
    {1} by {2} | {1} × {2}
    a silent stop | موضع توقف صامت
    nothing | لا شيء
    something | شيء ما
    another stop | موضع توقف آخر
    it | هذا
    flicking on comes from {1} to {2} again, and never to the rest | السحب إلى الأمام يقود من {1} إلى {2} من جديد ولا يصل إلى الباقي
    flicking back comes from {1} to {2} again, and never to the rest | السحب إلى الخلف يقود من {1} إلى {2} من جديد ولا يصل إلى الباقي
    flicking on comes no further than {1} | السحب إلى الأمام لا يتجاوز {1}
    flicking back comes no further than {1} | السحب إلى الخلف لا يتجاوز {1}
    flicking on comes to ever more stops, and never to the rest | يصل التمرير إلى الأمام إلى محطات جديدة دائمًا ولا يصل إلى الباقي أبدًا
    flicking on from the first stop does not come to {1} | السحب إلى الأمام من أول موضع توقف لا يصل إلى {1}
    {1} answers touches, and flicking on does not come to it | {1}: يستجيب للمس ولا يصل إليه السحب إلى الأمام
    flicking back comes to {1} stops in another order than flicking on, which comes to {2} | السحب إلى الخلف يمر بمواضع توقف ({1}) بترتيب غير ترتيب الأمام ({2})
    flicking on came to {1} stops, and to {2} when it was done again | مواضع التوقف عند السحب إلى الأمام: {1}، وفي المرة الثانية: {2}
    flicking on came to {1}, and to {2} there when it was done again | السحب إلى الأمام وصل إلى {1}، وفي المرة الثانية وصل هناك إلى {2}
    the cursor left {1} for {2} although nobody had done anything | {1}: غادره المؤشر ({2}) ولم يفعل أحد شيئًا
    the cursor left {1} for {2}, which nobody had asked for | انتقل المؤشر من {1} إلى {2} دون أن يطلب أحد ذلك
    a flick was followed by another move of the cursor, to {1} | تلت السحبَ حركةٌ أخرى للمؤشر، إلى {1}
    {1} has gone, and the cursor stands on {2} although a neighbour is still there | {1}: اختفى والمؤشر هنا: {2} مع أن جاره ما زال موجودًا
    {1} was made anew, and the cursor stands on {2} | {1}: أُنشئ من جديد والمؤشر على {2}
    what is around {1} was brought up to date, and the cursor stands on {2} | حُدِّث ما حول {1}، والمؤشر على {2}
    the screen begins with {1}, which is stop {2} of {3} | الشاشة تبدأ بـ {1}، وهو موضع التوقف {2} من {3}
    {1} has gone and no change was posted | {1}: اختفى ولم يُعلن أي تغيير
    {1} has come and no change was posted | {1}: ظهر ولم يُعلن أي تغيير
    {1} under the cursor has gone, and no change was posted | {1}: اختفى تحت المؤشر ولم يُعلن أي تغيير
    {1} under the cursor has gone, and the change that was posted names no other place | {1}: اختفى تحت المؤشر، والتغيير المُعلن لا يذكر مكانًا آخر
    the app sends the cursor to '{1}', which is not on the screen | التطبيق يرسل المؤشر إلى «{1}» وهو ليس في الشاشة
    the cursor comes to {1}, which is not on the screen | يصل المؤشر إلى {1} وهو ليس على الشاشة
    {1} is made anew whenever it is asked for, so that the cursor stands on what has gone | {1}: يُنشأ من جديد كلما طُلب، فيقف المؤشر على ما زال
    flicking up and down leaves {1} as it is | السحب إلى أعلى وأسفل يترك {1} كما هو
    {1} turned up and down again says '{2}' | {1} بعد الزيادة والنقصان يقول «{2}»
    {1} can be turned up without end | {1}: يمكن زيادته بلا نهاية
    {1} can be turned down without end | {1}: يمكن إنقاصه بلا نهاية
    activating {1} does nothing | {1}: التنشيط لا يفعل شيئًا
    activating {1} has changed its state, and it says the same as before | {1}: التنشيط غيّر الحالة ويُقال ما كان يُقال من قبل
    the action '{1}' of {2} does nothing | {2}: الإجراء «{1}» لا يفعل شيئًا
    {1} starts media, and a magic tap does nothing | {1} يبدأ وسائط والنقر السحري لا يفعل شيئًا
    {1} lies beyond the edge of the screen, and scrolling is not answered | {1}: خارج حافة الشاشة ولا استجابة للتمرير
    {1} lies beyond the edge of the screen, and scrolling does not bring it into sight | {1}: خارج حافة الشاشة ولا يُظهره التمرير
    what holds {1} answers a finger that moves over it, and scrolling is not answered | ما يحوي {1} يستجيب لإصبع يتحرك فوقه، ولا يستجيب للتمرير
    scrolling was answered, and nobody said where it has come to | استُجيب للتمرير ولم يقل أحد إلى أين وصل
    {1} takes all touches, and there is no stop beside it | {1} يأخذ كل اللمسات ولا موضع توقف بجانبه
    flicking on comes from what lies over the screen to '{1}' behind it | السحب إلى الأمام يقود مما فوق الشاشة إلى «{1}» خلفه
    neither escape nor anything that the cursor comes to closes what lies over the screen | لا الخروج ولا شيء مما يصل إليه المؤشر يغلق ما فوق الشاشة
    something has come to lie over the screen, and the cursor is on {1} | غطى شيء الشاشة والمؤشر هنا: {1}
    what lay over the screen has gone, and the cursor stands on {1}, not on {2} which had opened it | اختفى ما كان فوق الشاشة والمؤشر هنا: {1}، لا على {2} الذي فتحه
    what lay over the screen has gone, and the app tells of a new screen behind that, which leads away from {1} which had opened it | اختفى ما كان فوق الشاشة، ويعلن التطبيق بعده شاشة جديدة، وذلك يُبعد عن {1} الذي فتحه
    what lay over the screen has gone, and {1} which had opened it was made anew meanwhile | اختفى ما كان فوق الشاشة، وأُنشئ {1} الذي فتحه من جديد في هذه الأثناء
    what lies over the screen begins with '{1}', and neither a title nor a heading is said | ما فوق الشاشة يبدأ بـ «{1}» بلا اسم ولا عنوان
    {1} is heard before {2}, which stands before it | {1} يُسمع قبل {2} مع أنه بعده
    {1}, which stands below {2}, is heard before it | {1} تحت {2} ويُسمع قبله
    {1} gestures lead to {2} | عدد الإيماءات إلى {2}: {1}
    the rotor '{1}' finds nothing | الدوّار «{1}» لا يجد شيئًا
    another screen has come in the place of the one with {1}, and no change was posted | حلت شاشة أخرى محل الشاشة التي فيها {1} ولم يُعلن أي تغيير
    the app has posted a new screen although most of it has stayed, and the cursor left {1} for the first stop | أعلن التطبيق شاشة جديدة مع أن أغلبها باقٍ وانتقل المؤشر من {1} إلى أول موضع توقف
    the app has posted a new screen although most of it has stayed, and sends the cursor to {1} | أعلن التطبيق شاشة جديدة مع أن أغلبها باقٍ ويرسل المؤشر إلى {1}
    {1} changes of the screen were posted at once | تغييرات الشاشة المعلنة دفعة واحدة: {1}
    {1} changes of the layout were posted at once | تغييرات التخطيط المعلنة دفعة واحدة: {1}
    {1} belongs to a controller that is in no window and in no other controller | {1} يتبع وحدة تحكم ليست في نافذة ولا في وحدة تحكم أخرى
    {1} lies under the view of another controller, and is still come to | {1} يقع تحت عرض متحكم آخر، وما زال المؤشر يصل إليه
    the app was ended on '{1}' and comes back with '{2}' | أُنهي التطبيق عند «{1}» ويعود بـ «{2}»
    {1} is not there when the app was ended and comes back | {1}: غير موجود حين يُنهى التطبيق ويعود
    {1} was not there when the app was ended, and is there when it comes back | {1} لم يكن موجودًا عند إنهاء التطبيق، وهو موجود عند عودته
    the cursor stood on {1} when the app was ended, and stands on {2} when it comes back | كان المؤشر على {1} عند إنهاء التطبيق وهو على {2} حين يعود
    neither escape nor anything that the cursor comes to goes back | لا الخروج ولا شيء مما يصل إليه المؤشر يعود إلى الوراء
    {1} goes back, and escape does not | {1} يعود إلى الوراء ولا يعود الخروج
    '{1}' was announced and cut off | أُعلن «{1}» وقُطع
    '{1}' was announced with a change of the screen, and never heard | أُعلن «{1}» مع تغيير الشاشة ولم يُسمع
    '{1}' was announced while the app was left, and never heard | «{1}» أُعلن عند مغادرة التطبيق ولم يُسمع قط
    '{1}' was announced twice in a row | أُعلن «{1}» مرتين متتاليتين
    {1} announcements came within {2} seconds | الإعلانات خلال {2} ثانية: {1}
    {1} has come on the screen, and was not said | {1}: ظهر على الشاشة ولم يُقل
    {1} was there for {2} seconds, and takes {3} to be heard | {1}: بقي {2} ثانية وسماعه يستغرق {3}
    '{1}…' takes {2} seconds | «{1}…» يستغرق {2} ثانية
    the hint of {1} begins only after {2} seconds | {1}: التلميح لا يبدأ إلا بعد {2} ثانية
    the hint '{1}' belongs to no stop, and is never heard | التلميح «{1}» لا ينتمي إلى أي محطة ولا يُسمع أبدًا
    the hint of {1} is cut off by '{2}' whenever the cursor comes to it | {1}: يقطع «{2}» التلميح كلما وصل المؤشر إليه
    {1} comes right after {2} | {1} يأتي بعد {2} مباشرة
    {1} said another role before | {1}: كان يقول دورًا آخر
    {1} changed {2} times within {3} seconds | {1}: التغييرات خلال {3} ثانية: {2}
    no voice reads '{1}' | لا صوت يقرأ «{1}»
    '{1}' is read by the voice of another language than '{2}' | «{1}» يقرؤه صوت لغة غير «{2}»
    the same way has led to another state than before | الطريق نفسه قاد إلى حالة غير السابقة
    By rule | حسب القاعدة
    By file | حسب الملف
    Baseline entries that nothing needs any more | بنود خط الأساس التي لم تعد لازمة
    To pass over the first of these, add under 'ignore' in .earshot.yaml: - {1} | لتجاوز الأول منها، أضف تحت «ignore» في .earshot.yaml: - {1}
    These are: {1} | وهي: {1}
    Screen {1} of {2} | الشاشة {1} من {2}
    Audit | تدقيق
    critical | حرج
    serious | خطير
    moderate | متوسط
    minor | طفيف
    review | للمراجعة
    {1} critical | حرج: {1}
    {1} serious | خطير: {1}
    {1} moderate | متوسط: {1}
    {1} minor | طفيف: {1}
    {1} for review | للمراجعة: {1}
    nothing found | لم يُعثر على شيء
    {1} elements checked: {2} | العناصر المفحوصة: {1}؛ {2}
    {1} elements on {2} screens checked: {3} | العناصر المفحوصة: {1}، الشاشات: {2}؛ {3}
    {1} states walked | الحالات المقطوعة: {1}
    {1} states walked, {2} not reached | الحالات المقطوعة: {1}، غير المبلوغة: {2}
    {1} known from the baseline | معروف من خط الأساس: {1}
    {1} ignored | متجاوز: {1}
    {1} stale entries | بنود قديمة: {1}
    {1} refused | مرفوض: {1}
    {1} files skipped | ملفات متروكة: {1}
    {1} screens skipped | شاشات متروكة: {1}
    {1} files, {2} screens skipped | ملفات متروكة: {1}، شاشات: {2}
    {1} rules not checked everywhere | قواعد لم تُفحص في كل مكان: {1}
    {1}; {2} | {1}؛ {2}
    {1}, {2} times | {1}، عدد المرات {2}
    Accessibility audit | تدقيق تسهيلات الاستخدام
    earshot {1}, rule set {2}, part {3} | earshot {1}، مجموعة القواعد {2}، الجزء {3}
    Skip to the screens | الانتقال إلى الشاشات
    Screens | الشاشات
    Refused files | الملفات المرفوضة
    Rules for which files lack facts | القواعد التي تنقصها معلومات في الملفات
    {1}: not sure of everything on {2} screens | {1}: غير متأكد من كل شيء؛ الشاشات: {2}
    About this audit | حول هذا التدقيق
    Entries that the baseline no longer needs | بنود لم يعد خط الأساس بحاجة إليها
    {1} findings | النتائج: {1}
    No rule looks at this screen, which stands there until the app has begun. | لا قاعدة تنظر في هذه الشاشة التي تظهر حتى يبدأ التطبيق فقط.
    Not checked everywhere, since the file lacks facts: {1}. | لم يُفحص في كل مكان لأن الملف تنقصه معلومات: {1}.
    There is nothing to hear on this screen. | لا شيء يُسمع في هذه الشاشة.
    What is heard | ما يُسمع
    (silence) | (صمت)
    Findings | ما عُثر عليه
    {1} findings known or ignored | نتائج معروفة أو متجاوزة: {1}
    stop {1} | موضع التوقف {1}
    About {1} | حول {1}
    What is done from the start of the app, and what is heard: | ما يُفعل منذ بدء التطبيق وما يُسمع:
    What is heard on the way: | ما يُسمع في الطريق:
    To pass over it, add to {1} in the configuration: | لتجاوزه، أضف إلى {1} في الإعدادات:
    ignored: {1} | متجاوز: {1}
    ignored | متجاوز
    known | معروف
    The file says nothing of where things stand. | الملف لا يقول أين توجد الأشياء.
    {1}, drawn with the numbers of its stops | {1}، مرسومة بأرقام مواضع التوقف
    earshot {1}, rule set {2} | earshot {1}، مجموعة القواعد {2}
    All {1} | الكل: {1}
    {1}, line {2}, column {3} | {1}، السطر {2}، العمود {3}
    and {1} more | وأخرى عددها {1}
    it lists {1} elements and counts {2} | يسرد من العناصر {1} ويعدّ {2}
    it does not find the place of element {1} | لا يجد موضع العنصر {1}
    it finds element {1} at place {2} | يجد العنصر {1} في الموضع {2}
    it gives another element than the one it lists at place {1} | يعطي في الموضع {1} عنصرًا غير المسرود هناك
    {1} rules | القواعد: {1}
    {1} rules not checked | قواعد لم تُفحص: {1}
    {1} rules without a finding | قواعد بلا نتائج: {1}
    the file lacks facts: {1} | الملف تنقصه معلومات: {1}
    a picture that stands there until the app has begun | صورة تظهر حتى يبدأ التطبيق فقط
    passed over | متروك
    known or ignored | معروف أو متجاوز
    for review | للمراجعة
    The walk, drawn | الجولة مرسومة
    Play the walk | تشغيل الجولة
    What is heard on the way to the element. | ما يُسمع في الطريق إلى العنصر.
    What is done from the start of the app, and what is heard. | ما يُفعل منذ بدء التطبيق وما يُسمع.
    The baseline has it. | خط الأساس يتضمنه.
    The folder in which earshot was run. | المجلد الذي شُغّل فيه earshot.
    """
}
